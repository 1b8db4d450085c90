"""What one's own action did is seen before the next question: cards, dice, outcomes and rewards, at any pace."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.backstage import SIGN, learn, plain
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.witness import QUIET, WALKS
from tests.server.house import House

# Notes down all that is shown as a moment, and whether a question was open at the same time.
WITNESS = """
window.seen = [];
new MutationObserver(() => {
  const now = document.querySelector('.now.own');
  if (!now) return;
  const text = now.textContent.replace(/\\s+/g, ' ');
  const open = document.querySelectorAll('section.decision button.option').length;
  if (window.seen.at(-1)?.text !== text) window.seen.push({text, kind: now.dataset.moment, open});
}).observe(document, {childList: true, subtree: true, characterData: true});
"""
# The next question is open, or the lesson is over.
READY = """before => {
  const options = document.querySelector('section.decision .options');
  return options ? options.dataset.decision !== before : document.querySelector('section.decision .matter ~ button');
}"""


def told_since(guest: Guest, heard: int) -> list[dict[str, Any]]:
    """The lines that came with one's own answer: the first state since then that replies to something."""
    for frame in guest.frames[heard:]:
        message = json.loads(frame)
        if message["is"] == "state" and message["replies"]:
            lines: list[dict[str, Any]] = message["lines"]
            return lines
    return []


def act(guest: Guest) -> list[dict[str, Any]]:
    """Do what the lesson asks for; what was told of it."""
    key = guest.state()["lesson"]["key"]
    heard, before = len(guest.frames), guest.told()
    guest.decision.locator(f'button.option[data-key="{key}"]').click()
    guest.moved(before)
    return told_since(guest, heard)


@pytest.mark.parametrize(
    ("game", "lesson", "among"),
    [
        ("runebound", "2-the-first-fight", "drew rolled beat gold token"),
        ("runebound", "4-the-market", "stocked bought sold healed"),
        ("wow-adventure", "2-combat", "challenge dice victory got"),
        ("wow-adventure", "5-levels-and-defeat", "dice victory level defeated"),
        ("wow-tcg", "2-attack", "played damage destroyed won"),
        ("wow-tcg", "5-quests-and-hero-powers", "placed-quest used damage won"),
    ],
)
def test_everything_that_came_of_an_action_is_shown_before_the_next_question(
    invite: Invite, house: House, game: str, lesson: str, among: str
) -> None:
    """Draws, dice, outcomes and rewards among it."""
    ada = invite({"speed": "fast"})
    ada.page.add_init_script(WITNESS)
    learn(ada, house.guest("Ada"), game, f"{game}.lesson.{lesson}")
    ada.settle()
    shown: set[str] = set()
    while ada.state()["lesson"]["step"] < ada.state()["lesson"]["steps"]:
        ada.page.evaluate("window.seen = []")
        before = ada.decision.locator(".options").get_attribute("data-decision")
        lines = act(ada)
        ada.page.wait_for_function(READY, arg=before)
        seen = ada.page.evaluate("window.seen")
        assert not any(one["open"] for one in seen), "a question was open while a result was shown"
        whole = " ".join(one["text"] for one in seen)
        for line in lines:
            if line["text"] and line["kind"] not in QUIET | WALKS[game]:
                assert plain(SIGN.sub("", line["text"])) in whole, (line["kind"], seen)
                shown.add(line["kind"])
    assert shown >= set(among.split())


def fighting(invite: Invite, house: House, speed: str, steps: int = 2) -> Guest:
    """Somebody in the middle of their first fight."""
    ada = invite({"speed": "instant"})
    learn(ada, house.guest("Ada"), "runebound", "runebound.lesson.2-the-first-fight")
    for _ in range(steps):
        act(ada)
        ada.settle()
    ada.page.evaluate(
        "speed => localStorage.setItem('locanda-settings', JSON.stringify({speed}))",
        speed,
    )
    ada.page.reload()
    ada.settle()
    return ada


@pytest.mark.parametrize("how", ["Space", "Enter", "1", "click", "button"])
def test_a_key_or_a_tap_goes_on_at_once(invite: Invite, house: House, how: str) -> None:
    ada = fighting(invite, house, "slow")
    act(ada)
    shown = ada.page.locator(".now.own .shown")
    expect(shown).to_be_visible()
    expect(ada.options).to_have_count(0)
    for _ in range(6):
        if not shown.count():
            break
        if how == "click":
            shown.click(position={"x": 8, "y": 8})
        elif how == "button":
            shown.get_by_role("button", name="Go on").click()
        else:
            ada.page.keyboard.press(how)
        ada.page.wait_for_timeout(60)
    expect(shown).to_have_count(0)
    expect(ada.options.first).to_be_visible()


def test_escape_goes_straight_to_the_next_question(invite: Invite, house: House) -> None:
    ada = fighting(invite, house, "slow")
    act(ada)
    expect(ada.page.locator(".now.own")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".now.own")).to_have_count(0)
    expect(ada.options.first).to_be_visible()


def test_those_who_hurry_are_shown_nothing_but_can_read_it_beside_the_question(
    invite: Invite, house: House
) -> None:
    ada = invite({"speed": "instant"})
    ada.page.add_init_script(WITNESS)
    learn(ada, house.guest("Ada"), "runebound", "runebound.lesson.2-the-first-fight")
    for _ in range(4):
        ada.settle()
        lines = act(ada)
        ada.settle()
        assert not ada.page.evaluate("window.seen")
        happened = plain(ada.decision.locator(".happened").text_content() or "") if lines else ""
        told = [line for line in lines if line["text"] and line["kind"] not in QUIET | WALKS["runebound"]]
        for line in told[-3:]:
            assert plain(SIGN.sub("", line["text"])) in happened


def test_a_roll_says_what_it_needed_and_whether_that_was_enough(invite: Invite, house: House) -> None:
    ada = fighting(invite, house, "slow")
    for _ in range(4):
        lines = act(ada)
        rolled = [line for line in lines if line["kind"] == "rolled"]
        if rolled:
            break
        ada.page.keyboard.press("Escape")
        ada.settle()
    shown = ada.page.locator('.now.own[data-moment="dice"]')
    expect(shown).to_be_visible()
    facts = rolled[0]["facts"]
    dice = shown.locator(".dice li").first
    expect(dice.locator(".need")).to_have_text(f"needs {facts['target']}")
    expect(dice.locator("b")).to_have_text(str(facts["die"]))
    expect(dice.locator("i")).to_have_text("✓" if facts["success"] else "✗")
