"""Events say what happened, to whom it may be shown and which rule caused it; a result says how a match ended."""

from __future__ import annotations

from typing import Any

from .plain import Shared


class Event(Shared):
    """Something that happened: what, to whom it may be shown, and which rules caused it."""

    __slots__ = ("cites", "facts", "kind", "seat", "to")

    def __init__(
        self,
        kind: str,
        cites: tuple[str, ...],
        seat: int | None,
        to: tuple[int, ...] | None,
        facts: dict[str, Any],
    ) -> None:
        self.kind = kind
        self.cites = cites
        self.seat = seat
        self.to = to
        self.facts = facts

    def shown_to(self, seat: int | None) -> bool:
        """Whether this seat (or, for none, a spectator) may see the event."""
        return self.to is None or (seat is not None and seat in self.to)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and all(
            getattr(self, s) == getattr(other, s) for s in Event.__slots__
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.cites, self.seat))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.cites!r}, seat={self.seat}, to={self.to}, {self.facts!r})"


class Result(Shared):
    """How a match ended: the seats that won, and the rule by which they did."""

    __slots__ = ("rule", "winners")

    def __init__(self, winners: tuple[int, ...], rule: str) -> None:
        self.winners = winners
        self.rule = rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and (self.winners, self.rule) == (other.winners, other.rule)

    def __hash__(self) -> int:
        return hash((self.winners, self.rule))

    def __repr__(self) -> str:
        return f"Result({self.winners!r}, {self.rule!r})"

    @property
    def id(self) -> str:
        """The result in one word, for comparisons."""
        return f"{'+'.join(str(seat) for seat in self.winners)} by {self.rule}"
