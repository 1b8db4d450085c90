"""What the lobby and the page ask of every game."""

from __future__ import annotations

import pytest

from locanda.games import GAMES, load
from locanda.kernel.game import Setup


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_seat_may_bring_is_shown_by_a_card_and_can_be_brought(name: str) -> None:
    game = load(name)
    brought = game.brought()
    assert len(brought) >= game.seats[1]
    assert set(brought.values()) <= set(game.card_ids())
    for one in brought:
        game.check_setup(Setup(2, brings=(one,)))
