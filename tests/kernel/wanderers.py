"""A toy game that an expansion from another folder extends with content and hooks.

One seat visits places until it has 5 coins. The expansion adds a place and lets every visit bring a gift.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from locanda.kernel import content
from locanda.kernel.decision import Option, Rules, ask
from locanda.kernel.dice import Dice
from locanda.kernel.event import Result
from locanda.kernel.game import Game, Setup, Table
from locanda.kernel.plain import plain

HERE = Path(__file__).parent
EXPANSIONS = {"harbours": HERE / "expansion_elsewhere"}


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place and the coins that a visit brings."""

    id: str
    coins: int


@plain
class Road(Table):
    """The table: the coins of the one seat."""

    seats: list[int]
    gifts: int


class Wanderers(Game):
    """The toy game; expansions add places and hooks, never code inside the base game."""

    id = "wanderers"
    seats = (1, 1)
    expansions = tuple(EXPANSIONS)

    def __init__(self, *chosen: str) -> None:
        self.phases = {"visit": self.visit}
        self.hooks = {}
        self.places: list[Place] = []
        for folder in (HERE / "base_game", *(EXPANSIONS[name] for name in chosen)):
            self.places += content.load_list(folder / "content" / "places.yaml", Place)
        if "harbours" in chosen:
            self.hang("visited", give_gift)
        self.visits = [Option("visit", place.id, place) for place in self.places]

    def visit(self, t: Road) -> Rules[None]:
        """The seat goes somewhere, takes the coins, and whatever expansions hung onto a visit happens."""
        place: Place = (yield from ask(t, 0, "visit", self.visits)).value
        t.seats[0] += place.coins
        yield from self.hook("visited", t, place)
        if t.seats[0] >= 5:
            t.result = Result((0,), "COINS")

    def new_table(self, setup: Setup, dice: Dice) -> Road:
        """No coins yet."""
        return Road([0], 0, game=self, dice=dice, phase="visit")

    def view(self, table: Road, seat: int | None) -> dict[str, Any]:
        """Everything is open."""
        return {"coins": table.seats[0], "gifts": table.gifts}


TAKE, LEAVE = Option("take"), Option("leave")


def give_gift(t: Road, place: Place) -> Rules[None]:
    """The expansion's hook: a gift may be taken at every visit."""
    if (yield from ask(t, 0, "gift", (TAKE, LEAVE))) is TAKE:
        t.gifts += 1
