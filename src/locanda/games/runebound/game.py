"""Runebound as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from locanda.kernel.box import Box, SetupOption
from locanda.kernel.dice import Dice
from locanda.kernel.event import Event
from locanda.kernel.game import Policy, Rolled, Setup, Table
from locanda.kernel.narrate import Narrator
from locanda.kit.game import BoxedGame

from . import setup, view
from .cards import COLOURS, EventCard
from .library import FOLDER, Library
from .rules import turn
from .rules.effects import RUNNERS
from .state import Realm
from .vocabulary import EFFECTS


class Runebound(BoxedGame):
    """Runebound, first edition: Rise of the Dragon Lords."""

    id = "runebound"
    version = "1"
    seats = (2, 6)
    open = True
    minutes = (60, 150)
    folder = FOLDER
    options = (
        SetupOption("ally-limit", ("none", "2", "3"), "RB-RUL-47"),
        SetupOption("before-combat", ("once-a-turn", "once-a-combat"), "RB-RUL-34"),
        SetupOption("resale", ("forbidden", "allowed"), "RB-RUL-46"),
    )
    phases = turn.PHASES
    view_type = view.View
    make_library = Library
    library: Library

    def new_table(self, agreed: Setup, dice: Dice) -> Realm:
        """A table laid out by the book."""
        return setup.lay_out(self, self.library, agreed, dice)

    def check_setup(self, agreed: Setup) -> None:
        """Refuse unknown Heroes as well."""
        super().check_setup(agreed)
        setup.deal_heroes(self.library, agreed, Dice(b"check"))

    def view(self, table: Realm, seat: int | None) -> view.View:
        """Everything but the order of the decks."""
        return view.public(table)

    def hidden(self, table: Realm) -> dict[str, Any]:
        """The order of the decks."""
        return view.hidden(table)

    def arrange(self, given: Any) -> tuple[Table, Setup]:
        """The table that a scenario gives."""
        from .arrange import arrange

        return arrange(self, self.library, given)

    @property
    def given(self) -> Any:
        """What a scenario can give."""
        from .arrange import GivenTable

        return GivenTable

    def forget(self, table: Realm, seat: int | None, dice: Dice) -> None:
        """The order of the decks is open and the dice are others: nobody can know them."""
        for deck in table.decks:
            deck.loosen(dice)
        table.market.loosen(dice)
        table.dice = dice

    def pieces(self, table: Realm) -> Mapping[str, int]:
        """Cards and tokens wherever they are: in decks, on the board, with the players, out of the game."""
        count: Counter[str] = Counter()
        for deck in table.decks:
            count.update(card.id for card in deck.cards)
        count.update(card.id for card in table.market.cards)
        for stall in (*table.stalls, table.shown):
            count.update(card.id for card in stall)
        count.update(self.library.origin(card) for card in table.removed)
        count.update(event.id for event in table.events)
        count.update(card.id for card in table.track if card is not None)
        fight = table.fight
        if fight is not None and fight.foe is not None and fight.slot < 0 and not fight.settled:
            count[fight.foe.id] += 1
        if table.drawn is not None:
            count[table.drawn.id] += 1
        for party in table.seats:
            count.update(self.library.origin(piece.card) for piece in party.goods)
            count.update(kept.card.id for kept in party.kept)
        for number, colour in enumerate(COLOURS):
            on_map = sum(1 for one in table.tokens.values() if one == number)
            count[f"token-{colour}"] = (
                on_map + table.bank[number] + sum(p.tokens[number] for p in table.seats)
            )
        count["markers"] = len(table.markers)
        return dict(count)

    def cards_used(self, event: Event) -> Sequence[str]:
        """The cards whose effects ran: used, faced, in force, or, if they only have lasting modifiers, owned."""
        card = event.facts.get("card", "")
        if event.kind in ("used", "event", "faced", "drew"):
            return (
                () if isinstance(self.library.by_id[card], EventCard) and event.kind != "event" else (card,)
            )
        if event.kind in ("got", "joined", "turn") and not self.library.by_id[card].abilities:
            return (card,)
        return ()

    def brought(self) -> Mapping[str, str]:
        """The heroes that a seat may choose."""
        return {hero.id: hero.id for hero in self.library.heroes}

    def board(self) -> dict[str, Any]:
        """The map: spaces with their terrain, towns with their names and signs, where the gems are."""
        return view.board(self.library.atlas)

    def spaces(self) -> list[dict[str, Any]]:
        """Every space of the map."""
        return view.spaces(self.library.atlas)

    def figures(self, table: Realm) -> Sequence[str]:
        """The Hero of each seat."""
        return [party.hero.id for party in table.seats]

    def first(self, table: Realm) -> int | None:
        """Who took the first turn."""
        return table.first

    def card_ids(self) -> Sequence[str]:
        """Every printed card."""
        from .telling.catalogue import prints

        return [one.id for one in prints(self.library)]

    def cards(self) -> list[dict[str, Any]]:
        """Every printed card with its figures and its text."""
        from .telling.catalogue import prints, records

        return records(self.library, prints(self.library))

    def won_cards(self) -> list[dict[str, Any]]:
        """The Items and Allies that Challenges and Encounters become, Dragon Runes among them."""
        from .telling.catalogue import records, won

        return records(self.library, won(self.library))

    def make_narrator(self, language: str) -> Narrator:
        """Who puts Runebound into words."""
        from .telling.narrator import RuneboundNarrator

        return RuneboundNarrator(self, language)

    def rolls(self, events: Sequence[Event]) -> Iterable[Rolled]:
        """The dice that the seats rolled."""
        from .telling.tally import rolls

        return rolls(events)

    def tally(self, table: Realm, events: Sequence[Event]) -> Mapping[str, Sequence[int]]:
        """What each seat did and got."""
        from .telling.tally import tally

        return tally(table, events)

    def outlook(self, table: Realm) -> Sequence[float]:
        """How likely each seat is to win."""
        from .judging.outlook import worth

        return worth(table)

    def guide(self, seed: int) -> Policy:
        """The bot that knows routes, odds and shopping."""
        from .judging.bot import Greedy

        return Greedy(seed, more=self.more_answers)


BOX = Box("runebound", FOLDER, make=Runebound, effects=EFFECTS, runners=RUNNERS)
