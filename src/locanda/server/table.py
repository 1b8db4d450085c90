"""A table at play: the match that its moves add up to, its log in words, and what each page may see of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from locanda.kernel.decision import Decision
from locanda.kernel.dice import Dice, commitment, fair_key
from locanda.kernel.event import Event
from locanda.kernel.game import Game, Setup
from locanda.kernel.match import Match
from locanda.kernel.refusal import LocandaError
from locanda.kit.text import LANGUAGES, messages
from locanda.scenario.lessons import Lesson

from . import wire
from .denied import LOCALE, Denied
from .store import Row
from .thinking import Situation

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
# What a move can be: an answer; a wish to take moves back, yes or no to it, and its fulfilment; a change of the player.
ANSWER, WISH, YES, NO, UNDO, SIT = "answer", "wish", "yes", "no", "undo", "sit"
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
    lesson: str
    forked: str
    created: float
    touched: float


class Chair(msgspec.Struct):
    """A seat as it is kept: whose it is, what they are called, and which bot plays there now."""

    seat: int
    player: str | None
    name: str
    bot: str


class Told(msgspec.Struct, frozen=True):
    """A line of the log in every language, and who may read it."""

    lines: dict[str, wire.LogLine]
    to: tuple[int, ...] | None

    def shown_to(self, seats: tuple[int, ...]) -> bool:
        """Whether somebody with these seats may read it."""
        return self.to is None or any(seat in self.to for seat in seats)


class Wished(msgspec.Struct):
    """Somebody's wish to take moves back to a number of answers, and the seats that agreed."""

    number: int
    seat: int
    to: int
    agreed: set[int]


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
        self.asked_at = head.touched  # since when the clock of the open decision runs
        self.wish: Wished | None = None
        self.log: list[Told] = []
        self.requests: dict[str, str] = {}  # who sent the latest ones
        self._first: dict[int, int] = {}  # who acted in the latest decisions in which whoever is first acts
        self._narrated = 0
        self._rolled = False  # whether the last answer moved the dice, which nobody can unlearn
        self._answer_lines: list[int] = [0]  # how long the log was when each answer came
        self._last_answer: dict[int, int] = {}  # how many answers were given before each seat's last one
        self._worded: dict[tuple[int, str], tuple[int, str]] = {}  # what that was, in the languages asked for
        self._cache: dict[Any, Any] = {}
        self.lesson = lesson
        if head.stage != GATHERING:
            self.start()

    # Moves

    def start(self) -> None:
        """Everybody sits: the dice are what secret and shares make them, and the match begins."""
        if self.lesson is not None:
            self.match = self.lesson.begin(self.game)
        else:
            self.match = Match(self.game, self.head.setup, Dice(self.dice_key))
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
        """Whether the match has ended."""
        return self.match is not None and self.match.over

    @property
    def stage(self) -> str:
        """Whether players gather, play, or have finished."""
        return GATHERING if self.match is None else OVER if self.match.over else PLAYING

    def take(self, row: Row) -> None:
        """The move has been made; it was allowed, and is the next in the sequence."""
        assert row.sequence == self.sequence + 1, "moves are taken in order"
        match = self.playing
        before = match.decision
        if row.kind == ANSWER and _is_wish(row.body):
            match.answer(row.seat, row.body)  # about windows: no move
            self._answer_lines.append(len(self.log))
        elif row.kind == ANSWER:
            dice = match.table.dice
            mark = (dice.counter, dice.at)
            self._keep_words(row.seat, row.body, match.answered)
            if before is not None and before.any_of:
                _keep_latest(self._first, self.decision, row.seat)
            match.answer(row.seat, row.body)
            self._rolled = (dice.counter, dice.at) != mark
            self._narrate()
            self._answer_lines.append(len(self.log))
            self._last_answer[row.seat] = match.answered - 1
            if row.actor == CLOCK:
                self._note("note-clock", row, name=self.name(row.seat))
            self.wish = None
        elif row.kind == UNDO:
            self._undo(row)
        elif row.kind == WISH:
            self.wish = Wished(row.sequence, row.seat, int(row.body), {row.seat})
            self._note("note-wish", row, name=self.name(row.seat))
        elif row.kind == YES and self.wish is not None:
            self.wish.agreed.add(row.seat)
        elif row.kind == NO:
            self.wish = None
            self._note("note-no", row, name=self.name(row.seat))
        elif row.kind == SIT:
            self.chairs[row.seat].bot = row.body
            self._note("note-bot" if row.body else "note-person", row, name=self.name(row.seat))
        self.sequence = row.sequence
        self.moved_at = row.at
        if row.kind in (UNDO, SIT) or (row.kind == ANSWER and not _is_wish(row.body)):
            self.asked_at = row.at  # whatever else is said or wished stops no clock
        if match.decision is not before or row.kind == UNDO:
            self.decision = row.sequence
        if row.request is not None:
            _keep_latest(self.requests, row.request, row.actor)
        self._cache.clear()

    def _undo(self, row: Row) -> None:
        """The match stands where it stood; the log says so and keeps what was taken back.

        What seats have said about windows since then was no move, and holds on.
        """
        keep = int(row.body)
        said = [(seat, key) for seat, key in self.playing.answers[keep:] if _is_wish(key)]
        self.match = self.playing.fork(keep)
        self._rolled = False
        first = self._answer_lines[keep]
        del self._answer_lines[keep + 1 :]
        for seat, key in said:
            self.match.answer(seat, key)
            self._answer_lines.append(first)
        answers = enumerate(self.match.answers)
        self._last_answer = {seat: number for number, (seat, key) in answers if not _is_wish(key)}
        self._worded.clear()
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

    def seats_of(self, player: str) -> tuple[int, ...]:
        """The seats that belong to a person."""
        return tuple(chair.seat for chair in self.chairs if chair.player == player)

    def sits(self, player: str, seat: int) -> None:
        """Refuse somebody who does not play this seat now."""
        if seat >= len(self.chairs) or self.chairs[seat].player != player:
            raise Denied("not-yours", 403)
        if self.chairs[seat].bot:
            raise Denied("bot-plays")

    def check_answer(self, decision: int, seat: int, key: str) -> None:
        """Refuse an answer that is late or not allowed, with its reasons."""
        match = self.playing
        if match.over:
            raise Denied("over")
        if _is_wish(key):
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
        if match.over:
            raise Denied("over")
        if self.lesson is not None:
            raise Denied("lesson-step")
        name = key.partition(":")[2]
        if match.why_not(seat, key) is not None or not self.game.narrator(LANGUAGES[0]).has_window(name):
            raise Denied("window", 400)

    def check_undo(self, seat: int, to: int) -> bool:
        """Whether the seat may go back there alone; with the others' consent otherwise; nonsense is refused."""
        answers = self.playing.answers
        if not 0 <= to < len(answers):
            raise Denied("nothing-back")
        if not any(who == seat for who, _ in answers[to:]):
            raise Denied("own-moves")
        return self.playing.news_since(to, seat) == ""

    def free_undo(self, seats: tuple[int, ...]) -> int:
        """The answers that would be left if the last free move of these seats were taken back, or -1."""
        match = self.match
        seat = None if match is None else match.last_seat
        if match is None or seat is None or seat not in seats or self._rolled:
            return -1
        to = self._last_answer[seat]  # what was said about windows since then is no move
        return -1 if match.news_since(to, seat) else to

    def last_own(self, seats: tuple[int, ...], language: str) -> wire.OwnAnswer | None:
        """The last answer of these seats, if somebody plays one of them and could wish to take it back."""
        if self.lesson is not None or self.over:
            return None
        given = [
            (self._last_answer[seat], seat)
            for seat in seats
            if seat in self._last_answer and not self.chairs[seat].bot
        ]
        if not given:
            return None
        to, seat = max(given)
        known = self._worded.get((seat, language))
        if known is None or known[0] != to:
            known = self._worded[seat, language] = (to, self._in_words(to, seat, language))
        return wire.OwnAnswer(seat, to, known[1])

    def _keep_words(self, seat: int, key: str, number: int) -> None:
        """What a seat chooses now is kept in the words in which pages were offered it."""
        for language in LANGUAGES:
            for name, found in self._cache.items():
                if name[0] == "asked" and (name[1], name[-1]) == (seat, language):
                    text = next((one.text for one in found.options if one.key == key), "")
                    if text:
                        self._worded[seat, language] = (number, text)

    def _in_words(self, to: int, seat: int, language: str) -> str:
        """What a seat chose when so many answers had been given, as it was offered then."""
        match = self.playing
        before, (_, key) = match.fork(to), match.answers[to]
        part, option = next(
            (part, option)
            for part in before.waiting
            for option in part.options
            if (part.seat, part.key(option)) == (seat, key)
        )
        return self.game.narrator(language).option(before.table, part, option)

    def concerned(self, seat: int) -> set[int]:
        """The seats of other people, who must agree before anything new is unlearned."""
        mine = self.chairs[seat].player
        return {chair.seat for chair in self.chairs if chair.player not in (None, mine) and not chair.bot}

    def scripted(self) -> tuple[int, str] | None:
        """The answer that a lesson gives by itself for a seat that is not the learner's."""
        if self.lesson is None or self.match is None or self.match.over:
            return None
        seat = self.match.waiting[0].seat
        key = self.lesson.expects(self.match.answered)
        return (seat, key) if key and self.chairs[seat].player is None else None

    def bot_parts(self) -> list[Decision]:
        """The open decisions that a bot must answer."""
        if self.match is None or self.lesson is not None:
            return []
        waiting = self.match.waiting
        if self.match.decision is not None and self.match.decision.any_of:
            # Whoever of several may act first: people before bots.
            people = [part for part in waiting if not self.chairs[part.seat].bot]
            return [] if people else list(waiting)
        return [part for part in waiting if self.chairs[part.seat].bot]

    def late(self, at: float) -> list[int]:
        """The seats of people who have taken longer than the clock allows."""
        deadline = self.deadline
        if deadline is None or at < deadline:
            return []
        return [part.seat for part in self.playing.waiting if not self.chairs[part.seat].bot]

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

    def perspective(self, seats: tuple[int, ...], eyes: int | None = None) -> int | None:
        """Through which seat's eyes somebody with several looks: the one that is asked, or the first.

        If several of them are asked, it is the one of `eyes`.
        """
        if not seats:
            return None
        waiting = () if self.match is None else self.match.waiting
        asked = [part.seat for part in waiting if part.seat in seats]
        return eyes if eyes in asked else (*asked, *seats)[0]

    def lines(self, seats: tuple[int, ...], language: str, start: int) -> list[wire.LogLine]:
        """The log from a line on, as far as somebody with these seats may read it."""
        return [told.lines[language] for told in self.log[start:] if told.shown_to(seats)]

    def told_at(self, answers: int) -> int:
        """How long the log was after so many answers."""
        return self._answer_lines[answers]

    @property
    def deadline(self) -> float | None:
        """When the clock of the open decision runs out."""
        if not self.head.clock or self.match is None or self.match.over:
            return None
        return self.asked_at + self.head.clock

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

    def shown(self, player: str) -> wire.TableShown:
        """The table as a person may see it; the invitation only if they sit there or own it."""
        head = self.head
        member = head.owner == player or bool(self.seats_of(player))
        return wire.TableShown(
            id=head.id,
            game=head.game,
            stage=self.stage,
            public=head.public,
            mine=head.owner == player,
            invite=head.invite if member else "",
            clock=head.clock,
            options=head.setup.options,
            expansions=head.setup.expansions,
            always_ask=head.setup.always_ask,
            lesson=head.lesson,
            forked=head.forked,
            commitment=commitment(bytes.fromhex(head.secret)),
            created=head.created,
        )


def _is_wish(key: str) -> bool:
    """Whether an answer is no move, but says something about a window."""
    return key.startswith("!")


def _keep_latest(known: dict[Any, Any], name: Any, value: Any) -> None:
    """Something is remembered, and the oldest is forgotten."""
    known[name] = value
    if len(known) > KEPT:
        del known[next(iter(known))]


def _log_line(number: int, event: Event, text: str) -> wire.LogLine:
    return wire.LogLine(number, event.kind, event.seat, text, event.cites, event.facts)
