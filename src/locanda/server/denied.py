"""What the server itself refuses, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from locanda.kernel.refusal import LocandaError
from locanda.kit.text import messages

LOCALE = Path(__file__).parent / "locale"


class Denied(LocandaError):
    """A request that is not carried out; nothing has changed. `status` is what HTTP calls it."""

    def __init__(self, message: str, status: int = 409, **facts: Any) -> None:
        self.message = f"no-{message}"
        self.status = status
        self.facts = facts
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        """The sentence in this language."""
        return messages(language, LOCALE).say(self.message, **self.facts)
