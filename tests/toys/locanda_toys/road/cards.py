"""What is printed: places along the road, the cards of the people met there, and the words that cards are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from locanda.kernel.box import Box
from locanda.kit import library as kit
from locanda.kit.choices import Choose, May
from locanda.kit.effects import Effect, Step
from locanda.kit.records import Printed


class Place(Printed, frozen=True, kw_only=True):
    """A place of the road; `kind` says what can be done there."""

    kind: str


class Card(Printed, frozen=True, kw_only=True):
    """Somebody or something met on the road."""

    copies: int = 1
    do: tuple[Step, ...]


class Gain(Effect, frozen=True):
    """The traveler receives coins."""

    word: ClassVar[str] = "gain"
    coins: int


class Lose(Effect, frozen=True):
    """The traveler loses coins, as far as there are any."""

    word: ClassVar[str] = "lose"
    coins: int


class Walk(Effect, frozen=True):
    """The traveler goes on by so many places, or back."""

    word: ClassVar[str] = "walk"
    places: int


class Tale(Effect, frozen=True):
    """The traveler has tales to tell."""

    word: ClassVar[str] = "tale"
    tales: int


EFFECTS = (Gain, Lose, Walk, Tale, Choose, May)


class Library(kit.Library):
    """The road and the cards, from all boxes."""

    def __init__(self, boxes: Sequence[Box]) -> None:
        super().__init__(boxes)
        self.places: list[Place] = self.read_list("places", Place)
        self.cards: list[Card] = self.read_list("cards", Card)
        self.know((*self.places, *self.cards))

    @property
    def last(self) -> int:
        """The place where the road ends."""
        return len(self.places) - 1

    def number(self, place: str) -> int:
        """Where a place lies on the road."""
        return next(number for number, one in enumerate(self.places) if one.id == place)
