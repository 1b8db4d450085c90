"""What every card is at the moment: its numbers, keywords and powers, worked out anew after every change.

First what it loses and gains, in the order in which that began, then keywords, then numbers (TCG-RUL-92).
"""

from __future__ import annotations

from itertools import chain
from typing import TypeVar, get_args

from locanda.kit.effects import Effect
from locanda.kit.ledger import rule

from .. import vocabulary as v
from .. import words
from ..cards import Power, Trigger
from ..sought import Sought
from ..state import Combat, Duel, Holding, Piece
from . import amounts, conditions
from .fitting import attacked, attacks, defends, fits, is_totem

E = TypeVar("E", bound=Effect)

BIT: dict[str, int] = {mark: 1 << number for number, mark in enumerate(get_args(words.Mark))}
PROTECTOR, BEAR = BIT["protector"], BIT["bear-form"]
# What is worked into the numbers and keywords of cards in play, so that nobody need ask whether it holds.
WORKED_IN = (v.Has, v.Bonus, v.Gains)


def refresh(t: Duel) -> None:
    """Everything is as the cards in play and the effects that last say."""
    if t.stale:
        _recount(t)


def has(t: Duel, piece: Piece, mark: str) -> bool:
    """Whether it has a keyword now, or is kept from something."""
    if t.stale:
        _recount(t)
    return bool(piece.marks & BIT[mark])


def is_spoken_of(t: Duel, mark: str) -> bool:
    """Whether a card in play or something that lasts could give a keyword at all."""
    steps = (step for piece in t.pieces.values() for step in piece.card.always)
    lasting = (one.effect for one in t.lasting)
    return any(type(step) is v.Has and step.mark == mark for step in chain(steps, lasting))


def atk(t: Duel, piece: Piece) -> int:
    """Its ATK now; less than nothing counts as 0 (TCG-RUL-40)."""
    if t.stale:
        _recount(t)
    return max(0, piece.atk)


def health(t: Duel, piece: Piece) -> int:
    """Its health now, without regard to damage (TCG-RUL-90)."""
    if t.stale:
        _recount(t)
    return max(0, piece.health)


def defence(t: Duel, piece: Piece) -> int:
    """Its DEF now (TCG-RUL-136)."""
    if t.stale:
        _recount(t)
    return max(0, piece.defence)


def left(t: Duel, piece: Piece) -> int:
    """How much damage it can still take before it is fatal."""
    return max(0, health(t, piece) - piece.damage)


def holding(t: Duel, kind: type[E]) -> list[tuple[Holding, E]]:
    """Everything of a kind that holds now."""
    if t.stale:
        _recount(t)
    return [(one, one.step) for one in t.holds if type(one.step) is kind]


@rule("TCG-07-04")
def powers_of(t: Duel, piece: Piece) -> tuple[Power, ...]:
    """The payment powers that it has now: printed ones first."""
    if t.stale:
        _recount(t)
    printed = () if piece.blank or piece.down else piece.card.powers
    return (*printed, *piece.gained) if piece.gained else printed


def triggers_of(piece: Piece) -> tuple[Trigger, ...]:
    """The triggered powers that it has now."""
    return () if piece.blank or piece.down else piece.card.triggers


def concerns(t: Duel, one: Holding, who: v.Who | str, piece: Piece) -> bool:
    """Whether something that holds speaks of this card in play."""
    if isinstance(who, Sought):
        return fits(t, piece, who, one.seat, one.source, x=one.x)
    if who == "self":
        return piece.number == one.source
    if who == "hero":
        return piece.number == t.seats[one.seat].hero
    if who == "host":
        source = t.pieces.get(one.source)
        return source is not None and source.host == piece.number
    return piece.number in one.bound


def spoken_of(t: Duel, one: Holding, who: v.Who) -> list[Piece]:
    """The cards in play that something which holds speaks of."""
    pieces = t.pieces
    if isinstance(who, Sought):
        return [piece for piece in pieces.values() if fits(t, piece, who, one.seat, one.source, x=one.x)]
    if who == "self":
        numbers: tuple[int, ...] = (one.source,)
    elif who == "hero":
        numbers = (t.seats[one.seat].hero,)
    elif who == "host":
        source = pieces.get(one.source)
        numbers = (source.host,) if source is not None else ()
    else:
        numbers = one.bound
    return [pieces[number] for number in numbers if number in pieces]


def _as_printed(t: Duel) -> list[Holding]:
    """Every card in play is as printed; all that cards and lasting effects make hold, in the order of its beginning."""
    found: list[Holding] = []
    for piece in t.pieces.values():
        card = piece.card
        piece.atk = card.atk or 0
        piece.health = card.health or 0
        piece.defence = card.defence or 0
        piece.marks = 0
        piece.blank = False
        piece.became = ""
        if piece.gained:
            piece.gained = []
        if card.always and not piece.resource and not piece.down:
            for step in card.always:
                if isinstance(step, Effect):
                    found.append(Holding(step, piece.seat, piece.number, card, piece.since, x=piece.x))
    if t.lasting:
        found += [
            Holding(
                one.effect, one.seat, one.source, one.card, one.since, tuple(one.bound), one.x, one.number
            )
            for one in t.lasting
        ]
        found.sort(key=lambda one: one.since)
    return found


@rule("TCG-RUL-92")
def _recount(t: Duel) -> None:
    """Losses and gains of powers in their order, then keywords, then sums that only as a whole stop at 0."""
    t.stale = t.settled = False
    holds = _as_printed(t)
    lost: dict[int, int] = {}
    for one in holds:
        if type(one.step) is v.Loses or type(one.step) is v.Gains:
            holds, lost = _powers(t, holds)
            break
    t.holds = [one for one in holds if type(one.step) not in WORKED_IN]
    bonuses = []
    bears = False
    for one in holds:
        step = one.step
        if type(step) is v.Has:
            if step.so is None or conditions.holds(t, step.so, one.seat, one.source):
                for piece in spoken_of(t, one, step.who):
                    if not lost or step.mark not in words.KEYWORDS or one.since > lost.get(piece.number, 0):
                        piece.marks |= BIT[step.mark]
                bears = bears or step.mark == "bear-form"
            if step.only or step.mark == "lure":
                t.holds.append(one)
        elif type(step) is v.Bonus:
            bonuses.append((one, step))
    if bears:
        for piece in t.pieces.values():
            if piece.marks & BEAR:
                piece.marks |= PROTECTOR
    for one, step in bonuses:
        _add(t, one, step)
    if t.combat is not None:
        _add_strikes(t, t.combat)


@rule("TCG-14-19")
def _add(t: Duel, one: Holding, step: v.Bonus) -> None:
    """A bonus is added to whom it is for; a Totem gains neither ATK nor health."""
    if step.so is not None and not conditions.holds(t, step.so, one.seat, one.source):
        return
    times = 1 if step.each is None else amounts.standing(t, step.each, one)
    for piece in spoken_of(t, one, step.who):
        fighter = _fighter(t, piece)
        if step.attacking and not attacks(t, fighter):
            continue
        if step.defending and not defends(t, fighter):
            continue
        if step.against:
            foe = t.pieces.get(attacked(t))
            if foe is None or not attacks(t, fighter) or not concerns(t, one, step.against, foe):
                continue
        if is_totem(piece):
            continue
        piece.atk += step.atk * times
        piece.health += step.health * times
        piece.defence += step.defence * times


def _fighter(t: Duel, piece: Piece) -> int:
    """Who fights when this card has a bonus in combat: a weapon is swung by the hero."""
    return t.seats[piece.seat].hero if piece.card.kind == "weapon" else piece.number


@rule("TCG-RUL-109", "TCG-RUL-118")
def _powers(t: Duel, holds: list[Holding]) -> tuple[list[Holding], dict[int, int]]:
    """Who loses all powers has none that were there before, printed ones and those of its own text included.

    Also since when each of them has lost what it had: keywords gained before are gone as well.
    """
    holds = sorted(holds, key=lambda one: one.since)
    lost: dict[int, int] = {}
    for one in holds:
        step = one.step
        if type(step) is v.Loses:
            for piece in spoken_of(t, one, step.who):
                piece.blank = True
                piece.became = step.tag
                piece.gained = []
                lost[piece.number] = one.since
        elif type(step) is v.Gains:
            for piece in spoken_of(t, one, step.who):
                if not is_totem(piece):
                    piece.gained = [*piece.gained, step.power]
    return [one for one in holds if one.lasting >= 0 or one.source not in lost], lost


@rule("TCG-10-16", "TCG-10-17", "TCG-10-19", "TCG-RUL-38")
def _add_strikes(t: Duel, combat: Combat) -> None:
    """Each strike adds what its weapon's ATK is, or was when it left, to that of the hero."""
    for strike in combat.strikes:
        weapon = t.pieces.get(strike.weapon)
        if weapon is not None and weapon.seat == strike.seat:
            strike.atk = max(0, weapon.atk)
        hero = t.pieces.get(t.seats[strike.seat].hero)
        if hero is not None:
            hero.atk += strike.atk
