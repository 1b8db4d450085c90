"""Timing windows: a seat is asked only when it really has something to use, or wants to be stopped there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from .decision import PASS, Decision, Option, Rules, WhyNot


def window(
    table: Any,
    seat: int,
    name: str,
    options: Sequence[Option],
    cites: tuple[str, ...] = (),
    *,
    subject: Any = None,
    candidates: Callable[[Any], Iterable[Option]] | None = None,
    why_not: WhyNot | None = None,
    facts: dict[str, Any] | None = None,
    hidden: bool = False,
    close: Option = PASS,
) -> Rules[Option]:
    """What the seat uses in this window, or a pass; who has nothing and asked for no stop is not asked at all.

    Whoever always passes here is not asked either. `hidden` says that a hand which the others cannot see might hold an
    answer: a table that wants timing to tell nothing asks such a seat always. `close` is the option that passes.
    """
    if not is_asked(table, seat, name, bool(options), hidden):
        return close
    answer = yield opened(
        seat,
        name,
        options,
        cites,
        subject=subject,
        candidates=candidates,
        why_not=why_not,
        facts=facts,
        close=close,
    )
    return answer


def is_asked(table: Any, seat: int, name: str, something: bool, hidden: bool = False) -> bool:
    """Whether a seat is asked at a window: it has something to use there, wants to be stopped, or must not show it."""
    if table.stops and (seat, name) in table.stops:
        return True
    if table.skips and (seat, name) in table.skips:
        return False
    return something or (hidden and table.always_ask)


def opened(
    seat: int,
    name: str,
    options: Sequence[Option],
    cites: tuple[str, ...] = (),
    *,
    subject: Any = None,
    candidates: Callable[[Any], Iterable[Option]] | None = None,
    why_not: WhyNot | None = None,
    facts: dict[str, Any] | None = None,
    part: str = "",
    close: Option = PASS,
) -> Decision:
    """The question of a window, for those who ask several seats at once."""
    return Decision(
        seat,
        name,
        (*options, close),
        cites,
        subject,
        candidates,
        why_not,
        facts,
        part=part,
        passes=True,
    )
