"""Names that only the program knows, and words of the other language, stay inside."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.backstage import known_as, show_table
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.server.house import House

WINDOWS = ("challenge", "before-roll", "after-roll", "won", "hurt", "ability")


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


def test_the_menu_says_in_words_where_one_always_passes_or_is_asked(invite: Invite, house: House) -> None:
    person = house.guest("Ada")
    table = person.play("me me", "wow-adventure")
    with person.at(table) as page:
        for number, name in enumerate(WINDOWS):
            want = "stop" if number % 2 else "skip"
            assert page.ask("window", seat=number % 2, window=f"use.{name}", want=want)["is"] == "state"
    guest = invite()
    known_as(guest, person)
    show_table(guest, table)
    menu = guest.menu()
    rows = menu.get_by_role("list").get_by_role("listitem")
    expect(rows).to_have_count(len(WINDOWS))
    english = rows.all_inner_texts()
    menu.get_by_role("button", name="Italiano").click()
    expect(rows.first).to_contain_text(re.compile("Passi sempre|Ti si chiede sempre"))
    italian = rows.all_inner_texts()
    assert not set(english) & set(italian)
    assert not [one for one in (*english, *italian) if re.search(r"\buse\b|[a-z]\.[a-z]|[a-z]-[a-z]+-", one)]
    assert len(set(english)) == len(set(italian)) == len(WINDOWS)


def test_a_bot_that_waits_for_players_has_a_name_in_words(ada: Guest) -> None:
    ada.lay(["me", "open", "bot greedy"])
    waiting = ada.page.locator("section.gathering .chairs li")
    expect(waiting).to_have_count(3)
    expect(waiting.last).not_to_contain_text(re.compile(r"\bgreedy\b"))
