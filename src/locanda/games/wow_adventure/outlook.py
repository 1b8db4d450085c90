"""Outlook: how likely each seat is to win from here, for bots that search."""

from __future__ import annotations

from math import exp

from . import modifiers, odds, quests
from .quests import GOAL
from .state import Hero, Quest, World

VALOR, LEVEL, BEGUN, CARD, HURT, GEAR, NEAR = 0.55, 0.45, 0.5, 0.04, 0.35, 0.8, 0.35


def worth(t: World) -> list[float]:
    """The chance of each seat to win, from 0 to 1; together 1."""
    scores = [score(t, hero) for hero in t.seats]
    top = max(scores)
    weights = [exp(one - top) for one in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def score(t: World, hero: Hero) -> float:
    """How well a character stands: valor, level, quests begun and near, equipment, cards and wounds."""
    found = VALOR * min(hero.valor, GOAL) + LEVEL * hero.level
    found += CARD * len(hero.hand) - HURT * hero.damage / modifiers.life(t, hero)
    found += GEAR * odds.of_colour(t, hero, hero.level).win
    found += 0.05 * len(hero.bag) + 0.08 * len(hero.kept)
    for quest in hero.quests:
        found += VALOR * quest.card.valor * BEGUN * progress(t, hero, quest)
    return found


def progress(t: World, hero: Hero, quest: Quest) -> float:
    """How far a quest has come, from 0 to 1, with a share for standing near its next station."""
    tasks = quest.card.tasks
    total = sum(max(len(task.collect), task.amount, task.harm) for task in tasks)
    done = sum(max(len(task.collect), task.amount, task.harm) for task in tasks[: quest.task]) + quest.count
    near = 0.0
    task = quests.task_of(quest)
    atlas = t.library.atlas
    if task is not None and (task.collect or task.travel or task.map):
        row = odds.turns_between(atlas, hero.level)[hero.at]
        goals = quest.tokens if task.collect else [atlas.number[task.travel or task.map]]
        near = max((exp(-0.4 * row[goal]) for goal in goals), default=0.0)
    return (done + NEAR * near) / total
