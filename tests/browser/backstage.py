"""The same people without a browser: tables brought to where a test needs them, and what the server itself says."""

from __future__ import annotations

import random
import re
import time
from typing import Any

from tests.browser.guest import Guest
from tests.server.house import Person

LONG = 90.0
# The signs of card texts, which the page shows as icons.
SIGN = re.compile(r"[@%<^>$](?=[+–-]?\d|–)")
AUCTION, CITIES = "resource:auction-house", ("stormwind", "ironforge", "undercity", "orgrimmar")
FIGHTING = ("escape", "ranged", "melee", "magic")


def known_as(guest: Guest, person: Person) -> None:
    """The browser belongs to this person."""
    guest.context.add_cookies(
        [{"name": name, "value": value, "url": guest.base} for name, value in person.http.cookies.items()]
    )


def show_table(guest: Guest, table: str) -> None:
    """The page shows this table, with the game on it."""
    guest.page.goto(f"{guest.base}/#/table/{table}")
    guest.decision.locator(".prompt").wait_for()


def learn(guest: Guest, person: Person, game: str, lesson: str) -> None:
    """The page shows the beginning of a lesson that this person takes."""
    known_as(guest, person)
    show_table(guest, person.post(f"/api/lessons/{game}/{lesson}")["id"])


def lessons(person: Person) -> list[tuple[str, str]]:
    """Every lesson of every game."""
    return [(game["id"], one["id"]) for game in person.get("/api/games") for one in game["lessons"]]


def plain(text: str) -> str:
    """A text with single spaces."""
    return " ".join(text.split())


def read_log(guest: Guest) -> list[str]:
    """The lines of the log on the page."""
    guest.show("Log")
    return [plain(one) for one in guest.log.all_text_contents()]


def true_log(person: Person, table: str) -> list[str]:
    """The log as the server tells it to somebody who comes now."""
    with person.at(table) as page:
        page.until(lambda one: one.state.get("view"))
        return [plain(SIGN.sub("", line["text"])) for line in page.lines if line["text"]]


def towards_a_fight(state: dict[str, Any]) -> str:
    """The answer that soonest leads to a fight."""
    asked, view = state["asked"][0], state["view"]
    keys = [one["key"] for one in asked["options"]]
    easy = [
        one["key"]
        for one in asked["options"]
        if one["verb"] == "move" and view["tokens"].get(one["about"]) == "green"
    ]
    if asked["prompt"] == "move" and view["tokens"].get(view["seats"][asked["seat"]]["at"]) == "green":
        easy = ["stop"]
    for key in (*easy, "attempt", "stay", "roll", "done", "skip"):
        if key in keys:
            return key
    moves = [key for key in keys if key.startswith("move:")]
    return moves[len(moves) // 2] if moves else keys[-1]


def fights(state: dict[str, Any]) -> bool:
    """Whether the one who is asked stands in the middle of a fight."""
    return bool(state["asked"]) and state["view"]["turn"]["phase"] in FIGHTING


def table_with_a_fight(person: Person) -> str:
    """A table at which the person's hero fights now."""
    for _ in range(8):
        table = person.play("me greedy")
        with person.at(table) as page:
            for _ in range(60):
                if not page.asked() or fights(page.state):
                    break
                page.answer(towards_a_fight(page.state))
            if fights(page.state):
                return table
    raise AssertionError("no fight was found")


def towards_an_auction(state: dict[str, Any], chance: random.Random) -> str:
    """An answer on the way to a city with something to sell there."""
    asked = state["asked"][0]
    keys: list[str] = [one["key"] for one in asked["options"]]
    if AUCTION in keys:
        return AUCTION
    hero = state["view"]["seats"][asked["seat"]]
    if asked["prompt"] == "movement" and (hero["bag"] or hero["weapon"] or hero["armor"]):
        cities = [key for key in keys if key.removeprefix("move:") in CITIES]
        if cities:
            return cities[0]
    if asked["prompt"] == "challenge":
        return keys[0]
    if asked["prompt"].startswith("use.") and "done" in keys:
        return "done"
    return chance.choice(keys)


def table_with_an_auction(person: Person) -> str:
    """A table of the Adventure Game at which the person trades an item in a city now."""
    chance = random.Random(3)
    for _ in range(30):
        table = person.play("me greedy", "wow-adventure")
        with person.at(table) as page:
            for _ in range(300):
                asked = page.asked()
                if not asked or asked["prompt"] == "auction":
                    break
                page.answer(towards_an_auction(page.state, chance))
            if asked and asked["prompt"] == "auction":
                return table
    raise AssertionError("nobody came to an auction")


def play_out(person: Person, table: str) -> None:
    """Bots play on until the match is over."""
    with person.at(table) as page:
        page.until(lambda one: one.state.get("view") and one.seats)
        for chair in page.seats["chairs"]:
            if chair["mine"] and not chair["bot"] and page.state["stage"] != "over":
                person.post(f"/api/tables/{table}/seats/{chair['seat']}", bot="greedy")
        deadline = time.monotonic() + LONG
        while page.state["stage"] != "over":
            assert time.monotonic() < deadline, "the match does not end"
            page.hear()
