"""The library: every card of a game and its expansions, read once, shared by all matches, and hashed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from locanda.kernel.box import Box
from locanda.kernel.plain import Shared

from . import content
from .effects import Effect, Runner, Runners, Vocabulary
from .records import TOLD

FOLDER = "content"


class Library(Shared):
    """All content of a game, from all its boxes; a game's own library sorts it into decks.

    A record of an expansion takes the place of the base game's with the same id. What is worked out from cards is kept
    in notebooks of the library, so that it never outlives it.
    """

    def __init__(self, boxes: Sequence[Box]) -> None:
        self.boxes = tuple(boxes)
        self.vocabulary = Vocabulary(*(effect for box in boxes for effect in box.effects))
        self.runners = Runners()
        for box in boxes:
            self.runners |= box.runners
        # Every card and every other thing with an id.
        self.by_id: dict[str, Any] = {}
        self._read: list[tuple[str, Any]] = []
        self._notebooks: dict[str, dict[Any, Any]] = {}
        # The uses of each card by moment, which are looked up more often than anything else.
        self.uses = self.notebook("uses")
        self._digest = ""

    def read_list(self, name: str, kind: Any) -> list[Any]:
        """The records of a content file of all boxes."""
        found: dict[str, Any] = {}
        for number, box in enumerate(self.boxes):
            path = box.folder / FOLDER / f"{name}.yaml"
            if number == 0 or path.exists():
                found |= {one.id: one for one in content.load_list(path, kind, self.vocabulary.hook)}
        records = list(found.values())
        self._read.append((name, records))
        return records

    def read_one(self, name: str, kind: Any) -> Any:
        """The only record of a content file; that of the last box which has one."""
        path = next(
            path for box in reversed(self.boxes) if (path := box.folder / FOLDER / f"{name}.yaml").exists()
        )
        found = content.load(path, kind, self.vocabulary.hook)
        self._read.append((name, found))
        return found

    def know(self, records: Iterable[Any]) -> None:
        """The records can be found by their ids, which nobody else has."""
        for record in records:
            if record.id in self.by_id:
                raise content.ContentError(f"{self.boxes[0].folder}: two cards have the id {record.id!r}")
            self.by_id[record.id] = record

    def notebook(self, name: str) -> dict[Any, Any]:
        """Where something that was worked out from the cards is written down; empty at first."""
        found = self._notebooks.get(name)
        if found is None:
            found = self._notebooks[name] = {}
        return found

    def forget(self) -> None:
        """Nothing that was worked out from the cards is known any more."""
        for notebook in self._notebooks.values():
            notebook.clear()

    def runner(self, effect: Any) -> Runner:
        """What carries out an effect."""
        return self.runners[type(effect)]

    @property
    def digest(self) -> str:
        """A short hash of what the rules read, so that a record knows which cards it was played with.

        Names, pictures and comments may change without closing a table.
        """
        if not self._digest:
            total = hashlib.blake2b(digest_size=8)
            for name, records in self._read:
                total.update(msgspec.json.encode([name, plain_content(records)]))
            self._digest = total.hexdigest()
        return self._digest


def plain_content(value: Any) -> Any:
    """What the rules read of a record: every field that is not as usual, without names and pictures.

    Order counts: shuffles begin with it.
    """
    if isinstance(value, msgspec.Struct):
        usual = {field.name: field.default for field in msgspec.structs.fields(value) if not field.required}
        fields = {
            name: plain_content(found)
            for name in value.__struct_fields__
            if name not in TOLD and ((found := getattr(value, name)) != usual.get(name, msgspec.NODEFAULT))
        }
        return [value.word, fields] if isinstance(value, Effect) else fields
    if isinstance(value, Mapping):
        return [[str(key), plain_content(one)] for key, one in value.items()]
    if isinstance(value, (tuple, list)):
        return [plain_content(one) for one in value]
    return value
