"""Events for tests: opened, entered, looked at, and whether they are whole."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from sqlalchemy import select

from locanda.server.pairing import Meeting, standings
from locanda.server.schema import matches, pairings
from locanda.server.store import engine_for
from tests.server.house import House, Person

ROAD, CARDS = "toy-road", "wow-tcg"
SEALED = {"opening": {"format": "sealed"}, "options": {"decks": "sealed"}}
LONG = 300.0  # seconds
KILLS = 3


def opened(owner: Person, game: str = ROAD, **more: Any) -> str:
    event: str = owner.post("/api/events", **{"game": game, "name": "Evening", "public": True, **more})["id"]
    return event


def enter(person: Person, event: str, **more: Any) -> None:
    person.post(f"/api/events/{event}/enter", share="0b", **more)


def look(person: Person, event: str, invite: str = "") -> Any:
    return person.get(f"/api/events/{event}?invite={invite}")


def until(person: Person, event: str, true: Callable[[Any], bool]) -> Any:
    """The event as it stands once something is true of it."""
    deadline = time.monotonic() + LONG
    while not true(found := look(person, event)):
        assert time.monotonic() < deadline, f"it never came true: {found}"
        time.sleep(0.1)
    return found


def over(found: Any) -> bool:
    return bool(found["listed"]["stage"] == "over")


def in_round(number: int) -> Callable[[Any], bool]:
    return lambda found: found["listed"]["round"] == number and found["listed"]["stage"] == "playing"


def met(found: Any) -> list[Meeting]:
    return [Meeting(one["round"], one["first"], one["second"], one["result"]) for one in found["pairings"]]


def check_whole(found: Any) -> None:
    """Every round has everybody who was there once, results, and a table for each pair and for no two."""
    everybody = sorted(one["number"] for one in found["entrants"])
    for number in range(1, found["listed"]["rounds"] + 1):
        here = [one for one in found["pairings"] if one["round"] == number]
        present = [who for one in here for who in (one["first"], one["second"]) if who is not None]
        assert sorted(present) == everybody
        assert all(one["result"] for one in here)
    tables = [one["table"] for one in found["pairings"] if one["second"] is not None]
    assert all(tables) and len(set(tables)) == len(tables)
    assert all(
        not one["table"] and one["result"] == "bye" for one in found["pairings"] if one["second"] is None
    )
    meetings = met(found)
    told = [(one["number"], one["rank"], one["points"], one["met"]) for one in found["standings"]]
    assert told == [(one.number, one.rank, one.points, one.met) for one in standings(everybody, meetings)]
    pairs = Counter(frozenset((one.first, one.second)) for one in meetings)
    assert all(count == 1 for count in pairs.values())


def my_table(person: Person, event: str) -> str:
    table: str = look(person, event)["listed"]["table"]
    return table


def plays(found: Any, pair: Any, person: Person) -> bool:
    name = person.get("/api/me")["player"]["name"]
    numbers = [one["number"] for one in found["entrants"] if one["name"] == name]
    return pair["first"] in numbers or pair["second"] in numbers


def play_out(person: Person, event: str, number: int) -> None:
    """Somebody gives up where they play in this round, if they still do."""
    found = until(person, event, lambda one: one["listed"]["round"] >= number)
    table = found["listed"]["table"]
    if table and found["listed"]["round"] == number:
        person.http.post(f"/api/tables/{table}/concede")


def settled(database: str, event: str) -> None:
    """There is a table for every pair and no other, and no pair twice."""

    async def read() -> tuple[list[str], list[str]]:
        engine = engine_for(database)
        async with engine.connect() as connection:
            tables = select(matches.c.id).where(matches.c.event == event)
            paired = select(pairings.c.match).where(pairings.c.event == event, pairings.c.match != "")
            found = [list((await connection.execute(one)).scalars()) for one in (tables, paired)]
        await engine.dispose()
        return found[0], found[1]

    tables, paired = asyncio.run(read())
    assert sorted(tables) == sorted(paired)


def duel(house: House, game: str = ROAD, **more: Any) -> tuple[Person, Person, str, str]:
    """Ada and Bob meet in an event of two rounds' worth of entrants: the table at which they play."""
    ada, bob = house.guest("Ada"), house.guest("Bob")
    event = opened(ada, game, **more)
    enter(ada, event)
    enter(bob, event)
    ada.post(f"/api/events/{event}/begin")
    return ada, bob, event, my_table(ada, event)
