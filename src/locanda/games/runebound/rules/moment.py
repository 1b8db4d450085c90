"""A moment of play at which cards can be used, and what they have done to it."""

from __future__ import annotations

from locanda.kit.effects import Happening

from ..state import Companion, Party, Realm


class Moment(Happening):
    """A moment at which abilities can be used, and what they have done to it so far.

    `ally` is the Ally who rolls or is about to be wounded (none for the Hero); `kind` and `phase` say which roll.
    What abilities change stands in attributes with a default here, so that making a moment is cheap.
    """

    table: Realm
    # The Ally whose effects run now.
    source: Companion | None = None
    # What the effects ask for: a bonus, another roll, more damage, dice and steps.
    add = 0
    rerolled = False
    damage = 0
    extra_dice = 0
    wild = 0
    reroll_dice = False
    # How the text decided (won, failed, fled, fight), whether the card is kept, whether nothing more can be used.
    outcome = ""
    kept = False
    stop = False
    # The steps taken since the movement dice fell.
    steps = 0

    def __init__(
        self,
        table: Realm,
        party: Party,
        when: str,
        ally: Companion | None = None,
        kind: str = "",
        phase: int = -1,
        wounds: int = 0,
    ) -> None:
        self.table = table
        self.party = party
        self.when = when
        self.ally = ally
        self.kind = kind
        self.phase = phase
        self.wounds = wounds
        # The abilities used at this moment, each with the piece that has it.
        self.used: list[tuple[object, object]] = []

    @property
    def seat(self) -> int:
        """The player of the party."""
        return self.party.seat

    def over(self) -> bool:
        """Whether the Hero fell, the game ended, or the text has decided."""
        return self.party.fallen or self.table.result is not None or bool(self.outcome)
