"""The card game as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from locanda.kernel.box import Box, SetupOption
from locanda.kernel.dice import Dice
from locanda.kernel.event import Event
from locanda.kernel.game import Policy, Rolled, Setup
from locanda.kernel.narrate import Narrator
from locanda.kernel.refusal import Refusal
from locanda.kit.game import BoxedGame

from . import imagining, setup, view
from .judging.bot import Greedy
from .judging.outlook import worth
from .library import FOLDER, Library
from .rules import decks, limited, seating, turn
from .rules.effects import RUNNERS
from .state import Duel, Player
from .telling.catalogue import records, terms
from .telling.narrator import CardNarrator
from .telling.shelf import shelf
from .telling.tally import rolls, tally
from .vocabulary import EFFECTS


class CardGame(BoxedGame):
    """World of Warcraft TCG: Heroes of Azeroth."""

    id = "wow-tcg"
    version = "1"
    seats = (2, 8)
    minutes = (20, 45)
    folder = FOLDER
    options = (
        SetupOption("format", ("constructed", "sealed", "draft"), "TCG-19-01"),
        SetupOption("decks", decks.KINDS, "TCG-15-01"),
        SetupOption("match", tuple(seating.GAMES), "TCG-RUL-72"),
        SetupOption("teams", tuple(seating.TEAMS), "TCG-18-05"),
        SetupOption("totems", ("aimed-at", "always-allies"), "TCG-RUL-08"),
        SetupOption("asking", ("timely", "always"), "TCG-RUL-13"),
    )
    phases = turn.PHASES
    reveals = ("saw", "found", "took")
    view_type = view.View
    make_library = Library
    library: Library

    def new_table(self, agreed: Setup, dice: Dice) -> Duel:
        """The table laid out, before the opening hands or before packs are opened."""
        return setup.new_table(self, self.library, agreed, dice)

    def why_not_setup(self, agreed: Setup) -> Iterable[Refusal]:
        """Decks that are not legal, and what cannot be played together."""
        return seating.why_not(self, self.library, agreed)

    def teams(self, agreed: Setup) -> Sequence[int]:
        """The team of each seat."""
        return seating.teams_of(self, agreed)

    def brought(self) -> Mapping[str, str]:
        """The decks of the shelf, each with its hero."""
        return {name: deck.hero for name, deck in self.library.shelf.items()}

    # Decks of one's own, by what they are for.
    makes = ("constructed", "sealed")

    def why_not_bring(self, brings: str, kind: str) -> Iterable[Refusal]:
        """Every reason why a deck is not legal as one of its kind."""
        return decks.why_not_deck(self.library, decks.decode(self.library, brings), kind)

    def read_brings(self, text: str) -> str:
        """A deck in short, from a list of cards."""
        return decks.encode(self.library, decks.read(self.library, text))

    def write_brings(self, brings: str, language: str) -> str:
        """A deck as a list of cards."""
        return decks.write(self.library, decks.decode(self.library, brings), language)

    def brings_shown(self, brings: str) -> str:
        """A deck of the shelf is known to all; of one's own only who leads it."""
        if not brings or brings in self.library.shelf:
            return brings
        return f"own:{decks.decode(self.library, brings).hero}"

    def forget(self, table: Duel, seat: int | None, dice: Dice) -> None:
        """What this seat cannot know is imagined from what the others' heroes may have."""
        imagining.forget(table, seat, dice)

    def checkpoint(self, table: Duel, answers: int) -> bool:
        """A copy is kept where nothing is due any more: whoever goes on from there need not look again."""
        return answers > 0 or table.settled

    def earned(self, table: Duel) -> Sequence[str]:
        """The deck that each seat has built of its packs, in short."""
        if table.limited is None:
            return ()
        return [decks.encode(self.library, limited.deck_of(table, player.seat)) for player in table.seats]

    def pieces(self, table: Duel) -> Mapping[str, int]:
        """Cards wherever they are."""
        count: Counter[str] = Counter()
        for player in table.seats:
            count.update(card.id for card in (*player.deck.cards, *player.hand))
            count.update(laid.card.id for laid in (*player.graveyard, *player.removed))
        count.update(piece.card.id for piece in table.pieces.values() if not piece.token)
        count.update(link.card.id for link in table.chain if link.kind == "card")
        count.update(card.id for card in table.held)
        if table.limited is not None:
            it = table.limited
            for row in (*it.pools, *it.open, *(pack for rows in it.closed for pack in rows)):
                count.update(one.card.id for one in row)
        return dict(count)

    def turns(self, table: Duel) -> int:
        """Turns played so far."""
        return table.turn

    def turn(self, table: Duel) -> tuple[int, int]:
        """Which turn it is."""
        return table.turn, table.active

    def figures(self, table: Duel) -> Sequence[str]:
        """The hero of each seat."""
        if table.limited is not None:
            return [hero.id for hero in table.limited.heroes]
        return [self._leader(table, player) for player in table.seats]

    def _leader(self, table: Duel, player: Player) -> str:
        """The hero of a player; whoever is out has it among what was removed."""
        hero = table.known(player.hero)
        if hero is not None:
            return hero.card.id
        return next((laid.card.id for laid in player.removed if laid.card.kind == "hero"), "")

    def first(self, table: Duel) -> int | None:
        """Who won the toss; of a match of several games each has its own, and nobody while decks are only built."""
        return table.first if table.contest is None and table.turn else None

    def card_ids(self) -> Sequence[str]:
        """Every printed card."""
        return [card.id for card in self.library.cards]

    def cards(self) -> list[dict[str, Any]]:
        """Every printed card with its figures and its text."""
        return records(self.library)

    def board(self) -> dict[str, Any]:
        """The words for what is printed on cards, and the decks of the shelf."""
        return {"terms": terms(self.library), "shelf": shelf(self.library)}

    def cards_used(self, event: Event) -> Sequence[str]:
        """The cards that did something: entered, resolved, triggered, were used, struck or prevented."""
        if event.kind in ("resolved", "used", "strikes", "armor", "prevented", "entered", "triggered"):
            return (event.facts["card"],)
        return ()

    def make_narrator(self, language: str) -> Narrator:
        """Who puts the game into words."""
        return CardNarrator(self, language)

    def tally(self, table: Duel, events: Sequence[Event]) -> Mapping[str, Sequence[int]]:
        """What each seat did and got."""
        return tally(table, events)

    def rolls(self, events: Sequence[Event]) -> Iterable[Rolled]:
        """The die that a potion rolls."""
        return rolls(events)

    def outlook(self, table: Duel) -> Sequence[float]:
        """How likely each seat is to win."""
        return worth(table)

    def guide(self, seed: int) -> Policy:
        """The bot that knows curves, trades and lethal damage."""
        return Greedy(seed, more=self.more_answers)

    def view(self, table: Duel, seat: int | None) -> view.View:
        """What a seat may see."""
        return view.view(table, seat)

    def hidden(self, table: Duel) -> dict[str, Any]:
        """What nobody may see."""
        return view.hidden(table)

    def arrange(self, given: Any) -> tuple[Duel, Setup]:
        """The table that a scenario gives."""
        from .arrange import arrange

        return arrange(self, self.library, given)

    @property
    def given(self) -> Any:
        """What a scenario can give."""
        from .arrange import GivenTable

        return GivenTable


BOX = Box("wow-tcg", FOLDER, make=CardGame, effects=EFFECTS, runners=RUNNERS)
