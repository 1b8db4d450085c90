"""Goods: what a party would be with another card, for bots that go shopping."""

from __future__ import annotations

from ..cards import AllyCard, MarketCard
from ..rules import goods
from ..state import Companion, Party, Possession
from . import odds


def with_card(party: Party, card: MarketCard) -> Party:
    """A healthy party that has bought a card; what it would miss least has made room."""
    rich = odds.healthy(party)
    if isinstance(card, AllyCard):
        rich.allies.append(Companion(card))
        return rich
    if goods.over_limit(rich, card.type, 1):
        rich.items.remove(least_missed(rich, card.type))
    rich.items.append(Possession(card))
    return rich


def least_missed(party: Party, kind: str) -> Possession:
    """The Item of a kind that the party would miss least."""
    return min((item for item in party.items if item.card.type == kind), key=lambda item: item.card.cost)
