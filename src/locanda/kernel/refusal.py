"""Refusals: why something may not be done, as data that page, log, tests and scenarios can show."""

from __future__ import annotations


class LocandaError(Exception):
    """One clear sentence about bad input; the match and the files are as they were before."""


class Refusal:
    """A reason against a choice: the ledger id of the rule that forbids it and the thing it speaks of."""

    __slots__ = ("about", "note", "rule")

    def __init__(self, rule: str, about: object = None, note: str = "") -> None:
        self.rule = rule
        self.about = about
        self.note = note

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.about!r}, {self.note!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.about, self.note) == (
            other.rule,
            other.about,
            other.note,
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.note))


class Refused(LocandaError):
    """An answer that was not accepted; `reasons` says which rules stand against it."""

    def __init__(self, message: str, reasons: tuple[Refusal, ...] = ()) -> None:
        super().__init__(message)
        self.reasons = reasons
