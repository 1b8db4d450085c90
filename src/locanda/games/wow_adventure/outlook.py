"""Outlook: how likely each seat is to win from here, for bots that search.

The weights were fitted to 5,000 games of two greedy bots that had first wandered off their way for a while (which seat
won, asked at every fourth turn afterwards); on games that were not used for the fit they tell the winner of two seats
seven times in ten.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from . import modifiers, odds, quests
from . import vocabulary as v
from .cards import LEVELS, EncounterFace
from .library import Library
from .quests import GOAL
from .state import Hero, Quest, World
from .ways import Ways

VALOR = 0.37
LEVEL = (0.0, 0.59, 1.7, 2.74)  # what a level is worth, from grey to red
# The chance and the damage without wounds against a typical encounter of the own level; a chance nearby to rise.
WIN, DAMAGE, RISE = 1.4, 0.46, 0.82
HURT, COMBAT_CARD, GOODS, TOKEN = 0.65, 0.1, 0.05, 0.07
QUEST, FINISH = 0.33, 1.3  # a point of valor on the way, and the quest that would end the game
NEAR, FADE, RISE_FADE, LAST_FADE, FAR = 0.35, 0.4, 0.4, 0.35, 4.0


def worth(t: World) -> list[float]:
    """The chance of each seat to win, from 0 to 1; together 1."""
    scores = [score(t, hero) for hero in t.seats]
    top = max(scores)
    weights = [exp(one - top) for one in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def score(t: World, hero: Hero) -> float:
    """How well a character stands: valor, level, strength and wounds, cards and goods, quests and what lies near."""
    life, line = modifiers.life(t, hero), odds.line_of(t, hero)
    chances = odds.average(t.library, hero.level, line, life)
    found = VALOR * min(hero.valor, GOAL) + LEVEL[hero.level]
    found += WIN * chances.win - DAMAGE * chances.damage - HURT * hero.damage / life
    found += COMBAT_CARD * sum([card.timing == "combat" for card in hero.hand])
    found += GOODS * sum([one.card.level for one in hero.bag]) + TOKEN * len(hero.kept)
    row = odds.turns_between(t.library.atlas, hero.level)[hero.at]
    rise = [
        odds.exchange(line, odds.foe_line(foe), life).win * exp(-RISE_FADE * row[space])
        for space, foe in rising(t.library, hero.level)
    ]
    found += RISE * max(rise, default=0.0)
    last = 0.0
    for quest in hero.quests:
        found += QUEST * quest.card.valor * progress(t, hero, quest, row)
        if hero.valor + quest.card.valor >= GOAL:
            away = min([row[space] for space in Ways.stations(t, hero, quest)], default=FAR)
            last = max(last, exp(-LAST_FADE * (Ways.length(t, hero, quest) - 1 + away)))
    return found + FINISH * last


@lru_cache(maxsize=8)
def rising(library: Library, level: int) -> tuple[tuple[int, EncounterFace], ...]:
    """The encounters of the board that give a character of this level a higher one, and where they are."""
    atlas = library.atlas
    return tuple(
        (number, space.encounter)
        for number, space in enumerate(atlas.spaces)
        if space.encounter is not None
        and atlas.level[number] <= level
        and any(
            isinstance(step, v.Level) and LEVELS.index(step.colour) > level for step in space.encounter.reward
        )
    )


def progress(t: World, hero: Hero, quest: Quest, row: tuple[float, ...]) -> float:
    """How far a quest has come, from 0 to 1, with a share for standing near its next station; `row` has the ways."""
    tasks = quest.card.tasks
    total = sum([max(len(task.collect), task.amount, task.harm) for task in tasks])
    done = sum([max(len(task.collect), task.amount, task.harm) for task in tasks[: quest.task]]) + quest.count
    near = 0.0
    task = quests.task_of(quest)
    atlas = t.library.atlas
    if task is not None and (task.collect or task.travel or task.map):
        goals = quest.tokens if task.collect else [atlas.number[task.travel or task.map]]
        near = max([exp(-FADE * row[goal]) for goal in goals], default=0.0)
    return (done + NEAR * near) / total
