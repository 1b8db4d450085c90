"""Drawing cards, looking at them, searching for them: what happens with a deck and a hand."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.kernel.decision import DONE, Option, Rules, ask, option
from locanda.kit.ledger import rule

from .. import vocabulary as v
from ..cards import Card
from ..sought import Sought
from ..state import Duel
from . import figures, playing, zones
from .fitting import lies


@rule("TCG-03-05", "TCG-RUL-27")
def draw_one(t: Duel, seat: int) -> bool:
    """The top card of the deck goes to the hand; without one the player has lost as soon as it is looked at."""
    player = t.seats[seat]
    card = player.deck.draw()
    if card is None:
        player.dry = True
        t.settled = False
        t.tell("dry", "TCG-03-05", seat=seat)
        return False
    player.hand.append(card)
    t.tell("drew", "TCG-12-05", seat=seat)
    t.tell("drew-card", "TCG-12-05", seat=seat, to=(seat,), card=card.id)
    return True


@rule("TCG-RUL-27", "TCG-RUL-75", "TCG-RUL-115")
def draw(t: Duel, seat: int, count: int) -> Rules[None]:
    """So many cards are drawn, one at a time; a draw that is forbidden or replaced is not required."""
    for _ in range(count):
        if playing.is_barred(t, seat, "draw"):
            return
        instead = [one.x for one, _ in figures.holding(t, v.Instead) if one.seat == seat]
        if instead:
            yield from _take_removed(t, seat, instead)
        else:
            draw_one(t, seat)


def _take_removed(t: Duel, seat: int, by: Sequence[int]) -> Rules[None]:
    """A card that one of these very cards has removed goes to the hand, if there is one left."""
    player = t.seats[seat]
    mine = [laid for laid in player.removed if laid.by in by]
    if not mine:
        return
    options = list(dict.fromkeys(option("take", laid.card.id) for laid in mine))
    chosen = yield from ask(t, seat, "take-removed", options, ("TCG-RUL-115",))
    laid = next(one for one in mine if one.card.id == chosen.about)
    player.removed.remove(laid)
    player.hand.append(laid.card)
    t.tell("took", "TCG-RUL-115", seat=seat, card=laid.card.id)


@rule("TCG-20-19", "TCG-20-20", "TCG-RUL-74", "TCG-RUL-138")
def search(t: Duel, seat: int, what: Sought, count: int, card: str) -> Rules[list[Card]]:
    """Up to so many cards that fit, found in a deck and shown to all; the deck is shuffled in any case."""
    player = t.seats[seat]
    found: list[Card] = []
    for left in range(count, 0, -1):
        # In the order of the set, which says nothing about the order of the deck.
        able = sorted(
            (one for one in player.deck.cards if lies(t, one, what, seat)), key=lambda one: one.number
        )
        options: list[Option] = list(dict.fromkeys(option("take", one.id) for one in able))
        facts = {"card": card, "left": left}
        chosen = yield from ask(t, seat, "search", (*options, DONE), ("TCG-RUL-74",), facts=facts)
        if chosen is DONE:
            break
        one = next(one for one in able if one.id == chosen.about)
        player.deck.take_out(one)
        found.append(one)
        t.held.append(one)
        t.tell("found", "TCG-20-19", seat=seat, card=one.id)
    player.deck.shuffle(t.dice)
    return found


@rule("TCG-RUL-111")
def top_cards(t: Duel, seat: int, count: int) -> list[Card]:
    """The top cards of a deck, taken off it: as many as there are."""
    deck = t.seats[seat].deck
    found = []
    for _ in range(min(count, len(deck))):
        card = deck.draw()
        if card is not None:
            found.append(card)
    return found


@rule("TCG-RUL-111")
def put_under(t: Duel, seat: int, cards: list[Card], card: str) -> Rules[None]:
    """Cards go to the bottom of a deck, in the order that whoever puts them likes."""
    left = list(cards)
    while left:
        options = list(dict.fromkeys(option("under", one.id) for one in left))
        chosen = yield from ask(t, seat, "under", options, ("TCG-RUL-111",), facts={"card": card})
        one = next(one for one in left if one.id == chosen.about)
        left.remove(one)
        t.held.remove(one)
        zones.lay(t, one, seat, "bottom")
