"""Those who are away: the others let a bot play on, or the time that was agreed does, until they come back."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from locanda.server import lifecycle
from locanda.server.migrate import prepare
from locanda.server.settings import Settings
from tests.server.house import PATIENT, House, Person, serving, sit_down, sqlite
from tests.server.test_lifecycle import eventually, noted, row


@pytest.fixture
def pair(house: House) -> tuple[Person, Person]:
    return house.guest("Ada"), house.guest("Bob")


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever closes a page is away at once."""
    monkeypatch.setattr(lifecycle, "MOMENT", 0.0)
    monkeypatch.setattr(lifecycle, "GRACE", 0.0)


def test_the_others_who_are_here_agree_that_a_bot_plays_on_and_the_absent_comes_back(
    house: House, impatient: None
) -> None:
    people = [house.guest(name) for name in ("Ada", "Bob", "Cleo")]
    ada, bob, cleo = people
    table = sit_down(people, "runebound")
    with ada.at(table) as mine, bob.at(table) as theirs:
        for page in (mine, theirs):
            page.until(
                lambda one: (
                    one.seats and [chair["here"] for chair in one.seats["chairs"]] == [True, True, False]
                )
            )
        assert ada.refused(f"/api/tables/{table}/chairs/1/replace") == (409, "Bob is here.")
        ada.post(f"/api/tables/{table}/chairs/2/replace")
        theirs.until(lambda one: one.seats["motion"])
        motion = theirs.seats["motion"]
        assert (motion["kind"], motion["about"], motion["missing"]) == ("replace", 2, [1])
        assert theirs.seats["chairs"][2]["bot"] == ""
        bob.post(f"/api/tables/{table}/vote", asked=motion["number"], yes=True)
        for page in (mine, theirs):
            page.until(lambda one: one.seats["chairs"][2]["bot"] == "greedy" and one.seats["motion"] is None)
        assert ada.refused(f"/api/tables/{table}/chairs/2/replace")[0] == 409
        cleo.post(f"/api/tables/{table}/seats/2", bot="")
        mine.until(lambda one: one.seats["chairs"][2]["bot"] == "")


def test_who_is_alone_at_the_table_decides_alone_but_not_at_once(
    pair: tuple[Person, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = pair
    table = sit_down(pair, "runebound")
    with bob.at(table) as page:
        page.until(lambda one: one.state.get("view"))
    with ada.at(table) as page:
        page.until(lambda one: one.seats and not one.seats["chairs"][1]["here"])
        ada.http.headers["accept-language"] = "it"
        assert ada.refused(f"/api/tables/{table}/chairs/1/replace") == (
            409,
            "Bob manca solo da un momento; aspetta un minuto.",
        )
        monkeypatch.setattr(lifecycle, "MOMENT", 0.0)
        ada.post(f"/api/tables/{table}/chairs/1/replace")
        page.until(lambda one: one.seats["chairs"][1]["bot"])
        assert noted(page, "replaced")


def test_whoever_comes_back_meanwhile_is_not_replaced(house: House, impatient: None) -> None:
    people = [house.guest(name) for name in ("Ada", "Bob", "Cleo")]
    ada, bob, cleo = people
    table = sit_down(people, "runebound")
    with ada.at(table) as mine, bob.at(table) as theirs:
        theirs.until(lambda one: one.seats and one.seats["chairs"][0]["here"])
        ada.post(f"/api/tables/{table}/chairs/2/replace")
        theirs.until(lambda one: one.seats["motion"])
        number = theirs.seats["motion"]["number"]
        with cleo.at(table) as back:
            back.until(lambda one: one.seats)
            theirs.until(lambda one: one.seats["motion"] is None)
            refused = bob.refused(f"/api/tables/{table}/vote", asked=number, yes=True)
            assert refused == (409, "Nobody is asking that, or the question has been settled.")
            mine.until(lambda one: one.seats and one.seats["chairs"][2]["here"])
            assert mine.seats["chairs"][2]["bot"] == ""


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server where an absence of three seconds can be agreed upon."""
    monkeypatch.setattr("locanda.server.lobby.SHORTEST_ABSENCE", 1)
    monkeypatch.setattr(lifecycle, "GRACE", 0.0)
    with serving(sqlite(tmp_path)) as found:
        yield found


def test_after_the_agreed_time_a_bot_plays_on_for_whoever_is_asked_and_away(hasty: House) -> None:
    ada, bob = hasty.guest("Ada"), hasty.guest("Bob")
    table = sit_down((ada, bob), "runebound", absence=3)
    with ada.at(table) as page:
        page.until(lambda one: one.state.get("waiting"))
        while page.state["waiting"] != [1]:
            page.answer()
        page.until(lambda one: one.seats["chairs"][1]["replaced_at"])
        assert page.seats["chairs"][1]["bot"] == "", "it is said before it happens"
        with bob.at(table) as theirs:
            theirs.until(lambda one: one.seats)
            page.until(lambda one: one.seats["chairs"][1]["replaced_at"] is None)
        page.until(lambda one: one.seats["chairs"][1]["replaced_at"])
        page.until(lambda one: one.seats["chairs"][1]["bot"] == "greedy")
        assert noted(page, "absent") == ["Bob was away for too long: a bot plays on."]
        assert page.seats["chairs"][0]["bot"] == "", "who is here is not replaced"
    bob.post(f"/api/tables/{table}/seats/1", bot="")


def test_also_at_a_table_that_nobody_has_open_but_never_for_the_last_person(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server was away too: what was kept says since when they are waited for."""
    settings = prepare(Settings(database, limits=PATIENT))
    monkeypatch.setattr("locanda.server.lobby.SHORTEST_ABSENCE", 1)
    monkeypatch.setattr(lifecycle, "GRACE", 0.0)
    monkeypatch.setattr(lifecycle, "SEARCH", 0.2)
    with serving(settings, ready=True) as house:
        pair = house.guest("Ada"), house.guest("Bob")
        tokens = [one.http.cookies["locanda"] for one in pair]
        table = sit_down(pair, "runebound", absence=2)
    with serving(settings, ready=True) as house:
        ada = Person(house.port)
        ada.http.cookies.update({"locanda": tokens[0]})

        def bots() -> int:
            return sum(bool(seat["bot"]) for seat in row(ada, "mine", table)["seats"])

        eventually(lambda: bots() == 1)
        threading.Event().wait(4)
        assert bots() == 1, "nobody would look while bots play it to the end"
