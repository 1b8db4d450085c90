"""Every scenario of the game passes, and every rule, example and ruling has one."""

from __future__ import annotations

import pytest

from locanda.games import load
from locanda.kit import ledger
from locanda.scenario import run as scenarios
from locanda.scenario.run import Loaded

GAME = load("wow-boardgame")
ALL = [loaded for path in scenarios.of_game(GAME) for loaded in scenarios.load(path)]


@pytest.mark.parametrize("loaded", ALL, ids=lambda loaded: loaded.scenario.id)
def test_a_scenario_passes(loaded: Loaded) -> None:
    outcome = scenarios.run(loaded, load)
    assert outcome.passed, outcome.message


def test_every_ruling_every_example_and_every_rule_but_advice_has_a_scenario() -> None:
    book = GAME.book
    cited: set[str] = set()
    for loaded in ALL:
        cited |= book.meaning(loaded.scenario.cites)
    wanted = {entry.id for entry in book.rules} | {one.id for one in book.rulings if not one.nothing_to_do}
    assert wanted - cited == set()
    assert wanted - set(ledger.IMPLEMENTED) == {f"TBG-GUIDE-0{number}" for number in (1, 2, 3, 4)}
    shown = {cite for loaded in ALL if "rulebook" in loaded.scenario.uses for cite in loaded.scenario.cites}
    assert {example.id for example in book.examples} - shown == set()
    assert len(book.examples) == 49
