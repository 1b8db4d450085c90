"""Forms: what people fill in at the lobby, and what it lists and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from . import wire
from .schema import BRINGS

SHORTEST_CLOCK, LONGEST_CLOCK = 10, 7 * 24 * 3600
SHORTEST_ABSENCE = 60
Share = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*$")]
Brings = Annotated[str, Meta(max_length=BRINGS)]


DeckName = Annotated[str, Meta(max_length=60)]
Written = Annotated[str, Meta(max_length=20_000)]


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
    # Seconds after which a bot plays on for somebody who is asked and away; 0 is never.
    absence: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0
    # What the clock is for: each decision, or all that a seat decides in a turn.
    clock_for: Literal["decision", "turn"] = "decision"


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down, with a share of the dice."""

    seat: wire.Seat
    share: Share
    invite: Annotated[str, Meta(max_length=24)] = ""
    brings: Brings = ""


class Begin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The owner begins the match, with a share of the dice."""

    share: Share


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that the owner puts on a seat before the match; empty to leave the seat empty."""

    bot: Annotated[str, Meta(max_length=40)]


class Chosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat wants to play; empty for whatever comes."""

    brings: Brings


class DeckForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck that somebody wants to keep: in short, or as people write it down."""

    game: Annotated[str, Meta(max_length=40)]
    kind: Annotated[str, Meta(max_length=40)]
    name: DeckName
    brings: Brings = ""
    text: Written = ""


class KeptDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deck of one's own shall be from now on."""

    kind: Annotated[str, Meta(max_length=40)]
    name: DeckName
    brings: Brings = ""
    text: Written = ""


class CopiedDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deck to be copied: one of one's own by its id, or one of the shelf of a game."""

    deck: Annotated[str, Meta(max_length=24)] = ""
    name: DeckName = ""
    game: Annotated[str, Meta(max_length=40)] = ""
    kind: Annotated[str, Meta(max_length=40)] = ""
    brings: Brings = ""


class ReadBrings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list as people write it down."""

    game: Annotated[str, Meta(max_length=40)]
    text: Written


class WriteBrings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat brings, to be written down as people do; in the language of the page unless another is named."""

    game: Annotated[str, Meta(max_length=40)]
    brings: Brings
    language: Literal["", "en", "it"] = ""


class CheckBrings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat would bring, and as which kind."""

    game: Annotated[str, Meta(max_length=40)]
    kind: Annotated[str, Meta(max_length=40)]
    brings: Brings


class DeckShown(msgspec.Struct, frozen=True):
    """A deck as its owner sees it; `shown` is what others may know of it when it is brought to a table."""

    id: str
    game: str
    kind: str
    name: str
    brings: str
    shown: str
    created: float
    touched: float


class BringsReason(msgspec.Struct, frozen=True):
    """Why something may not be brought: the rule, and a sentence in every language."""

    rule: str
    text: dict[str, str]


class Vote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Yes or no to what the others are asked; `asked` is the number of the question."""

    asked: wire.Number
    yes: bool


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody takes a seat that another one left for good."""

    invite: Annotated[str, Meta(max_length=24)] = ""


class PutAway(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Out of one's own list of tables, or back into it."""

    away: bool


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
    conceded: bool
    kept_for: str
    for_me: bool


class Listed(msgspec.Struct, frozen=True):
    """A table as the lobby lists it."""

    id: str
    game: str
    stage: str
    public: bool
    owner: bool
    expansions: tuple[str, ...]
    clock: int
    absence: int
    clock_for: str
    lesson: str
    event: str
    created: float
    touched: float
    your_turn: bool
    unread: bool
    winners: tuple[int, ...]
    seats: list[SeatListed]


class Lists(msgspec.Struct, frozen=True):
    """What the lobby shows: seats that are kept for one, one's own tables, tables to join, to watch, and finished ones.

    At last those that were put away, and those that were closed.
    """

    kept: list[Listed]
    mine: list[Listed]
    open: list[Listed]
    watch: list[Listed]
    finished: list[Listed]
    away: list[Listed]


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
