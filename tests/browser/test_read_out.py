"""What is read out to somebody who does not see the page is in words: no signs that only the eye understands."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.backstage import known_as, show_table, table_with_a_fight
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playroom import Line
from tests.server.house import House

SIGN = re.compile(r"[@%<^>$](?=[+–-]?\d|–)")
# Everything that a screen reader says of the page: names, titles, and text.
READ = """() => {
  const found = [...document.querySelectorAll('[aria-label], [title]')].flatMap(
    one => [one.getAttribute('aria-label'), one.getAttribute('title')]);
  found.push(...[...document.querySelectorAll('svg title')].map(one => one.textContent));
  found.push(document.title, document.body.innerText);
  found.push(...[...document.querySelectorAll('.unseen')].map(one => one.textContent));
  return found.filter(Boolean);
}"""


def unreadable(guest: Guest) -> list[str]:
    return [one[:120] for one in guest.page.evaluate(READ) if SIGN.search(one)]


@pytest.mark.parametrize(("locale", "name"), [("en-GB", "Mind 5"), ("it-IT", "Mente 5")])
def test_the_signs_of_a_line_are_read_out_by_their_names(
    invite: Invite, house: House, locale: str, name: str
) -> None:
    person = house.guest("Ada")
    guest = invite(locale=locale)

    def sign(message: dict[str, object]) -> None:
        lines = message.get("lines")
        if isinstance(lines, list) and len(lines) < 20:
            for line in lines:
                if line["text"]:
                    line["text"] += " @5  %3  <2  ^1"

    Line(guest, sign)
    known_as(guest, person)
    show_table(guest, person.play("me me"))
    guest.settle()
    for _ in range(4):
        guest.choose(guest.keys()[0])
        guest.settle()
    live = guest.page.locator(".live[aria-live=polite]")
    expect(live).to_contain_text(name)
    assert not SIGN.search(live.text_content() or "")
    assert not unreadable(guest)


def test_nothing_in_a_fight_is_read_out_as_a_sign(invite: Invite, house: House) -> None:
    person = house.guest("Ada")
    guest = invite()
    known_as(guest, person)
    show_table(guest, table_with_a_fight(person))
    guest.settle()
    for tab in ("Log", "Table"):
        guest.show(tab)
        assert not unreadable(guest)


def test_two_heroes_who_may_fight_are_named_with_their_figures(invite: Invite, house: House) -> None:
    """The options of an attack carry the figures of the other hero."""
    person = house.guest("Ada")
    table = person.play("me me")
    with person.at(table) as page:
        for _ in range(400):
            asked = page.asked()
            if any(SIGN.search(one["text"]) for one in asked["options"]):
                break
            keys = [one["key"] for one in asked["options"]]
            page.answer(next((one for one in ("stay", "done", "pass") if one in keys), keys[0]))
        else:
            raise AssertionError("nobody could ever attack")
    guest = invite()
    known_as(guest, person)
    show_table(guest, table)
    guest.settle()
    assert not unreadable(guest)
    expect(guest.options.filter(has=guest.page.get_by_role("img", name="Mind")).first).to_be_visible()
