"""Somebody who only watches sees everything that is open, and can change nothing."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.backstage import read_log, true_log
from tests.browser.conftest import Invite
from tests.server.house import House


def test_a_spectator_sees_the_moves_and_is_offered_nothing(invite: Invite, house: House) -> None:
    person = house.guest("Ada")
    table = person.play("me me", public=True)
    eve = invite()
    sent: list[str] = []
    eve.page.on("websocket", lambda socket: socket.on("framesent", lambda data: sent.append(str(data))))
    eve.come("Eve")
    watch = eve.page.get_by_role("region", name="Tables to watch").get_by_role("listitem")
    watch.filter(has_text="Ada").get_by_role("button", name="Watch").first.click()
    eve.decision.locator(".prompt").wait_for()
    assert eve.table == table
    before = read_log(eve)

    with person.at(table) as page:
        page.until(lambda one: one.seats.get("watchers") == 1)
        for _ in range(8):
            page.answer()
            answers = page.state["answers"]
            while eve.told() < answers:
                eve.page.wait_for_timeout(10)
            expect(eve.options).to_have_count(0)
            expect(eve.page.locator(".slot.offered, .fighter.offered, .field.offered")).to_have_count(0)
    after = read_log(eve)
    assert len(after) > len(before)
    assert after == true_log(person, table)

    expect(eve.decision).not_to_have_class("active")
    expect(eve.decision).to_contain_text("Waiting for")
    for offer in ("Hint", "Take back", "Ask to take back"):
        expect(eve.decision.get_by_role("button", name=offer)).to_have_count(0)
    # Only towns can be pressed, and they show their market.
    towns = eve.page.locator("g.reach").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert towns and all("market" in town.lower() for town in towns), towns
    for key in ("1", "u", "h", "Enter"):
        eve.page.keyboard.press(key)
    eve.page.locator("g.far").nth(5).dispatch_event("click")
    expect(eve.page.locator(".toast")).to_contain_text("You are")
    expect(eve.menu().get_by_role("button", name="Let a bot play")).to_have_count(0)
    assert {json.loads(one)["do"] for one in sent} <= {"hello"}
