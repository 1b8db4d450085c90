"""The ledger: every rule of a book under its id, and `@rule`, which marks the code that does it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from locanda.kernel.refusal import LocandaError

from . import content
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
    question_it: str
    ruling: str
    ruling_it: str
    why: str = ""
    # Why no code and no scenario can show it: it speaks of the book's wording, of the box, of what people do.
    nothing_to_do: str = ""

    def text(self, language: str) -> str:
        """The question and the ruling in a language."""
        if language == "it":
            return f"{self.question_it} {self.ruling_it}"
        return f"{self.question} {self.ruling}"


class Ledger(msgspec.Struct, frozen=True, eq=False):
    """The rules, worked examples and rulings of one book."""

    game: str
    title: str
    rules: tuple[Entry, ...]
    # What the chapters are called in Italian.
    chapters_it: dict[str, str] = {}
    examples: tuple[Example, ...] = ()
    rulings: tuple[Ruling, ...] = ()

    @property
    def by_id(self) -> Mapping[str, Entry]:
        """The rules by their id."""
        return _by_id(self)

    def chapter(self, name: str, language: str) -> str:
        """What a chapter is called in a language."""
        return self.chapters_it.get(name, name) if language == "it" else name

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
            if any(needle in folded(t) for t in (one.id, one.text("en"), one.text("it")))
        ]
        return found

    def meaning(self, cites: tuple[str, ...]) -> set[str]:
        """The rules and rulings that these citations stand for: themselves, or the rules that an example shows."""
        known = {rule.id for rule in self.rules} | {ruling.id for ruling in self.rulings}
        examples = {example.id: example.rules for example in self.examples}
        meant: set[str] = set()
        for cite in cites:
            if cite in known:
                meant.add(cite)
            elif cite in examples:
                meant.update(examples[cite])
            else:
                raise LocandaError(f"the ledger of {self.game} has no entry {cite}")
        return meant


def load_all(folders: Sequence[Path]) -> Ledger:
    """The ledgers of a game and its expansions as one; a box without a ledger adds nothing."""
    books = [load(path) for folder in folders if (path := folder / "rules.yaml").exists()]
    if not books:
        return Ledger("", "", ())
    return Ledger(
        books[0].game,
        books[0].title,
        tuple(entry for book in books for entry in book.rules),
        {name: chapter for book in books for name, chapter in book.chapters_it.items()},
        tuple(example for book in books for example in book.examples),
        tuple(ruling for book in books for ruling in book.rulings),
    )


def load(path: Path) -> Ledger:
    """The ledger in a file."""
    return content.load(path, Ledger)


@lru_cache(maxsize=16)
def _by_id(book: Ledger) -> Mapping[str, Entry]:
    return {entry.id: entry for entry in book.rules}
