"""What the bot of the road does in a harbor."""

from __future__ import annotations

from locanda_toys.road.state import Journey, Traveler

from locanda.kernel.decision import DONE, Decision, Option
from locanda.kit.guide import Answers, Guide

from .rules import BOARD, LOAD, SELL
from .state import harbours

ANSWERS = Answers()


@ANSWERS.to("harbour")
def trade(bot: Guide, t: Journey, traveler: Traveler, decision: Decision) -> Option:
    """It sells, loads if there is another harbor to come, and boards the ship where that leads on."""
    if SELL in decision.options:
        return SELL
    if traveler.at != harbours(t)[-1]:
        for option in (LOAD, BOARD):
            if option in decision.options:
                return option
    return DONE
