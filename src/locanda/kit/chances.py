"""Chances: what a position is worth to each seat, bent so that it comes true as often as it says.

How well a game judges who is ahead of whom is one thing, how sure it may be of it another. The bend was found by
self-play (`locanda course`): a side's advantage over the mean of all, in logarithms of worth, counts by some factor,
and by another where it is ahead; the factor depends on how many sides there are and how long they have played. Whoever
is worth more always has the greater chance.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from math import log as logarithm
from pathlib import Path

import msgspec

from locanda.kernel import files
from locanda.kernel.refusal import LocandaError

from .guide import shares

log = logging.getLogger("locanda.chances")

PLACE = Path("judging") / "chances.json"
# The least that anything is worth, and the least that an advantage counts for.
NOTHING, LEAST = 1e-6, 0.05


class Bend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an advantage counts for: so much between two sides at first, more for every other side and in ten turns.

    `ahead` is the share of it that counts where a side is ahead of the mean.
    """

    weight: float = 1.0
    crowd: float = 0.0
    growth: float = 0.0
    ahead: float = 1.0


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file with a bend: for which cards and rules, and by which games it was found."""

    content: str
    rules: str
    games: int
    first: int
    bend: Bend


def bent(worth: Sequence[float], bend: Bend, turn: int) -> list[float]:
    """The chances of the sides, which add up to 1, from what the position is worth to each of them."""
    scores = [logarithm(max(NOTHING, one)) for one in worth]
    mean = sum(scores) / len(scores)
    weight = max(LEAST, bend.weight + bend.crowd * (len(scores) - 2) + bend.growth * turn / 10)
    ahead = weight * max(LEAST, bend.ahead)
    return shares([(one - mean) * (ahead if one > mean else weight) for one in scores])


def write(path: Path, found: Found) -> None:
    """The file holds this bend, and whoever asks for it from now on gets it."""
    files.write(path, msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    bend_of.cache_clear()


@lru_cache(maxsize=32)
def bend_of(path: Path) -> Bend:
    """The bend of a file; what bends nothing if there is no file, or one that makes no sense."""
    if not path.exists():
        return Bend()
    try:
        return msgspec.json.decode(files.read(path, "chances"), type=Found).bend
    except (LocandaError, msgspec.MsgspecError) as error:
        log.warning("%s holds no chances (%s); positions are worth what they are worth", path, error)
        return Bend()
