"""The machinery of the card game: its scenarios, and games by chance in which nothing is lost or given away."""

from __future__ import annotations

import msgspec
import pytest

from locanda.scenario import run
from tests.unit.games.wow_tcg.matches import GAME, dealt, play

SCENARIOS = [one for path in run.files([GAME.folder / "scenarios"]) for one in run.load(path)]


@pytest.mark.parametrize("loaded", SCENARIOS, ids=[one.scenario.id for one in SCENARIOS])
def test_a_scenario_comes_out_as_it_says(loaded: run.Loaded) -> None:
    outcome = run.run(loaded, lambda *_: GAME)
    assert outcome.passed, outcome.message


def test_all_cards_of_the_set_are_there_and_all_but_nine_say_something() -> None:
    cards = GAME.library.cards
    assert sorted(card.number for card in cards) == list(range(1, 362))
    silent = [
        card.id
        for card in cards
        if not (card.do or card.modes or card.always or card.triggers or card.powers)
    ]
    assert len(silent) == 9, silent


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_no_card_is_lost_in_games_by_chance(seats: int) -> None:
    for number in range(3):
        match, random = dealt(f"pieces {seats} {number}", seats)
        before = sum(GAME.pieces(match.table).values())
        assert play(match, random) > 50
        assert sum(GAME.pieces(match.table).values()) == before


def test_a_copy_in_the_middle_goes_on_just_like_the_match() -> None:
    match, random = dealt("copies", 2, checkpoints=True)
    play(match, random, 150)
    copy = match.copy(journal=True, checkpoints=True)
    assert copy.snapshot() == match.snapshot()
    assert match.decision is not None and copy.decision is not None
    keys = [option.key for option in match.decision.options]
    assert [option.key for option in copy.decision.options] == keys
    seat, key = match.decision.seat, keys[0]
    match.answer(seat, key)
    assert copy.snapshot() != match.snapshot()
    copy.answer(seat, key)
    assert copy.snapshot() == match.snapshot()


def test_nobody_sees_the_hand_the_deck_or_the_face_down_resources_of_another() -> None:
    """Other cards in those places, and the view of the other seat is the same byte for byte."""
    match, random = dealt("secrets", 2)
    play(match, random, 120)
    t = match.table
    other = GAME.library.by_id["bloodclaw"]
    seen = msgspec.json.encode(GAME.view(t, 1)), msgspec.json.encode(GAME.view(t, None))
    own = msgspec.json.encode(GAME.view(t, 0))
    player = t.seats[0]
    assert player.hand and any(piece.resource and piece.down for piece in t.of(0))
    player.hand = [other] * len(player.hand)
    player.deck.cards = [other] * len(player.deck.cards)
    for piece in t.of(0):
        if piece.resource and piece.down:
            piece.card = other
    assert (msgspec.json.encode(GAME.view(t, 1)), msgspec.json.encode(GAME.view(t, None))) == seen
    assert msgspec.json.encode(GAME.view(t, 0)) != own
