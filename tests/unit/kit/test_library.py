"""The library: what rules read decides the hash, and what is worked out from cards never outlives it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from locanda.games import box, load
from locanda.games.runebound.arrange import GivenSeat
from locanda.games.runebound.game import Runebound
from locanda.games.runebound.rules import modifiers
from locanda.kernel.box import Box
from locanda.kit.content import ContentError


@pytest.fixture
def house_of(tmp_path: Path) -> Callable[[str, str], Runebound]:
    """Runebound with one piece of a content file replaced."""

    def made(old: str, new: str) -> Runebound:
        base = box("runebound")
        folder = tmp_path / "runebound"
        shutil.copytree(base.folder / "content", folder / "content")
        shutil.copytree(base.folder / "locale", folder / "locale")
        found = 0
        for path in (folder / "content").glob("*.yaml"):
            text = path.read_text("utf-8")
            found += text.count(old)
            path.write_text(text.replace(old, new), "utf-8")
        assert found, old
        changed = Box("runebound", folder, make=Runebound, effects=base.effects, runners=base.runners)
        return Runebound((changed,))

    return made


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("- id: lissa", "# the best of all\n- id: lissa"),
        ("it: Spada Corta, gender: f", "it: Spadino"),
    ],
)
def test_a_comment_or_a_better_name_closes_no_table(
    house_of: Callable[[str, str], Runebound], old: str, new: str
) -> None:
    assert house_of(old, new).content == load("runebound").content


def test_another_figure_is_another_game(house_of: Callable[[str, str], Runebound]) -> None:
    assert house_of("stamina: 3", "stamina: 4").content != load("runebound").content


def test_what_is_worked_out_from_cards_is_worked_out_for_each_library(
    house_of: Callable[[str, str], Runebound],
) -> None:
    """Two libraries have a card of the same id: neither plays with the other's figures."""
    bonuses = []
    for game in (load("runebound"), house_of('amount: 2, "on": attack', 'amount: 5, "on": attack')):
        found = game.arrange(game.given(seats=(GivenSeat("varikas", items=("short-sword",)), GivenSeat())))
        table: Any = found[0]
        bonuses.append(sum(effect.amount for effect, _ in modifiers.active(table, table.seats[0])))
    assert bonuses[0] < bonuses[1]


def test_forgetting_leaves_nothing_that_was_worked_out() -> None:
    library = load("runebound").library  # type: ignore[attr-defined]
    library.notebook("test")["known"] = 1
    library.forget()
    assert library.notebook("test") == {}


def test_two_cards_of_one_box_cannot_share_an_id(house_of: Callable[[str, str], Runebound]) -> None:
    with pytest.raises(ContentError, match="is taken already"):
        house_of("- id: lissa", "- id: varikas")
