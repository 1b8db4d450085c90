"""Figures: what counts in a fight, exactly: the chances of every roll, the damage of both sides, Life and Stamina."""

from __future__ import annotations

from collections.abc import Sequence

from .. import vocabulary as v
from ..cards import TYPES
from ..rules import modifiers
from ..state import Companion, Fight, Party, Realm

# What a modifier may do to the figures of somebody else than the Ally that it comes from.
_SHARED = (v.Bonus, v.Stat, v.Unscathed)


class Side:
    """A Hero or an Ally in numbers: what is added to attacks and defenses by phase, damage, Life, Stamina."""

    __slots__ = ("attack", "damage", "defence", "life", "safe", "stamina")

    def __init__(self, t: Realm, party: Party, ally: Companion | None, mods: modifiers.Active) -> None:
        card = party.hero if ally is None else ally.card
        base = [card.mind, card.body, card.spirit]
        if ally is None:
            base = [base[p] + party.learned[p] + party.grown[p] for p in range(3)]
        attack, defence, damage = [0, 0, 0], [0, 0, 0], list(card.damage)
        life, stamina = card.life, card.stamina
        self.safe = [False, False, False]
        for effect, source in mods:
            if not isinstance(effect, _SHARED) or not modifiers.meets(effect.who, source, ally):
                continue
            if isinstance(effect, v.Bonus):
                for phase in range(3):
                    if modifiers.applies(t, party, effect, "attack", phase):
                        attack[phase] += effect.amount
                    if modifiers.applies(t, party, effect, "defence", phase):
                        defence[phase] += effect.amount
            elif isinstance(effect, v.Unscathed):
                self.safe[TYPES.index(effect.type)] = True
            elif effect.against is None or modifiers.faces(t, effect.against):
                if effect.stat in modifiers.CHARACTERISTICS:
                    base[modifiers.CHARACTERISTICS.index(effect.stat)] += effect.amount
                elif effect.stat in modifiers.DAMAGES:
                    damage[modifiers.DAMAGES.index(effect.stat)] += effect.amount
                elif effect.stat == "life":
                    life += effect.amount
                elif effect.stat == "stamina":
                    stamina += effect.amount
        self.attack = [base[p] + attack[p] for p in range(3)]
        self.defence = [base[p] + defence[p] for p in range(3)]
        self.damage = [max(0, one) for one in damage]
        self.life, self.stamina = max(1, life), max(0, stamina)


class Figures:
    """Everything that counts in a round of a fight, for those of a party who still stand: the Hero first.

    By phase: `targets` (none: nobody can attack), `aims` of defenses, `harm` in wounds and `tiring` in exhaustion for
    a failure, `thorns` and `burrs` (wounds and exhaustion) for a hit, `immune`, and `alone` where no Ally may attack.
    Against another Hero `targets` are what he adds to the die that he rolls first.
    """

    __slots__ = (
        "aims",
        "alone",
        "burrs",
        "foe_life",
        "harm",
        "immune",
        "sides",
        "targets",
        "thorns",
        "tiring",
    )

    def __init__(self, t: Realm, party: Party, team: Sequence[Companion]) -> None:
        fight = t.fight
        assert fight is not None
        mods = modifiers.active(t, party)
        self.sides = [Side(t, party, None, mods), *(Side(t, party, ally, mods) for ally in team)]
        self.harm, self.tiring = [0, 0, 0], [0, 0, 0]
        self.thorns, self.burrs = [0, 0, 0], [0, 0, 0]
        self.immune = [False, False, False]
        barred = [effect.type for _, effect in modifiers.laid_down(t, party, v.NoAllies)]
        self.alone = [None in barred or kind in barred for kind in TYPES]
        if fight.foe is None:
            self._face_rival(t, t.seats[fight.rival])
        else:
            self._face_foe(t, fight)

    def _face_rival(self, t: Realm, rival: Party) -> None:
        """The enemy is another Hero, who fights without Allies (RB-RUL-39)."""
        other = Side(t, rival, None, modifiers.active(t, rival))
        self.targets: list[int | None] = list(other.defence)
        self.aims = list(other.defence)
        self.harm = other.damage
        self.foe_life = other.life

    def _face_foe(self, t: Realm, fight: Fight) -> None:
        """The enemy is a Challenge, or the foe of an Encounter."""
        foe = fight.foe
        assert foe is not None
        self.targets = [modifiers.target(t, foe, phase) for phase in range(3)]
        self.aims = [target or 0 for target in self.targets]
        self.harm = [modifiers.foe_damage(t, foe, phase) for phase in range(3)]
        self.foe_life = modifiers.foe_life(t, foe) if foe.life else 0
        for effect in foe.always:
            if isinstance(effect, v.Immune):
                self.immune[TYPES.index(effect.type)] = True
            elif isinstance(effect, v.Thorns):
                hurt = self.thorns if effect.as_ == "wounds" else self.burrs
                hurt[TYPES.index(effect.type)] += effect.amount
            elif isinstance(effect, v.Tiring):
                phase = TYPES.index(effect.type)
                self.tiring[phase], self.harm[phase] = self.harm[phase], 0


def is_shared(ally: Companion) -> bool:
    """Whether the death of an Ally changes the figures of others."""
    return any(not isinstance(effect, _SHARED) or effect.who != "self" for effect in ally.card.always)


def last_change(t: Realm, party: Party) -> int:
    """The round from which on every round is like the one before."""
    fight, last = t.fight, 1
    assert fight is not None
    sides = [party] if fight.foe is not None else [party, t.seats[fight.rival]]
    for side in sides:
        for effect, _ in modifiers.active(t, side):
            if isinstance(effect, v.Bonus) and effect.round:
                last = max(last, effect.round + 1)
    for one in fight.foe.always if fight.foe is not None else ():
        if isinstance(one, v.Fury):
            last = max(last, one.round)
    return last
