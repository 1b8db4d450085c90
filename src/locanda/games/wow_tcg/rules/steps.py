"""The steps of a turn and of a combat in which players may act, and how one turn follows another."""

from __future__ import annotations

from locanda.kit.ledger import rule

from ..state import NOBODY, Duel


def open_step(t: Duel, step: str) -> None:
    """A step begins in which the turn player may act first."""
    t.step = step
    t.speaker = t.active
    t.passes = 0
    t.phase = "act"


def over_with_turn(t: Duel) -> None:
    """Nothing that lasts this turn holds any more, and the turn is forgotten."""
    t.lasting = [one for one in t.lasting if one.until not in ("turn", "combat")]
    t.watchers = [one for one in t.watchers if one.turn == 0]
    t.blows, t.attacked, t.struck, t.used = [], [], [], []
    t.combat = None
    needed = {link.source for link in (*t.chain, *t.waiting)} | {one.source for one in t.watchers}
    needed |= {one.source for one in t.lasting}
    t.gone = {number: piece for number, piece in t.gone.items() if number in needed}
    t.stale = True


@rule("TCG-12-01", "TCG-12-21", "TCG-RUL-119")
def next_turn(t: Duel) -> None:
    """An extra turn comes first, the newest one; otherwise the player to the left of whose turn it really was."""
    while t.extra and t.seats[t.extra[-1]].out:
        t.extra.pop()
    if t.extra:
        if t.resume == NOBODY:
            t.resume = t.active
        t.active = t.extra.pop()
    else:
        before = t.active if t.resume == NOBODY else t.resume
        t.resume = NOBODY
        count = len(t.seats)
        seat = (before + 1) % count
        while t.seats[seat].out:
            seat = (seat + 1) % count
        if (seat - t.first) % count <= (before - t.first) % count:
            t.rounds += 1
        t.active = seat
    t.phase = "ready"
