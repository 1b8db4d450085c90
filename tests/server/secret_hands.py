"""A tiny game with secret hands, to see what leaves the server: cards are dealt, drawn and shown one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from locanda.kernel.decision import Option, Rules, ask
from locanda.kernel.dice import Dice
from locanda.kernel.event import Result
from locanda.kernel.game import Game, Setup, Table
from locanda.kernel.plain import plain

CARDS = tuple(f"secret-card-{chr(97 + n)}{n * 7919 % 1000:03}" for n in range(12))
SHOW = {card: Option("show", card, card) for card in CARDS}


@plain
class Hand:
    """A seat: the cards it holds and those it has shown."""

    held: list[str]
    shown: list[str]


@plain
class Parlour(Table):
    """The table."""

    seats: list[Hand]
    deck: list[str]
    active: int


def show(t: Parlour) -> Rules[None]:
    """The active seat shows a card, and draws one that only it may see."""
    hand = t.seats[t.active]
    answer = yield from ask(t, t.active, "show", [SHOW[card] for card in hand.held])
    hand.held.remove(answer.value)
    hand.shown.append(answer.value)
    t.tell("shown", seat=t.active, card=answer.value)
    if t.deck:
        card = t.deck.pop()
        hand.held.append(card)
        t.tell("drew", seat=t.active, to=(t.active,), card=card)
    t.active = 1 - t.active
    if not any(one.held for one in t.seats):
        t.result = Result((0,), "END")


class SecretHands(Game):
    """The game."""

    id = "secret-hands"
    phases = {"show": show}

    def new_table(self, setup: Setup, dice: Dice) -> Parlour:
        """Three cards for each seat."""
        deck = list(CARDS)
        dice.shuffle(deck)
        hands = [Hand([deck.pop() for _ in range(3)], []) for _ in range(2)]
        return Parlour(hands, deck, 0, game=self, dice=dice, phase="show")

    def view(self, table: Parlour, seat: int | None) -> dict[str, Any]:
        """Hands are seen by their owners only."""
        return {
            "held": [one.held if n == seat else len(one.held) for n, one in enumerate(table.seats)],
            "shown": [one.shown for one in table.seats],
        }

    def hidden(self, table: Parlour) -> dict[str, Any]:
        """What nobody may see."""
        return {"deck": table.deck}


GAME = SecretHands()


def load(name: str, with_: Sequence[str] = ()) -> Game:
    """The game, for a server that offers no other."""
    return GAME
