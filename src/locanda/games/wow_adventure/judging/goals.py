"""Where a bot wants to go: quests, levels, trophies and rest, each with what it is worth and how far away it is."""

from __future__ import annotations

from collections.abc import Iterable

from locanda.kit.guide import Guide

from ..rules import modifiers, quests
from ..state import NOWHERE, Hero, Quest, World
from . import odds
from .outlook import OUTLOOK
from .params import Params, usual

Goals = list[tuple[int, float]]


class Wayfinder(Guide):
    """Finds goals on the board and judges spaces by them."""

    outlook = OUTLOOK
    params: Params

    @classmethod
    def usual_params(cls) -> Params:
        """What was found by many games, or set by hand."""
        return usual()

    def goals(self, t: World, hero: Hero) -> Goals:
        """Spaces worth being in at the end of a turn, and what that is worth."""
        atlas, p = t.library.atlas, self.params
        found: Goals = []
        for quest in hero.quests:
            worth = p.valor * quest.card.valor / max(1.0, self.length(t, hero, quest))
            found += [
                (space, worth * self._hope(t, hero, quest, space)) for space in self.stations(t, hero, quest)
            ]
        for space in atlas.prized:
            foe = atlas.spaces[space].encounter
            if foe is None or atlas.level[space] > hero.level:
                continue
            valor, rises = odds.reward_of(t, hero, foe)
            prize = p.valor * valor + p.level * rises
            if prize:
                chances = odds.against(t, hero, foe)
                found.append((space, chances.win * prize - chances.fall * p.risk))
        hurt = hero.damage / modifiers.life(t, hero)
        rest = p.rest * max(0.0, hurt - p.hurt) + (p.new_quest if len(hero.quests) < 2 else 0.0)
        found += [(city, rest) for city in atlas.cities]
        return [goal for goal in found if goal[1] > 0] or self._hunting(t, hero)

    @staticmethod
    def _hunting(t: World, hero: Hero) -> Goals:
        """Without anything better: spaces of the own colour, for the items behind their encounters."""
        atlas = t.library.atlas
        return [
            (space, 1.0)
            for space, record in enumerate(atlas.spaces)
            if record.kind in ("key", "normal") and atlas.level[space] == hero.level
        ]

    @staticmethod
    def length(t: World, hero: Hero, quest: Quest) -> float:
        """How many stations a quest still has, about."""
        left = 0.0
        for number, task in enumerate(quest.card.tasks[quest.task :]):
            done = quest.count if number == 0 else 0
            left += max(1, len(task.collect) or task.amount) - done if not task.harm else task.harm - done
        return left

    def _hope(self, t: World, hero: Hero, quest: Quest, space: int) -> float:
        """How likely the task can be done at its station: certain for tokens and travels, by the odds for fights."""
        task = quests.task_of(quest)
        foe = t.library.atlas.spaces[space].encounter
        if task is None or not (task.defeat or task.harm or task.map):
            return 1.0
        if task.map and foe is not None:
            return odds.against(t, hero, foe).win
        rival = next((one for one in t.seats if one is not hero and one.at == space), None)
        if rival is None:
            return 0.0
        mine = odds.strength_of(t, hero)
        chances = odds.exchange(mine, odds.strength_of(t, rival), odds.left(t, hero))
        if task.harm:
            return chances.win
        return chances.win if mine.damage >= odds.left(t, rival) else self.params.long_duel * chances.win

    @staticmethod
    def stations(t: World, hero: Hero, quest: Quest) -> list[int]:
        """Where the next task of a quest can be done."""
        task, atlas = quests.task_of(quest), t.library.atlas
        if task is None:
            return []
        if task.collect:
            return [
                s for s in quest.tokens if atlas.spaces[s].id in task.collect and atlas.level[s] <= hero.level
            ]
        if task.travel:
            space = atlas.number[task.travel]
            return [space] if atlas.level[space] <= hero.level else []
        if task.map:
            space = atlas.number[task.map]
            return [space] if atlas.level[space] <= hero.level else []
        if task.meet and quest.holder != NOWHERE:
            return [t.seats[quest.holder].at]
        if task.defeat or task.harm:
            rivals = [one for one in t.seats if one is not hero and quests.fits(t, hero, one, task.defeat)]
            return [
                one.at for one in rivals if not atlas.is_city[one.at] and atlas.level[one.at] <= hero.level
            ]
        return []

    def pull(self, t: World, hero: Hero, space: int, goals: Goals) -> float:
        """How good it is to stand on a space: the best goal that lies that way, and the fight that waits here."""
        row = odds.turns_between(t.library.atlas, hero.level)[space]
        tempo = self.params.tempo
        best = max([worth - tempo * row[goal] for goal, worth in goals])
        return best + self.stay(t, hero, space)

    def stay(self, t: World, hero: Hero, space: int) -> float:
        """What the challenge of a space is worth."""
        atlas, p = t.library.atlas, self.params
        record = atlas.spaces[space]
        if record.kind == "city":
            return 0.0
        if record.kind in ("map", "overlord"):
            if record.encounter is None:
                return -p.idle_space
            chances = odds.against(t, hero, record.encounter)
            return -p.board_damage * p.wound * chances.damage
        level = atlas.level[space]
        chances = odds.of_colour(t, hero, level)
        item = p.item * (1 + p.finer * level) / (1 + len(hero.bag) / p.full_bag)
        return chances.win * item - chances.fall * p.risk - p.drawn_damage * p.wound * chances.damage

    def best_space(self, t: World, hero: Hero, spaces: Iterable[int]) -> tuple[float, int]:
        """The best of some spaces to stand on, and how good it is."""
        goals = self.goals(t, hero)
        return max((self.pull(t, hero, space, goals), space) for space in spaces)
