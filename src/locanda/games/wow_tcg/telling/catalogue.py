"""The catalogue: every printed card and token with its figures and its text in both languages.

A record holds, beside `id`, `name`, `deck`, `kind`, `copies` and `icon` as in every game:

- `number` (0 for a token), `rarity`, `faction`, `classes`, `race`, `spec` (of a hero or an ability), `needs` (the spec
  that its hero must have, or ""), `professions`, `tags` (the words of the type line in order), `limits` (how many cards
  with a tag one player controls), `token`;
- `cost` (a number, `X`, `X + 1`, ..., or null for heroes, quests and tokens), `atk` with its damage `type`, `health`,
  `defence`, `strike` (null where the card has none);
- `instant`, `unique`, `unlimited`, `ongoing`, `attach` (it is attached to something as it enters play), `totem`;
- `line`: the type line in both languages, without figures;
- `parts`: what the card says, part by part, each with `kind`, `text` in both languages, `word` and `reminder`.

`kind` of a part is `keyword` (then `word` is one of protector, elusive, ferocity, ..., and `reminder` says in both
languages what it means), `deck` (what a deck must know of the card), `cost` (when it can be played and what else it
costs), `attach` (what it is attached to), `effect` (what happens as it resolves), `constant` (what holds while it is in
play), `trigger`, `power` or `reward` (of a quest). A card without any text has no parts. `text` of the record is
everything as one text: line, figures, parts; without reminders.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, TypeAlias

from locanda.kit.catalogue import Catalogue, Print
from locanda.kit.text import LANGUAGES

from ..cards import Card
from ..library import Library
from ..rules import printed as book
from .text import WORDS, CardText

Shelf: TypeAlias = Catalogue[CardText]
# The rows of the set in which cards of a kind stand.
DECKS = {
    "hero": "heroes",
    "ability": "abilities",
    "ally": "allies",
    "weapon": "weapons",
    "armor": "armor",
    "item": "items",
    "quest": "quests",
}


def prints(library: Library) -> Iterator[Print]:
    """Every printed card in the order of the set, then the tokens."""
    for card in library.cards:
        yield Print(card.id, DECKS[card.kind], card.kind, card)
    for card in library.tokens:
        yield Print(card.id, "tokens", card.kind, card)


def records(library: Library) -> list[dict[str, Any]]:
    """Every printed card and token as `locanda cards --json` shows it; the shape stands at the head of this module."""
    shelf = _catalogue(library)
    tokens = frozenset(card.id for card in library.tokens)
    return [_shown(printed, shelf, printed.id in tokens) for printed in prints(library)]


def _catalogue(library: Library) -> Shelf:
    return Catalogue(partial(CardText, library), ())


def _shown(printed: Print, shelf: Shelf, token: bool) -> dict[str, Any]:
    """A printed card with its figures and its text in both languages."""
    card: Card = printed.card
    text = shelf.said(lambda one: one.card(card))
    more = {
        **book.on(card),
        "cost": shelf.texts["en"].cost(card) if book.has_cost(card) else None,
        "token": token,
        "attach": card.attach or card.host is not None,
        "totem": "Totem" in card.tags,
        "line": shelf.said(lambda one: one.line(card)),
        "parts": _parts(card, shelf),
    }
    return shelf.shown(printed, card, text, more)


def _parts(card: Card, shelf: Shelf) -> list[dict[str, Any]]:
    """What a card says part by part, each in both languages."""
    found = []
    for same in zip(*(shelf.texts[language].parts(card) for language in LANGUAGES), strict=True):
        first = same[0]
        part: dict[str, Any] = {"kind": first.kind, "text": _both(one.text for one in same)}
        if first.word:
            part |= {"word": first.word, "reminder": _both(one.reminder for one in same)}
        found.append(part)
    return found


def _both(texts: Iterator[str]) -> dict[str, str]:
    return dict(zip(LANGUAGES, texts, strict=True))


def terms(library: Library) -> dict[str, dict[str, dict[str, str]]]:
    """What is printed on cards in both languages, by kind and word.

    The kinds are `kind`, `faction`, `rarity`, `class`, `race`, `spec`, `profession`, `type` (of damage), `tag` (by the
    word of the type line), `keyword` and `reminder` (by the marks of cards in play and the words of parts), `counter`.
    """
    shelf = _catalogue(library)
    found: dict[str, dict[str, dict[str, str]]] = {}
    for kind, values in WORDS.items():
        found[kind] = {
            value: shelf.said(lambda one, message=message: one.say(message))  # type: ignore[misc]
            for value, message in values(library)
        }
    return found
