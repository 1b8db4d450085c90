"""Every scenario of every game holds, and together they prove every rule and every worked example of its book."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from locanda.games import GAMES, load
from locanda.kernel import ledger
from locanda.scenario import run as scenarios

# How many rules and worked examples each book has, and how the ids of its rules begin.
BOOKS = {"runebound": (173, 29, "RB-"), "wow-adventure": (231, 30, "TAG-")}
FILES = [path for name in GAMES for path in scenarios.files([load(name).folder / "scenarios"])]


def test_every_game_is_here() -> None:
    """A game without scenarios would prove nothing."""
    assert sorted(BOOKS) == sorted(GAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenarios_of_a_file_hold(path: Path) -> None:
    """A failing one says where and what was there instead."""
    outcomes = [scenarios.run(loaded, load) for loaded in scenarios.load(path)]
    assert outcomes
    assert [outcome.message for outcome in outcomes if not outcome.passed] == []


def loaded_of(name: str) -> list[scenarios.Loaded]:
    """The scenarios of a game."""
    files = scenarios.files([load(name).folder / "scenarios"])
    return [loaded for path in files for loaded in scenarios.load(path)]


@pytest.mark.parametrize("name", sorted(BOOKS))
def test_every_rule_is_implemented_and_cited_by_a_scenario(name: str) -> None:
    """None is missing on either side; nothing is marked that the ledger does not have."""
    rules, _, start = BOOKS[name]
    book = ledger.load(load(name).folder / "rules.yaml")
    known = {entry.id for entry in book.rules}
    cited = set()
    for loaded in loaded_of(name):
        cited |= book.meaning(loaded.scenario.cites)
    assert len(known) == rules
    assert known - set(ledger.IMPLEMENTED) == set()
    assert known - cited == set()
    assert {one for one in ledger.IMPLEMENTED if one.startswith(start)} - known == set()


@pytest.mark.parametrize("name", sorted(BOOKS))
def test_all_worked_examples_of_the_book_are_scenarios(name: str) -> None:
    """Each is cited by a scenario that is marked as the rulebook's."""
    book = ledger.load(load(name).folder / "rules.yaml")
    cited = {
        cite
        for loaded in loaded_of(name)
        if "rulebook" in loaded.scenario.uses
        for cite in loaded.scenario.cites
    }
    assert len(book.examples) == BOOKS[name][1]
    assert {example.id for example in book.examples} - cited == set()


def test_scenario_ids_are_unique() -> None:
    """A failure names one scenario, not two."""
    ids = Counter(loaded.scenario.id for name in GAMES for loaded in loaded_of(name))
    assert [one for one, count in ids.items() if count > 1] == []
