"""What a scenario says that the table must show: figures by their paths, who is asked, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from locanda.kernel.event import Event
from locanda.kernel.game import Game
from locanda.kernel.match import Match
from locanda.kit.content import ContentError, Source


def table(match: Match, expected: dict[str, Any], source: Source, place: tuple[str | int, ...]) -> list[str]:
    """Everything that is not as expected, each with its line."""
    if not expected:
        return []
    found: list[str] = []
    shown: Any = match.view(None) | {"hidden": match.game.secrets(match.table)}
    if any(name.startswith("cards.") for name in expected):
        shown["cards"] = _cards(match.game)
    for name, value in expected.items():
        try:
            if name == "waits_for":
                _waiting(match, value, source, (*place, name))
            elif name == "log":
                _happened(match.events, value, source, (*place, name))
            elif name == "never":
                _never(match.events, value, source, (*place, name))
            elif name == "winner" and value is not None and not match.over:
                raise source.error(f"nobody has won yet, seat {match.waiting[0].seat} is asked", *place, name)
            else:
                _shown(shown, name, value, source, (*place, name))
        except ContentError as error:
            found.append(str(error))
    return found


@lru_cache(maxsize=8)
def _cards(game: Game) -> dict[str, Any]:
    """What is printed on every card of a game, as programs read it; put into words once for many scenarios."""
    return {card["id"]: msgspec.to_builtins(card) for card in game.cards()}


def _shown(shown: Any, path: str, expected: Any, source: Source, place: tuple[str | int, ...]) -> None:
    found = _look(shown, path, source, place)
    try:
        fits = _fits(found, expected)
    except TypeError:
        raise source.error(
            f"{path} is {found!r}, which cannot be compared with {expected!r}", *place
        ) from None
    if not fits:
        raise source.error(f"{path} is {found!r}, not {expected!r}", *place)


def _waiting(match: Match, expected: Any, source: Source, place: tuple[str | int, ...]) -> None:
    """Who is asked what: one, or a list of all who are asked at the same time."""
    open_now = [{"seat": one.seat, "prompt": one.prompt, "part": one.part} for one in match.waiting]
    if not open_now:
        raise source.error("the match is over, nobody is asked", *place)
    wanted = expected if isinstance(expected, list) else [expected]
    for one in wanted:
        if not isinstance(one, dict) or not one or not set(one) <= {"seat", "prompt", "part"}:
            raise source.error("waits_for names a seat, a prompt, a part, or several of them", *place)
    if isinstance(expected, list) and len(wanted) != len(open_now):
        raise source.error(f"{len(open_now)} are asked, not {len(wanted)}: {open_now}", *place)
    for one, found in zip(wanted, open_now, strict=False):
        for name, value in one.items():
            if found[name] != value:
                raise source.error(
                    f"seat {found['seat']} is asked {found['prompt']!r}, the {name} is not {value!r}", *place
                )


def _happened(events: Sequence[Event], expected: Any, source: Source, place: tuple[str | int, ...]) -> None:
    """The expected events must have happened in this order; others may lie between them."""
    at = 0
    for number, wanted in enumerate(_events(expected, source, place)):
        while at < len(events) and not _is(events[at], wanted):
            at += 1
        if at == len(events):
            kind = wanted.get("kind")
            alike = [f"{e.facts}" for e in events if e.kind == kind]
            hint = (
                f"; {kind}: {'; '.join(alike)}"
                if alike
                else f"; there was {', '.join(e.kind for e in events)}"
            )
            raise source.error(f"the log has no {wanted!r} there{hint}", *place, number)
        at += 1


def _never(events: Sequence[Event], expected: Any, source: Source, place: tuple[str | int, ...]) -> None:
    """None of these events may have happened."""
    for number, wanted in enumerate(_events(expected, source, place)):
        for event in events:
            if _is(event, wanted):
                raise source.error(f"{wanted!r} must not happen, but it did: {event.facts}", *place, number)


def _events(expected: Any, source: Source, place: tuple[str | int, ...]) -> list[dict[str, Any]]:
    if not isinstance(expected, list):
        raise source.error(f"{place[-1]} is a list of events", *place)
    for number, wanted in enumerate(expected):
        if not isinstance(wanted, dict):
            raise source.error("an event of the log is a mapping with its kind and facts", *place, number)
    return expected


def _is(event: Event, wanted: dict[str, Any]) -> bool:
    for name, value in wanted.items():
        if name == "kind":
            found: Any = event.kind
        elif name == "seat":
            found = event.seat
        elif name == "to":
            found = None if event.to is None else list(event.to)
        elif name == "cites":
            found = value if value in event.cites else event.cites
        else:
            found = event.facts.get(name)
        if found != value:
            return False
    return True


def _look(shown: Any, path: str, source: Source, place: tuple[str | int, ...]) -> Any:
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
            raise source.error(f"the table shows no {path}: at {step!r} there is {known}", *place)
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
