"""Whom an effect is for, and small things that several effects need."""

from __future__ import annotations

from locanda.kernel.decision import Option
from locanda.kit.ledger import rule

from ..state import Character
from . import values
from .moment import Moment

AMOUNTS = [Option("amount", str(number), number) for number in range(60)]


@rule("TBG-GEN-03")
def targets(moment: Moment, who: str) -> list[Character]:
    """The characters that an effect is for."""
    t, one = moment.table, moment.hero
    if who == "you":
        return [one]
    if who == "hurt":
        return [moment.target or one]
    if who == "region":
        return t.at(one.at, one.faction)
    if t.combat is None:
        return [one]
    if who == "friends":
        return values.friends(t, t.combat, one.faction, first=one.index)
    both = (one.faction, 1 - one.faction)
    return [each for faction in both for each in values.friends(t, t.combat, faction, first=one.index)]


def take_hits(moment: Moment, box: str, amount: int) -> None:
    """Hit tokens leave a box of the side that fights, as far as there are any."""
    boxes = moment.combat.boxes[moment.hero.faction]
    amount = min(amount, getattr(boxes, box))
    if amount > 0:
        setattr(boxes, box, getattr(boxes, box) - amount)
        moment.table.tell("hits-away", "TBG-CMB-34", card=moment.card, box=box, amount=amount)
