"""What is skipped for speed would change nothing: offers are all that no rule forbids, and calm tables are calm."""

from __future__ import annotations

import pytest

from locanda.games.wow_tcg.rules import chain, checks, control, damage, figures, limits
from locanda.games.wow_tcg.state import Duel
from locanda.kernel.decision import Option
from tests.unit.games.wow_tcg.matches import dealt, play

# Seats and a seed for each game by chance, with decks by chance.
GAMES = [(2, "a"), (2, "b"), (2, "c"), (3, "d"), (4, "e")]
ANSWERS = 300


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_everything_that_no_rule_forbids_is_offered_and_nothing_else(
    seats: int, seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever may act, asked or not: every candidate is judged by the rules themselves, in the same order."""
    offered = chain.offers
    count = [0, 0]

    def judged(t: Duel, seat: int) -> list[Option]:
        found = offered(t, seat)
        assert seat == t.speaker
        able = [one for one in chain.candidates(t) if next(chain.why_not(t, one), None) is None]
        assert found == able
        count[0] += 1
        count[1] += len(found)
        return found

    monkeypatch.setattr(chain, "offers", judged)
    play(*dealt(seed, seats), ANSWERS)
    assert count[0] > 100 and count[1] > 50


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_nothing_is_due_at_a_table_that_is_said_to_be_settled(
    seats: int, seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All checks are made there on a copy, and change nothing."""
    settled = checks.is_settled
    count = [0]

    def checked(t: Duel) -> bool:
        calm = settled(t)
        if calm and not t.ended:
            count[0] += 1
            tried = t.copy()
            control.sort_out(tried)
            assert list(limits.repair(tried)) == []
            assert not checks.wave(tried)
            assert not tried.stale
        return calm

    monkeypatch.setattr(checks, "is_settled", checked)
    play(*dealt(seed, seats), ANSWERS)
    assert count[0] > 100


def test_a_change_is_remembered_when_figures_have_been_worked_out_since() -> None:
    """Damage is put on a hero at a settled table: something may be due, whoever has asked for figures meanwhile."""
    match, random = dealt("a", 2)
    t = match.table
    assert isinstance(t, Duel)
    while not checks.is_settled(t):
        assert play(match, random, 1) == 1
    damage.put(t, t.hero(0), 1)
    assert not checks.is_settled(t)
    figures.refresh(t)
    assert not t.stale and not checks.is_settled(t)
