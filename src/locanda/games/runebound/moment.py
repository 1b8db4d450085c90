"""A moment of play at which cards can be used, and what they have done to it."""

from __future__ import annotations

from .cards import Card
from .state import Companion, Party, Realm


class Moment:
    """A moment at which abilities can be used, and what they have done to it so far.

    `ally` is the Ally who rolls or is about to be wounded (none for the Hero); `kind` and `phase` say which roll.
    """

    __slots__ = (
        "add",
        "ally",
        "card",
        "damage",
        "extra_dice",
        "fled",
        "kept",
        "kind",
        "outcome",
        "party",
        "phase",
        "reroll_dice",
        "rerolled",
        "source",
        "stop",
        "table",
        "used",
        "when",
        "wild",
        "wounds",
    )

    def __init__(
        self,
        table: Realm,
        party: Party,
        when: str,
        *,
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
        self.add = 0
        self.rerolled = False
        self.damage = 0
        self.extra_dice = 0
        self.wild = 0
        self.reroll_dice = False
        self.fled = False
        # The abilities used at this moment, each with the piece that has it.
        self.used: list[tuple[object, object]] = []
        self.source: Companion | None = None
        self.card: Card | None = None
        self.outcome = ""
        self.kept = False
        self.stop = False
