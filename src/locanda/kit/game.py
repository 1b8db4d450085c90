"""A game with a library, a ledger, a narrator and a bot: what the games of the house have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from locanda.kernel.box import Box
from locanda.kernel.game import Game, Policy, Setup
from locanda.kernel.narrate import Narrator

from . import chances, ledger
from .ledger import Ledger
from .library import Library


class BoxedGame(Game):
    """A game made of boxes; what only bots, catalogues and narrators need is imported when somebody asks for it."""

    make_library: ClassVar[type[Library]]
    library: Library

    def __init__(self, boxes: Sequence[Box]) -> None:
        super().__init__(boxes)
        self.library = type(self).make_library(self.boxes)
        self._narrators: dict[str, Narrator] = {}

    @property
    def content(self) -> str:
        """The hash of everything that the rules read."""
        return self.library.digest

    @cached_property
    def book(self) -> Ledger:
        """The ledger of the game and its expansions."""
        return ledger.load_all(self.folders)

    def narrator(self, language: str) -> Any:
        """Who puts the game into words; one for each language."""
        if language not in self._narrators:
            self._narrators[language] = self.make_narrator(language)
        return self._narrators[language]

    def make_narrator(self, language: str) -> Narrator:
        """A narrator of this language."""
        return Narrator()

    def checkpoint(self, table: Any, answers: int) -> bool:
        """A copy at every phase: a fight has many, and searches copy in the middle of it."""
        return True

    def outlook(self, table: Any) -> Sequence[float]:
        """How likely each seat is to win an unfinished match."""
        return super().worth(table)

    def worth(self, table: Any) -> Sequence[float]:
        """How well each seat stands."""
        return super().worth(table) if table.result is not None else self.outlook(table)

    @property
    def judges(self) -> bool:
        """Whether there is an outlook."""
        return type(self).outlook is not BoxedGame.outlook or type(self).worth is not BoxedGame.worth

    def chances(self, table: Any, setup: Setup) -> Sequence[float]:
        """How likely each seat is to win: what the position is worth, bent as self-play has shown it must be."""
        found, teams = super().chances(table, setup), self.teams_at(table, setup)
        if table.result is not None:
            return found
        sides, bend = dict(zip(teams, found, strict=True)), chances.bend_of(self.folder / chances.PLACE)
        likely = dict(zip(sides, chances.bent(list(sides.values()), bend, self.turns(table)), strict=True))
        return [likely[team] for team in teams]

    def turns(self, table: Any) -> int:
        """Rounds of the table played so far."""
        found: int = table.rounds
        return found

    def turn(self, table: Any) -> tuple[int, int]:
        """The round and whose turn it is."""
        return table.rounds, table.active

    def guide(self, seed: int) -> Policy:
        """The bot that knows the game."""
        raise TypeError(f"{self.id} has no bot of its own")

    @cached_property
    def more_answers(self) -> list[Any]:
        """What expansions let the bot answer to prompts of their own."""
        return [box.answers() for box in self.boxes if box.answers is not None]

    @cached_property
    def bots(self) -> Mapping[str, Callable[[int], Policy]]:  # type: ignore[override]
        """The game's own bot."""
        return {"greedy": self.guide}
