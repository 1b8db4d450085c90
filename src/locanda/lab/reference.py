"""The reference of a game for those who write scenarios: made from its code, its scenarios and games that bots play.

What can be given comes from the types of the arranger; what the table shows, the prompts with their options, the events
with their facts and the windows for stops are collected while all scenarios and some games are played.
"""

from __future__ import annotations

import re
import types
import typing
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec

from locanda import bots
from locanda.games import load
from locanda.kernel.dice import Dice
from locanda.kernel.game import Game, Setup
from locanda.kernel.match import Match
from locanda.scenario import run as scenarios

GAMES_PLAYED = 3
MOST_TURNS = 40
EVERY = 5  # decisions between two looks at the whole table
_NAME = re.compile(r"^[a-z][a-z_]*$")


class Seen:
    """What was seen of a game so far."""

    def __init__(self) -> None:
        self.paths: dict[str, set[str]] = defaultdict(set)
        self.prompts: dict[str, set[str]] = defaultdict(set)
        self.windows: set[str] = set()
        self.events: dict[str, set[str]] = defaultdict(set)

    def look(self, match: Match, whole: bool) -> None:
        """The open decisions are noted, and (sometimes) everything that the table shows."""
        for part in match.waiting:
            self.prompts[part.prompt] |= {_pattern(option.verb, option.about) for option in part.options}
            if part.passes:
                self.windows.add(part.prompt)
        if whole:
            for seat in (None, 0):
                self._walk(match.view(seat), "")
            self._walk(match.game.secrets(match.table), "hidden")

    def hear(self, match: Match) -> None:
        """The events of a match are noted."""
        for event in match.events:
            self.events[event.kind] |= set(event.facts)

    def _walk(self, value: Any, path: str) -> None:
        if isinstance(value, dict) and value:
            named = all(_NAME.match(str(key)) for key in value)
            for key, inner in value.items():
                step = str(key) if named else "ID"
                self._walk(inner, f"{path}.{step}" if path else step)
        elif isinstance(value, list) and value and isinstance(value[0], (dict, list)):
            for inner in value:
                self._walk(inner, f"{path}.N")
        else:
            self.paths[path].add(_kind(value))


def collect(game: Game) -> Seen:
    """Everything that scenarios and some games show."""
    seen = Seen()
    for path in scenarios.of_game(game):
        for loaded in scenarios.load(path):
            if tuple(sorted(loaded.scenario.with_)) == tuple(sorted(game.expansions)):
                _follow(seen, loaded)
    for number in range(GAMES_PLAYED):
        seats = game.seats[0] + number % (game.seats[1] - game.seats[0] + 1)
        setup = Setup(seats, expansions=game.expansions)
        if any(game.why_not_setup(setup)):
            continue
        match = Match(game, setup, Dice.from_seed(f"reference/{number}"))
        player = bots.make(game, "random", number)  # so that it does not change with what bots think
        while match.decision is not None and game.turns(match.table) <= MOST_TURNS:
            seen.look(match, match.answered % EVERY == 0)
            asked = match.waiting[0]
            match.answer(asked.seat, asked.key(player(match, asked)))
        seen.look(match, True)
        seen.hear(match)
    return seen


def _follow(seen: Seen, loaded: scenarios.Loaded) -> None:
    if loaded.is_refused:
        return
    match = scenarios.start(loaded, load)
    seen.look(match, True)
    for number, step in enumerate(loaded.scenario.when):
        taken = scenarios.Step(choose=step) if isinstance(step, str) else step
        if taken.choose and not match.over:
            scenarios.take(match, scenarios.answer_of(taken), loaded.source, number, [])
            seen.look(match, True)
    seen.hear(match)


def _pattern(verb: str, about: str) -> str:
    if not about:
        return verb
    return f"{verb}:N" if about.isdigit() else f"{verb}:{about}" if verb == "choose" else f"{verb}:ID"


def _kind(value: Any) -> str:
    if isinstance(value, bool):
        return "true or false"
    if value is None:
        return "nothing"
    if isinstance(value, (int, float)):
        return "number"
    if isinstance(value, (list, tuple)):
        return "list"
    return "mapping" if isinstance(value, dict) else "word"


# As a page


def page(name: str, with_: tuple[str, ...] = ()) -> str:
    """The reference of a game as Markdown."""
    game = load(name, with_)
    seen = collect(game)
    title = game.narrator("en").title()
    lines = [
        f"# {title}: reference for scenarios",
        "",
        "*Made by `locanda reference`; a test fails when it is out of date.*",
        "[How scenarios are written](../how-to/write-a-scenario.md).",
        "`locanda cards` lists the cards, `locanda board` the spaces.",
    ]
    lines += ["", "## given", "", "| key | holds | as usual |", "| --- | --- | --- |"]
    lines += [f"| `{key}` | {kind} | {usual} |" for key, kind, usual in _given(game.given)]
    for box in game.boxes:
        lines += [f"| `{key}` | {_said(given.kind)} (from {box.id}) |  |" for key, given in box.given.items()]
    lines += ["", f"Phases: {', '.join(f'`{phase}`' for phase in game.phases)}."]
    lines += ["", "## Prompts and options", "", "| prompt | options |", "| --- | --- |"]
    for prompt, options in sorted(seen.prompts.items()):
        lines.append(f"| `{prompt}` | {', '.join(f'`{one}`' for one in sorted(options))} |")
    windows = ", ".join(f"`{one}`" for one in sorted(seen.windows)) or "none"
    lines += ["", f"Windows, at which a seat can be stopped or always pass: {windows}."]
    lines += ["", "## What the table shows", "", "| path | holds |", "| --- | --- |"]
    lines += [f"| `{path}` | {' or '.join(sorted(kinds))} |" for path, kinds in sorted(seen.paths.items())]
    lines += ["", "## Events of the log", "", "| kind | facts |", "| --- | --- |"]
    for kind, facts in sorted(seen.events.items()):
        lines.append(f"| `{kind}` | {', '.join(f'`{fact}`' for fact in sorted(facts))} |")
    return "\n".join(lines) + "\n"


def _given(kind: Any, path: str = "") -> Iterator[tuple[str, str, str]]:
    """What a `given` may hold: each key with its type and what it is if it is left out."""
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return
    hints = typing.get_type_hints(kind)
    for field in msgspec.structs.fields(kind):
        hint, key = hints[field.name], f"{path}{field.encode_name}"
        inner = [one for one in _structs(hint) if one is not kind]
        default = "" if field.default is msgspec.NODEFAULT else field.default
        usual = (
            ""
            if default in ("", (), None) or isinstance(default, (msgspec.Struct, tuple))
            else f"`{default}`"
        )
        yield key, _said(hint), usual
        for one in inner:
            yield from _given(
                one,
                f"{key}.N." if "tuple" in str(hint) else f"{key}.ID." if "dict" in str(hint) else f"{key}.",
            )


def _structs(hint: Any) -> list[type[msgspec.Struct]]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return [hint]
    return [one for argument in typing.get_args(hint) for one in _structs(argument)]


def _said(hint: Any) -> str:
    """A type in words."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    words = {int: "a number", str: "a word", bool: "true or false", type(None): "nothing", float: "a number"}
    if hint in words:
        return words[hint]
    if origin is tuple:
        if len(arguments) == 2 and arguments[1] is Ellipsis:
            return f"a list of {_many(arguments[0])}"
        return f"a pair of {' and '.join(_many(one) for one in arguments)}"
    if origin is dict:
        return f"{_many(arguments[1])} by {_many(arguments[0]).removesuffix('s')}"
    if origin in (typing.Union, types.UnionType):
        return " or ".join(_said(one) for one in arguments)
    if origin is typing.Literal:
        return " or ".join(f"`{one}`" for one in arguments)
    doc = (getattr(hint, "__doc__", "") or "").strip().splitlines()
    return doc[0].rstrip(".").split(":")[0].lower().replace("|", "or") if doc else str(hint)


def _many(hint: Any) -> str:
    plural = {int: "numbers", str: "words", bool: "truths"}
    return plural.get(hint, f"({_said(hint)})" if typing.get_args(hint) else _said(hint))
