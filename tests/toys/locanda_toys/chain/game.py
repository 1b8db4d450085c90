"""The chain as the kernel sees it."""

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
from locanda.kit.library import Library
from locanda.kit.text import LANGUAGES

from .cards import CARDS
from .rules import HAND, LIFE, PHASES, START, name_of
from .state import Circle, Mage, Spell, Strike

FOLDER = Path(__file__).parent
SEATS = 3


class GivenMage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mage of a scenario."""

    life: int = LIFE
    energy: int = START
    shield: int = 0
    hand: tuple[str, ...] = ()
    charms: tuple[str, ...] = ()
    out: bool = False


class GivenCircle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a scenario: the deck from its top on, windows at which seats want to be asked, and how timing is."""

    seats: tuple[GivenMage, ...] = (GivenMage(),) * SEATS
    turn: int = 0
    phase: str = "act"
    round: int = 1
    deck: tuple[str, ...] = ()
    stops: tuple[tuple[int, str], ...] = ()
    always_ask: bool = False
    # The book's own set-up, with hands dealt by this seed; nothing else is given.
    opening: str = ""


class Chain(BoxedGame):
    """Three mages and a chain of spells."""

    id = "toy-chain"
    seats = (SEATS, SEATS)
    minutes = (5, 10)
    folder = FOLDER
    phases = PHASES
    given = GivenCircle
    make_library = Library

    @rule("CHN-01")
    def new_table(self, setup: Setup, dice: Dice) -> Circle:
        """Every mage has a hand from the common deck."""
        deck = Pile([card.id for card in CARDS.values() for _ in range(card.copies)])
        deck.shuffle(dice)
        seats = [Mage(seat, LIFE, START) for seat in range(setup.seats)]
        for mage in seats:
            mage.hand = [card for _ in range(HAND) if (card := deck.draw()) is not None]
        return Circle(seats, deck, game=self, dice=dice, phase="dawn")

    def arrange(self, given: GivenCircle) -> tuple[Circle, Setup]:
        """The table that a scenario gives."""
        setup = Setup(
            len(given.seats), expansions=self.expansions, stops=given.stops, always_ask=given.always_ask
        )
        self.check_setup(setup)
        table = self.new_table(setup, ScriptedDice((), given.opening.encode() or b"scenario"))
        if given.opening:
            return table, setup
        if given.phase not in self.phases:
            raise LocandaError(f"there is no phase {given.phase!r}; there are {', '.join(self.phases)}")
        if not 0 <= given.turn < setup.seats:
            raise LocandaError(f"there is no seat {given.turn}")
        table.active, table.phase, table.rounds = given.turn, given.phase, given.round
        table.deck = Pile([_known(card) for card in reversed(given.deck)])
        for mage, one in zip(table.seats, given.seats, strict=True):
            mage.life, mage.energy, mage.shield, mage.out = one.life, one.energy, one.shield, one.out
            mage.hand, mage.charms = list(map(_known, one.hand)), list(map(_known, one.charms))
        return table, setup

    @rule("CHN-01")
    def view(self, table: Circle, seat: int | None) -> dict[str, Any]:
        """Everything but the deck and the hands of others."""
        return {
            "round": table.rounds,
            "turn": {"seat": table.active, "phase": table.phase},
            "seats": [_shown(mage, mage.seat == seat) for mage in table.seats],
            "chain": [_link(link) for link in table.chain],
            "triggers": [one.card for one in table.triggers],
            "deck": len(table.deck),
            "spent": list(table.spent),
            "winner": None if table.result is None else list(table.result.winners),
        }

    def hidden(self, table: Circle) -> dict[str, Any]:
        """The hands, and the deck from its top on."""
        hands = [list(mage.hand) for mage in table.seats]
        return {"hands": hands, "deck": list(reversed(table.deck.cards))}

    def forget(self, table: Circle, seat: int | None, dice: Dice) -> None:
        """The deck and the hands of others are dealt anew; sorted before, so that nothing is left of how they lay."""
        others = [mage for mage in table.seats if mage.seat != seat]
        unknown = sorted([*table.deck.cards, *(card for mage in others for card in mage.hand)])
        dice.shuffle(unknown)
        for mage in others:
            count = len(mage.hand)
            mage.hand, unknown = unknown[:count], unknown[count:]
        table.deck = Pile(unknown)
        table.dice = dice

    def pieces(self, table: Circle) -> Mapping[str, int]:
        """Every card, wherever it is."""
        count = Counter([*table.deck.cards, *table.spent])
        for mage in table.seats:
            count.update([*mage.hand, *mage.charms])
        count.update(link.card for link in table.chain if isinstance(link, Spell))
        return dict(count)

    def card_ids(self) -> Sequence[str]:
        """Every card."""
        return list(CARDS)

    def cards(self) -> list[dict[str, Any]]:
        """Every card with its text."""
        says = {language: self.narrator(language).say for language in LANGUAGES}
        return [
            {
                "id": card.id,
                "name": {language: say(f"card-{card.id}") for language, say in says.items()},
                "deck": "spells",
                "kind": "charm" if card.charm else "quick" if card.quick else "spell",
                "copies": card.copies,
                "cost": card.cost,
                "text": {language: say(f"text-{card.id}") for language, say in says.items()},
            }
            for card in CARDS.values()
        ]

    def cards_used(self, event: Event) -> Sequence[str]:
        """The cards that were played."""
        return (event.facts["card"],) if event.kind == "played" else ()

    def make_narrator(self, language: str) -> Narrator:
        """Who puts it into words."""
        from .telling import ChainNarrator

        return ChainNarrator(self, language)

    def outlook(self, table: Circle) -> Sequence[float]:
        """How likely each mage is to win."""
        from .bot import outlook

        return outlook(table)

    def guide(self, seed: int) -> Policy:
        """The bot that knows when to answer."""
        from .bot import Apprentice

        return Apprentice(seed, more=self.more_answers)


def _known(card: str) -> str:
    if card not in CARDS:
        raise LocandaError(f"there is no card {card!r}; there are {', '.join(CARDS)}")
    return card


def _shown(mage: Mage, own: bool) -> dict[str, Any]:
    """A mage as its owner or the others see it."""
    return {
        "life": mage.life,
        "energy": mage.energy,
        "shield": mage.shield,
        "hand": list(mage.hand) if own else len(mage.hand),
        "charms": list(mage.charms),
        "out": mage.out,
    }


def _link(link: Spell | Strike) -> dict[str, Any]:
    """A link as everybody sees it."""
    x = link.x if isinstance(link, Spell) else 0
    return {"number": link.number, "seat": link.seat, "card": name_of(link), "target": link.target, "x": x}


BOX = Box("toy-chain", FOLDER, make=Chain)
