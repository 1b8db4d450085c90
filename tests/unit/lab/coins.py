"""A toy game whose every chance is known: who first has three points wins, and a fair coin gives them.

A seat may give its point away instead of tossing. The chances are those of a fair coin from there on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import comb
from typing import Any

from locanda.kernel.decision import Option, Rules, ask
from locanda.kernel.dice import Dice
from locanda.kernel.event import Event, Result
from locanda.kernel.game import Game, Policy, Rolled, Setup, Table
from locanda.kernel.plain import plain

GOAL = 3
TOSS, GIVE = Option("toss"), Option("give")


@plain
class Purse(Table):
    """The points of both seats, and how often somebody was asked."""

    seats: list[int]
    asked: int


def turn(t: Purse) -> Rules[None]:
    """A coin falls for one seat or the other, or the seat whose turn it is gives the point away."""
    seat = t.asked % 2
    answer = yield from ask(t, seat, "coin", (TOSS, GIVE))
    side = t.dice.roll(2, "coin") if answer is TOSS else 0
    winner = side - 1 if side else 1 - seat
    t.tell("coin", seat=seat, side=side)
    t.seats[winner] += 1
    t.asked += 1
    if t.seats[winner] == GOAL:
        t.result = Result((winner,), "COIN")


def chance(mine: int, theirs: int) -> float:
    """The chance to have three points first, with a fair coin for each point that is left."""
    left = 2 * GOAL - 1 - mine - theirs
    return float(sum(comb(left, heads) for heads in range(GOAL - mine, left + 1)) / 2**left)


class Coins(Game):
    """The toy as the kernel sees it."""

    id = "coins"
    seats = (2, 2)
    open = True
    phases = {"turn": turn}

    def new_table(self, setup: Setup, dice: Dice) -> Purse:
        """Nobody has a point."""
        return Purse([0, 0], 0, game=self, dice=dice, phase="turn")

    def forget(self, table: Any, seat: int | None, dice: Dice) -> None:
        """Only the coin is unknown."""
        table.dice = dice

    def turns(self, table: Any) -> int:
        """How often somebody was asked."""
        return int(table.asked)

    def worth(self, table: Any) -> Sequence[float]:
        """The chances, which are known."""
        if table.result is not None:
            return super().worth(table)
        return [chance(table.seats[0], table.seats[1]), chance(table.seats[1], table.seats[0])]

    def rolls(self, events: Sequence[Event]) -> list[Rolled]:
        """The coins that were tossed."""
        told = [event for event in events if event.kind == "coin" and event.facts["side"]]
        return [Rolled(event.seat or 0, "coin", event.facts["side"], 1.5) for event in told]

    def tally(self, table: Any, events: Sequence[Event]) -> Mapping[str, Sequence[int]]:
        """The points."""
        return {"points": table.seats}


class CoinsWithBot(Coins):
    """The same with a bot, which always tosses."""

    bots: Mapping[str, Callable[[int], Policy]] = {"tosser": lambda seed: lambda table, decision: TOSS}


class Blind(Coins):
    """The same for people who cannot judge a match before it is over."""

    worth = Game.worth
