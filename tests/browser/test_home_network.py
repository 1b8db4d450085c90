"""A table in a home network: plain http, under a name that is not this machine's own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import INN, Guest
from tests.browser.test_phone import PHONE

NOTE = {"en": "copy it with Ctrl+C", "it": "copialo con Ctrl+C"}


def visitor(invite: Invite, **screen: object) -> Guest:
    """Somebody whose browser finds the house by a name in the network."""
    guest = invite(host=INN, **screen)
    # The browser says that it keeps one of our headers for secure pages, which this one is not.
    guest.tolerated = lambda fault: "Cross-Origin-Opener-Policy" in fault
    return guest


def test_people_in_a_home_network_open_a_table_invite_and_play(invite: Invite) -> None:
    ada, bob = visitor(invite), visitor(invite)
    ada.come("Ada")
    assert ada.page.evaluate("isSecureContext") is False, "the test would show nothing"
    ada.lay(["me", "open"])
    link = ada.page.get_by_label("Invitation").input_value()
    assert link.startswith(f"http://{INN}:{ada.house.port}/#/join/")
    bob.come("Bob", link.split("#")[1])
    bob.page.get_by_role("button", name="Sit down").click()
    ada.page.get_by_role("button", name="Begin").click()
    for one in (ada, bob):
        expect(one.decision).to_be_visible()
    answered = 0
    for _ in range(200):
        for one in (ada, bob):
            if one.options.count():
                one.choose(one.keys()[-1])
                answered += 1
        if answered >= 6:
            break
        ada.page.wait_for_timeout(50)
    assert answered >= 6
    # Who comes back is known by the cookie and sits where they sat.
    ada.page.reload()
    expect(ada.page.locator("ul.seats li.mine")).to_contain_text("you")
    cookies = {one.get("name"): one for one in ada.context.cookies()}
    assert cookies["locanda"].get("domain") == INN and cookies["locanda"].get("httpOnly")


@pytest.mark.parametrize("language", ["en", "it"])
def test_without_a_clipboard_the_invitation_is_selected_and_a_note_says_so(
    invite: Invite, language: str
) -> None:
    ada = visitor(invite)
    ada.come("Ada")
    ada.lay(["me", "open"])
    if language == "it":
        ada.page.evaluate("localStorage.setItem('locanda-language', 'it')")
        ada.page.reload()
    place = ada.page.locator(".invitation")
    place.get_by_role("button", name=re.compile("^(Copy|Copia)$")).click()
    expect(place.get_by_role("status")).to_contain_text(NOTE[language])
    field = place.get_by_role("textbox", name=re.compile("Invitation|Invito"))
    expect(field).to_be_focused()
    assert ada.page.evaluate("getSelection().toString()") == field.input_value()


def test_the_invitation_fits_on_a_phone_and_says_what_a_finger_does(invite: Invite) -> None:
    ada = visitor(invite, **PHONE)
    ada.come("Ada")
    ada.lay(["me", "open"])
    place = ada.page.locator(".invitation")
    place.get_by_role("button", name="Copy").tap()
    expect(place.get_by_role("status")).to_contain_text("touch it for a moment")
    box = place.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390


def test_the_menu_lets_the_invitation_be_copied_by_hand(invite: Invite) -> None:
    ada = visitor(invite)
    ada.come("Ada")
    ada.play_now()
    menu = ada.menu()
    menu.get_by_role("button", name="Copy the invitation").click()
    expect(menu.get_by_role("status").first).to_contain_text(NOTE["en"])
    expect(menu.get_by_role("textbox", name="Invitation")).to_be_focused()
    assert "/#/join/" in ada.page.evaluate("getSelection().toString()")


def test_where_there_is_a_clipboard_the_invitation_is_copied(invite: Invite) -> None:
    ada = invite(permissions=["clipboard-read", "clipboard-write"])
    ada.come("Ada")
    ada.lay(["me", "open"])
    ada.page.get_by_role("button", name="Copy").click()
    expect(ada.page.locator(".invitation").get_by_role("status")).to_have_text("Copied.")
    link = ada.page.get_by_label("Invitation").input_value()
    assert ada.page.evaluate("navigator.clipboard.readText()") == link


def test_a_clipboard_that_is_forbidden_is_like_none(invite: Invite) -> None:
    ada = invite()
    ada.page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new DOMException('no'))")
    ada.come("Ada")
    ada.lay(["me", "open"])
    ada.page.get_by_role("button", name="Copy").click()
    expect(ada.page.locator(".invitation").get_by_role("status")).to_contain_text(NOTE["en"])
