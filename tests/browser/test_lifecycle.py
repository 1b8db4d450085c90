"""How a table ends besides by its rules, as the people at it see it: asked first, told to all, and played again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from locanda.server import lifecycle
from tests.browser.backstage import known_as, show_table
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.test_phone import PHONE, fits
from tests.browser.test_two_people import sit_together
from tests.server.house import House, sit_down


def question(guest: Guest, button: str) -> Locator:
    """What is asked before something that cannot be taken back."""
    guest.menu().get_by_role("button", name=button).click()
    found = guest.page.get_by_role("alertdialog")
    expect(found).to_be_visible()
    return found


def test_who_gives_up_is_asked_first_and_the_other_has_won(invite: Invite) -> None:
    ada, bob = sit_together(invite)
    asked = question(bob, "Give up…")
    expect(asked).to_contain_text("The match ends at once, and the others have won.")
    expect(asked.get_by_role("button", name="No, not now")).to_be_focused()
    bob.page.keyboard.press("Escape")
    expect(asked).to_be_hidden()
    bob.page.keyboard.press("Escape")
    assert bob.state()["stage"] == "playing"
    question(bob, "Give up…").get_by_role("button", name="Give up").click()
    for one in (ada, bob):
        expect(one.decision.locator(".over")).to_contain_text("won: the others gave up.")
        expect(one.page.locator("ul.seats li").nth(1)).to_contain_text("gave up")
        expect(one.page.locator(".replaced")).to_have_count(0)
    assert ada.lines()[-1] == "Bob gave up; a bot plays on."
    # The record proves it.
    menu = ada.menu()
    menu.get_by_role("button", name="Verify the match").click()
    expect(menu).to_contain_text("every die came from the committed secret")
    bob.page.goto(f"{bob.base}/#/")
    expect(bob.page.locator("section", has=bob.page.locator("#list-finished"))).to_contain_text("You gave up")


def test_who_gave_up_watches_a_bot_play_on_and_has_no_seat_to_take_back(invite: Invite, house: House) -> None:
    people = [house.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = sit_down(people, "runebound")
    guest = invite()
    known_as(guest, people[0])
    show_table(guest, table)
    asked = question(guest, "Give up…")
    expect(asked).to_contain_text("you are listed as having given up")
    asked.get_by_role("button", name="Give up").click()
    expect(guest.page.locator("ul.seats li").first).to_contain_text("gave up")
    expect(guest.page.locator(".replaced")).to_have_count(0)
    menu = guest.menu()
    expect(menu.get_by_role("button", name="Put the table away")).to_be_visible()
    expect(menu.get_by_role("button", name=re.compile("Give up|in person again"))).to_have_count(0)


def test_both_play_again_with_one_press_each(invite: Invite) -> None:
    ada, bob = sit_together(invite)
    question(bob, "Give up…").get_by_role("button", name="Give up").click()
    old = ada.table
    ada.page.locator("dialog.end").get_by_role("button", name="Play again").click()
    chairs = ada.page.locator("section.gathering .chairs li")
    expect(chairs.nth(0)).to_contain_text("kept for Bob")
    expect(chairs.nth(1)).to_contain_text("Ada")
    assert ada.table != old
    banner = bob.page.locator(".again")
    expect(banner).to_contain_text("The table is laid again, and your seat is kept.")
    # In the lobby as well.
    bob.page.goto(f"{bob.base}/#/")
    kept = bob.page.locator("section", has=bob.page.locator("#list-kept"))
    expect(kept).to_contain_text("A seat is kept for you.")
    kept.get_by_role("button", name="Take your seat").click()
    expect(chairs.nth(0)).to_contain_text("Bob")
    ada.page.get_by_role("button", name="Begin").click()
    for one in (ada, bob):
        expect(one.decision).to_be_visible()
    assert ada.table == bob.table
    # From the finished table the way leads there still.
    ada.page.goto(f"{ada.base}/#/table/{old}")
    ada.page.locator("dialog.end").get_by_role("button", name="To the new table").click()
    ada.page.wait_for_url(f"**/#/table/{bob.table}")


def test_a_table_is_closed_when_the_other_agrees_and_looked_back_at(invite: Invite) -> None:
    ada, bob = sit_together(invite)
    menu = bob.menu()
    expect(menu.get_by_role("button", name="Leave for good…")).to_be_visible()
    expect(menu.get_by_role("button", name="Close the table…")).to_have_count(0)
    bob.page.keyboard.press("Escape")
    for answer in ("No", "Yes"):
        asked = question(ada, "Close the table…")
        expect(asked).to_contain_text("The others are asked whether they agree.")
        asked.get_by_role("button", name="Ask the others").click()
        expect(ada.page.locator(".motion")).to_contain_text("Waiting for the others")
        motion = bob.page.locator(".motion")
        expect(motion).to_contain_text("Ada asks to close the table for everybody.")
        motion.get_by_role("button", name=answer, exact=True).click()
        expect(ada.page.locator(".motion")).to_have_count(0)
        if answer == "No":
            assert ada.state()["stage"] == "playing"
    for one in (ada, bob):
        expect(one.decision.locator(".over")).to_contain_text("The table is closed.")
    bob.page.goto(f"{bob.base}/#/")
    away = bob.page.locator("details", has_text="Put away and closed")
    away.locator("summary").click()
    away.get_by_role("button", name="Look").click()
    expect(bob.decision.locator(".over")).to_contain_text("The table is closed.")
    bob.menu().get_by_role("button", name="Look back").click()
    expect(bob.page.get_by_role("button", name="To the start")).to_be_visible()


def test_who_leaves_for_good_is_played_on_for_and_a_friend_takes_the_seat(invite: Invite) -> None:
    ada, bob = sit_together(invite)
    link = bob.menu().get_by_label("Invitation").input_value()
    bob.page.keyboard.press("Escape")
    question(ada, "Leave for good…").get_by_role("button", name="Leave for good").click()
    mine = ada.page.locator("section", has=ada.page.locator("#list-mine"))
    expect(mine).to_contain_text("No table is yours yet")
    expect(bob.page.locator("ul.seats li").first).to_contain_text("bot")
    cleo = invite()
    cleo.come("Cleo", link.split("#")[1])
    cleo.page.locator(".free").get_by_role("button", name="Take the seat").click()
    expect(cleo.page.locator(".free")).to_have_count(0)
    expect(bob.page.locator("ul.seats li").first).to_contain_text("Cleo")
    expect(cleo.page.locator("ul.seats li").first).to_contain_text("you")


def test_a_bot_plays_on_for_the_absent_until_they_come_back(
    invite: Invite, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = sit_together(invite)
    table = bob.table
    bob.page.goto(f"{bob.base}/#/")
    expect(ada.page.locator("ul.seats li").nth(1)).to_contain_text("away")
    asked = question(ada, "A bot for Bob, who is away…")
    expect(asked).to_contain_text("until Bob comes back and takes the seat again")
    asked.get_by_role("button", name="Let the bot play").click()
    expect(ada.toasts).to_contain_text("Bob left only a moment ago; wait a minute.")
    ada.tolerated = lambda fault: "409" in fault
    monkeypatch.setattr(lifecycle, "MOMENT", 0.0)
    question(ada, "A bot for Bob, who is away…").get_by_role("button", name="Let the bot play").click()
    seat = ada.page.locator("ul.seats li").nth(1)
    expect(seat.get_by_role("img", name="bot")).to_be_visible()
    show_table(bob, table)
    bob.page.locator(".replaced").get_by_role("button", name="Take the seat back").click()
    expect(seat.get_by_role("img", name="bot")).to_have_count(0)


def test_what_will_happen_to_the_absent_is_said_before_it_happens(
    invite: Invite, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("locanda.server.lobby.SHORTEST_ABSENCE", 1)
    monkeypatch.setattr(lifecycle, "GRACE", 0.0)
    people = house.guest("Ada"), house.guest("Bob")
    table = sit_down(people, "runebound", absence=8)
    with people[0].at(table) as page:
        page.until(lambda one: one.state.get("waiting"))
        absent = page.state["waiting"][0]
    here, gone = people[1 - absent], ("Ada", "Bob")[absent]
    guest = invite(locale="it-IT")
    known_as(guest, here)
    show_table(guest, table)
    expect(guest.page.locator(".absent")).to_contain_text(
        f"{gone} non c’è. Se non torna entro 10 secondi, continua un bot."
    )
    seat = guest.page.locator("ul.seats li").nth(absent)
    expect(seat.get_by_role("img", name="bot")).to_be_visible(timeout=15_000)
    expect(guest.page.locator(".absent")).to_have_count(0)


def test_a_table_is_put_away_at_the_table_or_in_the_lobby_and_brought_back(playing: Guest) -> None:
    page = playing.page
    playing.menu().get_by_role("button", name="Put the table away").click()
    mine = page.locator("section", has=page.locator("#list-mine"))
    away = page.locator("details", has_text="Put away and closed (1)")
    expect(mine).to_contain_text("No table is yours yet")
    expect(away.locator("li.row")).to_be_hidden()
    away.locator("summary").focus()
    page.keyboard.press("Enter")
    away.get_by_role("button", name="Bring back").click()
    expect(mine.locator("li.row")).to_have_count(1)
    expect(away).to_have_count(0)
    mine.get_by_role("button", name=re.compile("Put away: Runebound")).click()
    expect(mine.locator("li.row")).to_have_count(0)
    expect(away).to_have_count(1)


def test_giving_up_and_playing_again_in_italian_on_a_phone(invite: Invite, house: House) -> None:
    people = house.guest("Ada"), house.guest("Bob")
    table = sit_down(people, "runebound")
    guest = invite(locale="it-IT", **PHONE)
    known_as(guest, people[0])
    show_table(guest, table)
    page = guest.page
    page.locator("button.menu").tap()
    page.get_by_role("button", name="Abbandona la partita…").tap()
    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text("La partita finisce subito e vincono gli altri.")
    expect(asked).to_contain_text("Non si può tornare indietro.")
    fits(guest)
    asked.get_by_role("button", name="Abbandona", exact=True).tap()
    expect(guest.decision.locator(".over")).to_contain_text("ha vinto: gli altri hanno abbandonato.")
    page.locator("dialog.end").get_by_role("button", name="Gioca ancora").tap()
    expect(page.locator("section.gathering .chairs")).to_contain_text("riservato a Bob")
    fits(guest)
