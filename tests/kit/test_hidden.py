"""Nothing hidden leaves the table: not in what is seen, nor in what is read, told or advised, nor in a search."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from locanda.kernel.dice import Dice
from locanda.kernel.match import Match

from . import secrets
from .catch import NET, SEATED, Catch
from .eyes import Listener, leaks, offered_otherwise
from .play import new, on_the_way, played

TABLES = st.sampled_from(SEATED)
SEEDS = st.integers(0, 10_000)
DEALS = st.integers(0, 99).map(lambda number: Dice.from_seed(f"deal {number}"))


@settings(max_examples=60, deadline=None)
@given(table=TABLES, seed=SEEDS, answers=st.integers(0, 200), dice=DEALS)
def test_nobody_perceives_anything_of_hidden_cards(
    table: tuple[Catch, int], seed: int, answers: int, dice: Dice
) -> None:
    """With other hidden cards a seat sees, reads, is told and is advised the same, and so is a spectator."""
    match = played(*table, seed, answers)
    for seat in (*range(table[1]), None):
        assert leaks(match, seat, dice.copy()) == []


@pytest.mark.parametrize("catch", NET, ids=str)
def test_what_is_offered_says_nothing_of_hidden_cards(catch: Catch) -> None:
    """A phase that is begun again with other hidden cards asks the same."""
    looked = 0
    for seed, seats in enumerate(catch.seats):
        match = new(catch, seats, seed)
        for _ in on_the_way(match, seed, 250):
            found = offered_otherwise(match, Dice.from_seed(seed))
            assert not found
            looked += found is not None
    assert looked > 100 * len(catch.seats)


@pytest.mark.parametrize("catch", NET, ids=str)
def test_nobody_is_told_which_card_went_from_one_hidden_place_to_another(catch: Catch) -> None:
    """Into a hand of somebody else, say; what was turned face up on its way was seen."""
    for seed, seats in enumerate(catch.seats):
        match = new(catch, seats, seed)
        listener = Listener(match)
        for _ in on_the_way(match, seed, 250):
            assert listener.indiscretions() == []


@settings(max_examples=20, deadline=None)
@given(table=TABLES, seed=SEEDS, answers=st.integers(0, 200))
def test_an_open_game_shows_everybody_the_same(table: tuple[Catch, int], seed: int, answers: int) -> None:
    """Pages of an open game share one view."""
    catch, seats = table
    if catch.game.open:
        match = played(catch, seats, seed, answers)
        assert all(match.view(seat) == match.view(None) for seat in range(seats))


@settings(max_examples=20, deadline=None)
@given(table=TABLES, seed=SEEDS, answers=st.integers(1, 200), dice=DEALS)
def test_dealing_hidden_cards_anew_keeps_every_piece(
    table: tuple[Catch, int], seed: int, answers: int, dice: Dice
) -> None:
    """A search deals anew in the middle of anything, and nothing is lost or doubled however it goes on."""
    match = played(*table, seed, answers)
    for asked in match.waiting:
        secrets.imagining_keeps_every_piece(match, asked.seat, dice.copy(), Random(seed))


@settings(max_examples=20, deadline=None)
@given(table=TABLES, seed=SEEDS, answers=st.integers(1, 200))
def test_a_search_imagines_what_it_cannot_know(table: tuple[Catch, int], seed: int, answers: int) -> None:
    """Every hidden pile and hand comes out another way, what the seat sees stays, and the match is as it was."""
    match = played(*table, seed, answers)
    for asked in match.waiting:
        secrets.is_imagined_anew(match, asked.seat)


@settings(max_examples=20, deadline=None)
@given(table=TABLES, seed=SEEDS, answers=st.integers(1, 200))
def test_a_search_does_not_know_what_others_answered_in_secret(
    table: tuple[Catch, int], seed: int, answers: int
) -> None:
    """Where several choose at the same time, whatever others chose is imagined anew."""
    match: Match = new(*table, seed)
    for _ in on_the_way(match, seed, answers):
        secrets.answers_of_others_are_imagined(match)


def test_there_is_something_hidden_in_every_game() -> None:
    """A test that deals nothing anew would let everything pass."""
    for catch in NET:
        match = played(catch, catch.seats[0], 1, 30)
        hidden: dict[str, Any] = match.game.hidden(match.table)
        assert max(len(zone) for zone in secrets.zones(hidden).values()) > 10
