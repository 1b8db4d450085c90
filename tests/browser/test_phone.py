"""The page in the hand: a small screen and a finger."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


def fits(guest: Guest) -> None:
    """The document does not scroll sideways."""
    wide, view = guest.page.evaluate("[document.scrollingElement.scrollWidth, window.innerWidth]")
    assert wide <= view == 390, f"the page is {wide} wide on a screen of 390 ({view})"


def test_a_phone_never_scrolls_sideways_and_a_finger_can_move(invite: Invite) -> None:
    guest = invite(**PHONE)
    page = guest.page
    page.goto(guest.base)
    expect(page.get_by_label("Your name at the table")).to_be_visible()
    fits(guest)
    page.get_by_label("Your name at the table").fill("Ada")
    page.get_by_role("button", name="Come in and play").tap()
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    fits(guest)
    page.get_by_role("button", name="New table").first.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    fits(guest)
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Play now against bots").first.tap()
    for move in range(12):
        if guest.settle() == "over":
            break
        fits(guest)
        before = guest.told()
        option = guest.options.nth(move % guest.options.count())
        option.scroll_into_view_if_needed()
        box = option.bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
        assert box["y"] >= 0 and box["y"] + box["height"] <= 844
        assert box["height"] >= 40, "too small for a finger"
        option.tap()
        guest.moved(before)
    # While something happens on the stage, it covers the rest until the board is looked at.
    if page.locator(".stage").count():
        page.get_by_role("button", name="Look at the board").tap()
    for tab in ("Log", "Chat", "Table"):
        page.get_by_role("tab", name=tab).tap()
        fits(guest)
    page.get_by_role("button", name="Menu", exact=True).tap()
    fits(guest)


def in_sight(guest: Guest, place: str) -> bool:
    """Whether the middle of a space is within the part of the board that is shown, and clear of its buttons."""
    frame = guest.page.locator("main > .board").bounding_box()
    space = guest.page.locator(f'[data-space="{place}"]')
    box = space.bounding_box() if space.count() else None
    if frame is None or box is None:
        return False
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    across = frame["x"] + 60 < x < frame["x"] + frame["width"] - 5
    return across and frame["y"] + 5 < y < frame["y"] + frame["height"] - 80


def test_a_finger_on_the_board_moves_the_hero(invite: Invite) -> None:
    guest = invite(**PHONE)
    guest.come("Ada")
    guest.play_now()
    for _ in range(20):
        keys = guest.keys()
        places = [key.removeprefix("move:") for key in keys if key.startswith("move:")]
        drawn = [one for one in places if in_sight(guest, one)]
        before = guest.told()
        if drawn:
            guest.page.locator(f'[data-space="{drawn[0]}"]').tap()
            guest.moved(before)
            return
        guest.options.first.tap()
        guest.moved(before)
        assert guest.settle() == "asked"
    raise AssertionError("nobody could go anywhere")
