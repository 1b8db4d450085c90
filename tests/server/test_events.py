"""Events: rounds of matches, paired by how everybody stands, from the first entrant to the final standings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from locanda import games
from locanda.kernel.dice import commitment
from locanda.server.settings import Limits
from tests.server.evenings import (
    CARDS,
    ROAD,
    SEALED,
    check_whole,
    duel,
    enter,
    in_round,
    look,
    met,
    my_table,
    opened,
    over,
    play_out,
    plays,
    until,
)
from tests.server.house import MANY, House, Person, serving, sqlite
from tests.server.test_decks import BEAR, BOUGHS, Ears, code, given_away


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a game of two, and one with tables from which something is taken to others."""
    folder = tmp_path_factory.mktemp("events")
    with serving(sqlite(folder, game_ids=(ROAD, CARDS, "runebound"))) as found:
        yield found


# Whole events


@pytest.mark.parametrize(("count", "rounds"), [(2, 1), (4, 2), (5, 3)])
def test_bots_play_an_event_to_its_end_without_anybody_watching(
    house: House, count: int, rounds: int
) -> None:
    ada = house.guest("Ada")
    event = opened(ada)
    ada.post(f"/api/events/{event}/fill", seats=count, bot="random")
    ada.post(f"/api/events/{event}/begin")
    found = until(ada, event, over)
    assert found["listed"]["rounds"] == rounds
    check_whole(found)
    for one in found["pairings"]:
        if one["table"]:
            record = ada.get(f"/api/tables/{one['table']}/record")
            assert record["winners"] == [("first", "second").index(one["result"])]
    assert commitment(bytes.fromhex(found["secret"])) == found["commitment"]


def test_decks_from_packs_are_played_with_in_the_rounds_and_stay_secret_until_the_end(house: House) -> None:
    ada, bob, eve = house.guest("Ada"), house.guest("Bob"), house.guest("Eve")
    event = opened(ada, CARDS, **SEALED, rounds=2)
    ears = [Ears(one) for one in (ada, bob, eve)]
    enter(ada, event)
    assert bob.refused(f"/api/events/{event}/enter", share="", brings=BEAR)[0] == 400
    enter(bob, event)
    ada.post(f"/api/events/{event}/fill", seats=4)
    ada.post(f"/api/events/{event}/begin")
    table = my_table(ada, event)
    assert table == my_table(bob, event) == look(eve, event)["first_table"]
    with ada.at(table) as first, bob.at(table) as second, eve.at(table) as third:
        for seat, person in enumerate((ada, bob)):
            person.post(f"/api/tables/{table}/seats/{seat}", bot="greedy")  # whose deck it builds is theirs
        for ear, page in zip(ears, (first, second, third), strict=True):
            page.until(lambda one: one.state.get("stage") == "over")
            ear.page(page)
    until(ada, event, in_round(1))
    built = [
        next(one["brings"] for one in look(person, event)["entrants"] if one["mine"]) for person in (ada, bob)
    ]
    game = games.load(CARDS)
    assert all(not list(game.why_not_bring(brings, "sealed")) for brings in built)
    assert all(one["brings"].startswith("own:") for one in look(eve, event)["entrants"])
    for path in ("record", "proof", "review"):
        for person in (ada, bob, eve):
            assert person.http.get(f"/api/tables/{table}/{path}").status_code == 409
    for number in (1, 2):
        for person in (ada, bob):
            play_out(person, event, number)
        found = until(ada, event, over if number == 2 else in_round(2))
        for person, ear, brings in zip((ada, bob), ears, built, strict=False):
            pair = next(
                one for one in found["pairings"] if one["round"] == number and plays(found, one, person)
            )
            look_at(person, pair["table"], ear)
            look_at(eve, pair["table"], ears[2])
            if number == 1:
                refused = [
                    person.refused(f"/api/tables/{pair['table']}/fork", at=0)[1],
                    person.refused(f"/api/tables/{pair['table']}/rematch", share="0b")[1],
                ]
                assert refused == ["That can be seen only after the event is over."] * 2
            else:
                brought = person.http.get(f"/api/tables/{pair['table']}/record").json()["setup"]["brings"]
                ear.heard.pop()
                assert brings in brought
    for mine, ear in enumerate(ears):
        for owner, brings in enumerate(built):
            assert bool(given_away(ear.all(), brings)) == (mine == owner)


def test_what_was_earned_may_be_brought_to_the_rounds_whatever_else_was_said_of_them(house: House) -> None:
    ada = house.guest("Ada")
    event = opened(ada, CARDS, opening={"format": "sealed"}, options={"decks": "constructed"})
    ada.post(f"/api/events/{event}/fill", seats=2)
    ada.post(f"/api/events/{event}/begin")
    found = until(ada, event, lambda one: one["listed"]["stage"] != "opening")
    assert found["listed"]["stage"] == "playing"
    assert found["listed"]["options"] == {"decks": "sealed"}
    assert not any(one["dropped"] for one in found["entrants"])
    ada.post(f"/api/events/{event}/close")


def look_at(person: Person, table: str, ear: Ears) -> None:
    """The person looks at a table in every way there is."""
    person.http.get("/api/tables")
    person.http.get("/api/events")
    for path in ("at/0", "at/0?in_words=true", "at/1"):
        person.http.get(f"/api/tables/{table}/{path}")
    with person.at(table) as page:
        page.until(lambda one: one.seats and one.state.get("view"))
        ear.page(page)


# What comes of a table


def test_who_gives_up_has_lost_and_the_event_ends_with_its_standings(house: House) -> None:
    ada, bob, event, table = duel(house)
    assert my_table(bob, event) == table
    ada.post(f"/api/tables/{table}/concede")
    found = until(bob, event, over)
    names = {one["number"]: one["name"] for one in found["entrants"]}
    assert [(names[one["number"]], one["points"]) for one in found["standings"]] == [("Bob", 3), ("Ada", 0)]
    assert found["listed"]["table"] == ""


def test_two_who_agree_to_close_their_table_share_the_points(house: House) -> None:
    ada, bob, event, table = duel(house)
    with ada.at(table) as page:
        page.until(lambda one: one.seats)
        host, guest = (ada, bob) if page.seats["table"]["mine"] else (bob, ada)
    with guest.at(table) as page:
        page.until(lambda one: one.seats)
        host.post(f"/api/tables/{table}/close")
        page.until(lambda one: one.seats["motion"])
        guest.post(f"/api/tables/{table}/vote", asked=page.seats["motion"]["number"], yes=True)
    found = until(ada, event, over)
    assert [one["points"] for one in found["standings"]] == [1, 1]
    assert [one["rank"] for one in found["standings"]] == [1, 1]


def test_who_closes_a_table_at_which_they_play_a_bot_has_left_it_the_win(house: House) -> None:
    ada = house.guest("Ada")
    event, table = against_a_bot(ada)
    ada.post(f"/api/tables/{table}/close")
    found = until(ada, event, over)
    winner = found["standings"][0]
    assert winner["points"] == 3 and found["entrants"][winner["number"]]["bot"]


def against_a_bot(ada: Person) -> tuple[str, str]:
    """An event in which Ada meets a bot, and its table."""
    event = opened(ada)
    enter(ada, event)
    ada.post(f"/api/events/{event}/fill", seats=2, bot="random")
    ada.post(f"/api/events/{event}/begin")
    return event, my_table(ada, event)


def test_a_table_of_an_event_is_not_left_to_strangers(house: House) -> None:
    ada = house.guest("Ada")
    _, table = against_a_bot(ada)
    assert "drop out" in ada.refused(f"/api/tables/{table}/quit")[1]


def test_the_end_of_a_table_is_not_taken_back(house: House) -> None:
    ada = house.guest("Ada")
    for _ in range(60):
        event, table = against_a_bot(ada)
        with ada.at(table) as page:
            while page.asked():
                page.answer()
            to = page.state["undo"]
            if to < 0:
                continue  # something was learned from the last move
            told = page.ask("undo", seat=page.state["seat"], to=to)
            assert told["is"] == "no" and "event" in told["text"]
            assert page.state["stage"] == "over"
        assert over(until(ada, event, over))
        return
    raise AssertionError("no match ended with a move that could be taken back")


def test_at_a_table_of_an_event_nothing_learned_is_taken_back_from_a_bot(house: House) -> None:
    ada = house.guest("Ada")

    def back(table: str) -> dict[str, Any]:
        with ada.at(table) as page:
            while page.state.get("answers", 0) < 4:
                page.answer()
            return page.ask("undo", seat=page.state["seat"], to=0)

    assert back(against_a_bot(ada)[1])["is"] == "no"
    assert back(ada.play("me random", ROAD))["is"] == "state"


# Dropping out


def test_who_drops_out_loses_the_table_and_is_paired_no_more(house: House) -> None:
    people = [house.guest(name) for name in ("Ada", "Bob", "Cleo", "Dan")]
    ada, bob, cleo, _ = people
    event = opened(ada, rounds=3)
    for one in people:
        enter(one, event)
    ada.post(f"/api/events/{event}/begin")
    assert bob.refused(f"/api/events/{event}/drop", number=2)[0] == 403
    bob.post(f"/api/events/{event}/drop")
    assert bob.refused(f"/api/events/{event}/drop")[1] == "Whoever has dropped out stays out."
    ada.post(f"/api/events/{event}/drop", number=2)  # Cleo does not come any more
    found = until(ada, event, lambda one: all(has_result(one, number) for number in (1, 2)))
    for number in (1, 2):
        pair = next(one for one in found["pairings"] if number in (one["first"], one["second"]))
        other = pair["second"] if pair["first"] == number else pair["first"]
        won = {"first": pair["first"], "second": pair["second"], "draw": None}[pair["result"]]
        assert won == (None if other in (1, 2) else other) or won in (1, 2)
    for person in (ada, people[3]):
        play_out(person, event, 1)
    found = until(ada, event, in_round(2))
    assert [(one["first"], one["second"]) for one in found["pairings"] if one["round"] == 2] in (
        [(0, 3)],
        [(3, 0)],
    )
    assert my_table(bob, event) == my_table(cleo, event) == ""
    assert len(found["standings"]) == 4


def has_result(found: Any, number: int) -> bool:
    return any(number in (one["first"], one["second"]) and one["result"] for one in found["pairings"])


def test_no_more_rounds_are_played_than_there_are_others_to_meet(house: House) -> None:
    ada, bob, event, _ = duel(house, rounds=7)
    assert look(ada, event)["listed"]["rounds"] == 1
    play_out(bob, event, 1)
    check_whole(until(ada, event, over))


def test_nobody_holds_more_events_than_one_may(tmp_path: Path) -> None:
    limits = Limits(login=MANY, create=MANY, look=MANY, events=1)
    with serving(sqlite(tmp_path, limits=limits, game_ids=(ROAD,))) as house:
        ada = house.guest("Ada")
        event = opened(ada)
        assert ada.refused("/api/events", game=ROAD, name="Second")[0] == 429
        ada.post(f"/api/events/{event}/close")
        opened(ada)


def test_when_only_one_is_left_the_event_is_over(house: House) -> None:
    ada, bob, event, _ = duel(house)
    bob.post(f"/api/events/{event}/drop")
    found = until(ada, event, over)
    assert found["standings"][0]["number"] == 0 and found["standings"][0]["points"] == 3


def test_a_bot_builds_on_for_somebody_who_drops_out_while_packs_are_opened(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    event = opened(ada, CARDS, **SEALED)
    enter(ada, event)
    enter(bob, event)
    ada.post(f"/api/events/{event}/fill", seats=4)
    ada.post(f"/api/events/{event}/begin")
    table = my_table(ada, event)
    bob.post(f"/api/events/{event}/drop")
    ada.post(f"/api/tables/{table}/seats/0", bot="greedy")
    found = until(ada, event, in_round(1))
    assert found["entrants"][1]["dropped"] and found["entrants"][1]["brings"]
    assert sorted(who for one in met(found) for who in (one.first, one.second) if who is not None) == [
        0,
        2,
        3,
    ]
    ada.post(f"/api/events/{event}/close")


def test_before_it_begins_one_may_go_and_come_again(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    event = opened(ada)
    enter(bob, event)
    bob.post(f"/api/events/{event}/drop")
    assert look(ada, event)["entrants"] == []
    enter(bob, event)
    assert [one["name"] for one in look(ada, event)["entrants"]] == ["Bob"]


# Who may what


def test_a_private_event_is_entered_by_invitation(house: House) -> None:
    ada, bob, eve = house.guest("Ada"), house.guest("Bob"), house.guest("Eve")
    event = opened(ada, public=False)
    invite = look(ada, event)["invite"]
    assert eve.http.get(f"/api/events/{event}").status_code == 404
    assert eve.refused(f"/api/events/{event}/enter", share="0b")[0] == 404
    assert event not in [one["id"] for one in eve.get("/api/events")["open"]]
    assert look(bob, event, invite)["invite"] == ""
    enter(bob, event, invite=invite)
    assert look(bob, event)["invite"] == invite


def test_only_the_owner_fills_begins_and_closes(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    event = opened(ada)
    enter(bob, event)
    for path, body in (("fill", {"seats": 4}), ("begin", {}), ("close", {})):
        assert bob.refused(f"/api/events/{event}/{path}", **body)[0] == 403
    assert ada.refused(f"/api/events/{event}/begin")[1] == "2 to 32 can take part in this event."
    ada.post(f"/api/events/{event}/fill", seats=2)
    ada.post(f"/api/events/{event}/begin")
    assert ada.refused(f"/api/events/{event}/begin")[1] == "The event has moved on; nothing was changed."
    assert bob.refused(f"/api/events/{event}/enter", share="")[0] == 409
    ada.post(f"/api/events/{event}/close")
    found = look(bob, event)
    assert found["listed"]["stage"] == "closed" and found["secret"] == ""  # its table may still be played at
    assert bob.http.get(f"/api/tables/{found['pairings'][0]['table']}/record").status_code == 409


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "chess"}, "no game"),
        ({"game": "toy-chain"}, "no game"),
        ({"name": "  "}, "needs a name"),
        ({"options": {"weather": "fair"}}, "no option"),
        ({"options": {"teams": "two"}}, "TCG-18-05"),
        ({"opening": {"format": "jumble"}}, "cannot be"),
        ({"game": ROAD, "opening": {}}, "nobody takes anything"),
        ({"opening": {}}, "nobody takes anything"),
        ({"clock": 3}, "clock runs"),
        ({"absence": 3}, "absent"),
        ({"rounds": -1}, ">= 0"),
    ],
)
def test_an_event_that_makes_no_sense_is_refused_in_a_sentence(
    house: House, change: dict[str, Any], says: str
) -> None:
    ada = house.guest("Ada")
    status, why = ada.refused("/api/events", **({"game": CARDS, "name": "Evening"} | change))
    assert 400 <= status < 500 and says in why
    assert ada.get("/api/events")["mine"] == []


def test_the_shelf_says_from_which_tables_something_is_taken_on(house: House) -> None:
    shown = {one["id"]: one["earns"] for one in house.guest("Ada").get("/api/games")}
    assert shown == {CARDS: {"format": ["sealed", "draft"]}, ROAD: {}, "runebound": {}}


def test_as_many_take_part_as_the_first_table_seats(house: House) -> None:
    ada = house.guest("Ada")
    event = opened(ada, CARDS, opening={"format": "draft"}, options={"decks": "sealed"})
    listed = look(ada, event)["listed"]
    assert (listed["fewest"], listed["most"]) == (4, 8)
    assert ada.refused(f"/api/events/{event}/fill", seats=9)[0] == 409
    ada.post(f"/api/events/{event}/fill", seats=3)
    assert ada.refused(f"/api/events/{event}/begin")[0] == 409
    ada.post(f"/api/events/{event}/fill", seats=8)
    assert ada.refused(f"/api/events/{event}/enter", share="")[1] == "There is no place left in this event."


def test_what_somebody_brings_is_checked_and_may_be_changed_until_it_begins(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    event = opened(ada, CARDS, options={"decks": "constructed"})
    status, why = ada.refused(f"/api/events/{event}/enter", share="", brings=code("starter-druid"))
    assert status == 400 and "TCG-15-01" in why
    enter(ada, event, brings=code(BEAR))
    enter(ada, event, brings=code(BOUGHS))
    enter(bob, event, brings=code(BOUGHS))  # the same, where the game allows it
    assert [one["name"] for one in look(ada, event)["entrants"]] == ["Ada", "Bob"]
    own, other = look(ada, event)["entrants"]
    assert own["brings"] == code(BOUGHS) and other["brings"].startswith("own:")
    ada.post(f"/api/events/{event}/fill", seats=4)
    ada.post(f"/api/events/{event}/begin")
    shelf = games.load(CARDS).library.shelf
    bots = [one["brings"] for one in look(ada, event)["entrants"][2:]]
    assert len(set(bots)) == 2 and all(shelf[one].kind == "constructed" for one in bots)
    ada.post(f"/api/events/{event}/close")


def test_where_a_game_has_each_thing_once_no_two_bring_the_same(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    event = opened(ada, "runebound")
    enter(ada, event, brings="varikas")
    assert bob.refused(f"/api/events/{event}/enter", share="", brings="varikas") == (
        409,
        "Somebody else has chosen that already.",
    )
    enter(bob, event, brings="lissa")


def test_what_was_agreed_holds_at_every_table_and_the_lobby_says_that_an_event_moved_on(house: House) -> None:
    ada, bob, event, table = duel(house, clock=600, absence=120)
    with ada.at(table) as page:
        page.until(lambda one: one.seats)
        told = page.seats["table"]
    assert (told["clock"], told["absence"], told["event"], told["public"]) == (600, 120, event, True)
    for person in (ada, bob):
        listed = next(one for one in person.get("/api/tables")["mine"] if one["id"] == table)
        assert listed["event"] == event
    unread = {one["id"]: one["unread"] for one in bob.get("/api/events")["mine"]}
    assert unread[event]
    look(bob, event)
    assert not bob.get("/api/events")["mine"][0]["unread"]
    ada.post(f"/api/tables/{table}/concede")
    until(ada, event, over)
    (finished,) = bob.get("/api/events")["finished"]
    assert finished["id"] == event and finished["unread"]
