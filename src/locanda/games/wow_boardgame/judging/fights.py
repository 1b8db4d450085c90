"""Quick fights: a group against an enemy, played through many times with the same dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import NamedTuple, TypeAlias

from .. import bestiary as b
from .. import vocabulary as v
from ..cards import Ability
from ..rules.attack import CURSE_DICE, STUN_DICE
from ..rules.pool import DICE, SIDES
from .strength import Boost, Profile, added

SAMPLES, LONGEST = 80, 9
# How many ends of each roll are looked at, from which a fight takes one by chance.
ENDS = 64
# How much of what heals outside wounds comes in time.
HEALED = 0.5


class Estimate(NamedTuple):
    """How a fight is likely to end: the chance to win, the Health that is lost then, the rounds, the Energy spent."""

    win: float
    lost: float
    rounds: float
    spent: float = 0.0


class Enemy(NamedTuple):
    """What is fought, in figures: `extra` is added to the Attack of each of its foes."""

    threat: int
    foes: tuple[tuple[int, int], ...]
    abilities: tuple[Ability, ...]
    extra: int = 0
    id: str = ""
    large: bool = False
    strong: bool = False


# How a roll ends: hits by colour, and of red and blue dice and of green ones how many show at most a number. There are
# many of them, plain tuples, so that the collector does not go through all of them again and again.
End: TypeAlias = tuple[int, int, int, tuple[int, ...], tuple[int, ...]]


class Blow(NamedTuple):
    """What a character rolls in a round: dice by colour, what they need, rerolls, and tokens without dice."""

    dice: tuple[int, int, int]
    need: int
    rerolls: int
    damage: float
    defense: float
    armor: float
    attrition: float
    heal: float
    immune: bool
    energy: float


class Ways(NamedTuple):
    """What an enemy does, in figures: effects for dice that show little, each round, and what it forbids."""

    lose: tuple[tuple[int, int], ...]  # Health for each red or blue die that shows at most so much
    stun: tuple[int, ...]
    curse: tuple[int, ...]
    away_dice: tuple[tuple[int, bool, str], ...]
    suffer: int
    away: int
    away_each: int
    half: bool
    limited: bool
    armor_only: bool
    spotted: int
    no_attrition: bool


def steps_at(enemy: Enemy, when: str) -> Iterator[object]:
    """What an enemy does at a moment."""
    for ability in enemy.abilities:
        if ability.when == when:
            yield from ability.do


def ways_of(enemy: Enemy, fighters: int) -> Ways:
    """What an enemy does to those who fight it, worked out before the dice."""
    rolled = [*steps_at(enemy, "after-rerolls"), *steps_at(enemy, "placed")]
    ended = [*steps_at(enemy, "resolved"), *steps_at(enemy, "resolution"), *steps_at(enemy, "round")]
    lasting = list(steps_at(enemy, "always"))
    kinds = {type(step) for step in lasting}
    away = each = 0
    for step in ended:
        if isinstance(step, b.HitsAway):
            amount = step.large if step.large and enemy.large else step.amount
            if step.per == "creature":
                each += amount
            else:
                away += amount * (fighters if step.per == "participant" else 1)
    conditions = [step for step in rolled if isinstance(step, b.SufferPerDie)]
    return Ways(
        tuple(
            (step.which.at_most, step.amount)
            for step in rolled
            if isinstance(step, b.LosePerDie) and step.resource == "health"
        ),
        tuple(step.which.at_most for step in conditions if step.condition == "stun"),
        tuple(step.which.at_most for step in conditions if step.condition == "curse"),
        tuple(
            (step.which.at_most, "green" in step.which.colours, step.box)
            for step in rolled
            if isinstance(step, b.HitsAwayPerDie)
        ),
        sum(step.amount for step in ended if isinstance(step, b.Suffer) and step.condition == "stun"),
        away,
        each,
        b.HalfAttrition in kinds,
        b.LimitHits in kinds,
        b.ArmorOnly in kinds,
        next((step.which.at_least for step in lasting if isinstance(step, b.SpottedAttrition)), 0),
        b.NoAttrition in kinds or any(isinstance(step, v.ClearHits) for step in ended),
    )


@lru_cache(maxsize=6_000)
def rolls(blue: int, red: int, green: int, need: int, rerolls: int) -> tuple[End, ...]:
    """Ways in which such a roll ends, each as likely: misses are rolled again as far as that goes, blue ones first."""
    random = Random(blue + 10 * red + 100 * green + 1000 * need + 10000 * rerolls).random
    found = []
    for _ in range(ENDS):
        left = rerolls
        hits = []
        fighting, armor = [0] * (SIDES + 1), [0] * (SIDES + 1)
        for count, shown in ((blue, fighting), (red, fighting), (green, armor)):
            enough = 0
            for _ in range(count):
                face = 1 + int(random() * SIDES)
                if face < need and left:
                    left -= 1
                    face = 1 + int(random() * SIDES)
                enough += face >= need
                shown[face] += 1
            hits.append(enough)
        found.append((hits[0], hits[1], hits[2], tuple(accumulate(fighting)), tuple(accumulate(armor))))
    return tuple(found)


def _whole(number: float) -> int:
    return min(DICE, max(0, int(number + 0.5)))


def blows(profiles: Sequence[Profile], enemy: Enemy) -> list[list[Blow]]:
    """What each character rolls in each round, with uses as long as its Energy lasts."""
    lasting = list(steps_at(enemy, "always"))
    stiff = any(isinstance(step, b.NoRerollValue) for step in lasting)
    fewer = sum(step.amount for step in lasting if isinstance(step, v.Reroll))
    drained = [
        (step.which.at_most * step.amount)
        for step in steps_at(enemy, "after-rerolls")
        if isinstance(step, b.LosePerDie) and step.resource == "energy"
    ]
    energy = [float(one.energy) for one in profiles]
    found = []
    for number in range(LONGEST):
        row = []
        for place, one in enumerate(profiles):
            boost = added(one.steady, one.first) if number == 0 else one.steady
            before = energy[place]
            for use in one.uses:
                if use.energy <= energy[place]:
                    energy[place] -= use.energy
                    boost = added(boost, use)
            dice = (_whole(boost.blue), _whole(boost.red), _whole(boost.green))
            energy[place] -= sum(drained) * 0.7 * (dice[0] + dice[1]) / SIDES
            immune = enemy.id in one.immune
            row.append(_blow(boost, dice, enemy, fewer, stiff, immune, before - energy[place]))
        found.append(row)
    return found


def _blow(
    boost: Boost,
    dice: tuple[int, int, int],
    enemy: Enemy,
    fewer: int,
    stiff: bool,
    immune: bool,
    energy: float,
) -> Blow:
    return Blow(
        dice,
        max(2, enemy.threat + round(boost.threat)),
        0 if stiff and not immune else max(0, round(boost.reroll + (0 if immune else fewer))),
        boost.damage,
        boost.defense,
        boost.armor,
        max(0.0, boost.attrition),
        boost.heal * HEALED,
        immune,
        energy,
    )


def estimate(profiles: Sequence[Profile], enemy: Enemy, damage: float = 0, seed: int = 1) -> Estimate:
    """How a fight of this group is likely to end, from many quick fights with the same dice."""
    fight = _Fight(profiles, enemy, damage, Random(seed))
    won = 0
    lost = rounds = 0.0
    for number in range(SAMPLES):
        gone, length = fight.play()
        rounds += length
        if gone is not None:
            won += 1
            lost += gone
        if number == SAMPLES // 5 and won == 0:
            return Estimate(0.0, 0.0, rounds / (number + 1))
    usual = max(1, round(rounds / SAMPLES))
    spent = sum(blow.energy for row in fight.plan[:usual] for blow in row)
    return Estimate(won / SAMPLES, lost / max(1, won), rounds / SAMPLES, spent)


class _Fight:
    """A fight that can be played any number of times."""

    def __init__(self, profiles: Sequence[Profile], enemy: Enemy, damage: float, random: Random) -> None:
        self.plan, self.ways = blows(profiles, enemy), ways_of(enemy, len(profiles))
        # How the rolls of each round end, worked out when a fight lasts that long.
        self.ends: list[list[tuple[End, ...]]] = []
        self.enemy, self.random, self.before = enemy, random.random, damage
        self.start = [one.health for one in profiles]

    def play(self) -> tuple[float | None, int]:
        """One quick fight: the Health that it cost if it was won, and how many rounds it took."""
        self.health = list(self.start)
        self.stun = [0] * len(self.start)
        self.curse = [0] * len(self.start)
        self.damage, alive, ways = self.before, list(self.enemy.foes), self.ways
        for number, row in enumerate(self.plan):
            if number == len(self.ends):
                self.ends.append([rolls(*blow.dice, blow.need, blow.rerolls) for blow in row])
            self.defense = self.armor = self.attrition = 0
            for who, blow in enumerate(row):
                if self.health[who] > 0:
                    self._strike(who, blow, self.ends[number][who])
            alive = self._fell(alive)
            if alive:
                attack = sum(each for each, _ in alive) + self.enemy.extra * len(alive)
                self._wound(attack - self.defense - self.armor)
                if max(self.health) <= 0:
                    return None, number + 1
                self.damage += self.defense + self.attrition
                alive = self._fell(alive)
            if not alive:
                return sum(self.start) - sum(each for each in self.health if each > 0), number + 1
            self.damage = max(0.0, self.damage - ways.away - ways.away_each * len(alive))
            if ways.suffer:
                self.stun = [each + ways.suffer for each in self.stun]
        return None, LONGEST

    def _strike(self, who: int, blow: Blow, ends: Sequence[End]) -> None:
        """A character rolls, suffers for what it rolled, and places its tokens."""
        ways, attrition = self.ways, self._some(blow.attrition)
        stun, curse = self.stun[who], self.curse[who]
        if stun or curse:
            if STUN_DICE * stun > sum(blow.dice):
                self.health[who] = 0
                return
            dice = _without(blow.dice, STUN_DICE * stun + CURSE_DICE * curse)
            ends = rolls(*dice, blow.need, max(0, blow.rerolls - curse))
            attrition = max(0, attrition - curse)
        blue, red, armor, fighting, green = ends[int(self.random() * len(ends))]
        damage, defense = blue + self._some(blow.damage), red + self._some(blow.defense)
        if not blow.immune:
            for most, amount in ways.lose:
                self.health[who] -= amount * fighting[most]
            if self.health[who] <= 0:
                return
            for most in ways.stun:
                self.stun[who] += fighting[most] + green[most]
            for most in ways.curse:
                self.curse[who] += fighting[most] + green[most]
            for most, also, box in ways.away_dice:
                gone = fighting[most] + (green[most] if also else 0)
                if box == "attrition":
                    attrition = max(0, attrition - gone)
                else:
                    self.damage = max(0.0, self.damage - gone)
            if ways.armor_only:
                armor = green[SIDES] - green[SIDES - 1]
            if ways.limited:
                most_hits = fighting[SIDES] - fighting[SIDES - 1]
                attrition = (attrition + 1) // 2 + max(0, damage + defense - most_hits)
                damage, defense = min(damage, most_hits), min(defense, max(0, most_hits - damage))
            elif ways.half:
                attrition = (attrition + 1) // 2
            if ways.spotted:
                attrition = min(attrition, fighting[SIDES] - fighting[ways.spotted - 1])
            if ways.no_attrition:
                attrition = 0
        self.damage += damage
        self.defense += defense
        self.armor += armor + (0 if ways.armor_only and not blow.immune else self._some(blow.armor))
        self.attrition += attrition
        self.health[who] = min(self.start[who], self.health[who] + blow.heal)

    def _some(self, amount: float) -> int:
        """A whole number, on average the one given."""
        whole = int(amount)
        return whole + (self.random() < amount - whole)

    def _wound(self, wounds: float) -> None:
        """Wounds go to those who have most Health left."""
        while wounds > 0:
            who = max(range(len(self.health)), key=self.health.__getitem__)
            if self.health[who] <= 0:
                return
            self.health[who] -= min(1.0, wounds)
            wounds -= 1

    def _fell(self, alive: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Opponents whose Health the hits cover are felled, the weakest first."""
        while alive and self.damage >= alive[0][1]:
            self.damage -= alive[0][1]
            alive = alive[1:]
        return alive


def _without(dice: tuple[int, int, int], gone: int) -> tuple[int, int, int]:
    """A pool from which dice are taken: green ones first, then red ones."""
    blue, red, green = dice
    taken = min(green, gone)
    green, gone = green - taken, gone - taken
    taken = min(red, gone)
    red, gone = red - taken, gone - taken
    return max(0, blue - gone), red, green
