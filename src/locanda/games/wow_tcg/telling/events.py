"""What happened at the table, a line for each thing that is worth one."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.event import Event
from locanda.kit.narrate import Facts, Tellings, place_of

from ..rules.chain import PERMANENT
from ..state import Duel
from .wording import Wording

TELLINGS = Tellings()
tells = TELLINGS.tells

# What tells nothing by itself that the events around it do not.
UNHEARD = frozenset(("forced", "drew-card", "flipped", "completed"))
# What puts a link on the chain.
ADDING = frozenset(("played", "used", "triggered", "proposed"))


def facts_of(n: Wording, t: Duel, event: Event) -> Facts:
    """What every event may speak of: its player, its cards by their names, what was aimed at."""
    facts: Facts = {
        name: value for name, value in event.facts.items() if not isinstance(value, (dict, list, bool))
    }
    if event.seat is not None:
        facts |= n.person("hero", t, event.seat)
    given = event.facts
    if given.get("card"):
        facts |= n.labelled("card", given.get("piece") or given["card"], given["card"])
    elif given.get("piece"):
        facts |= n.labelled("card", given["piece"])
    if "target" in given:
        facts |= n.labelled("target", given["target"], given["target_card"])
    if "targets" in given:
        facts["targets"] = n.targets(t, given["targets"])
    if "winners" in given:
        facts["winners"] = n.listed(n.seat(t, one) for one in given["winners"])
        facts["count"] = len(given["winners"])
    return facts


# Looking around


def before(t: Duel, event: Event) -> Iterator[Event]:
    """What was told before an event, the latest first."""
    at = place_of(t.journal, event)
    for place in range(at - 1, -1, -1):
        yield (t.journal or [])[place]


def after(t: Duel, event: Event) -> Iterator[Event]:
    """What was told after an event."""
    at = place_of(t.journal, event)
    if at >= 0:
        yield from (t.journal or [])[at + 1 :]


def heard(events: Iterator[Event]) -> Event | None:
    """The first of these events that tells something by itself."""
    return next((one for one in events if one.kind not in UNHEARD), None)


def run_of(t: Duel, event: Event) -> list[Event] | None:
    """The events of one kind and seat that end with this one; none if it is not their last."""
    following = next((one for one in after(t, event) if _counts(one, event)), None)
    if following is not None and (following.kind, following.seat) == (event.kind, event.seat):
        return None
    found = [event]
    for one in before(t, event):
        if (one.kind, one.seat) == (event.kind, event.seat):
            found.append(one)
        elif _counts(one, event):
            break
    return found[::-1]


def _counts(one: Event, event: Event) -> bool:
    """Whether an event ends a run: neither a silent one nor the other half of a draw."""
    return (
        one.kind not in UNHEARD and not {one.kind, event.kind} <= {"drew", "drew-card"}
    ) or one.kind == event.kind


def is_answered(t: Duel, event: Event) -> bool:
    """Whether something else came on the chain after the link that resolves here."""
    for one in before(t, event):
        if one.kind in ADDING:
            return bool(one.facts.get("link") != event.facts.get("link"))
    return False


# Drawing and placing


@tells("drew")
def _drew(n: Wording, t: Duel, event: Event) -> Facts | None:
    """Cards that are drawn one after the other are told together."""
    run = run_of(t, event)
    return None if run is None else {"amount": len(run)}


@tells("drew-card")
def _drew_card(n: Wording, t: Duel, event: Event) -> Facts | None:
    """The same for whoever drew them: which they are."""
    run = run_of(t, event)
    return None if run is None else {"cards": n.listed(n.name(one.facts["card"]) for one in run)}


@tells("milled", "saw")
def _several(n: Wording, t: Duel, event: Event) -> Facts | None:
    """Cards that go or are seen one after the other are told together."""
    run = run_of(t, event)
    if run is None:
        return None
    kind = {"message": "event-revealed"} if event.kind == "saw" and event.to is None else {}
    return {"cards": n.listed(n.name(one.facts["card"]) for one in run), "amount": len(run), **kind}


@tells("flipped", "completed")
def _silent(n: Wording, t: Duel, event: Event) -> None:
    """The use of the power before tells the same."""


# The chain


@tells("played")
def _played(n: Wording, t: Duel, event: Event) -> Facts:
    """A card, X if it has one, and what it is aimed at."""
    card = n.library.by_id[event.facts["card"]]
    return {"x": event.facts["x"] if card.has_x else "none"}


@tells("used")
def _used(n: Wording, t: Duel, event: Event) -> Facts:
    """A power: that of a hero, the reward of a quest, or another one."""
    card = n.library.by_id[event.facts["card"]]
    kind = card.kind if card.kind in ("hero", "quest") else "other"
    return {"kind": kind, "x": event.facts["x"] or "none"}


@tells("resolved")
def _resolved(n: Wording, t: Duel, event: Event) -> Facts | None:
    """Told only if there was a response; what comes into play is told by that."""
    card = n.library.by_id[event.facts["card"]]
    lasts = event.facts["what"] == "card" and (card.kind in PERMANENT or card.ongoing or card.attach)
    return {"kind": event.facts["what"]} if is_answered(t, event) and not lasts else None


@tells("entered")
def _entered(n: Wording, t: Duel, event: Event) -> Facts | None:
    """What a player has just played needs no second line, unless there was a response; heroes begin in play."""
    if n.library.by_id[event.facts["card"]].kind == "hero":
        return None
    last = heard(before(t, event))
    if last is not None and last.kind == "resolved" and last.facts["card"] == event.facts["card"]:
        return {} if is_answered(t, last) else None
    return {}


@tells("proposed")
def _proposed(n: Wording, t: Duel, event: Event) -> Facts | None:
    """An attack that nobody responded to is told as it begins."""
    following = heard(after(t, event))
    return None if following is not None and following.kind == "attacks" else {}


@tells("combat-over")
def _combat_over(n: Wording, t: Duel, event: Event) -> Facts | None:
    """Told only if nobody was dealt any damage."""
    for one in before(t, event):
        if one.kind == "damage" and one.facts["combat"]:
            return None
        if one.kind == "attacks":
            return {}
    return None


# Damage


@tells("damage")
def _damage(n: Wording, t: Duel, event: Event) -> Facts:
    """Who dealt how much of which kind to whom."""
    given = event.facts
    hurt = n.say("hurt", amount=given["amount"], type=given["type"] or "none")
    return {**n.labelled("by", given["by"], given["source"]), "hurt": hurt}


@tells("prevented")
def _prevented(n: Wording, t: Duel, event: Event) -> Facts:
    """What prevented the damage, and to whom."""
    card = n.card_facts("card", n.library.by_id[event.facts["card"]])
    return {**card, **n.labelled("victim", event.facts["piece"])}


# Chance and words


@tells("tossed")
def _tossed(n: Wording, t: Duel, event: Event) -> Facts:
    """Whether the toss was won."""
    return {"won": "yes" if event.facts["won"] else "no"}


@tells("numbers")
def _numbers(n: Wording, t: Duel, event: Event) -> Facts:
    """The numbers that were chosen in secret."""
    said = event.facts["numbers"].items()
    return {
        "numbers": n.listed(n.say("word-number", hero=n.seat(t, int(seat)), number=one) for seat, one in said)
    }


@tells("counter")
def _counter(n: Wording, t: Duel, event: Event) -> Facts:
    """What kind of counter it is."""
    return {"counter": n.say(f"counter-{event.facts['counter']}", count=1)}


@tells("eliminated")
def _eliminated(n: Wording, t: Duel, event: Event) -> Facts:
    """Whose hero has fallen, or whose deck was empty."""
    for one in before(t, event):
        if one.kind == "turn":
            break
        if one.kind == "dry" and one.seat == event.seat:
            return {"why": "dry"}
    return {"why": event.facts.get("why", "fatal")}


# Matches of several games, and packs


@tells("swapped")
def _swapped(n: Wording, t: Duel, event: Event) -> Facts:
    """Which card was taken out for which."""
    return n.card_facts("out", n.library.by_id[event.facts["out"]])


@tells("opened")
def _opened(n: Wording, t: Duel, event: Event) -> Facts:
    """The round of a draft; none where all packs are opened at once."""
    return {"round": event.facts.get("round", 0)}
