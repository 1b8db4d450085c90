"""Book: what cards and effects are worth before anybody looks at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import log
from typing import Any, NamedTuple

from locanda.kit.effects import Step

from .. import vocabulary as v
from ..cards import Card, Power, Trigger
from ..rules import figures
from ..sought import Number, Sought
from .glance import fells, rent_of
from .params import Params

# How many allies a party has, about, and how many characters all opponents have together.
PARTY, FOES = 2, 3
# How often something happens while a card is in play, as a share of the turns that it may stay there.
OFTEN = {
    "enters": 0.4,
    "destroyed": 0.3,
    "attacks": 0.5,
    "defends": 0.3,
    "protects": 0.3,
    "exhausted": 0.5,
    "deals": 0.4,
    "dealt": 0.4,
    "strikes": 0.6,
    "plays": 0.8,
    "turn-start": 1.0,
    "turn-end": 1.0,
}
# What a mark is worth: to whom it belongs, and what it is for a hero.
MARKS = {
    "protector": 1.0,
    "elusive": 1.0,
    "ferocity": 0.6,
    "long-range": 0.8,
    "stealth": 0.9,
    "bear-form": 0.9,
    "no-attack": -2.6,
    "no-protect": -0.6,
    "no-ready": -2.8,
    "no-heal": -0.5,
    "untargetable": 1.5,
    "indestructible": 2.0,
    "guards-hero": 0.8,
    "must-attack": -1.0,
    "lure": 1.5,
}
# Marks that are given for a turn when they count, and how much ATK then strikes, or does not.
AT_ONCE, ATK_AT_ONCE = ("ferocity", "elusive"), 2.0
BANS = {"draw": 1.5, "play": 2.5, "strike": 0.8, "protect": 1.2, "lose-hero": 4.0}
BIT = figures.BIT
MOST_LIFE = 120
# What a triggered power is worth at most: whoever has it does not live for ever.
MOST_OF_TRIGGER = 4.5
EQUIPMENT = ("weapon", "armor", "item", "equipment", "armor-or-weapon")


class Notes(NamedTuple):
    """What is known of a card.

    `hold` is what it is worth in a hand, `extra` in play beside its figures, `once` what happens as it is played, and
    `powers` what each use of a power brings. `swings` are bonuses that hold only in combat, `fells` says whom its
    combat damage destroys. `draws` says that it only fetches cards.
    """

    hold: float
    extra: float
    once: float
    powers: tuple[float, ...]
    swings: tuple[v.Bonus, ...]
    fells: str
    draws: bool


class Book:
    """What cards are worth by certain parameters; each is looked at once."""

    def __init__(self, params: Params) -> None:
        self.params = params
        self.life = life_table(params)
        self._notes: dict[str, Notes] = {}

    def notes(self, card: Card) -> Notes:
        """What is known of a card."""
        found = self._notes.get(card.id)
        if found is None:
            found = self._notes[card.id] = self._read(card)
        return found

    def _read(self, card: Card) -> Notes:
        p = self.params
        once = self.steps(card.do)
        if card.modes:
            once = max(self.steps(mode.do) for mode in card.modes)
        once += sum(self.steps(one.do) for one in card.triggers if one.on == "enters" and one.who == "self")
        once += sum(self.paid(step) for step in card.additional)
        powers = tuple(
            max(0.0, self.steps(one.do) + sum(self.paid(step) for step in one.cost)) for one in card.powers
        )
        extra = sum(self.standing(step) for step in card.always)
        extra += sum(self.trigger(one) for one in card.triggers)
        extra += sum(self._power(card, one, worth) for one, worth in zip(card.powers, powers, strict=True))
        swings = tuple(
            step
            for step in card.always
            if isinstance(step, v.Bonus) and (step.attacking or step.defending or step.against)
        )
        hold = once + (extra if card.ongoing or card.kind != "ability" else 0.0) + self.printed(card)
        if card.kind != "ability" or card.ongoing:
            hold = max(hold, p.curio)
        if card.kind == "quest":
            hold = p.card * 0.6 + 0.3 * powers[0]
        draws = bool(card.do) and all(isinstance(step, (v.Draw, v.Look, v.Search)) for step in card.do)
        return Notes(hold, extra, once, powers, swings, fells(card), draws)

    def printed(self, card: Card) -> float:
        """What the printed figures of a card are worth in play."""
        p = self.params
        if card.kind == "ally":
            marks = 0
            for step in card.always:
                if isinstance(step, v.Has) and step.who == "self" and step.so is None:
                    marks |= BIT[step.mark]
            atk, health = float(card.atk or 0), float(card.health or 0)
            for step in card.always:
                if isinstance(step, v.Bonus) and step.who == "self" and step.each is not None:
                    atk, health = atk + 1.5 * step.atk, health + 1.5 * step.health
            return ally_worth(p, atk, health, marks)
        if card.kind == "weapon":
            return p.weapon * (card.atk or 0) - p.strike_cost * (card.strike or 0)
        if card.kind == "armor":
            return p.defence * (card.defence or 0)
        return 0.0

    def _power(self, card: Card, power: Power, worth: float) -> float:
        """What having a power is worth."""
        p = self.params
        if card.kind == "quest":
            return worth * 0.3
        price = p.price * (2.0 if isinstance(power.pay, str) else power.pay)
        uses = p.uses
        for step in power.cost:
            if isinstance(step, v.Flip) or (isinstance(step, (v.Give, v.Banish)) and step.who == "self"):
                uses = 0.6
            elif isinstance(step, v.Concede):
                return 0.0
        if power.only is not None:
            uses *= 0.7
        if card.kind == "ally" and any(isinstance(step, v.Activate) for step in power.cost):
            price += 0.3 * p.atk * (card.atk or 0)
        return max(0.0, worth - price) * uses

    def trigger(self, trigger: Trigger) -> float:
        """What a triggered power is worth in play."""
        p = self.params
        if trigger.on == "enters" and trigger.who == "self":
            return 0.0
        times = p.turns * OFTEN[trigger.on]
        rent = rent_of(trigger)
        if rent:
            # It is paid every second time, and once the card is let go.
            return -0.5 * times * p.price * rent
        if trigger.on == "destroyed" and trigger.who in ("self", "host"):
            times = 0.7
        if trigger.on in ("turn-start", "turn-end") and trigger.whose == "each":
            times *= 1.7
        if trigger.if_ is not None or trigger.during is not None or trigger.armed:
            times *= 0.6
        if trigger.damaged:
            times *= 0.25
        worth = self.steps(trigger.do)
        if trigger.on == "turn-end" and any(
            isinstance(step, v.Destroy) and step.who == "self" for step in trigger.do
        ):
            return 0.0
        return min(MOST_OF_TRIGGER, times * worth)

    def paid(self, step: Step) -> float:
        """What paying something beside resources is worth: less than nothing."""
        p = self.params
        if isinstance(step, v.PutOn):
            return -0.7 * self.number(step.amount)
        if isinstance(step, v.Give):
            if isinstance(step.who, Sought):
                return -step.count * (p.resource if step.who.sort == "resource" else 3.5)
            return -0.5
        if isinstance(step, v.Drop):
            return -p.card * 0.8 * step.count
        if isinstance(step, v.Tap):
            return -0.4 * step.count
        if isinstance(step, v.Banish):
            return -0.1 * step.count if isinstance(step.who, Sought) else -2.0
        return -1000.0 if isinstance(step, v.Concede) else 0.0

    @staticmethod
    def number(number: Number | str) -> float:
        """A number of a text, or what it is like to be."""
        if isinstance(number, (int, float)):
            return number
        if isinstance(number, str):
            return 4.0
        usual = {"one-atk": 2.0, "hand": 3.0, "removed": 1.5, "atk": 3.0, "health": 3.0, "cost": 3.0}.get(
            number.of, 2.0
        )
        return max(0.0, usual * number.times + number.plus)

    def steps(self, steps: Iterable[Step]) -> float:
        """What it is worth that these effects happen once, to whoever they happen for."""
        return sum(self.step(step) for step in steps)

    def step(self, step: Step) -> float:
        """What an effect is worth."""
        reader = READERS.get(type(step))
        return 0.0 if reader is None else reader(self, step)

    def standing(self, step: Step) -> float:
        """What something is worth that holds as long as a card is in play."""
        reader = STANDING.get(type(step))
        return 0.0 if reader is None else reader(self, step)


def crowd(who: v.Who) -> float:
    """How many cards a description fits, counting opposing ones, less the own ones that it fits as well."""
    if not isinstance(who, Sought):
        return 1.0
    if who.side == "opposing":
        return FOES if who.sort == "character" else PARTY
    if who.side in ("yours", "friendly"):
        return PARTY + 1 if who.sort == "character" else PARTY
    return 0.5


def _sort_worth(p: Params, who: v.Who) -> float:
    """What it is worth to destroy something that fits, or that a role names."""
    if isinstance(who, Sought):
        if who.sort in EQUIPMENT:
            return p.breakage
        if who.sort in ("ability", "attachment", "totem"):
            return p.dispel
        if who.sort == "resource":
            return p.resource + 0.8
    if who == "self":
        return 0.0
    return p.removal if who != "made" else -p.token


def _deal(book: Book, step: v.Deal) -> float:
    amount, p = book.number(step.amount), book.params
    worth = p.damage * amount * (1.1 if step.unpreventable else 1.0)
    if isinstance(step.to, Sought):
        worth *= crowd(step.to) * 0.8
    elif step.to == "hero":
        worth = -worth
    return worth + 0.6 * book.steps(step.then)


def _heal(book: Book, step: v.Heal) -> float:
    worth = book.params.heal * min(6.0, book.number(step.amount))
    return worth * (1.6 if isinstance(step.who, Sought) else 1.0)


def _draw(book: Book, step: v.Draw) -> float:
    if step.player in ("each", "turn"):
        return 0.0
    count = 4.0 if step.fill else book.number(step.amount)
    worth = book.params.card * count
    return -worth if step.player in ("opponents", "other-controller", "it-controller") else worth


def _discard(book: Book, step: v.Discard) -> float:
    worth = book.params.discard * book.number(step.amount)
    if step.player == "you":
        return -0.7 * worth
    return 0.1 if step.player in ("each", "turn") else worth


def _destroy(book: Book, step: v.Destroy) -> float:
    worth = _sort_worth(book.params, step.who)
    if isinstance(step.who, Sought) and not step.choose and not step.some:
        worth *= crowd(step.who)
        worth = -worth if step.who.side in ("yours", "friendly") else worth
    return 0.6 * worth if step.choose else worth


def _return(book: Book, step: v.Return) -> float:
    return book.params.bounce if step.who != "self" else 0.8 * book.params.card


def _deploy(book: Book, step: v.Deploy) -> float:
    return 4.0


def _recover(book: Book, step: v.Recover) -> float:
    if step.player != "you":
        return 1.0 if step.to == "play" else 0.5
    return (3.0 if step.to == "play" else book.params.card) * book.number(step.count)


def _search(book: Book, step: v.Search) -> float:
    worth = book.params.search * step.count
    return {"hand": worth, "top": 0.4 * worth, "play": 1.8 * worth}[step.to] * (step.player == "you")


def _look(book: Book, step: v.Look) -> float:
    if step.to != "hand":
        return 0.5
    sure = 1.0 if step.what is None else 0.85
    return book.params.card * sure * (0.8 if step.count == 1 else 1.0)


def _lasting(book: Book, step: v.Lasting) -> float:
    if any(isinstance(one, v.Has) and one.mark in AT_ONCE for one in step.always):
        return ATK_AT_ONCE * book.params.atk
    share = 0.3 if step.until in ("turn", "combat") else 0.5
    return share * sum(abs(book.standing(one)) for one in step.always) * book.params.trick


def _if(book: Book, step: v.If) -> float:
    return 0.6 * book.steps(step.do) + 0.4 * book.steps(step.otherwise)


def _may(book: Book, step: v.May) -> float:
    worth = book.steps(step.do) - book.params.price * step.pay + sum(book.paid(one) for one in step.cost)
    return max(0.0, worth)


def _unless(book: Book, step: v.Unless) -> float:
    p, worth = book.params, book.steps(step.do)
    dodge = p.price * step.pay - sum(book.paid(one) for one in step.instead)
    if step.player == "you":
        return -min(dodge, 2.5)
    return min(max(worth, 0.0), dodge + 0.5)


def _token(book: Book, step: v.Token) -> float:
    return book.params.token * step.count


def _toss(book: Book, step: v.Toss) -> float:
    return 0.65 * book.steps(step.win)


def _roll(book: Book, step: v.Roll) -> float:
    return (book.steps(step.low) + book.steps(step.middle) + book.steps(step.high)) / 3


def _mill(book: Book, step: v.Mill) -> float:
    return 0.12 * book.number(step.amount)


READERS: dict[type[Step], Callable[[Book, Any], float]] = {
    v.Deal: _deal,
    v.Heal: _heal,
    v.Clear: lambda book, step: 5.0,
    v.Draw: _draw,
    v.Discard: _discard,
    v.Redraw: lambda book, step: 0.6,
    v.Destroy: _destroy,
    v.Exhaust: lambda book, step: book.params.stun,
    v.Ready: lambda book, step: 0.9 if step.who == "self" else 1.3,
    v.Return: _return,
    v.Deploy: _deploy,
    v.Recover: _recover,
    v.Remove: lambda book, step: 0.2 + book.steps(step.then),
    v.Search: _search,
    v.Look: _look,
    v.Mill: _mill,
    v.Reshuffle: lambda book, step: 0.2,
    v.Place: lambda book, step: book.params.resource,
    v.TurnDown: lambda book, step: 0.6,
    v.Reattach: lambda book, step: 1.0,
    v.Control: lambda book, step: -3.0 if step.who == "self" else book.params.control,
    v.Token: _token,
    v.Counter: lambda book, step: 0.8,
    v.Withdraw: lambda book, step: 1.8,
    v.Interrupt: lambda book, step: book.params.interrupt * (0.4 if step.choose else 1.0),
    v.Lasting: _lasting,
    v.Watch: lambda book, step: 0.6 * book.steps(step.trigger.do),
    v.May: _may,
    v.Unless: _unless,
    v.If: _if,
    v.Choose: lambda book, step: book.steps(step.do),
    v.Each: lambda book, step: -book.steps(step.do),
    v.Extra: lambda book, step: book.params.extra_turn,
    v.Toss: _toss,
    v.Roll: _roll,
    v.Script: lambda book, step: 0.5,
}


def _bonus(book: Book, step: v.Bonus) -> float:
    p = book.params
    times = 1.0 if step.each is None else 1.3
    if step.so is not None:
        times *= 0.5
    if step.attacking or step.against:
        times *= 0.7
    if step.defending:
        times *= 0.4
    worth = p.atk * step.atk + p.defence * step.defence
    worth += p.health * step.health * (0.5 if step.who == "hero" else 1.0)
    if step.who == "hero":
        times *= 0.7
    if isinstance(step.who, Sought):
        many = 1.0 if step.who.sort in EQUIPMENT else float(PARTY)
        if step.who.tag or step.who.faction:
            many *= 0.7
        worth *= many if step.who.side != "opposing" else -many
    return worth * times


def _has(book: Book, step: v.Has) -> float:
    worth = MARKS[step.mark] * (0.6 if step.so is not None else 1.0)
    if step.who == "self":
        return 0.0 if step.mark in ("protector", "elusive", "no-attack") else worth
    if step.who == "hero" and step.mark == "elusive":
        return 3.0
    if isinstance(step.who, Sought):
        many = PARTY * (1.0 if not step.who.race else 0.6)
        if step.who.side == "any":
            # Whoever plays it has made the party for it, and is the first to gain.
            return 0.4 * many * worth
        return worth * (many if step.who.side != "opposing" else -many)
    return abs(worth) if step.who == "host" else worth


def _barred(book: Book, step: v.Barred) -> float:
    worth = BANS[step.ban]
    return 0.6 * worth if step.so is not None or step.player == "each" else worth


def _more(book: Book, step: v.More) -> float:
    worth = 4.0 if step.double else 1.6 * step.amount
    if step.heal:
        return 0.8
    return worth if not step.to else -worth


def _prevent(book: Book, step: v.Prevent) -> float:
    worth = 0.8 * (step.amount or 4)
    if isinstance(step.to, Sought):
        worth *= PARTY
    if step.by and not step.to:
        worth = -worth
    return worth * (1.0 if step.next else 1.6)


STANDING: dict[type[Step], Callable[[Book, Any], float]] = {
    v.Bonus: _bonus,
    v.Has: _has,
    v.Gains: lambda book, step: max(0.0, book.steps(step.power.do)) * book.params.uses * 0.7,
    v.Loses: lambda book, step: 1.0,
    v.Barred: _barred,
    v.More: _more,
    v.Prevent: _prevent,
    v.Pierce: lambda book, step: 0.5,
    v.Cheaper: lambda book, step: 0.5 * step.amount * (1.0 if step.next else 1.5),
    v.Tax: lambda book, step: 2.0 * step.amount,
    v.HandSize: lambda book, step: 0.3,
    v.Swift: lambda book, step: 1.6,
    v.Instead: lambda book, step: 3.0,
    v.Keeps: lambda book, step: 4.0,
    v.StaysDown: lambda book, step: 0.1,
}


def ally_worth(p: Params, atk: float, left: float, marks: int) -> float:
    """What an ally is worth by its figures and keywords."""
    found = p.body + p.health * left
    if marks & BIT["no-attack"]:
        found += p.atk * atk * p.idle_atk
    else:
        found += p.atk * atk
        if marks & BIT["elusive"]:
            found += p.elusive * atk
    if marks & (BIT["protector"] | BIT["guards-hero"]) and not marks & BIT["no-protect"]:
        found += p.protector * left
    return found


@lru_cache(maxsize=64)
def book_of(params: Params) -> Book:
    """What cards are worth by these parameters, worked out once for all bots that judge by them."""
    return Book(params)


def life_table(p: Params) -> list[float]:
    """What points of life are worth, from none to many: each is worth more the fewer there are."""
    return [p.life * left + p.peril * log(1 + left) * 0.5 for left in range(MOST_LIFE + 1)]
