"""The board as a graph: spaces by number, their neighbours, and how far apart they are."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import hypot

from locanda.kernel.decision import Option
from locanda.kernel.plain import Shared

from .cards import LEVELS, BoardRecord, SpaceRecord

FAR = 99


class Atlas(Shared):
    """The spaces of the board; everything about them that never changes is worked out once."""

    def __init__(self, record: BoardRecord) -> None:
        self.record = record
        self.spaces: tuple[SpaceRecord, ...] = record.spaces
        self.number = {space.id: number for number, space in enumerate(record.spaces)}
        self.near = [[self.number[name] for name in space.near] for space in record.spaces]
        self.level = [LEVELS.index(space.colour) for space in record.spaces]
        self.cities = [number for number, space in enumerate(record.spaces) if space.kind == "city"]
        self.is_city = [space.kind == "city" for space in record.spaces]
        self.flights = [n for n, space in enumerate(record.spaces) if "flight-path" in space.resources]
        self.prized = [
            n for n, space in enumerate(record.spaces) if space.encounter and space.encounter.reward
        ]
        self.distance = [self._distances(start) for start in range(len(record.spaces))]
        # Of each space the nearest one that has a name.
        self.landmark = [self._landmark(space) for space in range(len(record.spaces))]
        # One option for every space and every way to come there, made once.
        self.moves = [Option("move", space.id, number) for number, space in enumerate(record.spaces)]
        self.places = [Option("space", space.id, number) for number, space in enumerate(record.spaces)]

    def _distances(self, start: int) -> list[int]:
        found = [FAR] * len(self.near)
        found[start] = 0
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in self.near[here]:
                if found[there] == FAR:
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    def _landmark(self, space: int) -> int:
        """The nearest space that has a name, as one walks, and as the crow flies among equally near ones."""
        x, y = self.spaces[space].at
        named = (number for number, one in enumerate(self.spaces) if one.name is not None)
        return min(named, key=lambda one: (self.distance[space][one], hypot(*_gap(self.spaces[one], x, y))))

    def walk(self, start: int, steps: int, level: int, stops: Callable[[int], bool]) -> dict[int, int]:
        """Every space that can be walked to, with the steps it takes; a space that `stops` is not walked through."""
        found = {start: 0}
        edge = [start]
        for step in range(1, steps + 1):
            reached = []
            for here in edge:
                if here != start and stops(here):
                    continue
                for there in self.near[here]:
                    if there not in found and self.level[there] <= level:
                        found[there] = step
                        reached.append(there)
            edge = reached
        return found


def _gap(space: SpaceRecord, x: int, y: int) -> tuple[int, int]:
    """How far a space lies from a point, in both directions."""
    return space.at[0] - x, space.at[1] - y
