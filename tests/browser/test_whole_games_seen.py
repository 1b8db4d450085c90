"""Whole games at a person's pace: whatever an action did is on the page before the next question."""

from __future__ import annotations

import os
import time
from collections import Counter

import pytest

from tests.browser.backstage import known_as, show_table
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.witness import READY, TELLS, WATCH, forget, witnessed
from tests.server.house import House

# How many questions are answered; LOCANDA_WHOLE_GAMES=1 plays to the end.
DECISIONS = 100_000 if os.environ.get("LOCANDA_WHOLE_GAMES") else 25
PACE = os.environ.get("LOCANDA_PACE", "fast")
# Milliseconds that a moment of one's own is there at least.
SHORTEST = {"normal": 1000, "fast": 380}
HURRIES = 5  # of so many answers one is followed by the space bar
# What comes of one's own actions in the first questions of a game; in a whole game everything does.
SOON = {
    "runebound": {"draw", "dice", "outcome"},
    "wow-adventure": {"draw", "dice", "outcome"},
    "wow-tcg": {"draw"},
}


def advised(guest: Guest) -> str:
    """What the hints recommend."""
    guest.page.keyboard.press("h")
    found = guest.decision.locator("button.option.advised")
    found.wait_for()
    return found.get_attribute("data-key") or ""


@pytest.mark.parametrize(
    ("game", "locale"), [("runebound", "en-GB"), ("wow-adventure", "it-IT"), ("wow-tcg", "it-IT")]
)
def test_everything_that_happens_is_seen_and_read_out_once_before_the_next_question(
    invite: Invite, house: House, game: str, locale: str
) -> None:
    person = house.guest("Ada")
    ada = invite({"speed": PACE}, locale=locale)
    ada.page.add_init_script(WATCH)
    known_as(ada, person)
    show_table(ada, person.play("me greedy", game))
    faults: list[str] = []
    kinds: Counter[str] = Counter()
    told_of: Counter[str] = Counter()
    lines = decisions = 0
    began = time.monotonic()
    state = ada.page.wait_for_function(READY, arg="", timeout=60_000).json_value()
    while state != "over" and decisions < DECISIONS:
        key = advised(ada)
        since, told = forget(ada), ada.told()
        before = ada.decision.locator(".options").get_attribute("data-decision")
        ada.decision.locator(f'button.option[data-key="{key}"]').click()
        ada.moved(told)
        decisions += 1
        hurries = decisions % HURRIES == 0
        if hurries:
            ada.page.wait_for_timeout(100)
            ada.page.keyboard.press("Space")
        state = ada.page.wait_for_function(READY, arg=before, timeout=180_000).json_value()
        found = witnessed(ada, game, since, 0 if hurries else SHORTEST[PACE])
        kinds.update(one["kind"] + (" own" if one["own"] else "") for one in found.seen)
        told_of.update(found.told)
        lines += len(found.lines)
        faults += [f"{decisions} {key}: {one}" for one in found.faults]
    took = time.monotonic() - began
    print(
        f"{game}: {decisions} decisions, {lines} lines, {dict(kinds)}, {dict(told_of)}, {took:.0f} s, {state}"
    )
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults[:40])
    assert kinds["card own"]
    assert set(told_of) >= (set(TELLS[game]) if state == "over" else SOON[game])
