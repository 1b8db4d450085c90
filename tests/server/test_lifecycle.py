"""How a match ends otherwise than by its rules, who plays on for those who are gone, and how all play again."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from locanda.games import load
from locanda.kernel.record import decode, replay
from locanda.kernel.refusal import LocandaError
from locanda.server import lifecycle
from tests.server.house import House, Page, Person, serving, sit_down, sqlite


@pytest.fixture
def pair(house: House) -> tuple[Person, Person]:
    return house.guest("Ada"), house.guest("Bob")


def listed(person: Person, name: str) -> list[str]:
    return [one["id"] for one in person.get("/api/tables")[name]]


def row(person: Person, name: str, table: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in person.get("/api/tables")[name] if one["id"] == table)
    return found


def noted(page: Page, kind: str) -> list[str]:
    """What the log notes of a kind, as soon as it does."""

    def found(one: Page) -> list[str]:
        return [line["text"] for line in one.lines if line["kind"] == kind]

    page.until(found)
    return found(page)


def eventually(true: Callable[[], bool]) -> None:
    """Something becomes true that the lobby writes down now and then."""
    wait = threading.Event()
    for _ in range(100):
        if true():
            return
        wait.wait(0.1)
    raise AssertionError("it never came true")


def at_once(*what: Callable[[], Any]) -> list[Any]:
    """Several things done at the same time; what came of each."""
    barrier, found = threading.Barrier(len(what)), [None] * len(what)

    def go(number: int) -> None:
        barrier.wait()
        found[number] = what[number]()

    threads = [threading.Thread(target=go, args=(number,)) for number in range(len(what))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    return found


# Giving up


def test_of_two_who_play_the_one_wins_who_has_not_given_up(pair: tuple[Person, Person]) -> None:
    ada, bob = pair
    table = sit_down(pair, "runebound")
    with ada.at(table) as mine, bob.at(table) as theirs:
        mine.until(lambda one: one.state.get("view") and one.seats)
        bob.post(f"/api/tables/{table}/concede")
        for page in (mine, theirs):
            page.until(lambda one: one.state.get("stage") == "over" and one.seats["chairs"][1]["conceded"])
            assert page.state["winners"] == [0]
            assert (page.state["asked"], page.state["waiting"]) == ([], [])
            assert noted(page, "concede") == ["Bob gave up; a bot plays on."]
            assert page.seats["table"]["ending"] == "conceded"
        reply = mine.ask("answer", decision=0, seat=0, key="roll")
        assert (reply["is"], reply["text"]) == ("no", "The match is over.")
    assert bob.refused(f"/api/tables/{table}/concede")[1] == "The match is over."
    assert ada.refused(f"/api/tables/{table}/seats/1", bot="greedy")[1] == "The match is over."
    for person in pair:
        eventually(lambda person=person: table in listed(person, "finished"))  # type: ignore[misc]
        assert table not in listed(person, "mine")
        found = row(person, "finished", table)
        assert (found["winners"], [seat["conceded"] for seat in found["seats"]]) == ([0], [False, True])


def test_the_record_of_such_a_match_says_so_and_is_proved(pair: tuple[Person, Person], house: House) -> None:
    ada, bob = pair
    table = sit_down(pair, "runebound")
    with ada.at(table) as mine, bob.at(table) as theirs:
        for _ in range(6):
            mine.until(lambda one: one.state.get("waiting"))
            (mine, theirs)[mine.state["waiting"][0]].answer()
            mine.until(lambda one: one.state["at"] >= theirs.state.get("at", 0))
    ada.post(f"/api/tables/{table}/concede")
    proof = bob.get(f"/api/tables/{table}/proof")
    assert (proof["winners"], proof["answers"]) == ([1], 6)
    record = decode(bob.http.get(f"/api/tables/{table}/record").content)
    assert (record.conceded, record.winners, len(record.answers)) == ((0,), (1,), 6)
    game = load("runebound")
    assert not replay(record, game, game.content).over
    for lie in ({"conceded": ()}, {"winners": (0,)}, {"conceded": (1,)}):
        with pytest.raises(LocandaError, match="replaying it gives"):
            replay(msgspec.structs.replace(record, **lie), game, game.content)


def test_where_others_still_contend_a_bot_plays_on_for_whoever_gave_up(house: House) -> None:
    people = [house.guest(name) for name in ("Ada", "Bob", "Cleo")]
    ada, bob, cleo = people
    table = sit_down(people, "runebound")
    with bob.at(table) as page:
        page.until(lambda one: one.state.get("view"))
        ada.post(f"/api/tables/{table}/concede")
        page.until(lambda one: one.seats["chairs"][0]["conceded"])
        assert page.state["stage"] == "playing"
        page.until(lambda one: 0 not in one.state["waiting"])
        assert page.seats["chairs"][0]["bot"] == "greedy"
        assert ada.refused(f"/api/tables/{table}/seats/0", bot="") == (409, "You have given up this match.")
        assert ada.refused(f"/api/tables/{table}/concede") == (409, "You have given up this match.")
        with ada.at(table) as given_up:
            reply = given_up.ask("undo", seat=0, to=0)
            assert (reply["is"], reply["text"]) == ("no", "You have given up this match.")
        cleo.post(f"/api/tables/{table}/concede")
        page.until(lambda one: one.state["stage"] == "over")
        assert page.state["winners"] == [1]


def test_a_team_wins_when_all_of_the_other_have_given_up(house: House) -> None:
    people = [house.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = sit_down(people, "toy-faction")
    with people[0].at(table) as page:
        page.until(lambda one: one.seats)
        teams = [chair["team"] for chair in page.seats["chairs"]]
        losers = [seat for seat, team in enumerate(teams) if team == teams[1]]
        for number, seat in enumerate(losers):
            assert page.state.get("stage", "playing") == "playing", number
            people[seat].post(f"/api/tables/{table}/concede")
            page.until(lambda one, seat=seat: one.seats["chairs"][seat]["conceded"])  # type: ignore[misc]
        page.until(lambda one: one.state.get("stage") == "over")
        assert page.state["winners"] == [seat for seat, team in enumerate(teams) if team != teams[1]]


def test_a_conceded_match_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as house:
        pair = house.guest("Ada"), house.guest("Bob")
        cookies = dict(pair[0].http.cookies)
        table = sit_down(pair, "runebound")
        pair[1].post(f"/api/tables/{table}/concede")
        with pair[0].at(table) as page:
            page.until(lambda one: one.state.get("stage") == "over")
            before = (page.state["view"], page.state["winners"], [line["text"] for line in page.lines])
    with serving(sqlite(tmp_path)) as house:
        ada = Person(house.port)
        ada.http.cookies.update({"locanda": cookies["locanda"]})
        with ada.at(table) as page:
            page.until(lambda one: one.state.get("stage") == "over" and one.seats)
            assert (
                page.state["view"],
                page.state["winners"],
                [line["text"] for line in page.lines],
            ) == before
            assert [chair["conceded"] for chair in page.seats["chairs"]] == [False, True]
        eventually(lambda: table in listed(ada, "finished"))


def test_giving_up_while_a_move_is_on_its_way_loses_neither(house: House) -> None:
    for _ in range(8):
        pair = house.guest("Ada"), house.guest("Bob")
        table = sit_down(pair, "runebound")
        with pair[0].at(table) as mine, pair[1].at(table) as theirs:
            for page in (mine, theirs):
                page.until(lambda one: one.state.get("waiting"))
            mover, quitter = (0, 1) if mine.state["waiting"] == [0] else (1, 0)
            page = (mine, theirs)[mover]
            reply, _ = at_once(page.answer, partial(pair[quitter].post, f"/api/tables/{table}/concede"))
            page.until(lambda one: one.state["stage"] == "over")
            assert page.state["winners"] == [mover]
            assert page.state["answers"] == (1 if reply["is"] == "state" else 0)
            assert len(noted(page, "concede")) == 1


def test_against_bots_alone_they_play_it_to_the_end(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.play("me greedy", game="runebound")
    ada.post(f"/api/tables/{table}/concede")
    with ada.at(table) as page:
        page.until(lambda one: one.state.get("stage") == "over")
        assert page.state["winners"] == [1]
    lesson = ada.get("/api/games")[0]["lessons"][0]["id"]
    taught = ada.post(f"/api/lessons/runebound/{lesson}")["id"]
    assert ada.refused(f"/api/tables/{taught}/concede")[1] == "Not now: follow the lesson."
    assert house.guest("Eve").refused(f"/api/tables/{table}/concede")[0] == 403


# Closing


def test_a_table_of_one_s_own_is_closed_at_once_and_can_be_looked_back_at(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.play("me me")
    with ada.at(table) as page:
        seat = page.asked()["seat"]
        page.answer()
        ada.post(f"/api/tables/{table}/close")
        page.until(lambda one: one.state["stage"] == "closed")
        assert (page.state["winners"], page.state["asked"]) == (None, [])
        reply = page.ask("undo", seat=seat, to=0)
        assert (reply["is"], reply["text"]) == ("no", "This table is closed.")
    assert ada.refused(f"/api/tables/{table}/close") == (409, "This table is closed.")
    assert ada.get(f"/api/tables/{table}/at/0")["answers"] == 1
    eventually(lambda: table in listed(ada, "away"))
    assert table not in listed(ada, "mine") and table not in listed(ada, "finished")
    fork = ada.post(f"/api/tables/{table}/fork", at=1)["id"]
    assert fork in listed(ada, "mine")


def test_the_others_must_agree_before_a_table_is_closed(pair: tuple[Person, Person]) -> None:
    ada, bob = pair
    table = sit_down(pair, "runebound")
    assert bob.refused(f"/api/tables/{table}/close") == (403, "Only the owner of the table can do that.")
    with ada.at(table) as mine, bob.at(table) as theirs:
        ada.post(f"/api/tables/{table}/close")
        for page in (mine, theirs):
            page.until(lambda one: one.seats and one.seats["motion"])
            motion = page.seats["motion"]
            assert (motion["kind"], motion["name"], motion["missing"]) == ("close", "Ada", [1])
            page.until(lambda one: one.state.get("stage"))
            assert page.state["stage"] == "playing"
        assert ada.refused(f"/api/tables/{table}/close")[0] == 409
        assert ada.refused(f"/api/tables/{table}/vote", asked=motion["number"], yes=True)[0] == 409
        bob.post(f"/api/tables/{table}/vote", asked=motion["number"], yes=False)
        mine.until(lambda one: one.seats["motion"] is None)
        assert noted(mine, "nay") == ["Bob does not agree."]
        assert bob.refused(f"/api/tables/{table}/vote", asked=motion["number"], yes=True)[0] == 409
        ada.post(f"/api/tables/{table}/close")
        mine.until(lambda one: one.seats["motion"])
        ada.post(f"/api/tables/{table}/vote", asked=mine.seats["motion"]["number"], yes=False)
        mine.until(lambda one: one.seats["motion"] is None)
        assert noted(mine, "withdrawn") == ["Ada no longer asks for it."]

        ada.post(f"/api/tables/{table}/close")
        theirs.until(lambda one: one.seats["motion"] and one.seats["motion"]["number"] > motion["number"] + 3)
        bob.post(f"/api/tables/{table}/vote", asked=theirs.seats["motion"]["number"], yes=True)
        for page in (mine, theirs):
            page.until(lambda one: one.state["stage"] == "closed")
    for person in pair:
        eventually(lambda person=person: table in listed(person, "away"))  # type: ignore[misc]


def test_an_owner_who_only_watches_asks_everybody(house: House) -> None:
    ada, bob, cleo = (house.guest(name) for name in ("Ada", "Bob", "Cleo"))
    table = ada.open("open open", public=True)
    for seat, person in enumerate((bob, cleo)):
        person.post(f"/api/tables/{table}/sit", seat=seat, share="0b")
    ada.begin(table)
    with ada.at(table) as page:
        page.until(lambda one: one.seats)
        ada.post(f"/api/tables/{table}/close")
        page.until(lambda one: one.seats["motion"])
        motion = page.seats["motion"]
        assert (motion["name"], motion["mine"], motion["missing"]) == ("Ada", True, [0, 1])
        assert noted(page, "motion-close") == ["Ada asks to close the table."]
        bob.post(f"/api/tables/{table}/vote", asked=motion["number"], yes=True)
        page.until(lambda one: one.seats["motion"]["missing"] == [1])
        ada.post(f"/api/tables/{table}/vote", asked=motion["number"], yes=False)
        page.until(lambda one: one.seats["motion"] is None)
        assert noted(page, "withdrawn") == ["Ada no longer asks for it."]
        assert page.state["stage"] == "playing"


def test_whoever_has_not_been_there_for_long_is_not_asked(
    pair: tuple[Person, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _ = pair
    table = sit_down(pair, "runebound")
    monkeypatch.setattr(lifecycle, "LONG_AGO", 0.0)
    with ada.at(table) as page:
        page.until(lambda one: one.state.get("view"))
        ada.post(f"/api/tables/{table}/close")
        page.until(lambda one: one.state["stage"] == "closed")


def test_of_two_who_close_at_once_one_does(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.play("me me")
    path = f"/api/tables/{table}/close"
    found = at_once(*[lambda: ada.http.post(path, json={}).status_code] * 2)
    assert sorted(found) == [201, 409]


# Leaving


def test_who_leaves_for_good_is_played_on_for_and_somebody_else_may_come(
    pair: tuple[Person, Person], house: House
) -> None:
    ada, bob = pair
    cleo = house.guest("Cleo")
    table = _private(pair)
    with bob.at(table) as page:
        page.until(lambda one: one.seats)
        invite = page.seats["table"]["invite"]
        assert cleo.refused(f"/api/tables/{table}/chairs/1/join", invite=invite)[1] == "That seat is taken."
        ada.post(f"/api/tables/{table}/quit")
        page.until(lambda one: one.seats["chairs"][0]["free"])
        assert (page.seats["chairs"][0]["name"], page.seats["chairs"][0]["bot"]) == ("", "greedy")
        assert noted(page, "leave") == ["Ada left the table for good; a bot plays on."]
        assert page.seats["table"]["mine"], "the table has an owner still"
        page.until(lambda one: one.state["waiting"] == [1])
    assert table not in listed(ada, "mine")
    assert ada.refused(f"/api/tables/{table}/quit")[0] == 403
    assert bob.refused(f"/api/tables/{table}/quit") == (
        409,
        "Nobody else plays here; close the table instead.",
    )
    assert cleo.refused(f"/api/tables/{table}/chairs/0/join")[0] == 403
    assert bob.refused(f"/api/tables/{table}/chairs/0/join")[1] == "You sit at this table already."
    cleo.post(f"/api/tables/{table}/chairs/0/join", invite=invite)
    assert house.guest("Dora").refused(f"/api/tables/{table}/chairs/0/join", invite=invite)[0] == 409
    with cleo.at(table) as page:
        page.until(lambda one: one.seats and one.state.get("view"))
        assert [(one["name"], one["mine"], one["bot"]) for one in page.seats["chairs"]] == [
            ("Cleo", True, ""),
            ("Bob", False, ""),
        ]
        assert noted(page, "leave") and noted(page, "join")[0].startswith("Cleo has come")
    assert table in listed(cleo, "mine")


def _private(pair: tuple[Person, Person]) -> str:
    ada, bob = pair
    table = ada.open("me open")
    with ada.at(table) as page:
        page.until(lambda one: one.seats)
        invite = page.seats["table"]["invite"]
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b", invite=invite)
    ada.begin(table)
    return table


def test_the_log_names_those_who_left_also_after_a_restart(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as house:
        ada, bob = house.guest("Ada"), house.guest("Bob")
        token = ada.http.cookies["locanda"]
        table = sit_down((ada, bob), "runebound")
        bob.post(f"/api/tables/{table}/seats/1", bot="greedy")
        bob.post(f"/api/tables/{table}/seats/1", bot="")
        bob.post(f"/api/tables/{table}/quit")
        with ada.at(table) as page:
            page.until(lambda one: one.state.get("view"))
            before = [line["text"] for line in page.lines]
    assert "A bot plays on for Bob." in before
    with serving(sqlite(tmp_path)) as house:
        again = Person(house.port)
        again.http.cookies.update({"locanda": token})
        with again.at(table) as page:
            page.until(lambda one: one.state.get("view") and one.seats)
            assert [line["text"] for line in page.lines][: len(before)] == before
            assert page.seats["chairs"][1]["free"]


# Again


def test_one_press_opens_a_rematch_and_another_takes_the_seat_that_is_kept(house: House) -> None:
    people = [house.guest(name) for name in ("Ada", "Bob")]
    ada, bob = people
    heroes = list(ada.get("/api/games")[0]["brings"])
    table = ada.open("me random open", public=True, clock=3600, absence=86400)
    bob.post(f"/api/tables/{table}/sit", seat=2, share="0b", brings=heroes[2])
    ada.begin(table)
    assert ada.refused(f"/api/tables/{table}/rematch", share="0a")[0] == 409
    with ada.at(table) as mine, bob.at(table) as theirs:
        theirs.until(lambda one: one.seats and one.state.get("view"))
        ada.post(f"/api/tables/{table}/concede")
        # The bot has won.
        bob.post(f"/api/tables/{table}/concede")
        mine.until(lambda one: one.state.get("stage") == "over")
        new = ada.post(f"/api/tables/{table}/rematch", share="0c")["id"]
        theirs.until(lambda one: one.seats["table"]["rematch"] == new)
    assert house.guest("Eve").refused(f"/api/tables/{table}/rematch", share="0c")[0] == 403
    assert listed(bob, "kept") == [new] and new not in listed(bob, "open")
    kept = row(bob, "kept", new)
    assert [(one["name"], one["kept_for"], one["bot"], one["for_me"]) for one in kept["seats"]] == [
        ("", "Bob", "", True),
        ("", "", "random", False),
        ("Ada", "", "", False),
    ]
    assert kept["seats"][0]["brings"] == heroes[2]
    refused = house.guest("Eve").refused(f"/api/tables/{new}/sit", seat=0, share="0b")
    assert refused == (409, "That seat is kept for Bob.")
    assert bob.post(f"/api/tables/{table}/rematch", share="0d")["id"] == new
    assert listed(bob, "kept") == [] and new in listed(bob, "mine")
    ada.begin(new)
    with bob.at(new) as page:
        page.until(lambda one: one.state.get("view") and one.seats)
        assert (page.seats["table"]["clock"], page.seats["table"]["absence"]) == (3600, 86400)
        assert page.state["view"]["seats"][0]["hero"] == heroes[2]
        assert [chair["name"] for chair in page.seats["chairs"]] == ["Bob", "", "Ada"]


def test_of_two_who_press_at_once_one_opens_the_table_and_the_other_finds_it(house: House) -> None:
    for _ in range(6):
        pair = house.guest("Ada"), house.guest("Bob")
        table = sit_down(pair, "runebound")
        pair[0].post(f"/api/tables/{table}/concede")
        path = f"/api/tables/{table}/rematch"
        found = [one["id"] for one in at_once(*[partial(one.post, path, share="0c") for one in pair])]
        assert found[0] == found[1]
        seats = row(pair[0], "mine", found[0])["seats"]
        assert [seat["name"] for seat in seats] == ["Bob", "Ada"]


def test_a_rematch_that_was_closed_can_be_opened_anew(pair: tuple[Person, Person]) -> None:
    ada, bob = pair
    table = sit_down(pair, "runebound")
    ada.post(f"/api/tables/{table}/concede")
    first = ada.post(f"/api/tables/{table}/rematch", share="0c")["id"]
    ada.post(f"/api/tables/{first}/close")
    assert listed(bob, "kept") == []
    second = bob.post(f"/api/tables/{table}/rematch", share="0c")["id"]
    assert second != first and listed(ada, "kept") == [second]


# One's own list


def test_a_table_is_put_away_by_each_person_and_brought_back(
    pair: tuple[Person, Person], house: House
) -> None:
    ada, bob = pair
    table = sit_down(pair, "runebound")
    ada.post(f"/api/tables/{table}/away", away=True)
    ada.post(f"/api/tables/{table}/away", away=True)
    assert (listed(ada, "mine"), listed(ada, "away"), listed(bob, "mine")) == ([], [table], [table])
    with bob.at(table) as page:
        page.until(lambda one: one.state.get("waiting"))
        if page.state["waiting"] == [1]:
            page.answer()
    assert listed(ada, "mine") == []
    ada.post(f"/api/tables/{table}/away", away=False)
    assert (listed(ada, "mine"), listed(ada, "away")) == ([table], [])
    assert house.guest("Eve").refused(f"/api/tables/{table}/away", away=True)[0] == 403
