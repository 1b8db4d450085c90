"""Narrators put a table into words: prompts, options, what happened, and what lies on the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from .decision import Decision, Option
from .event import Event
from .ledger import Entry, load
from .refusal import Refusal


class Narrator:
    """Speaks one language about one game; a game gives its own."""

    language = "en"

    def title(self) -> str:
        """The name of the game."""
        return ""

    def blurb(self) -> str:
        """What the game is about, in a sentence or two."""
        return ""

    def chapter(self, name: str) -> str:
        """What a chapter of the ledger is called."""
        return name

    def setting(self, option: str, value: str = "") -> str:
        """What a setup option, or one of its values, is called."""
        return value or option

    def prompt(self, table: Any, decision: Decision) -> str:
        """What the seat is asked, in a sentence."""
        return decision.prompt

    def option(self, table: Any, decision: Decision, option: Option) -> str:
        """What choosing this option means, in a few words."""
        return option.key

    def details(self, table: Any, decision: Decision, option: Option) -> dict[str, Any]:
        """What helps to picture an option before it is chosen (a way, the dice it takes), as plain data."""
        return {}

    def facts(self, table: Any, decision: Decision) -> dict[str, Any]:
        """What a page shows of a decision beside its words (prices, figures), as plain data."""
        return dict(decision.facts or {})

    def chances(self, table: Any, decision: Decision) -> list[tuple[str, float]]:
        """What the decision is about and how likely it is, from 0 to 1, for the seat to see before it chooses."""
        return []

    def event(self, table: Any, event: Event) -> str:
        """What happened, in a sentence; nothing for events that are not worth a line."""
        return event.kind

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed: the rule in this language."""
        return refusal.rule

    def card(self, card_id: str) -> str:
        """A card's name, figures and text."""
        return card_id

    def seat(self, table: Any, seat: int) -> str:
        """Who sits there, in a word or two."""
        return f"{seat}"

    def overview(self, table: Any, seat: int | None) -> list[tuple[str, list[str]]]:
        """The table as this seat sees it: titles with lines under each."""
        return []

    def map(self, table: Any, seat: int | None, whole: bool = False) -> list[str]:
        """The surroundings of this seat, or the whole map, as lines with rich's colour marks; nothing without a map."""
        return []


class Worded(Narrator):
    """A narrator whose game has messages for its title, its blurb, its settings and the chapters of its book.

    `folder` is where the game keeps its ledger.
    """

    say: Callable[..., str]
    folder: Path

    def title(self) -> str:
        """The name of the game."""
        return self.say("game-title")

    def blurb(self) -> str:
        """What the game is about."""
        return self.say("game-blurb")

    def chapter(self, name: str) -> str:
        """What a chapter of the book is called."""
        return self.say("chapter-" + re.sub(r"[^a-z]+", "-", name.lower()).strip("-"))

    def setting(self, option: str, value: str = "") -> str:
        """What a setup option, or one of its values, is called."""
        return self.say(f"setting-{option}{f'-{value}' if value else ''}")

    def called(self, thing: str) -> str:
        """What a card or a place is called at the start of a sentence; nothing for other things."""
        return ""

    def refusal(self, refusal: Refusal) -> str:
        """The rule that forbids it, and what it speaks of."""
        entry = _rules(self.folder).get(refusal.rule)
        text = entry.text(self.language) if entry is not None else ""
        about = self.called(refusal.about) if isinstance(refusal.about, str) else ""
        said = self.say("refusal-about", about=about, text=text) if about else text
        return f"{said} {self.say('refusal-note', note=refusal.note)}" if refusal.note else said


@lru_cache(maxsize=16)
def _rules(folder: Path) -> Mapping[str, Entry]:
    """The rules of a game's book by their id."""
    return load(folder / "rules.yaml").by_id()
