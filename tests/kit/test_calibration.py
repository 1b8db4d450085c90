"""The measure by which shown odds are judged finds odds that lie, and lets true ones pass."""

from __future__ import annotations

from random import Random

from tests.kit.calibration import tenths


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
