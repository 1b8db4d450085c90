"""Narrators put a table into words: prompts, options, what happened, and what lies on the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from .decision import Decision, Option
from .event import Event
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
    """A narrator whose game has messages for its title, its blurb, the chapters of its book and its settings."""

    say: Callable[..., str]

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
