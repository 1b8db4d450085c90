"""The cards of the mages: what each costs, when it may be played, and what it is aimed at."""

from __future__ import annotations

from typing import Literal

import msgspec

from locanda.kernel.decision import Option, option

ANNOUNCED = -1  # the cost is a number that is announced when the card is played


class Card(msgspec.Struct, frozen=True):
    """A card: a charm stays before its owner, a quick one may answer a link of the chain."""

    id: str
    cost: int
    copies: int
    aims: Literal["mage", "link", "nobody"] = "nobody"
    quick: bool = False
    charm: bool = False

    @property
    def play(self) -> Option:
        """The option that plays it."""
        return option("play", self.id, self)


CARDS = {
    card.id: card
    for card in (
        Card("bolt", 1, 6, aims="mage", quick=True),
        Card("blaze", ANNOUNCED, 3, aims="mage"),
        Card("storm", 3, 2),
        Card("snuff", 1, 4, aims="link", quick=True),
        Card("shield", 1, 3, quick=True),
        Card("decoy", 1, 3, charm=True),
        Card("spite", 2, 2, charm=True),
        Card("spring", 1, 2, charm=True),
        Card("dirge", 1, 2, charm=True),
    )
}
