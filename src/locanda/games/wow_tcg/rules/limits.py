"""Chapter 8F, uniqueness: what a player may control only once, or only so many times."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import Rules, ask, option
from locanda.kit.ledger import rule

from ..state import Duel, Piece
from . import zones

TWO_HANDED, OFF_HAND = "Two-Handed", "Off-Hand"


@rule(
    "TCG-08-11",
    "TCG-08-12",
    "TCG-08-13",
    "TCG-08-14",
    "TCG-08-15",
    "TCG-08-16",
    "TCG-08-17",
    "TCG-08-18",
    "TCG-10-06",
    "TCG-10-38",
    "TCG-14-20",
    "TCG-RUL-24",
    "TCG-RUL-25",
    "TCG-RUL-26",
    "TCG-RUL-48",
)
def repair(t: Duel) -> Rules[None]:
    """As soon as a limit is broken its controller keeps what he likes: the turn player first, one card at a time."""
    count: dict[int, int] = {}
    for piece in t.pieces.values():
        if not piece.resource and (piece.card.limits or piece.card.unique):
            count[piece.seat] = count.get(piece.seat, 0) + 1
    crowded = [seat for seat, number in count.items() if number > 1]
    if not crowded:
        return
    for player in t.around(t.active):
        while player.seat in crowded:
            crowd = next(_broken(t, player.seat), None)
            if crowd is None:
                break
            options = [option("give-up", piece.label) for piece in crowd]
            chosen = yield from ask(t, player.seat, "limit", options, ("TCG-08-11", "TCG-08-12"))
            fallen = next(piece for piece in crowd if piece.label == chosen.about)
            zones.destroy(t, [fallen])


def _broken(t: Duel, seat: int) -> Iterator[list[Piece]]:
    """Groups of cards of which one must go."""
    groups: dict[str, list[Piece]] = {}
    most: dict[str, int] = {}
    hands: dict[str, list[Piece]] = {}
    for piece in t.pieces.values():
        card = piece.card
        if piece.seat != seat or piece.resource or not (card.limits or card.unique):
            continue
        if card.unique:
            name = f"unique {card.id}"
            groups.setdefault(name, []).append(piece)
            most[name] = 1
        for tag, number in card.limits.items():
            groups.setdefault(tag, []).append(piece)
            most[tag] = number
        for tag in (TWO_HANDED, OFF_HAND):
            if tag in card.tags:
                hands.setdefault(tag, []).append(piece)
    for name, crowd in groups.items():
        if len(crowd) > most[name]:
            yield crowd
    if len(hands) == 2:
        yield hands[TWO_HANDED] + hands[OFF_HAND]
