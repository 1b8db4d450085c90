"""Taking back goes to before one's own last answer, whoever has moved since."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.backstage import known_as, show_table
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.test_two_people import LAZY, sit_together, whose
from tests.server.house import House

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
    other.page.locator(".wish").get_by_role("button", name="Yes", exact=True).click()
    expect(mover.decision.locator(".prompt")).to_have_text(prompt, use_inner_text=True)
    assert mover.told() == before and mover.keys() == keys
    expect(other.options).to_have_count(0)


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
