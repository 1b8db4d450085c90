"""Tables of the Board Game that are laid for a test, and who sits there."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from locanda.games.wow_boardgame.arrange import GivenTable
from locanda.games.wow_boardgame.game import BoardGame
from locanda.games.wow_boardgame.state import World
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup

GAME = "wow-boardgame"
HUNTER = {"character": "burbonn-fang", "at": "southshore", "level": 2, "xp": 5}
SHAMAN = {"character": "zowka-shattertusk", "at": "brill"}
QUESTS = {
    "horde": ["horde-nightmare-zealots"],
    "alliance": ["alliance-gnolls-on-the-warpath", "alliance-red-ruin"],
}
# A hunter with cards beside the sheet, in the middle of a fight with a Gnoll, and of one with an enemy.
SPELLS = {"spellbook": ["scorpid-sting", "bear"], "energy": 5}
FIGHT = {
    "fighters": ["burbonn-fang"],
    "at": "southshore",
    "faction": "alliance",
    "foes": [{"creature": "gnoll", "at": "southshore", "colour": "blue"}],
    "attacker": "burbonn-fang",
    "pool": [
        {"colour": "blue", "face": 2, "source": "old-blunderbuss"},
        {"colour": "red", "face": 8, "source": "hunters-blade"},
        {"colour": "green", "source": "huntsmans-cape"},
    ],
}
DUEL = FIGHT | {
    "kind": "pvp",
    "foes": [],
    "fighters": ["burbonn-fang", "zowka-shattertusk"],
    "horde": {"damage": 3, "armor": 1},
    "alliance": {"defense": 2},
}
AUCTION: dict[str, Any] = {"phase": "draw-event", "decks": {"events": ["auction-house-ring-of-agility"]}}


def table(
    first: dict[str, Any] | None = None,
    second: dict[str, Any] | None = None,
    phase: str = "actions",
    **given: Any,
) -> dict[str, Any]:
    """A table in a turn of the Alliance, with one character on each side."""
    seats = [{"characters": [HUNTER | (first or {})]}, {"characters": [SHAMAN | (second or {})]}]
    return {
        "turn": {"faction": "alliance", "phase": phase, "space": 2},
        "quests": QUESTS,
        "seats": seats,
        **given,
    }


def laid(monkeypatch: pytest.MonkeyPatch, given: dict[str, Any]) -> None:
    """Whatever match of the Board Game begins from now on begins at this table; bots know nothing of it."""
    wanted = msgspec.convert(given, GivenTable)

    def new_table(game: BoardGame, agreed: Setup, dice: Dice) -> World:
        found, _ = game.arrange(wanted)
        assert isinstance(found, World)
        found.dice = dice
        return found

    monkeypatch.setattr(BoardGame, "new_table", new_table)
