"""The ledger: every rule of a book under its id, and `@rule`, which marks the code that does it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from . import content
from .refusal import LocandaError
from .text import folded

F = TypeVar("F", bound=Callable[..., Any])

# Where each rule is implemented: id -> "module:function".
IMPLEMENTED: dict[str, list[str]] = {}


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a function as the place where these rules of the ledger are carried out."""

    def mark(function: F) -> F:
        for one in ids:
            IMPLEMENTED.setdefault(one, []).append(f"{function.__module__}:{function.__qualname__}")
        return function

    return mark


class Entry(msgspec.Struct, frozen=True):
    """A rule of the book, in our own words, in both languages."""

    id: str
    chapter: str
    rule: str
    it: str

    def text(self, language: str) -> str:
        """The rule in this language."""
        return self.it if language == "it" else self.rule


class Example(msgspec.Struct, frozen=True):
    """A worked example of the book: the rules it shows."""

    id: str
    rules: tuple[str, ...]


class Ruling(msgspec.Struct, frozen=True):
    """An answer to a question that the book leaves open."""

    id: str
    question: str
    ruling: str
    why: str = ""
    it: str = ""  # question and ruling in Italian

    def text(self, language: str) -> str:
        """The question and the ruling in a language."""
        return self.it if language == "it" and self.it else f"{self.question} {self.ruling}"


class Ledger(msgspec.Struct, frozen=True):
    """The rules, worked examples and rulings of one book."""

    game: str
    title: str
    rules: tuple[Entry, ...]
    examples: tuple[Example, ...] = ()
    rulings: tuple[Ruling, ...] = ()

    def by_id(self) -> Mapping[str, Entry]:
        """The rules by their id."""
        return {entry.id: entry for entry in self.rules}

    def find(self, query: str) -> list[Entry | Ruling]:
        """The rules and rulings with this id, or whose wording has this text in either language."""
        entries: list[Entry | Ruling] = [*self.rules, *self.rulings]
        exact = [one for one in entries if one.id.lower() == query.lower()]
        if exact:
            return exact
        needle = folded(query)
        found: list[Entry | Ruling] = [
            one
            for one in self.rules
            if any(needle in folded(t) for t in (one.id, one.chapter, one.rule, one.it))
        ]
        found += [
            one
            for one in self.rulings
            if any(needle in folded(t) for t in (one.id, one.question, one.ruling, one.it))
        ]
        return found

    def meaning(self, cites: tuple[str, ...]) -> set[str]:
        """The rules that these citations stand for: a rule itself, or those that an example shows."""
        known = {entry.id for entry in self.rules}
        examples = {example.id: example.rules for example in self.examples}
        rulings = {ruling.id for ruling in self.rulings}
        meant: set[str] = set()
        for cite in cites:
            if cite in known:
                meant.add(cite)
            elif cite in examples:
                meant.update(examples[cite])
            elif cite not in rulings:
                raise LocandaError(f"the ledger of {self.game} has no entry {cite}")
        return meant


def load(path: Path) -> Ledger:
    """The ledger in a file."""
    return content.load(path, Ledger)
