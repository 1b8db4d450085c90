"""Refusals: why something may not be done, as data that page, log, tests and scenarios can show."""

from __future__ import annotations


class LocandaError(Exception):
    """One clear sentence about bad input; the match and the files are as they were before."""


class Refusal:
    """A reason against a choice: the rule that forbids it, and what is in the way here and now.

    `reason` names the message that says it, `about` is the thing it speaks of, `facts` are the figures it needs, and
    `note` is a ruling that explains the rule.
    """

    __slots__ = ("about", "facts", "note", "reason", "rule")

    def __init__(
        self, rule: str, about: object = None, note: str = "", *, reason: str = "", **facts: object
    ) -> None:
        self.rule = rule
        self.about = about
        self.note = note
        self.reason = reason
        self.facts = facts

    def __repr__(self) -> str:
        return (
            f"Refusal({self.rule!r}, {self.about!r}, {self.note!r}, reason={self.reason!r}, {self.facts!r})"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and all(
            getattr(self, name) == getattr(other, name) for name in Refusal.__slots__
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.note, self.reason))


class Refused(LocandaError):
    """An answer that was not accepted; `reasons` says which rules stand against it."""

    def __init__(self, message: str, reasons: tuple[Refusal, ...] = ()) -> None:
        super().__init__(message)
        self.reasons = reasons
