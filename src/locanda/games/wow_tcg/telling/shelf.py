"""The decks of the shelf as the page shows them: hero, plan, cards, and how many cards there are of each cost."""

from __future__ import annotations

from collections import Counter
from typing import Any

from locanda.kit.text import LANGUAGES

from ..cards import Card, ShelfDeck
from ..library import Library
from ..rules import decks

# Costs from here on share a column of the curve.
DEAR = 7


def shelf(library: Library) -> list[dict[str, Any]]:
    """Every deck of the shelf as plain data.

    `id`, `name` and `plan` (both in both languages), `icon`, `kind`, `hero`, `faction`, `classes`, `cards` and `side`
    (how many of each, by id, in the order of kind, cost and name), `size`, `kinds` (how many cards of each kind),
    `curve` (how many cards cost 0, 1, ... up to `DEAR` or more; quests are in none of them) and `code` (the deck in
    short, as a seat brings one of its own).
    """
    return [_shown(library, deck) for deck in library.shelf.values()]


def _shown(library: Library, deck: ShelfDeck) -> dict[str, Any]:
    hero: Card = library.by_id[deck.hero]
    kinds: Counter[str] = Counter()
    curve = [0] * (DEAR + 1)
    for name, count in deck.cards.items():
        card: Card = library.by_id[name]
        kinds[card.kind] += count
        if card.kind != "quest":
            curve[min(DEAR, card.base_cost)] += count
    return {
        "id": deck.id,
        "name": {language: deck.name.text(language) for language in LANGUAGES},
        "plan": {language: deck.plan.text(language) for language in LANGUAGES},
        "icon": deck.icon,
        "kind": deck.kind,
        "hero": deck.hero,
        "faction": hero.faction,
        "classes": list(hero.classes),
        "cards": _ordered(library, deck.cards),
        "side": _ordered(library, deck.side),
        "size": sum(deck.cards.values()),
        "kinds": dict(kinds),
        "curve": curve,
        "code": decks.encode(library, decks.Deck(deck.hero, deck.cards, deck.side)),
    }


def _ordered(library: Library, cards: dict[str, int]) -> dict[str, int]:
    """The cards by kind, cost and name."""

    def place(name: str) -> tuple[int, int, str]:
        card: Card = library.by_id[name]
        return KINDS.index(card.kind), card.base_cost, card.name.en

    return {name: cards[name] for name in sorted(cards, key=place)}


KINDS = ("ally", "ability", "weapon", "armor", "item", "quest")
