"""A page that watches a table, and what it is told when."""

from __future__ import annotations

from collections.abc import Callable

from . import sight, wire
from .connection import Connection
from .table import LiveTable


class Watcher:
    """A page that watches a table: whose it is, in which language, and how much of the log it knows.

    It is told the state whenever something happens; one that is slow skips what is old by the time it has caught up.
    Until it is released nothing is sent, so that what it is greeted with comes first.
    """

    __slots__ = (
        "_behind",
        "_connection",
        "_held",
        "_outbox",
        "_seats_shown",
        "eyes",
        "in_words",
        "language",
        "paces",
        "player",
        "replies",
        "shown",
        "stale_seats",
        "table",
        "told",
    )

    def __init__(
        self,
        table: LiveTable,
        player: str,
        connection: Connection,
        seats_shown: Callable[[Watcher], wire.Seats],
    ) -> None:
        self.table = table
        self.player = player
        self.language = "en"
        self.in_words = False
        self.paces = False
        self.shown = 0  # the last move that a page which paces has come to show
        self.eyes: int | None = None  # through which of several seats of their own they look
        self.told = 0
        self.replies: tuple[str, ...] = ()
        self.stale_seats = True
        self._connection = connection
        self._seats_shown = seats_shown
        self._held = True
        self._behind = False
        self._outbox: list[bytes] = []
        connection.drained = self._catch_up

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of this person at the table."""
        return self.table.seats_of(self.player)

    @property
    def paced(self) -> bool:
        """Whether bots play at the pace of this page: its reader only watches them, at the own seat or everywhere."""
        chairs = self.table.chairs
        minded = any(chair.bot and chair.player == self.player for chair in chairs)
        return self.paces and (minded or all(chair.bot for chair in chairs))

    @property
    def behind(self) -> bool:
        """Whether bots must wait for this page."""
        return self.paced and self.shown < self.table.sequence

    def release(self) -> None:
        """The page has been greeted and is told everything from now on."""
        self._held = False
        self._behind = True
        self._catch_up()

    def send(self, message: wire.Outgoing) -> None:
        """The page is told this."""
        data = wire.encoder.encode(message)
        if self._held or self._connection.slow:
            self._outbox.append(data)
        else:
            self._connection.tell(data)

    def tell(self) -> None:
        """The page is told how the table stands now."""
        if self._held or self._connection.slow:
            self._behind = True
            return
        if self.stale_seats:
            self.stale_seats = False
            self._connection.tell(wire.encoder.encode(self._seats_shown(self)))
        replies, self.replies = self.replies, ()
        start, self.told = self.told, len(self.table.log)
        self._connection.tell(
            sight.state(
                self.table, self.seats, self.language, start, replies, self.in_words, self.eyes, self.paced
            )
        )

    def _catch_up(self) -> None:
        """What could not be told before is told now."""
        outbox, self._outbox = self._outbox, []
        for data in outbox:
            self._connection.tell(data)
        if self._behind:
            self._behind = False
            self.tell()
