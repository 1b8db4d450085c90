"""Whatever a match says on its way is well said in both languages: no code, no brace, nothing left untranslated."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from locanda.kernel.match import Match

from . import telling
from .catch import NET, SEATED, Catch
from .play import new, on_the_way, through

ANSWERS = 160


def wrong(catch: Catch, matches: Iterable[Match]) -> list[str]:
    """Everything that is wrong with what is said on the way, each once."""
    found: dict[str, None] = {}
    told = 0
    for match in matches:
        said = [one for asked in match.waiting for one in telling.question(match, asked)]
        told = min(told, len(match.events))
        said += telling.story(match, match.events[told:])
        told = len(match.events)
        for one in said:
            found |= dict.fromkeys(telling.faults(catch, one))
            if "refused" in one.where:
                found |= dict.fromkeys(telling.unfinished(one))
    return list(found)


@pytest.mark.parametrize(("catch", "seats"), SEATED, ids=str)
def test_what_a_match_says_on_its_way_is_well_said(catch: Catch, seats: int) -> None:
    """Every question with its options, chances and refusals, and every line of the log."""
    match = new(catch, seats, f"telling {seats}")
    assert wrong(catch, on_the_way(match, seats, ANSWERS, wits=0.5)) == []


@pytest.mark.parametrize("catch", NET, ids=str)
def test_what_scenarios_say_is_well_said(catch: Catch) -> None:
    """They come to cards and questions that play seldom leads to."""
    found: list[str] = []
    for loaded in catch.scenarios:
        found += wrong(catch, through(loaded))
    assert found == []


@pytest.mark.parametrize("catch", NET, ids=str)
def test_the_table_is_well_described(catch: Catch) -> None:
    """As the terminal shows it, to every seat and to spectators."""
    found: dict[str, None] = {}
    for seats in catch.seats:
        match = new(catch, seats, f"overview {seats}")
        for position in on_the_way(match, seats, ANSWERS, wits=0.5):
            if position.answered % 20 == 0:
                for seat in (*range(seats), None):
                    for said in telling.table(position, seat):
                        found |= dict.fromkeys(telling.faults(catch, said))
    assert list(found) == []


@pytest.mark.parametrize(("catch", "seats"), SEATED, ids=str)
def test_no_reason_speaks_against_what_is_offered(catch: Catch, seats: int) -> None:
    """What is offered is what no reason forbids."""
    match = new(catch, seats, f"reasons {seats}")
    for position in on_the_way(match, seats, ANSWERS, wits=0.5):
        for asked in position.waiting:
            assert telling.reasons_against_what_is_offered(asked) == []
