"""However much there is to read, what can be chosen keeps its room."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.backstage import known_as, learn, lessons, show_table, table_with_a_fight
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.test_phone import PHONE
from tests.server.house import House

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
SCREENS = {"desk": DESK, "phone": PHONE}
LOCALES = {"en": "en-GB", "it": "it-IT"}
LEAST = 120
# How much of the list can be seen, and whether all of it: nothing that scrolls or cuts around it is forgotten.
ROOM = """() => {
  const list = document.querySelector('section.decision .options');
  const whole = list.getBoundingClientRect();
  let [top, bottom] = [whole.top, whole.bottom];
  for (let one = list; one; one = one.parentElement) {
    if (getComputedStyle(one).overflowY === 'visible') continue;
    const box = one.getBoundingClientRect();
    [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  bottom = Math.min(bottom, innerHeight);
  const last = list.lastElementChild.getBoundingClientRect();
  const first = list.firstElementChild.getBoundingClientRect();
  return {seen: bottom - top, all: first.top >= top && last.bottom <= bottom + 1};
}"""
# Nothing lies over anything else, and what can be pressed is inside the panel.
OVERLAPS = """() => {
  const panel = document.querySelector('section.decision');
  const parts = [...panel.children].filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect());
  const edge = panel.getBoundingClientRect().bottom;
  return parts.some((one, at) => one.bottom > edge + 1 || (parts[at + 1] && one.bottom > parts[at + 1].top + 1));
}"""


def roomy(guest: Guest) -> str:
    """What is wrong with the room of the list; nothing if it is enough."""
    found = guest.page.evaluate(ROOM)
    if not found["all"] and found["seen"] < LEAST:
        return f"only {found['seen']:.0f} px of the list are seen"
    return "parts of the panel lie over each other" if guest.page.evaluate(OVERLAPS) else ""


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_every_step_of_every_lesson_leaves_room_for_its_choices(
    invite: Invite, house: House, screen: str, language: str
) -> None:
    person = house.guest("Ada")
    guest = invite(locale=LOCALES[language], **SCREENS[screen])
    narrow: list[str] = []
    steps = 0
    for game, lesson in lessons(person):
        learn(guest, person, game, lesson)
        while (shown := guest.state()["lesson"])["step"] < shown["steps"]:
            if not guest.state()["asked"]:
                guest.page.wait_for_timeout(10)
                continue
            guest.settle()
            steps += 1
            if wrong := roomy(guest):
                narrow.append(f"{lesson}, step {shown['step']}: {wrong}")
            expect(guest.decision.locator(".lesson")).to_be_in_viewport()
            guest.choose(shown["key"])
    assert steps > 90
    assert not narrow, "\n".join(narrow)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_an_open_hint_leaves_room_for_the_choices(
    invite: Invite, house: House, screen: str, language: str
) -> None:
    person = house.guest("Ada")
    guest = invite(locale=LOCALES[language], **SCREENS[screen])
    known_as(guest, person)
    show_table(guest, table_with_a_fight(person))
    guest.settle()
    options = guest.state()["asked"][0]["options"]
    assert any(option["chance"] for option in options), "there are no odds to show"
    assert not roomy(guest)
    guest.page.keyboard.press("h")
    hint = guest.decision.locator(".advice")
    expect(hint).to_be_in_viewport()
    expect(hint.locator(".judged").first).to_be_visible()
    assert not roomy(guest)
    # The answer that is advised is in sight, too.
    expect(guest.decision.locator("button.option.advised")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_a_hint_at_a_long_list_leaves_room_for_the_choices(invite: Invite, house: House, screen: str) -> None:
    person = house.guest("Ada")
    table = person.play("me greedy")
    with person.at(table) as page:
        while len(page.asked()["options"]) < 10:
            keys = [one["key"] for one in page.asked()["options"]]
            page.answer("roll" if "roll" in keys else keys[-1])
    guest = invite(locale="it-IT", **SCREENS[screen])
    known_as(guest, person)
    show_table(guest, table)
    guest.settle()
    guest.page.keyboard.press("h")
    expect(guest.decision.locator(".advice")).to_be_in_viewport()
    guest.page.keyboard.press("/")
    expect(guest.decision.get_by_role("searchbox")).to_be_focused()
    assert not roomy(guest)
