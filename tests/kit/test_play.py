"""Properties that hold in every match of every game, however it is played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from locanda import bots
from locanda.games import GAMES, expansions
from locanda.kernel.dice import Dice
from locanda.kernel.match import Match
from locanda.kernel.refusal import Refused

from . import laws
from .catch import NET, SEATED, Catch
from .play import new, played

TABLES = st.sampled_from(SEATED)
SEEDS = st.integers(0, 10_000)


def test_every_game_and_every_expansion_is_in_the_net() -> None:
    """Whoever adds one adds a line."""
    assert {one.id for one in NET} == set(GAMES)
    for name in GAMES:
        assert {box for one in NET if one.id == name for box in one.expansions} == set(expansions(name))


def test_every_number_of_seats_is_in_the_net() -> None:
    """None that the game allows, as it is usually played, is left out."""
    for catch in NET:
        low, high = catch.game.seats
        allowed = tuple(seats for seats in range(low, high + 1) if _is_allowed(catch, seats))
        assert catch.seats == allowed
        assert len(allowed) > 1


def _is_allowed(catch: Catch, seats: int) -> bool:
    try:
        catch.game.check_setup(catch.setup(seats))
    except Refused:
        return False
    return True


@pytest.mark.parametrize(("catch", "seats"), SEATED, ids=str)
def test_a_hundred_thousand_random_decisions_keep_every_piece(catch: Catch, seats: int) -> None:
    """Cards and tokens are conserved at every tenth decision; 100,000 decisions for each game."""
    done = seed = 0
    while done < 100_000 // len(catch.seats):
        dice = Dice.from_seed(f"{seats}/{seed}")
        match = Match(catch.game, catch.setup(seats), dice, journal=False, checkpoints=False)
        done += laws.keeps_every_piece(match, Random(seed), begin=12, every=10, limit=4_000)
        seed += 1


@settings(max_examples=25, deadline=None)
@given(table=TABLES, seed=SEEDS, answers=st.integers(0, 250))
def test_what_is_offered_is_accepted_and_the_rest_refused_with_a_reason(
    table: tuple[Catch, int], seed: int, answers: int
) -> None:
    """Every offered option can be played on a copy; whatever is blocked names a rule and changes nothing."""
    match = played(*table, seed, answers)
    for asked in match.waiting:
        laws.is_a_real_choice(asked)
        laws.accepts_what_it_offers(match, asked)
        laws.refuses_the_rest(match, asked, table[0].rules)


@settings(max_examples=15, deadline=None)
@given(table=TABLES, seed=SEEDS, answers=st.integers(1, 250))
def test_replay_undo_and_copies_are_exact(table: tuple[Catch, int], seed: int, answers: int) -> None:
    """The same answers give the same events and state; undo and redo are identity; copies share nothing."""
    match = played(*table, seed, answers)
    laws.is_replayed_exactly(match, new(*table, seed))
    laws.is_undone_and_redone(match, 5)
    laws.copies_share_nothing(match, seed)


@settings(max_examples=15, deadline=None)
@given(table=TABLES, seed=SEEDS, answers=st.integers(0, 250))
def test_the_state_is_a_tree(table: tuple[Catch, int], seed: int, answers: int) -> None:
    """No mutable piece is reached twice, so that copies cannot tear apart what belongs together."""
    match = played(*table, seed, answers)
    assert laws.tree_size(match.table) > 20


def every_other(catch: Catch) -> Sequence[int]:
    return catch.seats[::2]


@pytest.mark.parametrize(("catch", "seats"), [(one, n) for one in NET for n in every_other(one)], ids=str)
def test_games_of_the_house_bot_end(catch: Catch, seats: int) -> None:
    """Somebody wins by the rules."""
    game = catch.game
    match = Match(game, catch.setup(seats), Dice.from_seed(seats), checkpoints=False)
    bots.play(match, [bots.make(game, bots.house_bot(game), seat) for seat in range(seats)], max_turns=400)
    assert match.table.result is not None
    assert match.table.result.rule in catch.ends
