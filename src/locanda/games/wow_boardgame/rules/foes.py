"""Abilities of creatures and bosses, from the reference sheet, the Event card or the Overlord's sheet."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import Rules
from locanda.kit.effects import Effect, run
from locanda.kit.ledger import rule

from ..cards import Foe, Overlord
from ..state import Combat, World
from ..vocabulary import Immune
from . import gear
from .moment import Moment

PLAGUE = "spread-the-plague"
PLAGUED = ("western-plaguelands", "eastern-plaguelands")
PLAGUE_ATTACK = 2
CAULDRONS = "scourge-cauldrons"
CAULDRON_ATTACK = 4


def foe_of(combat: Combat) -> Foe | None:
    """The kind of opponent in the combat, if they are not characters."""
    if combat.boss is not None:
        return combat.boss
    return combat.foes[0].creature if combat.foes else None


def name(combat: Combat) -> str:
    """The id of the kind of opponent."""
    foe = foe_of(combat)
    return "" if foe is None else foe.id


@rule("TBG-CMB-21", "TBG-CMB-34")
def lasting(t: World, combat: Combat, who: int) -> Iterator[Effect]:
    """What the opponents do all the time to a character that fights them, unless it is immune."""
    foe = foe_of(combat)
    if foe is None or is_immune(t, who, foe.id):
        return
    for ability in foe.abilities:
        if ability.when == "always":
            for step in ability.do:
                assert isinstance(step, Effect)
                yield step


def is_immune(t: World, who: int, creature: str) -> bool:
    """Whether the ability of a kind of creature does not work on a character."""
    return any(
        isinstance(step, Immune) and step.creature == creature for step in gear.lasting(t, t.characters[who])
    )


def has(combat: Combat, when: str) -> bool:
    """Whether the opponents do something at a moment."""
    foe = foe_of(combat)
    return foe is not None and any(ability.when == when for ability in foe.abilities)


@rule("TBG-CMB-21", "TBG-CMB-34", "TBG-RUL-25", "TBG-RUL-77", "TBG-DICE-02")
def act(t: World, combat: Combat, when: str, who: int) -> Rules[None]:
    """The opponents' ability happens once at its moment, however many of them there are."""
    foe = foe_of(combat)
    if foe is None or (combat.boss is not None and combat.felled) or is_immune(t, who, foe.id):
        return
    moment = Moment(t, t.characters[who], when, foe.id)
    for ability in foe.abilities:
        if ability.when == when:
            t.tell("foe-acts", "TBG-CMB-34", seat=t.characters[who].seat, character=who, card=foe.id)
            yield from run(moment, ability.do)


@rule("TBG-RUL-94")
def more_attack(t: World, combat: Combat) -> int:
    """What the Plague adds to the Attack of each creature and boss in the Plaguelands."""
    plagued = t.library.atlas.area[combat.at] in PLAGUED
    return (
        PLAGUE_ATTACK if plagued and any(one.event.id == PLAGUE and one.regions for one in t.lasting) else 0
    )


@rule("TBG-RUL-94")
def overlord_bonus(t: World, combat: Combat) -> int:
    """What the Scourge Cauldrons add to the Attack of Kel'Thuzad, as long as the attackers have not beaten them."""
    boss = combat.boss
    if not isinstance(boss, Overlord) or combat.felled or CAULDRONS not in boss.events:
        return 0
    lies = any(one.event.id == CAULDRONS for one in t.lasting)
    beaten = any(CAULDRONS in one.relics for one in t.of(combat.faction))
    return CAULDRON_ATTACK if lies and not beaten else 0
