"""What moves on the table: what counts flies to its badge, cards to the hand and out of it, figures walk."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.backstage import learn
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.test_results_seen import READY, act
from tests.server.house import House

# Notes down whatever flies, where it begins and where it ends, and every way that a figure walks.
WATCH = """
window.flown = [];
window.walked = [];
new MutationObserver((changes) => {
  for (const {addedNodes} of changes) for (const one of addedNodes)
    if (one.matches?.('.sky > span')) requestAnimationFrame(() => {
      const frames = one.getAnimations()[0]?.effect.getKeyframes() ?? [];
      const at = frame => frame.transform.match(/-?[\\d.]+(?=px)/g).map(Number);
      if (frames.length) window.flown.push({text: one.textContent.trim(), from: at(frames[0]), to: at(frames.at(-1))});
    });
}).observe(document, {childList: true, subtree: true});
{
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...more) {
    if (this.matches('.pawn')) window.walked.push(frames.length);
    return animate.call(this, frames, ...more);
  };
}
"""


def taught(invite: Invite, house: House, game: str, lesson: str, **screen: Any) -> Guest:
    """Somebody at the beginning of a lesson, who sees everything at a quick pace."""
    guest = invite({"speed": "fast"}, **screen)
    guest.page.add_init_script(WATCH)
    learn(guest, house.guest("Ada"), game, f"{game}.lesson.{lesson}")
    guest.settle()
    return guest


def step(guest: Guest) -> list[dict[str, Any]]:
    """Do what the lesson asks for, and see it all; what flew."""
    guest.page.evaluate("window.flown.length = 0")
    before = guest.decision.locator(".options").get_attribute("data-decision")
    act(guest)
    guest.page.wait_for_function(READY, arg=before)
    guest.page.wait_for_timeout(200)
    flown: list[dict[str, Any]] = guest.page.evaluate("window.flown")
    return flown


def within(guest: Guest, place: str, point: list[float]) -> bool:
    """Whether a point lies in something on the page, or at its edge."""
    box = guest.page.locator(place).first.bounding_box()
    assert box is not None
    across, down = point[0] - box["x"], point[1] - box["y"]
    return -20 <= across <= box["width"] + 20 and -20 <= down <= box["height"] + 20


def test_wounds_and_gold_fly_to_the_badge_where_they_count(invite: Invite, house: House) -> None:
    ada = taught(invite, house, "runebound", "2-the-first-fight")
    flown = []
    while ada.state()["lesson"]["step"] < ada.state()["lesson"]["steps"] - 1:
        flown += step(ada)
    counted = [one for one in flown if re.fullmatch(r"[+−-]\d+", one["text"])]
    assert counted, flown
    assert all(within(ada, ".seats li", one["to"]) for one in counted)


def test_cards_fly_into_the_hand_when_they_are_drawn_and_out_of_it_when_they_are_played(
    invite: Invite, house: House
) -> None:
    ada = taught(invite, house, "wow-adventure", "5-levels-and-defeat")
    drawn = played = 0
    while ada.state()["lesson"]["step"] < 8:
        names = [one.strip() for one in ada.page.locator(".hand .title").all_inner_texts()]
        flown = step(ada)
        left = [one.strip() for one in ada.page.locator(".hand .title").all_inner_texts()]
        come = sorted(one for one in set(left) if left.count(one) > names.count(one))
        gone = sorted(one for one in set(names) if names.count(one) > left.count(one))
        for name in come:
            assert any(name in one["text"] and within(ada, ".hand", one["to"]) for one in flown), (
                name,
                flown,
            )
        for name in gone:
            assert any(name in one["text"] and within(ada, ".hand", one["from"]) for one in flown), (
                name,
                flown,
            )
        drawn, played = drawn + len(come), played + len(gone)
    assert drawn >= 3 and played


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_figure_walks_its_way_unless_nothing_may_move(invite: Invite, house: House, motion: str) -> None:
    ada = taught(invite, house, "wow-adventure", "1-a-turn", reduced_motion=motion)
    flown = []
    for _ in range(4):
        flown += step(ada)
        if ada.page.evaluate("window.walked.length"):
            break
    walked = ada.page.evaluate("window.walked")
    if motion == "reduce":
        assert not walked and not flown
    else:
        assert walked and max(walked) >= 3, "no way of several spaces was walked"
        expect(ada.page.locator(".pawn").first).to_be_visible()
