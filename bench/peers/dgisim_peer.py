"""Dgisim, which plays the Genius Invokation card game, is measured by the line protocol of `protocol.py`."""

import random
from typing import Any

from protocol import Measure, load, serve, timed

dgisim = load("dgisim")
agents: Any = load("dgisim.agents")


def play(state: Any) -> int:
    """The game is played to its end by its own random player; returns the number of decisions.

    The states are driven directly, so that the peer keeps neither the history of them nor what each player saw.
    """
    player = agents.RandomAgent()
    decisions = 0
    while not state.game_end():
        seat = state.waiting_for()
        if seat is None:
            state = state.step()
        else:
            state = state.action_step(seat, player.choose_action([state], seat))
            decisions += 1
    return decisions


def random_play() -> Measure:
    """An operation is a decision in a whole game of two random players with random decks."""
    random.seed(1)
    return timed(lambda: play(dgisim.GameState.from_default()))


if __name__ == "__main__":
    serve("dgisim", {"dgisim-random": random_play})
