"""The card game in the hand: everything within a small upright screen, and large enough for a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.duels import DUEL, duel, pass_on, piece, pieces, prompt, view
from tests.browser.guest import Guest
from tests.browser.test_phone import PHONE, fits
from tests.server.house import House

FULL: dict[str, Any] = {
    "seats": [
        DUEL["seats"][0]
        | {
            "allies": [*DUEL["seats"][0]["allies"], "samuel-grey", "deacon-johanna", "zylah-manslayer"],
            "resources": 11,
            "hand": [*DUEL["seats"][0]["hand"], "rend", "mocking-blow"],
        },
        DUEL["seats"][1],
    ]
}
MANY = {
    "seats": [
        *DUEL["seats"],
        {"hero": "elendril", "allies": ["seva-shadowdancer"], "resources": 3},
        {"hero": "tazo", "allies": ["veshral"], "resources": 2},
        {"hero": "thangal", "resources": 2},
        {"hero": "timmo-shadestep", "allies": ["maxum-ironbrew"], "resources": 1},
    ]
}
# What sticks out of the screen or out of its own row to the side, or is cut off below.
OUTSIDE = """() => {
  const mat = document.querySelector('.mat').getBoundingClientRect();
  const cards = [...document.querySelectorAll('.mat .place, .mat .middle, .mat .resources b, .hand li, .heads button')];
  return cards.filter(one => one.getClientRects().length).flatMap(one => {
    const box = one.getBoundingClientRect();
    const inMat = Boolean(one.closest('.mat'));
    const wide = box.left < -2 || box.right > innerWidth + 2;
    const high = inMat && (box.top < mat.top - 3 || box.bottom > mat.bottom + 3);
    const where = [box.left, box.right, box.top, box.bottom].map(Math.round);
    return wide || high ? [`${one.className} ${one.dataset.piece ?? ''} ${where}`] : [];
  });
}"""


def within(guest: Guest) -> None:
    """Nothing of the table is outside of the screen, and the page scrolls to no side."""
    fits(guest)
    guest.page.wait_for_timeout(350)  # cards turn a little as they are exhausted
    found = guest.page.evaluate(OUTSIDE)
    assert not found, found
    scrolls = guest.page.evaluate(
        "[...document.querySelectorAll('.mat, .mat *, .hand')].filter(one => one.scrollWidth > one.clientWidth + 1"
        " && ['auto', 'scroll'].includes(getComputedStyle(one).overflowX)).map(one => one.className)"
    )
    assert not scrolls, f"to be scrolled sideways: {scrolls}"


@pytest.mark.parametrize("given", [DUEL, FULL, MANY], ids=["duel", "full", "six"])
def test_a_phone_shows_the_whole_table_without_scrolling_sideways(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch, given: dict[str, Any]
) -> None:
    guest = duel(invite, house, monkeypatch, given, PHONE)
    within(guest)
    for key in ("attack:benethor-draigo", "defender:nerra-lifeboon", "play:execute", "target:kor-cindervein"):
        guest.choose(key)
        guest.settle()
        within(guest)
    pass_on(guest, "protect")
    within(guest)


def test_a_finger_plays_a_card_and_attacks_by_tapping(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = duel(invite, house, monkeypatch, DUEL, PHONE)
    page = guest.page
    page.locator('.hand [data-held="samuel-grey"]').tap()
    expect(guest.options).to_have_count(2)
    before = guest.told()
    guest.options.first.tap()
    guest.moved(before)
    pass_on(guest, "action")
    assert "samuel-grey" in pieces(guest)
    for label in ("benethor-draigo", "crazy-igvand"):
        box = page.locator(piece(label) + " .piece").bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 40, f"too small for a finger: {box}"
        before = guest.told()
        page.locator(piece(label) + " .piece").tap()
        guest.moved(before)
    assert [link["kind"] for link in view(guest)["chain"]] == ["combat"]


def test_of_several_opponents_a_tap_shows_the_cards_of_one(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = duel(invite, house, monkeypatch, MANY, PHONE)
    assert prompt(guest) == "action"
    page = guest.page
    expect(page.locator(piece("parvink"))).to_be_visible()
    expect(page.locator(piece("seva-shadowdancer"))).not_to_be_visible()
    page.locator('[data-head="2"]').tap()
    expect(page.locator(piece("seva-shadowdancer"))).to_be_visible()
    expect(page.locator(piece("parvink"))).not_to_be_visible()
    guest.choose("attack:benethor-draigo")
    # Whoever could be attacked is marked, also where one does not look.
    expect(page.locator(".heads .offered")).to_have_count(5)


def test_to_pass_is_in_sight_below_a_long_list_and_has_a_key(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = duel(invite, house, monkeypatch, FULL, PHONE)
    assert len(guest.keys()) > 9
    rest = guest.decision.locator('button.option[data-key="pass"]')
    box, room = rest.bounding_box(), guest.decision.locator(".options").bounding_box()
    assert box is not None and room is not None
    assert room["y"] <= box["y"] and box["y"] + box["height"] <= room["y"] + room["height"] + 1
    before = guest.told()
    guest.page.keyboard.press("p")
    guest.moved(before)
    assert guest.state()["asked"][0]["seat"] == 1, "whoever passes leaves it to the other"
