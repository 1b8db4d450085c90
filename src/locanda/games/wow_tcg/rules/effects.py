"""What carries out each word of a card: damage, healing, choices and payments, and what is left to last."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.kernel.decision import DONE, NO, YES, Option, Rules, ask, option
from locanda.kit.effects import Effect, Runners, Step, run
from locanda.kit.ledger import rule

from .. import vocabulary as v
from ..sought import Sought
from ..state import Lasting, Watcher
from . import conditions, costs, damage, movements
from .fitting import fits
from .moment import Moment

RUNNERS = Runners(movements.RUNNERS)
does = RUNNERS.does


# Damage and healing


@does(v.Deal)
@rule("TCG-RUL-89", "TCG-RUL-99", "TCG-RUL-124")
def deal(m: Moment, effect: v.Deal) -> Rules[None]:
    """Damage is dealt to everybody that the text names, together; what follows is done for each who was dealt some."""
    t = m.table
    amount = yield from m.number(effect.amount)
    source = m.source(effect.by)
    if source is None:
        return
    ability = m.link.card.kind == "ability" and source.card.kind == "hero"
    packets = [
        damage.Packet(source, m.seat, victim, amount, effect.type, ability=ability, firm=effect.unpreventable)
        for victim in m.pieces(effect.to)
    ]
    dealt = yield from damage.deal(t, packets)
    m.dealt += sum(one.amount for one in dealt)
    if effect.then:
        before = m.it
        for one in dealt:
            m.it = one.victim.number
            yield from run(m, effect.then)
        m.it = before


@does(v.Heal)
@rule("TCG-17-08", "TCG-RUL-124")
def heal(m: Moment, effect: v.Heal) -> Rules[None]:
    """Damage is healed from everybody that the text names."""
    source = m.source(effect.by)
    amount = 0
    if effect.amount != "all":
        amount = yield from m.number(effect.amount)
    for piece in m.pieces(effect.who):
        damage.heal(m.table, piece, piece.damage if effect.amount == "all" else amount, source)


@does(v.Put)
def put(m: Moment, effect: v.Put) -> Rules[None]:
    """Damage is put on somebody."""
    amount = yield from m.number(effect.amount)
    for piece in m.pieces(effect.who):
        damage.put(m.table, piece, amount)


@does(v.Clear)
def clear(m: Moment, effect: v.Clear) -> None:
    """All damage is removed from somebody, even if it was fatal, without healing it."""
    for piece in m.pieces(effect.who):
        piece.damage = 0
        m.table.stale = True


# Choices, payments, conditions


@does(v.May)
@rule("TCG-RUL-19", "TCG-RUL-141")
def may(m: Moment, effect: v.May) -> Rules[None]:
    """It happens if somebody wants it, and pays."""
    t = m.table
    for seat in m.players(effect.player):
        if next(costs.why_not_pay(t, seat, m.link.source, effect.cost, effect.pay), None) is not None:
            continue
        facts = {"card": m.card, "pay": effect.pay}
        answer = yield from ask(t, seat, "may", (YES, NO), ("TCG-RUL-19",), subject=effect, facts=facts)
        if answer is YES:
            yield from _pay(m, seat, effect.cost, effect.pay)
            yield from run(m, effect.do)


def _pay(m: Moment, seat: int, cost: Sequence[Step], pay: int) -> Rules[None]:
    """A player pays while a link resolves."""
    from ..state import Link

    yield from costs.pay(m.table, Link(0, "payment", seat, m.link.card, m.link.source), cost, pay)


@does(v.Unless)
@rule("TCG-RUL-113", "TCG-RUL-133")
def unless(m: Moment, effect: v.Unless) -> Rules[None]:
    """It happens unless a player does the other thing, which he must be able to do in full."""
    t = m.table
    for seat in m.players(effect.player):
        cost = effect.instead
        able = next(costs.why_not_pay(t, seat, m.link.source, cost, effect.pay), None) is None
        if able and _matters(m, effect.do):
            facts = {"card": m.card, "pay": effect.pay}
            answer = yield from ask(
                t, seat, "unless", (YES, NO), ("TCG-RUL-113",), subject=effect, facts=facts
            )
            if answer is YES:
                yield from _pay(m, seat, cost, effect.pay)
                return
        elif able and effect.player == "you":
            yield from _pay(m, seat, cost, effect.pay)
            return
    yield from run(m, effect.do)


@rule("TCG-RUL-133")
def _matters(m: Moment, steps: Sequence[Step]) -> bool:
    """Whether there is anything left that these instructions could do."""
    for step in steps:
        if isinstance(step, v.Destroy):
            if _could_fall(m, step):
                return True
        elif isinstance(step, v.Exhaust):
            if any(not piece.exhausted for piece in m.pieces(step.who)):
                return True
        elif isinstance(step, v.Control):
            if m.pieces(step.who):
                return True
        else:
            return True
    return False


def _could_fall(m: Moment, step: v.Destroy) -> bool:
    """Whether there is anything to destroy, among the cards of a player who must give one up if the text says so."""
    t, who = m.table, step.who
    if not step.choose or not isinstance(who, Sought):
        return bool(m.pieces(who))
    return any(
        fits(t, piece, who, seat, m.link.source) for seat in m.players(step.of) for piece in t.pieces.values()
    )


@does(v.If)
def if_(m: Moment, effect: v.If) -> Rules[None]:
    """It happens if something is so now."""
    if conditions.holds(m.table, effect.so, m.seat, m.link.source):
        yield from run(m, effect.do)
    else:
        yield from run(m, effect.otherwise)


@does(v.Choose)
@rule("TCG-RUL-88", "TCG-RUL-112", "TCG-RUL-135")
def choose(m: Moment, effect: v.Choose) -> Rules[None]:
    """Players choose among what fits now, in turn order; then something happens to all of it together."""
    t = m.table
    chosen: list[int] = []
    before = (*m.chosen, *(mark.number for mark in m.aims))
    for seat in m.players(effect.player):
        able = [
            piece
            for piece in t.pieces.values()
            if fits(t, piece, effect.what, seat, m.link.source, x=m.link.x)
            and not (effect.what.other and piece.number in before)
        ]
        for left in range(effect.count, 0, -1):
            if not able:
                break
            options: list[Option] = [option("choose", piece.label) for piece in able]
            asked = (*options, DONE) if effect.may else options
            facts = {"card": m.card, "left": left}
            answer = yield from ask(t, seat, "choose", asked, ("TCG-RUL-88",), subject=effect, facts=facts)
            if answer is DONE:
                break
            chosen.append(able.pop(options.index(answer)).number)
    if chosen or not effect.may:
        m.chosen = [*m.chosen, *chosen] if effect.what.other else chosen
        m.latest = chosen
        yield from run(m, effect.do)


@does(v.Extra)
@rule("TCG-RUL-119")
def extra(m: Moment, effect: v.Extra) -> None:
    """Another turn of this player comes after this one."""
    m.table.extra.append(m.seat)
    m.table.tell("extra-turn", "TCG-RUL-119", seat=m.seat)


@does(v.Toss)
@rule("TCG-RUL-77")
def toss(m: Moment, effect: v.Toss) -> Rules[None]:
    """A fair coin is tossed; whoever loses may pay to toss it again."""
    t = m.table
    while True:
        won = t.dice.roll(2, "coin") == 1
        t.tell("tossed", "TCG-RUL-77", seat=m.seat, card=m.card, won=won)
        if won:
            yield from run(m, effect.win)
            return
        if not effect.again or costs.ready_resources(t, m.seat) < effect.again:
            return
        facts = {"card": m.card, "pay": effect.again}
        answer = yield from ask(t, m.seat, "toss-again", (YES, NO), ("TCG-RUL-77",), facts=facts)
        if answer is NO:
            return
        yield from costs.exhaust_resources(t, m.seat, effect.again)


@does(v.Roll)
@rule("TCG-RUL-77")
def roll(m: Moment, effect: v.Roll) -> Rules[None]:
    """A die is rolled, and what its faces stand for happens."""
    face = m.table.dice.roll(6, "die")
    m.table.tell("rolled", "TCG-RUL-77", seat=m.seat, card=m.card, die=face, sides=6)
    yield from run(m, (effect.low, effect.middle, effect.high)[(face - 1) // 2])


# What is left to last


@does(v.Lasting)
@rule("TCG-RUL-86", "TCG-RUL-91")
def lasting(m: Moment, effect: v.Lasting) -> None:
    """Something holds from now on: for those very cards that the text names, or for whoever fits."""
    t = m.table
    for step in effect.always:
        assert isinstance(step, Effect)
        who = _subject(step)
        bound: list[int] = []
        if isinstance(step, v.Barred) and step.player not in ("you", "each", "opponents"):
            bound = m.players(step.player)
        elif who:
            bound = [piece.number for piece in m.pieces(who)]
            if not bound:
                continue
        number = t.next_number()
        left = step.amount if isinstance(step, v.Prevent) and step.next else 0
        t.lasting.append(
            Lasting(
                step,
                m.seat,
                m.link.source,
                m.link.card,
                effect.until,
                number,
                number,
                bound,
                left,
                m.link.x,
            )
        )
    t.stale = True


def _subject(step: Step) -> v.Who | str:
    """Which role of the text a modifier speaks of, if it has to be fixed now."""
    for name in ("who", "to", "by"):
        who = getattr(step, name, "")
        if isinstance(who, str) and who and who not in ("hero", "host"):
            return who
    return ""


@does(v.Watch)
@rule("TCG-RUL-103")
def watch(m: Moment, effect: v.Watch) -> None:
    """A trigger waits from now on, for those very cards that the text names."""
    t = m.table
    bound = list(m.made or m.chosen)
    for who in ("target", "second"):
        bound = bound or [piece.number for piece in m.pieces(who)]
    t.watchers.append(
        Watcher(
            effect.trigger,
            m.seat,
            m.link.source,
            m.link.card,
            t.turn if effect.this_turn else 0,
            not effect.often,
            t.next_number(),
            bound,
            m.it,
        )
    )
