"""Tests and rolls: one roll of the twenty-sided die plus modifiers, against a target number."""

from __future__ import annotations

from locanda.kernel.decision import Option, Rules, ask
from locanda.kit.ledger import rule

from ..cards import TYPES
from ..state import Companion, Party, Realm
from ..vocabulary import Attack, Immune, Thorns
from . import abilities, modifiers, tokens
from .moment import Moment

ROLL = Option("roll")
EXERT = Option("exert")


@rule("RB-BAS-01", "RB-GLO-04", "RB-RUL-55")
def roll_against(
    t: Realm, party: Party, label: str, bonus: int, target: int, stance: str, card: str = ""
) -> bool:
    """Whether the die with its modifiers equals or exceeds the target number."""
    die = t.dice.roll(20, label)
    if t.journal is not None:
        t.tell(
            "rolled",
            "RB-BAS-01",
            seat=party.seat,
            card=card or party.hero.id,
            label=label,
            stance=stance,
            die=die,
            bonus=bonus,
            total=die + bonus,
            target=target,
            success=die + bonus >= target,
        )
    return die + bonus >= target


def check(
    t: Realm, party: Party, ally: Companion | None, kind: str, phase: int, label: str, base: int, target: int
) -> Rules[bool]:
    """A roll with everything that cards can do before and after it."""
    moment = Moment(t, party, "before-roll", ally=ally, kind=kind, phase=phase)
    yield from abilities.offer(moment, ("RB-TST-10",))
    if party.fallen or (ally is not None and ally not in party.allies):
        return False
    card = party.hero.id if ally is None else ally.card.id
    added = moment.add
    passed = roll_against(t, party, label, base + added, target, kind, card)
    used: list[tuple[object, object]] = []
    while not passed:
        after = Moment(t, party, "after-roll", ally=ally, kind=kind, phase=phase)
        after.used = used
        yield from abilities.offer(after)
        if not after.rerolled or party.fallen:
            return False
        passed = roll_against(t, party, label, base + added + after.add, target, kind, card)
    return True


@rule("RB-TST-05", "RB-TST-06", "RB-TST-07", "RB-TST-08", "RB-TST-09", "RB-RUL-28", "RB-RUL-56")
def test(t: Realm, party: Party, characteristic: str, skill: str | None, target: int) -> Rules[bool]:
    """Whether the Hero passes the test; with the named skill he may have exerted himself before the roll."""
    bonus = party.hero.skills.get(skill, 0) if skill is not None else 0  # type: ignore[call-overload]
    exerted = 0
    while bonus:
        answer = yield from ask(
            t,
            party.seat,
            "test",
            (ROLL, EXERT),
            ("RB-TST-06",),
            facts={
                "characteristic": characteristic,
                "skill": skill,
                "target": target,
                "bonus": bonus * exerted,
            },
        )
        if answer is ROLL:
            break
        exerted += 1
        yield from tokens.take_exhaustion(t, party, None, 1, as_cost=True)
        if party.fallen:
            return False
    base = test_bonus(t, party, characteristic, skill) + bonus * exerted
    return (yield from check(t, party, None, "test", -1, "test", base, target))


def test_bonus(t: Realm, party: Party, characteristic: str, skill: str | None) -> int:
    """What the Hero adds to the die of a test without exerting himself."""
    which = modifiers.CHARACTERISTICS.index(characteristic)
    base = modifiers.characteristic(t, party, None, which)
    return base + modifiers.roll_bonus(t, party, None, "test", skill=skill, tested=characteristic)


@rule("RB-TST-01", "RB-TST-02", "RB-TST-03")
def combat_roll(
    t: Realm, party: Party, ally: Companion | None, kind: str, phase: int, target: int
) -> Rules[bool]:
    """Whether a combat roll succeeds: the characteristic of the phase against the enemy's same value."""
    base = modifiers.characteristic(t, party, ally, phase) + modifiers.roll_bonus(t, party, ally, kind, phase)
    return (yield from check(t, party, ally, kind, phase, TYPES[phase], base, target))


@rule("RB-PVP-05", "RB-RUL-39", "RB-RUL-40", "RB-RUL-41", "RB-RUL-67")
def opposing_total(t: Realm, rival: Party, phase: int, label: str) -> Rules[int]:
    """The other Hero's roll, which is the target number; against an escape it adds Mind alone (RB-RUL-40)."""
    bonus = modifiers.characteristic(t, rival, None, phase)
    if label == "escape":
        bonus += modifiers.roll_bonus(t, rival, None, "resistance")
    else:
        bonus += modifiers.roll_bonus(t, rival, None, "defence", phase)
        moment = Moment(t, rival, "before-roll", kind="defence", phase=phase)
        yield from abilities.offer(moment, ("RB-TST-10",))
        bonus += moment.add
    die = t.dice.roll(20, f"rival-{label}")
    t.tell("rival-rolled", "RB-PVP-05", seat=rival.seat, die=die, bonus=bonus, total=die + bonus, label=label)
    return die + bonus


@rule("RB-COM-09", "RB-COM-13", "RB-COM-16", "RB-COM-07", "RB-RUL-39")
def hit(t: Realm, party: Party, ally: Companion | None, phase: int) -> Rules[None]:
    """A successful attack has wounded the enemy with the attacker's damage of that type."""
    fight = t.fight
    assert fight is not None
    amount = modifiers.damage(t, party, ally, phase)
    moment = Moment(t, party, "hit", ally=ally, kind="attack", phase=phase)
    yield from abilities.offer(moment)
    if party.fallen:
        return
    amount += moment.damage
    if fight.foe is None:
        yield from tokens.take_wounds(
            t, t.seats[fight.rival if party.seat == t.active else t.active], None, amount
        )
        return
    if any(type(effect) is Immune and effect.type == TYPES[phase] for effect in fight.foe.always):
        amount = 0
    fight.wounds += amount
    if amount:
        fight.hurt = True
    t.tell("wounded", "RB-COM-09", card=fight.foe.id, amount=amount)
    yield from _thorns(t, party, ally, phase)


def _thorns(t: Realm, party: Party, ally: Companion | None, phase: int) -> Rules[None]:
    """Touching some enemies hurts."""
    assert t.fight is not None and t.fight.foe is not None
    for effect in t.fight.foe.always:
        if type(effect) is Thorns and effect.type == TYPES[phase]:
            t.tell("thorns", "RB-CARD-06", card=t.fight.foe.id)
            if effect.as_ == "exhaustion":
                yield from tokens.take_exhaustion(t, party, ally, effect.amount)
            else:
                yield from tokens.take_wounds(t, party, ally, effect.amount)


@rule("RB-CHA-05", "RB-RUL-25")
def extra_attack(moment: Moment, effect: Attack) -> Rules[None]:
    """An attack granted by an ability: failing it costs nothing and it does not count for the round (RB-RUL-25)."""
    t, party, fight = moment.table, moment.party, moment.table.fight
    if fight is None:
        return
    phase = TYPES.index(effect.type)
    ally = moment.source
    if fight.foe is not None:
        aim = modifiers.target(t, fight.foe, phase)
        if aim is None:
            return
    else:
        other = t.seats[fight.rival] if party.seat == t.active else t.party
        aim = yield from opposing_total(t, other, phase, TYPES[phase])
        if other.fallen:
            return
        fight.target = aim if party.seat == t.active else 0
    base = modifiers.characteristic(t, party, ally, phase) + modifiers.roll_bonus(
        t, party, ally, "attack", phase
    )
    label = f"before-{TYPES[phase]}"
    if (yield from check(t, party, ally, "attack", phase, label, base + effect.bonus, aim)):
        yield from hit(t, party, ally, phase)
    fight.target = 0
