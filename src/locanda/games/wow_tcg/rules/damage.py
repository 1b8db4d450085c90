"""Chapter 17, damage: packets that are raised, then prevented, then dealt together; healing; damage that is put."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from locanda.kernel.decision import DONE, Option, Rules, ask, option
from locanda.kit.ledger import rule

from .. import vocabulary as v
from ..state import Blow, Duel, Holding, Piece
from . import conditions, figures, triggers, zones


class Packet:
    """Damage on its way: from what and whose, to whom, how much, and how."""

    __slots__ = ("ability", "amount", "combat", "firm", "seat", "source", "type", "used", "victim", "weapon")

    def __init__(
        self,
        source: Piece,
        seat: int,
        victim: Piece,
        amount: int,
        type: str = "",
        *,
        combat: bool = False,
        weapon: int = 0,
        ability: bool = False,
        firm: bool = False,
    ) -> None:
        self.source = source
        self.seat = seat
        self.victim = victim
        self.amount = amount
        self.type = type
        self.combat = combat
        self.weapon = weapon
        self.ability = ability
        self.firm = firm  # cannot be prevented
        self.used: list[tuple[int, int, int]] = []  # what has been applied to it: each only once


class Dealt(NamedTuple):
    """What came of a packet: who was dealt how much."""

    victim: Piece
    amount: int


@rule(
    "TCG-17-01", "TCG-17-02", "TCG-17-10", "TCG-17-11", "TCG-17-13", "TCG-RUL-40", "TCG-RUL-50", "TCG-RUL-51"
)
def deal(t: Duel, packets: Sequence[Packet]) -> Rules[list[Dealt]]:
    """The packets are raised, then prevented one by one, then dealt together; what came of each."""
    waiting = [one for one in packets if one.amount > 0]
    if not waiting:
        return []
    figures.refresh(t)
    if t.holds:
        for one in waiting:
            yield from _raise(t, one)
    count = len(t.seats)
    waiting.sort(key=lambda one: (one.victim.seat - t.active) % count)
    for one in waiting:
        yield from _prevent(t, one)
    return _land(t, [one for one in waiting if one.amount > 0])


def _source_of(t: Duel, one: Holding, who: v.Who | str, packet: Packet) -> bool:
    return figures.concerns(t, one, who, packet.source)


@rule("TCG-17-10", "TCG-RUL-50", "TCG-RUL-99", "TCG-RUL-124")
def _raise(t: Duel, packet: Packet) -> Rules[None]:
    """Everything that replaces the damage by more is applied once, in the order that the damage's controller likes."""
    found = [
        (one, step)
        for one, step in figures.holding(t, v.More)
        if not step.heal
        and (not step.type or step.type == packet.type)
        and (not step.ability or packet.ability)
        and (not step.by or _source_of(t, one, step.by, packet))
        and (not step.to or figures.concerns(t, one, step.to, packet.victim))
    ]
    while found:
        place = 0
        if any(step.double for _, step in found) and not all(step.double for _, step in found):
            options = [option("apply", f"{one.card.id}.{number}") for number, (one, _) in enumerate(found)]
            facts = {"amount": packet.amount, "victim": packet.victim.label}
            chosen = yield from ask(t, packet.seat, "raise", options, ("TCG-17-10",), facts=facts)
            place = options.index(chosen)
        _, step = found.pop(place)
        packet.amount = packet.amount * 2 if step.double else packet.amount + step.amount


@rule("TCG-10-28", "TCG-17-09", "TCG-17-14", "TCG-17-15", "TCG-17-17", "TCG-RUL-49", "TCG-RUL-100")
def _prevent(t: Duel, packet: Packet) -> Rules[None]:
    """What is prevented of a packet, in the order that whoever would suffer it likes; armor only if he wants it."""
    if packet.firm or _is_firm(t, packet):
        return
    victim = packet.victim
    seat = victim.seat
    while packet.amount > 0:
        shields = [one for one in _shields(t, packet) if _mark(*one) not in packet.used]
        armor = _armor(t, packet)
        if not armor:
            if not shields:
                return
            yield from _apply(t, packet, *shields[0])
            continue
        options: list[Option] = [option("armor", piece.label) for piece in armor]
        options += [option("shield", f"{one.card.id}.{number}") for number, (one, _) in enumerate(shields)]
        facts = {
            "amount": packet.amount,
            "victim": victim.label,
            "source": packet.source.label,
            "combat": packet.combat,
        }
        chosen = yield from ask(t, seat, "prevent", (*options, DONE), ("TCG-17-15",), facts=facts)
        if chosen is DONE:
            for one in shields:
                if packet.amount > 0:
                    yield from _apply(t, packet, *one)
            return
        if chosen.verb == "armor":
            _use_armor(t, packet, next(piece for piece in armor if piece.label == chosen.about))
        else:
            yield from _apply(t, packet, *shields[options.index(chosen) - len(armor)])


def _is_firm(t: Duel, packet: Packet) -> bool:
    """Whether damage by this source cannot be prevented."""
    for one, step in figures.holding(t, v.Pierce):
        if step.armed:
            if packet.combat and packet.weapon == one.source:
                return True
        elif _source_of(t, one, step.by, packet):
            return True
    return False


def _shields(t: Duel, packet: Packet) -> list[tuple[Holding, v.Prevent]]:
    """What must prevent some of this packet."""
    found = []
    for one, step in figures.holding(t, v.Prevent):
        if step.combat and not packet.combat:
            continue
        if step.to and step.by:
            meant = figures.concerns(t, one, step.to, packet.victim) and _source_of(t, one, step.by, packet)
        elif step.to:
            meant = figures.concerns(t, one, step.to, packet.victim)
        else:
            meant = bool(step.by) and _source_of(t, one, step.by, packet)
        if not meant or (step.so is not None and not conditions.holds(t, step.so, one.seat, one.source)):
            continue
        found.append((one, step))
    return found


def _mark(one: Holding, step: v.Prevent) -> tuple[int, int, int]:
    """What tells one prevention from another one, also from another copy of the same card."""
    return one.source, one.lasting, id(step)


def _apply(t: Duel, packet: Packet, one: Holding, step: v.Prevent) -> Rules[None]:
    """Something prevents what it can of a packet; a pool is used up by what it prevents."""
    packet.used.append(_mark(one, step))
    if step.amount == 0:
        stopped = packet.amount
    elif step.next:
        pool = next((other for other in t.lasting if other.number == one.lasting), None)
        if pool is None:
            return
        stopped = min(pool.left, packet.amount)
        pool.left -= stopped
        if pool.left <= 0:
            t.lasting.remove(pool)
            t.stale = True
    else:
        stopped = min(step.amount, packet.amount)
    packet.amount -= stopped
    t.tell(
        "prevented",
        "TCG-17-09",
        seat=packet.victim.seat,
        card=one.card.id,
        amount=stopped,
        piece=packet.victim.label,
    )
    if step.then and stopped:
        _follow(t, one, step, stopped, packet.source)
    yield from ()


def _follow(t: Duel, one: Holding, step: v.Prevent, amount: int, source: Piece) -> None:
    """What follows from damage that was prevented waits for the chain."""
    from ..cards import Trigger
    from ..state import Link

    text = Trigger(on="dealt", do=step.then)
    t.waiting.append(
        Link(
            t.next_number(),
            "trigger",
            one.seat,
            one.card,
            one.source,
            text,
            subject=source.number,
            facts={"amount": amount},
        )
    )


@rule("TCG-RUL-136", "TCG-10-15")
def _armor(t: Duel, packet: Packet) -> list[Piece]:
    """The ready armor of a hero that would be dealt damage, if it has any DEF."""
    victim = packet.victim
    if victim.card.kind != "hero":
        return []
    return [
        piece
        for piece in t.pieces.values()
        if piece.seat == victim.seat
        and piece.card.kind == "armor"
        and not piece.resource
        and not piece.exhausted
        and figures.defence(t, piece) > 0
    ]


@rule("TCG-10-28", "TCG-17-16")
def _use_armor(t: Duel, packet: Packet, armor: Piece) -> None:
    """Armor is exhausted and prevents as much as its DEF; what is more than the damage is lost."""
    stopped = min(packet.amount, figures.defence(t, armor))
    zones.exhaust(t, armor)
    packet.amount -= stopped
    t.tell("armor", "TCG-10-28", seat=armor.seat, card=armor.card.id, amount=stopped, piece=armor.label)


@rule("TCG-03-03", "TCG-RUL-41", "TCG-RUL-122", "TCG-RUL-129")
def _land(t: Duel, packets: Sequence[Packet]) -> list[Dealt]:
    """All packets are dealt at the same time, in full; then it is noticed."""
    before = []
    for one in packets:
        victim, source = one.victim, one.source
        before.append(victim.damage)
        victim.damage += one.amount
        t.blows.append(
            Blow(
                source.number,
                one.seat,
                source.card.kind,
                victim.number,
                victim.seat,
                victim.card.kind,
                one.amount,
                one.type,
                one.combat,
                one.weapon,
            )
        )
        t.tell(
            "damage",
            "TCG-17-01",
            seat=one.seat,
            source=source.card.id,
            by=source.label,
            piece=victim.label,
            card=victim.card.id,
            amount=one.amount,
            type=one.type,
            combat=one.combat,
        )
    t.stale = True
    for one, damage in zip(packets, before, strict=True):
        for on, subject, other in (("deals", one.source, one.victim), ("dealt", one.victim, one.source)):
            triggers.happen(
                t,
                on,
                subject,
                other=other,
                seat=one.seat,
                amount=one.amount,
                combat=one.combat,
                weapon=one.weapon,
                type=one.type,
                before=damage,
            )
    for one in packets:
        if one.source.card.kind == "hero":
            lose_stealth(t, one.source)
    return [Dealt(one.victim, one.amount) for one in packets]


@rule("TCG-14-14", "TCG-RUL-46")
def lose_stealth(t: Duel, hero: Piece) -> None:
    """As soon as a hero deals damage, every card that gives it stealth is destroyed."""
    if hero.number in t.pieces and figures.has(t, hero, "stealth"):
        zones.destroy(t, givers(t, hero, "stealth"))


def givers(t: Duel, hero: Piece, mark: str) -> list[Piece]:
    """The cards in play that give a hero a keyword."""
    found = []
    for piece in t.pieces.values():
        if piece.resource or piece.seat != hero.seat or piece.card.kind == "hero":
            continue
        for step in piece.card.always:
            if type(step) is v.Has and step.mark == mark and step.who == "hero":
                found.append(piece)
                break
    return found


# Healing


@rule("TCG-17-05", "TCG-17-06", "TCG-17-07", "TCG-RUL-128", "TCG-RUL-124")
def heal(t: Duel, who: Piece, amount: int, by: Piece | None) -> int:
    """Damage is healed, as far as there is any that is not fatal; how much."""
    if amount <= 0 or who.damage <= 0 or figures.has(t, who, "no-heal") or who.fatal:
        return 0
    for one, step in figures.holding(t, v.More):
        if step.heal and by is not None and (not step.by or figures.concerns(t, one, step.by, by)):
            amount = amount * 2 if step.double else amount + step.amount
    healed = min(amount, who.damage)
    who.damage -= healed
    t.stale = True
    t.tell("healed", "TCG-17-05", seat=who.seat, piece=who.label, card=who.card.id, amount=healed)
    return healed


@rule("TCG-17-03", "TCG-17-04", "TCG-17-12", "TCG-RUL-52")
def put(t: Duel, who: Piece, amount: int) -> int:
    """Damage is put on somebody, up to fatal damage; nobody can prevent it, and nothing watches for it."""
    amount = min(amount, figures.left(t, who))
    if amount > 0:
        who.damage += amount
        t.stale = True
        t.tell("put", "TCG-17-03", seat=who.seat, piece=who.label, card=who.card.id, amount=amount)
    return amount
