"""Rules and cards are guarded: whatever is broken in them, a scenario notices.

Here a tenth of all faults is tried, another one after every change of a game; `make test-deep` tries all of them.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from . import cards, deep, rulings, survivors
from .catch import NET, Catch

HOME = Path(__file__).parents[2]


# Not sampled yet: all its faults must be tried first, and what survives written down (`deep rules --list`).
NOT_YET = {("wow-boardgame", "rules")}
SAMPLED = [(one, kind) for one in NET for kind in ("rules", "cards") if (str(one), kind) not in NOT_YET]


@pytest.mark.parametrize(("catch", "kind"), SAMPLED, ids=str)
def test_what_is_broken_is_noticed(catch: Catch, kind: str) -> None:
    """Nine in ten at least of those that are not known to survive; in a process that has played nothing yet."""
    command = [sys.executable, "-m", "tests.kit.deep", kind, "--game", str(catch), "--jobs", "1", "--sample"]
    done = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("catch", NET, ids=str)
def test_a_ruling_that_is_broken_is_noticed(catch: Catch) -> None:
    """In each of the ways that its file names, by a scenario that cites the ruling."""
    command = [sys.executable, "-m", "tests.kit.deep", "rulings", "--game", str(catch), "--jobs", "1"]
    done = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("catch", NET, ids=str)
def test_every_ruling_that_can_be_broken_is(catch: Catch) -> None:
    """A ruling is either broken in the game's file, or the ledger says why there is nothing to do for it."""
    broken = {one.ruling for one in rulings.breaches(catch)}
    assert broken == {one.id for one in catch.game.book.rulings if not one.nothing_to_do}


@pytest.mark.parametrize("catch", NET, ids=str)
def test_every_card_has_scenarios_of_its_own(catch: Catch) -> None:
    """In a file of its name among those of the cards; and no file is of no card.

    A space of a board with instructions of its own is no card.
    """
    folders = [box / "scenarios" / "cards" for box in catch.game.folders]
    files = {file.stem for folder in folders for file in folder.rglob("*.yaml")}
    found = cards.cards(catch)
    printed = [one for one in found if one.names & set(catch.game.library.by_id)]
    assert [one.card for one in printed if not one.names & files] == []
    assert files - {name for one in found for name in one.names} == set()


@pytest.mark.parametrize("kind", ["rules", "cards"])
@pytest.mark.parametrize("catch", NET, ids=str)
def test_what_survives_is_listed_once_and_with_a_reason(catch: Catch, kind: str) -> None:
    """A reason is a sentence's worth; nothing is both excused and open."""
    listed = survivors.read(str(catch), kind)
    excused = [name for names in listed.equivalent.values() for name in names]
    assert all(len(reason.split()) >= 3 for reason in listed.equivalent)
    assert len({*excused, *listed.gaps}) == len(excused) + len(listed.gaps)
    assert not [name for name in listed.gaps if listed.reason(name)]
    assert deep.GOALS[kind] >= deep.SAMPLE_GOALS[kind]
