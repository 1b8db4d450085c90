"""A bot that knows the chain: hurt the weakest, answer what hurts oneself."""

from __future__ import annotations

from collections.abc import Sequence

from locanda.kernel.decision import PASS, Decision, Option
from locanda.kit.guide import Answers, Guide, shares

from .rules import STRIKE
from .state import Circle, Mage, Spell, Strike

ANSWERS = Answers()
# What is played first in one's own turn.
LIKED = ("storm", "blaze", "spite", "decoy", "bolt", "spring", "dirge")
GONE = -4.0


class Apprentice(Guide):
    """Plays what it likes best, and keeps quick answers for what is aimed at itself."""

    answers = ANSWERS

    @ANSWERS.to("act")
    def _act(self, t: Circle, mage: Mage, decision: Decision) -> Option:
        """The card it likes best, a blow, or the end of the turn."""
        offered = {option.about: option for option in decision.options if option.verb == "play"}
        for card in LIKED:
            if card in offered:
                return offered[card]
        return STRIKE if STRIKE in decision.options else decision.options[-1]

    @ANSWERS.to("respond")
    def _respond(self, t: Circle, mage: Mage, decision: Decision) -> Option:
        """The last link is put out, or its damage held off, if it hurts."""
        if hurts(t.chain[-1], mage):
            for key in ("play:snuff", "play:shield"):
                found = decision.find(key)
                if found is not None:
                    return found
        return PASS

    @ANSWERS.to("announce", "target-link")
    def _last(self, t: Circle, mage: Mage, decision: Decision) -> Option:
        """As much as there is; the link that comes first."""
        return decision.options[-1]

    @ANSWERS.to("target-mage")
    def _weakest(self, t: Circle, mage: Mage, decision: Decision) -> Option:
        """Whoever has the least life."""
        return min(decision.options, key=lambda option: t.seats[option.value].life)

    @ANSWERS.to("order")
    def _order(self, t: Circle, mage: Mage, decision: Decision) -> Option:
        """As they come."""
        return decision.options[0]


def hurts(link: Spell | Strike, mage: Mage) -> bool:
    """Whether a link will hurt this mage."""
    if link.seat == mage.seat:
        return False
    if isinstance(link, Strike):
        return link.target == mage.seat
    return link.card == "storm" or (link.card in ("bolt", "blaze") and link.target == mage.seat)


def outlook(t: Circle) -> Sequence[float]:
    """The chance of each mage to win, from life, energy and what lies before it."""
    return shares([GONE if mage.out else _strength(mage) for mage in t.seats])


def _strength(mage: Mage) -> float:
    return 0.4 * mage.life + 0.1 * mage.energy + 0.2 * mage.shield + 0.3 * len(mage.charms)
