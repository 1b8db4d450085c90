"""Narrators put a table into words: prompts, options, what happened, and what lies on the table."""

from __future__ import annotations

from typing import Any

from .decision import Decision, Option
from .event import Event
from .refusal import Refusal


class Narrator:
    """Speaks one language about one game; a game gives its own."""

    language = "en"

    def with_labels(self) -> Narrator:
        """Who speaks to somebody that sees the drawn map, and may call spaces by the labels on it."""
        return self

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

    def expansion(self, name: str) -> str:
        """What an expansion is called."""
        return name

    def prompt(self, table: Any, decision: Decision) -> str:
        """What the seat is asked, in a sentence."""
        return decision.prompt

    def part(self, table: Any, decision: Decision) -> str:
        """Whom or what one of several decisions of a seat is for."""
        return decision.part

    def window(self, name: str) -> str:
        """What a window is called."""
        return name

    def has_window(self, name: str) -> bool:
        """Whether there is a window of this name."""
        return True

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

    def chance_of(self, table: Any, decision: Decision, option: Option) -> tuple[str, float] | None:
        """What choosing this option is likely to lead to, and how likely, from 0 to 1; said of what, in a few words."""
        return None

    def leads_to(self, table: Any, decision: Decision, option: Option) -> str:
        """What follows from choosing this option, where its words do not say so already; a few words."""
        return ""

    def is_idle(self, table: Any, decision: Decision, option: Option) -> bool:
        """Whether this option is allowed but changes nothing that another one would not change as well."""
        return False

    def reason_for(self, table: Any, decision: Decision, option: Option) -> str:
        """Why somebody who knows the game would choose this, in a sentence; nothing where there is no more to say."""
        return ""

    def event(self, table: Any, event: Event) -> str:
        """What happened, in a sentence; nothing for events that are not worth a line."""
        return event.kind

    def figure(self, name: str) -> str:
        """What a figure of the game's tally is called."""
        return name

    def die(self, name: str) -> str:
        """What a die that the game tells of is called."""
        return name

    def refusal(self, table: Any, refusal: Refusal) -> str:
        """Why something is not allowed: what is in the way, in a sentence."""
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

    def extras(self, table: Any, seat: int | None) -> list[tuple[str, list[str]]]:
        """What expansions add to the table as this seat sees it."""
        return []

    def map(self, table: Any, seat: int | None, whole: bool = False) -> list[str]:
        """The surroundings of this seat, or the whole map, as lines with rich's colour marks; nothing without a map."""
        return []
