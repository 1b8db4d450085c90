"""What follows from what can be chosen, where its own words do not say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from locanda.kernel.decision import Decision, Option

from ..rules import body, challenge, items, pool, town, travel, values
from ..state import Character, World
from ..vocabulary import LeaveCombat, PassThrough
from .overview import Overview

# More places than these are not worth naming.
MOST_PLACES = 4

Note = Callable[[Any, World, Decision, Option], str]
_NOTES: dict[str, Note] = {}


def notes(*names: str) -> Callable[[Note], Note]:
    """Mark what says where an option of these prompts or verbs leads; a prompt comes before a verb."""

    def mark(function: Note) -> Note:
        _NOTES.update(dict.fromkeys(names, function))
        return function

    return mark


class Notes(Overview):
    """Says what follows."""

    def leads_to(self, table: World, decision: Decision, option: Option) -> str:
        """What follows from an option, in a few words; nothing where its own words say enough."""
        verb = option.verb.partition(".")[0]
        for name in (f"{decision.prompt}/{verb}", decision.prompt, verb):
            if name in _NOTES:
                return _NOTES[name](self, table, decision, option)
        return ""

    @notes("move/move", "move/fly")
    def _move_note(self, t: World, decision: Decision, option: Option) -> str:
        """That independent creatures end the Travel there; otherwise where the next move can lead that matters."""
        one = t.characters[t.mover]
        if travel.has_independents(t, option.value) and not travel.lasts(t, one, PassThrough):
            return self.say("note-stops-there")
        if t.moves < 2:
            return self.say("note-last-move")
        return self._leading(t, one, [place for place in self._near(t, one, option.value) if place != one.at])

    @notes("action/travel")
    def _travel_note(self, t: World, decision: Decision, option: Option) -> str:
        """Which places that matter can be reached with this Travel."""
        one = t.characters[option.value]
        reached: dict[int, None] = {}
        for place in self._near(t, one, one.at):
            reached[place] = None
            if not travel.has_independents(t, place) or travel.lasts(t, one, PassThrough):
                reached |= dict.fromkeys(self._near(t, one, place))
        return self._leading(t, one, [place for place in reached if place != one.at])

    def _near(self, t: World, one: Character, place: int) -> list[int]:
        """Where one move leads a character from a region."""
        flights, enemy = self.atlas.flights[one.faction], self.atlas.home[1 - one.faction]
        found = [*self.atlas.near[place], *(flights if place in flights else ())]
        return [each for each in dict.fromkeys(found) if each not in (place, enemy)]

    def _leading(self, t: World, one: Character, places: list[int]) -> str:
        """The places among these that matter to a character: own quests, bosses, friendly towns; those first."""
        quests = {each.at for each in t.figures if each.quest and each.faction == one.faction}
        bosses = {place for place in places if next(challenge.bosses(t, place), None) is not None}
        towns = self.atlas.towns[one.faction]
        named = [
            self.say("note-place", why=why, **self.place(place))
            for why, there in (("quest", quests), ("boss", bosses), ("town", towns))
            for place in places
            if place in there
        ]
        if not named:
            return ""
        return self.say("note-leads", places=self.listed(named[:MOST_PLACES]))

    @notes("action/rest")
    def _rest_note(self, t: World, decision: Decision, option: Option) -> str:
        """How much Health and Energy really comes back, of what is missing."""
        one = t.characters[option.value]
        health, energy = body.room(t, one, "health"), body.room(t, one, "energy")
        factor = town.TOWN_REST_FACTOR if town.in_town(t, one) else town.REST_FACTOR
        facts = {"health": health, "energy": energy, "missing": health + energy}
        return self.say("note-rest", amount=min(health + energy, one.level * factor), **facts)

    @notes("use", "free")
    def _use_note(self, t: World, decision: Decision, option: Option) -> str:
        """What leaving a combat leaves behind."""
        leaves = any(isinstance(step, LeaveCombat) for step in option.value.terms.do)
        if t.combat is None or not leaves:
            return ""
        friends = values.friends(t, t.combat, t.seats[decision.seat].faction)
        return self.say("note-leaves", friends=max(0, len(friends) - 1))

    @notes("action/finish")
    def _finish_note(self, t: World, decision: Decision, option: Option) -> str:
        """How many actions are given up."""
        return (
            ""
            if option.value < 0
            else self.say("note-actions-lost", actions=t.characters[option.value].actions)
        )

    @notes("pool/roll")
    def _roll_note(self, t: World, decision: Decision, option: Option) -> str:
        """How many hits the pool brings on average."""
        assert t.combat is not None and t.combat.attack is not None
        threat, dice = values.threat(t, t.combat), t.combat.attack.dice
        chance = hit_chance(threat)
        sure = sum(die.face >= threat for die in dice if die.face)
        hits = sure + sum(chance for die in dice if not die.face)
        shown = f"{hits:.1f}" if self.language == "en" else f"{hits:.1f}".replace(".", ",")
        return self.say("note-roll", count=len(dice), hits=shown, threat=threat)

    @notes("use.rerolls/reroll")
    def _reroll_note(self, t: World, decision: Decision, option: Option) -> str:
        """How likely a die is to hit when it is rolled again."""
        assert t.combat is not None
        threat = values.threat(t, t.combat)
        return self.say("note-reroll", threat=threat, chance=round(100 * hit_chance(threat)))

    @notes("haven")
    def _haven_note(self, t: World, decision: Decision, option: Option) -> str:
        """With what a defeated character goes on."""
        return self.say("note-home")

    @notes("buy")
    def _buy_note(self, t: World, decision: Decision, option: Option) -> str:
        """That something has to leave a Bag which is full."""
        one = t.characters[(decision.facts or {})["character"]]
        exempt = self.library.by_id[option.about].exempt
        full = len(items.counted(one)) >= items.BAG and not exempt
        return self.say("note-full-bag") if full else ""

    @notes("new-horizons/replace")
    def _replace_note(self, t: World, decision: Decision, option: Option) -> str:
        """What becomes of the creatures of a quest."""
        return self.say("note-quest-given-up")


def hit_chance(threat: int) -> float:
    """How likely a die is to reach a Threat."""
    return max(0, pool.SIDES + 1 - threat) / pool.SIDES
