"""Strength: what cards add, and what a character brings to a fight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from .. import vocabulary as v
from ..cards import Ability, Card, Item, Power
from ..rules import abilities, body, gear
from ..state import Character, World

SIDES = 8
# How much is kept of what was worked out once, of each kind: more would only make the collector's rounds longer.
MOST = 6_000
# The dice of a usual pool by colour, of a character that is not looked at closer, for each level and at the start.
USUAL, USUAL_MORE = 1.0, 0.7


class Boost(NamedTuple):
    """What a use adds for its Energy: dice by colour, values, tokens, healing."""

    energy: float
    blue: float = 0
    red: float = 0
    green: float = 0
    reroll: float = 0
    attrition: float = 0
    threat: float = 0
    damage: float = 0
    defense: float = 0
    armor: float = 0
    heal: float = 0

    @property
    def strength(self) -> float:
        """How much it adds, in dice."""
        dice = self.blue + 1.2 * self.red + 0.8 * self.green
        tokens = 2 * self.damage + 2.4 * self.defense + 1.6 * self.armor + 1.6 * self.attrition
        return dice + tokens + 0.4 * self.reroll - 2.0 * self.threat + 0.7 * self.heal


NOTHING = Boost(0)
Pool = tuple[float, float, float]


def added(one: Boost, other: Boost) -> Boost:
    """Two of them together."""
    return Boost(*(mine + theirs for mine, theirs in zip(one, other, strict=True)))


def usual_pool(level: int) -> Pool:
    """The dice that a character of a level usually has."""
    each = USUAL + USUAL_MORE * level
    return each, each, each


# What cards add. Results that cards speak of come a little more often than one in eight: bad dice are rolled again.
AGAIN = 1.25
# How many of the dice that could be changed miss, on average.
MISSED = 0.45
# A result that never hits, and one that always does.
POOR, GOOD = 3, 7
# What cards are worth that do something else than fight, in dice.
OTHERWISE: dict[type, float] = {
    v.Further: 0.8,
    v.PassThrough: 0.8,
    v.LeaveFreely: 0.6,
    v.Leap: 0.6,
    v.GoHome: 0.6,
    v.Summon: 0.5,
    v.Teleport: 0.8,
    v.Revive: 1.2,
    v.DefeatIndependent: 0.9,
    v.LeaveCombat: 0.4,
    v.Immune: 0.2,
    v.ExtraArea: 1.5,
    v.Cleanse: 0.3,
}
COLOURS = ("blue", "red", "green")
BOXES = {"blue": "damage", "red": "defense", "green": "armor"}


def chance(which: v.Which) -> float:
    """How likely a die is to show what an effect speaks of."""
    return max(0, which.at_most - which.at_least + 1) / SIDES


def _dice(which: v.Which, pool: Pool) -> float:
    return sum(count for colour, count in zip(COLOURS, pool, strict=True) if colour in which.colours)


def _found(which: v.Which, pool: Pool, most: int) -> float:
    """How many dice of a pool an effect finds, on average, up to as many as it takes."""
    count, likely = _dice(which, pool), min(1.0, chance(which) * (AGAIN if which.at_least > 1 else 1.0))
    if most == 1:
        return 1.0 - float((1.0 - likely) ** count)
    return min(count * likely, most or 9)


def of_steps(steps: Sequence[object], level: int, friends: int = 1, pool: Pool | None = None) -> Boost:
    """What effects add on average, with a pool of dice."""
    total = NOTHING
    for step in steps:
        total = added(total, _of_step(step, level, friends, pool or usual_pool(level)))
    return total


def _of_step(step: object, level: int, friends: int, pool: Pool) -> Boost:
    """What an effect adds: the plain ones, then those that depend on dice or on other cards."""
    if isinstance(step, v.Dice):
        times = friends if step.per == "friend" else 1
        return Boost(0, step.blue * times + step.any, step.red * times, step.green * times)
    if isinstance(step, v.Reroll):
        return Boost(0, reroll=step.amount)
    if isinstance(step, v.Attrition):
        return Boost(0, attrition=step.amount)
    if isinstance(step, v.Threat):
        return Boost(0, threat=step.amount)
    if isinstance(step, v.Hits):
        return Boost(0, **{step.box: float(step.amount)})
    if isinstance(step, v.Armor):
        return Boost(0, armor=step.amount)
    if isinstance(step, v.Regain | v.Gain):
        amount = level if getattr(step, "full", False) or getattr(step, "level", False) else step.amount
        return Boost(0, heal=amount) if step.resource == "health" else Boost(-0.8 * amount)
    if isinstance(step, v.Capacity):
        return Boost(0, heal=step.amount) if step.resource == "health" else Boost(-0.5 * step.amount)
    if isinstance(step, v.EquipNow | v.Judgement | v.Reflect | v.PerToken | v.Redirect | v.MoveHits):
        return Boost(0, damage=0.7)
    if isinstance(step, v.Cheaper | v.MoreUses | v.FreeUse | v.Combo):
        return Boost(0, blue=0.7)
    return _of_dice(step, level, friends, pool)


def _of_dice(step: object, level: int, friends: int, pool: Pool) -> Boost:
    if isinstance(step, v.Spot):
        found = _found(step.which, pool, step.most) / (2 if step.pairs else 1)
        return _times(of_steps(step.do, level, friends, pool), found)
    if isinstance(step, v.Change):
        # A die that would miss: a broad effect finds one sooner than one that needs it to be fair already.
        box = BOXES[step.colour if step.colour in BOXES else step.which.colours[0]]
        fitting = min(chance(step.which), MISSED) * max(0, min(step.result, GOOD) - POOR) / (GOOD - POOR)
        found = _dice(step.which, pool) * fitting
        return Boost(
            0,
            **{
                box: 1 - (1 - fitting) ** _dice(step.which, pool)
                if step.most == 1
                else min(found, step.most or 9)
            },
        )
    if isinstance(step, v.Raise):
        return Boost(0, damage=min(step.most, step.amount * _dice(step.which, pool) / SIDES))
    if isinstance(step, v.RollAgain):
        return Boost(0, reroll=min(2.5, 0.7 * _dice(step.which, pool)))
    if isinstance(step, v.Remove):
        if not step.do or step.every:
            return NOTHING
        found = min(_found(step.which, pool, 0), 2.0 if step.most in (0, "reroll") else float(step.most))
        gained = _times(of_steps(step.do, level, friends, pool), found / max(1, step.exactly))
        return added(gained, Boost(0, armor=-0.4 * found))
    if isinstance(step, v.Pay):
        times = min(step.most or 3, 3)
        price = step.each * times if step.resource == "energy" else 0
        return _times(of_steps(step.do, level, friends, pool), 0.8 * times)._replace(energy=price)
    if isinstance(step, v.SpendTokens):
        return _times(of_steps(step.do, level, friends, pool), 1.2 / step.each)
    if isinstance(step, v.Choose):
        return of_steps(step.first, level, friends, pool)
    if isinstance(step, v.DiceByAttack):
        return Boost(0, **{step.colour: 3.0})
    if isinstance(step, v.Preset):
        return Boost(0, damage=0.55 * len(step.results))
    if isinstance(step, v.Limit):
        return Boost(0, red=-min(2.0, pool[1]))
    return Boost(0, reroll=OTHERWISE.get(type(step), 0.0))


def _times(boost: Boost, factor: float) -> Boost:
    return Boost(*(each * factor for each in boost))


def card_strength(card: Card, level: int) -> float:
    """How strong a card is, in dice, for whoever can use it; Energy for each use counts against it."""
    total = 0.0
    for ability in card.abilities:
        share = 0.6 if ability.needs is not None and not ability.otherwise else 1.0
        wide = 1.5 if ability.whose == "friends" else 1.0
        total += of_steps(ability.do, level).strength * share * wide
    if isinstance(card, Power):
        total -= 0.35 * card.energy if card.type == "instant" else 0.1 * card.energy
        total += 0.5 * card.health
    if isinstance(card, Item) and card.type == "bag":
        total *= 0.4
    for terms in card.instead.values():
        total += 0.6 * len(terms)
    return total


# What a character brings


@dataclass(slots=True)
class Profile:
    """What a character brings to a fight: always, in the first round, and by its uses while its Energy lasts."""

    index: int
    health: float
    energy: int
    steady: Boost
    first: Boost
    uses: list[Boost] = field(default_factory=list)
    immune: tuple[str, ...] = ()
    healing: float = 0.0
    key: Any = None

    def plain(self) -> Profile:
        """The same without what costs Energy or is used up."""
        health = self.health - self.healing
        return replace(self, health=health, first=NOTHING, uses=[], key=(self.key, "plain"))

    def might(self, need: int) -> float:
        """How much it does over a few rounds against foes who need such results, in hits."""
        rounds = 3
        total = added(_times(self.steady, rounds), self.first)
        left = float(self.energy)
        for _ in range(rounds):
            for use in self.uses:
                if use.energy <= left:
                    left -= use.energy
                    total = added(total, use)
        likely = min(0.9, max(0.1, (SIDES + 1 - need - total.threat / rounds) / SIDES))
        dice = (
            min(total.blue, 7 * rounds)
            + 1.3 * min(total.red, 7 * rounds)
            + 0.8 * min(total.green, 7 * rounds)
        )
        rerolled = min(max(0.0, total.reroll), (1 - likely) * dice) * likely
        tokens = total.damage + 1.3 * total.defense + 0.8 * total.armor + 0.8 * total.attrition
        return dice * likely + rerolled + tokens + 0.8 * (self.health + 0.5 * total.heal) + 0.1 * left


# What finishing moves do of what they could: combo tokens have to be there first.
COMBOS = 0.4
# How much of healing comes in time, if it costs Energy and if it does not.
DEAR, CHEAP = 0.4, 0.8
COMBAT = (
    "pool",
    "rolled",
    "rerolls",
    "rerolling",
    "after-rerolls",
    "tokens",
    "placing",
    "placed",
    "used",
    "defense",
    "resolution",
)


def profile(t: World, one: Character, friends: int, fresh: bool = False) -> Profile:
    """What a character brings, from everything that works for it; worked out once for the same character.

    `fresh`: with full Health and Energy, and without a Curse.
    """
    area = gear.companion(one)
    health = max(one.health, body.capacity(t, one, "health")) if fresh else one.health
    energy = max(one.energy, body.capacity(t, one, "energy")) if fresh else one.energy
    curse = 0 if fresh else one.curse
    key = (gear.outfit(t, one), health, energy, curse, one.level, friends, area.health if area else 0)
    book = t.library.notebook("profiles")
    found: Profile | None = book.get(key)
    if found is None:
        if len(book) > MOST:
            book.clear()
        found = book[key] = _profile(t, one, friends, health, energy, curse)
        found.key = key
    return found


def _profile(t: World, one: Character, friends: int, health: int, energy: int, curse: int) -> Profile:
    outfit = gear.outfit(t, one)
    found = Profile(one.index, float(health), energy, NOTHING, NOTHING)
    for use in outfit.at("always"):
        if use.terms.needs is None or _holds(t, one, use.terms):
            found.steady = added(found.steady, of_steps(use.terms.do, one.level, friends)._replace(heal=0))
    found.immune = tuple(step.creature for step in gear.lasting(t, one) if isinstance(step, v.Immune))
    # What gives dice tells how many there are for what spots and changes them.
    pool = usual_pool(one.level)
    for number, moment in enumerate(COMBAT):
        for use in outfit.at(moment):
            _count(t, one, use, found, friends, pool)
        if number == 0:
            pool = _pool_of(found)
    found.uses.sort(key=lambda use: -use.strength / (1 + use.energy))
    for use in outfit.at("hurt"):
        heal = of_steps(use.terms.do, one.level).heal
        price = abilities.cost(t, one, use)
        if heal and price <= energy:
            # What costs Energy competes with everything else that does.
            found.healing += (DEAR if price else CHEAP) * heal
    found.health += found.healing
    area = gear.companion(one)
    if area is not None:
        found.health += area.health
    if curse:
        found.steady = added(found.steady, Boost(0, blue=-curse, reroll=-curse, attrition=-curse))
    found.energy = max(0, round(found.energy - found.steady.energy))
    found.steady = found.steady._replace(energy=0)
    return found


def _pool_of(found: Profile) -> Pool:
    """The dice that a character has in most rounds."""
    boost = added(found.steady, _times(found.first, 0.3))
    for use in found.uses:
        boost = added(boost, _times(use, 0.5))
    return max(0.0, boost.blue), max(0.0, boost.red), max(0.0, boost.green)


def _holds(t: World, one: Character, ability: Ability) -> bool:
    needs = ability.needs
    if needs is None:
        return True
    if needs.equipped and not any(gear.has_equipped(one, name) for name in needs.equipped):
        return False
    if needs.trait and not gear.has_trait(one, needs.trait):
        return False
    return needs.category is None or gear.of_category(one, needs.category) is not None


def _count(t: World, one: Character, use: gear.Use, found: Profile, friends: int, pool: Pool) -> None:
    ability = use.terms
    if not _holds(t, one, ability) or (
        ability.of and not any(gear.has_equipped(one, name) for name in ability.of)
    ):
        return
    used = ability.needs.used if ability.needs is not None else ()
    if used and not any(gear.has_equipped(one, name) for name in used):
        return
    boost = of_steps(ability.do, one.level, friends, pool)
    if ability.otherwise:
        boost = _times(added(boost, of_steps(ability.otherwise, one.level, friends, pool)), 0.5)
    card = use.card
    if ability.needs is not None and ability.needs.first:
        found.first = added(found.first, boost)
        return
    if ability.unequips and not any(
        card.id in ability.unequips or "self" in ability.unequips for card in gear.equipped(one)
    ):
        return
    if isinstance(card, Power) and card.finishing:
        boost = _times(boost, COMBOS)
    price = boost.energy + (abilities.cost(t, one, use) if not ability.auto else 0)
    boost = boost._replace(energy=0)
    once = isinstance(card, Item) and card.type == "bag"
    if once or ability.unequips or spends_card(ability) or _passing(one, use):
        found.first = added(found.first, _times(boost, 0.8 if ability.needs or not ability.auto else 1.0))
    elif price > 0:
        found.uses.append(boost._replace(energy=price))
    else:
        found.steady = added(found.steady, boost._replace(energy=price))


def _passing(one: Character, use: gear.Use) -> bool:
    """Whether a card, or one that it needs, leaves the sheet by itself in the first round."""
    needed = use.terms.needs.equipped if use.terms.needs is not None else ()
    return any(
        ability.auto and spends_card(ability)
        for card in gear.equipped(one)
        if card is use.card or card.id in needed
        for ability in card.abilities
    )


def spends_card(ability: Ability) -> bool:
    """Whether a card is gone from its area, or for good, after it was used."""
    return any(isinstance(step, v.Unequip | v.Discard) for step in ability.do)


def typical_need(level: int) -> int:
    """The result that opponents of characters of a level usually need."""
    return 5 if level < 4 else 6 if level < 5 else 7
