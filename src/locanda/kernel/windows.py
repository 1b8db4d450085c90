"""Timing windows: a seat is asked only when it really has something to use, or wants to be stopped there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .decision import PASS, Decision, Option, Rules


def window(
    table: Any, seat: int, name: str, options: Sequence[Option], cites: tuple[str, ...] = ()
) -> Rules[Option]:
    """What the seat uses in this window, or a pass; who has nothing and asked for no stop is not asked at all.

    A stop (`(seat, window)` among the table's `stops`) hides from the others whether the seat had a choice.
    """
    if not options and (seat, name) not in table.stops:
        return PASS
    answer = yield Decision(seat, name, (*options, PASS), cites)
    return answer
