"""What a page sees of a table: the state of its match, what its seats are asked, and where a lesson stands."""

from __future__ import annotations

from typing import Any

import msgspec

from locanda.kernel.decision import Decision, Option
from locanda.kernel.dice import commitment
from locanda.kernel.game import Game
from locanda.kernel.match import Match
from locanda.kernel.narrate import Narrator
from locanda.kit.text import LANGUAGES
from locanda.scenario import lessons
from locanda.scenario.lessons import Lesson

from . import wire
from .store import now
from .table import CLOSED, LiveTable


def state(
    table: LiveTable,
    seats: tuple[int, ...],
    language: str,
    told: int,
    replies: tuple[str, ...] = (),
    in_words: bool = False,
    eyes: int | None = None,
    paced: bool = False,
) -> bytes:
    """The match as somebody with these seats may see it, with the log from a line on; the table in words, if wanted."""
    match = table.match
    seat = table.perspective(seats, eyes)
    if match is None:
        return wire.encoder.encode(_gathering(table.stage, seat, replies))
    eyes = None if table.game.open else seat
    view = table.cached(
        ("view", eyes), lambda: msgspec.Raw(wire.encoder.encode(table.game.shown(match.table, eyes)))
    )
    waiting = () if table.over else match.waiting
    asked = [
        table.cached(
            ("asked", part.seat, part.part, language),
            lambda part=part: _asked(table, part, language),  # type: ignore[misc]
        )
        for part in waiting
        if part.seat in seats and not table.chairs[part.seat].bot
    ]
    return wire.encoder.encode(
        wire.State(
            at=table.sequence,
            answers=match.answered,
            stage=table.stage,
            view=view,
            seat=seat,
            asked=asked,
            waiting=tuple(dict.fromkeys(part.seat for part in waiting)),
            race=not table.over and match.decision is not None and match.decision.any_of,
            last=match.last_seat,
            lines=table.lines(seats, language, told),
            told=len(table.log),
            wish=table.steps.wish(language),
            undo=table.cached(("undo", seats), lambda: table.steps.free(seats)),
            own=table.steps.own(seats, language),
            winners=table.winners,
            clocks=table.clocks(now()),
            lesson=None if table.lesson is None else _lesson(table, table.lesson, language),
            windows=_windows(table, seats, language),
            sections=table.cached(
                ("sections", seat, language, in_words),
                lambda: sections(table.game, match, seat, language, in_words),
            ),
            figures=table.cached(("figures", language), lambda: _figures(table, language))
            if in_words
            else [],
            paced=paced,
            replies=replies,
        )
    )


def shown(table: LiveTable, player: str) -> wire.TableShown:
    """The table as a person may see it; the invitation only if they sit there or own it."""
    head = table.head
    member = head.owner == player or bool(table.seats_of(player))
    return wire.TableShown(
        id=head.id,
        game=head.game,
        stage=table.stage,
        public=head.public,
        mine=head.owner == player,
        invite=head.invite if member else "",
        clock=head.clock,
        clock_for=head.clock_for,
        title={one: table.game.narrator(one).title() for one in LANGUAGES},
        owner=next((chair.name for chair in table.chairs if chair.player == head.owner), ""),
        absence=head.absence,
        ending=CLOSED if table.course.closed else "conceded" if table.course.ended else "",
        rematch=head.rematch if table.seats_of(player) else "",
        event=head.event,
        options=head.setup.options,
        expansions=head.setup.expansions,
        always_ask=head.setup.always_ask,
        lesson=head.lesson,
        forked=head.forked,
        commitment=commitment(bytes.fromhex(head.secret)),
        created=head.created,
    )


def _gathering(stage: str, seat: int | None, replies: tuple[str, ...]) -> wire.State:
    return wire.State(
        at=0,
        answers=0,
        stage=stage,
        view=msgspec.Raw(b"null"),
        seat=seat,
        asked=[],
        waiting=(),
        race=False,
        last=None,
        lines=[],
        told=0,
        wish=None,
        undo=-1,
        own=None,
        winners=None,
        clocks=[],
        lesson=None,
        windows=[],
        sections=[],
        figures=[],
        paced=False,
        replies=replies,
    )


def _asked(table: LiveTable, part: Decision, language: str) -> wire.Asked:
    state, narrator = table.playing.table, table.game.narrator(language)
    whole = table.playing.decision
    return wire.Asked(
        decision=table.decision,
        seat=part.seat,
        part=part.part,
        title=narrator.part(state, part) if part.part else "",
        prompt=part.prompt,
        text=narrator.prompt(state, part),
        options=[_option(narrator, state, part, one) for one in part.options],
        cites=part.cites,
        facts=narrator.facts(state, part),
        chances=[wire.Chance(text, chance) for text, chance in narrator.chances(state, part)],
        passes=part.passes,
        first=whole is not None and whole.any_of,
    )


def _option(narrator: Narrator, state: Any, part: Decision, option: Option) -> wire.OptionShown:
    chance = narrator.chance_of(state, part, option)
    return wire.OptionShown(
        key=part.key(option),
        verb=option.verb,
        about=option.about,
        text=narrator.option(state, part, option),
        note=narrator.leads_to(state, part, option),
        chance=None if chance is None else wire.Chance(*chance),
        idle=narrator.is_idle(state, part, option),
    )


def _lesson(table: LiveTable, lesson: Lesson, language: str) -> wire.LessonShown:
    step = table.playing.answered
    following = lessons.after(table.game, lesson)
    return wire.LessonShown(
        title=lesson.title(language),
        text=lesson.teaching(step, language),
        step=min(step, lesson.steps),
        steps=lesson.steps,
        key=lesson.expects(step),
        next="" if following is None else following.id,
        next_title="" if following is None else following.title(language),
    )


def _windows(table: LiveTable, seats: tuple[int, ...], language: str) -> list[wire.WindowShown]:
    """What these seats have said about windows."""
    state = table.playing.table
    if not (state.stops or state.skips):
        return []
    narrator = table.game.narrator(language)
    return [
        wire.WindowShown(seat, name, narrator.window(name), stop)
        for marks, stop in ((state.stops, True), (state.skips, False))
        for seat, name in marks
        if seat in seats and narrator.has_window(name)
    ]


def sections(game: Game, match: Match, seat: int | None, language: str, whole: bool) -> list[wire.Section]:
    """What expansions show of the table, or the whole of it in words, for a page that cannot draw it."""
    narrator = game.narrator(language)
    told = narrator.overview if whole else narrator.extras
    return [wire.Section(title, lines) for title, lines in told(match.table, seat)]


def _figures(table: LiveTable, language: str) -> list[str]:
    """What each seat plays, in words."""
    narrator = table.game.narrator(language)
    return [narrator.seat(table.playing.table, chair.seat) for chair in table.chairs]
