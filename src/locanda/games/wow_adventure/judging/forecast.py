"""What the dice of a combat may bring, over all their faces and every power that they activate."""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

import msgspec

from locanda.kit.effects import Step

from .. import vocabulary as v
from ..rules import modifiers
from ..rules.modifiers import OTHER, OWN
from ..state import Fight, Fighter, World

FACES = range(1, 7)


class Rolled(NamedTuple):
    """A combat after its dice: what the powers have changed so far, and what each side has dealt."""

    dice: tuple[int, ...]
    boosts: tuple[tuple[tuple[str, v.Bonus], ...], ...] = ((), ())
    ranged: tuple[bool, ...] = (False, False)
    used: tuple[str, ...] = ()
    hits: tuple[bool, ...] = (False, False)
    taken: tuple[int, ...] = (0, 0)
    over: bool = False


class Forecast:
    """What the dice of a combat may bring: both dice, the powers they activate, ranged attacks before melee ones."""

    def __init__(self, t: World, fight: Fight) -> None:
        self.t = t
        self.fight = fight
        heroes = [modifiers.of_side(t, fight, side)[0] for side in (OWN, OTHER)]
        self.left = [1 if one is None else modifiers.life(t, one) - one.damage for one in heroes]
        self.powers = [
            [
                (f"{side}.{card.id}.{number}", power)
                for card, number, power in modifiers.powers_of(t, fight, side)
            ]
            for side in (OWN, OTHER)
        ]
        self.known: dict[object, list[tuple[str, int, int, int]]] = {}

    def chances(self) -> tuple[float, float]:
        """The chance of either side to hurt the other."""
        own, other = self.fight.own.die, self.fight.other.die
        rolls = list(product((own,) if own else FACES, (other,) if other else FACES))
        return _average([(1 / len(rolls), self._activate(Rolled(dice))) for dice in rolls])

    def _activate(self, at: Rolled) -> tuple[float, float]:
        """The next power that a die activates happens, those of the other side first; then the attacks."""
        for side in (OTHER, OWN):
            for key, power in self.powers[side]:
                if not at.over and at.dice[side] in power.on and key not in at.used:
                    ways = [(1.0, at._replace(used=(*at.used, key)))]
                    for step in power.do:
                        ways = [(a * b, y) for a, x in ways for b, y in self._step(x, side, step)]
                    return _average([(share, self._activate(after)) for share, after in ways])
        return self._attacks(at)

    def _step(self, at: Rolled, side: int, step: Step) -> list[tuple[float, Rolled]]:
        """What an effect makes of a position: one or several others, with their shares."""
        if isinstance(step, v.Reroll) and not at.over:
            side = side if step.whose == "own" else 1 - side
            return [(1 / 6, at._replace(dice=_with(at.dice, side, face))) for face in FACES]
        if getattr(step, "who", "you") != "you":
            side = 1 - side
        if isinstance(step, v.Bonus):
            gained = (*at.boosts[side], ("", msgspec.structs.replace(step, who="you")))
            at = at._replace(boosts=_with(at.boosts, side, gained))
        elif isinstance(step, v.Ranged):
            at = at._replace(ranged=_with(at.ranged, side, True))
        elif isinstance(step, v.CancelCombat):
            at = at._replace(over=True)
        elif isinstance(step, v.Damage):
            at = self._hurt(at, side, step.amount)
        return [(1.0, at)]

    def _hurt(self, at: Rolled, victim: int, amount: int) -> Rolled:
        """A side takes damage, which may end the combat."""
        taken = _with(at.taken, victim, at.taken[victim] + amount)
        over = at.over or taken[victim] >= self.left[victim]
        return at._replace(taken=taken, hits=_with(at.hits, 1 - victim, True), over=over)

    def _attacks(self, at: Rolled) -> tuple[float, float]:
        """Ranged attacks, then the melee attacks of those who still stand."""
        values = self._values(at)
        for kind in ("ranged", "melee"):
            after = at
            for side in (OTHER, OWN):
                type_, attack, _, damage = values[side]
                if not at.over and type_ == kind and damage and at.dice[side] + attack >= values[1 - side][2]:
                    after = self._hurt(after, 1 - side, damage)
            at = after
        return float(at.hits[OWN]), float(at.hits[OTHER])

    def _values(self, at: Rolled) -> list[tuple[str, int, int, int]]:
        """Attack type, attack, defence and damage of both sides, with what the powers have added."""
        key = (at.boosts, at.ranged)
        if key not in self.known:
            sides = [
                Fighter(
                    boosts=[*before.boosts, *at.boosts[side]],
                    strike=before.strike,
                    struck_by=before.struck_by,
                    ranged=before.ranged or at.ranged[side],
                )
                for side, before in ((OWN, self.fight.own), (OTHER, self.fight.other))
            ]
            t, fight = (
                self.t,
                Fight(self.fight.foe, rival=self.fight.rival, own=sides[OWN], other=sides[OTHER]),
            )
            self.known[key] = [
                (
                    modifiers.attack_type(t, fight, side),
                    modifiers.attack(t, fight, side),
                    modifiers.defence(t, fight, side),
                    modifiers.damage(t, fight, side),
                )
                for side in (OWN, OTHER)
            ]
        return self.known[key]


def _with(pair: tuple[Any, ...], side: int, value: Any) -> tuple[Any, ...]:
    """The pair with another value for a side."""
    return (value, pair[1]) if side == OWN else (pair[0], value)


def _average(parts: list[tuple[float, tuple[float, float]]]) -> tuple[float, float]:
    """The chances of several ways, each with its share."""
    return sum(share * one[0] for share, one in parts), sum(share * one[1] for share, one in parts)
