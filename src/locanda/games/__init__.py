"""The games of the house, one folder each, and those of other people; they are loaded only when somebody asks for them.

A game is a box, an expansion another one. The house's own are listed here; installed packages name theirs as entry
points of the group `locanda.boxes`: the id of the box, and where it is (`package.module:BOX`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING

from locanda.kernel.box import Box
from locanda.kernel.game import Game
from locanda.kernel.refusal import LocandaError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "locanda.boxes"
# The boxes of the house: where each is, by its id, and the game that it expands, if it expands one.
OWN = {
    "runebound": ("locanda.games.runebound.game:BOX", ""),
    "wow-adventure": ("locanda.games.wow_adventure.game:BOX", ""),
    "wow-tcg": ("locanda.games.wow_tcg.game:BOX", ""),
    "wow-boardgame": ("locanda.games.wow_boardgame.game:BOX", ""),
}
# The games of the house.
GAMES = tuple(name for name, (_, expands) in OWN.items() if not expands)


def box(name: str) -> Box:
    """The box of this id, of the house or of an installed package."""
    if name in OWN:
        return _import(name, OWN[name][0])
    guests = _guests()
    if name not in guests:
        raise LocandaError(f"there is no game {name!r}; there are {', '.join(sorted((*GAMES, *guests)))}")
    return _import(name, guests[name].value)


def games() -> list[str]:
    """Every game that can be played here: those of the house, and those of installed packages."""
    return [*GAMES, *(name for name, found in _guest_boxes().items() if not found.expands)]


def expansions(game: str) -> list[str]:
    """The expansions of a game, in the order in which they are put into the box."""
    own = [name for name, (_, expands) in OWN.items() if expands == game]
    return own + [name for name, found in _guest_boxes().items() if found.expands == game]


def load(name: str, with_: Iterable[str] = ()) -> Game:
    """The game of this id, with these expansions."""
    chosen = tuple(with_)
    return _load(name, tuple(sorted(set(chosen)))) if chosen else _load(name, ())


@lru_cache(maxsize=64)
def _load(name: str, chosen: tuple[str, ...]) -> Game:
    base = box(name)
    if base.make is None:
        raise LocandaError(f"{name!r} is an expansion of {base.expands}: play {base.expands} with it")
    known = expansions(name) if chosen else []
    for one in chosen:
        if one not in known:
            raise LocandaError(f"{name} has no expansion {one!r}; it has {', '.join(known) or 'none'}")
    found: Game = base.make((base, *(box(one) for one in known if one in chosen)))
    return found


def _import(name: str, place: str) -> Box:
    module, _, attribute = place.partition(":")
    found = getattr(import_module(module), attribute)
    if not isinstance(found, Box) or found.id != name:
        raise LocandaError(f"{place} should hold the box {name!r}, it holds {found!r}")
    return found


@lru_cache(maxsize=1)
def _guests() -> Mapping[str, EntryPoint]:
    """The boxes of installed packages; nobody takes the place of a box of the house."""
    from importlib.metadata import entry_points  # slow to import, and only needed where guests are asked for

    found = {one.name: one for one in sorted(entry_points(group=GROUP), key=lambda one: one.name)}
    return {name: one for name, one in found.items() if name not in OWN}


@lru_cache(maxsize=1)
def _guest_boxes() -> Mapping[str, Box]:
    """The boxes of installed packages that can be opened; one that is broken stands in nobody else's way."""
    import logging

    found = {}
    for name in _guests():
        try:
            found[name] = box(name)
        except Exception as problem:  # a package of somebody else may fail in any way when it is imported
            logging.getLogger("locanda.games").warning(
                "the box %s cannot be opened and is left out: %r", name, problem
            )
    return found


def forget_guests() -> None:
    """Installed packages are looked for anew."""
    _guests.cache_clear()
    _guest_boxes.cache_clear()
    _load.cache_clear()
