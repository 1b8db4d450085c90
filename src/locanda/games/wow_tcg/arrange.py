"""Arranging a table for a scenario: anything that the table can show can be given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from locanda.kernel.game import Game, Setup
from locanda.kernel.refusal import LocandaError
from locanda.kit import arrange as kit
from locanda.kit.arrange import Given

from . import setup as book
from .cards import Card
from .library import Library
from .rules import control, decks, limited, seating, zones
from .state import Blow, Combat, Contest, Duel, Laid, Pick, Piece, Strike

# What a deck is made of where nothing is said: a quest that nobody can play.
FILLER, FILLED = "your-fortune-awaits-you", 20
HEROES = ("gorebelly", "elendril", "boris-brightbeard", "radak-doombringer", "timmo-shadestep", "tazo")


class GivenPiece(Given, frozen=True):
    """A card in play: as it is, and (for an attachment) the label of what it is attached to.

    `fresh` says that it came into play in this turn; `owner` is whose card it is, if not the controller's.
    """

    card: str
    damage: int = 0
    exhausted: bool = False
    fresh: bool = False
    on: str = ""
    counters: dict[str, int] = {}
    x: int = 0
    down: bool = True
    owner: int = -1


class GivenSeat(Given, frozen=True):
    """A player: his hero, what he has in play, and his cards. `resources` may be a number of ready cards face down.

    In a match of several games `listed` and `side` are the deck and the side deck that he came with.
    """

    hero: str | GivenPiece = ""
    allies: tuple[str | GivenPiece, ...] = ()
    equipment: tuple[str | GivenPiece, ...] = ()
    abilities: tuple[str | GivenPiece, ...] = ()
    resources: int | tuple[str | GivenPiece, ...] = 0
    quests: tuple[str | GivenPiece, ...] = ()
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    only: tuple[str, ...] | None = None
    graveyard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    placed: bool = False
    flipped: bool = False
    listed: tuple[str, ...] = ()
    side: tuple[str, ...] = ()


class GivenTurn(Given, frozen=True):
    """Whose turn it is, which step comes next, and how many turns were played."""

    seat: int = 0
    phase: str = "action"
    number: int = 10


class GivenStrike(Given, frozen=True):
    """A strike that was made in the combat at hand."""

    seat: int
    weapon: str


class GivenCombat(Given, frozen=True):
    """A combat under way: the step comes from the turn's phase, `attack` or `defend`."""

    attacker: str
    defender: str
    strikes: tuple[GivenStrike, ...] = ()


class GivenBlow(Given, frozen=True):
    """Damage that was dealt earlier this turn."""

    source: str
    victim: str
    amount: int = 1
    type: str = "melee"
    combat: bool = False


class GivenDeck(Given, frozen=True):
    """A deck of one's own that a seat brings."""

    hero: str
    cards: dict[str, int]
    side: dict[str, int] = {}


class GivenPacks(Given, frozen=True):
    """Decks made from packs: the cards of each seat, the pack before it, the hero and the deck that it builds.

    What is not given of `pools` and `packs` is as chance had it.
    """

    phase: Literal["draft", "build"] = "build"
    round: int = 1
    pools: tuple[tuple[str, ...], ...] = ()
    packs: tuple[tuple[str, ...], ...] = ()
    heroes: tuple[str, ...] = ()
    decks: tuple[tuple[str, ...], ...] = ()


class GivenTable(Given, frozen=True):
    """The whole table; what is not given is empty, but for decks.

    With `opening` (a seed) it is the book's own set-up instead, with what the seats bring: decks of the shelf by their
    ids, or decks of their own. `packs` is a table at which decks are made from packs. `won` says which team won each of
    the games of a match so far (-1: nobody).
    """

    seats: tuple[GivenSeat, ...] = (GivenSeat(), GivenSeat())
    turn: GivenTurn = GivenTurn()
    combat: GivenCombat | None = None
    blows: tuple[GivenBlow, ...] = ()
    dice: tuple[int, ...] = ()
    options: dict[str, str] = {}
    stops: tuple[tuple[int, str], ...] = ()
    always_ask: bool = False
    teams: tuple[int, ...] = ()
    first: int = 0
    won: tuple[int, ...] = ()
    opening: str = ""
    brings: tuple[str | GivenDeck, ...] = ()
    packs: GivenPacks | None = None


def arrange(game: Game, library: Library, given: GivenTable) -> tuple[Duel, Setup]:
    """The table that a scenario gives, and the setup it stands for."""
    by_the_book = bool(given.opening or given.brings)
    agreed = Setup(
        seats=max(len(given.brings), len(given.seats)) if by_the_book else len(given.seats),
        # What can be done in a window is looked at in scenarios, whether it is of use or not.
        options={"asking": "always", **given.options},
        brings=tuple(_brought(library, one) for one in given.brings),
        stops=given.stops,
        always_ask=given.always_ask,
    )
    game.check_setup(agreed)
    if by_the_book or given.packs is not None:
        t = book.new_table(game, library, agreed, kit.scripted(given.dice, (), "die", given.opening))
        if given.packs is not None:
            _lay_packs(t, library, given.packs)
        return t, agreed
    arranger = Arranger(library, given)
    lists = [arranger.deck(number, seat) for number, seat in enumerate(given.seats)]
    dice = kit.scripted(given.dice, (), "die", "")
    teams = given.teams or game.teams(agreed)
    t = book.lay_out(game, library, agreed, dice, lists, teams)
    most = seating.GAMES[game.option(agreed, "match")]
    if most > 1:
        t.contest = Contest(most, list(given.won))
    arranger.arrange(t)
    return t, agreed


def _brought(library: Library, one: str | GivenDeck) -> str:
    """What a seat brings, in short."""
    if isinstance(one, str):
        return one
    for name in (one.hero, *one.cards, *one.side):
        if name not in library.by_id:
            raise LocandaError(f"there is no card {name!r}")
    return decks.encode(library, decks.Deck(one.hero, one.cards, one.side))


def _lay_packs(t: Duel, library: Library, given: GivenPacks) -> None:
    """Packs lie open before the seats, or decks are being built, of these cards."""
    it = limited.known(t)

    def picks(names: Sequence[str], pack: int, taken: int) -> list[Pick]:
        return [Pick(library.by_id[name], pack, taken) for name in names]

    count, left = len(t.seats), limited.DRAFT_PACKS - given.round
    it.round = given.round
    it.closed = [row[:left] if given.phase == "draft" else [] for row in it.closed]
    for seat, names in enumerate(given.pools):
        it.pools[seat] = picks(names, seat, 0)
    for seat, names in enumerate(given.packs):
        it.open[seat] = picks(names, left * count + seat, -1)
    for seat, name in enumerate(given.heroes):
        it.heroes[seat] = library.by_id[name]
    for seat, names in enumerate(given.decks):
        it.main[seat] = [library.by_id[name] for name in names]
    t.phase = given.phase


class Arranger(kit.Arranger):
    """Lays cards where the scenario wants them; they come from nowhere, as if they had been in the decks."""

    def __init__(self, library: Library, given: GivenTable) -> None:
        self.cards = library.by_id
        self.given = given

    def deck(self, number: int, seat: GivenSeat) -> tuple[Card, list[Card]]:
        """A seat's hero and its deck, the top card last."""
        hero = seat.hero.card if isinstance(seat.hero, GivenPiece) else seat.hero
        found: Card = self.card(hero or HEROES[number], Card)
        if found.kind != "hero":
            raise LocandaError(f"{found.id!r} is no hero")
        return found, []

    def arrange(self, t: Duel) -> None:
        """Everything is where the scenario wants it."""
        self.t = t
        given = self.given
        t.turn = given.turn.number
        t.active = t.speaker = self.seat(given.turn.seat)
        t.first = self.seat(given.first)
        t.rounds = 1 + given.turn.number // len(t.seats)
        for number, player in enumerate(t.seats):
            player.turn = t.turn - (number - t.active) % len(t.seats) if number != t.active else t.turn
        for number, seat in enumerate(given.seats):
            self._seat(number, seat)
        self._attach()
        t.waiting = []
        for blow in given.blows:
            self._blow(blow)
        if given.combat is not None:
            self._combat(given.combat)
        self.named("phase", given.turn.phase, {**t.game.phases, "attack": 0, "defend": 0})
        t.phase = given.turn.phase
        if given.turn.phase in ("attack", "defend"):
            t.step, t.phase = given.turn.phase, "act"
        control.sort_out(t)
        t.journal = None
        t.stale = True

    def _seat(self, number: int, seat: GivenSeat) -> None:
        t, player = self.t, self.t.seats[number]
        hero = t.pieces[player.hero]
        if isinstance(seat.hero, GivenPiece):
            hero.damage, hero.exhausted = seat.hero.damage, seat.hero.exhausted
        hero.down = seat.flipped
        hero.joined = 0
        filler = self.card(FILLER, Card)
        deck = [self.card(name, Card) for name in (seat.deck if seat.only is None else seat.only)]
        player.deck.cards = [filler] * (FILLED if seat.only is None else 0) + deck[::-1]
        player.hand = [self.card(name, Card) for name in seat.hand]
        player.graveyard = [Laid(t.next_number(), self.card(name, Card)) for name in seat.graveyard]
        player.removed = [Laid(t.next_number(), self.card(name, Card)) for name in seat.removed]
        player.placed = seat.placed
        player.listed = [self.card(name, Card) for name in seat.listed]
        player.side = [self.card(name, Card) for name in seat.side]
        self.attached: list[tuple[Piece, str]] = getattr(self, "attached", [])
        for one in (*seat.allies, *seat.equipment, *seat.abilities):
            self._piece(number, one)
        resources = seat.resources
        if isinstance(resources, int):
            resources = (FILLER,) * resources
        for one in resources:
            self._resource(number, one, up=False)
        for one in seat.quests:
            self._resource(number, one, up=True)

    def _piece(self, seat: int, given: str | GivenPiece) -> None:
        one = GivenPiece(given) if isinstance(given, str) else given
        t = self.t
        card: Card = self.card(one.card, Card)
        owner = seat if one.owner < 0 else self.seat(one.owner)
        piece = zones.enter(t, card, owner, seat, x=one.x, token=card.number == 0)
        piece.damage, piece.exhausted = one.damage, one.exhausted
        piece.counters = dict(one.counters)
        piece.joined = t.turn if one.fresh else 0
        if one.on:
            self.attached.append((piece, one.on))

    def _resource(self, seat: int, given: str | GivenPiece, up: bool) -> None:
        one = GivenPiece(given) if isinstance(given, str) else given
        zones.place(self.t, self.card(one.card, Card), seat, up=up, exhausted=one.exhausted)

    def _attach(self) -> None:
        for piece, label in self.attached:
            piece.host = self._labelled(label).number

    def _labelled(self, label: str) -> Piece:
        found: Piece = self.named("card in play", label, {one.label: one for one in self.t.pieces.values()})
        return found

    def _blow(self, one: GivenBlow) -> None:
        source, victim = self._labelled(one.source), self._labelled(one.victim)
        self.t.blows.append(
            Blow(
                source.number,
                source.seat,
                source.card.kind,
                victim.number,
                victim.seat,
                victim.card.kind,
                one.amount,
                one.type,
                one.combat,
                0,
            )
        )

    def _combat(self, given: GivenCombat) -> None:
        t = self.t
        attacker, defender = self._labelled(given.attacker), self._labelled(given.defender)
        attacker.exhausted = True
        t.combat = Combat(attacker.number, defender.number, seat=attacker.seat)
        if self.given.turn.phase == "defend":
            t.combat.defender = defender.number
        t.attacked.append(attacker.number)
        for one in given.strikes:
            weapon = self._labelled(one.weapon)
            t.combat.strikes.append(Strike(one.seat, weapon.number, weapon.card, weapon.card.atk or 0))
