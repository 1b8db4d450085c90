"""The menu: everything in it stands in a group with a name, and every row of buttons says what it is for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.playroom import at_table
from tests.server.house import House

GROUPS = {
    "en-GB": [
        "Language and looks",
        "When you are asked",
        "This table",
        "Who plays",
        "Leave",
        "Keys",
        "Fair dice",
    ],
    "it-IT": [
        "Lingua e aspetto",
        "Quando ti si chiede",
        "Questo tavolo",
        "Chi gioca",
        "Uscire",
        "Tasti",
        "Dadi onesti",
    ],
}
ROWS = {"en-GB": ["Language", "Light", "Pace"], "it-IT": ["Lingua", "Luce", "Ritmo"]}


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_groups_and_rows_of_the_menu_are_named_to_eye_and_ear(
    invite: Invite, house: House, locale: str
) -> None:
    person = house.guest("Ada")
    guest = at_table(invite, house, person, person.play("me greedy"), locale=locale)
    guest.page.locator("button.menu").click()
    menu = guest.page.get_by_role("dialog")
    expect(menu.get_by_role("heading", level=3)).to_have_text(GROUPS[locale])
    for name in GROUPS[locale]:
        expect(menu.get_by_role("region", name=name, exact=True)).to_have_count(1)
    for name in ROWS[locale]:
        expect(menu.get_by_role("group", name=name, exact=True)).to_be_visible()
        expect(menu.get_by_text(name, exact=True).first).to_be_visible()
    assert menu.locator("button:not(section button):not(header button)").count() == 0


def test_who_watches_is_offered_no_seat_and_no_window(invite: Invite, house: House) -> None:
    ada = house.guest("Ada")
    table = ada.play("me greedy", public=True)
    guest = at_table(invite, house, house.guest("Eve"), table)
    menu = guest.menu()
    for name in ("When you are asked", "Who plays"):
        expect(menu.get_by_role("region", name=name)).to_have_count(0)
