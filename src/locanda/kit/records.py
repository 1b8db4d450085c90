"""Records: what is read from content files, and names that know how to stand in a sentence."""

from __future__ import annotations

from typing import Literal

import msgspec


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that is read from content files."""


class Name(Record, frozen=True, kw_only=True):
    """A name in both languages, with what a sentence must know of it.

    A `proper` name takes no article; `gender` is that of the Italian name.
    """

    en: str
    it: str
    gender: Literal["m", "f"] = "m"
    plural: bool = False
    proper: bool = False

    def text(self, language: str) -> str:
        """The name in a language."""
        return self.it if language == "it" else self.en


class Flavour(Record, frozen=True, kw_only=True):
    """A line that only sets the mood."""

    en: str
    it: str


class Printed(Record, frozen=True, kw_only=True):
    """What everything printed has: an id, a name, a picture, and maybe a line that only sets the mood."""

    id: str
    name: Name
    icon: str
    flavour: Flavour | None = None


# What players read of a record and rules do not.
TOLD = frozenset(("name", "icon", "flavour"))
