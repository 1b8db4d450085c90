"""The Board Game as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from locanda.kernel.box import Box
from locanda.kernel.dice import Dice
from locanda.kernel.event import Event
from locanda.kernel.game import Policy, Rolled, Setup, Table
from locanda.kernel.narrate import Narrator
from locanda.kit.game import BoxedGame

from . import setup, view
from .library import FOLDER, Library
from .rules import turn
from .rules.effects import RUNNERS
from .state import World
from .vocabulary import EFFECTS


class BoardGame(BoxedGame):
    """World of Warcraft: The Board Game."""

    id = "wow-boardgame"
    version = "1"
    seats = (2, 6)
    minutes = (120, 300)
    folder = FOLDER
    phases = turn.PHASES
    options = setup.OPTIONS
    reveals = ("marker", "revealed", "drew", "quest", "event")
    view_type = view.View
    make_library = Library
    library: Library

    def new_table(self, agreed: Setup, dice: Dice) -> World:
        """The table laid out, before classes are picked."""
        return setup.lay_out(self, self.library, agreed, dice)

    def view(self, table: World, seat: int | None) -> view.View:
        """What a seat may see."""
        return view.view(table, seat)

    def hidden(self, table: World) -> dict[str, Any]:
        """What nobody may see."""
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

    def teams(self, agreed: Setup) -> Sequence[int]:
        """The factions, where players have agreed on them by their seats; otherwise a lot at the table decides."""
        if self.option(agreed, "factions") == "seats":
            return setup.by_seat(agreed.seats)
        return range(agreed.seats)

    def teams_at(self, table: World, agreed: Setup) -> Sequence[int]:
        """The factions as they are at the table, once they are drawn."""
        found = [one.faction for one in table.seats]
        return self.teams(agreed) if -1 in found else found

    def forget(self, table: World, seat: int | None, dice: Dice) -> None:
        """Decks are dealt anew, and an Overlord whose marker the seat's faction has not seen may be under any other."""
        for pile in self._piles(table):
            put_back = min(pile.bottom, len(pile))
            pile.loosen(dice)
            pile.bottom = put_back
        if len(table.markers) > 1:
            faction = -1 if seat is None else table.seats[seat].faction
            known = table.seen[faction] if faction >= 0 else []
            if table.overlord_at not in known:
                table.overlord_at = dice.pick([place for place in table.markers if place not in known])
        table.dice = dice

    @staticmethod
    def _piles(table: World) -> Iterable[Any]:
        yield from table.items.values()
        for decks in table.quests:
            yield from decks.values()
        yield table.deck

    def pieces(self, table: World) -> Mapping[str, int]:
        """Cards and figures wherever they are."""
        count: Counter[str] = Counter()
        for pile in self._piles(table):
            count.update(card.id for card in pile.cards)
        count.update(
            card.id
            for card in (
                *table.merchant,
                *table.held,
                *table.removed,
                *table.done,
                *table.discarded,
                *table.boxed,
            )
        )
        count.update(card.id for faction in table.open_quests for card in faction)
        if table.event is not None:
            count[table.event.id] += 1
        for lies in table.lasting:
            count[lies.event.id] += 1
            count.update(item.id for item in lies.items)
        playing = set()
        for one in table.characters:
            playing.add(one.kind.id)
            count.update(
                card.id for card in (*one.powers, *one.learnable, *one.spellbook, *one.bag, *one.talents)
            )
            for area in one.areas:
                on = [*area.addons, *((area.card,) if area.card is not None else ())]
                count.update(card.id for card in on)
            events = (
                event for event in self.library.events for item in one.auctioned if event.item == item.id
            )
            count.update(event.id for event in events)
        count.update(card.id for card in self.library.powers if card.owner not in playing)
        count.update(card.id for card in self.library.talents if card.owner not in playing)
        return dict(count)

    def turns(self, table: World) -> int:
        """Faction turns begun so far."""
        return table.rounds

    def brought(self) -> Mapping[str, str]:
        """The classes that a seat may choose, each with a side of its sheet."""
        found: dict[str, str] = {}
        for sheet in self.library.sheets:
            found.setdefault(sheet.owner, sheet.id)
        return found

    def board(self) -> dict[str, Any]:
        """The board and what is printed on it."""
        return view.board(self.library)

    def spaces(self) -> list[dict[str, Any]]:
        """Every region of the board."""
        return view.spaces(self.library)

    def card_ids(self) -> Sequence[str]:
        """Every printed card."""
        from .telling.catalogue import prints

        return [one.id for one in prints(self.library)]

    def cards(self) -> list[dict[str, Any]]:
        """Every printed card with its figures and its text."""
        from .telling.catalogue import records

        return records(self.library)

    def figures(self, table: World) -> Sequence[str]:
        """The characters of each seat."""
        return ["+".join(table.characters[who].id for who in one.characters) for one in table.seats]

    def cards_used(self, event: Event) -> Sequence[str]:
        """The cards that did something in an event."""
        card = event.facts.get("card")
        return (card,) if isinstance(card, str) and card in self.library.by_id else ()

    def rolls(self, events: Sequence[Event]) -> Iterable[Rolled]:
        """The dice that the seats rolled."""
        for event in events:
            if event.kind == "dice" and event.seat is not None:
                for colour, face in event.facts["dice"]:
                    yield Rolled(event.seat, colour, face, 4.5)

    def tally(self, table: World, events: Sequence[Event]) -> Mapping[str, Sequence[int]]:
        """What each seat's characters did and got."""
        from .telling.tally import tally

        return tally(table, events)

    def make_narrator(self, language: str) -> Narrator:
        """Who puts the game into words."""
        from .telling.narrator import BoardNarrator

        return BoardNarrator(self, language)

    def outlook(self, table: World) -> Sequence[float]:
        """How likely each seat is to win; all alike as long as nobody has a character."""
        from .judging.outlook import worth

        return worth(table) if table.characters else [1 / len(table.seats)] * len(table.seats)

    def guide(self, seed: int) -> Policy:
        """The bot that knows quests, fights and equipment."""
        from .judging.bot import Greedy

        return Greedy(seed, more=self.more_answers)


BOX = Box("wow-boardgame", FOLDER, make=BoardGame, effects=EFFECTS, runners=RUNNERS)
