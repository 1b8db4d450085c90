"""The state of a match of mages: who sits there, the chain, and the triggers that wait."""

from __future__ import annotations

from dataclasses import field

from locanda.kernel.game import Table
from locanda.kernel.plain import plain
from locanda.kernel.zones import Pile


@plain
class Mage:
    """A seat: life, energy, what the shield still takes away, the hand, and the charms in play."""

    seat: int
    life: int
    energy: int
    shield: int = 0
    hand: list[str] = field(default_factory=list)
    charms: list[str] = field(default_factory=list)
    out: bool = False


@plain
class Spell:
    """A link of the chain that is a card: at whom or at which link it is aimed, and the announced number."""

    number: int
    seat: int
    card: str
    target: int
    x: int


@plain
class Strike:
    """A link of the chain that is a blow with the staff."""

    number: int
    seat: int
    target: int


@plain
class Trigger:
    """Something that a charm does because its owner was dealt damage by somebody; it waits for its turn."""

    seat: int
    card: str
    by: int


@plain
class Circle(Table):
    """The whole table."""

    seats: list[Mage]
    deck: Pile[str]
    active: int = 0
    rounds: int = 1
    struck: bool = False
    spent: list[str] = field(default_factory=list)
    chain: list[Spell | Strike] = field(default_factory=list)
    links: int = 0  # how many links this chain has had
    triggers: list[Trigger] = field(default_factory=list)
    # Who is asked next for a response, and how many have passed in a row.
    asked: int = 0
    passes: int = 0

    @property
    def sitting(self) -> list[Mage]:
        """The mages who are still at the table."""
        return [mage for mage in self.seats if not mage.out]

    def in_turn_order(self, first: int) -> list[Mage]:
        """The mages who are still at the table, from this seat on."""
        return [mage for mage in (*self.seats[first:], *self.seats[:first]) if not mage.out]
