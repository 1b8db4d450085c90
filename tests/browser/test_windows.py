"""Where a pass gives up nothing but the chance, one may always pass, or be asked in any case; the server keeps it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playroom import NAMES, at_table
from tests.browser.test_language import speak
from tests.browser.test_phone import PHONE, fits
from tests.server.house import House, Person, sit_down

TELLING = {
    "en": "Always pass when a link can be answered",
    "it": "Passi sempre quando si può rispondere a un anello",
}


def always(guest: Guest) -> Locator:
    return guest.decision.get_by_role("group", name="From now on")


def at_the_chain(playroom: House) -> tuple[list[Person], str]:
    """Three people at a table where whoever could hide an answer is always asked."""
    people = [playroom.guest(name) for name in NAMES]
    return people, sit_down(people, "toy-chain", always_ask=True)


def answers(people: list[Person], table: str, wanted: str, seats: tuple[int, ...] = (0, 1, 2)) -> None:
    """Whoever of these seats is asked answers with what begins so, or with the first thing there is."""
    for seat in seats:
        with people[seat].at(table) as page:
            page.until(lambda one: one.state.get("view"))
            for asked in page.state["asked"]:
                keys = [one["key"] for one in asked["options"]]
                page.answer(next((key for key in keys if key.startswith(wanted)), keys[0]))
                return
    raise AssertionError(f"nobody of {seats} is asked")


def strike(people: list[Person], table: str, seat: int) -> None:
    """The mage of this seat strikes another one, so that everybody may respond."""
    answers(people, table, "strike", (seat,))
    answers(people, table, "target", (seat,))


def asked(person: Person, table: str) -> str:
    """At which prompt somebody is asked now; nothing if they are not."""
    with person.at(table) as page:
        page.until(lambda one: one.state.get("view"))
        return "".join(one["prompt"] for one in page.state["asked"])


def end_turn(people: list[Person], table: str, seat: int) -> None:
    """Everybody passes until the mage of this seat can end the turn, and does."""
    while asked(people[seat], table) != "act":
        answers(people, table, "pass")
    answers(people, table, "done", (seat,))


def test_who_always_passes_is_not_asked_any_more_until_they_take_it_back(
    invite: Invite, playroom: House
) -> None:
    people, table = at_the_chain(playroom)
    ada = at_table(invite, playroom, people[0], table)
    # At an action a pass would give up more than the chance.
    assert ada.state()["asked"][0]["prompt"] == "act"
    expect(always(ada)).to_have_count(0)
    strike(people, table, 0)
    expect(always(ada)).to_be_visible()
    assert ada.keys()[-1] == "pass"
    before = ada.told()
    always(ada).get_by_role("button", name="Always pass here").click()
    ada.moved(before + 1)
    # The present question is answered as well, and the page says what was agreed.
    expect(ada.options).to_have_count(0)
    expect(ada.note).to_contain_text("From now on you always pass here")
    assert [(one["name"], one["stop"]) for one in ada.state()["windows"]] == [("respond", False)]
    end_turn(people, table, 0)
    strike(people, table, 1)
    for seat in (1, 2):
        assert asked(people[seat], table) == "respond"
        answers(people, table, "pass", (seat,))
    assert asked(people[1], table) == "act", "Ada was asked, or somebody else"

    # It is kept by the server: whoever comes back finds it in the menu.
    ada.page.reload()
    menu = ada.menu()
    line = menu.get_by_role("listitem").filter(has_text=TELLING["en"])
    expect(line).to_be_visible()
    line.get_by_role("button", name="Take back").click()
    expect(line).to_have_count(0)
    ada.page.keyboard.press("Escape")
    end_turn(people, table, 1)
    strike(people, table, 2)
    answers(people, table, "pass", (2,))
    ada.settle()
    assert ada.state()["asked"][0]["prompt"] == "respond"
    expect(always(ada)).to_be_visible()


def test_who_wants_to_be_asked_in_any_case_is_asked_with_nothing_to_use(
    invite: Invite, playroom: House
) -> None:
    """A question about nothing comes as soon as the energy is spent; without the wish it would never come."""
    people = [playroom.guest(name) for name in NAMES]
    bob = None
    for _ in range(20):
        table = sit_down(people, "toy-chain")
        strike(people, table, 0)
        while asked(people[0], table) == "respond":
            answers(people, table, "pass", (0,))
        if asked(people[1], table) == "respond":
            bob = at_table(invite, playroom, people[1], table)
            break
    assert bob is not None, "Bob never had anything to answer with"
    wish = always(bob).get_by_role("button", name="Always ask me here")
    expect(wish).to_have_attribute("aria-pressed", "false")
    wish.click()
    expect(wish).to_have_attribute("aria-pressed", "true")
    expect(bob.menu().get_by_role("listitem")).to_contain_text(["Always ask when a link can be answered"])
    bob.page.keyboard.press("Escape")
    for _ in range(40):
        if asked(people[1], table) == "respond":
            keys = bob.keys()
            if keys == ["pass"]:
                break
            answers(people, table, next(key for key in keys if key != "pass"), (1,))
        elif asked(people[1], table):
            answers(people, table, "target", (1,))
        else:
            answers(people, table, "pass", (0, 2))
        bob.settle_or_wait()
    expect(bob.options).to_have_count(1)
    assert bob.keys() == ["pass"]
    wish.click()
    expect(wish).to_have_attribute("aria-pressed", "false")
    assert bob.state()["windows"] == []


@pytest.mark.parametrize("hand", ["keyboard", "finger"])
def test_always_passing_can_be_chosen_without_a_mouse(invite: Invite, playroom: House, hand: str) -> None:
    people, table = at_the_chain(playroom)
    strike(people, table, 0)
    ada = at_table(invite, playroom, people[0], table, **(PHONE if hand == "finger" else {}))
    ada.settle()
    wish = always(ada).get_by_role("button", name="Always pass here")
    if hand == "finger":
        wish.tap()
    else:
        wish.focus()
        ada.page.keyboard.press("Enter")
    expect(ada.note).to_contain_text("From now on you always pass here")
    ada.page.get_by_role("button", name="Menu", exact=True).click()
    menu = ada.page.get_by_role("dialog")
    expect(menu.get_by_role("listitem")).to_have_text([TELLING["en"] + " Take back"], use_inner_text=True)
    if hand == "finger":
        fits(ada)


def test_the_menu_tells_it_in_the_language_of_the_page(invite: Invite, playroom: House) -> None:
    people, table = at_the_chain(playroom)
    with people[0].at(table) as page:
        page.ask("window", seat=0, window="respond", want="skip")
    ada = at_table(invite, playroom, people[0], table)
    expect(ada.menu().get_by_role("listitem")).to_contain_text([TELLING["en"]])
    ada.page.keyboard.press("Escape")
    speak(ada, "Italiano", "Menu", "Chiudi")
    ada.page.get_by_role("button", name="Menù", exact=True).click()
    expect(ada.page.get_by_role("dialog").get_by_role("listitem")).to_contain_text([TELLING["it"]])


def test_nobody_is_offered_always_to_pass_on_the_road(invite: Invite, house: House) -> None:
    """One can stop moving without using everything, but that gives up more than a chance."""
    person = house.guest("Ada")
    table = person.play("me greedy", "wow-adventure")
    ada = at_table(invite, house, person, table)
    for _ in range(12):
        ada.settle()
        now = ada.state()["asked"][0]
        expect(always(ada)).to_have_count(1 if now["passes"] else 0)
        if now["prompt"] == "movement":
            assert not now["passes"]
            return
        ada.choose(ada.keys()[0])
    raise AssertionError("nobody ever moved")
