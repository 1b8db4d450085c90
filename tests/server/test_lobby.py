"""Tables are opened, found, joined, looked back at and gone on from."""

from __future__ import annotations

import pytest

from tests.server.house import House


def test_the_lobby_says_where_it_is_your_turn(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open("me open", public=True)
    assert [one["id"] for one in bob.get("/api/tables")["open"]].count(table) == 1
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b")
    ada.begin(table)
    with ada.at(table) as page:
        page.until(lambda one: one.state.get("waiting"))
        first = page.state["waiting"][0]
        mover = (ada, bob)[first]
        with mover.at(table) as theirs:
            theirs.answer()
    for person in (ada, bob):
        listed = next(one for one in person.get("/api/tables")["mine"] if one["id"] == table)
        assert listed["your_turn"] == (person is mover)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "chess"}, "no game"),
        ({"seats": [{"kind": "me"}]}, "seats 2 to 6"),
        ({"seats": [{"kind": "me"}] * 9}, "seats 2 to 6"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "clever"}]}, "no such bot"),
        ({"options": {"weather": "fair"}}, "no option"),
        ({"seats": [{"kind": "me", "brings": "nobody"}, {"kind": "me"}]}, "no Hero"),
        ({"clock": 3}, "clock runs"),
        ({"clock": -3}, "clock"),
        ({"sheets": []}, "unknown field"),
        ({"seats": "many"}, "array"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_in_a_sentence(
    house: House, change: dict[str, object], says: str
) -> None:
    ada = house.guest("Ada")
    body: dict[str, object] = {"game": "runebound", "seats": [{"kind": "me"}] * 2}
    status, text = ada.refused("/api/tables", **(body | change))
    assert 400 <= status < 500
    assert says in text
    assert ada.get("/api/tables")["mine"] == []


def test_two_people_cannot_take_one_seat(house: House) -> None:
    ada, bob, eve = house.guest("Ada"), house.guest("Bob"), house.guest("Eve")
    table = ada.open("me open", public=True)
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b")
    assert eve.refused(f"/api/tables/{table}/sit", seat=1, share="0c")[1] == "That seat is taken."


def test_only_the_owner_begins_and_only_with_every_seat_taken(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open("me open", public=True)
    assert ada.refused(f"/api/tables/{table}/begin", share="")[1] == "Some seats are still empty."
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b")
    assert bob.refused(f"/api/tables/{table}/begin", share="")[0] == 403
    ada.begin(table)
    assert ada.refused(f"/api/tables/{table}/begin", share="")[1] == "The match has begun already."


def test_somebody_gets_up_before_the_match_begins(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open("me open", public=True)
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b")
    bob.post(f"/api/tables/{table}/leave")
    assert ada.refused(f"/api/tables/{table}/begin", share="")[1] == "Some seats are still empty."


def test_a_seat_plays_the_hero_it_wants(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open("me open", public=True)
    assert bob.refused(f"/api/tables/{table}/sit", seat=1, share="", brings="nobody")[0] == 400
    bob.post(f"/api/tables/{table}/sit", seat=1, share="", brings="varikas")
    ada.begin(table)
    with ada.at(table) as page:
        view = page.until(lambda one: one.state.get("view"))["view"]
        assert view["seats"][1]["hero"] == "varikas"


def test_a_finished_match_is_proved_and_gone_on_from(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.play("greedy greedy")
    with ada.at(table) as page:
        page.until(lambda one: one.state.get("stage") == "over")
        answers, winners = page.state["answers"], page.state["winners"]
    proof = ada.get(f"/api/tables/{table}/proof")
    assert (proof["answers"], proof["winners"]) == (answers, winners)
    middle = answers // 2
    then = ada.get(f"/api/tables/{table}/at/{middle}")
    fork = ada.post(f"/api/tables/{table}/fork", at=middle)["id"]
    with ada.at(fork) as page:
        page.until(lambda one: one.state.get("answers", 0) >= middle)
        assert ada.get(f"/api/tables/{fork}/at/{middle}")["view"] == then["view"]


def test_a_running_match_of_several_people_is_not_forked(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open("me open", public=True)
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b")
    ada.begin(table)
    assert ada.refused(f"/api/tables/{table}/fork", at=0)[0] == 409
    assert ada.http.get(f"/api/tables/{table}/at/99").status_code == 404


def test_the_clock_chooses_for_those_who_take_too_long(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.open("me me", clock=10)
    ada.begin(table)
    with ada.at(table) as page:
        page.until(lambda one: one.state.get("clocks"))
        page.until(lambda one: any(line["kind"] == "clock" for line in one.lines))
        assert page.state["answers"] >= 1


def test_the_games_are_told_in_both_languages(house: House) -> None:
    ada = house.guest("Ada")
    game = ada.get("/api/games")[0]
    assert game["title"]["it"] and game["blurb"]["en"] and game["blurb"]["it"]
    library = ada.get("/api/games/runebound")
    printed = [card for card in library["cards"] if card["deck"] != "won"]
    assert sum(card["copies"] for card in printed) == 12 + 72 + 83
    assert sum(card["type"] == "rune" for card in library["cards"] if card["kind"] == "item") == 6
    assert all(rule["text"]["it"] for rule in library["rules"])
    assert library["board"]["terrain"]["hex-15-9"] == "town"
