"""The state of a match: players with their zones, what is in play, the chain, the combat, the turn's memory."""

from __future__ import annotations

from dataclasses import field

import msgspec

from locanda.kernel.game import Table
from locanda.kernel.plain import plain
from locanda.kernel.zones import Pile
from locanda.kit.effects import Effect

from .cards import Card, Power, Trigger
from .library import Library

NOBODY = -1
# Phases after a game that was not the last one of its match.
BETWEEN = ("game-over", "side-deck", "next-game")


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A card that lies open in a graveyard or out of the game: an object of its own.

    `by` is what removed it, if that matters.
    """

    number: int
    card: Card
    by: int = 0


class Mark(msgspec.Struct, frozen=True, gc=False):
    """What a link was aimed at: which of its descriptions (`slot`), where it was looked for, and what was chosen there.

    `place`: a card in play by its number, a card in the graveyard of a player, a link, or a player.
    """

    slot: int
    place: str
    number: int
    seat: int = NOBODY


class Blow(msgspec.Struct, frozen=True, gc=False):
    """Damage that was dealt this turn, as it was then: by what, by whose, to what, how much and how."""

    source: int
    seat: int
    kind: str
    victim: int
    victim_seat: int
    victim_kind: str
    amount: int
    type: str
    combat: bool
    weapon: int


class Holding(msgspec.Struct, frozen=True, gc=False):
    """Something that holds now: what, for whom, by which object, since when, for which objects (none: whoever fits).

    `lasting` is the number of the lasting effect that it comes from, if it has a pool.
    """

    step: Effect
    seat: int
    source: int
    card: Card
    since: int
    bound: tuple[int, ...] = ()
    x: int = 0
    lasting: int = -1


# Fields that follow from the others: looking at a table may work them out.
WORKED_OUT = {"snapshot": "drop"}


@plain
class Piece:
    """A card in play, or a token: an object of its own, with what is known of it at the moment.

    `label` is how answers and scenarios name it. `joined` is the turn since which it has been under this control. The
    last fields are worked out anew after every change.
    """

    number: int
    label: str
    card: Card
    owner: int
    seat: int
    joined: int
    resource: bool = False
    down: bool = False  # a resource that lies face down, a hero that has been turned
    token: bool = False
    exhausted: bool = False
    damage: int = 0
    host: int = 0
    moved: int = 0  # when it was attached to this host, if that was not as it entered play
    x: int = 0
    counters: dict[str, int] = field(default_factory=dict)
    # What it is now.
    atk: int = field(default=0, metadata=WORKED_OUT)
    health: int = field(default=0, metadata=WORKED_OUT)
    defence: int = field(default=0, metadata=WORKED_OUT)
    marks: int = field(default=0, metadata=WORKED_OUT)
    blank: bool = field(default=False, metadata=WORKED_OUT)
    became: str = field(default="", metadata=WORKED_OUT)
    gained: list[Power] = field(default_factory=list, metadata=WORKED_OUT)

    @property
    def since(self) -> int:
        """When what it says began to hold for whom it is about now."""
        return self.moved or self.number

    @property
    def fatal(self) -> bool:
        """Whether it has as much damage as it can take."""
        return self.damage >= self.health


@plain
class Lasting:
    """Something that holds for some time: what, by whose card, until when, and for which objects.

    `bound` are the objects that it was made for (none: whoever fits); `left` is what remains of a pool.
    """

    effect: Effect
    seat: int
    source: int
    card: Card
    until: str
    since: int
    number: int = 0
    bound: list[int] = field(default_factory=list)
    left: int = 0
    x: int = 0


@plain
class Link:
    """Something that waits on the chain: a card, a power, a trigger, or a proposed combat.

    `text` is the power or trigger; none for a card. `subject` and `other` are what a trigger is about. `facts` are
    numbers that its costs and its trigger have fixed.
    """

    number: int
    kind: str
    seat: int
    card: Card
    source: int = 0
    text: Power | Trigger | None = None
    x: int = 0
    mode: int = -1
    aims: list[Mark] = field(default_factory=list)
    subject: int = 0
    other: int = 0
    bound: list[int] = field(default_factory=list)
    facts: dict[str, int] = field(default_factory=dict)


@plain
class Watcher:
    """A trigger that an effect has made: what it waits for, whose it is, until when, and for which objects."""

    trigger: Trigger
    seat: int
    source: int
    card: Card
    turn: int  # the only turn in which it waits; 0 for any
    once: bool
    since: int
    bound: list[int] = field(default_factory=list)
    subject: int = 0


@plain
class Strike:
    """A strike of this combat: whose, with what, and what the weapon's ATK was when it was last seen."""

    seat: int
    weapon: int
    card: Card
    atk: int


@plain
class Combat:
    """The combat at hand: who attacks, who was to defend, who does, and the strikes that were made."""

    attacker: int
    proposed: int
    defender: int = 0
    seat: int = NOBODY  # whose attack it is
    protected: bool = False
    broken: bool = False  # attacker or defender has left it
    strikes: list[Strike] = field(default_factory=list)


class Pick(msgspec.Struct, frozen=True, gc=False):
    """A card from a pack: which pack it lay in, and (once it is somebody's) how many had been taken from it before."""

    card: Card
    pack: int
    taken: int = -1


@plain
class Limited:
    """Decks made from packs: what each seat has taken, what lies before it, and the deck that it is building.

    `open` is the pack before each seat, `closed` are those that it has not opened yet, the last one next. `main` are
    the cards of its deck, `heroes` its hero, `done` who has finished building.
    """

    kind: str
    pools: list[list[Pick]]
    open: list[list[Pick]]
    closed: list[list[list[Pick]]]
    main: list[list[Card]]
    heroes: list[Card]
    round: int = 0
    done: list[int] = field(default_factory=list)


@plain
class Contest:
    """A match of several games: which team won each (none: drawn), and what is changed between two of them.

    `out` is the card that a seat has taken out of its deck and must replace, `done` who has changed all it likes.
    `keeping` says that equipment in play may be kept for the next game.
    """

    most: int
    won: list[int] = field(default_factory=list)
    out: dict[int, Card] = field(default_factory=dict)
    done: list[int] = field(default_factory=list)
    keeping: bool = False


@plain
class Player:
    """A seat: its hero, its zones, and what it did this turn.

    In a match of several games `listed` and `side` are its deck and side deck, and `kept` what it begins the next with.
    """

    seat: int
    team: int
    hero: int
    deck: Pile[Card]
    hand: list[Card] = field(default_factory=list)
    graveyard: list[Laid] = field(default_factory=list)
    removed: list[Laid] = field(default_factory=list)
    out: bool = False
    placed: bool = False
    # Whether a card had to be drawn from an empty deck.
    dry: bool = False
    mulligan: bool = False
    # The turn that this player took last, counted over the whole game.
    turn: int = 0
    listed: list[Card] = field(default_factory=list)
    side: list[Card] = field(default_factory=list)
    kept: list[Card] = field(default_factory=list)


@plain
class Duel(Table):
    """The whole table."""

    library: Library
    seats: list[Player]
    active: int
    pieces: dict[int, Piece] = field(default_factory=dict)
    # Objects that have left play this turn, as they were then.
    gone: dict[int, Piece] = field(default_factory=dict)
    chain: list[Link] = field(default_factory=list)
    waiting: list[Link] = field(default_factory=list)
    watchers: list[Watcher] = field(default_factory=list)
    lasting: list[Lasting] = field(default_factory=list)
    combat: Combat | None = None
    step: str = "opening"
    speaker: int = 0
    passes: int = 0
    first: int = 0
    turn: int = 0
    rounds: int = 1
    # Whose turn comes next after extra turns, and the extra turns themselves, the newest last.
    extra: list[int] = field(default_factory=list)
    resume: int = NOBODY
    number: int = 0  # the last object's
    # Cards that were taken off a deck to be looked at or found there, until they lie where they belong.
    held: list[Card] = field(default_factory=list)
    # What holds now beside the numbers of each piece, and whether all of it must be worked out anew.
    holds: list[Holding] = field(default_factory=list)
    stale: bool = field(default=True, metadata=WORKED_OUT)
    # Whether nothing has changed since nothing was due any more; it follows from the rest.
    settled: bool = field(default=False, metadata=WORKED_OUT)
    # What happened this turn.
    blows: list[Blow] = field(default_factory=list)
    attacked: list[int] = field(default_factory=list)
    struck: list[int] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    # Whether players are asked only where it may matter, or wherever something can be done.
    timely: bool = False
    # Whether whatever speaks of allies means Totems as well, not only what targets or attacks them (TCG-RUL-08).
    totems_are_allies: bool = False
    # How many triggers have resolved since somebody did something (TCG-RUL-76).
    spins: int = 0
    # A match of several games; decks that are made from packs first.
    contest: Contest | None = None
    limited: Limited | None = None

    @property
    def ended(self) -> bool:
        """Whether this game is over, be it the last one of the match or not."""
        return self.result is not None or self.phase in BETWEEN

    @property
    def player(self) -> Player:
        """The turn player."""
        return self.seats[self.active]

    def next_number(self) -> int:
        """A number for a new object."""
        self.number += 1
        return self.number

    def find(self, number: int) -> Piece | None:
        """An object in play."""
        return self.pieces.get(number)

    def known(self, number: int) -> Piece | None:
        """An object in play, or as it last was there."""
        return self.pieces.get(number) or self.gone.get(number)

    def hero(self, seat: int) -> Piece:
        """A player's hero."""
        return self.pieces[self.seats[seat].hero]

    def of(self, seat: int) -> list[Piece]:
        """What a player controls in play."""
        return [piece for piece in self.pieces.values() if piece.seat == seat]

    def others(self, seat: int) -> list[Player]:
        """The players of other teams that are still in the game, clockwise from this seat."""
        team, count = self.seats[seat].team, len(self.seats)
        row = (self.seats[(seat + step) % count] for step in range(1, count))
        return [one for one in row if not one.out and one.team != team]

    def around(self, seat: int) -> list[Player]:
        """The players that are still in the game, clockwise, beginning with this seat."""
        row = self.seats[seat:] + self.seats[:seat]
        return [one for one in row if not one.out]
