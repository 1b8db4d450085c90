"""Parts of cards: every figure, word, flag and effect of every record, and what the card is without it.

A part that the record leaves at its usual value is none; names, pictures and the number of copies are none either.
"""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import FieldInfo, force_setattr

from locanda.games import forget_guests, load
from locanda.kit.effects import Effect
from locanda.kit.library import Library, plain_content
from locanda.kit.records import TOLD, Printed
from locanda.scenario.run import Loaded

from .catch import Catch

UNSEEN = TOLD | {"id", "copies"}
_WORDS = re.compile(r"[\w-]+")


class Part(NamedTuple):
    """A part of a card: the record and field that have it, where that is, and what stands there when it is broken."""

    card: str
    place: str
    record: Any
    field: str
    broken: Any

    def __str__(self) -> str:
        """The card and where the part is."""
        return f"{self.card}: {self.place}"


class Deck(NamedTuple):
    """A card with the parts that it has, and the ids by which scenarios may name it."""

    card: str
    parts: tuple[Part, ...]
    names: frozenset[str]


def cards(catch: Catch) -> list[Deck]:
    """Every card of a game with its parts; of a game with expansions, the cards that they bring or change."""
    library: Library = catch.game.library
    base: Any = load(catch.id)
    known = _printed(base.library) if catch.expansions else {}
    seen: set[int] = set()
    return [
        Deck(name, tuple(_parts(name, card, "", seen)), frozenset(_names(card)))
        for name, card in _printed(library).items()
        if plain_content(card) != plain_content(known.get(name))
    ]


def _printed(library: Library) -> dict[str, Any]:
    """Every record with a name and a text of its own, by its id, the outer ones first."""
    found: dict[str, Any] = {}
    for _, read in library._read:
        for record in read if isinstance(read, list) else (read,):
            for card in _outermost(record):
                found[card.id] = card
    return found


def _outermost(value: Any) -> Iterator[Any]:
    """The cards in a value: itself, or those on a board that is none."""
    if isinstance(value, Printed) or (isinstance(value, msgspec.Struct) and _holds_faces(value)):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _outermost(getattr(value, name))
    elif isinstance(value, tuple):
        for one in value:
            yield from _outermost(one)


def _holds_faces(record: msgspec.Struct) -> bool:
    """Whether a record is no card by itself, but has an id and is one by what is printed on it."""
    inside = [getattr(record, name) for name in record.__struct_fields__]
    return hasattr(record, "id") and any(isinstance(one, (Printed, tuple)) and _prints(one) for one in inside)


def _prints(value: Any) -> bool:
    if isinstance(value, tuple):
        return any(_prints(one) for one in value)
    return isinstance(value, (Printed, Effect))


def _names(value: Any) -> Iterator[str]:
    """The id of a card and of everything on it."""
    if isinstance(value, msgspec.Struct):
        if isinstance(getattr(value, "id", None), str):
            yield value.id  # type: ignore[attr-defined]
        for name in value.__struct_fields__:
            yield from _names(getattr(value, name))
    elif isinstance(value, tuple):
        for one in value:
            yield from _names(one)


# The parts of a record


def _parts(card: str, record: Any, place: str, seen: set[int]) -> Iterator[Part]:
    """Every part of a record and of the records in it, each once."""
    if id(record) in seen:
        return
    seen.add(id(record))
    only_faces = not isinstance(record, (Printed, Effect)) and hasattr(record, "id")
    for field in msgspec.structs.fields(type(record)):
        value = getattr(record, field.name)
        where = f"{place}.{field.encode_name}" if place else field.encode_name
        if field.name in UNSEEN or value is None or value == _usual(field):
            continue
        if not only_faces:
            for label, broken in _broken(field, value):
                yield Part(card, where + label, record, field.name, broken)
        for label, inner in _inside(value):
            yield from _parts(card, inner, where + label, seen)


def _usual(field: FieldInfo) -> Any:
    """What a field holds if nothing is written there."""
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def _broken(field: FieldInfo, value: Any) -> Iterator[tuple[str, Any]]:
    """What a field may hold instead, each with where in it the change is."""
    kind = _without_none(field.type)
    if isinstance(value, tuple):
        yield from _broken_tuple(kind, value)
    elif isinstance(value, dict):
        for key in value:
            yield f".{key} removed", {name: one for name, one in value.items() if name != key}
            if isinstance(value[key], int):
                yield f".{key} + 1", value | {key: value[key] + 1}
    elif not field.required and not isinstance(value, (bool, int)):
        yield " removed", _usual(field)
    else:
        yield from _changed(kind, value)


def _broken_tuple(kind: Any, value: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
    """A list lacks one of its entries; of figures that stand in a fixed order one is changed."""
    inner = typing.get_args(kind)
    fixed = Ellipsis not in inner
    for number, one in enumerate(value):
        before, after = value[:number], value[number + 1 :]
        if not fixed:
            yield f".{number + 1} removed", (*before, *after)
        else:
            for label, other in _changed(inner[number], one):
                yield f".{number + 1}{label}", (*before, other, *after)


def _changed(kind: Any, value: Any) -> Iterator[tuple[str, Any]]:
    """A flag flipped, a figure one higher, or the next of the words that may stand there."""
    if isinstance(value, bool):
        yield " flipped", not value
    elif isinstance(value, int):
        yield " + 1", value + 1
    elif isinstance(value, str) and typing.get_origin(kind) is Literal:
        words = typing.get_args(kind)
        other = words[(words.index(value) + 1) % len(words)]
        yield f" {other} for {value}", other


def _without_none(kind: Any) -> Any:
    """The type of a field when something is there."""
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        rest = [one for one in typing.get_args(kind) if one is not type(None)]
        return rest[0] if len(rest) == 1 else kind
    return kind


def _inside(value: Any) -> Iterator[tuple[str, Any]]:
    """The records in a field, each with where in it they are."""
    if isinstance(value, msgspec.Struct):
        yield "", value
    elif isinstance(value, tuple):
        for number, one in enumerate(value):
            for label, inner in _inside(one):
                yield f".{number + 1}{label}", inner
    elif isinstance(value, dict):
        for key, one in value.items():
            for label, inner in _inside(one):
                yield f".{key}{label}", inner


# Breaking one


def breaker(catch: Catch, part: Part) -> Callable[[], None]:
    """What breaks a part for good: for a process of its own.

    The game is made anew from its records, so that nothing worked out from the sound card is left.
    """

    def break_it() -> None:
        library: Library = catch.game.library
        force_setattr(part.record, part.field, part.broken)
        read_again(library)

    return break_it


def read_again(library: Library) -> None:
    """From now on the game is made of these records, not of its files."""
    known, boxes = dict(library._read), library.boxes
    read_list, read_one = Library.read_list, Library.read_one

    def same_list(self: Library, name: str, kind: Any) -> list[Any]:
        if self.boxes != boxes:
            return read_list(self, name, kind)
        self._read.append((name, known[name]))
        return list(known[name])

    def same_one(self: Library, name: str, kind: Any) -> Any:
        if self.boxes != boxes:
            return read_one(self, name, kind)
        self._read.append((name, known[name]))
        return known[name]

    Library.read_list, Library.read_one = same_list, same_one  # type: ignore[method-assign]
    forget_guests()


def in_order(deck: Deck, scenarios: tuple[Loaded, ...]) -> list[Loaded]:
    """The scenarios in the files of a card first, then those that name it, then the others."""

    def distance(loaded: Loaded) -> int:
        if loaded.source.path.stem in deck.names:
            return 0
        return 1 if deck.names & _words(loaded) else 2

    return sorted(scenarios, key=distance)


_said: dict[int, frozenset[str]] = {}


def _words(loaded: Loaded) -> frozenset[str]:
    """Every word of a scenario."""
    found = _said.get(id(loaded))
    if found is None:
        found = _said[id(loaded)] = frozenset(_WORDS.findall(str(loaded.source.data)))
    return found
