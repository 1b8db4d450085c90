"""The conditional logit finds what synthetic winners were made from."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

import pytest

from locanda.lab import logit

TRUE = (0.8, -0.5, 0.0)


def choices(
    seed: int, games: int, true: Sequence[float] = TRUE
) -> tuple[list[list[list[float]]], list[list[float]]]:
    """Games of four seats whose winners were drawn by these weights."""
    chance = Random(seed)
    figures, won = [], []
    for _ in range(games):
        seats = [[chance.gauss(0, 1) for _ in true] for _ in range(4)]
        likely = [exp(sum(a * b for a, b in zip(seat, true, strict=True))) for seat in seats]
        winner = chance.choices(range(4), likely)[0]
        figures.append(seats)
        won.append([float(seat == winner) for seat in range(4)])
    return figures, won


def test_known_weights_are_recovered() -> None:
    found = logit.fit(*choices(1, 4000))
    assert found.weights == pytest.approx(TRUE, abs=0.08)


def test_weights_do_not_depend_on_the_units_of_a_figure() -> None:
    figures, won = choices(2, 500)
    thousand = [[[1000 * seat[0], *seat[1:]] for seat in game] for game in figures]
    plain, scaled = logit.fit(figures, won), logit.fit(thousand, won)
    assert scaled.weights[0] * 1000 == pytest.approx(plain.weights[0])
    assert scaled.weights[1:] == pytest.approx(plain.weights[1:])


def test_standard_errors_say_how_far_off_the_weights_are() -> None:
    """Over many fits the distance from the truth, in standard errors, is about one."""
    off = []
    for seed in range(60):
        found = logit.fit(*choices(100 + seed, 150))
        off += [(w - t) / e for w, t, e in zip(found.weights, TRUE, found.errors, strict=True)]
    assert 0.85 < (sum(one * one for one in off) / len(off)) ** 0.5 < 1.15


def test_a_weight_of_the_wrong_sign_becomes_0_and_the_others_are_found_without_it() -> None:
    figures, won = choices(3, 800)
    found = logit.fit(figures, won, signs=(1, 1, 0))
    without = logit.fit([[[seat[0], seat[2]] for seat in game] for game in figures], won)
    assert found.weights[1] == 0.0
    assert found.weights[[0, 2]] == pytest.approx(without.weights)
    assert logit.fit(figures, won, signs=(1, -1, 0)).weights[1] < -0.3


def test_what_is_the_same_for_all_seats_has_no_weight() -> None:
    figures, won = choices(4, 200)
    found = logit.fit([[[seat[0], 7.0] for seat in game] for game in figures], won)
    assert found.weights[1] == 0.0 and found.weights[0] > 0.3


def test_a_game_that_counts_twice_is_as_good_as_two_games() -> None:
    figures, won = choices(5, 100)
    twice = logit.fit(figures, won, [2.0] * 30 + [1.0] * 70)
    again = logit.fit(figures + figures[:30], won + won[:30])
    assert twice.weights == pytest.approx(again.weights) and twice.errors == pytest.approx(again.errors)


def test_a_shared_victory_counts_in_parts() -> None:
    """Two seats that win together are as good as each of them winning every second time."""
    figures, _ = choices(6, 60)
    shared = [[0.5, 0.5, 0.0, 0.0]] * 60
    found = logit.fit(
        figures + figures, [[1.0, 0.0, 0.0, 0.0]] * 60 + [[0.0, 1.0, 0.0, 0.0]] * 60, [0.5] * 120
    )
    assert logit.fit(figures, shared).weights == pytest.approx(found.weights)


def test_the_truth_has_less_loss_than_chance() -> None:
    figures, won = choices(7, 1000)
    truth, _ = logit.mean_and_error(logit.losses(logit.chances(figures, TRUE), won))
    even, _ = logit.mean_and_error(logit.losses(logit.chances(figures, (0.0, 0.0, 0.0)), won))
    assert even == pytest.approx(1.3863, abs=1e-4) and truth < even - 0.2
