"""The catalogue: every printed card with its deck, its figures and its text in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, TypeAlias, get_args

from locanda.kit.catalogue import Catalogue, Print

from ..cards import (
    LEVELS,
    Card,
    ChallengeCard,
    CharacterCard,
    EncounterFace,
    EventFace,
    ItemFace,
    QuestCard,
)
from ..library import Library
from ..rules import discoveries
from ..words import Badge, Potion, Resource, Trait
from .text import CardText

Shelf: TypeAlias = Catalogue[CardText]
_FIGURES = (
    *("affiliation", "badges", "turning", "owner", "cost", "timing", "when", "group"),
    *("colour", "type", "attack", "defence", "damage", "life", "traits", "potions"),
    *("space", "elite", "valor", "tasks"),
)


def prints(library: Library) -> Iterator[Print]:
    """Every printed card, deck by deck."""
    for character in library.characters:
        for level, colour in enumerate(LEVELS):
            yield Print(f"{character.id}-{colour}", "characters", "character", character, level)
    for character in library.characters:
        for ability in library.abilities:
            if ability.owner == character.id:
                yield Print(ability.id, f"abilities-{character.id}", "ability", ability)
    for colour in LEVELS:
        for card in library.deck(colour):
            yield Print(card.id, colour, "encounter" if card.event is None else "event", card)
    for deck, quests in (("starting-quests", library.starting), ("elite-quests", library.elite)):
        for quest in quests:
            yield Print(quest.id, deck, "quest", quest)
    for trophy in library.trophies:
        yield Print(trophy.id, "trophies", "trophy", trophy)


def records(library: Library) -> list[dict[str, Any]]:
    """Every printed card as `locanda cards --json` shows it."""
    shelf = _catalogue(library)
    return [_shown(printed, shelf) for printed in prints(library)]


def _catalogue(library: Library) -> Shelf:
    return Catalogue(partial(CardText, library), _FIGURES)


def _shown(printed: Print, shelf: Shelf) -> dict[str, Any]:
    """A printed card with its figures and its text in both languages."""
    card = printed.card
    if isinstance(card, CharacterCard):
        level = printed.level
        front: Any = card
        text = shelf.said(lambda one: one.level(card, level))
        more: dict[str, Any] = {
            **shelf.figures(card),
            "level": LEVELS[level],
            "sides": [_side(card, number, level, shelf) for number in range(len(card.sides))],
        }
    elif isinstance(card, ChallengeCard):
        front = card.encounter or card.event
        text = shelf.said(lambda one: one.card(card))
        more = {**shelf.figures(card), "faces": list(_faces(card, shelf))}
    else:
        front = card
        text = shelf.said(lambda one: one.card(card))
        more = shelf.figures(card)
        if isinstance(card, QuestCard):
            more["steps"] = [shelf.said(partial(CardText.task, task=task)) for task in card.tasks]
    return shelf.shown(printed, front, text, more)


def _side(card: CharacterCard, number: int, level: int, shelf: Shelf) -> dict[str, Any]:
    """One face of a character card, with the numbers of its level."""
    side = card.sides[number]
    numbers = {name: getattr(side, name)[level] for name in ("attack", "defence", "damage", "life")}
    text = shelf.said(lambda one: one.side(side, level))
    head = {**shelf.head(side.id, side.name), "kind": "side", "icon": side.icon, "text": text}
    return {**head, "deeds": shelf.said(lambda one: one.deeds(side)), "type": side.type, **numbers}


def _faces(card: ChallengeCard, shelf: Shelf) -> Iterator[dict[str, Any]]:
    """The two faces of a challenge card."""
    event = card.event
    if event is None:
        for face in (card.encounter, card.item):
            if face is not None:
                yield _face(face, shelf)
        return
    yield {**_face(event, shelf), "text": shelf.said(lambda one: one.front(event))}
    behind = event.back.item or event.back.enemy
    if behind is not None:
        yield _face(behind, shelf)
    else:
        text = shelf.said(lambda one: one.back(event))
        yield {
            **shelf.head(f"{event.id}-back", event.back.name),
            "kind": "back",
            "icon": event.icon,
            "text": text,
        }


def _face(face: Card, shelf: Shelf) -> dict[str, Any]:
    """One face of a challenge card with its figures and its text."""
    kinds = {EncounterFace: "encounter", EventFace: "event"}
    kind = face.kind if isinstance(face, ItemFace) else kinds[type(face)]
    text = shelf.said(lambda one: one.card(face))
    head = {**shelf.head(face.id, face.name), "kind": kind, "icon": face.icon, "text": text}
    return {**head, "deeds": shelf.said(lambda one: one.deeds(face)), **shelf.figures(face)}


def terms(library: Library) -> dict[str, dict[str, dict[str, str]]]:
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
    shelf = _catalogue(library)
    return {
        kind.removeprefix("word-"): {
            value: shelf.said(lambda one, message=f"{kind}-{value}": one.say(message))  # type: ignore[misc]
            for value in values
        }
        for kind, values in kinds.items()
    }


def places(library: Library) -> dict[str, dict[str, str]]:
    """What every space is called in short."""
    shelf = _catalogue(library)
    return {
        space.id: shelf.said(lambda one, here=space.id: one.say("place-short", **one.where(here)))  # type: ignore[misc]
        for space in library.atlas.spaces
    }


def printed(library: Library) -> dict[str, dict[str, Any]]:
    """What is printed on spaces of the board: encounters with their figures, instructions with their text."""
    shelf = _catalogue(library)
    found: dict[str, dict[str, Any]] = {}
    for space in library.atlas.spaces:
        if space.encounter is not None:
            found[space.id] = _face(space.encounter, shelf)
        elif space.instructions:
            found[space.id] = {"kind": "place", "text": shelf.said(partial(CardText.card, record=space))}
    return found
