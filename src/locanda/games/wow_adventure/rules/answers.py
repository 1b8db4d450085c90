"""Answers: what several characters use at the same moment, and in which order it happens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from locanda.kernel.decision import PASS, Decision, Option, Rules, ask, ask_together, option
from locanda.kernel.windows import is_asked, opened
from locanda.kit.ledger import rule

from ..cards import AbilityCard
from ..state import Hero, World
from . import abilities
from .moment import Moment

Answer = tuple[Moment, Option]


@rule("TAG-ABL-15", "TAG-RUL-42")
def countered(t: World, hero: Hero, card: AbilityCard) -> Rules[bool]:
    """Whether somebody cancels the ability card that a character plays."""
    answers = []
    for other in t.seats:
        if other is not hero:
            answer = Moment(t, other, "ability")
            answer.answers, answer.facts = hero, {"card": card.id}
            answers.append(answer)
    yield from at_once(t, answers)
    if any(answer.countered for answer in answers):
        t.tell("cancelled", "TAG-ABL-15", seat=hero.seat, card=card.id)
        return True
    return False


@rule("TAG-ABL-13", "TAG-RUL-82")
def at_once(t: World, moments: Iterable[Moment]) -> Rules[bool]:
    """Everybody has used one thing at this moment or none, in the order of the active player; whether anybody did.

    What was said in secret is played together: it is paid for even if another one makes it vain.
    """
    played = yield from _say(t, moments)
    for moment, use in played:
        yield from abilities.lay(moment, use)
    left = list(played)
    while left:
        first = yield from _next(t, left)
        left.remove(first)
        yield from abilities.resolve(*first)
    return bool(played)


@rule("TAG-RUL-82")
def _say(t: World, moments: Iterable[Moment]) -> Rules[list[Answer]]:
    """What each of those says in secret who have something to use, or want to be asked anyway."""
    asked = []
    for moment in moments:
        seat, name, options = moment.hero.seat, f"use.{moment.when}", abilities.usable(moment)
        if is_asked(t, seat, name, bool(options), hidden=True):
            asked.append(
                opened(
                    seat,
                    name,
                    options,
                    ("TAG-RUL-82",),
                    subject=moment,
                    candidates=abilities.candidates,
                    why_not=abilities.why_not,
                    facts=moment.facts,
                )
            )
    said = yield from _in_secret(asked)
    return [(part.subject, one) for part, one in zip(asked, said, strict=True) if one is not PASS]


def _in_secret(parts: Sequence[Decision]) -> Rules[list[Option]]:
    """The answers in the order of the parts, which are in the order of the seats; one alone has nothing to hide."""
    if not parts:
        return []
    if len(parts) == 1:
        return [(yield parts[0])]
    return (yield from ask_together(parts))


@rule("TAG-ABL-13")
def _next(t: World, played: list[Answer]) -> Rules[Answer]:
    """The one of several things played together that happens next: the active player chooses."""
    if len(played) == 1:
        return played[0]
    options = [option("first", use.about, use.value) for _, use in played]
    chosen = yield from ask(t, t.active, "order", options, ("TAG-ABL-13",))
    return next(one for one in played if one[1].value is chosen.value)
