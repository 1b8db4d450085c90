"""Runebound as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from locanda.kernel.dice import Dice
from locanda.kernel.event import Event
from locanda.kernel.game import Game, Setup, SetupOption, Table

from . import arrange, setup, turn, view
from .cards import COLOURS, EventCard
from .library import FOLDER, Library, fingerprint, library
from .state import Realm

if TYPE_CHECKING:
    from .bot import Greedy
    from .narrate import RuneboundNarrator


# What only bots, catalogues and narrators need is imported when somebody asks for it, so that a game starts in a blink.


def _greedy(seed: int) -> Greedy:
    from .bot import Greedy

    return Greedy(seed)


class Runebound(Game):
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
    given = arrange.GivenTable
    bots = {"greedy": _greedy}

    def __init__(self, content: Library | None = None) -> None:
        super().__init__()
        self.library = content or library()
        self._narrators: dict[str, RuneboundNarrator] = {}

    @property
    def content(self) -> str:
        """The hash of the cards and the map."""
        return fingerprint()

    def new_table(self, agreed: Setup, dice: Dice) -> Realm:
        """A table laid out by the book."""
        return setup.lay_out(self, self.library, agreed, dice)

    def check_setup(self, agreed: Setup) -> None:
        """Refuse unknown Heroes as well."""
        super().check_setup(agreed)
        setup.deal_heroes(self.library, agreed, Dice(b"check"))

    def view(self, table: Realm, seat: int | None) -> dict[str, Any]:
        """Everything but the order of the decks."""
        return view.public(table)

    def hidden(self, table: Realm) -> dict[str, Any]:
        """The order of the decks."""
        return view.hidden(table)

    def arrange(self, given: Any) -> tuple[Table, Setup]:
        """The table that a scenario gives."""
        return arrange.arrange(self, self.library, given)

    def checkpoint(self, table: Realm, answers: int) -> bool:
        """A copy at every phase: a fight has many, and searches copy in the middle of it."""
        return True

    def forget(self, table: Realm, seat: int | None, dice: Dice) -> None:
        """The order of the decks is open and the dice are others: nobody can know them."""
        for deck in table.decks:
            deck.loosen(dice)
        table.market.loosen(dice)
        table.dice = dice

    def turns(self, table: Realm) -> int:
        """Rounds of the table played so far."""
        return table.rounds

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

    def figures(self, table: Realm) -> Sequence[str]:
        """The Hero of each seat."""
        return [party.hero.id for party in table.seats]

    def card_ids(self) -> Sequence[str]:
        """Every printed card."""
        from .catalogue import decks

        return [record["id"] for record in decks(self.library)]

    def cards(self) -> list[dict[str, Any]]:
        """Every printed card with its figures and its text."""
        from .catalogue import records

        return records(self.library)

    def won_cards(self) -> list[dict[str, Any]]:
        """The Items and Allies that Challenges and Encounters become, Dragon Runes among them."""
        from .catalogue import won

        return won(self.library)

    def narrator(self, language: str) -> RuneboundNarrator:
        """Who puts Runebound into words; one for each language."""
        from .narrate import RuneboundNarrator

        if language not in self._narrators:
            self._narrators[language] = RuneboundNarrator(self.library, language)
        return self._narrators[language]

    def worth(self, table: Realm) -> Sequence[float]:
        """How well each seat stands."""
        if table.result is not None:
            return super().worth(table)
        from .outlook import worth

        return worth(table)

    def turn(self, table: Realm) -> tuple[int, int]:
        """The round and whose turn it is."""
        return table.rounds, table.active


@lru_cache(maxsize=1)
def game() -> Runebound:
    """The game with its own content."""
    return Runebound()
