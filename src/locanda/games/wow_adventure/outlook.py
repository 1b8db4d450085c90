"""Outlook: how likely each seat is to win from here, for bots that search.

The weights are what one choice changes in the end: at 700 positions two answers were each played to the end of the game
24 times by greedy bots from the same deals, and the difference in wins was laid over the difference in the figures at
the end of the turn. Levels, equipment and valor count; wounds and cards in hand, which tell good games from bad ones
well enough, hardly decide them.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from . import modifiers, odds
from . import vocabulary as v
from .cards import LEVELS, EncounterFace
from .library import Library
from .quests import GOAL
from .state import Hero, Quest, World

VALOR, QUEST = 0.15, 0.09  # a point of valor, and one on the way
LEVEL = (0.0, 0.62, 0.87, 1.95)  # from grey to red
# The chance without wounds against a typical encounter of the own level; a chance nearby to rise, fading with turns.
WIN, RISE, FADE = 0.5, 0.32, 0.4
TOKEN, GOODS = 0.13, 0.012


def worth(t: World) -> list[float]:
    """The chance of each seat to win, from 0 to 1; together 1."""
    scores = [score(t, hero) for hero in t.seats]
    top = max(scores)
    weights = [exp(one - top) for one in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def score(t: World, hero: Hero) -> float:
    """How well a character stands: valor, level and strength, goods, quests under way, and a way to rise."""
    life, line = modifiers.life(t, hero), odds.line_of(t, hero)
    found = VALOR * min(hero.valor, GOAL) + LEVEL[hero.level]
    found += WIN * odds.average(t.library, hero.level, line, life).win
    found += TOKEN * len(hero.kept) + GOODS * sum([one.card.level for one in hero.bag])
    row = odds.turns_between(t.library.atlas, hero.level)[hero.at]
    rise = [
        odds.exchange(line, odds.foe_line(foe), life).win * exp(-FADE * row[space])
        for space, foe in rising(t.library, hero.level)
    ]
    found += RISE * max(rise, default=0.0)
    return found + QUEST * sum([quest.card.valor * progress(quest) for quest in hero.quests])


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


def progress(quest: Quest) -> float:
    """How far a quest has come, from 0 to 1."""
    sizes = [max(len(task.collect), task.amount, task.harm) for task in quest.card.tasks]
    return (sum(sizes[: quest.task]) + quest.count) / sum(sizes)
