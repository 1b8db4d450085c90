"""Among many options one finds what one is looking for by a few letters of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.backstage import learn
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.test_phone import PHONE
from tests.server.house import House

FIND = re.compile("Find among the options|Cerca tra le scelte")


def at_a_long_list(guest: Guest, house: House) -> Guest:
    """The guest at the beginning of a lesson where ten things can be chosen."""
    learn(guest, house.guest("Ada"), "wow-adventure", "wow-adventure.lesson.2-combat")
    guest.settle()
    assert len(guest.keys()) == 10
    return guest


def field(guest: Guest) -> Locator:
    return guest.decision.get_by_role("searchbox", name=FIND)


def test_a_slash_opens_the_filter_and_escape_closes_it(invite: Invite, house: House) -> None:
    ada = at_a_long_list(invite(), house)
    page, keys = ada.page, ada.keys()
    expect(field(ada)).to_have_count(0)
    page.keyboard.press("/")
    expect(field(ada)).to_be_focused()
    expect(field(ada)).to_have_value("")
    assert ada.keys() == keys
    page.keyboard.type("city; large")
    expect(ada.options).to_have_count(1)
    assert ada.keys() == ["move:ironforge"]
    expect(ada.decision.get_by_text("1/10")).to_be_visible()
    page.keyboard.type("x")
    expect(ada.options).to_have_count(0)
    expect(ada.decision).to_contain_text("No option has these words.")
    page.keyboard.press("Escape")
    expect(field(ada)).to_have_count(0)
    assert ada.keys() == keys
    # Letters and digits mean what they meant before.
    page.keyboard.press("l")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")


def test_what_was_found_is_chosen_without_a_mouse(invite: Invite, house: House) -> None:
    ada = at_a_long_list(invite(), house)
    wanted = ada.state()["lesson"]["key"]
    text = next(one["text"] for one in ada.state()["asked"][0]["options"] if one["key"] == wanted)
    before = ada.told()
    ada.page.keyboard.press("/")
    expect(field(ada)).to_be_focused()
    ada.page.keyboard.type(text.split(" (")[0])
    expect(ada.options.first).to_be_visible()
    ada.page.keyboard.press("ArrowDown")
    expect(ada.options.first).to_be_focused()
    while ada.page.evaluate("document.activeElement.dataset.key") != wanted:
        ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("Enter")
    ada.moved(before)
    # The next question begins with its whole list.
    ada.settle()
    expect(field(ada)).to_have_count(0)
    assert len(ada.keys()) == len(ada.state()["asked"][0]["options"])


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_long_list_has_a_control_that_opens_and_closes_the_filter(
    invite: Invite, house: House, screen: dict[str, object]
) -> None:
    ada = at_a_long_list(invite(**screen), house)
    keys = ada.keys()
    ada.decision.get_by_role("button", name=FIND).click()
    expect(field(ada)).to_be_focused()
    ada.page.keyboard.type("potion swift")  # the words in any order
    expect(ada.decision.get_by_text(f"/{len(keys)}")).to_be_visible()
    assert 0 < len(ada.keys()) < len(keys)
    ada.decision.get_by_role("button", name="All options").click()
    expect(field(ada)).to_have_count(0)
    assert ada.keys() == keys


@pytest.mark.parametrize(
    "typed", ["città", "citta", "CITTA'", "casa d’aste", "casa d'aste", "rotta aerea  d aste"]
)
def test_accents_and_apostrophes_do_not_matter(invite: Invite, house: House, typed: str) -> None:
    ada = at_a_long_list(invite(locale="it-IT"), house)
    found = [one["key"] for one in ada.state()["asked"][0]["options"] if "casa d’aste" in one["text"]]
    assert found and all(
        "città" in one["text"] for one in ada.state()["asked"][0]["options"] if one["key"] in found
    )
    ada.page.keyboard.press("/")
    ada.page.keyboard.type(typed)
    expect(ada.options).to_have_count(len(found))
    assert ada.keys() == found


def test_a_short_list_has_no_filter(playing: Guest) -> None:
    assert len(playing.keys()) < 10
    expect(playing.decision.get_by_role("button", name=FIND)).to_have_count(0)
    playing.page.keyboard.press("/")
    expect(field(playing)).to_have_count(0)
