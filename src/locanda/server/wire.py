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
    """Yes or no to somebody's wish to take moves back; `asked` is the number of the wish.

    Who wished it withdraws it with a no.
    """

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


class Shown(Incoming, frozen=True, tag="shown"):
    """The page has come to show the table as it stood after this move; bots that it watches wait for that."""

    at: Number


class Speak(Incoming, frozen=True, tag="speak"):
    """From now on in this language."""

    language: Language


class Hello(Incoming, frozen=True, tag="hello"):
    """The first message: how much of the log is known already, and in which language to speak."""

    language: Language
    since: Number = 0
    # Whether the page cannot draw this game, and shows the table in words.
    in_words: bool = False
    # Whether the page shows moves at the pace of its reader, and says how far it has come.
    paces: bool = False


Message: TypeAlias = (
    Answer
    | Window
    | WhyNot
    | WhyNotThis
    | Say
    | TakeBack
    | Consent
    | Look
    | Hint
    | Details
    | Shown
    | Speak
    | Hello
)


class Chance(msgspec.Struct, frozen=True):
    """How likely something is, from 0 to 1."""

    text: str
    chance: float


class OptionShown(msgspec.Struct, frozen=True):
    """Something that can be chosen now; `note` says what follows from it, `chance` how likely it is to come off.

    `idle`: it is allowed, but gives nothing that another option would not give as well.
    """

    key: str
    verb: str
    about: str
    text: str
    note: str
    chance: Chance | None
    idle: bool


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
    """Somebody wants to take moves back, and these seats have not answered yet.

    `what` would be taken back, in words; `back` is what would be asked again, where everybody may know that.
    """

    number: int
    seat: int
    to: int
    missing: tuple[int, ...]
    what: str
    back: str


class MotionShown(msgspec.Struct, frozen=True):
    """A question to the others, who asks it (the reader, if `mine`), and the seats whose people have not answered yet.

    To close the table (`close`), or to let a bot play on (`replace`) for somebody who is away (`about`).
    """

    number: int
    kind: str
    name: str
    mine: bool
    about: int | None
    missing: tuple[int, ...]


class OwnAnswer(msgspec.Struct, frozen=True):
    """The last answer of one's own: whose it was, how many were given before it, and in words what was chosen.

    `back` is what was asked, and would be asked again.
    """

    seat: int
    to: int
    text: str
    back: str


class ClockShown(msgspec.Struct, frozen=True):
    """A seat whose time runs, and the seconds that it has left; a page counts on from when it hears of it."""

    seat: int
    left: float


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as a page shows it: whose it is, who plays there, whether they are here, and its team if any.

    `brings` is what it has chosen to play, as far as the reader may know, `kept_for` the name of whom it waits for (the
    reader, if `for_me`), `free` whether whoever comes may take it, and `replaced_at` when a bot plays on for somebody
    who is away.
    """

    seat: int
    name: str
    taken: bool
    mine: bool
    bot: str
    here: bool
    team: int | None
    brings: str
    kept_for: str
    for_me: bool
    conceded: bool
    free: bool
    replaced_at: float | None


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
    clocks: list[ClockShown]
    lesson: LessonShown | None
    windows: list[WindowShown]
    sections: list[Section]
    figures: list[str]
    # Whether bots wait until the page has shown this.
    paced: bool
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
    absence: int
    ending: str  # `conceded` or `closed`, if it did not end by its rules
    rematch: str  # the table at which the same people play again
    event: str  # the event of which it is a table
    # What the clock is for: a decision, or all that a seat decides in a turn.
    clock_for: str
    # What the game is called, in every language.
    title: dict[str, str]
    # What the person is called who opened the table, if they sit there.
    owner: str
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
    """Who sits at the table, how many only watch, and whether this page may say something there."""

    table: TableShown
    chairs: list[SeatShown]
    watchers: int
    motion: MotionShown | None
    chats: bool


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
    """What a bot would choose and why, and how it judges the best options."""

    reply: str
    seat: int
    key: str
    text: str
    judged: list[Chance]
    reason: str


encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
