"""The road: cards that do what they say, and a deck whose order nobody knows."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from locanda_toys.road.cards import EFFECTS
from locanda_toys.road.state import Journey

from locanda.games import load
from locanda.kernel.dice import Dice
from locanda.kernel.match import Match
from locanda.kernel.refusal import LocandaError
from locanda.kit.effects import inside
from locanda.kit.text import LANGUAGES

from .playing import ROAD, given


def met(match: Match) -> str:
    assert isinstance(match.table, Journey)
    return match.table.met[0].id


def test_a_search_does_not_know_which_card_comes_next(tmp_path: Path) -> None:
    """Three cards of fourteen are peddlers, wherever they lie."""
    for truth in ("peddler", "mudslide"):
        match = given("toy-road", f"{{deck: [{truth}]}}", tmp_path)
        found = Counter[str]()
        for number in range(200):
            copy = match.imagine(0, Dice.from_seed(number))
            copy.play(copy.waiting[0].options[0])
            found[met(copy)] += 1
        assert len(found) == 7 and 20 < found["peddler"] < 70
        match.answer(0, "walk")
        assert met(match) == truth


def test_every_word_of_the_vocabulary_is_on_a_card_and_is_said_in_both_languages() -> None:
    library = load("toy-road").library  # type: ignore[attr-defined]
    used = {type(effect) for card in library.cards for effect in inside(card)}
    assert used == set(EFFECTS)
    for card in ROAD.game.cards():
        assert all(card["text"][language].endswith(".") for language in LANGUAGES)


def test_what_a_card_offers_is_said_by_the_card(tmp_path: Path) -> None:
    match = given("toy-road", "{phase: meet, deck: [minstrel]}", tmp_path)
    asked = match.waiting[0]
    texts = [ROAD.game.narrator(one).option(match.table, asked, asked.options[0]) for one in LANGUAGES]
    assert texts == [
        "Yes: you lose 1 coin and you hear a tale",
        "Sì: perdi 1 moneta e ascolti un racconto",
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{seats: [{at: moon}, {}]}", "there is no card and no place 'moon'"),
        ("{deck: [moon]}", "there is no card and no place 'moon'"),
        ("{phase: sleep}", "there is no phase 'sleep'; there are travel, meet, rest, end"),
        ("{turn: 3}", "there is no seat 3"),
        ("{seats: [{}]}", "toy-road seats 2 to 4 players, not 1"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(text: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(LocandaError, match=message):
        given("toy-road", text, tmp_path)
