"""The ledger: every rule and every ruling can be read in both languages."""

from __future__ import annotations

import pytest

from locanda.games import GAMES, load
from locanda.kit import ledger


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_ruling_has_its_own_words_in_both_languages(game: str) -> None:
    book = ledger.load(load(game).folder / "rules.yaml")
    entries = [*book.rules, *book.rulings]
    assert book.rulings
    alike = [one.id for one in entries if one.text("en") == one.text("it") or not one.text("it").strip()]
    assert alike == []
    seen: dict[str, str] = {}
    for one in entries:
        assert seen.setdefault(one.text("it"), one.id) == one.id, (
            f"{one.id} says what {seen[one.text('it')]} says"
        )


def test_a_ruling_is_found_by_its_italian_words() -> None:
    book = ledger.load(load("runebound").folder / "rules.yaml")
    assert [one.id for one in book.find("informazioni sono nascoste")] == ["RB-RUL-64"]


@pytest.mark.parametrize("game", GAMES)
def test_the_italian_ledger_says_as_much_as_the_english_one(game: str) -> None:
    """Italian takes more room than English: whatever is clearly shorter has lost a clause."""
    book = ledger.load(load(game).folder / "rules.yaml")
    texts = [(one.id, one.rule, one.it) for one in book.rules]
    texts += [(one.id, one.ruling, one.ruling_it) for one in book.rulings]
    assert [name for name, english, italian in texts if len(italian) < 0.85 * len(english)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_has_an_italian_name(game: str) -> None:
    book = ledger.load(load(game).folder / "rules.yaml")
    assert {entry.chapter for entry in book.rules} == set(book.chapters_it)
