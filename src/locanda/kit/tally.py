"""Tallies: what each seat did and got in a match, counted from its events."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from locanda.kernel.event import Event


class Tally:
    """Counts by seat over the events of a match."""

    def __init__(self, seats: int, events: Sequence[Event]) -> None:
        self.seats = seats
        self.events = events

    def count(self, *kinds: str, when: Callable[[Event], bool] = lambda event: True) -> list[int]:
        """How many events of these kinds each seat had."""
        return self._sum(kinds, lambda event: int(when(event)))

    def total(self, kind: str, fact: str, *, least: int | None = None) -> list[int]:
        """What a fact of the events of a kind adds up to for each seat; only amounts above `least`, if it is given."""
        return self._sum(
            (kind,),
            lambda event: event.facts[fact] if least is None or event.facts[fact] > least else 0,
        )

    def _sum(self, kinds: Sequence[str], amount: Callable[[Event], int]) -> list[int]:
        found = [0] * self.seats
        for event in self.events:
            if event.seat is not None and event.kind in kinds:
                found[event.seat] += amount(event)
        return found
