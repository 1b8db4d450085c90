"""Fights of the Board Game, played by its house bot to see how often they are won as the narrator says."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from locanda import bots
from locanda.games import load
from locanda.games.wow_boardgame.telling import prospects
from locanda.kernel.decision import NO, YES, Decision, Option
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match

GAME = load("wow-boardgame")
NARRATOR = GAME.narrator("en")
SEATS = range(2, 7)
# How often a claim that is shown is put to the test: those of the same question are much alike.
SHARE = 0.6


def claims(fights: int, seed: int) -> Iterator[tuple[str, float, bool]]:
    """Claims of the narrator in games of bots with any number of seats, and whether they came true when played."""
    random, played, number = Random(seed), 0, 0
    while played < fights:
        number += 1
        match = Match(GAME, Setup(SEATS[number % len(SEATS)]), Dice.from_seed(f"fights {seed}/{number}"))
        for claim in _game(match, random):
            yield claim
            played += 1
            if played >= fights:
                return


def _game(match: Match, random: Random) -> Iterator[tuple[str, float, bool]]:
    """The claims of one game of bots that are tested."""
    players = [bots.make(GAME, "greedy", random.randrange(1_000_000)) for _ in match.table.seats]
    while not match.over:
        asked = match.waiting[0]
        for option in asked.options if asked.prompt in ("action", "join") else ():
            for kind, chance, helped in _shown(match, asked, option):
                if random.random() < SHARE:
                    seen = put_to_the_test(match, asked, option, helped, random.randrange(1 << 60))
                    if seen is not None:
                        yield kind, chance, seen
        match.answer(asked.seat, asked.key(players[asked.seat](match, asked)))


def _shown(match: Match, asked: Decision, option: Option) -> Iterator[tuple[str, float, bool]]:
    """The numbers at an option: of what kind, how likely, and whether the friends join who could."""
    shown = NARRATOR.chance_of(match.table, asked, option)
    if shown is None:
        return
    found = prospects.prospect(match.table, asked, option)
    assert found is not None and found.shown == shown[1]
    yield ("enemies" if found.kind == "enemies" else found.how), shown[1], True
    single = prospects.alone(match.table, asked, option)
    if single is not None and single.kind != "enemies":
        # What the note says of the challenger alone.
        yield "alone", single.shown, False


def put_to_the_test(match: Match, asked: Decision, option: Option, helped: bool, seed: int) -> bool | None:
    """Whether the fight is won with fresh dice, by the house bot for everybody; none if there is no fight."""
    fork, faction = match.copy(journal=True), match.table.seats[asked.seat].faction
    fork.game.deal_anew(fork.table, asked.seat, Dice.from_seed(seed))
    players = [bots.make(GAME, "greedy", seed % 1000 + seat) for seat in range(len(fork.table.seats))]
    known = len(fork.events)
    fork.answer(asked.seat, asked.key(option))
    while True:
        for event in fork.events[known:]:
            if event.kind == "pvp-over":
                return bool(event.facts["faction"] == faction)
            if event.kind == "combat-over" and not _is_pvp(fork, option, asked):
                return bool(event.facts["won"])
        known = len(fork.events)
        if fork.over or fork.waiting[0].prompt == "action":
            return None
        part = fork.waiting[0]
        answer = (YES if helped else NO) if part.prompt == "join" else players[part.seat](fork, part)
        fork.answer(part.seat, part.key(answer))


def _is_pvp(match: Match, option: Option, asked: Decision) -> bool:
    """Whether the fight is one between the factions, whose end is told by another event."""
    if asked.prompt == "join":
        return bool((asked.facts or {})["aim"] == "enemies")
    return bool(option.value[2] == "pvp")
