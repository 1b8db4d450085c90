"""Fights that an option of the Board Game leads to, and how likely they are to be won, as it is shown."""

from __future__ import annotations

from copy import copy
from typing import NamedTuple

from locanda.kernel.decision import NO, YES, Decision, Option

from ..judging import odds, overlord
from ..rules import challenge, travel
from ..state import Character, World

# What is shown of an estimate, from which of the house bot's own estimates on: read off thousands of fights that were
# played out (docs/odds.md). Rounded to tens, since no more is known; at the ends it is what hardly ever happens, or
# nearly always.
ONE_STEPS = (
    *((0.0, 0.02), (0.05, 0.1), (0.18, 0.2), (0.3, 0.3), (0.44, 0.4), (0.58, 0.5)),
    *((0.65, 0.6), (0.75, 0.7), (0.85, 0.8), (0.95, 0.9)),
)
# The same for several who fight together.
MANY_STEPS = ((0.0, 0.02), (0.05, 0.2), (0.18, 0.3), (0.3, 0.5), (0.58, 0.7), (0.75, 0.8), (0.95, 0.9))
# From where on a fight is nearly always won, how often that is by one alone, and how often by several.
SAFE, ONE_SAFE, MANY_SAFE = 0.995, 0.96, 0.98
# The same for fights between the factions.
DUEL_STEPS = ((0.0, 0.02), (0.25, 0.2), (0.5, 0.7), (0.7, 0.8), (0.75, 0.97))


class Prospect(NamedTuple):
    """A fight that an option leads to: what is fought (creatures, boss, overlord, enemies), by whom, how it may end.

    `how` is the condition: alone, all (everybody here joins), with or without the one who is asked. `hidden`: it
    takes place only if the Overlord is under the marker. `guess` is the bot's own estimate.
    """

    kind: str
    group: tuple[Character, ...]
    how: str
    hidden: bool
    guess: float

    @property
    def shown(self) -> float:
        """The chance to win as it is shown."""
        duel, single = self.kind == "enemies", len(self.group) == 1
        if not duel and self.guess >= SAFE:
            return ONE_SAFE if single else MANY_SAFE
        steps = DUEL_STEPS if duel else ONE_STEPS if single else MANY_STEPS
        # A hopeless fight between the factions may even be guessed below 0.
        return next((share for least, share in reversed(steps) if self.guess >= least), steps[0][1])


def prospect(t: World, decision: Decision, option: Option) -> Prospect | None:
    """The fight that a Challenge leads to, or the one that a friend joins or lets pass; none if none is in sight."""
    if decision.prompt == "action" and option.verb == "challenge":
        who, region, kind, name = option.value
        one = t.characters[who]
        friends = helpers(t, one, region, name)
        return _fight(t, (one, *friends), region, kind, name, "all" if friends else "alone")
    if decision.prompt == "join" and option in (YES, NO):
        given = decision.facts or {}
        own, other, name = t.characters[given["character"]], t.characters[given["of"]], given["aim"]
        kind = "pvp" if name == "enemies" else "boss" if name in t.library.by_id else "creatures"
        others = [each for each in helpers(t, other, other.at, name) if each is not own]
        group = (other, own, *others) if option is YES else (other, *others)
        return _fight(t, group, other.at, kind, name, "with" if option is YES else "without")
    return None


def alone(t: World, decision: Decision, option: Option) -> Prospect | None:
    """The fight of a Challenge if none of the friends joins who could; none if nobody could."""
    found = prospect(t, decision, option)
    if found is None or found.how != "all":
        return None
    _, region, kind, name = option.value
    return _fight(t, found.group[:1], region, kind, name, "alone")


def helpers(t: World, one: Character, region: int, name: str) -> list[Character]:
    """The friends in a region who could join a Challenge."""
    if travel.has_independents(t, region) and ".independent" not in name:
        return []
    return [each for each in t.at(region, one.faction) if each is not one and each.actions > 0]


def _fight(
    t: World, group: tuple[Character, ...], region: int, kind: str, name: str, how: str
) -> Prospect | None:
    faction = group[0].faction
    if kind == "pvp":
        rivals = t.at(region, 1 - faction)
        return Prospect("enemies", group, how, False, odds.duel(t, group, rivals)) if rivals else None
    if kind == "creatures":
        figures = challenge.groups(t, region).get(name)
        if not figures:
            return None
        found = odds.against(t, group, odds.enemy_of(t, figures))
        return Prospect(kind, group, how, False, found.win)
    his = name == t.overlord.id
    hidden = his and len(t.markers) > 1
    if hidden and region in t.seen[faction]:
        if region != t.overlord_at:
            return None  # the faction knows that nobody is there
        hidden = False
    there = at_marker(t, region) if his else t
    found = odds.against(t, group, odds.boss_enemy(there, t.library.by_id[name], faction))
    return Prospect("overlord" if his else kind, group, how, hidden, found.win)


def at_marker(t: World, region: int) -> World:
    """The table as it would be with the Overlord in a region."""
    found = copy(t)
    found.overlord_at = region
    return found


def as_known(t: World, faction: int) -> World:
    """The table as a faction knows it: an Overlord whom it has not found may be under any marker that is left to it."""
    return t if len(t.markers) < 2 else at_marker(t, overlord.places(t, faction)[0])
