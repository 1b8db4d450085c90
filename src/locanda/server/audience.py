"""The pages that show the tables of a worker: who has one open, what they are told, and what they had read."""

from __future__ import annotations

import asyncio
import secrets

from .bus import Bus, Notice
from .presence import Presence
from .store import now
from .table import LiveTable
from .watcher import Watcher


class Audience:
    """The pages that are open at this worker, and who is at which table here or elsewhere."""

    def __init__(self) -> None:
        self.bus = Bus()
        self.worker = secrets.token_hex(8)
        self.watchers: dict[str, set[Watcher]] = {}
        self.presence = Presence(lambda name: {one.player for one in self.watchers.get(name, ())})
        self.visits: dict[tuple[str, str], tuple[int, float]] = {}
        self._announcing: set[asyncio.Task[None]] = set()

    def watch(self, watcher: Watcher) -> None:
        """A page is told from now on whenever something happens at its table."""
        self.watchers.setdefault(watcher.table.head.id, set()).add(watcher)
        self.announce(watcher.table.head.id)
        self.tell_seats(watcher.table)

    def unwatch(self, watcher: Watcher) -> None:
        """The page is gone."""
        name = watcher.table.head.id
        here = self.watchers.get(name, set())
        here.discard(watcher)
        if not here:
            self.watchers.pop(name, None)
        self.presence.gone(name, watcher.player)
        self.announce(name)
        self.tell_seats(watcher.table)

    def announce(self, name: str) -> None:
        """The other workers hear who has a page of this table open here."""
        here = tuple(sorted({watcher.player for watcher in self.watchers.get(name, ())}))
        task = asyncio.create_task(self.bus.tell(Notice(self.worker, name, "here", people=here)))
        self._announcing.add(task)
        task.add_done_callback(self._announcing.discard)

    def hear_of(self, notice: Notice) -> None:
        """Somebody came or went at another worker."""
        if self.presence.heard(notice.table, notice.worker, notice.people):
            self.look_round(notice.table)

    def look_round(self, name: str) -> None:
        """Every page of a table shows anew who sits there and who is here."""
        for watcher in self.watchers.get(name, ()):
            watcher.stale_seats = True
            watcher.tell()

    def tell_state(self, table: LiveTable, reply_to: Watcher | None = None, reply: str = "") -> None:
        """Every page of the table learns how it stands; the one that asked for it, that it was done."""
        for watcher in self.watchers.get(table.head.id, ()):
            if watcher is reply_to:
                watcher.replies = (*watcher.replies, reply)
            watcher.tell()

    def tell_seats(self, table: LiveTable) -> None:
        """Every page of the table learns who sits there."""
        self.look_round(table.head.id)

    def present(self, table: LiveTable) -> set[str]:
        """The people who have a page of this table open, at whichever worker."""
        return self.presence.at(table.head.id)

    def visited(self, table: LiveTable, player: str, told: int) -> None:
        """Somebody has left who had read so much of the log; it is written down with the other notes."""
        self.visits[table.head.id, player] = (told, now())

    def last_visit(self, table: LiveTable, player: str) -> int | None:
        """How much of the log somebody had read who left just now."""
        found = self.visits.get((table.head.id, player))
        return None if found is None else found[0]
