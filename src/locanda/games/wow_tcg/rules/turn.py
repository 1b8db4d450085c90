"""Chapters 11 and 12, the flow of a match: opening hands, the phases of a turn with their steps, extra turns."""

from __future__ import annotations

from locanda.kernel.decision import Option, Rules, ask
from locanda.kit.ledger import rule

from .. import vocabulary as v
from ..state import Duel, Piece
from . import chain, combat, contest, costs, drawing, figures, limited, triggers, zones
from .steps import next_turn, open_step, over_with_turn

HAND = 7
KEEP, MULLIGAN = Option("keep"), Option("mulligan")
READY, LEAVE = Option("ready"), Option("leave")


@rule("TCG-11-03", "TCG-11-04", "TCG-11-05", "TCG-11-06", "TCG-RUL-31")
def opening(t: Duel) -> Rules[None]:
    """Seven cards each; in turn order everybody keeps them or not, then all new hands are drawn together."""
    for player in t.around(t.first):
        for _ in range(HAND):
            drawing.draw_one(t, player.seat)
    for player in t.around(t.first):
        answer = yield from ask(t, player.seat, "mulligan", (KEEP, MULLIGAN), ("TCG-11-04",))
        player.mulligan = answer is MULLIGAN
        t.tell("mulligan" if player.mulligan else "keeps", "TCG-11-04", seat=player.seat)
    for player in t.around(t.first):
        if player.mulligan:
            player.deck.cards.extend(player.hand)
            player.hand = []
            player.deck.shuffle(t.dice)
            for _ in range(HAND):
                drawing.draw_one(t, player.seat)
    t.active = t.first
    t.phase = "ready"


@rule(
    "TCG-12-01",
    "TCG-12-02",
    "TCG-12-03",
    "TCG-12-04",
    "TCG-RUL-21",
    "TCG-RUL-33",
)
def ready(t: Duel) -> Rules[None]:
    """A turn begins: all cards of the turn player become ready, then what waits for a turn's start is triggered."""
    player = t.player
    t.turn += 1
    player.turn = t.turn
    player.placed = False
    t.tell("turn", "TCG-12-01", seat=t.active, number=t.turn)
    held = figures.is_spoken_of(t, "no-ready")
    for piece in t.of(t.active):
        if piece.exhausted and not (held and figures.has(t, piece, "no-ready")):
            if _may_stay_down(t, piece):
                facts = {"card": piece.card.id, "piece": piece.label}
                answer = yield from ask(t, t.active, "stay-down", (READY, LEAVE), ("TCG-12-04",), facts=facts)
                if answer is LEAVE:
                    continue
            zones.ready(t, piece)
    mine = {piece.number for piece in t.of(t.active)}
    kept = [one for one in t.lasting if one.until != "next-ready" or not mine.intersection(one.bound)]
    if len(kept) < len(t.lasting):
        t.lasting = kept
        t.stale = True
    triggers.happen(t, "turn-start", seat=t.active)
    open_step(t, "ready")


def _may_stay_down(t: Duel, piece: Piece) -> bool:
    """Whether a card lets its controller leave it exhausted."""
    if not any(type(step) is v.StaysDown for step in piece.card.always):
        return False
    figures.refresh(t)
    return not piece.blank


@rule("TCG-12-05", "TCG-12-06", "TCG-RUL-27", "TCG-RUL-32")
def draw(t: Duel) -> Rules[None]:
    """The turn player draws a card; only the first player draws none in the first turn."""
    if t.turn > 1:
        yield from drawing.draw(t, t.active, 1)
    open_step(t, "draw")


@rule("TCG-12-07", "TCG-12-17")
def action(t: Duel) -> None:
    """The action phase begins."""
    open_step(t, "action")


@rule("TCG-12-17", "TCG-12-18", "TCG-12-19", "TCG-RUL-21")
def end(t: Duel) -> None:
    """The end phase begins: what waits for a turn's end is triggered, then everybody may act."""
    triggers.happen(t, "turn-end", seat=t.active)
    open_step(t, "end")


@rule("TCG-12-20", "TCG-20-11", "TCG-RUL-22", "TCG-RUL-23")
def wrap_up(t: Duel) -> Rules[None]:
    """The turn player discards down to the maximum hand size, then what lasts this turn ends."""
    over = len(t.player.hand) - hand_size(t, t.active)
    if over > 0:
        yield from costs.discard(t, t.active, over)
    over_with_turn(t)
    next_turn(t)


@rule("TCG-20-11")
def hand_size(t: Duel, seat: int) -> int:
    """How many cards a player may hold at the end of his turn."""
    size = HAND
    for one, step in figures.holding(t, v.HandSize):
        source = t.pieces.get(one.source)
        host = None if source is None else t.pieces.get(source.host)
        if host is not None and host.seat == seat:
            size += step.amount
    return size


PHASES = {
    "opening": opening,
    "ready": ready,
    "draw": draw,
    "action": action,
    "act": chain.act,
    "resolve": chain.resolve,
    "protect": combat.protect,
    "damage": combat.fight,
    "end": end,
    "wrap-up": wrap_up,
    "game-over": contest.game_over,
    "side-deck": contest.side_deck,
    "next-game": contest.next_game,
    "packs": limited.open_packs,
    "draft": limited.draft,
    "build": limited.build,
}
