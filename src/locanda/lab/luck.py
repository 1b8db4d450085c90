"""Luck: what chance did to each seat of a match, and what was play.

The game's own bot is the measure. From the beginning of every turn it plays that turn to its end some times, with other
dice and with everything dealt anew that the seat could not know: so much could be expected. What came of the turn,
less that, is luck, except for what the players' own choices brought: wherever somebody chose otherwise than the bot
would have, both choices are played to the end of the turn some times, with the same dice, and the difference is play.

A game without a bot is measured answer by answer: every answer by chance is given again with other dice, and luck is
how far the chances came out from the mean of those.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from locanda.kernel.decision import Decision, Option
from locanda.kernel.dice import Dice
from locanda.kernel.game import Game, Policy, Setup
from locanda.kernel.match import Match

# How often a turn, a choice or an answer by chance is imagined at most and at least, and how many may be in all.
TURN, CHOICE, ANSWER = (8, 3, 800), (8, 2, 400), (12, 2, 6000)
# Where much was at stake it is imagined more often: until the mean is as sure as this (a standard error), so many at a
# time and for one thing, and in all.
SURE, MORE, MOST, MORE_IN_ALL = 0.02, 6, 90, 1500
# The most answers of an imagined turn, and the most other options that a choice is compared with.
HORIZON, OTHERS = 80, 5

Answers: TypeAlias = Sequence[tuple[int, str]]
Chances: TypeAlias = tuple[float, ...]
# Called with how many steps are done, and how many there are.
Watch: TypeAlias = Callable[[int, int], None]


class Step(msgspec.Struct):
    """What an answer did: the chances after it, the turn, whether that is another one, and whether chance had a part.

    `usual` is what the game's own bot would have answered, if something else.
    """

    chances: Chances
    turn: int
    new_turn: bool
    by_chance: bool
    usual: str = ""


class Fate:
    """The luck of all seats so far, and the variance of what is said of it."""

    def __init__(self, seats: int) -> None:
        self.luck = [0.0] * seats
        self.variance = [0.0] * seats

    def add(self, actual: Sequence[float], imagined: Sequence[Sequence[float]]) -> None:
        """What came out, less the mean of what was imagined, was luck."""
        count = len(imagined)
        for seat, column in enumerate(zip(*imagined, strict=True)):
            self.luck[seat] += actual[seat] - sum(column) / count
            self.variance[seat] += _variance(column)


def _variance(values: Sequence[float]) -> float:
    """The variance of the mean of these values."""
    count = len(values)
    mean = sum(values) / count
    return sum((one - mean) ** 2 for one in values) / max(1, count - 1) / count


def samples(limits: tuple[int, int, int], count: int) -> int:
    """How often each of so many things is imagined."""
    most, fewest, in_all = limits
    return max(fewest, min(most, in_all // max(1, count)))


def luck_of(
    game: Game,
    setup: Setup,
    dice: Dice,
    answers: Answers,
    first: Chances,
    steps: Sequence[Step],
    watch: Watch,
) -> Fate:
    """What chance did to the seats of a match."""
    fate = Fate(setup.seats)
    match = Match(game, setup, dice.copy(), journal=False)
    work = _Turns(game, steps) if game.bots else _Answers(steps)
    before = first
    for number, (seat, key) in enumerate(answers):
        work.look(match, number, seat, key, before, fate)
        watch(number + 1, len(answers))
        match.answer(seat, key)
        before = steps[number].chances
    return fate


class _Answers:
    """Luck answer by answer, for games without a bot."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.samples = samples(ANSWER, sum(one.by_chance for one in steps))

    def look(self, match: Match, number: int, seat: int, key: str, before: Chances, fate: Fate) -> None:
        """An answer by chance is given again with other dice."""
        step = self.steps[number]
        if step.by_chance:
            imagined = imagined_changes(match, seat, key, number, self.samples, before)
            if imagined:
                fate.add(_less(step.chances, before), imagined)


class _Turns:
    """Luck turn by turn, measured by the game's own bot."""

    def __init__(self, game: Game, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.guide: Policy = next(iter(game.bots.values()))(0)
        self.left = MORE_IN_ALL
        self.turns = samples(TURN, 1 + sum(one.new_turn for one in steps))
        self.choices = samples(CHOICE, sum(bool(one.usual) for one in steps))

    def look(self, match: Match, number: int, seat: int, key: str, before: Chances, fate: Fate) -> None:
        """A turn that begins here is imagined, and a choice that the bot would not have made is compared."""
        if number == 0 or self.steps[number - 1].new_turn:
            end = next((one for one in self.steps[number:] if one.new_turn), self.steps[-1])
            next_seat = match.waiting[0].seat
            turns = self._often(
                lambda sample: self._play_on(_imagined(match, next_seat, _dice(number, sample)), before),
                self.turns,
            )
            fate.add(_less(end.chances, before), turns)
        usual = self.steps[number].usual
        if usual:
            brought = self._often(
                lambda sample: self._compare(match, seat, key, usual, number, sample), self.choices
            )
            if brought:
                fate.add([0.0] * len(before), brought)

    def _often(self, imagine: Callable[[int], Chances | None], least: int) -> list[Chances]:
        """What comes of imagining something so often at least, and more often while that leaves one unsure."""
        found: list[Chances] = []
        tried, wanted = 0, least
        while tried < wanted:
            change = imagine(tried)
            tried += 1
            if change is not None:
                found.append(change)
            may_go_on = tried == wanted < MOST and self.left >= MORE and found
            if may_go_on and max(map(_variance, zip(*found, strict=True))) > SURE**2:
                wanted += MORE
                self.left -= MORE
        return found

    def _play_on(self, match: Match, before: Chances) -> Chances:
        """What the bot's turn changes in the chances of an imagined match."""
        game = match.game
        before = before if game.open else tuple(game.chances(match.table, match.setup))
        return _less(self._end_of_turn(match, game.turn(match.table)), before)

    def _end_of_turn(self, match: Match, turn: object) -> Chances:
        game = match.game
        for _ in range(HORIZON):
            if match.decision is None or game.turn(match.table) != turn:
                break
            asked = match.waiting[0]
            match.play(self.guide(match.table, asked), asked)
        return tuple(game.chances(match.table, match.setup))

    def _compare(
        self, match: Match, seat: int, key: str, usual: str, number: int, sample: int
    ) -> Chances | None:
        """What a choice brings beside the bot's in an imagined match; none where one of them is not open."""
        turn, ends = match.game.turn(match.table), []
        for chosen in (key, usual):
            imagined = _imagined(match, seat, _dice(number, -1 - sample))
            if not _give(imagined, seat, chosen):
                return None
            ends.append(self._end_of_turn(imagined, turn))
        return _less(*ends)


# Imagined matches


def _dice(number: int, sample: int) -> Dice:
    return Dice.from_seed(f"review/{number}/{sample}")


def _imagined(match: Match, seat: int, dice: Dice) -> Match:
    """A copy with other dice, in which what the seat could not know is dealt anew.

    Where several choose in secret only the dice are others, so that what the others chose is theirs, and no luck.
    """
    copy = match.copy()
    asked = copy.decision
    assert asked is not None
    if asked.parts is None or asked.any_of:
        match.game.deal_anew(copy.table, seat, dice)
    else:
        copy.table.dice = dice
    return copy


def _give(match: Match, seat: int, key: str) -> bool:
    """Whether the answer could be given; it has been."""
    asked, option = asked_for(match.waiting, seat, key)
    if option is not None:
        match.play(option, asked)
    return option is not None


def asked_for(waiting: Sequence[Decision], seat: int, key: str) -> tuple[Decision | None, Option | None]:
    """The decision of a seat that an answer means, and the option that it chooses there."""
    mine = [one for one in waiting if one.seat == seat]
    named = [one for one in mine if one.part and key.startswith(f"{one.part}/")]
    asked = next(iter([*named, *(one for one in mine if not one.part)]), None)
    return asked, None if asked is None else asked.find(key)


def imagined_changes(
    match: Match, seat: int, key: str, number: int, count: int, before: Chances
) -> list[Chances]:
    """What an answer changes in the chances with other dice, so many times; left out where it could not be given."""
    game, found = match.game, []
    for sample in range(count):
        copy = _imagined(match, seat, _dice(number, sample))
        since = before if game.open else tuple(game.chances(copy.table, match.setup))
        if _give(copy, seat, key):
            found.append(_less(tuple(game.chances(copy.table, match.setup)), since))
    return found


def part_of_luck(match: Match, seat: int, key: str, number: int, before: Chances, step: Step) -> float:
    """The part of luck in what an answer changed, from 0 to 1.

    Luck is how far the same choice came out from its mean, choice how far that mean is from those of other options.
    """
    count = ANSWER[0] if step.by_chance else 1
    mean = _mean(imagined_changes(match, seat, key, number, count, before))
    asked, option = asked_for(match.waiting, seat, key)
    if asked is None or option is None or not mean:
        return 0.0
    others = [asked.key(one) for one in asked.options if one is not option][:OTHERS]
    changes = [_mean(imagined_changes(match, seat, other, number, count, before)) for other in others]
    other = _mean([one for one in changes if one])
    luck = distance(_less(step.chances, before), mean) if step.by_chance else 0.0
    choice = distance(mean, other) if other else 0.0
    return luck / (luck + choice) if luck else 0.0


def _mean(rows: Sequence[Chances]) -> Chances:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def _less(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def distance(one: Chances, other: Chances) -> float:
    """How much of the chances went from some seats to others."""
    return sum(map(abs, _less(one, other))) / 2
