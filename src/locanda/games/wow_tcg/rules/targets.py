"""Chapter 8E, targets: what can be chosen while a card or power is played, and whether it is still legal later."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.kernel.decision import DONE, Option, Rules, ask, option
from locanda.kit.ledger import rule

from ..sought import Target
from ..state import Duel, Link, Mark, Piece
from . import figures
from .fitting import controller, fits, is_side, lies


@rule("TCG-08-10", "TCG-14-06", "TCG-14-16", "TCG-RUL-08", "TCG-RUL-87", "TCG-RUL-126")
def legal(
    t: Duel, what: Target, seat: int, source: int, x: int, link: int = 0, subject: int = 0
) -> list[Mark]:
    """Everything that can be chosen for a description now."""
    if what.sort == "player":
        return [
            Mark(0, "player", one.seat) for one in t.around(t.active) if is_side(t, one.seat, what.side, seat)
        ]
    if what.zone == "graveyard":
        return [
            Mark(0, "graveyard", laid.number, player.seat)
            for player in t.around(seat)
            if is_side(t, player.seat, what.side, seat)
            for laid in player.graveyard
            if lies(t, laid.card, what, seat, x)
        ]
    if what.zone == "chain":
        return [
            Mark(0, "chain", one.number)
            for one in t.chain
            if one.kind == "card" and one.number != link and lies(t, one.card, what, seat, x)
        ]
    return [
        Mark(0, "play", piece.number)
        for piece in t.pieces.values()
        if is_legal_piece(t, piece, what, seat, source, x, subject)
    ]


def is_legal_piece(
    t: Duel, piece: Piece, what: Target, seat: int, source: int, x: int, subject: int = 0
) -> bool:
    """Whether a card in play fits, and may be targeted by this player."""
    if not fits(t, piece, what, seat, source, aimed=True, x=x):
        return False
    if what.side == "its" and piece.seat != controller(t, subject):
        return False
    if not figures.has(t, piece, "untargetable"):
        return True
    return t.seats[piece.seat].team == t.seats[seat].team


@rule("TCG-RUL-116")
def wanted(t: Duel, targets: Sequence[Target], seat: int) -> list[tuple[int, Target]]:
    """The descriptions for which something must be chosen now, with their places."""
    return [
        (slot, one)
        for slot, one in enumerate(targets)
        if not one.if_totem or has_totem(t, seat, one.if_totem)
    ]


def has_totem(t: Duel, seat: int, tag: str) -> bool:
    """Whether a player controls a Totem of this type."""
    return any(
        piece.seat == seat and not piece.resource and tag in piece.card.limits for piece in t.pieces.values()
    )


@rule("TCG-08-06", "TCG-08-08", "TCG-RUL-81", "TCG-RUL-102")
def can_aim(
    t: Duel,
    targets: Sequence[Target],
    seat: int,
    source: int,
    x: int,
    removed: int = 0,
    subject: int = 0,
) -> bool:
    """Whether there is a legal target for everything that asks for one."""
    for slot, one in enumerate(targets):
        if one.up_to or (one.if_totem and not has_totem(t, seat, one.if_totem)):
            continue
        count = removed if one.count == "removed" else one.count
        if count == 0:
            continue
        needed = count + sum(other.sort == one.sort for other in targets[:slot]) if one.another else count
        if not _are_legal(t, one, needed, seat, source, x, subject):
            return False
    return True


def _are_legal(t: Duel, what: Target, needed: int, seat: int, source: int, x: int, subject: int) -> bool:
    """Whether there are so many things that can be chosen for a description now."""
    if what.zone != "play" or what.sort == "player":
        return len(legal(t, what, seat, source, x, subject=subject)) >= needed
    for piece in t.pieces.values():
        if is_legal_piece(t, piece, what, seat, source, x, subject):
            needed -= 1
            if needed <= 0:
                return True
    return False


@rule("TCG-08-06", "TCG-08-07", "TCG-08-09", "TCG-RUL-18", "TCG-RUL-80", "TCG-RUL-81")
def aim(t: Duel, link: Link, targets: Sequence[Target], removed: int = 0) -> Rules[None]:
    """A target is chosen for everything that asks for one; it cannot be changed afterwards."""
    for slot, one in wanted(t, targets, link.seat):
        count = removed if one.count == "removed" else one.count
        chosen: list[Mark] = []
        for _ in range(count):
            free = [
                mark
                for mark in legal(t, one, link.seat, link.source, link.x, link.number, link.subject)
                if mark not in chosen and not (one.another and _is_taken(mark, link.aims))
            ]
            options = [as_option(t, mark) for mark in free]
            if one.up_to:
                options.append(DONE)
            if not options:
                break
            facts = {"card": link.card.id, "slot": slot, "chosen": len(chosen)}
            answer = yield from ask(t, link.seat, "target", _distinct(options), ("TCG-08-07",), facts=facts)
            if answer is DONE:
                break
            chosen.append(free[options.index(answer)])
        link.aims += [Mark(slot, mark.place, mark.number, mark.seat) for mark in chosen]


def _is_taken(mark: Mark, aims: Sequence[Mark]) -> bool:
    """Whether the same thing was chosen before."""
    return any((old.place, old.number) == (mark.place, mark.number) for old in aims)


def _distinct(options: Sequence[Option]) -> list[Option]:
    """Each option once: cards of one name in a graveyard are alike."""
    return list(dict.fromkeys(options))


def as_option(t: Duel, mark: Mark) -> Option:
    """How something that can be targeted is named in an answer."""
    if mark.place == "play":
        return option("target", t.pieces[mark.number].label)
    if mark.place == "player":
        return option("target", f"seat-{mark.number}")
    if mark.place == "chain":
        link = next(one for one in t.chain if one.number == mark.number)
        place = [one.card.id for one in t.chain if one.number <= mark.number].count(link.card.id)
        return option("target", f"chain-{link.card.id}" if place == 1 else f"chain-{link.card.id}-{place}")
    laid = next(one for one in t.seats[mark.seat].graveyard if one.number == mark.number)
    return option("target", f"graveyard-{mark.seat}-{laid.card.id}")


@rule("TCG-16-09", "TCG-16-10", "TCG-RUL-53", "TCG-RUL-54", "TCG-RUL-87")
def still(t: Duel, link: Link, targets: Sequence[Target]) -> list[Mark]:
    """The targets of a link that are still legal: the same objects, still as described, still to be targeted."""
    return [mark for mark in link.aims if _is_still(t, link, targets[mark.slot], mark)]


def _is_still(t: Duel, link: Link, what: Target, mark: Mark) -> bool:
    if mark.place == "player":
        return not t.seats[mark.number].out
    if mark.place == "graveyard":
        return any(one.number == mark.number for one in t.seats[mark.seat].graveyard)
    if mark.place == "chain":
        return any(one.number == mark.number for one in t.chain)
    piece = t.pieces.get(mark.number)
    return piece is not None and is_legal_piece(t, piece, what, link.seat, link.source, link.x, link.subject)
