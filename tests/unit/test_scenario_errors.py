"""Scenario files with mistakes: each error names the file, the line and what is allowed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from locanda.games import load
from locanda.kernel.game import Game, Setup
from locanda.kernel.refusal import LocandaError, Refusal
from locanda.scenario import run as scenarios

GOOD = """id: t.good
game: runebound
cites: [RB-MOV-03]
given:
  seats:
    - {hero: varikas, at: tamalir}
    - {hero: lissa, at: greyhaven}
  turn: {seat: 0, phase: movement}
when:
  - {choose: "rest:5", prompt: movement}
then:
  seats.0.at: tamalir
  waits_for: {seat: 0, prompt: market}
"""


def outcome(folder: Path, text: str) -> str:
    """The message of the first failing scenario, or of the file that cannot be read."""
    path = folder / "case.yaml"
    path.write_text(text, "utf-8")
    try:
        results = [scenarios.run(loaded, load) for loaded in scenarios.load(path)]
    except LocandaError as error:
        return str(error)
    return next((result.message for result in results if not result.passed), "passed")


def test_the_example_passes(tmp_path: Path) -> None:
    """What the cases below change one thing of."""
    assert outcome(tmp_path, GOOD) == "passed"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("cites:", "cite:", "case.yaml:3: Object contains unknown field `cite`"),
        ("cites: [RB-MOV-03]\n", "", "case.yaml:1: Object missing required field `cites`"),
        ("game: runebound", "game: chess", "case.yaml:2: there is no game 'chess'"),
        ("at: tamalir}", "at: atlantis}", "case.yaml:4: the map has no space or town 'atlantis'"),
        ("hero: lissa", "hero: nobody", "case.yaml:4: there is no Hero 'nobody'"),
        ("hero: lissa", "heroine: lissa", "case.yaml:7: seats.1: Object contains unknown field `heroine`"),
        ("phase: movement", "phase: tea", "case.yaml:4: there is no phase 'tea'"),
        ("seat: 0, phase", "seat: 5, phase", "case.yaml:4: there is no seat 5"),
        ("phase: movement", "phase: melee", "the phase 'melee' needs a fight"),
        ("rest:5", "rest:9", "case.yaml:10: 'rest:9' is not offered at 'movement' (seat 0); offered: roll"),
        ("prompt: movement}", "prompt: market}", "case.yaml:10: the prompt is 'movement'"),
        ('choose: "rest:5"', "refused: roll", "'roll' should be refused but is offered"),
        ('choose: "rest:5"', "refused: visit, cites: RB-XP-01", "refused for RB-TURN-02, not for RB-XP-01"),
        ('choose: "rest:5", prompt: movement', "choose: roll", "the dice script has 0 results"),
        (
            "seats.0.at: tamalir",
            "seats.0.at: greyhaven",
            "case.yaml:12: seats.0.at is 'tamalir', not 'greyhaven'",
        ),
        ("seats.0.at", "seats.7.at", "the table shows no seats.7.at: at '7' there is 2 entries"),
        ("  waits_for: {seat: 0, prompt: market}\n", "", "ends by naming who must act"),
        ("turn:", "dice: [3]\n  turn:", "1 of the scripted dice were never rolled"),
        (
            "turn:",
            "decks: {green: [short-sword]}\n  turn:",
            "the card 'short-sword' is not in the green deck",
        ),
        ("turn:", "decks: {pink: []}\n  turn:", "there is no deck 'pink'"),
    ],
)
def test_a_mistake_is_explained(tmp_path: Path, old: str, new: str, message: str) -> None:
    """One sentence with the place, nothing else."""
    assert old in GOOD
    assert message in outcome(tmp_path, GOOD.replace(old, new, 1))


@pytest.mark.parametrize(
    "given",
    [
        "decks: {green: [lord-farrow]}, empty: [green]",
        "decks: {green: [lord-farrow]}, only: {green: [lord-farrow]}",
        "only: {green: [lord-farrow]}, empty: [green]",
    ],
)
def test_a_deck_cannot_be_given_in_two_ways(tmp_path: Path, given: str) -> None:
    text = GOOD.replace("  turn: {", "  " + given.replace("]}, ", "]}\n  ") + "\n  turn: {")
    assert "the green deck is given in two ways" in outcome(tmp_path, text)


def test_a_deck_may_hold_exactly_what_is_given(tmp_path: Path) -> None:
    text = GOOD.replace("  turn: {", "  only: {green: [lord-farrow]}\n  turn: {")
    text = text.replace("  seats.0.at", "  hidden.green: [lord-farrow]\n  seats.0.at")
    assert outcome(tmp_path, text) == "passed"
    assert "decks.green is 1, not 2" in outcome(
        tmp_path, text.replace("  seats.0.at: tamalir", "  decks.green: 2")
    )


def test_the_options_may_be_given_exactly(tmp_path: Path) -> None:
    keys = "roll, step, 'rest:1', 'rest:2', 'rest:3', 'rest:4', 'rest:5'"
    step = "  - {options: [KEYS]}\n  - {choose"
    assert outcome(tmp_path, GOOD.replace("  - {choose", step.replace("KEYS", keys), 1)) == "passed"
    fewer = GOOD.replace("  - {choose", step.replace("KEYS", "roll, step"), 1)
    assert "exactly roll, step should be offered at 'movement'" in outcome(tmp_path, fewer)


def test_the_table_is_looked_at_in_the_middle_and_all_failures_are_told(tmp_path: Path) -> None:
    middle = GOOD.replace(
        "  - {choose", "  - {then: {turn.phase: magic, seats.1.at: nowhere}}\n  - {choose", 1
    )
    told = outcome(tmp_path, middle.replace("seats.0.at: tamalir", "seats.0.at: frostgate")).splitlines()
    assert len(told) == 3
    assert "case.yaml:10: turn.phase is 'movement', not 'magic'" in told[0]
    assert "seats.1.at is 'greyhaven', not 'nowhere'" in told[1]
    assert "seats.0.at is 'tamalir', not 'frostgate'" in told[2]


def test_what_must_not_happen_is_told_when_it_did(tmp_path: Path) -> None:
    quiet = GOOD.replace("then:\n", "then:\n  never: [{kind: moved}]\n")
    assert outcome(tmp_path, quiet) == "passed"
    loud = GOOD.replace("then:\n", "then:\n  never: [{kind: rested, seat: 0}]\n")
    assert "must not happen, but it did: {'dice': 5}" in outcome(tmp_path, loud)


STOP = """id: t.stop
game: toy-chain
cites: [CHN-07]
given: {seats: [{}, {}, {}]}
when:
  - {choose: "!stop:respond", seat: 1}
  - strike
  - "target:mage-1"
then:
  waits_for: {seat: 1, prompt: respond}
"""
BIDS = """id: t.bids
game: toy-faction
cites: [FAC-03]
when:
  - {choose: "!stop:use.hurt", seat: 2}
  - {choose: "!stop:use.hurt", seat: 2, part: frost}
  - {choose: "!stop:use.hurt", part: frost}
  - "frost/bid:0"
then:
  waits_for: {seat: 0, prompt: bid}
"""


def test_a_seat_that_is_not_asked_says_at_which_window_it_wants_to_be_stopped(tmp_path: Path) -> None:
    """It is stopped there afterwards; without its wish nobody would be."""
    assert outcome(tmp_path, STOP) == "passed"
    silent = STOP.replace('  - {choose: "!stop:respond", seat: 1}\n', "")
    assert "seat 1 is asked 'act', the prompt is not 'respond'" in outcome(tmp_path, silent)
    step = '  - {choose: "!stop:use.hurt", seat: 1}\n  - {choose: "rest'
    assert outcome(tmp_path, GOOD.replace('  - {choose: "rest', step)) == "passed"
    nonsense = outcome(tmp_path, STOP.replace("!stop:respond", "!halt:respond"))
    assert "case.yaml:6: '!halt:respond' is no wish about a window" in nonsense


def test_a_seat_with_named_parts_speaks_of_windows_without_naming_one(tmp_path: Path) -> None:
    assert outcome(tmp_path, BIDS) == "passed"


def test_an_answer_that_is_refused_hides_no_other_failure_of_its_step(tmp_path: Path) -> None:
    step = "{choose: 'rest:9', prompt: market, absent: roll}"
    told = outcome(tmp_path, GOOD.replace('{choose: "rest:5", prompt: movement}', step)).splitlines()
    assert len(told) == 3 and all("case.yaml:10: " in line for line in told)
    assert "the prompt is 'movement' with roll" in told[0]
    assert "'roll' is offered at 'movement' but should not be" in told[1]
    assert "'rest:9' is not offered at 'movement' (seat 0); offered: roll" in told[2]


def test_a_step_of_a_seat_with_several_parts_means_the_one_that_its_key_names(tmp_path: Path) -> None:
    named = BIDS.replace('  - "frost/bid:0"', '  - {choose: "frost/bid:0", seat: 2}')
    assert outcome(tmp_path, named) == "passed"
    assert "frost" not in named.partition("then:")[2]
    twice = named.replace("then:\n", '  - {choose: "frost/bid:0", seat: 2}\nthen:\n')
    assert "case.yaml:9: 'frost/bid:0' is not offered" in outcome(tmp_path, twice)


def test_a_wish_about_a_window_is_a_step_of_its_own(tmp_path: Path) -> None:
    crowded = STOP.replace("seat: 1}", "seat: 1, prompt: nothing}", 1)
    told = outcome(tmp_path, crowded)
    assert "case.yaml:6: what a seat says about a window is a step of its own" in told


def test_there_is_no_winner_while_somebody_is_asked(tmp_path: Path) -> None:
    won = GOOD.replace("  waits_for: {seat: 0, prompt: market}\n", "  winner: []\n")
    assert "nobody has won yet, seat 0 is asked" in outcome(tmp_path, won)


@pytest.fixture
def particular(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose rules allow no table of two."""

    def why_not_setup(self: Game, setup: Setup) -> Iterator[Refusal]:
        if setup.seats == 2:
            yield Refusal("RB-MOV-03", reason="two")
            yield Refusal("RB-XP-01", reason="two")

    monkeypatch.setattr(type(load("runebound")), "why_not_setup", why_not_setup)


REFUSED = GOOD[: GOOD.index("when:")] + "then:\n  refused: [RB-XP-01, RB-MOV-03]\n"


@pytest.mark.usefixtures("particular")
def test_a_set_up_that_is_refused_is_a_scenario_of_its_own(tmp_path: Path) -> None:
    """Just the rules that are named refuse it."""
    assert outcome(tmp_path, REFUSED) == "passed"
    message = outcome(tmp_path, REFUSED.replace("[RB-XP-01, RB-MOV-03]", "RB-XP-01"))
    assert "case.yaml:10: the set-up is refused for RB-MOV-03, RB-XP-01" in message
    message = outcome(tmp_path, GOOD)
    assert "case.yaml:4: runebound cannot be played like this (RB-MOV-03, RB-XP-01)" in message
    message = outcome(tmp_path, REFUSED.replace("then:", "when: [roll]\nthen:"))
    assert "has no steps and shows no table" in message
    message = outcome(tmp_path, REFUSED + "  seats.0.at: tamalir\n")
    assert "has no steps and shows no table" in message


def test_a_set_up_that_should_be_refused_is_not(tmp_path: Path) -> None:
    """A mistake in the set-up is no refusal of the rules."""
    assert "case.yaml:10: the set-up is not refused" in outcome(tmp_path, REFUSED)
    message = outcome(tmp_path, REFUSED.replace("hero: lissa", "hero: nobody"))
    assert "there is no Hero 'nobody'" in message


def test_what_is_printed_on_cards_can_be_looked_at(tmp_path: Path) -> None:
    """By the card's id and the name of the field."""
    assert outcome(tmp_path, GOOD + "  cards.lissa.id: lissa\n") == "passed"
    assert "cards.lissa.id is 'lissa', not 'x'" in outcome(tmp_path, GOOD + "  cards.lissa.id: x\n")
