"""The map: hexagonal spaces, their terrain, towns, gems, distances, and where movement dice can lead."""

from __future__ import annotations

from collections import Counter, deque
from functools import lru_cache

import msgspec

from locanda.kernel.decision import Option
from locanda.kernel.ledger import rule
from locanda.kernel.plain import Shared
from locanda.kernel.refusal import LocandaError

from .cards import Name

TERRAINS = ("plains", "road", "river", "swamp", "forest", "hill", "mountain", "town")
TOWN = TERRAINS.index("town")

# The six faces of a movement die; a town is never rolled, any face leads into one (RB-RUL-03).
FACES: tuple[tuple[str, ...], ...] = (
    ("plains", "hill", "road"),
    ("plains", "forest", "road"),
    ("plains", "river", "road"),
    ("hill", "mountain"),
    ("forest", "swamp"),
    ("river", "mountain", "swamp"),
)
WILD_FACE = len(FACES)
# For each face, the terrains that it can enter, as a bit set.
_ENTERS = (
    *(sum(1 << TERRAINS.index(t) for t in face) | 1 << TOWN for face in FACES),
    (1 << len(TERRAINS)) - 1,
)


class Town(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A town: its name, its space and its heraldic sign."""

    id: str
    name: Name
    at: str
    sign: str


class MapRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The map as its file writes it."""

    columns: int
    rows: int
    letters: dict[str, str]
    spaces: tuple[str, ...]
    towns: tuple[Town, ...]
    gems: dict[str, tuple[str, ...]]


class Reach(Shared):
    """The spaces that a roll can lead to, the number of dice that each takes, and the options to go there."""

    __slots__ = ("needed", "options", "spaces")

    def __init__(self, needed: dict[int, int], moves: list[Option]) -> None:
        self.spaces = tuple(sorted(needed))
        self.needed = tuple(needed[space] for space in self.spaces)
        self.options = tuple(moves[space] for space in self.spaces)


class Roll(Shared):
    """Rolled movement dice, and how each terrain can be paid for with them.

    A way of having spent some of the dice is a number: so many of the first face, so many of the second, and so on,
    with a place value for each face. A set of ways is a bit set. `steps` has, for each terrain, the faces that lead
    into it: the ways in which one of that face is left, and how far spending it moves them.
    """

    __slots__ = ("all_spent", "steps")

    @rule("RB-MOV-06", "RB-MOV-07", "RB-MOV-09")
    def __init__(self, dice: tuple[int, ...], passes: int) -> None:
        """Each die pays for one step into one of its terrains; any die leads into a town."""
        counts = sorted(Counter(dice).items())
        value = 1
        places = []
        for face, count in counts:
            places.append((face, count, value))
            value *= count + 1
        steps: list[list[tuple[int, int]]] = [[] for _ in TERRAINS]
        for face, count, place in places:
            left = sum(1 << way for way in range(value) if way // place % (count + 1) < count)
            for terrain in range(len(TERRAINS)):
                if (_ENTERS[face] | passes) >> terrain & 1:
                    steps[terrain].append((left, place))
        self.steps = tuple(tuple(one) for one in steps)
        self.all_spent = 1 << (value - 1)

    def spend(self, ways: int, terrain: int) -> int:
        """The ways in which the dice can have been spent after one more step; 0 if nothing is left for it."""
        after = 0
        for left, place in self.steps[terrain]:
            after |= (ways & left) << place
        return after


class Atlas(Shared):
    """The map, ready for play: spaces are numbers, `name` and `find` translate."""

    @rule("RB-COMP-07", "RB-COMP-08", "RB-MOV-05")
    def __init__(self, record: MapRecord) -> None:
        """Every space has one of seven terrains or is a town; the dice carry two or three terrains a face."""
        self.record = record
        self.columns, self.rows = record.columns, record.rows
        if len(record.spaces) != self.rows or any(len(row) != self.columns for row in record.spaces):
            raise LocandaError(f"the map must have {self.rows} rows of {self.columns} letters")
        self.size = self.columns * self.rows
        self.terrain = [
            TERRAINS.index(record.letters[record.spaces[i // self.columns][i % self.columns]])
            for i in range(self.size)
        ]
        self.names = [f"hex-{i % self.columns}-{i // self.columns}" for i in range(self.size)]
        self._index = {name: i for i, name in enumerate(self.names)}
        self.neighbours = [self._neighbours(i) for i in range(self.size)]
        self.towns = [self.find(town.at) for town in record.towns]
        self.town_ids = {town.id: self._index[town.at] for town in record.towns}
        self.town_at = {self._index[town.at]: n for n, town in enumerate(record.towns)}
        self.gems = {
            self.find(place): number
            for number, colour in enumerate(("green", "yellow", "blue", "red"))
            for place in record.gems[colour]
        }
        self.to_town = self._distances(self.towns)
        self._distance_rows: dict[int, list[int]] = {}
        self.moves = [Option("move", self.title(space), space) for space in range(self.size)]
        # The neighbours of each space, gathered by terrain.
        self._around = [
            tuple(
                (terrain, tuple(n for n in near if self.terrain[n] == terrain))
                for terrain in sorted({self.terrain[n] for n in near})
            )
            for near in self.neighbours
        ]
        self.roll = lru_cache(maxsize=5_000)(Roll)
        self.reach = lru_cache(maxsize=40_000)(self._reach)

    def find(self, name: str) -> int:
        """The number of a space, by its name or by the id of a town on it."""
        if name in self._index:
            return self._index[name]
        for town in self.record.towns:
            if town.id == name:
                return self._index[town.at]
        raise LocandaError(f"the map has no space or town {name!r}")

    def title(self, space: int) -> str:
        """The id of the town on a space, or the space's name."""
        number = self.town_at.get(space)
        return self.names[space] if number is None else self.record.towns[number].id

    def _neighbours(self, i: int) -> tuple[int, ...]:
        c, r = i % self.columns, i // self.columns
        down = c % 2
        around = [(c, r - 1), (c, r + 1)]
        around += [(c + side, r + step) for side in (-1, 1) for step in (down - 1, down)]
        return tuple(
            sorted(y * self.columns + x for x, y in around if 0 <= x < self.columns and 0 <= y < self.rows)
        )

    def _distances(self, sources: list[int]) -> list[int]:
        far = [self.size] * self.size
        queue = deque(sources)
        for source in sources:
            far[source] = 0
        while queue:
            here = queue.popleft()
            for there in self.neighbours[here]:
                if far[there] > far[here] + 1:
                    far[there] = far[here] + 1
                    queue.append(there)
        return far

    def distances(self, space: int) -> list[int]:
        """The number of steps from a space to every other."""
        if space not in self._distance_rows:
            self._distance_rows[space] = self._distances([space])
        return self._distance_rows[space]

    @rule("RB-DEF-06")
    def nearest_towns(self, space: int) -> list[int]:
        """The towns that are nearest to a space, counted in spaces; several where they are equally near."""
        row = self.distances(space)
        near = min(row[town] for town in self.towns)
        return [town for town in self.towns if row[town] == near]

    def _reach(self, start: int, dice: tuple[int, ...], spent: int, passes: int) -> Reach:
        """Where these dice can lead, given the ways in which some of them may be spent already."""
        steps = self.roll(dice, passes).steps
        around = self._around
        needed: dict[int, int] = {}
        layer = {start: spent}
        count = 0
        while layer:
            count += 1
            following: dict[int, int] = {}
            for here, ways in layer.items():
                for terrain, spaces in around[here]:
                    after = 0
                    for left, place in steps[terrain]:
                        after |= (ways & left) << place
                    if after:
                        for there in spaces:
                            following[there] = following.get(there, 0) | after
            for there in following:
                if there not in needed:
                    needed[there] = count
            layer = following
        needed.pop(start, None)
        return Reach(needed, self.moves)

    def path(
        self, start: int, goal: int, dice: tuple[int, ...], spent: int, passes: int, avoid: int
    ) -> tuple[list[int], int]:
        """A shortest way that these dice can pay for, through as few spaces of the `avoid` terrains as can be.

        Gives the spaces in order, and the ways in which the dice can have been spent.
        """
        reach, roll = self.reach(start, dice, spent, passes), self.roll(dice, passes)
        length = reach.needed[reach.spaces.index(goal)]
        row = self.distances(goal)
        best: tuple[int, list[int], int] | None = None
        stack = [(start, spent, 0, [start])]
        while stack:
            here, ways, harm, way = stack.pop()
            if len(way) > length:
                if here == goal and (best is None or harm < best[0]):
                    best = (harm, way, ways)
                    if not avoid:
                        break
                continue
            left = length - len(way) + 1
            for there in reversed(self.neighbours[here]):
                if row[there] < left:
                    after = roll.spend(ways, self.terrain[there])
                    if after:
                        stack.append((there, after, harm + (avoid >> self.terrain[there] & 1), [*way, there]))
        assert best is not None
        return best[1][1:], best[2]
