"""Runs scenario files and says readably where one fails."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec

from locanda.kernel.decision import Decision
from locanda.kernel.dice import ScriptedDice
from locanda.kernel.game import Game
from locanda.kernel.match import Match
from locanda.kernel.refusal import LocandaError, Refusal, Refused
from locanda.kit import content
from locanda.kit.content import Source

from . import checks

Text: TypeAlias = dict[Literal["en", "it"], str]
# Where a game comes from: its id, and the expansions that it is played with.
FindGame: TypeAlias = Callable[[str, Sequence[str]], Game]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: an answer, a refusal that must come, options that must be offered, or a look at the table.

    `seat` is who is asked, the first by default; `part` names one of several things that a seat decides at once.
    """

    choose: str = ""
    refused: str = ""
    # Options that are offered among others, that are not offered, and all that are offered.
    offered: str | tuple[str, ...] = ()
    absent: str | tuple[str, ...] = ()
    options: tuple[str, ...] | None = None
    prompt: str = ""
    seat: int | None = None
    part: str = ""
    cites: str = ""
    # What the table must show before the answer.
    then: dict[str, Any] = {}
    # What a lesson says before this step.
    teach: Text = {}


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario file, before its `given` is understood by the game."""

    id: str
    game: str
    cites: tuple[str, ...]
    then: dict[str, Any]
    with_: tuple[str, ...] = msgspec.field(default=(), name="with")
    uses: tuple[Literal["rulebook", "card", "regression", "puzzle", "lesson"], ...] = ("regression",)
    given: dict[str, Any] = {}
    when: tuple[str | Step, ...] = ()
    title: Text = {}
    text: Text = {}


class Outcome(msgspec.Struct, frozen=True):
    """How a scenario went; the message has a line for everything that was not as it should be."""

    id: str
    file: str
    passed: bool
    message: str = ""


class Loaded(msgspec.Struct, frozen=True):
    """A scenario with its place in a file."""

    scenario: Scenario
    source: Any

    @property
    def is_refused(self) -> bool:
        """Whether its rules refuse the set-up, so that there is no table."""
        return "refused" in self.scenario.then


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


def of_game(game: Game) -> list[Path]:
    """The scenario files of a game and the expansions that it is played with."""
    return files([folder for box in game.folders if (folder := box / "scenarios").is_dir()])


def start(loaded: Loaded, find_game: FindGame) -> Match:
    """The match of a scenario at its beginning."""
    try:
        return _lay(loaded, find_game)
    except Refused as refused:
        raise loaded.source.error(str(refused), "given") from None


def _lay(loaded: Loaded, find_game: FindGame) -> Match:
    """The match of a scenario, unless its rules refuse the set-up."""
    scenario, source = loaded.scenario, loaded.source
    try:
        game = find_game(scenario.game, scenario.with_)
    except LocandaError as error:
        raise source.error(str(error), "game") from None
    extra = {name: given for box in game.boxes for name, given in box.given.items()}
    of_boxes = {
        name: content.convert(source, extra[name].kind, "given", name)
        for name in source.data.get("given") or {}
        if name in extra
    }
    try:
        table, setup = game.arrange(content.convert(source.without("given", of_boxes), game.given, "given"))
        game.lay_annexes(table)
        for name, value in of_boxes.items():
            extra[name].lay(table, value)
    except (content.ContentError, Refused):
        raise
    except LocandaError as error:
        raise source.error(str(error), "given") from None
    return Match.at(table, setup)


def run(loaded: Loaded, find_game: FindGame) -> Outcome:
    """How the scenario goes; a failure says at which line, what was expected and what was there."""
    scenario, source = loaded.scenario, loaded.source
    failures: list[str] = []
    if loaded.is_refused:
        return _run_refused(loaded, find_game)
    try:
        match = start(loaded, find_game)
        for number, step in enumerate(scenario.when):
            taken = Step(choose=step) if isinstance(step, str) else step
            take(match, taken, source, number, failures)
        failures += _check_end(match, scenario, source)
    except LocandaError as error:
        failures.append(str(error))
    return Outcome(scenario.id, str(source.path), not failures, "\n".join(failures))


def refusals(loaded: Loaded, find_game: FindGame) -> tuple[Refusal, ...]:
    """Why the rules refuse the set-up of a scenario; nothing if they do not."""
    try:
        _lay(loaded, find_game)
    except Refused as refused:
        return refused.reasons
    return ()


def _run_refused(loaded: Loaded, find_game: FindGame) -> Outcome:
    """How a scenario goes whose set-up must be refused for just these rules, before anything is laid out."""
    scenario, source = loaded.scenario, loaded.source
    wanted = scenario.then["refused"]
    rules = {wanted} if isinstance(wanted, str) else set(wanted)
    message = ""
    try:
        found = {reason.rule for reason in refusals(loaded, find_game)}
    except LocandaError as error:
        message = str(error)
    else:
        if len(scenario.then) > 1 or scenario.when:
            message = str(source.error("a set-up that is refused has no steps and shows no table", "then"))
        elif not found:
            message = str(source.error("the set-up is not refused", "then", "refused"))
        elif found != rules:
            told = ", ".join(sorted(found))
            message = str(source.error(f"the set-up is refused for {told}", "then", "refused"))
    return Outcome(scenario.id, str(source.path), not message, message)


def answer_of(step: Step) -> Step:
    """A step without anything but its answer."""
    return Step(choose=step.choose, seat=step.seat, part=step.part)


def take(match: Match, step: Step, source: Source, number: int, found: list[str]) -> None:
    """A step is taken; what was not as it should be is found, and an error ends the scenario that cannot go on."""
    place = ("when", number)
    found += checks.table(match, step.then, source, (*place, "then"))
    if not (step.choose or step.refused or step.offered or step.absent or step.prompt) and (
        step.options is None
    ):
        return
    if step.choose.startswith("!") and step.seat is not None:
        if step != Step(choose=step.choose, seat=step.seat, part=step.part, then=step.then):
            raise source.error("what a seat says about a window is a step of its own", *place)
        _wish(match, step, source, place)
        return
    asked = _asked(match, step, source, place)
    keys = [asked.key(option) for option in asked.options]

    def fails(message: str) -> None:
        found.append(str(source.error(message, *place)))

    if step.prompt and asked.prompt != step.prompt:
        fails(f"the prompt is {asked.prompt!r} with {', '.join(keys)}, not {step.prompt!r}")
    for key in _several(step.offered):
        if key not in keys:
            fails(f"{key!r} is not offered at {asked.prompt!r}; offered: {', '.join(keys)}")
    for key in _several(step.absent):
        if key in keys:
            fails(f"{key!r} is offered at {asked.prompt!r} but should not be")
    if step.options is not None and sorted(step.options) != sorted(keys):
        fails(
            f"exactly {', '.join(step.options)} should be offered at {asked.prompt!r}; offered: {', '.join(keys)}"
        )
    if step.refused:
        found += _refuse(match, asked, step, source, place)
    if step.choose:
        try:
            match.answer(asked.seat, _key(asked, step.choose))
        except Refused:
            raise source.error(
                f"{step.choose!r} is not offered at {asked.prompt!r} (seat {asked.seat}); offered: {', '.join(keys)}",
                *place,
            ) from None
        except LocandaError as error:
            raise source.error(f"after {step.choose!r}: {error}", *place) from None


def _wish(match: Match, step: Step, source: Source, place: tuple[str | int, ...]) -> None:
    """A seat, asked or not, says something about a window."""
    assert step.seat is not None
    try:
        match.answer(step.seat, step.choose)
    except Refused as refused:
        raise source.error(str(refused), *place) from None


def _asked(match: Match, step: Step, source: Source, place: tuple[str | int, ...]) -> Decision:
    """The open decision that a step means."""
    waiting = match.waiting
    if not waiting:
        raise source.error(f"the match is over, nobody is asked for {step.choose or step.refused!r}", *place)
    key = step.choose or step.refused
    fitting = [one for one in waiting if step.seat in (None, one.seat) and step.part in ("", one.part)]
    for one in fitting:
        if one.part and key.startswith(f"{one.part}/"):
            return one
    if fitting:
        return fitting[0]
    wanted = f"seat {step.seat}" if not step.part else f"{step.part} of seat {step.seat}"
    who = ", ".join(f"seat {one.seat}{f' for {one.part}' if one.part else ''}" for one in waiting)
    raise source.error(f"{wanted} is not asked here, {who} is", *place)


def _key(asked: Decision, key: str) -> str:
    """The key of an answer, with the part that it is for."""
    whole = not asked.part or key.startswith((f"{asked.part}/", "!"))
    return key if whole else f"{asked.part}/{key}"


def _refuse(
    match: Match, asked: Decision, step: Step, source: Source, place: tuple[str | int, ...]
) -> list[str]:
    refused = match.why_not(asked.seat, _key(asked, step.refused))
    if refused is None:
        return [str(source.error(f"{step.refused!r} should be refused but is offered", *place))]
    if not step.cites and not refused.reasons:
        message = f"no rule speaks of {step.refused!r} here; say `absent` if it just must not be offered"
        return [str(source.error(message, *place))]
    cited = [reason.rule for reason in refused.reasons] + [reason.note for reason in refused.reasons]
    if step.cites and step.cites not in cited:
        rules = ", ".join(filter(None, cited)) or "no rule"
        return [str(source.error(f"{step.refused!r} is refused for {rules}, not for {step.cites}", *place))]
    return []


def _check_end(match: Match, scenario: Scenario, source: Source) -> list[str]:
    dice = match.table.dice
    found = []
    if isinstance(dice, ScriptedDice) and dice.left:
        found.append(
            str(source.error(f"{dice.left} of the scripted dice were never rolled", "given", "dice"))
        )
    if "waits_for" not in scenario.then and "winner" not in scenario.then:
        found.append(
            str(source.error("a scenario ends by naming who must act (waits_for) or the winner", "then"))
        )
    return found + checks.table(match, scenario.then, source, ("then",))


def _several(value: str | tuple[str, ...]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else value
