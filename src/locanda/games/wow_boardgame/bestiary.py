"""The words in which creatures and bosses are written: what they do to those who fight them."""

from typing import Literal

from locanda.kit.effects import Effect

from .which import Which
from .words import Box, Condition, Resource


class LosePerDie(Effect, frozen=True):
    """The attacking character loses Health or Energy for each such die."""

    resource: Resource
    which: Which
    amount: int = 1


class SufferPerDie(Effect, frozen=True):
    """The attacking character receives a token for each such die."""

    condition: Condition
    which: Which


class UnequipPerDie(Effect, frozen=True):
    """The attacking character unequips a power for each such die."""

    which: Which


class LockDice(Effect, frozen=True):
    """Such dice cannot be used by anybody for the rest of the combat."""

    which: Which


class HitsAway(Effect, frozen=True):
    """Hit tokens leave a box of those who fight it: for each opponent left, for each participant, or in all."""

    amount: int
    box: Box = "damage"
    per: Literal["", "creature", "participant"] = ""
    large: int = 0  # the amount in a game of six characters, if it is another


class HitsAwayPerDie(Effect, frozen=True):
    """A hit token leaves a box for each such die."""

    which: Which
    box: Box = "damage"


class Suffer(Effect, frozen=True):
    """Every participant receives tokens of a condition."""

    condition: Condition
    amount: int


class NoRerollValue(Effect, frozen=True):
    """Nobody rerolls with the Reroll value."""


class NoAttrition(Effect, frozen=True):
    """No hit token enters the attrition box."""


class ArmorOnly(Effect, frozen=True):
    """Armor tokens are placed for such dice only."""

    which: Which


class HalfAttrition(Effect, frozen=True):
    """The Attrition value is halved, rounded up."""


class LimitHits(Effect, frozen=True):
    """No more hits enter the damage and defense boxes in an attack phase than such dice; the others go to attrition."""

    which: Which


class SpottedAttrition(Effect, frozen=True):
    """Each hit in the attrition box needs such a die, which is spotted for it."""

    which: Which
