"""Valuing: what the figures of a position count for, from many positions and who won from there.

Half of the games follow a stretch of errors, so that positions are seen which good play does not lead to. The new
weights must foretell games that they were not made from better than the present ones, and must not weaken a search.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from locanda import bots
from locanda.bots.search import Search
from locanda.kernel.decision import Decision, Option
from locanda.kernel.dice import Dice
from locanda.kernel.game import Game, Setup
from locanda.kernel.match import Match
from locanda.kernel.refusal import LocandaError
from locanda.kit.guide import Outlook

from . import logit
from .hands import Hands, guide_of
from .tune import MOST_ANSWERS, MOST_TURNS

# How often the end of a turn is looked at.
LOOK = 0.12
# Errors: after how many turns they begin, on average, and for how many answers they last; who errs.
CALM_TURNS, ERRORS, ERRING = 30.0, (5, 40), 0.5
# Every so many games one is kept back for the comparison.
HELD_OUT = 4
FEWEST_GAMES = 40
# Standard errors by which the new weights must foretell better.
SURE = 2.0
# The games of a search with the new weights against one with the present ones, and the iterations of a thought.
CONTESTS, ITERATIONS = 100, 60
# The share of the time that the positions may take; the rest is for the searches.
POSITIONS_SHARE = 0.4


class Sample(msgspec.Struct, frozen=True):
    """What was seen at the end of a turn: the figures of every seat, and the present outlook."""

    figures: tuple[tuple[float, ...], ...]
    outlook: tuple[float, ...]


class Course(msgspec.Struct, frozen=True):
    """A game that was looked at: its positions, and the share of each seat in the victory."""

    positions: tuple[Sample, ...]
    won: tuple[float, ...]


class Contest(msgspec.Struct, frozen=True):
    """A game between two searches: its seed, the seat with the new weights, and both weights."""

    seed: str
    seat: int
    new: tuple[float, ...]
    present: tuple[float, ...]


class Valued(msgspec.Struct, frozen=True):
    """What valuing came to.

    Losses are of held-out games, by the present weights, by the new ones and by chance alone; `gain` is what the new
    ones save, with its standard error; then the games of the searches, and how many the new one won.
    """

    before: dict[str, float]
    after: dict[str, float]
    games: int
    positions: int
    present_loss: float
    new_loss: float
    even_loss: float
    gain: float
    error: float
    contests: int
    wins: float
    accepted: bool


def outlook_of(game: Game) -> Outlook:
    """How the game values a position; refused if it does so without figures and weights."""
    found = guide_of(game, 0).outlook
    if found is None:
        raise LocandaError(f"the outlook of {game.id} has no figures that could be weighed")
    return found


def watch_one(game: Game, task: tuple[str, int, bool]) -> Course:
    """The positions of a game of the game's own bots; with errors, those after them."""
    seed, players, errs = task
    outlook, chance = outlook_of(game), Random(seed)
    guides = [guide_of(game, chance.randrange(1 << 30)) for _ in range(players)]
    match = Match(
        game,
        Setup(players, expansions=game.expansions),
        Dice.from_seed(seed),
        journal=False,
        checkpoints=False,
    )
    calm = int(chance.expovariate(1 / CALM_TURNS)) if errs else 0
    errors = chance.randint(*ERRORS) if errs else 0
    erring = [chance.random() < ERRING for _ in range(players)]
    turn, seen = game.turn(match.table), []
    for _ in range(MOST_ANSWERS):
        if match.decision is None or game.turns(match.table) > MOST_TURNS:
            break
        asked = match.waiting[0]
        if calm or not errors:
            match.play(guides[asked.seat](match.table, asked), asked)
        else:
            errors -= 1
            wrong = erring[asked.seat]
            match.play(
                chance.choice(asked.options) if wrong else guides[asked.seat](match.table, asked), asked
            )
        if match.decision is not None and game.turn(match.table) != turn:
            turn = game.turn(match.table)
            calm = max(0, calm - 1)
            if not calm and not errors and chance.random() < LOOK:
                figures = tuple(tuple(map(float, outlook.figures(match.table, s))) for s in range(players))
                seen.append(Sample(figures, tuple(game.worth(match.table))))
    result = match.table.result
    winners = () if result is None else result.winners
    shares = tuple((seat in winners) / max(1, len(winners)) for seat in range(players))
    return Course(tuple(seen) if winners else (), shares)


def contend(game: Game, contest: Contest) -> float:
    """The share of the search with the new weights in the victory over one with the present ones."""
    outlook, chance = outlook_of(game), Random(contest.seed)
    low = game.seats[0]
    seats = [
        _weighing(
            outlook,
            contest.new if seat == contest.seat else contest.present,
            Search(chance.randrange(1 << 30), iterations=ITERATIONS),
        )
        for seat in range(low)
    ]
    match = Match(game, Setup(low, expansions=game.expansions), Dice.from_seed(contest.seed), journal=False)
    bots.play(match, seats, MOST_TURNS)
    result = match.table.result
    if result is None:
        return 1 / low
    return (contest.seat in result.winners) / len(result.winners)


def _weighing(outlook: Outlook, weights: Sequence[float], search: Search) -> bots.Bot:
    """A search that values positions by these weights."""

    def bot(match: Match, decision: Decision) -> Option:
        with outlook.weighing(weights):
            return search(match, decision)

    return bot


def value(hands: Hands, players: int, games: int, seed: int, seconds: float = 0.0) -> Valued:
    """Weights for the figures of a position, and whether they are better than the present ones."""
    game, outlook = hands.game, outlook_of(hands.game)
    names = [one.name for one in outlook.features]
    present = outlook.weights
    began = time.monotonic()
    tasks = [(f"{seed}/value/{number}", players, bool(number % 2)) for number in range(games)]
    courses = hands.each(watch_one, tasks, "positions", began + seconds * POSITIONS_SHARE if seconds else 0.0)
    # A straight game and one with errors are kept back in turn.
    known = [one for number, one in enumerate(courses) if (number // 2) % HELD_OUT and one.positions]
    kept = [one for number, one in enumerate(courses) if not (number // 2) % HELD_OUT and one.positions]
    if min(len(known), len(kept)) < FEWEST_GAMES // HELD_OUT:
        raise LocandaError(f"{len(courses)} games are too few to weigh figures by")
    new = weigh(known, [one.sign for one in outlook.features], present)
    present_loss = _foretold(kept, None)
    new_loss = _foretold(kept, new)
    gain, error = logit.mean_and_error(
        [old - other for old, other in zip(present_loss, new_loss, strict=True)]
    )
    wins, contests = 0.0, 0
    if gain > SURE * error:
        low = game.seats[0]
        orders = [
            Contest(f"{seed}/contest/{number}", number % low, new, tuple(present))
            for number in range(CONTESTS)
        ]
        results = hands.each(contend, orders, "searches", began + seconds if seconds else 0.0)
        wins, contests = sum(results), len(results)
    return Valued(
        before=dict(zip(names, present, strict=True)),
        after=dict(zip(names, new, strict=True)),
        games=len(courses),
        positions=sum(len(one.positions) for one in courses),
        present_loss=logit.mean_and_error(present_loss)[0],
        new_loss=logit.mean_and_error(new_loss)[0],
        even_loss=logit.mean_and_error(_foretold(kept, (0.0,) * len(names)))[0],
        gain=gain,
        error=error,
        contests=contests,
        wins=round(wins, 3),
        accepted=contests > 0 and wins * game.seats[0] >= contests,
    )


def weigh(courses: Sequence[Course], signs: Sequence[int], present: Sequence[float]) -> tuple[float, ...]:
    """The weights that foretell the winners of these games best; a figure that never varied keeps its weight."""
    figures = [position.figures for one in courses for position in one.positions]
    won = [one.won for one in courses for _ in one.positions]
    found = logit.fit(figures, won, signs=signs)
    varied = [any(len({seat[k] for seat in one}) > 1 for one in figures) for k in range(len(signs))]
    return tuple(
        round(float(weight), 5) if seen else old
        for weight, seen, old in zip(found.weights, varied, present, strict=True)
    )


def _foretold(courses: Sequence[Course], weights: Sequence[float] | None) -> list[float]:
    """What each game tells against the weights, or against the outlook of the game: the mean of its positions."""
    found: list[float] = []
    for one in courses:
        likely: Any = [position.outlook for position in one.positions]
        if weights is not None:
            likely = logit.chances([position.figures for position in one.positions], weights)
        found.append(float(logit.losses(likely, [one.won] * len(one.positions)).mean()))
    return found
