"""The Board Game told: what a seat is asked, what its options mean, and what happened, in both languages."""

from __future__ import annotations

from locanda.kernel.decision import Decision
from locanda.kernel.event import Event
from locanda.kit.narrate import Facts, Tellings

from ..rules import classes
from ..rules import events as rules
from ..state import NOWHERE, Character, World
from . import events, options, refusals
from .counsel import Counsel

TELLINGS = Tellings()
for each in (refusals.TELLINGS, options.TELLINGS, events.TELLINGS):
    TELLINGS.add(each)
asks = TELLINGS.asks
# Phases before there are characters, and those of the final battle before and while it is fought.
SETUP, FINAL = ("classes", "factions", "opening"), ("last-management", "final-battle")


class BoardNarrator(Counsel):
    """Speaks about a match of the Board Game in one language."""

    tellings = TELLINGS

    def state_of_play(self, table: World) -> str:
        """Which faction's turn it is on which space and in which phase, or who has won."""
        t = table
        if t.result is not None:
            winners = self.listed(self.seat(t, one) for one in t.result.winners)
            return self.say("table-over", winners=winners if t.result.winners else "none")
        phase = self.say(f"phase-{t.phase}")
        if t.phase in SETUP:
            return self.say("table-setup", phase=phase)
        facts: Facts = {"phase": phase, **self.faction(t.active)}
        if t.phase in FINAL or (t.combat is not None and t.combat.kind == "final"):
            return self.say("table-final", **facts)
        return self.say("table-turn", space=t.space, last=t.last_space, lap=t.lap, **facts)

    # Prompts

    def around(self, table: World, decision: Decision) -> Facts:
        """The character that is asked with what it has, its faction, and the combat at hand."""
        t, given = table, dict(decision.facts or {})
        facts: Facts = {"hero": self.seat(t, decision.seat)}
        seat = t.seats[decision.seat]
        one = asked_for(t, decision)
        if one is not None:
            facts |= self.of(t, one)
        if seat.faction != NOWHERE:
            facts |= self.faction(seat.faction)
        facts |= self.forms("overlord", t.overlord.name)
        if t.combat is not None:
            facts |= self.round(t) | {"boxes": self.boxes(t.combat.boxes[max(0, seat.faction)])}
        target = given.pop("target", None)
        if target is not None:
            other = t.characters[target]
            facts |= {"target": self.named(self.person(t, target)), "target-health": max(0, other.health)}
        attack = None if t.combat is None else t.combat.attack
        who = target if target is not None else None if attack is None else attack.who
        facts["own"] = "yes" if one is not None and who == one.index else "no"
        if isinstance(given.get("left"), dict):
            given.pop("left")
        if "character" not in given:
            facts["hero"] = self.seat(t, decision.seat)
        return facts | self.worded(t, given)

    # What happened

    def happened(self, table: World, event: Event) -> Facts:
        """The facts of an event in words; who it is about is a character, or all those of a seat."""
        facts = self.worded(table, event.facts)
        if "character" not in event.facts and event.seat is not None:
            facts["hero"] = self.seat(table, event.seat)
        return facts


def asked_for(t: World, decision: Decision) -> Character | None:
    """The character that a decision is for: the one that it names, or the first one of the seat; none before setup."""
    given = decision.facts or {}
    if "character" in given:
        named: Character = t.characters[given["character"]]
        return named
    own = t.seats[decision.seat].characters
    return t.characters[own[0]] if own else None


@asks("class")
def _class(narrator: BoardNarrator, t: World, decision: Decision) -> Facts:
    """For which of two characters a class is picked; 0 for the only one."""
    own = [slot for slot, seat in enumerate(classes.places(len(t.seats))) if seat == decision.seat]
    return {"which": 1 + sum(bool(t.classes[slot]) for slot in own) if len(own) > 1 else 0}


@asks("action")
def _action(narrator: BoardNarrator, t: World, decision: Decision) -> Facts:
    """Every character of the seat that has actions left, and how it stands."""
    left = (decision.facts or {}).get("left", {})
    ready = [one for one in t.characters if one.id in left]
    said = [narrator.say("action-left", actions=one.actions, **narrator.of(t, one)) for one in ready]
    return {"left": " ".join(said) or "none"}


@asks("join")
def _join(narrator: BoardNarrator, t: World, decision: Decision) -> Facts:
    """Whom a friend has challenged."""
    given = decision.facts or {}
    return {"target": events.aim(narrator, given["aim"])}


@asks("use.rerolling")
def _rerolls(narrator: BoardNarrator, t: World, decision: Decision) -> Facts:
    """How many dice may still be rerolled."""
    return {"rerolls": (decision.facts or {})["left"]}


@asks("tokens")
def _tokens(narrator: BoardNarrator, t: World, decision: Decision) -> Facts:
    """How many tokens lie on the card."""
    one, card = asked_for(t, decision), (decision.facts or {})["card"]
    return {
        "held": 0 if one is None else max(each.tokens.get(card, 0) for each in own_characters(t, decision))
    }


def own_characters(t: World, decision: Decision) -> list[Character]:
    """The characters of the seat that is asked."""
    return [t.characters[who] for who in t.seats[decision.seat].characters]


@asks("plague")
def _plague(narrator: BoardNarrator, t: World, decision: Decision) -> Facts:
    """What clearing a marker costs and brings."""
    return {"price": rules.PLAGUE_ENERGY, "prize": rules.PLAGUE_XP}


@asks("companion")
def _companion(narrator: BoardNarrator, t: World, decision: Decision) -> Facts:
    """The Health of the companion."""
    given = decision.facts or {}
    areas = t.characters[given["character"]].areas
    return {
        "companion": next(
            one.health for one in areas if one.card is not None and one.card.id == given["card"]
        )
    }


@asks("victim")
def _victim(narrator: BoardNarrator, t: World, decision: Decision) -> Facts:
    """Which opponents the damage box covers, and what lies in it."""
    assert t.combat is not None
    victims = [options.victim(narrator, one.value)[0] for one in decision.options]
    return {"victims": narrator.either(victims), "hits": t.combat.boxes[t.combat.faction].damage}


@asks("cancel")
def _cancel(narrator: BoardNarrator, t: World, decision: Decision) -> Facts:
    """What lies in the boxes of the enemy."""
    assert t.combat is not None
    return {"boxes": narrator.boxes(t.combat.boxes[1 - t.seats[decision.seat].faction])}


@asks("trade", "deal")
def _offer(narrator: BoardNarrator, t: World, decision: Decision) -> Facts:
    """What is on offer so far, or in the end."""
    deal = t.trade
    assert deal is not None
    return {
        "given": options.offered(narrator, deal.items, deal.gold),
        "wanted": options.offered(narrator, deal.wanted, deal.price),
    }
