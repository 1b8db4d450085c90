"""Fights that are played to see whether the odds shown before came true: a module for every game, named after it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from tests.kit.calibration import Tenth, row_of, tenths

# What kind of claim, how likely it was said to be, and whether it came true.
Claim: TypeAlias = tuple[str, float, bool]
Claims: TypeAlias = Callable[[int, int], Iterator[Claim]]


def claims_of(game: str) -> Claims | None:
    """What plays the fights of a game: `claims(fights, seed)`; none if nobody has written it."""
    name = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(name) is None:
        return None
    found: Claims = import_module(name).claims
    return found


def tables(claims: Iterator[Claim]) -> dict[str, list[Tenth]]:
    """Claims and what became of them by tenths of the scale, for each kind of claim."""
    kinds: dict[str, list[tuple[float, bool]]] = defaultdict(list)
    for kind, shown, seen in claims:
        kinds[kind].append((shown, seen))
    return {kind: tenths(rows) for kind, rows in sorted(kinds.items())}


def whole(rows: list[Tenth]) -> Tenth:
    """All tenths of a kind together: odds that are a little too low everywhere show here first."""
    chances = tuple(chance for row in rows for chance in row.chances)
    return row_of(0.0, chances, round(sum(row.count * row.seen for row in rows)))


def told(game: str, found: dict[str, list[Tenth]]) -> Iterator[str]:
    """The tables in lines."""
    for kind, rows in found.items():
        every = whole(rows)
        yield (
            f"{game}, {kind}: {every.count} claims, shown {every.shown:.3f}, seen {every.seen:.3f}, "
            f"may be {every.low_seen:.3f} to {every.high_seen:.3f}{'' if every.is_true else '  OFF'}"
        )
        yield from (f"  {row}" for row in rows)


def untrue(found: dict[str, list[Tenth]]) -> list[str]:
    """The kinds, and the tenths of all kinds, that chance does not explain."""
    kinds = [f"{kind} as a whole" for kind, rows in found.items() if not whole(rows).is_true]
    return kinds + [f"{kind} {row}" for kind, rows in found.items() for row in rows if not row.is_true]
