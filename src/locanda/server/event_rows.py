"""Events as the database holds them: what follows from their rows, and what is asked for and kept."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection

from locanda.kernel.game import Game, Setup
from locanda.kernel.refusal import LocandaError

from .pairing import Meeting
from .schema import entrants, events, pairings
from .table import CLOSED, OVER, PLAYING

OPENING = "opening"
RUNNING = (OPENING, PLAYING)
ENDED = (OVER, CLOSED)
LEAST = 2  # entrants, and seats at a table of a round


def stayed(chairs: Sequence[RowMapping], pair: Sequence[RowMapping]) -> set[int]:
    """The seats whose entrants stayed at a table that was closed: against a bot whoever closes it goes."""
    people = [one["player"] for one in pair]
    if (people[0] is None) != (people[1] is None):
        return {people.index(None)}
    return {seat for seat, chair in enumerate(chairs) if not chair["conceded"]}


def fitting(game: Game, options: dict[str, str], earned: Sequence[str]) -> dict[str, str]:
    """The options of the rounds' tables, with one of them changed if only so what was earned may be brought there."""
    changes = ({one.id: value} for one in game.options for value in one.values)
    for change in ({}, *changes):
        found = options | change
        setups = (Setup(LEAST, found, game.expansions, (brings, "")) for brings in earned if brings)
        if all(playable(game, one) for one in setups):
            return found
    return options


def playable(game: Game, setup: Setup) -> bool:
    """Whether a game can be played like this."""
    try:
        game.check_setup(setup)
    except LocandaError:
        return False
    return True


def round_setup(game: Game, event: RowMapping, brings: tuple[str, ...]) -> Setup:
    """The setup of a table of a round."""
    return Setup(LEAST, options=options_of(event), expansions=game.expansions, brings=brings)


def luck(event: RowMapping, what: str) -> str:
    """A number by chance that follows from the event's secret; nobody can foresee or choose it."""
    key = bytes.fromhex(event["secret"])
    return hashlib.blake2b(f"{event['id']}/{what}".encode(), key=key, digest_size=32).hexdigest()


def packed(what: Any) -> str:
    """Anything as it is kept in a row."""
    return msgspec.json.encode(what).decode()


def opening_of(event: RowMapping) -> dict[str, str] | None:
    """The options of the first table of an event, if it begins with one for all."""
    return msgspec.json.decode(event["opening"], type=dict[str, str] | None)


def options_of(event: RowMapping) -> dict[str, str]:
    """The options of the tables of the rounds."""
    return msgspec.json.decode(event["options"], type=dict[str, str])


def expansions_of(event: RowMapping) -> tuple[str, ...]:
    """The expansions with which an event is played."""
    return msgspec.json.decode(event["expansions"], type=tuple[str, ...])


def entrants_of(name: str) -> Any:
    """Who takes part, in their order."""
    return select(entrants).where(entrants.c.event == name).order_by(entrants.c.number)


def pairings_of(name: str) -> Any:
    """Who meets whom, round by round."""
    here = select(pairings).where(pairings.c.event == name)
    return here.order_by(pairings.c.round, pairings.c.number)


async def again(connection: AsyncConnection, name: str) -> RowMapping:
    """An event as it is now that it is held."""
    return (await connection.execute(select(events).where(events.c.id == name))).mappings().one()


async def people_of(connection: AsyncConnection, name: str) -> Sequence[RowMapping]:
    """The entrants of an event, in their order."""
    return (await connection.execute(entrants_of(name))).mappings().all()


async def meetings_of(connection: AsyncConnection, name: str) -> list[Meeting]:
    """Who has met whom, and what came of it."""
    found = (await connection.execute(pairings_of(name))).mappings().all()
    return [meeting_of(one) for one in found]


def meeting_of(row: RowMapping) -> Meeting:
    """A meeting as the pairing knows it."""
    return Meeting(row["round"], row["first"], row["second"], row["result"])


def new_entrant(people: Sequence[RowMapping], event: RowMapping, **values: Any) -> Any:
    """What keeps one entrant more."""
    number = max((one["number"] for one in people), default=-1) + 1
    return entrants.insert().values(event=event["id"], number=number, **values)
