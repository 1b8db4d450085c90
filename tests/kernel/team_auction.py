"""A toy secret auction between two teams, in which one seat plays two characters, as the board game will need it.

Seats 0 and 1 are the Lions; seat 2 alone is the Wolves with two characters. In each of three rounds every seat bids
in secret; the team with the highest sum wins the prize, a tie wins nobody anything; bids are lost.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from locanda.kernel.decision import Decision, Option, Rules, ask, ask_together
from locanda.kernel.dice import Dice
from locanda.kernel.event import Result
from locanda.kernel.game import Game, Setup, Table
from locanda.kernel.plain import plain

BID = tuple(Option("bid", str(n), n) for n in range(7))
TEAMS = ((0, 1), (2,))
WHO = {name: Option("send", name, n) for n, name in enumerate(("wolf-grey", "wolf-white"))}


@plain
class Character:
    """A figure of the table, which belongs to a seat."""

    name: str
    seat: int
    purse: int
    prizes: int


@plain
class Hall(Table):
    """The table: all characters, the round, and what was bid last."""

    characters: list[Character]
    seats: list[int]
    round: int
    bids: list[int]


def auction(t: Hall) -> Generator[Decision, Any, None]:
    """Everybody bids at the same time; nobody sees a bid before all are in."""
    bidders = [t.characters[0], t.characters[1], (yield from sent(t))]
    parts = [Decision(one.seat, "bid", BID[: one.purse + 1]) for one in bidders]
    answers = yield from ask_together(parts)
    t.bids = [answers[one.seat].value for one in bidders]
    for one, bid in zip(bidders, t.bids, strict=True):
        one.purse -= bid
    lions, wolves = t.bids[0] + t.bids[1], t.bids[2]
    if lions > wolves:
        bidders[0].prizes += 1
    elif wolves > lions:
        bidders[2].prizes += 1
    t.tell("auction", bids=list(t.bids))
    t.round += 1
    if t.round == 3:
        won = [sum(c.prizes for c in t.characters if c.seat in team) for team in TEAMS]
        t.result = Result(TEAMS[0] if won[0] > won[1] else TEAMS[1] if won[1] > won[0] else (), "PRIZES")


def sent(t: Hall) -> Rules[Character]:
    """Seat 2 chooses which of its two characters bids."""
    answer = yield from ask(t, 2, "send", tuple(WHO.values()))
    return t.characters[2 + answer.value]


class TeamAuction(Game):
    """The toy auction as the kernel sees it."""

    id = "team-auction"
    seats = (3, 3)
    phases = {"auction": auction}

    def new_table(self, setup: Setup, dice: Dice) -> Hall:
        """Lions have 6 coins each, the two Wolves 5 each."""
        names = (("lion-red", 0, 6), ("lion-gold", 1, 6), ("wolf-grey", 2, 5), ("wolf-white", 2, 5))
        characters = [Character(name, seat, purse, 0) for name, seat, purse in names]
        return Hall(characters, [0, 1, 2], 0, [], game=self, dice=dice, phase="auction")

    def view(self, table: Hall, seat: int | None) -> dict[str, Any]:
        """Open bids and purses; bids that are not complete never reach the table."""
        return {"purses": [c.purse for c in table.characters], "bids": list(table.bids), "round": table.round}

    def checkpoint(self, table: Hall, answers: int) -> bool:
        """A copy before each auction."""
        return True
