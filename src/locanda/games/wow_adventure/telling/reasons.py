"""Why somebody who knows the game would choose something: what it is good for here and now, with its figures."""

from __future__ import annotations

from locanda.kernel.decision import DONE, PASS, Decision, Option
from locanda.kit.narrate import Facts
from locanda.kit.text import capital

from ..judging import forecast, odds
from ..judging.bot import Greedy
from ..judging.goals import Wayfinder
from ..rules import modifiers
from ..rules.modifiers import OWN
from ..rules.quests import MOST_QUESTS
from ..state import Fight, Hero, World
from .foresight import IN_COMBAT, SURELY, measure, measures
from .notes import Notes

# Questions whose options are spaces to be in.
JOURNEYS = ("city", "flight", "go", "hearthstone")


class Reasons(Notes):
    """Gives reasons for advice."""

    def reason_for(self, table: World, decision: Decision, option: Option) -> str:
        """Why somebody who knows the game would choose this, in a sentence; nothing where there is no more to say."""
        return capital(self._because(table, decision, option))

    def _because(self, t: World, decision: Decision, option: Option) -> str:
        """The reason as its message says it."""
        hero, prompt = t.seats[decision.seat], decision.prompt
        if prompt in IN_COMBAT and t.fight is not None:
            return self._in_combat_because(t, t.fight, decision, option)
        if option.verb == "move" or prompt in JOURNEYS:
            return self._there_because(t, hero, option.value)
        if prompt == "movement" and option is DONE:
            return self._there_because(t, hero, hero.at)
        if prompt == "challenge":
            return self._faced_because(t, option)
        if prompt == "quests" and option.verb == "quest":
            return self._quest_because(t, decision, option)
        if option.verb == "resource":
            return self._resource_because(t, hero, option.value)
        if option.verb == "equip":
            return self._equip_because(hero, option)
        if prompt == "use.hurt" and option is not PASS:
            return self._spared_because(t, decision, option)
        return ""

    # On the board

    def _there_because(self, t: World, hero: Hero, space: int) -> str:
        """What a space is near to: the goal that counts most from there."""
        guide = Greedy(0)
        goals = guide.goals(t, hero)
        row, tempo = odds.turns_between(self.atlas, hero.level)[space], guide.params.tempo
        goal = max(goals, key=lambda one: one[1] - tempo * row[one[0]])[0]
        what = self._goal(t, hero, goal)
        if what is None:
            return ""
        name, facts = what
        steps = self.atlas.distance[space][goal]
        return self.say(f"reason-{name}", steps=steps, **self.where("goal", goal), **facts)

    def _goal(self, t: World, hero: Hero, goal: int) -> tuple[str, Facts] | None:
        """What a goal is good for."""
        for quest in hero.quests:
            if goal in Wayfinder.stations(t, hero, quest):
                return "quest", {"quest": self.named(quest.card.name), "valor": quest.card.valor}
        foe = self.atlas.spaces[goal].encounter
        if foe is not None:
            valor, rises = odds.reward_of(t, hero, foe)
            chance = forecast.chances(t, Fight(foe=foe)).win[OWN] if hero.seat == t.active else None
            if chance is not None and (valor or rises):
                prize = {"valor": valor, "chance": round(100 * chance)}
                return "prize", {**prize, **self.forms("foe", foe.name)}
        if self.atlas.is_city[goal]:
            if hero.damage and "large-potion" in self.atlas.spaces[goal].resources:
                return "rest", {"damage": hero.damage}
            if len(hero.quests) < MOST_QUESTS and "quest-giver" in self.atlas.spaces[goal].resources:
                return "new-quest", {"count": len(hero.quests)}
        return None

    def _resource_because(self, t: World, hero: Hero, kind: str) -> str:
        """What a resource is good for now."""
        if not self.helps(t, hero, kind):
            return ""
        if kind in ("small-potion", "large-potion"):
            life = modifiers.life(t, hero)
            return self.say("reason-heal", damage=hero.damage, left=life - hero.damage, life=life)
        if kind in ("scroll", "book"):
            return self.say("reason-cards", count=len(hero.hand))
        if kind == "quest-giver" and len(hero.quests) < MOST_QUESTS:
            return self.say("reason-more-quests", count=len(hero.quests))
        return ""

    def _quest_because(self, t: World, decision: Decision, option: Option) -> str:
        """What a step of a quest brings."""
        quest = self.quest_of(t, decision, option)
        valor = t.seats[decision.seat].valor
        name = "quest-done" if self.completes(quest) else "quest-on"
        return self.say(f"reason-{name}", valor=quest.card.valor, total=valor + quest.card.valor)

    def _equip_because(self, hero: Hero, option: Option) -> str:
        """By how much a weapon or an armor is better than what is worn."""
        face = option.value
        if face.kind == "weapon":
            now = hero.face.attack[hero.level] if hero.weapon is None else hero.weapon.face.attack
            better = face.attack
        else:
            now = hero.face.defence[hero.level] if hero.armor is None else hero.armor.face.defence
            better = face.defence
        return self.say("reason-equip", kind=face.kind, before=now, after=better) if better > now else ""

    # Combats

    def _faced_because(self, t: World, option: Option) -> str:
        """How likely a challenge is to be won, and to hurt."""
        begun = self.begun(t, option)
        if begun is None or begun.foe is None:
            return ""
        found = forecast.chances(t, begun)
        return self.say(
            "reason-fight",
            win=round(100 * found.win[OWN]),
            safe=round(100 * measure(found, OWN, "safe")),
            **self.forms("foe", begun.foe.name),
        )

    def _in_combat_because(self, t: World, fight: Fight, decision: Decision, option: Option) -> str:
        """What an option makes likelier, or that none does."""
        side = modifiers.side_of(t, t.seats[decision.seat])
        if side is None:
            return ""
        now, names = forecast.chances(t, fight), measures(fight)
        if option in decision.options[-1:]:
            others = [forecast.foreseen(t, decision, one) for one in decision.options[:-1]]
            if len(others) == 0 or any(one is None for one in others):
                return ""
            if measure(now, side, names[0]) > 1 - SURELY and measure(now, side, "safe") > 1 - SURELY:
                return self.say("reason-all-well")
            helps = any(
                one is not None and measure(one, side, name) > measure(now, side, name) + SURELY
                for one in others
                for name in names
            )
            return "" if helps else self.say("reason-in-vain")
        after = forecast.foreseen(t, decision, option)
        if after is None:
            return ""
        name = self.gain(t, fight, side, after)
        before, later = measure(now, side, name), measure(after, side, name)
        if later <= before + SURELY:
            return ""
        return self.say("note-changes", what=name, before=round(100 * before), after=round(100 * later))

    def _spared_because(self, t: World, decision: Decision, option: Option) -> str:
        """How much damage is spared."""
        left, amount = self.left_to_take(t, decision, option), self.left_to_take(t, decision, PASS)
        if left is None or amount is None or left >= amount:
            return ""
        return self.say("reason-spared", amount=amount, left=left)
