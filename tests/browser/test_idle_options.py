"""What would change nothing is not offered among the choices, and can be chosen all the same."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playroom import at_table
from tests.browser.screens import PHONE
from tests.server.house import House

REST = re.compile(r"^rest:")
WORDS = {
    "en-GB": ("4 choices that would change nothing", "Only what changes something"),
    "it-IT": ("4 scelte che non cambierebbero nulla", "Solo ciò che cambia qualcosa"),
}


def rested(invite: Invite, house: House, locale: str = "en-GB", **screen: Any) -> Guest:
    """Somebody at the first question of a match, with five dice to leave out and nobody who is exhausted."""
    person = house.guest("Ada")
    table = person.open("me greedy")
    person.post(f"/api/tables/{table}/chairs/0/brings", brings="lissa")
    person.begin(table)
    guest = at_table(invite, house, person, table, locale=locale, **screen)
    guest.settle()
    assert [one["key"] for one in guest.state()["asked"][0]["options"]] == [
        "roll",
        "step",
        *(f"rest:{dice}" for dice in range(1, 6)),
    ]
    return guest


@pytest.mark.parametrize("locale", WORDS)
def test_dice_are_not_offered_to_be_left_out_for_nothing(invite: Invite, house: House, locale: str) -> None:
    """To stay where one is is something: it is offered."""
    ada = rested(invite, house, locale)
    more, less = WORDS[locale]
    assert ada.keys() == ["roll", "step", "rest:5"]
    ada.decision.get_by_role("button", name=more).click()
    assert len(ada.keys()) == 7
    ada.decision.get_by_role("button", name=less).click()
    assert ada.keys() == ["roll", "step", "rest:5"]


def test_what_would_change_nothing_is_found_and_chosen_with_keys_alone(invite: Invite, house: House) -> None:
    ada = rested(invite, house)
    press, before = ada.page.keyboard.press, ada.told()
    press("4")  # no choice has this number yet
    more = ada.decision.get_by_role("button", name=WORDS["en-GB"][0])
    more.focus()
    press("Enter")
    expect(ada.options).to_have_count(7)
    expect(ada.decision.locator('[data-key="rest:1"]')).to_be_focused()
    assert ada.told() == before
    press("Enter")
    ada.moved(before)


def test_a_finger_finds_it_on_a_phone(invite: Invite, house: House) -> None:
    screen = {
        "viewport": {"width": PHONE.width, "height": PHONE.height},
        "has_touch": True,
        "is_mobile": True,
    }
    ada = rested(invite, house, **screen)
    more = ada.decision.get_by_role("button", name=WORDS["en-GB"][0])
    box = more.bounding_box()
    assert box is not None and box["height"] >= 40
    more.tap()
    expect(ada.options).to_have_count(7)
