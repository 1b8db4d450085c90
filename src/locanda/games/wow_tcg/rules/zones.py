"""The six zones, and cards on their way from one to another: every move makes a new object (TCG-RUL-55)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from locanda.kit.ledger import rule

from ..cards import Card
from ..state import Duel, Laid, Piece
from . import triggers


def label_for(t: Duel, card: Card) -> str:
    """How answers name a card that enters play: by its id, and by a number if there is one like it already."""
    taken = {piece.label for piece in t.pieces.values() if piece.card.id == card.id}
    if card.id not in taken:
        return card.id
    number = 2
    while f"{card.id}-{number}" in taken:
        number += 1
    return f"{card.id}-{number}"


@rule("TCG-08-01", "TCG-09-08", "TCG-10-09", "TCG-12-09", "TCG-12-10", "TCG-20-08", "TCG-RUL-79")
def enter(
    t: Duel,
    card: Card,
    owner: int,
    seat: int,
    *,
    host: int = 0,
    x: int = 0,
    exhausted: bool = False,
    token: bool = False,
    quietly: bool = False,
) -> Piece:
    """A card (or token) is in play, ready, under this control; whoever watches for it has seen it enter."""
    piece = Piece(
        t.next_number(),
        label_for(t, card),
        card,
        owner,
        seat,
        t.turn,
        exhausted=exhausted,
        token=token,
        host=host,
        x=x,
    )
    t.pieces[piece.number] = piece
    t.stale = True
    t.tell("entered", "TCG-20-08", seat=seat, card=card.id, piece=piece.label)
    if not quietly:
        triggers.happen(t, "enters", piece)
    return piece


@rule("TCG-RUL-112")
def enter_together(t: Duel, cards: Sequence[tuple[int, Card]]) -> None:
    """Cards enter play at the same time, each under the control of its owner: they see each other enter."""
    pieces = [enter(t, card, seat, seat, quietly=True) for seat, card in cards]
    for piece in pieces:
        triggers.happen(t, "enters", piece)


@rule("TCG-RUL-61")
def place(t: Duel, card: Card, seat: int, *, up: bool, exhausted: bool = False) -> Piece:
    """A card lies in a resource row: a quest perhaps face up, everything else face down, where it has no name."""
    number = t.next_number()
    piece = Piece(
        number,
        label_for(t, card) if up else f"resource-{number}",
        card,
        seat,
        seat,
        t.turn,
        resource=True,
        down=not up,
        exhausted=exhausted,
    )
    t.pieces[piece.number] = piece
    t.stale = True
    return piece


@rule("TCG-10-37", "TCG-20-03", "TCG-20-10", "TCG-20-13", "TCG-RUL-55", "TCG-RUL-86", "TCG-RUL-110")
def leave(t: Duel, piece: Piece, to: str, by: int = 0) -> None:
    """A card has left play for a zone of its owner's; what is known of it is how it was. A token ceases to exist."""
    from . import figures

    figures.refresh(t)
    del t.pieces[piece.number]
    t.gone[piece.number] = piece
    t.stale = True
    _leave_combat(t, piece)
    t.lasting = [one for one in t.lasting if one.until != "exhausted" or one.source != piece.number]
    if not piece.token:
        lay(t, piece.card, piece.owner, to, by or piece.number)


def lay(t: Duel, card: Card, owner: int, zone: str, by: int = 0) -> None:
    """A card lies in a zone of its owner."""
    player = t.seats[owner]
    if zone == "hand":
        player.hand.append(card)
    elif zone == "graveyard":
        player.graveyard.append(Laid(t.next_number(), card, by))
    elif zone == "removed":
        player.removed.append(Laid(t.next_number(), card, by))
    elif zone == "top":
        player.deck.put_on_top(card)
    else:
        player.deck.put_under(card)


@rule("TCG-20-16", "TCG-RUL-94")
def _leave_combat(t: Duel, piece: Piece) -> None:
    """An attacker or defender that leaves play leaves the combat as well."""
    if t.combat is not None:
        leave_combat(t, piece.number)


def leave_combat(t: Duel, number: int) -> None:
    """Somebody is no longer in combat; the combat goes on to its end without damage."""
    combat = t.combat
    if combat is None or number == 0:
        return
    if combat.attacker == number:
        combat.attacker = 0
        combat.broken = True
    if combat.defender == number:
        combat.defender = 0
        combat.broken = True
    elif combat.proposed == number and not combat.defender:
        combat.broken = True
    t.stale = True


@rule("TCG-09-05", "TCG-RUL-25", "TCG-RUL-105")
def destroy(t: Duel, pieces: Iterable[Piece]) -> list[Piece]:
    """Cards in play are destroyed together: each of them sees the others go to their owners' graveyards."""
    falling = [piece for piece in pieces if piece.number in t.pieces]
    triggers.fall(t, falling)
    for piece in falling:
        cite = "TCG-09-05"
        t.tell("destroyed", cite, seat=piece.seat, card=piece.card.id, piece=piece.label)
        leave(t, piece, "graveyard")
    return falling


def to_hand(t: Duel, pieces: Iterable[Piece]) -> None:
    """Cards in play go to their owners' hands."""
    for piece in list(pieces):
        if piece.number in t.pieces:
            t.tell("returned", "TCG-20-13", seat=piece.owner, card=piece.card.id, piece=piece.label)
            leave(t, piece, "hand")


@rule("TCG-20-18")
def remove(t: Duel, pieces: Sequence[Piece], by: int = 0) -> None:
    """Cards in play are removed from the game, face up."""
    for piece in list(pieces):
        if piece.number in t.pieces:
            t.tell("removed", "TCG-20-18", seat=piece.owner, card=piece.card.id, piece=piece.label)
            leave(t, piece, "removed", by)


def buried(t: Duel, number: int, seat: int) -> Laid | None:
    """A card that still lies in the graveyard of a player."""
    return next((one for one in t.seats[seat].graveyard if one.number == number), None)


def dig_up(t: Duel, laid: Laid, seat: int) -> Card:
    """A card is taken out of a graveyard."""
    t.seats[seat].graveyard.remove(laid)
    return laid.card


@rule("TCG-RUL-108")
def exhaust(t: Duel, piece: Piece) -> bool:
    """A ready card is exhausted; an exhausted one stays as it is, and nobody notices."""
    if piece.exhausted:
        return False
    piece.exhausted = True
    t.stale = True
    if piece.card.triggers:
        triggers.happen(t, "exhausted", piece)
    return True


@rule("TCG-RUL-131")
def ready(t: Duel, piece: Piece) -> bool:
    """An exhausted card is ready again, and what lasted while it was exhausted is over."""
    if not piece.exhausted:
        return False
    piece.exhausted = False
    t.stale = True
    if t.lasting:
        t.lasting = [one for one in t.lasting if one.until != "exhausted" or one.source != piece.number]
    for link in (*t.chain, *t.waiting):
        if link.source == piece.number:
            link.facts["readied"] = 1
    return True
