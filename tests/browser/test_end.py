"""The end of a match: it opens by itself, says what decided it, and leads back to what turned the match."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.backstage import known_as
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.server.house import House, Person

REVIEWED = 90_000  # milliseconds
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.fixture(scope="module")
def over(house: House) -> Iterator[tuple[Person, str]]:
    """Somebody, and a table of theirs at which bots have played to the end."""
    person = house.guest("Ada")
    table = person.play("me greedy", "wow-adventure")
    with person.at(table) as page:
        page.asked()
        person.post(f"/api/tables/{table}/seats/0", bot="greedy")
        page.until(lambda one: one.state["stage"] == "over")
    yield person, table


def at_the_end(guest: Guest, person: Person, table: str) -> Locator:
    """The page of the end, with the review on it."""
    known_as(guest, person)
    guest.page.goto(f"{guest.base}/#/table/{table}")
    end = guest.page.locator("dialog.end")
    expect(end).to_be_visible()
    expect(end.locator(".course")).to_be_visible(timeout=REVIEWED)
    return end


def test_the_end_opens_after_the_last_move_and_shows_who_won_at_once(ada: Guest) -> None:
    """A match that ends while somebody looks on; the review comes later than the standings."""
    page = ada.page
    page.route("**/review", lambda route: route.fulfill(json={"review": None}))
    ada.play_now("The Adventure Game")
    ada.menu().get_by_role("button", name="Let a bot play").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Let the bot play").click()
    end = page.locator("dialog.end")
    expect(end).to_be_visible(timeout=REVIEWED)
    expect(end.locator("#end-title")).to_contain_text("won")
    rows = end.locator("section[aria-labelledby=end-standings] li")
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text("has won")
    expect(end.get_by_role("status")).to_contain_text("is being reviewed")
    expect(end.locator(".course")).to_have_count(0)
    page.unroute("**/review")
    expect(end.locator(".course")).to_be_visible(timeout=REVIEWED)
    expect(rows.nth(1)).to_contain_text("before the last choice")


def test_a_finished_game_in_the_lobby_opens_the_same_page(over: tuple[Person, str], invite: Invite) -> None:
    ada = invite()
    known_as(ada, over[0])
    ada.page.goto(f"{ada.base}/#/")
    finished = ada.page.get_by_role("region", name="Finished games")
    finished.get_by_role("button", name=re.compile("^Replay")).first.click()
    end = ada.page.locator("dialog.end")
    expect(end).to_be_visible()
    expect(end.locator("section[aria-labelledby=end-standings] li")).to_have_count(2)
    expect(end.locator(".course")).to_be_visible(timeout=REVIEWED)


def test_the_course_is_read_with_keys_pointer_and_as_a_table(
    over: tuple[Person, str], invite: Invite
) -> None:
    ada = invite()
    end = at_the_end(ada, *over)
    course = end.locator(".course")
    expect(course.locator("polyline")).to_have_count(2)
    dashes = course.locator("polyline").evaluate_all(
        "all => all.map(one => one.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == 2, "lines are told apart by more than their colours"
    slider = end.get_by_role("slider", name="Along the game")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^The end: .*100%"))
    slider.focus()
    ada.page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Round 1: "))
    first = slider.get_attribute("aria-valuetext")
    for _ in range(6):
        ada.page.keyboard.press("ArrowRight")
    assert slider.get_attribute("aria-valuetext") != first
    expect(course.locator(".read strong")).to_contain_text("Round")
    box = course.locator("> svg").bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + box["width"] - 4, box["y"] + 40)
    expect(course.locator(".read strong")).to_have_text("The end")
    course.get_by_text("The same as a table").click()
    rows = course.locator("tbody tr")
    assert rows.count() == int(slider.get_attribute("max") or 0) + 1
    expect(rows.last).to_contain_text("100%")


def test_luck_tally_and_proof_are_there_for_every_seat(over: tuple[Person, str], invite: Invite) -> None:
    ada = invite()
    end = at_the_end(ada, *over)
    expect(end.locator(".luck li")).to_have_count(2)
    expect(end.locator(".luck li").first).to_contain_text("give or take")
    expect(end.locator(".luck li").first).to_contain_text("Combat die")
    table = end.get_by_role("region", name="What everybody did").get_by_role("table")
    expect(table.get_by_role("rowheader")).to_have_count(11)
    expect(table.get_by_role("row", name="Valor")).to_be_visible()
    end.get_by_role("button", name="Verify the match").click()
    expect(end.get_by_role("status")).to_contain_text("every die came from the committed secret")
    with ada.page.expect_download() as download:
        end.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")


def test_a_turning_point_is_looked_at_and_the_end_is_opened_again(
    over: tuple[Person, str], invite: Invite
) -> None:
    ada = invite()
    end = at_the_end(ada, *over)
    person, table = over
    points = person.get(f"/api/tables/{table}/review")["review"]["turning"]
    expect(end.locator(".point")).to_have_count(3)
    for number in (2, 0):  # the second time the replay is open already
        end.locator(".point").nth(number).get_by_role("button", name="Look at it").click()
        expect(ada.end).to_have_count(0)
        at = ada.page.locator("section.replay .at")
        expect(at).to_have_text(re.compile(f"^{points[number]['at']}/"))
        expect(ada.decision).to_contain_text("You are looking back.")
        ada.menu().get_by_role("button", name="How it ended").click()
        expect(end).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.end).to_have_count(0)


def test_a_match_is_gone_on_from_a_turning_point_with_the_keyboard(
    over: tuple[Person, str], invite: Invite
) -> None:
    ada = invite()
    end = at_the_end(ada, *over)
    button = end.locator(".point").nth(1).get_by_role("button", name="Go on from here")
    point = over[0].get(f"/api/tables/{over[1]}/review")["review"]["turning"][1]
    for _ in range(40):
        ada.page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url(lambda url: "/table/" in url and over[1] not in url)
    assert ada.settle() == "asked"
    expect(ada.end).to_have_count(0)
    assert ada.told() >= point["at"]


def test_the_end_fits_a_phone_in_italian_and_its_tables_scroll_by_themselves(
    over: tuple[Person, str], invite: Invite
) -> None:
    ada = invite({"theme": "light"}, locale="it-IT", **PHONE)
    end = at_the_end(ada, *over)
    expect(end.get_by_role("heading", name="Che cosa ha cambiato la partita")).to_be_visible()
    wide, seen = end.evaluate("one => [one.scrollWidth, one.clientWidth]")
    assert wide <= seen
    assert not re.search(r"\bend-[a-z]", end.inner_text()), "a word is missing"
    end.locator(".point").first.get_by_role("button", name="Guarda").tap()
    expect(ada.page.locator("section.replay")).to_be_visible()
