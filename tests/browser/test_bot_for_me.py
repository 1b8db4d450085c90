"""A bot takes one's seat only after a question, and gives it back at once."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.backstage import known_as, show_table
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.test_phone import PHONE, fits
from tests.browser.test_two_people import sit_together, whose
from tests.server.house import House


def ask_for_a_bot(guest: Guest) -> Locator:
    """The question that comes before a bot takes the seat."""
    guest.menu().get_by_role("button", name=re.compile("Let a bot play")).first.click()
    question = guest.page.get_by_role("alertdialog")
    expect(question).to_be_visible()
    return question


def test_a_bot_is_asked_for_twice_and_escape_changes_nothing(playing: Guest) -> None:
    page, before = playing.page, playing.told()
    for leave in ("Escape", "button"):
        question = ask_for_a_bot(playing)
        expect(question).to_contain_text("plays on from here until you take the seat back")
        expect(question).to_contain_text("the bots play at your pace while you watch")
        expect(question.get_by_role("button", name="No, I play on")).to_be_focused()
        if leave == "Escape":
            page.keyboard.press("Escape")
        else:
            page.keyboard.press("Enter")
        expect(question).to_be_hidden()
        expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
        page.keyboard.press("Escape")
    page.wait_for_timeout(300)
    assert playing.told() == before
    expect(playing.options.first).to_be_visible()
    expect(page.locator(".replaced")).to_have_count(0)


def test_a_banner_says_that_a_bot_plays_and_one_button_takes_the_seat_back(invite: Invite) -> None:
    ada, bob = sit_together(invite)
    mover, other = whose(ada, bob)
    before, page = mover.told(), mover.page
    question = ask_for_a_bot(mover)
    # Somebody else plays here in person, so that nothing is over in a moment.
    expect(question).not_to_contain_text("at your pace")
    page.keyboard.press("Tab")
    expect(question.get_by_role("button", name="Let the bot play")).to_be_focused()
    page.keyboard.press("Enter")
    banner = page.locator(".replaced")
    expect(banner).to_contain_text("A bot plays")
    expect(mover.decision).not_to_contain_text("Waiting for Ada" if mover is ada else "Waiting for Bob")
    expect(page.get_by_role("dialog")).to_have_count(0)
    mover.moved(before)
    whose(other, mover)
    expect(banner).to_have_count(1)
    expect(other.page.locator(".replaced")).to_have_count(0)
    banner.get_by_role("button", name="Take the seat back").click()
    expect(banner).to_have_count(0)
    for _ in range(40):  # the other passes on until it is this one's turn again
        if mover.options.count():
            break
        if other.options.count():
            other.choose(other.keys()[-1])
        page.wait_for_timeout(30)
    expect(mover.options.first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("until you take the seat back", "A bot plays", "Take the seat back")),
        ("it", ("finché non riprendi il posto", "Un bot gioca", "Riprendi il posto")),
    ],
)
def test_question_and_banner_are_in_both_languages_and_fit_on_a_phone(
    invite: Invite, house: House, language: str, texts: tuple[str, str, str]
) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open("me open")
    with ada.at(table) as seen:
        seen.until(lambda one: one.seats)
        link = seen.seats["table"]["invite"]
    bob.post(f"/api/tables/{table}/sit", seat=1, invite=link, share="0b")
    ada.begin(table)
    guest = invite(locale={"en": "en-GB", "it": "it-IT"}[language], **PHONE)
    known_as(guest, ada)
    show_table(guest, table)
    page = guest.page
    page.locator("button.menu").tap()
    page.get_by_role("button", name=re.compile("Let a bot play|a un bot")).first.tap()
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text(texts[0])
    fits(guest)
    box = question.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390
    question.locator("button.primary").tap()
    expect(page.locator(".replaced")).to_contain_text(texts[1])
    expect(page.locator(".replaced").get_by_role("button", name=texts[2])).to_be_in_viewport()
    fits(guest)


def test_the_bot_plays_at_the_pace_of_the_watcher_and_one_key_takes_the_seat_back(
    invite: Invite, house: House
) -> None:
    """All bots together would play the match to its end within seconds."""
    person = house.guest("Ada")
    ada = invite({"speed": "slow"})
    known_as(ada, person)
    table = person.play("me greedy greedy")
    with person.at(table) as page:
        page.asked()  # so that the page need not show the turns of whoever came before
    show_table(ada, table)
    ada.settle()
    ask_for_a_bot(ada).get_by_role("button", name="Let the bot play").click()
    banner = ada.page.locator(".replaced")
    expect(banner).to_contain_text("A bot plays")
    began = time.monotonic()
    ada.moved(0)
    before = ada.told()
    ada.page.wait_for_timeout(4000)
    told = ada.told()
    took = time.monotonic() - began
    assert told >= 1 and told - before <= 3 * took, (
        f"{told - before} moves in {took:.1f} s: nobody could follow"
    )
    with person.at(ada.table) as page:
        page.until(lambda one: one.state.get("view"))
        assert page.state["answers"] <= told + 3, "the server is far ahead of the page"
    expect(banner.locator("kbd")).to_have_text("B")
    ada.page.keyboard.press("b")
    expect(banner).to_have_count(0)


def test_the_key_is_only_a_letter_while_one_writes(invite: Invite, house: House) -> None:
    ada, bob = sit_together(invite)
    question = ask_for_a_bot(ada)
    question.get_by_role("button", name="Let the bot play").click()
    banner = ada.page.locator(".replaced")
    expect(banner).to_be_visible()
    ada.show("Chat")
    ada.page.locator("#say").press_sequentially("bob")
    expect(banner).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("b")
    expect(banner).to_have_count(0)
    expect(bob.page.locator(".replaced")).to_have_count(0)


def test_nobody_is_offered_to_hand_over_a_friend_s_seat(invite: Invite) -> None:
    ada, _ = sit_together(invite)
    expect(ada.menu().get_by_role("button", name=re.compile("Let a bot play"))).to_have_count(1)
