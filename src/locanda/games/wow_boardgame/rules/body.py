"""Character state: Health and Energy, their capacities, what is regained, gained, spent."""

from __future__ import annotations

from locanda.kernel.decision import Option, Rules, ask
from locanda.kit.ledger import rule

from ..state import Character, World
from ..vocabulary import Capacity
from . import gear


@rule("TBG-CHAR-01", "TBG-GEN-02")
def capacity(t: World, one: Character, resource: str) -> int:
    """How much Health or Energy a character can have: what its level prints, and what cards add."""
    table = one.kind.health if resource == "health" else one.kind.energy
    printed: int = table[min(one.level, len(table)) - 1]
    for step in gear.lasting(t, one):
        if type(step) is Capacity and step.resource == resource:
            printed += step.amount
    return printed


RESOURCES = ("health", "energy")


def capacities(t: World, one: Character) -> tuple[int, ...]:
    """The capacities for Health and Energy as they are now."""
    return tuple(capacity(t, one, resource) for resource in RESOURCES)


def amount_of(one: Character, resource: str) -> int:
    """The Health or Energy that a character has."""
    return one.health if resource == "health" else one.energy


def room(t: World, one: Character, resource: str) -> int:
    """How much a character could regain."""
    return max(0, capacity(t, one, resource) - amount_of(one, resource))


@rule("TBG-CHAR-04")
def regain(t: World, one: Character, resource: str, amount: int, *cites: str) -> int:
    """Health or Energy is regained, never over the capacity; says how much."""
    amount = min(amount, room(t, one, resource))
    if amount > 0:
        _add(t, one, resource, amount, cites or ("TBG-CHAR-04",), "regained")
    return max(0, amount)


@rule("TBG-CHAR-05", "TBG-RUL-99")
def gain(t: World, one: Character, resource: str, amount: int, *cites: str) -> None:
    """Health or Energy is gained, even over the capacity."""
    if amount > 0:
        _add(t, one, resource, amount, cites or ("TBG-CHAR-05",), "gained")


def _add(t: World, one: Character, resource: str, amount: int, cites: tuple[str, ...], kind: str) -> None:
    if resource == "health":
        one.health += amount
    else:
        one.energy += amount
    t.tell(kind, *cites, seat=one.seat, character=one.index, resource=resource, amount=amount)


@rule("TBG-CHAR-02", "TBG-RUL-101")
def spend_energy(t: World, one: Character, amount: int, *cites: str) -> None:
    """Energy is paid."""
    if amount > 0:
        one.energy -= amount
        t.tell(
            "paid",
            *(cites or ("TBG-CHAR-02",)),
            seat=one.seat,
            character=one.index,
            resource="energy",
            amount=amount,
        )


def lose_energy(t: World, one: Character, amount: int, *cites: str) -> None:
    """Energy is lost, as far as there is any."""
    amount = min(amount, one.energy)
    if amount > 0:
        one.energy -= amount
        t.tell("lost", *cites, seat=one.seat, character=one.index, resource="energy", amount=amount)


@rule("TBG-CHAR-06", "TBG-RUL-67", "TBG-RUL-99")
def settle(t: World, one: Character, before: tuple[int, ...] = ()) -> None:
    """What is over the capacity is taken away; in the middle of a round only as much as the capacity fell by."""
    for number, resource in enumerate(RESOURCES):
        now = capacity(t, one, resource)
        over = amount_of(one, resource) - now
        if before:
            over = min(over, before[number] - now)
        if over > 0:
            if resource == "health":
                one.health -= over
            else:
                one.energy -= over
            t.tell(
                "excess", "TBG-CHAR-06", seat=one.seat, character=one.index, resource=resource, amount=over
            )


def mixes(t: World, one: Character, total: int) -> list[tuple[int, int]]:
    """The ways to regain so much in all, each with as much of it as there is room for; most Health first."""
    health, energy = room(t, one, "health"), room(t, one, "energy")
    total = min(total, health + energy)
    return [(h, total - h) for h in range(min(total, health), max(0, total - energy) - 1, -1)]


MIX = {(h, e): Option("regain", f"{h}-{e}", (h, e)) for h in range(60) for e in range(60) if h + e < 60}


def regain_mix(t: World, one: Character, total: int, *cites: str) -> Rules[int]:
    """Health and Energy are regained in a mix of choice; says how much in all."""
    ways = mixes(t, one, total)
    if sum(ways[0]) == 0:
        return 0
    chosen = yield from ask(
        t, one.seat, "mix", [MIX[way] for way in ways], cites, facts={"character": one.index}
    )
    health, energy = chosen.value
    regain(t, one, "health", health, *cites)
    regain(t, one, "energy", energy, *cites)
    return int(health + energy)
