"""Numbers that are worked out when they are needed (TCG-RUL-90)."""

from __future__ import annotations

from locanda.kit.ledger import rule

from ..sought import Count
from ..state import Duel, Holding, Piece
from .fitting import in_play


@rule("TCG-RUL-90")
def standing(t: Duel, count: Count, one: Holding) -> int:
    """What a bonus that holds is multiplied with, counted anew all the time."""
    of = count.of
    if of == "sought":
        assert count.what is not None
        found = sum(1 for _ in in_play(t, count.what, one.seat, one.source))
    else:
        piece = t.pieces.get(one.source)
        found = 0 if piece is None else of_piece(piece, of)
    return found * count.times + count.plus


def of_piece(piece: Piece, of: str) -> int:
    """A number that a card in play has: its damage, ATK, health, cost, or counters."""
    if of == "damage":
        return piece.damage
    if of == "atk":
        return max(0, piece.atk)
    if of == "health":
        return max(0, piece.health)
    if of == "cost":
        return piece.card.base_cost
    return sum(piece.counters.values())
