"""Every situation looks right on every screen: nothing cut off, covered, too small or out of sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.backstage import known_as, play_out
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.screens import DESK, PHONE, SCREENS, SITUATIONS, Screen, faults, follow, turn
from tests.browser.test_access import serious
from tests.server.house import House, Person

LOCALES = {"en": "en-GB", "it": "it-IT"}
REVIEWED = 90_000  # milliseconds


@pytest.fixture(scope="module")
def over(house: House) -> Iterator[tuple[Person, dict[str, str]]]:
    """Somebody, and for each game a table of theirs at which bots have played to the end."""
    person = house.guest("Ada")
    tables = {game: person.play("me greedy", game) for game in SITUATIONS}
    for table in tables.values():
        play_out(person, table)
    yield person, tables


def looked_at(mouse: Guest, finger: Guest, situation: str) -> list[str]:
    """What is wrong with this situation on any screen, and by night or day on a large and on a small one."""
    follow(finger, mouse)
    found = []
    for screen in SCREENS:
        guest = finger if screen.touch else mouse
        turn(guest, screen)
        found += [f"{situation}, {screen}: {one}" for one in faults(guest, screen)]
        for theme in ("dark", "light") if screen in (PHONE, DESK) else ():
            guest.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            found += serious(guest.page, f"{situation}, {screen}, {theme}")
    return found


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", SITUATIONS)
def test_every_situation_looks_right_on_every_screen(
    invite: Invite, over: tuple[Person, dict[str, str]], game: str, language: str
) -> None:
    person, finished = over
    mouse = invite({"theme": "dark"}, locale=LOCALES[language])
    finger = invite({"theme": "dark"}, locale=LOCALES[language], has_touch=True)
    for guest in (mouse, finger):
        known_as(guest, person)
    found = []
    for situation, go in SITUATIONS[game].items():
        turn(mouse, DESK)
        go(mouse, person, game)
        found += looked_at(mouse, finger, situation)
    mouse.page.goto(f"{mouse.base}/#/table/{finished[game]}")
    expect(mouse.page.locator("dialog.end .course")).to_be_visible(timeout=REVIEWED)
    found += looked_at(mouse, finger, "end")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_a_card_of_the_hand_with_a_long_name_fits_its_place(
    invite: Invite, house: House, screen: Screen
) -> None:
    """A single long word, as Italian has them."""
    person = house.guest("Ada")
    guest = invite(locale="it-IT", has_touch=screen.touch)
    known_as(guest, person)
    SITUATIONS["wow-adventure"]["hand"](guest, person, "wow-adventure")
    guest.page.evaluate(
        "document.querySelectorAll('.hand .title > span').forEach(one => one.textContent = 'Controincantesimo')"
    )
    turn(guest, screen)
    assert not [one for one in faults(guest, screen) if "cut off" in one]
    wide = "one => one.offsetLeft + one.offsetWidth <= one.parentElement.offsetWidth + 1"
    for part in guest.page.locator(".hand .title").all():
        assert part.evaluate(wide)
