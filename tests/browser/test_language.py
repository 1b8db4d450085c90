"""The language of the page is changed at the table, and everything follows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest

LOCALE = Path(__file__).parents[2] / "web" / "src" / "locale"
# The name of a message, where a sentence should stand.
LEAK = re.compile(r"[a-z]+(-[a-z0-9]+)+")
SEEN = """() => [...document.querySelectorAll('button, h1, h2, h3, h4, th, legend, label, option, summary, dd, a,'
    + ' .prompt, li, p, small, [aria-label], [title], [placeholder]')]
  .filter(one => one.checkVisibility())
  .flatMap(one => [one.innerText, one.getAttribute('aria-label'), one.getAttribute('title'),
    one.getAttribute('placeholder')])
  .filter(Boolean).flatMap(one => one.split('\\n')).map(one => one.trim()).filter(Boolean)"""


def leaks(page: Page) -> set[str]:
    """Names of messages that show on the page, in any of its words."""
    known = {
        line.split(" =")[0]
        for file in LOCALE.glob("*.ftl")
        for line in file.read_text().splitlines()
        if re.match(r"[a-z][a-z0-9-]* =", line)
    }
    seen: list[str] = page.evaluate(SEEN)
    return {one for one in seen if LEAK.fullmatch(one) or ("-" in one and one in known)}


def speak(guest: Guest, language: str, menu: str, close: str) -> None:
    """Choose a language in the menu."""
    guest.page.get_by_role("button", name=menu, exact=True).click()
    dialog = guest.page.get_by_role("dialog")
    before = dialog.locator("h2, h3, dd").all_inner_texts()
    dialog.get_by_role("button", name=language).click()
    expect(dialog.get_by_role("button", name=language)).to_have_attribute("aria-pressed", "true")
    after = dialog.locator("h2, h3, dd").all_inner_texts()
    assert before and not [one for one, other in zip(before, after, strict=True) if one == other]
    assert not leaks(guest.page)
    dialog.get_by_role("button", name=close).first.click()


def test_prompt_log_buttons_and_menu_change_to_italian_and_back(playing: Guest) -> None:
    page = playing.page
    for _ in range(4):
        playing.choose(playing.keys()[0])
        playing.settle()
    english = words(playing, "Log")
    assert not leaks(page)

    speak(playing, "Italiano", "Menu", "Chiudi")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(playing.decision.locator(".prompt")).not_to_have_text(english["prompt"][0])
    italian = words(playing, "Diario")
    assert not leaks(page)
    for what, told in english.items():
        assert len(told) == len(italian[what]), what
        same = [one for one, other in zip(told, italian[what], strict=True) if one == other]
        # Proper names are the same in both languages, sentences are not.
        assert not [one for one in same if len(one.split()) > 3], what
        assert len(same) < len(told) or not told, what

    speak(playing, "English", "Menù", "Close")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(playing.decision.locator(".prompt")).to_have_text(english["prompt"][0])
    assert words(playing, "Log") == english


def words(guest: Guest, log: str) -> dict[str, list[str]]:
    """What the page says now: the prompt, the options, the tools, the tabs and the log."""
    guest.page.get_by_role("tab", name=re.compile(f"^{log}$")).click()
    decision = guest.decision
    return {
        "prompt": [text.strip() for text in decision.locator(".prompt").all_inner_texts()],
        "options": [text.strip() for text in guest.options.locator(".text").all_inner_texts()],
        "tools": decision.locator(".tools button").all_inner_texts(),
        "tabs": guest.page.get_by_role("tab").all_inner_texts(),
        "log": [one.strip() for one in guest.log.all_inner_texts()],
    }


@pytest.mark.parametrize("game", ["Runebound", "The Adventure Game"])
def test_no_name_of_a_message_shows_in_the_lobby_or_at_the_table_in_either_language(
    game: str, invite: Invite
) -> None:
    guest = invite()
    page = guest.page
    page.goto(guest.base)
    expect(page.get_by_label("Your name at the table")).to_be_visible()
    assert not leaks(page)
    guest.come("Ada")
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    for language in ("Italiano", "English"):
        page.get_by_role("button", name=language).click()
        assert not leaks(page)
        # What leads to a dialog of the lobby itself, and not to another page.
        for leaf in (
            page.locator("article .second")
            .filter(has_not_text=re.compile("Build decks|Costruisci mazzi"))
            .all()
        ):
            leaf.click()
            expect(page.locator("dialog select").first).to_be_visible()
            expect(page.locator("dialog select.hero").first).to_be_enabled()
            assert not leaks(page)
            page.keyboard.press("Escape")
    guest.play_now(game)
    for _ in range(12):
        assert not leaks(page)
        if guest.settle() == "over":
            break
        guest.choose(guest.keys()[0])
        guest.settle()
