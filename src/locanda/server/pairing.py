"""Swiss pairing: who meets whom in the next round, and who stands where after the ones before. Pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

WIN, DRAW = 3, 1
# What a meeting can come to: one of the two has won, or both share it; for a bye there is only who has it.
FIRST, SECOND, DRAWN, BYE = "first", "second", "draw", "bye"
Result: TypeAlias = Literal["", "first", "second", "draw", "bye"]
Pair: TypeAlias = frozenset[int]


class Meeting(msgspec.Struct, frozen=True):
    """Two who met, or one who had a bye, in a round, and what came of it; nothing while they still play."""

    round: int
    first: int
    second: int | None
    result: Result = ""


class Standing(msgspec.Struct, frozen=True):
    """Where somebody stands: who is equal in everything has the same rank.

    `met` is how many points those whom they have met have on average, the tie-break.
    """

    number: int
    rank: int
    points: int
    met: float
    wins: int
    draws: int
    losses: int
    byes: int


def points_of(meetings: Iterable[Meeting]) -> Counter[int]:
    """The points of everybody who has any: 3 for a win or a bye, 1 for a draw."""
    points = Counter[int]()
    for one in meetings:
        if one.result in (FIRST, BYE):
            points[one.first] += WIN
        elif one.second is not None and one.result == SECOND:
            points[one.second] += WIN
        elif one.second is not None and one.result == DRAWN:
            points[one.first] += DRAW
            points[one.second] += DRAW
    return points


def standings(numbers: Sequence[int], meetings: Sequence[Meeting]) -> list[Standing]:
    """Everybody by points, then by the points of those whom they have met; who is equal in both shares a rank."""
    points = points_of(meetings)
    met: dict[int, list[int]] = {number: [] for number in numbers}
    tally = {name: Counter[int]() for name in ("wins", "draws", "losses", "byes")}
    for one in meetings:
        if one.result == BYE:
            tally["byes"][one.first] += 1
        if one.second is None or not one.result:
            continue
        met[one.first].append(one.second)
        met[one.second].append(one.first)
        if one.result == DRAWN:
            tally["draws"].update((one.first, one.second))
        else:
            won, lost = (one.first, one.second) if one.result == FIRST else (one.second, one.first)
            tally["wins"][won] += 1
            tally["losses"][lost] += 1
    worth = {
        who: sum(points[one] for one in found) / len(found) if found else 0.0 for who, found in met.items()
    }
    order = sorted(numbers, key=lambda who: (-points[who], -worth[who], who))
    ranks: dict[tuple[int, float], int] = {}
    for place, who in enumerate(order, 1):
        ranks.setdefault((points[who], worth[who]), place)
    return [
        Standing(
            number=who,
            rank=ranks[points[who], worth[who]],
            points=points[who],
            met=worth[who],
            **{name: count[who] for name, count in tally.items()},
        )
        for who in order
    ]


def rounds_for(entrants: int) -> int:
    """How many rounds it takes until at most one can have won all of them."""
    return max(1, (entrants - 1).bit_length())


def most_rounds(entrants: int) -> int:
    """How many rounds there can be in which nobody meets anybody twice."""
    return entrants - 1 if entrants % 2 == 0 else entrants


def paired(order: Sequence[int], meetings: Sequence[Meeting]) -> list[tuple[int, int | None]]:
    """Who meets whom in the next round; of an odd number, somebody has a bye (and meets None).

    `order` says who is still there; of those with equal points, who comes first in it is paired first. As few as can be
    meet again, and who has had a bye has no other while somebody has had none; beyond that those with like points meet,
    from the top, and the bye is for the lowest.
    """
    points = points_of(meetings)
    ranked = sorted(order, key=lambda who: -points[who])
    met = Counter(frozenset((one.first, one.second)) for one in meetings if one.second is not None)
    pairs: list[tuple[int, int | None]] = []
    if len(ranked) % 2:
        resting = _bye(ranked, meetings, met)
        ranked.remove(resting)
        pairs.append((resting, None))
    found: list[tuple[int, int | None]] = []
    most = _again(ranked, met)  # how many must meet again
    while ranked:
        first, *rest = ranked
        # The nearest in points, in order; who leaves no more to meet again than must be.
        for second in sorted(rest, key=lambda who: abs(points[first] - points[who])):
            left = [who for who in rest if who != second]
            again = int(frozenset((first, second)) in met)
            if again <= most and _again(left, met) == most - again:
                found.append((first, second))
                ranked, most = left, most - again
                break
    return found + pairs


def _bye(ranked: Sequence[int], meetings: Sequence[Meeting], met: Mapping[Pair, int]) -> int:
    """Who has a bye: of those who had fewest, whoever leaves fewest to meet again, and then the lowest."""
    had = Counter(one.first for one in meetings if one.second is None)
    fewest = min(had[who] for who in ranked)
    able = [who for who in reversed(ranked) if had[who] == fewest]
    return min(able, key=lambda who: _again([one for one in ranked if one != who], met))


def _again(group: Sequence[int], met: Collection[Pair]) -> int:
    """How many pairs of a group (of an even number) must meet again when everybody is paired."""
    return len(group) // 2 - most_pairs(
        {who: [one for one in group if one != who and frozenset((who, one)) not in met] for who in group}
    )


def most_pairs(friends: Mapping[int, Sequence[int]]) -> int:
    """How many pairs of friends can be made at most, when everybody is in one at most.

    Edmonds' way: from everybody who is alone, look for a chain of friends that alternates between pairs and no pairs
    and ends at somebody else who is alone; a ring of odd length on the way counts as one.
    """
    partner: dict[int, int | None] = dict.fromkeys(friends)
    for start in friends:
        if partner[start] is None:
            _widen(friends, partner, start)
    return sum(one is not None for one in partner.values()) // 2


def _widen(friends: Mapping[int, Sequence[int]], partner: dict[int, int | None], start: int) -> None:
    """One pair more, if a chain leads from here to somebody else who is alone."""
    base = {who: who for who in friends}  # who stands for the ring in which somebody is
    before: dict[int, int] = {}
    reached, queue = {start}, [start]
    for who in queue:
        for other in friends[who]:
            mate = partner[who]
            if base[who] == base[other] or mate == other:
                continue
            others = partner[other]
            if other == start or (others is not None and others in before):
                _close_ring(partner, base, before, reached, queue, who, other)
            elif other not in before:
                before[other] = who
                if others is None:
                    _turn_over(partner, before, other)
                    return
                reached.add(others)
                queue.append(others)


def _close_ring(
    partner: Mapping[int, int | None],
    base: dict[int, int],
    before: dict[int, int],
    reached: set[int],
    queue: list[int],
    one: int,
    other: int,
) -> None:
    """Two chains have met: everybody in the ring that they make can be reached, and counts as one."""
    top = _where_they_part(partner, base, before, one, other)
    ring = _up(partner, base, before, one, top, other) | _up(partner, base, before, other, top, one)
    for who in base:
        if base[who] in ring:
            base[who] = top
            if who not in reached:
                reached.add(who)
                queue.append(who)


def _where_they_part(
    partner: Mapping[int, int | None],
    base: Mapping[int, int],
    before: Mapping[int, int],
    one: int,
    other: int,
) -> int:
    """The last who is on both ways back to the start."""
    seen, at = set(), base[one]
    while True:
        seen.add(at)
        mate = partner[at]
        if mate is None:
            break
        at = base[before[mate]]
    at = base[other]
    while at not in seen:
        mate = partner[at]
        assert mate is not None
        at = base[before[mate]]
    return at


def _up(
    partner: Mapping[int, int | None],
    base: Mapping[int, int],
    before: dict[int, int],
    who: int,
    top: int,
    child: int,
) -> set[int]:
    """Those between somebody and the top of the ring; each can now be left the other way round too."""
    ring = set()
    while base[who] != top:
        mate = partner[who]
        assert mate is not None
        ring |= {base[who], base[mate]}
        before[who] = child
        child, who = mate, before[mate]
    return ring


def _turn_over(partner: dict[int, int | None], before: Mapping[int, int], end: int) -> None:
    """Along the chain who was paired is not, and who was not is."""
    at: int | None = end
    while at is not None:
        previous = before[at]
        following = partner[previous]
        partner[at], partner[previous] = previous, at
        at = following
