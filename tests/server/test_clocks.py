"""Clocks: for a decision or for a whole turn, what is left of them, and what happens when they run out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from locanda.games import load
from locanda.kernel.game import Game, Phase, Setup
from locanda.server.clocks import Clock, counts_turns
from locanda.server.store import Row
from locanda.server.table import ANSWER, CLOCK, PLAYING, SIT, Chair, Head, LiveTable
from locanda.server.takeback import UNDO
from tests.server.house import House, serving, sit_down

LIMIT = 60


def seated(allows: str, game: str = "runebound", seats: int = 2) -> LiveTable:
    """A table of people, whose clock began at zero."""
    chairs = [Chair(seat, f"p{seat}", f"P{seat}", "") for seat in range(seats)]
    head = Head(
        id="t",
        game=game,
        rules="1",
        content="",
        setup=Setup(seats),
        owner="p0",
        public=False,
        invite="",
        stage=PLAYING,
        secret="00",
        shares=("0a",) * seats,
        clock=LIMIT,
        clock_for=allows,
        lesson="",
        forked="",
        created=0.0,
        touched=0.0,
    )
    return LiveTable(head, chairs, load(game))


def move(
    table: LiveTable, at: float, key: str = "", seat: int = -1, kind: str = ANSWER, by: str = "x"
) -> int:
    """Somebody who is asked answers, or something else happens, at this time; whose move it was."""
    part = table.playing.waiting[0] if kind == ANSWER else None
    if part is not None and seat < 0:
        seat = part.seat
    if part is not None and not key:
        lazy = [one for one in ("stay", "done", "pass") if part.find(one)]
        key = lazy[0] if lazy else part.key(part.options[-1])
    table.take(Row("t", table.sequence + 1, kind, seat, key, by, None, at))
    return seat


def left(table: LiveTable, at: float) -> dict[int, float]:
    return {one.seat: one.left for one in table.clocks(at)}


def test_for_a_decision_every_question_has_all_the_time() -> None:
    table = seated("decision")
    (first,) = left(table, 10.0)
    assert left(table, 10.0) == {first: 50.0}
    move(table, 10.0)
    (second,) = left(table, 10.0)
    assert left(table, 12.5) == {second: 57.5}
    assert table.late(69.0) == []
    assert table.late(70.0) == [second]


def test_for_a_turn_the_time_runs_over_all_decisions_of_a_seat_in_it() -> None:
    table = seated("turn")
    (seat,) = left(table, 0.0)
    turn, at = table.turn, 0.0
    move(table, at := at + 10.0)
    assert table.turn == turn, "the first answer ends no turn"
    assert left(table, at) == {seat: 50.0}
    for _ in range(60):
        if table.turn != turn:
            break
        move(table, at := at + 0.5)
    (other,) = left(table, at)
    assert other != seat
    assert left(table, at) == {other: 60.0}, "a new turn has all its time"
    assert table.late(at + 60.0) == [other]


def test_who_is_out_of_time_in_a_turn_is_so_until_it_ends() -> None:
    table = seated("turn")
    (seat,) = left(table, 0.0)
    turn = table.turn
    assert table.late(61.0) == [seat]
    move(table, 61.0, by=CLOCK)
    assert table.turn == turn
    assert table.late(61.0) == [seat], "the bot plays the rest of the turn"


def test_a_bots_moves_use_nobodys_time() -> None:
    table = seated("turn")
    (seat,) = left(table, 0.0)
    move(table, 5.0, "greedy", seat, SIT)
    assert left(table, 9.0) == {}
    move(table, 40.0, "", seat, SIT)
    assert left(table, 41.0) == {seat: 54.0}


@pytest.mark.parametrize(("allows", "expected"), [("decision", 60.0), ("turn", 45.0)])
def test_taking_back_gives_a_decision_its_time_anew_and_a_turn_nothing(allows: str, expected: float) -> None:
    table = seated(allows)
    (seat,) = left(table, 0.0)
    move(table, 10.0)
    move(table, 15.0, "0", seat, UNDO)
    assert left(table, 15.0) == {seat: expected}


def test_going_back_into_a_turn_that_is_over_finds_the_time_that_was_left() -> None:
    table = seated("turn")
    (seat,) = left(table, 0.0)
    turn, at, before = table.turn, 20.0, 0
    move(table, at)
    for _ in range(60):
        if table.turn != turn:
            break
        before = table.playing.answered
        move(table, at := at + 0.25)
    used = LIMIT - at
    move(table, at := at + 7.0, str(before), seat, UNDO)
    assert left(table, at) == {seat: pytest.approx(used)}


def test_whose_time_had_run_out_has_it_again_when_the_others_let_them_go_back() -> None:
    table = seated("turn")
    (seat,) = left(table, 0.0)
    move(table, 70.0, by=CLOCK)
    move(table, 80.0, "0", seat, UNDO)
    assert left(table, 80.0) == {seat: 60.0}


def test_of_several_who_choose_at_once_nobody_has_more_time_because_another_has_chosen() -> None:
    table = seated("decision", "toy-faction", 3)
    assert left(table, 20.0) == {0: 40.0, 1: 40.0, 2: 40.0}
    move(table, 20.0, "ash/bid:0", 2)
    # Cleo is asked for her second character now, which is another question.
    assert left(table, 30.0) == {0: 30.0, 1: 30.0, 2: 50.0}


def test_what_the_clock_chose_is_not_taken_back_alone() -> None:
    """Or whoever is late would have more time by going back."""
    table = seated("decision")
    (seat,) = left(table, 0.0)
    move(table, 5.0)
    if table.steps.free((seat,)) < 0:
        pytest.fail("the first answer cannot be taken back freely, so that nothing is shown here")
    assert table.steps.check(seat, 0)
    move(table, 6.0, "0", seat, UNDO)
    move(table, 66.0, by=CLOCK)
    assert table.steps.free((seat,)) == -1
    assert not table.steps.check(seat, 0)


def test_a_clock_that_other_workers_are_ahead_of_never_gives_more_than_all_the_time() -> None:
    clock = Clock(LIMIT, "decision", 100.0)
    assert clock.left(0, 99.0) == LIMIT


def test_a_page_is_told_what_is_left_and_not_when(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.play("me me", clock=3600, clock_for="turn")
    with ada.at(table) as page:
        page.until(lambda one: one.state.get("clocks"))
        (clock,) = page.state["clocks"]
        assert 3590 < clock["left"] <= 3600
        assert page.seats["table"]["clock_for"] == "turn"
    (listed,) = [one for one in ada.get("/api/tables")["mine"] if one["id"] == table]
    assert (listed["clock"], listed["clock_for"]) == (3600, "turn")


def test_a_server_that_starts_anew_counts_on_from_where_the_clock_stood(house: House) -> None:
    people = [house.guest(name) for name in ("Ada", "Bob")]
    table = sit_down(people, "runebound", clock=3600, clock_for="turn")

    def clocks(port: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for person in people:
            with person.at(table, port) as page:
                page.until(lambda one: one.state.get("view"))
                found = page.state["clocks"]
        return found

    before = clocks(house.port)
    with serving(house.settings, ready=True) as again:
        (found,) = clocks(again.port)
    assert found["seat"] == before[0]["seat"]
    assert before[0]["left"] - 30 < found["left"] <= before[0]["left"]


def test_no_turn_is_counted_where_a_game_has_none() -> None:
    class Toss(Game):
        phases: ClassVar[Mapping[str, Phase]] = {}

    assert not counts_turns(Toss())
    assert counts_turns(load("runebound"))


@pytest.mark.parametrize("wrong", ["round", "", 3])
def test_a_clock_for_anything_else_is_refused(house: House, wrong: object) -> None:
    ada = house.guest("Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    status, text = ada.refused("/api/tables", game="runebound", seats=seats, clock=60, clock_for=wrong)
    assert status == 400 and text
