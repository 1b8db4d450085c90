"""What follows from what can be chosen, where its own words do not say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from locanda.kernel.decision import Decision, Option

from ..rules import items, pool, travel, values
from ..state import World
from ..vocabulary import PassThrough
from .overview import Overview

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
    def _travel_note(self, t: World, decision: Decision, option: Option) -> str:
        """That independent creatures end the Travel there."""
        one = t.characters[t.mover]
        stops = travel.has_independents(t, option.value) and not travel.lasts(t, one, PassThrough)
        return self.say("note-stops-there") if stops else ""

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
        chance = _chance(threat)
        sure = sum(die.face >= threat for die in dice if die.face)
        hits = sure + sum(chance for die in dice if not die.face)
        shown = f"{hits:.1f}" if self.language == "en" else f"{hits:.1f}".replace(".", ",")
        return self.say("note-roll", count=len(dice), hits=shown, threat=threat)

    @notes("use.rerolls/reroll")
    def _reroll_note(self, t: World, decision: Decision, option: Option) -> str:
        """How likely a die is to hit when it is rolled again."""
        assert t.combat is not None
        threat = values.threat(t, t.combat)
        return self.say("note-reroll", threat=threat, chance=round(100 * _chance(threat)))

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


def _chance(threat: int) -> float:
    """How likely a die is to reach a Threat."""
    return max(0, pool.SIDES + 1 - threat) / pool.SIDES
