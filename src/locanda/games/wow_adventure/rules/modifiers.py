"""What values are worth now: attack, defence, damage and life with every modifier that holds."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kit.effects import Step
from locanda.kit.ledger import rule

from ..cards import LEVELS, AbilityCard, Card, Power
from ..state import Fight, Fighter, Hero, World
from ..vocabulary import Bonus, Ranged
from ..words import Type

OWN, OTHER = 0, 1


@rule("TAG-ITM-01", "TAG-ITM-07", "TAG-ITM-12", "TAG-ABL-21", "TAG-LVL-06", "TAG-RUL-45")
def own_cards(t: World, hero: Hero) -> list[Card]:
    """Every card of a character's own that works now.

    Its card's face, what it has equipped, and the bag items that its level lets it use. The text of a weapon is ignored
    behind an ability in its place.
    """
    found: list[Card] = [hero.face]
    if hero.weapon is not None and not struck(t, hero):
        found.append(hero.weapon.face)
    if hero.armor is not None:
        found.append(hero.armor.face)
    for owned in hero.bag:
        if owned.face.kind == "bag" and owned.card.level <= hero.level:
            found.append(owned.face)
    return found


def struck(t: World, hero: Hero) -> bool:
    """Whether a character fights with an ability in the place of its weapon."""
    return side_of(t, hero) is not None and fighter(t, hero).strike is not None


@rule("TAG-EVT-07")
def common_card(t: World) -> Card | None:
    """The global event in force, which works for everybody."""
    event = t.in_force
    return None if event is None else event.card.event


@rule("TAG-ABL-16")
def bearers(t: World, hero: Hero) -> list[Card]:
    """Every card whose lasting modifiers hold for a character: its own, what is attached to it, the global event."""
    found = own_cards(t, hero)
    for attached in hero.attached:
        found.append(attached.card)
    event = common_card(t)
    if event is not None:
        found.append(event)
    return found


def powers_of(t: World, fight: Fight, side: int) -> Iterator[tuple[Card, int, Power]]:
    """The activated powers of a side that were not used yet, with their cards and numbers."""
    hero, own = of_side(t, fight, side)
    cards = own_cards(t, hero) if hero is not None else [] if fight.foe is None else [fight.foe]
    for card in cards:
        for number, power in enumerate(card.powers):
            if f"{card.id}.{number}" not in own.powers:
                yield card, number, power


def lasting(t: World, hero: Hero) -> Iterator[Step]:
    """Every lasting modifier that holds for a character."""
    for card in bearers(t, hero):
        yield from card.always


def side_of(t: World, hero: Hero) -> int | None:
    """The side of the fight on which a character stands, if it fights."""
    fight = t.fight
    if fight is None:
        return None
    if hero.seat == t.active:
        return OWN
    return OTHER if hero.seat == fight.rival else None


def fighter(t: World, hero: Hero) -> Fighter:
    """What a fighting character has done in the fight."""
    assert t.fight is not None
    return t.fight.own if hero.seat == t.active else t.fight.other


def of_side(t: World, fight: Fight, side: int) -> tuple[Hero | None, Fighter]:
    """The character of a side (none for an encounter) and what it has done."""
    if side == OWN:
        return t.hero, fight.own
    return (t.seats[fight.rival] if fight.rival >= 0 else None), fight.other


def _sources(t: World, fight: Fight, side: int) -> Iterator[tuple[str, Step]]:
    """Every modifier of a side, with the card that it comes from."""
    hero, own = of_side(t, fight, side)
    if hero is not None:
        for card in bearers(t, hero):
            for step in card.always:
                yield card.id, step
    elif fight.foe is not None:
        for step in fight.foe.always:
            yield fight.foe.id, step
    yield from own.boosts


def is_a(t: World, fight: Fight, side: int, kind: str) -> bool:
    """Whether a side is of a kind that cards speak of."""
    hero, _ = of_side(t, fight, side)
    if hero is not None or fight.foe is None:
        return kind == "character"
    if kind == "overlord":
        return t.library.is_overlord(fight.foe)
    return kind == "encounter" or kind in fight.foe.traits


@rule("TAG-ITM-15", "TAG-ABL-20", "TAG-TOK-06", "TAG-CMB-03", "TAG-RUL-52")
def attack_type(t: World, fight: Fight, side: int) -> Type:
    """Whether a side attacks at range or in melee: by ability, weapon or card; an ambush makes it ranged."""
    hero, own = of_side(t, fight, side)
    if own.ranged or (side == OTHER and t.ambushes):
        return "ranged"
    if any(type(step) is Ranged and step.who == "you" for _, step in _sources(t, fight, side)):
        return "ranged"
    if own.strike is not None:
        return own.strike.type
    if hero is None:
        assert fight.foe is not None
        return fight.foe.type
    if hero.weapon is not None:
        return hero.weapon.face.type or "melee"
    return hero.face.type


def _counts(t: World, fight: Fight, side: int, bonus: Bonus) -> bool:
    """Whether a bonus for this side holds in the fight as it stands."""
    hero, own = of_side(t, fight, side)
    if bonus.type is not None:
        whose = 1 - side if bonus.value == "defence" else side
        if attack_type(t, fight, whose) != bonus.type:
            return False
    if bonus.using == "ability" and type(t.library.by_id.get(own.struck_by)) is not AbilityCard:
        return False
    if bonus.using == "weapon" and (own.strike is not None or hero is None or hero.weapon is None):
        return False
    return bonus.against is None or is_a(t, fight, 1 - side, bonus.against)


def bonuses(t: World, fight: Fight, side: int, value: str) -> Iterator[tuple[str, int]]:
    """Every bonus on a value of a side, with the card that gives it: the own ones, and those of the other side."""
    for giver, who in ((side, "you"), (1 - side, "opponent")):
        for card, step in _sources(t, fight, giver):
            if (
                type(step) is Bonus
                and step.value == value
                and step.who == who
                and _counts(t, fight, side, step)
            ):
                yield card, step.amount


def in_fight(t: World, fight: Fight, side: int, value: str) -> int:
    """The sum of all bonuses on a value of a side."""
    return sum([amount for _, amount in bonuses(t, fight, side, value)])


@rule("TAG-ITM-14", "TAG-ABL-20", "TAG-CCD-02")
def attack_base(t: World, fight: Fight, side: int) -> tuple[str, int]:
    """The attack before bonuses: of the ability in place of the weapon, of the equipped weapon, or the printed one."""
    hero, own = of_side(t, fight, side)
    if own.strike is not None:
        return own.struck_by, own.strike.attack
    if hero is None:
        assert fight.foe is not None
        return fight.foe.id, fight.foe.attack
    if hero.weapon is not None:
        return hero.weapon.face.id, hero.weapon.face.attack
    return hero.face.id, hero.face.attack[hero.level]


@rule("TAG-ITM-16")
def defence_base(t: World, fight: Fight, side: int) -> tuple[str, int]:
    """The defence before bonuses: of the equipped armor, or the printed one."""
    hero, _ = of_side(t, fight, side)
    if hero is None:
        assert fight.foe is not None
        return fight.foe.id, fight.foe.defence
    if hero.armor is not None:
        return hero.armor.face.id, hero.armor.face.defence
    return hero.face.id, hero.face.defence[hero.level]


@rule("TAG-CCD-01")
def damage_base(t: World, fight: Fight, side: int) -> tuple[str, int]:
    """The printed damage."""
    hero, _ = of_side(t, fight, side)
    if hero is None:
        assert fight.foe is not None
        return fight.foe.id, fight.foe.damage
    return hero.face.id, hero.face.damage[hero.level]


def attack(t: World, fight: Fight, side: int) -> int:
    """The attack value with every bonus."""
    return attack_base(t, fight, side)[1] + in_fight(t, fight, side, "attack")


def defence(t: World, fight: Fight, side: int) -> int:
    """The defence with every bonus."""
    return defence_base(t, fight, side)[1] + in_fight(t, fight, side, "defence")


@rule("TAG-TOK-06", "TAG-RUL-52")
def ambushed(t: World, side: int) -> int:
    """The damage that an Ambush gives to those who fight the active character."""
    return t.ambushes if side == OTHER else 0


def damage(t: World, fight: Fight, side: int) -> int:
    """What a hit of this side deals."""
    base = damage_base(t, fight, side)[1] + ambushed(t, side)
    return max(0, base + in_fight(t, fight, side, "damage"))


def plain_sum(t: World, hero: Hero, value: str) -> int:
    """The bonuses on a value that has nothing to do with a fight: life, movement, energy."""
    return sum(
        step.amount
        for step in lasting(t, hero)
        if type(step) is Bonus and step.value == value and step.who == "you"
    )


@rule("TAG-TOK-10", "TAG-RUL-55")
def life(t: World, hero: Hero) -> int:
    """The damage at which a character is defeated; each Disease lowers it."""
    return max(1, hero.face.life[hero.level] + plain_sum(t, hero, "life") - hero.disease)


def colour(level: int) -> str:
    """The colour of a level."""
    return LEVELS[level]
