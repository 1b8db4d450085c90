"""A bot that knows Lions and Wolves: modest bids, hunts together, and every missed die rolled again."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.kernel.decision import YES, Decision, Option
from locanda.kit.guide import Answers, Guide, shares

from .rules import CATCH, EASY_CATCH, HUNT, KEEP
from .state import FACTIONS, Hall

ANSWERS = Answers()
TROPHY, COIN = 0.8, 0.1
MODEST = 4  # options of a bid that are thought of, from no coin on


class Packmate(Guide):
    """Hunts as long as it can, with its ally if that one will."""

    answers = ANSWERS

    @ANSWERS.to("bid")
    def _bid(self, t: Hall, faction: int, decision: Decision) -> Option:
        """Something modest that nobody can foresee."""
        return self.random.choice(decision.options[:MODEST])

    @ANSWERS.to("act")
    def _act(self, t: Hall, faction: int, decision: Decision) -> Option:
        """A hunt together now and then."""
        proposals = [option for option in decision.options if option.verb == "propose"]
        return proposals[0] if proposals and self.random.random() < 0.5 else HUNT

    @ANSWERS.to("proposal")
    def _agree(self, t: Hall, faction: int, decision: Decision) -> Option:
        """Always."""
        return YES

    @ANSWERS.to("reroll")
    def _reroll(self, t: Hall, faction: int, decision: Decision) -> Option:
        """The first die that missed."""
        needed = CATCH if len(t.hunters) == 1 else EASY_CATCH
        for option in decision.options:
            if option.verb == "reroll" and t.pool[option.value] < needed:
                return option
        return KEEP


def outlook(t: Hall) -> Sequence[float]:
    """The chance of each seat's faction to win."""
    sides = [t.members(faction) for faction in range(len(FACTIONS))]
    chances = shares([sum(TROPHY * one.trophies + COIN * one.coins for one in side) for side in sides])
    return [chances[faction] for faction in t.seats]
