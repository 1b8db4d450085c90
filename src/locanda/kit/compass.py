"""Directions on a map, whose second coordinate grows to the south."""

from __future__ import annotations

from math import atan2, pi
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]

DIRECTIONS = ("e", "ne", "n", "nw", "w", "sw", "s", "se")


def direction(start: Point, goal: Point) -> str:
    """The compass point that is nearest to the line between two places."""
    (x, y), (to_x, to_y) = start, goal
    return DIRECTIONS[round(atan2(y - to_y, to_x - x) / (pi / 4)) % 8]
