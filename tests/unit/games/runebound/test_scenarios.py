"""Every scenario of the game holds, and together they prove every rule and every card."""

from __future__ import annotations

from pathlib import Path

import pytest

from locanda.games import load
from locanda.kernel import ledger
from locanda.scenario import run as scenarios

GAME = load("runebound")
FILES = scenarios.files([GAME.folder / "scenarios"])
BOOK = ledger.load(GAME.folder / "rules.yaml")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenarios_of_a_file_hold(path: Path) -> None:
    """A failing one says where and what was there instead."""
    outcomes = [scenarios.run(loaded, load) for loaded in scenarios.load(path)]
    assert outcomes
    assert [outcome.message for outcome in outcomes if not outcome.passed] == []


def test_every_rule_is_implemented_and_cited_by_a_scenario() -> None:
    """173 rules, none missing on either side; nothing is marked that the ledger does not have."""
    known = {entry.id for entry in BOOK.rules}
    cited = set()
    for path in FILES:
        for loaded in scenarios.load(path):
            cited |= BOOK.meaning(loaded.scenario.cites)
    assert len(known) == 173
    assert known - set(ledger.IMPLEMENTED) == set()
    assert known - cited == set()
    assert {one for one in ledger.IMPLEMENTED if one.startswith("RB-")} - known == set()


def test_all_worked_examples_of_the_book_are_scenarios() -> None:
    """29 of them, each cited by a scenario that is marked as the rulebook's."""
    cited = {
        cite
        for path in FILES
        for loaded in scenarios.load(path)
        if "rulebook" in loaded.scenario.uses
        for cite in loaded.scenario.cites
    }
    assert len(BOOK.examples) == 29
    assert {example.id for example in BOOK.examples} - cited == set()


def test_every_card_has_a_scenario_of_its_own() -> None:
    """The ids say which card a scenario is for."""
    ids = {loaded.scenario.id for path in FILES for loaded in scenarios.load(path)}
    cards = [record["id"] for record in GAME.cards()]
    assert [card for card in cards if f"runebound.cards.{card}" not in ids] == []


def test_scenario_ids_are_unique() -> None:
    """A failure names one scenario, not two."""
    ids = [loaded.scenario.id for path in FILES for loaded in scenarios.load(path)]
    assert len(ids) == len(set(ids))
