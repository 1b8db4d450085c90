"""Why something cannot be done: the answer first, its rule as a footnote, and the ruling that explains it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.backstage import known_as, show_table
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playroom import Line
from tests.server.house import House

ALSO = {"en": "see also", "it": "vedi anche"}
LOCALES = {"en": "en-GB", "it": "it-IT"}


def far_away(guest: Guest) -> Locator:
    """A space of the board that the first roll with which one can walk does not reach."""
    guest.settle()
    keys = guest.keys()
    while not any(key.startswith("move:") for key in keys):
        guest.choose("roll" if "roll" in keys else keys[-1])
        guest.settle()
        keys = guest.keys()
    return guest.page.locator(".spaces g.far").last


def ruling_of(message: dict[str, Any]) -> None:
    """A ruling explains every reason."""
    for reason in message.get("reasons", ()):
        reason["note"] = "RB-RUL-04"


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_space_out_of_reach_answers_with_its_reason_and_its_rule_is_a_footnote(
    invite: Invite, house: House, language: str
) -> None:
    ada = house.guest("Ada")
    guest = invite(locale=LOCALES[language])
    heard: list[dict[str, Any]] = []

    def keep(message: dict[str, Any]) -> None:
        if message["is"] == "because":
            ruling_of(message)
            heard.append(message)

    Line(guest, keep)
    known_as(guest, ada)
    show_table(guest, ada.play("me greedy"))
    far_away(guest).dispatch_event("click")
    toast = guest.toasts.last
    expect(toast).to_be_visible()
    guest.until(lambda: bool(heard))
    reason = heard[-1]["reasons"][0]
    line = toast.locator("p").first
    # The answer comes first, and nothing is said that says nothing.
    assert line.inner_text().startswith(reason["text"])
    expect(toast).not_to_contain_text(heard[-1]["text"])
    expect(line).to_contain_text(ALSO[language])
    line.get_by_role("button", name=reason["rule"]).click()
    expect(guest.page.locator(f'li.here[data-rule="{reason["rule"]}"]')).to_be_visible()
    guest.page.keyboard.press("Escape")
    line.get_by_role("button", name="RB-RUL-04").click()
    expect(guest.page.locator('li.here[data-rule="RB-RUL-04"]')).to_be_visible()


def test_without_a_ruling_there_is_nothing_to_see_besides(playing: Guest) -> None:
    far_away(playing).dispatch_event("click")
    line = playing.toasts.last.locator("p").first
    expect(line.get_by_role("button")).to_have_count(1)
    expect(line).not_to_contain_text(ALSO["en"])


def test_a_card_says_why_it_must_wait_and_the_book_closes_before_the_card(ada: Guest) -> None:
    ada.page.get_by_role("button", name="Blow by blow").click()
    ada.settle()
    ada.page.locator(".hand").get_by_role("button", name="Look at Aimed Shot").click()
    large = ada.page.get_by_role("dialog", name="Aimed Shot")
    reason = large.get_by_role("status").locator("p").first
    expect(reason).to_be_visible()
    rule = reason.get_by_role("button").first
    assert not reason.inner_text().startswith(rule.inner_text()), "the law comes before the answer"
    rule.click()
    expect(ada.page.locator("li.here")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("li.here")).to_have_count(0)
    expect(large).to_be_visible()


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_line_of_flavor_stands_in_italics_under_the_card(
    invite: Invite, house: House, language: str
) -> None:
    ada = house.guest("Ada")
    guest = invite(locale=LOCALES[language])
    known_as(guest, ada)
    # Ulfa has nothing to use at the start of a turn, so that a click on her only shows her card.
    seats = [{"kind": "me", "brings": "ulfa"}, {"kind": "bot", "bot": "greedy"}]
    table = ada.post("/api/tables", game="runebound", seats=seats)["id"]
    ada.begin(table)
    show_table(guest, table)
    guest.settle()
    guest.page.locator(".pane button.face, .pane .hero button, .pane button[aria-label]").first.click()
    large = guest.page.get_by_role("dialog")
    expect(large.locator("article")).to_be_visible()
    cards = {card["id"]: card for card in ada.get("/api/games/runebound")["cards"]}
    line = large.get_by_text(cards["ulfa"]["flavour"][language])
    expect(line).to_be_visible()
    assert line.evaluate("one => getComputedStyle(one).fontStyle") == "italic"
