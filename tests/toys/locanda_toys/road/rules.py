"""The rules of the road, in the order of the book: travel, meet, rest, arrive."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

from locanda.kernel.decision import NO, YES, Decision, Option, Rules, allowed, ask
from locanda.kernel.event import Result
from locanda.kernel.refusal import Refusal
from locanda.kit import choices
from locanda.kit.choices import Choose, May
from locanda.kit.effects import Happening, Runners, run
from locanda.kit.ledger import rule

from .cards import Gain, Lose, Tale, Walk
from .state import Journey, Traveler

COINS, MOST_COINS, FARE, NIGHT, ARRIVAL, TALE_WORTH = 2, 5, 1, 1, 3, 2
WALK, RIDE, STAY = Option("walk", value=1), Option("ride", value=2), Option("stay", value=0)
RUNNERS = Runners({Choose: choices.choose, May: choices.may})
INN = "inn"


# Travel


@rule("RD-02")
def travel(t: Journey) -> Rules[None]:
    """The traveler has gone to the next place, or ridden to the one after it for a coin, or stayed."""
    traveler = t.traveler
    if traveler.at < t.library.last:
        why_not = t.game.value("why-not-travel", why_not_travel, t)
        answer = yield from ask(
            t,
            t.active,
            "travel",
            allowed(t, ways(t), why_not),
            ("RD-02",),
            subject=t,
            candidates=ways,
            why_not=why_not,
        )
        if answer is RIDE:
            pay(t, traveler, FARE, "RD-02")
        if answer is STAY:
            t.tell("stayed", "RD-02", seat=t.active, place=t.place(traveler).id)
        else:
            go(t, traveler, answer.value, "RD-02")
    t.phase = "meet"


def ways(t: Journey) -> tuple[Option, ...]:
    """How one can travel."""
    return WALK, RIDE, STAY


@rule("RD-03")
def why_not_travel(t: Journey, way: Option) -> Iterator[Refusal]:
    """Every reason against a ride: no coin, or no road."""
    if way is not RIDE:
        return
    if t.traveler.coins < FARE:
        yield Refusal("RD-03", reason="fare", needs=FARE, has=t.traveler.coins)
    if t.traveler.at + RIDE.value > t.library.last:
        yield Refusal("RD-03", reason="road-ends")


def go(t: Journey, traveler: Traveler, places: int, cites: str) -> None:
    """The traveler is so many places farther, or farther back, but never beyond the ends of the road."""
    traveler.at = max(0, min(traveler.at + places, t.library.last))
    t.tell("went", cites, seat=traveler.seat, place=t.place(traveler).id)


# Meet


class Meeting(Happening):
    """A traveler meets a card."""

    def __init__(self, table: Journey, card: str) -> None:
        self.table: Journey = table
        self.card = card
        self.traveler = table.traveler

    @property
    def seat(self) -> int:
        """The traveler chooses."""
        return self.traveler.seat


@rule("RD-04")
def meet(t: Journey) -> Generator[Decision, Any, None]:
    """What the next card says has happened; in the city nobody is met."""
    t.phase = "rest"
    if t.traveler.at == t.library.last:
        return
    if not t.deck:
        t.deck.cards, t.met = t.met, []
        t.deck.shuffle(t.dice)
    card = t.deck.draw()
    if card is not None:
        t.met.append(card)
        t.tell("met", "RD-04", seat=t.active, card=card.id)
        yield from run(Meeting(t, card.id), card.do)


@RUNNERS.does(Gain)
def gain(moment: Meeting, effect: Gain) -> None:
    """Coins came in."""
    receive(moment.table, moment.traveler, effect.coins, "RD-04")


@RUNNERS.does(Lose)
def lose(moment: Meeting, effect: Lose) -> None:
    """Coins went out."""
    pay(moment.table, moment.traveler, min(effect.coins, moment.traveler.coins), "RD-04")


@RUNNERS.does(Walk)
def walk(moment: Meeting, effect: Walk) -> None:
    """The traveler is elsewhere."""
    go(moment.table, moment.traveler, effect.places, "RD-04")


@RUNNERS.does(Tale)
def tell_tale(moment: Meeting, effect: Tale) -> None:
    """There is more to tell."""
    hear(moment.table, moment.traveler, effect.tales, "RD-04")


@rule("RD-05")
def receive(t: Journey, traveler: Traveler, coins: int, cites: str) -> None:
    """The purse holds the coins, as far as it can."""
    room = t.game.value("most-coins", MOST_COINS, t) - traveler.coins
    taken = max(0, min(coins, room))
    traveler.coins += taken
    t.tell("received", cites, "RD-05", seat=traveler.seat, coins=taken, lost=coins - taken)


def pay(t: Journey, traveler: Traveler, coins: int, cites: str) -> None:
    """The coins are gone."""
    traveler.coins -= coins
    t.tell("paid", cites, seat=traveler.seat, coins=coins)


def hear(t: Journey, traveler: Traveler, tales: int, cites: str) -> None:
    """The traveler has more tales."""
    traveler.tales += tales
    t.tell("heard", cites, seat=traveler.seat, tales=tales)


# Rest


@rule("RD-06")
def rest(t: Journey) -> Rules[None]:
    """Whoever is at an inn has paid a night and heard a tale, or gone to sleep outside."""
    traveler = t.traveler
    if t.place(traveler).kind == INN and traveler.coins >= NIGHT:
        answer = yield from ask(t, t.active, "rest", (YES, NO), ("RD-06",))
        if answer is YES:
            pay(t, traveler, NIGHT, "RD-06")
            hear(t, traveler, 1, "RD-06")
    t.phase = "end"


# Arrive


@rule("RD-07")
def end(t: Journey) -> Generator[Decision, Any, None]:
    """The next traveler is at turn; the round in which somebody arrived was the last one."""
    t.active = (t.active + 1) % len(t.seats)
    t.phase = "travel"
    if t.active:
        return
    yield from t.game.hook("round-ends", t)
    t.rounds += 1
    if any(traveler.at == t.library.last for traveler in t.seats):
        finish(t)


@rule("RD-08")
def finish(t: Journey) -> None:
    """Whoever has the most has won; if it is the same, whoever came farther; if that is the same too, all of them."""
    scores = [(score(t, traveler), traveler.at) for traveler in t.seats]
    t.result = Result(tuple(seat for seat, one in enumerate(scores) if one == max(scores)), "RD-08")
    for seat in t.result.winners:
        t.tell("won", "RD-08", seat=seat, score=scores[seat][0])


def score(t: Journey, traveler: Traveler) -> int:
    """What a traveler has: coins, tales, and the arrival."""
    arrived = traveler.at == t.library.last
    return traveler.coins + TALE_WORTH * traveler.tales + (ARRIVAL if arrived else 0)


PHASES = {"travel": travel, "meet": meet, "rest": rest, "end": end}
