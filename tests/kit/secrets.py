"""What a search may imagine: hidden cards dealt anew, nothing lost, and the secret answers of others forgotten."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from locanda.kernel.dice import Dice
from locanda.kernel.match import Match

from .eyes import piles, settle, words

TIMES = 8
# A pile of so many different cards does not come out the same so many times by chance.
MANY = 4


def zones(value: Any, place: str = "") -> dict[str, list[str]]:
    """Every hidden place with the cards that lie there."""
    if isinstance(value, dict):
        parts = [zones(one, f"{place}.{name}") for name, one in value.items()]
    elif isinstance(value, list) and all(isinstance(one, str) for one in value):
        return {place: value}
    elif isinstance(value, list):
        parts = [zones(one, f"{place}.{number}") for number, one in enumerate(value)]
    else:
        parts = []
    return {name: cards for part in parts for name, cards in part.items()}


def is_imagined_anew(match: Match, seat: int) -> None:
    """Every hidden place of many different cards comes out otherwise at least once; what the seat sees stays."""
    before, seen = match.snapshot(), json.dumps(match.view(seat))
    real = zones(match.game.secrets(match.table))
    known = set(words(match.view(seat)))
    same = {name for name, cards in real.items() if len(set(cards)) >= MANY and not set(cards) <= known}
    for number in range(TIMES):
        imagined = match.imagine(seat, Dice.from_seed(f"imagine {number}"))
        assert json.dumps(imagined.view(seat)) == seen
        for pile in piles(imagined.table):
            settle(pile)
        assert json.dumps(imagined.view(seat)) == seen
        other = zones(match.game.secrets(imagined.table))
        same = {name for name in same if other[name] == real[name]}
    assert not same, f"seat {seat} knows the cards of {', '.join(sorted(same))}"
    assert match.snapshot() == before


def imagining_keeps_every_piece(match: Match, seat: int, dice: Dice, random: Random) -> None:
    """Nothing is lost or doubled in an imagined match, however it goes on, nor if its piles are settled at once."""
    counted = match.game.all_pieces(match.table)
    for settled in (False, True):
        imagined = match.imagine(seat, dice.copy())
        if settled:
            for pile in piles(imagined.table):
                settle(pile)
        for _ in range(12):
            assert match.game.all_pieces(imagined.table) == counted
            imagined.play_out(random.random, 3)
        assert match.game.all_pieces(imagined.table) == counted


def half_said(match: Match) -> Iterator[Match]:
    """Where several choose in secret: the match after each thing that one of them, and not the last, could say next."""
    decision = match.decision
    if decision is None or decision.parts is None or decision.any_of or len(match.waiting) < 2:
        return
    for asked in match.waiting:
        for option in asked.options:
            fork = match.fork(match.answered)
            fork.answer(asked.seat, asked.key(option))
            yield fork


def answers_of_others_are_imagined(match: Match) -> int:
    """Whoever still has to answer in secret with others imagines different answers of theirs, time after time.

    How many answers of others there were to know.
    """
    decision, given = match.decision, match._together
    if decision is None or decision.parts is None or decision.any_of or not given:
        return 0
    looked = 0
    for asked in match.waiting:
        others = {
            number: option.key
            for number, option in given.items()
            if decision.parts[number].seat != asked.seat and len(decision.parts[number].options) > 1
        }
        looked += len(others)
        for number in range(TIMES * MANY):
            imagined = match.imagine(asked.seat, Dice.from_seed(f"secret {number}"))
            thought = imagined._together or {}
            others = {at: key for at, key in others.items() if at not in thought or thought[at].key == key}
        assert not others, f"seat {asked.seat} knows that others chose {', '.join(others.values())}"
    return looked
