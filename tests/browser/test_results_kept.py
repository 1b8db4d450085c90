"""What came of one's own answer, after a reload, in still pictures, and beside a look back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.backstage import SIGN, learn, plain
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.test_results_seen import act
from tests.browser.witness import QUIET, READY, WALKS, WATCH, forget, witnessed
from tests.server.house import House

FIGHT = "runebound.lesson.2-the-first-fight"


def telling(guest: Guest) -> list[str]:
    """Act until something is told that is worth a moment; what is told."""
    for _ in range(6):
        found = [
            line["text"]
            for line in act(guest)
            if line["text"] and line["kind"] not in QUIET | WALKS["runebound"]
        ]
        if found:
            return [plain(SIGN.sub("", text)) for text in found]
        guest.settle()
    raise AssertionError("nothing was told")


def beside(guest: Guest) -> str:
    """What can be read beside the question."""
    return " ".join(plain(one) for one in guest.decision.locator(".happened").all_text_contents())


def begun(invite: Invite, house: House, speed: str, **screen: Any) -> Guest:
    ada = invite({"speed": speed}, **screen)
    ada.page.add_init_script(WATCH)
    learn(ada, house.guest("Ada"), "runebound", FIGHT)
    ada.settle()
    return ada


def test_after_a_reload_in_the_middle_of_it_the_results_can_be_read_beside_the_question(
    invite: Invite, house: House
) -> None:
    ada = begun(invite, house, "slow")
    told = telling(ada)
    expect(ada.page.locator(".now.own")).to_be_visible()
    ada.page.reload()
    ada.settle()
    assert not ada.page.evaluate("window.seen")
    assert all(text in beside(ada) for text in told), (told, beside(ada))


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_still_pictures_show_and_read_out_the_same(invite: Invite, house: House, motion: str) -> None:
    ada = begun(invite, house, "fast", reduced_motion=motion)
    kinds: set[str] = set()
    while ada.state()["lesson"]["step"] < ada.state()["lesson"]["steps"] - 1:
        since = forget(ada)
        before = ada.decision.locator(".options").get_attribute("data-decision")
        act(ada)
        ada.page.wait_for_function(READY, arg=before)
        found = witnessed(ada, "runebound", since, 380)
        assert not found.faults, found.faults
        kinds |= {one["kind"] for one in found.seen}
    assert kinds >= {"dice", "card"}


def test_those_who_hurry_hear_everything_once(invite: Invite, house: House) -> None:
    ada = begun(invite, house, "slow")
    for _ in range(4):
        since = forget(ada)
        lines = [line for line in act(ada) if line["text"]]
        ada.page.keyboard.press("Escape")
        ada.settle()
        if lines:
            found = witnessed(ada, "runebound", since, 0)
            assert not [one for one in found.faults if "read out" in one], found.faults


def test_no_moment_is_shown_beside_a_look_back(invite: Invite, house: House) -> None:
    ada = begun(invite, house, "slow")
    telling(ada)
    expect(ada.page.locator(".now.own")).to_be_visible()
    ada.menu().get_by_role("button", name="Look back").click()
    expect(ada.page.get_by_role("region", name="Look back")).to_be_visible()
    expect(ada.page.locator(".now.own")).to_have_count(0)
    ada.page.get_by_role("region", name="Look back").get_by_role("button", name="Close").click()
    expect(ada.page.locator(".now.own")).to_be_visible()


@pytest.mark.parametrize("lesson", ["5-levels-and-defeat", "3-quests"])
def test_nobody_is_on_the_way_before_the_reason_is_told(invite: Invite, house: House, lesson: str) -> None:
    """Who is defeated is carried to a city: after the fight, not while it is shown."""
    ada = invite({"speed": "fast"})
    ada.page.add_init_script(WATCH)
    learn(ada, house.guest("Ada"), "wow-adventure", f"wow-adventure.lesson.{lesson}")
    ada.settle()
    while ada.state()["lesson"]["step"] < ada.state()["lesson"]["steps"] - 1:
        since = forget(ada)
        before = ada.decision.locator(".options").get_attribute("data-decision")
        act(ada)
        ada.page.wait_for_function(READY, arg=before)
        found = witnessed(ada, "wow-adventure", since, 380)
        assert not found.faults, found.faults
