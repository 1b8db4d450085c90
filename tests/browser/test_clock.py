"""The clock: always in sight, counting down, a warning before it is over, and what happens then."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playroom import at_table
from tests.browser.test_phone import PHONE, fits
from tests.server.house import House, Person, sit_down


def clocks(guest: Guest) -> Locator:
    return guest.page.get_by_role("timer")


def seconds(guest: Guest) -> int:
    """What the first clock of a page says is left."""
    minutes, rest = clocks(guest).first.locator("b").inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def seated(house: House, **more: object) -> tuple[Person, Person, str, str]:
    """Two people of whom the first moves first, the name of that one, and their table."""
    people = [house.guest("Ada"), house.guest("Bob")]
    table = sit_down(people, "runebound", **more)
    with people[0].at(table) as page:
        page.until(lambda one: one.state.get("view"))
        first = int(page.state["waiting"][0])
    return people[first], people[1 - first], ("Ada", "Bob")[first], table


@pytest.mark.parametrize(
    ("kind", "then"),
    [("decision", "then a bot answers for you"), ("turn", "a bot plays the rest of your turn")],
)
def test_both_see_whose_time_runs_and_how_it_runs_down(
    invite: Invite, house: House, kind: str, then: str
) -> None:
    mover, other, name, table = seated(house, clock=600, clock_for=kind)
    mine, theirs = at_table(invite, house, mover, table), at_table(invite, house, other, table)
    expect(clocks(mine)).to_have_count(1)
    expect(clocks(mine)).to_contain_text("You")
    expect(clocks(mine)).to_contain_text(then)
    expect(clocks(theirs)).to_contain_text(name)
    expect(clocks(theirs)).not_to_contain_text("You")
    expect(clocks(theirs)).to_have_attribute("aria-label", re.compile(rf"{name}.*: 9:\d\d left .*then a bot"))
    before = seconds(mine)
    assert 500 < before <= 600
    mine.page.wait_for_timeout(2500)
    assert before - 30 < seconds(mine) <= before - 2
    assert abs(seconds(mine) - seconds(theirs)) <= 2
    # The warning is not there before it is time for it.
    expect(mine.page.locator(".soon")).to_have_text("")
    assert "left" not in mine.page.title()


@pytest.mark.parametrize("date", ["0", "4102444800000"])
def test_a_device_whose_clock_is_wrong_counts_right(invite: Invite, house: House, date: str) -> None:
    mover, _, _, table = seated(house, clock=600)
    guest = invite()
    guest.context.add_init_script(f"Date.now = () => {date}")
    guest.context.add_cookies(
        [{"name": one, "value": value, "url": guest.base} for one, value in mover.http.cookies.items()]
    )
    guest.page.goto(f"{guest.base}/#/table/{table}")
    expect(clocks(guest)).to_be_visible()
    before = seconds(guest)
    assert 500 < before <= 600
    guest.page.wait_for_timeout(2500)
    assert before - 30 < seconds(guest) <= before - 2


@pytest.mark.parametrize(
    ("locale", "warns", "title"),
    [
        ("en-GB", "Less than 10 seconds left: then a bot answers for you.", r"^0:\d\d left! - Your turn - "),
        (
            "it-IT",
            "Restano meno di 10 secondi: poi risponde un bot per te.",
            r"^ancora 0:\d\d! - Tocca a te - ",
        ),
    ],
)
def test_a_warning_comes_before_the_end_and_then_a_bot_chooses(
    invite: Invite, house: House, locale: str, warns: str, title: str
) -> None:
    mover, _, name, table = seated(house, clock=16)
    guest = at_table(invite, house, mover, table, locale=locale, **PHONE)
    expect(clocks(guest)).to_be_in_viewport()
    fits(guest)
    alert = guest.page.locator(".soon[role=alert]")
    expect(alert).to_have_text(warns, timeout=15_000)
    expect(alert).to_be_in_viewport()
    expect(guest.page).to_have_title(re.compile(title))
    # It is read out once: while the time runs on, the sentence stays as it is.
    changes = guest.page.evaluate(
        """() => new Promise(done => {
          let count = 0;
          const seen = new MutationObserver(() => count++);
          seen.observe(document.querySelector('.soon'), {childList: true, subtree: true, characterData: true});
          setTimeout(() => { seen.disconnect(); done(count); }, 1500);
        })"""
    )
    assert changes == 0
    guest.moved(0)
    lines = [line["text"] for line in guest.state()["lines"]]
    assert any(name in line and ("out of time" in line or "finito il tempo" in line) for line in lines), lines


def test_the_form_offers_a_clock_for_a_turn_and_lists_say_so(ada: Guest) -> None:
    page = ada.page
    page.get_by_role("button", name=re.compile("New table.*Runebound")).click()
    leaf = page.get_by_role("dialog")
    expect(leaf.get_by_role("radio", name=re.compile("A whole turn"))).to_have_count(0)
    leaf.get_by_role("radio", name="5 minutes", exact=True).check()
    turn = leaf.get_by_role("radio", name=re.compile("A whole turn"))
    expect(turn).to_be_in_viewport()
    expect(leaf.get_by_role("radio", name=re.compile("Each decision"))).to_be_checked()
    expect(leaf).to_contain_text("a bot plays the rest of the turn")
    turn.check()
    leaf.locator("button[type=submit], form button.primary").last.click()
    page.wait_for_url("**/#/table/*")
    rule = "5 minutes for a whole turn; when they are over, a bot plays the rest of it."
    expect(page.locator("section.gathering")).to_contain_text(rule)
    page.get_by_role("button", name="To the lobby").click()
    row = page.get_by_role("region", name="Your tables").get_by_role("listitem").first
    expect(row).to_contain_text("5 minutes a turn")


def test_the_menu_says_what_the_clock_does_and_that_there_is_none(invite: Invite, house: House) -> None:
    mover, _, _, table = seated(house, clock=3600, clock_for="turn")
    guest = at_table(invite, house, mover, table, locale="it-IT")
    guest.page.locator("button.menu").click()
    group = guest.page.get_by_role("region", name="Questo tavolo")
    expect(group).to_contain_text("1 ora per tutto il turno; allo scadere un bot gioca il resto del turno.")
    free = at_table(invite, house, mover, mover.play("me greedy"))
    expect(free.menu().get_by_role("region", name="This table")).to_contain_text("No clock runs here.")
    expect(clocks(free)).to_have_count(0)
