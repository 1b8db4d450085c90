"""Chapter 13, combat: proposal, attack, protecting, defense with strikes, damage, conclusion."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import NO, Decision, Option, Rules, ask, option
from locanda.kernel.refusal import Refusal
from locanda.kit.ledger import rule

from .. import vocabulary as v
from ..cards import Card
from ..state import Combat, Duel, Link, Piece, Strike
from . import costs, damage, figures, playing, triggers, zones
from .fitting import attacks, defends, is_sort, is_totem
from .steps import open_step

# Proposal


@rule("TCG-10-08", "TCG-12-16", "TCG-13-02", "TCG-13-03", "TCG-14-07", "TCG-RUL-73", "TCG-RUL-83")
def why_not_attack(t: Duel, seat: int, attacker: Piece) -> Iterator[Refusal]:
    """Every reason that forbids proposing a combat with this attacker now."""
    if not playing.is_free(t, seat):
        yield Refusal("TCG-RUL-83", attacker.card, reason="not-now")
    yield from why_not_start(t, attacker)
    if not any(next(why_not_meet(t, attacker, one), None) is None for one in _row(t, seat)):
        yield Refusal("TCG-13-02", attacker.card, reason="nobody-to-attack")


@rule("TCG-RUL-07", "TCG-RUL-09")
def why_not_start(t: Duel, attacker: Piece) -> Iterator[Refusal]:
    """Every reason that keeps somebody from attacking at all."""
    if attacker.exhausted:
        yield Refusal("TCG-13-02", attacker.card, reason="exhausted")
    if (
        attacker.card.kind == "ally"
        and not playing.is_settled(t, attacker)
        and not figures.has(t, attacker, "ferocity")
    ):
        yield Refusal("TCG-10-08", attacker.card, reason="just-joined")
    if figures.has(t, attacker, "no-attack"):
        yield Refusal("TCG-02-01", attacker.card, reason="no-attack")


def _row(t: Duel, seat: int) -> list[Piece]:
    """Everybody who could be attacked by this player: opposing heroes, allies and Totems."""
    team = t.seats[seat].team
    return [
        piece
        for piece in t.pieces.values()
        if t.seats[piece.seat].team != team and is_sort(piece, "character", aimed=True)
    ]


@rule("TCG-10-07", "TCG-18-03", "TCG-RUL-69", "TCG-RUL-71", "TCG-RUL-97")
def why_not_meet(t: Duel, attacker: Piece, defender: Piece) -> Iterator[Refusal]:
    """Every reason that forbids proposing this defender to this attacker."""
    yield from why_not_face(t, attacker, defender)
    due = tax(t, attacker, defender)
    if due and due > (ready := costs.ready_resources(t, attacker.seat)):
        yield Refusal("TCG-RUL-97", defender.card, reason="too-dear", needed=due, ready=ready)


@rule("TCG-14-05", "TCG-RUL-96")
def why_not_face(t: Duel, attacker: Piece, defender: Piece) -> Iterator[Refusal]:
    """Every reason that keeps this attacker from attacking this defender, be it paid for or not."""
    if figures.has(t, defender, "elusive"):
        yield Refusal("TCG-14-05", defender.card, reason="elusive")
        return
    wishes = _wishes(t, attacker)
    if wishes and defender.number not in _wished(t, wishes, attacker):
        yield Refusal("TCG-RUL-96", defender.card, reason="lured")


@rule("TCG-RUL-96")
def _wishes(t: Duel, attacker: Piece) -> list[list[int]]:
    """Whom each text that speaks of this attacker wants attacked; those that cannot be attacked do not count."""
    found = []
    for one, step in figures.holding(t, v.Has):
        if step.mark == "lure" and t.seats[one.seat].team != t.seats[attacker.seat].team:
            found.append([piece.number for piece in figures.spoken_of(t, one, step.who)])
        elif step.mark == "must-attack" and step.only and attacker.number in one.bound:
            found.append([t.seats[one.seat].hero])
    team = t.seats[attacker.seat].team
    able = []
    for row in found:
        kept = [
            number
            for number in row
            if (piece := t.pieces.get(number)) is not None
            and t.seats[piece.seat].team != team
            and not figures.has(t, piece, "elusive")
        ]
        if kept:
            able.append(kept)
    return able


def _wished(t: Duel, wishes: list[list[int]], attacker: Piece) -> list[int]:
    """Who satisfies every such text; if nobody does, who satisfies at least one."""
    every = [number for number in wishes[0] if all(number in row for row in wishes)]
    return every or [number for row in wishes for number in row]


@rule("TCG-RUL-97")
def tax(t: Duel, attacker: Piece, defender: Piece) -> int:
    """What must be paid for an attack of an ally on a hero or an ally."""
    if attacker.card.kind != "ally" or is_totem(defender):
        return 0
    team = t.seats[attacker.seat].team
    return sum(
        step.amount
        for one, step in figures.holding(t, v.Tax)
        if one.seat == defender.seat and t.seats[one.seat].team != team
    )


@rule("TCG-13-01", "TCG-13-02", "TCG-13-07", "TCG-RUL-34", "TCG-RUL-97")
def propose(t: Duel, seat: int, attacker: Piece) -> Rules[None]:
    """An attacker and a defender are proposed; players may respond before anything starts."""
    able = [one for one in _row(t, seat) if next(why_not_meet(t, attacker, one), None) is None]
    options: list[Option] = [option("defender", piece.label) for piece in able]
    facts = {"attacker": attacker.label, "card": attacker.card.id}
    chosen = yield from ask(
        t,
        seat,
        "defender",
        options,
        ("TCG-13-02",),
        subject=(t, attacker),
        candidates=_candidates,
        why_not=_why_not_defender,
        facts=facts,
    )
    defender = able[options.index(chosen)]
    due = tax(t, attacker, defender)
    link = Link(
        t.next_number(),
        "combat",
        seat,
        attacker.card,
        attacker.number,
        subject=attacker.number,
        other=defender.number,
    )
    t.chain.append(link)
    yield from costs.exhaust_resources(t, seat, due)
    t.tell(
        "proposed",
        "TCG-13-02",
        seat=seat,
        card=attacker.card.id,
        piece=attacker.label,
        target=defender.label,
        target_card=defender.card.id,
        link=link.number,
    )
    playing.spoken(t, seat)


def _candidates(subject: tuple[Duel, Piece]) -> Iterator[Option]:
    t, attacker = subject
    for piece in _row(t, attacker.seat):
        yield option("defender", piece.label)


def _why_not_defender(subject: tuple[Duel, Piece], one: Option) -> Iterator[Refusal]:
    t, attacker = subject
    defender = next(piece for piece in t.pieces.values() if piece.label == one.about)
    return why_not_meet(t, attacker, defender)


@rule("TCG-RUL-96")
def must_attack(t: Duel, seat: int) -> bool:
    """Whether somebody of this player's must attack and legally could, without paying a tax for it."""
    if t.combat is not None or t.chain:
        return False
    figures.refresh(t)
    for piece in t.pieces.values():
        if piece.marks and piece.seat == seat and not piece.resource and figures.has(t, piece, "must-attack"):
            if piece.number in t.attacked or next(why_not_start(t, piece), None) is not None:
                continue
            if any(
                next(why_not_meet(t, piece, one), None) is None and not tax(t, piece, one)
                for one in _row(t, seat)
            ):
                return True
    return False


# Attack


@rule("TCG-13-04", "TCG-20-04", "TCG-RUL-34", "TCG-RUL-93", "TCG-RUL-125")
def begin(t: Duel, link: Link) -> None:
    """The attacker is exhausted and attacks, if that is still possible; then there is a window."""
    attacker, defender = t.pieces.get(link.subject), t.pieces.get(link.other)
    if (
        attacker is None
        or defender is None
        or attacker.seat != link.seat
        or t.seats[defender.seat].team == t.seats[attacker.seat].team
        or next(why_not_start(t, attacker), None) is not None
        or next(why_not_face(t, attacker, defender), None) is not None
    ):
        t.tell("no-combat", "TCG-RUL-34", seat=link.seat, card=link.card.id)
        return
    t.combat = Combat(attacker.number, defender.number, seat=link.seat)
    t.attacked.append(attacker.number)
    t.stale = True
    t.tell(
        "attacks",
        "TCG-13-04",
        seat=link.seat,
        card=attacker.card.id,
        piece=attacker.label,
        target=defender.label,
        target_card=defender.card.id,
    )
    zones.exhaust(t, attacker)
    triggers.happen(t, "attacks", attacker, other=defender, seat=link.seat)
    open_step(t, "attack")


# Protecting


@rule(
    "TCG-13-09",
    "TCG-13-10",
    "TCG-13-11",
    "TCG-14-02",
    "TCG-14-13",
    "TCG-18-08",
    "TCG-20-05",
    "TCG-RUL-09",
    "TCG-RUL-43",
    "TCG-RUL-44",
    "TCG-RUL-82",
    "TCG-RUL-95",
)
def protect(t: Duel) -> Rules[None]:
    """Somebody who can may take the place of the proposed defender, who otherwise begins to defend."""
    combat = t.combat
    assert combat is not None
    proposed = t.pieces.get(combat.proposed)
    if not combat.broken and proposed is not None:
        chosen: Piece = proposed
        for player in t.around(proposed.seat):
            if t.seats[player.seat].team != t.seats[proposed.seat].team:
                continue
            able = protectors(t, player.seat, proposed)
            if not able:
                continue
            options = [option("protect", piece.label) for piece in able]
            facts = {"attacker": t.pieces[combat.attacker].label, "defender": proposed.label}
            answer = yield Decision(player.seat, "protect", (*options, NO), ("TCG-13-09",), facts=facts)
            if answer is not NO:
                chosen = able[options.index(answer)]
                break
        combat.defender = chosen.number
        t.stale = True
        attacker = t.pieces[combat.attacker]
        if chosen is not proposed:
            combat.protected = True
            zones.exhaust(t, chosen)
            t.tell(
                "protects",
                "TCG-13-10",
                seat=chosen.seat,
                card=chosen.card.id,
                piece=chosen.label,
                target=proposed.label,
                target_card=proposed.card.id,
            )
            triggers.happen(t, "protects", chosen, other=attacker, seat=chosen.seat)
        triggers.happen(t, "defends", chosen, other=attacker, seat=chosen.seat)
    open_step(t, "defend")


def protectors(t: Duel, seat: int, proposed: Piece) -> list[Piece]:
    """Who of this player's could take the place of the proposed defender."""
    combat = t.combat
    assert combat is not None
    attacker = t.pieces[combat.attacker]
    if attacker.card.kind == "hero" and figures.has(t, attacker, "stealth"):
        return []
    if playing.is_barred(t, seat, "protect"):
        return []
    own_hero = proposed.number == t.seats[seat].hero
    return [
        piece
        for piece in t.pieces.values()
        if piece.seat == seat
        and not piece.exhausted
        and piece.number != proposed.number
        and is_sort(piece, "character")
        and (figures.has(t, piece, "protector") or (own_hero and figures.has(t, piece, "guards-hero")))
        and not figures.has(t, piece, "no-protect")
    ]


# Strikes


@rule(
    "TCG-10-15",
    "TCG-10-18",
    "TCG-10-20",
    "TCG-10-21",
    "TCG-10-22",
    "TCG-10-25",
    "TCG-13-08",
    "TCG-RUL-03",
    "TCG-RUL-36",
    "TCG-RUL-94",
)
def why_not_strike(t: Duel, seat: int, weapon: Piece) -> Iterator[Refusal]:
    """Every reason that forbids striking with a weapon now."""
    combat = t.combat
    hero = t.seats[seat].hero
    if combat is None or t.step != "defend" or not (attacks(t, hero) or defends(t, hero)):
        yield Refusal("TCG-13-08", weapon.card, reason="not-fighting")
        return
    if weapon.exhausted:
        yield Refusal("TCG-10-24", weapon.card, reason="exhausted")
    other = next((one for one in combat.strikes if one.seat == seat and one.weapon != weapon.number), None)
    if other is not None:
        yield Refusal("TCG-10-18", weapon.card, reason="struck", by=other.card.id)
    if playing.is_barred(t, seat, "strike"):
        yield Refusal("TCG-02-01", weapon.card, reason="barred-strike")
    needed, ready = costs.of_strike(t, seat, weapon), costs.ready_resources(t, seat)
    if needed > ready:
        yield Refusal("TCG-20-14", weapon.card, reason="too-dear", needed=needed, ready=ready)


@rule(
    "TCG-10-17", "TCG-10-23", "TCG-10-24", "TCG-14-04", "TCG-RUL-36", "TCG-RUL-37", "TCG-RUL-47", "TCG-RUL-84"
)
def strike(t: Duel, seat: int, weapon: Piece) -> Rules[None]:
    """The strike cost is paid, the weapon exhausted, and its ATK added at once, without using the chain."""
    combat = t.combat
    assert combat is not None
    yield from costs.exhaust_resources(t, seat, costs.of_strike(t, seat, weapon))
    costs.use_up(t, seat, "strike", weapon.card, weapon.number)
    figures.refresh(t)
    combat.strikes.append(Strike(seat, weapon.number, weapon.card, max(0, weapon.atk)))
    t.struck.append(weapon.number)
    zones.exhaust(t, weapon)
    t.stale = True
    t.tell("strikes", "TCG-10-24", seat=seat, card=weapon.card.id, piece=weapon.label)
    playing.leave_bear_form(t, seat)
    triggers.happen(
        t, "strikes", t.hero(seat), other=weapon, seat=seat, weapon=weapon.number, type=weapon.card.type or ""
    )


# Damage


@rule(
    "TCG-10-02",
    "TCG-10-11",
    "TCG-10-12",
    "TCG-13-05",
    "TCG-13-06",
    "TCG-14-11",
    "TCG-14-12",
    "TCG-20-16",
    "TCG-20-17",
    "TCG-RUL-39",
    "TCG-RUL-41",
    "TCG-RUL-42",
    "TCG-RUL-45",
)
def fight(t: Duel) -> Rules[None]:
    """Attacker and defender deal combat damage to each other at the same time, and the combat is over."""
    combat = t.combat
    assert combat is not None
    attacker, defender = t.pieces.get(combat.attacker), t.pieces.get(combat.defender)
    if not combat.broken and attacker is not None and defender is not None:
        packets = [_blow(t, combat, attacker, defender)]
        if not figures.has(t, attacker, "long-range"):
            packets.append(_blow(t, combat, defender, attacker))
        yield from damage.deal(t, packets)
    conclude(t)


def _blow(t: Duel, combat: Combat, fighter: Piece, foe: Piece) -> damage.Packet:
    """The combat damage of one side."""
    weapon, number = None, 0
    if fighter.card.kind == "hero":
        for one in combat.strikes:
            if one.seat == fighter.seat:
                weapon, number = one.card, one.weapon
    return damage.Packet(
        fighter,
        fighter.seat,
        foe,
        figures.atk(t, fighter),
        type_of(fighter, weapon),
        combat=True,
        weapon=number,
    )


@rule("TCG-17-02", "TCG-RUL-39")
def type_of(fighter: Piece, weapon: Card | None) -> str:
    """The type of somebody's combat damage: an ally's own, that of the weapon, or melee."""
    if fighter.card.kind != "hero":
        return fighter.card.type or "melee"
    return "melee" if weapon is None or weapon.type is None else weapon.type


@rule("TCG-13-01", "TCG-20-17")
def conclude(t: Duel) -> None:
    """The combat is over, with everything that lasted for it."""
    t.combat = None
    t.lasting = [one for one in t.lasting if one.until != "combat"]
    t.stale = True
    t.tell("combat-over", "TCG-13-01")
    open_step(t, "action")
