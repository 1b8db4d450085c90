"""Moves: what effects would bring that draw, return, find, make, take over or put away cards."""

from __future__ import annotations

from .. import vocabulary as v
from ..rules import playing
from ..rules.fitting import lies
from ..rules.moment import SLOTS
from ..sought import Sought
from .acts import Act, brings, gain, number, pieces, seats
from .deeds import ALL_OF_IT, rescue
from .scene import Scene

# Where what was searched for goes, and what that is worth.
PLACES = {"hand": 1.0, "top": 0.35, "play": 1.8}

# In a deck of so many cards the graveyard is not missed.
AMPLE = 40


@brings(v.Return)
def _return(s: Scene, a: Act, step: v.Return) -> float:
    total, p = 0.0, s.p
    for one in pieces(s, a, step.who):
        weight, worth = s.weights[one.seat], s.worth(one)
        if s.mine[one.owner] != s.mine[one.seat]:
            total -= weight * (worth + p.card)
        elif one.number in s.fate.doomed and s.mine[one.seat]:
            total += weight * (p.card + 0.5 * worth) * (0.0 if one.token else 1.0)
        else:
            total -= weight * worth * (1.0 if one.token else p.returned)
            total += rescue(s, one, ALL_OF_IT)
    slot = SLOTS.get(step.who) if isinstance(step.who, str) else None
    if slot is not None:
        for laid in a.cards.get(slot, ()):
            total += 0.5 * p.card + 0.25 * s.book.notes(laid.card).hold
    elif step.who == "self" and a.source not in s.t.pieces:
        total += p.card
    return total


@brings(v.Deploy)
def _deploy(s: Scene, a: Act, step: v.Deploy) -> float:
    if isinstance(step.who, Sought):
        total = 0.0
        for player in s.t.seats:
            for laid in player.graveyard:
                if lies(s.t, laid.card, step.who, a.seat):
                    total += s.weights[player.seat] * s.book.printed(laid.card)
        return total
    found = 0.0
    for laid in a.cards.get(SLOTS[step.who], ()):
        if not step.affordable or laid.card.base_cost <= s.rows[a.seat].resources:
            found += s.book.printed(laid.card) + s.book.notes(laid.card).extra
    return found * s.weights[a.seat]


@brings(v.Recover)
def _recover(s: Scene, a: Act, step: v.Recover) -> float:
    total = 0.0
    for seat in seats(s, a, step.player):
        holds = sorted(
            (
                s.book.notes(laid.card).hold
                for laid in s.t.seats[seat].graveyard
                if lies(s.t, laid.card, step.what, seat)
            ),
            reverse=True,
        )
        count = number(s, a, step.count)
        share = 0.8 if step.to == "play" else 0.4
        total += s.weights[seat] * sum([share * one + 0.5 for one in holds[:count]])
    return total


@brings(v.Remove)
def _remove(s: Scene, a: Act, step: v.Remove) -> float:
    found = pieces(s, a, step.who)
    total = -sum([s.signed(one) for one in found])
    if not isinstance(step.who, Sought):
        slot = SLOTS.get(step.who)
        laid = a.cards.get(slot, ()) if slot is not None else ()
        if laid:
            total += 0.15
        if laid or found:
            total += gain(s, a, step.then)
    return total


@brings(v.Search)
def _search(s: Scene, a: Act, step: v.Search) -> float:
    weight = sum([s.weights[seat] for seat in seats(s, a, step.player)])
    return weight * s.p.search * step.count * PLACES[step.to]


@brings(v.Look)
def _look(s: Scene, a: Act, step: v.Look) -> float:
    if len(s.t.seats[a.seat].deck) <= step.count:
        return 0.0
    return s.weights[a.seat] * s.book.step(step)


@brings(v.Control)
def _control(s: Scene, a: Act, step: v.Control) -> float:
    total = 0.0
    for seat in seats(s, a, step.player):
        for one in pieces(s, a, step.who):
            if s.mine[one.seat] != s.mine[seat]:
                share = 0.8 if step.until != "always" else 0.95
                total += (s.weights[seat] - s.weights[one.seat]) * s.worth(one) * share
    return total


@brings(v.Token)
def _token(s: Scene, a: Act, step: v.Token) -> float:
    card = s.t.library.by_id[step.name]
    if card.unique and any(one.card is card for one in s.rows[a.seat].allies):
        return 0.0
    return s.weights[a.seat] * s.p.token * step.count


@brings(v.Mill)
def _mill(s: Scene, a: Act, step: v.Mill) -> float:
    total, amount = 0.0, number(s, a, step.amount)
    for seat in seats(s, a, step.player):
        left = len(s.t.seats[seat].deck)
        worth = s.p.victory * 0.5 if amount >= left else 0.12 * amount * (1.0 if left > 15 else 2.0)
        total -= s.weights[seat] * worth
    return total


@brings(v.Redraw)
def _redraw(s: Scene, a: Act, step: v.Redraw) -> float:
    if a.seat != s.me:
        return 0.0
    hand = s.t.seats[s.me].hand
    worth = sum(
        min(4.0, s.book.notes(card).hold) * (0.4 if card.base_cost > s.own.resources + 1 else 1.0)
        for card in hand
    )
    return 0.7 * (2.2 * len(hand) - worth)


@brings(v.Place)
def _place(s: Scene, a: Act, step: v.Place) -> float:
    hand = s.t.seats[a.seat].hand
    if step.what == "hand":
        if a.seat != s.me or not hand:
            return 0.0
        if s.own.resources >= s.p.resources:
            return 0.0
        return s.p.resource - 0.35 * min(s.book.notes(card).hold for card in hand)
    return s.weights[a.seat] * s.p.resource


@brings(v.TurnDown)
def _turn_down(s: Scene, a: Act, step: v.TurnDown) -> float:
    return -sum([0.7 * s.weights[seat] for seat in seats(s, a, step.player) if s.rows[seat].quests])


@brings(v.Reattach)
def _reattach(s: Scene, a: Act, step: v.Reattach) -> float:
    total = 0.0
    for one in pieces(s, a, step.who):
        host = s.t.pieces.get(one.host)
        if host is not None and not s.mine[one.seat] and s.mine[host.seat]:
            total += 0.8 * s.worth(one)
    return total


@brings(v.Reshuffle)
def _reshuffle(s: Scene, a: Act, step: v.Reshuffle) -> float:
    player = s.t.seats[a.seat]
    need = max(0.0, 1.0 - len(player.deck) / AMPLE)
    return s.weights[a.seat] * need * min(4.0, 0.3 * len(player.graveyard))


@brings(v.Counter)
def _counter(s: Scene, a: Act, step: v.Counter) -> float:
    return s.weights[a.seat] * 0.8


@brings(v.Draw)
def _draw(s: Scene, a: Act, step: v.Draw) -> float:
    t, total = s.t, 0.0
    for seat in seats(s, a, step.player):
        player = t.seats[seat]
        count = max(0, 7 - len(player.hand)) if step.fill else number(s, a, step.amount)
        if playing.is_barred(t, seat, "draw") or count <= 0:
            continue
        if any(type(one.step) is v.Instead and one.seat == seat for one in t.holds):
            worth = s.p.card * 1.3 * count
        elif len(player.deck) < count:
            worth = -s.p.victory
        elif len(player.deck) <= count + 1:
            worth = -4.0
        else:
            worth = s.p.card * count * (1.0 if len(player.hand) + count <= 8 else 0.5)
        total += s.weights[seat] * worth
    return total


@brings(v.Discard)
def _discard(s: Scene, a: Act, step: v.Discard) -> float:
    total = 0.0
    for seat in seats(s, a, step.player):
        amount = min(number(s, a, step.amount), len(s.t.seats[seat].hand))
        if amount:
            total -= s.weights[seat] * s.p.discard * amount * (0.7 if s.mine[seat] else 1.0)
    return total
