"""What the server itself refuses, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from locanda.kernel.game import Game
from locanda.kernel.refusal import LocandaError, Refused
from locanda.kit.text import LANGUAGES, messages

LOCALE = Path(__file__).parent / "locale"


class Denied(LocandaError):
    """A request that is not carried out; nothing has changed. `status` is what HTTP calls it.

    A fact may be a text in every language, by language.
    """

    def __init__(self, message: str, status: int = 409, **facts: Any) -> None:
        self.message = f"no-{message}"
        self.status = status
        self.facts = facts
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        """The sentence in this language."""
        facts = {
            name: fact[language] if isinstance(fact, dict) else fact for name, fact in self.facts.items()
        }
        return messages(language, LOCALE).say(self.message, **facts)


def denied_setup(game: Game, error: LocandaError) -> Denied:
    """Why something cannot be played like this, in the words of the game where its rules say so."""
    return _in_words("setup", game, error)


def denied_brings(game: Game, error: LocandaError) -> Denied:
    """Why something cannot be brought like this, in the words of the game where its rules say so."""
    return _in_words("brings", game, error)


def _in_words(message: str, game: Game, error: LocandaError) -> Denied:
    if not isinstance(error, Refused):
        return Denied(message, 400, why=str(error))
    why = {}
    for language in LANGUAGES:
        narrator = game.narrator(language)
        said = [f"{narrator.refusal(None, one)} ({one.rule})" for one in error.reasons]
        why[language] = " ".join(dict.fromkeys(said))
    return Denied(message, 400, why=why)
