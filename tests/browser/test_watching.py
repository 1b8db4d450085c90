"""Somebody who only watches sees everything that is open, and can change nothing."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.backstage import known_as, read_log, true_log
from tests.browser.conftest import Invite
from tests.browser.playroom import at_table
from tests.browser.test_phone import PHONE, fits
from tests.server.house import House, sit_down


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

    expect(eve.page.locator(".watching")).to_contain_text(
        "You are watching. For a seat in the next match ask Ada."
    )
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


@pytest.mark.parametrize("public", [True, False])
def test_a_spectator_is_offered_to_speak_only_where_the_server_lets_them(
    invite: Invite, house: House, public: bool
) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    table = ada.play("me greedy", public=public)
    with ada.at(table) as page:
        page.until(lambda one: one.seats)
        link = page.seats["table"]["invite"]
    guest = invite()
    known_as(guest, eve)
    guest.page.goto(f"{guest.base}/#/join/{link}")
    guest.decision.locator(".prompt").wait_for()
    guest.show("Chat")
    if public:
        guest.page.locator("#say").fill("Hello")
        guest.page.keyboard.press("Enter")
        expect(guest.page.get_by_role("log", name="Chat")).to_contain_text("Hello")
    else:
        expect(guest.page.locator("#say")).to_have_count(0)
        expect(guest.page.get_by_role("tabpanel")).to_contain_text("can read along, but not speak")
    with eve.at(table, invite=link) as page:
        page.until(lambda one: one.seats)
        assert (page.ask("say", text="Hello", team=False)["is"] == "yes") == public


def test_watching_is_said_in_italian_and_fits_on_a_phone(invite: Invite, house: House) -> None:
    people = [house.guest("Ada"), house.guest("Bob")]
    table = sit_down(people, "runebound")
    eve = at_table(invite, house, house.guest("Eve"), table, locale="it-IT", **PHONE)
    expect(eve.page.locator(".watching")).to_have_text(
        "Stai guardando. Per un posto nella prossima partita chiedi a Ada.", use_inner_text=True
    )
    fits(eve)
    for person in people:
        guest = at_table(invite, house, person, table)
        expect(guest.page.locator(".watching")).to_have_count(0)
