"""The games of the house, one folder each; they are loaded only when somebody asks for them."""

from __future__ import annotations

from importlib import import_module

from locanda.kernel.game import Game
from locanda.kernel.refusal import LocandaError

# The id of each game and the folder that holds it.
GAMES = {"runebound": "runebound", "wow-adventure": "wow_adventure"}


def load(name: str) -> Game:
    """The game with this id."""
    if name not in GAMES:
        raise LocandaError(f"there is no game {name!r}; there are {', '.join(sorted(GAMES))}")
    module = import_module(f"locanda.games.{GAMES[name]}.game")
    found: Game = module.game()
    return found
