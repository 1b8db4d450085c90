"""Odds: how likely a party is to win a fight, estimated from the numbers on the table."""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from statistics import mean

from . import modifiers
from .cards import COLOURS, ChallengeCard
from .library import Library
from .state import Companion, Party, Realm
from .vocabulary import Bonus, Immune, Regenerate, Stat, Tiring

TYPES = ("ranged", "melee", "magic")


def chance(bonus: int, target: int) -> float:
    """The probability that a twenty-sided die with this bonus reaches the target."""
    return min(1.0, max(0.0, (21 + bonus - target) / 20))


class Enemy:
    """The numbers of an enemy that matter for the odds."""

    __slots__ = ("targets", "damage", "life", "immune", "tiring", "regenerate")

    def __init__(self, targets: tuple[int, int, int], damage: tuple[int, int, int], life: float) -> None:
        self.targets = targets
        self.damage = damage
        self.life = life
        self.immune = (False, False, False)
        self.tiring = (False, False, False)
        self.regenerate = 0


def enemy_of(t: Realm, foe: ChallengeCard) -> Enemy:
    """A Challenge as the odds see it, with the Event in force."""
    targets = tuple(modifiers.target(t, foe, phase) or 30 for phase in range(3))
    damage = tuple(modifiers.foe_damage(t, foe, phase) for phase in range(3))
    enemy = Enemy(targets, damage, modifiers.foe_life(t, foe))  # type: ignore[arg-type]
    for effect in foe.always:
        if type(effect) is Immune:
            enemy.immune = tuple(  # type: ignore[assignment]
                old or kind == effect.type for old, kind in zip(enemy.immune, TYPES, strict=True)
            )
        elif type(effect) is Tiring:
            enemy.tiring = tuple(  # type: ignore[assignment]
                old or kind == effect.type for old, kind in zip(enemy.tiring, TYPES, strict=True)
            )
        elif type(effect) is Regenerate:
            enemy.regenerate += effect.amount
    return enemy


def rival_of(t: Realm, rival: Party) -> Enemy:
    """Another Hero as the odds see him: his average rolls are the targets."""
    team = Fighter(t, rival, None, modifiers.active(t, rival))
    targets = tuple(11 + bonus for bonus in team.defence)
    return Enemy(targets, tuple(team.damage), team.health)  # type: ignore[arg-type]


@lru_cache(maxsize=64)
def typical(library: Library, colour: int, harder: int, tougher: int) -> Enemy:
    """The average Challenge of a colour, for cards that nobody has seen yet."""
    foes = [card for card in library.challenges if card.colour == COLOURS[colour] and card.life]
    targets = tuple(
        round(mean(value for foe in foes if (value := foe.characteristic(phase)) is not None)) + harder
        for phase in range(3)
    )
    damage = tuple(round(mean(foe.damage[phase] for foe in foes)) for phase in range(3))
    life = mean(foe.life for foe in foes) + tougher
    return Enemy(targets, damage, life)  # type: ignore[arg-type]


class Fighter:
    """The numbers of a Hero or an Ally that matter for the odds."""

    __slots__ = ("attack", "defence", "damage", "health", "ally")

    def __init__(self, t: Realm, party: Party, ally: Companion | None, mods: modifiers.Active) -> None:
        card = party.hero if ally is None else ally.card
        base = [card.mind, card.body, card.spirit]
        if ally is None:
            base = [base[p] + party.learned[p] for p in range(3)]
        attack, defence, damage, life = [0, 0, 0], [0, 0, 0], list(card.damage), card.life
        for effect, source in mods:
            if type(effect) is Bonus and modifiers.meets(effect.who, source, ally):
                for phase in range(3):
                    if modifiers.applies(t, party, effect, "attack", phase):
                        attack[phase] += effect.amount
                    if modifiers.applies(t, party, effect, "defence", phase):
                        defence[phase] += effect.amount
            elif type(effect) is Stat and modifiers.meets(effect.who, source, ally):
                if effect.against is not None and not modifiers.faces(t, effect.against):
                    continue
                if effect.stat in modifiers.CHARACTERISTICS:
                    base[modifiers.CHARACTERISTICS.index(effect.stat)] += effect.amount
                elif effect.stat in modifiers.DAMAGES:
                    damage[modifiers.DAMAGES.index(effect.stat)] += effect.amount
                elif effect.stat == "life":
                    life += effect.amount
        self.ally = ally
        self.attack = [base[p] + attack[p] for p in range(3)]
        self.defence = [base[p] + defence[p] for p in range(3)]
        self.damage = [max(0, one) for one in damage]
        self.health = max(1, life) - (party.wounds if ally is None else ally.wounds)


def fighters(t: Realm, party: Party) -> list[Fighter]:
    """The Hero and every Ally that can fight."""
    mods = modifiers.active(t, party)
    allies = [Fighter(t, party, ally, mods) for ally in party.allies if ally.face_up]
    return [Fighter(t, party, None, mods), *allies]


def plan_round(team: list[Fighter], enemy: Enemy, start: int = 0, spent: int = 0) -> tuple[float, list[int], float, float]:
    """The best use of the phases from `start` on: its worth, who acts in each phase, damage dealt and taken.

    Who acts is the number of a fighter, or -1 for a defence; `spent` is a bit set of those who attacked already.
    """
    hero = team[0]
    scale = 1.0 / max(1.0, enemy.life)
    fear = 1.0 / max(1, hero.health)
    best: tuple[float, list[int], float, float] = (-99.0, [], 0.0, 0.0)
    stack: list[tuple[int, int, float, list[int], float, float]] = [(start, spent, 0.0, [], 0.0, 0.0)]
    while stack:
        phase, gone, worth, acts, dealt, taken = stack.pop()
        if phase == 3:
            if worth > best[0]:
                best = (worth, acts, dealt, taken)
            continue
        harm = enemy.damage[phase] * (0.5 if enemy.tiring[phase] else 1.0)
        target = enemy.targets[phase]
        miss = (1.0 - chance(hero.defence[phase], target)) * harm
        stack.append((phase + 1, gone, worth - miss * fear, [*acts, -1], dealt, taken + miss))
        for number, fighter in enumerate(team):
            if gone >> number & 1:
                continue
            hit = chance(fighter.attack[phase], target)
            gain = 0.0 if enemy.immune[phase] else hit * min(fighter.damage[phase], enemy.life)
            hurt = (1.0 - hit) * harm
            cost = hurt * (fear if number == 0 else 0.6 / max(1, fighter.health))
            stack.append(
                (
                    phase + 1,
                    gone | 1 << number,
                    worth + gain * scale - cost,
                    [*acts, number],
                    dealt + gain,
                    taken + (hurt if number == 0 else 0.15 * hurt),
                )
            )
    return best


def win_chance(team: list[Fighter], enemy: Enemy, wounds: int = 0) -> float:
    """The probability that the Hero's party beats the enemy before the Hero falls."""
    if not enemy.life:
        return 0.5
    _, _, dealt, taken = plan_round(team, enemy)
    dealt -= enemy.regenerate * 0.8
    left = enemy.life - wounds
    if dealt <= 0.02:
        return 0.0
    rounds = max(1.0, left / dealt + 0.3)
    mean_taken = taken * max(0.6, rounds - 0.4)
    spread = sqrt(max(0.3, mean_taken * 1.3 + (taken * taken) * rounds * 0.5))
    return 0.5 * (1.0 + erf((team[0].health - 0.5 - mean_taken) / (spread * 1.4142)))
