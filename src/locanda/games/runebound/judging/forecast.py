"""Forecasts: how likely a fight is to be won, exactly, if it is fought to its end and nobody uses a card on the way.

Every roll of the twenty-sided die is counted, phase by phase in the book's order, with the wounds and exhaustion of
everybody. Who acts is chosen for the best chance of winning: among everybody in a small party, among those that the
plan of a round has for the phase in a bigger one.
"""

from __future__ import annotations

from typing import NamedTuple

from .. import vocabulary as v
from ..rules.combat import LAST_ROUND, QUIET_ROUNDS
from ..state import Companion, Fight, Party, Realm
from .figures import Figures, is_shared, last_change

HERO, DEFENCE = 0, -1
# The most Allies with whom everybody's attack is tried in every phase.
FREELY = 1
# How near two sweeps must be: far under what is shown.
NEAR = 1e-4
# What is reached with a lower probability than this in a big party, or in a crowd, is estimated and not worked out.
RARE, CROWDED, CROWD = 5e-4, 2e-3, 3
# How alike the shares that rounds add must be before the rest is added at once.
STEADY = 0.02
# A state is a number: five bits for the enemy's wounds, then for everybody's wounds and exhaustion.
BITS, FULL = 5, 31
# About what another Hero rolls, where a guess will do.
AVERAGE = 10
WON, LOST = -1, -2

Line = tuple[float, float]  # a value as a + b * x, where x is the value of the round's own beginning
Key = tuple[int, int, int]  # a phase, who has attacked, and the state
Row = tuple[
    float, float | Key, float | Key
]  # the chance of an act (or its edge over a rolled die), success, failure


class Act(NamedTuple):
    """What can be done in a phase: who acts, the die's bonus and target, and what a hit and a failure lead to."""

    who: int
    bonus: int
    target: int
    chance: float
    damage: int
    thorns: int
    burrs: int
    harm: int
    tiring: int


def chance(bonus: int, target: int) -> float:
    """The probability that a twenty-sided die with this bonus reaches the target."""
    return min(20, max(0, 21 + bonus - target)) / 20


class Knot:
    """Rounds that may lead back to themselves: the values of their beginnings by state, and what can be done in them.

    Without an enemy that heals it is one round in which nothing happens.
    """

    __slots__ = ("begin", "heals", "rows")

    def __init__(self, begin: dict[int, float], heals: bool) -> None:
        self.begin, self.heals = begin, heals
        self.rows: dict[Key, list[Row]] = {}


class Forecast:
    """The chances of one fight, from any state that it can come to; worked out when they are asked for, and kept."""

    def __init__(self, t: Realm, party: Party, fight: Fight) -> None:
        self.table: Realm = t.copy()
        self.party: Party = self.table.seats[party.seat]
        self.fight = Fight(fight.foe, fight.rival, fight.encounter, fight.slot)
        self.fight.boosts, self.fight.rival_boosts = list(fight.boosts), list(fight.rival_boosts)
        self.table.fight = self.fight
        self.quiet = QUIET_ROUNDS - fight.quiet
        able = [ally for ally in self.party.allies if ally.face_up]
        self.shared = any(is_shared(ally) for ally in able)
        self._figures: dict[tuple[int, int], Figures] = {}
        self._acts: dict[tuple[int, int, int, int], list[Act]] = {}
        self._values: dict[tuple[int, int, int, int], float] = {}
        self._knots: dict[int, Knot] = {}
        self._alive: dict[int, int] = {}
        self._paces: dict[tuple[int, int], tuple[float, float]] = {}
        self.team = able
        self.opening = self.state(t) if fight.quiet else -1
        self.everyone = (1 << len(able)) - 1
        self.last = last_change(self.table, self.party)
        foe = fight.foe
        self.regenerates = sum(
            one.amount for one in (foe.always if foe is not None else ()) if isinstance(one, v.Regenerate)
        )
        self.duel = foe is None
        exactly = len(able) <= FREELY and not (self.duel and able)
        self.least = 0.0 if exactly else RARE if len(able) < CROWD else CROWDED
        self.foe_life = self.figures(self.everyone, 1).foe_life

    # States

    def state(self, t: Realm) -> int:
        """The wounds and exhaustion of everybody who can act, as a number; nobody stands who has left the party."""
        party, fight = t.seats[self.party.seat], self.fight
        if fight.foe is None:
            state = t.seats[fight.rival].wounds
        else:
            state = t.fight.wounds if t.fight is not None else 0
        shift = BITS
        state = min(state, FULL) | party.wounds << shift | party.exhaustion << (shift + BITS)
        here = {ally.card.id: ally for ally in party.allies}
        for one in self.team:
            shift += 2 * BITS
            ally = here.get(one.card.id)
            if ally is None:
                state |= FULL << shift
            else:
                state |= min(ally.wounds, FULL - 1) << shift | ally.exhaustion << (shift + BITS)
        return state

    def attacked(self, t: Realm) -> int:
        """Who has attacked in this round, as a bit set."""
        party = t.seats[self.party.seat]
        spent = {ally.card.id for ally in party.allies if ally.attacked}
        numbers = [number for number, one in enumerate(self.team, 1) if one.card.id in spent]
        return int(party.attacked) | sum(1 << number for number in numbers)

    def number(self, ally: Companion | None) -> int:
        """The number of the Hero (no Ally) or of an Ally who can attack."""
        if ally is None:
            return HERO
        return next(number for number, one in enumerate(self.team, 1) if one.card.id == ally.card.id)

    def is_beaten(self, state: int) -> bool:
        """Whether the enemy has all the wounds that it can take."""
        return (state & FULL) >= self.foe_life > 0

    def alive(self, state: int) -> int:
        """Which Allies still stand, as a bit set."""
        allies = state >> 3 * BITS
        found = self._alive.get(allies)
        if found is None:
            found = sum((allies >> 2 * BITS * n & FULL != FULL) << n for n in range(len(self.team)))
            self._alive[allies] = found
        return found

    def hurt(self, state: int, who: int, wounds: int, exhaustion: int, figures: Figures) -> int:
        """The state after somebody took wounds and exhaustion; what exceeds Stamina becomes wounds."""
        shift = BITS + 2 * BITS * who
        if exhaustion:
            kept = min(exhaustion, max(0, figures.sides[who].stamina - (state >> (shift + BITS) & FULL)))
            state += kept << (shift + BITS)
            wounds += exhaustion - kept
        if not wounds:
            return state
        if (state >> shift & FULL) + wounds < figures.sides[who].life:
            return state + (wounds << shift)
        if who == HERO:
            return LOST
        return state & ~((1 << 2 * BITS) - 1 << shift) | FULL << shift

    # What can be done

    def figures(self, alive: int, round_: int) -> Figures:
        """The figures of a round, for those who still stand."""
        key = (alive if self.shared else 0, round_)
        found = self._figures.get(key)
        if found is None:
            self.fight.round = round_
            everybody = self.party.allies
            if self.shared:
                gone = [ally for number, ally in enumerate(self.team) if not alive >> number & 1]
                self.party.allies = [ally for ally in everybody if ally not in gone]
            found = self._figures[key] = Figures(self.table, self.party, self.team)
            self.party.allies = everybody
        return found

    def acts(self, phase: int, mask: int, alive: int, round_: int) -> list[Act]:
        """What is considered in a phase when those in `mask` have attacked: attacks first, the defense last."""
        key = (phase, mask, alive, round_)
        found = self._acts.get(key)
        if found is None:
            figures = self.figures(alive, round_)
            attackers = self.attackers(figures, phase, mask, alive)
            if alive.bit_count() > FREELY:
                attackers = self._planned(figures, phase, mask, alive)
            found = self._acts[key] = [
                *(self.act(figures, phase, who) for who in attackers),
                self.act(figures, phase, DEFENCE),
            ]
        return found

    def attackers(self, figures: Figures, phase: int, mask: int, alive: int) -> list[int]:
        """Who may attack in a phase."""
        if figures.targets[phase] is None:
            return []
        found = [] if mask & 1 else [HERO]
        if not figures.alone[phase]:
            found += [
                number + 1
                for number in range(len(self.team))
                if alive >> number & 1 and not mask >> (number + 1) & 1
            ]
        return found

    def act(self, figures: Figures, phase: int, who: int) -> Act:
        """An attack or the Hero's defense in numbers."""
        if who == DEFENCE:
            side, aim, free = figures.sides[HERO], figures.aims[phase], False
            bonus = side.defence[phase]
            damage = thorns = burrs = 0
        else:
            side, aim = figures.sides[who], figures.targets[phase] or 0
            bonus, free = side.attack[phase], side.safe[phase]
            damage = 0 if figures.immune[phase] else side.damage[phase]
            thorns, burrs = figures.thorns[phase], figures.burrs[phase]
        harm, tiring = (0, 0) if free else (figures.harm[phase], figures.tiring[phase])
        likely = 0.0 if self.duel else chance(bonus, aim)
        return Act(who, bonus, aim, likely, damage, thorns, burrs, harm, tiring)

    def _planned(self, figures: Figures, phase: int, mask: int, alive: int) -> list[int]:
        """Who attacks in this phase by the plan that makes the most of the rest of the round; perhaps nobody."""
        rows, free = [], self.attackers(figures, phase, mask, alive)
        aside = AVERAGE if self.duel else 0
        for number in range(phase, 3):
            row = [(0.0, DEFENCE)]
            for who in self.attackers(figures, number, mask, alive):
                act = self.act(figures, number, who)
                likely = chance(act.bonus, act.target + aside)
                dealt = likely * min(act.damage, self.foe_life) / max(1, self.foe_life)
                lost = (1 - likely) * (act.harm + act.tiring / 2) + likely * (act.thorns + act.burrs / 2)
                defended = chance(figures.sides[HERO].defence[number], figures.aims[number] + aside)
                spared = (1 - defended) * figures.harm[number] / figures.sides[HERO].life
                fear = (1.0 if who == HERO else 0.3) / figures.sides[who].life
                row.append((dealt + spared - fear * lost, who))
            rows.append(sorted(row, reverse=True)[:4])
        best: tuple[float, int] = (-99.0, DEFENCE)
        for first, one in rows[0]:
            rest = _best_rest(rows[1:], {one} - {DEFENCE})
            best = max(best, (first + rest, one))
        return [who for who in {HERO, best[1]} if who != DEFENCE and (who != HERO or HERO in free)]

    # Values

    def value(self, phase: int, mask: int, state: int, round_: int, reach: float = 1.0) -> float:
        """The chance of winning from a phase on, when those in `mask` have attacked.

        What is reached hardly ever (`reach`) is estimated.
        """
        key = (phase, mask, state, round_)
        found = self._values.get(key)
        if found is None:
            if reach < self.least:
                return self._guess(state, round_)
            if round_ < self.last:
                rows = self._rows((phase, mask, state), round_, None, reach)
                found = self._best(rows, None, 0.0, {}, reach)[0]
            else:
                knot = self._knot(state, reach)
                x = knot.begin[state]
                a, b = self._line((phase, mask, state), knot, x, {}, reach)
                found = a + b * x
            self._values[key] = found
        return found

    def _guess(self, state: int, round_: int) -> float:
        """About how likely the fight is to be won from here."""
        alive = self.alive(state)
        dealt, taken = self._pace(alive, round_)
        left, health = self.foe_life - (state & FULL), self.figures(alive, round_).sides[HERO].life
        mine, other = (health - (state >> BITS & FULL)) * dealt, left * taken
        return mine * mine / (mine * mine + other * other + 1e-9)

    def _pace(self, alive: int, round_: int) -> tuple[float, float]:
        """The wounds that are dealt and those that the Hero takes in a round, about."""
        found = self._paces.get((alive, round_))
        if found is None:
            figures, dealt, taken, mask = self.figures(alive, round_), 0.0, 0.0, 0
            aside = AVERAGE if self.duel else 0
            for phase in range(3):
                best, by = 0.0, DEFENCE
                for who in self.attackers(figures, phase, mask, alive):
                    act = self.act(figures, phase, who)
                    worth = chance(act.bonus, act.target + aside) * act.damage
                    best, by = max((best, by), (worth, who))
                dealt += best
                if by != DEFENCE:
                    mask |= 1 << by
                if by <= HERO:
                    miss = 1 - chance(figures.sides[HERO].defence[phase], figures.aims[phase] + aside)
                    taken += miss * (figures.harm[phase] + figures.tiring[phase] / 2)
            found = self._paces[alive, round_] = (dealt, taken)
        return found

    def _knot(self, state: int, reach: float) -> Knot:
        """The rounds that may lead back to this one, worked out together."""
        group = state >> BITS if self.regenerates else state
        knot = self._knots.get(group)
        if knot is None:
            if self.regenerates:
                knot = Knot({group << BITS | struck: 0.0 for struck in range(self.foe_life)}, True)
                self._sweep(knot, reach)
            else:
                knot = Knot({state: 0.0}, False)
                knot.begin[state] = self._loop(knot, state, reach)
            self._knots[group] = knot
        return knot

    def _loop(self, knot: Knot, state: int, reach: float) -> float:
        """The value of a round's beginning; rounds in which nothing happens lead back to it, but not for ever."""
        x, before = self._guess(state, self.last), -1.0
        quiet = self.quiet if state == self.opening else QUIET_ROUNDS
        for _ in range(20):
            a, b = self._line((0, 0, state), knot, x, {}, reach)
            x = 0.0 if b >= 1.0 else a * (1.0 - b**quiet) / (1.0 - b)
            if abs(x - before) < NEAR:
                break
            before = x
        return x

    def _sweep(self, knot: Knot, reach: float) -> None:
        """The values of a round's beginning by the wounds of an enemy that heals, round after round to the last."""
        changes: list[float] = []
        for number in range(LAST_ROUND):
            local: dict[Key, Line] = {}
            after = {state: self._line((0, 0, state), knot, 0.0, local, reach)[0] for state in knot.begin}
            steps = {state: after[state] - knot.begin[state] for state in after}
            changes.append(max(abs(step) for step in steps.values()))
            knot.begin = after
            if changes[-1] < NEAR:
                break
            # Once every round adds the same share of what the round before has added, the rest is known.
            if number > 3 and abs(changes[-1] * changes[-3] - changes[-2] ** 2) < STEADY * changes[-2] ** 2:
                share = changes[-1] / changes[-2]
                rest = share * (1.0 - share ** (LAST_ROUND - number)) / (1.0 - share) if share < 1.0 else 0.0
                knot.begin = {state: min(1.0, after[state] + steps[state] * rest) for state in after}
                break

    def _line(self, key: Key, knot: Knot, x: float, local: dict[Key, Line], reach: float) -> Line:
        """The best that can be done in a phase of these rounds, for the present values of their beginnings."""
        found = local.get(key)
        if found is None:
            rows = knot.rows.get(key)
            if rows is None:
                rows = knot.rows[key] = self._rows(key, self.last, knot, reach)
            found = local[key] = self._best(rows, knot, x, local, reach)
        return found

    def _rows(self, key: Key, round_: int, knot: Knot | None, reach: float) -> list[Row]:
        """What is considered in a phase, and what a success and a failure lead to."""
        phase, mask, state = key
        alive = self.alive(state)
        figures, rows = self.figures(alive, round_), []
        for act in self.acts(phase, mask, alive, round_):
            p = 0.5 if self.duel else act.chance
            after = mask if act.who == DEFENCE else mask | 1 << act.who
            hit = miss = 0.0  # type: float | Key
            if p:
                hit = self._end(phase, after, self.hit(act, state, figures), round_, knot, reach * p)
            if p < 1.0:
                miss = self._end(phase, after, self.miss(act, state, figures), round_, knot, reach * (1 - p))
            rows.append((act.bonus - act.target if self.duel else p, hit, miss))
        return rows

    def _end(
        self, phase: int, mask: int, state: int, round_: int, knot: Knot | None, reach: float
    ) -> float | Key:
        """The value of what follows a phase, or where it goes on in the same rounds."""
        if state < 0:
            return 1.0 if state == WON else 0.0
        if phase < 2:
            if knot is not None and state in knot.begin:
                return phase + 1, mask, state
            return self.value(phase + 1, mask, state, round_, reach)
        healed = state - min(state & FULL, self.regenerates)
        if knot is not None and healed in knot.begin:
            return 0, 0, healed
        return self.value(0, 0, healed, min(round_ + 1, self.last), reach)

    def _best(
        self, rows: list[Row], knot: Knot | None, x: float, local: dict[Key, Line], reach: float
    ) -> Line:
        """The best of what is considered."""
        found = []
        for likely, hit, miss in rows:
            won = (hit, 0.0) if isinstance(hit, float) else self._ahead(hit, knot, x, local, reach)
            lost = (miss, 0.0) if isinstance(miss, float) else self._ahead(miss, knot, x, local, reach)
            found.append((likely, won, lost))
        if self.duel:
            return _against_a_roll(found, x)
        best, best_value = (0.0, 0.0), -1.0
        for p, (a, b), (c, d) in found:
            line = (p * a + (1 - p) * c, p * b + (1 - p) * d)
            worth = line[0] + line[1] * x
            if worth > best_value:
                best, best_value = line, worth
        return best

    def _ahead(self, key: Key, knot: Knot | None, x: float, local: dict[Key, Line], reach: float) -> Line:
        """What a later phase of the same rounds is worth, or the beginning of one."""
        assert knot is not None
        if key[0] == 0:
            return (knot.begin[key[2]], 0.0) if knot.heals else (0.0, 1.0)
        return self._line(key, knot, x, local, reach)

    def hit(self, act: Act, state: int, figures: Figures) -> int:
        """The state after a success; an enemy that is beaten counts before anything else (RB-RUL-57)."""
        if act.who == DEFENCE:
            return state
        if (state & FULL) + act.damage >= self.foe_life:
            return WON
        return self.hurt(state + act.damage, act.who, act.thorns, act.burrs, figures)

    def miss(self, act: Act, state: int, figures: Figures) -> int:
        """The state after a failure."""
        return self.hurt(state, max(HERO, act.who), act.harm, act.tiring, figures)

    # What is asked

    def of_act(
        self, phase: int, mask: int, state: int, round_: int, who: int, target: int = 0, add: int = 0
    ) -> float:
        """The chance of winning if somebody acts now; against a Hero `target` is what he has rolled."""
        figures = self.figures(self.alive(state), round_)
        act = self.act(figures, phase, who)
        p = chance(act.bonus + add, target if self.duel else act.target)
        found = 0.0
        if p:
            found = p * self.after(act, phase, mask, self.hit(act, state, figures), round_)
        if p < 1.0:
            found += (1 - p) * self.after(act, phase, mask, self.miss(act, state, figures), round_)
        return found

    def after(self, act: Act | None, phase: int, mask: int, state: int, round_: int) -> float:
        """The chance of winning when an act (if any, who has attacked) is over and has led to this state."""
        if state in (WON, LOST):
            return float(state == WON)
        if act is not None and act.who != DEFENCE:
            mask |= 1 << act.who
        if phase < 2:
            return self.value(phase + 1, mask, state, round_)
        healed = state - min(state & FULL, self.regenerates)
        return self.value(0, 0, healed, min(round_ + 1, self.last))


def _against_a_roll(acts: list[tuple[float, Line, Line]], x: float) -> Line:
    """The best answer to each roll of another Hero, on average; acts have their edge over that die."""
    rows = [(edge, won, lost, won[0] + won[1] * x, lost[0] + lost[1] * x) for edge, won, lost in acts]
    a = b = 0.0
    for die in range(1, 21):
        best_value = -1.0
        for row in rows:
            p = (21 + row[0] - die) / 20
            p = 0.0 if p < 0.0 else 1.0 if p > 1.0 else p
            worth = p * row[3] + (1 - p) * row[4]
            if worth > best_value:
                best_value, likely, best = worth, p, row
        a += likely * best[1][0] + (1 - likely) * best[2][0]
        b += likely * best[1][1] + (1 - likely) * best[2][1]
    return a / 20, b / 20


def _best_rest(rows: list[list[tuple[float, int]]], taken: set[int]) -> float:
    """The most that the phases of these rows bring, when nobody attacks twice."""
    if not rows:
        return 0.0
    return max(
        worth + _best_rest(rows[1:], taken | ({who} - {DEFENCE}))
        for worth, who in rows[0]
        if who not in taken
    )
