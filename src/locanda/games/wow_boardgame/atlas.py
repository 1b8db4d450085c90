"""The board as a graph: regions by number, their neighbors, flights, and how far apart they are."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from locanda.kernel.decision import Option
from locanda.kernel.plain import Shared

from .cards import BoardRecord, RegionRecord
from .words import Faction

FAR = 99
FACTIONS: tuple[Faction, Faction] = ("horde", "alliance")
HORDE, ALLIANCE = 0, 1


class Atlas(Shared):
    """The regions of the board; everything about them that never changes is worked out once."""

    def __init__(self, record: BoardRecord) -> None:
        self.record = record
        self.regions: tuple[RegionRecord, ...] = record.regions
        self.number = {region.id: number for number, region in enumerate(record.regions)}
        self.near = [[self.number[name] for name in region.near] for region in record.regions]
        places = list(enumerate(record.regions))
        # What belongs to each faction: the home, the towns, the flight paths.
        self.home = [next(n for n, one in places if one.home == faction) for faction in FACTIONS]
        self.towns = [[n for n, one in places if faction in one.towns] for faction in FACTIONS]
        self.flights = [[n for n, one in places if faction in one.flights] for faction in FACTIONS]
        self.graveyards = [n for n, one in places if one.graveyard]
        self.area = [region.area for region in record.regions]
        # How far each faction has to walk, which never enters the enemy's home; and over all borders.
        self.walks = [
            [self.distances(start, self.home[1 - faction]) for start, _ in places]
            for faction in (HORDE, ALLIANCE)
        ]
        self.apart = [self.distances(start) for start, _ in places]
        # One option for every region and every way to name it, made once.
        self.moves = [Option("move", region.id, number) for number, region in places]
        self.flying = [Option("fly", region.id, number) for number, region in places]
        self.places = [Option("region", region.id, number) for number, region in places]

    def distances(self, start: int, closed: int = -1) -> Sequence[int]:
        """How many moves it is from a region to every other one, without one that is closed."""
        found = [FAR] * len(self.near)
        found[start] = 0
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in self.near[here]:
                if found[there] == FAR and there != closed:
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    def within(self, area: str) -> list[int]:
        """The regions of an area."""
        return [number for number, one in enumerate(self.area) if one == area]
