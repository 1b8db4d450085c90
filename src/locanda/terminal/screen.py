"""What a terminal shows: the table, what happened, the question and its options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from locanda.kernel.decision import Decision, Option
from locanda.kernel.match import Match
from locanda.kernel.narrate import Narrator
from locanda.kit.text import folded

MANY = 15  # from here on options come in columns, and not all of them at once
SHOWN = 40  # options of a long list that are shown at once
LOG_LINES = 24
WIDE = 110  # from this width on the table is shown in two columns
GAP = 6  # what the number before an option takes

ALL = ("all", "tutte", "tutta", "tutto")


class Screen:
    """A match on a console, in the words of a narrator, and how far people have been told of it."""

    match: Match
    console: Console
    narrator: Narrator
    say: Callable[..., str]
    told: int
    # What each seat saw last of the parts of the table.
    seen: dict[tuple[int | None, str], list[str]]
    # The options as they are numbered, and what each says.
    order: list[Option]
    texts: dict[str, str]

    def note(self, message: str, /, **facts: Any) -> None:
        """One sentence of the terminal itself."""
        self.line(self.say(message, **facts), "italic")

    def line(self, text: str, style: str = "") -> None:
        """A line as it is, without reading marks or emoji into it."""
        self.console.print(Text(text, style=style), soft_wrap=False)

    def overview(self, seat: int | None, whole: bool = False) -> None:
        """What lies on the table is shown, as far as it has changed since this seat saw it last."""
        sections = self.narrator.overview(self.match.table, seat)
        fresh = [one for one in sections if whole or self.seen.get((seat, one[0])) != one[1]]
        self.seen.update({(seat, title): lines for title, lines in sections})
        for title, lines in fresh:
            if len(lines) == 1:
                self.console.print(Text.assemble((f"{title}. ", "bold"), lines[0]))
        panels = [
            Panel(Text("\n".join(lines)), title=Text(title), title_align="left")
            for title, lines in fresh
            if len(lines) > 1
        ]
        columns = 2 if self.console.width >= WIDE and len(panels) > 1 else 1
        grid = Table.grid(expand=True)
        for _ in range(columns):
            grid.add_column(ratio=1)
        for start in range(0, len(panels), columns):
            grid.add_row(*panels[start : start + columns])
        self.console.print(grid)

    def lines(self, seat: int | None, start: int) -> list[str]:
        """What happened from an event on, as far as this seat may know it."""
        told = [
            self.narrator.event(self.match.table, event)
            for event in self.match.events[start:]
            if event.shown_to(seat)
        ]
        return [text for text in told if text]

    def tell(self, seat: int | None) -> None:
        """What happened since somebody was last told is told now."""
        lines = self.lines(seat, self.told)
        self.told = len(self.match.events)
        if lines:
            self.console.print(Text(self.say("log-title"), style="bold"))
        if len(lines) > LOG_LINES:
            self.note("log-more", count=len(lines) - LOG_LINES)
        self.grid([[("·", text)] for text in lines[-LOG_LINES:]])

    def show(self, asked: Decision, words: str = "") -> None:
        """The prompt and its options are shown, all of them or those with these words."""
        if not self.order:
            self.arrange(asked)
        everything = words.lower() in ALL
        needle = "" if everything else folded(words)
        found = [n for n, one in enumerate(self.order, 1) if needle in folded(self.texts[one.key])]
        if not found:
            self.note("bad-input", text=words, last=len(self.order))
            return
        if needle:
            self.note("filtered", count=len(found), text=words)
        else:
            self.console.print(Text(self.narrator.prompt(self.match.table, asked), style="bold yellow"))
        many = len(found) > MANY and not everything
        hidden = 0
        for verb in dict.fromkeys(self.order[n - 1].verb for n in found):
            group = [n for n in found if self.order[n - 1].verb == verb]
            if many and len(group) > SHOWN:
                hidden += len(group) - SHOWN
                group = group[:SHOWN]
            self.choices(group)
        if hidden:
            self.note("more-options", count=hidden)

    def arrange(self, asked: Decision) -> None:
        """The options are in words and in order: by verb, and in long lists those that say more come first."""
        self.texts = {one.key: self.narrator.option(self.match.table, asked, one) for one in asked.options}
        verbs = {verb: n for n, verb in enumerate(dict.fromkeys(one.verb for one in asked.options))}
        self.order = sorted(asked.options, key=lambda one: verbs[one.verb])
        if len(self.order) > MANY:
            self.order.sort(key=lambda one: (verbs[one.verb], -self.texts[one.key].count(",")))

    def choices(self, numbers: Sequence[int]) -> None:
        """These options with their numbers; the short ones at the end of a long list stand in columns."""
        texts = {n: self.texts[self.order[n - 1].key] for n in numbers}
        wide = len(numbers)
        if wide > MANY // 2:
            while wide and len(texts[numbers[wide - 1]]) + GAP <= self.console.width // 2:
                wide -= 1
        short = numbers[wide:]
        columns = max(1, self.console.width // (max((len(texts[n]) for n in short), default=0) + GAP))
        height = -(-len(short) // columns)
        self.grid([[(f"{n:>3}", texts[n])] for n in numbers[:wide]])
        self.grid([[(f"{n:>3}", texts[n]) for n in short[row::height]] for row in range(height)])

    def grid(self, rows: list[list[tuple[str, str]]]) -> None:
        """Rows of marks with texts beside them; longer texts go on under their beginning."""
        if rows:
            grid = Table.grid(padding=(0, 1))
            for _ in range(len(rows[0])):
                grid.add_column(justify="right", style="bold cyan", no_wrap=True)
                grid.add_column()
            for row in rows:
                grid.add_row(*(Text(part) for pair in row for part in pair))
            self.console.print(grid)
