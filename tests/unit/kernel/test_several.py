"""Choices of several people: secret parts by name, whoever acts first, and what a search may imagine of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from typing import Any

import pytest

from locanda.bots.search import Search
from locanda.kernel.decision import PASS, Decision, Option, ask_any, ask_together
from locanda.kernel.dice import Dice
from locanda.kernel.event import Result
from locanda.kernel.game import Game, Setup, Table
from locanda.kernel.match import Match
from locanda.kernel.plain import plain
from locanda.kernel.record import decode, encode, record_of, replay
from locanda.kernel.refusal import LocandaError, Refusal, Refused
from locanda.kernel.windows import window

HIDE = [Option("hide", str(n), n) for n in range(4)]
LOOK = [Option("look", str(n), n) for n in range(4)]
GO = Option("go")
USE = Option("use", "amulet")


@plain
class Hideout(Table):
    """Two children of seat 0 hide, seat 1 looks for them."""

    seats: list[int]
    places: list[int]
    log: list[str]


def hide(t: Hideout) -> Generator[Decision, Any, None]:
    """Both children hide, and the seeker looks, at the same time."""
    ann, bob, seen = yield from ask_together(
        [
            Decision(0, "hide", HIDE, part="ann"),
            Decision(0, "hide", HIDE, part="bob"),
            Decision(1, "look", LOOK),
        ]
    )
    t.places = [ann.value, bob.value, seen.value]
    found = seen.value in (ann.value, bob.value)
    t.result = Result((1,) if found else (0,), "FOUND")


def race(t: Hideout) -> Generator[Decision, Any, None]:
    """Whoever is first goes, three times."""
    part, option = yield from ask_any([Decision(seat, "race", (GO, PASS)) for seat in (0, 1)])
    t.log.append(f"{part.seat} {option.key}")
    if len(t.log) == 3:
        t.result = Result((part.seat,), "LAST")


def wonder(t: Hideout) -> Generator[Decision, Any, None]:
    """Seat 1 has a window in every round, and nothing to use in it."""
    yield Decision(0, "round", (GO, PASS))
    answer = yield from window(t, 1, "amulet", [USE] if len(t.log) == 2 else [], hidden=True)
    t.log.append(answer.key)
    if len(t.log) == 4:
        t.result = Result((0,), "DONE")


def call(t: Hideout) -> Generator[Decision, Any, None]:
    """Seat 0 or its child Ann, whoever is first, goes; seat 0 may also pass."""
    parts = [Decision(0, "call", (GO, PASS)), Decision(0, "call", (GO, PASS), part="ann")]
    part, option = yield from ask_any(parts)
    t.log.append(f"{part.part or 'self'} {option.key}")
    if len(t.log) == 2:
        t.result = Result((0,), "CALLED")


def meet(t: Hideout) -> Generator[Decision, Any, None]:
    """Ann must wait at 1 and Bob at 2; both are told in secret where."""
    ann, bob = yield from ask_together([Decision(0, "meet", HIDE, part=one) for one in ("ann", "bob")])
    t.result = Result((0,) if (ann.value, bob.value) == (1, 2) else (1,), "MET")


def fetch(t: Hideout) -> Generator[Decision, Any, None]:
    """Whichever child is sent first must find something: at 1 if it is Ann, at 2 if it is Bob."""
    part, option = yield from ask_any([Decision(0, "meet", HIDE, part=one) for one in ("ann", "bob")])
    t.result = Result((0,) if (part.part, option.value) in (("ann", 1), ("bob", 2)) else (1,), "FETCHED")


class HideAndSeek(Game):
    """The toy as the kernel sees it; `begins` says with which phase."""

    id = "hide-and-seek"
    phases = {"hide": hide, "race": race, "wonder": wonder, "call": call, "meet": meet, "fetch": fetch}

    def __init__(self, begins: str = "hide") -> None:
        super().__init__()
        self.begins = begins

    def new_table(self, setup: Setup, dice: Dice) -> Hideout:
        """Nobody hides yet."""
        return Hideout([0, 0], [], [], game=self, dice=dice, phase=self.begins)

    def view(self, table: Hideout, seat: int | None) -> dict[str, Any]:
        """Places are shown when all are chosen."""
        return {"places": list(table.places), "log": list(table.log)}

    def forget(self, table: Hideout, seat: int | None, dice: Dice) -> None:
        """Only the dice are hidden."""
        table.dice = dice


def match_of(begins: str = "hide", **setup: Any) -> Match:
    return Match(HideAndSeek(begins), Setup(2, **setup), Dice.from_seed(0))


def test_two_secret_parts_of_one_seat_are_answered_by_their_names() -> None:
    match = match_of()
    match.answer(0, "bob/hide:2")
    assert [(part.seat, part.part) for part in match.waiting] == [(0, "ann"), (1, "")]
    match.answer(1, "look:3")
    match.answer(0, "ann/hide:1")
    assert match.over and match.view(None)["places"] == [1, 2, 3]
    assert match.answers == [(0, "bob/hide:2"), (1, "look:3"), (0, "ann/hide:1")]


def test_an_answer_without_the_name_of_its_part_is_refused() -> None:
    match = match_of()
    with pytest.raises(Refused, match="must say for which, as ann/"):
        match.answer(0, "hide:2")
    with pytest.raises(Refused, match="'ann/look:1' is not allowed"):
        match.answer(0, "ann/look:1")
    match.answer(0, "ann/hide:1")
    with pytest.raises(Refused, match="asked for bob"):
        match.answer(0, "ann/hide:2")
    assert match.answers == [(0, "ann/hide:1")]


def test_parts_of_one_seat_need_names() -> None:
    with pytest.raises(LocandaError, match="needs a name for each"):
        next(ask_together([Decision(0, "hide", HIDE), Decision(0, "hide", HIDE)]))


@pytest.mark.parametrize("several", [ask_together, ask_any])
def test_nobody_cannot_be_asked(several: Any) -> None:
    with pytest.raises(LocandaError, match="there is nobody to ask"):
        next(several([]))


@pytest.mark.parametrize(
    ("keys", "log"),
    [
        (("ann/go", "go"), ["ann go", "self go"]),
        (("pass", "ann/pass"), ["self pass", "ann pass"]),
    ],
)
def test_a_part_without_a_name_beside_a_named_one_leaves_both_answerable(
    keys: tuple[str, str], log: list[str]
) -> None:
    match = match_of("call")
    for key in keys:
        assert match.why_not(0, key) is None and match.why_not(0, "bob/go") is not None
        match.answer(0, key)
    assert match.over and match.view(None)["log"] == log
    again = replay(decode(encode(record_of(match, "", seed="0"))), match.game, "")
    assert again.snapshot() == match.snapshot()


def test_named_parts_survive_records_copies_and_undo() -> None:
    match = match_of()
    match.answer(0, "bob/hide:2")
    match.answer(1, "look:2")
    assert [part.part for part in match.copy().waiting] == ["ann"]
    match.undo()
    assert [(part.seat, part.part) for part in match.waiting] == [(0, "ann"), (1, "")]
    match.redo()
    match.answer(0, "ann/hide:0")
    record = decode(encode(record_of(match, "", seed="0")))
    assert replay(record, match.game, "").snapshot() == match.snapshot()


def test_a_search_does_not_see_what_others_chose_in_secret() -> None:
    """The seeker finds the children about as often as chance would let it, not always."""
    found = Counter[str]()
    for number in range(60):
        match = match_of()
        match.answer(0, f"ann/hide:{number % 4}")
        match.answer(0, f"bob/hide:{number % 4}")
        asked = match.waiting[0]
        choice = Search(number, iterations=40)(match, asked)
        found["found" if choice.value == number % 4 else "missed"] += 1
    assert found["found"] < 35


@pytest.mark.parametrize("begins", ["meet", "fetch"])
@pytest.mark.parametrize(("part", "right"), [(0, 1), (1, 2)])
def test_a_search_for_one_of_several_parts_of_a_seat_plays_into_that_part(
    begins: str, part: int, right: int
) -> None:
    match = match_of(begins)
    assert Search(5, iterations=300)(match, match.waiting[part]).value == right


def test_what_others_choose_in_secret_is_imagined_anew_and_ones_own_answers_stay() -> None:
    match = match_of()
    match.answer(0, "ann/hide:3")
    match.answer(1, "look:0")
    seen = Counter[int]()
    for number in range(80):
        copy = match.imagine(0, Dice.from_seed(number))
        assert [(part.seat, part.part) for part in copy.waiting] == [(0, "bob")]
        copy.play(HIDE[0])
        places = copy.view(None)["places"]
        assert places[0] == 3
        seen[places[2]] += 1
    assert set(seen) == {0, 1, 2, 3} and max(seen.values()) < 40


def test_imagining_leaves_the_match_as_it_was() -> None:
    match = match_of()
    match.answer(0, "ann/hide:3")
    before = match.snapshot()
    match.imagine(1, Dice.from_seed(1)).play_out(lambda: 0.5, 9)
    assert match.snapshot() == before and match.answers == [(0, "ann/hide:3")]
    assert [(part.seat, part.part) for part in match.waiting] == [(0, "bob"), (1, "")]


def test_whoever_acts_first_closes_the_others_question() -> None:
    match = match_of("race")
    assert [part.seat for part in match.waiting] == [0, 1]
    match.answer(1, "go")
    match.answer(1, "pass")
    match.answer(0, "go")
    assert match.view(None)["log"] == ["1 go", "1 pass", "0 go"]
    with pytest.raises(Refused, match="came too late"):
        match.answer(1, "go")
    assert match.table.result is not None and match.table.result.winners == (0,)
    match.undo()
    assert [part.seat for part in match.waiting] == [0, 1] and match.view(None)["log"] == ["1 go", "1 pass"]


def test_a_window_asks_who_has_something_and_who_wants_a_stop() -> None:
    """Seat 1 has something to use in the third round only; it asks for a stop, and takes that back."""
    match = match_of("wonder")
    match.answer(0, "go")
    assert match.waiting[0].seat == 0
    match.answer(1, "!stop:amulet")
    match.answer(0, "go")
    assert (match.waiting[0].seat, match.waiting[0].prompt, match.waiting[0].passes) == (1, "amulet", True)
    match.answer(1, "!no-stop:amulet")
    match.answer(1, "pass")
    match.answer(0, "go")
    assert [option.key for option in match.waiting[0].options] == ["use:amulet", "pass"]
    again = replay(decode(encode(record_of(match, "", seed="0"))), match.game, "")
    assert again.snapshot() == match.snapshot()


def test_a_seat_may_always_pass_at_a_window() -> None:
    match = match_of("wonder")
    match.answer(1, "!skip:amulet")
    for _ in range(4):
        match.answer(0, "go")
    assert match.over and match.view(None)["log"] == ["pass"] * 4


def test_a_stop_takes_the_place_of_a_skip() -> None:
    match = match_of("wonder")
    match.answer(1, "!skip:amulet")
    match.answer(1, "!stop:amulet")
    assert (match.table.stops, match.table.skips) == (((1, "amulet"),), ())


@pytest.mark.parametrize("key", ["!stop:", "!halt:amulet", "!stop", "!stop:" + "x" * 99])
def test_nonsense_about_windows_is_refused(key: str) -> None:
    match = match_of("wonder")
    assert match.why_not(1, key) is not None
    with pytest.raises(Refused):
        match.answer(1, key)
    assert match.answers == []


def test_where_timing_must_tell_nothing_a_hidden_hand_is_always_asked() -> None:
    match = match_of("wonder", always_ask=True)
    match.answer(0, "go")
    assert [option.key for option in match.waiting[0].options] == ["pass"]


def test_what_a_seat_says_about_windows_is_no_move() -> None:
    """Others may say what they like: a move that told nothing new can be taken back freely."""
    match = match_of("wonder")
    match.answer(0, "go")
    match.answer(1, "!stop:amulet")
    assert match.last_seat == 0 and match.news_since(0, 0) == ""


def test_undo_copies_and_forks_keep_what_seats_have_said_about_windows() -> None:
    """Also where the wish came after the last checkpoint; an undo beyond it takes it back."""
    match = match_of("wonder")
    match.answer(0, "go")
    match.answer(1, "!stop:amulet")
    match.answer(0, "!skip:charm")
    match.answer(0, "go")
    wished = (((1, "amulet"),), ((0, "charm"),))
    whole = match.copy(journal=True, checkpoints=True)
    for copy in (match.copy(), whole, match.fork(4), match.imagine(0, Dice.from_seed(1))):
        assert (copy.table.stops, copy.table.skips) == wished
        assert (copy.waiting[0].seat, copy.waiting[0].prompt) == (1, "amulet")
    assert whole.answers == match.fork(4).answers == match.answers
    match.undo()
    assert (match.table.stops, match.table.skips) == wished and match.waiting[0].seat == 0
    match.undo()
    match.undo()
    assert (match.table.stops, match.table.skips) == ((), ()) and match.answers == [(0, "go")]
    for _ in range(3):
        match.redo()
    assert (match.table.stops, match.table.skips) == wished and match.waiting[0].seat == 1


def test_what_one_seat_says_about_a_window_leaves_the_others_alone() -> None:
    match = match_of("wonder")
    for seat, key in ((0, "!stop:amulet"), (1, "!stop:amulet"), (1, "!stop:charm"), (0, "!skip:charm")):
        match.answer(seat, key)
    match.answer(0, "!no-stop:amulet")
    assert (match.table.stops, match.table.skips) == (((1, "amulet"), (1, "charm")), ((0, "charm"),))
    match.answer(1, "!skip:charm")
    match.answer(0, "!no-skip:charm")
    assert (match.table.stops, match.table.skips) == (((1, "amulet"),), ((1, "charm"),))


def test_what_others_say_about_windows_is_no_secret_answer_that_a_search_forgets() -> None:
    match = match_of()
    for seat, key in ((0, "ann/hide:3"), (1, "!stop:amulet"), (1, "look:0")):
        match.answer(seat, key)
    copy = match.imagine(0, Dice.from_seed(1))
    assert copy.table.stops == ((1, "amulet"),)
    assert [(part.seat, part.part) for part in copy.waiting] == [(0, "bob")]


# Secret choices from a hidden hand

CARDS = [Option("card", str(n), n) for n in range(6)]


@plain
class Hands(Table):
    """Two seats with a card each; the other four are a deck."""

    seats: list[int]
    deck: list[int]
    played: list[int]


def why_not_card(hand: tuple[Hands, int], card: Option) -> Iterator[Refusal]:
    """Whether the card lies in the hand."""
    t, seat = hand
    if t.seats[seat] != card.value:
        yield Refusal("HAND")


def show(t: Hands) -> Generator[Decision, Any, None]:
    """Both show their card or pass."""
    answers = yield from ask_together(
        [
            Decision(
                seat,
                "show",
                (CARDS[t.seats[seat]], PASS),
                subject=(t, seat),
                candidates=lambda _: CARDS,
                why_not=why_not_card,
            )
            for seat in (0, 1)
        ]
    )
    t.played = [-1 if answer is PASS else answer.value for answer in answers]
    t.result = Result((0,), "SHOWN")


class Showing(Game):
    """The toy as the kernel sees it."""

    id = "showing"
    phases = {"show": show}

    def new_table(self, setup: Setup, dice: Dice) -> Hands:
        """Always the same deal."""
        return Hands([0, 1], [2, 3, 4, 5], [], game=self, dice=dice, phase="show")

    def forget(self, table: Hands, seat: int | None, dice: Dice) -> None:
        """The other one has any card but one's own."""
        assert seat is not None
        unseen = [table.seats[1 - seat], *table.deck]
        dice.shuffle(unseen)
        table.seats[1 - seat], *table.deck = unseen


def test_others_choose_in_secret_from_the_cards_that_they_were_dealt_in_the_imagination() -> None:
    """If their options stayed, a search would know the real hand."""
    match = Match(Showing(), Setup(2), Dice.from_seed(0))
    seen = Counter[int]()
    for number in range(200):
        copy = match.imagine(0, Dice.from_seed(number))
        copy.play(PASS, copy.waiting[0])
        table: Any = copy.table
        assert table.played[1] in (-1, table.seats[1])
        seen[table.played[1]] += 1
    assert set(seen) == {-1, 1, 2, 3, 4, 5} and seen[1] < 50 < seen[-1]
    assert match.table.seats == [0, 1]  # type: ignore[attr-defined]
    assert [one.key for one in match.waiting[1].options] == ["card:1", "pass"]


def test_the_bot_that_imagines_for_others_is_asked_with_the_cards_of_the_imagination() -> None:
    match = Match(Showing(), Setup(2), Dice.from_seed(0))
    offered: list[tuple[str, ...]] = []

    def first(table: Any, part: Decision) -> Option:
        offered.append(tuple(one.key for one in part.options))
        assert part.options[0].value == table.seats[1]
        return part.options[0]

    for number in range(30):
        match.imagine(0, Dice.from_seed(number), first)
    assert len(set(offered)) == 5
