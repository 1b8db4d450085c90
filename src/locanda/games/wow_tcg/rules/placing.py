"""Chapter 12B, placing a resource: once a turn a card of the hand becomes a resource."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from ..cards import Card
from ..state import Duel
from . import playing, zones


@rule("TCG-08-03", "TCG-12-08", "TCG-12-18", "TCG-RUL-17")
def why_not_place(t: Duel, seat: int, card: Card) -> Iterator[Refusal]:
    """Every reason that forbids placing a resource now."""
    if t.seats[seat].placed:
        yield Refusal("TCG-12-08", card, reason="placed")
    if not playing.is_free(t, seat):
        yield Refusal("TCG-RUL-17", card, reason="not-now")


@rule("TCG-08-03", "TCG-08-04", "TCG-10-39", "TCG-12-14", "TCG-RUL-17", "TCG-RUL-61")
def place(t: Duel, seat: int, card: Card, *, up: bool) -> None:
    """A card of the hand lies in the resource row: face down, a quest face up if its owner likes."""
    player = t.seats[seat]
    player.hand.remove(card)
    player.placed = True
    piece = zones.place(t, card, seat, up=up)
    if up:
        t.tell("placed-quest", "TCG-12-14", seat=seat, card=card.id, piece=piece.label)
    else:
        t.tell("placed", "TCG-12-14", seat=seat)
        t.tell("placed-card", "TCG-RUL-61", seat=seat, to=(seat,), card=card.id)
