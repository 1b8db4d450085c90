"""Every scenario of every game holds, and together they prove every rule and every worked example of its book."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from locanda.games import load
from locanda.kit import ledger
from locanda.scenario import run as scenarios

from .catch import NET, Catch

FILES = dict.fromkeys(path for one in NET for path in scenarios.of_game(one.game))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenarios_of_a_file_hold(path: Path) -> None:
    """A failing one says where and what was there instead."""
    outcomes = [scenarios.run(loaded, load) for loaded in scenarios.load(path)]
    assert outcomes
    assert [outcome.message for outcome in outcomes if not outcome.passed] == []


@pytest.mark.parametrize("catch", NET, ids=str)
def test_every_rule_is_implemented_and_cited_by_a_scenario(catch: Catch) -> None:
    """None is missing on either side; nothing is marked that the ledger does not have."""
    book = catch.game.book
    known = {entry.id for entry in book.rules}
    rulings = {ruling.id for ruling in book.rulings if not ruling.nothing_to_do}
    cited: set[str] = set()
    for loaded in catch.scenarios:
        cited |= book.meaning(loaded.scenario.cites)
    assert len(known) == catch.book[0]
    assert (known | rulings) - set(ledger.IMPLEMENTED) == set()
    assert (known | rulings) - cited == set()
    assert {one for one in ledger.IMPLEMENTED if one.startswith(catch.rules)} - known - rulings == set()


@pytest.mark.parametrize("catch", NET, ids=str)
def test_all_worked_examples_of_the_book_are_scenarios(catch: Catch) -> None:
    """Each is cited by a scenario that is marked as the rulebook's."""
    book = catch.game.book
    cited = {
        cite
        for loaded in catch.scenarios
        if "rulebook" in loaded.scenario.uses
        for cite in loaded.scenario.cites
    }
    assert len(book.examples) == catch.book[1]
    assert {example.id for example in book.examples} - cited == set()


def test_scenario_ids_are_unique() -> None:
    """A failure names one scenario, not two."""
    ids = Counter(loaded.scenario.id for path in FILES for loaded in scenarios.load(path))
    assert [one for one, count in ids.items() if count > 1] == []
