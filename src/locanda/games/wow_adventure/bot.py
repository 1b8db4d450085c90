"""A bot that knows the Adventure Game: quest routes, fights by their odds, and when a card is worth playing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from locanda.kernel.decision import Decision, Option
from locanda.kernel.effects import Step

from . import modifiers, odds, quests, travel
from . import vocabulary as v
from .cards import LEVELS, AbilityCard, ItemFace, QuestCard
from .discoveries import SUDDEN
from .state import NOWHERE, Hero, Quest, World

# What a point of valor, a level and an item are worth, and what a turn costs on the way to a goal.
VALOR, LEVEL_UP, ITEM, TEMPO = 10.0, 14.0, 1.6, 4.0
RISK, WOUND = 6.0, 0.9
# What a card must raise the chance to win by; what is left to chance.
GAIN, WHIM = 0.12, 0.1
SUIT = ((v.Draw, 1.0), (v.GainItem, 2.5), (v.Claim, 9.0), (v.Trophy, 9.0), (v.DrawQuest, 1.0), (v.Level, 9.0))

Goals = list[tuple[int, float]]


class Greedy:
    """Plays what looks best now."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)
        self._answers: dict[str, Callable[[World, Hero, Decision], Option]] = {}
        for prompts, answer in (
            ("movement", self._movement),
            ("city flight go hearthstone resurrect", self._place),
            ("resource", self._resource),
            ("challenge", self._challenge),
            ("use.before-roll", self._before_roll),
            ("use.after-roll", self._after_roll),
            ("use.challenge", self._skip),
            ("use.hurt use.ability", self._first),
            ("use.won", self._after_victory),
            ("upkeep", self._upkeep),
            ("quests", self._first),
            ("third-quest", self._drop_quest),
            ("steal take merchant merchant-back", self._take_item),
            ("auction lose-item hand-in mana", self._give_item),
            ("hand-limit discard book", self._discard),
            ("choose", self._choose),
            ("gold", self._last),
            ("may", self._may),
            ("hand-in-for", self._first),
            ("rocket-boot", self._reroll),
            ("attach harm take-cards", self._victim),
            ("discard-token", self._discard_token),
        ):
            self._answers.update(dict.fromkeys(prompts.split(), answer))

    def __call__(self, t: World, decision: Decision) -> Option:
        """The answer of this bot."""
        if len(decision.options) == 1:
            return decision.options[0]
        answer = self._answers.get(decision.prompt)
        if answer is None:
            return self.random.choice(decision.options)
        return answer(t, t.seats[decision.seat], decision)

    def _first(self, t: World, hero: Hero, decision: Decision) -> Option:
        return decision.options[0]

    def _last(self, t: World, hero: Hero, decision: Decision) -> Option:
        return decision.options[-1]

    # Where to go

    def goals(self, t: World, hero: Hero) -> Goals:
        """Spaces worth being in at the end of a turn, and what that is worth."""
        atlas = t.library.atlas
        found: Goals = []
        for quest in hero.quests:
            worth = VALOR * quest.card.valor / max(1.0, self._length(t, hero, quest))
            found += [
                (space, worth * self._hope(t, hero, quest, space)) for space in self._stations(t, hero, quest)
            ]
        for space, record in enumerate(atlas.spaces):
            foe = record.encounter
            if foe is None or atlas.level[space] > hero.level:
                continue
            prize = self._prize(t, hero, foe.reward)
            if prize:
                chances = odds.against(t, hero, foe)
                found.append((space, chances.win * prize - chances.fall * RISK))
        hurt = hero.damage / modifiers.life(t, hero)
        rest = 8.0 * max(0.0, hurt - 0.4) + (2.0 if len(hero.quests) < 2 else 0.0)
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
    def _prize(t: World, hero: Hero, reward: Iterable[Step]) -> float:
        """What the reward of a map encounter is worth to the character."""
        for step in reward:
            if isinstance(step, v.Level):
                return LEVEL_UP if LEVELS.index(step.colour) > hero.level else 0.0
            if isinstance(step, v.Trophy):
                trophy = t.library.trophy[step.trophy]
                return 0.0 if trophy in hero.trophies or not t.trophies[trophy.id] else VALOR * trophy.valor
        return 0.0

    @staticmethod
    def _length(t: World, hero: Hero, quest: Quest) -> float:
        """How many stations a quest still has, about."""
        left = 0.0
        for number, task in enumerate(quest.card.tasks[quest.task :]):
            done = quest.count if number == 0 else 0
            left += max(1, len(task.collect) or task.amount) - done if not task.harm else task.harm - done
        return left

    @staticmethod
    def _hope(t: World, hero: Hero, quest: Quest, space: int) -> float:
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
        mine = odds.line_of(t, hero)
        chances = odds.exchange(mine, odds.line_of(t, rival), odds.left(t, hero))
        if task.harm:
            return chances.win
        return chances.win if mine.damage >= odds.left(t, rival) else 0.1 * chances.win

    def _stations(self, t: World, hero: Hero, quest: Quest) -> list[int]:
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

    def _pull(self, t: World, hero: Hero, space: int, goals: Goals) -> float:
        """How good it is to stand on a space: the best goal that lies that way, and the fight that waits here."""
        row = odds.turns_between(t.library.atlas, hero.level)[space]
        best = max(worth - TEMPO * row[goal] for goal, worth in goals)
        return best + self._stay(t, hero, space)

    def _stay(self, t: World, hero: Hero, space: int) -> float:
        """What the challenge of a space is worth."""
        atlas = t.library.atlas
        record = atlas.spaces[space]
        if record.kind == "city":
            return 0.0
        if record.kind in ("map", "overlord"):
            if record.encounter is None:
                return -0.5
            chances = odds.against(t, hero, record.encounter)
            return -0.3 * WOUND * chances.damage
        chances = odds.of_colour(t, hero, atlas.level[space])
        return (
            chances.win * ITEM / (1 + len(hero.bag) / 3) - chances.fall * RISK - 0.5 * WOUND * chances.damage
        )

    def _best_space(self, t: World, hero: Hero, spaces: Iterable[int]) -> tuple[float, int]:
        goals = self.goals(t, hero)
        return max((self._pull(t, hero, space, goals), space) for space in spaces)

    def _place(self, t: World, hero: Hero, decision: Decision) -> Option:
        _, space = self._best_space(t, hero, [option.value for option in decision.options])
        return next(option for option in decision.options if option.value == space)

    def _movement(self, t: World, hero: Hero, decision: Decision) -> Option:
        walks = {option.value: option for option in decision.options if option.verb == "move"}
        for option in decision.options:
            if option.verb != "move" and self._wants(t, hero, option, bool(walks)):
                return option
        if walks:
            _, space = self._best_space(t, hero, [hero.at, *walks])
            if space != hero.at:
                return walks[space]
        return decision.options[-1]

    def _wants(self, t: World, hero: Hero, option: Option, walking: bool) -> bool:
        """Whether something beside walking is worth doing in the movement phase."""
        verb = option.verb
        if verb == "health":
            return hero.damage >= modifiers.life(t, hero) - 1
        if verb == "token":
            return option.value in ("gold", "merchant") or (
                option.value == "far-sight" and self.random.random() < WHIM
            )
        if verb == "brew":
            return False
        if verb in ("play", "use"):
            jump = next((step for step in self._steps(hero, option) if isinstance(step, v.Go)), None)
            if jump is not None:
                return self._jumps(t, hero, jump)
            spent = verb == "use" and option.value.use.discard
            return self._likes(t, hero, self._steps(hero, option), walking) > (0.8 if spent else 0.2)
        return verb == "flip" and hero.energy >= 2 and self.random.random() < WHIM

    def _jumps(self, t: World, hero: Hero, jump: v.Go) -> bool:
        """Whether being moved by a card brings the character clearly farther than its feet."""
        atlas = t.library.atlas
        row = atlas.distance[hero.at]
        spaces = {
            "city": atlas.cities,
            "near": [n for n in range(len(row)) if row[n] <= jump.range and atlas.level[n] <= hero.level],
        }.get(jump.to, [])
        if not spaces or t.walked:
            return False
        feet = self._best_space(t, hero, travel.reachable(t, hero))[0]
        return self._best_space(t, hero, spaces)[0] > feet + 0.8

    def _likes(self, t: World, hero: Hero, steps: Iterable[Step], walking: bool = False) -> float:
        """What effects are worth now."""
        total = 0.0
        for step in steps:
            if isinstance(step, v.Heal) and step.who == "you":
                total += min(step.amount, hero.damage) - 0.3
            elif isinstance(step, v.Damage):
                mine = step.who in ("you", "all")
                fatal = hero.damage + step.amount >= modifiers.life(t, hero)
                total += (-9.0 if fatal else -0.8 * step.amount) if mine else 1.0 * step.amount
            elif isinstance(step, v.Movement):
                total += 0.5 * step.amount if walking else -0.5
            elif isinstance(step, v.Energy):
                total += 0.4 * step.amount if any(card.cost for card in hero.hand) else 0.0
            elif isinstance(step, (v.Attach, v.Scout)):
                total += 0.6
            elif isinstance(step, v.Drop):
                total += -0.6 * step.amount if step.who == "you" else 0.3
            elif isinstance(step, v.LoseItem):
                total += -1.0 if step.who == "you" else 0.4
            elif isinstance(step, v.TurnOver):
                total += 0.4
            else:
                total += next((worth for kind, worth in SUIT if isinstance(step, kind)), 0.0)
        return total

    def _resource(self, t: World, hero: Hero, decision: Decision) -> Option:
        goals = self.goals(t, hero)
        here = self._pull(t, hero, hero.at, goals)

        def worth(option: Option) -> float:
            kind = option.value
            if kind in ("small-potion", "large-potion"):
                return 1.3 * min(hero.damage, 1 if kind == "small-potion" else 2)
            if kind == "flight-path":
                flights = [s for s in t.library.atlas.flights if t.library.atlas.level[s] <= hero.level]
                return 2.0 * (max(self._pull(t, hero, s, goals) for s in flights) - here)
            return {
                "scroll": 1.0,
                "book": 1.6,
                "place-discovery": 0.4,
                "quest-giver": 2.5 if len(hero.quests) < 2 else 0.1,
                "auction-house": 0.9 if hero.bag else 0.0,
            }[kind]

        return max(decision.options, key=worth)

    # Fights

    def _challenge(self, t: World, hero: Hero, decision: Decision) -> Option:
        def worth(option: Option) -> float:
            if option.verb == "attack":
                return self._duel(t, hero, t.seats[option.value])
            if option.verb == "marker":
                card = t.track[option.value]
                foe = card.encounter if card is not None else None
                chances = odds.against(t, hero, foe) if foe is not None else odds.Chances(0.5, 0.1, 0.5)
                return chances.win * ITEM - chances.fall * RISK
            return self._stay(t, hero, hero.at) + (2.0 if option.verb == "map" else 0.2)

        return max(decision.options, key=worth)

    def _duel(self, t: World, hero: Hero, rival: Hero) -> float:
        """What attacking another character is worth: for a quest, or for an item of a weak one."""
        mine, other = odds.line_of(t, hero), odds.line_of(t, rival)
        chances = odds.exchange(mine, other, odds.left(t, hero))
        felling = chances.win if mine.damage >= odds.left(t, rival) else 0.0
        gain = felling * (ITEM if rival.bag else 0.3)
        for quest in hero.quests:
            task = quests.task_of(quest)
            if task is None:
                continue
            if task.defeat and quests.fits(t, hero, rival, task.defeat):
                gain += felling * VALOR * quest.card.valor
            if task.harm:
                gain += chances.win * VALOR * quest.card.valor / task.harm
        return gain - chances.fall * RISK - 0.3

    def _before_roll(self, t: World, hero: Hero, decision: Decision) -> Option:
        fight = t.fight
        assert fight is not None
        hit, hurt = odds.in_fight(t, fight)
        side = modifiers.side_of(t, hero)
        if side == modifiers.OTHER:
            hit, hurt = hurt, hit
        fatal = self._fatal(t, hero, side or 0)
        for option in decision.options[:-1]:
            steps = self._steps(hero, option)
            if any(isinstance(step, v.CancelCombat) for step in steps):
                if hit < 0.35 and hurt > 0.5 and fatal:
                    return option
                continue
            gain = self._attack_gain(t, hero, steps, hit) + self._defence_gain(steps, hurt) * (
                2.0 if fatal else 0.8
            )
            if gain >= GAIN:
                return option
        return decision.options[-1]

    @staticmethod
    def _steps(hero: Hero, option: Option) -> tuple[Step, ...]:
        """The effects behind an option of a window, with what the level adds."""
        card = option.value
        if isinstance(card, AbilityCard):
            added = (step for colour in LEVELS[: hero.level + 1] for step in card.improved.get(colour, ()))
            return (*card.do, *added)
        steps: tuple[Step, ...] = option.value.use.do if option.verb == "use" else ()
        return steps

    @staticmethod
    def _fatal(t: World, hero: Hero, side: int) -> bool:
        fight = t.fight
        assert fight is not None
        return modifiers.damage(t, fight, 1 - side) >= odds.left(t, hero)

    @staticmethod
    def _attack_gain(t: World, hero: Hero, steps: Iterable[Step], hit: float) -> float:
        """By how much the chance to hit would rise."""
        fight = t.fight
        assert fight is not None
        side = modifiers.side_of(t, hero) or 0
        more = 0
        for step in steps:
            if isinstance(step, v.Bonus) and step.value == "attack" and step.who == "you":
                more += step.amount
            elif isinstance(step, v.Strike):
                more += (
                    step.attack
                    + modifiers.in_fight(t, fight, side, "attack")
                    - modifiers.attack(t, fight, side)
                )
                more += 1 if step.type == "ranged" else 0
        return min(1.0, hit + more / 6) - hit if more > 0 else 0.0

    @staticmethod
    def _defence_gain(steps: Iterable[Step], hurt: float) -> float:
        """By how much the chance to be hit would fall."""
        less = 0
        for step in steps:
            if isinstance(step, v.Bonus):
                if step.value == "defence" and step.who == "you":
                    less += step.amount
                elif step.value == "attack" and step.who == "opponent":
                    less -= step.amount
        return hurt - max(0.0, hurt - less / 6)

    def _after_roll(self, t: World, hero: Hero, decision: Decision) -> Option:
        fight = t.fight
        assert fight is not None
        side = modifiers.side_of(t, hero) or 0
        _, own = modifiers.of_side(t, fight, side)
        _, other = modifiers.of_side(t, fight, 1 - side)
        short = modifiers.defence(t, fight, 1 - side) - own.die - modifiers.attack(t, fight, side)
        over = other.die + modifiers.attack(t, fight, 1 - side) - modifiers.defence(t, fight, side)
        fatal = self._fatal(t, hero, side)
        for option in decision.options[:-1]:
            steps = self._steps(hero, option)
            for step in steps:
                if (
                    isinstance(step, v.Bonus)
                    and step.who == "you"
                    and step.value == "attack"
                    and 0 < short <= step.amount
                ):
                    return option
                if (
                    isinstance(step, v.Bonus)
                    and step.who == "you"
                    and step.value == "defence"
                    and 0 <= over < step.amount
                ):
                    return option
                if isinstance(step, v.Reroll) and step.whose == "own" and short > 0 and own.die <= 4:
                    return option
                if isinstance(step, v.Leech) and short <= 0 and hero.damage:
                    return option
                if isinstance(step, v.CancelCombat) and short > 0 and over >= 0 and fatal:
                    return option
        return decision.options[-1]

    def _reroll(self, t: World, hero: Hero, decision: Decision) -> Option:
        fight = t.fight
        if fight is None:
            return decision.options[0 if t.movement <= 1 else 1]
        side = modifiers.side_of(t, hero) or 0
        _, own = modifiers.of_side(t, fight, side)
        missed = own.die + modifiers.attack(t, fight, side) < modifiers.defence(t, fight, 1 - side)
        return decision.options[0 if missed and own.die <= 4 else 1]

    def _skip(self, t: World, hero: Hero, decision: Decision) -> Option:
        if self._stay(t, hero, hero.at) < -0.5:
            return decision.options[0]
        return decision.options[-1]

    def _after_victory(self, t: World, hero: Hero, decision: Decision) -> Option:
        for option in decision.options[:-1]:
            if self._likes(t, hero, self._steps(hero, option)) > 0.2:
                return option
        return decision.options[-1]

    # Items, quests and the rest

    def _upkeep(self, t: World, hero: Hero, decision: Decision) -> Option:
        best, best_gain = decision.options[-1], 0.02
        for option in decision.options:
            if option.verb == "equip":
                worn = hero.weapon if option.value.kind == "weapon" else hero.armor
                now = (
                    self._unworn(t, hero, option.value)
                    if worn is None
                    else odds.gear_worth(t, hero, worn.face)
                )
                gain = odds.gear_worth(t, hero, option.value) - now
                if gain > best_gain:
                    best, best_gain = option, gain
            elif option.verb == "token" or (
                option.verb in ("play", "use") and self._likes(t, hero, self._steps(hero, option)) > 0.5
            ):
                return option
        return best

    @staticmethod
    def _unworn(t: World, hero: Hero, face: ItemFace) -> float:
        """How good the character is without any piece of this kind."""
        bare = ItemFace(
            id="",
            name=face.name,
            icon="",
            kind=face.kind,
            type=hero.face.type,
            attack=hero.face.attack[hero.level],
            defence=hero.face.defence[hero.level],
            potions=(),
        )
        return odds.gear_worth(t, hero, bare)

    def _drop_quest(self, t: World, hero: Hero, decision: Decision) -> Option:
        def worth(option: Option) -> float:
            quest = next(one for one in hero.quests if one.card is option.value)
            return self._quest_worth(t, hero, quest)

        return min(decision.options, key=worth)

    def _quest_worth(self, t: World, hero: Hero, quest: Quest) -> float:
        """Valor for the turns that a quest will take, about."""
        row = odds.turns_between(t.library.atlas, 3)[hero.at]
        card: QuestCard = quest.card
        atlas = t.library.atlas
        time = 1.0
        for task in card.tasks[quest.task :]:
            spaces = [atlas.number[name] for name in (*task.collect, task.travel, task.map) if name]
            time += sum(
                1.0 + 0.5 * row[space] + 2.0 * max(0, atlas.level[space] - hero.level) for space in spaces
            )
            time += 3.0 * task.amount if task.hand_in or task.slay or task.meet else 0.0
            time += 6.0 if task.defeat else 3.0 * task.harm
        return card.valor / time

    def _take_item(self, t: World, hero: Hero, decision: Decision) -> Option:
        faces = [option.value for option in decision.options if isinstance(option.value, ItemFace)]
        wanted = odds.best(t, hero, faces)
        return next(option for option in decision.options if option.value is wanted)

    def _give_item(self, t: World, hero: Hero, decision: Decision) -> Option:
        unwanted = odds.worst(t, hero, [option.value for option in decision.options])
        return next(option for option in decision.options if option.value is unwanted)

    def _discard(self, t: World, hero: Hero, decision: Decision) -> Option:
        """A card that is there twice, or the dearest one."""
        held = [card.id for card in hero.hand]
        return max(decision.options, key=lambda option: (held.count(option.about), option.value.cost))

    def _choose(self, t: World, hero: Hero, decision: Decision) -> Option:
        asked = self._asked(t, decision, v.Choose)
        if not isinstance(asked, v.Choose) or self.random.random() < WHIM:
            return self.random.choice(decision.options)
        better = self._likes(t, hero, asked.first) >= self._likes(t, hero, asked.second)
        return decision.options[0 if better else 1]

    def _may(self, t: World, hero: Hero, decision: Decision) -> Option:
        asked = self._asked(t, decision, v.May)
        likes = self._likes(t, hero, asked.do) if isinstance(asked, v.May) else 1.0
        return decision.options[0 if likes > 0 else 1]

    @staticmethod
    def _asked(t: World, decision: Decision, kind: type[Step]) -> Step | None:
        """The effect of the card that asks, if it can be found among its outermost ones."""
        card = t.library.by_id.get((decision.facts or {}).get("card", ""))
        for name in ("now", "here", "do", "reward"):
            for step in getattr(card, name, ()):
                if isinstance(step, kind):
                    return step
        return None

    def _victim(self, t: World, hero: Hero, decision: Decision) -> Option:
        return max(decision.options, key=lambda option: t.seats[option.value].valor)

    def _discard_token(self, t: World, hero: Hero, decision: Decision) -> Option:
        sudden = (decision.facts or {}).get("token") in SUDDEN
        return decision.options[0 if sudden and self.random.random() < 0.5 else 1]
