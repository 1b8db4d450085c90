"""A bot that knows the Adventure Game: quest routes, fights by their odds, and when a card is worth playing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from locanda.kernel.decision import PASS, Decision, Option
from locanda.kit.choices import promised
from locanda.kit.effects import Step
from locanda.kit.guide import Answers
from locanda.kit.uses import Use

from .. import vocabulary as v
from ..cards import AbilityCard, ItemFace, QuestCard
from ..rules import modifiers, quests, travel, undefeated
from ..rules.abilities import improvements
from ..rules.discoveries import SUDDEN
from ..state import Hero, Quest, World
from . import odds
from .goals import Wayfinder

# How often something is left to chance; what the bot judges by is in `params`.
WHIM = 0.1
GOLD = 9.0  # an item for the asking comes before every resource
# The parameters that say what these effects are worth.
SUIT = (
    (v.Draw, "draw"),
    (v.GainItem, "gain_item"),
    (v.Claim, "claim"),
    (v.Trophy, "trophy"),
    (v.DrawQuest, "draw_quest"),
    (v.Level, "gain_level"),
)


ANSWERS = Answers()
replies = ANSWERS.to


class Greedy(Wayfinder):
    """Plays what looks best now."""

    answers = ANSWERS

    @replies("use.hurt", "use.ability", "order", "quests", "hand-in-for")
    def _first(self, t: World, hero: Hero, decision: Decision) -> Option:
        return decision.options[0]

    @replies("gold")
    def _last(self, t: World, hero: Hero, decision: Decision) -> Option:
        return decision.options[-1]

    @replies("city", "flight", "go", "hearthstone", "resurrect")
    def _place(self, t: World, hero: Hero, decision: Decision) -> Option:
        _, space = self.best_space(t, hero, [option.value for option in decision.options])
        return next(option for option in decision.options if option.value == space)

    @replies("movement")
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
            spent = verb == "use" and option.value.terms.discard
            least = self.params.use_spent if spent else self.params.use_card
            return self._likes(t, hero, self._steps(hero, option), walking) > least
        return verb == "flip" and hero.energy >= 2 and self.random.random() < WHIM

    def _jumps(self, t: World, hero: Hero, jump: v.Go) -> bool:
        """Whether being moved by a card brings the character clearly farther than its feet."""
        atlas = t.library.atlas
        row = atlas.distance[hero.at]
        spaces = {
            "city": atlas.cities,
            "near": [n for n in range(len(row)) if row[n] <= jump.range and atlas.level[n] <= hero.level],
        }.get(jump.to, [])
        if not spaces:
            return False
        feet = self.best_space(t, hero, travel.reachable(t, hero))[0]
        return self.best_space(t, hero, spaces)[0] > feet + self.params.jump

    def _likes(self, t: World, hero: Hero, steps: Iterable[Step], walking: bool = False) -> float:
        """What effects are worth now."""
        total, p = 0.0, self.params
        for step in steps:
            if isinstance(step, v.Heal) and step.who == "you":
                total += p.heal * min(step.amount, hero.damage) - p.heal_trouble
            elif isinstance(step, v.Damage):
                mine = step.who in ("you", "all")
                left = modifiers.life(t, hero) - hero.damage - step.amount
                price = p.fatal_damage if left <= 1 else p.first_damage if hero.damage <= 1 else p.more_damage
                total += -price * step.amount if mine else p.other_damage * step.amount
            elif isinstance(step, v.Movement):
                total += p.step * step.amount if walking else -p.idle_step
            elif isinstance(step, v.Energy):
                dear = sum(card.cost > 0 and card.timing == "combat" for card in hero.hand)
                total += min(p.most_energy, p.energy * dear) * step.amount
            elif isinstance(step, v.Flip):
                total += p.flip if self.random.random() < WHIM else 0.0
            elif isinstance(step, (v.Attach, v.Scout)):
                total += p.attach
            elif isinstance(step, v.Drop):
                total += -p.drop * step.amount if step.who == "you" else p.other_drop
            elif isinstance(step, v.LoseItem):
                total += -p.lose_item if step.who == "you" else p.other_loses_item
            elif isinstance(step, v.TurnOver):
                total += p.turn_over
            else:
                total += next((getattr(p, name) for kind, name in SUIT if isinstance(step, kind)), 0.0)
        return total

    @replies("resource")
    def _resource(self, t: World, hero: Hero, decision: Decision) -> Option:
        goals, p = self.goals(t, hero), self.params
        here = self.pull(t, hero, hero.at, goals)

        def worth(option: Option) -> float:
            kind = option.value
            if option.verb == "token":
                return GOLD
            if kind in ("small-potion", "large-potion"):
                return p.potion * min(hero.damage, 1 if kind == "small-potion" else 2)
            if kind == "flight-path":
                flights = [s for s in t.library.atlas.flights if t.library.atlas.level[s] <= hero.level]
                return p.flight * (max(self.pull(t, hero, s, goals) for s in flights) - here)
            return {
                "scroll": p.scroll,
                "book": p.book,
                "place-discovery": p.discovery,
                "quest-giver": p.quest_giver if len(hero.quests) < 2 else p.third_quest,
                "auction-house": p.auction if hero.bag else 0.0,
            }[kind]

        return max(decision.options, key=worth)

    # Fights

    @replies("challenge")
    def _challenge(self, t: World, hero: Hero, decision: Decision) -> Option:
        p = self.params

        def worth(option: Option) -> float:
            if option.verb == "attack":
                return self._duel(t, hero, t.seats[option.value])
            if option.verb == "marker":
                card = t.track[option.value]
                foe = card.encounter if card is not None else None
                chances = odds.against(t, hero, foe) if foe is not None else odds.Chances(0.5, 0.1, 0.5)
                return chances.win * p.item - chances.fall * p.risk
            return self.stay(t, hero, hero.at) + (p.board_first if option.verb == "map" else p.drawn_first)

        return max(decision.options, key=worth)

    def _duel(self, t: World, hero: Hero, rival: Hero) -> float:
        """What attacking another character is worth: for a quest, or for an item of a weak one."""
        mine, other = odds.strength_of(t, hero), odds.strength_of(t, rival)
        chances = odds.exchange(mine, other, odds.left(t, hero))
        felling = chances.win if mine.damage >= odds.left(t, rival) else 0.0
        p = self.params
        gain = felling * (p.item if rival.bag else p.duel)
        for quest in hero.quests:
            task = quests.task_of(quest)
            if task is None:
                continue
            if task.defeat and quests.fits(t, hero, rival, task.defeat):
                gain += felling * p.valor * quest.card.valor
            if task.harm:
                gain += chances.win * p.valor * quest.card.valor / task.harm
        return gain - chances.fall * p.risk - p.duel_trouble

    @replies("use.before-roll")
    def _before_roll(self, t: World, hero: Hero, decision: Decision) -> Option:
        fight = t.fight
        assert fight is not None
        hit, hurt = odds.in_fight(t, fight)
        side = modifiers.side_of(t, hero)
        if side == modifiers.OTHER:
            hit, hurt = hurt, hit
        fatal, p = self._fatal(t, hero, side or 0), self.params
        for option in decision.options[:-1]:
            steps = self._steps(hero, option)
            if any(isinstance(step, v.CancelCombat) for step in steps):
                if hit < p.break_off_hit and hurt > p.break_off_hurt and fatal:
                    return option
                continue
            gain = self._attack_gain(t, hero, steps, hit) + self._defence_gain(steps, hurt) * (
                p.mortal if fatal else p.harmless
            )
            if gain >= p.gain:
                return option
        return decision.options[-1]

    @staticmethod
    def _steps(hero: Hero, option: Option) -> tuple[Step, ...]:
        """The effects behind an option of a window, with what the level adds."""
        card = option.value
        if isinstance(card, AbilityCard):
            return (*card.do, *improvements(hero, card))
        return card.terms.do if isinstance(card, Use) else ()

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

    @replies("use.after-roll")
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

    @replies("rocket-boot")
    def _reroll(self, t: World, hero: Hero, decision: Decision) -> Option:
        fight = t.fight
        if fight is None:
            return decision.options[0 if t.movement <= 1 else 1]
        side = modifiers.side_of(t, hero) or 0
        _, own = modifiers.of_side(t, fight, side)
        missed = own.die + modifiers.attack(t, fight, side) < modifiers.defence(t, fight, 1 - side)
        return decision.options[0 if missed and own.die <= 4 else 1]

    @replies("use.challenge")
    def _skip(self, t: World, hero: Hero, decision: Decision) -> Option:
        came_for_it = t.library.atlas.spaces[hero.at].kind in ("map", "overlord")
        if not came_for_it and self.stay(t, hero, hero.at) < -self.params.avoid:
            return decision.options[0]
        return decision.options[-1]

    @replies("use.won")
    def _after_victory(self, t: World, hero: Hero, decision: Decision) -> Option:
        for option in decision.options[:-1]:
            if self._likes(t, hero, self._steps(hero, option)) > self.params.use_won:
                return option
        return decision.options[-1]

    # Items, quests and the rest

    @replies("upkeep")
    def _upkeep(self, t: World, hero: Hero, decision: Decision) -> Option:
        p = self.params
        best, best_gain = decision.options[-1], p.better_gear
        for option in decision.options:
            if option.verb == "equip":
                worn = hero.weapon if option.value.kind == "weapon" else hero.armor
                now = (
                    self._unworn(t, hero, option.value)
                    if worn is None
                    else odds.gear_worth(t, hero, worn.face, p)
                )
                gain = odds.gear_worth(t, hero, option.value, p) - now
                if gain > best_gain:
                    best, best_gain = option, gain
            elif option.verb == "token" or (
                option.verb in ("play", "use")
                and self._likes(t, hero, self._steps(hero, option)) > p.use_upkeep
            ):
                return option
        return best

    def _unworn(self, t: World, hero: Hero, face: ItemFace) -> float:
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
        return odds.gear_worth(t, hero, bare, self.params)

    @replies("third-quest")
    def _drop_quest(self, t: World, hero: Hero, decision: Decision) -> Option:
        def worth(option: Option) -> float:
            quest = next(one for one in hero.quests if one.card is option.value)
            return self._quest_worth(t, hero, quest)

        return min(decision.options, key=worth)

    def _quest_worth(self, t: World, hero: Hero, quest: Quest) -> float:
        """Valor for the turns that a quest will take, about."""
        row = odds.turns_between(t.library.atlas, 3)[hero.at]
        card: QuestCard = quest.card
        atlas, p = t.library.atlas, self.params
        time = p.quest_time
        for task in card.tasks[quest.task :]:
            spaces = [atlas.number[name] for name in (*task.collect, task.travel, task.map) if name]
            time += sum(
                p.station + p.way * row[space] + p.missing_level * max(0, atlas.level[space] - hero.level)
                for space in spaces
            )
            time += p.find * task.amount if task.hand_in or task.slay or task.meet else 0.0
            time += p.beat if task.defeat else p.harm * task.harm
        return card.valor / time

    @replies("steal", "take", "merchant", "merchant-back")
    def _take_item(self, t: World, hero: Hero, decision: Decision) -> Option:
        faces = [option.value for option in decision.options if isinstance(option.value, ItemFace)]
        wanted = odds.best(t, hero, faces, self.params)
        return next(option for option in decision.options if option.value is wanted)

    @replies("auction", "lose-item", "hand-in", "mana")
    def _give_item(self, t: World, hero: Hero, decision: Decision) -> Option:
        if PASS in decision.options:
            return PASS
        unwanted = odds.worst(hero, [option.value for option in decision.options], self.params)
        return next(option for option in decision.options if option.value is unwanted)

    @replies("hand-limit", "discard", "book")
    def _discard(self, t: World, hero: Hero, decision: Decision) -> Option:
        """A card that is there twice, or the dearest one."""
        held = [card.id for card in hero.hand]
        return max(decision.options, key=lambda option: (held.count(option.about), option.value.cost))

    @replies("choose")
    def _choose(self, t: World, hero: Hero, decision: Decision) -> Option:
        if self.random.random() < WHIM:
            return self.random.choice(decision.options)
        first, second = (self._likes(t, hero, promised(decision.subject, one)) for one in decision.options)
        return decision.options[0 if first >= second else 1]

    @replies("may")
    def _may(self, t: World, hero: Hero, decision: Decision) -> Option:
        likes = self._likes(t, hero, promised(decision.subject, decision.options[0]))
        return decision.options[0 if likes > 0 else -1]

    @replies("attach", "harm", "take-cards")
    def _victim(self, t: World, hero: Hero, decision: Decision) -> Option:
        return max(decision.options, key=lambda option: t.seats[option.value].valor)

    @replies("discard-token")
    def _discard_token(self, t: World, hero: Hero, decision: Decision) -> Option:
        sudden = (decision.facts or {}).get("token") in SUDDEN
        return decision.options[0 if sudden and self.random.random() < 0.5 else 1]

    # Discoveries and markers

    @replies("discoveries")
    def _which_first(self, t: World, hero: Hero, decision: Decision) -> Option:
        """What is kept comes first: a False Map may lead away."""
        return min(decision.options, key=lambda option: option.value in SUDDEN)

    @replies("false-map")
    def _mislead(self, t: World, hero: Hero, decision: Decision) -> Option:
        """The one whose turn it is goes where it has least to gain."""
        goals = self.goals(t, t.hero)
        return min(decision.options, key=lambda option: self.pull(t, t.hero, option.value, goals))

    @replies("place")
    def _lay(self, t: World, hero: Hero, decision: Decision) -> Option:
        """A trap lies where the leading opponent passes, anything else close by."""
        rivals = [one for one in t.seats if one is not hero]
        sudden = (decision.facts or {})["token"] in SUDDEN
        near = max(rivals, key=lambda one: one.valor) if sudden else hero
        return self._nearest(t, near, decision.options)

    @replies("far-sight")
    def _look_at(self, t: World, hero: Hero, decision: Decision) -> Option:
        return self._nearest(t, hero, decision.options)

    @replies("scout")
    def _scout(self, t: World, hero: Hero, decision: Decision) -> Option:
        """The nearest trap is taken away."""
        traps = [
            option
            for option in decision.options[:-1]
            if any(one.kind in SUDDEN for one in t.found[option.value])
        ]
        return self._nearest(t, hero, traps) if traps else decision.options[-1]

    @replies("scout-which", "far-sight-which")
    def _which(self, t: World, hero: Hero, decision: Decision) -> Option:
        """A trap, as far as the kinds are known."""
        kinds = (decision.facts or {}).get("kinds", ())
        return next(
            (one for one in decision.options if kinds and kinds[one.value] in SUDDEN), decision.options[0]
        )

    @replies("full-track")
    def _clear(self, t: World, hero: Hero, decision: Decision) -> Option:
        """A marker with aggro goes before one without."""
        angry = {slot for space in t.markers for slot in undefeated.aggro(t, space)}
        return max(decision.options, key=lambda option: option.value in angry)

    @replies("character")
    def _character(self, t: World, hero: Hero, decision: Decision) -> Option:
        """Any: tables are merrier if not always the same ones meet."""
        return self.random.choice(decision.options)

    @staticmethod
    def _nearest(t: World, hero: Hero, options: Sequence[Option]) -> Option:
        """The space that is nearest to a character."""
        row = t.library.atlas.distance[hero.at]
        return min(options, key=lambda option: row[option.value])
