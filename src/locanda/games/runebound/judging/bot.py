"""A bot that knows Runebound: routes, odds, shopping, and when to flee."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from locanda.kernel.decision import Decision, Option
from locanda.kit.guide import Answers

from ..cards import AllyCard, ChallengeCard, ItemCard, Timing
from ..rules import checks, goods, market, modifiers
from ..rules.abilities import Power
from ..rules.experience import points
from ..rules.undefeated import slot_at
from ..state import Party, Realm
from ..vocabulary import Choose, ExtraDice, May, Pay, Travel
from . import odds, purchases
from .goals import Wayfinder

WEARY = 15  # rounds after which a fight that heals as fast as it hurts is given up
# How often a choice is left to chance.
WHIM = 0.15


ANSWERS = Answers()
replies = ANSWERS.to


class Greedy(Wayfinder):
    """Plays what looks best now: nearby fights that it will probably win, good purchases, healing in time."""

    answers = ANSWERS

    @replies("market")
    def _visit(self, t: Realm, party: Party, decision: Decision) -> Option:
        """A market is always worth a look."""
        return decision.options[0]

    @replies(*(f"use.{when}" for when in get_args(Timing)))
    def _use_something(self, t: Realm, party: Party, decision: Decision) -> Option:
        """An ability that is worth its cost, or none."""
        return self._use(t, party, decision.options) or decision.options[-1]

    # Where to go

    @replies("movement")
    def _movement(self, t: Realm, party: Party, decision: Decision) -> Option:
        atlas, goals = t.library.atlas, self.goals(t, party)
        keys = {option.key: option for option in decision.options}
        here = self._pull(atlas, party.at, goals)
        at_goal = any(goal == party.at and worth >= here for goal, worth in goals)
        most = max((option.value for option in decision.options if option.verb == "rest"), default=0)
        for option in decision.options:
            if option.verb == "use" and self._moves_well(t, party, option.value, here, at_goal):
                return option
        if at_goal and most:
            return keys[f"rest:{most}"]
        tired = party.exhaustion + sum(ally.exhaustion for ally in party.allies)
        best, place = self._best_of(t, party, atlas.neighbours[party.at])
        if any(goal == place and worth >= best for goal, worth in goals) and "step" in keys:
            return keys["step"]
        return keys["rest:1"] if tired >= self.params.weary and most > 3 else keys["roll"]

    def _moves_well(self, t: Realm, party: Party, power: Power, here: float, at_goal: bool) -> bool:
        """Whether an ability is worth using before the movement."""
        if not odds.affords(t, party, power):
            return False
        first = power.terms.do[0]
        if isinstance(first, Travel):
            atlas = t.library.atlas
            best = max(self._pull(atlas, town, self.goals(t, party)) for town in atlas.towns)
            return best > here * self.params.journey
        if isinstance(first, ExtraDice):
            return not at_goal
        return self._likes(t, party, power)

    @replies("move")
    def _move(self, t: Realm, party: Party, decision: Decision) -> Option:
        places = [option for option in decision.options if option.verb == "move"]
        best, place = self._best_of(t, party, [party.at, *(option.value for option in places)])
        goals = self.goals(t, party)
        if not any(goal == place and worth >= best for goal, worth in goals):
            for option in decision.options:
                if option.verb == "use" and odds.affords(t, party, option.value):
                    return option
        return next((option for option in places if option.value == place), decision.options[0])

    @replies("step", "step-back", "travel", "nearest-town")
    def _place(self, t: Realm, party: Party, decision: Decision) -> Option:
        _, place = self._best_of(t, party, [option.value for option in decision.options])
        return next(option for option in decision.options if option.value == place)

    # Adventures and fights

    @replies("adventure")
    def _adventure(self, t: Realm, party: Party, decision: Decision) -> Option:
        keys = {option.key: option for option in decision.options}
        team = odds.fighters(t, party)
        for rival in t.seats:
            option = keys.get(f"attack:{rival.hero.id}")
            if (
                option is not None
                and self.goals(t, party)
                and self._duel_worth(t, party, team, rival, True) > 0.0
            ):
                return option
        if "attempt" not in keys:
            return keys["pass"]
        colour, slot = t.tokens[party.at], slot_at(t, party.at)
        foe = t.track[slot] if slot >= 0 else None
        if foe is not None:
            chance = odds.win_chance(team, odds.waiting(t, foe))
        else:
            chance = odds.colour_chance(t, team, colour)
        if self._fight_worth(t, party, chance, colour) <= 0.0:
            return keys["decline"]
        return self._use(t, party, decision.options) or keys["attempt"]

    def _outlook(self, t: Realm, party: Party, fresh: bool = False) -> float:
        """The chance of winning the fight at hand."""
        fight = t.fight
        assert fight is not None
        if party.seat != t.active:
            return 1.0 - odds.win_chance(odds.fighters(t, t.party), odds.rival_of(t, party))
        team = odds.fighters(t, party)
        if fight.foe is None:
            return odds.win_chance(team, odds.rival_of(t, t.seats[fight.rival]))
        return odds.win_chance(team, odds.enemy_of(t, fight.foe), fight.wounds, fresh)

    @replies("escape")
    def _escape(self, t: Realm, party: Party, decision: Decision) -> Option:
        keys = {option.key: option for option in decision.options}
        if t.fight is not None and t.fight.round > WEARY and "escape" in keys:
            return keys["escape"]
        p = self.params
        stake = party.gold * p.flee_gold + points(party) * p.flee_point + p.flee_company * odds.company(party)
        if stake < p.flee_stake or self._outlook(t, party) >= p.flee_below:
            return keys["stay"]
        for option in decision.options:
            if option.verb == "use":
                return option
        if "escape" not in keys or modifiers.life(t, party) - party.wounds <= 1:
            return keys["stay"]
        foe = t.fight.foe if t.fight is not None else None
        aim = (modifiers.target(t, foe, 0) or 20) if foe is not None else 14
        bonus = modifiers.characteristic(t, party, None, 0) + modifiers.roll_bonus(t, party, None, "escape")
        return keys["escape"] if odds.chance(bonus, aim) > p.flee_from else keys["stay"]

    @replies("attack.ranged", "attack.melee", "attack.magic")
    def _stance(self, t: Realm, party: Party, decision: Decision) -> Option:
        phase = ("attack.ranged", "attack.melee", "attack.magic").index(decision.prompt)
        fight = t.fight
        assert fight is not None
        keys = {option.key: option for option in decision.options}
        if fight.foe is None:
            enemy = odds.rival_of(t, t.seats[fight.rival])
            enemy.targets[phase] = enemy.menace[phase] = fight.target
        else:
            enemy = odds.enemy_of(t, fight.foe)
            enemy.life = max(1, enemy.life - fight.wounds)
        team = odds.fighters(t, party)
        spent = 0 if "attack:hero" in keys else 1
        for number, fighter in enumerate(team[1:], 1):
            if fighter.ally is not None and f"attack:{fighter.ally.card.id}" not in keys:
                spent |= 1 << number
        first = odds.plan_round(team, enemy, phase, spent, self.params.ally_fear)[0][0]
        if first < 0:
            return keys["defend"]
        ally = team[first].ally
        return keys["attack:hero" if ally is None else f"attack:{ally.card.id}"]

    @replies("test")
    def _test(self, t: Realm, party: Party, decision: Decision) -> Option:
        facts = decision.facts or {}
        bonus = checks.test_bonus(t, party, facts["characteristic"], facts["skill"]) + facts["bonus"]
        spare = modifiers.stamina(t, party) - party.exhaustion
        roll, exert = decision.options
        return exert if odds.chance(bonus, facts["target"]) < self.params.exert_below and spare > 0 else roll

    # Cards

    def _likes(self, t: Realm, party: Party, power: Power) -> bool:
        """Whether an ability is worth its cost now."""
        if not odds.affords(t, party, power):
            return False
        ability, card, p = power.terms, power.card, self.params
        price = p.exhaustion * ability.cost.exhaustion + p.wound * ability.cost.wounds + ability.cost.gold
        if ability.cost.discard:
            price += p.spent_card * card.cost if isinstance(card, (ItemCard, AllyCard)) else p.spent_other
        elif (
            ability.cost.activate and isinstance(card, AllyCard) and t.fight is None and ability.when != "win"
        ):
            price += p.idle_ally
        mood = 0.7 + 0.6 * self.random.random()
        return odds.value(t, party, ability.do, self._need(t, party, ability.when), p) * mood > price

    def _use(self, t: Realm, party: Party, options: Iterable[Option]) -> Option | None:
        """The option of an ability that is worth using."""
        for option in options:
            if option.verb == "use" and self._likes(t, party, option.value):
                return option
        return None

    @replies("heal", "rest", "relieve", "wound", "tire")
    def _character(self, t: Realm, party: Party, decision: Decision) -> Option:
        """Who needs relief most, the Hero first when it is equal; or who minds harm least."""

        def rank(option: Option) -> float:
            ally = next((one for one in party.allies if one.card.id == option.about), None)
            holder = party if ally is None else ally
            if decision.prompt in ("wound", "tire"):
                return modifiers.life(t, party, ally) - holder.wounds
            tokens = holder.wounds if decision.prompt == "heal" else holder.exhaustion
            return tokens * (self.params.hero_first if ally is None else 1.0)

        return max(decision.options, key=rank)

    @replies("pay", "may")
    def _agree(self, t: Realm, party: Party, decision: Decision) -> Option:
        """Yes, if what the card promises is worth its price."""
        facts = decision.facts or {}
        yes, no = decision.options
        asked = odds.asked(
            t.library.by_id.get(facts.get("card", "")), Pay if decision.prompt == "pay" else May
        )
        worth = 1.0
        if isinstance(asked, (Pay, May)):
            worth = odds.value(t, party, asked.do, self._need(t, party), self.params)
        return yes if worth > facts.get("gold", 0) else no

    @replies("choose")
    def _choose(self, t: Realm, party: Party, decision: Decision) -> Option:
        """The better of two things; now and then the other, since nobody knows everything."""
        asked = odds.asked(t.library.by_id.get((decision.facts or {}).get("card", "")), Choose)
        if not isinstance(asked, Choose) or self.random.random() < WHIM:
            return self.random.choice(decision.options)
        need = self._need(t, party)
        first, second = (
            odds.value(t, party, part, need, self.params) for part in (asked.first, asked.second)
        )
        return decision.options[0 if first >= second else 1]

    def _need(self, t: Realm, party: Party, when: str = "before-combat") -> float:
        """How much depends on the fight at hand: the chance of losing it; 0 without a fight."""
        return 1.0 - self._outlook(t, party, when == "before-combat") if t.fight is not None else 0.0

    @replies("peek")
    def _peek(self, t: Realm, party: Party, decision: Decision) -> Option:
        """Bury what cannot be beaten."""
        card = t.library.by_id[(decision.facts or {})["card"]]
        yes, no = decision.options
        hard = (
            isinstance(card, ChallengeCard)
            and odds.win_chance(odds.fighters(t, party), odds.waiting(t, card)) < self.params.bury_below
        )
        return yes if hard else no

    # Market and experience

    @replies("trade")
    def _trade(self, t: Realm, party: Party, decision: Decision) -> Option:
        keys = {option.key: option for option in decision.options}
        p = self.params
        hurt = party.wounds * p.heal_wounds >= modifiers.life(t, party)
        if "heal:hero" in keys and (hurt or party.exhaustion >= p.heal_exhaustion):
            return keys["heal:hero"]
        for ally in party.allies:
            if ally.wounds and f"heal:{ally.card.id}" in keys:
                return keys[f"heal:{ally.card.id}"]
        best, best_appeal = self._use(t, party, decision.options), p.bargain
        if best is not None:
            return best
        for option in decision.options:
            if option.verb in ("buy", "hire"):
                appeal = self._appeal(t, party, option.value)
                if appeal > best_appeal:
                    best, best_appeal = option, appeal
        return best or self._make_room(t, party, keys) or decision.options[0]

    def _make_room(self, t: Realm, party: Party, keys: dict[str, Option]) -> Option | None:
        """The sale that lets a clearly better weapon or armour be bought, if there is one."""
        for card in t.stalls[t.library.atlas.town_at[party.at]]:
            if isinstance(card, ItemCard) and goods.over_limit(party, card.type, 1):
                worst = purchases.least_missed(party, card.type).card
                gold = party.gold + market.sale_price(t, party, worst)
                sale = keys.get(f"sell:{worst.id}")
                price = market.cost(t, party, card)
                wanted = self.params.make_room * (price - worst.cost // 2) + 1
                if sale is not None and gold >= price and self._gain(t, party, card) > wanted:
                    return sale
        return None

    @replies("experience")
    def _learn(self, t: Realm, party: Party, decision: Decision) -> Option:
        def might(which: int) -> float:
            wise = odds.healthy(party)
            wise.learned[which] += 1
            return odds.might(t, wise, self.params)

        return max(decision.options[1:], key=lambda option: might(option.value))

    @replies("find", "spoils")
    def _take(self, t: Realm, party: Party, decision: Decision) -> Option:
        """A Dragon Rune, or what makes the party strongest."""
        gains = {
            option: self._gain(t, party, option.value) + odds.price_of(option.value)
            for option in decision.options
            if option.verb == "take"
        }
        return max(gains, key=lambda option: gains[option])

    @replies("over-limit", "drop", "desert", "refresh")
    def _drop(self, t: Realm, party: Party, decision: Decision) -> Option:
        """The cheapest card to lose, or the dearest to turn up; never a Dragon Rune to lose."""
        costs = [odds.price_of(t.library.by_id[option.about]) for option in decision.options]
        wanted = max(costs) if decision.prompt == "refresh" else min(costs)
        return decision.options[costs.index(wanted)]
