"""Properties that hold in every match of every game, however it is played."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from locanda import bots
from locanda.games import load
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kernel.plain import snapshot

# Every game with the numbers of seats it is played with, the start of its rules' ids, and the rules that end it.
HOUSE = {
    "runebound": ((2, 3, 4, 5, 6), "RB-", ("RB-VIC-02", "RB-VIC-03")),
    "wow-adventure": ((2, 3, 4), "TAG-", ("TAG-WIN-01",)),
}
GAMES = st.sampled_from(sorted(HOUSE))
SEATED = st.sampled_from([(name, seats) for name, (numbers, _, _) in HOUSE.items() for seats in numbers])


def new(game: str, seats: int, seed: int) -> Match:
    return Match(load(game), Setup(seats), Dice.from_seed(seed))


def mixed(match: Match, seed: int, answers: int) -> None:
    """Play on, partly by chance and partly with the bot that knows the game, so that fights and duels come up."""
    random = Random(seed)
    knows = bots.make(match.game, "greedy", seed)
    for _ in range(answers):
        if match.over:
            return
        asked = match.waiting[0]
        option = knows(match, asked) if random.random() < 0.6 else random.choice(asked.options)
        match.answer(asked.seat, option.key)


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name, one in HOUSE.items() for seats in one[0]]
)
def test_a_hundred_thousand_random_decisions_keep_every_piece(name: str, seats: int) -> None:
    """Cards and tokens are conserved at every tenth decision; 100,000 decisions for each game."""
    game = load(name)
    done = seed = 0
    while done < 100_000 // len(HOUSE[name][0]):
        match = Match(game, Setup(seats), Dice.from_seed(f"{seats}/{seed}"), journal=False, checkpoints=False)
        random = Random(seed).random
        played = match.play_out(random, 12)
        pieces = game.pieces(match.table)
        while not match.over and played < 4_000:
            played += match.play_out(random, 10)
            assert game.pieces(match.table) == pieces
        done += played
        seed += 1


@settings(max_examples=25, deadline=None)
@given(seated=SEATED, seed=st.integers(0, 10_000), answers=st.integers(0, 250))
def test_what_is_offered_is_accepted_and_the_rest_refused_with_a_reason(
    seated: tuple[str, int], seed: int, answers: int
) -> None:
    """Every offered option can be played on a copy; whatever is blocked names a rule and changes nothing."""
    match = new(*seated, seed)
    mixed(match, seed, answers)
    if match.over:
        return
    asked = match.waiting[0]
    assert len({option.key for option in asked.options}) == len(asked.options) >= 2
    for option in asked.options:
        fork = match.fork(len(match.answers))
        fork.answer(asked.seat, option.key)
        assert len(fork.answers) == len(match.answers) + 1
    before = match.snapshot()
    for key, reasons in asked.blocked().items():
        refused = match.why_not(asked.seat, key)
        assert refused is not None and refused.reasons == reasons
        assert reasons and all(reason.rule.startswith(HOUSE[seated[0]][1]) for reason in reasons), key
    assert match.snapshot() == before


@settings(max_examples=20, deadline=None)
@given(game=GAMES, seed=st.integers(0, 10_000), answers=st.integers(0, 200), other=st.integers(0, 99))
def test_views_show_nothing_hidden(game: str, seed: int, answers: int, other: int) -> None:
    """Whatever is dealt anew because a seat cannot know it, that seat sees byte for byte the same."""
    match = new(game, 4, seed)
    mixed(match, seed, answers)
    if match.over:
        return
    for seat in (0, 1, 2, 3, None):
        before = json.dumps(match.view(seat))
        fork = match.fork(match.answered)
        fork.game.forget(fork.table, seat, Dice.from_seed(other))
        assert json.dumps(fork.view(seat)) == before


@settings(max_examples=20, deadline=None)
@given(game=GAMES, seed=st.integers(0, 10_000), answers=st.integers(0, 200))
def test_an_open_game_shows_everybody_the_same(game: str, seed: int, answers: int) -> None:
    """Pages of an open game share one view."""
    match = new(game, 4, seed)
    if not match.game.open:
        return
    mixed(match, seed, answers)
    assert all(match.view(seat) == match.view(None) for seat in range(4))


@settings(max_examples=20, deadline=None)
@given(game=GAMES, seed=st.integers(0, 10_000), answers=st.integers(1, 200), other=st.integers(0, 99))
def test_dealing_hidden_cards_anew_keeps_every_piece(game: str, seed: int, answers: int, other: int) -> None:
    """A search deals anew in the middle of anything, and nothing is lost or doubled however it goes on."""
    match = new(game, 4, seed)
    mixed(match, seed, answers)
    if match.over:
        return
    copy = match.copy()
    pieces = match.game.pieces(copy.table)
    match.game.forget(copy.table, copy.waiting[0].seat, Dice.from_seed(other))
    for _ in range(12):
        copy.play_out(Random(other).random, 3)
        assert match.game.pieces(copy.table) == pieces


@settings(max_examples=20, deadline=None)
@given(game=GAMES, seed=st.integers(0, 10_000), answers=st.integers(1, 200), other=st.integers(0, 99))
def test_the_bot_does_not_peek(game: str, seed: int, answers: int, other: int) -> None:
    """Its choice is the same whatever the hidden cards are."""
    match = new(game, 4, seed)
    mixed(match, seed, answers)
    if match.over:
        return
    asked = match.waiting[0]
    first = bots.make(match.game, "greedy", 7)(match, asked)
    match.game.forget(match.table, asked.seat, Dice.from_seed(other))
    assert bots.make(match.game, "greedy", 7)(match, asked) is first


@settings(max_examples=15, deadline=None)
@given(seated=SEATED, seed=st.integers(0, 10_000), answers=st.integers(1, 250))
def test_replay_undo_and_copies_are_exact(seated: tuple[str, int], seed: int, answers: int) -> None:
    """The same answers give the same events and state; undo and redo are identity; copies share nothing."""
    match = new(*seated, seed)
    mixed(match, seed, answers)
    again = new(*seated, seed)
    for seat, key in match.answers:
        again.answer(seat, key)
    assert again.snapshot() == match.snapshot()
    assert list(again.events) == list(match.events)
    for _ in range(min(5, len(match.answers))):
        again.undo()
    for _ in range(min(5, len(match.answers))):
        again.redo()
    assert again.snapshot() == match.snapshot()
    copy = match.copy()
    before = match.snapshot()
    copy.play_out(Random(seed).random, 60)
    assert match.snapshot() == before


@settings(max_examples=15, deadline=None)
@given(game=GAMES, seed=st.integers(0, 10_000), answers=st.integers(0, 250))
def test_the_state_is_a_tree(game: str, seed: int, answers: int) -> None:
    """No mutable piece is reached twice, so that copies cannot tear apart what belongs together."""
    match = new(game, 4, seed)
    mixed(match, seed, answers)
    seen: set[int] = set()

    def walk(value: object) -> None:
        if getattr(type(value), "__plain__", False) or isinstance(value, (list, dict)):
            assert id(value) not in seen
            seen.add(id(value))
            if isinstance(value, dict):
                parts = list(value.values())
            elif isinstance(value, list):
                parts = value
            else:
                names = [one.name for one in fields(value)] if is_dataclass(value) else ["cards"]
                parts = [getattr(value, name, None) for name in names]
            for part in parts:
                walk(part)

    walk(match.table)
    assert len(seen) > 20
    assert snapshot(match.table.copy()) == snapshot(match.table)


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name, one in HOUSE.items() for seats in one[0][::2]]
)
def test_greedy_games_end(name: str, seats: int) -> None:
    """Somebody wins by the rules."""
    game = load(name)
    match = Match(game, Setup(seats), Dice.from_seed(seats), checkpoints=False)
    bots.play(match, [bots.make(game, "greedy", seat) for seat in range(seats)], max_turns=400)
    assert match.table.result is not None
    assert match.table.result.rule in HOUSE[name][2]
