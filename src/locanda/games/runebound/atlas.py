"""The map: hexagonal spaces, their terrain, towns, gems, distances, and where movement dice can lead."""

from collections import deque
from functools import lru_cache
from typing import TypeAlias

import msgspec

from locanda.kernel.decision import Option
from locanda.kernel.plain import Shared
from locanda.kernel.refusal import LocandaError
from locanda.kit.ledger import rule
from locanda.kit.records import Name

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


STOP = Option("stop")


class Reach(Shared):
    """The spaces that a roll can lead to, and the options to stop or to go there."""

    __slots__ = ("_layers", "options")

    def __init__(self, layers: list[int], start: int, moves: list[Option]) -> None:
        # For each number of dice, the spaces that so many can lead to, as a bit set.
        self._layers = layers
        left = 0
        for layer in layers:
            left |= layer
        left &= ~(1 << start)
        self.options = [STOP]
        add = self.options.append
        while left:
            last = left & -left
            add(moves[last.bit_length() - 1])
            left ^= last

    @property
    def spaces(self) -> list[int]:
        """The spaces that can be reached."""
        return [option.value for option in self.options[1:]]

    def needed(self, space: int) -> int:
        """The number of dice that going to a space takes."""
        return next(count for count, layer in enumerate(self._layers, 1) if layer >> space & 1)


# A journey is a number that counts the spaces of each terrain entered, six bits for each terrain.
STEP = tuple(1 << 6 * terrain for terrain in range(len(TERRAINS)))
# The highest bit of every count, which no journey reaches.
_GUARD = sum(32 << 6 * terrain for terrain in range(len(TERRAINS)))
# From a start, for every journey: its steps less one, and the spaces that it can end on, as a bit set.
Walks: TypeAlias = dict[int, tuple[int, int]]
LONGEST_WALK = 5


@lru_cache(maxsize=2_000)
@rule("RB-MOV-06", "RB-MOV-07", "RB-MOV-09", "RB-RUL-04")
def journeys(dice: tuple[int, ...], passes: int) -> frozenset[int]:
    """Every journey that these dice can pay for.

    Each die pays for one step into one of its terrains, or is left unused; any die leads into a town, and into the
    terrains of `passes`. Dice are not assigned to steps before they must be (RB-RUL-04).
    """
    paid = {0}
    for face in dice:
        steps = [STEP[t] for t in range(len(TERRAINS)) if (_ENTERS[face] | passes) >> t & 1]
        paid |= {journey + step for journey in paid for step in steps}
    return frozenset(paid)


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
        # The neighbours of each space by terrain, as bit sets.
        self._around = [
            tuple(
                (terrain, sum(1 << n for n in near if self.terrain[n] == terrain))
                for terrain in sorted({self.terrain[n] for n in near})
            )
            for near in self.neighbours
        ]
        self.walks = lru_cache(maxsize=2_000)(self._walks)
        self.reach = lru_cache(maxsize=60_000)(self._reach)

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

    @rule("RB-RUL-06")
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

    @rule("RB-DEF-06", "RB-RUL-31")
    def nearest_towns(self, space: int) -> list[int]:
        """The towns that are nearest to a space, counted in spaces; several where they are equally near."""
        row = self.distances(space)
        near = min(row[town] for town in self.towns)
        return [town for town in self.towns if row[town] == near]

    def _walks(self, start: int, length: int) -> tuple[Walks, frozenset[int]]:
        """Every walk of up to so many steps, by the terrains that it enters and where it ends."""
        found: Walks = {}
        layer = {0: 1 << start}
        for steps in range(length):
            layer = self._step_on(layer, None)
            for journey, places in layer.items():
                found[journey] = (steps, places)
        return found, frozenset(found)

    def _step_on(self, layer: dict[int, int], paid: frozenset[int] | None) -> dict[int, int]:
        """Every journey of a layer made one step longer, with the places where it can end; only paid ones, if given."""
        following: dict[int, int] = {}
        for journey, places in layer.items():
            while places:
                last = places & -places
                places ^= last
                for terrain, near in self._around[last.bit_length() - 1]:
                    longer = journey + STEP[terrain]
                    if paid is None or longer in paid:
                        following[longer] = following.get(longer, 0) | near
        return following

    def _reach(self, start: int, dice: tuple[int, ...], done: int, steps: int, passes: int) -> Reach:
        """Where these dice can still lead after a journey of so many steps."""
        left = len(dice) - steps
        layers = [0] * left
        if left > LONGEST_WALK:
            # More dice than walks are kept for: walk only what can be paid.
            paid, layer = journeys(dice, passes), {done: 1 << start}
            for count in range(left):
                layer = self._step_on(layer, paid)
                for places in layer.values():
                    layers[count] |= places
            return Reach(layers, start, self.moves)
        walks, known = self.walks(start, left)
        for journey in journeys_after(dice, passes, done) & known:
            steps, places = walks[journey]
            layers[steps] |= places
        return Reach(layers, start, self.moves)

    def path(
        self, start: int, goal: int, dice: tuple[int, ...], done: int, steps: int, passes: int, avoid: int
    ) -> list[int]:
        """A shortest way that the dice can pay for, through as few spaces of the `avoid` terrains as can be."""
        paid = journeys(dice, passes)
        length = self.reach(start, dice, done, steps, passes).needed(goal)
        if length == 1:
            return [goal]
        row = self.distances(goal)
        best: tuple[int, list[int]] | None = None
        stack = [(start, done, 0, [start])]
        while stack:
            here, journey, harm, way = stack.pop()
            if len(way) > length:
                if here == goal and (best is None or harm < best[0]):
                    best = (harm, way)
                    if not avoid:
                        break
                continue
            left = length - len(way) + 1
            for there in reversed(self.neighbours[here]):
                terrain = self.terrain[there]
                if row[there] < left and journey + STEP[terrain] in paid:
                    stack.append(
                        (there, journey + STEP[terrain], harm + (avoid >> terrain & 1), [*way, there])
                    )
        assert best is not None
        return best[1][1:]


@lru_cache(maxsize=20_000)
def journeys_after(dice: tuple[int, ...], passes: int, done: int) -> frozenset[int]:
    """Every journey that the dice can still pay for after one that is done."""
    paid = journeys(dice, passes)
    if not done:
        return paid
    # Those that have at least as many spaces of every terrain: no count borrows from the next.
    return frozenset([one - done for one in paid if (one | _GUARD) - done & _GUARD == _GUARD])
