"""A bot for a faction: errands by their worth and odds, training and equipment, and the Overlord in time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from locanda.kernel.decision import DONE, NO, PASS, YES, Decision, Option

from ..rules import body, challenge, town, turn
from ..rules.gear import Use
from ..rules.town import REST_FACTOR
from ..rules.travel import MOVES
from ..state import Character, Seat, World
from ..vocabulary import GoHome, Regain, Summon, Teleport
from . import odds, overlord, plans
from .fighting import Fighter
from .outlook import OUTLOOK
from .params import Params, usual
from .plans import Errand, Target
from .routes import distance, routes, troubles
from .shopping import ANSWERS

replies = ANSWERS.to

# The order of actions: who waits for nobody goes first, then those who can fight, and what is worth something anyway.
FIGHT, REST, GO, LEARN = 60.0, 40.0, 30.0, 35.0
# What an action is worth that a friend spends on joining.
COMPANY = 1.2
# What buying must be worth on the way to the Overlord.
LAST_LESSON = 0.8
# A quest that is worth less for each action is given up when it can be.
POOR = 0.6


class Greedy(Fighter):
    """Plays what looks best now."""

    params: Params
    outlook = OUTLOOK

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.plan: plans.Plan = {}

    @classmethod
    def usual_params(cls) -> Params:
        """The numbers that it judges by."""
        return usual()

    # Setup

    @replies("class")
    def _class(self, t: World, seat: Seat, decision: Decision) -> Option:
        return self.random.choice(decision.options)

    # Actions

    @replies("action")
    def _action(self, t: World, seat: Seat, decision: Decision) -> Option:
        self._prepare(t, seat.faction)
        scored = [(self._score(t, option), -number) for number, option in enumerate(decision.options)]
        _, number = max(scored)
        return decision.options[-number]

    def _prepare(self, t: World, faction: int) -> None:
        """The plan of the faction as things are now."""
        hunt = overlord.hunt(t, faction, self.params, self.plan)
        left = overlord.actions_left(t, faction)
        self.plan = hunt or plans.plan(t, faction, self.params, left, self.plan)

    def _score(self, t: World, option: Option) -> float:
        """What an action is worth."""
        verb = option.verb
        if verb in ("wait", "trade"):
            return -50.0
        if verb == "finish":
            return 0.0
        if verb == "look":
            return 200.0
        if verb == "challenge":
            return self._challenge(t, option)
        if verb.startswith(("first.", "act.")):
            return self._special(t, turn.named(t, verb.split(".", 1)[1]), option.value)
        one = t.characters[option.value]
        if verb != "travel" and self._hurries(t, one):
            return -1.0
        if verb == "rest":
            return self._rest(t, one)
        if verb == "train":
            return self._train(t, one)
        if verb == "town":
            return self._town(t, one)
        return self._travel(t, one)

    def _special(self, t: World, one: Character, use: Use) -> float:
        """What a card is worth that works outside combat: healing, and ways that save actions."""
        goal = self._goal(t, one)
        step = use.terms.do[0]
        far = routes(t, one, goal)
        if isinstance(step, Regain):
            helped = t.at(one.at, one.faction) if step.who == "region" else [one]
            missing = sum(body.room(t, each, step.resource) for each in helped)
            return REST + 1 + missing if missing > REST_FACTOR * one.level else -1.0
        if isinstance(step, GoHome):
            home = t.library.atlas.home[one.faction]
            return GO + 40 if far[home] + MOVES < far[one.at] else -1.0
        if isinstance(step, Summon):
            errand = self.plan.get(one.index)
            if errand is None or errand.region != one.at:
                return -1.0
            others = [t.characters[who] for who in errand.group]
            return GO + 40 if any(distance(t, each, one.at) > 1 for each in others) else -1.0
        if isinstance(step, Teleport):
            walk = t.library.atlas.walks[one.faction][one.at][goal]
            return GO + 5 if MOVES < walk <= one.energy and (far[one.at] + 1) // 2 > 1 else -1.0
        return -1.0

    def _challenge(self, t: World, option: Option) -> float:
        who, region, kind, name = option.value
        one, errand = t.characters[who], self.plan.get(who)
        friends = [each for each in t.at(region, one.faction) if each is not one and each.actions > 0]
        if kind == "pvp":
            return self._attack(t, [one, *friends], t.at(region, 1 - one.faction))
        if name == t.overlord.id:
            return overlord.attempt(t, one, self.plan, self.params)
        target = self._target(t, region, kind, name, one.faction)
        if target.level == 0 and kind == "creatures":
            return self._clear(t, one, friends, target)
        if errand is not None and (errand.region, errand.name) == (region, name):
            ready = all(
                t.characters[each].at == region and t.characters[each].actions > 0 for each in errand.group
            )
            # Whoever was to rest first may find that it is not needed.
            if ready and not (errand.fresh and self._must_rest(t, errand)):
                return FIGHT + errand.value
        return -1.0

    def _must_rest(self, t: World, errand: Errand) -> bool:
        return any(plans.rests(t, t.characters[who]) for who in errand.group)

    def _target(self, t: World, region: int, kind: str, name: str, faction: int) -> Target:
        """What is challenged, with what it gives; independent creatures give nothing."""
        found = next(
            (one for one in plans.targets(t, faction) if one.region == region and one.name == name), None
        )
        if found is not None:
            return found
        figures = challenge.groups(t, region)[name]
        return Target(region, name, odds.enemy_of(t, figures), (), plans.NOTHING)

    def _clear(self, t: World, one: Character, friends: Sequence[Character], target: Target) -> float:
        """Nothing else may be done where independent creatures stand; better with friends, better rested."""
        errand = self.plan.get(one.index)
        if errand is not None and errand.region == target.region:
            others = [t.characters[who] for who in errand.group]
            if any(each.at != one.at or each.actions == 0 for each in others):
                return -1.0
        group, value = self._company(t, one, friends, target)
        win = odds.against(t, group, target.enemy).win
        return FIGHT + value if win >= self.params.sure else 0.1 + win

    def _company(
        self, t: World, one: Character, friends: Sequence[Character], target: Target
    ) -> tuple[list[Character], float]:
        """The friends with whom a fight is worth most, each of whom spends an action on it."""
        best, top = [one], -99.0
        for size in range(len(friends) + 1):
            for others in combinations(friends, size):
                group = [one, *others]
                estimate = odds.against(t, group, target.enemy)
                value = estimate.win * plans.worth(t, target, group, self.params)
                value -= (1 - estimate.win) * self.params.defeat * len(
                    group
                ) + self.params.wound * estimate.lost
                value -= COMPANY * size
                if value > top:
                    best, top = group, value
        return best, top

    def _attack(self, t: World, group: Sequence[Character], enemies: Sequence[Character]) -> float:
        win = odds.duel(t, group, enemies)
        if win < self.params.sure_enemies:
            return -1.0
        gain = win * self.params.enemy * len(enemies) + self._spite(t, enemies)
        return LEARN + gain - (1 - win) * self.params.defeat

    def _spite(self, t: World, enemies: Sequence[Character]) -> float:
        """What an Event or a stronger enemy makes of a victory over characters."""
        waiting = sum(one.event.id == "old-hatreds" for one in t.lasting)
        marked = sum(each.index in one.marks for one in t.lasting for each in enemies)
        return 2.0 * waiting + 3.0 * marked

    def _hurries(self, t: World, one: Character) -> bool:
        """Whether a character has to go on, to be in time for the Overlord."""
        errand = self.plan.get(one.index)
        hunts = errand is not None and errand.name == t.overlord.id and errand.region != one.at
        return hunts and overlord.slack(t, one) <= 0

    def _rest(self, t: World, one: Character) -> float:
        errand = self.plan.get(one.index)
        allowance = one.level * (town.TOWN_REST_FACTOR if town.in_town(t, one) else town.REST_FACTOR)
        regained = min(allowance, body.room(t, one, "health") + body.room(t, one, "energy"))
        if regained == 0:
            return -1.0
        if errand is not None and errand.fresh and plans.rests(t, one):
            return REST + regained
        if errand is None:
            return REST + regained
        return 0.5 * regained if errand.region == one.at else 0.1 * regained

    def _train(self, t: World, one: Character) -> float:
        wanted = self._wanted(t, one)
        value = self.params.might * sum(self._gain(t, one, card) for card in wanted[:2])
        # Less is still better than doing nothing.
        return LEARN + value if value > self._lesson(t, one) else value - 0.5

    def _lesson(self, t: World, one: Character) -> float:
        """What buying must be worth: less before the Overlord, when gold is of no other use any more."""
        errand = self.plan.get(one.index)
        last = errand is not None and errand.name == t.overlord.id
        return LAST_LESSON if last else self.params.lesson

    def _town(self, t: World, one: Character) -> float:
        value = 0.0
        for item in t.merchant:
            if item.gold <= one.gold and item.level <= one.level:
                value = max(value, self.params.might * self._gain(t, one, item))
        wanted = self._wanted(t, one)
        value += self.params.might * sum(self._gain(t, one, card) for card in wanted[:2])
        value += 0.3 * len(self._junk(t, one))
        return LEARN + value if value > self._lesson(t, one) else value - 0.2

    def _travel(self, t: World, one: Character) -> float:
        goal = self._goal(t, one)
        return GO if goal != one.at else -0.4

    def _goal(self, t: World, one: Character) -> int:
        """Where a character wants to go."""
        errand = self.plan.get(one.index)
        if errand is not None:
            return errand.region
        # With nothing to do it goes where the next of its friends goes, so that they can do more together.
        trouble = troubles(t, one)
        places = [each.region for each in self.plan.values() if each.region not in trouble]
        return min(places, key=lambda place: distance(t, one, place), default=one.at)

    @replies("move", "teleport")
    def _move(self, t: World, seat: Seat, decision: Decision) -> Option:
        assert decision.facts is not None
        one = t.characters[decision.facts["character"]]
        goal = self._goal(t, one)
        stop = next((each for each in decision.options if each.verb == "stop"), None)
        if one.at == goal and stop is not None:
            return stop
        moves = [each for each in decision.options if each.verb in ("move", "fly")]
        far, trouble = routes(t, one, goal), troubles(t, one)

        def way(option: Option) -> int:
            region: int = option.value
            return far[region] + (0 if region == goal else trouble.get(region, 0))

        further = [each for each in decision.options if each.verb == "use"]
        if further and (not moves or far[one.at] > 2):
            return further[0]
        if not moves:
            return stop or decision.options[-1]
        choice = min(moves, key=lambda each: (way(each), each.value))
        if stop is not None and way(choice) >= far[one.at]:
            return stop
        return choice

    @replies("join")
    def _join(self, t: World, seat: Seat, decision: Decision) -> Option:
        assert decision.facts is not None
        one, other = t.characters[decision.facts["character"]], t.characters[decision.facts["of"]]
        name = decision.facts["aim"]
        if name in ("enemies", t.overlord.id):
            return YES
        target = self._target(
            t, other.at, "boss" if name in t.library.by_id else "creatures", name, one.faction
        )
        friends = [each for each in t.at(other.at, one.faction) if each is not other and each.actions > 0]
        group, _ = self._company(t, other, friends, target)
        return YES if one in group else NO

    # Outside the turn

    @replies("quest-deck")
    def _grade(self, t: World, seat: Seat, decision: Decision) -> Option:
        level = sum(one.level for one in t.of(seat.faction)) / max(1, len(t.of(seat.faction)))
        wanted = "green" if level < self.params.yellow else "yellow" if level < self.params.red else "red"
        return next((each for each in decision.options if each.value == wanted), decision.options[0])

    @replies("new-horizons")
    def _horizons(self, t: World, seat: Seat, decision: Decision) -> Option:
        """A quest that is not worth its way is given up."""
        rates = plans.prospects(t, seat.faction, self.params)
        quests = [each for each in decision.options if each is not PASS]
        worst = min(quests, key=lambda each: rates[each.value.id], default=PASS)
        return worst if worst is not PASS and rates[worst.value.id] < POOR else PASS

    @replies("zeppelin")
    def _fly(self, t: World, seat: Seat, decision: Decision) -> Option:
        assert decision.facts is not None
        one = t.characters[decision.facts["character"]]
        self._prepare(t, one.faction)
        goal = self._goal(t, one)
        far = routes(t, one, goal)
        places = [each for each in decision.options if each is not PASS]
        best = min(places, key=lambda each: far[each.value])
        return best if far[best.value] + 1 < far[one.at] else PASS

    @replies("beasts")
    def _drive(self, t: World, seat: Seat, decision: Decision) -> Option:
        """Beasts go from where the own quests are to where those of the enemy are."""
        wanted = {one.at: 1 if one.faction == seat.faction else -1 for one in t.figures if one.quest}

        def gain(option: Option) -> int:
            _, origin, place = option.value
            return 2 * (wanted.get(origin, 0) - wanted.get(place, 0)) + (place not in wanted)

        ways = [each for each in decision.options if each is not PASS]
        best = max(ways, key=gain, default=PASS)
        return best if best is not PASS and gain(best) > 1 else PASS

    @replies("take-home", "summon")
    def _together(self, t: World, seat: Seat, decision: Decision) -> Option:
        """Who goes for the same thing comes along."""
        goals = {
            each.key: errand
            for each in decision.options
            if each is not DONE and (errand := self.plan.get(each.value)) is not None
        }
        mine = [errand for errand in self.plan.values() if t.characters[errand.group[0]].seat == seat.seat]
        for option in decision.options:
            if option is not DONE and goals.get(option.key) in mine:
                return option
        return decision.options[-1]

    @replies("plague", "deal")
    def _yes(self, t: World, seat: Seat, decision: Decision) -> Option:
        return YES

    @replies(
        "attacker",
        "first-side",
        "choose",
        "quest-order",
        "loot",
        "cancel",
        "creature",
        "combo",
        "heal-also",
        "equip-now",
        "overlord-way",
    )
    def _first(self, t: World, seat: Seat, decision: Decision) -> Option:
        return decision.options[0]

    @replies("give-up", "colour", "professions", "path", "exchange", "trade")
    def _any(self, t: World, seat: Seat, decision: Decision) -> Option:
        if decision.prompt == "trade":
            return decision.options[-1]
        return decision.options[0]
