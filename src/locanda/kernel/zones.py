"""Piles of cards whose order is hidden: drawn from the top, returned to the bottom."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from .dice import Dice
from .plain import snapshot

C = TypeVar("C")


class Pile(Generic[C]):
    """A face-down pile of shared card definitions; the last card of the list is the top."""

    __slots__ = ("cards",)
    __plain__ = True

    def __init__(self, cards: list[C] | None = None) -> None:
        self.cards: list[C] = [] if cards is None else cards

    def copy(self) -> Pile[C]:
        """A pile with the same cards in the same order."""
        new: Pile[C] = object.__new__(Pile)
        new.cards = self.cards[:]
        return new

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self) -> C | None:
        """The top card, taken off the pile; none if the pile is empty."""
        return self.cards.pop() if self.cards else None

    def top(self) -> C | None:
        """The top card, left where it is."""
        return self.cards[-1] if self.cards else None

    def put_under(self, card: C) -> None:
        """Lay a card face down at the bottom."""
        self.cards.insert(0, card)

    def put_on_top(self, card: C) -> None:
        """Lay a card on the top."""
        self.cards.append(card)

    def stack(self, cards: list[C]) -> None:
        """Bring these cards, which are in the pile, to its top; the first of them is drawn first."""
        for card in reversed(cards):
            self.cards.remove(card)
            self.cards.append(card)

    def snapshot(self) -> list[Any]:
        """The cards from bottom to top, for comparisons."""
        return [snapshot(card) for card in self.cards]

    def shuffle(self, dice: Dice) -> None:
        """Bring the pile into a random order."""
        dice.shuffle(self.cards)
