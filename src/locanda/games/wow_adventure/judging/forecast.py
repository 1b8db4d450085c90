"""What the dice of a combat may bring if nobody does anything more: all their faces, and the powers they activate.

The rules themselves could be asked (`fate.by_the_rules`), and are wherever a power does something that is not known
here; this is the same, many times faster.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any, NamedTuple

import msgspec

from locanda.kernel.decision import Decision, Option
from locanda.kit.effects import Step

from .. import vocabulary as v
from ..cards import ItemFace
from ..rules import harm, modifiers
from ..rules.modifiers import OTHER, OWN
from ..state import Fight, Fighter, Hero, World
from . import fate
from .chances import Chances, certain, mixed

FACES = range(1, 7)
# Effects of powers that are followed here, and those that change nothing in a combat where nobody plays a card.
FOLLOWED = (v.Bonus, v.Ranged, v.Reroll, v.CancelCombat, v.Damage, v.Heal, v.Leech)
IDLE = (v.Draw, v.Drop, v.Energy, v.Movement)
KNOWN = 4_000  # how many combats are remembered


class Rolled(NamedTuple):
    """A combat after its dice: what the powers have changed so far, and how each side stands."""

    dice: tuple[int, ...]
    damage: tuple[int, ...]
    leech: tuple[int, ...]
    hurt: tuple[bool, ...]
    fallen: tuple[bool, ...]
    over: bool = False
    boosts: tuple[tuple[tuple[str, v.Bonus], ...], ...] = ((), ())
    ranged: tuple[bool, ...] = (False, False)
    used: tuple[str, ...] = ()


_known: dict[object, Chances] = {}


def chances(t: World, fight: Fight) -> Chances:
    """The chances of a combat as it stands, if nobody does anything more.

    Only what lies open has a part in them: they are the same for everybody, and remembered by the figures.
    """
    if t.annexes:
        return Forecast(t, fight).chances()
    key = _figures(t, fight)
    found = _known.get(key)
    if found is None:
        if len(_known) >= KNOWN:
            _known.clear()
        found = _known[key] = Forecast(t, fight).chances()
    return found


def foreseen(t: World, decision: Decision, option: Option) -> Chances | None:
    """The chances of the combat at hand if an option is taken and nothing more; none where another choice decides."""
    try:
        return mixed((share, _told(one)) for share, one in fate.after(t, decision, option))
    except fate.Unclear:
        return None


def _told(t: World) -> Chances:
    """The chances of a combat on a table, with the damage that somebody has taken there already."""
    fight = t.fight
    assert fight is not None
    found, before = chances(t, fight), fate.seen(t).hurt
    return found._replace(hurt=(max(found.hurt[OWN], before[OWN]), max(found.hurt[OTHER], before[OTHER])))


def unseen(t: World, level: int) -> tuple[list[Chances], int]:
    """The chances against each encounter that may be the next card of a deck, and how many cards may be.

    Cards that were put back lie on top, and the decks are drawn from the bottom: only the others can come.
    """
    deck = t.decks[level]
    cards = deck.cards[min(deck.bottom, len(deck)) :]
    foes = [card.encounter for card in cards if card.encounter is not None]
    return [chances(t, Fight(foe=foe)) for foe in foes], len(cards)


def _figures(t: World, fight: Fight) -> object:
    """Everything on which the chances of a combat depend."""
    event = modifiers.common_card(t)
    sides = []
    for side in (OWN, OTHER):
        hero, one = modifiers.of_side(t, fight, side)
        done = (one.die, tuple(one.boosts), one.strike, one.struck_by, tuple(one.powers))
        sides.append((_standing(hero), *done, one.leech, one.ranged, one.felled, one.dealt))
    foe = None if fight.foe is None else fight.foe.id
    return (id(t.library), foe, fight.cancelled, t.ambushes, None if event is None else event.id, *sides)


def _standing(hero: Hero | None) -> object:
    """Everything of a character that counts in a combat."""
    if hero is None:
        return None
    worn = tuple(None if one is None else one.face.id for one in (hero.weapon, hero.armor))
    bag, attached = tuple(one.face.id for one in hero.bag), tuple(one.card.id for one in hero.attached)
    return (hero.face.id, hero.level, hero.damage, hero.disease, hero.fallen, worn, bag, attached)


class Forecast:
    """What the dice of a combat may bring: both dice, the powers they activate, ranged attacks before melee ones."""

    def __init__(self, t: World, fight: Fight) -> None:
        self.t = t
        self.fight = fight
        self.heroes = [modifiers.of_side(t, fight, side)[0] for side in (OWN, OTHER)]
        self.life = [1 if one is None else modifiers.life(t, one) for one in self.heroes]
        self.powers = [
            [
                (f"{side}.{card.id}.{number}", power)
                for card, number, power in modifiers.powers_of(t, fight, side)
            ]
            for side in (OWN, OTHER)
        ]
        self.known: dict[object, list[tuple[str, int, int, int]]] = {}

    def chances(self) -> Chances:
        """The chances of the combat, over all faces of the dice that do not lie yet."""
        fight, heroes = self.fight, self.heroes
        fallen = tuple(fight.other.felled if hero is None else hero.fallen for hero in heroes)
        if fight.cancelled or any(fallen):
            return certain((False, False), fallen)
        if not all(self._is_followed(step) for side in self.powers for _, one in side for step in one.do):
            return fate.by_the_rules(self.t, fight)
        start = Rolled(
            (0, 0),
            tuple(0 if hero is None else hero.damage for hero in heroes),
            (fight.own.leech, fight.other.leech),
            (False, False),
            (False, False),
        )
        return self._over_all_faces(start)

    def _over_all_faces(self, start: Rolled) -> Chances:
        """The chances from before the dice; rolls without a power differ only in who hits, and are counted together."""
        own, other = self.fight.own.die, self.fight.other.die
        rolls = list(product((own,) if own else FACES, (other,) if other else FACES))
        active = [{face for _, power in side for face in power.on} for side in self.powers]
        alike: dict[object, list[tuple[int, int]]] = {}
        for dice in rolls:
            idle = dice[OWN] not in active[OWN] and dice[OTHER] not in active[OTHER]
            hits = tuple(self._hits(start, dice, side) for side in (OWN, OTHER))
            alike.setdefault(("idle", hits) if idle else dice, []).append(dice)
        return mixed(
            (len(some) / len(rolls), self._activate(start._replace(dice=some[0]))) for some in alike.values()
        )

    def _is_followed(self, step: Step) -> bool:
        """Whether an effect of a power is one that is followed here."""
        if isinstance(step, v.Roll):
            return all(map(self._is_followed, (*step.do, *step.otherwise)))
        if isinstance(step, v.LoseItem):
            return step.place == "bag" and not any(map(fate.works_from_the_bag, self._bags()))
        return isinstance(step, IDLE) or (
            isinstance(step, FOLLOWED) and getattr(step, "who", "you") in ("you", "opponent")
        )

    def _bags(self) -> list[ItemFace]:
        """Everything in the bags of those who fight."""
        return [one.face for hero in self.heroes if hero is not None for one in hero.bag]

    def _activate(self, at: Rolled, side: int = OTHER, again: bool = False) -> Chances:
        """The next power that a die activates happens: those of the other side first, as long as there are any."""
        if at.over:
            return certain(at.hurt, at.fallen)
        for key, power in self.powers[side]:
            if at.dice[side] in power.on and key not in at.used:
                start = at._replace(used=(*at.used, key))
                return mixed(
                    (share, self._activate(after, side, True))
                    for share, after in self._run(start, side, power.do)
                )
        if side == OTHER:
            return self._activate(at, OWN, again)
        return self._activate(at) if again else self._attacks(at)

    def _run(self, at: Rolled, side: int, steps: Iterable[Step]) -> list[tuple[float, Rolled]]:
        """What effects make of a position, one after another: one or several others, with their shares."""
        found = [(1.0, at)]
        for step in steps:
            found = [(a * b, y) for a, x in found for b, y in self._step(x, side, step)]
        return found

    def _step(self, at: Rolled, side: int, step: Step) -> list[tuple[float, Rolled]]:
        """What an effect makes of a position: one or several others, with their shares."""
        by_foe = self.heroes[side] is None
        if at.fallen[side] and not by_foe:  # whoever falls on the way misses the rest
            return [(1.0, at)]
        if isinstance(step, v.Roll):
            lucky = (7 - step.target) / 6
            return [
                (share * part, after)
                for share, steps in ((lucky, step.do), (1 - lucky, step.otherwise))
                for part, after in self._run(at, side, steps)
            ]
        if isinstance(step, v.Reroll):
            rolled = side if step.whose == "own" else 1 - side
            return [(1 / 6, at._replace(dice=_with(at.dice, rolled, face))) for face in FACES]
        if isinstance(step, v.CancelCombat):
            foe = self.fight.foe
            stays = foe is not None and self.t.library.is_overlord(foe) and not (by_foe or step.overlords)
            return [(1.0, at if stays else at._replace(over=True))]
        if getattr(step, "who", "you") != "you":
            side = 1 - side
        return [(1.0, self._changed(at, side, step))]

    def _changed(self, at: Rolled, side: int, step: Step) -> Rolled:
        """What an effect on a side, without any die, makes of a position."""
        if isinstance(step, v.Bonus):
            gained = (*at.boosts[side], ("", msgspec.structs.replace(step, who="you")))
            return at._replace(boosts=_with(at.boosts, side, gained))
        if isinstance(step, v.Ranged):
            return at._replace(ranged=_with(at.ranged, side, True))
        if isinstance(step, v.Leech):
            return at._replace(leech=_with(at.leech, side, at.leech[side] + step.amount))
        if isinstance(step, v.Heal):
            return self._healed(at, side, step.amount)
        if isinstance(step, v.Damage) and not at.fallen[side]:
            return self._falls(self._hurt(at, side, step.amount))
        return at

    def _hurt(self, at: Rolled, side: int, amount: int) -> Rolled:
        """A side takes damage, less what makes it sturdy."""
        hero = self.heroes[side]
        if hero is not None:
            amount = harm.withstood(self.t, self.fight, hero, 1 - side, amount)
        return at._replace(
            damage=_with(at.damage, side, at.damage[side] + amount), hurt=_with(at.hurt, side, True)
        )

    def _healed(self, at: Rolled, side: int, amount: int) -> Rolled:
        """A side has less damage, never under none."""
        return at._replace(damage=_with(at.damage, side, max(0, at.damage[side] - amount)))

    def _falls(self, at: Rolled) -> Rolled:
        """Whose damage reaches its life has fallen, and the combat is over."""
        fallen = tuple(at.fallen[side] or at.damage[side] >= self.life[side] for side in (OWN, OTHER))
        return at._replace(fallen=fallen, over=at.over or any(fallen))

    def _attacks(self, at: Rolled) -> Chances:
        """Ranged attacks, then the melee attacks of those who still stand; who leeches heals before anybody falls."""
        values = self._values(at)
        for kind in ("ranged", "melee"):
            if at.over:
                break
            dealt = [
                (side, values[side][3])
                for side in (OTHER, OWN)
                if values[side][0] == kind and self._hits(at, at.dice, side)
            ]
            for side, damage in dealt:
                at = self._hurt(at, 1 - side, damage)
            for side, _ in dealt:
                if self.heroes[side] is not None:
                    at = self._healed(at, side, at.leech[side])
                    at = at._replace(leech=_with(at.leech, side, 0))
            at = self._falls(at)
        return certain(at.hurt, at.fallen)

    def _hits(self, at: Rolled, dice: tuple[int, ...], side: int) -> bool:
        """Whether the attack of a side deals damage with these dice."""
        values = self._values(at)
        _, attack, _, damage = values[side]
        return damage > 0 and dice[side] + attack >= values[1 - side][2]

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
