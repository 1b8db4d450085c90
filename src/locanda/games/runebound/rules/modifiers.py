"""What values are worth now: characteristics, damage, Life and Stamina with every modifier that holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from locanda.kit.effects import Step
from locanda.kit.ledger import rule

from ..atlas import TERRAINS, TOWN
from ..cards import Card, ChallengeCard
from ..state import Companion, Party, Realm
from ..vocabulary import (
    Bonus,
    Bounty,
    Fury,
    Harder,
    HealingPrice,
    Lessons,
    MovementDice,
    Path,
    Price,
    Sale,
    Sleep,
    Stat,
    Toll,
    Tougher,
    Unscathed,
)
from ..words import Characteristic

E = TypeVar("E", bound=Step)

# A modifier in force and the Ally that it comes from, if it comes from one.
Active = list[tuple[Step, Companion | None]]

CHARACTERISTICS: tuple[Characteristic, ...] = ("mind", "body", "spirit")
DAMAGES = ("ranged-damage", "melee-damage", "magic-damage")
TYPES = ("ranged", "melee", "magic")
TOKEN_COSTS = {2: 6, 3: 5, 4: 5, 5: 4, 6: 3}


@rule("RB-BAS-06", "RB-CARD-03", "RB-RUL-38", "RB-RUL-52")
def active(t: Realm, party: Party) -> Active:
    """Every modifier that holds for a party: of its face-up cards, of the Event in force, and of the fight."""
    found: Active = []
    pairs = t.library.pairs
    if party.hero.always:
        found += pairs.get(party.hero.id) or _pair(pairs, party.hero)
    for item in party.items:
        if item.face_up and item.card.always:
            found += pairs.get(item.card.id) or _pair(pairs, item.card)
    for ally in party.allies:
        if ally.face_up and ally.card.always:
            found += [(effect, ally) for effect in ally.card.always]
    for kept in party.kept:
        if kept.card.always:
            found += pairs.get(kept.card.id) or _pair(pairs, kept.card)
    if t.events and t.events[-1].always:
        found += pairs.get(t.events[-1].id) or _pair(pairs, t.events[-1])
    fight = t.fight
    if fight is not None:
        if party.seat == t.active:
            if fight.foe is not None and fight.foe.always:
                found += pairs.get(fight.foe.id) or _pair(pairs, fight.foe)
            if fight.boosts:
                found += [(effect, None) for effect in fight.boosts]
        elif party.seat == fight.rival and fight.rival_boosts:
            found += [(effect, None) for effect in fight.rival_boosts]
    return found


def _pair(pairs: dict[str, Active], card: Card) -> Active:
    """The modifiers of a card that is no Ally's, paired once for each card."""
    found = pairs[card.id] = [(effect, None) for effect in card.always]
    return found


def in_force(t: Realm, party: Party) -> Iterator[Card]:
    """The cards whose modifiers hold for a party, in the order of `active`."""
    yield party.hero
    yield from (piece.card for piece in party.goods if piece.face_up)
    yield from (kept.card for kept in party.kept)
    if t.event is not None:
        yield t.event
    if t.fight is not None and t.fight.foe is not None and party.seat == t.active:
        yield t.fight.foe


def laid_down(t: Realm, party: Party, kind: type[E]) -> Iterator[tuple[Card, E]]:
    """Every modifier of a kind that holds for a party, with the card that lays it down."""
    for card in in_force(t, party):
        for effect in card.always:
            if isinstance(effect, kind):
                yield card, effect


@rule("RB-RUL-27")
def meets(who: str, source: Companion | None, ally: Companion | None) -> bool:
    """Whether a modifier for `who` works on this roller: the Hero (none) or an Ally. RB-RUL-27."""
    if who == "you":
        return ally is None
    return ally is not None and (who == "allies" or ally is source)


def faces(t: Realm, trait: str) -> bool:
    """Whether the enemy is of this kind."""
    fight = t.fight
    return fight is not None and fight.foe is not None and trait in fight.foe.traits


def stat(t: Realm, party: Party, ally: Companion | None, name: str) -> int:
    """The sum of all modifiers on one value."""
    total = 0
    for effect, source in active(t, party):
        if (
            type(effect) is Stat
            and effect.stat == name
            and meets(effect.who, source, ally)
            and (effect.against is None or faces(t, effect.against))
        ):
            total += effect.amount
    return total


@rule("RB-TST-01", "RB-TST-02", "RB-TST-03", "RB-XP-08")
def characteristic(t: Realm, party: Party, ally: Companion | None, which: int) -> int:
    """Mind, Body or Spirit (0, 1, 2) of the Hero, with bought experience, or of an Ally."""
    base = stat(t, party, ally, CHARACTERISTICS[which])
    if ally is not None:
        return base + ally.card.characteristic(which)
    return base + party.hero.characteristic(which) + party.learned[which] + party.grown[which]


@rule("RB-CARD-05")
def damage(t: Realm, party: Party, ally: Companion | None, phase: int) -> int:
    """The wounds that a Hero or an Ally inflicts in a combat phase."""
    card = party.hero if ally is None else ally.card
    return max(0, card.damage[phase] + stat(t, party, ally, DAMAGES[phase]))


@rule("RB-CARD-01")
def life(t: Realm, party: Party, ally: Companion | None = None) -> int:
    """The number of wounds at which the Hero or Ally falls."""
    card = party.hero if ally is None else ally.card
    return max(1, card.life + stat(t, party, ally, "life"))


@rule("RB-CARD-02", "RB-RUL-56")
def stamina(t: Realm, party: Party, ally: Companion | None = None) -> int:
    """The exhaustion that the Hero or Ally can hold."""
    card = party.hero if ally is None else ally.card
    return max(0, card.stamina + stat(t, party, ally, "stamina"))


@rule("RB-GLO-05", "RB-CARD-04", "RB-GLO-01")
def applies(
    t: Realm,
    party: Party,
    effect: Bonus,
    kind: str,
    phase: int = -1,
    skill: str | None = None,
    tested: str | None = None,
) -> bool:
    """Whether a bonus speaks of this roll: its kind, its combat phase, the enemy, the round, the terrain."""
    on = effect.on
    if on != kind and on != "check" and not (on == "combat" and (kind == "attack" or kind == "defence")):
        return False
    if effect.type is not None and (phase < 0 or TYPES[phase] != effect.type):
        return False
    if effect.skill is not None and effect.skill != skill:
        return False
    if effect.characteristic is not None and effect.characteristic != tested:
        return False
    if effect.against is not None and not faces(t, effect.against):
        return False
    if effect.round and (t.fight is None or t.fight.round != effect.round):
        return False
    if effect.terrain is None:
        return True
    return party.at >= 0 and counts_as(t, party.at, TERRAINS.index(effect.terrain), effect.amount)


def roll_bonus(
    t: Realm,
    party: Party,
    ally: Companion | None,
    kind: str,
    phase: int = -1,
    skill: str | None = None,
    tested: str | None = None,
) -> int:
    """The sum of all bonuses on a roll: `kind` is attack, defence, escape or test; `phase` its combat phase."""
    total = 0
    for effect, source in active(t, party):
        if (
            type(effect) is Bonus
            and meets(effect.who, source, ally)
            and applies(t, party, effect, kind, phase, skill, tested)
        ):
            total += effect.amount
    return total


@rule("RB-RUL-05")
def counts_as(t: Realm, space: int, terrain: int, gain: int) -> bool:
    """Whether a space counts as a terrain for a card that gives so much there, or with a minus takes it.

    A town counts as every terrain, but only for the good of its visitor.
    """
    here = t.library.atlas.terrain[space]
    return here == terrain or (here == TOWN and gain > 0)


# Challenges


def target(t: Realm, foe: ChallengeCard, phase: int) -> int | None:
    """The target number of a Challenge in a phase; none if it has no such value."""
    base = foe.characteristic(phase)
    if base is None:
        return None
    event = t.event
    if event is not None and not _is_encounter(t):
        for effect in event.always:
            if (
                type(effect) is Harder
                and (effect.colour is None or effect.colour == foe.colour)
                and (effect.type is None or effect.type == TYPES[phase])
                and (not effect.undefeated or (t.fight is not None and t.fight.slot >= 0))
            ):
                base += effect.amount
    return base


def _is_encounter(t: Realm) -> bool:
    """Whether the enemy comes from an Encounter; cards that speak of Challenges do not mean it (RB-COMP-04)."""
    return t.fight is not None and t.fight.encounter is not None


def foe_life(t: Realm, foe: ChallengeCard) -> int:
    """The Life of a Challenge."""
    total = foe.life
    if t.event is not None and not _is_encounter(t):
        for effect in t.event.always:
            if type(effect) is Tougher and (effect.colour is None or effect.colour == foe.colour):
                total += effect.amount
    return max(1, total)


def foe_damage(t: Realm, foe: ChallengeCard, phase: int) -> int:
    """The wounds that a Challenge inflicts in a phase."""
    base = foe.damage[phase]
    if base and t.fight is not None:
        for effect in foe.always:
            if type(effect) is Fury and t.fight.round >= effect.round:
                base += effect.amount
    return base


def bounty(t: Realm, foe: ChallengeCard, party: Party) -> int:
    """The gold that a defeated Challenge gives beyond its printed reward."""
    return sum(
        effect.amount
        for effect, _ in active(t, party)
        if type(effect) is Bounty and (effect.colour is None or effect.colour == foe.colour)
    )


def is_unscathed(t: Realm, party: Party, ally: Companion | None, phase: int) -> bool:
    """Whether a failed attack of this phase costs its attacker nothing."""
    return any(
        type(effect) is Unscathed and effect.type == TYPES[phase] and meets(effect.who, source, ally)
        for effect, source in active(t, party)
    )


# Movement, market, experience


def movement_dice(mods: Active, in_town: bool) -> int:
    """The movement dice that modifiers add or take."""
    start = "town" if in_town else "wilds"
    dice = 0
    for effect, _ in mods:
        if type(effect) is MovementDice and effect.start in ("anywhere", start):
            dice += effect.amount
    return dice


def open_terrains(mods: Active) -> int:
    """The terrains that any die can enter, as a bit set."""
    passes = 0
    for effect, _ in mods:
        if type(effect) is Path:
            passes |= 1 << TERRAINS.index(effect.terrain)
    return passes


def tolls(mods: Active) -> dict[int, int]:
    """The exhaustion that entering a terrain costs, by terrain."""
    found: dict[int, int] = {}
    for effect, _ in mods:
        if type(effect) is Toll:
            terrain = TERRAINS.index(effect.terrain)
            found[terrain] = found.get(terrain, 0) + effect.exhaustion
    return found


def sleep(t: Realm, party: Party) -> int:
    """The exhaustion that the first die left out removes beyond 1."""
    return sum(effect.amount for effect, _ in active(t, party) if type(effect) is Sleep)


def price(t: Realm, party: Party, cost: int, wares: tuple[str, ...]) -> int:
    """What a Market card costs this party now, never under 1 gold."""
    for effect, _ in active(t, party):
        if type(effect) is Price and effect.of in wares and not (effect.once and effect.of in party.traded):
            cost += effect.amount
    return max(1, cost)


def sale(t: Realm, party: Party) -> int:
    """The gold that a sale brings beyond half the cost."""
    return sum(effect.amount for effect, _ in active(t, party) if type(effect) is Sale)


def healing_price(t: Realm, party: Party) -> int:
    """What healing one character costs."""
    return max(0, 1 + sum(effect.amount for effect, _ in active(t, party) if type(effect) is HealingPrice))


@rule("RB-XP-02", "RB-XP-03", "RB-XP-04", "RB-XP-05")
def token_cost(t: Realm, party: Party) -> int:
    """The points that one experience token costs, by the number of players, and more or less by cards."""
    return max(
        1,
        TOKEN_COSTS[len(t.seats)]
        + sum(effect.amount for effect, _ in active(t, party) if type(effect) is Lessons),
    )
