"""What is looked at just before anybody may act: fatal damage, empty decks, attachments, then waiting triggers."""

from __future__ import annotations

from locanda.kernel.decision import Option, Rules, ask, option
from locanda.kernel.windows import is_asked
from locanda.kit.ledger import rule

from .. import vocabulary as v
from ..cards import Trigger
from ..state import Duel, Link, Piece
from . import control, figures, limits, multiplayer, targets, zones
from .fitting import is_sort, is_totem


@rule("TCG-RUL-24", "TCG-RUL-85")
def settle(t: Duel) -> Rules[None]:
    """Checks until nothing changes, then all waiting triggers onto the chain, and both again until nothing is left."""
    while not t.ended and not is_settled(t):
        control.sort_out(t)
        yield from limits.repair(t)
        if wave(t):
            continue
        if t.waiting:
            yield from put_triggers(t)
        else:
            t.settled = True


def is_settled(t: Duel) -> bool:
    """Whether nothing can be due: no trigger waits, and everything is as it was when nothing was."""
    return t.settled and not t.stale and not t.waiting


@rule(
    "TCG-03-04",
    "TCG-03-05",
    "TCG-10-01",
    "TCG-10-14",
    "TCG-RUL-07",
    "TCG-RUL-24",
    "TCG-RUL-28",
    "TCG-RUL-29",
    "TCG-RUL-140",
)
def wave(t: Duel) -> bool:
    """Everything that is due happens at once, by what was so before; whether anything was."""
    figures.refresh(t)
    falling: list[Piece] = []
    losing: list[int] = []
    for piece in t.pieces.values():
        if piece.resource:
            continue
        kind = piece.card.kind
        if kind == "hero":
            if piece.damage >= piece.health and not _is_spared(t, piece.seat):
                losing.append(piece.seat)
        elif kind == "ally" or is_totem(piece):
            if piece.damage >= piece.health and not figures.has(t, piece, "indestructible"):
                falling.append(piece)
        elif piece.host and not _is_hosted(t, piece):
            falling.append(piece)
    for player in t.seats:
        if player.dry and not player.out and player.seat not in losing:
            losing.append(player.seat)
    if not falling and not losing:
        return False
    zones.destroy(t, falling)
    if losing:
        multiplayer.eliminate(t, losing)
    return True


def _is_spared(t: Duel, seat: int) -> bool:
    """Whether a text says that this player's hero cannot be destroyed."""
    return any(step.ban == "lose-hero" and one.seat == seat for one, step in figures.holding(t, v.Barred))


@rule("TCG-10-37", "TCG-14-18", "TCG-RUL-10", "TCG-RUL-57")
def _is_hosted(t: Duel, piece: Piece) -> bool:
    """Whether an attachment is still on a card of the kind that it names; nothing stays on a Totem."""
    host = t.pieces.get(piece.host)
    if host is None or is_totem(host):
        return False
    what = piece.card.targets[0] if piece.card.targets else None
    return what is None or is_sort(host, what.sort)


@rule("TCG-RUL-11", "TCG-RUL-19", "TCG-RUL-20", "TCG-RUL-139")
def put_triggers(t: Duel) -> Rules[None]:
    """Waiting triggers go on the chain, the turn player's first, each player's in the order he likes."""
    for player in t.around(t.active):
        while True:
            mine = [link for link in t.waiting if link.seat == player.seat]
            if not mine:
                break
            link = mine[0]
            alike = len({(one.card.id, id(one.text)) for one in mine}) == 1
            if len(mine) > 1 and (not alike or is_asked(t, player.seat, "order", False)):
                options: list[Option] = [
                    option("trigger", f"{one.card.id}.{number + 1}", number)
                    for number, one in enumerate(mine)
                ]
                chosen = yield from ask(t, player.seat, "order", options, ("TCG-RUL-19",))
                link = mine[chosen.value]
            t.waiting.remove(link)
            yield from _put(t, link)
    t.waiting = [link for link in t.waiting if not t.seats[link.seat].out]


def _put(t: Duel, link: Link) -> Rules[None]:
    """A trigger is on the chain with its targets; without a legal one it disappears."""
    assert isinstance(link.text, Trigger)
    wanted = link.text.targets
    if wanted:
        if not targets.can_aim(t, wanted, link.seat, link.source, link.x, subject=link.subject):
            t.tell("faded", "TCG-RUL-20", seat=link.seat, card=link.card.id)
            return
        yield from targets.aim(t, link, wanted)
    t.chain.append(link)
    t.speaker = link.seat
    t.passes = 0
    t.tell("triggered", "TCG-RUL-19", seat=link.seat, card=link.card.id, link=link.number)
