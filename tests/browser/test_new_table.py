"""What can be agreed before a match: expansions with their settings, how timing is, and who plays with whom."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playroom import at_table
from tests.browser.test_phone import PHONE, fits
from tests.server.house import House

ISLES = {
    "id": "isles",
    "title": {"en": "The Sunken Isles", "it": "Le Isole Sommerse"},
    "options": [
        {
            "id": "tide",
            "values": ["low", "high"],
            "rule": "RB-MOV-01",
            "texts": {
                "en": {"": "How the tide begins", "low": "low", "high": "high"},
                "it": {"": "Come comincia la marea", "low": "bassa", "high": "alta"},
            },
        }
    ],
}


def with_isles(guest: Guest, asked: list[dict[str, Any]]) -> None:
    """The guest's shelf has an expansion with a setting; what is asked for is kept, and refused."""

    def games(route: Route) -> None:
        response = route.fetch()
        found = response.json()
        found[0]["expansions"] = [ISLES]
        route.fulfill(response=response, json=found)

    def library(route: Route) -> None:
        asked.append({"library": route.request.url.rpartition("/")[2]})
        route.continue_(url=route.request.url.partition("?")[0])

    def table(route: Route) -> None:
        if route.request.method != "POST":
            return route.fallback()
        asked.append(route.request.post_data_json)
        return route.fulfill(status=400, json={"error": "Not today."})

    guest.page.route("**/api/games", games)
    guest.page.route("**/api/games/runebound*", library)
    guest.page.route("**/api/tables", table)


def test_an_expansion_brings_its_settings_along_and_only_what_is_ticked_is_asked_for(invite: Invite) -> None:
    ada = invite()
    ada.tolerated = lambda fault: "status of 400" in fault
    asked: list[dict[str, Any]] = []
    with_isles(ada, asked)
    ada.come("Ada")
    ada.page.get_by_role("button", name="New table").first.click()
    leaf = ada.page.get_by_role("dialog")
    tick, tide = (
        leaf.get_by_role("checkbox", name="The Sunken Isles"),
        leaf.get_by_label("How the tide begins"),
    )
    expect(tick).not_to_be_checked()
    expect(tide).to_have_count(0)
    lay = leaf.locator("form button.primary").last
    lay.click()
    expect(leaf.get_by_role("alert")).to_have_text("Not today.")
    assert asked[-1]["expansions"] == [] and "tide" not in asked[-1]["options"]
    assert asked[-1]["always_ask"] is False
    # By keyboard, as well.
    tick.focus()
    ada.page.keyboard.press("Space")
    expect(tick).to_be_checked()
    tide.select_option("high")
    expect(leaf.get_by_text("Rule RB-MOV-01")).to_be_visible()
    assert {"library": "runebound?with=isles"} in asked
    lay.click()
    expect(lay).to_be_enabled()
    assert (asked[-1]["expansions"], asked[-1]["options"]["tide"]) == (["isles"], "high")


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_game_with_hidden_hands_may_ask_always_and_says_what_that_means(
    invite: Invite, playroom: House, language: str
) -> None:
    wish = {
        "en": "Always ask where a hidden hand could answer",
        "it": "Chiedi sempre dove una mano nascosta potrebbe rispondere",
    }
    why = {"en": "so that no pause tells", "it": "così nessuna pausa rivela"}
    told = {"en": "Whoever could hide an answer is always asked.", "it": "Si chiede sempre a chi potrebbe"}
    ada = invite(at=playroom)
    ada.come("Ada")
    if language == "it":
        ada.page.get_by_role("button", name="Italiano").click()
    names = {"en": ("The Chain", "Lions and Wolves"), "it": ("La catena", "Leoni e Lupi")}[language]
    ada.page.get_by_role("article", name=names[1]).locator(".second").click()
    expect(ada.page.get_by_role("dialog").locator("select").first).to_be_visible()
    expect(ada.page.get_by_role("checkbox")).to_have_count(0)  # there everybody sees everything
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("article", name=names[0]).locator(".second").click()
    box = ada.page.get_by_role("checkbox", name=wish[language])
    expect(box).to_have_accessible_description(re.compile(why[language]))
    box.check()
    ada.page.get_by_role("dialog").locator("form button.primary").last.click()
    expect(ada.page.locator("section.gathering")).to_contain_text(told[language])


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_seats_of_one_team_stand_together_with_a_mark(
    invite: Invite, playroom: House, screen: dict[str, Any]
) -> None:
    ada = invite(at=playroom, **screen)
    ada.come("Ada")
    ada.page.get_by_role("article", name="Lions and Wolves").locator(".second").click()
    leaf = ada.page.get_by_role("dialog")
    marks = leaf.get_by_role("listitem").get_by_role("img")
    expect(leaf).to_contain_text("Seats with the same letter play together.")
    teams = ["Team A", "Team A", "Team B"]
    assert [one.get_attribute("aria-label") for one in marks.all()] == teams
    if screen:
        fits(ada)
    leaf.locator("form button.primary").last.click()
    room = ada.page.locator("section.gathering")
    expect(room).to_contain_text("Seats with the same letter play together.")
    marks = room.get_by_role("listitem").locator(".team")
    assert [one.get_attribute("aria-label") for one in marks.all()] == teams
    person = playroom.guest("Ada")
    bob = at_table(invite, playroom, person, person.play("me greedy greedy", "toy-faction"), **screen)
    marks = bob.page.get_by_role("list", name="Seats").locator(".team")
    assert [one.get_attribute("aria-label") for one in marks.all()] == teams


def test_where_everybody_plays_alone_there_are_no_marks(playing: Guest) -> None:
    expect(playing.page.locator(".team")).to_have_count(0)
