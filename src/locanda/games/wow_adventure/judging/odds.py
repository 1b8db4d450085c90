"""Odds and distances for bots and for those who want to know before a fight: what the dice are likely to do."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from ..atlas import Atlas
from ..cards import LEVELS, EncounterFace, ItemFace
from ..library import Library
from ..rules import modifiers
from ..state import Fight, Hero, World
from ..vocabulary import Bonus, Level, Trophy
from .params import Params

STEPS = 2.5  # spaces that a turn of movement is worth on average
START, NEVER = 0.8, 999.0
DICE = list(product(range(1, 7), range(1, 7)))


class Chances(NamedTuple):
    """How a combat may end: the foe beaten, the character defeated, and the damage to expect."""

    win: float
    fall: float
    damage: float


class Strength(NamedTuple):
    """What matters of a fighter."""

    attack: int
    ranged: bool
    defence: int
    damage: int


@lru_cache(maxsize=20_000)
def exchange(own: Strength, other: Strength, left: int) -> Chances:
    """One exchange of attacks against an encounter, over all dice; `left` is the damage that can still be taken."""
    win = fall = damage = 0.0
    for red, black in DICE:
        hits = red + own.attack >= other.defence and own.damage > 0
        hit_back = black + other.attack >= own.defence
        if hits and own.ranged and not other.ranged:
            hit_back = False
        if hit_back and other.ranged and not own.ranged and other.damage >= left:
            hits = False
        taken = other.damage if hit_back else 0
        damage += taken
        if taken >= left:
            fall += 1
        elif hits:
            win += 1
    return Chances(win / 36, fall / 36, damage / 36)


def strength_of(
    t: World, hero: Hero, weapon: ItemFace | None = None, armor: ItemFace | None = None
) -> Strength:
    """A character as the odds see it, with its equipment or with other pieces."""
    arm = weapon or (hero.weapon.face if hero.weapon is not None else None)
    mail = armor or (hero.armor.face if hero.armor is not None else None)
    kind = hero.face.type if arm is None else arm.type
    bonus = dict.fromkeys(("attack", "defence", "damage"), 0)
    steps = [*hero.face.always, *(step for one in hero.attached for step in one.card.always)]
    steps += [*(arm.always if arm else ()), *(mail.always if mail else ())]
    for step in steps:
        if (
            isinstance(step, Bonus)
            and step.value in bonus
            and step.who == "you"
            and step.against is None
            and step.using != "ability"
            and (step.using != "weapon" or arm is not None)
            and (step.type is None or step.value == "defence" or step.type == kind)
        ):
            bonus[step.value] += step.amount
    return Strength(
        (hero.face.attack[hero.level] if arm is None else arm.attack) + bonus["attack"],
        kind == "ranged",
        (hero.face.defence[hero.level] if mail is None else mail.defence) + bonus["defence"],
        hero.face.damage[hero.level] + bonus["damage"],
    )


def foe_strength(foe: EncounterFace) -> Strength:
    """An encounter as the odds see it."""
    return Strength(foe.attack, foe.type == "ranged", foe.defence, foe.damage)


def against(t: World, hero: Hero, foe: EncounterFace) -> Chances:
    """The chances of a character against an encounter, as it stands."""
    return exchange(strength_of(t, hero), foe_strength(foe), left(t, hero))


def left(t: World, hero: Hero) -> int:
    """The damage at which a character would fall."""
    return max(1, modifiers.life(t, hero) - hero.damage)


@lru_cache(maxsize=8)
def typical(library: Library, level: int) -> tuple[tuple[Strength, int], ...]:
    """The encounters of a colour, each kind with its number."""
    count: dict[Strength, int] = {}
    for card in library.deck(LEVELS[level]):
        if card.encounter is not None:
            line = foe_strength(card.encounter)
            count[line] = count.get(line, 0) + 1
    return tuple(count.items())


@lru_cache(maxsize=5_000)
def average(library: Library, level: int, own: Strength, life: int) -> Chances:
    """The chances against the encounters of a colour, over all of them."""
    lines = typical(library, level)
    total = sum(count for _, count in lines)
    sums = [0.0, 0.0, 0.0]
    for other, count in lines:
        for place, value in enumerate(exchange(own, other, life)):
            sums[place] += value * count
    return Chances(sums[0] / total, sums[1] / total, sums[2] / total)


def of_colour(t: World, hero: Hero, level: int) -> Chances:
    """The chances against an unseen encounter of a colour."""
    return average(t.library, level, strength_of(t, hero), left(t, hero))


def in_fight(t: World, fight: Fight) -> tuple[float, float]:
    """The chance of each side's attack to hit in the fight at hand: exact once the dice lie, over all faces before."""
    chances = []
    for side in (modifiers.OWN, modifiers.OTHER):
        _, own = modifiers.of_side(t, fight, side)
        needed = modifiers.defence(t, fight, 1 - side) - modifiers.attack(t, fight, side)
        if own.die:
            chances.append(1.0 if own.die >= needed else 0.0)
        else:
            chances.append(min(1.0, max(0.0, (7 - needed) / 6)))
    return chances[0], chances[1]


# Distances


@lru_cache(maxsize=8)
def turns_between(atlas: Atlas, level: int) -> tuple[tuple[float, ...], ...]:
    """The turns it takes a character of a level from every space to every other, on foot and by flight."""
    count = len(atlas.spaces)
    on_foot: list[list[float]] = []
    for start in range(count):
        steps = atlas.walk(start, count, level, lambda _: False)
        on_foot.append([_turns(steps[space]) if space in steps else NEVER for space in range(count)])
    flights = [space for space in atlas.flights if atlas.level[space] <= level]
    found = []
    for start in range(count):
        # A flight is taken in the turn in which its space is reached, or in the next one from where one stands.
        to_flight = min((max(START, on_foot[start][space]) for space in flights), default=NEVER)
        row = []
        for space in range(count):
            from_flight = min((on_foot[place][space] for place in flights), default=NEVER)
            row.append(min(on_foot[start][space], to_flight + from_flight))
        found.append(tuple(row))
    return tuple(found)


def _turns(steps: int) -> float:
    """The turns of a walk: none for no step, otherwise most of one and a share for every step."""
    return START + steps / STEPS if steps else 0.0


# What things are worth, for choices between them


def reward_of(t: World, hero: Hero, foe: EncounterFace) -> tuple[int, bool]:
    """What beating an encounter of the board brings a character: valor from a trophy, and whether it rises."""
    for step in foe.reward:
        if isinstance(step, Level):
            return 0, LEVELS.index(step.colour) > hero.level
        if isinstance(step, Trophy):
            trophy = t.library.trophy[step.trophy]
            return (0 if trophy in hero.trophies or not t.trophies[trophy.id] else trophy.valor), False
    return 0, False


def item_worth(hero: Hero, face: ItemFace, level: int, p: Params) -> float:
    """What owning an item is worth to a character: as equipment, for its powers, or at least as a potion."""
    worth = p.item_potion * len(face.potions) + p.item_use * len(face.uses)
    worth += p.item_always * len(face.always) + p.item_power * len(face.powers)
    usable = level <= hero.level + 1 and all(badge in hero.character.badges for badge in face.badges)
    if not usable:
        return worth * p.item_useless
    if face.kind == "weapon":
        now = hero.weapon.face.attack if hero.weapon is not None else hero.face.attack[hero.level]
        worth += p.item_strength * max(0, face.attack - now)
    elif face.kind == "armor":
        now = hero.armor.face.defence if hero.armor is not None else hero.face.defence[hero.level]
        worth += p.item_strength * max(0, face.defence - now)
    return worth


def gear_worth(t: World, hero: Hero, face: ItemFace, p: Params) -> float:
    """How good it is to wear a weapon or an armor: the chances against encounters of the own level and the next."""
    weapon = face if face.kind == "weapon" else None
    armor = face if face.kind == "armor" else None
    line = strength_of(t, hero, weapon, armor)
    life = modifiers.life(t, hero)
    total = 0.0
    for level in {hero.level, min(3, hero.level + 1)}:
        chances = average(t.library, level, line, life)
        total += chances.win - p.gear_damage * chances.damage
    return total + p.gear_power * (len(face.powers) + len(face.uses) + len(face.always))


def worst(hero: Hero, faces: list[ItemFace], p: Params) -> ItemFace:
    """The item that a character would miss least."""
    level = {one.face.id: one.card.level for one in (*hero.bag, *hero.equipped)}
    worn = {one.face.id for one in hero.equipped}
    return min(
        faces,
        key=lambda face: item_worth(hero, face, level.get(face.id, 0), p) + p.item_worn * (face.id in worn),
    )


def best(t: World, hero: Hero, faces: list[ItemFace], p: Params) -> ItemFace:
    """The item that helps a character most."""
    level = {one.face.id: one.card.level for other in t.seats for one in (*other.bag, *other.equipped)}
    return max(faces, key=lambda face: item_worth(hero, face, level.get(face.id, 0), p))
