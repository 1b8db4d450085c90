"""Deeds: what effects would bring that hurt, heal, stop or strengthen, to whom they are aimed at."""

from __future__ import annotations

from .. import vocabulary as v
from ..rules import conditions, figures, playing
from ..rules.fitting import fits, is_totem
from ..state import Link, Piece
from . import lasts
from .acts import Act, brings, gain, number, of_link, pieces, seats
from .scene import Scene

ALL_OF_IT = 99


@brings(v.Deal)
def _deal(s: Scene, a: Act, step: v.Deal) -> float:
    amount = number(s, a, step.amount)
    if amount <= 0:
        return 0.0
    by = _source(s, a, step.by)
    ability = by is not None and by.card.kind == "hero"
    total = 0.0
    for victim in pieces(s, a, step.to):
        if victim.number in s.fate.doomed and victim.card.kind != "hero":
            continue
        total += s.hurt(victim, amount, by, firm=step.unpreventable, kind=step.type, ability=ability)
        total += rescue(s, victim, amount)
        a.dealt += min(amount, max(1, s.left(victim)))
        if step.then:
            before, a.it = a.it, victim.number
            total += gain(s, a, step.then)
            a.it = before
    return total


def rescue(s: Scene, victim: Piece, amount: int) -> float:
    """What it is worth that an attacker falls before it strikes."""
    if amount < s.left(victim):
        return 0.0
    return lasts.stake(s, victim)


def _source(s: Scene, a: Act, by: str) -> Piece | None:
    if by:
        found = pieces(s, a, by)
        return found[0] if found else None
    source = s.t.known(a.source)
    if source is not None and (source.card.kind in ("ally", "hero") or is_totem(source)):
        return source
    return s.t.known(s.t.seats[a.seat].hero)


@brings(v.Heal)
def _heal(s: Scene, a: Act, step: v.Heal) -> float:
    if step.amount == "all":
        return sum([s.healed(one, ALL_OF_IT) for one in pieces(s, a, step.who)])
    amount = number(s, a, step.amount)
    return sum([s.healed(one, amount) for one in pieces(s, a, step.who)])


@brings(v.Put)
def _put(s: Scene, a: Act, step: v.Put) -> float:
    amount = number(s, a, step.amount)
    return sum([s.hurt(one, amount, firm=True) for one in pieces(s, a, step.who)])


@brings(v.Clear)
def _clear(s: Scene, a: Act, step: v.Clear) -> float:
    return sum([s.healed(one, one.damage) for one in pieces(s, a, step.who)])


@brings(v.Destroy)
def _destroy(s: Scene, a: Act, step: v.Destroy) -> float:
    if step.choose:
        total = 0.0
        for seat in seats(s, a, step.of):
            inner = Act(seat, a.source, a.x)
            found = sorted(pieces(s, inner, step.who), key=s.worth)
            if found:
                chooser = seats(s, a, step.choose)
                fallen = found[0] if chooser and s.mine[chooser[0]] == s.mine[seat] else found[-1]
                total -= s.signed(fallen)
        return total
    found = [one for one in pieces(s, a, step.who) if not figures.has(s.t, one, "indestructible")]
    if step.spare is not None:
        found = [one for one in found if not fits(s.t, one, step.spare, a.seat, a.source)]
    if step.some:
        sign = 1.0 if s.mine[a.seat] else -1.0
        return sum([max(0.0, -s.signed(one) * sign) * sign for one in found])
    total = 0.0
    for one in found:
        if one.number in s.fate.doomed:
            continue
        total += -s.signed(one) if one.card.kind != "hero" else s.hurt(one, ALL_OF_IT, firm=True)
        total += rescue(s, one, ALL_OF_IT)
    return total


@brings(v.Exhaust)
def _exhaust(s: Scene, a: Act, step: v.Exhaust) -> float:
    return sum([lasts.exhausted(s, one) for one in pieces(s, a, step.who) if not one.exhausted])


@brings(v.Ready)
def _ready(s: Scene, a: Act, step: v.Ready) -> float:
    found = [one for one in pieces(s, a, step.who) if one.exhausted and s.mine[one.seat]]
    if not found:
        return 0.0
    gains = [lasts.readied(s, one) for one in found]
    return max(gains) if step.choose else sum(gains)


@brings(v.Interrupt)
def _interrupt(s: Scene, a: Act, step: v.Interrupt) -> float:
    t = s.t
    if step.choose:
        if step.if_hero and not any(one.card.kind == "hero" for one in a.aims.get(0, ())):
            return 0.0
        foes = set(seats(s, a, step.choose))
        waiting = t.chain if a.under is None else a.under
        able = [
            one for one in waiting if one.kind == "card" and one.card.kind == "ability" and one.seat in foes
        ]
        found = [0.0, *(-link_worth(s, one) for one in able)]
        return max(found) if s.mine[a.seat] else min(found)
    return -sum([link_worth(s, one) for one in a.links])


@brings(v.Withdraw)
def _withdraw(s: Scene, a: Act, step: v.Withdraw) -> float:
    combat = s.t.combat
    if combat is None or combat.defender != s.t.seats[a.seat].hero or not combat.attacker:
        return 0.0
    attacker = s.t.pieces[combat.attacker]
    if step.sort == "ally" and attacker.card.kind != "ally":
        return 0.0
    return lasts.stake(s, attacker)


@brings(v.If)
def _if(s: Scene, a: Act, step: v.If) -> float:
    so = conditions.holds(s.t, step.so, a.seat, a.source)
    return gain(s, a, step.do if so else step.otherwise)


@brings(v.May)
def _may(s: Scene, a: Act, step: v.May) -> float:
    found = gain(s, a, step.do) - s.p.price * step.pay + sum([s.book.paid(one) for one in step.cost])
    return max(0.0, found) if s.mine[a.seat] else min(0.0, found)


@brings(v.Unless)
def _unless(s: Scene, a: Act, step: v.Unless) -> float:
    found = gain(s, a, step.do)
    for seat in seats(s, a, step.player):
        weight = s.weights[seat]
        dodge = -weight * (s.p.price * step.pay - sum([s.book.paid(one) for one in step.instead]))
        found = max(found, dodge) if s.mine[seat] else min(found, dodge)
    return found


@brings(v.Choose)
def _choose(s: Scene, a: Act, step: v.Choose) -> float:
    if step.player == "opponents" and not s.mine[a.seat]:
        return 0.0
    if step.player == "opponents":
        total = 0.0
        for seat in seats(s, a, step.player):
            able = sorted(pieces(s, Act(seat, a.source, a.x), step.what), key=s.worth)
            for one in able[: step.count]:
                a.chosen = [one]
                total += gain(s, a, step.do)
        return total
    gains = []
    before = a.chosen
    taken = {one.number for one in before} | {one.number for aims in a.aims.values() for one in aims}
    for one in pieces(s, a, step.what):
        if step.what.other and one.number in taken:
            continue
        a.chosen = [one]
        gains.append(gain(s, a, step.do))
    a.chosen = before
    if not gains:
        return 0.0
    best = max(gains) if s.mine[a.seat] else min(gains)
    return max(0.0, best) if step.may else best


@brings(v.Each)
def _each(s: Scene, a: Act, step: v.Each) -> float:
    total, seat = 0.0, a.seat
    for other in seats(s, a, step.player):
        a.seat = other
        total += gain(s, a, step.do)
    a.seat = seat
    return total


@brings(v.Extra)
def _extra(s: Scene, a: Act, step: v.Extra) -> float:
    return s.weights[a.seat] * (s.p.extra_turn + 0.5 * s.strength(a.seat))


@brings(v.Toss)
def _toss(s: Scene, a: Act, step: v.Toss) -> float:
    return 0.6 * gain(s, a, step.win)


@brings(v.Roll)
def _roll(s: Scene, a: Act, step: v.Roll) -> float:
    return (gain(s, a, step.low) + gain(s, a, step.middle) + gain(s, a, step.high)) / 3


@brings(v.Watch)
def _watch(s: Scene, a: Act, step: v.Watch) -> float:
    return s.weights[a.seat] * lasts.watched(s, a, step)


@brings(v.Lasting)
def _lasting(s: Scene, a: Act, step: v.Lasting) -> float:
    return sum([lasts.for_now(s, a, one, step.until) for one in step.always])


@brings(v.Script)
def _script(s: Scene, a: Act, step: v.Script) -> float:
    if step.name == "secret-numbers":
        return 1.0
    if step.name == "remove-deck":
        return 1.0 if len(s.t.seats[a.seat].deck) > 3 else -2.0
    return -0.2


def link_worth(s: Scene, link: Link) -> float:
    """What a link on the chain would bring to the seat that looks."""
    act = of_link(s, link)
    if link.text is None and link.card.kind != "ability":
        notes = s.book.notes(link.card)
        return s.weights[link.seat] * (s.book.printed(link.card) + notes.extra + notes.once)
    # Whoever falls only by this link is not lost yet.
    with s.without(link):
        if link.text is not None:
            return gain(s, act, link.text.do)
        return gain(s, act, playing.steps_of(link.card, link.mode)) + lasts.remains(s, act, link.card)
