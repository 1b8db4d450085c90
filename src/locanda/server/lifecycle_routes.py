"""What a browser can ask for besides opening a table and playing at it: the waiting room, and how a table ends."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody

from .forms import Begin, Chosen, Join, Place, PutAway, Vote
from .routes import Here, Known, Opened


@post("/api/tables/{name:str}/chairs/{seat:int}")
async def place(
    house: Here, player: Known, name: FromPath[str], seat: FromPath[int], data: JSONBody[Place]
) -> Opened:
    """The owner puts a bot on a seat before the match, or empties the seat."""
    await house.life.room.place(player, name, seat, data.bot)
    return Opened(name)


@post("/api/tables/{name:str}/chairs/{seat:int}/brings")
async def choose(
    house: Here, player: Known, name: FromPath[str], seat: FromPath[int], data: JSONBody[Chosen]
) -> Opened:
    """A seat chooses what to play."""
    await house.life.room.choose(player, name, seat, data.brings)
    return Opened(name)


@post("/api/tables/{name:str}/chairs/{seat:int}/join")
async def join(
    house: Here, player: Known, name: FromPath[str], seat: FromPath[int], data: JSONBody[Join]
) -> Opened:
    """Somebody takes a seat that another one left for good."""
    house.creations.take(player.id)
    await house.life.join(player, name, seat, data.invite)
    return Opened(name)


@post("/api/tables/{name:str}/chairs/{seat:int}/replace")
async def replace(house: Here, player: Known, name: FromPath[str], seat: FromPath[int]) -> Opened:
    """A bot shall play on for somebody who is away."""
    house.creations.take(player.id)
    await house.life.replace(player, name, seat)
    return Opened(name)


@post("/api/tables/{name:str}/concede")
async def concede(house: Here, player: Known, name: FromPath[str]) -> Opened:
    """Somebody gives up."""
    house.creations.take(player.id)
    await house.life.concede(player, name)
    return Opened(name)


@post("/api/tables/{name:str}/quit")
async def leave_for_good(house: Here, player: Known, name: FromPath[str]) -> Opened:
    """Somebody leaves a match for good."""
    house.creations.take(player.id)
    await house.life.leave(player, name)
    return Opened(name)


@post("/api/tables/{name:str}/close")
async def close(house: Here, player: Known, name: FromPath[str]) -> Opened:
    """A table is closed, or the others are asked whether it may be."""
    house.creations.take(player.id)
    await house.life.close(player, name)
    return Opened(name)


@post("/api/tables/{name:str}/vote")
async def vote(house: Here, player: Known, name: FromPath[str], data: JSONBody[Vote]) -> Opened:
    """Yes or no to what the others are asked."""
    house.creations.take(player.id)
    await house.life.vote(player, name, data.asked, data.yes)
    return Opened(name)


@post("/api/tables/{name:str}/rematch")
async def rematch(house: Here, player: Known, name: FromPath[str], data: JSONBody[Begin]) -> Opened:
    """The same people play again; the id of the new table."""
    house.creations.take(player.id)
    return Opened(await house.rematch.play_again(player, name, data.share))


@post("/api/tables/{name:str}/away")
async def put_away(house: Here, player: Known, name: FromPath[str], data: JSONBody[PutAway]) -> Opened:
    """A table leaves one's own list for now, or comes back."""
    await house.life.put_away(player, name, data.away)
    return Opened(name)


HANDLERS: tuple[Any, ...] = (
    *(place, choose, join, replace, concede, leave_for_good, close, vote, rematch, put_away),
)
