"""Conditions: what must be so for a power to work, or to be used."""

from __future__ import annotations

from locanda.kit.ledger import rule

from ..sought import Condition
from ..state import Duel
from .fitting import defends, in_play


@rule("TCG-20-21", "TCG-RUL-71")
def holds(t: Duel, so: Condition, seat: int, source: int = 0) -> bool:
    """Whether everything that a condition names is so, for the player at this seat."""
    if so.turn == "yours" and t.active != seat:
        return False
    if so.turn == "opponent" and t.seats[t.active].team == t.seats[seat].team:
        return False
    hero = t.pieces.get(t.seats[seat].hero)
    if so.hero:
        from . import figures  # which itself asks conditions

        if hero is None or not figures.has(t, hero, so.hero):
            return False
    if so.hero_defends and (hero is None or not defends(t, hero.number)):
        return False
    if so.icon and (hero is None or hero.card.faction != so.icon):
        return False
    if so.hand and len(t.seats[seat].hand) < so.hand:
        return False
    if so.there is not None:
        found = sum(1 for _ in in_play(t, so.there, seat, source))
        if found != 0 if so.many == 0 else found < so.many:
            return False
    if so.outnumbered and not _is_outnumbered(t, seat):
        return False
    if so.hero_dealt and not any(
        blow.kind == "hero" and blow.seat == seat and blow.type == so.hero_dealt for blow in t.blows
    ):
        return False
    return not so.allies_hit_hero or any(
        blow.kind == "ally"
        and blow.seat == seat
        and blow.victim_kind == "hero"
        and t.seats[blow.victim_seat].team != t.seats[seat].team
        for blow in t.blows
    )


def _is_outnumbered(t: Duel, seat: int) -> bool:
    """Whether an opponent has more allies in his party."""
    count = [0] * len(t.seats)
    for piece in t.pieces.values():
        if piece.card.kind == "ally" and not piece.resource:
            count[piece.seat] += 1
    return any(count[other.seat] > count[seat] for other in t.others(seat))
