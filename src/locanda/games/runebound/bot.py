"""A bot that knows Runebound: routes, odds, shopping, and when to flee."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from locanda.kernel.decision import Decision, Option

from . import market, modifiers, odds, trade
from .abilities import Power
from .cards import AllyCard, ItemCard, MarketCard
from .experience import points
from .state import Companion, Party, Possession, Realm
from .undefeated import slot_at
from .vocabulary import Harder, Heal, Relieve, Tougher

REWARD = (4.0, 7.5, 12.0, 30.0)
MIGHT = (6.0, 12.0, 18.0, 30.0)
DECAY = 0.72
FLEE_BELOW = 0.22
DUEL_FROM = 0.65


class Greedy:
    """Plays what looks best now: nearby fights that it will probably win, good purchases, healing in time."""

    def __init__(self, seed: int = 0, boldness: float = 0.5) -> None:
        self.random = Random(seed)
        self.boldness = boldness
        self._owned: dict[int, tuple[Any, ...]] = {}
        self._gains: dict[int, dict[str, float]] = {}
        self._goals: tuple[Any, list[tuple[int, float]]] = ((), [])
        self._answers: dict[str, Callable[[Realm, Party, Decision], Option]] = {
            "movement": self._movement,
            "move": self._move,
            "step": self._move,
            "step-back": self._move,
            "adventure": self._adventure,
            "escape": self._escape,
            "attack.ranged": self._stance,
            "attack.melee": self._stance,
            "attack.magic": self._stance,
            "market": self._market,
            "trade": self._trade,
            "experience": self._learn,
            "test": self._test,
            "find": self._take,
            "spoils": self._take,
            "over-limit": self._drop,
            "drop": self._drop,
            "desert": self._drop,
            "pay": self._pay,
        }

    def __call__(self, t: Realm, decision: Decision) -> Option:
        """The answer of this bot."""
        party = t.seats[decision.seat]
        answer = self._answers.get(decision.prompt)
        if answer is not None:
            return answer(t, party, decision)
        if decision.prompt.startswith("use."):
            return self._use(t, party, decision)
        return self.random.choice(decision.options)

    # Where to go

    def _chances(self, t: Realm, party: Party) -> list[float]:
        """The chance to win against an unseen Challenge of each colour."""
        harder = tougher = 0
        if t.event is not None:
            for effect in t.event.always:
                if type(effect) is Harder and not effect.undefeated and effect.colour is None:
                    harder += effect.amount
                elif type(effect) is Tougher and effect.colour is None:
                    tougher += effect.amount
        team = odds.fighters(t, party)
        return [odds.win_chance(team, odds.typical(t.library, c, harder, tougher)) for c in range(4)]

    def _worth_of_fight(self, t: Realm, party: Party, chance: float, colour: int) -> float:
        """What attempting a fight is worth; the longer the game lasts, the less there is to lose."""
        reward = REWARD[colour]
        if colour == 3:
            reward *= 1.0 + sum(item.card.type == "rune" for item in party.items)
        loss = 4.0 + party.gold * 0.5 + points(party) * 0.8
        haste = max(0.15, min(1.0, 1.8 - t.rounds / 30.0))
        return chance * reward - (1.0 - chance) * loss * haste * (1.5 - self.boldness)

    def goals(self, t: Realm, party: Party) -> list[tuple[int, float]]:
        """Places worth going to, with their worth."""
        key = (id(t.library), party.seat, t.rounds, party.gold, party.wounds, party.exhaustion, len(t.tokens))
        if self._goals[0] == key:
            return self._goals[1]
        chances = self._chances(t, party)
        team = odds.fighters(t, party)
        found: list[tuple[int, float]] = []
        last_resort: list[tuple[int, float]] = []
        for space, colour in t.tokens.items():
            chance = chances[colour]
            slot = slot_at(t, space)
            if slot >= 0:
                foe = t.track[slot]
                assert foe is not None
                chance = odds.win_chance(team, odds.enemy_of(t, foe)) if foe.life else 0.5
                if foe.reward.victory:
                    chance *= 1.5
            worth = self._worth_of_fight(t, party, chance, colour)
            if worth > 0.3:
                found.append((space, worth))
            else:
                last_resort.append((space, chance * 0.5))
        for rival in t.seats:
            loot = sum(item.card.type == "rune" for item in rival.items)
            if rival is not party and loot and rival.at >= 0:
                chance = self._duel_chance(t, party, rival)
                if chance > DUEL_FROM:
                    found.append((rival.at, chance * 16.0 * (1 + loot) - 6.0))
        found = (found or last_resort) + self._town_goals(t, party)
        self._goals = (key, found)
        return found

    def _town_goals(self, t: Realm, party: Party) -> list[tuple[int, float]]:
        life = modifiers.life(t, party)
        need = 7.0 * (party.wounds / life) ** 1.5 + 0.5 * party.exhaustion if party.gold else 0.0
        need += sum(0.35 * ally.card.cost * ally.wounds / ally.card.life for ally in party.allies if party.gold > 1)
        found = []
        for town, space in enumerate(t.library.atlas.towns):
            best = max((self._appeal(t, party, card) for card in t.stalls[town]), default=0.0)
            luck = min(4.0, max(0.0, party.gold - 2) * 0.4)
            found.append((space, need + max(best * 0.8, 0.0) + luck))
        return found

    def _duel_chance(self, t: Realm, party: Party, rival: Party) -> float:
        """The chance to beat another Hero, whose own rolls set the targets."""
        return odds.win_chance(odds.fighters(t, party), odds.rival_of(t, rival))

    def _pull(self, t: Realm, party: Party, space: int, goals: list[tuple[int, float]]) -> float:
        """How good it is to stand on a space: the best goal, worth less the farther it is."""
        row = t.library.atlas.distances(space)
        return max((worth * DECAY ** (row[goal] * 0.6) for goal, worth in goals), default=0.0)

    def _movement(self, t: Realm, party: Party, decision: Decision) -> Option:
        goals = self.goals(t, party)
        here = self._pull(t, party, party.at, goals)
        at_goal = any(goal == party.at and worth * 0.95 >= here for goal, worth in goals)
        for option in decision.options:
            if option.verb == "use" and self._likes(t, party, option.value):
                return option
        most = max((option.value for option in decision.options if option.verb == "rest"), default=0)
        keys = {option.key: option for option in decision.options}
        if at_goal and most:
            return keys[f"rest:{most}"]
        tired = party.exhaustion + sum(ally.exhaustion for ally in party.allies)
        if tired >= 2 and most > 3:
            return keys["rest:1"]
        near = [n for n in t.library.atlas.neighbours[party.at] if any(goal == n for goal, _ in goals)]
        if near and max(self._pull(t, party, n, goals) for n in near) > 1.35 * here and not tired:
            return keys.get("step", keys["roll"])
        return keys["roll"]

    def _move(self, t: Realm, party: Party, decision: Decision) -> Option:
        goals = self.goals(t, party)
        best = decision.options[0]
        best_pull = self._pull(t, party, party.at, goals) + 0.01 if best.key == "stop" else -99.0
        for option in decision.options:
            if option.verb == "move":
                pull = self._pull(t, party, option.value, goals)
                if pull > best_pull:
                    best, best_pull = option, pull
            elif option.verb == "use" and self.random.random() < 0.25:
                return option
        return best

    # Adventures and fights

    def _adventure(self, t: Realm, party: Party, decision: Decision) -> Option:
        keys = {option.key: option for option in decision.options}
        for rival in t.seats:
            option = keys.get(f"attack:{rival.hero.id}")
            loot = sum(item.card.type == "rune" for item in rival.items)
            if option is not None and loot and self._duel_chance(t, party, rival) > DUEL_FROM:
                return option
        if "attempt" not in keys:
            return keys["pass"]
        for option in decision.options:
            if option.verb == "use" and self._likes(t, party, option.value):
                return option
        colour = t.tokens[party.at]
        slot = slot_at(t, party.at)
        foe = t.track[slot] if slot >= 0 else None
        if foe is not None:
            team = odds.fighters(t, party)
            chance = odds.win_chance(team, odds.enemy_of(t, foe)) if foe.life else 0.5
        else:
            chance = self._chances(t, party)[colour]
        return keys["attempt"] if self._worth_of_fight(t, party, chance, colour) > 0.0 else keys["decline"]

    def _outlook(self, t: Realm, party: Party) -> float:
        fight = t.fight
        assert fight is not None
        if fight.foe is None:
            return self._duel_chance(t, party, t.seats[fight.rival])
        return odds.win_chance(odds.fighters(t, party), odds.enemy_of(t, fight.foe), fight.wounds)

    def _escape(self, t: Realm, party: Party, decision: Decision) -> Option:
        keys = {option.key: option for option in decision.options}
        outlook = self._outlook(t, party)
        if outlook >= FLEE_BELOW:
            return keys["stay"]
        for option in decision.options:
            if option.verb == "use":
                return option
        if "escape" not in keys or modifiers.life(t, party) - party.wounds <= 1:
            return keys["stay"]
        foe = t.fight.foe if t.fight is not None else None
        aim = (modifiers.target(t, foe, 0) or 20) if foe is not None else 14
        bonus = modifiers.characteristic(t, party, None, 0) + modifiers.roll_bonus(t, party, None, "escape")
        return keys["escape"] if odds.chance(bonus, aim) > 0.3 else keys["stay"]

    def _stance(self, t: Realm, party: Party, decision: Decision) -> Option:
        phase = ("attack.ranged", "attack.melee", "attack.magic").index(decision.prompt)
        fight = t.fight
        assert fight is not None
        keys = {option.key: option for option in decision.options}
        if fight.foe is None:
            enemy = odds.rival_of(t, t.seats[fight.rival])
            enemy.targets = (*enemy.targets[:phase], fight.target, *enemy.targets[phase + 1 :])  # type: ignore[assignment]
        else:
            enemy = odds.enemy_of(t, fight.foe)
            enemy.life = max(1, enemy.life - fight.wounds)
        team = odds.fighters(t, party)
        spent = 0 if "attack:hero" in keys else 1
        for number, fighter in enumerate(team[1:], 1):
            if fighter.ally is not None and f"attack:{fighter.ally.card.id}" not in keys:
                spent |= 1 << number
        _, acts, _, _ = odds.plan_round(team, enemy, phase, spent)
        first = acts[0]
        if first < 0:
            return keys["defend"]
        ally = team[first].ally
        return keys["attack:hero" if ally is None else f"attack:{ally.card.id}"]

    def _test(self, t: Realm, party: Party, decision: Decision) -> Option:
        facts = decision.facts or {}
        which = modifiers.CHARACTERISTICS.index(facts["characteristic"])
        bonus = modifiers.characteristic(t, party, None, which) + facts["bonus"]
        spare = modifiers.stamina(t, party) - party.exhaustion
        roll, exert = decision.options
        return exert if odds.chance(bonus, facts["target"]) < 0.6 and spare > 0 else roll

    # Cards

    def _likes(self, t: Realm, party: Party, power: Power) -> bool:
        """Whether an ability is worth its cost now."""
        cost = power.ability.cost
        if cost.wounds and party.wounds + cost.wounds + 1 >= modifiers.life(t, party):
            return False
        if cost.exhaustion and not isinstance(power.card, AllyCard):
            if party.exhaustion + cost.exhaustion > modifiers.stamina(t, party):
                return False
        if cost.gold and party.gold < cost.gold + 2:
            return False
        effects = power.ability.do
        heals = [effect for effect in effects if isinstance(effect, (Heal, Relieve))]
        if heals:
            hurt = party.wounds * 2 >= modifiers.life(t, party) or party.exhaustion >= modifiers.stamina(t, party)
            hurt = hurt or any(ally.wounds for ally in party.allies)
            return hurt
        if cost.discard:
            return self.random.random() < 0.4
        return self.random.random() < 0.85

    def _use(self, t: Realm, party: Party, decision: Decision) -> Option:
        for option in decision.options:
            if option.verb == "use" and self._likes(t, party, option.value):
                return option
        return decision.options[-1]

    # Market and experience

    def _might(self, t: Realm, party: Party) -> float:
        """How strong a party is, in gold: its chances against Challenges of every colour."""
        team = odds.fighters(t, party)
        return sum(
            weight * odds.win_chance(team, odds.typical(t.library, colour, 0, 0))
            for colour, weight in enumerate(MIGHT)
        )

    def _gain(self, t: Realm, party: Party, card: MarketCard) -> float:
        """How much stronger the party would be with a card; something that is only used now and then counts less."""
        owned = (party.seat, tuple(party.learned), *(piece.card.id for piece in (*party.items, *party.allies)))
        if owned != self._owned.get(party.seat):
            self._owned[party.seat] = owned
            self._gains[party.seat] = {}
        gains = self._gains[party.seat]
        if card.id not in gains:
            gains[card.id] = self._count_gain(t, party, card)
        return gains[card.id]

    def _count_gain(self, t: Realm, party: Party, card: MarketCard) -> float:
        rich = party.copy()  # type: ignore[attr-defined]
        rich.wounds = 0
        before = self._might(t, rich)
        if isinstance(card, AllyCard):
            rich.allies.append(Companion(card))
        else:
            if trade.over_limit(rich, card.type, 1):
                rich.items.remove(self._worst(t, party, rich, card.type))
            rich.items.append(Possession(card))
        now_and_then = 0.45 if isinstance(card, ItemCard) and card.type in ("artefact", "armour") else 0.25
        return self._might(t, rich) - before + (now_and_then * card.cost if card.abilities or not card.always else 0.0)

    def _worst(self, t: Realm, party: Party, rich: Party, kind: str) -> Possession:
        """The Item of a kind that the party would miss least."""
        held = [item for item in rich.items if item.card.type == kind]
        return min(held, key=lambda item: item.card.cost)

    def _appeal(self, t: Realm, party: Party, card: MarketCard) -> float:
        """How attractive a purchase is; 0 if it cannot be paid or is not worth its price."""
        price = market.cost(t, party, card)
        if price > party.gold:
            return 0.0
        gain = self._gain(t, party, card)
        return max(0.0, gain - 0.25 * price)

    def _market(self, t: Realm, party: Party, decision: Decision) -> Option:
        return decision.options[0]

    def _trade(self, t: Realm, party: Party, decision: Decision) -> Option:
        keys = {option.key: option for option in decision.options}
        life = modifiers.life(t, party)
        if "heal:hero" in keys and (party.wounds * 3 >= life or party.exhaustion >= 2):
            return keys["heal:hero"]
        for ally in party.allies:
            if ally.wounds and f"heal:{ally.card.id}" in keys:
                return keys[f"heal:{ally.card.id}"]
        best, best_appeal = None, 0.2
        for option in decision.options:
            if option.verb in ("buy", "hire"):
                appeal = self._appeal(t, party, option.value)
                if appeal > best_appeal:
                    best, best_appeal = option, appeal
            elif option.verb == "use" and self._likes(t, party, option.value):
                return option
        if best is not None:
            return best
        return self._make_room(t, party, keys) or decision.options[0]

    def _make_room(self, t: Realm, party: Party, keys: dict[str, Option]) -> Option | None:
        """The sale that lets a clearly better weapon or armour be bought, if there is one."""
        for card in t.stalls[t.library.atlas.town_at[party.at]]:
            if isinstance(card, ItemCard) and trade.over_limit(party, card.type, 1):
                worst = self._worst(t, party, party, card.type).card
                gold = party.gold + (worst.cost + 1) // 2
                sale = keys.get(f"sell:{worst.id}")
                price = market.cost(t, party, card)
                if sale is not None and gold >= price and self._gain(t, party, card) > 0.6 * (price - worst.cost // 2) + 1:
                    return sale
        return None

    def _learn(self, t: Realm, party: Party, decision: Decision) -> Option:
        def might(which: int) -> float:
            wise = party.copy()  # type: ignore[attr-defined]
            wise.wounds = 0
            wise.learned[which] += 1
            return self._might(t, wise)

        return max(decision.options[1:], key=lambda option: might(option.value))

    def _take(self, t: Realm, party: Party, decision: Decision) -> Option:
        def worth(option: Option) -> float:
            if option.verb != "take":
                return 0.0
            card = option.value
            if isinstance(card, ItemCard) and card.type == "rune":
                return 99.0
            return self._gain(t, party, card) + 0.5

        return max(decision.options, key=worth)

    def _drop(self, t: Realm, party: Party, decision: Decision) -> Option:
        def worth(option: Option) -> float:
            card: Any = t.library.by_id[option.about]
            if isinstance(card, ItemCard):
                return 99.0 if card.type == "rune" else float(card.cost or 6)
            return float(card.cost or 6)

        return min(decision.options, key=worth)

    def _pay(self, t: Realm, party: Party, decision: Decision) -> Option:
        gold = (decision.facts or {}).get("gold", 0)
        return decision.options[0] if party.gold >= gold + 1 else decision.options[1]


def worth(t: Realm) -> list[float]:
    """How well each seat stands, from 0 to 1, together 1: the share of the strength at the table, sharpened."""
    scores = [_strength(t, party) for party in t.seats]
    top = max(scores)
    weights = [2.718 ** ((score - top) / 7.0) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def _strength(t: Realm, party: Party) -> float:
    runes = sum(item.card.type == "rune" for item in party.items)
    goods = sum(item.card.cost for item in party.items) * 0.8 + sum(a.card.cost or 6 for a in party.allies) * 0.9
    hurt = party.wounds / modifiers.life(t, party)
    return (
        sum(party.learned) * 4.0
        + points(party) * 0.7
        + party.gold * 0.5
        + goods
        + runes * 12.0
        - hurt * 3.0
        - party.exhaustion * 0.4
        - sum(ally.wounds for ally in party.allies) * 0.4
    )
