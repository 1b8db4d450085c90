"""A card that cannot be used now is shown large, with the rule that stands against it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.server.house import House


def test_a_card_of_the_hand_says_why_it_must_wait(ada: Guest, house: House) -> None:
    """A shot is for combats, and the character is still on the road."""
    games = {one["id"]: one for one in house.guest("Eve").get("/api/games")}
    ada.page.get_by_role("button", name=games["wow-adventure"]["lessons"][1]["title"]["en"]).click()
    ada.settle()
    assert ada.state()["asked"][0]["prompt"] == "movement"
    ada.page.locator(".hand").get_by_role("button", name="Look at Aimed Shot").click()
    large = ada.page.get_by_role("dialog", name="Aimed Shot")
    expect(large.get_by_role("heading", name="Why not now")).to_be_visible()
    large.get_by_role("button", name="TAG-ABL-09").click()
    expect(ada.page.locator('li.here[data-rule="TAG-ABL-09"]')).to_be_visible()
