"""The reference game plays the same games here as in JavaScript, from the same dice and answers."""

from __future__ import annotations

import pytest

from anchor_quest import AnchorQuest, Quest, SplitMix, checksum
from locanda.kernel.game import Setup
from locanda.kernel.match import Match

# From bench/peers/parity.js: game, seed, decisions, turns, checksum of the final state.
PARITY = [
    (True, 1, 581, 400, 3588746607993752199),
    (True, 2, 568, 400, 6775350467582178347),
    (True, 3, 574, 400, 12245902198212232266),
    (False, 1, 236, 236, 16888962842976303831),
    (False, 2, 254, 254, 4919328507089252092),
    (False, 3, 219, 219, 7278750010268037725),
]


@pytest.mark.parametrize(("two", "seed", "decisions", "turns", "expected"), PARITY)
def test_both_engines_play_the_same_game(
    two: bool, seed: int, decisions: int, turns: int, expected: int
) -> None:
    """Every value of the final state goes into the checksum."""
    match = Match(AnchorQuest(two), Setup(4), SplitMix(seed))
    answers = SplitMix(seed + 1000)
    count = 0
    while not match.over:
        asked = match.waiting[0]
        match.answer(asked.seat, asked.options[answers.below(len(asked.options))].key)
        count += 1
    assert isinstance(match.table, Quest)
    assert (count, match.table.turn, checksum(match.table)) == (decisions, turns, expected)
