"""What no word of the vocabulary says: each function tells why."""

from __future__ import annotations

from collections.abc import Callable

from locanda.kernel.decision import Decision, Rules, ask, ask_together, option
from locanda.kit.ledger import rule

from .. import vocabulary as v
from ..cards import Trigger
from ..state import Watcher
from . import control, damage, zones
from .moment import Moment

HIGHEST = 99


@rule("TCG-RUL-77", "TCG-RUL-114")
def secret_numbers(m: Moment) -> Rules[None]:
    """Everybody commits a number in secret; the highest takes the card, and as much damage is put on his hero.

    No other card lets players choose numbers against each other.
    """
    t = m.table
    players = t.around(t.active)
    numbers = [option("number", str(number), number) for number in range(HIGHEST + 1)]
    parts = [
        Decision(one.seat, "secret-number", numbers, ("TCG-RUL-114",), facts={"card": m.card})
        for one in players
    ]
    answers = yield from ask_together(parts)
    said = {one.seat: answer.value for one, answer in zip(players, answers, strict=True)}
    t.tell("numbers", "TCG-RUL-114", seat=m.seat, card=m.card, numbers=said)
    highest = max(said.values())
    tied = [seat for seat, number in said.items() if number == highest]
    options = [option("seat", str(seat), seat) for seat in tied]
    chosen = yield from ask(t, m.seat, "highest", options, ("TCG-RUL-114",), facts={"card": m.card})
    for piece in m.pieces("self"):
        control.take(t, piece, chosen.value, v.Control(), piece.number, "always")
    damage.put(t, t.hero(chosen.value), highest)


@rule("TCG-RUL-115")
def remove_deck(m: Moment) -> Rules[None]:
    """The whole deck is removed from the game, and the card remembers which cards they were.

    Only this card ever takes from what it has removed itself.
    """
    t = m.table
    deck = t.seats[m.seat].deck
    m.link.x = m.link.number
    while (card := deck.draw()) is not None:
        zones.lay(t, card, m.seat, "removed", m.link.number)
    t.tell("deck-removed", "TCG-RUL-115", seat=m.seat, card=m.card)
    yield from ()


@rule("TCG-RUL-103")
def put_away_hand(m: Moment) -> Rules[None]:
    """The whole hand is removed from the game, and the same cards come back at the end of the turn.

    No other card has to know a set of cards again that are in no zone of play.
    """
    t = m.table
    player = t.seats[m.seat]
    hand, player.hand = player.hand, []
    for card in hand:
        zones.lay(t, card, m.seat, "removed", m.link.number)
    t.tell("hand-removed", "TCG-RUL-103", seat=m.seat, card=m.card, count=len(hand))
    trigger = Trigger(on="turn-end", whose="each", do=(v.Script("take-back-hand"),))
    t.watchers.append(
        Watcher(trigger, m.seat, m.link.source, m.link.card, 0, True, t.next_number(), [m.link.number])
    )
    yield from ()


def take_back_hand(m: Moment) -> Rules[None]:
    """The cards that were put away are in the hand again."""
    t = m.table
    player = t.seats[m.seat]
    mine = [laid for laid in player.removed if laid.by in m.link.bound]
    player.removed = [laid for laid in player.removed if laid not in mine]
    player.hand += [laid.card for laid in mine]
    t.tell("hand-back", "TCG-RUL-103", seat=m.seat, card=m.card, count=len(mine))
    yield from ()


SCRIPTS: dict[str, Callable[[Moment], Rules[None]]] = {
    "secret-numbers": secret_numbers,
    "remove-deck": remove_deck,
    "put-away-hand": put_away_hand,
    "take-back-hand": take_back_hand,
}
