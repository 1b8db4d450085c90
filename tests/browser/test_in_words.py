"""Games that the page cannot draw are played in words, with whatever expansions bring along."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.backstage import plain
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playroom import Line, at_table, bid_nothing, gathered
from tests.browser.test_phone import PHONE, fits
from tests.server.house import House, sit_down

MOST = 400  # answers after which a match of a toy should long be over
SHIP = {"en": "The ship lies in the harbor", "it": "La nave si trova nel porto"}


def table_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=re.compile("^(The table in words|Il tavolo a parole)$"))


def as_shown(guest: Guest) -> list[tuple[str, list[str]]]:
    """The parts of the table on the page: each title without the mark of one's own, and its lines."""
    return [
        (
            re.sub(r" *\((you|tu)\)$", "", plain(part.locator("h2").inner_text())),
            [plain(line) for line in part.locator("li").all_inner_texts()],
        )
        for part in table_of(guest).locator("section").all()
    ]


def as_told(guest: Guest) -> list[tuple[str, list[str]]]:
    """The parts of the table as the page was told them last."""
    return [(part["title"], [plain(line) for line in part["lines"]]) for part in guest.state()["sections"]]


def somebody(guests: list[Guest]) -> Guest | None:
    """Somebody who is asked; nobody once the match is over for all."""
    for _ in range(400):
        if all(guest.decision.locator(".over").count() for guest in guests):
            return None
        for guest in guests:
            list_ = guest.decision.locator(".options")
            if guest.options.count() and list_.get_attribute("aria-busy") == "false":
                return guest
        guests[0].page.wait_for_timeout(10)
    raise AssertionError("nobody is asked, and the match is not over")


def play(guests: list[Guest], seed: int, look: int = 12) -> int:
    """Whoever is asked chooses by chance until the match is over; now and then everybody's table is compared."""
    chance = random.Random(seed)
    for count in range(MOST):
        guest = somebody(guests)
        if guest is None:
            return count
        before = guest.told()
        key = chance.choice(guest.keys())
        guest.decision.locator(f'button.option[data-key="{key}"]').click()
        guest.moved(before)
        if count % look == 0:
            for one in guests:
                expect(table_of(one).locator("section")).to_have_count(len(as_told(one)))
                assert as_shown(one) == as_told(one)
        assert not guest.scolded.count()
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(("game", "seats"), [("toy-chain", 3), ("toy-faction", 3), ("toy-road", 2)])
def test_a_toy_is_played_to_its_end_by_people_in_browsers(
    invite: Invite, playroom: House, game: str, seats: int
) -> None:
    expansions = ["toy-harbours"] if game == "toy-road" else []
    guests, _ = gathered(invite, playroom, game, seats, expansions=expansions)
    assert play(guests, 5) > 10
    for guest in guests:
        expect(guest.decision.locator(".over")).to_contain_text("won!")
    assert len({guest.decision.locator(".over").inner_text() for guest in guests}) == 1
    whole = guests[0].lines()
    assert len(whole) > 10
    if game != "toy-chain":  # what is drawn there is told only to whoever draws it
        assert all(guest.lines() == whole for guest in guests)


def test_an_expansion_is_chosen_in_the_lobby_and_its_line_stands_on_the_table(
    invite: Invite, playroom: House
) -> None:
    ada, bob = invite(at=playroom), invite(at=playroom)
    ada.come("Ada")
    fetched: list[str] = []
    ada.page.on("request", lambda one: fetched.append(one.url.split(str(playroom.port))[1]))
    bob.come("Bob")
    card = ada.page.get_by_role("article", name="The Road")
    expect(card).to_contain_text("Expansions: Harbors")
    ada.lay(["me", "open"], public=True, game="The Road", ticked=("Harbors",))
    expect(ada.page.locator("section.gathering")).to_contain_text("The Road with Harbors")
    listed = bob.page.get_by_role("region", name="Tables to join").get_by_role("listitem")
    expect(listed.filter(has_text="The Road").filter(has_text="with Harbors")).to_be_visible(timeout=15_000)
    listed.filter(has_text="with Harbors").get_by_role("button", name="Join").click()
    expect(bob.page.locator("section.gathering")).to_contain_text("with Harbors")
    bob.page.get_by_role("button", name="Sit down").click()
    ada.page.get_by_role("button", name="Begin").click()
    for guest in (ada, bob):
        expect(table_of(guest).locator("section").last).to_contain_text(SHIP["en"])
        expect(table_of(guest).locator("section").first.locator("h2")).to_have_text("Round 1")
    # The cards of the expansion can be looked up, and the icon that the page does not have is no gap.
    assert "/api/games/toy-road?with=toy-harbours" in fetched
    ada.show("Table")
    ada.page.get_by_role("button", name="West Wind").click()
    large = ada.page.get_by_role("dialog", name="West Wind")
    expect(large).to_contain_text("The ship sails on by 1 harbor.")
    assert large.locator("article svg.icon").inner_html().strip()
    large.get_by_role("button", name="Close").click()


def test_without_its_expansion_the_game_has_no_line_of_it(invite: Invite, playroom: House) -> None:
    ada = invite(at=playroom)
    ada.come("Ada")
    ada.lay(["me", "bot greedy"], game="The Road")
    ada.settle()
    expect(table_of(ada)).not_to_contain_text(SHIP["en"])
    expect(ada.page.get_by_role("button", name="West Wind")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Peddler")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_words_are_in_the_language_of_the_page_and_fit_on_a_phone(
    invite: Invite, playroom: House, language: str
) -> None:
    people = [playroom.guest(name) for name in ("Ada", "Bob")]
    table = sit_down(people, "toy-road", expansions=["toy-harbours"])
    locale = {"en": "en-GB", "it": "it-IT"}[language]
    ada = at_table(invite, playroom, people[0], table, locale=locale, **PHONE)
    expect(table_of(ada)).to_contain_text(SHIP[language])
    assert as_shown(ada) == as_told(ada)
    fits(ada)
    mine = table_of(ada).locator("section").nth(1)
    expect(mine).to_contain_text({"en": "(you)", "it": "(tu)"}[language])
    before = ada.told()
    ada.options.first.tap()
    ada.moved(before)
    fits(ada)


def test_looking_back_tells_the_table_as_it_stood(invite: Invite, playroom: House) -> None:
    ada = playroom.guest("Ada")
    table = ada.play("me me", "toy-road", expansions=["toy-harbours"])
    guest = at_table(invite, playroom, ada, table)
    first = as_shown(guest)
    for _ in range(6):
        guest.settle()
        guest.choose(guest.keys()[0])
    guest.settle()
    now = as_shown(guest)
    assert now != first
    guest.menu().get_by_role("button", name="Look back").click()
    guest.page.get_by_role("button", name="To the start").click()
    expect(table_of(guest).locator("section").first.locator("h2")).to_have_text("Round 1")
    assert as_shown(guest) == first
    guest.page.get_by_role("region", name="Look back").get_by_role("button", name="Close").click()
    assert as_shown(guest) == now


def test_dice_of_any_number_of_sides_lie_on_the_table(invite: Invite, playroom: House) -> None:
    people = [playroom.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = sit_down(people, "toy-faction")
    bid_nothing(people, table)
    thrown = {"sides": [4, 8, 12]}

    def with_sides(message: dict[str, object]) -> None:
        lines = message.get("lines", [])
        assert isinstance(lines, list)
        for line in lines:
            if line["kind"] == "hunted":
                line["facts"] |= thrown

    ada = invite({"speed": "slow"}, at=playroom)
    Line(ada, with_sides)
    ada.context.add_cookies(
        [{"name": name, "value": value, "url": ada.base} for name, value in people[0].http.cookies.items()]
    )
    ada.page.goto(f"{ada.base}/#/table/{table}")
    ada.settle()
    ada.decision.locator('button.option[data-key="amber/hunt"]').click()
    dice = ada.page.locator(".now .dice .die")
    expect(dice).to_have_text([str(one) for one in ada.state()["view"]["dice"]])
    expect(ada.page.locator(".now .dice small")).to_have_text([f"d{sides}" for sides in thrown["sides"]])
    for number, shape in enumerate(("triangle", "diamond", "pentagon")):
        expect(dice.nth(number)).to_have_class(re.compile(rf"\b{shape}\b"))


def test_a_known_game_shows_what_its_expansions_add_in_a_panel_of_its_own(
    invite: Invite, house: House
) -> None:
    def with_more(message: dict[str, object]) -> None:
        if message["is"] == "state":
            message["sections"] = [{"title": "The Sunken Isles", "lines": ["The tide is out."]}]

    ada = invite()
    Line(ada, with_more)
    ada.come("Ada")
    ada.play_now()
    panel = ada.page.get_by_role("region", name="From the expansions")
    expect(panel.get_by_role("heading", name="The Sunken Isles")).to_be_visible()
    expect(panel).to_contain_text("The tide is out.")
    expect(ada.page.get_by_role("group", name="Board")).to_be_visible()


def test_a_known_game_without_expansions_has_no_such_panel(playing: Guest) -> None:
    expect(playing.page.get_by_role("region", name="From the expansions")).to_have_count(0)
    assert playing.state()["sections"] == []
