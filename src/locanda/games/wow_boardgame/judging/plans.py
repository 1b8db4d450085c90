"""Plans: what a faction could go for, what that is worth for the actions that it takes, and who goes for what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import ceil

from ..cards import Boss, Reward
from ..rules import body, challenge, experience, town
from ..state import Character, Figure, World
from . import odds
from .fights import Enemy
from .params import Params
from .routes import distance, routes


@dataclass(slots=True, frozen=True)
class Target:
    """Something to be challenged in a region, with the independent creatures that have to be beaten first."""

    region: int
    name: str
    enemy: Enemy
    guards: tuple[Enemy, ...]
    reward: Reward
    share: float = 1.0
    level: int = 0
    quest: str = ""


@dataclass(slots=True, frozen=True)
class Errand:
    """What a group sets out for: how likely it is to do it, what that is worth, and the actions until it is done."""

    region: int
    name: str
    group: tuple[int, ...]
    win: float
    value: float
    actions: int
    fresh: bool
    # What it is worth for each action that it keeps the group busy, perhaps with what could follow.
    rate: float = 0.0


Plan = dict[int, Errand]
# How many actions a character needs from a region afterwards, for what comes in the end.
Reserve = Callable[[Character, int], int]
NOTHING = Reward()
# What an Energy counts for that a fight takes, beside a Health.
ENERGY = 0.6
# How many actions go between two errands, on average, for rest and training.
BREATH = 0.7
# More actions than anything takes.
LONG = 99


# What can be gone for


def targets(t: World, faction: int) -> Iterator[Target]:
    """Every group of creatures and every boss that a faction may challenge for a reward."""
    for region in dict.fromkeys(one.at for one in t.figures if one.faction == faction):
        for name, figures in challenge.groups(t, region).items():
            if figures[0].faction == faction and figures[0].quest:
                yield from _quests(t, region, name, figures)
    for lies in t.lasting:
        if lies.event.kind != "boss" or not lies.regions:
            continue
        if challenge.is_once(t, lies.event.boss) and faction in lies.tried:
            continue
        boss = t.library.by_id[lies.event.boss]
        enemy = odds.boss_enemy(t, boss, faction)
        yield Target(lies.regions[0], boss.id, enemy, guards(t, lies.regions[0]), reward_of(t, boss, faction))


def reward_of(t: World, boss: Boss, faction: int) -> Reward:
    """What a boss gives a faction now: the weaker one gets more."""
    mine, theirs = (sum(one.xp for one in t.of(side)) for side in (faction, 1 - faction))
    return boss.weaker if mine < theirs else boss.stronger


def guards(t: World, region: int) -> tuple[Enemy, ...]:
    """The independent creatures of a region, group by group."""
    return tuple(
        odds.enemy_of(t, figures) for figures in challenge.groups(t, region).values() if not figures[0].quest
    )


def _quests(t: World, region: int, name: str, figures: Sequence[Figure]) -> Iterator[Target]:
    """What a group of quest creatures gives: the whole reward only with the last of them."""
    enemy, before = odds.enemy_of(t, figures), guards(t, region)
    for quest in (*t.open_quests[0], *t.open_quests[1]):
        here = sum(one.quest == quest.id for one in figures)
        if here:
            left = sum(one.quest == quest.id for one in t.figures)
            share = 1.0 if here >= left else 0.35 * here / left
            yield Target(region, name, enemy, before, quest.reward, share, quest.level, quest.id)


def goods(reward: Reward, params: Params) -> float:
    """What the gold and the items of a reward are worth."""
    found = params.gold * reward.gold
    decks = {"square": params.square, "circle": params.circle}
    for prize in reward.items:
        found += decks.get(prize.deck, params.triangle) * (1 + 0.2 * (prize.draw - 1))
    return found + (params.square * 1.2 if reward.special else 0)


def worth(t: World, target: Target, group: Sequence[Character], params: Params) -> float:
    """What a target gives a group in all: XP as they are shared, as far as the track goes, gold and items."""
    end = experience.thresholds(t)[experience.highest(t) - 2]
    lucky = min(group, key=lambda one: one.xp)
    total = 0.0
    for one in group:
        part = target.reward.xp / len(group)
        if target.level:
            part -= max(0, one.level - target.level)
            if one is lucky:
                part += max(0, target.level - one.level)
        part = max(0.0, min(part, end - one.xp))
        # A level brings full Health and Energy, a Talent, and cards that wait for it.
        rises = level_at(t, one.xp + part) - one.level
        total += part + params.level * max(0, rises)
    return target.share * (params.xp * total + goods(target.reward, params))


def level_at(t: World, xp: float) -> int:
    """The level that goes with so many XP."""
    return 1 + sum(xp >= step for step in experience.thresholds(t)[: experience.highest(t) - 1])


# What that takes


def rests(t: World, one: Character) -> int:
    """How many Rest actions a character needs until it has all its Health and Energy."""
    missing = body.room(t, one, "health") + body.room(t, one, "energy")
    each = one.level * (town.TOWN_REST_FACTOR if town.in_town(t, one) else town.REST_FACTOR)
    return ceil(missing / each)


def errand(
    t: World,
    group: Sequence[Character],
    target: Target,
    params: Params,
    most: int,
    reserve: Reserve | None = None,
) -> Errand | None:
    """The better way to go for a target, at once or after resting; none if it takes too long or is hopeless.

    Before something else, for which actions are kept in reserve, only what is safe is done.
    """
    if reserve is not None:
        most -= max(reserve(one, target.region) for one in group)
    way = [distance(t, one, target.region) for one in group]
    fights = 1 + len(target.guards)
    found: Errand | None = None
    gain = worth(t, target, group, params)
    for fresh in (False, True):
        rest = [rests(t, one) if fresh else 0 for one in group]
        actions = max(a + b for a, b in zip(way, rest, strict=True)) + fights
        if actions > most or (fresh and not any(rest)):
            continue
        win, lost = chances(t, group, target, fresh)
        if win < (params.sure if reserve is None else params.alone):
            continue
        wear = params.wound * lost + params.defeat * (1 - win) * len(group)
        one = Errand(
            target.region,
            target.name,
            tuple(each.index for each in group),
            win,
            win * gain - wear,
            actions,
            fresh,
        )
        if found is None or one.value / one.actions > found.value / found.actions:
            found = one
    return found


def chances(t: World, group: Sequence[Character], target: Target, fresh: bool) -> tuple[float, float]:
    """How likely a group is to beat a target and what guards it, and the Health and Energy that it costs."""
    win, lost = 1.0, 0.0
    for enemy in (*target.guards, target.enemy):
        if not odds.could(t, group, enemy, fresh):
            return 0.0, 0.0
        estimate = odds.against(t, group, enemy, fresh)
        win *= estimate.win
        lost += estimate.lost + ENERGY * estimate.spent
        if win == 0:
            break
    return win, lost


# Who goes for what


def plan(
    t: World, faction: int, params: Params, most: int, before: Plan, reserve: Reserve | None = None
) -> Plan:
    """What each character of a faction goes for, so that all together gain most for their actions.

    What a group was going for `before` counts for more. Of the `most` actions some are kept in `reserve`.
    """
    team = t.of(faction)
    found: dict[tuple[int, ...], list[Errand]] = {}
    safe: set[tuple[str, int, tuple[int, ...]]] = set()
    everything = list(targets(t, faction))
    for size in range(1, len(team) + 1):
        for group in combinations(team, size):
            who = tuple(one.index for one in group)
            errands = []
            for target in everything:
                # More are only a burden where fewer are safe.
                if any((target.name, target.region, fewer) in safe for fewer in combinations(who, size - 1)):
                    safe.add((target.name, target.region, who))
                    continue
                one = errand(t, group, target, params, most, reserve)
                if one is not None and one.value > 0:
                    old = before.get(who[0])
                    if old is not None and (old.name, old.region, old.group) == (one.name, one.region, who):
                        one = replace(one, value=one.value * params.loyalty)
                    errands.append(one)
                    if one.win >= params.alone:
                        safe.add((target.name, target.region, who))
            found[who] = [replace(one, rate=_rate(t, team, one, errands, params)) for one in errands]
            found[who].sort(key=lambda one: -one.rate)
    best: Plan = {}
    top = 0.0
    for blocks in partitions(tuple(one.index for one in team)):
        made, total = _assign(blocks, found)
        if total > top:
            best, top = made, total
    return best


def prospects(t: World, faction: int, params: Params) -> dict[str, float]:
    """What each open quest of a faction is worth to it for each action, at best."""
    team = t.of(faction)
    found = {quest.id: 0.0 for quest in t.open_quests[faction]}
    for target in targets(t, faction):
        for size in (1, len(team)) if target.quest in found else ():
            for group in combinations(team, size):
                one = errand(t, group, target, params, LONG)
                if one is not None:
                    found[target.quest] = max(found[target.quest], one.value / one.actions)
    return found


def _rate(
    t: World, team: Sequence[Character], one: Errand, errands: Sequence[Errand], params: Params
) -> float:
    """What an errand is worth for each action, alone or with one or two others that lie near its end."""
    best = one.value / one.actions
    walker = next(each for each in team if each.index == one.group[0])
    far = {other.region: routes(t, walker, other.region) for other in errands}
    others = [other for other in errands if (other.region, other.name) != (one.region, one.name)]
    for other in others:
        both = one.value + params.follow * other.value
        actions = one.actions + (far[other.region][one.region] + 1) // 2 + 1 + BREATH
        best = max(best, both / actions)
        for third in others:
            if third is not other:
                way = (far[third.region][other.region] + 1) // 2 + 1 + BREATH
                best = max(best, (both + params.follow**2 * third.value) / (actions + way))
    return best


def _assign(
    blocks: Sequence[tuple[int, ...]], found: dict[tuple[int, ...], list[Errand]]
) -> tuple[Plan, float]:
    """The best errand for each group, no two of them for the same thing."""
    made: Plan = {}
    total, taken = 0.0, set()
    for block in sorted(blocks, key=lambda one: -found[one][0].rate if found[one] else 0.0):
        for one in found[block]:
            if (one.region, one.name) not in taken:
                taken.add((one.region, one.name))
                total += one.rate
                made |= dict.fromkeys(block, one)
                break
    return made, total


def partitions(who: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to split a team into groups."""
    if not who:
        yield []
        return
    first, others = who[0], who[1:]
    for size in range(len(others) + 1):
        for friends in combinations(others, size):
            rest = tuple(one for one in others if one not in friends)
            for blocks in partitions(rest):
                yield [(first, *friends), *blocks]
