"""The reference for writers of scenarios is made from the code, so it cannot go stale unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from locanda.games import GAMES
from locanda.lab.reference import page

DOCS = Path(__file__).parents[3] / "docs" / "reference"


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_is_up_to_date(game: str) -> None:
    """`locanda reference GAME > docs/reference/GAME.md` writes it anew."""
    assert (DOCS / f"{game}.md").read_text("utf-8") == page(game)
