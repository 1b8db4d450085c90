"""A bot that knows the Adventure Game: quest routes, fights by their odds, and when a card is worth playing."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from locanda.kernel.decision import PASS, Decision, Option
from locanda.kernel.effects import Step

from . import modifiers, odds, quests, travel
from . import vocabulary as v
from .abilities import Deed
from .cards import LEVELS, AbilityCard, ItemFace, QuestCard
from .discoveries import SUDDEN
from .state import Hero, Quest, World
from .ways import ITEM, RISK, VALOR, Ways

# What a card must raise the chance to win by; what is left to chance.
GAIN, WHIM = 0.12, 0.1
SUIT = ((v.Draw, 1.0), (v.GainItem, 2.5), (v.Claim, 9.0), (v.Trophy, 9.0), (v.DrawQuest, 1.0), (v.Level, 9.0))


class Greedy(Ways):
    """Plays what looks best now."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
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

    def _place(self, t: World, hero: Hero, decision: Decision) -> Option:
        _, space = self.best_space(t, hero, [option.value for option in decision.options])
        return next(option for option in decision.options if option.value == space)

    def _movement(self, t: World, hero: Hero, decision: Decision) -> Option:
        walks = {option.value: option for option in decision.options if option.verb == "move"}
        for option in decision.options:
            if option.verb != "move" and self._wants(t, hero, option, bool(walks)):
                return option
        if walks:
            _, space = self.best_space(t, hero, [hero.at, *walks])
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
        feet = self.best_space(t, hero, travel.reachable(t, hero))[0]
        return self.best_space(t, hero, spaces)[0] > feet + 0.8

    def _likes(self, t: World, hero: Hero, steps: Iterable[Step], walking: bool = False) -> float:
        """What effects are worth now."""
        total = 0.0
        for step in steps:
            if isinstance(step, v.Heal) and step.who == "you":
                total += min(step.amount, hero.damage) - 0.3
            elif isinstance(step, v.Damage):
                mine = step.who in ("you", "all")
                left = modifiers.life(t, hero) - hero.damage - step.amount
                price = 9.0 if left <= 1 else 0.8 if hero.damage <= 1 else 2.0
                total += -price * step.amount if mine else 1.0 * step.amount
            elif isinstance(step, v.Movement):
                total += 0.5 * step.amount if walking else -0.5
            elif isinstance(step, v.Energy):
                dear = sum(card.cost > 0 and card.timing == "combat" for card in hero.hand)
                total += min(0.7, 0.3 * dear) * step.amount
            elif isinstance(step, v.Flip):
                total += 0.5 if self.random.random() < WHIM else 0.0
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
        here = self.pull(t, hero, hero.at, goals)

        def worth(option: Option) -> float:
            kind = option.value
            if kind in ("small-potion", "large-potion"):
                return 1.3 * min(hero.damage, 1 if kind == "small-potion" else 2)
            if kind == "flight-path":
                flights = [s for s in t.library.atlas.flights if t.library.atlas.level[s] <= hero.level]
                return 2.0 * (max(self.pull(t, hero, s, goals) for s in flights) - here)
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
            return self.stay(t, hero, hero.at) + (2.0 if option.verb == "map" else 0.2)

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
        return card.use.do if isinstance(card, Deed) else ()

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
        came_for_it = t.library.atlas.spaces[hero.at].kind in ("map", "overlord")
        if not came_for_it and self.stay(t, hero, hero.at) < -0.5:
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
        if PASS in decision.options:
            return PASS
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
        return decision.options[0 if likes > 0 else -1]

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
