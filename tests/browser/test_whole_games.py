"""Whole games at the page, with one kind of hand only."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest


@pytest.mark.parametrize("game", ["Runebound", "The Adventure Game"])
def test_one_click_starts_a_match_which_is_played_to_its_end_with_the_mouse(game: str, ada: Guest) -> None:
    ada.play_now(game)
    expect(ada.page.locator("ul.seats li")).to_have_count(4)
    chance = random.Random(7)
    spaces = 0
    for move in range(30):
        if ada.settle() == "over":
            break
        before = ada.told()
        places = reachable(ada)
        if places and move % 2 == 0:
            ada.page.locator(f'[data-space="{chance.choice(places)}"]').click()
            spaces += 1
        else:
            ada.options.nth(chance.randrange(ada.options.count())).click()
        ada.moved(before)
    assert spaces, "no space of the board was ever clicked"
    if ada.settle() != "over":
        ada.menu().get_by_role("button", name="Let a bot play").click()
        ada.page.get_by_role("alertdialog").get_by_role("button", name="Let the bot play").click()
    ends(ada)


def test_a_match_is_opened_and_played_to_its_end_with_the_keyboard(invite: Invite) -> None:
    ada = invite()
    page, press = ada.page, ada.page.keyboard.press
    page.goto(ada.base)
    expect(page.get_by_label("Your name at the table")).to_be_focused()
    page.keyboard.type("Ada")
    press("Enter")
    expect(page.get_by_role("button", name="New table").first).to_be_visible()
    press("n")
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_focused()
    press("ArrowLeft")
    press("ArrowLeft")
    tab_to(page, "one => one.id.endsWith('-who') && one.value === 'open'")
    press("ArrowDown")
    press("ArrowDown")
    tab_to(page, "one => one.textContent.includes('Begin the game')")
    press("Enter")
    walked = numbered = spaces = 0
    for move in range(40):
        if ada.settle() == "over":
            break
        before = ada.told()
        places = reachable(ada)
        # A turn may have as many questions as there are ways to answer: no way waits for its turn for ever.
        if places and (move % 3 == 0 or not spaces):
            tab_to(page, f"one => {places!r}.includes(one.dataset?.space)")
            press("Enter")
            spaces += 1
        elif move % 3 == 1:
            for _ in range(1 + move % min(4, ada.options.count())):
                press("ArrowDown")
            assert page.evaluate("document.activeElement.matches('button.option')")
            press("Enter")
            walked += 1
        else:
            press(str(1 + move % min(9, ada.options.count())))
            numbered += 1
        ada.moved(before)
    assert walked and numbered and spaces
    if ada.settle() != "over":
        press("m")
        expect(page.get_by_role("dialog")).to_be_visible()
        tab_to(page, "one => one.textContent.includes('Let a bot play')")
        press("Enter")
        expect(page.get_by_role("alertdialog")).to_be_visible()
        tab_to(page, "one => one.textContent.includes('Let the bot play')")
        press("Enter")
        expect(page.get_by_role("dialog")).to_have_count(0)
    ends(ada)


def reachable(guest: Guest) -> list[str]:
    """Spaces on the board that can be chosen now."""
    keys = guest.keys()
    wanted = [key.removeprefix("move:") for key in keys if key.startswith("move:")]
    drawn: list[str] = guest.page.locator("g.reach").evaluate_all("all => all.map(one => one.dataset.space)")
    return [one for one in wanted if one in drawn]


def tab_to(page: Page, true: str) -> None:
    """Press the Tab key until something is true of what has the focus."""
    for _ in range(250):
        if page.evaluate(f"({true})(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {true}")


def ends(guest: Guest) -> None:
    """The match goes to its end, and the page says who won."""
    over = guest.decision.locator(".over")
    expect(over).to_contain_text("won!", timeout=120_000)
    winners = guest.page.locator("ul.seats li.winner b").all_inner_texts()
    assert winners
    assert over.inner_text().strip() == f"{', '.join(winners)} won!"
    expect(guest.options).to_have_count(0)
