"""Packs of the card game on the page: a draft is picked, decks are built and side decked by click."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.duels import duel, until, view
from tests.browser.guest import Guest
from tests.browser.playroom import at_table
from tests.browser.test_access import serious
from tests.browser.test_duel import words_of
from tests.browser.test_language import speak
from tests.browser.test_phone import PHONE, fits
from tests.server.house import House

SIDE: dict[str, Any] = {
    "options": {"match": "best-of-three"},
    "won": [0],
    "turn": {"phase": "side-deck"},
    "seats": [
        {
            "hero": "gorebelly",
            "listed": ["execute"] * 3 + ["samuel-grey"] * 4,
            "side": ["mocking-blow", "rend"],
        },
        {"hero": "boris-brightbeard", "listed": ["flash-heal"] * 4, "side": ["flash-heal"]},
    ],
}


def packs(invite: Invite, house: House, form: str, seats: str, **screen: Any) -> Guest:
    """Somebody at a table at which decks are made from packs."""
    person = house.guest("Ada")
    table = person.play(seats, "wow-tcg", options={"format": form})
    guest = at_table(invite, house, person, table, **screen)
    guest.settle()
    return guest


def test_a_draft_is_picked_by_click_and_counted(invite: Invite, house: House) -> None:
    guest = packs(invite, house, "draft", "me greedy greedy greedy")
    page = guest.page
    for taken in range(3):
        guest.settle()
        expect(page.locator("[data-pack]")).to_have_attribute("data-pack", str(15 - taken))
        expect(page.get_by_role("heading", name=f"Your cards ({taken})")).to_be_visible()
        pack = view(guest)["limited"]["pack"]
        own = view(guest)["limited"]["pool"]
        page.locator("[data-pack] .slot .face").last.click()
        until(guest, lambda one, want=taken + 1: sum(one["limited"]["pool"].values()) == want)  # type: ignore[misc]
        pool = view(guest)["limited"]["pool"]
        assert {name for name in pool if pool[name] != own.get(name)} == {pack[-1]}
    guest.settle()
    assert not serious(page, "draft")


def test_a_deck_is_built_by_click_and_says_why_it_is_not_ready(invite: Invite, house: House) -> None:
    guest = packs(invite, house, "sealed", "me greedy")
    page = guest.page
    lists = page.locator(".making section")
    expect(lists.last).to_contain_text("Deck (0)")
    could = {key for key in guest.keys() if key.startswith("main:")}  # noqa: SIM118
    lists.first.locator("button.card.offered").first.click()
    until(guest, lambda one: bool(one["limited"]["deck"]))
    [card] = view(guest)["limited"]["deck"]
    assert f"main:{card}" in could
    expect(lists.last).to_contain_text("Deck (1)")
    page.get_by_role("button", name="Ready", exact=True).click()
    expect(guest.toasts).to_contain_text("30")
    assert view(guest)["limited"]["done"] in ([], [1])
    guest.settle()
    lists.last.locator("button.card.offered").first.click()
    until(guest, lambda one: one["limited"]["deck"] == {})
    guest.settle()
    other = next(key for key in guest.keys() if key.startswith("hero:")).removeprefix("hero:")  # noqa: SIM118
    page.locator(".making select").select_option(other)
    until(guest, lambda one: one["limited"]["hero"] == other)
    assert not serious(page, "building")


def test_between_two_games_a_card_goes_out_and_another_comes_in(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = duel(invite, house, monkeypatch, SIDE, options={"match": "best-of-three"})
    lists = guest.page.locator(".making section")
    # What lies in the side deck cannot come in before something has gone out.
    expect(lists.first.locator("button.offered")).to_have_count(0)
    for number, name in ((1, "Execute"), (0, "Rend")):
        guest.settle()
        before = guest.told()
        lists.nth(number).locator("button.card.offered", has_text=name).click()
        guest.moved(before)
    contest = view(guest)["contest"]
    assert contest["deck"] == {"execute": 2, "samuel-grey": 4, "rend": 1}
    assert contest["side"] == {"execute": 1, "mocking-blow": 1}
    expect(lists.last).to_contain_text("Rend")


@pytest.mark.parametrize(("form", "seats"), [("draft", "me greedy greedy greedy"), ("sealed", "me greedy")])
def test_packs_fit_a_phone_and_speak_italian(invite: Invite, house: House, form: str, seats: str) -> None:
    guest = packs(invite, house, form, seats, **PHONE)
    fits(guest)
    speak(guest, "Italiano", "Menu", "Chiudi")
    fits(guest)
    english = words_of("en")
    said = guest.page.locator(".mat").evaluate(
        """mat => [...mat.querySelectorAll('h2, h3, header span, .tabs button, section, ul')]
          .map(one => (one.getAttribute('aria-label') ?? '') + ' '
            + (one.matches('ul, section') ? '' : one.textContent)).join(' ')"""
    )
    found = [word for word in said.lower().replace("(", " ").split() if word in english]
    assert said.strip() and not found, found
