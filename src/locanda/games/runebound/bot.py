"""A bot that knows Runebound: routes, odds, shopping, and when to flee."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from locanda.kernel.decision import Decision, Option

from . import checks, goods, market, modifiers, odds, trade
from .abilities import Power
from .atlas import Atlas
from .cards import COLOURS, AllyCard, ChallengeCard, ItemCard, MarketCard
from .experience import points
from .odds import runes, travel_times
from .state import Party, Realm
from .undefeated import slot_at
from .vocabulary import Choose, ExtraDice, May, Pay, Travel

RED = 3
# What a beaten Challenge of each colour is worth in gold, and a Dragon Rune by those already held.
REWARD = (4.0, 9.0, 18.0, 0.0)
RUNE = (45.0, 80.0, 200.0)
# What a goal one turn farther away is worth, as a share.
PATIENCE = 0.55
NEAREST_GOALS = 10
FAR = 2.5  # turns; what lies in markets beyond is not looked at
HOPELESS = 0.08  # chances under this are not worked out exactly
# The chance from which another Hero is attacked: for a Rune, and otherwise; what losing and winning mean.
LAST_DUEL, DUEL = 0.45, 0.75
DUEL_RISK, LATE, SCANTY = 8.0, 40, 10.0  # late and with only scanty goals, any Rune is worth a duel
SPOILS = 0.8
DEFEAT, GRIEF = 4.0, 0.2
LUCK, ERRAND = 0.6, 6.0
# A fight is left when the chance of winning is lower, and the chance of an escape higher.
FLEE_BELOW, FLEE_FROM = 0.22, 0.3
WEARY = 15  # rounds after which a fight that heals as fast as it hurts is given up
# The share of a card's cost that its purchase must bring, and the gold that is no luck in a town.
THRIFT, POCKET_MONEY = 0.7, 2
RICH = 10
# How often a choice is left to chance.
WHIM = 0.15
BURY_BELOW = 0.5  # the chance under which a Challenge that was looked at is put under its deck
# What it costs that an Ally who is activated outside a fight does not attack.
IDLE_ALLY = 1.5

Goals = list[tuple[int, float]]


class Greedy:
    """Plays what looks best now: nearby fights that it will probably win, good purchases, healing in time."""

    def __init__(self, seed: int = 0, boldness: float = 0.5) -> None:
        self.random = Random(seed)
        self.boldness = boldness
        self._owned: tuple[Any, ...] = ()
        self._gains: dict[str, float] = {}
        self._desperate = False
        self._known_chances: tuple[Any, dict[str, float]] = ((), {})
        self._known_goals: tuple[Any, Goals] = ((), [])
        self._answers: dict[str, Callable[[Realm, Party, Decision], Option]] = {}
        for prompts, answer in (
            ("movement", self._movement),
            ("move", self._move),
            ("step step-back travel nearest-town", self._place),
            ("adventure", self._adventure),
            ("escape", self._escape),
            ("attack.ranged attack.melee attack.magic", self._stance),
            ("trade", self._trade),
            ("experience", self._learn),
            ("test", self._test),
            ("find spoils", self._take),
            ("over-limit drop desert refresh", self._drop),
            ("pay may", self._agree),
            ("choose", self._choose),
            ("peek", self._peek),
            ("heal rest relieve wound tire", self._character),
        ):
            self._answers.update(dict.fromkeys(prompts.split(), answer))

    def __call__(self, t: Realm, decision: Decision) -> Option:
        """The answer of this bot."""
        if len(decision.options) == 1:
            return decision.options[0]
        party = t.seats[decision.seat]
        answer = self._answers.get(decision.prompt)
        if answer is not None:
            return answer(t, party, decision)
        if decision.prompt == "market":
            return decision.options[0]
        if decision.prompt.startswith("use."):
            return self._use(t, party, decision.options) or decision.options[-1]
        return self.random.choice(decision.options)

    # Where to go

    def _fight_worth(self, t: Realm, party: Party, chance: float, colour: int) -> float:
        """What attempting a fight is worth; the longer the game lasts, the less there is to lose."""
        reward = REWARD[colour] if colour != RED else RUNE[runes(party)]
        return chance * reward - (1.0 - chance) * self._stake(t, party)

    def _stake(self, t: Realm, party: Party) -> float:
        """What a defeat costs."""
        loss = DEFEAT + party.gold * 0.5 + points(party) * 0.8 + GRIEF * odds.company(party)
        haste = max(0.15, min(1.0, 1.8 - t.rounds / 30.0))
        return loss * haste * (1.5 - self.boldness)

    def goals(self, t: Realm, party: Party) -> Goals:
        """Places worth going to, with their worth."""
        key = (
            *(odds.goods(t, party), *((ally.wounds, ally.face_up) for ally in party.allies)),
            *(item.face_up for item in party.items),
            *(t.rounds, party.gold, party.wounds, party.exhaustion, tuple(t.tokens), tuple(t.markers)),
            *((rival.at, rival.wounds, len(rival.items)) for rival in t.seats),
            *(card.id for stall in t.stalls for card in stall),
        )
        if self._known_goals[0] != key:
            self._known_goals = (key, self._find_goals(t, party))
        return self._known_goals[1]

    def _find_goals(self, t: Realm, party: Party) -> Goals:
        team = odds.fighters(t, party)
        hurt = party.wounds > 0 or any(ally.wounds for ally in party.allies)
        hale = odds.fighters(t, odds.healthy(party)) if hurt else team
        healed = self._hale_chances(t, party, hale)
        chances = [healed[name] for name in COLOURS]
        if hurt:
            chances = [odds.colour_chance(t, team, c) if p > HOPELESS else p for c, p in enumerate(chances)]
        found, last_resort, need = Goals(), Goals(), 0.0
        stake = self._stake(t, party)
        rewards = (*REWARD[:RED], RUNE[runes(party)])
        for space, colour in t.tokens.items():
            chance, better = chances[colour], healed[COLOURS[colour]]
            slot = slot_at(t, space)
            foe = t.track[slot] if slot >= 0 else None
            if foe is not None:
                chance = better = healed[foe.id]
                if hurt and better > HOPELESS:
                    chance = odds.win_chance(team, odds.waiting(t, foe))
            worth = chance * rewards[colour] - (1.0 - chance) * stake
            if hurt:
                gain = better * rewards[colour] - (1.0 - better) * stake - max(0.0, worth)
                need = max(need, gain * PATIENCE ** travel_times(t.library.atlas, space)[party.at])
            if worth > 0.3:
                found.append((space, worth))
            else:
                last_resort.append((space, chance * 0.5))
        self._desperate = not found or (t.rounds > LATE and max(found, key=lambda goal: goal[1])[1] < SCANTY)
        for rival in t.seats:
            if rival is not party and rival.at >= 0:
                worth = self._duel_worth(t, party, team, rival)
                if worth > 0.0:
                    found.append((rival.at, worth))
        return (found or last_resort) + self._town_goals(t, party, need)

    def _hale_chances(self, t: Realm, party: Party, hale: list[odds.Fighter]) -> dict[str, float]:
        """The chances of a healthy party against unseen and waiting Challenges, kept until something changes."""
        key = (odds.goods(t, party), *(len(deck) for deck in t.decks))
        if self._known_chances[0] != key:
            self._known_chances = (
                key,
                {name: odds.colour_chance(t, hale, c) for c, name in enumerate(COLOURS)},
            )
        chances = self._known_chances[1]
        for foe in t.track:
            if foe is not None and foe.id not in chances:
                chances[foe.id] = odds.win_chance(hale, odds.waiting(t, foe))
        return chances

    def _town_goals(self, t: Realm, party: Party, need: float) -> Goals:
        """The towns, for healing and for what lies in their markets."""
        need = need + 0.4 * party.exhaustion if party.gold >= modifiers.healing_price(t, party) else 0.0
        luck = min(10.0 * LUCK, max(0.0, party.gold - POCKET_MONEY) * LUCK)
        found = []
        for town, space in enumerate(t.library.atlas.towns):
            near = travel_times(t.library.atlas, space)[party.at] < FAR
            best = max((self._appeal(t, party, card) for card in t.stalls[town] if near), default=0.0)
            errands = ERRAND * sum(
                odds.ends_in(kept.card, t.library.atlas.title(space)) for kept in party.kept
            )
            found.append((space, need + best * 0.8 + luck + errands))
        return found

    def _duel_worth(
        self, t: Realm, party: Party, team: list[odds.Fighter], rival: Party, met: bool = False
    ) -> float:
        """What attacking a Hero is worth: for the last Rune, for lack of anything better, or if `met` by the way."""
        mine, loot = runes(party), runes(rival)
        last = loot > 0 and mine == 2
        if not last and not self._desperate and not (met and loot == 2):
            return 0.0
        chance = odds.win_chance(team, odds.rival_of(t, rival))
        if chance < (LAST_DUEL if last or loot == 1 else DUEL):
            return 0.0
        spoils = RUNE[mine] if loot else SPOILS * max((ally.card.cost for ally in rival.allies), default=0)
        return chance * spoils - (1.0 - chance) * (DUEL_RISK + (RUNE[mine - 1] if mine else 0.0))

    def _pull(self, atlas: Atlas, space: int, goals: Goals) -> float:
        """How good it is to stand on a space: the best goal, worth less the farther it is."""
        best: float = max([worth * PATIENCE ** travel_times(atlas, goal)[space] for goal, worth in goals])
        return best

    def _best_of(self, t: Realm, party: Party, spaces: Iterable[int]) -> tuple[float, int]:
        """The best of some spaces to stand on, and how good it is."""
        atlas = t.library.atlas
        goals = self.goals(t, party)
        if len(goals) > NEAREST_GOALS:
            goals = sorted(goals, key=lambda one: -one[1] * PATIENCE ** travel_times(atlas, one[0])[party.at])
            goals = goals[:NEAREST_GOALS]
        rows = [(travel_times(atlas, goal), worth) for goal, worth in goals]
        return max((max([worth * PATIENCE ** row[space] for row, worth in rows]), space) for space in spaces)

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
        return keys["rest:1"] if tired >= 3 and most > 3 else keys["roll"]

    def _moves_well(self, t: Realm, party: Party, power: Power, here: float, at_goal: bool) -> bool:
        """Whether an ability is worth using before the movement."""
        if not odds.affords(t, party, power):
            return False
        first = power.ability.do[0]
        if isinstance(first, Travel):
            atlas = t.library.atlas
            best = max(self._pull(atlas, town, self.goals(t, party)) for town in atlas.towns)
            return best > here * 1.5
        if isinstance(first, ExtraDice):
            return not at_goal
        return self._likes(t, party, power)

    def _move(self, t: Realm, party: Party, decision: Decision) -> Option:
        places = [option for option in decision.options if option.verb == "move"]
        best, place = self._best_of(t, party, [party.at, *(option.value for option in places)])
        goals = self.goals(t, party)
        if not any(goal == place and worth >= best for goal, worth in goals):
            for option in decision.options:
                if option.verb == "use" and odds.affords(t, party, option.value):
                    return option
        return next((option for option in places if option.value == place), decision.options[0])

    def _place(self, t: Realm, party: Party, decision: Decision) -> Option:
        _, place = self._best_of(t, party, [option.value for option in decision.options])
        return next(option for option in decision.options if option.value == place)

    # Adventures and fights

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

    def _escape(self, t: Realm, party: Party, decision: Decision) -> Option:
        keys = {option.key: option for option in decision.options}
        if t.fight is not None and t.fight.round > WEARY and "escape" in keys:
            return keys["escape"]
        stake = party.gold * 0.5 + points(party) + 0.3 * odds.company(party)
        if stake < 2.0 or self._outlook(t, party) >= FLEE_BELOW:
            return keys["stay"]
        for option in decision.options:
            if option.verb == "use":
                return option
        if "escape" not in keys or modifiers.life(t, party) - party.wounds <= 1:
            return keys["stay"]
        foe = t.fight.foe if t.fight is not None else None
        aim = (modifiers.target(t, foe, 0) or 20) if foe is not None else 14
        bonus = modifiers.characteristic(t, party, None, 0) + modifiers.roll_bonus(t, party, None, "escape")
        return keys["escape"] if odds.chance(bonus, aim) > FLEE_FROM else keys["stay"]

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
        first = odds.plan_round(team, enemy, phase, spent)[0][0]
        if first < 0:
            return keys["defend"]
        ally = team[first].ally
        return keys["attack:hero" if ally is None else f"attack:{ally.card.id}"]

    def _test(self, t: Realm, party: Party, decision: Decision) -> Option:
        facts = decision.facts or {}
        bonus = checks.test_bonus(t, party, facts["characteristic"], facts["skill"]) + facts["bonus"]
        spare = modifiers.stamina(t, party) - party.exhaustion
        roll, exert = decision.options
        return exert if odds.chance(bonus, facts["target"]) < 0.6 and spare > 0 else roll

    # Cards

    def _likes(self, t: Realm, party: Party, power: Power) -> bool:
        """Whether an ability is worth its cost now."""
        if not odds.affords(t, party, power):
            return False
        ability, card = power.ability, power.card
        price = 0.5 * ability.cost.exhaustion + 1.5 * ability.cost.wounds + ability.cost.gold
        if ability.cost.discard:
            price += 0.5 * card.cost if isinstance(card, (ItemCard, AllyCard)) else 1.0
        elif (
            ability.cost.activate and isinstance(card, AllyCard) and t.fight is None and ability.when != "win"
        ):
            price += IDLE_ALLY
        mood = 0.7 + 0.6 * self.random.random()
        return odds.value(t, party, ability.do, self._need(t, party, ability.when)) * mood > price

    def _use(self, t: Realm, party: Party, options: Iterable[Option]) -> Option | None:
        """The option of an ability that is worth using."""
        for option in options:
            if option.verb == "use" and self._likes(t, party, option.value):
                return option
        return None

    def _character(self, t: Realm, party: Party, decision: Decision) -> Option:
        """Who needs relief most, the Hero first when it is equal; or who minds harm least."""

        def rank(option: Option) -> float:
            ally = next((one for one in party.allies if one.card.id == option.about), None)
            holder = party if ally is None else ally
            if decision.prompt in ("wound", "tire"):
                return modifiers.life(t, party, ally) - holder.wounds
            tokens = holder.wounds if decision.prompt == "heal" else holder.exhaustion
            return tokens * (1.2 if ally is None else 1.0)

        return max(decision.options, key=rank)

    def _agree(self, t: Realm, party: Party, decision: Decision) -> Option:
        """Yes, if what the card promises is worth its price."""
        facts = decision.facts or {}
        yes, no = decision.options
        asked = odds.asked(
            t.library.by_id.get(facts.get("card", "")), Pay if decision.prompt == "pay" else May
        )
        worth = odds.value(t, party, asked.do, self._need(t, party)) if isinstance(asked, (Pay, May)) else 1.0
        return yes if worth > facts.get("gold", 0) else no

    def _choose(self, t: Realm, party: Party, decision: Decision) -> Option:
        """The better of two things; now and then the other, since nobody knows everything."""
        asked = odds.asked(t.library.by_id.get((decision.facts or {}).get("card", "")), Choose)
        if not isinstance(asked, Choose) or self.random.random() < WHIM:
            return self.random.choice(decision.options)
        need = self._need(t, party)
        first, second = (odds.value(t, party, part, need) for part in (asked.first, asked.second))
        return decision.options[0 if first >= second else 1]

    def _need(self, t: Realm, party: Party, when: str = "before-combat") -> float:
        """How much depends on the fight at hand: the chance of losing it; 0 without a fight."""
        return 1.0 - self._outlook(t, party, when == "before-combat") if t.fight is not None else 0.0

    def _peek(self, t: Realm, party: Party, decision: Decision) -> Option:
        """Bury what cannot be beaten."""
        card = t.library.by_id[(decision.facts or {})["card"]]
        yes, no = decision.options
        hard = (
            isinstance(card, ChallengeCard)
            and odds.win_chance(odds.fighters(t, party), odds.waiting(t, card)) < BURY_BELOW
        )
        return yes if hard else no

    # Market and experience

    def _gain(self, t: Realm, party: Party, card: MarketCard) -> float:
        """How much stronger the party would be with a card; something that is only used now and then counts less."""
        owned = odds.goods(t, party)
        if owned != self._owned:
            self._owned = owned
            self._gains = {"": odds.might(t, odds.healthy(party))}
        gains = self._gains
        if card.id not in gains:
            gains[card.id] = self._count_gain(t, party, card) - gains[""]
        return gains[card.id]

    def _count_gain(self, t: Realm, party: Party, card: MarketCard) -> float:
        now_and_then = 0.6 if card.abilities or not card.always else 0.35 if odds.has_side_uses(card) else 0.0
        return odds.might(t, goods.with_card(party, card)) + now_and_then * card.cost

    def _appeal(self, t: Realm, party: Party, card: MarketCard) -> float:
        """How attractive a purchase is; 0 if it cannot be paid or is not worth its price."""
        price = market.cost(t, party, card)
        if price > party.gold:
            return 0.0
        thrift = THRIFT if party.gold < RICH else THRIFT / 2
        return max(0.0, self._gain(t, party, card) - thrift * price)

    def _trade(self, t: Realm, party: Party, decision: Decision) -> Option:
        keys = {option.key: option for option in decision.options}
        if "heal:hero" in keys and (party.wounds * 3 >= modifiers.life(t, party) or party.exhaustion >= 2):
            return keys["heal:hero"]
        for ally in party.allies:
            if ally.wounds and f"heal:{ally.card.id}" in keys:
                return keys[f"heal:{ally.card.id}"]
        best, best_appeal = self._use(t, party, decision.options), 0.2
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
            if isinstance(card, ItemCard) and trade.over_limit(party, card.type, 1):
                worst = goods.least_missed(party, card.type).card
                gold = party.gold + market.sale_price(t, party, worst)
                sale = keys.get(f"sell:{worst.id}")
                price = market.cost(t, party, card)
                wanted = 0.6 * (price - worst.cost // 2) + 1
                if sale is not None and gold >= price and self._gain(t, party, card) > wanted:
                    return sale
        return None

    def _learn(self, t: Realm, party: Party, decision: Decision) -> Option:
        def might(which: int) -> float:
            wise = odds.healthy(party)
            wise.learned[which] += 1
            return odds.might(t, wise)

        return max(decision.options[1:], key=lambda option: might(option.value))

    def _take(self, t: Realm, party: Party, decision: Decision) -> Option:
        """A Dragon Rune, or what makes the party strongest."""
        gains = {
            option: self._gain(t, party, option.value) + odds.price_of(option.value)
            for option in decision.options
            if option.verb == "take"
        }
        return max(gains, key=lambda option: gains[option])

    def _drop(self, t: Realm, party: Party, decision: Decision) -> Option:
        """The cheapest card to lose, or the dearest to turn up; never a Dragon Rune to lose."""
        costs = [odds.price_of(t.library.by_id[option.about]) for option in decision.options]
        wanted = max(costs) if decision.prompt == "refresh" else min(costs)
        return decision.options[costs.index(wanted)]
