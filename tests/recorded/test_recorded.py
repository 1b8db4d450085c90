"""Whole games, recorded once and replayed on every change: the same end and the same story, answer by answer."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from locanda.games import load
from locanda.kernel import record as records
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match

from .record import GAMES, digest

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_replayed_exactly(name: str) -> None:
    """Its dice are proven, every answer is allowed, somebody wins, and the final state and story have the same hash."""
    record = records.load(HERE / f"{name}.json")
    game = load(record.game)
    match = records.replay(record, game, game.content, checkpoints=False)
    assert match.over and record.winners
    assert digest(match) == (HERE / f"{name}.digest").read_text().strip()


def leaves(match: Match, depth: int) -> int:
    """How many ways there are to answer the next so many decisions, with these dice."""
    if depth == 0 or match.over:
        return 1
    asked = match.waiting[0]
    total = 0
    for option in asked.options:
        fork = match.fork(len(match.answers))
        fork.answer(asked.seat, option.key)
        total += leaves(fork, depth - 1)
    return total


@pytest.mark.parametrize(
    ("seed", "played", "depth", "expected"), [("a", 0, 2, 57), ("b", 60, 3, 73), ("c", 150, 3, 357)]
)
def test_counts_from_fixed_positions(seed: str, played: int, depth: int, expected: int) -> None:
    """The number of ways to go on from a position; any change of what is offered shows here."""
    match, random = Match(load("runebound"), Setup(3), Dice.from_seed(seed)), Random(seed)
    for _ in range(played):
        asked = match.waiting[0]
        match.answer(asked.seat, random.choice(asked.options).key)
    assert leaves(match, depth) == expected
