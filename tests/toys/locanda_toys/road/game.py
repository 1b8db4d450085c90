"""The road as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from locanda.kernel.box import Box
from locanda.kernel.dice import Dice, ScriptedDice
from locanda.kernel.event import Event
from locanda.kernel.game import Policy, Setup
from locanda.kernel.narrate import Narrator
from locanda.kernel.refusal import LocandaError
from locanda.kernel.zones import Pile
from locanda.kit.game import BoxedGame
from locanda.kit.ledger import rule
from locanda.kit.text import LANGUAGES

from .cards import EFFECTS, Library
from .rules import COINS, PHASES, RUNNERS, score
from .state import Journey, Traveler

FOLDER = Path(__file__).parent


class GivenTraveler(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A traveler of a scenario."""

    at: str = ""
    coins: int = COINS
    tales: int = 0


class GivenJourney(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a scenario: `deck` is drawn next, in this order; `met` has been met."""

    seats: tuple[GivenTraveler, ...] = (GivenTraveler(), GivenTraveler())
    turn: int = 0
    phase: str = "travel"
    round: int = 1
    deck: tuple[str, ...] = ()
    met: tuple[str, ...] = ()


class Road(BoxedGame):
    """A little journey."""

    id = "toy-road"
    seats = (2, 4)
    open = True
    minutes = (5, 10)
    folder = FOLDER
    phases = PHASES
    given = GivenJourney
    make_library = Library
    library: Library

    @rule("RD-01")
    def new_table(self, setup: Setup, dice: Dice) -> Journey:
        """All stand at the beginning of the road, and the cards are shuffled."""
        deck = Pile([card for card in self.library.cards for _ in range(card.copies)])
        deck.shuffle(dice)
        seats = [Traveler(seat, COINS) for seat in range(setup.seats)]
        return Journey(self.library, seats, deck, game=self, dice=dice, phase="travel")

    def arrange(self, given: GivenJourney) -> tuple[Journey, Setup]:
        """The table that a scenario gives."""
        setup = Setup(len(given.seats), expansions=self.expansions)
        self.check_setup(setup)
        if given.phase not in self.phases:
            raise LocandaError(f"there is no phase {given.phase!r}; there are {', '.join(self.phases)}")
        if not 0 <= given.turn < setup.seats:
            raise LocandaError(f"there is no seat {given.turn}")
        table = self.new_table(setup, ScriptedDice(()))
        table.active, table.phase, table.rounds = given.turn, given.phase, given.round
        if given.deck:
            table.deck.stack([self._known(card) for card in given.deck])
        for name in given.met:
            table.deck.take_out(self._known(name))
            table.met.append(self._known(name))
        for traveler, one in zip(table.seats, given.seats, strict=True):
            traveler.coins, traveler.tales = one.coins, one.tales
            traveler.at = self.library.number(self._known(one.at).id) if one.at else 0
        return table, setup

    def _known(self, name: str) -> Any:
        if name not in self.library.by_id:
            raise LocandaError(f"there is no card and no place {name!r}")
        return self.library.by_id[name]

    def view(self, table: Journey, seat: int | None) -> dict[str, Any]:
        """Everything but the order of the deck."""
        return {
            "round": table.rounds,
            "turn": {"seat": table.active, "phase": table.phase},
            "seats": [
                {
                    "at": table.place(one).id,
                    "coins": one.coins,
                    "tales": one.tales,
                    "score": score(table, one),
                }
                for one in table.seats
            ],
            "deck": len(table.deck),
            "met": [card.id for card in table.met],
            "winner": None if table.result is None else list(table.result.winners),
        }

    def hidden(self, table: Journey) -> dict[str, Any]:
        """The order of the deck."""
        return {"deck": [card.id for card in reversed(table.deck.cards)]}

    def forget(self, table: Journey, seat: int | None, dice: Dice) -> None:
        """The order of the deck is open."""
        table.deck.loosen(dice)
        table.dice = dice

    def pieces(self, table: Journey) -> Mapping[str, int]:
        """Every card, wherever it is."""
        return dict(Counter(card.id for card in (*table.deck.cards, *table.met)))

    def spaces(self) -> list[dict[str, Any]]:
        """The places of the road, each with those before and after it."""
        places = self.library.places
        return [
            {
                "id": one.id,
                "name": {language: one.name.text(language) for language in LANGUAGES},
                "kind": one.kind,
                "near": [places[n].id for n in (number - 1, number + 1) if 0 <= n < len(places)],
                "printed": {},
            }
            for number, one in enumerate(places)
        ]

    def board(self) -> dict[str, Any]:
        """The road."""
        return {"places": self.spaces()}

    def card_ids(self) -> Sequence[str]:
        """Every card."""
        return [card.id for card in self.library.cards]

    def cards(self) -> list[dict[str, Any]]:
        """Every card with its text."""
        from .telling import catalogue

        return catalogue(self.library)

    def cards_used(self, event: Event) -> Sequence[str]:
        """The cards that were met."""
        return (event.facts["card"],) if event.kind == "met" else ()

    def make_narrator(self, language: str) -> Narrator:
        """Who puts it into words."""
        from .telling import RoadNarrator

        return RoadNarrator(self, language)

    def outlook(self, table: Journey) -> Sequence[float]:
        """How likely each traveler is to win."""
        from .bot import outlook

        return outlook(table)

    def guide(self, seed: int) -> Policy:
        """The bot that knows when to ride."""
        from .bot import Guidebook

        return Guidebook(seed, more=self.more_answers)


BOX = Box("toy-road", FOLDER, make=Road, effects=EFFECTS, runners=RUNNERS)
