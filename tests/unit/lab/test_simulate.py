"""Mass simulation: whatever breaks one game is counted, told and kept, and the others are played."""

from __future__ import annotations

from pathlib import Path

import pytest

from locanda.kernel import record
from locanda.kernel.decision import Rules
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.lab import simulate
from locanda.lab.simulate import Job

from .tug import ROUNDS, Rope, Tug, pull

JOB = Job("tug", 2, 4, ("puller",), seed=5)
UNLAID, TORN = "5/1", "5/2"  # the seeds of the games that break


class WornOut(Tug):
    """The rope of one game lies in a knot, that of another one tears in the middle."""

    def new_table(self, setup: Setup, dice: Dice) -> Rope:
        """The rope lies there, unless it is in a knot."""
        if dice.key == Dice.from_seed(UNLAID).key:
            raise KeyError("a knot")
        return super().new_table(setup, dice)


def worn_pull(t: Rope) -> Rules[None]:
    """A seat pulls, and the third pull tears one rope."""
    yield from pull(t)
    if t.pulled == 3 and t.dice.key == Dice.from_seed(TORN).key:
        raise ZeroDivisionError("the rope tears")


@pytest.fixture
def worn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> WornOut:
    game = WornOut(tmp_path)
    game.phases["pull"] = worn_pull
    monkeypatch.setattr(simulate, "load", lambda name, with_=(): game)
    return game


def test_games_that_break_are_counted_and_told_with_their_seeds_and_the_others_are_played(
    worn: WornOut, tmp_path: Path
) -> None:
    """One breaks while it is laid out, one in the middle, by exceptions that are nobody's refusal."""
    seen: list[tuple[int, bool]] = []
    report = simulate.run(JOB, watch=lambda one: seen.append((one.number, one.finished)))
    assert seen == [(0, True), (1, False), (2, False), (3, True)]
    assert (report["games"], report["finished"], report["errors"]) == (4, 2, 2)
    assert report["decisions"] == 2 * ROUNDS * JOB.players + 3
    unlaid, torn = report["messages"]
    assert unlaid.startswith(f"game 1 (seed {UNLAID}): KeyError: 'a knot' (new_table, line ")
    assert torn.startswith(f"game 2 (seed {TORN}): ZeroDivisionError: the rope tears (worn_pull, line ")


def test_the_record_of_a_game_that_broke_in_the_middle_is_kept_and_leads_there_again(
    worn: WornOut, tmp_path: Path
) -> None:
    """Of a game that was never laid out there is nothing to keep."""
    folder = tmp_path / "broken"
    folder.mkdir()
    unlaid, torn = simulate.run(JOB, keep=folder)["messages"]
    (path,) = folder.iterdir()
    assert torn.endswith(f"; kept as {path}") and "kept" not in unlaid
    kept = record.load(path)
    assert (kept.seed, kept.winners, kept.players) == (TORN, None, ("puller", "puller"))
    assert [seat for seat, _ in kept.answers] == [0, 1, 0]
    with pytest.raises(ZeroDivisionError, match="the rope tears"):
        record.replay(kept, worn, worn.content)
    worn.phases["pull"] = pull
    assert record.replay(kept, worn, worn.content).answers == list(kept.answers)
