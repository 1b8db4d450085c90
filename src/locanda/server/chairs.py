"""The chairs of tables as they are kept: who sits where, what they want to play, and for whom a seat is kept."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, select

from locanda.kernel.game import Game
from locanda.kernel.refusal import LocandaError

from .schema import players, seats
from .store import Store
from .table import Chair


def seated(which: Any) -> Select[Any]:
    """The seats of which this is true, in their order, with the names of their people and of those they wait for."""
    guests = players.alias("guests")
    people = seats.outerjoin(players, seats.c.player == players.c.id)
    return (
        select(seats, players.c.name, guests.c.name.label("kept_for"))
        .select_from(people.outerjoin(guests, seats.c.reserved == guests.c.id))
        .where(which)
        .order_by(seats.c.seat)
    )


async def chairs_of(store: Store, table: str) -> list[Chair]:
    """The chairs of a table."""
    return [
        Chair(
            seat=one["seat"],
            player=one["player"],
            name=one["name"] or "",
            bot=one["bot"],
            brings=one["brings"],
            reserved=one["reserved"],
            kept_for=one["kept_for"] or "",
        )
        for one in await store.all(seated(seats.c.match == table))
    ]


def brings_shown(game: Game, brings: str) -> str:
    """What everybody may know of what a seat brings; nothing if this game cannot read it (any more)."""
    if not brings:
        return ""
    try:
        return game.brings_shown(brings)
    except LocandaError:
        return ""
