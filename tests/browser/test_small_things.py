"""Small things that make an evening: dice that lie there until they are spent, reasons, the board underneath."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.backstage import learn, towards_a_fight
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playroom import at_table
from tests.browser.screens import SCREENS, Screen, first_turn, turn
from tests.browser.test_reasons import far_away
from tests.browser.test_results_seen import act
from tests.server.house import House


def test_movement_dice_lie_on_the_table_until_they_are_spent(playing: Guest) -> None:
    tray = playing.page.get_by_role("group", name="Dice that are left")
    playing.settle()
    expect(tray).to_have_count(0)
    playing.choose("roll")
    playing.settle()
    rolled = len(playing.state()["view"]["dice"])
    assert rolled and playing.state()["asked"][0]["prompt"] == "move"
    expect(tray.locator("li")).to_have_count(rolled)
    keys = playing.keys()
    playing.choose(next((key for key in keys if key.startswith("move:")), "stop"))
    playing.settle()
    expect(tray.locator("li")).to_have_count(len(playing.state()["view"]["dice"]))
    for _ in range(12):
        if playing.state()["asked"] and playing.state()["asked"][0]["prompt"] != "move":
            break
        keys = playing.keys()
        playing.choose("stop" if "stop" in keys else keys[0])
        playing.settle()
    expect(tray).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_a_hint_says_why(invite: Invite, house: House, locale: str) -> None:
    person = house.guest("Ada")
    ada = at_table(invite, house, person, person.play("me greedy"), locale=locale)
    ada.settle()
    ada.page.keyboard.press("h")
    reason = ada.decision.locator(".advice .reason")
    expect(reason).to_be_visible()
    assert len(reason.inner_text().split()) > 3


def test_why_something_is_not_allowed_is_forgotten_with_the_question(playing: Guest) -> None:
    """A space that no die leads to answers with its reason, which the next question knows nothing of."""
    far_away(playing).dispatch_event("click")
    expect(playing.toasts).to_have_count(1)
    playing.choose("stop")
    playing.settle()
    expect(playing.toasts).to_have_count(0, timeout=1000)


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_rules_are_one_press_away_on_every_screen(invite: Invite, house: House, screen: Screen) -> None:
    ada = invite(has_touch=screen.touch)
    person = house.guest("Ada")
    ada.context.add_cookies(
        [{"name": name, "value": value, "url": ada.base} for name, value in person.http.cookies.items()]
    )
    first_turn(ada, person, "runebound")
    turn(ada, screen)
    button = ada.page.get_by_role("button", name="Rules", exact=True)
    expect(button).to_be_in_viewport(ratio=1)
    button.click()
    expect(ada.page.locator("li.here[data-rule]")).to_be_visible()


@pytest.mark.parametrize("by", ["key", "button"])
def test_the_board_is_looked_at_under_a_fight_and_the_question_stays(
    invite: Invite, house: House, by: str
) -> None:
    ada = invite()
    learn(ada, house.guest("Ada"), "runebound", "runebound.lesson.2-the-first-fight")
    ada.settle()
    while not ada.page.locator(".stage .fight").count():
        act(ada)
        ada.settle()
    stage, keys = ada.page.locator(".stage"), ada.keys()
    if by == "key":
        ada.page.keyboard.press("v")
    else:
        ada.page.get_by_role("button", name="Look at the board").click()
    expect(stage).to_have_count(0)
    assert ada.keys() == keys
    expect(ada.page.locator(".frame .pawn").first).to_be_visible()
    if by == "key":
        ada.page.keyboard.press("v")
    else:
        ada.page.locator("button.return").click()
    expect(stage).to_be_visible()
    assert ada.keys() == keys


def test_what_is_asked_keeps_its_height_from_one_question_to_the_next(playing: Guest) -> None:
    """With few answers and with many, with a hint and while others play."""
    heights, questions = set(), set()
    for _ in range(12):
        if playing.settle() == "over":
            break
        if not playing.page.locator(".stage").count():
            box = playing.decision.bounding_box()
            assert box is not None
            heights.add(round(box["height"]))
            questions.add((playing.prompt(), len(playing.keys())))
        keys = playing.keys()
        playing.choose(next((key for key in keys if key.startswith("move:")), keys[0]))
    assert len({count for _, count in questions}) > 2, "the questions were all alike"
    assert len(heights) == 1, f"it jumps: {sorted(heights)}"


@pytest.mark.parametrize(
    ("game", "lesson"), [("runebound", "2-the-first-fight"), ("wow-adventure", "2-combat")]
)
def test_how_likely_an_option_is_stands_with_it_and_of_what(
    invite: Invite, house: House, game: str, lesson: str
) -> None:
    ada = invite()
    learn(ada, house.guest("Ada"), game, f"{game}.lesson.{lesson}")
    ada.settle()
    while sum(bool(one["chance"]) for one in ada.state()["asked"][0]["options"]) < 2:
        act(ada)
        ada.settle()
    for one in ada.state()["asked"][0]["options"]:
        shown = ada.decision.locator(f'[data-key="{one["key"]}"] .likely')
        expect(shown).to_have_count(1 if one["chance"] else 0)
        if one["chance"]:
            expect(shown.locator("small")).to_have_text(one["chance"]["text"])
            number = float(shown.locator("b").inner_text().rstrip("%")) / 100
            assert abs(number - one["chance"]["chance"]) < 0.01


def test_what_an_option_leads_to_stands_with_it(invite: Invite, house: House) -> None:
    person = house.guest("Ada")
    table = person.play("me greedy")
    with person.at(table) as page:
        for _ in range(60):
            if page.asked()["prompt"] in ("adventure", "market"):
                break
            page.answer(towards_a_fight(page.state))
    ada = at_table(invite, house, person, table)
    ada.settle()
    noted = [one for one in ada.state()["asked"][0]["options"] if one["note"]]
    assert noted
    for one in noted:
        expect(ada.decision.locator(f'[data-key="{one["key"]}"] small').first).to_contain_text(
            one["note"][:20]
        )
