"""Outlook: how likely each seat is to win from here, for bots that search.

The weights are what a gift changes in the end: in 1,270 positions a character was given one thing (a point of valor, a
level, a better weapon, another place, a wound), and greedy bots played each of them to the end from the same deals; the
difference in wins was laid over the difference in the figures below. What merely goes along with winning has no weight.
What a goal brings counts before it is reached, the less the more turns it will take, so that every step towards it and
reaching it are worth something.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from locanda.kit.guide import Feature, Outlook, shares

from ..cards import LEVELS, Task
from ..library import Library
from ..rules.quests import GOAL
from ..state import NOWHERE, Hero, Quest, World
from . import odds
from .params import FILE

# A point of valor, one that a quest promises, and a level that an encounter does, with the turns over which they fade.
VALOR, QUEST, QUEST_FADE = 0.28, 0.36, 8.0
RISE, TROPHY, FADE = 0.4, 0.28, 5.0
# A level, and what equipment adds to the character's own figures.
LEVEL, ATTACK, DEFENCE, RANGED = 0.4, 0.26, 0.07, 0.35
# Cards in hand, items worn or in the bag (as many as are of use), discoveries that are kept, and damage.
CARD, ITEM, TOKEN, WOUND = 0.03, 0.1, 0.02, 0.05
MANY_CARDS, MANY_ITEMS = 7, 4
# Turns beside the way: for an opponent to be beaten, for each of his wounds, for a level that is still missing.
OPPONENT, HARM, MISSING = 6.0, 3.0, 4.0
HOPELESS, FOREVER = 0.05, 25.0
# How the characters fare against each other: two seats, 1,800 games of greedy bots.
CHARACTERS = {"sandrai": 0.35, "grumbaz": 0.08, "burbonn": -0.12, "sofeea": -0.3}


def worth(t: World) -> list[float]:
    """The chance of each seat to win, from 0 to 1; together 1."""
    return shares([OUTLOOK.score(_figures(t, hero)) for hero in t.seats])


def features(t: World, seat: int) -> tuple[float, ...]:
    """What the chance of a seat to win is worked out from, in the order of `FEATURES`."""
    return _figures(t, t.seats[seat])


def _figures(t: World, hero: Hero) -> tuple[float, ...]:
    """How a character stands: valor, level and strength, goods, and what is within reach."""
    line, left, face, level = odds.strength_of(t, hero), odds.left(t, hero), hero.face, hero.level
    promised = 0.0
    for quest in hero.quests:
        promised += quest.card.valor * exp(-turns_left(t, hero, quest, line, left) / QUEST_FADE)
    return (
        CHARACTERS.get(hero.character.id, 0.0),
        min(hero.valor, GOAL),
        level,
        line.attack - face.attack[level],
        line.defence - face.defence[level],
        line.ranged - (face.type == "ranged"),
        min(MANY_CARDS, len(hero.hand)),
        len(hero.kept),
        hero.damage,
        min(MANY_ITEMS, len(hero.bag) + len(hero.equipped)),
        promised,
        _prizes(t, hero, line, left),
    )


FEATURES = (
    Feature("character", 1, 1.0),
    Feature("valor", 1, VALOR),
    Feature("level", 1, LEVEL),
    Feature("attack", 1, ATTACK),
    Feature("defence", 1, DEFENCE),
    Feature("ranged", 0, RANGED),
    Feature("cards", 1, CARD),
    Feature("tokens", 1, TOKEN),
    Feature("wounds", -1, -WOUND),
    Feature("items", 1, ITEM),
    Feature("quests", 1, QUEST),
    Feature("prize", 1, 1.0),
)
OUTLOOK = Outlook(FEATURES, features, FILE)


def _prizes(t: World, hero: Hero, line: odds.Strength, left: int) -> float:
    """The best promise of an encounter of the board: a level or a trophy."""
    atlas, best = t.library.atlas, 0.0
    row = odds.turns_between(atlas, hero.level)[hero.at]
    for space in atlas.prized:
        foe = atlas.spaces[space].encounter
        if foe is None or atlas.level[space] > hero.level:
            continue
        valor, rises = odds.reward_of(t, hero, foe)
        if valor or rises:
            chance = odds.exchange(line, odds.foe_strength(foe), left).win
            turns = row[space] + _tries(chance)
            best = max(best, (TROPHY * valor + RISE * rises) * exp(-turns / FADE))
    return best


def _tries(chance: float) -> float:
    """The turns that are lost with attempts that fail."""
    return 1.0 / max(HOPELESS, chance) - 1.0


def turns_left(t: World, hero: Hero, quest: Quest, line: odds.Strength, left: int) -> float:
    """How many turns a quest will still take, about: from station to station, and the fights on the way."""
    tasks = quest.card.tasks[quest.task :]
    if not tasks:
        return 0.0
    turns = _tour(t.library, quest.card.id, quest.task, tuple(quest.tokens), hero.at, hero.level)
    for number, task in enumerate(tasks):
        turns += _labour(t, hero, quest, task, quest.count if number == 0 else 0, line, left)
    return min(FOREVER, turns)


@lru_cache(maxsize=50_000)
def _tour(library: Library, card: str, first: int, tokens: tuple[int, ...], at: int, level: int) -> float:
    """The turns of the ways of a quest, always to the nearest station that is left."""
    atlas, turns = library.atlas, 0.0
    rows = odds.turns_between(atlas, len(LEVELS) - 1)
    for number, task in enumerate(library.by_id[card].tasks[first:]):
        spaces = [atlas.number[name] for name in (*task.collect, task.travel, task.map) if name]
        if number == 0 and task.collect:
            spaces = [space for space in spaces if space in tokens]
        while spaces:
            nearest = min(spaces, key=rows[at].__getitem__)
            turns += max(1.0, rows[at][nearest]) + MISSING * max(0, atlas.level[nearest] - level)
            spaces.remove(nearest)
            at = nearest
    return turns


def _labour(
    t: World, hero: Hero, quest: Quest, task: Task, done: int, line: odds.Strength, left: int
) -> float:
    """The turns that a task takes beside known ways: fights to be won, and somebody to be met."""
    trait = task.slay or task.hand_in
    if trait:
        held = sum(one.card.encounter is not None and trait in one.card.encounter.traits for one in hero.bag)
        need = task.amount - done - (held if task.hand_in else 0)
        chance = max(
            share(t.library, level, trait) * odds.average(t.library, level, line, left).win
            for level in range(hero.level + 1)
        )
        return max(0, need) / max(HOPELESS, chance) + (0.5 if task.hand_in else 0.0)
    if task.map:
        foe = t.library.atlas.spaces[t.library.atlas.number[task.map]].encounter
        return 0.0 if foe is None else _tries(odds.exchange(line, odds.foe_strength(foe), left).win)
    row = odds.turns_between(t.library.atlas, hero.level)[hero.at]
    if task.meet:
        return 1.0 + (row[t.seats[quest.holder].at] if quest.holder != NOWHERE else OPPONENT)
    if task.harm or task.defeat:
        nearest = min(row[one.at] for one in t.seats if one is not hero)
        return nearest + (HARM * (task.harm - done) if task.harm else OPPONENT)
    return 0.0


@lru_cache(maxsize=64)
def share(library: Library, level: int, trait: str) -> float:
    """How many of the encounters of a colour have a trait, as a share of all."""
    foes = [card.encounter for card in library.deck(LEVELS[level]) if card.encounter is not None]
    return sum(trait in foe.traits for foe in foes) / len(foes)
