"""The hunt for the Overlord: when a faction gathers, where, and when it tries."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from ..rules.turn import ACTIONS
from ..state import Character, World
from . import odds, plans
from .params import Params
from .plans import Errand, Plan, Reserve
from .routes import distance, routes


def last_turn(t: World) -> int:
    """The last space of the turn track that counts: the end, or the turn before an Overlord on his way arrives.

    He is expected to go one region with each Event space.
    """
    if not t.overlord.way:
        return t.last_space
    atlas = t.library.atlas
    way = atlas.apart[t.overlord_at][atlas.number[t.overlord.way]]
    events = [
        number for number, icon in enumerate(atlas.record.track, 1) if icon == "event" and number > t.space
    ]
    return events[way - 1] - 1 if 0 < way <= len(events) else t.last_space


def turns_left(t: World, faction: int) -> int:
    """How many turns a faction still has, the one at hand among them."""
    mine = t.active == faction
    return (last_turn(t) - t.space + (0 if mine else 1)) // 2 + (1 if mine else 0)


def actions_left(t: World, faction: int) -> int:
    """How many actions each character of a faction still has, unless the game goes on without end."""
    if "overlord-only" in t.variants:
        return 99
    team = t.of(faction)
    spent = ACTIONS - max(one.actions for one in team) if t.active == faction else 0
    return ACTIONS * turns_left(t, faction) - spent


def places(t: World, faction: int) -> list[int]:
    """Where a faction would look for the Overlord: where he is, or under markers that it has not seen to be false."""
    if len(t.markers) <= 1:
        return [t.overlord_at]
    seen = t.seen[faction]
    real = [place for place in seen if place == t.overlord_at and place in t.markers]
    return real or [place for place in t.markers if place not in seen]


def win(t: World, group: Sequence[Character], fresh: bool = False) -> float:
    """How likely a group is to fell the Overlord as he is now."""
    if not group:
        return 0.0
    return odds.against(t, group, odds.boss_enemy(t, t.overlord, group[0].faction), fresh).win


def goal(t: World, team: Sequence[Character]) -> int:
    """The place to look first: the one that the last of them reaches soonest."""
    return min(places(t, team[0].faction), key=lambda place: max(distance(t, one, place) for one in team))


def needed(t: World, team: Sequence[Character], place: int) -> int:
    """How many actions the team needs to fight there: the way, the creatures there, rests, and the other markers."""
    others = len(places(t, team[0].faction)) - 1
    longest = max(distance(t, one, place) + plans.rests(t, one) for one in team)
    looks = 2 * ceil(others / len(team)) + 2 if others else 0
    return longest + len(plans.guards(t, place)) + 1 + looks


def afterwards(t: World, team: Sequence[Character], params: Params) -> Reserve:
    """How many actions a character needs from a region, once it is done there, until the Overlord is fought."""
    place = goal(t, team)
    looks = 2 * ceil((len(places(t, team[0].faction)) - 1) / len(team))

    def reserve(one: Character, region: int) -> int:
        return (routes(t, one, place)[region] + 1) // 2 + 1 + looks + round(params.spare)

    return reserve


def hunt(t: World, faction: int, params: Params, before: Plan | None = None) -> Plan | None:
    """The plan to go for the Overlord, if it is likely enough to fell him, or if time runs out.

    Nothing is lost by trying in the end: before the final battle everybody regains all. Whoever can still do
    something else in time does it first, unless the Overlord is as good as felled.
    """
    team = t.of(faction)
    place = goal(t, team)
    chance = win(t, team, fresh=True)
    if chance < params.forlorn:
        return None
    actions, left = needed(t, team, place), actions_left(t, faction)
    if chance < params.sure_overlord and left > actions + params.spare:
        return None
    found = {
        one.index: Errand(
            where, t.overlord.id, tuple(each.index for each in team), chance, 50.0, actions, True
        )
        for one, where in search(t, team, place)
    }
    if chance < params.sure_overlord:
        found |= plans.plan(t, faction, params, left, before or {}, afterwards(t, team, params))
    return found


def slack(t: World, one: Character) -> int:
    """How many actions a character can spare on its way to the Overlord."""
    left = ACTIONS * (turns_left(t, one.faction) - 1) + one.actions
    return left - 1 - min(distance(t, one, place) for place in places(t, one.faction))


def search(t: World, team: Sequence[Character], place: int) -> list[tuple[Character, int]]:
    """Where each of a team goes for the Overlord: to the same place, or each to another marker that may be he."""
    left = places(t, team[0].faction)
    if len(left) == 1:
        return [(one, place) for one in team]
    found = []
    for one in team:
        nearest = min(left, key=lambda where: distance(t, one, where))
        found.append((one, nearest))
        if len(left) > 1:
            left.remove(nearest)
    return found


def attempt(t: World, one: Character, plan: Plan, params: Params) -> float:
    """What a Challenge to the Overlord is worth: much if everybody is there and rested, or at the last chance."""
    errand = plan.get(one.index)
    team = t.of(one.faction)
    here = [each for each in t.at(one.at, one.faction) if each.actions > 0]
    chance = win(t, here)
    if errand is None or errand.name != t.overlord.id:
        return 80.0 if chance >= params.sure_overlord + 0.2 else -1.0
    # Friends who can still come are waited for.
    coming = any(each not in here and distance(t, each, one.at) < each.actions for each in team)
    last = turns_left(t, one.faction) <= 1 and max(each.actions for each in here) <= 1 and not coming
    complete = len(here) == len(team)
    rested = all(not plans.rests(t, each) for each in here)
    if last or (complete and (rested or chance >= 0.9 * errand.win)):
        return 80.0 + 40 * chance
    return -1.0
