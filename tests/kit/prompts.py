"""Whether the house bot has an answer to everything that it may be asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from locanda.kernel.match import Match
from locanda.kit.guide import Guide

from .catch import Catch
from .play import new, on_the_way, through

GAMES, ANSWERS = 30, 400


def met_in_play(catch: Catch, games: int = GAMES) -> Iterable[Match]:
    """Positions of many games at all numbers of seats, played half by the bot and half by chance."""
    for seed in range(games):
        match = new(catch, catch.seats[seed % len(catch.seats)], f"prompts {seed}")
        yield from on_the_way(match, seed, ANSWERS, wits=0.3 + 0.02 * seed)


def met_in_scenarios(catch: Catch) -> Iterable[Match]:
    """Positions of all scenarios."""
    for loaded in catch.scenarios:
        yield from through(loaded)


def strange(catch: Catch, matches: Iterable[Match]) -> tuple[Counter[str], Counter[str]]:
    """How often each prompt was met, and how often one that the bot does not know."""
    guide = catch.game.guide(1)
    assert isinstance(guide, Guide)
    met: Counter[str] = Counter()
    before = Counter(Guide.strange)
    for match in matches:
        for asked in match.waiting:
            met[asked.prompt] += 1
            option = guide(match.table, asked)
            assert option in asked.options, f"{option} is no answer to {asked}"
    return met, Guide.strange - before
