"""What a browser can ask for about decks of one's own, and about what can be brought to a table."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from . import wire
from .forms import (
    BringsReason,
    CheckBrings,
    CopiedDeck,
    DeckForm,
    DeckShown,
    KeptDeck,
    ReadBrings,
    WriteBrings,
)
from .routes import Asking, Here, Known, language


class Brought(msgspec.Struct, frozen=True):
    """What a seat brings, in short."""

    brings: str


class Listing(msgspec.Struct, frozen=True):
    """What a seat brings, as people write it down."""

    text: str


@get("/api/decks")
async def my_decks(
    house: Here, player: Known, game: Annotated[str, QueryParameter()] = ""
) -> list[DeckShown]:
    """The decks of one's own."""
    return await house.decks.mine(player, game)


@post("/api/decks")
async def keep_deck(house: Here, player: Known, data: JSONBody[DeckForm]) -> DeckShown:
    """A deck is kept."""
    house.keeps.take(player.id)
    return await house.decks.keep(player, data)


@post("/api/decks/copy")
async def copy_deck(house: Here, player: Known, data: JSONBody[CopiedDeck]) -> DeckShown:
    """A deck is kept that is like another."""
    house.keeps.take(player.id)
    return await house.decks.copy(player, data)


@put("/api/decks/{name:str}")
async def change_deck(house: Here, player: Known, name: FromPath[str], data: JSONBody[KeptDeck]) -> DeckShown:
    """A deck is changed."""
    house.keeps.take(player.id)
    return await house.decks.change(player, name, data)


@delete("/api/decks/{name:str}")
async def forget_deck(house: Here, player: Known, name: FromPath[str]) -> None:
    """A deck is kept no longer."""
    house.keeps.take(player.id)
    await house.decks.forget(player, name)


@post("/api/brings/read")
async def read_brings(house: Here, player: Known, data: JSONBody[ReadBrings]) -> Brought:
    """A list, in short."""
    return Brought(house.decks.read(data.game, data.text))


@post("/api/brings/write")
async def write_brings(house: Here, player: Known, request: Asking, data: JSONBody[WriteBrings]) -> Listing:
    """What is brought, as a list."""
    wanted: wire.Language = data.language or ("it" if language(request) == "it" else "en")
    return Listing(house.decks.write(data.game, data.brings, wanted))


@post("/api/brings/check")
async def check_brings(house: Here, player: Known, data: JSONBody[CheckBrings]) -> list[BringsReason]:
    """Why something may not be brought."""
    return house.decks.check(data.game, data.kind, data.brings)


HANDLERS: tuple[Any, ...] = (
    *(my_decks, keep_deck, copy_deck, change_deck, forget_deck, read_brings, write_brings, check_brings),
)
