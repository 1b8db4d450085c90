"""Bots that somebody only watches play as fast as the page can show it, and no faster."""

from __future__ import annotations

import time

import pytest

from locanda.server import tables
from tests.server.house import House, Person


def ada_with_bots(house: House) -> tuple[Person, str]:
    ada = house.guest("Ada")
    return ada, ada.play("me greedy")


@pytest.mark.parametrize("seats", ["my own seat", "every seat"])
def test_a_bot_waits_until_the_page_has_shown_its_last_move(house: House, seats: str) -> None:
    ada = house.guest("Ada")
    table = ada.open("me greedy" if seats == "my own seat" else "greedy greedy")
    with ada.at(table) as page:
        page.send("hello", language="en", paces=True)
        page.until(lambda one: one.seats and one.state)
        ada.begin(table)
        page.until(lambda one: one.state.get("view"))
        if seats == "my own seat":
            ada.post(f"/api/tables/{table}/seats/0", bot="greedy")
        page.until(lambda one: one.state.get("paced"))
        for _ in range(5):
            before = page.state["at"]
            time.sleep(0.3)
            page.ask("hint", seat=0)  # refused: but all that was sent before has come by then
            assert page.state["at"] <= before + 1, "the bots play on without us"
            page.send("shown", at=page.state["at"])
            page.until(lambda one, at=page.state["at"]: one.state["at"] > at)  # type: ignore[misc]


def test_a_page_that_never_says_what_it_shows_is_not_waited_for(house: House) -> None:
    ada, table = ada_with_bots(house)
    with ada.at(table) as page:
        page.until(lambda one: one.state.get("view"))
        began = time.monotonic()
        ada.post(f"/api/tables/{table}/seats/0", bot="greedy")
        page.until(lambda one: one.state["answers"] > 40 or one.state["stage"] == "over")
        assert not page.state["paced"]
        assert time.monotonic() - began < 15


def test_who_plays_on_in_person_keeps_no_bot_waiting(house: House) -> None:
    """A page that is still showing must not hold up those who are ready."""
    ada = house.guest("Ada")
    table = ada.open("me greedy greedy greedy")
    with ada.at(table) as page:
        page.send("hello", language="en", paces=True)
        ada.begin(table)
        for _ in range(60):
            page.asked()
            assert not page.state["paced"]
            keys = [one["key"] for one in page.asked()["options"]]
            before = page.state["answers"]
            page.answer(next((one for one in ("stay", "done", "pass") if one in keys), keys[-1]))
            page.asked()
            if page.state["answers"] > before + 3:
                return
    raise AssertionError("no bot ever moved")


def test_a_page_that_falls_silent_is_waited_for_only_so_long(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "PATIENCE", 0.2)
    ada, table = ada_with_bots(house)
    with ada.at(table) as page:
        page.send("hello", language="en", paces=True)
        page.until(lambda one: one.state.get("view"))
        ada.post(f"/api/tables/{table}/seats/0", bot="greedy")
        page.until(lambda one: one.state.get("paced"))
        at = page.state["at"]
        page.until(lambda one: one.state["at"] >= at + 3)
