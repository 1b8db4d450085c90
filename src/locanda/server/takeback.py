"""Taking back: how far a seat may go back and in whose words, and the others who must agree to it."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import msgspec

from locanda.kit.text import LANGUAGES

from . import wire
from .denied import Denied
from .store import Row

if TYPE_CHECKING:
    from .table import LiveTable
    from .tables import Tables

# What a move about taking back can be: a wish for it, yes or no to it, and its fulfilment.
WISH, YES, NO, UNDO = "wish", "yes", "no", "undo"
# The kinds of lines that tell of the table itself, and not of the match.
NOTES = ("clock", "wish", "no", "withdrawn", "undo", "bot", "person")


class Wished(msgspec.Struct):
    """Somebody's wish to take moves back to a number of answers, and the seats that agreed."""

    number: int
    seat: int
    to: int
    agreed: set[int]


class Words(msgspec.Struct, frozen=True):
    """An answer in words: after how many others it was given, what was chosen, and what had been asked."""

    to: int
    what: str
    back: str


class Steps:
    """The steps of a match that can be taken back, as the people at its table speak of them."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.rolled = False  # whether the last answer moved the dice, which nobody can unlearn
        self._last: dict[int, int] = {}  # how many answers were given before each seat's last one
        self._late: list[int] = []  # how many before each one that the clock chose
        self._own: dict[tuple[int, str], Words] = {}  # the last ones of seats, in the languages asked for
        self._wished: dict[tuple[int, str], Words] = {}

    # What happens

    def about_to_answer(self, seat: int, key: str) -> None:
        """What a seat chooses now is kept in the words in which pages were offered it."""
        table = self._table
        for language in LANGUAGES:
            for found in table.offered(seat, language):
                text = next((one.text for one in found.options if one.key == key), "")
                if text:
                    self._own[seat, language] = Words(table.playing.answered, text, found.text)

    def answered(self, seat: int, rolled: bool, late: bool) -> None:
        """A seat has answered, or the clock for it; perhaps the dice rolled."""
        number = self._table.playing.answered - 1
        self._last[seat], self.rolled = number, rolled
        if late:
            self._late.append(number)

    def taken_back(self, keep: int) -> None:
        """The match stands where it stood after so many answers."""
        answers = enumerate(self._table.playing.answers)
        self._last = {seat: number for number, (seat, key) in answers if not is_wish(key)}
        self._late = [number for number in self._late if number < keep]
        self.rolled = False
        self._own.clear()
        self._wished.clear()

    # Who may

    def check(self, seat: int, to: int) -> bool:
        """Whether the seat may go back there alone; with the others' consent otherwise; nonsense is refused."""
        match = self._table.playing
        answers = match.answers
        if not 0 <= to < len(answers):
            raise Denied("nothing-back")
        if not any(who == seat and not is_wish(key) for who, key in answers[to:]):
            raise Denied("own-moves")
        return not self._chosen_late(to) and match.news_since(to, seat) == ""

    def free(self, seats: tuple[int, ...]) -> int:
        """The answers that would be left if the last free move of these seats were taken back, or -1."""
        match = self._table.match
        seat = None if match is None else match.last_seat
        if match is None or seat is None or seat not in seats or self.rolled:
            return -1
        to = self._last[seat]  # what was said about windows since then is no move
        return -1 if self._chosen_late(to) or match.news_since(to, seat) else to

    def _chosen_late(self, to: int) -> bool:
        """Whether the clock chose since then: who was late has no more time by going back."""
        return any(number >= to for number in self._late)

    def concerned(self, seat: int) -> set[int]:
        """The seats of other people, who must agree before anything new is unlearned.

        Somebody whose seat a bot minds is one of them: the match is theirs all the same. Who has given up is not.
        """
        chairs, conceded = self._table.chairs, self._table.course.conceded
        return {
            chair.seat
            for chair in chairs
            if chair.player not in (None, chairs[seat].player) and chair.seat not in conceded
        }

    # In words

    def own(self, seats: tuple[int, ...], language: str) -> wire.OwnAnswer | None:
        """The last answer of these seats, if somebody plays one of them and could wish to take it back."""
        table = self._table
        if table.lesson is not None or table.over:
            return None
        given = [
            (self._last[seat], seat) for seat in seats if seat in self._last and not table.chairs[seat].bot
        ]
        if not given:
            return None
        to, seat = max(given)
        known = self._own.get((seat, language))
        if known is None or known.to != to:
            known = self._own[seat, language] = self._in_words(to, language)
        return wire.OwnAnswer(seat, to, known.what, known.back)

    def wish(self, language: str) -> wire.Wish | None:
        """The wish that is open, for everybody in the same words."""
        wish = self._table.wish
        if wish is None:
            return None
        missing = tuple(sorted(self.concerned(wish.seat) - wish.agreed))
        known = self._wished.get((wish.number, language))
        if known is None:
            known = self._wished[wish.number, language] = self._told_to_all(wish.to, language)
        return wire.Wish(wish.number, wish.seat, wish.to, missing, known.what, known.back)

    def _told_to_all(self, to: int, language: str) -> Words:
        """What would be taken back, as everybody may know it.

        Where seats have secrets, neither the question nor the answer is for everybody, but what the log said to all is.
        """
        table = self._table
        if table.game.open:
            answers = table.playing.answers
            number = next(one for one in range(to, len(answers)) if not is_wish(answers[one][1]))
            return self._in_words(number, language)
        lines = (one.lines[language] for one in table.log[table.told_at(to) :] if one.to is None)
        told = (line.text for line in lines if line.text and line.kind not in NOTES)
        return Words(to, next(told, ""), "")

    def _in_words(self, to: int, language: str) -> Words:
        """What was chosen when so many answers had been given, as it was offered then."""
        match = self._table.playing
        before, (seat, key) = match.fork(to), match.answers[to]
        part, option = next(
            (part, option)
            for part in before.waiting
            for option in part.options
            if (part.seat, part.key(option)) == (seat, key)
        )
        narrator = self._table.game.narrator(language)
        return Words(to, narrator.option(before.table, part, option), narrator.prompt(before.table, part))


def is_wish(key: str) -> bool:
    """Whether an answer is no move, but says something about a window."""
    return key.startswith("!")


async def take_back(tables: Tables, table: LiveTable, player: str, message: wire.TakeBack) -> bool:
    """Moves are taken back, or the others are asked whether they agree."""

    def check() -> Row:
        if table.repeated(message.id, player):
            return tables.row(table, UNDO, message.seat, str(message.to), player, message.id)
        table.sits(player, message.seat)
        free = table.steps.check(message.seat, message.to)
        if table.head.event and (table.over or not free):
            raise Denied("event-back")  # what was learned counts, and so does how a match ended
        kind = UNDO if free or not table.steps.concerned(message.seat) else WISH
        return tables.row(table, kind, message.seat, str(message.to), player, message.id)

    return await tables.make(table, check)


async def consent(tables: Tables, table: LiveTable, player: str, message: wire.Consent) -> bool:
    """A person agrees or not, or withdraws a wish of their own; when everybody has agreed, moves are taken back."""

    def check() -> Row:
        kind = YES if message.yes else NO
        if not table.repeated(message.id, player):
            table.owns(player, message.seat)
            wish = table.wish
            if wish is None or wish.number != message.asked:
                raise Denied("wish")
            if message.seat not in table.steps.concerned(wish.seat) and (
                message.yes or message.seat != wish.seat
            ):
                raise Denied("wish")
        return tables.row(table, kind, message.seat, str(message.asked), player, message.id)

    done = await tables.make(table, check)
    wish = table.wish
    if wish is not None and not table.steps.concerned(wish.seat) - wish.agreed:

        def fulfil() -> Row:
            if table.wish is not wish:
                raise Denied("wish")
            return tables.row(table, UNDO, wish.seat, str(wish.to), player)

        with contextlib.suppress(Denied):
            await tables.make(table, fulfil)
    return done
