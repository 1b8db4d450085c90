"""Glance: what the bot sees in the text of a card at once."""

from __future__ import annotations

from .. import vocabulary as v
from ..cards import Card, Trigger


def rent_of(trigger: Trigger) -> int:
    """What must be paid by the turn for a card to stay; nothing if a trigger does anything else."""
    step = trigger.do[0]
    if len(trigger.do) > 1 or not isinstance(step, v.Unless) or step.player != "you":
        return 0
    return step.pay if all(isinstance(one, v.Destroy) and one.who == "self" for one in step.do) else 0


def fells(card: Card) -> str:
    """Whom the combat damage of a card destroys, however little it is: an ally, one with damage, or nobody."""
    for one in card.triggers:
        if one.on == "deals" and one.combat and one.who in ("self", "hero"):
            for step in one.do:
                if isinstance(step, v.Destroy) and step.who == "other":
                    return "damaged" if one.damaged else "ally"
    return ""
