"""Arranging a table for a scenario: anything that the table can show can be given."""

from typing import Any, Literal

from locanda.kernel.game import Game, Setup
from locanda.kernel.refusal import LocandaError
from locanda.kernel.zones import Pile
from locanda.kit import arrange as kit
from locanda.kit.arrange import Given, GivenTurn

from . import setup as book
from .atlas import FACES
from .cards import COLOURS, AllyCard, ChallengeCard, EncounterCard, EventCard, ItemCard, MarketCard
from .library import Library
from .state import NOWHERE, Companion, Fight, Kept, Party, Possession, Realm

TINTS: dict[str, int] = {name: number for number, name in enumerate(COLOURS)}
STATS = {"mind": 0, "body": 1, "spirit": 2}


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


class GivenFight(Given, frozen=True):
    """A fight that is under way, against a card or against another seat."""

    card: str = ""
    rival: int | None = None
    wounds: int = 0
    round: int = 1
    quiet: int = 0


class GivenTable(kit.GivenTable, frozen=True):
    """The whole table; what is not given is as at the start of a game."""

    seats: tuple[GivenSeat, ...] = (GivenSeat(), GivenSeat())
    turn: GivenTurn = GivenTurn()
    markets: dict[str, tuple[str, ...]] = {}
    tokens: dict[str, Literal["green", "yellow", "blue", "red", "none"]] = {}
    bank: dict[str, int] = {}
    fight: GivenFight | None = None


def arrange(game: Game, library: Library, given: GivenTable) -> tuple[Realm, Setup]:
    """The table that a scenario gives, and the setup it stands for."""
    agreed = given.agreed(game, [seat.hero for seat in given.seats])
    dice = kit.scripted(given.dice, ["/".join(face) for face in FACES], "movement die", given.opening)
    t = book.lay_out(game, library, agreed, dice)
    if not given.opening:
        Arranger(t, library).arrange(given)
    return t, agreed


FIGHTING = ("challenge", "prepare", "escape", "ranged", "melee", "magic", "rival-prepares")


class Arranger(kit.Arranger):
    """Moves cards from where they lie after setup to where the scenario wants them."""

    t: Realm

    def __init__(self, t: Realm, library: Library) -> None:
        super().__init__(t, library)
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
        self.turn(given.turn, FIGHTING, given.fight)
        if given.fight is not None:
            self._fight(given.fight)
        self._check_place(t.phase)
        if t.phase == "draw":
            t.quest = t.party.at
            t.deed = "adventure"
        self.stack(given.decks, given.only, given.empty, lambda _, cards: t.removed.extend(cards))

    def piles(self) -> dict[str, Pile[Any]]:
        """The four adventure decks and the Market deck."""
        return dict(zip(COLOURS, self.t.decks, strict=True)) | {"market": self.t.market}

    def _check_place(self, phase: str) -> None:
        """The phase must fit the place where the active Hero stands."""
        at = self.t.party.at
        if phase not in ("refresh", "movement", "end") and at == NOWHERE:
            raise LocandaError(f"the phase {phase!r} needs a place: give the active seat `at`")
        if phase == "draw" and at not in self.t.tokens:
            raise LocandaError("the phase 'draw' needs an Adventure token where the active Hero stands")
        if phase == "market" and at not in self.library.atlas.town_at:
            raise LocandaError("the phase 'market' needs the active Hero to be in a town")

    def _take(self, name: str, *kinds: type) -> Any:
        """The card, taken out of the deck where it lies."""
        card = self.card(name, *kinds)
        return self.taken(card, self.library.origin(card))

    def _space(self, name: str) -> int:
        return NOWHERE if not name else self.library.atlas.find(name)

    def _seat(self, party: Party, seat: GivenSeat) -> None:
        party.at, party.came_from = self._space(seat.at), self._space(seat.came_from)
        party.wounds, party.exhaustion, party.gold = seat.wounds, seat.exhaustion, seat.gold
        party.face_up, party.attacked = seat.face_up, seat.attacked
        party.points = seat.noted
        party.used = list(seat.used)
        for colour, count in seat.tokens.items():
            party.tokens[self.named("color", colour, TINTS)] = count
        for name, bonus in seat.experience.items():
            party.learned[self.named("characteristic", name, STATS)] = bonus
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
            stall: list[MarketCard] = [self._take(card, ItemCard, AllyCard) for card in cards]
            t.stalls[atlas.town_at[self.named("town", town, atlas.town_ids)]] = stall
        for space, colour in given.tokens.items():
            if colour == "none":
                t.tokens.pop(atlas.find(space), None)
            else:
                t.tokens[atlas.find(space)] = COLOURS.index(colour)
        for position, wait in given.track.items():
            slot = self.slot(position, len(t.track))
            t.track[slot] = self._take(wait.card, ChallengeCard)
            t.markers[slot] = atlas.find(wait.space)
            t.clock += 1
            t.ages[slot] = t.clock
        for name in given.events:
            t.events.append(self._take(name, EventCard))
        for name, count in given.bank.items():
            t.bank[self.named("color", name, TINTS)] = count

    def _fight(self, given: GivenFight) -> None:
        t = self.t
        t.quest = t.party.at
        t.deed = "adventure" if given.rival is None else "attack"
        if given.rival is not None:
            t.fight = Fight(None, rival=self.seat(given.rival), round=given.round, quiet=given.quiet)
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
