"""Outlook: how likely each seat is to win from here, for bots that search; players of a faction win together."""

from __future__ import annotations

from math import exp

from locanda.kit.guide import Feature, Outlook, shares

from ..rules import experience
from ..state import Character, World
from . import odds, overlord
from .params import FILE
from .shopping import might

# The actions over which a chance against the Overlord fades, and how much it counts however far he is.
FADE, FAR = 8.0, 0.2
# XP, strength and gold are counted in tens, so that the weights are alike.
TENTH = 10.0


def worth(t: World) -> list[float]:
    """The chance of each seat to win, from 0 to 1; together 1."""
    factions = [OUTLOOK.score(_figures(t, faction)) for faction in (0, 1)]
    return shares([factions[seat.faction] for seat in t.seats])


def features(t: World, seat: int) -> tuple[float, ...]:
    """What the chance of a seat to win is worked out from, in the order of `FEATURES`."""
    return _figures(t, t.seats[seat].faction)


def _figures(t: World, faction: int) -> tuple[float, ...]:
    """How a faction stands: XP and levels, strength, rest, gold, and the Overlord within reach."""
    team = t.of(faction)
    size = max(1, len(team))
    return (
        sum(one.xp for one in team) / size / TENTH,
        sum(_level(t, one) for one in team) / size,
        sum(might(t, one) for one in team) / size / TENTH,
        sum(odds.rested(t, one) for one in team) / size,
        sum(one.gold for one in team) / size / TENTH,
        _hunt(t, team),
        float(t.active == faction),
    )


def _level(t: World, one: Character) -> float:
    """The level of a character, with the share of the next one that it has already."""
    steps = (0, *experience.thresholds(t))
    if one.level >= experience.highest(t):
        return float(one.level)
    before, after = steps[one.level - 1], steps[one.level]
    return one.level + min(1.0, max(0.0, (one.xp - before) / (after - before)))


def _hunt(t: World, team: list[Character]) -> float:
    """The chance of the whole team against the Overlord, less the farther he is, and none if time is too short."""
    if not team:
        return 0.0
    place = overlord.goal(t, team)
    needed, left = overlord.needed(t, team, place), overlord.actions_left(t, team[0].faction)
    if needed > left:
        return 0.0
    return overlord.win(t, team, fresh=True) * (FAR + (1 - FAR) * exp(-needed / FADE))


FEATURES = (
    Feature("xp", 1, 0.3),
    Feature("level", 1, 0.5),
    Feature("might", 1, 1.0),
    Feature("rest", 1, 0.2),
    Feature("gold", 1, 0.1),
    Feature("overlord", 1, 2.5),
    Feature("turn", 0, 0.1),
)
OUTLOOK = Outlook(FEATURES, features, FILE)
