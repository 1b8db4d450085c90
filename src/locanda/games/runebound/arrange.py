"""Arranging a table for a scenario: anything that the table can show can be given."""

from typing import Any, Literal

import msgspec

from locanda.kernel.dice import ScriptedDice
from locanda.kernel.game import Game, Setup
from locanda.kernel.refusal import LocandaError
from locanda.kernel.zones import Pile

from . import setup as book
from .atlas import FACES
from .cards import (
    COLOURS,
    AllyCard,
    Card,
    ChallengeCard,
    EncounterCard,
    EventCard,
    ItemCard,
    MarketCard,
)
from .library import Library
from .state import NOWHERE, Companion, Fight, Kept, Party, Possession, Realm
from .turn import PHASES


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what a scenario can give."""


class GivenPiece(Given, frozen=True):
    """An Item, Ally or kept Encounter with what lies on it."""

    card: str
    wounds: int = 0
    exhaustion: int = 0
    face_up: bool = True
    attacked: bool = False
    turns: int = 0


class GivenSeat(Given, frozen=True):
    """A seat: its Hero and everything that belongs to it."""

    hero: str = ""
    at: str = ""
    came_from: str = ""
    wounds: int = 0
    exhaustion: int = 0
    gold: int = book.STARTING_GOLD
    face_up: bool = True
    attacked: bool = False
    items: tuple[str | GivenPiece, ...] = ()
    allies: tuple[str | GivenPiece, ...] = ()
    encounters: tuple[str | GivenPiece, ...] = ()
    tokens: dict[str, int] = {}
    noted: int = 0
    experience: dict[str, int] = {}
    used: tuple[str, ...] = ()


class GivenTurn(Given, frozen=True):
    """Whose turn it is and which phase comes next."""

    seat: int = 0
    phase: str = "movement"
    round: int = 1


class GivenFight(Given, frozen=True):
    """A fight that is under way, against a card or against another seat."""

    card: str = ""
    rival: int | None = None
    wounds: int = 0
    round: int = 1
    quiet: int = 0


class GivenWait(Given, frozen=True):
    """A card that waits on the Undefeated Adventure track."""

    card: str
    space: str


class GivenTable(Given, frozen=True):
    """The whole table; what is not given is as at the start of a game."""

    seats: tuple[GivenSeat, ...] = (GivenSeat(), GivenSeat())
    turn: GivenTurn = GivenTurn()
    decks: dict[str, tuple[str, ...]] = {}
    empty: tuple[str, ...] = ()
    dice: tuple[int | str, ...] = ()
    markets: dict[str, tuple[str, ...]] = {}
    track: dict[str, GivenWait] = {}
    events: tuple[str, ...] = ()
    tokens: dict[str, Literal["green", "yellow", "blue", "red", "none"]] = {}
    bank: dict[str, int] = {}
    fight: GivenFight | None = None
    options: dict[str, str] = {}
    # The book's own setup, with the markets opened and the first player chosen by this seed; nothing else is given.
    opening: str = ""


def arrange(game: Game, library: Library, given: GivenTable) -> tuple[Realm, Setup]:
    """The table that a scenario gives, and the setup it stands for."""
    agreed = Setup(
        seats=len(given.seats), options=dict(given.options), brings=tuple(seat.hero for seat in given.seats)
    )
    game.check_setup(agreed)
    dice = ScriptedDice([_die(result) for result in given.dice], given.opening.encode() or b"scenario")
    t = book.lay_out(game, library, agreed, dice)
    if given.opening:
        return t, agreed
    _Arranger(t, library).arrange(given)
    return t, agreed


def _die(result: int | str) -> int:
    """A result of the script: a number, or the face of a movement die such as plains/hill/road."""
    if isinstance(result, int):
        return result
    faces = ["/".join(face) for face in FACES]
    if result not in faces:
        raise LocandaError(f"no movement die shows {result!r}; the faces are {', '.join(faces)}")
    return faces.index(result) + 1


class _Arranger:
    """Moves cards from where they lie after setup to where the scenario wants them."""

    def __init__(self, t: Realm, library: Library) -> None:
        self.t = t
        self.library = library
        for stall in t.stalls:
            for card in stall:
                t.market.put_under(card)
            stall.clear()

    def arrange(self, given: GivenTable) -> None:
        """Everything is where the scenario wants it."""
        t = self.t
        for party, seat in zip(t.seats, given.seats, strict=True):
            self._seat(party, seat)
        self._board(given)
        t.active = self._seat_number(given.turn.seat)
        t.first = 0
        t.rounds = given.turn.round
        if given.turn.phase not in PHASES:
            raise LocandaError(f"there is no phase {given.turn.phase!r}; there are {', '.join(PHASES)}")
        t.phase = given.turn.phase
        if given.fight is not None:
            self._fight(given.fight)
        elif t.phase in ("challenge", "prepare", "escape", "ranged", "melee", "magic", "rival-prepares"):
            raise LocandaError(f"the phase {t.phase!r} needs a fight")
        self._check_place(t.phase)
        if t.phase == "draw":
            t.quest = t.party.at
        for name, cards in given.decks.items():
            pile = self._pile(name)
            pile.stack([self._in_pile(pile, name, card) for card in cards])
        for name in given.empty:
            t.removed += self._pile(name).cards
            self._pile(name).cards.clear()

    def _check_place(self, phase: str) -> None:
        """The phase must fit the place where the active Hero stands."""
        at = self.t.party.at
        if phase not in ("refresh", "movement", "end") and at == NOWHERE:
            raise LocandaError(f"the phase {phase!r} needs a place: give the active seat `at`")
        if phase == "draw" and at not in self.t.tokens:
            raise LocandaError("the phase 'draw' needs an Adventure token where the active Hero stands")
        if phase == "market" and at not in self.library.atlas.town_at:
            raise LocandaError("the phase 'market' needs the active Hero to be in a town")

    def _seat_number(self, seat: int) -> int:
        if not 0 <= seat < len(self.t.seats):
            raise LocandaError(f"there is no seat {seat}; there are {len(self.t.seats)}, the first is 0")
        return seat

    def _pile(self, name: str) -> Pile[Any]:
        piles = dict(zip(COLOURS, self.t.decks, strict=True)) | {"market": self.t.market}
        if name not in piles:
            raise LocandaError(f"there is no deck {name!r}; there are {', '.join(piles)}")
        return piles[name]

    def _in_pile(self, pile: Pile[Any], name: str, card: str) -> Card:
        for one in pile.cards:
            if one.id == card:
                found: Card = one
                return found
        self._card(card)
        raise LocandaError(f"the card {card!r} is not in the {name} deck")

    def _card(self, name: str) -> Card:
        if name not in self.library.by_id:
            raise LocandaError(f"there is no card {name!r}")
        return self.library.by_id[name]

    def _take(self, name: str, *kinds: type) -> Any:
        """The card, taken out of the deck where it lies."""
        card = self._card(name)
        if not isinstance(card, kinds):
            raise LocandaError(f"{name!r} is a {type(card).__name__}, it cannot lie there")
        origin = self.library.origin(card)
        piles: list[Pile[Any]] = [*self.t.decks, self.t.market]
        for pile in piles:
            for one in pile.cards:
                if one.id == origin:
                    pile.cards.remove(one)
                    return card
        raise LocandaError(f"the card {name!r} is used twice")

    def _space(self, name: str) -> int:
        return NOWHERE if not name else self.library.atlas.find(name)

    def _seat(self, party: Party, seat: GivenSeat) -> None:
        party.at, party.came_from = self._space(seat.at), self._space(seat.came_from)
        party.wounds, party.exhaustion, party.gold = seat.wounds, seat.exhaustion, seat.gold
        party.face_up, party.attacked = seat.face_up, seat.attacked
        party.points = seat.noted
        party.used = list(seat.used)
        for colour, count in seat.tokens.items():
            party.tokens[_colour(colour)] = count
        for name, bonus in seat.experience.items():
            if name not in ("mind", "body", "spirit"):
                raise LocandaError(f"there is no characteristic {name!r}")
            party.learned[("mind", "body", "spirit").index(name)] = bonus
        for piece in map(_piece, seat.items):
            party.items.append(Possession(self._take(piece.card, ItemCard), piece.face_up))
        for piece in map(_piece, seat.allies):
            card = self._take(piece.card, AllyCard)
            party.allies.append(
                Companion(card, piece.wounds, piece.exhaustion, piece.face_up, piece.attacked)
            )
        for piece in map(_piece, seat.encounters):
            party.kept.append(Kept(self._take(piece.card, EncounterCard), piece.turns))

    def _board(self, given: GivenTable) -> None:
        t, atlas = self.t, self.library.atlas
        for town, cards in given.markets.items():
            if town not in atlas.town_ids:
                raise LocandaError(f"there is no town {town!r}; there are {', '.join(atlas.town_ids)}")
            stall: list[MarketCard] = [self._take(card, ItemCard, AllyCard) for card in cards]
            t.stalls[atlas.town_at[atlas.town_ids[town]]] = stall
        for space, colour in given.tokens.items():
            if colour == "none":
                t.tokens.pop(atlas.find(space), None)
            else:
                t.tokens[atlas.find(space)] = COLOURS.index(colour)
        for position, wait in given.track.items():
            if position not in "123456" or len(position) != 1:
                raise LocandaError(f"the track has positions 1 to 6, not {position!r}")
            slot = int(position) - 1
            t.track[slot] = self._take(wait.card, ChallengeCard)
            t.markers[slot] = atlas.find(wait.space)
            t.clock += 1
            t.ages[slot] = t.clock
        for name in given.events:
            t.events.append(self._take(name, EventCard))
        for name, count in given.bank.items():
            t.bank[_colour(name)] = count

    def _fight(self, given: GivenFight) -> None:
        t = self.t
        t.quest = t.party.at
        if given.rival is not None:
            t.fight = Fight(None, rival=self._seat_number(given.rival), round=given.round, quiet=given.quiet)
            return
        waiting = [slot for slot, card in enumerate(t.track) if card is not None and card.id == given.card]
        if waiting:
            card = t.track[waiting[0]]
            t.fight = Fight(card, slot=waiting[0], wounds=given.wounds, round=given.round, quiet=given.quiet)
            return
        found = self._take(given.card, ChallengeCard, EncounterCard)
        if isinstance(found, EncounterCard):
            if found.id not in self.library.foes:
                raise LocandaError(f"the Encounter {found.id!r} has no foe to fight")
            foe = self.library.foes[found.id]
            t.fight = Fight(foe, encounter=found, wounds=given.wounds, round=given.round, quiet=given.quiet)
        else:
            t.fight = Fight(found, wounds=given.wounds, round=given.round, quiet=given.quiet)


def _piece(given: str | GivenPiece) -> GivenPiece:
    return GivenPiece(given) if isinstance(given, str) else given


def _colour(name: str) -> int:
    if name not in COLOURS:
        raise LocandaError(f"there is no colour {name!r}; there are {', '.join(COLOURS)}")
    return COLOURS.index(name)
