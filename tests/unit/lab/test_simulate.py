"""Mass simulation: whatever breaks one game is counted, told and kept, and the others are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from locanda.kernel import record
from locanda.kernel.decision import Rules
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.refusal import LocandaError, Refusal
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
    assert report["first"] is None
    assert report["decisions"] == 2 * ROUNDS * JOB.players + 3
    unlaid, torn = report["messages"]
    assert unlaid.startswith(f"game 1 (seed {UNLAID}): KeyError: 'a knot' (new_table, line ")
    assert torn.startswith(f"game 2 (seed {TORN}): ZeroDivisionError: the rope tears (worn_pull, line ")


class Knots(Tug):
    """A rope with knots: two seats never bring the red one and the blue one together, and nobody brings the wet one."""

    def brought(self) -> Mapping[str, str]:
        """Four ropes."""
        return dict.fromkeys(("red", "blue", "green", "wet"), "rope")

    def why_not_setup(self, setup: Setup) -> Iterable[Refusal]:
        """The wet one slips, and red and blue run."""
        if "wet" in setup.brings or {"red", "blue"} <= set(setup.brings):
            yield Refusal("TUG", None, reason="knot")

    def new_table(self, setup: Setup, dice: Dice) -> Rope:
        """The ropes are remembered until the next game."""
        self.tied = setup.brings
        return super().new_table(setup, dice)

    def figures(self, table: Any) -> Sequence[str]:
        """The rope of each seat, or the seat."""
        return self.tied or super().figures(table)

    def first(self, table: Any) -> int | None:
        """Seat 0 pulls first."""
        return 0


@pytest.fixture
def knots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Knots:
    game = Knots(tmp_path)
    monkeypatch.setattr(simulate, "load", lambda name, with_=(): game)
    return game


def brought(job: Job) -> list[str]:
    """What the seats brought, game by game."""
    return [" ".join(name for name, _ in one.pieces) for one in simulate.play_all(job)]


@pytest.mark.parametrize(
    ("brings", "found"),
    [
        ("mirror", {"red red", "blue blue", "green green"}),
        ("all", {"red green", "blue green"}),
        ("red", {"red red"}),
        ("green,blue", {"green blue"}),
    ],
)
def test_what_seats_bring_comes_in_turn_as_often_as_bots_have_seats(
    knots: Knots, brings: str, found: set[str]
) -> None:
    """What the rules refuse is left out, and the order is that of the seed."""
    job = Job("tug", 2, 4 * len(found), ("puller",), seed=5, brings=tuple(brings.split(",")))
    simulate.check(job)
    played = brought(job)
    assert set(played) == found
    assert played[::2] == played[1::2]
    once = played[: 2 * len(found)]
    assert played == once * 2 and Counter(once) == dict.fromkeys(found, 2)
    assert brought(job) == played


def test_nothing_is_brought_where_nothing_is_named(knots: Knots) -> None:
    assert brought(Job("tug", 2, 2, ("puller",))) == ["seat 0 seat 1"] * 2


@pytest.mark.parametrize(
    ("brings", "why"),
    [
        ("red,blue", "tug cannot be played like this"),
        ("red,blue,green", "3 choices were named for 2 seats"),
        ("wet", "tug cannot be played like this"),
    ],
)
def test_what_cannot_be_brought_is_refused_before_any_game(knots: Knots, brings: str, why: str) -> None:
    with pytest.raises(LocandaError, match=why):
        simulate.check(Job("tug", 2, 2, ("puller",), brings=tuple(brings.split(","))))


def test_it_is_counted_how_often_the_first_seat_wins(knots: Knots) -> None:
    """As often as the records of who won say; in a game that names no first seat nothing is counted."""
    job = Job("tug", 2, 30, ("puller",), seed=3)
    report = simulate.run(job)
    wins = sum(count["wins"] for name, count in report["figures"].items() if name == "seat 0")
    assert 0 < wins < 30
    assert report["first"] == {"games": 30, "wins": wins, "share": round(wins * 2 / 30, 3)}


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
