"""The match: answers are checked, nothing changes on a refusal, undo, redo, fork and copy are exact."""

from __future__ import annotations

from random import Random

import pytest

from locanda.games import load
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kernel.refusal import LocandaError, Refused


def played(answers: int, seed: int = 1) -> Match:
    match = Match(load("runebound"), Setup(3), Dice.from_seed(seed))
    random = Random(seed)
    for _ in range(answers):
        asked = match.waiting[0]
        match.answer(asked.seat, random.choice(asked.options).key)
    return match


def test_an_answer_that_was_not_offered_changes_nothing() -> None:
    """State, log and answers stay as they were."""
    match = played(40)
    before, told, seat = match.snapshot(), list(match.events), match.waiting[0].seat
    with pytest.raises(Refused, match="is not allowed at"):
        match.answer(seat, "fly:moon")
    with pytest.raises(Refused, match="is not asked now"):
        match.answer((seat + 1) % 3, match.waiting[0].options[0].key)
    assert (match.snapshot(), list(match.events), len(match.answers)) == (before, told, 40)


def test_undo_and_redo_are_exact_however_far() -> None:
    """Sixty answers back and forth again: the same states and the same log."""
    match = played(150)
    states = [match.snapshot()]
    log = list(match.events)
    for _ in range(60):
        match.undo()
        states.append(match.snapshot())
    for state in reversed(states[:-1]):
        match.redo()
        assert match.snapshot() == state
    assert list(match.events) == log


def test_a_new_answer_forgets_what_was_undone() -> None:
    """After another choice there is nothing to redo."""
    match = played(30)
    match.undo()
    asked = match.waiting[0]
    match.answer(asked.seat, asked.options[-1].key)
    with pytest.raises(LocandaError, match="nothing to redo"):
        match.redo()


def test_a_fork_goes_its_own_way() -> None:
    """Any earlier position becomes a match of its own; the first is not touched."""
    match = played(120)
    before = match.snapshot()
    fork = match.fork(25)
    assert len(fork.answers) == 25 and fork.answers == match.answers[:25]
    asked = fork.waiting[0]
    fork.answer(asked.seat, asked.options[0].key)
    assert match.snapshot() == before
    with pytest.raises(LocandaError, match="no position 121"):
        match.fork(121)


def test_a_match_that_is_over_can_be_copied() -> None:
    """The copy has nothing to play out, also if the last checkpoint was kept as the match ended."""
    random = Random(2)
    match = Match(load("wow-tcg"), Setup(2), Dice.from_seed(2))
    while not match.over:
        asked = match.waiting[0]
        match.answer(asked.seat, asked.key(random.choice(asked.options)))
    copy = match.copy()
    assert copy.over
    assert copy.snapshot() == match.snapshot()
    assert copy.play_out(random.random, 10) == 0


def test_a_copy_is_independent_and_equal() -> None:
    """A play-out on the copy does not touch the match."""
    match = played(90)
    before = match.snapshot()
    copy = match.copy()
    assert copy.snapshot() == before
    copy.play_out(Random(5).random, 200)
    assert match.snapshot() == before


def test_a_match_without_checkpoints_says_so() -> None:
    """Play-outs can be neither copied nor undone."""
    match = Match(load("runebound"), Setup(2), Dice.from_seed(0), checkpoints=False)
    for call in (match.copy, lambda: match.fork(0)):
        with pytest.raises(LocandaError, match="keeps no checkpoints"):
            call()
    with pytest.raises(LocandaError, match="nothing to undo"):
        match.undo()


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        (Setup(1), "seats 2 to 6 players, not 1"),
        (Setup(7), "seats 2 to 6 players, not 7"),
        (Setup(2, options={"weather": "fine"}), "has no option 'weather'"),
        (Setup(2, options={"resale": "maybe"}), "cannot be 'maybe'"),
        (Setup(2, expansions=("moon",)), "asks for moon, but this runebound has no expansion"),
        (Setup(2, brings=("varikas", "nobody")), "there is no Hero 'nobody'"),
        (Setup(2, brings=("varikas", "varikas")), "two seats cannot both play varikas"),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(setup: Setup, message: str) -> None:
    """One sentence that says what is allowed."""
    with pytest.raises(LocandaError, match=message):
        Match(load("runebound"), setup, Dice.from_seed(0))
