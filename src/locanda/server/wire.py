"""What goes over the wire: every message between a page and the server, as types that refuse anything else."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=1, max_length=200)]
Part = Annotated[str, Meta(max_length=60)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["en", "it"]


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that a page asks for; `id` comes back with the reply."""

    id: Id


class Answer(Incoming, frozen=True, tag="answer"):
    """A seat's answer to a decision, which is named by its number."""

    decision: Number
    seat: Seat
    key: Key


class WhyNot(Incoming, frozen=True, tag="why"):
    """Why something cannot be chosen now."""

    seat: Seat
    key: Key


class WhyNotThis(Incoming, frozen=True, tag="why-this"):
    """Why nothing can be done now with a card that lies somewhere, in the one of several decisions of this name."""

    seat: Seat
    about: Key
    part: Part = ""


class Say(Incoming, frozen=True, tag="say"):
    """Something said at the table, or only to one's team."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    team: bool = False


class TakeBack(Incoming, frozen=True, tag="undo"):
    """Back to where this many answers had been given."""

    seat: Seat
    to: Number


class Consent(Incoming, frozen=True, tag="consent"):
    """Yes or no to somebody's wish to take moves back; `asked` is the number of the wish."""

    seat: Seat
    asked: Number
    yes: bool


class Window(Incoming, frozen=True, tag="window"):
    """From now on a seat is stopped at a window, or always passes there, or no longer."""

    seat: Seat
    window: Annotated[str, Meta(min_length=1, max_length=60)]
    want: Literal["stop", "no-stop", "skip", "no-skip"]


class Look(Incoming, frozen=True, tag="look"):
    """Of several seats of one's own that are asked at the same time, through the eyes of this one from now on."""

    seat: Seat


class Hint(Incoming, frozen=True, tag="hint"):
    """What a bot would do here, and why; of several things that a seat decides at once, the one of this name."""

    seat: Seat
    part: Part = ""


class Details(Incoming, frozen=True, tag="details"):
    """What helps to picture an option before it is chosen."""

    seat: Seat
    key: Key


class Speak(Incoming, frozen=True, tag="speak"):
    """From now on in this language."""

    language: Language


class Hello(Incoming, frozen=True, tag="hello"):
    """The first message: how much of the log is known already, and in which language to speak."""

    language: Language
    since: Number = 0
    # Whether the page cannot draw this game, and shows the table in words.
    in_words: bool = False


Message: TypeAlias = (
    Answer | Window | WhyNot | WhyNotThis | Say | TakeBack | Consent | Look | Hint | Details | Speak | Hello
)


class Chance(msgspec.Struct, frozen=True):
    """How likely something is, from 0 to 1."""

    text: str
    chance: float


class OptionShown(msgspec.Struct, frozen=True):
    """Something that can be chosen now; `note` says what follows from it, `chance` how likely it is to come off."""

    key: str
    verb: str
    about: str
    text: str
    note: str
    chance: Chance | None


class Asked(msgspec.Struct, frozen=True):
    """A decision that one of the page's seats must answer; of several at once, `part` names it and `title` says whose.

    `passes`: passing gives up nothing but this chance. `first`: of several seats, whoever answers first acts.
    """

    decision: int
    seat: int
    part: str
    title: str
    prompt: str
    text: str
    options: list[OptionShown]
    cites: tuple[str, ...]
    facts: dict[str, Any]
    chances: list[Chance]
    passes: bool
    first: bool


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log: what happened, in words, and the rules behind it."""

    number: int
    kind: str
    seat: int | None
    text: str
    cites: tuple[str, ...]
    facts: dict[str, Any]


class Wish(msgspec.Struct, frozen=True):
    """Somebody wants to take moves back, and these seats have not answered yet."""

    number: int
    seat: int
    to: int
    missing: tuple[int, ...]


class OwnAnswer(msgspec.Struct, frozen=True):
    """The last answer of one's own: whose it was, how many were given before it, and what was chosen, in words."""

    seat: int
    to: int
    text: str


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as a page shows it: whose it is, who plays there, whether they are here, and its team if any."""

    seat: int
    name: str
    taken: bool
    mine: bool
    bot: str
    here: bool
    team: int | None


class LessonShown(msgspec.Struct, frozen=True):
    """Where a lesson stands: what it teaches now, and what to choose."""

    title: str
    text: str
    step: int
    steps: int
    key: str
    # The lesson that follows, by id and title; nothing after the last one.
    next: str
    next_title: str


class WindowShown(msgspec.Struct, frozen=True):
    """A window at which a seat wants to be stopped, or else always passes."""

    seat: int
    name: str
    text: str
    stop: bool


class Section(msgspec.Struct, frozen=True):
    """A part of the table in words."""

    title: str
    lines: list[str]


class Outgoing(msgspec.Struct, frozen=True, tag_field="is"):
    """Something that the server tells a page."""


class State(Outgoing, frozen=True, tag="state"):
    """The match as this page may see it, with the new lines of its log; `replies` are the requests that led to it.

    `race`: of those who are waited for, whoever answers first acts. `last` is the seat that answered last. `sections`
    are what expansions add to the table; for a page that shows it in words they are the whole table, and `figures` what
    each seat plays.
    """

    at: int
    answers: int
    stage: str
    view: msgspec.Raw
    seat: int | None
    asked: list[Asked]
    waiting: tuple[int, ...]
    race: bool
    last: int | None
    lines: list[LogLine]
    told: int
    wish: Wish | None
    undo: int
    own: OwnAnswer | None
    winners: tuple[int, ...] | None
    deadline: float | None
    lesson: LessonShown | None
    windows: list[WindowShown]
    sections: list[Section]
    figures: list[str]
    replies: tuple[str, ...] = ()


class TableShown(msgspec.Struct, frozen=True):
    """A table as lobby and page show it."""

    id: str
    game: str
    stage: str
    public: bool
    mine: bool
    invite: str
    clock: int
    options: dict[str, str]
    expansions: tuple[str, ...]
    always_ask: bool
    lesson: str
    forked: str
    commitment: str
    created: float


class Welcome(Outgoing, frozen=True, tag="welcome"):
    """The reply to a greeting: who the page belongs to, and how far they had read the log at their last visit."""

    player: str
    name: str
    visited: int | None
    teams: bool


class Seats(Outgoing, frozen=True, tag="seats"):
    """Who sits at the table."""

    table: TableShown
    chairs: list[SeatShown]
    watchers: int


class Reason(msgspec.Struct, frozen=True):
    """A rule that stands against something."""

    rule: str
    text: str
    note: str = ""  # a ruling that explains it


class No(Outgoing, frozen=True, tag="no"):
    """A request was refused, and nothing has changed; `code` names refusals that a page tells in its own way."""

    reply: str
    text: str
    reasons: list[Reason] = []
    code: str = ""


class Yes(Outgoing, frozen=True, tag="yes"):
    """A request was carried out already, or changes nothing that a state would show."""

    reply: str


class Because(Outgoing, frozen=True, tag="because"):
    """Why something cannot be chosen; no reasons if it can."""

    reply: str
    text: str
    reasons: list[Reason]


class Pictured(Outgoing, frozen=True, tag="details"):
    """What helps to picture an option: a way, the dice it takes."""

    reply: str
    key: str
    facts: dict[str, Any]


class Said(Outgoing, frozen=True, tag="said"):
    """Something that somebody said."""

    number: int
    name: str
    team: bool
    text: str
    at: float


class Advice(Outgoing, frozen=True, tag="advice"):
    """What a bot would choose, and how it judges the best options."""

    reply: str
    seat: int
    key: str
    text: str
    judged: list[Chance]


encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
