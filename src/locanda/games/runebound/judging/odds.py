"""Odds: how likely a party is to win a fight and what effects are worth, estimated from what everybody can see."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from heapq import heappop, heappush
from math import erf, sqrt
from statistics import mean

from locanda.kit.effects import Step

from .. import vocabulary as v
from ..atlas import TERRAINS, Atlas
from ..cards import COLOURS, Ability, Card, ChallengeCard, EncounterCard
from ..library import Library
from ..rules import checks, modifiers
from ..rules.abilities import Power
from ..state import Companion, Party, Realm
from .params import Params

TYPES = ("ranged", "melee", "magic")
UNREACHABLE = 30  # the target number of an enemy that cannot be attacked in a phase
TRAP_CHANCE = 0.5  # of a Challenge that its text decides alone
ALLY_FEAR = 0.6  # how much a party minds the wounds of an Ally, next to those of its Hero
ALLY_SHARE = 0.15  # how much the wounds of an Ally weaken the party in this fight
TIRED_SHARE = 0.5  # how much of a tiring enemy's damage becomes wounds
ONCE_SHARE = 0.4  # how much an ability that works once in a fight is worth in each of its rounds
ALWAYS_SHARE = 0.6  # how much an ability that costs exhaustion is worth in each round
# Turns that entering a space takes on average: easy terrain is on half of the faces, other on a third.
EASY, ROUGH = 0.26, 0.34
EASY_TERRAINS = frozenset(TERRAINS.index(name) for name in ("plains", "road", "town"))
CANCEL_ALL = 3  # wounds that "cancel all" is taken to cancel


def chance(bonus: float, target: float) -> float:
    """The probability that a twenty-sided die with this bonus reaches the target."""
    return min(1.0, max(0.0, (21 + bonus - target) / 20))


class Enemy:
    """The numbers of an enemy that matter for the odds.

    `targets` are for attacks and `menace` for defences; by phase, like `harm` (the wounds a failure costs), `immune`,
    `alone` (no Ally may attack) and `thorns` (the wounds a success costs).
    """

    __slots__ = ("alone", "harm", "immune", "life", "menace", "regenerate", "targets", "thorns")

    def __init__(self, targets: Iterable[int], damage: Iterable[float], life: float) -> None:
        self.targets = list(targets)
        self.menace = list(self.targets)
        self.harm = list(damage)
        self.life = life
        self.immune = [False, False, False]
        self.alone = [False, False, False]
        self.thorns = [0.0, 0.0, 0.0]
        self.regenerate = 0


def enemy_of(t: Realm, foe: ChallengeCard) -> Enemy:
    """A Challenge as the odds see it, with the Event in force."""
    targets = (modifiers.target(t, foe, phase) or UNREACHABLE for phase in range(3))
    damage = (modifiers.foe_damage(t, foe, phase) for phase in range(3))
    enemy = Enemy(targets, damage, modifiers.foe_life(t, foe) if foe.life else 0)
    enemy.menace = [modifiers.target(t, foe, phase) or 0 for phase in range(3)]
    # In the fight itself the fighters feel the enemy's penalties already.
    faced = t.fight is not None and t.fight.foe is foe
    for effect in foe.always:
        kind = getattr(effect, "type", None)
        for phase in range(3):
            if kind is not None and kind != TYPES[phase]:
                continue
            if type(effect) is v.Immune:
                enemy.immune[phase] = True
            elif type(effect) is v.Tiring:
                enemy.harm[phase] *= TIRED_SHARE
            elif type(effect) is v.NoAllies:
                enemy.alone[phase] = True
            elif type(effect) is v.Thorns:
                enemy.thorns[phase] += effect.amount * (1.0 if effect.as_ == "wounds" else TIRED_SHARE)
            elif type(effect) is v.Bonus and effect.who == "you" and not faced and not effect.round:
                if effect.on in ("attack", "combat"):
                    enemy.targets[phase] -= effect.amount
                if effect.on in ("defence", "combat"):
                    enemy.menace[phase] -= effect.amount
        if type(effect) is v.Regenerate:
            enemy.regenerate += effect.amount
    return enemy


def waiting(t: Realm, foe: ChallengeCard) -> Enemy:
    """A Challenge that nobody fights now, as the odds see it; worked out once for each Event."""
    if t.fight is not None:
        return enemy_of(t, foe)
    enemies: dict[tuple[str, str], Enemy] = t.library.notebook("enemies")
    key = (foe.id, t.event.id if t.event is not None else "")
    known = enemies.get(key)
    if known is None:
        known = enemies[key] = enemy_of(t, foe)
    return known


def rival_of(t: Realm, rival: Party) -> Enemy:
    """Another Hero as the odds see him: his average rolls are the targets."""
    hero = Fighter(t, rival, None, modifiers.active(t, rival))
    return Enemy((round(11 + bonus) for bonus in hero.defence), hero.damage, max(1.0, hero.health))


@lru_cache(maxsize=64)
def typical(library: Library, colour: int, harder: int, tougher: int) -> Enemy:
    """The average Challenge of a colour, for cards that nobody has seen yet."""
    foes = [card for card in library.challenges if card.colour == COLOURS[colour] and card.life]
    targets = (
        round(mean(value for foe in foes if (value := foe.characteristic(phase)) is not None)) + harder
        for phase in range(3)
    )
    damage = (round(mean(foe.damage[phase] for foe in foes)) for phase in range(3))
    return Enemy(targets, damage, mean(foe.life for foe in foes) + tougher)


def unseen(t: Realm, colour: int) -> list[ChallengeCard]:
    """The Challenges of a colour that must still be in their deck, as everybody can count."""
    left = {card.id for card in t.decks[colour].cards}  # a set: the order of the deck is secret
    return [card for card in t.library.challenges if card.id in left]


class Fighter:
    """The numbers of a Hero or an Ally that matter for the odds; `opening` is what it does before combat."""

    __slots__ = ("ally", "attack", "damage", "defence", "health", "opening", "safe", "strikes")

    def __init__(self, t: Realm, party: Party, ally: Companion | None, mods: modifiers.Active) -> None:
        card = party.hero if ally is None else ally.card
        base = [card.mind, card.body, card.spirit]
        if ally is None:
            base = [base[p] + party.learned[p] + party.grown[p] for p in range(3)]
        attack, defence, life = [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], card.life
        self.damage: list[float] = list(card.damage)
        self.safe = [False, False, False]
        for effect, source in mods:
            kind = type(effect)
            if kind is v.Bonus and modifiers.meets(effect.who, source, ally):  # type: ignore[attr-defined]
                assert isinstance(effect, v.Bonus)
                for phase in range(3):
                    if modifiers.applies(t, party, effect, "attack", phase):
                        attack[phase] += effect.amount
                    if modifiers.applies(t, party, effect, "defence", phase):
                        defence[phase] += effect.amount
            elif kind is v.Stat and modifiers.meets(effect.who, source, ally):  # type: ignore[attr-defined]
                assert isinstance(effect, v.Stat)
                if effect.against is not None and not modifiers.faces(t, effect.against):
                    continue
                if effect.stat in modifiers.CHARACTERISTICS:
                    base[modifiers.CHARACTERISTICS.index(effect.stat)] += effect.amount
                elif effect.stat in modifiers.DAMAGES:
                    self.damage[modifiers.DAMAGES.index(effect.stat)] += effect.amount
                elif effect.stat == "life":
                    life += effect.amount
            elif kind is v.Unscathed and modifiers.meets(effect.who, source, ally):  # type: ignore[attr-defined]
                self.safe[TYPES.index(effect.type)] = True  # type: ignore[attr-defined]
        self.ally = ally
        self.attack = [base[p] + attack[p] for p in range(3)]
        self.defence = [base[p] + defence[p] for p in range(3)]
        self.health: float = max(1, life) - (party.wounds if ally is None else ally.wounds)
        self.opening = 0.0
        self.strikes: list[tuple[int, int]] = []
        for ability in card.abilities if party.face_up or ally is not None else ():
            self._count(ability)
        if ally is None:
            for item in party.items:
                if item.face_up and item.card.abilities:
                    for ability in item.card.abilities:
                        self._count(ability)
        self.damage = [max(0, one) for one in self.damage]

    def _count(self, ability: Ability) -> None:
        """What an ability adds to the numbers on average is added."""
        when = ability.when
        once = ability.cost.activate or ability.cost.discard
        share = ONCE_SHARE if once else ALWAYS_SHARE
        for effect in ability.do:
            kind = type(effect)
            if when == "before-combat":
                if kind is v.Wound and effect.who == "enemy":  # type: ignore[attr-defined]
                    self.opening += effect.amount  # type: ignore[attr-defined]
                elif kind is v.Attack:
                    self.strikes.append((TYPES.index(effect.type), effect.bonus))  # type: ignore[attr-defined]
            elif kind is v.Cancel and self.ally is None and ability.on in ("hero", "anyone"):
                self.health += effect.amount or CANCEL_ALL  # type: ignore[attr-defined]
            elif kind is v.Heal and when == "round" and self.ally is None:
                self.health += effect.amount  # type: ignore[attr-defined]
            elif kind is v.Damage and ability.type is not None and ability.against is None:
                self.damage[TYPES.index(ability.type)] += effect.amount * share  # type: ignore[attr-defined]
            elif (kind is v.Add or kind is v.Reroll) and ability.on in ("attack", "combat", "check"):
                amount = effect.amount if isinstance(effect, v.Add) else CANCEL_ALL
                for phase in range(3):
                    if ability.type is None or ability.type == TYPES[phase]:
                        self.attack[phase] += amount * share


def fighters(t: Realm, party: Party) -> list[Fighter]:
    """The Hero and every Ally that can fight."""
    mods = modifiers.active(t, party)
    allies = [Fighter(t, party, ally, mods) for ally in party.allies if ally.face_up]
    return [Fighter(t, party, None, mods), *allies]


Act = tuple[float, int, float, float]  # worth, fighter (-1 is a defence), damage dealt, wounds taken
_NO_ACTS: list[Act] = [(0.0, -1, 0.0, 0.0)]


def _acts(team: list[Fighter], enemy: Enemy, phase: int, spent: int, ally_fear: float) -> list[Act]:
    """What can be done in a phase, best first, as far as it can be part of the best plan."""
    hero = team[0]
    harm, target, life = enemy.harm[phase], enemy.targets[phase], max(1.0, enemy.life)
    scale, fear = 1.0 / life, 1.0 / max(1.0, hero.health)
    miss = (1.0 - chance(hero.defence[phase], enemy.menace[phase])) * harm
    defence = (-miss * fear, -1, 0.0, miss)
    found = [defence]
    if not enemy.immune[phase]:
        thorns, threshold = enemy.thorns[phase], defence[0]
        for number, fighter in enumerate(team):
            if spent >> number & 1 or (number and enemy.alone[phase]):
                continue
            hit = (21 + fighter.attack[phase] - target) / 20
            hit = 0.0 if hit < 0.0 else 1.0 if hit > 1.0 else hit
            power = fighter.damage[phase]
            dealt = hit * (power if power < life else life)
            hurt = hit * thorns if fighter.safe[phase] else hit * thorns + (1.0 - hit) * harm
            if number:
                worth = dealt * scale - hurt * ally_fear / max(1.0, fighter.health)
                hurt *= ALLY_SHARE
            else:
                worth = dealt * scale - hurt * fear
            if worth > threshold:
                found.append((worth, number, dealt, hurt))
    found.sort(reverse=True)
    return found if len(found) <= 4 else [*found[:3], defence]


def plan_round(
    team: list[Fighter], enemy: Enemy, start: int = 0, spent: int = 0, ally_fear: float = ALLY_FEAR
) -> tuple[list[int], float, float]:
    """The best use of the phases from `start` on: who acts in each phase, damage dealt and wounds taken.

    Who acts is the number of a fighter, or -1 for a defence; `spent` is a bit set of those who attacked already.
    """
    rows = [_acts(team, enemy, phase, spent, ally_fear) for phase in range(start, 3)]
    plan = [row[0] for row in rows]
    numbers = [act[1] for act in plan if act[1] >= 0]
    if len(numbers) > 1 and len(set(numbers)) != len(numbers):
        plan = _best_plan(rows)
    return [act[1] for act in plan], sum([act[2] for act in plan]), sum([act[3] for act in plan])


def _best_plan(rows: list[list[Act]]) -> list[Act]:
    """The most worthy acts, one for each phase, in which nobody attacks twice."""
    best, best_worth = [row[-1] for row in rows], -99.0
    first, second, third = ([_NO_ACTS] * (3 - len(rows))) + rows
    for one in first:
        for two in second:
            if two[1] == one[1] >= 0:
                continue
            for three in third:  # sorted: the first possible one is the best
                if three[1] < 0 or (three[1] != one[1] and three[1] != two[1]):
                    break
            worth = one[0] + two[0] + three[0]
            if worth > best_worth:
                best, best_worth = [one, two, three][3 - len(rows) :], worth
    return best


def win_chance(team: list[Fighter], enemy: Enemy, wounds: float = 0, fresh: bool = True) -> float:
    """The probability that the Hero's party beats the enemy before the Hero falls; `fresh` is before combat."""
    if not enemy.life:
        return TRAP_CHANCE
    _, dealt, taken = plan_round(team, enemy)
    dealt -= enemy.regenerate * 0.8
    left = enemy.life - wounds
    if fresh:
        for fighter in team:
            left -= fighter.opening
            for phase, bonus in fighter.strikes:
                if not enemy.immune[phase]:
                    left -= (
                        chance(fighter.attack[phase] + bonus, enemy.targets[phase]) * fighter.damage[phase]
                    )
    if dealt <= 0.02:
        return 0.0
    rounds = max(1.0, left / dealt + 0.3)
    mean_taken = taken * max(0.6, rounds - 0.4)
    spread = sqrt(max(0.3, mean_taken * 1.3 + (taken * taken) * rounds * 0.5))
    return 0.5 * (1.0 + erf((team[0].health - 0.5 - mean_taken) / (spread * 1.4142)))


def colour_chance(t: Realm, team: list[Fighter], colour: int) -> float:
    """The chance against an unseen Challenge of a colour: the easy ones on average, the hard ones one by one."""
    if colour < 2:
        return win_chance(team, typical(t.library, colour, 0, 0))
    foes = unseen(t, colour)
    return sum(win_chance(team, waiting(t, foe)) for foe in foes) / len(foes) if foes else 0.0


# Parties and the way


def healthy(party: Party) -> Party:
    """The party without wounds and with all cards ready."""
    hale: Party = party.copy()  # type: ignore[attr-defined]
    hale.wounds = 0
    for item in hale.items:
        item.face_up = True
    for ally in hale.allies:
        ally.face_up, ally.wounds = True, 0
    return hale


def might(t: Realm, party: Party, p: Params) -> float:
    """How strong a party is, in gold: its chances against the Challenges that are not easy."""
    team, weights = fighters(t, party), (p.might_yellow, p.might_blue, p.might_red)
    foes = (typical(t.library, colour, 0, 0) for colour in (1, 2, 3))
    return sum(weight * win_chance(team, foe) for weight, foe in zip(weights, foes, strict=True))


def runes(party: Party) -> int:
    """The Dragon Runes of a party."""
    return sum(item.card.type == "rune" for item in party.items)


def goods(t: Realm, party: Party) -> tuple[object, ...]:
    """What makes a party strong, as a key: its Hero, experience, Items and Allies, and the Event in force."""
    pieces = [item.card.id for item in party.items] + [ally.card.id for ally in party.allies]
    return (party.seat, party.hero.id, t.event and t.event.id, *party.learned, *party.grown, *pieces)


def price_of(card: object) -> int:
    """What a card is worth to its owner, in gold: its cost, or a guess for cards that were won."""
    return 99 if getattr(card, "type", "") == "rune" else getattr(card, "cost", 0) or 6


def has_side_uses(card: Card) -> bool:
    """Whether a card helps beside fights: in tests, escapes, on the road or in the market."""
    return any(
        not isinstance(e, (v.Bonus, v.Stat)) or getattr(e, "on", "") in ("test", "escape")
        for e in card.always
    )


def company(party: Party) -> int:
    """What the Allies of a party cost."""
    return sum(ally.card.cost for ally in party.allies)


def affords(t: Realm, party: Party, power: Power) -> bool:
    """Whether the cost of an ability hurts nobody: no wounds by exhaustion, no fall."""
    cost = power.terms.cost
    ally = next((one for one in party.allies if one.card is power.card), None)
    holder = party if ally is None else ally
    if cost.wounds and holder.wounds + cost.wounds + 1 >= modifiers.life(t, party, ally):
        return False
    if cost.exhaustion and holder.exhaustion + cost.exhaustion > modifiers.stamina(t, party, ally):
        return False
    return not cost.gold or party.gold > cost.gold


def ends_in(card: EncounterCard, town: str) -> bool:
    """Whether the errand of a kept Encounter ends in this town."""
    return card.errand is not None and not card.errand.turns and card.errand.town in ("", town)


@lru_cache(maxsize=1000)
def travel_times(atlas: Atlas, goal: int) -> list[float]:
    """About how many turns the way from every space to a goal takes."""
    times = [99.0] * atlas.size
    times[goal] = 0.0
    queue = [(0.0, goal)]
    while queue:
        time, here = heappop(queue)
        if time > times[here]:
            continue
        time += EASY if atlas.terrain[here] in EASY_TERRAINS else ROUGH
        for there in atlas.neighbours[here]:
            if time < times[there]:
                times[there] = time
                heappush(queue, (time, there))
    return times


# What effects are worth, in gold


def value(t: Realm, party: Party, effects: Iterable[Step], need: float, p: Params) -> float:
    """What effects are worth to a party; `need` says how much depends on the fight at hand, from 0 to 1."""
    return sum(_value(t, party, effect, need, p) for effect in effects)


def _value(t: Realm, party: Party, effect: Step, need: float, p: Params) -> float:
    """What one effect is worth."""
    match effect:
        case v.Gold(amount=amount):
            return float(max(amount, -party.gold))
        case v.Wound(who="enemy", amount=amount):
            return amount * (p.foe_wound + p.foe_wound_need * need)
        case v.Wound(amount=amount):
            return -amount * (
                p.own_wound if modifiers.life(t, party) - party.wounds > amount else p.last_wound
            )
        case v.Tire(amount=amount):
            spare = modifiers.stamina(t, party) - party.exhaustion
            return -p.tire * amount - p.overtired * max(0, amount - spare)
        case v.Heal(amount=amount, who=who):
            return p.heal * _tokens(party, "wounds", who, amount or 9)
        case v.Relieve(amount=amount, who=who):
            return p.relieve * _tokens(party, "exhaustion", who, amount or 9)
        case v.Attack() | v.Add() | v.Reroll() | v.Damage() | v.Bonus() | v.Stat():
            return p.edge + p.edge_need * need
        case v.Cancel(amount=amount):
            return (amount or CANCEL_ALL) * (p.cancel + p.cancel_need * need)
        case v.Refresh():
            down = not all(item.face_up for item in party.items) or not all(
                one.face_up for one in party.allies
            )
            return p.refresh if down else 0.0
        case v.Grow():
            return p.grow
        case v.Experience(points=points):
            return p.experience * points
        case v.Find():
            return p.find
        case v.Peek(bury=bury):
            return p.bury if bury else p.peek
        case v.Win():
            return p.win + p.win_need * need
        case v.Fail():
            return -p.fail
        case v.Fight():
            return p.fight if party.wounds * 2 < modifiers.life(t, party) else -p.hurt_fight
        case v.Test(success=success, failure=failure):
            odds = test_chance(t, party, effect)
            return odds * value(t, party, success, need, p) + (1.0 - odds) * value(t, party, failure, need, p)
        case v.Choose(first=first, second=second):
            return max(value(t, party, first, need, p), value(t, party, second, need, p))
        case v.May(do=do):
            return max(0.0, value(t, party, do, need, p))
        case v.Pay(gold=gold, do=do):
            return max(0.0, value(t, party, do, need, p) - gold) if party.gold >= gold else 0.0
        case _:
            return p.anything


def test_chance(t: Realm, party: Party, test: v.Test) -> float:
    """The chance to pass a test, with one exhaustion for a skill that the Hero has."""
    bonus = checks.test_bonus(t, party, test.characteristic, test.skill)
    return chance(bonus + (party.hero.skills.get(test.skill, 0) if test.skill else 0), test.target)


def _tokens(party: Party, kind: str, who: str, amount: int) -> int:
    """How many wounds or exhaustion tokens an effect for `who` would remove."""
    mine = min(amount, int(getattr(party, kind)))
    others = [min(amount, int(getattr(ally, kind))) for ally in party.allies]
    if who == "you":
        return mine
    if who == "allies":
        return sum(others)
    if who == "party":
        return mine + sum(others)
    return max([0, *others] if who in ("ally", "self") else [mine, *others])


def asked(card: object, kind: type[Step]) -> Step | None:
    """The first effect of a kind in the texts of a card."""
    texts: list[Step] = [*getattr(card, "before", ()), *getattr(card, "do", ()), *getattr(card, "now", ())]
    for holder in (
        *getattr(card, "abilities", ()),
        getattr(card, "reward", None),
        getattr(card, "errand", None),
    ):
        texts += getattr(holder, "do", ())
    while texts:
        effect = texts.pop(0)
        if type(effect) is kind:
            return effect
        for part in ("success", "failure", "first", "second", "do"):
            texts += getattr(effect, part, ())
    return None
