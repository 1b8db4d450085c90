"""Nothing hidden leaves the table: not in what is seen, nor in what is read, told or advised, nor in a search."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from locanda.games import load
from locanda.kernel.dice import Dice
from locanda.kernel.match import Match
from locanda.scenario import run as scenarios

from . import secrets
from .catch import NET, SEATED, Catch
from .eyes import Listener, leaks, offered_otherwise
from .play import new, on_the_way, played, through

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


def _positions(name: str) -> Iterator[Match]:
    """Every position of the scenarios of a game, of the net or a toy."""
    for path in scenarios.of_game(load(name)):
        for loaded in scenarios.load(path):
            yield from through(loaded)


@pytest.mark.parametrize(
    ("name", "least"), [("wow-adventure", 30), ("wow-tcg", 30), ("wow-boardgame", 30), ("toy-faction", 300)]
)
def test_a_search_does_not_know_what_others_answered_in_secret(name: str, least: int) -> None:
    """Where several choose at the same time, whatever others chose is imagined anew; scenarios lead there."""
    looked = 0
    for match in _positions(name):
        looked += secrets.answers_of_others_are_imagined(match)
        for fork in secrets.half_said(match):
            looked += secrets.answers_of_others_are_imagined(fork)
    assert looked >= least


def test_every_game_in_which_several_choose_in_secret_is_looked_at() -> None:
    """Whoever adds another one adds it to the test above."""
    asking = [
        catch.id for catch in NET if any("ask_together(" in one.read_text("utf-8") for one in _sources(catch))
    ]
    assert asking == ["wow-adventure", "wow-tcg", "wow-boardgame"]


def _sources(catch: Catch) -> list[Path]:
    return [path for folder in catch.game.folders for path in folder.rglob("*.py")]


def test_there_is_something_hidden_in_every_game() -> None:
    """A test that deals nothing anew would let everything pass."""
    for catch in NET:
        match = played(catch, catch.seats[0], 1, 30)
        hidden: dict[str, Any] = match.game.secrets(match.table)
        assert max(len(zone) for zone in secrets.zones(hidden).values()) > 10
