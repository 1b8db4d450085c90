"""Choices that cards give: one of two things, or something that may be left alone."""

from __future__ import annotations

from typing import Any

from locanda.kernel.decision import NO, YES, Option, Rules, ask

from .effects import Effect, Happening, Step, run

FIRST = Option("choose", "first")
SECOND = Option("choose", "second")


class Choose(Effect, frozen=True):
    """One of two things happens, by choice."""

    first: tuple[Step, ...]
    second: tuple[Step, ...]


class May(Effect, frozen=True):
    """Something happens if its owner wants it."""

    do: tuple[Step, ...]


def about(moment: Happening, **facts: Any) -> dict[str, Any]:
    """What is known of a choice that a card gives: the card, if there is one."""
    return {"card": moment.card, **facts} if moment.card else facts


def choose(moment: Happening, effect: Choose) -> Rules[None]:
    """One of two things has happened."""
    answer = yield from ask(
        moment.table, moment.seat, "choose", (FIRST, SECOND), subject=effect, facts=about(moment)
    )
    yield from run(moment, promised(effect, answer))


def may(moment: Happening, effect: May) -> Rules[None]:
    """It has happened if it was wanted."""
    answer = yield from ask(moment.table, moment.seat, "may", (YES, NO), subject=effect, facts=about(moment))
    if answer is YES:
        yield from run(moment, effect.do)


def promised(effect: Any, option: Option) -> tuple[Step, ...]:
    """What choosing an option of a question lets happen: read from the effect that asks."""
    if isinstance(effect, Choose):
        return effect.first if option is FIRST else effect.second
    found: tuple[Step, ...] = () if option is NO else getattr(effect, "do", ())
    return found
