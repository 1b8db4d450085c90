"""The state of a match of Lions and Wolves: the characters, the bids, and the dice of the hunt at hand."""

from __future__ import annotations

from dataclasses import field

from locanda.kernel.game import Table
from locanda.kernel.plain import plain

FACTIONS = ("lions", "wolves")
LIONS, WOLVES = range(2)
# Every character, with its seat and its faction.
ROLES = (("amber", 0, LIONS), ("ruby", 1, LIONS), ("ash", 2, WOLVES), ("frost", 2, WOLVES))
NOBODY = -1


@plain
class Character:
    """A figure that belongs to a seat; a seat may have several."""

    id: str
    seat: int
    faction: int
    coins: int
    trophies: int = 0
    actions: int = 0
    proposed: bool = False


@plain
class Hall(Table):
    """The whole table; `seats` is the faction of each seat, `active` the faction whose turn it is."""

    seats: list[int]
    characters: list[Character]
    rounds: int = 1
    active: int = NOBODY
    first: int = WOLVES  # who acted first in the last round; the Lions begin after a tie
    acted: int = 0  # how many factions have had their turn in this round
    bids: list[int] = field(default_factory=list)
    # Who hunts, the dice of the hunt, and which of them have been rolled again.
    hunters: list[str] = field(default_factory=list)
    pool: list[int] = field(default_factory=list)
    rerolled: list[int] = field(default_factory=list)

    def named(self, name: str) -> Character:
        """The character of this name."""
        return next(one for one in self.characters if one.id == name)

    def members(self, faction: int) -> list[Character]:
        """The characters of a faction."""
        return [one for one in self.characters if one.faction == faction]

    def allies(self, who: Character) -> list[Character]:
        """The others of a character's faction, whoever plays them."""
        return [one for one in self.members(who.faction) if one is not who]
