"""Plays: what playing a card or using a power would bring, aimed as well as possible, with the best X and mode."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from locanda.kit.effects import Step

from .. import vocabulary as v
from ..cards import Card, Power, Trigger
from ..rules import costs, figures, limits, targets
from ..rules.fitting import in_play, lies
from ..sought import Count, Sought, Target
from ..state import Mark, Piece
from . import deeds, lasts, moves
from .acts import Act, gain
from .scene import PROTECTOR, Scene

# What each kind of effect brings stands there.
READ = (deeds, moves)
# No X is tried that is greater.
MOST_X = 12

Worth = Callable[[Act], float]


def worth_of(s: Scene, card: Card, steps: Iterable[Step]) -> Worth:
    """What an act of a card brings: its effects, and what stays in play."""
    if card.kind == "ability" and card.ongoing:
        return lambda act: gain(s, act, steps) + lasts.remains(s, act, card)
    return lambda act: gain(s, act, steps)


def put(s: Scene, act: Act, slot: int, mark: Mark, attach: bool = False) -> None:
    """The act is aimed at this as well."""
    t = s.t
    if mark.place == "play":
        piece = t.pieces[mark.number]
        act.aims[slot] = [*act.aims.get(slot, ()), piece]
        if attach and slot == 0:
            act.host = piece.number
    elif mark.place == "player":
        act.players[slot] = [*act.players.get(slot, ()), mark.number]
    elif mark.place == "chain":
        act.links = [*act.links, *(one for one in t.chain if one.number == mark.number)]
    else:
        found = [laid for laid in t.seats[mark.seat].graveyard if laid.number == mark.number]
        act.cards[slot] = [*act.cards.get(slot, ()), *found]


def taken_back(act: Act, slot: int) -> None:
    """The act is aimed at nothing for this description."""
    act.aims.pop(slot, None)
    act.players.pop(slot, None)
    act.cards.pop(slot, None)
    act.links = []


def aimed(
    s: Scene,
    act: Act,
    wanted: Sequence[Target],
    worth: Worth,
    *,
    attach: bool = False,
    subject: int = 0,
    after: int = -1,
) -> float | None:
    """What an act brings if it is aimed as well as possible; none if it cannot be aimed.

    Up to the place `after` it is aimed already.
    """
    t = s.t
    if not wanted:
        return worth(act)
    for slot, one in targets.wanted(t, wanted, act.seat):
        if slot <= after:
            continue
        count = act.facts.get("removed", 0) if one.count == "removed" else one.count
        if not count:
            continue
        found = []
        before = act.dealt
        for mark in targets.legal(t, one, act.seat, act.source, act.x, 0, subject):
            if one.another and any(mark.number == piece.number for piece in act.aims.get(slot - 1, ())):
                continue
            put(s, act, slot, mark, attach)
            found.append((worth(act), mark))
            taken_back(act, slot)
            act.dealt = before
        if not found:
            if one.up_to:
                continue
            return None
        found.sort(key=lambda pair: -pair[0])
        base = worth(act) if count > 1 or one.up_to else 0.0
        act.dealt = before
        for value, mark in found[:count]:
            if one.up_to and value <= base:
                break
            put(s, act, slot, mark, attach)
    return worth(act)


# What is paid beside resources


def toll(s: Scene, act: Act, step: Step) -> float:
    """What paying something beside resources costs: more than 0 if it hurts."""
    if isinstance(step, v.Activate):
        piece = s.t.pieces.get(act.source)
        return 0.0 if piece is None else _idle(s, piece)
    if isinstance(step, v.PutOn):
        amount = act.x if isinstance(step.amount, Count) else step.amount
        found = _payers(s, act, step.who)
        return min((-s.hurt(one, amount, firm=True) for one in found if s.left(one) >= amount), default=50.0)
    if isinstance(step, v.Give):
        found = sorted(_payers(s, act, step.who), key=s.worth)
        if len(found) < step.count:
            return 50.0
        fallen = _given(s, act, found, step)
        if fallen:
            act.facts = {
                **act.facts,
                "paid-atk": max(0, fallen[0].atk),
                "paid-cost": fallen[0].card.base_cost,
            }
        return sum([0.0 if one.number in s.fate.doomed else s.worth(one) for one in fallen])
    if isinstance(step, v.Tap):
        found = sorted((one for one in _payers(s, act, step.who) if not one.exhausted), key=s.worth)
        return sum([_idle(s, one) for one in found[: step.count]])
    if isinstance(step, v.Banish):
        if not isinstance(step.who, Sought):
            piece = s.t.pieces.get(act.source)
            return 0.0 if piece is None else s.worth(piece)
        return 0.08 * (act.facts.get("removed", 0) if step.up_to else step.count)
    if isinstance(step, v.Drop):
        hand = sorted(min(4.0, s.book.notes(card).hold) for card in s.t.seats[s.me].hand)
        return sum([0.5 * one for one in hand[: step.count]])
    if isinstance(step, v.Flip):
        return 0.3
    return 1000.0 if isinstance(step, v.Concede) else 0.0


def _given(s: Scene, act: Act, found: list[Piece], step: v.Give) -> list[Piece]:
    """What would be destroyed to pay: the cheapest that does what the text needs."""
    if step.count == 1 and act.facts.get("wants-atk"):
        return [max(found, key=lambda one: 1.1 * max(0, one.atk) - s.worth(one))]
    return found[: step.count]


def _payers(s: Scene, act: Act, who: v.Who) -> list[Piece]:
    if isinstance(who, Sought):
        return [one for one in in_play(s.t, who, act.seat, act.source, act.x) if one.seat == act.seat]
    number = act.source if who == "self" else s.t.seats[act.seat].hero
    found = s.t.pieces.get(number)
    return [] if found is None else [found]


def _idle(s: Scene, piece: Piece) -> float:
    """What it costs that an own card is exhausted now."""
    t = s.t
    if piece.card.kind not in ("ally", "hero"):
        return 0.05
    if t.active == s.me:
        if lasts.may_fight(s, piece) and t.step == "action":
            return 1.1 * lasts.threat(s, piece) + (0.2 if piece.marks & PROTECTOR else 0.0)
        return 0.3 * s.left(piece) * s.p.guard if piece.marks & PROTECTOR else 0.0
    if piece.marks & PROTECTOR and t.step != "end":
        return 0.2 * s.left(piece)
    return 0.0


# Cards


def of_card(s: Scene, card: Card) -> tuple[float, int, float]:
    """What playing a card brings now beside what it is worth in the hand, what it costs, and what it brings at all."""
    notes, p = s.book.notes(card), s.p
    if card.kind != "ability":
        found = _permanent(s, card)
        return found, s.price(card), found
    best, cost = -100.0, s.price(card)
    extra = [step for step in card.additional if not (isinstance(step, v.Banish) and step.up_to)]
    digs = next((step for step in card.additional if isinstance(step, v.Banish) and step.up_to), None)
    ways: list[tuple[Sequence[Target], tuple[Step, ...]]] = [(one.targets, one.do) for one in card.modes]
    for wanted, steps in ways or [(card.targets, card.do)]:
        for x in _every_x(s, card, wanted):
            act = Act(s.me, 0, x)
            price = sum([toll(s, act, step) for step in extra])
            if digs is not None and isinstance(digs.who, Sought):
                what = digs.who
                there = sum(lies(s.t, laid.card, what, s.me) for laid in s.t.seats[s.me].graveyard)
                act.facts = {"removed": min(digs.count, there)}
                price += 0.08 * act.facts["removed"]
            value = aimed(s, act, wanted, worth_of(s, card, steps), attach=card.attach)
            if value is None:
                continue
            if card.host is not None:
                value += hosted(s, card)
            value -= price + p.waste * x
            if value > best:
                best = value
                cost = s.price(card, x)
    if card.instead and next(costs.why_not_pay(s.t, s.me, 0, card.instead, 0), None) is None:
        cost = 0
        best -= 0.6
    best -= _replaced(s, card)
    if _ends_form(s, card):
        best -= 1.2
    if card.ongoing and not card.targets and not card.attach:
        # What stays does not wait for a better moment.
        return best, cost, best
    keep = p.patience * min(p.removal, notes.hold) * (0.5 if len(s.t.seats[s.me].hand) > 6 else 1.0)
    return best - keep, cost, best


def _every_x(s: Scene, card: Card, wanted: Sequence[Target]) -> Iterable[int]:
    if not card.has_x:
        return (0,)
    most = min(MOST_X, s.budget - s.price(card))
    if most < 0:
        return ()
    if wanted and wanted[0].cost == "x":
        there = {one.card.base_cost for row in s.rows for one in row.allies}
        return [x for x in range(most + 1) if x in there]
    return range(most, 0, -1)


def hosted(s: Scene, card: Card) -> float:
    """What an ability adds that is attached by choice."""
    assert card.host is not None
    able = list(in_play(s.t, card.host, s.me))
    if not able:
        return -100.0
    best = -100.0
    for one in able:
        act = Act(s.me)
        act.host = one.number
        best = max(best, lasts.remains(s, act, card))
    return best


def _ends_form(s: Scene, card: Card) -> bool:
    """Whether playing a card would end the bear form of the own hero."""
    hero = s.own.hero
    return (
        card.kind == "ability"
        and "Feral" not in card.tags
        and hero is not None
        and bool(hero.marks & figures.BEAR)
    )


def _replaced(s: Scene, card: Card) -> float:
    """What is lost of what is in play, as limits say."""
    lost = 0.0
    mine = [one for one in s.t.pieces.values() if one.seat == s.me and not one.resource]
    for tag, number in card.limits.items():
        there = [s.worth(one) for one in mine if tag in one.card.limits]
        if len(there) >= number:
            lost += min(there)
    for tag, other in ((limits.TWO_HANDED, limits.OFF_HAND), (limits.OFF_HAND, limits.TWO_HANDED)):
        if tag in card.tags:
            lost += sum([s.worth(one) for one in mine if other in one.card.tags])
    if card.unique and any(one.card is card for one in mine):
        lost += 50.0
    return lost


def _permanent(s: Scene, card: Card) -> float:
    """What an ally or a piece of equipment brings when it enters play."""
    p, notes = s.p, s.book.notes(card)
    worth = notes.extra
    if card.kind == "ally":
        worth += _body(s, card)
    else:
        worth += s.book.printed(card)
        if card.kind == "weapon" and s.free and s.own.hero is not None and lasts.may_fight(s, s.own.hero):
            worth += 0.2 * (card.atk or 0)
        if card.kind == "armor" and not s.own.armor:
            worth += 0.3 * (card.defence or 0)
        worth = max(worth, p.curio)
    worth -= _replaced(s, card)
    for trigger in card.triggers:
        if trigger.on != "enters" or trigger.who != "self":
            continue
        act = Act(s.me)
        steps = trigger.do
        value = aimed(s, act, trigger.targets, lambda one, steps=steps: gain(s, one, steps))  # type: ignore[misc]
        if value is not None:
            worth += value
    return worth - 0.1 * p.patience


def _body(s: Scene, card: Card) -> float:
    """What an ally is worth by its figures as they would be."""
    p = s.p
    worth = s.book.printed(card)
    for step in card.always:
        if not isinstance(step, v.Bonus) or step.who != "self":
            continue
        unit = p.atk * step.atk + p.health * step.health
        if step.each is not None and step.each.of == "sought" and step.each.what is not None:
            what = step.each.what
            if what.name == "same":
                count = sum(one.card is card for one in s.own.allies)
            else:
                count = sum(1 for _ in in_play(s.t, what, s.me)) + (what.sort == "ally" and not what.other)
            worth += unit * (count - 1.5)
        elif step.so is not None and step.so.there is not None:
            there = len(s.own.allies)
            holds = there == 0 if step.so.many == 0 else there + 1 >= step.so.many
            worth += unit * 0.8 * holds
    if s.free and any(
        isinstance(step, v.Has) and step.mark == "ferocity" and step.who == "self" for step in card.always
    ):
        worth += 0.5 * (card.atk or 0)
    if card.health and not card.health + _weaker(s) > 0:
        return 0.0
    return worth


def _weaker(s: Scene) -> int:
    """What texts in play take from the health of a new ally."""
    total = 0
    for piece in s.own.allies:
        for step in piece.card.always:
            if isinstance(step, v.Bonus) and step.health < 0 and isinstance(step.who, Sought):
                total += step.health
    return total


# Powers


def of_power(s: Scene, piece: Piece, power: Power, number: int) -> tuple[float, int]:
    """What using a power brings now, and what it costs."""
    kind = costs.kind_of_x(power.pay, power.cost)
    fixed = costs.base(power.pay)
    best, cost = -100.0, fixed
    most = 0
    if kind == "resources":
        most = min(MOST_X, s.budget - fixed)
    elif kind == "damage":
        most = min(MOST_X, s.left(s.own.hero) - 1)
    wants = wants_atk(power)
    steps = power.do
    for x in range(most, 0, -1) if kind else (0,):
        act = Act(s.me, piece.number, x)
        act.host = piece.host
        if wants:
            act.facts = {"wants-atk": 1}
        price = sum([toll(s, act, step) for step in power.cost])
        if price >= 40.0:
            continue
        value = aimed(s, act, power.targets, lambda one: gain(s, one, steps))
        if value is None:
            continue
        value -= price + s.p.waste * x * (kind == "resources")
        if value > best:
            best, cost = value, fixed + (x if kind == "resources" else 0)
    if any(isinstance(step, v.Flip) for step in power.cost):
        best -= 0.5 * s.p.patience * s.book.notes(piece.card).powers[number]
    if piece.card.kind == "quest":
        best -= 0.3
    return best, cost


def wants_atk(power: Power | Trigger | None) -> bool:
    """Whether what is destroyed to pay for a power says by its ATK how much damage is dealt."""
    return power is not None and any(
        isinstance(step, v.Deal) and isinstance(step.amount, Count) and step.amount.who == "paid"
        for step in power.do
    )


def can_fight_at_once(card: Card) -> bool:
    """Whether an ally can attack in the turn in which it is played."""
    return any(isinstance(step, v.Has) and step.mark == "ferocity" for step in card.always)
