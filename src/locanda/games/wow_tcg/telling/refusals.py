"""Why something cannot be done, with what is in the way: cards, players, the moment, and what a condition lacks."""

from __future__ import annotations

from locanda.kernel.refusal import Refusal
from locanda.kit.narrate import Facts

from ..cards import Card
from ..rules.fitting import in_play
from ..sought import Condition
from ..state import Duel
from .phrases import slug
from .wording import Wording


def facts_of(n: Wording, t: Duel | None, refusal: Refusal) -> Facts:
    """What the message of a refusal may speak of; decks and tables are refused without a table."""
    about, given = refusal.about, refusal.facts
    facts: Facts = {"card": "none", "card-form": "m"}
    facts |= {name: value for name, value in given.items() if isinstance(value, (int, str))}
    if isinstance(about, Card):
        facts |= n.card_facts("card", about)
        facts |= {"faction": given.get("faction", about.faction)}
        facts["classes"] = n.either(n.word("class", one) for one in about.classes)
    for name in ("by", "hero"):
        if name in given:
            facts |= n.card_facts(name, n.library.by_id[str(given[name])])
    if "spec" in given:
        facts["spec"] = n.word("spec", slug(str(given["spec"])))
    if refusal.reason == "deck-size":
        facts["more"] = "yes" if facts["size"] > facts["needed"] else "no"
    if t is not None and t.limited is None:
        facts |= _moment(n, t)
        if refusal.reason == "only" and isinstance(about, Card):
            facts |= _lacking(n, t, about)
    return facts


def _moment(n: Wording, t: Duel) -> Facts:
    """Whose turn it is, what stands in the way of doing anything, and how many cards whoever acts holds."""
    own = t.active == t.speaker
    now = "other" if not own else "chain" if t.chain else "combat" if t.combat is not None else "step"
    return {**n.person("active", t, t.active), "now": now, "held": len(t.seats[t.speaker].hand)}


def _lacking(n: Wording, t: Duel, card: Card) -> Facts:
    """What a card or its power asks for, and how much of it there is, where it is a number."""
    found = [one for one in (card.only, *(power.only for power in card.powers)) if one is not None]
    so: Condition = found[0]
    there: int | str = "none"
    if so.there is not None:
        there = sum(1 for _ in in_play(t, so.there, t.speaker))
    return {"so": n.text.condition(so), "turn": "yes" if so.turn else "no", "there": there}
