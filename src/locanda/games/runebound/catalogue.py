"""The catalogue: every printed card with its deck, its figures and its text in both languages."""

from __future__ import annotations

from collections.abc import Iterator
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
    towns = {town.id: town.name for town in library.atlas.record.towns}
    texts = {language: CardText(language, towns) for language in LANGUAGES}
    found = []
    for entry, (_, card) in zip(decks(library), _piles(library), strict=True):
        figures = {name: msgspec.to_builtins(getattr(card, name)) for name in _FIGURES if hasattr(card, name)}
        found.append(
            {
                "id": card.id,
                "name": {"en": card.name.en, "it": card.name.it},
                **entry,
                "icon": card.icon,
                "text": {language: texts[language].card(card) for language in LANGUAGES},
                **figures,
            }
        )
    return found
