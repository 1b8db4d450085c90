"""What a browser can ask for about events."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from .event_forms import Drop, Enter, EventLists, EventShown, Fill, NewEvent
from .routes import Here, Known, Opened


@get("/api/events")
async def list_events(house: Here, player: Known) -> EventLists:
    """The events that somebody may care about."""
    return await house.events.lists(player)


@post("/api/events")
async def open_event(house: Here, player: Known, data: JSONBody[NewEvent]) -> Opened:
    """An event is opened."""
    house.creations.take(player.id)
    return Opened(await house.events.open(player, data))


@get("/api/events/{name:str}")
async def event(
    house: Here, player: Known, name: FromPath[str], invite: Annotated[str, QueryParameter()] = ""
) -> EventShown:
    """How an event stands."""
    return await house.events.shown(player, name, invite)


@post("/api/events/{name:str}/enter")
async def enter_event(house: Here, player: Known, name: FromPath[str], data: JSONBody[Enter]) -> Opened:
    """Somebody takes part."""
    house.creations.take(player.id)
    await house.events.enter(player, name, data)
    return Opened(name)


@post("/api/events/{name:str}/fill")
async def fill_event(house: Here, player: Known, name: FromPath[str], data: JSONBody[Fill]) -> Opened:
    """Bots take part."""
    house.creations.take(player.id)
    await house.events.fill(player, name, data)
    return Opened(name)


@post("/api/events/{name:str}/begin")
async def begin_event(house: Here, player: Known, name: FromPath[str]) -> Opened:
    """An event begins."""
    house.creations.take(player.id)
    await house.events.begin(player, name)
    return Opened(name)


@post("/api/events/{name:str}/drop")
async def drop_entrant(house: Here, player: Known, name: FromPath[str], data: JSONBody[Drop]) -> Opened:
    """Somebody takes part no longer."""
    house.creations.take(player.id)
    await house.events.drop(player, name, data.number)
    return Opened(name)


@post("/api/events/{name:str}/close")
async def close_event(house: Here, player: Known, name: FromPath[str]) -> Opened:
    """An event comes to no end."""
    house.creations.take(player.id)
    await house.events.close(player, name)
    return Opened(name)


HANDLERS: tuple[Any, ...] = (
    *(list_events, open_event, event, enter_event, fill_event, begin_event),
    *(drop_entrant, close_event),
)
