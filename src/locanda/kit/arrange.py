"""Arranging a table for a scenario: cards are moved from where they lie after the set-up to where they are wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from locanda.kernel.dice import ScriptedDice
from locanda.kernel.game import Game, Setup
from locanda.kernel.refusal import LocandaError
from locanda.kernel.zones import Pile

from .library import Library


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what a scenario can give."""


class GivenTurn(Given, frozen=True):
    """Whose turn it is and which phase comes next."""

    seat: int = 0
    phase: str = "movement"
    round: int = 1


class GivenWait(Given, frozen=True):
    """A card that waits on a track, and the space where its marker lies."""

    card: str
    space: str


class GivenTable(Given, frozen=True, kw_only=True):
    """What a scenario can give of any table; a game adds its seats and pieces."""

    # Cards on top of a deck in this order, all cards that a deck has, decks without a card.
    decks: dict[str, tuple[str, ...]] = {}
    only: dict[str, tuple[str, ...]] = {}
    empty: tuple[str, ...] = ()
    track: dict[str, GivenWait] = {}
    events: tuple[str, ...] = ()
    # Dice by number, or by the name of a face.
    dice: tuple[int | str, ...] = ()
    options: dict[str, str] = {}
    stops: tuple[tuple[int, str], ...] = ()
    always_ask: bool = False
    # The book's own set-up, with everything left to this seed; nothing else is given.
    opening: str = ""

    def agreed(self, game: Game, brings: Sequence[str]) -> Setup:
        """The setup that the scenario stands for, with what each seat brings; one that cannot be is refused."""
        setup = Setup(
            seats=len(brings),
            options=dict(self.options),
            expansions=game.expansions,
            brings=tuple(brings),
            stops=self.stops,
            always_ask=self.always_ask,
        )
        game.check_setup(setup)
        return setup


def scripted(results: Sequence[int | str], faces: Sequence[str], die: str, seed: str) -> ScriptedDice:
    """Dice whose next results are these: numbers, or faces of a die that has names for them."""
    script = []
    for result in results:
        if isinstance(result, str) and result not in faces:
            raise LocandaError(f"no {die} shows {result!r}; the faces are {', '.join(faces)}")
        script.append(result if isinstance(result, int) else faces.index(result) + 1)
    return ScriptedDice(script, seed.encode() or b"scenario")


class Arranger:
    """What arrangers of all games can do; `table` has seats, an active one, a round and a phase."""

    def __init__(self, table: Any, library: Library) -> None:
        self.t = table
        self.cards = library.by_id

    # Names

    def named(self, what: str, name: str, known: Mapping[str, Any]) -> Any:
        """What a name stands for; a name that nobody has is refused with those that there are."""
        if name not in known:
            raise LocandaError(f"there is no {what} {name!r}; there are {', '.join(known)}")
        return known[name]

    def card(self, name: str, *kinds: type) -> Any:
        """The card of this id, which must be of one of these kinds."""
        found = self.cards.get(name)
        if found is None:
            raise LocandaError(f"there is no card {name!r}")
        if kinds and not isinstance(found, kinds):
            raise LocandaError(f"{name!r} is a {type(found).__name__}, it cannot lie there")
        return found

    def seat(self, number: int) -> int:
        """The number of a seat."""
        if not 0 <= number < len(self.t.seats):
            raise LocandaError(f"there is no seat {number}; there are {len(self.t.seats)}, the first is 0")
        return number

    def slot(self, name: str, slots: int) -> int:
        """The place of a track, counted from 0, by its number from 1."""
        if not (name.isdigit() and 1 <= int(name) <= slots):
            raise LocandaError(f"the track has places 1 to {slots}, not {name!r}")
        return int(name) - 1

    # The turn

    def turn(self, turn: GivenTurn, fights: Sequence[str], fight: object) -> None:
        """It is this seat's turn, and this phase comes next; a phase of a fight needs one."""
        self.named("phase", turn.phase, self.t.game.phases)
        if turn.phase in fights and fight is None:
            raise LocandaError(f"the phase {turn.phase!r} needs a fight")
        self.t.active, self.t.first = self.seat(turn.seat), 0
        self.t.rounds, self.t.phase = turn.round, turn.phase

    # Decks

    def piles(self) -> Mapping[str, Pile[Any]]:
        """The decks that a scenario can name."""
        return {}

    def pile(self, name: str) -> Pile[Any]:
        """The deck of this name."""
        found: Pile[Any] = self.named("deck", name, self.piles())
        return found

    def lying(self, name: str, card: str) -> Any:
        """A card that lies in a deck."""
        for one in self.pile(name).cards:
            if one.id == card:
                return one
        self.card(card)
        raise LocandaError(f"the card {card!r} is not in the {name} deck")

    def taken(self, card: Any, printed: str = "") -> Any:
        """A card, taken out of the deck where it lies; `printed` is the card that it is part of."""
        for pile in self.piles().values():
            for one in pile.cards:
                if one.id == (printed or card.id):
                    pile.cards.remove(one)
                    return card
        raise LocandaError(f"the card {card.id!r} is used twice")

    def stack(
        self,
        decks: Mapping[str, Sequence[str]],
        only: Mapping[str, Sequence[str]],
        empty: Sequence[str],
        put_away: Callable[[str, list[Any]], None],
    ) -> None:
        """Decks hold these cards on top, or only these, or none; what they lose is put away."""
        for name in (*only, *empty):
            if name in decks or (name in only and name in empty):
                raise LocandaError(f"the {name} deck is given in two ways: say only one of them")
        for name, cards in (*only.items(), *((name, ()) for name in empty)):
            pile = self.pile(name)
            kept = []
            for card in cards:
                kept.append(self.lying(name, card))
                pile.cards.remove(kept[-1])
            put_away(name, pile.cards[:])
            pile.cards[:] = kept[::-1]
        for name, cards in decks.items():
            self.pile(name).stack([self.lying(name, card) for card in cards])
