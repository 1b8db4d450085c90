"""A toy duel with a chain of responses, a triggered effect and a continuous effect, as the card game will need them.

Each seat has 10 life and a hand. Bolt deals 3, Counter answers a link of the chain and removes it, Ward (in play)
lowers all damage to its owner by 1, Spite (in play) costs the enemy 1 life whenever its owner is damaged.
"""

from __future__ import annotations

from typing import Any

from locanda.kernel.decision import PASS, Option, Rules, ask
from locanda.kernel.dice import Dice
from locanda.kernel.event import Result
from locanda.kernel.game import Game, Setup, Table
from locanda.kernel.plain import plain
from locanda.kernel.windows import window

PLAY = {name: Option("play", name, name) for name in ("bolt", "ward", "spite", "counter")}
LIFE = 10


@plain
class Duellist:
    """A seat: life, hand, and what it has in play."""

    life: int
    hand: list[str]
    in_play: list[str]


@plain
class Link:
    """A card on the chain, and who played it."""

    seat: int
    card: str


@plain
class Duel(Table):
    """The table: both duellists, the chain, whose turn it is and who may respond next."""

    seats: list[Duellist]
    chain: list[Link]
    active: int
    asked: int
    passes: int


def act(t: Duel) -> Rules[None]:
    """The active seat starts a chain or ends the turn."""
    hand = t.seats[t.active].hand
    cards = [PLAY[card] for card in dict.fromkeys(hand) if card != "counter"]
    answer = yield from ask(t, t.active, "act", [*cards, PASS])
    if answer is PASS:
        if not any(seat.hand for seat in t.seats):
            t.result = Result(tuple(s for s in (0, 1) if t.seats[s].life >= t.seats[1 - s].life), "LIFE")
        t.active = 1 - t.active
        return
    add_link(t, t.active, answer.value)


def add_link(t: Duel, seat: int, card: str) -> None:
    """The card is on the chain and the other seat may respond."""
    t.seats[seat].hand.remove(card)
    t.chain.append(Link(seat, card))
    t.asked, t.passes, t.phase = 1 - seat, 0, "respond"


def respond(t: Duel) -> Rules[None]:
    """A seat responds or passes; after two passes in a row the last link resolves."""
    options = [PLAY["counter"]] if "counter" in t.seats[t.asked].hand else []
    answer = yield from window(t, t.asked, "respond", options)
    if answer is not PASS:
        add_link(t, t.asked, "counter")
        return
    t.asked, t.passes = 1 - t.asked, t.passes + 1
    if t.passes == 2:
        resolve(t)


def resolve(t: Duel) -> None:
    """The last link of the chain takes effect, then the chain goes on or is over."""
    link = t.chain.pop()
    t.tell("resolved", seat=link.seat, card=link.card)
    if link.card == "bolt":
        damage(t, 1 - link.seat, 3)
    elif link.card == "counter" and t.chain:
        t.chain.pop()
    elif link.card in ("ward", "spite"):
        t.seats[link.seat].in_play.append(link.card)
    t.passes = 0
    t.phase = "respond" if t.chain else "act"


def damage(t: Duel, seat: int, amount: int) -> None:
    """Continuous effects change the amount; being damaged triggers Spite."""
    victim = t.seats[seat]
    amount -= victim.in_play.count("ward")
    if amount <= 0:
        return
    victim.life -= amount
    for _ in range(victim.in_play.count("spite")):
        t.seats[1 - seat].life -= 1
        t.tell("triggered", seat=seat)
    for loser in (seat, 1 - seat):
        if t.seats[loser].life <= 0 and t.result is None:
            t.result = Result((1 - loser,), "LIFE")


class ChainDuel(Game):
    """The toy duel as the kernel sees it."""

    id = "chain-duel"
    phases = {"act": act, "respond": respond}

    def new_table(self, setup: Setup, dice: Dice) -> Duel:
        """Both seats draw five cards of their own shuffled deck."""
        seats = []
        for _ in range(2):
            deck = ["bolt"] * 5 + ["counter"] * 2 + ["ward", "spite"]
            dice.shuffle(deck)
            seats.append(Duellist(LIFE, deck[:6], []))
        return Duel(seats, [], 0, 0, 0, game=self, dice=dice, phase="act", stops=setup.stops)

    def view(self, table: Duel, seat: int | None) -> dict[str, Any]:
        """Hands are hidden from the others."""
        return {
            "life": [one.life for one in table.seats],
            "hands": [one.hand if n == seat else len(one.hand) for n, one in enumerate(table.seats)],
            "in_play": [one.in_play for one in table.seats],
            "chain": [(link.seat, link.card) for link in table.chain],
        }

    def forget(self, table: Duel, seat: int | None, dice: Dice) -> None:
        """The other hand could be any cards that are not seen; here: shuffled among themselves."""
        table.dice = dice
