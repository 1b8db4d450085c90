"""The measure by which shown odds are judged finds odds that lie, and lets true ones pass."""

from __future__ import annotations

from random import Random

from tests.kit.calibration import likely_range, tenths


def _played(bias: float) -> list[tuple[float, bool]]:
    chance = Random(5)
    claims = [chance.random() for _ in range(4000)]
    return [(shown, chance.random() < min(1.0, shown + bias)) for shown in claims]


def test_true_odds_pass() -> None:
    assert all(one.is_true for one in tenths(_played(0.0)))


def test_odds_that_are_a_tenth_too_low_are_found() -> None:
    assert sum(not one.is_true for one in tenths(_played(0.1))) >= 8


def test_a_certain_claim_allows_no_exception() -> None:
    (tenth,) = tenths([(1.0, True)] * 999 + [(1.0, False)])
    assert not tenth.is_true


def test_a_tenth_without_claims_says_nothing() -> None:
    assert [one.low for one in tenths([(0.05, False), (0.95, True)])] == [0.0, 0.9]


def test_a_rare_thing_may_happen_once() -> None:
    """One claim of 1/18 among sixty of 0 comes true in 1 of 18 cases; a bell curve calls that impossible."""
    claims = [(0.0, False)] * 60
    (tenth,) = tenths([*claims, (1 / 18, True)])
    assert tenth.is_true and tenth.high_seen == 1 / 61
    (tenth,) = tenths([*claims, (1e-4, True)])
    assert not tenth.is_true, "once in ten thousand cases is too seldom to be believed"


def test_what_was_said_to_be_impossible_may_not_happen_beside_something_rare() -> None:
    (tenth,) = tenths([(0.0, True), (0.0, True), (1 / 18, False)])
    assert not tenth.is_true


def test_true_rare_claims_pass_and_those_that_come_true_too_often_do_not() -> None:
    """Of two hundred claims of 1/50 about four come true: twelve are chance, as good as never sixteen."""
    assert likely_range([0.02] * 200) == (0, 12)
    rare = [(0.02, number < 16) for number in range(200)]
    assert [one.is_true for one in tenths(rare)] == [False]


def test_rare_claims_that_are_true_are_hardly_ever_called_untrue() -> None:
    """Of a thousand tables of rare claims no more than a handful; of those three times too low all are found."""
    chance, wrong, found = Random(7), 0, 0
    for _ in range(1000):
        shown = [chance.random() / 20 for _ in range(40)]
        wrong += sum(not one.is_true for one in tenths([(one, chance.random() < one) for one in shown]))
    for _ in range(50):
        shown = [chance.random() / 20 for _ in range(1000)]
        found += sum(not one.is_true for one in tenths([(one, chance.random() < 3 * one) for one in shown]))
    assert wrong <= 3 and found == 50
