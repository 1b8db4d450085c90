"""Windows of every game: who always passes is not asked there, who wants a stop is, and each has a name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from locanda import bots
from locanda.kernel.decision import Decision
from locanda.kernel.dice import Dice
from locanda.kernel.match import Match
from locanda.kit.text import LANGUAGES

from .catch import NET, Catch

ANSWERS = 500


def asked(catch: Catch, seed: int, *wishes: str) -> Iterator[tuple[Match, Decision]]:
    """Every decision of a game that the house bot plays, after seat 0 has said what it wishes about windows."""
    game = catch.game
    match = Match(game, catch.setup(catch.seats[0]), Dice.from_seed(seed))
    for wish in wishes:
        match.answer(0, wish)
    knows = bots.make(game, "greedy", seed)
    for _ in range(ANSWERS):
        if match.over:
            return
        part = match.waiting[0]
        yield match, part
        match.answer(part.seat, part.key(knows(match, part)))


def windows(catch: Catch) -> dict[str, int]:
    """The windows at which seat 0 is asked in some games, and how often."""
    found: dict[str, int] = {}
    for seed in range(6):
        for _, part in asked(catch, seed):
            if part.passes and part.seat == 0:
                found[part.prompt] = found.get(part.prompt, 0) + 1
    return found


def is_known(part: Decision, known: dict[str, int]) -> bool:
    """Whether it is one of these windows; what a player must do may bear the same name."""
    return part.passes and part.prompt in known


@pytest.mark.parametrize("catch", NET, ids=str)
def test_who_always_passes_is_not_asked_and_who_wants_a_stop_always_is(catch: Catch) -> None:
    """And a window is called something in both languages."""
    known = windows(catch)
    assert len(known) >= 3
    for language in LANGUAGES:
        teller = catch.game.narrator(language)
        assert all(teller.window(name) and "window-" not in teller.window(name) for name in known)
    passing = [f"!skip:{name}" for name in known]
    assert not [part for _, part in asked(catch, 1, *passing) if part.seat == 0 and is_known(part, known)]
    stopping = [f"!stop:{name}" for name in known]
    idle = [
        part for _, part in asked(catch, 1, *stopping) if is_known(part, known) and len(part.options) == 1
    ]
    assert idle and all(part.seat == 0 for part in idle)
