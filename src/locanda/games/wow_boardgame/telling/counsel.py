"""What the Board Game's options are likely to lead to, and why somebody who knows the game would take them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from locanda.kernel.decision import NO, PASS, YES, Decision, Option
from locanda.kit.narrate import Facts
from locanda.kit.text import capital

from ..cards import Reward
from ..judging import dice, odds
from ..judging.bot import Greedy
from ..judging.plans import Errand
from ..judging.routes import distance, routes
from ..judging.shopping import ghost_of, might
from ..judging.strength import card_strength, of_steps
from ..rules import abilities, body, challenge, town, values
from ..rules.turn import named
from ..state import Character, World
from ..vocabulary import LeaveCombat, Regain
from .notes import Notes, hit_chance
from .prospects import Prospect, alone, as_known, prospect

# A fight that is as good as won or lost, to the house bot.
SURE, FORLORN = 0.9, 0.2
# What the house bot would not even think of: an action, and a use in a fight.
POINTLESS, USELESS = -10.0, -0.5
IN_FIGHT = (
    "pool",
    "use.round",
    "use.rolled",
    "use.rerolls",
    "use.rerolling",
    "use.pool",
    "use.after-rerolls",
)
# A purchase or a card that adds less is not worth a word.
NOTICED = 0.3

Reason = Callable[["Counsel", World, Decision, Option], str]
_REASONS: dict[str, Reason] = {}


def reasons(*names: str) -> Callable[[Reason], Reason]:
    """Mark what gives the reason for an option of these prompts or verbs; both together come first, then the prompt."""

    def mark(function: Reason) -> Reason:
        _REASONS.update(dict.fromkeys(names, function))
        return function

    return mark


class Counsel(Notes):
    """Says how likely a fight is to be won, and gives reasons for advice."""

    _guided: tuple[Any, Any, Greedy] | None = None

    # How likely

    def chance_of(self, table: World, decision: Decision, option: Option) -> tuple[str, float] | None:
        """About how often the fight is won that an option leads to, and who would fight it."""
        found = prospect(table, decision, option)
        if found is None:
            return None
        return self.say("chance-win", how=found.how, hidden="yes" if found.hidden else "no"), found.shown

    def leads_to(self, table: World, decision: Decision, option: Option) -> str:
        """What follows from an option; of a fight what may be lost."""
        said = super().leads_to(table, decision, option)
        found = prospect(table, decision, option)
        if found is None:
            return said
        risk = self._risk(table, decision, option, found)
        return f"{risk} {said}" if said else risk

    def _risk(self, t: World, decision: Decision, option: Option, found: Prospect) -> str:
        """What a defeat costs in this fight, and how often the challenger would win without friends."""
        facts: Facts = {
            "kind": found.kind,
            "count": len(found.group),
            "once": "yes" if self._is_once(t, option) else "no",
        }
        single = alone(t, decision, option)
        facts["alone"] = 0 if single is None else round(100 * single.shown)
        return self.say("note-fight", **facts)

    @staticmethod
    def _is_once(t: World, option: Option) -> bool:
        """Whether a boss is challenged who can be tried only once."""
        return (
            option.verb == "challenge" and option.value[2] == "boss" and challenge.is_once(t, option.value[3])
        )

    # Why

    def reason_for(self, table: World, decision: Decision, option: Option) -> str:
        """Why somebody who knows the game would choose this, in a sentence, with what comes next to it."""
        t = table
        if not t.characters or t.result is not None:
            return ""
        verb = option.verb.partition(".")[0]
        for name in (f"{decision.prompt}/{verb}", decision.prompt, verb):
            if name in _REASONS:
                t = as_known(t, t.seats[decision.seat].faction)
                why = _REASONS[name](self, t, decision, option)
                return self._with_the_next(t, decision, option, why) if why else ""
        return ""

    def _with_the_next(self, t: World, decision: Decision, option: Option, why: str) -> str:
        """A reason with what one would do otherwise, if that is known."""
        other = self._next(t, decision, option)
        if other is None:
            return capital(self.say("reason-alone", why=why))
        return capital(self.say("reason-next", why=why, other=self._briefly(t, decision, other)))

    def _bot(self, t: World, decision: Decision) -> Greedy:
        """The house bot with its plan for this decision."""
        if self._guided is None or self._guided[0] is not decision or self._guided[1] != _stamp(t):
            guide = Greedy(0)
            faction = t.seats[decision.seat].faction
            guide._prepare(t, faction)
            self._guided = decision, _stamp(t), guide
        return self._guided[2]

    def _next(self, t: World, decision: Decision, option: Option) -> Option | None:
        """What the house bot would take if this could not be chosen; none where it does not weigh."""
        rest = [each for each in decision.options if each is not option]
        weigh = self._worth(t, decision) if rest else None
        if weigh is None:
            return None
        best = max(rest, key=weigh)
        least = POINTLESS if decision.prompt == "action" else USELESS if decision.prompt in IN_FIGHT else None
        return best if least is None or weigh(best) > least else None

    def _worth(self, t: World, decision: Decision) -> Callable[[Option], float] | None:
        """How the house bot weighs the options of a decision; none where it has no measure for them all."""
        prompt, given = decision.prompt, decision.facts or {}
        if prompt == "action":
            guide = self._bot(t, decision)
            return lambda each: guide._score(t, each)
        one = t.characters[given["character"]] if "character" in given else None
        if one is None:
            return None
        if prompt in ("train", "town"):
            return lambda each: self._gain(t, decision, one, each)
        if prompt == "talent":
            return lambda each: of_talent(t, one, each)
        if prompt in ("move", "teleport"):
            _, far = self._goal(t, decision, one)
            return lambda each: -float(far[_place(one, each)]) - 0.5 * (each.verb == "use")
        if prompt in IN_FIGHT:
            return lambda each: use_worth(t, one, each)
        return None

    def _briefly(self, t: World, decision: Decision, option: Option) -> str:
        """An option in a word or two."""
        verb = option.verb.partition(".")[0]
        facts: Facts = {"verb": verb, "prompt": decision.prompt.replace(".", "-"), "what": "none"}
        if verb == "challenge":
            facts["what"] = aim(self, option.value[3])
        elif verb in ("move", "fly", "region"):
            facts |= self.place(option.value)
            facts["what"] = self.named(self.atlas.regions[option.value].name)
        elif verb == "reroll":
            facts["what"] = self.one_die(*option.value)
        elif verb in ("use", "free", "act", "first"):
            facts["what"] = self.forms("card", option.value.card.name)["card-the"]
        elif verb in ("train", "buy", "sell", "talent", "leave", "take"):
            facts["what"] = self.forms("card", self.name_of(option.about))["card-the"]
        elif verb == "grade":
            facts["what"] = self.word("grade", option.value)
        return self.say("briefly", **facts)

    # Actions

    @reasons("action/challenge")
    def _why_challenge(self, t: World, decision: Decision, option: Option) -> str:
        """How likely the fight is to be won, and what it brings."""
        found = prospect(t, decision, option)
        if found is None:
            return ""
        _, region, kind, name = option.value
        prize = "none"
        if kind == "creatures" and ".independent" not in name:
            quests = {each.quest for each in challenge.groups(t, region)[name]}
            first = next(one for one in (*t.open_quests[0], *t.open_quests[1]) if one.id in quests)
            prize = self._prize(first.reward)
        sort = "independent" if ".independent" in name else found.kind
        percent = round(100 * found.shown)
        return self.say("why-challenge", sort=sort, percent=percent, prize=prize, how=found.how)

    def _prize(self, reward: Reward) -> str:
        """Gold and XP of a quest, and how many items."""
        parts = [self.say("amount-gold", amount=reward.gold)] if reward.gold else []
        parts += [self.say("amount-xp", amount=reward.xp)] if reward.xp else []
        count = len(reward.items) + bool(reward.special)
        parts += [self.say("amount-items", count=count)] if count else []
        return self.listed(parts)

    @reasons("action/rest")
    def _why_rest(self, t: World, decision: Decision, option: Option) -> str:
        """How much is missing, and how much comes back."""
        one = t.characters[option.value]
        health, energy = body.room(t, one, "health"), body.room(t, one, "energy")
        amount = min(
            health + energy, one.level * (town.TOWN_REST_FACTOR if town.in_town(t, one) else town.REST_FACTOR)
        )
        return self.say("why-rest", health=health, energy=energy, amount=amount, curse=one.curse)

    @reasons("action/travel")
    def _why_travel(self, t: World, decision: Decision, option: Option) -> str:
        """Where it goes, for what, and how far that is."""
        one = t.characters[option.value]
        errand = self._bot(t, decision).plan.get(one.index)
        return self._way(t, decision, one, errand)

    def _way(self, t: World, decision: Decision, one: Character, errand: Errand | None) -> str:
        """The way to what the house bot would go for."""
        goal, _ = self._goal(t, decision, one)
        if goal == one.at:
            return self.say("why-stay")
        facts: Facts = {"steps": distance(t, one, goal), **self.place(goal)}
        facts["aim"] = "none" if errand is None else aim(self, errand.name)
        return self.say("why-travel", **facts)

    def _goal(self, t: World, decision: Decision, one: Character) -> tuple[int, Sequence[int]]:
        """Where the house bot would go, and how far that is from everywhere."""
        goal = self._bot(t, decision)._goal(t, one)
        return goal, routes(t, one, goal)

    @reasons("action/train", "action/town")
    def _why_shop(self, t: World, decision: Decision, option: Option) -> str:
        """What could be bought that would help most."""
        one, guide = t.characters[option.value], self._bot(t, decision)
        wares: list[Any] = [card for card in one.powers if card.level <= one.level and card.gold <= one.gold]
        if option.verb == "town":
            wares += [item for item in t.merchant if item.level <= one.level and item.gold <= one.gold]
        best = max(wares, key=lambda card: guide._gain(t, one, card), default=None)
        worth = best is not None and guide._gain(t, one, best) > NOTICED
        facts: Facts = {"gold": one.gold, "verb": option.verb, "price": best.gold if best is not None else 0}
        facts["card"] = self.forms("card", best.name)["card-the"] if best is not None and worth else "none"
        return self.say("why-shop", **facts)

    @reasons("action/look", "action/finish", "action/wait")
    def _why_plain(self, t: World, decision: Decision, option: Option) -> str:
        """Why one looks, lets others go first, or ends."""
        return self.say(f"why-{option.verb}", **self.forms("overlord", t.overlord.name))

    @reasons("action/act", "action/first")
    def _why_card(self, t: World, decision: Decision, option: Option) -> str:
        """What a card costs that works outside combat."""
        one = named(t, option.verb.partition(".")[2])
        heals = any(isinstance(step, Regain) for step in option.value.terms.do)
        facts: Facts = {"energy": abilities.cost(t, one, option.value), "left": one.energy}
        return self.say("why-card", heals="yes" if heals else "no", **facts)

    # On the way

    @reasons("move", "teleport")
    def _why_move(self, t: World, decision: Decision, option: Option) -> str:
        """How near a region is to the goal."""
        one = t.characters[(decision.facts or {})["character"]]
        goal, far = self._goal(t, decision, one)
        errand = self._bot(t, decision).plan.get(one.index)
        facts: Facts = {"steps": far[_place(one, option)], **self.place(goal)}
        facts["aim"] = "none" if errand is None else aim(self, errand.name)
        facts["verb"] = option.verb
        return self.say("why-move", **facts)

    @reasons("join")
    def _why_join(self, t: World, decision: Decision, option: Option) -> str:
        """How likely the fight is to be won with and without."""
        found = [prospect(t, decision, each) for each in (YES, NO)]
        if found[0] is None or found[1] is None:
            return ""
        joined, apart = (round(100 * each.shown) for each in found if each is not None)
        return self.say("why-join", joined=joined, apart=apart, yes="yes" if option is YES else "no")

    # Purchases and Talents

    def _gain(self, t: World, decision: Decision, one: Character, option: Option) -> float:
        """How much stronger a purchase makes a character, as the house bot counts it."""
        if option.verb == "regain":
            return 9.0
        if option.verb in ("train", "buy"):
            card = option.value[1]
            return self._bot(t, decision)._gain(t, one, card) if card.level <= one.level else 0.0
        return 0.1 if option.verb == "sell" else 0.0 if option.verb == "equip" else NOTICED

    @reasons("train", "town")
    def _why_buy(self, t: World, decision: Decision, option: Option) -> str:
        """What a purchase costs and adds, or that nothing is worth its gold."""
        one = t.characters[(decision.facts or {})["character"]]
        facts: Facts = {"verb": option.verb, "gold": one.gold, "left": one.gold, "gain": "none"}
        if option.verb in ("train", "buy"):
            card = option.value[1]
            facts["left"] = one.gold - card.gold
            early = card.level > one.level
            strong = not early and self._gain(t, decision, one, option) > NOTICED
            facts["gain"] = "early" if early else "strong" if strong else "none"
        elif option.verb == "regain":
            facts["left"] = one.level
        return self.say("why-buy", **facts)

    @reasons("talent")
    def _why_talent(self, t: World, decision: Decision, option: Option) -> str:
        """How a Talent stands beside the others, by what it adds to fights."""
        one = t.characters[(decision.facts or {})["character"]]
        best = all(of_talent(t, one, option) >= of_talent(t, one, each) for each in decision.options)
        return self.say("why-talent", best="yes" if best else "no", level=one.level)

    @reasons("quest-deck")
    def _why_deck(self, t: World, decision: Decision, option: Option) -> str:
        """How strong the faction is for such quests."""
        team = t.of(t.seats[decision.seat].faction)
        levels = [one.level for one in team]
        return self.say("why-deck", least=min(levels), most=max(levels))

    # In a fight

    @reasons(
        "pool", "use.round", "use.rolled", "use.rerolls", "use.rerolling", "use.pool", "use.after-rerolls"
    )
    def _why_in_fight(self, t: World, decision: Decision, option: Option) -> str:
        """What a use, another roll or nothing does now."""
        fight, given = t.combat, decision.facts or {}
        if fight is None or "character" not in given:
            return ""
        one = t.characters[given["character"]]
        if option.verb in ("use", "free"):
            return self._why_use(t, one, option)
        need = dice.needed(t)
        if option.verb == "reroll":
            miss = "yes" if 0 < option.value[1] < need else "no"
            return self.say("why-reroll", miss=miss, threat=need, percent=round(100 * hit_chance(need)))
        if option.verb in ("leave", "take"):
            return ""
        missing = 0
        if fight.attack is not None:
            missing = sum(0 < die.face < need for die in fight.attack.dice)
        useful = any(use_worth(t, one, each) > NOTICED for each in decision.options if each is not option)
        sort = "good" if self._is_won(t) else "left" if useful else "nothing"
        return self.say(
            "why-no-use", sort=sort, missing=missing, roll="yes" if option.verb == "roll" else "no"
        )

    def _is_won(self, t: World) -> bool:
        """Whether the fight at hand looks won without any more Energy."""
        fight = t.combat
        if (
            fight is None
            or fight.kind not in ("creatures", "boss")
            or not values.friends(t, fight, fight.faction)
        ):
            return False
        if fight.boss is None and not fight.foes:
            return True
        return odds.thrifty(t, fight).win >= SURE

    def _why_use(self, t: World, one: Character, option: Option) -> str:
        """What a card costs now, and whether it does much."""
        use, fight = option.value, t.combat
        assert fight is not None
        facts: Facts = {"energy": abilities.cost(t, one, use), "left": one.energy}
        if any(isinstance(step, LeaveCombat) for step in use.terms.do):
            lost = bool(values.friends(t, fight, fight.faction)) and odds.standing(t, fight).win < FORLORN
            return self.say("why-flee", lost="yes" if lost else "no", **facts)
        sort = "none" if not dice.useful(t, use.terms.do) else "some"
        return self.say("why-use", sort=sort, **facts)

    @reasons("use.hurt")
    def _why_heal(self, t: World, decision: Decision, option: Option) -> str:
        """How much Health is left, and how much a card gives back."""
        given = decision.facts or {}
        target, one = given["target"], t.characters[given["character"]]
        hurt = one if target is None else t.characters[target]
        heal = 0 if option is PASS else round(of_steps(option.value.terms.do, one.level).heal)
        facts: Facts = {
            "left": max(0, hurt.health),
            "heal": heal,
            "nothing": "yes" if option is PASS else "no",
        }
        return self.say("why-heal", **facts)


def _stamp(t: World) -> tuple[Any, ...]:
    """What tells a table from another one at the same decision."""
    return id(t.characters), t.overlord_at


def _place(one: Character, option: Option) -> int:
    """Where a move leads; to nowhere else if it is none."""
    return option.value if option.verb in ("move", "fly", "region") else one.at


def aim(narrator: Notes, name: str) -> str:
    """What somebody goes for, by its name in options."""
    if name == "enemies":
        return narrator.say("target-enemy")
    kind, group, _ = name.partition(".")
    if not group:
        return str(narrator.forms("card", narrator.name_of(kind))["card-the"])
    return narrator.kind(kind, 2)


def of_talent(t: World, one: Character, option: Option) -> float:
    """How strong a character would be with a Talent, as the house bot counts it."""
    ghost = ghost_of(one)
    ghost.talents = [*one.talents, option.value]
    return might(t, ghost) + 0.3 * card_strength(option.value, one.level)


def use_worth(t: World, one: Character, option: Option) -> float:
    """How much a use adds in a fight, in dice; a die that misses is worth another roll, and nothing is worth little."""
    if option.verb in ("use", "free"):
        steps = option.value.terms.do
        return of_steps(steps, one.level).strength if dice.useful(t, steps) else -1.0
    if option.verb == "reroll":
        need = dice.needed(t)
        return 0.2 - 0.01 * option.value[1] if 0 < option.value[1] < need else -2.0
    return -3.0 if option.verb in ("leave", "take") else 0.1
