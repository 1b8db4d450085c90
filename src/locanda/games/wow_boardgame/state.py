"""The state of a match: characters, figures, decks and tokens on the table, and the combat at hand."""

from __future__ import annotations

from dataclasses import field

from locanda.kernel.game import Table
from locanda.kernel.plain import plain
from locanda.kernel.zones import Pile

from .atlas import FACTIONS
from .cards import (
    AuctionItem,
    Boss,
    ClassRecord,
    Creature,
    Event,
    Item,
    Overlord,
    Power,
    Quest,
    Race,
    Sheet,
    Talent,
)
from .library import Library
from .words import Colour, Shade

NOWHERE = -1


@plain
class Area:
    """A card area: the card on it, the Health of a companion there, and add-ons; below may lie a preprinted card."""

    id: str
    printed: Power | Item | None
    card: Power | Item | None = None
    health: int = 0
    addons: list[Power | Item] = field(default_factory=list)

    @property
    def top(self) -> Power | Item | None:
        """The card that works here."""
        return self.printed if self.card is None else self.card


@plain
class Character:
    """A character: its sheet with level, Health, Energy and cards, its gold, XP and what it still may do this turn."""

    index: int
    seat: int
    faction: int
    sheet: Sheet
    kind: ClassRecord
    race: Race
    areas: list[Area]
    at: int
    health: int
    energy: int
    level: int = 1
    xp: int = 0
    gold: int = 0
    actions: int = 0
    powers: list[Power] = field(default_factory=list)  # not bought yet
    learnable: list[Talent] = field(default_factory=list)
    spellbook: list[Power] = field(default_factory=list)
    bag: list[Item] = field(default_factory=list)
    talents: list[Talent] = field(default_factory=list)
    auctioned: list[AuctionItem] = field(default_factory=list)
    stun: int = 0
    curse: int = 0
    # Combo tokens and others that lie on cards, by the card; relics of bosses.
    tokens: dict[str, int] = field(default_factory=dict)
    relics: list[str] = field(default_factory=list)
    # Uses in the action or the faction turn at hand, and Travel actions taken in this turn.
    used: list[str] = field(default_factory=list)
    travels: int = 0

    @property
    def id(self) -> str:
        """The id of the sheet, by which the character is named."""
        return self.sheet.id


@plain
class Seat:
    """A player: the faction, and the characters that this player controls."""

    seat: int
    faction: int = NOWHERE
    characters: list[int] = field(default_factory=list)


@plain
class Figure:
    """A creature on the board: independent, or spawned by a quest of a faction."""

    creature: Creature
    shade: Shade
    at: int
    quest: str = ""
    faction: int = NOWHERE


@plain
class Die:
    """A die of a pool: where it came from, what it shows (0: not rolled yet), and what has been done with it."""

    colour: Colour
    source: str
    face: int = 0
    rerolled: bool = False
    spotted: bool = False
    foe_spotted: bool = False


@plain
class Fighter:
    """A participant of a combat and what it has done in this round and the one before."""

    who: int
    used: list[str] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    lost: int = 0
    lost_before: int = 0
    guarded: int = 0  # Health lost in the Defense phase at hand
    once: list[str] = field(default_factory=list)
    combo: bool = False
    acted: bool = False
    fell: bool = False
    left: bool = False

    @property
    def out(self) -> bool:
        """Whether it takes no further part."""
        return self.fell or self.left


@plain
class Boxes:
    """The combat area of a faction: hit tokens in three boxes, and armor tokens in the defense box."""

    damage: int = 0
    defense: int = 0
    attrition: int = 0
    armor: int = 0


@plain
class Attack:
    """The Attack phase at hand: who attacks, the pool, what was added to its values, what it has placed."""

    who: int
    dice: list[Die] = field(default_factory=list)
    # What cards add to Reroll, Attrition and Threat: the card, the value, the amount.
    bonuses: list[tuple[str, str, int]] = field(default_factory=list)
    # Dice that are removed, and the most that may be rolled, by colour; colours that are not rerolled.
    removed: dict[str, int] = field(default_factory=dict)
    limits: dict[str, int] = field(default_factory=dict)
    frozen: list[str] = field(default_factory=list)
    rerolls: int = 0  # used so far
    withheld: list[str] = field(default_factory=list)
    # What the cards that are left out had given: their dice, and what they added to values.
    waiting: list[Die] = field(default_factory=list)  # those for which there were no dice left
    aside: list[Die] = field(default_factory=list)
    aside_bonuses: list[tuple[str, str, int]] = field(default_factory=list)
    foes_acted: bool = False
    # Hits of red and blue dice that go into the box of the other colour.
    redirected: dict[str, int] = field(default_factory=dict)
    # What this phase has placed in the boxes.
    placed: Boxes = field(default_factory=Boxes)
    # What had been placed when the Token Placement step began.
    earlier: Boxes = field(default_factory=Boxes)


@plain
class Combat:
    """A combat: who fights whom in which region, and how it stands."""

    kind: str  # creatures, boss, pvp, final, bulwark
    at: int
    faction: int  # those who started it
    challenger: int = NOWHERE
    fighters: list[Fighter] = field(default_factory=list)
    foes: list[Figure] = field(default_factory=list)
    boss: Boss | Overlord | None = None
    boxes: list[Boxes] = field(default_factory=lambda: [Boxes(), Boxes()])
    round: int = 1
    attack: Attack | None = None
    # Dice that nobody can use any more, by colour.
    locked: dict[str, int] = field(default_factory=dict)
    beaten: list[Figure] = field(default_factory=list)
    turn: int = NOWHERE  # the faction whose Attack phase comes next, in a PvP combat
    felled: bool = False  # whether the boss has fallen
    defeated: list[int] = field(
        default_factory=list
    )  # characters, in the order in which they were carried away
    # Deadly PvP: wounds of each faction that nobody could take.
    unabsorbed: list[int] = field(default_factory=lambda: [0, 0])


@plain
class Lasting:
    """An Event that lies open: characters that it marks, regions where its tokens lie, gold or items on it."""

    event: Event
    marks: list[int] = field(default_factory=list)
    regions: list[int] = field(default_factory=list)
    gold: int = 0
    items: list[Item] = field(default_factory=list)
    trophies: list[Figure] = field(default_factory=list)
    tried: list[int] = field(default_factory=list)


@plain
class Trade:
    """An offer under way: who offers to whom, what is given and what is wanted."""

    giver: int
    taker: int
    items: list[Item] = field(default_factory=list)
    wanted: list[Item] = field(default_factory=list)
    gold: int = 0
    price: int = 0


@plain
class World(Table):
    """The whole table."""

    library: Library
    seats: list[Seat]
    characters: list[Character]
    overlord: Overlord
    items: dict[str, Pile[Item]]
    quests: list[dict[str, Pile[Quest]]]  # by faction, by colour
    deck: Pile[Event]
    large: bool  # six characters
    variants: tuple[str, ...] = ()  # the alternative rules that the table plays with
    open_quests: list[list[Quest]] = field(default_factory=lambda: [[], []])
    lacking: list[int] = field(default_factory=lambda: [0, 0])  # quests that no deck could give, by faction
    done: list[Quest] = field(default_factory=list)
    merchant: list[Item] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)
    held: list[Item] = field(default_factory=list)  # drawn, and nobody has it yet
    discarded: list[Event] = field(default_factory=list)
    lasting: list[Lasting] = field(default_factory=list)
    removed: list[Item] = field(default_factory=list)
    boxed: list[Event] = field(default_factory=list)  # Events that are not in this game
    # Where the Overlord is; of hidden ones the markers still on the board, the real one, and which have been seen.
    overlord_at: int = NOWHERE
    markers: list[int] = field(default_factory=list)
    seen: list[list[int]] = field(default_factory=lambda: [[], []])
    space: int = 1  # of the turn track
    lap: int = 1
    active: int = 0  # the faction whose turn it is
    picks: list[int] = field(default_factory=list)  # who picks a class next, by character
    classes: list[str] = field(default_factory=list)  # the class of each character
    combat: Combat | None = None
    # The character that travels, the moves that are left, whether one was made, and whether it passes through.
    mover: int = NOWHERE
    moves: int = 0
    moved: int = 0
    passing: bool = False
    # Who has finished with this turn, who lets the others go first, who may trade after an action.
    finished: list[int] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)
    traders: list[int] = field(default_factory=list)
    bound: int = NOWHERE  # who has used something before an action, which comes at once
    trade: Trade | None = None
    # Quests whose last creature has fallen, with those who share; Events drawn in this step.
    won: list[Quest] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    event: Event | None = None  # the one that is being resolved
    shared: list[int] = field(default_factory=list)  # participants of the combat that is over
    survivors: list[int] = field(default_factory=list)
    levels: list[int] = field(default_factory=list)  # of the participants when it ended
    fallen: list[int] = field(default_factory=list)  # characters that are defeated and not carried away yet

    @property
    def rounds(self) -> int:
        """The faction turns begun so far, over all laps."""
        return (self.lap - 1) * self.last_space + self.space

    @property
    def last_space(self) -> int:
        """How many spaces the turn track has before its end."""
        return len(self.library.atlas.record.track)

    def of(self, faction: int) -> list[Character]:
        """The characters of a faction."""
        return [one for one in self.characters if one.faction == faction]

    def seats_of(self, faction: int) -> list[int]:
        """The players of a faction."""
        return [one.seat for one in self.seats if one.faction == faction]

    def at(self, region: int, faction: int) -> list[Character]:
        """The characters of a faction in a region."""
        return [one for one in self.characters if one.at == region and one.faction == faction]


def faction_name(faction: int) -> str:
    """The id of a faction."""
    return FACTIONS[faction]
