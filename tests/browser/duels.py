"""Tables of the card game as a test needs them: laid like those of scenarios, and what the page shows of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from locanda.games.wow_tcg.arrange import GivenTable
from locanda.games.wow_tcg.game import CardGame
from locanda.games.wow_tcg.state import Duel
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playroom import at_table
from tests.server.house import House

# A warrior with a sword and four allies against a priest with a helm of his own and four others.
DUEL: dict[str, Any] = {
    "seats": [
        {
            "hero": {"card": "gorebelly", "damage": 9},
            "allies": [
                "benethor-draigo",
                {"card": "guardian-steelhorn", "damage": 1},
                {"card": "veshral", "exhausted": True},
                "kagra-of-the-crossroads",
            ],
            "equipment": ["krol-blade", "golem-skull-helm"],
            "abilities": [{"card": "rend", "on": "kor-cindervein"}],
            "resources": 5,
            "quests": ["kiblers-exotic-pets"],
            "hand": ["execute", "samuel-grey", "battle-shout", "deacon-johanna", "moko-hunts-at-dawn"],
            "graveyard": ["execute", "veshral", "mocking-blow"],
        },
        {
            "hero": {"card": "boris-brightbeard", "damage": 6},
            "allies": [{"card": "kor-cindervein", "damage": 1}, "crazy-igvand", "parvink", "nerra-lifeboon"],
            "abilities": [{"card": "power-word-fortitude", "on": "parvink"}],
            "equipment": ["whitemanes-chapeau", "the-hammer-of-grace"],
            "resources": 4,
            "hand": ["flash-heal", "flash-heal", "power-word-fortitude", "shadow-word-pain"],
            "graveyard": ["flash-heal"],
        },
    ]
}


def laid(monkeypatch: pytest.MonkeyPatch, given: dict[str, Any]) -> None:
    """Whatever match of the card game begins from now on begins at this table; bots know nothing of it."""
    wanted = msgspec.convert(given, GivenTable)

    def new_table(game: CardGame, agreed: Setup, dice: Dice) -> Duel:
        table, _ = game.arrange(wanted)
        table.dice = dice
        return table

    monkeypatch.setattr(CardGame, "new_table", new_table)


def duel(
    invite: Invite,
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    given: dict[str, Any] = DUEL,
    screen: dict[str, Any] | None = None,
    **more: Any,
) -> Guest:
    """Somebody who plays all seats of a table that is laid like this."""
    laid(monkeypatch, given)
    person = house.guest("Ada")
    table = person.play(" ".join(["me"] * len(given["seats"])), "wow-tcg", **more)
    guest = at_table(invite, house, person, table, **(screen or {}))
    guest.settle()
    return guest


def view(guest: Guest) -> dict[str, Any]:
    """What the page was told of the table last."""
    found: dict[str, Any] = guest.state()["view"]
    return found


def until(guest: Guest, true: Callable[[dict[str, Any]], bool]) -> None:
    """Wait until something is true of what the page was told of the table."""
    for _ in range(200):
        if true(view(guest)):
            return
        guest.page.wait_for_timeout(50)
    raise AssertionError("it never came true")


def prompt(guest: Guest) -> str:
    """At which question the page is."""
    found: str = guest.state()["asked"][0]["prompt"]
    return found


def pieces(guest: Guest) -> dict[str, dict[str, Any]]:
    """Every hero, ally, weapon, armor card and ability in play, by what answers call it."""
    found: dict[str, dict[str, Any]] = {}
    for seat in view(guest)["seats"]:
        if seat["hero"]:
            found[seat["hero"]["card"]] = seat["hero"]
        for row in ("allies", "equipment", "abilities"):
            found |= seat[row]
    return found


def middle(guest: Guest, selector: str) -> tuple[float, float]:
    """Where the middle of something is on the screen."""
    box = guest.page.locator(selector).first.bounding_box()
    assert box is not None, f"{selector} is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(guest: Guest, what: str, where: str) -> None:
    """Take something with the mouse and put it elsewhere."""
    mouse = guest.page.mouse
    (left, top), (right, bottom) = middle(guest, what), middle(guest, where)
    mouse.move(left, top)
    mouse.down()
    mouse.move((left + right) / 2, (top + bottom) / 2, steps=4)
    mouse.move(right, bottom, steps=4)
    mouse.up()


def piece(label: str) -> str:
    return f'.mat [data-piece="{label}"]'


def held(card: str) -> str:
    return f'.hand [data-held="{card}"]'


def pass_on(guest: Guest, until: str) -> None:
    """Everybody lets pass what can be let pass, until this question comes."""
    for _ in range(30):
        if prompt(guest) == until:
            return
        keys = guest.keys()
        guest.choose(next(key for key in ("pass", "no", "done") if key in keys))
        guest.settle()
    raise AssertionError(f"the question {until} never came")
