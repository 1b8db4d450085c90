"""Whether what is shown as likely happens as often as it is said: shown and seen, by tenths of the scale."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

# How seldom a true tenth may be called untrue, to each side: as seldom as 3.5 standard errors are exceeded by chance.
# There are ten tenths of a few games, so that one run in hundreds goes astray.
ASTRAY = 2.3e-4


class Tenth(NamedTuple):
    """A tenth of the scale: how many claims fell into it, what they said and what came true, on average.

    What is seen may lie between `low_seen` and `high_seen` by chance.
    """

    low: float
    count: int
    shown: float
    seen: float
    low_seen: float
    high_seen: float
    chances: tuple[float, ...]

    @property
    def is_true(self) -> bool:
        """Whether what was shown and what was seen differ by no more than chance explains."""
        return self.low_seen - 1e-9 <= self.seen <= self.high_seen + 1e-9

    def __str__(self) -> str:
        """The tenth in a line."""
        verdict = "" if self.is_true else "  OFF"
        return (
            f"{self.low:.1f}-{self.low + 0.1:.1f}: {self.count:5d} claims, shown {self.shown:.3f}, "
            f"seen {self.seen:.3f}, may be {self.low_seen:.3f} to {self.high_seen:.3f}{verdict}"
        )


def tenths(claims: Iterable[tuple[float, bool]]) -> list[Tenth]:
    """Claims and whether they came true, put together by tenths of the scale; a tenth without any is left out."""
    rows: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for shown, seen in claims:
        rows[min(9, int(shown * 10))].append((shown, seen))
    return [together(number / 10, row) for number, row in enumerate(rows) if row]


def together(low: float, claims: Sequence[tuple[float, bool]]) -> Tenth:
    """Claims as one row, with the range that chance explains: a certain claim allows no exception, a rare one does."""
    return row_of(low, tuple(shown for shown, _ in claims), sum(seen for _, seen in claims))


def row_of(low: float, chances: tuple[float, ...], came: int) -> Tenth:
    """A row of so many claims with these chances, of which so many came true."""
    count = len(chances)
    fewest, most = likely_range(chances)
    return Tenth(low, count, sum(chances) / count, came / count, fewest / count, most / count, chances)


def likely_range(chances: Sequence[float]) -> tuple[int, int]:
    """The fewest and the most of these that come true, but for one case in thousands to each side.

    The chance of every number is counted exactly, claim by claim: a bell curve would forbid a single rare thing.
    """
    odds = [1.0]
    for chance in chances:
        missed = [one * (1 - chance) for one in odds] + [0.0]
        for number, one in enumerate(odds):
            missed[number + 1] += one * chance
        odds = missed
    fewest, below = 0, odds[0]
    while below <= ASTRAY:
        fewest += 1
        below += odds[fewest]
    most, above = len(chances), odds[-1]
    while above <= ASTRAY:
        most -= 1
        above += odds[most]
    return fewest, most
