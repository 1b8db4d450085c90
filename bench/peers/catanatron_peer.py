"""Catanatron is measured with four random players, by the line protocol of `protocol.py`."""

import subprocess
import sys
from itertools import count
from time import perf_counter
from typing import Any

from protocol import Measure, Slice, load, serve, timed

COPY_BATCH = 200
COPY_GAMES = 8

COLD = """
from catanatron import Color, Game, RandomPlayer
game = Game([RandomPlayer(color) for color in Color])
print(len(game.state.playable_actions), flush=True)
"""
"""The cold program stops as soon as the first player's options are known."""

catanatron = load("catanatron")
turns_limit: int = load("catanatron.game").TURNS_LIMIT


def new_game(seed: int) -> Any:
    """The game has four random players and reproducible dice."""
    return catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)


def play(game: Any, most: int | None = None) -> int:
    """The game is played to its end, or for at most that many decisions; returns the decisions made.

    A decision is one `play_tick`, and the end is the one that catanatron's own `Game.play` uses.
    """
    decisions = 0
    while decisions != most and game.winning_color() is None and game.state.num_turns < turns_limit:
        game.play_tick()
        decisions += 1
    return decisions


def random_play() -> Measure:
    """An operation is a decision in a whole game of random players; the setup of each game counts in."""
    seeds = count(1)
    return timed(lambda: play(new_game(next(seeds))))


def copy() -> Measure:
    """An operation is one `game.copy()` of a game that is half played."""
    games = []
    for seed in range(1, COPY_GAMES + 1):
        half = play(new_game(seed)) // 2
        game = new_game(seed)
        play(game, half)
        games.append(game)

    def batch() -> int:
        for _ in range(COPY_BATCH // COPY_GAMES):
            for game in games:
                game.copy()
        return COPY_BATCH

    return timed(batch)


def cold() -> Measure:
    """An operation is the start of a Python process until it reports the options of the first decision."""

    def run(seconds: float) -> Slice:
        starts, spent = 0, 0.0
        while spent < seconds:
            begun = perf_counter()
            with subprocess.Popen(
                [sys.executable, "-c", COLD], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
            ) as child:
                assert child.stdout is not None
                line = child.stdout.readline()
                spent += perf_counter() - begun
            if not line.strip().isdigit():
                raise RuntimeError("the cold process ended before its first decision")
            starts += 1
        return starts, spent

    return run


if __name__ == "__main__":
    serve("catanatron", {"catanatron-random": random_play, "catanatron-copy": copy, "catanatron-cold": cold})
