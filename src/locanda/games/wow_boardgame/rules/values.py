"""The values of a combat: Threat, Attack, Reroll and Attrition, with everything that adds to them."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kit.ledger import rule

from ..cards import Boss, Overlord, Stats
from ..state import Character, Combat, Figure, World
from ..vocabulary import Attrition, Reroll, Threat
from . import abilities, foes, gear

PVP_BASE = 2


def friends(t: World, combat: Combat, faction: int, first: int = -1) -> list[Character]:
    """The characters of a faction that still take part, one of them first."""
    found = [
        t.characters[one.who]
        for one in combat.fighters
        if not one.out and t.characters[one.who].faction == faction
    ]
    return sorted(found, key=lambda one: one.index != first)


@rule("TBG-CMB-22", "TBG-CMB-23", "TBG-RUL-26")
def stats(figure: Figure) -> Stats:
    """The values of a creature, by its colour."""
    return figure.creature.stats[figure.shade]


@rule("TBG-OVL-01")
def boss_stats(t: World, boss: Boss | Overlord) -> Stats:
    """The values of a boss; an Overlord has one profile for four characters and one for six."""
    if isinstance(boss, Boss):
        return boss.stats
    return boss.large if t.large else boss.small


@rule("TBG-PVP-08", "TBG-RUL-84", "TBG-CMB-16")
def base_threat(t: World, combat: Combat) -> int:
    """The result that is needed to hit: that of the opponents, or the highest level of the other side and two."""
    assert combat.attack is not None
    if combat.kind in ("pvp", "final"):
        other = 1 - t.characters[combat.attack.who].faction
        highest = max((one.level for one in friends(t, combat, other)), default=1)
        threat: int = t.game.value("pvp-threat", highest + PVP_BASE, t)
        return threat
    if combat.boss is not None:
        return boss_stats(t, combat.boss).threat
    return max((stats(figure).threat for figure in combat.foes), default=1)


def threat(t: World, combat: Combat) -> int:
    """The result that the dice of the Attack phase at hand need, with what lowers it."""
    return max(1, base_threat(t, combat) + _total(t, combat, "threat"))


@rule("TBG-TOK-04", "TBG-RUL-03", "TBG-RUL-01")
def reroll(t: World, combat: Combat) -> int:
    """The Reroll value of the attacking character; a negative sum counts as none."""
    assert combat.attack is not None
    return max(0, _total(t, combat, "reroll") - t.characters[combat.attack.who].curse)


@rule("TBG-TOK-04", "TBG-RUL-01")
def attrition(t: World, combat: Combat) -> int:
    """The Attrition value of the attacking character; the sum may be negative."""
    assert combat.attack is not None
    return _total(t, combat, "attrition") - t.characters[combat.attack.who].curse


KINDS: dict[str, type[Reroll] | type[Attrition] | type[Threat]] = {
    "reroll": Reroll,
    "attrition": Attrition,
    "threat": Threat,
}


def parts(t: World, combat: Combat, value: str) -> Iterator[tuple[str, int]]:
    """What a value of the attacking character is made of: the cards and what each gives."""
    attack, kind = combat.attack, KINDS[value]
    assert attack is not None
    one = t.characters[attack.who]
    for friend in friends(t, combat, one.faction, first=one.index):
        for use in gear.outfit(t, friend).at("always"):
            ability = use.terms
            if friend is not one and ability.whose != "friends":
                continue
            for step in ability.do:
                if isinstance(step, kind) and (
                    ability.needs is None or abilities.holds(t, friend, ability.needs, use.card)
                ):
                    yield use.card.id, step.amount
    for step in foes.lasting(t, combat, one.index):
        if isinstance(step, kind):
            yield foes.name(combat), step.amount
    for card, name, amount in attack.bonuses:
        if name == value:
            yield card, amount


def _total(t: World, combat: Combat, value: str) -> int:
    return sum(amount for _, amount in parts(t, combat, value))


@rule("TBG-CMB-26")
def attack(t: World, combat: Combat) -> int:
    """The Attack of all opponents that are still in the combat."""
    total = sum(stats(figure).attack for figure in combat.foes)
    if combat.boss is not None and not combat.felled:
        total += boss_stats(t, combat.boss).attack
    count = len(combat.foes) + (combat.boss is not None and not combat.felled)
    return total + foes.more_attack(t, combat) * count + foes.overlord_bonus(t, combat)
