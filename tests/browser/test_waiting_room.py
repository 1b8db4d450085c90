"""Before the match: friends find each other in one room, see every choice of the others, and talk."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.backstage import known_as
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.test_phone import PHONE, fits
from tests.server.house import House


def chair(guest: Guest, seat: int) -> Locator:
    return guest.page.locator("section.gathering .chairs li").nth(seat)


def gather(invite: Invite) -> tuple[Guest, Guest]:
    """Ada opens a table for three, and Bob comes by her link without sitting down."""
    ada, bob = invite(), invite()
    ada.come("Ada")
    ada.lay(["me", "open", "open"])
    link = ada.page.get_by_label("Invitation").input_value()
    bob.come("Bob", link.split("#")[1])
    expect(chair(bob, 2)).to_be_visible()
    return ada, bob


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_what_was_agreed_is_read_by_everybody(invite: Invite, house: House, locale: str) -> None:
    """The game, each of its options with the value that was chosen, the clock and who may come."""
    person = house.guest("Ada")
    [duel] = [one for one in person.get("/api/games") if one["id"] == "wow-tcg"]
    table = person.open(
        "me open", "wow-tcg", options={"match": "best-of-three"}, clock=120, clock_for="turn", public=True
    )
    guest = invite(locale=locale)
    known_as(guest, house.guest("Bob"))
    guest.page.goto(f"{guest.base}/#/table/{table}")
    language = locale[:2]
    room = guest.page.locator("section.gathering")
    expect(room.get_by_role("heading", level=1)).to_have_text(duel["title"][language])
    agreed = room.locator("ul.what")
    for option in duel["options"]:
        value = "best-of-three" if option["id"] == "match" else option["values"][0]
        texts = option["texts"][language]
        expect(agreed).to_contain_text(f"{texts['']}: {texts[value]}")
    expect(agreed).to_contain_text({"en": "for a whole turn", "it": "per tutto il turno"}[language])
    expect(agreed).to_contain_text({"en": "everybody may come", "it": "aperto a tutti"}[language])


def test_seats_choices_and_bots_are_seen_by_both_as_they_change(invite: Invite) -> None:
    ada, bob = gather(invite)
    expect(chair(bob, 0)).to_contain_text("is here")
    chair(bob, 1).get_by_role("button", name="Sit down").click()
    expect(chair(ada, 1)).to_contain_text("Bob")
    chair(bob, 1).get_by_label("I play").select_option("lissa")
    for one in (ada, bob):
        expect(chair(one, 1).locator("svg").first).to_be_visible()
    expect(chair(ada, 1)).to_contain_text("plays Lissa")
    # What somebody has chosen nobody else can choose, and a choice can be changed.
    mine = chair(ada, 0).get_by_label("I play")
    expect(mine.locator("option[value=lissa]")).to_be_disabled()
    chair(bob, 1).get_by_label("I play").select_option("hrogga")
    expect(chair(ada, 1)).to_contain_text("plays Hrogga")
    mine.select_option("lissa")
    expect(chair(bob, 0)).to_contain_text("plays Lissa")

    begin = ada.page.get_by_role("button", name="Begin")
    expect(begin).to_be_disabled()
    expect(ada.page.locator(".gathering")).to_contain_text("One seat is still empty.")
    expect(chair(bob, 2).get_by_label("A bot for seat 3")).to_have_count(0)
    chair(ada, 2).get_by_label("A bot for seat 3").select_option("random")
    expect(chair(bob, 2)).to_contain_text("Novice bot")
    expect(begin).to_be_enabled()
    expect(bob.page.get_by_role("button", name=re.compile("Empty seat"))).to_have_count(0)
    begin.click()
    for one in (ada, bob):
        expect(one.decision).to_be_visible()
    assert [seat["hero"] for seat in ada.state()["view"]["seats"]][:2] == ["lissa", "hrogga"]


def test_whose_seat_is_emptied_is_told_and_may_sit_again(invite: Invite) -> None:
    ada, bob = gather(invite)
    chair(bob, 1).get_by_role("button", name="Sit down").click()
    expect(chair(ada, 1)).to_contain_text("Bob")
    chair(ada, 1).get_by_role("button", name="Empty seat 2 (Bob)").click()
    expect(bob.toasts).to_contain_text("The owner of the table has emptied your seat.")
    expect(chair(bob, 1)).to_contain_text("empty seat")
    chair(bob, 1).get_by_role("button", name="Sit down").click()
    expect(chair(ada, 1)).to_contain_text("Bob")
    # Who gets up of their own will is not told that they did.
    bob.toasts.get_by_role("button").first.click()
    bob.page.get_by_role("button", name="Get up").click()
    expect(chair(ada, 1)).to_contain_text("empty seat")
    expect(bob.toasts).to_have_count(0)


def test_friends_talk_before_the_match_and_what_was_said_stays(invite: Invite) -> None:
    ada, bob = gather(invite)
    for one, text in ((bob, "which seat is mine?"), (ada, "the second <b>one</b>")):
        one.page.get_by_label("Say something").fill(text)
        one.page.get_by_role("button", name="Send", exact=True).click()
    for one in (ada, bob):
        talk = one.page.get_by_role("log")
        expect(talk).to_contain_text("Bob: which seat is mine?")
        expect(talk).to_contain_text("Ada: the second <b>one</b>")
    chair(bob, 1).get_by_role("button", name="Sit down").click()
    chair(ada, 2).get_by_label("A bot for seat 3").select_option("greedy")
    ada.page.get_by_role("button", name="Begin").click()
    bob.show("Chat")
    expect(bob.page.get_by_role("log")).to_contain_text("which seat is mine?")


def test_who_is_not_there_just_now_is_seen_so(invite: Invite) -> None:
    ada, bob = gather(invite)
    chair(bob, 1).get_by_role("button", name="Sit down").click()
    expect(chair(ada, 1)).to_contain_text("is here")
    bob.page.goto(f"{bob.base}/#/")
    expect(chair(ada, 1)).to_contain_text("not here just now")


def test_the_owner_closes_the_table_after_a_question_and_all_see_it(invite: Invite) -> None:
    ada, bob = gather(invite)
    expect(bob.page.get_by_role("button", name="Close the table")).to_have_count(0)
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.keyboard.press("Escape")
    expect(chair(ada, 0)).to_be_visible()
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.get_by_role("alertdialog").get_by_role("button", name="Close the table").click()
    expect(bob.page.locator("main")).to_contain_text("This table was closed before the match began.")
    away = ada.page.locator("details", has_text="Put away and closed (1)")
    away.locator("summary").click()
    expect(away.locator("li.row")).to_contain_text("Closed")
    expect(away.get_by_role("button", name="Bring back")).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_in_italian_on_a_phone_everything_fits_and_is_said(invite: Invite, house: House, theme: str) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open("me open open greedy", public=True, absence=300, clock=3600)
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b", brings="lissa")
    guest = invite({"theme": theme}, locale="it-IT", **PHONE)
    known_as(guest, ada)
    guest.page.goto(f"{guest.base}/#/table/{table}")
    expect(chair(guest, 1)).to_contain_text("gioca con Lissa")
    expect(chair(guest, 1)).to_contain_text("ora non c’è")
    room = guest.page.locator(".room")
    for text in (
        "1 ora per ogni decisione; allo scadere decide un bot.",
        "se chi deve giocare manca per 5 minuti, continua un bot",
        "aperto a tutti",
    ):
        expect(room).to_contain_text(text)
    fits(guest)
    chair(guest, 2).get_by_label("Un bot per il posto 3").select_option("greedy")
    chair(guest, 1).get_by_role("button", name="Libera il posto 2 (Bob)").tap()
    expect(chair(guest, 1)).to_contain_text("posto libero")
    expect(room).to_contain_text("Un posto è ancora libero.")
    shown = room.inner_text()
    assert not re.search(r"\b(waiting|lobby|close|quit)-[a-z]+", shown), shown


def test_how_long_somebody_may_be_away_is_chosen_when_the_table_is_opened(invite: Invite) -> None:
    ada = invite()
    ada.come("Ada")
    page = ada.page
    page.get_by_role("button", name=re.compile("New table.*Runebound")).click()
    leaf = page.get_by_role("dialog")
    leaf.get_by_role("radio", name="A bot after 1 hour").check()
    expect(leaf).to_contain_text("plays on until they come back")
    leaf.locator("form button.primary").last.click()
    agreed = page.get_by_label("What was agreed")
    expect(agreed).to_contain_text("a bot plays on for whoever is asked and away for 1 hour")
