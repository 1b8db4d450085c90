"""A moment of play at which cards can be used, and what they have done to it."""

from __future__ import annotations

from typing import Any

from locanda.kernel.decision import Rules
from locanda.kit.effects import Happening

from .. import vocabulary as v
from ..cards import AbilityCard, ChallengeCard
from ..state import Hero, World


class Moment(Happening):
    """A moment at which something happens to a character, and what the effects that ran have done to it so far.

    `ability` and `event` are the cards whose effects run; `card` is the id by which the log names them.
    """

    # Damage that is spared, whether an ability card was countered, whether an attached card stays where it is.
    less = 0
    countered = False
    stays = False
    # Whether the event was turned over, discarded or claimed.
    turned = False
    gone = False

    def __init__(
        self,
        table: World,
        hero: Hero,
        when: str,
        card: str = "",
        ability: AbilityCard | None = None,
        event: ChallengeCard | None = None,
    ) -> None:
        self.table = table
        self.hero = hero
        self.when = when
        self.card = card
        self.ability = ability
        self.event = event
        self.foe_side = False  # whether the effects are those of the encounter that is fought
        # Whether the owner has chosen to use the card, and need not be asked whether to pay.
        self.agreed = False
        self.facts: dict[str, Any] | None = None  # what who is asked at this moment should know
        self.answers: Hero | None = None  # the one whose ability card this answers
        self.place = hero.at  # the space that the effects speak of as `here`
        self.defeats = hero.defeats  # how often the character had been defeated before

    @property
    def seat(self) -> int:
        """The player of the character."""
        return self.hero.seat

    def spares(self, step: Any) -> bool:
        """Whether a character that fell on the way misses what is left for it alone; others and all are not spared."""
        hero = self.hero
        if not (hero.fallen or hero.defeats > self.defeats) or self.foe_side:
            return False
        return not (type(step) is v.Away or getattr(step, "who", "") in ("here", "others", "all"))

    def settle(self) -> Rules[None]:
        """Whoever has lost too much life is defeated before the next effect."""
        from . import harm  # which itself knows moments

        return harm.settle(self.table)
