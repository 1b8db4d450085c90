"""Whose consent it takes to take moves back, what they are asked, and what bots do meanwhile."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

import pytest

from tests.server.house import House, Page, Person, sit_down

LAZY = ("stay", "done", "pass")


@pytest.fixture
def pair(house: House) -> Iterator[tuple[list[Person], str, list[Page]]]:
    """Ada and Bob at Runebound, the first of whom moves; their pages."""
    people = [house.guest("Ada"), house.guest("Bob")]
    table = sit_down(people, "runebound")
    with contextlib.ExitStack() as stack:
        pages = [stack.enter_context(one.at(table)) for one in people]
        for page in pages:
            page.until(lambda one: one.state.get("view"))
        yield people, table, pages


def first_to_move(pages: list[Page]) -> int:
    return int(pages[0].state["waiting"][0])


def roll(page: Page) -> None:
    """The dice roll, which nobody can unlearn."""
    for _ in range(30):
        if page.state["undo"] < 0 and page.state["own"]:
            return
        keys = [one["key"] for one in page.asked()["options"]]
        page.answer("roll" if "roll" in keys else next((one for one in LAZY if one in keys), keys[-1]))
    raise AssertionError("nothing was rolled")


def minded(people: list[Person], table: str, seat: int, by: int) -> None:
    people[by].post(f"/api/tables/{table}/seats/{seat}", bot="greedy")


def test_nobody_puts_a_bot_on_another_person_s_seat(pair: tuple[list[Person], str, list[Page]]) -> None:
    """Not even the owner of the table: for somebody who is away the others agree on it."""
    people, table, _ = pair
    for seat in range(2):
        refused = people[1 - seat].refused(f"/api/tables/{table}/seats/{seat}", bot="greedy")
        assert refused == (403, "That seat is not yours.")


def test_a_person_whose_seat_a_bot_minds_is_asked_all_the_same(
    pair: tuple[list[Person], str, list[Page]],
) -> None:
    """Or dice would be taken back behind the back of somebody who lets a bot play for a while."""
    people, table, pages = pair
    mover = first_to_move(pages)
    other = 1 - mover
    minded(people, table, other, other)
    page = pages[mover]
    roll(page)
    answers = page.state["answers"]
    page.ask("undo", seat=mover, to=page.state["own"]["to"])
    assert page.state["wish"]["missing"] == [other]
    assert page.state["answers"] == answers, "the dice were taken back without asking"
    # The person is asked, though a bot minds the seat, and can agree.
    pages[other].until(lambda one: one.state.get("wish"))
    wish = pages[other].state["wish"]
    assert pages[other].ask("consent", seat=other, asked=wish["number"], yes=True)["is"] == "state"
    page.until(lambda one: one.state["wish"] is None)
    assert page.state["answers"] == wish["to"]


def test_what_would_be_taken_back_and_to_where_is_said_to_everybody_alike(
    pair: tuple[list[Person], str, list[Page]],
) -> None:
    people, table, pages = pair
    mover = first_to_move(pages)
    page, other = pages[mover], pages[1 - mover]
    roll(page)
    own = page.state["own"]
    assert own["text"] and own["back"]
    page.ask("undo", seat=mover, to=own["to"])
    other.until(lambda one: one.state.get("wish"))
    for one in (page, other):
        wish = one.state["wish"]
        assert (wish["what"], wish["back"]) == (own["text"], own["back"])
    with people[1 - mover].at(table, language="it") as italian:
        italian.until(lambda one: one.state.get("wish"))
        wish = italian.state["wish"]
        assert wish["what"] not in ("", own["text"]) and wish["back"] not in ("", own["back"])


def test_where_seats_have_secrets_the_others_are_told_only_what_the_log_said(house: House) -> None:
    people = [house.guest("Ada"), house.guest("Bob")]
    table = sit_down(people, "wow-adventure")
    with people[0].at(table) as ada, people[1].at(table) as bob:
        for page in (ada, bob):
            page.until(lambda one: one.state.get("view"))
        pages = [ada, bob]
        for _ in range(200):
            mover = pages[0].state["waiting"][0]
            page, other = pages[mover], pages[1 - mover]
            page.answer()
            other.until(lambda one, at=page.state["at"]: one.state["at"] == at)  # type: ignore[misc]
            if page.state["undo"] < 0 and page.state["own"]["to"] == page.state["answers"] - 1:
                before = [line["text"] for line in page.state["lines"] if line["text"]]
                if before:
                    break
        page.ask("undo", seat=mover, to=page.state["own"]["to"])
        other.until(lambda one: one.state.get("wish"))
        wish = other.state["wish"]
        assert wish["back"] == ""
        assert wish["what"] in [line["text"] for line in other.lines]


def test_who_wished_it_withdraws_it(pair: tuple[list[Person], str, list[Page]]) -> None:
    _, _, pages = pair
    mover = first_to_move(pages)
    page, other = pages[mover], pages[1 - mover]
    roll(page)
    answers = page.state["answers"]
    page.ask("undo", seat=mover, to=page.state["own"]["to"])
    number = page.state["wish"]["number"]
    # Nobody agrees to a wish of their own.
    assert page.ask("consent", seat=mover, asked=number, yes=True)["code"] == "no-wish"
    assert page.ask("consent", seat=mover, asked=number, yes=False)["wish"] is None
    other.until(lambda one: one.lines and one.lines[-1]["kind"] == "withdrawn")
    assert other.state["wish"] is None and other.state["answers"] == answers
    assert other.ask("consent", seat=1 - mover, asked=number, yes=True)["code"] == "no-wish"


def test_the_wish_waits_for_who_is_away_and_bots_wait_with_it(
    pair: tuple[list[Person], str, list[Page]],
) -> None:
    """A bot's answer would drop the wish before anybody could read it."""
    people, table, pages = pair
    mover = first_to_move(pages)
    page, seat = pages[mover], 1 - mover
    roll(page)
    back = page.state["own"]["to"]
    for _ in range(60):  # until the other one is asked
        if page.state["waiting"] == [seat]:
            break
        keys = [one["key"] for one in page.asked()["options"]]
        page.answer(next((one for one in LAZY if one in keys), keys[-1]))
    page.ask("undo", seat=mover, to=back)
    number, answers = page.state["wish"]["number"], page.state["answers"]
    minded(people, table, seat, seat)  # the other one goes away, and a bot has the next move
    time.sleep(1.5)
    with people[seat].at(table) as again:
        again.until(lambda one: one.state.get("wish"))
        assert again.state["wish"]["number"] == number
        assert again.state["answers"] == answers, "the bot has played on"
        again.ask("consent", seat=seat, asked=number, yes=False)
        again.until(lambda one: one.state["answers"] > answers)


def test_a_person_with_two_seats_agrees_once(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open("me open open", public=True)
    for seat in (1, 2):
        bob.post(f"/api/tables/{table}/sit", seat=seat, share="0b")
    ada.begin(table)
    with ada.at(table) as page, bob.at(table) as other:
        for one in (page, other):
            one.until(lambda found: found.state.get("view"))
        while page.state["waiting"][0] != 0:
            keys = [one["key"] for one in other.asked()["options"]]
            other.answer(next((one for one in LAZY if one in keys), keys[-1]))
            page.until(lambda one, at=other.state["at"]: one.state["at"] >= at)  # type: ignore[misc]
        roll(page)
        page.ask("undo", seat=0, to=page.state["own"]["to"])
        assert page.state["wish"]["missing"] == [1, 2]
        other.until(lambda one: one.state.get("wish"))
        other.ask("consent", seat=1, asked=other.state["wish"]["number"], yes=True)
        page.until(lambda one: one.state["wish"] is None)
        assert page.lines[-1]["kind"] == "undo"


def test_a_stranger_and_a_spectator_are_not_asked(house: House) -> None:
    people = [house.guest("Ada"), house.guest("Bob")]
    table = sit_down(people, "runebound")
    with people[0].at(table) as ada, people[1].at(table) as bob, house.guest("Eve").at(table) as eve:
        for page in (ada, bob, eve):
            page.until(lambda one: one.state.get("view"))
        mover = ada.state["waiting"][0]
        page = (ada, bob)[mover]
        roll(page)
        page.ask("undo", seat=mover, to=page.state["own"]["to"])
        eve.until(lambda one: one.state.get("wish"))
        for seat in (0, 1, 7):
            answer = eve.ask("consent", seat=seat, asked=eve.state["wish"]["number"], yes=True)
            assert answer["code"] == "no-not-yours"
