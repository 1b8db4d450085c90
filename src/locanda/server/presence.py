"""Who has a page of a table open, at this worker or at another one, and when they were last seen there."""

from __future__ import annotations

from collections.abc import Callable

from .store import now

AGAIN = 15.0  # seconds after which a worker says again who is there
FORGOTTEN = 45.0  # seconds after which a worker that says nothing has nobody there any more


class Presence:
    """Who is where, as far as a worker knows."""

    def __init__(self, here: Callable[[str], set[str]]) -> None:
        self._here = here
        self._elsewhere: dict[str, dict[str, tuple[frozenset[str], float]]] = {}
        self._seen: dict[tuple[str, str], float] = {}

    def at(self, table: str) -> set[str]:
        """The people who have a page of this table open."""
        others = self._elsewhere.get(table)
        return (
            self._here(table).union(*(found for found, _ in others.values())) if others else self._here(table)
        )

    def last_seen(self, table: str, player: str) -> float:
        """When somebody was last there, as far as this worker saw it; now for those who are, 0 if it never did."""
        return now() if player in self.at(table) else self._seen.get((table, player), 0.0)

    def gone(self, table: str, player: str) -> None:
        """Somebody has closed a page."""
        self._seen[table, player] = now()

    def heard(self, table: str, worker: str, people: tuple[str, ...]) -> bool:
        """Another worker says who is there; whether that changes anything."""
        before = self.at(table)
        known = self._elsewhere.setdefault(table, {})
        if people:
            known[worker] = (frozenset(people), now())
        else:
            known.pop(worker, None)
        if not known:
            del self._elsewhere[table]
        return self._part(table, before)

    def tidy(self) -> list[str]:
        """Workers that have said nothing for long are forgotten; the tables at which that changes something."""
        changed = []
        for table, known in list(self._elsewhere.items()):
            before = self.at(table)
            for worker in [one for one, (_, at) in known.items() if at < now() - FORGOTTEN]:
                del known[worker]
            if not known:
                del self._elsewhere[table]
            if self._part(table, before):
                changed.append(table)
        return changed

    def _part(self, table: str, before: set[str]) -> bool:
        """Those who are there no longer were seen just now."""
        after = self.at(table)
        for player in before - after:
            self.gone(table, player)
        return before != after
