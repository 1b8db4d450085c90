"""The card game told: what a seat is asked, what its options mean, and what happened, in both languages."""

from __future__ import annotations

from locanda.kernel.decision import Decision
from locanda.kernel.event import Event
from locanda.kernel.refusal import Refusal
from locanda.kit.narrate import Facts, Tellings
from locanda.kit.text import capital

from ..state import Duel
from . import events, options, questions, refusals
from .standing import Standing
from .wording import tidy

TELLINGS = Tellings()
for part in (questions.TELLINGS, options.TELLINGS, events.TELLINGS):
    TELLINGS.add(part)


class CardNarrator(Standing):
    """Speaks about a match of the card game in one language."""

    tellings = TELLINGS

    def around(self, table: Duel, decision: Decision) -> Facts:
        """What every question may speak of."""
        return questions.common(self, table, decision)

    def choice(self, table: Duel, decision: Decision) -> Facts:
        """What every option may speak of."""
        return options.common(self, table, decision)

    def happened(self, table: Duel, event: Event) -> Facts:
        """What every line of the log may speak of."""
        return events.facts_of(self, table, event)

    def event(self, table: Duel, event: Event) -> str:
        """What happened; nothing for events that are not worth a line."""
        return tidy(super().event(table, event))

    def refusal(self, table: Duel, refusal: Refusal) -> str:
        """What is in the way, with its figures."""
        facts = refusals.facts_of(self, table, refusal)
        return tidy(capital(self.say(f"refusal-{refusal.reason}", **facts)))
