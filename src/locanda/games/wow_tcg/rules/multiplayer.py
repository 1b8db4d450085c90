"""Chapter 18, more than two players: elimination, teams, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.kit.ledger import rule

from ..state import Duel
from . import contest, control, zones
from .steps import next_turn, over_with_turn


@rule("TCG-03-02", "TCG-18-02", "TCG-RUL-28", "TCG-RUL-67", "TCG-RUL-68")
def eliminate(t: Duel, seats: Sequence[int]) -> None:
    """Players are out of the game with all their cards and effects; whoever's team is left alone has won."""
    for seat in seats:
        t.seats[seat].out = True
        t.seats[seat].dry = False
        t.tell("eliminated", "TCG-18-02", seat=seat)
    teams = {one.team for one in t.seats if not one.out}
    if len(teams) <= 1:
        winners = tuple(one.seat for one in t.seats if one.team in teams)
        contest.over(t, winners)
        return
    for seat in seats:
        _clear(t, seat)
    if (
        t.active in seats
    ):  # the turn is over at once; what others have waiting for its end waits for another end
        over_with_turn(t)
        next_turn(t)


def _clear(t: Duel, seat: int) -> None:
    """Everything that a player owns is removed from the game, and all that worked for him ends."""
    for piece in list(t.pieces.values()):
        if piece.owner == seat:
            zones.leave(t, piece, "removed")
    player = t.seats[seat]
    for pile in (player.hand, player.deck.cards):
        for card in pile:
            zones.lay(t, card, seat, "removed")
        pile.clear()
    for laid in player.graveyard:
        zones.lay(t, laid.card, seat, "removed")
    player.graveyard = []
    for link in t.chain:
        if link.seat == seat and link.kind == "card":
            zones.lay(t, link.card, seat, "removed")
    t.chain = [link for link in t.chain if link.seat != seat]
    t.waiting = [link for link in t.waiting if link.seat != seat]
    t.watchers = [one for one in t.watchers if one.seat != seat]
    t.lasting = [one for one in t.lasting if one.seat != seat]
    t.stale = True
    control.sort_out(t)
