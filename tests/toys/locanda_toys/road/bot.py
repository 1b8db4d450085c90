"""A bot that knows the road: nights at inns, and rides when there are coins enough."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.kernel.decision import YES, Decision, Option
from locanda.kit.choices import FIRST
from locanda.kit.guide import Answers, Guide, shares

from .rules import RIDE, WALK, score
from .state import Journey, Traveler

ANSWERS = Answers()
ENOUGH = 4  # coins with which one rides
PLACE = 0.1  # what a place farther is worth


class Guidebook(Guide):
    """Collects tales, and does not hurry."""

    answers = ANSWERS

    @ANSWERS.to("travel")
    def _travel(self, t: Journey, traveler: Traveler, decision: Decision) -> Option:
        """A ride if there are coins enough."""
        return RIDE if RIDE in decision.options and traveler.coins >= ENOUGH else WALK

    @ANSWERS.to("rest", "may")
    def _yes(self, t: Journey, traveler: Traveler, decision: Decision) -> Option:
        """A night, or what somebody offers, is worth its coin."""
        return YES

    @ANSWERS.to("choose")
    def _first(self, t: Journey, traveler: Traveler, decision: Decision) -> Option:
        """The first of two things."""
        return FIRST


def outlook(t: Journey) -> Sequence[float]:
    """The chance of each traveler to win."""
    return shares([score(t, one) / 2 + PLACE * one.at for one in t.seats])
