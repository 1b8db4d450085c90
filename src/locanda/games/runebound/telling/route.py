"""Routes: the way that a move takes and the dice that pay for it, for whoever shows them before the choice."""

from __future__ import annotations

from typing import Any

from ..atlas import FACES, STEP, TERRAINS, TOWN, WILD_FACE
from ..rules import modifiers
from ..state import Party, Realm


def route(t: Realm, party: Party, goal: int, facts: dict[str, Any]) -> dict[str, Any]:
    """The spaces of the way in order, and for each of them the number of a die (in `rolled`) that can pay for it."""
    atlas, rolled = t.library.atlas, facts["rolled"]
    mods = modifiers.active(t, party)
    passes = modifiers.open_terrains(mods)
    avoid = sum(1 << terrain for terrain in modifiers.tolls(mods))
    done = journey(facts["entered"])
    path = atlas.path(party.at, goal, tuple(sorted(rolled)), done, len(facts["entered"]), passes, avoid)
    terrains = [*facts["entered"], *(atlas.terrain[space] for space in path)]
    dice = _pay(terrains, rolled, passes)
    return {"path": [atlas.names[space] for space in path], "dice": dice[len(facts["entered"]) :]}


def journey(entered: list[int]) -> int:
    """The journey that these terrains make, as the atlas counts it."""
    return sum(STEP[terrain] for terrain in entered)


def _pay(terrains: list[int], rolled: list[int], passes: int) -> list[int]:
    """A die for every step; dice are not bound to steps before they must be, so any assignment will do."""
    chosen: list[int] = []

    def assign(step: int) -> bool:
        if step == len(terrains):
            return True
        for number, face in enumerate(rolled):
            if number not in chosen and _leads_into(face, terrains[step], passes):
                chosen.append(number)
                if assign(step + 1):
                    return True
                chosen.pop()
        return False

    found = assign(0)
    assert found, "the atlas offers only ways that can be paid for"
    return chosen


def _leads_into(face: int, terrain: int, passes: int) -> bool:
    return (
        face == WILD_FACE
        or terrain == TOWN
        or bool(passes >> terrain & 1)
        or TERRAINS[terrain] in FACES[face]
    )
