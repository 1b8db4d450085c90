"""Whether what is shown as likely happens as often as it is said: shown and seen, by tenths of the scale."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

# Standard errors by which a tenth may be off: ten tenths of a few games, so one run in hundreds goes astray by chance.
SIGMAS = 3.5


class Tenth(NamedTuple):
    """A tenth of the scale: how many claims fell into it, what they said and what came true, on average."""

    low: float
    count: int
    shown: float
    seen: float
    error: float

    @property
    def is_true(self) -> bool:
        """Whether what was shown and what was seen differ by no more than chance explains."""
        return abs(self.shown - self.seen) <= self.error

    def __str__(self) -> str:
        """The tenth in a line."""
        verdict = "" if self.is_true else "  OFF"
        return (
            f"{self.low:.1f}-{self.low + 0.1:.1f}: {self.count:5d} claims, shown {self.shown:.3f}, "
            f"seen {self.seen:.3f}, may differ by {self.error:.3f}{verdict}"
        )


def tenths(claims: Iterable[tuple[float, bool]]) -> list[Tenth]:
    """Claims and whether they came true, put together by tenths of the scale; a tenth without any is left out.

    The variance of what is seen is that of the claims themselves, so that a certain claim allows no exception.
    """
    rows: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for shown, seen in claims:
        rows[min(9, int(shown * 10))].append((shown, seen))
    found = []
    for number, row in enumerate(rows):
        if row:
            variance = sum(shown * (1 - shown) for shown, _ in row) / len(row) ** 2
            mean_shown = sum(shown for shown, _ in row) / len(row)
            mean_seen = sum(seen for _, seen in row) / len(row)
            found.append(Tenth(number / 10, len(row), mean_shown, mean_seen, SIGMAS * sqrt(variance) + 1e-9))
    return found
