"""A table at play: the match that its moves add up to, its log in words, and what each page may see of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from locanda.kernel.decision import Decision
from locanda.kernel.dice import Dice, fair_key
from locanda.kernel.event import Event
from locanda.kernel.game import Game, Setup
from locanda.kernel.match import Match
from locanda.kernel.refusal import LocandaError
from locanda.kit.text import LANGUAGES, messages
from locanda.scenario.lessons import Lesson

from . import course, wire
from .clocks import Clock
from .course import Course
from .denied import LOCALE, Denied
from .store import Row
from .takeback import NO, UNDO, WISH, YES, Steps, Wished, is_wish
from .thinking import Situation

GATHERING, PLAYING, OVER, CLOSED = "gathering", "playing", "over", "closed"
# What a move can be, beside those about taking back and those that `course` knows: an answer, a change of the player.
ANSWER, SIT = "answer", "sit"
# Moves after which somebody else plays at a seat.
SEATING = (SIT, course.JOIN, course.LEAVE, course.REPLACE, course.CONCEDE)
CLOCK = "clock"
KEPT = 256  # requests, and decisions of whoever was first, that a table remembers


class Head(msgspec.Struct, frozen=True):
    """What was agreed about a match before play."""

    id: str
    game: str
    rules: str
    content: str
    setup: Setup
    owner: str
    public: bool
    invite: str
    stage: str
    secret: str
    shares: tuple[str, ...]  # of the dice, one for each seat; none until the match begins
    clock: int
    clock_for: str
    lesson: str
    forked: str
    created: float
    touched: float
    absence: int = 0
    rematch: str = ""
    event: str = ""


class Chair(msgspec.Struct):
    """A seat as it is kept: whose it is, what they are called, and which bot plays there now.

    Before the match: what it wants to play, and for whom it is kept (by id and name) until they come.
    """

    seat: int
    player: str | None
    name: str
    bot: str
    brings: str = ""
    reserved: str | None = None
    kept_for: str = ""


class Told(msgspec.Struct, frozen=True):
    """A line of the log in every language, and who may read it."""

    lines: dict[str, wire.LogLine]
    to: tuple[int, ...] | None

    def shown_to(self, seats: tuple[int, ...]) -> bool:
        """Whether somebody with these seats may read it."""
        return self.to is None or any(seat in self.to for seat in seats)


class LiveTable:
    """A table that somebody plays at, with everything that follows from its moves."""

    def __init__(self, head: Head, chairs: list[Chair], game: Game, lesson: Lesson | None = None) -> None:
        self.head = head
        self.chairs = chairs
        self.game = game
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.sequence = 0
        self.decision = 0  # the move that led to the decision which is open now
        self.moved_at = head.touched
        self.asked_at = head.touched  # since when whoever is asked could have answered
        self.clock = Clock(head.clock, head.clock_for, head.touched) if head.clock else None
        self.wish: Wished | None = None
        self.log: list[Told] = []
        self.requests: dict[str, str] = {}  # who sent the latest ones
        self._first: dict[int, int] = {}  # who acted in the latest decisions in which whoever is first acts
        self._narrated = 0
        self._answer_lines: list[int] = [0]  # how long the log was when each answer came
        self.steps = Steps(self)
        self._cache: dict[Any, Any] = {}
        self.lesson = lesson
        self.course = Course()
        if head.stage == CLOSED and not head.shares:
            self.course.closed = True  # before it began
        elif head.stage != GATHERING:
            self.start()

    # Moves

    def start(self) -> None:
        """Everybody sits: the dice are what secret and shares make them, and the match begins."""
        if self.lesson is not None:
            self.match = self.lesson.begin(self.game)
        else:
            self.match = Match(self.game, self.head.setup, Dice(self.dice_key))
        if self.clock is not None:
            self.clock.start(self.moved_at, self.turn)
        self._narrate()
        self._answer_lines = [len(self.log)]
        self._cache.clear()

    @property
    def dice_key(self) -> bytes:
        """The key of the dice: from the committed secret and the shares with which the match began."""
        return fair_key(bytes.fromhex(self.head.secret), self.head.shares)

    @property
    def playing(self) -> Match:
        """The match; refused while the players still gather."""
        if self.match is None:
            raise Denied("not-begun")
        return self.match

    def refresh(self) -> None:
        """What pages see is made anew."""
        self._cache.clear()

    @property
    def over(self) -> bool:
        """Whether the match has ended, by its rules or otherwise."""
        return self.course.ended or (self.match is not None and self.match.over)

    @property
    def stage(self) -> str:
        """Whether players gather, play, have finished, or never will."""
        if self.course.closed:
            return CLOSED
        return GATHERING if self.match is None else OVER if self.over else PLAYING

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Who has won, by the rules or because the others gave up."""
        result = None if self.match is None else self.match.table.result
        return self.course.winners if result is None else result.winners

    def take(self, row: Row) -> None:
        """The move has been made; it was allowed, and is the next in the sequence."""
        assert row.sequence == self.sequence + 1, "moves are taken in order"
        match = self.playing
        before = match.decision
        moves = row.kind == UNDO or (row.kind == ANSWER and not is_wish(row.body))
        if self.clock is not None and (moves or row.kind in SEATING):
            self.clock.stop(row.at, self.running)  # whatever else is said or wished stops no clock
        if row.kind == ANSWER and is_wish(row.body):
            match.answer(row.seat, row.body)  # about windows: no move
            self._answer_lines.append(len(self.log))
        elif row.kind == ANSWER:
            dice = match.table.dice
            mark = (dice.counter, dice.at)
            self.steps.about_to_answer(row.seat, row.body)
            if before is not None and before.any_of:
                _keep_latest(self._first, self.decision, row.seat)
            match.answer(row.seat, row.body)
            self.steps.answered(row.seat, (dice.counter, dice.at) != mark, row.actor == CLOCK)
            self._narrate()
            self._answer_lines.append(len(self.log))
            if row.actor == CLOCK:
                self._note("note-clock", row, name=self.name(row.seat))
            self.wish = None
        elif row.kind == UNDO:
            self._undo(row)
        elif row.kind == WISH:
            self.wish = Wished(row.sequence, row.seat, int(row.body), {row.seat})
            self._note("note-wish", row, name=self.name(row.seat))
        elif row.kind == YES and self.wish is not None:
            self.wish.agreed.update(self.seats_of(self.chairs[row.seat].player))  # a person agrees once
        elif row.kind == NO and self.wish is not None:
            message = "note-withdrawn" if row.seat == self.wish.seat else "note-no"
            self.wish = None
            self._note(message, row, name=self.name(row.seat))
        elif row.kind == SIT:
            self.chairs[row.seat].bot = row.body
            self._note("note-bot" if row.body else "note-person", row, name=self.name(row.seat))
        elif row.kind in course.KINDS:
            course.take(self, row, self._note)
        if row.kind in (ANSWER, SIT):
            self.course.forget(row.seat)
        self.sequence = row.sequence
        self.moved_at = row.at
        if moves or row.kind in SEATING:
            self.asked_at = row.at
        asked_anew = match.decision is not before or row.kind == UNDO
        if asked_anew:
            self.decision = row.sequence
        if self.clock is not None and moves:
            back = row.kind == UNDO
            self.clock.go_on(row.seat, self.turn, asked_anew=asked_anew, taken_back=back)
        elif self.clock is not None and row.kind in SEATING:
            self.clock.sat(row.seat)
        if row.request is not None:
            _keep_latest(self.requests, row.request, row.actor)
        self._cache.clear()

    def _undo(self, row: Row) -> None:
        """The match stands where it stood; the log says so and keeps what was taken back.

        What seats have said about windows since then was no move, and holds on.
        """
        keep = int(row.body)
        said = [(seat, key) for seat, key in self.playing.answers[keep:] if is_wish(key)]
        self.match = self.playing.fork(keep)
        first = self._answer_lines[keep]
        del self._answer_lines[keep + 1 :]
        for seat, key in said:
            self.match.answer(seat, key)
            self._answer_lines.append(first)
        self.steps.taken_back(keep)
        self._narrated = len(self.match.events)
        self._note("note-undo", row, name=self.name(row.seat), start=first, end=len(self.log))
        self.wish = None

    # The log

    def _narrate(self) -> None:
        """What has happened is told in every language, for those who may know it."""
        match = self.playing
        narrators = [(language, self.game.narrator(language)) for language in LANGUAGES]
        for event in match.events[self._narrated :]:
            lines: dict[str, wire.LogLine] = {
                language: _log_line(len(self.log), event, narrator.event(match.table, event))
                for language, narrator in narrators
            }
            self.log.append(Told(lines, event.to))
        self._narrated = len(match.events)

    def _note(self, message: str, row: Row, /, **facts: Any) -> None:
        """A line about the table itself."""
        number, kind = len(self.log), message.removeprefix("note-")
        lines: dict[str, wire.LogLine] = {
            language: wire.LogLine(
                number, kind, row.seat, messages(language, LOCALE).say(message, **facts), (), facts
            )
            for language in LANGUAGES
        }
        self.log.append(Told(lines, None))

    def name(self, seat: int) -> str:
        """What the person or the figure on a seat is called."""
        return self.chairs[seat].name or self.game.narrator("en").seat(self.playing.table, seat)

    # Who may do what

    def repeated(self, request: str, actor: str) -> bool:
        """Whether this request was carried out before; somebody else's id is no way in."""
        if request not in self.requests:
            return False
        if self.requests[request] != actor:
            raise Denied("stale")
        return True

    @property
    def teams(self) -> Sequence[int]:
        """The team of each seat, as the match has made them if it has begun."""
        setup = self.head.setup
        return self.game.teams(setup) if self.match is None else self.game.teams_at(self.match.table, setup)

    def seats_of(self, player: str | None) -> tuple[int, ...]:
        """The seats that belong to a person."""
        return tuple(chair.seat for chair in self.chairs if chair.player == player)

    def shown_to(self, player: str, invite: str = "") -> bool:
        """Whether somebody may look at the table."""
        head = self.head
        member = head.owner == player or any(player in (one.player, one.reserved) for one in self.chairs)
        return head.public or member or invite == head.invite

    def owns(self, player: str, seat: int) -> None:
        """Refuse somebody to whom this seat does not belong."""
        if seat >= len(self.chairs) or self.chairs[seat].player != player:
            raise Denied("not-yours", 403)

    def sits(self, player: str, seat: int) -> None:
        """Refuse somebody who does not play this seat now."""
        self.owns(player, seat)
        if seat in self.course.conceded:
            raise Denied("conceded")
        if self.chairs[seat].bot:
            raise Denied("bot-plays")

    def check_answer(self, decision: int, seat: int, key: str) -> None:
        """Refuse an answer that is late or not allowed, with its reasons."""
        match = self.playing
        if self.over:
            raise Denied("over")
        if is_wish(key):
            raise Denied("window", 400)  # what is said about windows has a message of its own
        if decision != self.decision:
            first = self._first.get(decision, seat)
            if self.chairs[first].player != self.chairs[seat].player:
                raise Denied("faster", name=self.name(first))
            raise Denied("stale")
        refused = match.why_not(seat, key)
        if refused is not None:
            raise refused
        if self.lesson is not None and self.lesson.expects(match.answered) not in ("", key):
            raise Denied("lesson-step")

    def check_window(self, seat: int, key: str) -> None:
        """Refuse a wish about a window that nobody can have."""
        match = self.playing
        if self.over:
            raise Denied("over")
        if self.lesson is not None:
            raise Denied("lesson-step")
        name = key.partition(":")[2]
        if match.why_not(seat, key) is not None or not self.game.narrator(LANGUAGES[0]).has_window(name):
            raise Denied("window", 400)

    def scripted(self) -> tuple[int, str] | None:
        """The answer that a lesson gives by itself for a seat that is not the learner's."""
        if self.lesson is None or self.match is None or self.match.over:
            return None
        seat = self.match.waiting[0].seat
        key = self.lesson.expects(self.match.answered)
        return (seat, key) if key and self.chairs[seat].player is None else None

    def bot_parts(self) -> list[Decision]:
        """The open decisions that a bot must answer; while somebody is asked whether moves be taken back, none."""
        if self.match is None or self.lesson is not None or self.over or self.wish is not None:
            return []
        waiting = self.match.waiting
        if self.match.decision is not None and self.match.decision.any_of:
            # Whoever of several may act first: people before bots.
            people = [part for part in waiting if not self.chairs[part.seat].bot]
            return [] if people else list(waiting)
        return [part for part in waiting if self.chairs[part.seat].bot]

    @property
    def turn(self) -> object:
        """Which turn is being played."""
        return self.game.turn(self.playing.table)

    @property
    def running(self) -> tuple[int, ...]:
        """The seats of people who are asked now, whose time runs."""
        waiting = () if self.match is None or self.over else self.match.waiting
        return tuple(dict.fromkeys(part.seat for part in waiting if not self.chairs[part.seat].bot))

    def clocks(self, at: float) -> list[wire.ClockShown]:
        """What is left to everybody whose time runs."""
        clock = self.clock
        return [] if clock is None else [wire.ClockShown(one, clock.left(one, at)) for one in self.running]

    def late(self, at: float) -> list[int]:
        """The seats of people who have taken longer than the clock allows."""
        return [one.seat for one in self.clocks(at) if not one.left]

    def situation(self) -> Situation:
        """What a thinker needs to rebuild the match."""
        head = self.head
        return Situation(
            head.id, head.game, head.setup, self.dice_key, tuple(self.playing.answers), head.lesson
        )

    # What a page sees

    def cached(self, key: Any, make: Callable[[], Any]) -> Any:
        """Something that is made once for every move."""
        found = self._cache.get(key)
        if found is None:
            found = self._cache[key] = make()
        return found

    def offered(self, seat: int, language: str) -> list[wire.Asked]:
        """What pages have been shown of the open decisions of a seat."""
        return [
            found
            for name, found in self._cache.items()
            if name[0] == "asked" and (name[1], name[-1]) == (seat, language)
        ]

    def perspective(self, seats: tuple[int, ...], eyes: int | None = None) -> int | None:
        """Through which seat's eyes somebody with several looks: the one that is asked, or the first.

        If several of them are asked, it is the one of `eyes`.
        """
        if not seats:
            return None
        waiting = () if self.match is None or self.over else self.match.waiting
        asked = [part.seat for part in waiting if part.seat in seats]
        return eyes if eyes in asked else (*asked, *seats)[0]

    def lines(self, seats: tuple[int, ...], language: str, start: int) -> list[wire.LogLine]:
        """The log from a line on, as far as somebody with these seats may read it."""
        return [told.lines[language] for told in self.log[start:] if told.shown_to(seats)]

    def told_at(self, answers: int) -> int:
        """How long the log was after so many answers."""
        return self._answer_lines[answers]

    def refusal(self, error: LocandaError, language: str) -> tuple[str, list[wire.Reason]]:
        """Why something was refused, in words, with the rules behind it."""
        if isinstance(error, Denied):
            return error.text(language), []
        narrator = self.game.narrator(language)
        reasons = [
            wire.Reason(one.rule, narrator.refusal(self.playing.table, one), one.note)
            for one in getattr(error, "reasons", ())
            if one.rule
        ]
        return Denied("allowed").text(language), reasons


def _keep_latest(known: dict[Any, Any], name: Any, value: Any) -> None:
    """Something is remembered, and the oldest is forgotten."""
    known[name] = value
    if len(known) > KEPT:
        del known[next(iter(known))]


def _log_line(number: int, event: Event, text: str) -> wire.LogLine:
    return wire.LogLine(number, event.kind, event.seat, text, event.cites, event.facts)
