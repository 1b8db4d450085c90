"""Fights: what an attack, a protector or a strike would lead to, and whether a hero can be brought down now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from locanda.kit.effects import Step

from .. import vocabulary as v
from ..rules import combat, conditions, costs, figures, playing
from ..rules.amounts import standing
from ..rules.fitting import is_totem
from ..sought import Target
from ..state import Holding, Piece
from .scene import (
    ELUSIVE,
    FEROCITY,
    GUARDS,
    LONG_RANGE,
    NO_ATTACK,
    NO_PROTECT,
    PROTECTOR,
    STEALTH,
    UNTARGETABLE,
    Row,
    Scene,
)


class Shot(NamedTuple):
    """Something that is being aimed, and what is still to be paid for it."""

    wanted: Sequence[Target]
    steps: Sequence[Step]
    x: int
    cost: int


# Whoever can take so much more damage is not brought down in one turn.
REACH = 40


def swings(s: Scene) -> list[Holding]:
    """Everything that raises numbers only in combat."""
    found = s._swings
    if found is None:
        found = []
        for piece in s.t.pieces.values():
            if piece.card.always and not piece.resource and not piece.blank and not piece.down:
                for step in s.book.notes(piece.card).swings:
                    found.append(Holding(step, piece.seat, piece.number, piece.card, piece.number))
        for one in s.t.lasting:
            effect = one.effect
            if isinstance(effect, v.Bonus) and (effect.attacking or effect.defending or effect.against):
                bound = tuple(one.bound)
                found.append(
                    Holding(effect, one.seat, one.source, one.card, one.since, bound, one.x, one.number)
                )
        s._swings = found
    return found


def force(s: Scene, piece: Piece, foe: Piece, attacking: bool, weapon: Piece | None = None) -> int:
    """The ATK that somebody would fight with, against whom, and perhaps with a weapon."""
    t = s.t
    fights = t.combat
    if fights is not None and piece.number in (fights.attacker, fights.defender):
        total = piece.atk
    else:
        total = piece.atk + _more(s, piece, piece, foe, attacking)
    if weapon is not None:
        total += weapon.atk + _more(s, weapon, piece, foe, attacking)
    return max(0, total)


def _more(s: Scene, piece: Piece, fighter: Piece, foe: Piece, attacking: bool) -> int:
    """What is added in a combat to somebody's ATK, or to that of the weapon that he fights with."""
    found = s._swings
    if found is None:
        found = swings(s)
    total = 0
    for one in found:
        step = one.step
        assert isinstance(step, v.Bonus)
        if (step.attacking or step.against) and not attacking:
            continue
        if step.defending and attacking:
            continue
        if not figures.concerns(s.t, one, step.who, piece):
            continue
        if step.so is not None and not conditions.holds(s.t, step.so, one.seat, one.source):
            continue
        if step.against and not figures.concerns(s.t, one, step.against, foe):
            continue
        total += step.atk * (1 if step.each is None else standing(s.t, step.each, one))
    return total


def clash(
    s: Scene,
    attacker: Piece,
    defender: Piece,
    swung: Piece | None = None,
    parried: Piece | None = None,
    *,
    joint: bool = False,
    more: int = 0,
    less: int = 0,
) -> float:
    """What a fight is worth, with the weapons of both sides; `more` and `less` are added to their ATK."""
    hit = max(0, force(s, attacker, defender, True, swung) + more)
    gain = _blow(s, attacker, defender, hit, joint)
    if not attacker.marks & LONG_RANGE and not is_totem(defender):
        back = max(0, force(s, defender, attacker, False, parried) + less)
        gain += _blow(s, defender, attacker, back, False)
    return gain


def _blow(s: Scene, by: Piece, to: Piece, amount: int, joint: bool) -> float:
    if amount <= 0:
        return 0.0
    kind = by.card.type or "melee"
    gain = s.hurt(to, amount, by, combat=True, kind=kind, joint=joint)
    if to.card.kind == "ally" and amount < s.left(to) and not by.blank:
        fells = s.book.notes(by.card).fells
        if fells == "ally" or (fells == "damaged" and to.damage):
            return -s.signed(to)
        if by.card.kind == "hero" and any(s.book.notes(one.card).fells for one in s.rows[by.seat].armor):
            return -s.signed(to)
    return gain


# Who could take part


def guards(s: Scene, attacker: Piece, proposed: Piece) -> list[Piece]:
    """Who could take the place of a proposed defender."""
    if attacker.card.kind == "hero" and attacker.marks & STEALTH:
        return []
    team = s.t.seats[proposed.seat].team
    found = []
    for row in s.rows:
        if s.t.seats[row.seat].team != team or row.hero is None:
            continue
        mine = [
            one
            for one in (row.hero, *row.allies)
            if not one.exhausted
            and one.number != proposed.number
            and not one.marks & NO_PROTECT
            and (
                one.marks & PROTECTOR or (one.marks & GUARDS and proposed.number == s.t.seats[row.seat].hero)
            )
        ]
        if mine and not playing.is_barred(s.t, row.seat, "protect"):
            found += mine
    return found


def arms(s: Scene, row: Row, most: int, foe: Piece | None, attacking: bool) -> Piece | None:
    """The weapon that a hero would best strike with for at most so many resources."""
    best, best_atk = None, 0
    for weapon in row.weapons:
        if weapon.exhausted or weapon.atk <= best_atk:
            continue
        if costs.of_strike(s.t, row.seat, weapon) <= most:
            best, best_atk = weapon, weapon.atk
    if best is not None and playing.is_barred(s.t, row.seat, "strike"):
        return None
    return best


def parry(s: Scene, attacker: Piece, defender: Piece) -> Piece | None:
    """The weapon that an opposing hero would strike back with."""
    row = s.rows[defender.seat]
    if defender.card.kind != "hero" or not row.weapons:
        return None
    return arms(s, row, row.ready, attacker, False)


# Attacks


def able(s: Scene, seat: int) -> list[Piece]:
    """Who of a party could attack now, if it could do so at all."""
    row = s.rows[seat]
    found = []
    for piece in (row.hero, *row.allies):
        if piece is None or piece.exhausted or piece.marks & NO_ATTACK:
            continue
        if piece.card.kind == "ally" and not piece.marks & FEROCITY and not playing.is_settled(s.t, piece):
            continue
        found.append(piece)
    return found


def foes(s: Scene, attacker: Piece) -> Iterator[Piece]:
    """Whom somebody could attack, as far as keywords say."""
    for seat in s.rivals:
        row = s.rows[seat]
        if row.hero is not None and not row.hero.marks & ELUSIVE:
            yield row.hero
        for piece in row.allies:
            if not piece.marks & ELUSIVE:
                yield piece
        for piece in row.abilities:
            if is_totem(piece):
                yield piece


def attack(s: Scene, attacker: Piece, defender: Piece, swung: Piece | None, helpers: int) -> float:
    """What an attack is worth if the other side answers well; `helpers` is the ATK of others who could attack too."""
    hit = force(s, attacker, defender, True, swung)
    if not hit and attacker.card.kind == "hero":
        return -1.0
    joint = defender.card.kind != "hero" and hit < s.left(defender) <= hit + helpers
    worth = clash(s, attacker, defender, swung, joint=joint)
    weapon = parry(s, attacker, defender)
    if weapon is not None:
        worth = min(worth, clash(s, attacker, defender, swung, weapon))
    for guard in guards(s, attacker, defender):
        other = clash(
            s, attacker, guard, swung, parry(s, attacker, guard) if guard.card.kind == "hero" else None
        )
        worth = min(worth, other)
    return worth - keeps(s, attacker)


def keeps(s: Scene, attacker: Piece) -> float:
    """What it costs that somebody who attacks is exhausted afterwards."""
    p = s.p
    if attacker.card.kind == "hero":
        return p.swing if attacker.marks & PROTECTOR else 0.0
    cost = 0.0
    if attacker.marks & (PROTECTOR | GUARDS):
        cost = p.guard * s.left(attacker) * min(1.5, _menace(s) / 6.0)
    if attacker.card.powers and not attacker.blank:
        notes = s.book.notes(attacker.card)
        for power, worth in zip(attacker.card.powers, notes.powers, strict=True):
            if any(type(step) is v.Activate for step in power.cost):
                pay = costs.base(power.pay)
                cost = max(cost, 0.5 * (worth - p.price * pay)) if pay <= s.budget else cost
    return cost


def _menace(s: Scene) -> float:
    return max((s.strength(seat) for seat in s.rivals), default=0.0)


def best_foe(
    s: Scene, attacker: Piece, attackers: list[Piece], budget: int
) -> tuple[float, Piece | None, int]:
    """Whom somebody had best attack, what that is worth, and what it costs."""
    best, chosen, price = -1000.0, None, 0
    for defender in foes(s, attacker):
        if next(combat.why_not_meet(s.t, attacker, defender), None) is not None:
            continue
        worth, cost = against(s, attacker, defender, attackers, budget)
        if worth > best:
            best, chosen, price = worth, defender, cost
    return best, chosen, price


def against(
    s: Scene, attacker: Piece, defender: Piece, attackers: list[Piece], budget: int
) -> tuple[float, int]:
    """What it is worth that somebody attacks somebody, a hero with the weapon that pays; and what it costs."""
    helpers = sum([max(0, one.atk) for one in attackers if one is not attacker])
    if attacker.card.kind != "hero":
        return attack(s, attacker, defender, None, helpers), combat.tax(s.t, attacker, defender)
    best = attack(s, attacker, defender, None, helpers) if attacker.atk > 0 else -1.0
    price = 0
    for weapon in s.own.weapons:
        cost = costs.of_strike(s.t, s.me, weapon)
        if not weapon.exhausted and cost <= budget:
            worth = attack(s, attacker, defender, weapon, helpers) - s.p.waste * cost
            if worth > best:
                best, price = worth, cost
    return best, price


# Bringing a hero down


def prey(s: Scene, shot: Shot | None = None) -> set[int]:
    """The opposing players whose heroes this seat can still bring down in this turn, with all that it has.

    `shot` is what it is just aiming, if anything.
    """
    t = s.t
    if t.active != s.me or t.step not in ("action", "attack", "defend"):
        return set()
    found = set()
    attackers = able(s, s.me)
    for seat in s.rivals:
        hero = s.rows[seat].hero
        if hero is None or s.is_spared(seat):
            continue
        needed = s.left(hero) + s.pool(seat)
        if needed > REACH:
            continue
        if s.fate.harm.get(hero.number, 0) + reach(s, hero, attackers, shot) >= needed:
            found.add(seat)
    return found


def reach(s: Scene, hero: Piece, attackers: list[Piece], shot: Shot | None) -> int:
    """How much damage a hero can be dealt by attacks, cards and powers, with what is left of the resources."""
    hits = []
    swing = next((one for one in attackers if one.card.kind == "hero"), None)
    if not hero.marks & ELUSIVE:
        for one in attackers:
            if one is not swing and next(combat.why_not_meet(s.t, one, hero), None) is None:
                hits.append(force(s, one, hero, True))
        if swing is not None and swing.atk > 0:
            hits.append(force(s, swing, hero, True))
    hits.sort()
    watch = len(guards(s, attackers[0], hero)) if hits else 0
    total = sum(hits[: max(0, len(hits) - watch)])
    shots = [] if hero.marks & UNTARGETABLE else list(_shots(s, hero))
    if swing is not None and not watch and not hero.marks & ELUSIVE:
        shots += [
            (force(s, swing, hero, True, one) - max(0, swing.atk), costs.of_strike(s.t, s.me, one))
            for one in s.own.weapons[:1]
            if not one.exhausted
        ]
    budget = s.budget
    if shot is not None and not hero.marks & UNTARGETABLE:
        total += _shot(s, hero, shot.wanted, shot.steps, shot.x)
        budget = max(0, budget - shot.cost)
    best = [0] * (budget + 1)
    for amount, cost in shots:
        for left in range(budget, cost - 1, -1):
            best[left] = max(best[left], best[left - cost] + amount)
    return total + best[budget]


def _shots(s: Scene, hero: Piece) -> Iterator[tuple[int, int]]:
    """What cards of the hand and powers would deal to a hero, and what each costs."""
    t = s.t
    for card in t.seats[s.me].hand:
        if card.kind != "ability" or card.additional:
            continue
        for wanted, steps in [(one.targets, one.do) for one in card.modes] or [(card.targets, card.do)]:
            amount = _shot(s, hero, wanted, steps, s.budget - card.base_cost if card.has_x else 0)
            if amount:
                yield amount, s.budget if card.has_x else s.price(card)
                break
    for piece in t.pieces.values():
        if piece.seat != s.me or piece.resource:
            continue
        for number, power in enumerate(figures.powers_of(t, piece)):
            amount = _shot(s, hero, power.targets, power.do, 0)
            if amount and next(playing.why_not_use(t, s.me, piece, number, power), None) is None:
                yield amount, costs.base(power.pay)


def _shot(s: Scene, hero: Piece, wanted: Sequence[Target], steps: Iterable[Step], x: int) -> int:
    """How much damage effects deal to a hero if they are aimed at him."""
    if not wanted or wanted[0].sort not in ("hero", "character") or wanted[0].state:
        return 0
    if wanted[0].side in ("yours", "friendly"):
        return 0
    total = 0
    for step in steps:
        if isinstance(step, v.Deal) and step.to == "target":
            if isinstance(step.amount, int):
                total += step.amount
            elif step.amount.of == "x":
                total += max(0, x * step.amount.times + step.amount.plus)
    return total
