"""Every refusal of every game says what is in the way here and now, in both languages."""

from __future__ import annotations

import pytest

from locanda.games import load
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.kit.text import LANGUAGES, message_ids
from locanda.scenario.run import refusals

from . import reasons
from .catch import NET, SEATED, Catch
from .play import on_the_way, through

# Messages that frame a refusal or stand for one that a game does not have.
FRAMES = {"refusal-about", "refusal-note"}


def houses(catch: Catch) -> list[dict[str, str]]:
    """What tables may agree on: as usual, and with each value of each option."""
    options = [{one.id: value} for one in catch.game.options for value in one.values[1:]]
    return [{}, *options]


@pytest.mark.parametrize(("catch", "seats"), SEATED, ids=str)
def test_whatever_is_not_offered_has_a_reason_that_can_be_read(catch: Catch, seats: int) -> None:
    heard: set[str] = set()
    for seed, house in enumerate(houses(catch)):
        setup = Setup(seats, options=house, expansions=catch.expansions)
        refused = reasons.heard_before(catch, catch.game.why_not_setup(setup))
        if refused:
            heard |= refused
            continue
        match = Match(catch.game, setup, Dice.from_seed(f"{seats}/{seed}"))
        for number, position in enumerate(on_the_way(match, seed, 250)):
            for asked in position.waiting:
                if reasons.is_due(asked, number):
                    heard |= reasons.heard(catch, position, asked)
    assert len(heard) > 8


@pytest.mark.parametrize("catch", NET, ids=str)
def test_the_scenarios_show_every_reason_that_can_be_shown(catch: Catch) -> None:
    heard: set[str] = set()
    for loaded in catch.scenarios:
        heard |= reasons.heard_before(catch, refusals(loaded, load) if loaded.is_refused else ())
        for match in through(loaded):
            for asked in match.waiting:
                heard |= reasons.heard(catch, match, asked)
    assert heard == {reason for _, reason in reasons.made(catch)} - reasons.NEVER_SHOWN[catch.id]


@pytest.mark.parametrize("catch", NET, ids=str)
def test_every_refusal_of_the_rules_names_its_reason(catch: Catch) -> None:
    made = list(reasons.made(catch))
    assert len(made) > 20 and [where for where, reason in made if not reason] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catch", NET, ids=str)
def test_every_reason_has_a_message_and_every_message_a_reason(catch: Catch, language: str) -> None:
    said = {
        one
        for folder in catch.game.folders
        for one in message_ids(folder / "locale", language)
        if one.startswith("refusal-")
    }
    assert said - FRAMES == {f"refusal-{reason}" for _, reason in reasons.made(catch)}
