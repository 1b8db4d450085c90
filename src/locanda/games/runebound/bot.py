"""A bot that knows Runebound: routes, odds, shopping, and when to flee."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from heapq import heappop, heappush
from math import exp
from random import Random
from typing import Any

from locanda.kernel.decision import Decision, Option

from . import market, modifiers, odds, trade
from .abilities import Power
from .atlas import TERRAINS, Atlas
from .cards import COLOURS, AllyCard, ItemCard, MarketCard
from .experience import points
from .state import Companion, Party, Possession, Realm
from .undefeated import slot_at
from .vocabulary import ExtraDice, Travel

RED = 3
# What a beaten Challenge of each colour is worth in gold, and a Dragon Rune by those already held.
REWARD = (4.0, 9.0, 18.0, 0.0)
RUNE = (30.0, 60.0, 150.0)
VICTORY = 150.0
# What the chance against each colour counts for in the strength of a party.
MIGHT = (6.0, 12.0, 18.0, 40.0)
# Turns that entering a space takes on average: easy terrain is on half of the faces, other terrain on a third.
EASY, ROUGH = 0.26, 0.34
EASY_TERRAINS = frozenset(TERRAINS.index(name) for name in ("plains", "road", "town"))
# What a goal one turn farther away is worth, as a share.
PATIENCE = 0.55
NEAREST_GOALS = 10
# The chance from which another Hero is attacked: for the last Rune, and otherwise.
LAST_DUEL, DUEL = 0.45, 0.62
DUEL_RISK = 8.0
SPOILS = 0.8
DEFEAT, GRIEF = 4.0, 0.2
LUCK = 0.4
# A fight is left when the chance of winning is lower, and the chance of an escape higher.
FLEE_BELOW, FLEE_FROM = 0.22, 0.3
# The share of a card's cost that its purchase must bring, and the gold that makes waiting in a town attractive.
THRIFT, POCKET_MONEY = 0.7, 2

Goals = list[tuple[int, float]]


@lru_cache(maxsize=1000)
def travel_times(atlas: Atlas, goal: int) -> list[float]:
    """About how many turns the way from every space to a goal takes."""
    times = [99.0] * atlas.size
    times[goal] = 0.0
    queue = [(0.0, goal)]
    while queue:
        time, here = heappop(queue)
        if time > times[here]:
            continue
        time += EASY if atlas.terrain[here] in EASY_TERRAINS else ROUGH
        for there in atlas.neighbours[here]:
            if time < times[there]:
                times[there] = time
                heappush(queue, (time, there))
    return times


def runes(party: Party) -> int:
    """The Dragon Runes of a party."""
    return sum(item.card.type == "rune" for item in party.items)


class Greedy:
    """Plays what looks best now: nearby fights that it will probably win, good purchases, healing in time."""

    def __init__(self, seed: int = 0, boldness: float = 0.5) -> None:
        self.random = Random(seed)
        self.boldness = boldness
        self._owned: tuple[Any, ...] = ()
        self._gains: dict[str, float] = {}
        self._desperate = False
        self._known_chances: tuple[Any, list[float]] = ((), [])
        self._known_goals: tuple[Any, Goals] = ((), [])
        self._answers: dict[str, Callable[[Realm, Party, Decision], Option]] = {
            "movement": self._movement,
            "move": self._move,
            "step": self._place,
            "step-back": self._place,
            "travel": self._place,
            "nearest-town": self._place,
            "adventure": self._adventure,
            "escape": self._escape,
            "attack.ranged": self._stance,
            "attack.melee": self._stance,
            "attack.magic": self._stance,
            "trade": self._trade,
            "market": lambda t, party, decision: decision.options[0],
            "experience": self._learn,
            "test": self._test,
            "find": self._take,
            "spoils": self._take,
            "over-limit": self._drop,
            "drop": self._drop,
            "desert": self._drop,
            "refresh": self._raise,
            "pay": self._agree,
            "may": self._agree,
            "choose": self._choose,
            "peek": self._peek,
            "heal": self._neediest,
            "rest": self._neediest,
            "relieve": self._neediest,
            "wound": self._sturdiest,
            "tire": self._sturdiest,
        }

    def __call__(self, t: Realm, decision: Decision) -> Option:
        """The answer of this bot."""
        if len(decision.options) == 1:
            return decision.options[0]
        party = t.seats[decision.seat]
        answer = self._answers.get(decision.prompt)
        if answer is not None:
            return answer(t, party, decision)
        if decision.prompt.startswith("use."):
            return self._use(t, party, decision.options) or decision.options[-1]
        return self.random.choice(decision.options)

    # Where to go

    def _fight_worth(self, t: Realm, party: Party, chance: float, colour: int) -> float:
        """What attempting a fight is worth; the longer the game lasts, the less there is to lose."""
        reward = REWARD[colour] if colour != RED else RUNE[runes(party)]
        loss = (
            DEFEAT
            + party.gold * 0.5
            + points(party) * 0.8
            + GRIEF * sum(ally.card.cost for ally in party.allies)
        )
        haste = max(0.15, min(1.0, 1.8 - t.rounds / 30.0))
        return chance * reward - (1.0 - chance) * loss * haste * (1.5 - self.boldness)

    def goals(self, t: Realm, party: Party) -> Goals:
        """Places worth going to, with their worth."""
        key = (
            *self._signature(t, party),
            *(t.rounds, party.gold, party.wounds, tuple(t.tokens), tuple(t.markers)),
            *((rival.at, rival.wounds, len(rival.items)) for rival in t.seats),
            *(card.id for stall in t.stalls for card in stall),
        )
        if self._known_goals[0] != key:
            self._known_goals = (key, self._find_goals(t, party))
        return self._known_goals[1]

    def _find_goals(self, t: Realm, party: Party) -> Goals:
        team = odds.fighters(t, party)
        hurt = party.wounds > 0 or any(ally.wounds for ally in party.allies)
        hale = odds.fighters(t, self._healthy(party)) if hurt else team
        healed = self._best_chances(t, party, hale)
        chances = [self._chance(t, team, colour) for colour in range(4)] if hurt else healed
        found: Goals = []
        last_resort: Goals = []
        need = 0.0
        for space, colour in t.tokens.items():
            chance, better = chances[colour], healed[colour]
            slot = slot_at(t, space)
            if slot >= 0:
                foe = t.track[slot]
                assert foe is not None
                chance = odds.win_chance(team, odds.waiting(t, foe)) if foe.life else odds.TRAP_CHANCE
                better = odds.win_chance(hale, odds.waiting(t, foe)) if foe.life and hurt else chance
            worth = self._fight_worth(t, party, chance, colour)
            if hurt:
                near = PATIENCE ** travel_times(t.library.atlas, space)[party.at]
                need = max(need, near * (self._fight_worth(t, party, better, colour) - max(0.0, worth)))
            if worth > 0.3:
                found.append((space, worth))
            else:
                last_resort.append((space, chance * 0.5))
        desperate = not found
        for rival in t.seats:
            if rival is not party and rival.at >= 0:
                worth = self._duel_worth(t, party, team, rival, desperate)
                if worth > 0.0:
                    found.append((rival.at, worth))
        self._desperate = desperate
        return (found or last_resort) + self._town_goals(t, party, need)

    def _chance(self, t: Realm, team: list[odds.Fighter], colour: int) -> float:
        """The chance against an unseen Challenge of a colour: the easy ones on average, the hard ones one by one."""
        if colour < 2:
            return odds.win_chance(team, odds.typical(t.library, colour, 0, 0))
        return odds.deck_chance(t, team, colour)

    def _best_chances(self, t: Realm, party: Party, hale: list[odds.Fighter]) -> list[float]:
        """The chances of a healthy party against each colour, worked out anew when something has changed."""
        key = (
            (party.seat, t.event and t.event.id, *party.learned, *(len(deck) for deck in t.decks)),
            *(piece.card.id for piece in (*party.items, *party.allies)),
        )
        if self._known_chances[0] != key:
            self._known_chances = (key, [self._chance(t, hale, colour) for colour in range(4)])
        return self._known_chances[1]

    def _town_goals(self, t: Realm, party: Party, need: float) -> Goals:
        """The towns, for healing and for what lies in their markets."""
        need = need + 0.4 * party.exhaustion if party.gold >= modifiers.healing_price(t, party) else 0.0
        luck = min(10.0 * LUCK, max(0.0, party.gold - POCKET_MONEY) * LUCK)
        found = []
        for town, space in enumerate(t.library.atlas.towns):
            best = max((self._appeal(t, party, card) for card in t.stalls[town]), default=0.0)
            errands = sum(6.0 for kept in party.kept if self._leads_to(t, kept.card.errand, space))
            found.append((space, need + best * 0.8 + luck + errands))
        return found

    @staticmethod
    def _leads_to(t: Realm, errand: Any, space: int) -> bool:
        return errand is not None and not errand.turns and errand.town in ("", t.library.atlas.title(space))

    def _duel_worth(
        self, t: Realm, party: Party, team: list[odds.Fighter], rival: Party, desperate: bool
    ) -> float:
        """What attacking a Hero is worth: for Runes that decide the game, or for lack of anything better."""
        mine, loot = runes(party), runes(rival)
        if not desperate and (not loot or (mine < 2 and loot < 2)):
            return 0.0
        chance = odds.win_chance(team, odds.rival_of(t, rival))
        if chance < (LAST_DUEL if loot and (mine == 2 or desperate) else DUEL):
            return 0.0
        spoils = RUNE[mine] if loot else SPOILS * max((a.card.cost for a in rival.allies), default=0)
        return chance * spoils - (1.0 - chance) * (DUEL_RISK + (RUNE[mine - 1] if mine else 0.0))

    def _pull(self, atlas: Atlas, space: int, goals: Goals) -> float:
        """How good it is to stand on a space: the best goal, worth less the farther it is."""
        return max(
            (worth * PATIENCE ** travel_times(atlas, goal)[space] for goal, worth in goals), default=0.0
        )

    def _best_of(self, t: Realm, party: Party, spaces: Iterable[int]) -> tuple[float, int]:
        """The best of some spaces to stand on, and how good it is."""
        atlas = t.library.atlas
        goals = self.goals(t, party)
        if len(goals) > NEAREST_GOALS:
            here = party.at
            goals = sorted(goals, key=lambda one: -one[1] * PATIENCE ** travel_times(atlas, one[0])[here])
            goals = goals[:NEAREST_GOALS]
        rows = [(travel_times(atlas, goal), worth) for goal, worth in goals]
        return max(((max(w * PATIENCE ** row[space] for row, w in rows)), space) for space in spaces)

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
        return keys["rest:1"] if tired >= 2 and most > 3 else keys["roll"]

    def _moves_well(self, t: Realm, party: Party, power: Power, here: float, at_goal: bool) -> bool:
        """Whether an ability is worth using before the movement."""
        if not self._affords(t, party, power):
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
                if option.verb == "use" and self._affords(t, party, option.value):
                    return option
        return next((option for option in places if option.value == place), decision.options[0])

    def _place(self, t: Realm, party: Party, decision: Decision) -> Option:
        if party.at < 0:
            return self.random.choice(decision.options)
        _, place = self._best_of(t, party, [option.value for option in decision.options])
        return next(option for option in decision.options if option.value == place)

    # Adventures and fights

    def _adventure(self, t: Realm, party: Party, decision: Decision) -> Option:
        keys = {option.key: option for option in decision.options}
        team = odds.fighters(t, party)
        for rival in t.seats:
            option = keys.get(f"attack:{rival.hero.id}")
            if option is not None and self._duel_worth(t, party, team, rival, self._desperate) > 0.0:
                return option
        if "attempt" not in keys:
            return keys["pass"]
        colour = t.tokens[party.at]
        slot = slot_at(t, party.at)
        foe = t.track[slot] if slot >= 0 else None
        if foe is not None:
            chance = odds.win_chance(team, odds.waiting(t, foe)) if foe.life else odds.TRAP_CHANCE
        else:
            chance = self._chance(t, team, colour)
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
        stake = party.gold * 0.5 + points(party) + 0.3 * sum(ally.card.cost for ally in party.allies)
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
        which = modifiers.CHARACTERISTICS.index(facts["characteristic"])
        bonus = modifiers.characteristic(t, party, None, which) + facts["bonus"]
        spare = modifiers.stamina(t, party) - party.exhaustion
        roll, exert = decision.options
        return exert if odds.chance(bonus, facts["target"]) < 0.6 and spare > 0 else roll

    # Cards

    def _affords(self, t: Realm, party: Party, power: Power) -> bool:
        """Whether the cost of an ability hurts nobody: no wounds by exhaustion, no fall."""
        cost = power.ability.cost
        ally = next((one for one in party.allies if one.card is power.card), None)
        holder = party if ally is None else ally
        if cost.wounds and holder.wounds + cost.wounds + 1 >= modifiers.life(t, party, ally):
            return False
        if cost.exhaustion and holder.exhaustion + cost.exhaustion > modifiers.stamina(t, party, ally):
            return False
        return not cost.gold or party.gold >= cost.gold + POCKET_MONEY

    def _likes(self, t: Realm, party: Party, power: Power) -> bool:
        """Whether an ability is worth its cost now."""
        if not self._affords(t, party, power):
            return False
        cost = power.ability.cost
        price = 0.5 * cost.exhaustion + 1.5 * cost.wounds + cost.gold
        if cost.discard and not isinstance(power.card, (ItemCard, AllyCard)):
            price += 1.0
        elif cost.discard:
            price += 0.5 * power.card.cost  # type: ignore[union-attr]
        elif (
            cost.activate
            and isinstance(power.card, AllyCard)
            and t.fight is None
            and power.ability.when != "win"
        ):
            price += 1.5
        need = (
            1.0 - self._outlook(t, party, power.ability.when == "before-combat")
            if t.fight is not None
            else 0.0
        )
        return odds.value(t, party, power.ability.do, need) * (0.7 + 0.6 * self.random.random()) > price

    def _use(self, t: Realm, party: Party, options: Iterable[Option]) -> Option | None:
        """The option of an ability that is worth using."""
        for option in options:
            if option.verb == "use" and self._likes(t, party, option.value):
                return option
        return None

    def _neediest(self, t: Realm, party: Party, decision: Decision) -> Option:
        """The character with the most tokens for its size; the Hero first when it is equal."""
        kind = "wounds" if decision.prompt == "heal" else "exhaustion"

        def need(option: Option) -> float:
            ally = next((one for one in party.allies if one.card.id == option.about), None)
            return 1.2 * getattr(party, kind) if ally is None else float(getattr(ally, kind))

        return max(decision.options, key=need)

    def _sturdiest(self, t: Realm, party: Party, decision: Decision) -> Option:
        """The character that minds harm least."""

        def left(option: Option) -> float:
            ally = next((one for one in party.allies if one.card.id == option.about), None)
            return modifiers.life(t, party, ally) - (party.wounds if ally is None else ally.wounds)

        return max(decision.options, key=left)

    def _effects_asked(self, t: Realm, decision: Decision, kind: str) -> Any:
        return None

    def _agree(self, t: Realm, party: Party, decision: Decision) -> Option:
        """Yes, unless it costs the last gold or too many wounds."""
        gold = (decision.facts or {}).get("gold", 0)
        yes, no = decision.options
        if gold:
            return yes if party.gold >= gold + 1 else no
        return no if party.wounds * 2 >= modifiers.life(t, party) else yes

    def _choose(self, t: Realm, party: Party, decision: Decision) -> Option:
        return self.random.choice(decision.options)

    def _peek(self, t: Realm, party: Party, decision: Decision) -> Option:
        """Bury what cannot be beaten."""
        card: Any = t.library.by_id[(decision.facts or {})["card"]]
        yes, no = decision.options
        if not getattr(card, "life", 0):
            return no
        team = odds.fighters(t, party)
        typical = self._chance(t, team, COLOURS.index(card.colour))
        return yes if odds.win_chance(team, odds.waiting(t, card)) < min(0.6, typical) else no

    def _raise(self, t: Realm, party: Party, decision: Decision) -> Option:
        return max(decision.options, key=lambda option: getattr(t.library.by_id[option.about], "cost", 0))

    # Market and experience

    @staticmethod
    def _signature(t: Realm, party: Party) -> tuple[Any, ...]:
        """What a party has, as far as it makes it strong."""
        return (
            party.seat,
            party.hero.id,
            *party.learned,
            *(item.card.id for item in party.items if item.face_up),
            *((ally.card.id, ally.wounds, ally.face_up) for ally in party.allies),
        )

    @staticmethod
    def _healthy(party: Party) -> Party:
        """The party without wounds, rested and with all cards ready."""
        rich: Party = party.copy()  # type: ignore[attr-defined]
        rich.wounds = 0
        for piece in (*rich.items, *rich.allies):
            piece.face_up = True
        for ally in rich.allies:
            ally.wounds = 0
        return rich

    def _might(self, t: Realm, party: Party) -> float:
        """How strong a party is, in gold: its chances against Challenges of every colour."""
        team = odds.fighters(t, party)
        return sum(
            weight * odds.win_chance(team, odds.typical(t.library, c, 0, 0)) for c, weight in enumerate(MIGHT)
        )

    def _gain(self, t: Realm, party: Party, card: MarketCard) -> float:
        """How much stronger the party would be with a card; something that is only used now and then counts less."""
        owned = (
            (party.seat, party.hero.id, *party.learned),
            *(piece.card.id for piece in (*party.items, *party.allies)),
        )
        if owned != self._owned:
            self._owned = owned
            self._gains = {"": self._might(t, self._healthy(party))}
        gains = self._gains
        if card.id not in gains:
            gains[card.id] = self._count_gain(t, party, card) - gains[""]
        return gains[card.id]

    def _count_gain(self, t: Realm, party: Party, card: MarketCard) -> float:
        rich = self._healthy(party)
        if isinstance(card, AllyCard):
            rich.allies.append(Companion(card))
        else:
            if trade.over_limit(rich, card.type, 1):
                rich.items.remove(self._worst(rich, card.type))
            rich.items.append(Possession(card))
        now_and_then = 0.3 if card.abilities or not card.always else 0.0
        return self._might(t, rich) + now_and_then * card.cost

    @staticmethod
    def _worst(party: Party, kind: str) -> Possession:
        """The Item of a kind that the party would miss least."""
        return min((item for item in party.items if item.card.type == kind), key=lambda item: item.card.cost)

    def _appeal(self, t: Realm, party: Party, card: MarketCard) -> float:
        """How attractive a purchase is; 0 if it cannot be paid or is not worth its price."""
        price = market.cost(t, party, card)
        return max(0.0, self._gain(t, party, card) - THRIFT * price) if price <= party.gold else 0.0

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
                worst = self._worst(party, card.type).card
                gold = party.gold + (worst.cost + 1) // 2
                sale = keys.get(f"sell:{worst.id}")
                price = market.cost(t, party, card)
                if (
                    sale is not None
                    and gold >= price
                    and self._gain(t, party, card) > 0.6 * (price - worst.cost // 2) + 1
                ):
                    return sale
        return None

    def _learn(self, t: Realm, party: Party, decision: Decision) -> Option:
        def might(which: int) -> float:
            wise = self._healthy(party)
            wise.learned[which] += 1
            return self._might(t, wise)

        return max(decision.options[1:], key=lambda option: might(option.value))

    def _take(self, t: Realm, party: Party, decision: Decision) -> Option:
        def worth(option: Option) -> float:
            if option.verb != "take":
                return 0.0
            card = option.value
            if isinstance(card, ItemCard) and card.type == "rune":
                return RUNE[0] * 9
            return self._gain(t, party, card) + 0.5

        return max(decision.options, key=worth)

    def _drop(self, t: Realm, party: Party, decision: Decision) -> Option:
        def worth(option: Option) -> float:
            card: Any = t.library.by_id[option.about]
            return RUNE[0] if getattr(card, "type", "") == "rune" else float(card.cost or 6)

        return min(decision.options, key=worth)


def worth(t: Realm) -> list[float]:
    """How well each seat stands, from 0 to 1, together 1: the share of the strength at the table, sharpened."""
    scores = [_strength(t, party) for party in t.seats]
    top = max(scores)
    weights = [exp((score - top) / 7.0) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def _strength(t: Realm, party: Party) -> float:
    goods = (
        sum(item.card.cost for item in party.items) * 0.8 + sum(a.card.cost or 6 for a in party.allies) * 0.9
    )
    hurt = party.wounds / modifiers.life(t, party)
    return (
        sum(party.learned) * 4.0
        + points(party) * 0.7
        + party.gold * 0.5
        + goods
        + runes(party) * 12.0
        - hurt * 3.0
        - party.exhaustion * 0.4
        - sum(ally.wounds for ally in party.allies) * 0.4
    )
