"""How a combat may end, in numbers: what each side has to fear."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..rules.modifiers import OTHER, OWN


class Chances(NamedTuple):
    """How likely each side takes damage, falls, and makes the other fall without falling itself."""

    hurt: tuple[float, float]
    fall: tuple[float, float]
    win: tuple[float, float]


def certain(hurt: Sequence[bool], fallen: Sequence[bool]) -> Chances:
    """The chances of a combat that is over."""
    wins = [fallen[1 - side] and not fallen[side] for side in (OWN, OTHER)]
    return Chances(
        (float(hurt[OWN]), float(hurt[OTHER])),
        (float(fallen[OWN]), float(fallen[OTHER])),
        (float(wins[OWN]), float(wins[OTHER])),
    )


def mixed(parts: Iterable[tuple[float, Chances]]) -> Chances:
    """The chances of several ways, each with its share of all."""
    sums = [0.0] * 6
    for share, ((a, b), (c, d), (e, f)) in parts:
        for place, chance in enumerate((a, b, c, d, e, f)):
            sums[place] += share * chance
    a, b, c, d, e, f = (min(1.0, one) for one in sums)  # the last digit may be too much
    return Chances((a, b), (c, d), (e, f))
