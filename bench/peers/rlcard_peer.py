"""RLCard's Uno is measured with two random players, by the line protocol of `protocol.py`."""

from random import Random
from typing import Any

from protocol import Measure, load, serve, timed

rlcard = load("rlcard")
agents: Any = load("rlcard.agents")


def environment_play() -> Measure:
    """An operation is a decision in a whole game that RLCard's environment runs with its own random players."""
    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([agents.RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def batch() -> int:
        before: int = env.timestep
        env.run(is_training=False)
        return int(env.timestep) - before

    return timed(batch)


def rules_play() -> Measure:
    """An operation is a decision in a whole game of the rules alone, which nobody observes."""
    game = rlcard.make("uno", config={"seed": 1}).game
    random = Random(1)

    def batch() -> int:
        decisions = 0
        game.init_game()
        while not game.is_over():
            game.step(random.choice(game.get_legal_actions()))
            decisions += 1
        return decisions

    return timed(batch)


if __name__ == "__main__":
    serve("rlcard", {"uno-random": environment_play, "uno-rules": rules_play})
