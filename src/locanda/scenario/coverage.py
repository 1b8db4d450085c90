"""Coverage: which rules of a ledger are implemented, and which are proven by a scenario that passes."""

from __future__ import annotations

from typing import Any

from locanda.kernel.game import Game
from locanda.kit import ledger

from . import run as scenarios


def coverage(game: Game, find_game: scenarios.FindGame) -> dict[str, Any]:
    """How many rules and rulings are implemented and tested; `missing` are those that lack either.

    A rule is implemented where a function is marked with its id, and tested where a passing scenario cites it; a ruling
    likewise, unless the ledger says why there is nothing to do for it.
    """
    book = ledger.load_all(game.folders)
    rules = [entry.id for entry in book.rules]
    rulings = [ruling.id for ruling in book.rulings if not ruling.nothing_to_do]
    tested: set[str] = set()
    failed: list[str] = []
    for path in scenarios.of_game(game):
        for loaded in scenarios.load(path):
            meant = book.meaning(loaded.scenario.cites)
            if scenarios.run(loaded, find_game).passed:
                tested |= meant
            else:
                failed.append(loaded.scenario.id)
    done = ledger.IMPLEMENTED
    return {
        "game": game.id,
        "rules": len(rules),
        "implemented": sum(one in done for one in rules),
        "tested": sum(one in tested for one in rules),
        "rulings": len(book.rulings),
        "rulings_implemented": sum(one in done for one in rulings),
        "rulings_tested": sum(one in tested for one in rulings),
        "rulings_idle": len(book.rulings) - len(rulings),
        "missing": [one for one in (*rules, *rulings) if one not in done or one not in tested],
        "failed_scenarios": failed,
        "places": {one: done.get(one, []) for one in (*rules, *rulings)},
    }
