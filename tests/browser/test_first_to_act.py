"""Where several may act, whoever is first acts; the others are told so, and nobody is blamed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.backstage import known_as, show_table
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playroom import Line, at_table, bid_nothing
from tests.server.house import House, Person, sit_down

LOCALES = {"en": "en-GB", "it": "it-IT"}
FASTER = {"en": "Bob was faster.", "it": "Bob ha fatto prima."}


def lions_act(playroom: House) -> tuple[list[Person], str]:
    """Ada and Bob, both Lions, may act now."""
    people = [playroom.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = sit_down(people, "toy-faction")
    bid_nothing(people, table)
    return people, table


def test_a_line_says_who_may_act_as_well_and_whoever_is_slower_reads_who_was_faster(
    invite: Invite, playroom: House
) -> None:
    people, table = lions_act(playroom)
    ada, bob, cleo = (at_table(invite, playroom, one, table) for one in people)
    first = ada.decision.locator(".meanwhile")
    expect(first).to_have_text("Bob (Ruby) may act as well: whoever chooses first acts.")
    expect(cleo.decision).to_contain_text("Waiting for Ada (Amber) or Bob (Ruby).")
    bob.choose("ruby/hunt")
    expect(ada.note).to_have_text("Bob was faster.")
    expect(ada.options).to_have_count(0)
    expect(bob.note).to_be_empty()
    expect(cleo.note).to_be_empty()
    bob.choose("keep")
    # Both may act again; who acts is not told that they were slower.
    expect(first).to_be_visible()
    ada.choose("amber/done")
    expect(ada.note).to_be_empty()
    expect(bob.note).to_have_text("Ada was faster.")
    for guest in (ada, bob, cleo):
        expect(guest.scolded).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "it"])
def test_an_answer_that_comes_too_late_is_noted_politely_and_the_new_question_is_there(
    invite: Invite, playroom: House, language: str
) -> None:
    people, table = lions_act(playroom)
    ada = invite(at=playroom, locale=LOCALES[language])
    line = Line(ada)
    known_as(ada, people[0])
    show_table(ada, table)
    ada.settle()
    line.hold()
    with people[1].at(table) as bob:
        bob.asked()
        bob.answer("ruby/done")
    hunt(ada)
    expect(ada.decision.locator(".options")).to_have_attribute("aria-busy", "true")
    line.release()
    expect(ada.note).to_have_text(FASTER[language])
    expect(ada.decision.locator(".options")).to_have_attribute("aria-busy", "false")
    expect(ada.scolded).to_have_count(0)
    assert ada.told() == 5, "the late answer was taken"
    # The question is a new one, and can be answered.
    hunt(ada)
    ada.moved(5)
    expect(ada.note).to_be_empty()
    assert ada.state()["asked"][0]["prompt"] == "reroll"


def hunt(guest: Guest) -> None:
    guest.decision.locator('button.option[data-key="amber/hunt"]').click()


def test_a_late_answer_where_nobody_could_be_first_is_noted_as_well(invite: Invite, playroom: House) -> None:
    ada = playroom.guest("Ada")
    table = ada.play("me me", "toy-road")
    guest = invite(at=playroom)
    line = Line(guest)
    known_as(guest, ada)
    show_table(guest, table)
    guest.settle()
    line.hold()
    with ada.at(table) as elsewhere:  # the same person on another device
        elsewhere.asked()
        elsewhere.answer("walk")
    guest.decision.locator('button.option[data-key="stay"]').click()
    expect(guest.decision.locator(".options")).to_have_attribute("aria-busy", "true")
    line.release()
    expect(guest.note).to_contain_text("The table has moved on")
    expect(guest.scolded).to_have_count(0)


def test_who_has_all_that_may_act_chooses_which_of_them_is_first(invite: Invite, playroom: House) -> None:
    people, table = lions_act(playroom)
    for number, key in enumerate(("amber/done", "ruby/done")):
        with people[number].at(table) as page:
            page.until(lambda one, answers=4 + number: one.state.get("answers") == answers)  # type: ignore[misc]
            page.answer(key)
    cleo = at_table(invite, playroom, people[2], table)
    expect(cleo.decision.locator(".meanwhile")).to_have_text("You choose which of yours acts first.")
    cleo.page.keyboard.press("ArrowRight")
    cleo.choose("frost/done")
    cleo.settle()
    assert {key.split("/")[0] for key in cleo.keys()} == {"ash"}  # noqa: SIM118
    expect(cleo.note).to_be_empty()
