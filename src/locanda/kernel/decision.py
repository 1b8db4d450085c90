"""Decisions: a choice is data, the same for page, bots, tests, scenarios and learning agents."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from .plain import Shared
from .refusal import LocandaError, Refusal

T = TypeVar("T")

# What a rule script is: it yields decisions, is sent the chosen option, and returns what the rule is about.
Rules: TypeAlias = "Generator[Decision, Option, T]"

WhyNot: TypeAlias = Callable[[Any, Any], Iterator[Refusal]]


class Option(Shared):
    """Something that can be chosen: a stable key (`move:hex-4-7`) and the value that the rules work with.

    Options are made once and shared, so a value is never a piece of a running match, only a definition or a number.
    """

    __slots__ = ("about", "key", "value", "verb")

    def __init__(self, verb: str, about: str = "", value: Any = None) -> None:
        self.key = f"{verb}:{about}" if about else verb
        self.verb = verb
        self.about = about
        self.value = value

    def concerns(self, thing: str) -> bool:
        """Whether the option is about this thing; the second of several uses of a card is about `card.2`."""
        return self.about == thing or self.about.startswith(f"{thing}.")

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


_made: dict[tuple[str, str, type, int | str], Option] = {}


def option(verb: str, about: str, value: Any = None) -> Option:
    """The option that does something with a thing, made once for the thing.

    Two games may have cards of the same name, or count the same thing differently.
    """
    key = (verb, about, type(value), value if isinstance(value, (int, str)) else id(value))
    found = _made.get(key)
    if found is None:
        found = _made[key] = Option(verb, about, value)
    return found


DONE = Option("done")
PASS = Option("pass")
YES = Option("yes", value=True)
NO = Option("no", value=False)


class Decision(msgspec.Struct, eq=False):
    """What a seat is asked now: the prompt, the options offered, and why other things are not offered.

    `parts` are several decisions that are open at the same time: all of them are made in secret and their answers come
    back at once, or (`any_of`) the first answer counts and closes the others. A seat with several parts has a name for
    each (`part`), by which an answer says which of them it means. `passes` says that a pass here gives up nothing but
    this chance, so that a seat may want always to pass.
    """

    seat: int
    prompt: str
    options: Sequence[Option]
    cites: tuple[str, ...] = ()
    subject: Any = None
    candidates: Callable[[Any], Iterable[Option]] | None = None
    why_not: WhyNot | None = None
    facts: dict[str, Any] | None = None
    parts: tuple[Decision, ...] | None = None
    any_of: bool = False
    part: str = ""
    passes: bool = False

    def key(self, option: Option) -> str:
        """How the seat names an option of this decision in an answer: its key, after the name of the part."""
        return f"{self.part}/{option.key}" if self.part else option.key

    def find(self, key: str) -> Option | None:
        """The offered option that an answer with this key means, if there is one."""
        for option in self.options:
            if self.key(option) == key:
                return option
        return None

    def blocked(self) -> dict[str, tuple[Refusal, ...]]:
        """Everything that could be thought of here but is not offered, with every reason against it."""
        return {self.key(option): reasons for option, reasons in self._blocked()}

    def against(self, thing: str) -> tuple[Refusal, ...]:
        """Every reason against what could be done with a thing here; none if it has no part in this, or is offered."""
        if any(option.concerns(thing) for option in self.options):
            return ()
        found = [reasons for option, reasons in self._blocked() if option.concerns(thing)]
        return tuple(dict.fromkeys(reason for reasons in found for reason in reasons))

    def _blocked(self) -> Iterator[tuple[Option, tuple[Refusal, ...]]]:
        if self.candidates is None or self.why_not is None:
            return
        offered = {option.key for option in self.options}
        for option in self.candidates(self.subject):
            if option.key not in offered:
                yield option, tuple(self.why_not(self.subject, option))

    def __repr__(self) -> str:
        keys = ", ".join(option.key for option in self.options)
        return f"Decision(seat {self.seat}, {self.prompt}: {keys})"


def ask(
    table: Any,
    seat: int,
    prompt: str,
    options: Sequence[Option],
    cites: tuple[str, ...] = (),
    *,
    subject: Any = None,
    candidates: Callable[[Any], Iterable[Option]] | None = None,
    why_not: WhyNot | None = None,
    facts: dict[str, Any] | None = None,
) -> Rules[Option]:
    """The option that the seat chooses; a choice of one thing resolves itself and says so in the log."""
    if len(options) == 1:
        if table.journal is not None:
            table.tell("forced", *cites, seat=seat, to=(seat,), prompt=prompt, option=options[0].key)
        return options[0]
    answer = yield Decision(seat, prompt, options, cites, subject, candidates, why_not, facts)
    return answer


def ask_together(parts: Sequence[Decision]) -> Generator[Decision, Any, list[Option]]:
    """The answers of several seats who choose in secret at the same time, in the order of the parts."""
    answers: list[Option] = yield _several(parts, any_of=False)
    return answers


def ask_any(parts: Sequence[Decision]) -> Generator[Decision, Any, tuple[Decision, Option]]:
    """Which of several seats acted first, and what it chose; the others are not asked any more."""
    answer: tuple[Decision, Option] = yield _several(parts, any_of=True)
    return answer


def _several(parts: Sequence[Decision], any_of: bool) -> Decision:
    """Several decisions that are open at the same time, each of which an answer can name."""
    if not parts:
        raise LocandaError("several seats are asked at once, but there is nobody to ask")
    names = {(part.seat, part.part) for part in parts}
    if len(names) < len(parts):
        raise LocandaError("a seat that decides several things at once needs a name for each of them")
    first = parts[0]
    return Decision(first.seat, first.prompt, first.options, parts=tuple(parts), any_of=any_of)


def allowed(subject: Any, candidates: Iterable[Option], why_not: WhyNot) -> list[Option]:
    """The candidates that no rule forbids."""
    return [one for one in candidates if next(why_not(subject, one), None) is None]
