"""Routes: how far it is to a region, with flights, and with the independent creatures that stand on the way."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush

from ..rules import challenge, gear, travel
from ..state import Character, World
from ..vocabulary import PassThrough
from . import odds

UNREACHABLE = 99
# How many more moves it is through a region whose creatures are easy, hard, or too hard for one alone.
EASY, HARD, HOPELESS = 2, 6, 16
SURE, LIKELY = 0.9, 0.65


def troubles(t: World, one: Character) -> Mapping[int, int]:
    """The regions in which independent creatures stop a traveler, and how many moves they cost it."""
    book = t.library.notebook("troubles")
    key = (
        tuple((each.creature.id, each.shade, each.at) for each in t.figures if not each.quest),
        gear.outfit(t, one),
        one.level,
        one.health,
        one.energy,
        one.curse,
    )
    found: dict[int, int] | None = book.get(key)
    if found is None:
        if len(book) > 5_000:
            book.clear()
        found = book[key] = _troubles(t, one)
    return found


def _troubles(t: World, one: Character) -> dict[int, int]:
    if travel.lasts(t, one, PassThrough):
        return {}
    found: dict[int, int] = {}
    for region in {each.at for each in t.figures if not each.quest}:
        cost = 0
        for figures in challenge.groups(t, region).values():
            if not figures[0].quest:
                enemy = odds.enemy_of(t, figures)
                win = odds.against(t, [one], enemy).win if odds.could(t, [one], enemy) else 0.0
                cost += EASY if win >= SURE else HARD if win >= LIKELY else HOPELESS
        found[region] = cost
    return found


def routes(t: World, one: Character, goal: int) -> list[int]:
    """How many moves it is for a character to a goal from every region."""
    trouble = troubles(t, one)
    book = t.library.notebook("routes")
    key = (one.faction, goal, tuple(sorted(trouble.items())))
    found: list[int] | None = book.get(key)
    if found is None:
        if len(book) > 5_000:
            book.clear()
        found = book[key] = _routes(t, one.faction, goal, trouble)
    return found


def _routes(t: World, faction: int, goal: int, trouble: Mapping[int, int]) -> list[int]:
    atlas = t.library.atlas
    enemy, flights = atlas.home[1 - faction], atlas.flights[faction]
    far = [UNREACHABLE] * len(atlas.near)
    far[goal] = 0
    waiting = [(0, goal)]
    while waiting:
        moves, here = heappop(waiting)
        if moves > far[here]:
            continue
        # Whoever has to pass through here is stopped by those who stand here.
        step = 1 + (trouble.get(here, 0) if here != goal else 0)
        for there in (*atlas.near[here], *(flights if here in flights else ())):
            if there != enemy and moves + step < far[there]:
                far[there] = moves + step
                heappush(waiting, (moves + step, there))
    return far


def distance(t: World, one: Character, region: int) -> int:
    """How many Travel actions a character needs to a region."""
    held = one.at in troubles(t, one) and one.at != region
    return (routes(t, one, region)[one.at] + 1) // 2 + held
