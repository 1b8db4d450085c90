"""Chapters 8B and 8C, resources and costs: what has to be paid, whether it can be, and paying it in full."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from locanda.kernel.decision import Option, Rules, ask, option
from locanda.kernel.refusal import Refusal
from locanda.kernel.windows import is_asked
from locanda.kit.effects import Step
from locanda.kit.ledger import rule

from .. import vocabulary as v
from ..cards import Card, Cost, Power
from ..sought import Count, Sought, Target
from ..state import Duel, Laid, Link, Piece
from . import damage, figures, multiplayer, targets, zones
from .fitting import in_play, lies

# At this stop a player is asked which resources are exhausted, where it could matter.
PAYING = "pay"


def base(cost: Cost) -> int:
    """A cost without X."""
    return cost if isinstance(cost, int) else sum(int(part) for part in cost.split("+") if part != "x")


def ready_resources(t: Duel, seat: int) -> int:
    """How many resources a player can still exhaust."""
    count = 0
    for piece in t.pieces.values():
        if piece.resource and piece.seat == seat and not piece.exhausted:
            count += 1
    return count


def all_resources(t: Duel, seat: int) -> int:
    """How many resources a player has, ready or not (TCG-RUL-90)."""
    return sum(piece.resource and piece.seat == seat for piece in t.pieces.values())


# What is to be paid


@rule("TCG-07-01", "TCG-RUL-60", "TCG-RUL-137")
def of_card(t: Duel, seat: int, card: Card, x: int) -> int:
    """What a card costs this player now: printed, with X, less what makes it cheaper, never below 0."""
    return _less(t, seat, "card", card, card.base_cost + x, 0)


def of_strike(t: Duel, seat: int, weapon: Piece) -> int:
    """What a strike with a weapon costs now."""
    return _less(t, seat, "strike", weapon.card, weapon.card.strike or 0, weapon.number)


def _less(t: Duel, seat: int, what: str, card: Card, cost: int, weapon: int) -> int:
    for one, step in figures.holding(t, v.Cheaper):
        if one.seat != seat or not _is_cheaper(step, what, card, one.source, weapon):
            continue
        if step.least:
            if cost > step.least:
                cost = max(step.least, cost - step.amount)
        else:
            cost -= step.amount
    return max(0, cost)


def _is_cheaper(step: v.Cheaper, what: str, card: Card, source: int, weapon: int) -> bool:
    if step.what != what or (step.tag and step.tag not in card.tags):
        return False
    if step.what == "card" and step.tag and card.kind != "ability":
        return False
    return step.weapon != "self" or source == weapon


@rule("TCG-RUL-60")
def use_up(t: Duel, seat: int, what: str, card: Card, weapon: int = 0) -> None:
    """A reduction for the next card or strike is used up by it, however little it cost."""
    spent = [
        one
        for one in t.lasting
        if type(one.effect) is v.Cheaper
        and one.effect.next
        and one.seat == seat
        and _is_cheaper(one.effect, what, card, one.source, weapon)
    ]
    if spent:
        t.lasting = [one for one in t.lasting if one not in spent]
        t.stale = True


# Whether it can be paid


@rule("TCG-08-02", "TCG-08-05", "TCG-20-14")
def why_not_afford(t: Duel, seat: int, card: Card) -> Iterator[Refusal]:
    """Every reason why this player cannot pay for a card, in any way."""
    needed, ready = of_card(t, seat, card, 0), ready_resources(t, seat)
    if card.instead and next(why_not_pay(t, seat, 0, card.instead, 0), None) is None:
        needed = 0
    if needed > ready:
        yield Refusal("TCG-20-14", card, reason="too-dear", needed=needed, ready=ready)
    if card.additional:
        yield from why_not_pay(t, seat, 0, card.additional, 0)


def is_too_dear(t: Duel, seat: int, card: Card, ready: int) -> bool:
    """Whether so many ready resources are surely too few for a card."""
    return card.base_cost > ready and not card.instead and of_card(t, seat, card, 0) > ready


@rule("TCG-20-14", "TCG-RUL-29", "TCG-RUL-101")
def why_not_pay(
    t: Duel, seat: int, source: int, cost: Sequence[Step], pay: int, x: int = 0, free: bool = False
) -> Iterator[Refusal]:
    """Every reason why resources and whatever else is asked cannot be paid in full."""
    needed = pay if free else pay + x
    if needed and needed > (ready := ready_resources(t, seat)):
        yield Refusal("TCG-20-14", None, reason="too-dear", needed=needed, ready=ready)
    for step in cost:
        if isinstance(step, v.PutOn):
            amount = x if isinstance(step.amount, Count) else step.amount
            if not any(figures.left(t, one) >= amount for one in _payers(t, seat, source, step.who)):
                yield Refusal("TCG-RUL-101", None, reason="too-hurt", needed=amount)
        elif isinstance(step, v.Give):
            able = [one for one in _payers(t, seat, source, step.who, x) if not _is_safe(t, one)]
            if len(able) < step.count:
                yield Refusal(
                    "TCG-20-14", None, reason="nothing-to-destroy", needed=step.count, there=len(able)
                )
        elif isinstance(step, v.Tap):
            able = [one for one in _payers(t, seat, source, step.who) if not one.exhausted]
            if len(able) < step.count:
                yield Refusal("TCG-08-02", None, reason="nothing-ready", needed=step.count, there=len(able))
        elif isinstance(step, v.Banish) and isinstance(step.who, Sought) and not step.up_to:
            there = len(_graves(t, seat, step.who))
            if there < step.count:
                yield Refusal("TCG-20-14", None, reason="too-few-buried", needed=step.count, there=there)
        elif isinstance(step, v.Drop) and len(t.seats[seat].hand) < step.count:
            yield Refusal("TCG-20-14", None, reason="empty-hand", needed=step.count)


def _is_safe(t: Duel, piece: Piece) -> bool:
    """Whether it cannot be destroyed, so that nobody can pay with it."""
    return figures.has(t, piece, "indestructible")


def _payers(t: Duel, seat: int, source: int, who: v.Who, x: int = 0) -> list[Piece]:
    """The own cards in play that a cost speaks of."""
    if isinstance(who, Sought):
        return [one for one in in_play(t, who, seat, source, x) if one.seat == seat]
    number = source if who == "self" else t.seats[seat].hero
    found = t.pieces.get(number)
    return [] if found is None else [found]


def _graves(t: Duel, seat: int, what: Sought) -> list[Laid]:
    return [laid for laid in t.seats[seat].graveyard if lies(t, laid.card, what, seat)]


def kind_of_x(cost: Cost, rest: Sequence[Step]) -> str:
    """What X stands for: `resources`, `damage` that is put on somebody, or nothing."""
    if isinstance(cost, str):
        return "resources"
    return (
        "damage" if any(isinstance(step, v.PutOn) and isinstance(step.amount, Count) for step in rest) else ""
    )


def possible_x(t: Duel, seat: int, kind: str, card: Card | None = None) -> range:
    """What X could be at most, before all is worked out exactly; what makes a card cheaper pays for X too."""
    if not kind:
        return range(1)
    if card is not None:
        ready, most = ready_resources(t, seat), 0
        while of_card(t, seat, card, most + 1) <= ready:
            most += 1
        return range(most + 1)
    return range((ready_resources(t, seat) if kind == "resources" else figures.left(t, t.hero(seat))) + 1)


@rule("TCG-20-22", "TCG-RUL-59", "TCG-RUL-101")
def choose_x(t: Duel, link: Link, kind: str, aims: Sequence[Target]) -> Rules[int]:
    """X is announced, 0 allowed: as much as can be paid, and such that everything can be aimed."""
    if not kind:
        return 0
    seat, text = link.seat, link.text
    if isinstance(text, Power):
        cost, card = text.cost, None
        due = [base(text.pay) + (0 if kind == "damage" else x) for x in possible_x(t, seat, kind)]
    else:
        cost, card = link.card.additional, link.card
        due = [of_card(t, seat, card, x) for x in possible_x(t, seat, kind, card)]
    able = [
        option("x", str(x), x)
        for x, pay in enumerate(due)
        if next(why_not_pay(t, seat, link.source, cost, pay, x, free=True), None) is None
        and targets.can_aim(t, aims, seat, link.source, x)
    ]
    chosen = yield from ask(t, link.seat, "x", able, ("TCG-20-22",), facts={"card": link.card.id})
    found: int = chosen.value
    return found


@rule("TCG-RUL-102")
def choose_removed(t: Duel, link: Link, cost: Sequence[Step]) -> Rules[int]:
    """How many cards will be removed for an additional cost is announced before targets are chosen."""
    for step in cost:
        if isinstance(step, v.Banish) and step.up_to:
            assert isinstance(step.who, Sought)
            most = min(step.count, len(_graves(t, link.seat, step.who)))
            able = [
                option("remove", str(number), number)
                for number in range(most + 1)
                if targets.can_aim(t, link.card.targets, link.seat, link.source, link.x, number)
            ]
            chosen = yield from ask(
                t, link.seat, "how-many", able, ("TCG-RUL-102",), facts={"card": link.card.id}
            )
            link.facts["removed"] = chosen.value
            return link.facts["removed"]
    return 0


# Paying


@rule("TCG-08-05", "TCG-10-40", "TCG-20-14", "TCG-RUL-101", "TCG-RUL-102")
def pay(t: Duel, link: Link, cost: Sequence[Step], resources: int) -> Rules[None]:
    """Everything is paid in full; cards are chosen while paying."""
    yield from exhaust_resources(t, link.seat, resources)
    for step in cost:
        yield from _pay_one(t, link, step)


@rule("TCG-08-05", "TCG-RUL-134")
def exhaust_resources(t: Duel, seat: int, count: int) -> Rules[None]:
    """So many ready resources are exhausted: those that lie face down first, unless the payer wants to choose."""
    if count <= 0:
        return
    ready = [
        piece for piece in t.pieces.values() if piece.resource and piece.seat == seat and not piece.exhausted
    ]
    if len(ready) > count and is_asked(t, seat, PAYING, False):
        for left in range(count, 0, -1):
            options = [option("pay", piece.label) for piece in ready]
            chosen = yield from ask(t, seat, PAYING, options, ("TCG-08-05",), facts={"left": left})
            piece = ready.pop(options.index(chosen))
            piece.exhausted = True
    else:
        ready.sort(key=lambda piece: not piece.down)
        for piece in ready[:count]:
            piece.exhausted = True
    t.stale = True


def _pay_one(t: Duel, link: Link, step: Step) -> Rules[None]:
    """One thing beside resources is paid."""
    seat = link.seat
    if isinstance(step, v.Activate):
        zones.exhaust(t, t.pieces[link.source])
    elif isinstance(step, v.Flip):
        t.hero(seat).down = True
        t.stale = True
        t.tell("flipped", "TCG-10-04", seat=seat, card=link.card.id)
    elif isinstance(step, v.PutOn):
        amount = link.x if isinstance(step.amount, Count) else step.amount
        able = [one for one in _payers(t, seat, link.source, step.who) if figures.left(t, one) >= amount]
        for piece in (yield from _pick(t, link, able, 1, "suffers")):
            damage.put(t, piece, amount)
    elif isinstance(step, v.Give):
        able = [one for one in _payers(t, seat, link.source, step.who, link.x) if not _is_safe(t, one)]
        fallen = yield from _pick(t, link, able, step.count, "destroys")
        figures.refresh(t)
        link.facts["paid-atk"] = max(0, fallen[0].atk)
        link.facts["paid-cost"] = fallen[0].card.base_cost
        zones.destroy(t, fallen)
    elif isinstance(step, v.Tap):
        able = [one for one in _payers(t, seat, link.source, step.who) if not one.exhausted]
        for piece in (yield from _pick(t, link, able, step.count, "exhausts")):
            zones.exhaust(t, piece)
    elif isinstance(step, v.Banish):
        yield from _banish(t, link, step)
    elif isinstance(step, v.Drop):
        yield from discard(t, seat, step.count)
    elif isinstance(step, v.Concede):
        if step.keep and t.contest is not None:
            t.contest.keeping = True  # TCG-RUL-120
        multiplayer.eliminate(t, [seat])
    elif isinstance(step, v.Say):
        t.tell("said", "TCG-RUL-77", seat=seat, card=link.card.id, words=step.words)


def _banish(t: Duel, link: Link, step: v.Banish) -> Rules[None]:
    """Cards are removed from the game: the card itself, or some that lie in the graveyard."""
    seat = link.seat
    if not isinstance(step.who, Sought):
        zones.remove(t, [t.pieces[link.source]], link.source)
        return
    count = link.facts.get("removed", 0) if step.up_to else step.count
    for _ in range(count):
        able = _graves(t, seat, step.who)
        options = list(dict.fromkeys(option("remove", laid.card.id) for laid in able))
        chosen = yield from ask(t, seat, "remove", options, ("TCG-RUL-102",), facts={"card": link.card.id})
        laid = next(one for one in able if one.card.id == chosen.about)
        zones.dig_up(t, laid, seat)
        zones.lay(t, laid.card, seat, "removed", link.source)
        t.tell("removed", "TCG-20-18", seat=seat, card=laid.card.id)
    link.facts["removed"] = count


def _pick(t: Duel, link: Link, able: list[Piece], count: int, prompt: str) -> Rules[list[Piece]]:
    """So many of the cards that could pay, chosen one after the other."""
    chosen: list[Piece] = []
    for _ in range(count):
        free = [piece for piece in able if piece not in chosen]
        options: list[Option] = [option("pay-with", piece.label) for piece in free]
        facts = {"card": link.card.id}
        answer = yield from ask(t, link.seat, prompt, options, ("TCG-20-14",), facts=facts)
        chosen.append(free[options.index(answer)])
    return chosen


@rule("TCG-09-05", "TCG-RUL-75")
def discard(t: Duel, seat: int, count: int) -> Rules[None]:
    """So many cards of a hand are discarded, one at a time, by choice of their owner."""
    hand = t.seats[seat].hand
    for left in range(min(count, len(hand)), 0, -1):
        options = list(dict.fromkeys(option("discard", card.id) for card in hand))
        chosen = yield from ask(t, seat, "discard", options, ("TCG-RUL-75",), facts={"left": left})
        card = next(one for one in hand if one.id == chosen.about)
        hand.remove(card)
        zones.lay(t, card, seat, "graveyard")
        t.tell("discarded", "TCG-09-05", seat=seat, card=card.id)
        hand = t.seats[seat].hand
