"""Forms: what people fill in at the lobby, and what it lists and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from . import wire

SHORTEST_CLOCK, LONGEST_CLOCK = 10, 7 * 24 * 3600
Share = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*$")]
Brings = Annotated[str, Meta(max_length=200)]


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: for whoever opens it, for somebody to come, or for a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    brings: Brings = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants to open."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = {}
    expansions: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=8)] = ()
    # Whether a seat is always asked where a hand that nobody sees might hold an answer.
    always_ask: bool = False
    public: bool = False
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down, with a share of the dice."""

    seat: wire.Seat
    share: Share
    invite: Annotated[str, Meta(max_length=24)] = ""
    brings: Brings = ""


class Begin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The owner begins the match, with a share of the dice."""

    share: Share


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that plays on at a seat; empty to take the seat back."""

    bot: Annotated[str, Meta(max_length=40)]


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that goes on from where another stood."""

    at: wire.Number


class SeatListed(msgspec.Struct, frozen=True):
    """A seat as the lobby lists it."""

    seat: int
    name: str
    bot: str
    mine: bool
    open: bool
    brings: str


class Listed(msgspec.Struct, frozen=True):
    """A table as the lobby lists it."""

    id: str
    game: str
    stage: str
    public: bool
    owner: bool
    expansions: tuple[str, ...]
    clock: int
    lesson: str
    created: float
    touched: float
    your_turn: bool
    unread: bool
    winners: tuple[int, ...]
    seats: list[SeatListed]


class Lists(msgspec.Struct, frozen=True):
    """What the lobby shows: one's own tables, tables to join, to watch, and finished ones."""

    mine: list[Listed]
    open: list[Listed]
    watch: list[Listed]
    finished: list[Listed]


class Position(msgspec.Struct, frozen=True):
    """A match as it stood after so many answers, with what expansions add to it, or all of it, in words."""

    at: int
    answers: int
    told: int
    view: dict[str, Any]
    waiting: tuple[int, ...]
    sections: list[wire.Section]


class Proof(msgspec.Struct, frozen=True):
    """What shows that a match was fair: its record was replayed, every answer allowed, every die as committed."""

    commitment: str
    secret: str
    shares: tuple[str, ...]
    answers: int
    winners: tuple[int, ...]
