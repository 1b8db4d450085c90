"""Forms of events: what people fill in about them, and how they stand."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from . import wire
from .forms import LONGEST_CLOCK, Brings, Share
from .pairing import Result, Standing

Options = Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=20)]


class NewEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event that somebody wants to open.

    `options` are those of the tables of its rounds, at which two meet. With `opening` (the options of such a table) all
    begin at one table, and what they take from there is what they bring to the others; without it everybody brings
    something of their own.
    """

    game: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=60)]
    options: Options = {}
    opening: Options | None = None
    expansions: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=8)] = ()
    # How many rounds; 0 is as many as it takes until at most one has won all of theirs.
    rounds: Annotated[int, Meta(ge=0, le=40)] = 0
    public: bool = False
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0
    clock_for: Literal["decision", "turn"] = "decision"
    absence: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody takes part, with a share of the dice and what they bring; or brings something else than before."""

    share: Share
    brings: Brings = ""
    invite: Annotated[str, Meta(max_length=24)] = ""


class Fill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bots take part until there are so many entrants; the bot of the house unless another is named."""

    seats: Annotated[int, Meta(ge=2, le=64)]
    bot: Annotated[str, Meta(max_length=40)] = ""


class Drop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The entrant who takes part no longer; whoever asks, if there is no number."""

    number: wire.Number | None = None


class EventListed(msgspec.Struct, frozen=True):
    """An event as the lobby lists it; `table` is where the reader plays now, `unread` whether it has moved on."""

    id: str
    game: str
    name: str
    stage: str
    public: bool
    mine: bool
    entered: bool
    entrants: int
    fewest: int
    most: int
    round: int
    rounds: int
    opening: dict[str, str] | None
    options: dict[str, str]
    expansions: tuple[str, ...]
    clock: int
    clock_for: str
    absence: int
    created: float
    touched: float
    table: str
    unread: bool


class EventLists(msgspec.Struct, frozen=True):
    """What the lobby shows of events: one's own, those to enter, those to look at, and one's own that are over."""

    mine: list[EventListed]
    open: list[EventListed]
    watch: list[EventListed]
    finished: list[EventListed]


class EntrantShown(msgspec.Struct, frozen=True):
    """Somebody who takes part; `brings` as far as the reader may know it."""

    number: int
    name: str
    bot: str
    mine: bool
    dropped: bool
    brings: str


class PairingShown(msgspec.Struct, frozen=True):
    """Two who meet in a round, or one who has a bye, at which table, and what came of it."""

    round: int
    number: int
    first: int
    second: int | None
    table: str
    result: Result


class EventShown(msgspec.Struct, frozen=True):
    """An event as it stands; the invitation only for who takes part or owns it, the secret only after its end."""

    listed: EventListed
    invite: str
    owner: str
    entrants: list[EntrantShown]
    pairings: list[PairingShown]
    standings: list[Standing]
    # The table at which all began.
    first_table: str
    commitment: str
    secret: str
