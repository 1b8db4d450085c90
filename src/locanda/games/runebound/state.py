"""The state of a Runebound match: parties on the map, decks, market, track, events, and the fight at hand."""

from __future__ import annotations

from dataclasses import field

import msgspec

from locanda.kernel.game import Table
from locanda.kernel.plain import plain
from locanda.kernel.zones import Pile

from .cards import (
    AdventureCard,
    AllyCard,
    Card,
    ChallengeCard,
    EncounterCard,
    EventCard,
    HeroCard,
    ItemCard,
    MarketCard,
)
from .library import Library
from .vocabulary import Bonus, Stat

NOWHERE = -1


class House(msgspec.Struct, frozen=True):
    """How this table wants rulings that others play differently; the defaults follow the ledger."""

    ally_limit: int = 0  # RB-RUL-47; 0 is no limit
    once_a_combat: bool = False  # RB-RUL-34
    resale: bool = False  # RB-RUL-46


@plain
class Companion:
    """An Ally in a party, with the tokens on it; face down while activated."""

    card: AllyCard
    wounds: int = 0
    exhaustion: int = 0
    face_up: bool = True
    attacked: bool = False


@plain
class Possession:
    """An Item in an inventory; face down while activated."""

    card: ItemCard
    face_up: bool = True


@plain
class Kept:
    """An Encounter card that its owner keeps, and for how many turns already."""

    card: EncounterCard
    turns: int = 0


@plain
class Party:
    """A seat: the Hero with its tokens, its Allies and Items, gold, Adventure tokens and experience."""

    seat: int
    hero: HeroCard
    gold: int = 0
    at: int = NOWHERE
    came_from: int = NOWHERE
    wounds: int = 0
    exhaustion: int = 0
    face_up: bool = True
    attacked: bool = False
    fallen: bool = False
    items: list[Possession] = field(default_factory=list)
    allies: list[Companion] = field(default_factory=list)
    kept: list[Kept] = field(default_factory=list)
    # Adventure tokens not spent yet, by colour; noted points; bought experience in Mind, Body, Spirit.
    tokens: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    points: int = 0
    learned: list[int] = field(default_factory=lambda: [0, 0, 0])
    # What cards have raised for good, beside bought experience.
    grown: list[int] = field(default_factory=lambda: [0, 0, 0])
    # Abilities used and cards traded in this turn, by card id.
    used: list[str] = field(default_factory=list)
    bought: list[str] = field(default_factory=list)
    sold: list[str] = field(default_factory=list)
    # The kinds of goods bought in this turn.
    traded: list[str] = field(default_factory=list)

    @property
    def goods(self) -> list[Possession | Companion]:
        """The Items and Allies, in this order."""
        return [*self.items, *self.allies]


@plain
class Fight:
    """The fight at hand: against a Challenge, against the foe of an Encounter, or against another Hero (`rival`)."""

    foe: ChallengeCard | None
    rival: int = -1
    encounter: EncounterCard | None = None
    slot: int = -1
    wounds: int = 0
    round: int = 1
    quiet: int = 0
    hurt: bool = False
    # Whether the foe's card has left the fight, for its winner or out of the game.
    settled: bool = False
    # What the rival has rolled for this phase; 0 while nobody knows it.
    target: int = 0
    boosts: list[Bonus | Stat] = field(default_factory=list)
    rival_boosts: list[Bonus | Stat] = field(default_factory=list)


@plain
class Realm(Table):
    """The whole table."""

    library: Library
    seats: list[Party]
    active: int
    decks: list[Pile[AdventureCard]]
    market: Pile[MarketCard]
    stalls: list[list[MarketCard]]
    # Adventure tokens on the map: space -> colour. Markers of the track: the space of each, or NOWHERE.
    tokens: dict[int, int]
    markers: list[int]
    track: list[ChallengeCard | None]
    ages: list[int]
    clock: int = 0
    events: list[EventCard] = field(default_factory=list)
    # Adventure tokens spent by the players, by colour; they serve as change.
    bank: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    removed: list[Card] = field(default_factory=list)
    fight: Fight | None = None
    rolled: list[int] = field(default_factory=list)
    # What the active player has done in the Adventure phase: an `adventure` or an `attack` on a Hero, or neither yet.
    deed: str = ""
    # Spaces of the adventure that is being attempted (NOWHERE when none is), and rounds played.
    quest: int = NOWHERE
    rounds: int = 1
    first: int = 0
    # The Event or Encounter that is being resolved, and Market cards that are shown just now.
    drawn: EventCard | EncounterCard | None = None
    shown: list[MarketCard] = field(default_factory=list)
    house: House = House()

    @property
    def party(self) -> Party:
        """The party whose turn it is."""
        return self.seats[self.active]

    @property
    def event(self) -> EventCard | None:
        """The Event in force."""
        return self.events[-1] if self.events else None
