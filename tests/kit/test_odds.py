"""What is shown as likely before a fight happens as often as it is said, in every game that says such things."""

from __future__ import annotations

from random import Random

import pytest

from locanda.games import GAMES, load
from locanda.kernel.narrate import Narrator

from . import fights

CLAIMS, SEED = 250, 3


@pytest.mark.parametrize("game", [name for name in GAMES if fights.claims_of(name) is not None])
def test_fights_end_as_the_narrator_says(game: str) -> None:
    """A few hundred of them here; `make test-deep` plays thousands."""
    claims = fights.claims_of(game)
    assert claims is not None
    found = fights.tables(claims(CLAIMS, SEED))
    assert sum(row.count for rows in found.values() for row in rows) >= CLAIMS
    assert not fights.untrue(found), "\n".join(fights.told(game, found))


@pytest.mark.parametrize("game", GAMES)
def test_whoever_shows_a_chance_has_fights_that_it_is_held_against(game: str) -> None:
    narrator = type(load(game).narrator("en"))
    shows = narrator.chance_of is not Narrator.chance_of or narrator.chances is not Narrator.chances
    assert shows == (fights.claims_of(game) is not None)


def _claims(bias: float) -> list[tuple[str, float, bool]]:
    chance = Random(5)
    shown = [0.1 + 0.8 * chance.random() for _ in range(600)]
    return [("fight", one, chance.random() < one + bias) for one in shown]


def test_odds_that_are_a_little_too_low_everywhere_are_found_as_a_whole() -> None:
    """Few claims fall into each tenth, but together they tell."""
    assert fights.untrue(fights.tables(iter(_claims(0.09)))) == ["fight as a whole"]
    assert not fights.untrue(fights.tables(iter(_claims(0.0))))
