"""The outlook of Runebound: what is near counts by what can be done there, and never more than doing it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from locanda.games import load
from locanda.games.runebound.judging import odds
from locanda.games.runebound.judging.outlook import RED, worth
from locanda.games.runebound.state import Companion, Realm
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match

GREEN, UNREACHABLE = 0, 90


def at_the_start() -> Realm:
    table = Match(load("runebound"), Setup(2), Dice.from_seed("outlook")).table
    assert isinstance(table, Realm)
    return table


@pytest.fixture
def realm() -> Realm:
    """Two parties at the start, in an empty land without wares."""
    table = at_the_start()
    table.tokens.clear()
    for stall in table.stalls:
        stall.clear()
    return table


def lay(t: Realm, colour: int) -> int:
    """A space that has an adventure of this colour, the only one in the land."""
    space = next(space for space, found in at_the_start().tokens.items() if found == colour)
    t.tokens[space] = colour
    return space


def near_and_far(t: Realm, goals: Sequence[int]) -> tuple[float, float]:
    """How the first seat stands next to the first goal, and as far from all as it can be on the same terrain."""
    atlas = t.library.atlas
    near = atlas.neighbours[goals[0]][0]
    rows = [odds.travel_times(atlas, goal) for goal in goals]
    turns = [min(row[place] for row in rows) for place in range(atlas.size)]
    like = [place for place, one in enumerate(atlas.terrain) if one == atlas.terrain[near]]
    far = max((place for place in like if turns[place] < UNREACHABLE), key=turns.__getitem__)
    found = []
    for place in (near, far):
        t.seats[0].at = place
        found.append(worth(t)[0])
    return found[0], found[1]


def test_an_adventure_that_can_be_won_draws_near(realm: Realm) -> None:
    near, far = near_and_far(realm, [lay(realm, GREEN)])
    assert near > far


def test_nobody_is_drawn_to_what_is_hopeless(realm: Realm) -> None:
    """Next to a Challenge that a beginner had better leave alone it is no better than anywhere else."""
    space = lay(realm, RED)
    near, far = near_and_far(realm, [space])
    assert near == far
    realm.seats[0].learned = [20, 20, 20]
    near, far = near_and_far(realm, [space])
    assert near > far


def test_a_town_draws_whoever_can_buy_or_be_healed(realm: Realm) -> None:
    """Gold alone makes no town attractive: there must be something to spend it on."""
    towns, party = realm.library.atlas.towns, realm.seats[0]
    party.gold = 30
    near, far = near_and_far(realm, towns)
    assert near == far
    party.wounds = 3
    near, far = near_and_far(realm, towns)
    assert near > far
    party.wounds = 0
    realm.stalls[0].append(max(realm.library.allies, key=lambda card: card.cost))
    near, far = near_and_far(realm, towns[:1])
    assert near > far
    party.gold = 1
    near, far = near_and_far(realm, towns[:1])
    assert near == far


def test_buying_is_better_than_being_able_to(realm: Realm) -> None:
    party = realm.seats[0]
    party.at = realm.library.atlas.towns[0]
    ally = max(realm.library.allies, key=lambda card: card.cost)
    realm.stalls[0].append(ally)
    party.gold = ally.cost
    before = worth(realm)[0]
    party.gold = 0
    realm.stalls[0].clear()
    party.allies.append(Companion(ally))
    assert worth(realm)[0] > before
