"""Bots that play any game: by chance, by the game's own knowledge, or by search."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeAlias

from locanda.kernel.decision import Decision, Option
from locanda.kernel.game import Game
from locanda.kernel.match import Match
from locanda.kernel.refusal import LocandaError

from .random import RandomBot
from .search import Search

# A bot chooses an option of a decision that its seat must answer; it looks only at what the seat may see.
Bot: TypeAlias = Callable[[Match, Decision], Option]

_BUDGET = re.compile(r"^search:(\d+)(ms)?$")


def names(game: Game) -> list[str]:
    """The bots that can play a game."""
    return ["random", *game.bots, "search"]


def house_bot(game: Game) -> str:
    """The bot that plays on for people who are away: the game's own, if it has one."""
    return next(iter(game.bots), "random")


def make(game: Game, name: str, seed: int) -> Bot:
    """The bot of this name. `search` takes a budget: `search:500ms` for time, `search:300` for iterations."""
    if name == "random":
        return RandomBot(seed)
    if name == "search":
        return Search(seed, milliseconds=200)
    budget = _BUDGET.match(name)
    if budget is not None:
        amount = int(budget[1])
        if amount < 1:
            raise LocandaError(f"the budget of {name!r} must be at least 1")
        if budget[2]:
            return Search(seed, milliseconds=amount)
        return Search(seed, iterations=amount)
    if name in game.bots:
        policy = game.bots[name](seed)
        return lambda match, decision: policy(match.table, decision)
    raise LocandaError(
        f"there is no bot {name!r} for {game.id}; there are {', '.join(names(game))}, search:200ms"
    )


def play(match: Match, bots: Sequence[Bot], max_turns: int = 0) -> None:
    """The bots play on until the match is over or has lasted so many turns; answers go the full way and are checked."""
    game = match.game
    while match.decision is not None and not (max_turns and game.turns(match.table) > max_turns):
        asked = match.waiting[0]
        match.answer(asked.seat, asked.key(bots[asked.seat](match, asked)))
