"""Where a space is, for whoever sees no labels on the map: by the nearest town, or by the steps that lead there."""

from __future__ import annotations

from math import sqrt

from locanda.kit import compass

from ..atlas import Atlas


def direction(atlas: Atlas, start: int, goal: int) -> str:
    """The compass point that is nearest to the line between two spaces."""
    return compass.direction(_centre(atlas, start), _centre(atlas, goal))


def _centre(atlas: Atlas, space: int) -> tuple[float, float]:
    column, row = space % atlas.columns, space // atlas.columns
    return column * 1.5, (row + column % 2 / 2) * sqrt(3)


def steps(atlas: Atlas, start: int, goal: int) -> list[tuple[int, str]]:
    """A straight way as steps in at most two directions; no other space is so many steps away in the same ones."""
    (x, y), (to_x, to_y) = _slanted(atlas, start), _slanted(atlas, goal)
    across, down = to_x - x, to_y - y
    # So many columns aside are at most `up` slanted rows higher, or `low` rows lower.
    side, up, low = ("e", -across, 0) if across > 0 else ("w", 0, -across)
    if down <= up:
        found = [(up - down, "n"), (abs(across), f"n{side}")]
    elif down >= low:
        found = [(down - low, "s"), (abs(across), f"s{side}")]
    else:
        found = [(low - down, f"n{side}"), (down - up, f"s{side}")]
    return [(count, point) for count, point in found if count]


def _slanted(atlas: Atlas, space: int) -> tuple[int, int]:
    """Column and slanted row, which a step to the south-east or the north-west keeps."""
    column, row = space % atlas.columns, space // atlas.columns
    return column, row - (column - column % 2) // 2
