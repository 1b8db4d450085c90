"""Valuing: figures add up to the outlook, and other weights are taken only if they foretell and play no worse."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from locanda.games import GAMES, load
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kit.guide import shares
from locanda.lab import value
from locanda.lab.hands import Hands, guide_of

from .tug import Tug


def test_new_weights_foretell_better_and_search_better(tug: Tug) -> None:
    """Effort helps; luck does too, but is said to harm, and so it has no weight; the rope is the same for all."""
    found = value.value(Hands(tug), players=3, games=3000, seed=1)
    assert found.after["effort"] > 0.1 and found.after["luck"] == 0.0
    assert found.after["rope"] == found.before["rope"] == 0.7
    assert found.new_loss < found.present_loss == pytest.approx(found.even_loss)
    assert found.gain > 2 * found.error and found.contests == 12 and found.wins > 6 and found.accepted


def test_the_same_seed_gives_the_same_weights(tug: Tug) -> None:
    first, again, other = (
        msgspec.json.encode(value.value(Hands(tug), players=2, games=100, seed=seed)) for seed in (5, 5, 6)
    )
    assert first == again != other


def test_weights_that_weaken_a_search_are_refused(tug: Tug, monkeypatch: pytest.MonkeyPatch) -> None:
    results = iter([1.0, 0.0] * 5 + [0.0, 0.0])
    monkeypatch.setattr(value, "contend", lambda game, contest: next(results))
    found = value.value(Hands(tug), players=3, games=3000, seed=1)
    assert found.gain > 2 * found.error and found.wins == 5 and not found.accepted


def test_each_search_judges_by_weights_of_its_own(tug: Tug) -> None:
    """Whoever thinks that effort is good beats whoever thinks that it is bad."""
    good, bad = (1.0, 0.0, 0.0), (-1.0, 0.0, 0.0)
    for new, present, wins in ((good, bad, 6), (bad, good, 0)):
        contests = [value.Contest(f"own/{number}", number % 2, new, present) for number in range(6)]
        assert sum(value.contend(tug, one) for one in contests) == wins


def test_weights_that_do_not_foretell_better_are_not_even_tried(tug: Tug) -> None:
    """Those that were found are the present ones now, and other games lead to much the same."""
    first = value.value(Hands(tug), players=3, games=3000, seed=1)
    tug.judged.weights = tuple(first.after.values())
    again = value.value(Hands(tug), players=3, games=3000, seed=2)
    assert again.contests == 0 and not again.accepted


def test_errors_lead_to_positions_that_good_play_does_not(tug: Tug) -> None:
    """Bots that judge alike never pull much more or less than each other; one that errs does."""

    def widest(errs: bool) -> float:
        courses = [value.watch_one(tug, (f"{errs}/{number}", 2, errs)) for number in range(60)]
        seen = [position.figures for course in courses for position in course.positions]
        return max(abs(one[0] - other[0]) for one, other in seen)

    assert widest(False) <= 4 < 6 <= widest(True)


@pytest.mark.parametrize("name", GAMES)
def test_figures_and_weights_are_the_outlook(name: str) -> None:
    """What is fitted is what the search looks at."""
    game = load(name)
    guide = guide_of(game, 1)
    outlook = value.outlook_of(game)
    match = Match(game, Setup(3), Dice.from_seed(f"figures of {name}"), journal=False, checkpoints=False)
    for number in range(300):
        if number % 20 == 0:
            figures: list[Any] = [outlook.figures(match.table, seat) for seat in range(3)]
            assert all(len(one) == len(outlook.features) for one in figures)
            worth = game.worth(match.table)
            left = [seat for seat in range(3) if worth[seat] > 0]  # who is out is worth nothing at all
            found = shares([outlook.score(figures[seat]) for seat in left])
            assert found == pytest.approx([worth[seat] for seat in left])
        if match.over:
            break
        asked = match.waiting[0]
        match.play(guide(match.table, asked), asked)
    assert number > 100


@pytest.mark.parametrize("name", GAMES)
def test_every_weight_has_the_sign_that_its_figure_is_said_to_have(name: str) -> None:
    outlook = value.outlook_of(load(name))
    assert all(one.weight * one.sign >= 0 for one in outlook.features)
    assert all(w * one.sign >= 0 for w, one in zip(outlook.weights, outlook.features, strict=True))


def test_other_weights_count_only_for_a_while(tug: Tug) -> None:
    """Even if thinking breaks."""
    before = tug.judged.weights
    with pytest.raises(ZeroDivisionError), tug.judged.weighing((1.0, 2.0, 3.0)):
        assert tug.judged.score((1.0, 1.0, 1.0)) == 6.0
        raise ZeroDivisionError
    assert tug.judged.weights == before
