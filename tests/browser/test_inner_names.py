"""Names that only the program knows, and words of the other language, stay inside."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.backstage import towards_a_fight
from tests.browser.guest import Guest

NOTHING = ("done", "stay", "pass")


def test_the_chapters_of_the_rules_are_in_the_language_of_the_page(playing: Guest) -> None:
    page = playing.page
    heading = page.locator("#rule-title")
    playing.decision.locator("button.cite").first.click()
    english = heading.inner_text()
    assert english.strip()
    page.keyboard.press("Escape")
    playing.menu().get_by_role("button", name="Italiano").click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    playing.decision.locator("button.cite").first.click()
    expect(heading).not_to_have_text(english)


def test_the_menu_says_in_words_what_is_answered_by_itself(playing: Guest) -> None:
    for _ in range(150):
        assert playing.settle() == "asked", "nothing was ever asked that could be passed"
        asked = playing.state()["asked"][0]
        if any(option["key"] in NOTHING for option in asked["options"]):
            break
        playing.choose(towards_a_fight(playing.state()))
    playing.page.get_by_label("always answer “nothing” here").click()
    # In Italian, for a good English sentence might have the same word as the prompt's name.
    menu = playing.menu()
    menu.get_by_role("button", name="Italiano").click()
    row = menu.locator("label.check")
    expect(row).to_contain_text("fermati comunque qui")
    expect(row).not_to_contain_text(asked["prompt"])


def test_a_bot_that_waits_for_players_has_a_name_in_words(ada: Guest) -> None:
    ada.lay(["me", "open", "bot greedy"])
    waiting = ada.page.locator("section.gathering li")
    expect(waiting).to_have_count(3)
    expect(waiting.last).not_to_contain_text(re.compile(r"\bgreedy\b"))
