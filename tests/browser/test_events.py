"""Events on the page: opened, entered by a link, begun, followed to the standings, and left."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.test_access import serious
from tests.browser.test_phone import PHONE, fits

LONG = 90_000  # milliseconds


def opened(ada: Guest, name: str, game: str = "", first: str = "") -> str:
    """Ada opens an event in the lobby; the link to it."""
    page = ada.page
    page.get_by_role("button", name="New event").click()
    page.get_by_label("What is it called?").fill(name)
    for choice in (game, first):
        if choice:
            page.locator("dialog label", has_text=choice).click()
    page.get_by_role("button", name="Open the event").click()
    return page.get_by_label("Pass on this link").input_value()


def test_friends_meet_in_an_event_and_see_who_has_won(invite: Invite) -> None:
    ada, bob = invite(), invite()
    ada.come("Ada")
    link = opened(ada, "Friday night", "Runebound")
    bob.come("Bob", link.split("#")[1])
    for one in (ada, bob):
        one.page.get_by_role("button", name="Enter").click()
    expect(bob.page.get_by_role("dialog")).to_contain_text("2 of 32 have entered")
    expect(bob.page.get_by_role("dialog")).to_contain_text("Held by Ada")
    expect(bob.page.get_by_role("button", name="Begin")).to_have_count(0)
    ada.page.get_by_role("button", name="Begin", exact=True).click()
    bob.page.get_by_role("dialog").get_by_role("button", name="To my table").click()
    expect(bob.page).to_have_url(re.compile("#/table/"))
    bob.page.goto(f"{bob.base}/{link.split('/', 3)[3]}")
    dialog = bob.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Drop out").click()
    dialog.get_by_role("button", name="Drop out all the same").click()
    for one in (ada, bob):
        row = one.page.get_by_role("dialog").get_by_role("row").nth(1)
        expect(row).to_contain_text("Ada", timeout=LONG)
        expect(row).to_contain_text("3")
        expect(one.page.get_by_role("dialog")).to_contain_text("Over")
    expect(dialog).to_contain_text("Bob (you) (dropped out)")
    expect(dialog).to_contain_text("won by Ada")
    expect(dialog).to_contain_text("The secret is")


def test_an_event_with_packs_goes_on_from_the_first_table_by_itself(invite: Invite) -> None:
    ada = invite()
    ada.come("Ada")
    opened(ada, "Packs", "World of Warcraft TCG", "six packs for everybody")
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label("Fill up with bots to").select_option("3")
    dialog.get_by_role("button", name="Fill up", exact=True).click()
    expect(dialog).to_contain_text("3 of 8 have entered")
    dialog.get_by_role("button", name="Begin", exact=True).click()
    # Nobody waits for bots: all of it may be over before it is looked at.
    expect(dialog).to_contain_text("Over", timeout=LONG)
    for number in (1, 2):
        expect(dialog).to_contain_text(f"Round {number}")
    expect(dialog.get_by_text("has a bye")).to_have_count(2)
    expect(dialog.get_by_role("row")).to_have_count(4)


def test_an_event_that_has_not_begun_is_found_again_and_closed(invite: Invite) -> None:
    ada = invite()
    ada.come("Ada")
    opened(ada, "Packs", "World of Warcraft TCG", "six packs for everybody")
    dialog = ada.page.get_by_role("dialog")
    ada.page.keyboard.press("Escape")
    row = ada.page.locator("section", has_text="Events").get_by_role("listitem").filter(has_text="Packs")
    expect(row).to_be_visible()
    row.get_by_role("button", name="Look").click()
    dialog.get_by_role("button", name="Close the event").click()
    dialog.get_by_role("button", name="Close it all the same").click()
    expect(dialog).to_contain_text("Closed")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_events_fit_a_phone_and_are_read_out(invite: Invite, theme: str) -> None:
    ada = invite({"theme": theme}, **PHONE)
    ada.come("Ada")
    page = ada.page
    page.get_by_role("button", name="New event").click()
    expect(page.get_by_label("What is it called?")).to_be_visible()
    fits(ada)
    assert serious(page, "a new event") == []
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    opened(ada, "Pocket", "Runebound")
    page.get_by_role("button", name="Enter").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Fill up with bots to").select_option("4")
    dialog.get_by_role("button", name="Fill up", exact=True).click()
    expect(dialog).to_contain_text("4 of 32 have entered")
    assert serious(page, "who takes part") == []
    dialog.get_by_role("button", name="Begin", exact=True).click()
    expect(dialog.get_by_role("table")).to_be_visible()
    fits(ada)
    assert serious(page, "the standings") == []
    dialog.get_by_role("button", name="Close the event").click()
    dialog.get_by_role("button", name="Close it all the same").click()
    expect(dialog).to_contain_text("Closed")
