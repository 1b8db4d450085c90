"""The catalogue: every printed card with its deck, its figures and its text in both languages, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from .cardtext import CardText
from .records import Name
from .text import LANGUAGES

T = TypeVar("T", bound=CardText)


class Print(NamedTuple):
    """One printed card: the deck and kind that it belongs to, and the record that shows it."""

    id: str
    deck: str
    kind: str
    card: Any
    level: int = 0

    def entry(self) -> dict[str, Any]:
        """The card with its deck, kind and number of copies."""
        return {
            "id": self.id,
            "deck": self.deck,
            "kind": self.kind,
            "copies": getattr(self.card, "copies", 1),
        }


class Catalogue(Generic[T]):
    """Shows cards with their figures and their text in both languages; `figures` are the fields that are shown."""

    def __init__(self, texts: Callable[[str], T], figures: Iterable[str]) -> None:
        self.texts: Mapping[str, T] = {language: texts(language) for language in LANGUAGES}
        self._figures = tuple(figures)

    def head(self, name_id: str, name: Name) -> dict[str, Any]:
        """An id with its name in both languages."""
        return {"id": name_id, "name": {language: name.text(language) for language in LANGUAGES}}

    def said(self, say: Callable[[T], str]) -> dict[str, str]:
        """A text in both languages."""
        return {language: say(text) for language, text in self.texts.items()}

    def figures(self, record: Any) -> dict[str, Any]:
        """The figures that a record has."""
        return {
            name: msgspec.to_builtins(getattr(record, name))
            for name in self._figures
            if hasattr(record, name)
        }

    def flavour(self, record: Any) -> dict[str, Any]:
        """The line of a card that only sets the mood, if it has one."""
        found = getattr(record, "flavour", None)
        return {} if found is None else {"flavour": {"en": found.en, "it": found.it}}

    def shown(self, printed: Print, front: Any, text: dict[str, str], more: dict[str, Any]) -> dict[str, Any]:
        """A printed card as `locanda cards --json` shows it; `front` is the face that names it."""
        head = self.head(printed.id, front.name) | printed.entry()
        return {**head, "icon": front.icon, "text": text, **self.flavour(front), **more}
