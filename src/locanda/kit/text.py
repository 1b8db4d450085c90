"""Text: Project Fluent messages in Italian and English, and card text rendered from effects."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

from locanda.kernel.refusal import LocandaError

Language: TypeAlias = Literal["en", "it"]
LANGUAGES: tuple[Language, ...] = ("en", "it")
SHARED = Path(__file__).parent / "locale"
KEPT_SENTENCES = 20_000


def folded(text: str) -> str:
    """A text as it is searched: small letters, and apostrophes as they are typed."""
    return text.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


class Messages:
    """The messages of one language: the shared ones and those of a game (and its expansions).

    A table says the same things over and over: what was put into words lately is kept.
    """

    def __init__(self, language: str, *folders: Path) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        if language not in LANGUAGES:
            raise LocandaError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (SHARED, *folders):
            for path in sorted(folder.glob(f"{language}*.ftl")):
                self._bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
        self._said = lru_cache(maxsize=KEPT_SENTENCES, typed=True)(self._format)

    def has(self, message: str) -> bool:
        """Whether there is a message of this id."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, /, **arguments: Any) -> str:
        """The message with its arguments; a missing or faulty message is an error, never silent."""
        # What an event tells may hold lists, which no message can say.
        plain = {name: value for name, value in arguments.items() if not isinstance(value, (list, dict))}
        return self._said(message, **plain)

    def _format(self, message: str, /, **arguments: Any) -> str:
        if not self._bundle.has_message(message):
            raise LocandaError(f"the {self.language} text has no message {message!r}")
        found = self._bundle.get_message(message)
        if found.value is None:
            raise LocandaError(f"the {self.language} message {message!r} is empty")
        text, errors = self._bundle.format_pattern(found.value, arguments)
        if errors:
            raise LocandaError(f"the {self.language} message {message!r} cannot be made: {errors[0]!r}")
        return str(text)


@lru_cache(maxsize=32)
def messages(language: str, *folders: Path) -> Messages:
    """The messages of a language in some folders, read once."""
    return Messages(language, *folders)


_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def message_ids(folder: Path, language: str) -> set[str]:
    """The ids of all messages of a language in a folder, for the parity check."""
    found: set[str] = set()
    for path in folder.glob(f"{language}*.ftl"):
        found.update(_MESSAGE.findall(path.read_text("utf-8")))
    return found


def sentence(parts: str) -> str:
    """The text with a capital letter at its start and a full stop at its end."""
    text = " ".join(parts.split())
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text[-1] in ".!?:" else text + "."


def capital(text: str) -> str:
    """The text with a capital letter at its start."""
    return text[:1].upper() + text[1:]
