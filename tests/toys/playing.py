"""What the tests of the toys share: the tables that they sit down at, and how they play there."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from locanda.games import load
from locanda.kernel.dice import Dice
from locanda.kernel.game import Game, Setup
from locanda.kernel.match import Match
from locanda.scenario import run as scenarios

HERE = Path(__file__).parent
HARBOURS = "toy-harbours"


class Toy(NamedTuple):
    """A game with its expansions, how many sit there, and how the ids of its rules begin."""

    name: str
    seats: int
    starts: tuple[str, ...]
    expansions: tuple[str, ...] = ()

    @property
    def game(self) -> Game:
        """The game with its expansions."""
        return load(self.name, self.expansions)

    def match(self, seed: object = 0, **setup: Any) -> Match:
        """A new match."""
        agreed = Setup(self.seats, expansions=self.expansions, **setup)
        return Match(self.game, agreed, Dice.from_seed(str(seed)))

    def __str__(self) -> str:
        return "+".join((self.name, *self.expansions))


CHAIN = Toy("toy-chain", 3, ("CHN-",))
FACTION = Toy("toy-faction", 3, ("FAC-",))
ROAD = Toy("toy-road", 4, ("RD-",))
SEA = Toy("toy-road", 3, ("RD-", "HB-"), (HARBOURS,))
TOYS = (CHAIN, FACTION, ROAD, SEA)


def by_chance(match: Match, seed: int, answers: int = 10_000) -> Match:
    """The match, played on by chance, with whoever may answer first by chance as well."""
    random = Random(seed)
    for _ in range(answers):
        if match.over:
            break
        asked = random.choice(match.waiting)
        match.answer(asked.seat, asked.key(random.choice(asked.options)))
    return match


def arranged(text: str, folder: Path) -> Match:
    """The match at the beginning of a scenario that is written here."""
    path = folder / "scenario.yaml"
    path.write_text(text, "utf-8")
    (loaded,) = scenarios.load(path)
    return scenarios.start(loaded, load)


def given(game: str, given: str, folder: Path, with_: str = "") -> Match:
    """The match at a table that is given as in a scenario."""
    return arranged(f"id: t\ngame: {game}\nwith: [{with_}]\ncites: []\nthen: {{}}\ngiven: {given}\n", folder)
