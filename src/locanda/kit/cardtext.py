"""Card text: everything that a card says is rendered from what it does, in both languages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from .effects import Effect, Step, join
from .library import Library
from .records import Name
from .text import Messages, messages, sentence

# What every message of a card knows of where its effect stands.
Context: TypeAlias = dict[str, str]


class CardText:
    """Renders the text of cards in one language; a game's own class knows its kinds of cards."""

    def __init__(self, library: Library, language: str) -> None:
        self.library = library
        self.language = language
        self.messages = messages(language, *(box.folder / "locale" for box in library.boxes))
        self.say = self.messages.say

    def named(self, name: Name) -> str:
        """A name in this language."""
        return name.text(self.language)

    def show(self, _: Messages, field: str, value: str) -> str:
        """The language's word for a word in a field of an effect, by a message of its own."""
        message = f"{field}-{value}"
        return self.say(message) if self.messages.has(message) else value

    def one(self, effect: Step, context: Context) -> str:
        """One effect in words, without a full stop."""
        assert isinstance(effect, Effect)
        return self.library.vocabulary.render(effect, self.messages, self.show, context)

    def effects(self, effects: Iterable[Step], context: Context) -> str:
        """Each effect as a sentence of its own."""
        return self.text(sentence(self.one(effect, context)) for effect in effects)

    def clause(self, effects: Sequence[Step], context: Context) -> str:
        """The effects as one clause, for use inside a sentence."""
        return self.listed([self.one(effect, context) for effect in effects])

    def text(self, lines: Iterable[str]) -> str:
        """The lines that say something, one after another."""
        return " ".join(line for line in lines if line)

    def listed(self, texts: Sequence[str], last: str = "list-and") -> str:
        """The texts as a list in the language's way."""
        return join(self.messages, texts, last)

    def words(self, kind: str, values: Iterable[str], last: str = "list-and") -> str:
        """Several words of one kind as a list."""
        return self.listed([self.say(f"{kind}-{value}") for value in values], last)
