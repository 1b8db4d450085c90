"""Review: what decided a match that is over, worked out from its setup, its dice and its answers alone.

The course of the match is each seat's chance to win, as the game itself judges positions (`Game.chances`), at every
turn. What lies between the first chances and the last is luck or not; `luck` says how that is told.

Everything is decided by the answers: the same match is always reviewed alike, on every machine. The number of imagined
turns and answers is bounded, so that long matches take no longer; what that costs in sureness is told as a standard
error.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TypeAlias

import msgspec

from locanda.kernel.dice import Dice
from locanda.kernel.event import Event, Result
from locanda.kernel.game import Game, Policy, Rolled, Setup
from locanda.kernel.match import Match
from locanda.kernel.record import Record, dice_of, replay
from locanda.kernel.refusal import LocandaError
from locanda.kit.text import LANGUAGES, Language

from . import verdict
from .luck import Answers, Chances, Fate, Step, Watch, asked_for, distance, luck_of, part_of_luck

TURNING_POINTS = 3
MOST_LINES = 8

Words: TypeAlias = dict[Language, str]


class Point(msgspec.Struct, frozen=True):
    """The chances of all seats when so many answers were given, in which turn of the game."""

    answers: int
    turn: int
    chances: Chances


class DiceCount(msgspec.Struct, frozen=True):
    """The dice of one kind that a seat rolled: how many, what they showed on average, and what such dice do."""

    die: Words
    rolls: int
    received: float
    expected: float


class Luck(msgspec.Struct, frozen=True):
    """What chance did to a seat: how much of its chance to win it gave or took, within which standard error.

    `rest` is all else between the first chance and the last: choices, its own and those of the others, and what the
    game's judgment of positions did not foresee.
    """

    seat: int
    luck: float
    error: float
    rest: float
    dice: tuple[DiceCount, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """An answer that changed the chances: after how many others, whose, what was chosen, and what was told then.

    `luck` is the part that luck had in what changed, from 0 to 1; the rest was the choice.
    """

    at: int
    turn: int
    seat: int
    luck: float
    before: Chances
    after: Chances
    chosen: Words
    lines: dict[Language, tuple[str, ...]]


class Standing(msgspec.Struct, frozen=True):
    """Where a seat came in; those that did not win are in the order of their last chances."""

    seat: int
    place: int
    won: bool
    chance: float | None


class Figure(msgspec.Struct, frozen=True):
    """A figure of the game's tally: its name in words, and what it is for each seat."""

    name: str
    title: Words
    of: tuple[int, ...]


class Review(msgspec.Struct, frozen=True):
    """What decided a match; without a course, luck and turning points if the game cannot judge a position."""

    game: str
    answers: int
    turns: int
    rule: str
    figures: dict[Language, tuple[str, ...]]
    decided: Words
    standings: tuple[Standing, ...]
    course: tuple[Point, ...]
    luck: tuple[Luck, ...]
    turning: tuple[TurningPoint, ...]
    tally: tuple[Figure, ...]


def review(record: Record, game: Game, watch: Watch | None = None) -> Review:
    """What decided the match of a record; one that is not over is refused."""
    if record.winners is None:
        raise LocandaError("the match of this record is not over, and so nothing has been decided yet")
    replay(record, game, game.content, checkpoints=False)
    return review_answers(game, record.setup, dice_of(record), record.answers, watch, record.winners)


def review_answers(
    game: Game,
    setup: Setup,
    dice: Dice,
    answers: Answers,
    watch: Watch | None = None,
    winners: Sequence[int] | None = None,
) -> Review:
    """What decided the match that these answers make with these dice; `winners`, if the others gave up."""
    match, first, steps = _course(game, setup, dice, answers)
    result = match.table.result
    if result is None and winners is not None:
        result = Result(tuple(winners), "")
    if result is None:
        raise LocandaError("the match is not over, and so nothing has been decided yet")
    start = Point(0, first[1], first[0])
    course = _at_turns(start, steps) if game.judges else ()
    if course and match.table.result is None:  # they gave up: it ends with the winners all the same
        sure = tuple(
            float(seat in result.winners) / max(1, len(result.winners)) for seat in range(setup.seats)
        )
        course = (*course, Point(len(answers), game.turns(match.table), sure))
    fate = Fate(setup.seats)
    if game.judges:
        fate = luck_of(game, setup, dice, answers, start.chances, steps, watch or (lambda done, steps: None))
    luck = tuple(_luck(match, seat, start, steps, fate) for seat in range(setup.seats))
    standings = _standings(match, steps, result)
    table = match.table
    figures: dict[Language, tuple[str, ...]] = {
        language: tuple(game.narrator(language).seat(table, seat) for seat in range(setup.seats))
        for language in LANGUAGES
    }
    return Review(
        game=game.id,
        answers=len(answers),
        turns=game.turns(table),
        rule=result.rule,
        figures=figures,
        decided={
            language: verdict.sentence(language, figures[language], result.winners, course, luck)
            for language in LANGUAGES
        },
        standings=standings,
        course=course,
        luck=luck,
        turning=_turning_points(game, setup, dice, answers, start, steps) if game.judges else (),
        tally=tuple(
            Figure(name, _worded(game, name), tuple(of))
            for name, of in game.tally(table, match.events).items()
        ),
    )


def _worded(game: Game, name: str) -> Words:
    return {language: game.narrator(language).figure(name) for language in LANGUAGES}


# The course


def _course(
    game: Game, setup: Setup, dice: Dice, answers: Answers
) -> tuple[Match, tuple[Chances, int], list[Step]]:
    """The match, its first chances and turn, and what every answer did."""
    match = Match(game, setup, dice.copy(), checkpoints=False)
    table = match.table
    first = (_chances(game, setup, match), game.turns(table))
    steps: list[Step] = []
    turn, secrets, drawn = game.turn(table), game.secrets(table), table.dice.snapshot()
    guide = next((make(0) for make in game.bots.values()), None)
    for seat, key in answers:
        usual = _usual(guide, match, seat, key)
        match.answer(seat, key)
        now, hidden, rolled = game.turn(table), game.secrets(table), table.dice.snapshot()
        steps.append(
            Step(
                _chances(game, setup, match),
                game.turns(table),
                now != turn,
                rolled != drawn or hidden != secrets,
                usual,
            )
        )
        turn, secrets, drawn = now, hidden, rolled
    return match, first, steps


def _usual(guide: Policy | None, match: Match, seat: int, key: str) -> str:
    """What the game's own bot would answer, if something else."""
    asked, option = asked_for(match.waiting, seat, key)
    if guide is None or asked is None or option is None:
        return ""
    usual = guide(match.table, asked)
    return "" if usual is option else asked.key(usual)


def _chances(game: Game, setup: Setup, match: Match) -> Chances:
    """The chances of all seats; none where the game cannot judge them."""
    if not game.judges and match.table.result is None:
        return ()
    return tuple(game.chances(match.table, setup))


def _at_turns(start: Point, steps: Sequence[Step]) -> tuple[Point, ...]:
    """The chances at the beginning, whenever a turn was over and at the end; without turns, after each answer."""
    all_points = [Point(number, one.turn, one.chances) for number, one in enumerate(steps, 1)]
    at_turns = [point for point, one in zip(all_points, steps, strict=True) if one.new_turn]
    if not at_turns:
        at_turns = all_points
    if all_points and at_turns[-1] is not all_points[-1]:
        at_turns.append(all_points[-1])
    return (start, *at_turns)


def _standings(match: Match, steps: Sequence[Step], result: Result) -> tuple[Standing, ...]:
    """Winners first, the others by their chances before the last answer."""
    seats = range(match.setup.seats)
    last = steps[-2].chances if len(steps) > 1 else ()
    order = sorted(seats, key=lambda seat: (seat not in result.winners, -last[seat] if last else 0.0, seat))
    found: list[Standing] = []
    for number, seat in enumerate(order, 1):
        won, chance = seat in result.winners, last[seat] if last else None
        level = found and (
            (found[-1].won and won) or (not won and not found[-1].won and chance == found[-1].chance)
        )
        found.append(Standing(seat, found[-1].place if level else number, won, chance))
    return tuple(found)


# Luck


def _luck(match: Match, seat: int, start: Point, steps: Sequence[Step], fate: Fate) -> Luck:
    """What chance did to a seat, and all the rest."""
    whole = steps[-1].chances[seat] - start.chances[seat] if start.chances and steps else 0.0
    luck = fate.luck[seat]
    return Luck(seat, luck, sqrt(fate.variance[seat]), whole - luck, _dice(match, seat))


def _dice(match: Match, seat: int) -> tuple[DiceCount, ...]:
    """The dice that a seat rolled, by their kinds."""
    game = match.game
    kinds: dict[str, list[Rolled]] = {}
    for one in game.rolls(match.events):
        if one.seat == seat:
            kinds.setdefault(one.die, []).append(one)
    return tuple(
        DiceCount(
            {language: game.narrator(language).die(name) for language in LANGUAGES},
            len(rolled),
            sum(one.showed for one in rolled) / len(rolled),
            sum(one.average for one in rolled) / len(rolled),
        )
        for name, rolled in sorted(kinds.items())
    )


# Turning points


def _turning_points(
    game: Game, setup: Setup, dice: Dice, answers: Answers, start: Point, steps: Sequence[Step]
) -> tuple[TurningPoint, ...]:
    """The answers that changed the chances most, at most one of a turn, in the order in which they were given."""
    chosen = _greatest(start, steps)
    match = Match(game, setup, dice.copy())
    found = []
    for number, (seat, key) in enumerate(answers):
        if number > max(chosen, default=-1):
            break
        if number not in chosen:
            match.answer(seat, key)
            continue
        before, step = steps[number - 1].chances if number else start.chances, steps[number]
        words, told = _choice(game, match, seat, key), len(match.events)
        luck = part_of_luck(match, seat, key, number, before, step)
        match.answer(seat, key)
        found.append(
            TurningPoint(
                at=number,
                turn=steps[number - 1].turn if number else start.turn,
                seat=seat,
                luck=luck,
                before=before,
                after=step.chances,
                chosen=words,
                lines={
                    language: _lines(game, match, match.events[told:], language) for language in LANGUAGES
                },
            )
        )
    return tuple(found)


def _greatest(start: Point, steps: Sequence[Step]) -> set[int]:
    """Which answers changed the chances most, at most one of a turn."""
    best: dict[int, tuple[float, int]] = {}
    before, turn = start.chances, 0
    for number, one in enumerate(steps):
        changed = distance(one.chances, before)
        if changed > best.get(turn, (0.0, 0))[0]:
            best[turn] = (changed, number)
        before, turn = one.chances, turn + one.new_turn
    if len(best) < TURNING_POINTS:  # a game without turns, or with hardly any
        before = start.chances
        best = {}
        for number, one in enumerate(steps):
            best[number] = (distance(one.chances, before), number)
            before = one.chances
    ordered = sorted((one for one in best.values() if one[0] > 0), key=lambda one: (-one[0], one[1]))
    return {number for _, number in ordered[:TURNING_POINTS]}


def _choice(game: Game, match: Match, seat: int, key: str) -> Words:
    """What a seat is about to choose, in words."""
    asked, option = asked_for(match.waiting, seat, key)
    if asked is None or option is None:
        return dict.fromkeys(LANGUAGES, "")
    return {language: game.narrator(language).option(match.table, asked, option) for language in LANGUAGES}


def _lines(game: Game, match: Match, events: Sequence[Event], language: Language) -> tuple[str, ...]:
    """What everybody was told of these events."""
    narrator = game.narrator(language)
    told = (narrator.event(match.table, event) for event in events if event.shown_to(None))
    return tuple([line for line in told if line][:MOST_LINES])
