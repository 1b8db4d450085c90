"""Tuning: the parameters of a game's bot, made better by games in which every seat plays with slightly other ones.

Who wins is laid over the differences between the seats; where an effect is sure, the parameter takes a step that way,
and the next round goes on from there. What comes out must then win against what was before, from fresh deals.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import exp, log, sqrt
from random import Random
from typing import Any

import msgspec

from locanda.kernel.dice import Dice
from locanda.kernel.game import Game, Setup
from locanda.kernel.match import Match
from locanda.kit.weights import Confirmed, limits

from . import logit
from .hands import Hands, guide_of

# How far the parameters of a seat are from the middle, as the spread of their logarithms.
SPREAD = 0.3
# Standard errors from which an effect is sure enough for a step; the step for each of them, and the longest one.
STEP_FROM, STEP, LONGEST_STEP = 1.5, 0.05, 0.25
# How much the games of a round count in the next one.
MEMORY = 0.7
# For each parameter there must be so many games before any step is taken.
FEWEST_GAMES = 3
# Standard errors by which the new parameters must win more than their share.
SURE = 2.5
# A game that lasts longer has no winner.
MOST_TURNS, MOST_ANSWERS = 300, 20_000
# The share of the time that the rounds may take; the rest is for the confirmation.
ROUNDS_SHARE = 0.75


class Deal(msgspec.Struct, frozen=True):
    """One game to be played: the seed of everything that is left to chance, and the parameters of each seat."""

    seed: str
    seats: tuple[Any, ...]


class Round(msgspec.Struct, frozen=True):
    """What a round of tuning did: its games, and the factors by which parameters changed."""

    games: int
    steps: dict[str, float]


class Tuned(msgspec.Struct, frozen=True):
    """What tuning came to: the parameters before and after, the rounds, and whether it is confirmed that they win."""

    before: Any
    after: Any
    rounds: tuple[Round, ...]
    confirmed: Confirmed
    share: float
    error: float
    accepted: bool


def play(game: Game, deal: Deal) -> tuple[int, ...]:
    """The winners of a game in which every seat judges by parameters of its own; none if it does not end."""
    match = Match(
        game,
        Setup(len(deal.seats), expansions=game.expansions),
        Dice.from_seed(deal.seed),
        journal=False,
        checkpoints=False,
    )
    chance = Random(deal.seed)
    guides = [guide_of(game, chance.randrange(1 << 30), params) for params in deal.seats]
    for _ in range(MOST_ANSWERS):
        if match.decision is None or game.turns(match.table) > MOST_TURNS:
            break
        asked = match.waiting[0]
        match.play(guides[asked.seat](match.table, asked), asked)
    result = match.table.result
    return () if result is None else result.winners


def changed(params: Any, logs: Sequence[float]) -> Any:
    """The parameters, each times the exponential of its number, within its limits."""
    bounds = limits(type(params))
    found = {}
    for name, more in zip(params.__struct_fields__, logs, strict=True):
        low, high = bounds[name]
        found[name] = min(high, max(low, getattr(params, name) * exp(more)))
    return type(params)(**found)


def apart(params: Any, middle: Any) -> list[float]:
    """How far parameters are from others, in logarithms."""
    return [log(getattr(params, name) / getattr(middle, name)) for name in params.__struct_fields__]


def scattered(middle: Any, seats: int, chance: Random) -> tuple[Any, ...]:
    """Other parameters for each seat, by chance; those of every second seat mirror the last ones."""
    found: list[Any] = []
    logs: list[float] = []
    for seat in range(seats):
        if seat % 2:
            logs = [-one for one in logs]
        else:
            logs = [chance.gauss(0.0, SPREAD) for _ in middle.__struct_fields__]
        found.append(changed(middle, logs))
    return tuple(found)


def tune(hands: Hands, players: int, games: int, rounds: int, seed: int, seconds: float = 0.0) -> Tuned:
    """Better parameters for the bot of a game, as far as there are some, and how they do against the present ones."""
    before = guide_of(hands.game, 0).params
    began = time.monotonic()
    until = began + seconds * ROUNDS_SHARE if seconds else 0.0
    after, found = _climb(hands, before, players, games, rounds, seed, until)
    if after == before:
        confirmed = Confirmed(0, 0.0, _against(players))
        return Tuned(before, after, found, confirmed, 0.0, 0.0, False)
    return confirm(hands, before, after, found, players, games, seed, began + seconds if seconds else 0.0)


def _climb(
    hands: Hands, before: Any, players: int, games: int, rounds: int, seed: int, until: float
) -> tuple[Any, tuple[Round, ...]]:
    """Round after round, each parameter goes where it surely helps."""
    middle, told = before, []
    figures: list[list[list[float]]] = []
    won: list[list[float]] = []
    counts: list[float] = []
    for number in range(rounds):
        if until and time.monotonic() > until:
            break
        chance = Random(f"{seed}/tune/{number}")
        deals = [
            Deal(f"{seed}/tune/{number}/{game}", scattered(middle, players, chance)) for game in range(games)
        ]
        winners = hands.each(play, deals, f"round {number + 1}", until)
        counts = [one * MEMORY for one in counts]
        for deal, best in zip(deals, winners, strict=False):
            if best:
                figures.append([apart(params, before) for params in deal.seats])
                won.append([(seat in best) / len(best) for seat in range(players)])
                counts.append(1.0)
        steps = {}
        if len(won) >= FEWEST_GAMES * len(before.__struct_fields__):
            steps = _steps(before.__struct_fields__, logit.fit(figures, won, counts))
            middle = changed(middle, [steps.get(name, 0.0) for name in before.__struct_fields__])
        told.append(Round(len(winners), {name: round(exp(step), 3) for name, step in steps.items()}))
    return middle, tuple(told)


def _steps(names: Sequence[str], found: logit.Fitted) -> dict[str, float]:
    """The steps of parameters with a sure effect, in logarithms."""
    steps = {}
    for name, weight, error in zip(names, found.weights, found.errors, strict=True):
        sure = float(weight / error)
        if abs(sure) >= STEP_FROM:
            steps[name] = max(-LONGEST_STEP, min(LONGEST_STEP, STEP * sure))
    return steps


def _against(players: int) -> str:
    return f"{players - 1} seats with the parameters before"


def confirm(
    hands: Hands,
    before: Any,
    after: Any,
    rounds: tuple[Round, ...],
    players: int,
    games: int,
    seed: int,
    until: float = 0.0,
) -> Tuned:
    """How often one seat with the new parameters wins against the old ones in all others; the seats take turns."""
    deals = []
    for number in range(games):
        seats = [before] * players
        seats[number % players] = after
        deals.append(Deal(f"{seed}/confirm/{number}", tuple(seats)))
    ended, wins = 0, 0.0
    for number, winners in enumerate(hands.each(play, deals, "confirmation", until)):
        ended += bool(winners)
        wins += (number % players in winners) / max(1, len(winners))
    fair = 1 / players
    share = wins / ended if ended else 0.0
    error = sqrt(max(share * (1 - share), fair * (1 - fair)) / ended) if ended else 1.0
    return Tuned(
        before,
        after,
        rounds,
        Confirmed(ended, round(wins, 3), _against(players)),
        share,
        error,
        share - fair > SURE * error,
    )
