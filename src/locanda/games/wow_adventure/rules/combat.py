"""Combat: before the dice, the dice, activated powers, ranged attacks, melee attacks, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator

from locanda.kernel.decision import NO, PASS, YES, Rules, ask
from locanda.kit.effects import run
from locanda.kit.ledger import rule

from ..cards import Card, ChallengeCard, EncounterFace, Power
from ..state import NOWHERE, Fight, Hero, World
from . import abilities, discoveries, harm, items, modifiers, quests, undefeated
from .modifiers import OTHER, OWN
from .moment import Moment


@rule("TAG-CHA-09", "TAG-CMB-19", "TAG-EVT-04")
def begin(t: World, card: ChallengeCard, turned: bool = False) -> Rules[None]:
    """The active character attacks the encounter of a card that was drawn or turned over."""
    foe = undefeated.foe_of(card)
    t.fight = Fight(foe=foe, card=card, turned=turned)
    _announce(t, foe)
    yield from ()


@rule("TAG-CHA-06", "TAG-AGR-03")
def begin_marked(t: World, slot: int) -> None:
    """The active character attacks an undefeated encounter."""
    card = t.track[slot]
    assert card is not None
    foe = undefeated.foe_of(card)
    t.fight = Fight(foe=foe, card=card, marker=slot, turned=card.encounter is None)
    _announce(t, foe)


@rule("TAG-MAP-05")
def begin_printed(t: World, foe: EncounterFace) -> None:
    """The active character attacks what is printed on the board."""
    t.fight = Fight(foe=foe)
    _announce(t, foe)


def _announce(t: World, foe: EncounterFace) -> None:
    t.tell("combat", "TAG-CMB-01", seat=t.active, card=foe.id)
    t.phase = "fight"


@rule("TAG-PVP-01", "TAG-PVP-03", "TAG-ABL-08", "TAG-RUL-41")
def begin_duel(t: World, rival: int) -> None:
    """The active character attacks another one, who has one energy to defend himself with."""
    t.fight = Fight(rival=rival, defender_energy=1)
    t.tell("duel", "TAG-PVP-01", seat=t.active, other=rival)
    t.phase = "fight"


def fighters(t: World) -> Iterator[Hero]:
    """The characters of the fight, the defender first (TAG-PWR-01, TAG-ABL-12)."""
    fight = t.fight
    assert fight is not None
    if fight.rival >= 0:
        yield t.seats[fight.rival]
    yield t.hero


@rule("TAG-RUL-29", "TAG-RUL-43")
def _over(t: World) -> bool:
    """Whether the combat goes straight to its end."""
    fight = t.fight
    assert fight is not None
    return fight.cancelled or fight.other.felled or any(hero.fallen for hero in fighters(t))


# The steps, one phase each


@rule("TAG-ABL-12", "TAG-ABL-19", "TAG-CMB-01")
def fight(t: World) -> Rules[None]:
    """What can be played before the dice: the defender plays all of his first."""
    for hero in fighters(t):
        yield from abilities.windows(Moment(t, hero, "before-roll"))
    t.phase = "aftermath" if _over(t) else "roll"


@rule("TAG-CMB-02", "TAG-PVP-04", "TAG-GEN-03", "TAG-TOK-04", "TAG-RUL-50")
def roll(t: World) -> Rules[None]:
    """Both dice are rolled at once; a Rocket Boot rolls the own one again; then what can be played after the dice."""
    fight = t.fight
    assert fight is not None
    fight.own.die = t.dice.roll(6, "combat")
    fight.other.die = t.dice.roll(6, "combat")
    t.tell("dice", "TAG-CMB-02", seat=t.active, own=fight.own.die, other=fight.other.die)
    for hero in fighters(t):
        while "rocket-boot" in hero.kept:
            chosen = yield from ask(t, hero.seat, "rocket-boot", (YES, NO), ("TAG-TOK-04",))
            if chosen is NO:
                break
            discoveries.spend(t, hero, "rocket-boot")
            side = modifiers.fighter(t, hero)
            side.die = t.dice.roll(6, "combat")
            t.tell("rerolled", "TAG-TOK-04", own=side is fight.own, die=side.die)
    for hero in fighters(t):
        yield from abilities.windows(Moment(t, hero, "after-roll"))
    t.phase = "aftermath" if _over(t) else "powers"


@rule("TAG-CMB-04", "TAG-PWR-01", "TAG-PWR-02", "TAG-PWR-03", "TAG-ITM-17", "TAG-RUL-27")
def powers(t: World) -> Rules[None]:
    """Powers that the dice activate happen by themselves, each once in a combat, those of the other side first.

    A die that is rolled again may activate others.
    """
    fight = t.fight
    assert fight is not None
    again = True
    while again and not _over(t):
        again = False
        for side in (OTHER, OWN):
            while not _over(t):
                found = next(_activated(t, fight, side), None)
                if found is None:
                    break
                card, number, power = found
                again = True
                hero, own = modifiers.of_side(t, fight, side)
                own.powers.append(f"{card.id}.{number}")
                t.tell(
                    "power", "TAG-PWR-02", seat=None if hero is None else hero.seat, card=card.id, die=own.die
                )
                moment = Moment(t, hero or t.hero, "power", card.id)
                moment.foe_side = hero is None
                yield from run(moment, power.do)
    t.phase = "aftermath" if _over(t) else "strikes"


@rule("TAG-RUL-28")
def _activated(t: World, fight: Fight, side: int) -> Iterator[tuple[Card, int, Power]]:
    """The powers of a side that its die activates and that were not used yet."""
    _, own = modifiers.of_side(t, fight, side)
    for card, number, power in modifiers.powers_of(t, fight, side):
        if own.die in power.on:
            yield card, number, power


@rule("TAG-CMB-03", "TAG-CMB-05", "TAG-CMB-08", "TAG-CMB-11", "TAG-PVP-09", "TAG-RUL-06", "TAG-RUL-30")
def strikes(t: World) -> Rules[None]:
    """First the ranged attacks, then the melee ones of those who still stand; each side attacks once."""
    for kind in ("ranged", "melee"):
        if not _over(t):
            yield from _exchange(t, kind)
    t.phase = "aftermath"


@rule("TAG-CMB-10", "TAG-CMB-12", "TAG-RUL-79")
def _exchange(t: World, kind: str) -> Rules[None]:
    """The attacks of one type are one effect: damage on both sides, then healing, then defeats, then quests."""
    fight = t.fight
    assert fight is not None
    hits = _hits(t, fight, kind)
    for victim in fighters(t):
        side = OWN if victim.seat == fight.rival else OTHER
        if side in hits:
            hits[side] = yield from harm.spared(t, victim, hits[side])
    _deal(t, fight, hits)
    for hero in fighters(t):
        own = modifiers.fighter(t, hero)
        if own.leech and own.dealt:
            harm.heal(t, hero, own.leech)
            own.leech = 0
    fallen = [hero for hero in fighters(t) if harm.falls(t, hero)]
    if fight.rival >= 0:
        attacker, defender = t.hero, t.seats[fight.rival]
        yield from quests.exchanged(
            t,
            [(defender, attacker, hits.get(OTHER, 0)), (attacker, defender, hits.get(OWN, 0))],
            fallen,
        )


@rule("TAG-CMB-06", "TAG-CMB-07")
def _hits(t: World, fight: Fight, kind: str) -> dict[int, int]:
    """The damage that each side deals with an attack of this type: die and attack against defence decide.

    The other side comes first, as in all that happens at the same moment.
    """
    hits = {}
    for side in (OTHER, OWN):
        if modifiers.attack_type(t, fight, side) != kind:
            continue
        hero, own = modifiers.of_side(t, fight, side)
        total = own.die + modifiers.attack(t, fight, side)
        needed = modifiers.defence(t, fight, 1 - side)
        dealt = modifiers.damage(t, fight, side) if total >= needed else 0
        name = fight.foe.id if hero is None and fight.foe is not None else ""
        t.tell(
            "attack",
            "TAG-CMB-06",
            seat=None if hero is None else hero.seat,
            card=name,
            type=kind,
            die=own.die,
            total=total,
            defence=needed,
            damage=dealt,
        )
        if dealt:
            hits[side] = dealt
    return hits


@rule("TAG-CMB-07", "TAG-CMB-09", "TAG-PVP-05", "TAG-RUL-64")
def _deal(t: World, fight: Fight, hits: dict[int, int]) -> None:
    """Both sides have their damage: an encounter is felled by any, a character counts it."""
    for side, dealt in hits.items():
        victim, other = modifiers.of_side(t, fight, 1 - side)
        _, own = modifiers.of_side(t, fight, side)
        own.dealt += dealt
        if victim is None:
            other.felled = True
        else:
            harm.receive(t, victim, dealt, ("TAG-CMB-07",))


# How it ends


def aftermath(t: World) -> Rules[None]:
    """The combat is over; the challenge phase with it."""
    fight = t.fight
    assert fight is not None
    if fight.rival >= 0:
        yield from _end_duel(t, fight)
    else:
        yield from _end_encounter(t, fight)
    t.fight = None
    t.phase = "upkeep"


@rule(
    "TAG-CMB-13",
    "TAG-CMB-14",
    "TAG-CMB-15",
    "TAG-CMB-16",
    "TAG-MAP-06",
    "TAG-RUL-21",
    "TAG-RUL-22",
    "TAG-RUL-43",
    "TAG-RUL-74",
    "TAG-RUL-102",
)
def _end_encounter(t: World, fight: Fight) -> Rules[None]:
    """One of four outcomes: who was defeated, the character, the encounter, both or nobody."""
    hero, foe, card, space = t.hero, fight.foe, fight.card, t.hero.at
    assert foe is not None
    felled, fallen = fight.other.felled, hero.fallen
    if felled and not fallen:
        t.tell("victory", "TAG-CMB-13", seat=hero.seat, card=foe.id)
        yield from _spoils(t, hero, fight, foe)
        if t.result is None:
            yield from quests.beat_encounter(t, hero, foe, space)
        if t.result is None:
            yield from abilities.windows(Moment(t, hero, "won"))
        return
    if fallen:
        fight.rival = NOWHERE
        if felled:
            yield from quests.beat_encounter(t, hero, foe, space)
            if t.result is not None:
                return
        yield from harm.defeat(t, hero)
    if felled:
        t.tell("both", "TAG-CMB-16", seat=hero.seat, card=foe.id)
    if card is None:
        return
    if felled:
        if fight.marker >= 0:
            undefeated.remove(t, fight.marker, discard=True)
        else:
            items.to_deck(t, card)
        fight.card = None
    elif fight.marker < 0:
        yield from undefeated.put(t, card, space)
        fight.card = None


@rule("TAG-RUL-22", "TAG-RUL-24")
def _spoils(t: World, hero: Hero, fight: Fight, foe: EncounterFace) -> Rules[None]:
    """What the winner gets: the item behind the encounter, or what is printed as its reward."""
    card = fight.card
    if card is not None:
        if fight.marker >= 0:
            undefeated.remove(t, fight.marker, discard=False)
        fight.card = None
        if card.item is not None and not fight.turned:
            items.put(t, hero, card.item, card, "TAG-CMB-13")
        else:
            items.to_deck(t, card)
    yield from run(Moment(t, hero, "reward", foe.id), foe.reward)


@rule("TAG-PVP-06", "TAG-PVP-07", "TAG-PVP-08", "TAG-ITM-11", "TAG-RUL-31")
def _end_duel(t: World, fight: Fight) -> Rules[None]:
    """If exactly one fell the other may take an item from the bag; the fallen carry out their steps, defender first."""
    attacker, defender = t.hero, t.seats[fight.rival]
    if attacker.fallen != defender.fallen:
        winner, loser = (defender, attacker) if attacker.fallen else (attacker, defender)
        t.tell("victory", "TAG-PVP-06", seat=winner.seat, other=loser.seat, card="")
        if loser.bag:
            options = (*items.options(loser.bag, "steal"), PASS)
            chosen = yield from ask(t, winner.seat, "steal", options, ("TAG-PVP-06",))
            if chosen is not PASS:
                items.steal(t, winner, loser, chosen.value)
                yield from harm.settle(t)
        yield from abilities.windows(Moment(t, winner, "won"))
    for hero in (defender, attacker):
        if hero.fallen and t.result is None:
            yield from harm.defeat(t, hero)
