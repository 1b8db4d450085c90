"""Matches for the net: begun at any table, and played on partly by the game's own bot and partly by chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from locanda import bots
from locanda.games import load
from locanda.kernel.dice import Dice
from locanda.kernel.match import Match
from locanda.scenario import run as scenarios
from locanda.scenario.run import Loaded, Step

from .catch import Catch


def new(catch: Catch, seats: int, seed: int | str) -> Match:
    """A match at its beginning."""
    return Match(catch.game, catch.setup(seats), Dice.from_seed(seed))


def played(catch: Catch, seats: int, seed: int, answers: int) -> Match:
    """A match after so many answers, or at its end."""
    match = new(catch, seats, seed)
    for _ in on_the_way(match, seed, answers):
        pass
    return match


def on_the_way(match: Match, seed: int, answers: int, wits: float = 0.6) -> Iterator[Match]:
    """The match before each of the next answers; `wits` is how often the bot that knows the game gives one.

    The others are given by chance, so that fights, duels and rare questions come up.
    """
    random = Random(seed)
    knows = bots.make(match.game, bots.house_bot(match.game), seed)
    for _ in range(answers):
        if match.over:
            return
        yield match
        asked = random.choice(match.waiting)
        option = knows(match, asked) if random.random() < wits else random.choice(asked.options)
        match.answer(asked.seat, asked.key(option))


def through(loaded: Loaded) -> Iterator[Match]:
    """The match of a scenario before each of its answers, and where it ends; none where the set-up is refused."""
    if loaded.is_refused:
        return
    match = scenarios.start(loaded, load)
    for number, step in enumerate(loaded.scenario.when):
        taken = Step(choose=step) if isinstance(step, str) else step
        if taken.choose:
            yield match
            scenarios.take(match, scenarios.answer_of(taken), loaded.source, number, [])
    yield match
