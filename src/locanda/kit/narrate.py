"""Narrators of games with messages and a ledger; what each box adds to them stands in registries."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from locanda.kernel.decision import Decision, Option
from locanda.kernel.event import Event
from locanda.kernel.narrate import Narrator
from locanda.kernel.refusal import Refusal

from .effects import join
from .names import forms
from .records import Name
from .text import capital, messages

if TYPE_CHECKING:
    from .game import BoxedGame

Facts: TypeAlias = dict[str, Any]
F = TypeVar("F", bound=Callable[..., Any])
# How far back an event is looked up among those around it.
RECENT = 400


class Tellings:
    """What turns the prompts, options, events and facts of a box into the facts that its messages speak of.

    `asks` marks what is known of a prompt (narrator, table, decision), `says` of an option by its verb (the option as
    well), `tells` of an event by its kind (narrator, table, event; None keeps silent about it), `term` how a raw fact
    of an event or a refusal is put into words (narrator, table, value), and `shows` adds a part to the table's
    overview: a title with lines (narrator, table, seat).
    """

    def __init__(self) -> None:
        self.asked: dict[str, Callable[..., Facts]] = {}
        self.said: dict[str, Callable[..., Facts]] = {}
        self.told: dict[str, Callable[..., Facts | None]] = {}
        self.terms: dict[str, Callable[..., Any]] = {}
        self.parts: list[Callable[..., tuple[str, list[str]] | None]] = []

    def asks(self, *prompts: str) -> Callable[[F], F]:
        """Mark what is known of these prompts."""
        return _marks(self.asked, prompts)

    def says(self, *verbs: str) -> Callable[[F], F]:
        """Mark what is known of the options with these verbs."""
        return _marks(self.said, verbs)

    def tells(self, *kinds: str) -> Callable[[F], F]:
        """Mark what is known of events of these kinds."""
        return _marks(self.told, kinds)

    def term(self, *facts: str) -> Callable[[F], F]:
        """Mark how these facts are put into words."""
        return _marks(self.terms, facts)

    def shows(self, function: F) -> F:
        """Mark a part of the table's overview."""
        self.parts.append(function)
        return function

    def add(self, other: Tellings) -> None:
        """What another box tells is told as well, in the place of what was told before."""
        self.asked |= other.asked
        self.said |= other.said
        self.told |= other.told
        self.terms |= other.terms
        self.parts += other.parts


def _marks(registry: dict[str, Any], names: Iterable[str]) -> Callable[[F], F]:
    def mark(function: F) -> F:
        registry.update(dict.fromkeys(names, function))
        return function

    return mark


class Teller(Narrator):
    """Speaks one language about one game and its expansions, in the messages of their boxes."""

    tellings: Tellings

    def __init__(self, game: BoxedGame, language: str) -> None:
        self.language = language
        self.game = game
        self.library: Any = game.library
        self.messages = messages(language, *(folder / "locale" for folder in game.folders))
        self.say = self.messages.say
        own, self.tellings = type(self).tellings, Tellings()
        for tellings in (own, *(box.tellings() for box in game.boxes if box.tellings is not None)):
            self.tellings.add(tellings)

    # The game

    def title(self) -> str:
        """The name of the game."""
        return self.say("game-title")

    def blurb(self) -> str:
        """What the game is about."""
        return self.say("game-blurb")

    def chapter(self, name: str) -> str:
        """What a chapter of the book is called."""
        return self.game.book.chapter(name, self.language)

    def setting(self, option: str, value: str = "") -> str:
        """What a setup option, or one of its values, is called."""
        return self.say(f"setting-{option}{f'-{value}' if value else ''}")

    def expansion(self, name: str) -> str:
        """What an expansion is called."""
        return self.say(f"expansion-{name}")

    # Words

    def named(self, name: Name) -> str:
        """A name in this language."""
        return name.text(self.language)

    def forms(self, fact: str, name: Name) -> Facts:
        """A name as a message may need it: `fact` bare, `fact-the`, `fact-of`, `fact-to`, `fact-by`, `fact-number`."""
        found = forms(name, self.language)
        return {f"{fact}-{form}" if form else fact: text for form, text in found.items()}

    def word(self, kind: str, value: str) -> str:
        """The language's word for a word of the game."""
        return self.say(f"word-{kind}-{value}")

    def listed(self, texts: Iterable[str]) -> str:
        """The texts as a list, or the word for nothing."""
        return join(self.messages, list(texts)) or self.say("word-nothing")

    def worded(self, table: Any, facts: Facts) -> Facts:
        """Raw facts in words, each by its own way; what has none stays as it is, and truth is yes or no."""
        found: Facts = {}
        for name, value in facts.items():
            term = self.tellings.terms.get(name)
            if term is not None and value is not None:
                value = term(self, table, value)
            if isinstance(value, dict):
                found |= value
            else:
                found[name] = ("yes" if value else "no") if isinstance(value, bool) else value
        return found

    # What is asked

    def around(self, table: Any, decision: Decision) -> Facts:
        """What the messages of every prompt may speak of."""
        return {}

    def choice(self, table: Any, decision: Decision) -> Facts:
        """What the messages of every option may speak of."""
        return {}

    def prompt(self, table: Any, decision: Decision) -> str:
        """The question with what helps to answer it."""
        facts = self.around(table, decision)
        more = self.tellings.asked.get(decision.prompt)
        if more is not None:
            facts |= more(self, table, decision)
        return self.say(f"prompt-{decision.prompt.replace('.', '-')}", **facts)

    def option(self, table: Any, decision: Decision, option: Option) -> str:
        """What the option does."""
        facts = {"prompt": decision.prompt.replace(".", "-"), **self.choice(table, decision)}
        more = self.tellings.said.get(option.verb)
        if more is not None:
            facts |= more(self, table, decision, option)
        return self.say(facts.pop("message", f"option-{option.verb}"), **facts)

    # What happened

    def event(self, table: Any, event: Event) -> str:
        """What happened, with names and numbers; nothing for events that are not worth a line."""
        more = self.tellings.told.get(event.kind)
        if more is None and event.kind == "forced":  # a choice of one thing, unless a game has a word for it
            return ""
        facts = self.happened(table, event)
        if more is not None:
            told = more(self, table, event)
            if told is None:
                return ""
            facts |= told
        return capital(self.say(facts.pop("message", f"event-{event.kind}"), **facts))

    def happened(self, table: Any, event: Event) -> Facts:
        """What the messages of every event may speak of."""
        facts = self.worded(table, event.facts)
        if event.seat is not None:
            facts["hero"] = self.seat(table, event.seat)
        return facts

    def figure(self, name: str) -> str:
        """What a figure of the game's tally is called."""
        return self.say(f"tally-{name}")

    def die(self, name: str) -> str:
        """What a die that the game tells of is called."""
        return self.say(f"tally-die-{name}")

    def refusal(self, table: Any, refusal: Refusal) -> str:
        """What is in the way here and now, with its figures; without a reason of its own, the rule itself."""
        about = self.called(refusal.about) if isinstance(refusal.about, str) else ""
        if refusal.reason:
            facts = self.worded(table, refusal.facts)
            return capital(self.say(f"refusal-{refusal.reason}", about=about, **facts))
        entry = self.game.book.by_id.get(refusal.rule)
        text = entry.text(self.language) if entry is not None else ""
        return self.say("refusal-about", about=about, text=text) if about else text

    def called(self, thing: str) -> str:
        """What a card or a place is called; nothing for other things."""
        return ""

    def window(self, name: str) -> str:
        """What a window is called."""
        return self.say(_window(name))

    def has_window(self, name: str) -> bool:
        """Whether there is a window of this name."""
        return "_" not in name and self.messages.has(_window(name))

    def state_of_play(self, table: Any) -> str:
        """Whose turn it is and in which phase, or who has won."""
        if table.result is not None:
            winners = self.listed(self.seat(table, one) for one in table.result.winners)
            return self.say("table-over", winners=winners)
        phase = self.say(f"phase-{table.phase}")
        return self.say("table-turn", hero=self.seat(table, table.active), phase=phase)

    def own_first(self, table: Any, seat: int | None) -> Iterator[tuple[Any, bool]]:
        """The pieces of every seat, one's own or those of whose turn it is first, and whether they are one's own."""
        first = table.active if seat is None else seat
        for one in (*table.seats[first:], *table.seats[:first]):
            yield one, one.seat == seat

    def overview(self, table: Any, seat: int | None) -> list[tuple[str, list[str]]]:
        """The table as this seat sees it: what expansions add to it."""
        return self.extras(table, seat)

    def extras(self, table: Any, seat: int | None) -> list[tuple[str, list[str]]]:
        """What expansions add to the table as this seat sees it: titles with lines under each."""
        found = (part(self, table, seat) for part in self.tellings.parts)
        return [part for part in found if part is not None]


def _window(name: str) -> str:
    """The message that says what a window is called; no message may have a dot in its id."""
    return f"window-{name.replace('.', '_')}"


def place_of(journal: list[Event] | None, event: Event) -> int:
    """Where an event stands in the journal, looked for from its end; -1 if it is not among the latest."""
    events = journal or []
    for at in range(len(events) - 1, max(-1, len(events) - RECENT), -1):
        if events[at] is event:
            return at
    return -1
