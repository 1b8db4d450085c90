"""Bots that never answer, for as long as a file says so; it lies where `SLOW` in the environment points to."""

from __future__ import annotations

import os
import time
from pathlib import Path

from locanda.server import thinking

SLOW = "LOCANDA_TEST_SLOW_BOTS"
FAILS = "fails"  # a bot that is named so in the file raises an error instead
FOREVER = 3600.0

_choose = thinking.choose


def choose(situation: thinking.Situation, seat: int, bot: str) -> str:
    """What the bot takes, unless the file names it."""
    named = Path(os.environ[SLOW]).read_text().split()
    if f"{FAILS}:{bot}" in named:
        raise ValueError(f"{bot} has no idea")
    if bot in named:
        time.sleep(FOREVER)
    return _choose(situation, seat, bot)


def advise(situation: thinking.Situation, seat: int) -> thinking.Thought:
    """A hint that never comes."""
    time.sleep(FOREVER)
    raise AssertionError("nobody waits so long")
