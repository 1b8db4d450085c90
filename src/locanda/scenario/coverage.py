"""Coverage: which rules of a ledger are implemented, and which are proven by a scenario that passes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from locanda.kernel import ledger
from locanda.kernel.game import Game

from . import run as scenarios


def coverage(game: Game, find_game: Callable[[str], Game]) -> dict[str, Any]:
    """How many rules are implemented and tested; `missing` are those that lack either.

    A rule is implemented where a function is marked with its id, and tested where a passing scenario cites it.
    """
    book = ledger.load(game.folder / "rules.yaml")
    known = [entry.id for entry in book.rules]
    tested: set[str] = set()
    failed: list[str] = []
    for path in scenarios.files([game.folder / "scenarios"]):
        for loaded in scenarios.load(path):
            meant = book.meaning(loaded.scenario.cites)
            if scenarios.run(loaded, find_game).passed:
                tested |= meant
            else:
                failed.append(loaded.scenario.id)
    implemented = [one for one in known if one in ledger.IMPLEMENTED]
    return {
        "game": game.id,
        "rules": len(known),
        "implemented": len(implemented),
        "tested": sum(one in tested for one in known),
        "missing": [one for one in known if one not in ledger.IMPLEMENTED or one not in tested],
        "failed_scenarios": failed,
        "places": {one: ledger.IMPLEMENTED.get(one, []) for one in known},
    }
