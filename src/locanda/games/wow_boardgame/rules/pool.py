"""Dice: the pool, how many there are, what is spotted, changed, removed and rolled again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from locanda.kernel.decision import DONE, Option, Rules, ask
from locanda.kit.ledger import rule

from ..state import Attack, Combat, Die, World
from ..vocabulary import Change, Combo, ComboFrom, Preset, Raise, Remove, RollAgain, Spot, Swap, Which
from ..words import Colour
from . import gear
from .moment import Moment

COLOURS: tuple[Colour, ...] = ("blue", "red", "green")
SIDES = 8
DICE = 7
# What is done with a die that shows something, or with one that is not rolled yet (0), as options made once.
VERBS = ("spot", "change", "raise", "remove", "again", "reroll", "swap")
OPTIONS = {
    (verb, colour, face): Option(verb, f"{colour}-{face}" if face else colour, (colour, face))
    for verb in VERBS
    for colour in COLOURS
    for face in range(SIDES + 1)
}
INTO = {colour: Option("colour", colour, colour) for colour in COLOURS}


@rule("TBG-CMB-10", "TBG-RUL-73", "TBG-RUL-79", "TBG-DICE-05", "TBG-DICE-06")
def free(t: World, attack: Attack, colour: str) -> int:
    """How many more dice of a colour there are for a pool: of all, without those in it, removed or set aside."""
    combat = t.combat
    assert combat is not None
    most: int = t.game.value("dice", DICE, t)
    most -= attack.removed.get(colour, 0) + combat.locked.get(colour, 0)
    if colour in attack.limits:
        most = min(most, attack.limits[colour])
    return max(0, most - sum(die.colour == colour for die in attack.dice))


@rule("TBG-TIME-08", "TBG-RUL-90", "TBG-CMB-10")
def add(t: World, attack: Attack, colour: Colour, amount: int, source: str, roll: bool) -> list[Die]:
    """Dice come into the pool, as many as there are; after its step they are rolled at once."""
    added: list[Die] = []
    room = min(amount, free(t, attack, colour))
    if not roll:
        attack.waiting += [Die(colour, source) for _ in range(amount - room)]
    for _ in range(room):
        die = Die(colour, source)
        if roll:
            die.face = t.dice.roll(SIDES, f"{colour} die")
        attack.dice.append(die)
        added.append(die)
    if added:
        faces = [die.face for die in added] if roll else []
        t.tell(
            "dice-added",
            "TBG-CMB-09",
            seat=t.characters[attack.who].seat,
            character=attack.who,
            card=source,
            colour=colour,
            amount=len(added),
            faces=faces,
        )
    return added


def matches(die: Die, which: Which) -> bool:
    """Whether an effect speaks of a die that was rolled."""
    return die.colour in which.colours and which.at_least <= die.face <= which.at_most


def showing(combat: Combat, which: Which) -> int:
    """How many dice of the pool an effect speaks of."""
    if combat.attack is None:
        return 0
    return sum(die.face > 0 and matches(die, which) for die in combat.attack.dice)


@rule("TBG-DICE-01", "TBG-DICE-03", "TBG-RUL-54", "TBG-RUL-82")
def spottable(attack: Attack, which: Which) -> list[Die]:
    """The dice that an ability of a character could still spot in this round."""
    return [die for die in attack.dice if die.face and not die.spotted and matches(die, which)]


@rule("TBG-DICE-07", "TBG-DICE-06")
def removable(attack: Attack, which: Which) -> list[Die]:
    """The dice of the pool that could be removed: never one that was spotted."""
    return [
        die
        for die in attack.dice
        if not die.spotted and (matches(die, which) if die.face else die.colour in which.colours)
    ]


@rule("TBG-RUL-78")
def changeable(t: World, attack: Attack, step: Change) -> list[Die]:
    """The dice that an effect could change into another result, or colour if there is a die of that."""
    found = []
    for die in attack.dice:
        if not die.face or not matches(die, step.which):
            continue
        if any(_can_become(t, attack, die, colour) for colour in _colours_for(die, step)) and (
            die.face != step.result or step.colour not in ("", die.colour)
        ):
            found.append(die)
    return found


def _colours_for(die: Die, step: Change) -> tuple[Colour, ...]:
    if step.colour == "":
        return (die.colour,)
    return COLOURS if step.colour == "any" else (step.colour,)


def _can_become(t: World, attack: Attack, die: Die, colour: str) -> bool:
    return die.colour == colour or free(t, attack, colour) > 0


@rule("TBG-CMB-12", "TBG-RUL-107")
def rerollable(attack: Attack, which: Which | None = None) -> list[Die]:
    """The dice that have not been rolled again in this round."""
    return [
        die for die in attack.dice if die.face and not die.rerolled and (which is None or matches(die, which))
    ]


def could(moment: Moment, step: Any) -> bool:
    """Whether there is a die for an effect."""
    t, attack = moment.table, moment.attack
    if isinstance(step, Spot):
        return len(spottable(attack, _lowered(moment, step))) >= (2 if step.pairs else 1)
    if isinstance(step, Remove):
        if step.most == "reroll":
            from . import values

            if values.reroll(t, moment.combat) <= attack.rerolls:
                return False
        found = len(removable(attack, step.which))
        return found >= max(1, step.exactly)
    if isinstance(step, Change):
        return bool(changeable(t, attack, step))
    if isinstance(step, Raise):
        return any(die.face and die.face < SIDES and matches(die, step.which) for die in attack.dice)
    if isinstance(step, RollAgain):
        return bool(rerollable(attack, step.which))
    if isinstance(step, Swap):
        colours = [one for one in step.which.colours if one != step.colour]
        return free(t, attack, step.colour) > 0 and any(die.colour in colours for die in attack.dice)
    return True


# Choosing dice


def choose(
    moment: Moment, verb: str, dice: Iterable[Die], optional: bool, *cites: str, prompt: str = ""
) -> Rules[Die | None]:
    """One of the dice, by choice; equal ones are one choice, and with `optional` it may be none."""
    found: dict[tuple[Colour, int], Die] = {}
    for die in dice:
        found.setdefault((die.colour, die.face), die)
    if not found:
        return None
    options = [OPTIONS[(verb, *key)] for key in found]
    if optional:
        options.append(DONE)
    facts = {"card": moment.card, "character": moment.hero.index}
    chosen = yield from ask(moment.table, moment.seat, prompt or f"dice.{verb}", options, cites, facts=facts)
    return None if chosen is DONE else found[chosen.value]


@rule("TBG-DICE-01", "TBG-DICE-08", "TBG-DICE-09")
def spot(moment: Moment, step: Spot) -> Rules[None]:
    """Dice are spotted one after another, and each lets something happen."""
    which, count = _lowered(moment, step), 0
    while step.most == 0 or count < step.most:
        found = spottable(moment.attack, which)
        if step.pairs and len(found) < 2:
            return
        die = yield from choose(moment, "spot", found, count > 0, "TBG-DICE-01")
        if die is None:
            return
        mark(moment, die)
        if step.pairs:
            other = yield from choose(moment, "spot", spottable(moment.attack, which), False, "TBG-DICE-01")
            if other is None:
                return
            mark(moment, other)
        count += 1
        yield from _run(moment, step.do)
        if moment.over() or moment.combat.attack is None:
            return


def _lowered(moment: Moment, step: Spot) -> Which:
    """Which dice are spotted; those for combo tokens may be lower than the card says."""
    if any(isinstance(each, Combo) for each in step.do):
        for each in gear.lasting(moment.table, moment.hero):
            if isinstance(each, ComboFrom) and each.at_least < step.which.at_least:
                return msgspec.structs.replace(step.which, at_least=each.at_least)
    return step.which


def _run(moment: Moment, steps: Any) -> Rules[None]:
    from locanda.kit.effects import run

    yield from run(moment, steps)


def mark(moment: Moment, die: Die) -> None:
    """A die is spotted."""
    die.spotted = True
    moment.table.tell(
        "spotted",
        "TBG-DICE-01",
        seat=moment.seat,
        character=moment.hero.index,
        card=moment.card,
        colour=die.colour,
        face=die.face,
    )


@rule("TBG-DICE-03", "TBG-RUL-78")
def change(moment: Moment, step: Change) -> Rules[None]:
    """Dice get another result, or are exchanged for ones of another colour with that result."""
    t, attack = moment.table, moment.attack
    count = 0
    while step.most == 0 or count < step.most:
        die = yield from choose(moment, "change", changeable(t, attack, step), True, "TBG-DICE-03")
        if die is None:
            return
        colours = [one for one in _colours_for(die, step) if _can_become(t, attack, die, one)]
        colour = colours[0]
        if len(colours) > 1:
            chosen = yield from ask(
                t,
                moment.seat,
                "colour",
                [INTO[one] for one in colours],
                ("TBG-DICE-08",),
                facts={"card": moment.card},
            )
            colour = chosen.value
        turn(moment, die, colour, step.result)
        count += 1


def turn(moment: Moment, die: Die, colour: Colour, result: int) -> None:
    """A die shows another result, in another colour if so."""
    moment.table.tell(
        "changed",
        "TBG-DICE-03",
        seat=moment.seat,
        character=moment.hero.index,
        card=moment.card,
        colour=die.colour,
        face=die.face,
        into=colour,
        result=result,
    )
    die.colour, die.face = colour, result


def raise_(moment: Moment, step: Raise) -> Rules[None]:
    """Results are raised, each die once, never past the highest."""
    done: list[Die] = []
    while len(done) < step.most:
        found = [
            die
            for die in moment.attack.dice
            if 0 < die.face < SIDES and matches(die, step.which) and not any(one is die for one in done)
        ]
        die = yield from choose(moment, "raise", found, True, "TBG-DICE-03")
        if die is None:
            return
        turn(moment, die, die.colour, min(SIDES, die.face + step.amount))
        done.append(die)


@rule("TBG-DICE-04", "TBG-DICE-05")
def take_away(t: World, attack: Attack, die: Die, card: str) -> None:
    """A die leaves the pool, and cannot come back in this Attack phase."""
    attack.dice = [one for one in attack.dice if one is not die]
    attack.removed[die.colour] = attack.removed.get(die.colour, 0) + 1
    t.tell(
        "removed",
        "TBG-DICE-04",
        seat=t.characters[attack.who].seat,
        character=attack.who,
        card=card,
        colour=die.colour,
        face=die.face,
    )


@rule("TBG-DICE-04", "TBG-DICE-07")
def remove(moment: Moment, step: Remove) -> Rules[None]:
    """Dice are removed: all of a kind, as many as must go, or by choice; each lets something happen."""
    t, attack = moment.table, moment.attack
    if step.every:
        for every in removable(attack, step.which):
            take_away(t, attack, every, moment.card)
        return
    from . import values

    most = values.reroll(t, moment.combat) - attack.rerolls if step.most == "reroll" else step.most
    if step.exactly:
        most = step.exactly
    count = 0
    while most == 0 or count < most:
        if step.most == "reroll" and most <= 0:
            return
        optional = not step.forced and not (step.exactly and count)
        die = yield from choose(moment, "remove", removable(attack, step.which), optional, "TBG-DICE-04")
        if die is None:
            return
        take_away(t, attack, die, moment.card)
        count += 1
        if not step.exactly or count == step.exactly:
            yield from _run(moment, step.do)
        if moment.over() or moment.combat.attack is None:
            return


@rule("TBG-RUL-107", "TBG-CMB-12")
def roll_again(moment: Moment, step: RollAgain) -> Rules[None]:
    """Dice are rolled again outside the Reroll value, each at most once in the round."""
    attack = moment.attack
    if step.every:
        for every in rerollable(attack, step.which):
            reroll(moment.table, attack, every)
        return
    most = moment.hero.level if step.most == "level" else step.most
    count = 0
    while most == 0 or count < most:
        die = yield from choose(moment, "again", rerollable(attack, step.which), True, "TBG-RUL-107")
        if die is None:
            return
        reroll(moment.table, attack, die)
        count += 1


@rule("TBG-CMB-12")
def reroll(t: World, attack: Attack, die: Die) -> None:
    """A die is rolled again, and its second result stands."""
    before, die.face = die.face, t.dice.roll(SIDES, f"{die.colour} die")
    die.rerolled = True
    t.tell(
        "rerolled",
        "TBG-CMB-12",
        seat=t.characters[attack.who].seat,
        character=attack.who,
        colour=die.colour,
        before=before,
        face=die.face,
    )


def preset(moment: Moment, step: Preset) -> None:
    """Dice that are not rolled yet are set to results instead."""
    waiting = [die for die in moment.attack.dice if die.colour == step.colour and not die.face]
    for die, result in zip(waiting, step.results, strict=False):
        die.face = result
        moment.table.tell(
            "preset",
            "TBG-TIME-08",
            seat=moment.seat,
            character=moment.hero.index,
            card=moment.card,
            colour=die.colour,
            face=result,
        )


@rule("TBG-CMB-10")
def swap(moment: Moment, step: Swap) -> Rules[None]:
    """Dice that are not rolled yet are taken in another colour, as long as there are such dice."""
    t, attack = moment.table, moment.attack
    while free(t, attack, step.colour) > 0:
        found = [
            die
            for die in attack.dice
            if not die.face and die.colour in step.which.colours and die.colour != step.colour
        ]
        die = yield from choose(moment, "swap", found, True, "TBG-CMB-10")
        if die is None:
            return
        t.tell(
            "swapped",
            "TBG-CMB-10",
            seat=moment.seat,
            character=moment.hero.index,
            card=moment.card,
            colour=die.colour,
            into=step.colour,
        )
        die.colour = step.colour


@rule("TBG-RUL-102")
def take_back(t: World, attack: Attack, card: str) -> None:
    """The dice that a card gave in this step leave the pool, as if they had never been in it."""
    attack.dice = [die for die in attack.dice if die.source != card]
    attack.bonuses = [one for one in attack.bonuses if one[0] != card]
    attack.waiting = [die for die in attack.waiting if die.source != card]
    _fill(t, attack)


def _fill(t: World, attack: Attack) -> None:
    """Dice for which there was no room come into the pool as far as there is some now."""
    waiting, attack.waiting = attack.waiting, []
    for die in waiting:
        (attack.dice if free(t, attack, die.colour) > 0 else attack.waiting).append(die)


@rule("TBG-RUL-80", "TBG-DICE-05")
def lay_aside(t: World, attack: Attack, card: str) -> None:
    """What a card gave in this step is left out of the pool for now."""
    attack.aside += [die for die in (*attack.dice, *attack.waiting) if die.source == card]
    attack.aside_bonuses += [one for one in attack.bonuses if one[0] == card]
    take_back(t, attack, card)


@rule("TBG-RUL-80", "TBG-DICE-05")
def put_in_again(t: World, attack: Attack, card: str) -> None:
    """What was left out of the pool is in it again, just as it was; nothing happens a second time."""
    for die in [one for one in attack.aside if one.source == card]:
        (attack.dice if free(t, attack, die.colour) > 0 else attack.waiting).append(die)
    attack.bonuses += [one for one in attack.aside_bonuses if one[0] == card]
    attack.aside = [one for one in attack.aside if one.source != card]
    attack.aside_bonuses = [one for one in attack.aside_bonuses if one[0] != card]
