"""The state of a match: characters on the board, their cards, the decks, markers and events, and the fight at hand."""

from __future__ import annotations

from dataclasses import field

from locanda.kernel.game import Table
from locanda.kernel.plain import plain
from locanda.kernel.zones import Pile

from .cards import (
    LEVELS,
    AbilityCard,
    ChallengeCard,
    CharacterCard,
    EncounterFace,
    ItemFace,
    QuestCard,
    Side,
    TrophyCard,
)
from .library import Library
from .vocabulary import Bonus, Strike

NOWHERE = -1
MARKERS = 10


@plain
class Attached:
    """An ability card that is attached to a character, and the seat that played it."""

    card: AbilityCard
    by: int


@plain
class Owned:
    """An item that a character owns: the face that shows, and the challenge card that it is."""

    face: ItemFace
    card: ChallengeCard


@plain
class Quest:
    """An active quest: the task that comes next, the tokens that still lie on the board, what was done of the task."""

    card: QuestCard
    task: int = 0
    tokens: list[int] = field(default_factory=list)
    count: int = 0
    holder: int = NOWHERE  # the seat that holds tokens of the task at hand


@plain
class Hero:
    """A seat: its character with level, side and damage, its abilities, items, quests, and what it has earned."""

    seat: int
    character: CharacterCard
    deck: Pile[AbilityCard]
    level: int = 0
    side: int = 0
    at: int = NOWHERE
    damage: int = 0
    hand: list[AbilityCard] = field(default_factory=list)
    spent: list[AbilityCard] = field(default_factory=list)
    bag: list[Owned] = field(default_factory=list)
    weapon: Owned | None = None
    armor: Owned | None = None
    attached: list[Attached] = field(default_factory=list)
    quests: list[Quest] = field(default_factory=list)
    # The quest log: completed quests, trophies, and events that are worth valor.
    done: list[QuestCard] = field(default_factory=list)
    trophies: list[TrophyCard] = field(default_factory=list)
    claimed: list[ChallengeCard] = field(default_factory=list)
    # Discovery tokens that are kept, and Disease tokens on the card.
    kept: list[str] = field(default_factory=list)
    disease: int = 0
    energy: int = 0
    # Ability cards played and uses made in the turn at hand, by name.
    played: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    fallen: bool = False
    defeats: int = 0
    # Face-down discoveries that this seat has seen, by their number.
    seen: list[int] = field(default_factory=list)

    @property
    def face(self) -> Side:
        """The side of the character card that lies up."""
        return self.character.sides[self.side]

    @property
    def valor(self) -> int:
        """The valor in the quest log."""
        events = (card.event.valor for card in self.claimed if card.event is not None)
        return sum(one.valor for one in self.done) + sum(one.valor for one in self.trophies) + sum(events)

    @property
    def equipped(self) -> list[Owned]:
        """The weapon and the armor."""
        return [owned for owned in (self.weapon, self.armor) if owned is not None]


@plain
class Discovery:
    """A discovery token: its kind, and a number of its own by which those who have seen it know it again."""

    kind: str
    number: int


@plain
class Fighter:
    """One side of a combat: its die, what lasts until the end, and what it has used."""

    die: int = 0
    # Bonuses until the end of the combat, with the cards that gave them.
    boosts: list[tuple[str, Bonus]] = field(default_factory=list)
    # What stands in the place of the weapon, and on which card.
    strike: Strike | None = None
    struck_by: str = ""
    powers: list[str] = field(default_factory=list)
    leech: int = 0
    ranged: bool = False
    felled: bool = False
    dealt: int = 0


@plain
class Fight:
    """The combat at hand: the active character against a card, a marker, the board's own encounter, or a character."""

    foe: EncounterFace | None = None
    card: ChallengeCard | None = None
    marker: int = NOWHERE
    rival: int = NOWHERE
    own: Fighter = field(default_factory=Fighter)
    other: Fighter = field(default_factory=Fighter)
    cancelled: bool = False
    # Whether the encounter comes from the back of an event.
    turned: bool = False
    defender_energy: int = 0


@plain
class Ongoing:
    """An event in play: its card, and the space where it lies (NOWHERE for the global one)."""

    card: ChallengeCard
    at: int


@plain
class World(Table):
    """The whole table."""

    library: Library
    seats: list[Hero]
    active: int
    decks: list[Pile[ChallengeCard]]
    elite: Pile[QuestCard]
    elite_spent: list[QuestCard]
    # Trophies left, by id; discoveries in the pile, in the box, and on the board by space.
    trophies: dict[str, int]
    pile: Pile[Discovery]
    box: list[Discovery]
    found: dict[int, list[Discovery]]
    # Discoveries that are revealed and being resolved, and the one that somebody is about to place.
    revealed: list[Discovery] = field(default_factory=list)
    placing: Discovery | None = None
    # The undefeated track: the card of each slot, the face that is fought, and the space of its marker.
    track: list[ChallengeCard | None] = field(default_factory=lambda: [None] * MARKERS)
    markers: list[int] = field(default_factory=lambda: [NOWHERE] * MARKERS)
    events: list[Ongoing] = field(default_factory=list)
    # Starting quests that are not dealt yet, and quests that are out of the game.
    starting: list[QuestCard] = field(default_factory=list)
    removed: list[QuestCard] = field(default_factory=list)
    fight: Fight | None = None
    # The steps that are left in this phase, whether one was walked in it, and the rule by which nobody walks on.
    movement: int = 0
    stepped: bool = False
    grounded: str = ""
    slipping: int = 0  # the energy that each further step costs, after a walk out of a space with aggro
    ambushes: int = 0
    skip: bool = False
    fell: bool = False  # whether the active character was defeated in the phase at hand
    first: int = 0
    rounds: int = 1
    # How many cards were put back on top of each deck since this chain of draws began: they are not drawn in it again.
    put_back: list[int] = field(default_factory=lambda: [0] * len(LEVELS))
    drawn: ChallengeCard | None = None  # the event that is being resolved
    # Ability cards that are being resolved: no longer in a hand, not yet discarded.
    playing: list[AbilityCard] = field(default_factory=list)

    @property
    def hero(self) -> Hero:
        """The active character."""
        return self.seats[self.active]

    @property
    def in_force(self) -> Ongoing | None:
        """The global event in force."""
        for event in self.events:
            if event.at == NOWHERE:
                return event
        return None
