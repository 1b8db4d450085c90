"""What the sums of a fight are made of: of every fighter's rolls and damage, each part with the card that gives it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from locanda.kit.effects import Step

from .rules import modifiers
from .state import Companion, Party, Realm
from .vocabulary import Bonus, Stat

Kind: TypeAlias = Literal["attack", "defence"]
PHASES = range(3)
# Parts that come from no card: what the hero has learned, and what was used in this fight.
EXPERIENCE, USED = "experience", "used"


class Part(msgspec.Struct, frozen=True):
    """What a card, experience or something that was used adds to a sum."""

    card: str
    amount: int


class FighterShown(msgspec.Struct, frozen=True):
    """A fighter's sums by phase: what is added to its attack and defense rolls, and the damage it deals."""

    id: str
    attack: list[int]
    defence: list[int]
    damage: list[int]
    attack_parts: list[list[Part]]
    defence_parts: list[list[Part]]
    damage_parts: list[list[Part]]


def fighters(t: Realm, party: Party) -> list[FighterShown]:
    """The hero and every ally of a party, as they fight now."""
    return [_fighter(t, party, None), *(_fighter(t, party, ally) for ally in party.allies)]


def _fighter(t: Realm, party: Party, ally: Companion | None) -> FighterShown:
    attack = [list(roll(t, party, ally, "attack", phase)) for phase in PHASES]
    defence = [list(roll(t, party, ally, "defence", phase)) for phase in PHASES]
    harm = [list(damage(t, party, ally, phase)) for phase in PHASES]
    return FighterShown(
        id="hero" if ally is None else ally.card.id,
        attack=[_sum(parts) for parts in attack],
        defence=[_sum(parts) for parts in defence],
        damage=[max(0, _sum(parts)) for parts in harm],
        attack_parts=attack,
        defence_parts=defence,
        damage_parts=harm,
    )


def _sum(parts: list[Part]) -> int:
    return sum(part.amount for part in parts)


def roll(t: Realm, party: Party, ally: Companion | None, kind: Kind, phase: int) -> Iterator[Part]:
    """What is added to the die of an attack or a defense: the characteristic first, then every bonus."""
    name = modifiers.CHARACTERISTICS[phase]
    card = party.hero if ally is None else ally.card
    yield Part(card.id, card.characteristic(phase) or 0)
    if ally is None and (learned := party.learned[phase] + party.grown[phase]):
        yield Part(EXPERIENCE, learned)
    for source, effect, giver in _given(t, party):
        if (type(effect) is Stat and effect.stat == name and _holds(t, effect, giver, ally)) or (
            type(effect) is Bonus
            and modifiers.meets(effect.who, giver, ally)
            and modifiers.applies(t, party, effect, kind, phase)
        ):
            yield Part(source, effect.amount)


def damage(t: Realm, party: Party, ally: Companion | None, phase: int) -> Iterator[Part]:
    """What the wounds of a success come from."""
    card = party.hero if ally is None else ally.card
    yield Part(card.id, card.damage[phase])
    for source, effect, giver in _given(t, party):
        if (
            type(effect) is Stat
            and effect.stat == modifiers.DAMAGES[phase]
            and _holds(t, effect, giver, ally)
        ):
            yield Part(source, effect.amount)


def _holds(t: Realm, effect: Stat, giver: Companion | None, ally: Companion | None) -> bool:
    """Whether a change of a value works on this fighter, against this enemy."""
    return modifiers.meets(effect.who, giver, ally) and (
        effect.against is None or modifiers.faces(t, effect.against)
    )


def _given(t: Realm, party: Party) -> Iterator[tuple[str, Step, Companion | None]]:
    """Every modifier that holds for a party, with the card it stands on: the same as `modifiers.active`."""
    allies = {ally.card.id: ally for ally in party.allies if ally.face_up}
    for card in modifiers.in_force(t, party):
        for effect in card.always:
            yield card.id, effect, allies.get(card.id)
    fight = t.fight
    if fight is not None:
        used = (
            fight.boosts
            if party.seat == t.active
            else fight.rival_boosts
            if party.seat == fight.rival
            else ()
        )
        for effect in used:
            yield USED, effect, None
