"""What is in the net: one line for each game, and one more for each set of expansions that it is played with."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from locanda.games import load
from locanda.kernel.game import Setup
from locanda.scenario import run as scenarios
from locanda.scenario.run import Loaded


class Catch(NamedTuple):
    """A game in the net: its id, the numbers of seats it is played with, how its rules' ids begin, what ends it.

    `book` is how many rules and worked examples its books have; `expansions` are what it is played with here.
    """

    id: str
    seats: tuple[int, ...]
    rules: tuple[str, ...]
    ends: tuple[str, ...]
    book: tuple[int, int]
    expansions: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The game with its expansions, as tests and files name it."""
        return "+".join((self.id, *self.expansions))

    @property
    def game(self) -> Any:
        """The game itself."""
        return load(self.id, self.expansions)

    def setup(self, seats: int) -> Setup:
        """What is agreed for so many seats."""
        return Setup(seats, expansions=self.expansions)

    @property
    def scenarios(self) -> tuple[Loaded, ...]:
        """Its scenarios, and those of its expansions."""
        return _scenarios(self)


NET = (
    Catch("runebound", (2, 3, 4, 5, 6), ("RB-",), ("RB-VIC-02", "RB-VIC-03"), (173, 29)),
    Catch("wow-adventure", (2, 3, 4), ("TAG-",), ("TAG-WIN-01",), (231, 30)),
    Catch("wow-tcg", (2, 3, 4, 5, 6), ("TCG-",), ("TCG-03-02", "TCG-RUL-28"), (233, 31)),
    Catch(
        "wow-boardgame",
        (2, 3, 4, 5, 6),
        ("TBG-",),
        ("TBG-WIN-02", "TBG-WIN-06", "TBG-WIN-07", "TBG-RUL-93"),
        (296, 49),
    ),
)
# A game at each number of its seats.
SEATED = [(one, seats) for one in NET for seats in one.seats]


def caught(name: str) -> Catch:
    """The line of the net with this name."""
    return next(one for one in NET if str(one) == name)


@lru_cache
def _scenarios(catch: Catch) -> tuple[Loaded, ...]:
    return tuple(loaded for path in scenarios.of_game(catch.game) for loaded in scenarios.load(path))
