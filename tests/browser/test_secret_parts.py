"""Several questions of one person are open at once, and others choose in secret at the same time."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playroom import at_table, gathered
from tests.browser.test_phone import PHONE, fits
from tests.browser.test_room_for_choices import DESK, roomy
from tests.server.house import House, sit_down

SWITCH = re.compile("2 questions are open for you|Hai 2 domande aperte")


def switch(guest: Guest) -> Locator:
    return guest.decision.get_by_role("group", name=SWITCH)


def test_who_has_two_characters_answers_for_each_in_their_own_time(invite: Invite, playroom: House) -> None:
    (ada, bob, cleo), _ = gathered(invite, playroom, "toy-faction")
    expect(switch(ada)).to_have_count(0)
    expect(switch(cleo).get_by_role("button")).to_have_count(2)
    assert cleo.keys() == [f"ash/bid:{coins}" for coins in range(4)]
    expect(cleo.decision).to_contain_text("Ada (Amber) and Bob (Ruby) choose at the same time, in secret.")
    switch(cleo).get_by_role("button", name=re.compile("frost", re.IGNORECASE)).click()
    expect(cleo.decision.locator(".prompt")).to_contain_text("How much does Frost bid?")
    assert cleo.keys() == [f"frost/bid:{coins}" for coins in range(4)]
    cleo.choose("frost/bid:2")
    # The other question is left, alone.
    expect(switch(cleo)).to_have_count(0)
    expect(cleo.decision.locator(".prompt")).to_contain_text("How much does Ash bid?")
    cleo.choose("ash/bid:1")
    expect(cleo.decision).to_contain_text("Waiting for two others: Ada (Amber) and Bob (Ruby).")
    ada.choose("amber/bid:3")
    for one in (ada, cleo):
        expect(one.decision).to_contain_text("Waiting for Bob (Ruby).")
    # Until the last one has chosen nobody is told what the others chose.
    for guest in (ada, bob, cleo):
        told = [found for found in map(json.loads, guest.frames) if found["is"] == "state"]
        assert told and not any(state["view"]["bids"] for state in told)
        assert not any(line["kind"] == "bid" for state in told for line in state["lines"])
    bob.choose("ruby/bid:0")
    for guest in (ada, bob, cleo):
        expect(guest.note).to_be_empty()
        guest.show("Log")
        expect(guest.page.locator("ol.log")).to_contain_text("Frost bids 2 coins.")


def test_arrows_walk_through_the_questions_and_digits_answer_the_one_that_is_shown(
    invite: Invite, playroom: House
) -> None:
    (*_, cleo), _ = gathered(invite, playroom, "toy-faction")
    prompt, press = cleo.decision.locator(".prompt"), cleo.page.keyboard.press
    expect(prompt).to_contain_text("Ash bid?")
    for key, who in (("ArrowRight", "Frost"), ("ArrowRight", "Ash"), ("ArrowLeft", "Frost")):
        press(key)
        expect(prompt).to_contain_text(f"{who} bid?")
    # Whoever cannot see the page hears which question it is.
    chosen = switch(cleo).locator("[aria-pressed=true]")
    expect(chosen).to_have_attribute("data-question", "2/frost")
    expect(chosen).to_be_focused()
    before = cleo.told()
    press("3")
    cleo.moved(before)
    expect(prompt).to_contain_text("Ash bid?")
    # What was chosen for Frost can be taken back, and both are asked again.
    cleo.page.get_by_role("button", name="Take back: 2 coins").click()
    expect(switch(cleo).get_by_role("button")).to_have_count(2)


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_finger_changes_the_question_on_a_phone(invite: Invite, playroom: House, language: str) -> None:
    people = [playroom.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = sit_down(people, "toy-faction")
    locale = {"en": "en-GB", "it": "it-IT"}[language]
    cleo = at_table(invite, playroom, people[2], table, locale=locale, **PHONE)
    fits(cleo)
    assert not roomy(cleo)
    button = switch(cleo).get_by_role("button").nth(1)
    box = button.bounding_box()
    assert box is not None and box["height"] >= 40, "too small for a finger"
    button.tap()
    expect(cleo.options.first).to_have_attribute("data-key", "frost/bid:0")
    before = cleo.told()
    cleo.options.nth(1).tap()
    cleo.moved(before)
    expect(cleo.options.first).to_have_attribute("data-key", "ash/bid:0")
    fits(cleo)


def test_two_questions_and_a_hint_leave_room_for_the_choices(invite: Invite, playroom: House) -> None:
    people = [playroom.guest(name) for name in ("Ada", "Bob", "Cleo")]
    cleo = at_table(invite, playroom, people[2], sit_down(people, "toy-faction"), **DESK)
    cleo.settle()
    assert not roomy(cleo)
    cleo.page.keyboard.press("h")
    expect(cleo.decision.locator(".advice")).to_be_visible()
    assert not roomy(cleo)


def test_a_person_with_two_seats_is_asked_for_both_and_hints_and_reasons_speak_of_the_one_that_is_shown(
    invite: Invite, playroom: House
) -> None:
    ada = playroom.guest("Ada")
    guest = at_table(invite, playroom, ada, ada.play("me me greedy", "toy-faction"))
    expect(switch(guest).get_by_role("button")).to_have_count(2)
    guest.page.keyboard.press("ArrowRight")
    expect(guest.decision.locator(".prompt")).to_contain_text("Ruby bid?")
    guest.page.keyboard.press("h")
    advised = guest.decision.locator("button.option.advised")
    expect(advised).to_have_count(1)
    assert str(advised.get_attribute("data-key")).startswith("ruby/")
    assert guest.state()["seat"] == 1, "the table is seen through other eyes"
    guest.page.keyboard.press("ArrowLeft")
    expect(guest.decision.locator(".advice")).to_have_count(0)
    expect(guest.decision.locator(".prompt")).to_contain_text("Amber bid?")
    guest.choose("amber/bid:0")
    guest.choose("ruby/bid:0")
    guest.settle()
    expect(guest.note).to_be_empty()
