"""Verdict: what decided a match, in a sentence or two, and a whole review for people who read it in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from locanda.kit.effects import join
from locanda.kit.text import Language, messages

if TYPE_CHECKING:
    from .review import Luck, Point, Review

LOCALE = Path(__file__).parent / "locale"
# Of the curve in a terminal: how many points are printed at most.
MOST_POINTS = 16
# The part of luck in a change from which on it is called luck.
EVEN = 0.5


def sentence(
    language: Language,
    figures: Sequence[str],
    winners: Sequence[int],
    course: Sequence[Point],
    luck: Sequence[Luck],
) -> str:
    """Who won, since when they were ahead, and how much of it was luck."""
    words = messages(language, LOCALE)
    names = join(words, [figures[seat] for seat in winners])
    several = len(winners)
    if not course or not winners:
        return words.say("decided-unknown", winner=names, count=several)
    since = lead(course, winners)
    before, turn = course[since - 1], course[since].turn if since < len(course) else 0
    if since == len(course) - 1:
        found = words.say("decided-last", winner=names, count=several, chance=percent(_of(before, winners)))
    elif since == 0:
        found = words.say("decided-throughout", winner=names, count=several)
    else:
        found = words.say("decided-since", winner=names, count=several, turn=turn)
    one = luck[winners[0]]
    kind = "unsure" if abs(one.luck) <= 2 * one.error else "with" if one.luck > 0 else "against"
    return f"{found} " + words.say(
        f"decided-luck-{kind}",
        count=several,
        points=percent(abs(one.luck)),
        signed=_signed(one.luck),
        error=percent(one.error),
    )


def lead(course: Sequence[Point], winners: Sequence[int]) -> int:
    """From which point of the course on the winners were ahead of everybody else to the end."""
    since = len(course) - 1
    for number in range(len(course) - 1, -1, -1):
        others = [one for seat, one in enumerate(course[number].chances) if seat not in winners]
        if others and _of(course[number], winners) < max(others):
            break
        since = number
    return since


def _of(point: Point, winners: Sequence[int]) -> float:
    return max(point.chances[seat] for seat in winners)


def percent(share: float) -> int:
    """A share in hundredths."""
    return round(100 * share)


def told(review: Review, language: Language, players: Sequence[str] = ()) -> Iterator[str]:
    """The review for people, line by line."""
    words = messages(language, LOCALE)
    named = [
        f"{figure} ({player})" if player else figure
        for figure, player in zip(
            review.figures[language], [*players, *[""] * len(review.figures[language])], strict=False
        )
    ]
    yield review.decided[language]
    yield ""
    for one in review.standings:
        chance = "" if one.chance is None else words.say("review-last", chance=percent(one.chance))
        won = words.say("review-won") if one.won else chance
        yield f"  {one.place}. {named[one.seat]}{f': {won}' if won else ''}"
    if review.course:
        yield from _told_course(review, language, named)
    if review.tally:
        yield from ("", words.say("review-tally"))
        width = max(len(one.title[language]) for one in review.tally)
        for figure in review.tally:
            yield f"  {figure.title[language]:<{width}}" + "".join(f"{value:8d}" for value in figure.of)


def _told_course(review: Review, language: Language, named: Sequence[str]) -> Iterator[str]:
    words = messages(language, LOCALE)
    yield from ("", words.say("review-course", seats=", ".join(named)))
    every = max(1, -(-len(review.course) // MOST_POINTS))
    shown = [*review.course[:-1:every], review.course[-1]]
    for point in shown:
        yield f"  {point.turn:4d}" + "".join(f"{percent(chance):8d}%" for chance in point.chances)
    yield from ("", words.say("review-luck"))
    for luck in review.luck:
        yield "  " + words.say(
            "review-luck-of",
            who=named[luck.seat],
            luck=_signed(luck.luck),
            error=percent(luck.error),
            rest=_signed(luck.rest),
        )
        for dice in luck.dice:
            yield "    " + words.say(
                "review-dice",
                die=dice.die[language],
                rolls=dice.rolls,
                received=f"{dice.received:.2f}",
                expected=f"{dice.expected:.2f}",
            )
    yield from ("", words.say("review-turning"))
    for one in review.turning:
        kind = words.say("review-by-luck" if one.luck >= EVEN else "review-by-choice", part=percent(one.luck))
        yield "  " + words.say(
            "review-turning-at", turn=one.turn, answers=one.at, who=named[one.seat], kind=kind
        )
        if one.chosen[language]:
            yield f"    > {one.chosen[language]}"
        for line in one.lines[language]:
            yield f"    {line}"
        for seat, (before, after) in enumerate(zip(one.before, one.after, strict=True)):
            if percent(before) != percent(after):
                yield f"    {named[seat]}: {percent(before)}% -> {percent(after)}%"


def _signed(share: float) -> str:
    return f"{percent(share):+d}"
