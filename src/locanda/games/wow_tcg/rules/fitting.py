"""What fits a description: cards in play, cards that lie elsewhere, and whoever a text speaks of."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kit.ledger import rule

from ..cards import Card
from ..sought import Sought
from ..state import NOBODY, Duel, Piece

# What a card of each kind is called by texts while it is in play, face up and no resource.
SORTS = {
    "hero": ("hero", "character", "card"),
    "ally": ("ally", "character", "card"),
    "ability": ("ability", "card"),
    "weapon": ("weapon", "equipment", "card"),
    "armor": ("armor", "equipment", "card"),
    "item": ("item", "equipment", "card"),
    "quest": ("quest", "card"),
}
# What a card that is nowhere in play is called.
ELSEWHERE = {kind: tuple(one for one in words if one != "character") for kind, words in SORTS.items()}
TOTEM = "Totem"


@rule("TCG-14-15")
def is_totem(piece: Piece) -> bool:
    """Whether it is an ability in play that can be attacked and targeted like an ally."""
    return piece.card.kind == "ability" and TOTEM in piece.card.tags


@rule("TCG-14-17", "TCG-20-06", "TCG-20-09", "TCG-RUL-08")
def is_sort(piece: Piece, sort: str, aimed: bool = False) -> bool:
    """Whether a card in play is what a word says; `aimed`: for a choice of targets, where a Totem counts as an ally."""
    if piece.resource:
        return sort == "resource" or (sort == "quest" and not piece.down)
    card = piece.card
    if sort in SORTS[card.kind]:
        return True
    if sort == "armor-or-weapon":
        return card.kind in ("armor", "weapon")
    if card.kind == "ability":
        if sort == "attachment":
            return piece.host != 0
        if TOTEM in card.tags:
            return sort == "totem" or (aimed and sort in ("ally", "character"))
    return False


@rule("TCG-10-05", "TCG-18-06", "TCG-18-07", "TCG-20-12", "TCG-RUL-71")
def is_side(t: Duel, owner: int, side: str, seat: int) -> bool:
    """Whether what this player controls is yours, friendly or opposing for a seat."""
    if side in ("any", "its"):
        return True
    if side == "yours":
        return owner == seat
    same = t.seats[owner].team == t.seats[seat].team
    return same if side == "friendly" else not same


def fits(
    t: Duel, piece: Piece, what: Sought, seat: int, source: int = 0, aimed: bool = False, x: int = 0
) -> bool:
    """Whether a card in play fits a description, as the player at this seat and the card `source` read it."""
    if what.zone != "play" or not is_sort(piece, what.sort, aimed or t.totems_are_allies):
        return False
    if what.side != "any" and not is_side(t, piece.seat, what.side, seat):
        return False
    if what.other and piece.number == source:
        return False
    card = piece.card
    if what.tag and what.tag not in card.tags and piece.became != what.tag:
        return False
    if what.race and card.race != what.race:
        return False
    if what.faction and card.faction != what.faction:
        return False
    if what.name and card.id != (what.name if what.name != "same" else t.pieces[source].card.id):
        return False
    if what.state and not is_state(t, piece, what.state):
        return False
    if what.cost and not _costs(t, card, what.cost, seat, x):
        return False
    if what.hurt and not was_hurt(t, piece.number, what.hurt, seat):
        return False
    if what.on:
        host = t.pieces.get(piece.host)
        if host is None or not is_sort(host, "character"):
            return False
        if what.on == "hero" and host.number != t.seats[seat].hero:
            return False
        if what.on == "friendly" and not is_side(t, host.seat, "friendly", seat):
            return False
    return True


@rule("TCG-09-09", "TCG-RUL-126")
def lies(t: Duel, card: Card, what: Sought, seat: int, x: int = 0) -> bool:
    """Whether a card in a hand, a deck, a graveyard or on the chain fits a description; a Totem is no ally there."""
    if what.sort not in ELSEWHERE[card.kind]:
        return False
    if what.tag and what.tag not in card.tags:
        return False
    if what.race and card.race != what.race:
        return False
    if what.faction and card.faction != what.faction:
        return False
    if what.name and card.id != what.name:
        return False
    return not what.cost or _costs(t, card, what.cost, seat, x)


def _costs(t: Duel, card: Card, cost: str, seat: int, x: int) -> bool:
    if cost == "x":
        return card.base_cost == x
    return card.base_cost <= sum(one.resource for one in t.of(seat))


def is_state(t: Duel, piece: Piece, state: str) -> bool:
    """Whether a card in play is in this state."""
    if state == "exhausted":
        return piece.exhausted
    if state == "ready":
        return not piece.exhausted
    if state == "damaged":
        return piece.damage > 0
    if state == "attacking":
        return attacks(t, piece.number)
    if state == "defending":
        return defends(t, piece.number)
    return piece.down if state == "face-down" else not piece.down


def attacks(t: Duel, number: int) -> bool:
    """Whether it is an attacker."""
    return t.combat is not None and t.combat.attacker == number


def defends(t: Duel, number: int) -> bool:
    """Whether it is a defender."""
    return t.combat is not None and number != 0 and t.combat.defender == number


def attacked(t: Duel) -> int:
    """Whom the attacker attacks: the proposed defender until somebody defends (TCG-RUL-93)."""
    combat = t.combat
    if combat is None or not combat.attacker:
        return 0
    return combat.defender or (0 if combat.broken else combat.proposed)


def was_hurt(t: Duel, number: int, how: str, seat: int) -> bool:
    """Whether this very object was dealt damage this turn, or combat damage by the hero of this seat (TCG-RUL-129)."""
    if how == "turn":
        return any(blow.victim == number for blow in t.blows)
    return any(
        blow.victim == number and blow.combat and blow.kind == "hero" and blow.seat == seat
        for blow in t.blows
    )


def in_play(t: Duel, what: Sought, seat: int, source: int = 0, x: int = 0) -> Iterator[Piece]:
    """Everything in play that fits a description."""
    for piece in t.pieces.values():
        if fits(t, piece, what, seat, source, x=x):
            yield piece


def controller(t: Duel, number: int) -> int:
    """Who controls an object, or controlled it last."""
    piece = t.known(number)
    return NOBODY if piece is None else piece.seat
