"""The house bot knows every question: none is left to chance because nobody thought of it."""

from __future__ import annotations

import pytest

from .catch import NET, Catch
from .prompts import met_in_play, met_in_scenarios, strange


@pytest.mark.parametrize("catch", NET, ids=str)
def test_no_question_in_play_is_strange_to_the_bot(catch: Catch) -> None:
    """In thirty games at all numbers of seats, partly played by chance, so that rare questions come up."""
    met, unknown = strange(catch, met_in_play(catch))
    assert not unknown
    assert len(met) > 20


@pytest.mark.parametrize("catch", NET, ids=str)
def test_no_question_of_a_scenario_is_strange_to_the_bot(catch: Catch) -> None:
    """Scenarios come to questions that play seldom leads to."""
    met, unknown = strange(catch, met_in_scenarios(catch))
    assert not unknown
    assert len(met) > 30
