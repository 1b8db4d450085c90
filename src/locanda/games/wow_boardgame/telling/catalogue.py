"""The catalogue: every printed card with its deck, its figures and its text in both languages, as plain data.

A record holds, beside `id`, `name`, `deck`, `kind`, `copies`, `icon` and `text` as in every game, `line` (what the card
is, with its figures) and `deeds` (what it does) in both languages, and the fields of its kind as they are in the
content. Characters have the Health, the Energy and the card areas of their class.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, TypeAlias

from locanda.kit.catalogue import Catalogue, Print

from ..cards import SHAPES, Sheet
from ..library import Library
from .text import CardText

Shelf: TypeAlias = Catalogue[CardText]
_FIGURES = (
    *("owner", "type", "level", "gold", "energy", "category", "health", "finishing", "addon", "function"),
    *("traits", "soulbound", "exempt", "faction", "race", "preprinted", "letter", "stats", "figures"),
    *(
        "grade",
        "spawns",
        "reward",
        "title",
        "bonus",
        "destiny",
        "overlord",
        "boss",
        "item",
        "stronger",
        "weaker",
    ),
    *("region", "regions", "small", "large", "way", "events", "once", "relic"),
)


def prints(library: Library) -> Iterator[Print]:
    """Every printed card, deck by deck."""
    decks: list[tuple[str, str, list[Any]]] = [
        ("powers", "power", library.powers),
        ("talents", "talent", library.talents),
        *((shape, "item", [card for card in library.items if card.deck == shape]) for shape in SHAPES),
        ("quests-horde", "quest", [card for card in library.quests if card.faction == "horde"]),
        ("quests-alliance", "quest", [card for card in library.quests if card.faction == "alliance"]),
        ("events", "event", library.events),
        ("overlords", "overlord", library.overlords),
        ("creatures", "creature", library.creatures),
        ("bosses", "boss", library.bosses),
        ("characters", "character", library.sheets),
        ("races", "race", library.races),
        ("preprinted", "power", library.printed),
        ("preprinted", "item", library.printed_items),
        ("auction", "item", library.auctioned),
    ]
    for deck, kind, cards in decks:
        for card in cards:
            yield Print(card.id, deck, kind, card)


def records(library: Library) -> list[dict[str, Any]]:
    """Every printed card as `locanda cards --json` shows it; the shape stands at the head of this module."""
    shelf = _catalogue(library)
    return [_shown(printed, shelf) for printed in prints(library)]


def _catalogue(library: Library) -> Shelf:
    return Catalogue(partial(CardText, library), _FIGURES)


def _shown(printed: Print, shelf: Shelf) -> dict[str, Any]:
    """A printed card with its figures and its text in both languages."""
    card = printed.card
    more = {
        "line": shelf.said(lambda one: one.line(card)),
        "deeds": shelf.said(lambda one: one.deeds(card)),
        **shelf.figures(card),
    }
    if isinstance(card, Sheet):
        kind = shelf.texts["en"].library.class_of[card.owner]
        more |= {name: found for name, found in shelf.figures(kind).items() if name in ("health", "energy")}
        more["areas"] = [{"id": one.id, "types": one.types, "traits": one.traits} for one in kind.areas]
    return shelf.shown(printed, card, shelf.said(lambda one: one.card(card)), more)
