"""Taking back goes to before one's own last answer, whoever has moved since."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.backstage import known_as, show_table
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playroom import at_table
from tests.browser.test_two_people import LAZY, sit_together, whose
from tests.server.house import House, Person, sit_down

BACK = re.compile("take back|Annulla|annullare", re.IGNORECASE)


def back(guest: Guest) -> Locator:
    return guest.decision.get_by_role("button", name=BACK)


def choose(guest: Guest, key: str) -> str:
    """An option is chosen; what it said."""
    text = next(one["text"] for one in guest.state()["asked"][0]["options"] if one["key"] == key)
    guest.choose(key)
    return " ".join(text.split())


def end_turn(guest: Guest) -> tuple[str, list[str], int, str]:
    """The last answer of a turn: the question, what could be chosen, the answers before it, and what it said."""
    for _ in range(80):
        prompt, keys, before = guest.prompt(), guest.keys(), guest.told()
        said = choose(guest, next((one for one in keys if one in LAZY), keys[-1]))
        state = guest.state()
        if not state["asked"] or guest.told() > before + 1:
            return prompt, keys, before, said
    raise AssertionError("the turn never ends")


@pytest.mark.parametrize("by", ["button", "key"])
def test_after_the_bots_have_moved_ones_own_last_answer_is_taken_back(
    invite: Invite, house: House, by: str
) -> None:
    person = house.guest("Ada")
    ada = invite()
    known_as(ada, person)
    show_table(ada, person.play("me greedy greedy"))
    ada.settle()
    expect(back(ada)).to_have_count(0)
    prompt, keys, before, said = end_turn(ada)
    ada.settle()
    assert ada.told() > before + 1, "no bot has moved"
    expect(back(ada)).to_have_text(re.compile(rf"^\s*Take back: {re.escape(said)}"), use_inner_text=True)
    if by == "key":
        ada.page.keyboard.press("u")
    else:
        back(ada).click()
    expect(ada.decision.locator(".prompt")).to_have_text(prompt, use_inner_text=True)
    assert ada.told() == before
    assert ada.keys() == keys
    expect(ada.page.locator(".toast")).to_have_count(0)


def test_the_other_person_who_has_moved_since_is_asked_for_consent(invite: Invite) -> None:
    ada, bob = sit_together(invite)
    mover, other = whose(ada, bob)
    prompt, keys, before, said = end_turn(mover)
    whose(other, mover)
    other.choose(other.keys()[0])
    whose(other, mover)
    assert mover.told() > before + 1
    expect(back(mover)).to_contain_text(f"Ask to take back: {said}", use_inner_text=True)
    back(mover).click()
    other.page.locator(".wish").get_by_role("button", name="Yes, take it back").click()
    expect(mover.decision.locator(".prompt")).to_have_text(prompt, use_inner_text=True)
    assert mover.told() == before and mover.keys() == keys
    expect(other.options).to_have_count(0)


def asked_in(text: str) -> str:
    """Of a prompt only the question."""
    found = re.search(r"[^.!?;:]*\?", text)
    return found.group().strip() if found else text


def roll(person: Person, table: str, seat: int) -> dict[str, Any]:
    """The dice of this seat roll, which nobody can unlearn; its last answer, as it could be taken back."""
    with person.at(table) as page:
        page.until(lambda one: one.state.get("view"))
        for _ in range(30):
            own = page.state["own"]
            if own and page.state["undo"] < 0:
                return dict(own)
            keys = [one["key"] for one in page.asked()["options"]]
            page.answer("roll" if "roll" in keys else next((one for one in LAZY if one in keys), keys[-1]))
    raise AssertionError("nothing was rolled")


def two_at_a_table(house: House) -> tuple[Person, Person, str, int]:
    """Two people of whom the first moves first, their table, and the seat of the first."""
    people = [house.guest("Ada"), house.guest("Bob")]
    table = sit_down(people, "runebound")
    with people[0].at(table) as page:
        page.until(lambda one: one.state.get("view"))
        first = int(page.state["waiting"][0])
    return people[first], people[1 - first], table, first


def test_who_takes_back_and_who_is_asked_read_what_and_to_where_in_the_same_words(
    invite: Invite, house: House
) -> None:
    mover, other, table, seat = two_at_a_table(house)
    own = roll(mover, table, seat)
    mine, theirs = at_table(invite, house, mover, table), at_table(invite, house, other, table)
    italian = at_table(invite, house, other, table, locale="it-IT")
    where = asked_in(own["back"])
    assert where.endswith("?")
    expect(back(mine)).to_contain_text(f"Ask to take back: {own['text']}")
    expect(back(mine)).to_contain_text(f"back to: {where}")
    back(mine).click()
    name = ("Ada", "Bob")[seat]
    question = theirs.page.get_by_role("alert").filter(has_text="asks to take back")
    expect(question).to_contain_text(f"{name} asks to take back: {own['text']}")
    expect(question).to_contain_text(f"Then it would be asked again: {where}")
    expect(mine.page.locator(".wish")).to_contain_text(f"You ask to take back: {own['text']}")
    expect(mine.page.locator(".wish")).to_contain_text(f"consent of {('Bob', 'Ada')[seat]}")
    expect(italian.page.locator(".wish")).to_contain_text(f"{name} chiede di annullare: ")
    expect(italian.page.locator(".wish")).to_contain_text("Si chiederebbe di nuovo: ")
    expect(italian.page.locator(".wish")).not_to_contain_text(own["text"])
    question.get_by_role("button", name="No, leave it").click()
    for guest in (mine, theirs, italian):
        expect(guest.page.locator(".wish")).to_have_count(0)


def test_who_is_away_is_asked_on_coming_back_though_a_bot_minds_the_seat(
    invite: Invite, house: House
) -> None:
    mover, other, table, seat = two_at_a_table(house)
    other.post(f"/api/tables/{table}/seats/{1 - seat}", bot="greedy")
    roll(mover, table, seat)
    mine = at_table(invite, house, mover, table)
    before = mine.told()
    back(mine).click()
    wish = mine.page.locator(".wish")
    expect(wish).to_contain_text(f"{('Bob', 'Ada')[seat]} is away: the question waits")
    assert mine.told() == before, "the dice were taken back alone"
    theirs = at_table(invite, house, other, table)
    expect(theirs.page.locator(".replaced")).to_be_visible()
    theirs.page.locator(".wish").get_by_role("button", name="Yes, take it back").click()
    expect(wish).to_have_count(0)
    assert mine.told() < before


def test_who_wishes_it_can_withdraw_it(invite: Invite, house: House) -> None:
    mover, other, table, seat = two_at_a_table(house)
    roll(mover, table, seat)
    mine, theirs = at_table(invite, house, mover, table), at_table(invite, house, other, table)
    before = mine.told()
    back(mine).click()
    expect(theirs.page.locator(".wish")).to_be_visible()
    mine.page.locator(".wish").get_by_role("button", name="Withdraw it").click()
    for guest in (mine, theirs):
        expect(guest.page.locator(".wish")).to_have_count(0)
        assert guest.told() == before
    assert any("no longer asks" in line for line in theirs.lines())


def test_somebody_with_two_seats_takes_back_with_the_seat_that_answered(invite: Invite, house: House) -> None:
    """The other seat of the same person is asked next, and is not the one that takes back."""
    person = house.guest("Ada")
    ada = invite()
    known_as(ada, person)
    show_table(ada, person.play("me me"))
    ada.settle()
    seat = ada.state()["asked"][0]["seat"]
    for _ in range(80):
        prompt, keys, before = ada.prompt(), ada.keys(), ada.told()
        ada.choose(next((one for one in keys if one in LAZY), keys[-1]))
        if ada.state()["asked"][0]["seat"] != seat:
            break
    else:
        raise AssertionError("the turn never ends")
    back(ada).click()
    expect(ada.decision.locator(".prompt")).to_have_text(prompt, use_inner_text=True)
    assert ada.told() == before and ada.keys() == keys
    assert ada.state()["asked"][0]["seat"] == seat


def test_the_button_says_it_in_the_language_of_the_page(invite: Invite, house: House) -> None:
    person = house.guest("Ada")
    ada = invite(locale="it-IT")
    known_as(ada, person)
    show_table(ada, person.play("me greedy"))
    ada.settle()
    said = choose(ada, ada.keys()[0])
    ada.settle()
    expect(back(ada)).to_contain_text(f"Annulla: {said}", use_inner_text=True)
    # It is still known after the page is opened anew, and follows the language.
    ada.page.reload()
    ada.settle()
    expect(back(ada)).to_contain_text(f"Annulla: {said}", use_inner_text=True)
    ada.page.get_by_role("button", name="Menù", exact=True).click()
    ada.page.get_by_role("button", name="English").click()
    ada.page.keyboard.press("Escape")
    expect(back(ada)).to_contain_text("Take back: ")
    expect(back(ada)).not_to_contain_text(said)
