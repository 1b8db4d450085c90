"""The rules of the harbors: a phase in the place of the road's own, a ship, and what a cargo forbids."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from locanda_toys.road import rules as road
from locanda_toys.road.state import Journey

from locanda.kernel.decision import DONE, Option, Rules, allowed, ask
from locanda.kernel.refusal import Refusal
from locanda.kit.effects import Runners
from locanda.kit.ledger import rule

from .state import HARBOUR, harbours, sea
from .words import Wind

PRICE, PROFIT, PASSAGE, MORE_COINS = 1, 3, 1, 3
LOAD, SELL, BOARD = Option("load"), Option("sell"), Option("board")
RUNNERS = Runners()
Against: TypeAlias = Callable[[Journey, Option], Iterator[Refusal]]


# The harbor, in the place of the night's rest


@rule("HB-02")
def rest(t: Journey) -> Rules[None]:
    """In a harbor the traveler has traded or boarded the ship, as often as it wanted; elsewhere it rests as ever."""
    if t.place(t.traveler).kind != HARBOUR:
        yield from road.rest(t)
        return
    answer = yield from ask(
        t,
        t.active,
        "harbour",
        (*allowed(t, trades(t), why_not_trade), DONE),
        ("HB-02",),
        subject=t,
        candidates=trades,
        why_not=why_not_trade,
    )
    if answer is LOAD:
        load(t)
    elif answer is SELL:
        sell(t)
    elif answer is BOARD:
        board(t)
    else:
        t.phase = "end"


def trades(t: Journey) -> tuple[Option, ...]:
    """What there is to do in a harbor."""
    return LOAD, SELL, BOARD


def why_not_trade(t: Journey, trade: Option) -> Iterator[Refusal]:
    """Every reason against doing this in the harbor where the traveler is."""
    if trade is LOAD:
        yield from why_not_load(t)
    elif trade is SELL:
        yield from why_not_sell(t)
    else:
        yield from why_not_board(t)


@rule("HB-03")
def why_not_load(t: Journey) -> Iterator[Refusal]:
    """One cargo is enough, and it has its price."""
    if sea(t).cargo[t.active]:
        yield Refusal("HB-03", reason="laden")
    if t.traveler.coins < PRICE:
        yield Refusal("HB-03", reason="price", needs=PRICE, has=t.traveler.coins)


@rule("HB-03")
def why_not_sell(t: Journey) -> Iterator[Refusal]:
    """Nobody buys nothing, or what comes from the same harbor."""
    cargo = sea(t).cargo[t.active]
    if not cargo:
        yield Refusal("HB-03", reason="no-cargo")
    elif cargo == t.place(t.traveler).id:
        yield Refusal("HB-03", reason="same-harbour", place=cargo)


@rule("HB-04")
def why_not_board(t: Journey) -> Iterator[Refusal]:
    """The ship must lie here, and the passage has its price."""
    if sea(t).ship != t.traveler.at:
        yield Refusal("HB-04", reason="no-ship", place=t.library.places[sea(t).ship].id)
    if t.traveler.coins < PASSAGE:
        yield Refusal("HB-04", reason="price", needs=PASSAGE, has=t.traveler.coins)


@rule("HB-03")
def load(t: Journey) -> None:
    """The traveler has a cargo from here."""
    road.pay(t, t.traveler, PRICE, "HB-03")
    sea(t).cargo[t.active] = t.place(t.traveler).id
    t.tell("loaded", "HB-03", seat=t.active, place=t.place(t.traveler).id)


@rule("HB-03")
def sell(t: Journey) -> None:
    """The cargo is sold."""
    sea(t).cargo[t.active] = ""
    t.tell("sold", "HB-03", seat=t.active)
    road.receive(t, t.traveler, PROFIT, "HB-03")


@rule("HB-04")
def board(t: Journey) -> None:
    """The ship has brought the traveler to the next harbor."""
    road.pay(t, t.traveler, PASSAGE, "HB-04")
    sail(t, 1, "HB-04")
    road.go(t, t.traveler, sea(t).ship - t.traveler.at, "HB-04")


# The ship


def sail(t: Journey, by: int, cites: str) -> None:
    """The ship lies so many harbors farther; after the last comes the first."""
    ports = harbours(t)
    sea(t).ship = ports[(ports.index(sea(t).ship) + by) % len(ports)]
    t.tell("sailed", cites, place=t.library.places[sea(t).ship].id)


@rule("HB-01")
def ship_sails(t: Journey) -> None:
    """At the end of a round the ship sails to the next harbor."""
    sail(t, 1, "HB-01")


@RUNNERS.does(Wind)
@rule("HB-07")
def wind(moment: road.Meeting, effect: Wind) -> None:
    """The ship was carried on."""
    sail(moment.table, effect.harbours, "HB-07")


# What the harbors change about the road


@rule("HB-06")
def larger_purse(coins: int, t: Journey) -> int:
    """Sailors wear larger purses."""
    return coins + MORE_COINS


@rule("HB-05")
def laden_travelers_walk(why_not: Against, t: Journey) -> Against:
    """Whatever speaks against a way of traveling, and the cargo as well."""

    def why_not_travel(t: Journey, way: Option) -> Iterator[Refusal]:
        yield from why_not(t, way)
        if way is road.RIDE and sea(t).cargo[t.active]:
            yield Refusal("HB-05", reason="laden-ride")

    return why_not_travel
