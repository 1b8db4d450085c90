"""The catalogue: every printed card with its deck, its figures and its text in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple, get_args

import msgspec

from locanda.kernel.text import LANGUAGES

from . import discoveries
from .cards import (
    LEVELS,
    AbilityCard,
    Card,
    ChallengeCard,
    CharacterCard,
    EncounterFace,
    EventFace,
    ItemFace,
    Name,
    QuestCard,
    Record,
    TrophyCard,
)
from .library import Library
from .text import CardText, words
from .words import Badge, Potion, Resource, Trait

_FIGURES = (
    *("affiliation", "badges", "turning", "owner", "cost", "timing", "when", "group"),
    *("colour", "type", "attack", "defence", "damage", "life", "traits", "potions"),
    *("space", "elite", "valor", "tasks"),
)


class _Print(NamedTuple):
    """One printed card: where it belongs, and what shows it."""

    id: str
    deck: str
    kind: str
    card: Any
    level: int = 0


def _piles(library: Library) -> Iterator[_Print]:
    """Every printed card, deck by deck."""
    for character in library.characters:
        for level, colour in enumerate(LEVELS):
            yield _Print(f"{character.id}-{colour}", "characters", "character", character, level)
    for character in library.characters:
        for ability in library.abilities:
            if ability.owner == character.id:
                yield _Print(ability.id, f"abilities-{character.id}", "ability", ability)
    for colour in LEVELS:
        for card in library.deck(colour):
            yield _Print(card.id, colour, "encounter" if card.event is None else "event", card)
    for deck, quests in (("starting-quests", library.starting), ("elite-quests", library.elite)):
        for quest in quests:
            yield _Print(quest.id, deck, "quest", quest)
    for trophy in library.trophies:
        yield _Print(trophy.id, "trophies", "trophy", trophy)


def _entry(printed: _Print) -> dict[str, Any]:
    """A printed card with its deck, kind and number of copies."""
    copies = printed.card.copies if isinstance(printed.card, (AbilityCard, TrophyCard)) else 1
    return {"id": printed.id, "deck": printed.deck, "kind": printed.kind, "copies": copies}


def decks(library: Library) -> list[dict[str, Any]]:
    """Every printed card with its deck, kind and number of copies."""
    return [_entry(printed) for printed in _piles(library)]


def records(library: Library) -> list[dict[str, Any]]:
    """Every printed card as `locanda cards --json` shows it."""
    texts = _texts(library)
    return [_shown(printed, texts) for printed in _piles(library)]


def _texts(library: Library) -> dict[str, CardText]:
    """What renders text in each language, with the names of this library."""
    spaces = {space.id: space.name for space in library.atlas.spaces if space.name is not None}
    trophies = {trophy.id: trophy.name for trophy in library.trophies}
    return {language: CardText(language, spaces, trophies) for language in LANGUAGES}


def _shown(printed: _Print, texts: dict[str, CardText]) -> dict[str, Any]:
    """A printed card with its figures and its text in both languages."""
    card = printed.card
    if isinstance(card, CharacterCard):
        level = printed.level
        front: Any = card
        text = _said(texts, lambda one: one.level(card, level))
        more: dict[str, Any] = {
            **_figures(card),
            "level": LEVELS[level],
            "sides": [_side(card, number, level, texts) for number in range(len(card.sides))],
        }
    elif isinstance(card, ChallengeCard):
        front = card.encounter or card.event
        text = _said(texts, lambda one: one.card(card))
        more = {**_figures(card), "faces": list(_faces(card, texts))}
    else:
        front = card
        text = _said(texts, lambda one: one.card(card))
        more = _figures(card)
        if isinstance(card, QuestCard):
            more["steps"] = [_said(texts, partial(CardText.task, task=task)) for task in card.tasks]
    return {**_head(printed.id, front.name), **_entry(printed), "icon": front.icon, "text": text, **more}


def _head(name_id: str, name: Name) -> dict[str, Any]:
    """An id with its name in both languages."""
    return {"id": name_id, "name": {"en": name.en, "it": name.it}}


def _said(texts: dict[str, CardText], say: Callable[[CardText], str]) -> dict[str, str]:
    """A text in both languages."""
    return {language: say(text) for language, text in texts.items()}


def _figures(record: Record) -> dict[str, Any]:
    """The figures that a record has."""
    return {name: msgspec.to_builtins(getattr(record, name)) for name in _FIGURES if hasattr(record, name)}


def _side(card: CharacterCard, number: int, level: int, texts: dict[str, CardText]) -> dict[str, Any]:
    """One face of a character card, with the numbers of its level."""
    side = card.sides[number]
    numbers = {name: getattr(side, name)[level] for name in ("attack", "defence", "damage", "life")}
    text = _said(texts, lambda one: one.side(side, level))
    head = {**_head(side.id, side.name), "kind": "side", "icon": side.icon, "text": text}
    return {**head, "deeds": _said(texts, lambda one: one.deeds(side)), "type": side.type, **numbers}


def _faces(card: ChallengeCard, texts: dict[str, CardText]) -> Iterator[dict[str, Any]]:
    """The two faces of a challenge card."""
    event = card.event
    if event is None:
        for face in (card.encounter, card.item):
            if face is not None:
                yield _face(face, texts)
        return
    yield {**_face(event, texts), "text": _said(texts, lambda one: one.front(event))}
    behind = event.back.item or event.back.enemy
    if behind is not None:
        yield _face(behind, texts)
    else:
        text = _said(texts, lambda one: one.back(event))
        yield {**_head(f"{event.id}-back", event.back.name), "kind": "back", "icon": event.icon, "text": text}


def _face(face: Card, texts: dict[str, CardText]) -> dict[str, Any]:
    """One face of a challenge card with its figures and its text."""
    kinds = {EncounterFace: "encounter", EventFace: "event"}
    kind = face.kind if isinstance(face, ItemFace) else kinds[type(face)]
    text = _said(texts, lambda one: one.card(face))
    head = {**_head(face.id, face.name), "kind": kind, "icon": face.icon, "text": text}
    return {**head, "deeds": _said(texts, lambda one: one.deeds(face)), **_figures(face)}


def terms() -> dict[str, dict[str, dict[str, str]]]:
    """The words for resources, tokens, potions, traits and badges, and what resources and tokens do."""
    kinds = {
        **dict.fromkeys(("word-resource", "word-does"), get_args(Resource)),
        **dict.fromkeys(("word-token", "word-means"), discoveries.KINDS),
        "word-potion": get_args(Potion),
        "word-letter": LEVELS,
        "word-tint": LEVELS,
        "trait": get_args(Trait),
        "badge": get_args(Badge),
    }
    return {
        kind.removeprefix("word-"): {
            value: {language: words(language).say(f"{kind}-{value}") for language in LANGUAGES}
            for value in values
        }
        for kind, values in kinds.items()
    }


def printed(library: Library) -> dict[str, dict[str, Any]]:
    """What is printed on spaces of the board: encounters with their figures, instructions with their text."""
    texts = _texts(library)
    found: dict[str, dict[str, Any]] = {}
    for space in library.atlas.spaces:
        if space.encounter is not None:
            found[space.id] = _face(space.encounter, texts)
        elif space.instructions:
            found[space.id] = {"kind": "place", "text": _said(texts, partial(CardText.card, record=space))}
    return found
