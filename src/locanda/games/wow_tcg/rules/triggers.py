"""Triggered powers: they notice by themselves what happens, and wait for the chain (TCG-RUL-19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from locanda.kit.ledger import rule

from ..cards import Card, Trigger
from ..sought import Sought
from ..state import Duel, Link, Piece, Watcher
from . import conditions
from .fitting import fits


class Occurrence(NamedTuple):
    """Something that happens, as triggers see it: to what, from or to what else, and the figures of it."""

    on: str
    subject: Piece | None = None
    other: Piece | None = None
    seat: int = -1  # who plays, strikes, or whose turn it is
    amount: int = 0
    combat: bool = False
    weapon: int = 0
    type: str = ""
    before: int = 0  # the damage that the victim had
    card: Card | None = None


def happen(t: Duel, on: str, subject: Piece | None = None, **more: object) -> None:
    """Everybody who watches for this has noticed it."""
    notice(t, Occurrence(on, subject, **more))  # type: ignore[arg-type]


def notice(t: Duel, what: Occurrence, falling: Sequence[Piece] = ()) -> None:
    """Each power in play that this triggers waits for the chain now; so does what effects have left waiting."""
    for piece in t.pieces.values():
        if piece.card.triggers and not piece.resource and not piece.blank and not piece.down:
            for trigger in piece.card.triggers:
                if trigger.on == what.on and _is_meant(t, trigger, what, piece.seat, piece, ()):
                    _wait(t, trigger, what, piece.seat, piece.number, piece.card, ())
    if t.watchers:
        for watcher in list(t.watchers):
            trigger = watcher.trigger
            if trigger.on != what.on or watcher.turn not in (0, t.turn):
                continue
            source = t.known(watcher.source)
            if _is_meant(t, trigger, what, watcher.seat, source, watcher.bound):
                _wait(t, trigger, what, watcher.seat, watcher.source, watcher.card, watcher.bound)
                if watcher.once:
                    t.watchers.remove(watcher)


@rule("TCG-RUL-105")
def fall(t: Duel, falling: Sequence[Piece]) -> None:
    """Cards are destroyed together: all that are in play, they themselves among them, see each of them go."""
    for piece in falling:
        notice(t, Occurrence("destroyed", piece, seat=piece.seat), falling)


@rule("TCG-RUL-104")
def _is_meant(
    t: Duel, trigger: Trigger, what: Occurrence, seat: int, holder: Piece | None, bound: Sequence[int]
) -> bool:
    """Whether this is what a triggered power waits for."""
    on = what.on
    if on in ("turn-start", "turn-end"):
        if trigger.whose == "your" and what.seat != seat:
            return False
    elif on == "plays":
        if what.seat != seat or (holder is not None and what.card is None):
            return False
        assert what.card is not None
        if trigger.tag and trigger.tag not in what.card.tags:
            return False
        if trigger.sort not in ("", "card", what.card.kind):
            return False
    else:
        if not _speaks_of(t, trigger.who, what.subject, seat, holder, bound):
            return False
        if trigger.by and not _speaks_of(t, trigger.by, what.other, seat, holder, bound):
            return False
        if trigger.combat and not what.combat:
            return False
        if trigger.type and trigger.type != what.type:
            return False
        if trigger.damaged and not what.before:
            return False
        if trigger.armed and not _is_armed(trigger.armed, what, holder):
            return False
    if trigger.first and not _is_first(t, trigger, what, seat):
        return False
    source = 0 if holder is None else holder.number
    return all(so is None or conditions.holds(t, so, seat, source) for so in (trigger.during, trigger.if_))


def _speaks_of(
    t: Duel, who: object, piece: Piece | None, seat: int, holder: Piece | None, bound: Sequence[int]
) -> bool:
    """Whether a trigger speaks of this card."""
    if piece is None:
        return False
    if isinstance(who, Sought):
        return fits(t, piece, who, seat, 0 if holder is None else holder.number)
    if who == "self":
        return holder is not None and piece.number == holder.number
    if who == "hero":
        return piece.number == t.seats[seat].hero
    if who == "host":
        return holder is not None and piece.number == holder.host
    return piece.number in bound


@rule("TCG-RUL-98")
def _is_armed(armed: str, what: Occurrence, holder: Piece | None) -> bool:
    """Whether the damage was dealt with the weapon that a trigger speaks of."""
    if armed == "any":
        return what.weapon != 0
    if holder is None:
        return False
    return what.weapon != 0 and what.weapon == (holder.number if armed == "self" else holder.host)


@rule("TCG-RUL-104")
def _is_first(t: Duel, trigger: Trigger, what: Occurrence, seat: int) -> bool:
    """Whether it is the first time this turn; everything of the turn counts, whoever watched."""
    if trigger.first == "your-turn" and t.active != seat:
        return False
    assert what.subject is not None
    if what.on == "attacks":
        return t.attacked.count(what.subject.number) == 1
    if what.on == "strikes":
        return t.struck.count(what.weapon) == 1
    return sum(blow.combat and blow.weapon == what.weapon for blow in t.blows) == 1


def _wait(
    t: Duel, trigger: Trigger, what: Occurrence, seat: int, source: int, card: Card, bound: Sequence[int]
) -> None:
    """A trigger waits until it can go on the chain."""
    t.waiting.append(
        Link(
            t.next_number(),
            "trigger",
            seat,
            card,
            source,
            trigger,
            subject=0 if what.subject is None else what.subject.number,
            other=0 if what.other is None else what.other.number,
            bound=list(bound),
            facts={"amount": what.amount, "weapon": what.weapon},
        )
    )


def watch(t: Duel, watcher: Watcher) -> None:
    """A trigger that an effect has made waits."""
    t.watchers.append(watcher)
