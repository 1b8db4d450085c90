"""The hunt for the Overlord: when a faction gathers, where, and when it tries."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.turn import ACTIONS
from ..state import Character, World
from . import odds, plans
from .params import Params
from .plans import Errand, Plan
from .routes import distance


def turns_left(t: World, faction: int) -> int:
    """How many turns a faction still has, the one at hand among them."""
    return (t.last_space - t.space) // 2 + (1 if t.active == faction else 0)


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
    return longest + len(plans.guards(t, place)) + 1 + 2 * others


def hunt(t: World, faction: int, params: Params) -> Plan | None:
    """The plan to go for the Overlord, if it is likely enough to fell him, or if time runs out.

    Nothing is lost by trying in the end: before the final battle everybody regains all.
    """
    team = t.of(faction)
    place = goal(t, team)
    chance = win(t, team, fresh=True)
    if chance < params.forlorn:
        return None
    actions = needed(t, team, place)
    if chance < params.sure_overlord and actions_left(t, faction) > actions + params.spare:
        return None
    errand = Errand(place, t.overlord.id, tuple(one.index for one in team), chance, 50.0, actions, True)
    return {one.index: errand for one in team}


def attempt(t: World, one: Character, plan: Plan, params: Params) -> float:
    """What a Challenge to the Overlord is worth: much if everybody is there and rested, or at the last chance."""
    errand = plan.get(one.index)
    team = t.of(one.faction)
    here = [each for each in t.at(one.at, one.faction) if each.actions > 0]
    chance = win(t, here)
    if errand is None or errand.name != t.overlord.id:
        return 80.0 if chance >= params.sure_overlord + 0.2 else -1.0
    last = turns_left(t, one.faction) <= 1 and max(each.actions for each in here) <= 1
    complete = len(here) == len(team)
    rested = all(not plans.rests(t, each) for each in here)
    if last or (complete and (rested or chance >= 0.9 * errand.win)):
        return 80.0 + 40 * chance
    return -1.0
