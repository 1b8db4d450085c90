"""Courses: whether the chances that a game shows come true, and how they must be bent so that they do.

The game's own bots play; at the end of some turns it is noted what the position is worth to every seat, and in the end
who has won. The bend is the one that foretells the winners best in half of the games; the other half says whether it
does better than none at all, and by how much each tenth of the scale is off.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log
from random import Random
from typing import Any

import msgspec

from locanda.kernel.dice import Dice
from locanda.kernel.game import Game, Setup
from locanda.kernel.match import Match
from locanda.kernel.refusal import LocandaError
from locanda.kit import chances
from locanda.kit.chances import Bend, Found

from .hands import Hands
from .tune import MOST_ANSWERS, MOST_TURNS

# How often the end of a turn is looked at.
LOOK = 0.15
DIGITS = 5
FEWEST_GAMES = 20
# The first steps of the search for a bend, by which share they shrink, and when they are small enough.
FIRST_STEP, SMALLEST_STEP = 0.4, 0.02
NEVER = 1e-9


class Seen(msgspec.Struct, frozen=True):
    """A position: its turn, and what it was worth to each side."""

    turn: int
    worth: tuple[float, ...]


class Watched(msgspec.Struct, frozen=True):
    """A game that was looked at: its positions, and each side's share in the victory."""

    seen: tuple[Seen, ...]
    won: tuple[float, ...]


class Tenth(msgspec.Struct, frozen=True):
    """A tenth of the scale: how many chances were said of it, and what was said and seen on average."""

    low: float
    count: int
    said: float
    came: float


class Checked(msgspec.Struct, frozen=True):
    """How well a bend foretells games that it was not made from, and how well what is not bent does."""

    sides: int
    games: int
    plain_loss: float
    loss: float
    before: tuple[Tenth, ...]
    after: tuple[Tenth, ...]


def watch_one(game: Game, number: int) -> Watched:
    """The game of this number, played by the game's own bots, and what its positions were worth; seats take turns."""
    low, high = game.seats
    players = low + number % (high - low + 1)
    chance, look, setup = Random(number), Random(f"look/{number}"), Setup(players, expansions=game.expansions)
    make = next(iter(game.bots.values()))
    bots = [make(chance.randrange(1 << 30)) for _ in range(players)]
    match = Match(game, setup, Dice.from_seed(f"course/{number}"), journal=False, checkpoints=False)
    turn, seen = game.turn(match.table), []
    for _ in range(MOST_ANSWERS):
        if match.decision is None or game.turns(match.table) > MOST_TURNS:
            break
        asked = match.waiting[0]
        match.play(bots[asked.seat](match.table, asked), asked)
        if match.decision is not None and game.turn(match.table) != turn:
            turn = game.turn(match.table)
            if look.random() < LOOK:
                teams = game.teams_at(match.table, setup)
                worth = dict(zip(teams, Game.chances(game, match.table, setup), strict=True))
                seen.append(
                    Seen(game.turns(match.table), tuple(round(one, DIGITS) for one in worth.values()))
                )
    result, teams = match.table.result, game.teams_at(match.table, setup)
    winners = set() if result is None else {teams[seat] for seat in result.winners}
    shares = tuple((team in winners) / max(1, len(winners)) for team in dict.fromkeys(teams))
    return Watched(tuple(seen) if winners else (), shares)


def loss(games: Sequence[Watched], bend: Bend) -> float:
    """How badly the bend foretells who wins: the mean of minus the logarithm of what it said of the winners."""
    total = 0.0
    for one in games:
        for seen in one.seen:
            said = chances.bent(seen.worth, bend, seen.turn)
            happened = sum(chance * share for chance, share in zip(said, one.won, strict=True))
            total -= log(max(NEVER, happened)) / len(one.seen)
    return total / len(games)


def fit(games: Sequence[Watched]) -> Bend:
    """The bend that foretells these games best, found by smaller and smaller steps."""
    best = Bend()
    least, step = loss(games, best), FIRST_STEP
    while step >= SMALLEST_STEP:
        tried = [
            msgspec.structs.replace(best, **{name: getattr(best, name) + move})
            for name in Bend.__struct_fields__
            for move in (step, -step)
        ]
        found = min(((loss(games, one), number) for number, one in enumerate(tried)))
        if found[0] < least:
            least, best = found[0], tried[found[1]]
        else:
            step /= 2
    return Bend(*(round(getattr(best, name), 3) for name in Bend.__struct_fields__))


def tenths(games: Sequence[Watched], bend: Bend) -> Iterator[Tenth]:
    """What was said and what came of it, by tenths of the scale; a tenth of which nothing was said is left out."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for one in games:
        for seen in one.seen:
            for said, came in zip(chances.bent(seen.worth, bend, seen.turn), one.won, strict=True):
                rows[min(9, int(said * 10))].append((said, came))
    for number, row in enumerate(rows):
        if row:
            said, came = (sum(column) / len(row) for column in zip(*row, strict=True))
            yield Tenth(number / 10, len(row), said, came)


def run(hands: Hands, games: int, first: int, write: bool) -> dict[str, Any]:
    """The bend of a game, from so many games with all numbers of seats; written down if it foretells better."""
    game = hands.game
    if not game.judges or not game.bots:
        raise LocandaError(f"{game.id} has no bot that plays it, or cannot judge a position")
    if games < FEWEST_GAMES:
        raise LocandaError(f"{games} games are too few to judge chances by; {FEWEST_GAMES} are the least")
    return settle(game, hands.each(watch_one, range(first, first + games), "games"), first, write)


def settle(game: Game, watched: Sequence[Watched], first: int, write: bool) -> dict[str, Any]:
    """The bend that these games come to, for all numbers of sides together, and how each of them fares by it."""
    # Games with the same number of seats come every few games: whole rounds of them are kept back in turn.
    low, high = game.seats
    each = high - low + 1
    known = [one for number, one in enumerate(watched) if one.seen and number // each % 2 == 0]
    kept = [one for number, one in enumerate(watched) if one.seen and number // each % 2]
    if not known or not kept:
        raise LocandaError(f"too few games of {game.id} came to an end")
    bend = fit(known)
    found = [_checked(kept, bend, 0)]
    found += [_checked(kept, bend, sides) for sides in sorted({len(one.won) for one in kept})]
    better = found[0].loss < found[0].plain_loss
    if better and write:
        chances.write(
            game.folder / chances.PLACE, Found(game.content, game.version, len(watched), first, bend)
        )
    return {"game": game.id, "games": len(watched), "bend": bend, "kept": found, "written": better and write}


def _checked(games: Sequence[Watched], bend: Bend, sides: int) -> Checked:
    """How the games with so many sides are foretold; all of them for none."""
    of = [one for one in games if not sides or len(one.won) == sides]
    return Checked(
        sides=sides,
        games=len(of),
        plain_loss=loss(of, Bend()),
        loss=loss(of, bend),
        before=tuple(tenths(of, Bend())),
        after=tuple(tenths(of, bend)),
    )


def told(report: dict[str, Any]) -> Iterator[str]:
    """The report for people, line by line."""
    bend = report["bend"]
    yield (
        f"{report['game']}, {report['games']} games: weight {bend.weight}, crowd {bend.crowd},"
        f" growth {bend.growth}, ahead {bend.ahead}"
    )
    for one in report["kept"]:
        sides = f"{one.sides} sides" if one.sides else "all"
        yield f"{sides}, {one.games} other games: loss {one.loss:.4f}, unbent {one.plain_loss:.4f}"
        for name, rows in (("unbent", one.before), ("bent", one.after)):
            yield f"  {name:>6}: " + "  ".join(f"{row.said:.2f}/{row.came:.2f}" for row in rows)
    yield "said/came; " + ("written" if report["written"] else "nothing is written")
