"""How people stand to a match besides their moves: who gave up, who left, what they ask, and how it was closed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from locanda.kernel.record import conceded_to

from .schema import seat_list, seats_in
from .store import Row

if TYPE_CHECKING:
    from .table import LiveTable

# What such a move can be: somebody gives up; leaves for good, and somebody else takes that seat; a question to the
# others, yes or no to it; a bot plays on for somebody who is away; the table is closed.
CONCEDE, LEAVE, JOIN, MOTION, AYE, NAY = "concede", "leave", "join", "motion", "aye", "nay"
REPLACE, CLOSE = "replace", "close"
KINDS = (CONCEDE, LEAVE, JOIN, MOTION, AYE, NAY, REPLACE, CLOSE)
ABSENCE = "absence"  # who replaces somebody that was away for longer than was agreed


class Motion(msgspec.Struct):
    """Somebody's question to the others: shall the table be closed, or a bot play on for `about`; who has agreed.

    Who asks need not sit at the table, for its owner may only watch.
    """

    number: int
    by: str
    name: str
    kind: str
    about: int | None
    agreed: set[str]


class Course:
    """What follows from all such moves of a table."""

    def __init__(self) -> None:
        self.conceded: set[int] = set()
        self.left: set[int] = set()  # seats that whoever has the invitation may take
        self.motion: Motion | None = None
        self.closed = False
        self.winners: tuple[int, ...] | None = None  # by concession

    @property
    def ended(self) -> bool:
        """Whether the match has ended otherwise than by its rules."""
        return self.closed or self.winners is not None

    def forget(self, seat: int) -> None:
        """What was asked about somebody who plays again is settled."""
        if self.motion is not None and self.motion.about == seat:
            self.motion = None


def take(table: LiveTable, row: Row, note: Callable[..., None]) -> None:
    """Such a move has been made; it was allowed, and the log notes it."""
    course, chair = table.course, table.chairs[row.seat]
    name, motion = table.name(row.seat), course.motion
    match row.kind:
        case "concede":
            given_up, bot = row.body.split(" ", 1)
            for seat in seats_in(given_up):
                course.conceded.add(seat)
                table.chairs[seat].bot = bot
                course.forget(seat)
            note("note-concede", row, name=name)
            course.winners = conceded_to(table.teams, course.conceded)
        case "leave":
            bot, _ = row.body.split(" ", 1)
            chair.player, chair.name, chair.bot = None, "", bot
            if row.seat not in course.conceded:
                course.left.add(row.seat)
            course.forget(row.seat)
            note("note-leave", row, name=name)
        case "join":
            chair.player, chair.name, chair.bot = row.actor, row.body, ""
            course.left.discard(row.seat)
            note("note-join", row, name=row.body, figure=name)
        case "motion":
            kind, about, asks = row.body.split(" ", 2)
            whom = int(about) if about else None
            course.motion = Motion(row.sequence, row.actor, asks, kind, whom, {row.actor})
            other = "" if whom is None else table.name(whom)
            note(f"note-motion-{kind}", row, name=asks, other=other)
        case "aye":
            if motion is not None:
                motion.agreed.add(row.actor)
        case "nay":
            course.motion = None
            if motion is not None and motion.by == row.actor:
                note("note-withdrawn", row, name=motion.name)
            else:
                note("note-nay", row, name=name)
        case "replace":
            chair.bot = row.body
            course.forget(row.seat)
            note("note-absent" if row.actor == ABSENCE else "note-replaced", row, name=name)
        case "close":
            course.closed = True
            course.motion = None
            note("note-close", row, name=name)


def foresee(table: LiveTable, rows: Iterable[Row]) -> None:
    """The chairs are as they were before these moves: whoever leaves or comes in them still, or not yet, sits there."""
    known = set()
    for row in rows:
        if row.kind not in (LEAVE, JOIN) or row.seat in known:
            continue
        known.add(row.seat)
        chair = table.chairs[row.seat]
        leaves = row.kind == LEAVE
        chair.player = row.actor if leaves else None
        chair.name = row.body.split(" ", 1)[1] if leaves else ""


def concession(seats: Iterable[int], bot: str) -> str:
    """What the move of somebody says who gives up with all their seats."""
    return f"{seat_list(seats)} {bot}"


def motion(kind: str, about: int | None, asks: str) -> str:
    """What the move of somebody says who asks the others something."""
    return f"{kind} {'' if about is None else about} {asks}"
