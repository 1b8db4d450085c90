"""The bot that answers by chance."""

from __future__ import annotations

from random import Random

from locanda.kernel.decision import Decision, Option
from locanda.kernel.match import Match


class RandomBot:
    """Takes any offered option, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def __call__(self, match: Match, decision: Decision) -> Option:
        """One of the options, by chance."""
        return decision.options[int(self.random.random() * len(decision.options))]
