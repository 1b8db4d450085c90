"""The title of the page says whose turn it is, wherever one looks from."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playroom import at_table
from tests.browser.test_language import speak
from tests.browser.test_two_people import whose
from tests.server.house import House, sit_down

LAZY = ("stay", "done", "pass", "escape")


def test_the_title_says_whose_turn_it_is_and_follows_the_language(invite: Invite, house: House) -> None:
    people = [house.guest("Ada"), house.guest("Bob")]
    table = sit_down(people, "runebound")
    guests = [at_table(invite, house, one, table) for one in people]
    mover, other = whose(guests[0], guests[1])
    name = "Ada" if mover is guests[0] else "Bob"
    expect(mover.page).to_have_title("Your turn - Runebound - Locanda")
    expect(other.page).to_have_title(re.compile(rf"^Waiting for {name} \(.+\) - Runebound - Locanda$"))
    speak(other, "Italiano", "Menu", "Chiudi")
    expect(other.page).to_have_title(re.compile(rf"^Si aspetta {name} \(.+\) - Runebound - Locanda$"))
    for _ in range(60):
        if not mover.options.count():
            break
        keys = mover.keys()
        mover.choose(next((one for one in keys if one in LAZY), keys[-1]))
        mover.page.wait_for_timeout(100)
    expect(other.page).to_have_title("Tocca a te - Runebound - Locanda")
    expect(mover.page).to_have_title(re.compile("^Waiting for "))


def test_the_lobby_says_at_how_many_tables_it_is_ones_turn(playing: Guest) -> None:
    expect(playing.page).to_have_title("Your turn - Runebound - Locanda")
    playing.page.get_by_role("button", name="To the lobby").click()
    expect(playing.page).to_have_title("Your turn at a table - Locanda")


def test_before_anybody_plays_the_title_is_the_house_and_then_the_table(ada: Guest) -> None:
    expect(ada.page).to_have_title("Locanda")
    ada.lay(["me", "open"])
    expect(ada.page).to_have_title("The players gather - Runebound - Locanda")
