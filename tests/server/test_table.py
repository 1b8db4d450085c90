"""People at one table: answers, refusals, taking back, watching, talking."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, Page


def test_a_person_plays_against_bots(house: House) -> None:
    ada = house.guest("Ada")
    with ada.at(ada.play()) as page:
        for _ in range(5):
            reply = page.answer()
            assert reply["is"] == "state"
        assert page.state["answers"] >= 5
        assert [line["number"] for line in page.lines] == sorted({line["number"] for line in page.lines})


def test_a_stale_answer_is_refused_and_changes_nothing(house: House) -> None:
    ada = house.guest("Ada")
    with ada.at(ada.play("me me")) as page:
        first = page.asked()
        page.answer()
        page.asked()
        at = page.state["at"]
        reply = page.answer(decision=first["decision"])
        assert reply["is"] == "no"
        assert "moved on" in reply["text"]
        assert page.ask("speak", language="en")["at"] == at


def test_the_same_request_twice_is_one_answer(house: House) -> None:
    ada = house.guest("Ada")
    with ada.at(ada.play("me me")) as page:
        asked = page.asked()
        body = {"decision": asked["decision"], "seat": asked["seat"], "key": asked["options"][0]["key"]}
        page.ask("answer", "same", **body)
        at = page.state["at"]
        assert page.ask("answer", "same", **body)["is"] == "state"
        assert page.state["at"] == at == 1


def test_a_foreign_request_id_is_no_way_in(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open("me open")
    with ada.at(table) as mine:
        mine.until(lambda page: page.seats)
        invite = mine.seats["table"]["invite"]
        bob.post(f"/api/tables/{table}/sit", seat=1, share="0b", invite=invite)
        ada.begin(table)
        with bob.at(table) as theirs:
            first = mine if _waits_for(mine) == 0 else theirs
            other = theirs if first is mine else mine
            first.answer(request="not-yours")
            other.until(lambda page: page.state.get("at") == 1)
            seat = 1 if other is theirs else 0
            assert other.ask("answer", "not-yours", decision=1, seat=seat, key="roll")["is"] == "no"


@contextlib.contextmanager
def _two_at_a_table(house: House) -> Iterator[tuple[Page, Page]]:
    """Ada's and Bob's pages of a match between them."""
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open("me open", public=True)
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b")
    ada.begin(table)
    with ada.at(table) as mine, bob.at(table) as theirs:
        yield mine, theirs


def _waits_for(page: Page) -> int:
    page.until(lambda one: one.state.get("waiting"))
    return int(page.state["waiting"][0])


def test_nobody_answers_for_another_seat(house: House) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    table = ada.play("me me", public=True)
    with ada.at(table) as mine, eve.at(table) as theirs:
        asked = mine.asked()
        theirs.until(lambda page: page.state.get("view"))
        reply = theirs.ask(
            "answer", decision=asked["decision"], seat=asked["seat"], key=asked["options"][0]["key"]
        )
        assert reply["is"] == "no"
        assert "not yours" in reply["text"]
        assert theirs.ask("speak", language="en")["at"] == 0


def test_a_refusal_names_the_rule_in_the_readers_language(house: House) -> None:
    ada = house.guest("Ada")
    with ada.at(ada.play("me me"), language="it") as page:
        page.answer("roll")
        reply = page.ask("why", seat=page.asked()["seat"], key="move:hex-0-0")
        assert reply["reasons"][0]["rule"] == "RB-MOV-06"
        assert "dadi" in reply["reasons"][0]["text"]


def test_what_stands_against_a_card_is_told_to_its_owner(house: House) -> None:
    """Lissa's ability is for attacks, not for the road; a card that is offered has nothing against it."""
    ada, bob = house.guest("Ada"), house.guest("Bob")
    heroes = ["lissa", "varikas"]
    seats = [{"kind": "me", "brings": hero} for hero in heroes]
    table = ada.post("/api/tables", game="runebound", public=True, seats=seats)["id"]
    ada.begin(table)
    with ada.at(table) as page, bob.at(table) as other:
        seat = page.asked()["seat"]
        reply = page.ask("why-this", seat=seat, about=heroes[seat])
        assert [one["rule"] for one in reply["reasons"]] == ["RB-CARD-04"]
        assert "you choose how to travel" in reply["reasons"][0]["text"]
        assert page.ask("why-this", seat=seat, about="no-such-card")["reasons"] == []
        refused = other.ask("why-this", seat=seat, about=heroes[seat])
        assert refused["is"] == "no"


def test_a_move_is_taken_back_freely_until_something_new_is_known(house: House) -> None:
    ada = house.guest("Ada")
    with ada.at(ada.play("me me")) as page:
        page.answer("step")
        page.asked()
        assert page.state["undo"] == 0
        page.ask("undo", seat=page.asked()["seat"], to=0)
        assert page.asked()["prompt"] == "movement"
        assert page.lines[-1]["kind"] == "undo"
        page.answer("roll")
        page.asked()
        assert page.state["undo"] == -1


def test_beyond_that_the_others_must_agree(house: House) -> None:
    with _two_at_a_table(house) as (mine, theirs):
        pages = [mine, theirs]
        mover = _waits_for(mine)
        pages[mover].answer("roll")
        other = pages[1 - mover]
        pages[mover].ask("undo", seat=mover, to=0)
        other.until(lambda page: page.state.get("wish"))
        wish = other.state["wish"]
        assert wish["missing"] == [1 - mover]
        assert other.state["answers"] == 1
        other.ask("consent", seat=1 - mover, asked=wish["number"], yes=True)
        pages[mover].until(lambda page: page.state["answers"] == 0)
        assert pages[mover].asked()["prompt"] == "movement"
        kinds = [line["kind"] for line in pages[mover].lines]
        assert "wish" in kinds and "undo" in kinds


def test_a_no_leaves_everything_as_it_is(house: House) -> None:
    with _two_at_a_table(house) as (mine, theirs):
        pages = [mine, theirs]
        mover = _waits_for(mine)
        pages[mover].answer("roll")
        pages[mover].ask("undo", seat=mover, to=0)
        other = pages[1 - mover]
        other.until(lambda page: page.state.get("wish"))
        other.ask("consent", seat=1 - mover, asked=other.state["wish"]["number"], yes=False)
        assert other.state["wish"] is None
        assert other.state["answers"] == 1


def test_a_page_that_comes_back_hears_only_what_it_missed(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.play("me me")
    with ada.at(table) as page:
        page.answer()
        page.asked()
        told = page.state["told"]
    with ada.at(table) as other:
        other.answer()
        last = other.state["told"]
    with ada.at(table, since=told) as back:
        back.until(lambda page: page.state)
        assert back.state["told"] == last
        assert all(told <= line["number"] < last for line in back.lines)


def test_a_spectator_is_asked_nothing(house: House) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    table = ada.play("me me", public=True)
    with ada.at(table) as mine, eve.at(table) as theirs:
        mine.answer()
        theirs.until(lambda page: page.state.get("at") == 1)
        assert theirs.state["asked"] == []
        assert theirs.state["seat"] is None
        mine.until(lambda page: page.seats.get("watchers") == 1)


def test_a_private_table_is_closed_to_strangers_and_open_to_the_invited(house: House) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    table = ada.play("me me")
    with eve.at(table) as page:
        assert page.closed() == 4008
    with ada.at(table) as page:
        page.until(lambda one: one.seats)
        invite = page.seats["table"]["invite"]
    assert eve.get(f"/api/invitations/{invite}") == {"id": table}
    with eve.at(table, invite=invite) as page:
        page.until(lambda one: one.state)
        assert page.seats["table"]["invite"] == ""


def test_strangers_without_a_name_are_sent_away(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.play("me me", public=True)
    ada.http.cookies.clear()
    with pytest.raises((ConnectionClosed, AssertionError)), ada.at(table) as page:
        page.until(lambda one: one.state)


def test_what_is_said_reaches_everybody_and_stays(house: House) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    table = ada.play("me me", public=True)
    with ada.at(table) as mine, eve.at(table) as theirs:
        theirs.until(lambda page: page.state)
        mine.ask("say", text="  <b>ciao</b>  a tutti ")
        theirs.until(lambda page: page.said)
        assert theirs.said == ["<b>ciao</b> a tutti"]
        assert mine.ask("say", text="psst", team=True)["is"] == "no"
    with eve.at(table) as page:
        page.until(lambda one: one.said)
        assert page.said == ["<b>ciao</b> a tutti"]


def test_a_seat_is_handed_to_a_bot_and_taken_back(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.play("me greedy")
    with ada.at(table) as page:
        page.asked()
        ada.post(f"/api/tables/{table}/seats/0", bot="greedy")
        page.until(lambda one: one.state["answers"] > 30)
        ada.post(f"/api/tables/{table}/seats/0", bot="")
        page.until(lambda one: any(line["kind"] == "person" for line in one.lines))
        assert page.asked() or page.state["stage"] == "over"


def test_the_language_is_switched_at_any_time(house: House) -> None:
    ada = house.guest("Ada")
    with ada.at(ada.play("me me")) as page:
        english = page.asked()["text"]
        page.lines.clear()
        page.ask("speak", language="it")
        assert page.asked()["text"] != english
        assert page.lines[0]["number"] == 0
        assert "turno" in page.lines[0]["text"]


def test_a_hint_says_what_a_search_would_do_and_why(house: House) -> None:
    ada = house.guest("Ada")
    with ada.at(ada.play("me me")) as page:
        asked = page.asked()
        advice = page.ask("hint", seat=asked["seat"])
        assert advice["key"] in {option["key"] for option in asked["options"]}
        assert all(0 <= one["chance"] <= 1 for one in advice["judged"])
        assert advice["reason"].endswith(".")


def test_an_option_is_pictured_before_it_is_chosen(house: House) -> None:
    ada = house.guest("Ada")
    with ada.at(ada.play("me me")) as page:
        page.answer("roll")
        asked = page.asked()
        key = next(option["key"] for option in asked["options"] if option["verb"] == "move")
        facts = page.ask("details", seat=asked["seat"], key=key)["facts"]
        assert len(facts["path"]) == len(facts["dice"]) >= 1
        assert len(set(facts["dice"])) == len(facts["dice"])
