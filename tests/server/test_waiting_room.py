"""Before the match: seats are filled and emptied, everybody sees what the others choose, and people talk."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from tests.server.house import House, Page, Person


def chairs(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.seats["chairs"]
    return found


def invitation(person: Person, table: str) -> str:
    with person.at(table) as page:
        page.until(lambda one: one.seats)
        found: str = page.seats["table"]["invite"]
        return found


def test_the_owner_fills_an_open_seat_with_a_bot_and_empties_it_again(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open("me open", public=True)
    with bob.at(table) as page:
        page.until(lambda one: one.seats)
        ada.post(f"/api/tables/{table}/chairs/1", bot="greedy")
        page.until(lambda one: chairs(one)[1]["bot"] == "greedy")
        assert bob.refused(f"/api/tables/{table}/sit", seat=1, share="0b")[1] == "That seat is taken."
        ada.post(f"/api/tables/{table}/chairs/1", bot="random")
        page.until(lambda one: chairs(one)[1]["bot"] == "random")
        ada.post(f"/api/tables/{table}/chairs/1", bot="")
        page.until(lambda one: not chairs(one)[1]["taken"])
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b")


def test_the_owner_empties_the_seat_of_a_person(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open("me open", public=True)
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b", brings="varikas")
    with bob.at(table) as page:
        page.until(lambda one: one.seats and chairs(one)[1]["mine"])
        assert ada.refused(f"/api/tables/{table}/chairs/1", bot="greedy")[1] == "That seat is taken."
        ada.post(f"/api/tables/{table}/chairs/1", bot="")
        page.until(lambda one: not chairs(one)[1]["taken"])
        assert chairs(page)[1]["brings"] == ""


def test_only_the_owner_settles_who_sits_where_and_only_with_bots_that_are_listed(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open("me open", public=True)
    bob.http.headers["accept-language"] = "it"
    status, why = bob.refused(f"/api/tables/{table}/chairs/1", bot="greedy")
    assert (status, why) == (403, "Può farlo solo chi ha aperto il tavolo.")
    assert ada.refused(f"/api/tables/{table}/chairs/1", bot="search:99999s")[0] == 400
    assert ada.refused(f"/api/tables/{table}/chairs/9", bot="greedy")[0] == 404
    ada.post(f"/api/tables/{table}/chairs/1", bot="greedy")
    ada.begin(table)
    assert ada.refused(f"/api/tables/{table}/chairs/1", bot="")[1] == "The match has begun already."


def test_a_choice_is_known_to_all_and_can_be_changed_until_the_match_begins(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open("me open greedy", public=True)
    heroes = list(ada.get("/api/games")[0]["brings"])
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b", brings=heroes[0])
    with ada.at(table) as page:
        page.until(lambda one: one.seats and chairs(one)[1]["brings"] == heroes[0])
        assert ada.refused(f"/api/tables/{table}/chairs/0/brings", brings=heroes[0]) == (
            409,
            "Somebody else has chosen that already.",
        )
        bob.post(f"/api/tables/{table}/chairs/1/brings", brings=heroes[1])
        page.until(lambda one: chairs(one)[1]["brings"] == heroes[1])
        ada.post(f"/api/tables/{table}/chairs/0/brings", brings=heroes[0])
        ada.post(f"/api/tables/{table}/chairs/2/brings", brings=heroes[2])
        assert bob.refused(f"/api/tables/{table}/chairs/2/brings", brings=heroes[3])[0] == 403
        assert ada.refused(f"/api/tables/{table}/chairs/1/brings", brings=heroes[3])[0] == 403
        assert bob.refused(f"/api/tables/{table}/chairs/1/brings", brings="nobody")[0] == 400
        ada.begin(table)
        page.until(lambda one: one.state.get("view"))
        assert [one["hero"] for one in page.state["view"]["seats"]] == heroes[:3]
    assert bob.refused(f"/api/tables/{table}/chairs/1/brings", brings=heroes[4])[0] == 409


def test_two_who_want_the_same_at_once_do_not_both_get_it(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    hero = next(iter(ada.get("/api/games")[0]["brings"]))
    table = ada.open("me open", public=True)
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b")
    for _ in range(10):
        barrier = threading.Barrier(2)
        statuses: list[int] = []

        def want(person: Person, seat: int) -> None:
            barrier.wait()  # noqa: B023
            path = f"/api/tables/{table}/chairs/{seat}/brings"
            statuses.append(person.http.post(path, json={"brings": hero}).status_code)  # noqa: B023

        threads = [threading.Thread(target=want, args=one) for one in ((ada, 0), (bob, 1))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(20)
        assert sorted(statuses) == [201, 409]
        for person, seat in ((ada, 0), (bob, 1)):
            person.post(f"/api/tables/{table}/chairs/{seat}/brings", brings="")


def test_friends_talk_before_they_sit_and_read_it_when_they_play(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open("me open")
    invite = invitation(ada, table)
    with ada.at(table) as mine, bob.at(table, invite=invite) as theirs:
        theirs.ask("say", text="where shall I sit?")
        mine.until(lambda one: one.said == ["where shall I sit?"])
        bob.post(f"/api/tables/{table}/sit", seat=1, share="0b", invite=invite)
        ada.begin(table)
        mine.until(lambda one: one.state.get("view"))
        mine.ask("say", text="there")
        theirs.until(lambda one: "there" in one.said)
    with house.guest("Cleo").at(table, invite=invite) as third:
        third.until(lambda one: one.state.get("view"))
        assert third.said == ["where shall I sit?", "there"]
        assert third.ask("say", text="hello")["is"] == "no"


def test_a_table_is_closed_before_the_match(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open("me open", public=True)
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b")
    assert bob.refused(f"/api/tables/{table}/close")[0] == 403
    with bob.at(table) as page:
        page.until(lambda one: one.state)
        ada.post(f"/api/tables/{table}/close")
        page.until(lambda one: one.state["stage"] == "closed")
        assert page.seats["table"]["stage"] == "closed"
    for refused in (
        ada.refused(f"/api/tables/{table}/close"),
        ada.refused(f"/api/tables/{table}/begin", share=""),
    ):
        assert refused == (409, "This table is closed.")
    assert bob.refused(f"/api/tables/{table}/sit", seat=1, share="0b")[1] == "This table is closed."
    assert bob.refused(f"/api/tables/{table}/concede")[1] == "This table is closed."
    for person in (ada, bob):
        lists = person.get("/api/tables")
        assert table not in [one["id"] for one in lists["mine"]]
        assert [one["id"] for one in lists["away"]] == [table]


@pytest.mark.parametrize("absence", [-1, 5, 59, 8 * 24 * 3600, "soon"])
def test_an_absence_that_makes_no_sense_is_refused_in_a_sentence(house: House, absence: Any) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    status, why = house.guest("Ada").refused("/api/tables", game="runebound", seats=seats, absence=absence)
    assert status == 400 and len(why) > 10


def test_how_long_somebody_may_be_away_is_said_before_the_match(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.open("me open", absence=300)
    with ada.at(table) as page:
        page.until(lambda one: one.seats)
        assert page.seats["table"]["absence"] == 300
    assert ada.get("/api/tables")["mine"][0]["absence"] == 300
