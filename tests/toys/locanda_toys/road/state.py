"""The state of a journey: where everybody is, with what, and the cards."""

from __future__ import annotations

from dataclasses import field

from locanda.kernel.game import Table
from locanda.kernel.plain import plain
from locanda.kernel.zones import Pile

from .cards import Card, Library, Place


@plain
class Traveler:
    """A seat: how far it has come, its coins and its tales."""

    seat: int
    coins: int
    at: int = 0
    tales: int = 0


@plain
class Journey(Table):
    """The whole table."""

    library: Library
    seats: list[Traveler]
    deck: Pile[Card]
    active: int = 0
    rounds: int = 1
    met: list[Card] = field(default_factory=list)

    @property
    def traveler(self) -> Traveler:
        """Whose turn it is."""
        return self.seats[self.active]

    def place(self, traveler: Traveler) -> Place:
        """Where a traveler stands."""
        return self.library.places[traveler.at]
