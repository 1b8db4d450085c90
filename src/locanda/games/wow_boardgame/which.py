"""Which dice of a pool an effect speaks of."""

from locanda.kit.records import Record

from .words import Colour

EVERY: tuple[Colour, ...] = ("red", "blue", "green")


class Which(Record, frozen=True):
    """Which dice an effect speaks of: of these colours, showing a result in this range."""

    colours: tuple[Colour, ...] = EVERY
    at_least: int = 1
    at_most: int = 8
