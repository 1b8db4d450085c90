"""Who comes back after an absence is told in a few sentences what happened, and where it begins in the log."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playroom import at_table
from tests.browser.test_phone import PHONE, fits
from tests.server.house import House, Person

ENOUGH = 60


def away(guest: Guest) -> Locator:
    return guest.page.locator("section.away")


def goes_on(house: House, game: str) -> tuple[Person, str]:
    """A table at which much happened while nobody looked."""
    person = house.guest("Ada")
    table = person.play("me greedy greedy", game)
    with person.at(table) as page:
        page.until(lambda one: one.state.get("view"))
    person.post(f"/api/tables/{table}/seats/0", bot="greedy")
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        time.sleep(0.05)
        state = person.http.get(f"/api/tables/{table}/at/{ENOUGH}")
        if state.status_code == 200:
            person.post(f"/api/tables/{table}/seats/0", bot="")  # the match must not end under the story
            return person, table
    raise AssertionError("the bots do not play on")


@pytest.mark.parametrize("game", ["runebound", "wow-adventure"])
def test_a_few_sentences_tell_what_happened_and_the_rest_is_counted(
    invite: Invite, house: House, game: str
) -> None:
    person, table = goes_on(house, game)
    guest = at_table(invite, house, person, table)
    story = away(guest)
    expect(story).to_be_visible()
    expect(story.get_by_role("heading")).to_have_text("Since you left")
    told = story.get_by_role("listitem")
    assert 1 <= told.count() <= 10
    sentences = [" ".join(one.split()) for one in told.all_text_contents()]
    assert len(set(sentences)) == len(sentences), sentences
    rest = re.search(r"And ([\d,]+) smaller things", story.inner_text())
    assert rest and int(rest[1].replace(",", "")) > 10
    # Nothing is invented: each sentence is a line of the log, after the mark.
    story.get_by_role("button", name="Read it in the log").click()
    expect(story).to_have_count(0)
    since = guest.page.locator("ol.log > li.since")
    expect(since).to_have_count(1)
    log = guest.page.evaluate(
        """() => {
          const all = [...document.querySelectorAll('ol.log > li')];
          const mark = all.findIndex(one => one.classList.contains('since'));
          return all.slice(mark + 1).map(one => one.textContent.split(/\\s+/).filter(Boolean).join(' '));
        }"""
    )
    assert all(one in log for one in sentences), sentences


def test_the_story_is_told_in_italian_fits_on_a_phone_and_goes_away(invite: Invite, house: House) -> None:
    person, table = goes_on(house, "runebound")
    guest = at_table(invite, house, person, table, locale="it-IT", **PHONE)
    story = away(guest)
    expect(story.get_by_role("heading")).to_have_text("Mentre non c’eri")
    expect(story).to_contain_text(re.compile(r"E altre [\d.]+ piccole cose, nel diario\."))
    expect(story.get_by_role("button", name="Leggi nel diario")).to_be_in_viewport(ratio=1)
    fits(guest)
    story.get_by_role("button", name="Chiudi").first.tap()
    expect(story).to_have_count(0)


def test_who_was_gone_for_a_moment_is_told_no_story(invite: Invite, house: House) -> None:
    person = house.guest("Ada")
    guest = at_table(invite, house, person, person.play("me greedy"))
    guest.settle()
    guest.page.reload()
    guest.settle()
    guest.page.wait_for_timeout(400)
    expect(away(guest)).to_have_count(0)


def test_a_stranger_who_comes_for_the_first_time_is_told_no_story(invite: Invite, house: House) -> None:
    ada = house.guest("Ada")
    public = ada.play("me greedy greedy", public=True)
    with ada.at(public) as page:
        for _ in range(12):
            page.answer()
    eve = at_table(invite, house, house.guest("Eve"), public)
    eve.page.wait_for_timeout(400)
    expect(away(eve)).to_have_count(0)


def test_a_key_closes_it(invite: Invite, house: House) -> None:
    person, table = goes_on(house, "runebound")
    guest = at_table(invite, house, person, table)
    expect(away(guest)).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(away(guest)).to_have_count(0)
