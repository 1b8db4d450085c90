"""Dice: fair, copyable, provable, and scripted for scenarios."""

from __future__ import annotations

from collections import Counter

import pytest

from locanda.kernel.dice import Dice, ScriptedDice, ScriptRanOut, commitment, fair_key
from locanda.kernel.refusal import LocandaError


def test_equal_seeds_give_equal_streams_and_others_do_not() -> None:
    """A seed is the whole truth of the stream."""
    one, two, other = Dice.from_seed("a"), Dice.from_seed("a"), Dice.from_seed("b")
    rolls = [one.roll(20) for _ in range(50)]
    assert rolls == [two.roll(20) for _ in range(50)]
    assert rolls != [other.roll(20) for _ in range(50)]


def test_a_copy_goes_on_from_the_same_point() -> None:
    """Also in the middle of a block."""
    dice = Dice.from_seed(7)
    for _ in range(21):
        dice.roll(6)
    copy = dice.copy()
    assert [copy.roll(6) for _ in range(40)] == [dice.roll(6) for _ in range(40)]


def test_every_side_comes_about_equally_often() -> None:
    """20,000 rolls of a d20: each side within five standard deviations of 1,000."""
    dice = Dice.from_seed("fair")
    counts = Counter(dice.roll(20) for _ in range(20_000))
    assert set(counts) == set(range(1, 21))
    assert all(abs(count - 1000) < 5 * 31 for count in counts.values())


def test_a_shuffle_keeps_the_cards() -> None:
    """Only the order changes."""
    cards = list(range(60))
    Dice.from_seed(3).shuffle(cards)
    assert cards != list(range(60)) and sorted(cards) == list(range(60))


def test_the_key_needs_every_share() -> None:
    """Nobody decides the dice alone, and shares cannot be moved between seats."""
    secret = b"server secret"
    assert fair_key(secret, ["a", "b"]) != fair_key(secret, ["a", "c"])
    assert fair_key(secret, ["ab", ""]) != fair_key(secret, ["a", "b"])
    assert commitment(secret) != commitment(b"another secret")


def test_a_script_gives_its_results_and_then_says_that_it_ran_out() -> None:
    """The sentence names the die and what it was for."""
    dice = ScriptedDice([8, 3])
    assert (dice.roll(20), dice.left) == (8, 1)
    dice.roll(20)
    with pytest.raises(ScriptRanOut, match="a d20 is rolled for escape"):
        dice.roll(20, "escape")


def test_a_script_must_fit_the_die() -> None:
    """A movement die has no eighth side."""
    with pytest.raises(LocandaError, match="has no such side"):
        ScriptedDice([8]).roll(6)


def test_a_rolled_die_of_a_script_shows_in_the_snapshot() -> None:
    """Whoever compares tables before and after, to know what is new, must notice it."""
    dice = ScriptedDice([8, 8])
    before = dice.snapshot()
    dice.roll(20)
    assert dice.snapshot() != before
    assert dice.copy().snapshot() == dice.snapshot()
