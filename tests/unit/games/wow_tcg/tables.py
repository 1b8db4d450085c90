"""Tables of the card game that a test lays out by hand, and answers until a question comes."""

from __future__ import annotations

from typing import Any

import msgspec

from locanda.games.wow_tcg.state import Duel
from locanda.kernel.match import Match
from tests.unit.games.wow_tcg.matches import GAME


def laid(*seats: dict[str, Any], **more: Any) -> Match:
    """A match at a position as scenarios give it."""
    given = msgspec.convert({"seats": seats, **more}, GAME.given)
    return Match.at(*GAME.arrange(given))


def duel(match: Match) -> Duel:
    """The table of a match."""
    table = match.table
    assert isinstance(table, Duel)
    return table


def on(match: Match, *keys: str, to: str = "", seat: int | None = None) -> Match:
    """The match after these answers, with a pass (or the first way) at other questions, until `to` (of a seat)."""
    left = list(keys)
    for _ in range(60):
        asked = match.waiting[0]
        known = {asked.key(option) for option in asked.options}
        if left and left[0] in known:
            match.answer(asked.seat, left.pop(0))
        elif not left and (not to or (asked.prompt == to and seat in (None, asked.seat))):
            return match
        else:
            quiet = next((one for one in ("pass", "done", "no") if one in known), None)
            match.answer(asked.seat, quiet or asked.key(asked.options[0]))
    raise AssertionError(f"{to or left} never comes; the match asks {match.waiting[0].prompt}")
