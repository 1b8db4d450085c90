"""The Adventure Game as the kernel sees it."""

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
from .cards import LEVELS, AbilityCard
from .library import FOLDER, Library
from .rules import turn
from .rules.effects import RUNNERS
from .state import World
from .vocabulary import EFFECTS


class AdventureGame(BoxedGame):
    """World of Warcraft: The Adventure Game."""

    id = "wow-adventure"
    version = "2"
    seats = (2, 4)
    minutes = (60, 120)
    folder = FOLDER
    phases = turn.PHASES
    view_type = view.View
    make_library = Library
    library: Library

    def new_table(self, agreed: Setup, dice: Dice) -> World:
        """The table laid out, before the characters are picked."""
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

    def forget(self, table: World, seat: int | None, dice: Dice) -> None:
        """Decks, the hands of others and discoveries that the seat has not seen are dealt anew.

        Challenge cards that were put back were seen by all, and lie where they were put: under those still to come.
        """
        for deck in table.decks:
            put_back = min(deck.bottom, len(deck))
            deck.loosen(dice)
            deck.bottom = put_back
        table.elite.loosen(dice)
        for hero in table.seats:
            if hero.seat == seat:
                hero.deck.loosen(dice)
                continue
            unknown = [*hero.hand, *hero.deck.cards]
            dice.shuffle(unknown)
            count = len(hero.hand)
            hero.hand, hero.deck.cards = unknown[:count], unknown[count:]
        self._mix_discoveries(table, seat, dice)
        table.dice = dice

    @staticmethod
    def _mix_discoveries(table: World, seat: int | None, dice: Dice) -> None:
        seen = table.seats[seat].seen if seat is not None else []
        places = [
            (tokens, number)
            for tokens in (*table.found.values(), table.pile.cards)
            for number, token in enumerate(tokens)
            if tokens is table.pile.cards or token.number not in seen
        ]
        mixed = [tokens[number] for tokens, number in places]
        dice.shuffle(mixed)
        for (tokens, number), token in zip(places, mixed, strict=True):
            tokens[number] = token

    def pieces(self, table: World) -> Mapping[str, int]:
        """Cards and tokens wherever they are."""
        count: Counter[str] = Counter()
        for deck in table.decks:
            count.update(card.id for card in deck.cards)
        count.update(card.id for card in table.track if card is not None)
        count.update(event.card.id for event in table.events)
        fight = table.fight
        if fight is not None and fight.card is not None and fight.marker < 0:
            count[fight.card.id] += 1
        if table.drawn is not None:
            count[table.drawn.id] += 1
        count.update(card.id for card in table.playing)
        quests = [*table.elite.cards, *table.elite_spent, *table.starting, *table.removed]
        playing = {hero.character.id for hero in table.seats if hero.hand or hero.spent or len(hero.deck)}
        count.update(card.id for card in self._boxed(playing))
        tokens = len(table.pile) + len(table.box) + sum(map(len, table.found.values()))
        tokens += len(table.revealed) + (table.placing is not None)
        for hero in table.seats:
            count.update(one.card.id for one in (*hero.bag, *hero.equipped))
            count.update(card.id for card in hero.claimed)
            count.update(card.id for card in (*hero.hand, *hero.spent, *hero.deck.cards))
            for other in table.seats:
                count.update(one.card.id for one in other.attached if one.by == hero.seat)
            quests += [*hero.done, *(one.card for one in hero.quests)]
            tokens += len(hero.kept) + hero.disease
            count.update(f"trophy-{trophy.id}" for trophy in hero.trophies)
        count.update(card.id for card in quests)
        for name, left in table.trophies.items():
            count[f"trophy-{name}"] += left
        count["discoveries"] = tokens
        return dict(count)

    def _boxed(self, playing: set[str]) -> list[AbilityCard]:
        """The ability cards of characters that nobody plays."""
        cards = self.library.abilities
        return [card for card in cards if card.owner not in playing for _ in range(card.copies)]

    def brought(self) -> Mapping[str, str]:
        """The characters that a seat may choose, with their first cards."""
        return {one.id: f"{one.id}-{LEVELS[0]}" for one in self.library.characters}

    def board(self) -> dict[str, Any]:
        """The board, what is printed on it, and the words for its signs."""
        from .telling.catalogue import places, printed, terms

        library = self.library
        words = {"places": places(library), "printed": printed(library), "terms": terms(library)}
        return {**view.board(library), **words}

    def spaces(self) -> list[dict[str, Any]]:
        """Every space of the board."""
        return view.spaces(self.library)

    def first(self, table: World) -> int | None:
        """Who took the first turn."""
        return table.first

    def card_ids(self) -> Sequence[str]:
        """Every printed card."""
        from .telling.catalogue import prints

        return [one.id for one in prints(self.library)]

    def cards(self) -> list[dict[str, Any]]:
        """Every printed card with its figures and its text."""
        from .telling.catalogue import records

        return records(self.library)

    def cards_used(self, event: Event) -> Sequence[str]:
        """The cards that came into play: drawn, received, won or played, and the card of the level that is reached."""
        facts = event.facts
        if event.kind in ("challenge", "quest", "trophy", "played"):
            return (facts["card"],)
        if event.kind == "takes":
            return (f"{facts['card']}-{LEVELS[0]}",)
        return (f"{facts['card']}-{facts['colour']}",) if event.kind == "level" else ()

    def figures(self, table: World) -> Sequence[str]:
        """The character of each seat."""
        return [hero.character.id for hero in table.seats]

    def make_narrator(self, language: str) -> Narrator:
        """Who puts the game into words."""
        from .telling.narrator import AdventureNarrator

        return AdventureNarrator(self, language)

    def rolls(self, events: Sequence[Event]) -> Iterable[Rolled]:
        """The dice that the seats rolled."""
        from .telling.tally import rolls

        return rolls(events)

    def tally(self, table: World, events: Sequence[Event]) -> Mapping[str, Sequence[int]]:
        """What each seat did and got."""
        from .telling.tally import tally

        return tally(table, events)

    def outlook(self, table: World) -> Sequence[float]:
        """How likely each seat is to win."""
        from .judging.outlook import worth

        return worth(table)

    def guide(self, seed: int) -> Policy:
        """The bot that knows quests, fights and items."""
        from .judging.bot import Greedy

        return Greedy(seed, more=self.more_answers)


BOX = Box("wow-adventure", FOLDER, make=AdventureGame, effects=EFFECTS, runners=RUNNERS)
