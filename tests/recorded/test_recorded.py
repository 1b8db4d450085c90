"""Whole games, recorded once and replayed on every change: the same end and the same story, answer by answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from locanda.games import GAMES as HOUSE
from locanda.games import load
from locanda.kernel import record as records
from locanda.kernel.record import Record

from .record import GAMES, POSITIONS, count, counted, digest

HERE = Path(__file__).parent


def replayed(record: Record) -> str:
    """The hash of a recorded game as the rules play it now."""
    game = load(record.game, record.setup.expansions)
    match = records.replay(record, game, game.content, checkpoints=False)
    assert match.over and match.table.result.winners == tuple(record.winners)
    return digest(match)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_replayed_exactly(name: str) -> None:
    """Its dice are proven, every answer is allowed, the same win, and the final state and story have the same hash."""
    record = records.load(HERE / f"{name}.json")
    assert replayed(record) == (HERE / f"{name}.digest").read_text().strip()


@pytest.mark.parametrize("name", POSITIONS)
def test_counts_from_fixed_positions(name: str) -> None:
    """The number of ways to go on from a position; any change of what is offered shows here."""
    assert count(name) == counted()[name]


def test_every_game_is_recorded_and_counted() -> None:
    """Three of each: few and many seats, and one that is partly played by chance."""
    for name in HOUSE:
        recorded = [one for one in GAMES.values() if one.game == name]
        assert len(recorded) >= 3 and any("random" in one.bots for one in recorded)
        assert sum(at.game == name for at in POSITIONS.values()) >= 3


def test_a_rule_that_changed_shows_in_the_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if every answer is still allowed."""
    record = records.load(HERE / "runebound-two-greedy.json")
    game = load("runebound")
    sound = game.phases["end"]

    def hasty(t: object) -> object:
        t.clock += 1  # type: ignore[attr-defined]
        return sound(t)

    monkeypatch.setitem(game.phases, "end", hasty)
    assert replayed(record) != (HERE / "runebound-two-greedy.digest").read_text().strip()
