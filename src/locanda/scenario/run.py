"""Runs scenario files and says readably where one fails."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from locanda.kernel import content
from locanda.kernel.content import Source
from locanda.kernel.dice import ScriptedDice
from locanda.kernel.event import Event
from locanda.kernel.game import Game
from locanda.kernel.match import Match
from locanda.kernel.refusal import LocandaError, Refused


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: an answer, a refusal that must come, or options that must be offered. `seat` is asked by default."""

    choose: str = ""
    refused: str = ""
    offered: str | tuple[str, ...] = ()
    absent: str | tuple[str, ...] = ()
    prompt: str = ""
    seat: int | None = None
    cites: str = ""
    # What a lesson says before this step.
    teach: dict[Literal["en", "it"], str] = {}


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario file, before its `given` is understood by the game."""

    id: str
    game: str
    cites: tuple[str, ...]
    then: dict[str, Any]
    uses: tuple[Literal["rulebook", "card", "regression", "puzzle", "lesson"], ...] = ("regression",)
    given: dict[str, Any] = {}
    when: tuple[str | Step, ...] = ()
    title: dict[Literal["en", "it"], str] = {}
    text: dict[Literal["en", "it"], str] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How a scenario went."""

    id: str
    file: str
    passed: bool
    message: str = ""


class Loaded(msgspec.Struct, frozen=True):
    """A scenario with its place in a file."""

    scenario: Scenario
    source: Any


def load(path: Path) -> list[Loaded]:
    """The scenarios of a file; several documents may stand in one file."""
    found = []
    for source in content.documents(path):
        if not isinstance(source.data, dict):
            raise source.error("a scenario is a mapping with id, game, cites, given, when and then")
        found.append(Loaded(content.convert(source, Scenario), source))
    return found


def files(paths: Sequence[Path]) -> list[Path]:
    """The scenario files among these files and folders."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.yaml"))
        elif path.exists():
            found.append(path)
        else:
            raise LocandaError(f"there is no file or folder {path}")
    return found


def start(loaded: Loaded, find_game: Callable[[str], Game]) -> Match:
    """The match of a scenario at its beginning."""
    scenario, source = loaded.scenario, loaded.source
    try:
        game = find_game(scenario.game)
    except LocandaError as error:
        raise source.error(str(error), "game") from None
    kind = game.given
    given: Any = content.convert(source, kind, "given") if "given" in source.data else kind()
    try:
        table, setup = game.arrange(given)
    except LocandaError as error:
        raise source.error(str(error), "given") from None
    return Match.at(table, setup)


def run(loaded: Loaded, find_game: Callable[[str], Game]) -> Outcome:
    """How the scenario goes; a failure says at which line, what was expected and what was there."""
    scenario, source = loaded.scenario, loaded.source
    try:
        match = start(loaded, find_game)
        for number, step in enumerate(scenario.when):
            _take(match, Step(choose=step) if isinstance(step, str) else step, source, number)
        _check(match, scenario, source)
    except LocandaError as error:
        return Outcome(scenario.id, str(source.path), False, str(error))
    return Outcome(scenario.id, str(source.path), True)


def _take(match: Match, step: Step, source: Source, number: int) -> None:
    place = ("when", number)
    waiting = match.waiting
    if not waiting:
        raise source.error(f"the match is over, nobody is asked for {step.choose or step.refused!r}", *place)
    asked = waiting[0] if step.seat is None else next((d for d in waiting if d.seat == step.seat), None)
    if asked is None:
        raise source.error(f"seat {step.seat} is not asked here, seat {waiting[0].seat} is", *place)
    keys = [option.key for option in asked.options]
    if step.prompt and asked.prompt != step.prompt:
        raise source.error(
            f"the prompt is {asked.prompt!r} with {', '.join(keys)}, not {step.prompt!r}", *place
        )
    for key in (step.offered,) if isinstance(step.offered, str) else step.offered:
        if key not in keys:
            raise source.error(
                f"{key!r} is not offered at {asked.prompt!r}; offered: {', '.join(keys)}", *place
            )
    for key in (step.absent,) if isinstance(step.absent, str) else step.absent:
        if key in keys:
            raise source.error(f"{key!r} is offered at {asked.prompt!r} but should not be", *place)
    if step.refused:
        _refuse(match, asked.seat, step, source, place)
    if step.choose:
        try:
            match.answer(asked.seat, step.choose)
        except Refused:
            raise source.error(
                f"{step.choose!r} is not offered at {asked.prompt!r} (seat {asked.seat}); offered: {', '.join(keys)}",
                *place,
            ) from None
        except LocandaError as error:
            raise source.error(f"after {step.choose!r}: {error}", *place) from None


def _refuse(match: Match, seat: int, step: Step, source: Source, place: tuple[str | int, ...]) -> None:
    refused = match.why_not(seat, step.refused)
    if refused is None:
        raise source.error(f"{step.refused!r} should be refused but is offered", *place)
    if not step.cites and not refused.reasons:
        raise source.error(
            f"no rule speaks of {step.refused!r} here; say `absent` if it just must not be offered", *place
        )
    cited = [reason.rule for reason in refused.reasons] + [reason.note for reason in refused.reasons]
    if step.cites and step.cites not in cited:
        raise source.error(
            f"{step.refused!r} is refused for {', '.join(filter(None, cited)) or 'no rule'}, not for {step.cites}",
            *place,
        )


def _check(match: Match, scenario: Scenario, source: Source) -> None:
    then = dict(scenario.then)
    dice = match.table.dice
    if isinstance(dice, ScriptedDice) and dice.left:
        raise source.error(f"{dice.left} of the scripted dice were never rolled", "given", "dice")
    if "waits_for" not in then and "winner" not in then:
        raise source.error("a scenario ends by naming who must act (waits_for) or the winner", "then")
    if "waits_for" in then:
        _check_waiting(match, then.pop("waits_for"), source)
    if "log" in then:
        _check_log(match.events, then.pop("log"), source)
    shown: Any = match.view(None) | {"hidden": match.game.hidden(match.table)}
    for path, expected in then.items():
        found = _look(shown, path, source)
        try:
            fits = _fits(found, expected)
        except TypeError:
            raise source.error(
                f"{path} is {found!r}, which cannot be compared with {expected!r}", "then", path
            ) from None
        if not fits:
            raise source.error(f"{path} is {found!r}, not {expected!r}", "then", path)


def _check_waiting(match: Match, expected: Any, source: Source) -> None:
    waiting = match.waiting
    if not waiting:
        raise source.error("the match is over, nobody is asked", "then", "waits_for")
    found = {"seat": waiting[0].seat, "prompt": waiting[0].prompt}
    if not isinstance(expected, dict) or not expected or not set(expected) <= set(found):
        raise source.error("waits_for names a seat, a prompt, or both", "then", "waits_for")
    for name, value in expected.items():
        if found[name] != value:
            raise source.error(
                f"seat {found['seat']} is asked {found['prompt']!r}, the {name} is not {value!r}",
                "then",
                "waits_for",
            )


def _check_log(events: Sequence[Event], expected: Any, source: Source) -> None:
    """The expected events must have happened in this order; others may lie between them."""
    if not isinstance(expected, list):
        raise source.error("the log is a list of events", "then", "log")
    at = 0
    for number, wanted in enumerate(expected):
        if not isinstance(wanted, dict):
            raise source.error(
                "an event of the log is a mapping with its kind and facts", "then", "log", number
            )
        while at < len(events) and not _same_event(events[at], wanted):
            at += 1
        if at == len(events):
            kind = wanted.get("kind")
            alike = [f"{e.facts}" for e in events if e.kind == kind]
            hint = (
                f"; {kind}: {'; '.join(alike)}"
                if alike
                else f"; there was {', '.join(e.kind for e in events)}"
            )
            raise source.error(f"the log has no {wanted!r} there{hint}", "then", "log", number)
        at += 1


def _same_event(event: Event, wanted: dict[str, Any]) -> bool:
    for name, value in wanted.items():
        if name == "kind":
            found: Any = event.kind
        elif name == "seat":
            found = event.seat
        elif name == "cites":
            found = value if value in event.cites else event.cites
        else:
            found = event.facts.get(name)
        if found != value:
            return False
    return True


def _look(shown: Any, path: str, source: Source) -> Any:
    """What the table shows at a path such as seats.0.wounds."""
    found = shown
    for step in path.split("."):
        if isinstance(found, dict) and step in found:
            found = found[step]
        elif isinstance(found, list) and step.lstrip("-").isdigit() and -len(found) <= int(step) < len(found):
            found = found[int(step)]
        else:
            known = (
                list(found)
                if isinstance(found, dict)
                else f"{len(found)} entries"
                if isinstance(found, list)
                else found
            )
            raise source.error(f"the table shows no {path}: at {step!r} there is {known}", "then", path)
    return found


def _fits(found: Any, expected: Any) -> bool:
    if isinstance(expected, dict) and expected and set(expected) <= {"contains", "lacks", "min", "max"}:
        return (
            all(one in found for one in _many(expected.get("contains", ())))
            and all(one not in found for one in _many(expected.get("lacks", ())))
            and ("min" not in expected or found >= expected["min"])
            and ("max" not in expected or found <= expected["max"])
        )
    return bool(found == expected)


def _many(value: Any) -> Sequence[Any]:
    return value if isinstance(value, (list, tuple)) else [value]
