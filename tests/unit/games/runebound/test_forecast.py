"""The chances of fights that are small enough to be worked out by hand, to the digit."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from locanda.games import load
from locanda.games.runebound.cards import ChallengeCard
from locanda.games.runebound.judging import prospects
from locanda.games.runebound.judging.forecast import Forecast
from locanda.games.runebound.state import Fight
from locanda.games.runebound.vocabulary import Regenerate
from locanda.kernel.decision import Decision
from locanda.kernel.match import Match

GAME = load("runebound")
LIBRARY = GAME.library


def foe(**figures: Any) -> ChallengeCard:
    """An enemy that can be attacked in melee alone, and does nothing unless it is said."""
    usual: dict[str, Any] = {"colour": "green", "life": 1, "body": 15, "damage": (0, 0, 0)}
    card = LIBRARY.by_id["gorsefield-boar"]
    plain = {"mind": None, "spirit": None, "traits": (), "before": (), "always": ()}
    return msgspec.structs.replace(card, **(plain | usual | figures))


def table(**hero: Any) -> Any:
    """A table at which Ulfa (Body 4, melee damage 2, Life 5) is about to move."""
    given = {"seats": [{"hero": "ulfa", "at": "tamalir", **hero}, {"hero": "quill", "at": "corrask"}]}
    laid, _ = GAME.arrange(msgspec.convert(given, GAME.given))
    return laid


def chance(t: Any, enemy: ChallengeCard) -> float:
    """The chance of winning against an enemy, from the fight's beginning."""
    forecast = Forecast(t, t.party, Fight(enemy))
    return forecast.value(0, 0, forecast.state(t), 1)


def test_one_attack_in_every_round_that_must_hit_once() -> None:
    """Ulfa hits Body 15 with 11 or more (10/20) and cannot be hurt: only fifty quiet rounds end the fight otherwise."""
    assert chance(table(), foe()) == pytest.approx(1 - 0.5**50, abs=1e-12)


def test_a_foe_that_nobody_can_hit_is_never_beaten() -> None:
    assert chance(table(), foe(body=30)) == 0.0


def test_the_last_wound_of_a_hero_against_the_last_of_a_foe() -> None:
    """An attack wins in 10 of 20 cases and loses in the others; a defense never helps, for the attack comes anyway."""
    assert chance(table(wounds=4), foe(damage=(0, 1, 0))) == pytest.approx(0.5)


def test_whoever_is_struck_in_another_phase_as_well_must_get_through_it() -> None:
    """Melee: 10/20 wins, 10/20 costs the last wound. Magic is never reached."""
    assert chance(table(wounds=4), foe(damage=(0, 1, 1))) == pytest.approx(0.5)
    # Ranged comes first: Mind 2 against no value of the foe cannot fail, so it costs nothing.
    assert chance(table(wounds=4), foe(damage=(1, 1, 0))) == pytest.approx(0.5)
    # With Mind 12 the defense needs 10 or more (11/20) before the attack is made.
    hard = foe(mind=12, damage=(1, 1, 0))
    t = table(wounds=4)
    # An attack at range (10 or more, damage 1: 11/20) is better than to defend (11/20) and to attack later (10/20).
    assert chance(t, hard) == pytest.approx(11 / 20)


def test_two_hits_before_two_misses() -> None:
    """Life 3 takes two hits of 2; with two wounds to spare the hero loses by two misses: 1/4 + 2 * 1/8."""
    assert chance(table(wounds=3), foe(life=3, damage=(0, 1, 0))) == pytest.approx(0.5, abs=1e-9)


def test_a_wound_more_to_spare() -> None:
    """Two hits come before three misses in 1/4 + 2/8 + 3/16 of all fights."""
    assert chance(table(wounds=2), foe(life=3, damage=(0, 1, 0))) == pytest.approx(11 / 16, abs=1e-9)


def test_a_foe_that_heals_as_much_as_a_hit_takes_is_not_beaten() -> None:
    healing = foe(life=3, always=(Regenerate(amount=2),))
    assert chance(table(), healing) == pytest.approx(0.0, abs=1e-4)


def test_a_foe_that_heals_less_must_be_hit_twice_in_a_row_or_nearly() -> None:
    """Life 3, hits of 2, heals 1: after a hit it has one wound in the next round, where another hit beats it."""
    healing = foe(life=3, always=(Regenerate(amount=1),))
    assert chance(table(), healing) == pytest.approx(1.0, abs=1e-3)


def test_the_text_of_a_challenge_comes_before_its_fight() -> None:
    """The Crumbling Stair is won by its test alone: Body 4 against 12 needs 8 or more, 13 of 20."""
    t = table()
    assert prospects.facing(t, t.party, LIBRARY.by_id["crumbling-stair"], -1) == pytest.approx(13 / 20)


def test_an_escape_is_tried_until_the_hero_falls() -> None:
    """Quill's Mind 5 and +3 against 13: 16/20 each time; with two wounds left 1 - (4/20)²."""
    given = {
        "seats": [{"hero": "quill", "at": "hex-17-10", "wounds": 2}, {"hero": "ulfa", "at": "corrask"}],
        "turn": {"seat": 0, "phase": "escape"},
        "fight": {"card": "bramblehide"},
    }
    laid, setup = GAME.arrange(msgspec.convert(given, GAME.given))
    match = Match.at(laid, setup)
    asked = match.decision
    assert isinstance(asked, Decision) and asked.prompt == "escape"
    option = asked.find("escape")
    assert option is not None
    shown = GAME.narrator("en").chance_of(match.table, asked, option)
    assert shown is not None and shown[1] == pytest.approx(1 - 0.2**2)
