"""Who controls what: effects that take cards over, and cards that change sides (TCG-RUL-56)."""

from __future__ import annotations

from locanda.kit.ledger import rule

from .. import vocabulary as v
from ..state import Duel, Lasting, Piece
from . import zones


@rule("TCG-20-07", "TCG-RUL-56")
def sort_out(t: Duel) -> None:
    """Every card is controlled as the newest effect that still holds says, or by whoever has it for good."""
    if not t.lasting:
        for piece in t.pieces.values():
            if piece.host or piece.seat != piece.owner:
                break
        else:
            return
    newest: dict[int, tuple[int, int]] = {}
    for piece in t.pieces.values():
        if piece.host and any(type(step) is v.Keeps for step in piece.card.always):
            newest[piece.host] = max(newest.get(piece.host, (0, 0)), (piece.since, piece.seat))
    for one in t.lasting:
        if type(one.effect) is v.Control:
            for number in one.bound:
                newest[number] = max(newest.get(number, (0, 0)), (one.since, one.seat))
    for piece in list(t.pieces.values()):
        seat = newest.get(piece.number, (0, piece.owner))[1]
        if piece.seat != seat:
            change(t, piece, seat)


@rule("TCG-20-01", "TCG-RUL-56")
def change(t: Duel, piece: Piece, seat: int) -> None:
    """A card is controlled by somebody else: it leaves combat, and an ally has to wait for a turn of that player."""
    piece.seat = seat
    piece.joined = t.turn
    t.stale = True
    zones.leave_combat(t, piece.number)
    t.tell("control", "TCG-RUL-56", seat=seat, card=piece.card.id, piece=piece.label)


@rule("TCG-RUL-56")
def take(t: Duel, piece: Piece, seat: int, effect: v.Control, source: int, until: str) -> None:
    """Somebody gains control of a card: for as long as it is in play, or as something else lasts."""
    since = t.next_number()
    card = t.known(source)
    t.lasting.append(
        Lasting(
            effect,
            seat,
            source,
            piece.card if card is None else card.card,
            until,
            since,
            since,
            [piece.number],
        )
    )
    t.stale = True
    sort_out(t)
