"""Odds: how likely a group of characters is to win a fight, as it stands on the table."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import Boss, Overlord, Stats
from ..rules import body, foes, values
from ..state import Character, Combat, Figure, World
from . import fights
from .fights import Enemy, Estimate
from .strength import MOST, Profile, added, profile

SIDES = 8
# What the Light of Ages puts into the damage box against Kel'Thuzad.
LIGHT, KELTHUZAD, RELIC_HITS = "boregore", "kelthuzad", 4


def enemy_of(t: World, figures: Sequence[Figure]) -> Enemy:
    """A group of creatures as an enemy."""
    found = sorted((values.stats(one) for one in figures), key=lambda one: one.health)
    return Enemy(
        max(one.threat for one in found),
        tuple((one.attack, one.health) for one in found),
        figures[0].creature.abilities,
        _plague(t, figures[0].at),
        figures[0].creature.id,
        t.large,
        any(one.shade == "red" for one in figures),
    )


def boss_enemy(t: World, boss: Boss | Overlord, faction: int) -> Enemy:
    """A boss as an enemy, with what Events have made of it."""
    stats: Stats = values.boss_stats(t, boss)
    at = t.overlord_at if isinstance(boss, Overlord) else t.library.atlas.number[boss.region]
    bonus = _plague(t, at)
    if isinstance(boss, Overlord) and foes.CAULDRONS in boss.events:
        lies = any(one.event.id == foes.CAULDRONS for one in t.lasting)
        if lies and not any(foes.CAULDRONS in one.relics for one in t.of(faction)):
            bonus += foes.CAULDRON_ATTACK
    return Enemy(stats.threat, ((stats.attack, stats.health),), boss.abilities, bonus, boss.id, t.large, True)


def _plague(t: World, region: int) -> int:
    """What the Plague adds to the Attack of each creature in a region."""
    spread = any(one.event.id == foes.PLAGUE and one.regions for one in t.lasting)
    return foes.PLAGUE_ATTACK if spread and t.library.atlas.area[region] in foes.PLAGUED else 0


def could(t: World, group: Sequence[Character], enemy: Enemy, fresh: bool = False) -> bool:
    """Whether a group might stand the first blow at all: its Health and two thirds of its dice against the Attack."""
    attack = sum(strength for strength, _ in enemy.foes)
    total = 0.0
    for one in group:
        brings = profile(t, one, len(group), fresh)
        boost = added(brings.steady, brings.first)
        for use in brings.uses:
            boost = added(boost, use)
        total += brings.health + 0.7 * (boost.blue + boost.red + boost.green)
        total += boost.armor + boost.defense + boost.damage
    return total >= attack


def against(t: World, group: Sequence[Character], enemy: Enemy, fresh: bool = False) -> Estimate:
    """How likely a group of characters is to beat an enemy; worked out once for the same group.

    `fresh`: with full Health and Energy, as after enough rest.
    """
    profiles = [profile(t, one, len(group), fresh) for one in group]
    lights = sum(LIGHT in one.relics for one in group) if enemy.id == KELTHUZAD else 0
    return _book(t, profiles, enemy, RELIC_HITS * lights)


def _book(t: World, profiles: Sequence[Profile], enemy: Enemy, damage: float) -> Estimate:
    """An estimate, worked out once."""
    key = (tuple(one.key for one in profiles), enemy, damage)
    book = t.library.notebook("fights")
    found: Estimate | None = book.get(key)
    if found is None:
        if len(book) > MOST:
            book.clear()
        found = book[key] = fights.estimate(profiles, enemy, damage)
    return found


def standing(t: World, combat: Combat) -> Estimate:
    """How the fight at hand is likely to end from where it stands."""
    return _now(t, combat, False)


def thrifty(t: World, combat: Combat) -> Estimate:
    """How the fight at hand is likely to end if nobody spends any more Energy or items for it."""
    return _now(t, combat, True)


def _now(t: World, combat: Combat, plain: bool) -> Estimate:
    group = values.friends(t, combat, combat.faction)
    if not group or (combat.boss is None and not combat.foes):
        return Estimate(0.0, 0.0, 0.0)  # nobody is left on one of the sides
    profiles: list[Profile] = [profile(t, one, len(group)) for one in group]
    if plain:
        profiles = [one.plain() for one in profiles]
    if combat.boss is not None:
        enemy = boss_enemy(t, combat.boss, combat.faction)
    else:
        enemy = enemy_of(t, combat.foes)
    return _book(t, profiles, enemy, combat.boxes[combat.faction].damage)


def duel(t: World, own: Sequence[Character], others: Sequence[Character]) -> float:
    """How likely one group is to beat another, by what each brings."""

    def might(group: Sequence[Character], needed: int) -> float:
        good = (SIDES + 1 - needed) / SIDES
        total = 0.0
        for one in group:
            brings = profile(t, one, len(group))
            boost = added(brings.steady, brings.first)
            for use in brings.uses[:2]:
                boost = added(boost, use)
            hits = (boost.blue + boost.red + boost.green + boost.reroll) * good
            total += hits + boost.attrition + boost.damage + boost.defense + boost.armor + 0.8 * brings.health
        return total

    mine = might(own, 2 + max(one.level for one in others))
    theirs = might(others, 2 + max(one.level for one in own))
    return mine**3 / (mine**3 + theirs**3) if mine + theirs else 0.5


def rested(t: World, one: Character) -> float:
    """The share of Health and Energy that a character has."""
    most = body.capacity(t, one, "health") + body.capacity(t, one, "energy")
    return (one.health + one.energy) / max(1, most)
