"""The catalogue: every printed card with its deck, its figures and its text in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from locanda.kernel.text import LANGUAGES

from .cards import COLOURS, AllyCard, Card, ChallengeCard, EncounterCard, EventCard, HeroCard, ItemCard
from .library import Library
from .text import CardText

KINDS = {
    HeroCard: "hero",
    AllyCard: "ally",
    ItemCard: "item",
    ChallengeCard: "challenge",
    EventCard: "event",
    EncounterCard: "encounter",
}
_FIGURES = (
    "mind",
    "body",
    "spirit",
    "damage",
    "life",
    "stamina",
    "cost",
    "type",
    "number",
    "traits",
    "skills",
)


def _piles(library: Library) -> Iterator[tuple[str, Card]]:
    for hero in library.heroes:
        yield "heroes", hero
    for colour in COLOURS:
        for card in library.deck(colour):
            yield colour, card
    for ally in library.allies:
        yield "allies", ally
    for item in library.items:
        yield "items", item


def decks(library: Library) -> list[dict[str, Any]]:
    """Every printed card with its deck, kind and number of copies."""
    return [
        {"id": card.id, "deck": deck, "kind": KINDS[type(card)], "copies": getattr(card, "copies", 1)}
        for deck, card in _piles(library)
    ]


def records(library: Library) -> list[dict[str, Any]]:
    """Every printed card as `locanda cards --json` shows it."""
    shown = _shower(library)
    return [shown(card, entry) for entry, (_, card) in zip(decks(library), _piles(library), strict=True)]


def won(library: Library) -> list[dict[str, Any]]:
    """The Items and Allies that printed cards become when they are won, as the printed ones are shown."""
    shown = _shower(library)
    printed = {card.id for _, card in _piles(library)}
    return [
        shown(card, {"id": card.id, "deck": "won", "kind": KINDS[type(card)], "copies": 1})
        for card in library.by_id.values()
        if card.id not in printed
    ]


def _shower(library: Library) -> Callable[[Card, dict[str, Any]], dict[str, Any]]:
    """What shows a card with its figures and its text in both languages."""
    towns = {town.id: town.name for town in library.atlas.record.towns}
    texts = {language: CardText(language, towns) for language in LANGUAGES}

    def shown(card: Card, entry: dict[str, Any]) -> dict[str, Any]:
        figures = {name: msgspec.to_builtins(getattr(card, name)) for name in _FIGURES if hasattr(card, name)}
        return {
            "id": card.id,
            "name": {"en": card.name.en, "it": card.name.it},
            **entry,
            "icon": card.icon,
            "text": {language: texts[language].card(card) for language in LANGUAGES},
            **figures,
        }

    return shown
