"""Piles of cards whose order is hidden: drawn from the top, returned to the bottom."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from .dice import Dice
from .plain import snapshot

C = TypeVar("C")


class Pile(Generic[C]):
    """A face-down pile of shared card definitions; the last card of the list is the top.

    A pile can be loose: nobody knows the order of its cards from `bottom` up to the `known` ones on top, and each of
    them is settled by chance only when somebody looks. That deals a pile anew, for a search, at no cost.
    """

    __slots__ = ("bottom", "cards", "chance", "known")
    __plain__ = True

    def __init__(self, cards: list[C] | None = None) -> None:
        self.cards: list[C] = [] if cards is None else cards
        self.chance: Dice | None = None
        self.bottom = self.known = 0

    def copy(self) -> Pile[C]:
        """A pile with the same cards in the same order."""
        new: Pile[C] = object.__new__(Pile)
        new.cards = self.cards[:]
        new.chance = self.chance
        new.bottom = self.bottom
        new.known = self.known
        return new

    def loosen(self, chance: Dice) -> None:
        """From now on the order of all cards in the pile is open, and settled by these dice."""
        self.chance = chance
        self.bottom = self.known = 0

    def _settle(self) -> None:
        """The top card is one of those that could lie there."""
        cards = self.cards
        if self.chance is None or self.known or len(cards) - self.bottom < 1:
            return
        top = len(cards) - 1
        other = self.bottom + self.chance.below(top + 1 - self.bottom)
        cards[top], cards[other] = cards[other], cards[top]
        self.known = 1

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self) -> C | None:
        """The top card, taken off the pile; none if the pile is empty."""
        if self.chance is not None:
            self._settle()
            self.known = max(0, self.known - 1)
            self.bottom = min(self.bottom, max(0, len(self.cards) - 1))
        return self.cards.pop() if self.cards else None

    def top(self) -> C | None:
        """The top card, left where it is."""
        if self.chance is not None:
            self._settle()
        return self.cards[-1] if self.cards else None

    def take_out(self, card: C) -> None:
        """Take a card, which is in the pile, from wherever it lies."""
        place = self.cards.index(card)
        if place >= len(self.cards) - self.known:
            self.known -= 1
        elif place < self.bottom:
            self.bottom -= 1
        del self.cards[place]

    def put_under(self, card: C) -> None:
        """Lay a card face down at the bottom."""
        self.cards.insert(0, card)
        self.bottom += 1

    def put_on_top(self, card: C) -> None:
        """Lay a card on the top."""
        self.cards.append(card)
        self.known += 1

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
        self.chance = None
