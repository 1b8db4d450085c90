"""The word that the cards of the harbors add to the vocabulary of the road."""

from __future__ import annotations

from typing import ClassVar

from locanda.kit.effects import Effect


class Wind(Effect, frozen=True):
    """The ship sails on by so many harbors."""

    word: ClassVar[str] = "wind"
    harbours: int
