"""Two workers on one PostgreSQL and one Redis: moves to either, seen by both, and never two answers to one decision."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from locanda.server.migrate import prepare
from locanda.server.settings import Settings
from tests.server.house import PATIENT, House, Page, Person, serving

RACES = 1000


@pytest.fixture
def workers(postgres: str, redis: str) -> Iterator[tuple[House, House]]:
    settings = prepare(Settings(postgres, bus=redis, limits=PATIENT))
    with serving(settings, ready=True) as one, serving(settings, ready=True) as two:
        yield one, two


def test_a_move_at_one_worker_is_seen_at_the_other(workers: tuple[House, House]) -> None:
    one, two = workers
    ada, bob = one.guest("Ada"), two.guest("Bob")
    table = ada.open("me open", public=True)
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b")
    ada.begin(table)
    with ada.at(table) as mine, bob.at(table) as theirs:
        for _ in range(20):
            mine.until(lambda page: page.state.get("waiting"))
            seat = mine.state["waiting"][0]
            mover, other = (mine, theirs) if seat == 0 else (theirs, mine)
            mover.answer()
            at = mover.state["at"]
            other.until(lambda page, at=at: page.state.get("at", 0) >= at)
            assert other.state["view"] == mover.state["view"]
        mine.ask("say", text="ciao")
        theirs.until(lambda page: page.said)
        assert theirs.said == ["ciao"]


def test_two_workers_race_for_the_same_decision_and_one_wins(workers: tuple[House, House]) -> None:
    one, two = workers
    ada = one.guest("Ada")
    races = 0
    while races < RACES:
        races += _race(ada, ada.play("me me"), one.port, two.port, RACES - races)
    assert races == RACES


def _race(ada: Person, table: str, one: int, two: int, most: int) -> int:
    """Race at one table until its match is over; how many decisions were raced for."""
    with ada.at(table, one) as first, ada.at(table, two) as second:
        for number in range(most):
            asked = first.asked()
            if not asked:
                return number
            second.until(lambda page, here=asked["decision"]: _knows(page, here))
            options = asked["options"]
            replies: list[str] = ["", ""]
            barrier = threading.Barrier(2)

            def go(which: int, page: Page, key: str, here: int) -> None:
                barrier.wait()  # noqa: B023
                reply = page.ask("answer", decision=here, seat=asked["seat"], key=key)  # noqa: B023
                replies[which] = reply["is"]  # noqa: B023

            last = options[number % len(options)]["key"]
            threads = [
                threading.Thread(target=go, args=(0, first, options[0]["key"], asked["decision"])),
                threading.Thread(target=go, args=(1, second, last, asked["decision"])),
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(30)
            assert sorted(replies) == ["no", "state"], f"race {number}: {replies}"
            first.until(lambda page, at=number + 1: page.state["at"] >= at)
            assert first.state["at"] == number + 1
    return most


def _knows(page: Page, decision: int) -> bool:
    asked = page.state.get("asked")
    return bool(asked) and asked[0]["decision"] == decision
