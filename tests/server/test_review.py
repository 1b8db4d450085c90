"""Reviews at the server: of finished tables, for those who may see them, and without anybody waiting."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from locanda.server import reviews
from locanda.server.denied import Denied
from locanda.server.reviews import Reviews
from locanda.server.thinking import NoThought
from tests.server.house import House, Person, sit_down


def finished(person: Person, **more: Any) -> tuple[str, list[int]]:
    """A table at which bots have played to the end, and who won."""
    table = person.play("greedy greedy", "wow-adventure", **more)
    with person.at(table) as page:
        page.until(lambda one: one.state.get("stage") == "over")
        return table, page.state["winners"]


def reviewed(person: Person, table: str) -> dict[str, Any]:
    """The review, as soon as it is there."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        response = person.http.get(f"/api/tables/{table}/review", timeout=60)
        found: dict[str, Any] | None = response.raise_for_status().json()["review"]
        if found is not None:
            return found
    raise AssertionError("there was no review in time")


def test_a_finished_table_is_reviewed_for_those_who_may_see_it(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table, winners = finished(ada)
    found = reviewed(ada, table)
    assert [one["seat"] for one in found["standings"] if one["won"]] == winners
    assert found["course"][-1]["chances"][winners[0]] == 1.0
    assert len(found["turning"]) == 3
    at = found["turning"][0]["at"]
    assert ada.get(f"/api/tables/{table}/at/{at}")["at"] == at
    assert reviewed(ada, table) == found
    refused = bob.http.get(f"/api/tables/{table}/review")
    assert (refused.status_code, refused.json()["error"]) == (
        403,
        "This table is private; its players can give you a link.",
    )


def test_a_table_at_which_they_still_play_is_not_reviewed(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.play("me greedy")
    refused = ada.http.get(f"/api/tables/{table}/review")
    assert (refused.status_code, refused.json()["error"]) == (
        409,
        "That can be seen only after the match is over.",
    )
    lesson = ada.post("/api/lessons/runebound/runebound.lesson.1-the-road")["id"]
    assert ada.http.get(f"/api/tables/{lesson}/review").status_code == 409
    assert ada.http.get("/api/tables/nowhere/review").status_code == 404


def test_a_match_in_which_somebody_gave_up_is_reviewed_and_a_closed_one_is_not(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = sit_down([ada, bob], "runebound")
    with ada.at(table) as page:
        page.until(lambda one: one.state.get("view"))
    bob.post(f"/api/tables/{table}/concede")
    review = ada.get(f"/api/tables/{table}/review")["review"]
    assert [(one["seat"], one["won"]) for one in review["standings"]] == [(0, True), (1, False)]
    assert review["course"][-1]["chances"] == [1.0, 0.0]
    closed = ada.play("me greedy")
    ada.post(f"/api/tables/{closed}/close")
    assert ada.http.get(f"/api/tables/{closed}/review").status_code == 409


class Table:
    """As much of a finished table as a review asks for."""

    over, lesson, sequence, winners = True, None, 7, (0,)
    head = SimpleNamespace(id="table")

    def situation(self) -> str:
        return "situation"


class Thoughts:
    """Stands for the process: what it answers, after how long, and how often it was asked."""

    def __init__(self, answer: Any, seconds: float = 0.0) -> None:
        self.answer, self.seconds, self.asked = answer, seconds, 0

    async def run(self, *given: object) -> Any:
        self.asked += 1
        await asyncio.sleep(self.seconds)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


def with_thoughts(thoughts: Thoughts) -> tuple[Reviews, Any]:
    found = Reviews()
    found._thinker = thoughts  # type: ignore[assignment]
    table: Any = Table()
    return found, table


def test_a_review_is_worked_out_once_and_kept() -> None:
    async def run() -> None:
        thoughts = Thoughts("review", 0.01)
        found, table = with_thoughts(thoughts)
        assert not found.knows(table)
        assert await asyncio.gather(found.of(table), found.of(table)) == ["review", "review"]
        assert await found.of(table) == "review"
        assert found.knows(table) and thoughts.asked == 1

    asyncio.run(run())


def test_who_waits_too_long_is_told_to_ask_again_and_the_review_goes_on() -> None:
    async def run() -> None:
        thoughts = Thoughts("review", 0.2)
        found, table = with_thoughts(thoughts)
        assert await found.of(table, patience=0.01) is None
        assert await found.of(table) == "review"
        assert thoughts.asked == 1

    asyncio.run(run())


def test_a_review_that_failed_is_tried_anew() -> None:
    async def run() -> None:
        thoughts = Thoughts(NoThought("it broke"))
        found, table = with_thoughts(thoughts)
        with pytest.raises(Denied):
            await found.of(table)
        thoughts.answer = "review"
        assert await found.of(table) == "review"

    asyncio.run(run())


def test_only_the_latest_reviews_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KEPT", 2)

    async def run() -> None:
        thoughts = Thoughts("review")
        found, table = with_thoughts(thoughts)
        for number in range(4):
            table.sequence = number
            await found.of(table)
        assert found.knows(table)
        table.sequence = 0
        assert not found.knows(table)

    asyncio.run(run())
