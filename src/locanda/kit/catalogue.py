"""The catalogue: every printed card with its deck, its figures and its text in both languages, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from .cardtext import CardText
from .records import Name
from .text import LANGUAGES, folded

T = TypeVar("T", bound=CardText)


def search(known: Iterable[dict[str, Any]], query: str) -> list[dict[str, Any]]:
    """The cards or spaces of this id, or whose side has it; without one, those with these words anywhere on them."""
    wanted, every = folded(query), list(known)
    exact = [one for one in every if wanted in (folded(part["id"]) for part in _sides(one))]
    return exact or [one for one in every if any(wanted in folded(text) for text in _printed(one))]


def _sides(card: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """A card, and every face or side of it that has an id of its own."""
    yield card
    for side in (*card.get("faces", ()), *card.get("sides", ())):
        if "id" in side:
            yield side


def _printed(card: Mapping[str, Any]) -> Iterator[str]:
    """Everything that can be read on a card or its sides."""
    for side in _sides(card):
        yield from (side["id"], *side.get("name", {}).values(), *side.get("text", {}).values())


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
