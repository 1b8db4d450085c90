"""Tuning finds what wins, always the same from the same seed, and believes nothing that is not confirmed."""

from __future__ import annotations

import time

import msgspec
import pytest

from locanda.games import load
from locanda.kernel.refusal import LocandaError
from locanda.lab import tune
from locanda.lab.hands import Hands, guide_of

from .tug import Params, Tug


def test_what_helps_grows_what_harms_shrinks_and_the_rest_stays(tug: Tug) -> None:
    found = tune.tune(Hands(tug), players=4, games=150, rounds=6, seed=1)
    assert found.before == Params()
    assert found.after.courage > 1.8 and found.after.fear < 0.6
    assert 0.75 < found.after.idle < 1.35
    assert found.accepted and found.share > 0.5 and found.confirmed.games == 150
    assert found.confirmed.against == "3 seats with the parameters before"


def test_the_same_seed_gives_the_same_result(tug: Tug) -> None:
    first, again, other = (
        msgspec.json.encode(tune.tune(Hands(tug), players=4, games=40, rounds=2, seed=seed))
        for seed in (3, 3, 4)
    )
    assert first == again != other


def test_parameters_that_do_not_win_are_refused(tug: Tug) -> None:
    """The same ones win their fair share, which is no reason for a change."""
    found = tune.confirm(Hands(tug), Params(), Params(), (), players=4, games=300, seed=2)
    assert not found.accepted and abs(found.share - 0.25) < 3 * found.error
    worse = tune.confirm(Hands(tug), Params(), Params(courage=0.5), (), players=4, games=100, seed=2)
    assert not worse.accepted and worse.share < 0.1
    better = tune.confirm(Hands(tug), Params(), Params(courage=2.0), (), players=4, games=100, seed=2)
    assert better.accepted


def test_without_a_step_there_is_nothing_to_confirm(tug: Tug) -> None:
    """Fewer games than three for each parameter are no ground for a step."""
    found = tune.tune(Hands(tug), players=4, games=8, rounds=1, seed=1)
    assert found.after == found.before and not found.accepted and found.confirmed.games == 0


def test_parameters_stay_within_their_limits() -> None:
    assert tune.changed(Params(courage=4.0, fear=0.3), (1.0, -1.0, 0.0)) == Params(courage=5.0, fear=0.2)


def test_no_game_begins_when_time_is_up(tug: Tug) -> None:
    """The one that was begun is played to its end."""
    hands = Hands(tug)
    deals = [tune.Deal(str(number), (Params(),) * 2) for number in range(20)]
    assert len(hands.each(tune.play, deals, "late", time.monotonic() - 1.0)) == hands.played == 1


def test_several_processes_play_the_same_games_in_the_same_order() -> None:
    """Even if the first one takes longest."""
    game = load("runebound")
    params = guide_of(game, 0).params
    deals = [tune.Deal(f"jobs/{number}", (params,) * seats) for number, seats in enumerate((6, 2, 2, 2))]
    assert Hands(game, 2).each(tune.play, deals, "two") == Hands(game).each(tune.play, deals, "one")


def test_a_game_without_parameters_is_refused() -> None:
    with pytest.raises(LocandaError, match="no parameters that could be fitted"):
        guide_of(load("toy-chain"), 0)
