"""Swiss pairing: everybody is paired, as few as can be meet again, and standings add up."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from locanda.server.pairing import (
    BYE,
    Meeting,
    most_pairs,
    most_rounds,
    paired,
    points_of,
    rounds_for,
    standings,
)


def played(
    entrants: int, rounds: int, seed: int, drops: int = 0
) -> Iterator[tuple[list[int], list[Meeting]]]:
    """An event with results by chance: who is still there before each round, and what was played until then."""
    chance, meetings, here = random.Random(seed), list[Meeting](), list(range(entrants))
    for number in range(1, rounds + 1):
        yield list(here), list(meetings)
        for first, second in paired(here, meetings):
            result = BYE if second is None else chance.choice(("first", "second", "draw"))
            meetings.append(Meeting(number, first, second, result))
        for _ in range(drops):
            if len(here) > 2 and chance.random() < 0.3:
                here.remove(chance.choice(here))
    yield list(here), meetings


def met_in(meetings: Sequence[Meeting]) -> Counter[frozenset[int]]:
    return Counter(frozenset((one.first, one.second)) for one in meetings if one.second is not None)


def all_pairings(group: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """Every way to pair a group of an even number."""
    if not group:
        yield []
        return
    first, *rest = group
    for second in rest:
        for others in all_pairings([one for one in rest if one != second]):
            yield [(first, second), *others]


EVENTS = st.tuples(st.integers(2, 13), st.integers(1, 9), st.integers(0, 2**32), st.integers(0, 2))


@settings(deadline=None)
@given(EVENTS)
def test_everybody_is_paired_in_every_round_and_at_most_one_has_a_bye(
    event: tuple[int, int, int, int],
) -> None:
    for here, meetings in played(*event):
        pairs = paired(here, meetings)
        assert sorted(who for pair in pairs for who in pair if who is not None) == sorted(here)
        assert sum(second is None for _, second in pairs) == len(here) % 2


@settings(deadline=None, max_examples=60)
@given(st.tuples(st.integers(2, 9), st.integers(1, 8), st.integers(0, 2**32), st.integers(0, 2)))
def test_nobody_meets_again_while_that_can_be_avoided(event: tuple[int, int, int, int]) -> None:
    for here, meetings in played(*event):
        known, pairs = met_in(meetings), paired(here, meetings)
        again = sum(frozenset(pair) in known for pair in pairs)
        rested = Counter(one.first for one in meetings if one.second is None)
        fewest = min(rested[who] for who in here)
        byes = [who for who in here if rested[who] == fewest] if len(here) % 2 else [None]
        best = min(
            sum(frozenset(pair) in known for pair in one)
            for bye in byes
            for one in all_pairings([who for who in here if who != bye])
        )
        assert again == best


@settings(deadline=None)
@given(st.integers(2, 16), st.integers(0, 2**32))
def test_in_as_many_rounds_as_it_takes_nobody_meets_twice_or_rests_twice(entrants: int, seed: int) -> None:
    *_, (_, meetings) = played(entrants, rounds_for(entrants), seed)
    assert all(count == 1 for count in met_in(meetings).values())
    assert all(count == 1 for count in Counter(one.first for one in meetings if one.second is None).values())


@settings(deadline=None)
@given(EVENTS)
def test_a_bye_comes_again_only_when_everybody_had_one(event: tuple[int, int, int, int]) -> None:
    for here, meetings in played(*event):
        rested = Counter(one.first for one in meetings if one.second is None)
        for first, second in paired(here, meetings):
            if second is None:
                assert rested[first] == min(rested[who] for who in here)


def test_those_with_like_points_meet_from_the_top_and_the_lowest_rests() -> None:
    first = [(0, 1), (2, 3), (4, 5), (6, None)]
    meetings = [Meeting(1, a, b, BYE if b is None else "first") for a, b in first]
    pairs = paired(range(7), meetings)
    assert pairs == [(0, 2), (4, 6), (1, 3), (5, None)]


def test_who_had_a_bye_does_not_rest_again_though_they_are_the_lowest() -> None:
    meetings = [Meeting(1, 2, None, BYE), Meeting(1, 0, 1, "draw")]
    meetings += [Meeting(2, 0, 2, "first"), Meeting(2, 1, None, BYE)]
    assert paired([0, 1, 2], meetings) == [(1, 2), (0, None)]


def test_when_all_have_met_all_they_meet_again() -> None:
    meetings = [Meeting(1, 0, 1, "first")]
    assert paired([0, 1], meetings) == [(0, 1)]


def test_equal_points_go_by_the_order_given() -> None:
    assert paired([3, 1, 2, 0], []) == [(3, 1), (2, 0)]


def test_standings_go_by_points_then_by_the_points_of_those_whom_they_met() -> None:
    meetings = [
        Meeting(1, 0, 1, "first"),
        Meeting(1, 2, 3, "draw"),
        Meeting(1, 4, None, BYE),
        Meeting(2, 0, 4, "second"),
        Meeting(2, 1, 2, ""),
    ]
    found = standings(range(5), meetings)
    assert [(one.number, one.rank, one.points) for one in found] == [
        (4, 1, 6),
        (0, 2, 3),
        (2, 3, 1),
        (3, 3, 1),
        (1, 5, 0),
    ]
    four, zero, *_ = found
    assert (four.met, four.wins, four.byes) == (3.0, 1, 1)
    assert (zero.met, zero.wins, zero.losses) == (3.0, 1, 1)  # (0 + 6) / 2


@given(EVENTS)
@settings(deadline=None, max_examples=40)
def test_points_are_given_for_every_meeting_and_standings_name_everybody_once(
    event: tuple[int, int, int, int],
) -> None:
    *_, (_, meetings) = played(*event)
    given_out = sum(2 if one.result == "draw" else 3 for one in meetings)
    assert sum(points_of(meetings).values()) == given_out
    found = standings(range(event[0]), meetings)
    assert sorted(one.number for one in found) == list(range(event[0]))
    keys = [(-one.points, -one.met) for one in found]
    assert keys == sorted(keys)
    assert all(a.rank == b.rank for a, b in combinations(found, 2) if (a.points, a.met) == (b.points, b.met))


@settings(deadline=None, max_examples=300)
@given(st.integers(0, 9), st.data())
def test_as_many_pairs_of_friends_are_made_as_can_be(size: int, data: st.DataObject) -> None:
    edges = {pair for pair in combinations(range(size), 2) if data.draw(st.booleans())}
    friends = {
        who: [one for one in range(size) if (min(who, one), max(who, one)) in edges] for who in range(size)
    }

    def best(left: frozenset[int]) -> int:
        if len(left) < 2:
            return 0
        who = min(left)
        rest = left - {who}
        return max([best(rest), *(1 + best(rest - {one}) for one in friends[who] if one in rest)])

    assert most_pairs(friends) == best(frozenset(range(size)))


def test_a_ring_on_the_way_leads_on_to_both_sides() -> None:
    edges = [(0, 2), (0, 3), (0, 5), (1, 2), (1, 3), (1, 4), (2, 3)]
    for names in permutations(range(6)):
        friends: dict[int, list[int]] = {who: [] for who in range(6)}
        for one, other in edges:
            friends[names[one]].append(names[other])
            friends[names[other]].append(names[one])
        assert most_pairs(friends) == 3


def test_as_many_rounds_are_played_as_it_takes_to_find_one_best() -> None:
    assert [rounds_for(count) for count in (2, 3, 4, 5, 8, 9, 16, 32)] == [1, 2, 2, 3, 3, 4, 4, 5]
    assert [most_rounds(count) for count in (2, 3, 4, 5, 8)] == [1, 3, 3, 5, 7]
