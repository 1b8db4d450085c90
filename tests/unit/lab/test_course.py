"""Courses: chances are bent in the right direction, and those of the games come true as often as they say."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from locanda.games import load
from locanda.kernel.game import Game, Setup
from locanda.kit import chances
from locanda.kit.chances import Bend, Found, bend_of, bent
from locanda.lab import course
from locanda.lab.course import Seen, Watched
from tests.kit.calibration import tenths

from .coins import Coins


def test_what_is_not_bent_stays_and_a_bend_keeps_the_order() -> None:
    worth = [0.1, 0.6, 0.3]
    assert bent(worth, Bend(), 5) == pytest.approx(worth)
    for bend in (Bend(weight=0.3), Bend(weight=3.0), Bend(ahead=0.2), Bend(crowd=0.5), Bend(growth=-5.0)):
        found = bent(worth, bend, 20)
        assert sum(found) == pytest.approx(1)
        assert found[0] < found[2] < found[1]
    assert bent(worth, Bend(weight=0.5), 0)[1] < 0.6 < bent(worth, Bend(weight=2.0), 0)[1]
    assert bent(worth, Bend(growth=0.5), 0) == pytest.approx(worth)
    assert bent(worth, Bend(growth=0.5), 20)[1] > 0.6


def test_a_bend_is_found_that_makes_chances_come_true() -> None:
    """Whoever is said to win with nine in ten wins with six in ten: the bend must say so."""
    chance = Random(3)
    games = []
    for _ in range(1500):
        first = float(chance.random() < 0.6)
        games.append(Watched((Seen(0, (0.9, 0.1)),), (first, 1 - first)))
    bend = course.fit(games)
    assert bent([0.9, 0.1], bend, 0)[0] == pytest.approx(0.6, abs=0.04)
    assert course.loss(games, bend) < course.loss(games, Bend())
    off = [abs(one.said - one.came) for one in course.tenths(games, bend)]
    assert max(off) < 0.05 < max(abs(one.said - one.came) for one in course.tenths(games, Bend()))


def test_a_file_that_makes_no_sense_bends_nothing(tmp_path: Path) -> None:
    path = tmp_path / "chances.json"
    assert bend_of(path) == Bend()
    chances.write(path, Found("cards", "1", 10, 0, Bend(weight=0.5)))
    assert bend_of(path) == Bend(weight=0.5)
    path.write_text("{}")
    bend_of.cache_clear()
    assert bend_of(path) == Bend()


class Pairs(Coins):
    """Four seats in two teams."""

    def teams(self, setup: Setup) -> Sequence[int]:
        """The first two against the others."""
        return (0, 0, 1, 1)

    def worth(self, table: Any) -> Sequence[float]:
        """The first seat of each team stands better than its partner."""
        return [0.3, 0.1, 0.6, 0.0]


def test_a_seat_has_the_chance_of_its_team_and_those_of_the_teams_add_up_to_one() -> None:
    game = Pairs()
    table = Coins().new_table(Setup(2), None)  # type: ignore[arg-type]
    assert game.chances(table, Setup(4)) == pytest.approx([1 / 3, 1 / 3, 2 / 3, 2 / 3])


@pytest.mark.parametrize(("name", "games"), [("runebound", 40), ("wow-adventure", 120)])
def test_the_chances_of_the_course_come_true(name: str, games: int) -> None:
    """One position of each game, so that the claims are independent; the bend was made from other games."""
    game: Game = load(name)
    bend = bend_of(game.folder / chances.PLACE)
    assert bend != Bend(), "the game has no chances of its own"
    chance, claims = Random(name), []
    for number in range(50_000, 50_000 + games):
        watched = course.watch_one(game, number)
        if watched.seen:
            seen = chance.choice(watched.seen)
            said = bent(seen.worth, bend, seen.turn)
            claims += [(one, share > 0) for one, share in zip(said, watched.won, strict=True)]
    assert len(claims) > 2 * games
    rows = tenths(claims)
    assert all(row.is_true for row in rows), "\n".join(map(str, rows))
