"""What the bot does with dice: which it spots, changes, removes and rolls again."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.kernel.decision import DONE, Decision, Option

from ..rules import values
from ..rules.pool import COLOURS, free, matches
from ..state import Seat, World
from ..vocabulary import Change, Dice, Raise, Reroll, RollAgain

PREFERENCE = {"blue": 2, "red": 1, "green": 0}


def needed(t: World) -> int:
    """The result that hits now."""
    return values.threat(t, t.combat) if t.combat is not None and t.combat.attack is not None else 5


def useful(t: World, steps: Sequence[object]) -> bool:
    """Whether there is a die for what an effect does, where it is about dice that miss, or a die still to be had."""
    combat = t.combat
    attack = combat.attack if combat is not None else None
    if combat is None or attack is None or not steps:
        return True
    step, need = steps[0], needed(t)
    missing = [die for die in attack.dice if 0 < die.face < need]
    if isinstance(step, Dice):
        colours = [colour for colour in COLOURS if getattr(step, colour)]
        return not colours or any(free(t, attack, colour) for colour in colours)
    if isinstance(step, Change):
        return step.result >= need and any(matches(die, step.which) for die in missing)
    if isinstance(step, Raise):
        return any(matches(die, step.which) and die.face + step.amount >= need for die in missing)
    if isinstance(step, RollAgain) and step.every:
        return len(missing) > 2 * (len(attack.dice) - len(missing))
    if isinstance(step, RollAgain):
        return any(matches(die, step.which) and not die.rerolled for die in missing)
    if isinstance(step, Reroll) and any(die.face for die in attack.dice):
        return len(missing) > max(0, values.reroll(t, combat) - attack.rerolls)
    return True


def misses(t: World, options: Sequence[Option]) -> list[Option]:
    """Of options about dice those whose die does not hit, the best ones to be something else first."""
    need = needed(t)
    found = [one for one in options if one is not DONE and 0 < one.value[1] < need]
    return sorted(found, key=lambda one: (-PREFERENCE[one.value[0]], one.value[1]))


def spot(t: World, seat: Seat, decision: Decision) -> Option:
    """Any die that can be spotted: what follows is never bad."""
    return decision.options[0]


def change(t: World, seat: Seat, decision: Decision) -> Option:
    """A die that misses, otherwise none."""
    found = misses(t, decision.options)
    return found[-1] if found else decision.options[-1]


def raise_(t: World, seat: Seat, decision: Decision) -> Option:
    """The die that comes nearest to a hit."""
    found = misses(t, decision.options)
    return max(found, key=lambda one: one.value[1]) if found else decision.options[-1]


def remove(t: World, seat: Seat, decision: Decision) -> Option:
    """A die that misses; one that was not rolled yet by what it is worth least."""
    dice = [one for one in decision.options if one is not DONE]
    unrolled = [one for one in dice if one.value[1] == 0]
    if unrolled:
        return min(unrolled, key=lambda one: PREFERENCE[one.value[0]])
    found = misses(t, dice)
    if found:
        return min(found, key=lambda one: one.value[1])
    return decision.options[-1]


def again(t: World, seat: Seat, decision: Decision) -> Option:
    """The lowest die that misses, if there is one."""
    found = misses(t, decision.options)
    return found[0] if found else decision.options[-1]
