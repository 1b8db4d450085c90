"""The map: counts, towns, gems, roads and rivers as the game needs them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from locanda.games import load
from locanda.games.runebound.atlas import FACES, TERRAINS

ATLAS = load("runebound").library.atlas
TAMALIR = ATLAS.find("tamalir")
GEMS = {
    colour: [s for s, c in ATLAS.gems.items() if c == n]
    for n, colour in enumerate(("green", "yellow", "blue", "red"))
}


def test_the_terrain_is_as_planned() -> None:
    """234 spaces."""
    counts = Counter(TERRAINS[terrain] for terrain in ATLAS.terrain)
    assert counts == {
        "plains": 58,
        "road": 34,
        "forest": 38,
        "hill": 32,
        "mountain": 24,
        "river": 24,
        "swamp": 16,
        "town": 8,
    }


def test_neighbours_are_mutual_and_at_most_six() -> None:
    """Two spaces are adjacent when they share a side."""
    for space, near in enumerate(ATLAS.neighbours):
        assert 2 <= len(near) <= 6
        assert all(space in ATLAS.neighbours[other] for other in near)


def test_towns_lie_apart_and_tamalir_in_the_lower_right() -> None:
    """Four spaces at least between any two."""
    assert len(ATLAS.towns) == 8
    assert all(ATLAS.distances(a)[b] >= 4 for a, b in combinations(ATLAS.towns, 2))
    assert TAMALIR % ATLAS.columns > 12 and TAMALIR // ATLAS.columns > 7


def test_gems_lie_where_their_colour_belongs() -> None:
    """Green near the towns, red far out in the wilds; none in a town."""
    far = ATLAS.to_town
    assert {colour: len(spaces) for colour, spaces in GEMS.items()} == {
        "green": 20,
        "yellow": 14,
        "blue": 9,
        "red": 7,
    }
    assert all(1 <= far[s] <= 3 for s in GEMS["green"])
    assert all(3 <= far[s] <= 5 for s in GEMS["yellow"])
    assert all(4 <= far[s] <= 6 and TERRAINS[ATLAS.terrain[s]] != "road" for s in GEMS["blue"])
    assert all(far[s] >= 4 and ATLAS.distances(TAMALIR)[s] >= 8 for s in GEMS["red"])
    assert sum(ATLAS.distances(TAMALIR)[s] <= 4 for s in GEMS["green"]) >= 4


def test_roads_join_the_towns() -> None:
    """At least six towns lie on one net of roads."""
    walkable = {s for s in range(ATLAS.size) if TERRAINS[ATLAS.terrain[s]] in ("road", "town")}
    seen, todo = {TAMALIR}, [TAMALIR]
    while todo:
        for near in ATLAS.neighbours[todo.pop()]:
            if near in walkable and near not in seen:
                seen.add(near)
                todo.append(near)
    assert sum(town in seen for town in ATLAS.towns) >= 6


def test_every_face_has_at_least_two_terrains_and_no_town() -> None:
    """A town is never rolled."""
    assert len(FACES) == 6
    assert all(len(face) >= 2 and "town" not in face for face in FACES)


def test_reach_agrees_with_walking_every_path() -> None:
    """Counting ways to spend the dice gives the same spaces as trying every assignment of dice to steps."""
    for start, dice in (
        (TAMALIR, (0, 1, 2, 3, 4)),
        (ATLAS.find("hex-4-7"), (0, 3, 5, 5)),
        (0, (3, 3, 4)),
        (TAMALIR, (0, 1, 2, 3, 4, 5)),
    ):
        found: dict[int, int] = {}

        def walk(here: int, left: tuple[int, ...], steps: int, found: dict[int, int] = found) -> None:
            for i, face in enumerate(left):
                rest = left[:i] + left[i + 1 :]
                for near in ATLAS.neighbours[here]:
                    terrain = TERRAINS[ATLAS.terrain[near]]
                    if terrain == "town" or terrain in FACES[face]:
                        found[near] = min(found.get(near, 99), steps + 1)
                        walk(near, rest, steps + 1)

        walk(start, dice, 0)
        found.pop(start, None)
        reach = ATLAS.reach(start, dice, 0, 0, 0)
        assert {space: reach.needed(space) for space in reach.spaces} == found
