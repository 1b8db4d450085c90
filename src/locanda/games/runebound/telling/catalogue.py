"""The catalogue: every printed card with its deck, its figures and its text in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from locanda.kit.catalogue import Catalogue, Print

from ..cards import COLOURS, AllyCard, Card, ChallengeCard, EncounterCard, EventCard, HeroCard, ItemCard
from ..library import Library
from .text import CardText

KINDS: dict[type[Any], str] = {
    HeroCard: "hero",
    AllyCard: "ally",
    ItemCard: "item",
    ChallengeCard: "challenge",
    EventCard: "event",
    EncounterCard: "encounter",
}
_FIGURES = (
    *("mind", "body", "spirit", "damage", "life", "stamina"),
    *("cost", "type", "number", "traits", "skills"),
)


def _print(deck: str, card: Card) -> Print:
    return Print(card.id, deck, KINDS[type(card)], card)


def prints(library: Library) -> Iterator[Print]:
    """Every printed card, deck by deck."""
    yield from (_print("heroes", hero) for hero in library.heroes)
    for colour in COLOURS:
        yield from (_print(colour, card) for card in library.deck(colour))
    yield from (_print("allies", ally) for ally in library.allies)
    yield from (_print("items", item) for item in library.items)


def won(library: Library) -> Iterator[Print]:
    """The Items and Allies that printed cards become when they are won."""
    printed = {one.id for one in prints(library)}
    yield from (_print("won", card) for card in library.by_id.values() if card.id not in printed)


def records(library: Library, printed: Iterator[Print]) -> list[dict[str, Any]]:
    """These cards as `locanda cards --json` shows them."""
    catalogue = Catalogue(partial(CardText, library), _FIGURES)
    return [
        catalogue.shown(
            one,
            one.card,
            catalogue.said(partial(CardText.card, card=one.card)),
            catalogue.figures(one.card),
        )
        for one in printed
    ]
