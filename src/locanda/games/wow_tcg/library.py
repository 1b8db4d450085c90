"""The library: every card of the set and every deck of the shelf, read once and shared by all matches."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from locanda.kernel.box import Box
from locanda.kit import library as kit

from .cards import CLASSES, Card, ShelfDeck

FOLDER = Path(__file__).parent
# The content files: heroes, the abilities of each class, those of everybody, allies, equipment, quests.
FILES = (
    "heroes",
    *(f"abilities-{one}" for one in CLASSES),
    "abilities-shared",
    "pets",
    "allies-alliance",
    "allies-horde",
    "allies-neutral",
    "armor",
    "items",
    "weapons",
    "quests",
)


class Library(kit.Library):
    """All cards of the set."""

    def __init__(self, boxes: Sequence[Box]) -> None:
        super().__init__(boxes)
        self.cards: list[Card] = []
        for name in FILES:
            self.cards += self.read_list(name, Card)
        self.tokens: list[Card] = self.read_list("tokens", Card)
        self.know((*self.cards, *self.tokens))
        self.heroes = [card for card in self.cards if card.kind == "hero"]
        self.shelf: dict[str, ShelfDeck] = {deck.id: deck for deck in self.read_list("decks", ShelfDeck)}
        self.by_number = {card.number: card for card in self.cards}
