"""Bots think in processes of their own, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from heapq import heappop, heappush
from typing import TypeVar

import msgspec

from locanda import bots, games
from locanda.bots.search import Search, chosen
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.scenario import lessons

T = TypeVar("T")

KEPT = 500  # matches that a thinker remembers
HINT_MS = 400
BEST = 3  # options that a hint judges


class Position(msgspec.Struct, frozen=True):
    """A match as a thinker rebuilds it."""

    table: str
    game: str
    setup: Setup
    key: bytes
    answers: tuple[tuple[int, str], ...]
    lesson: str = ""


class Thought(msgspec.Struct, frozen=True):
    """What a bot would choose, and how good it thinks the best options are for its seat (option, worth)."""

    key: str
    judged: tuple[tuple[str, float], ...] = ()


_matches: OrderedDict[str, Match] = OrderedDict()
_bots: OrderedDict[tuple[str, int, str], bots.Bot] = OrderedDict()


def _rebuild(position: Position) -> Match:
    """The match at this position, from where this process knew it last."""
    match = _matches.pop(position.table, None)
    known = () if match is None else tuple(match.answers)
    if match is None or known != position.answers[: len(known)]:
        game = games.load(position.game)
        if position.lesson:
            match = lessons.find(game, position.lesson).begin(game)
        else:
            match = Match(game, position.setup, Dice(position.key), journal=False)
        known = ()
    for seat, key in position.answers[len(known) :]:
        match.answer(seat, key)
    _matches[position.table] = match
    if len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match


def choose(position: Position, seat: int, bot: str) -> str:
    """The key of the option that the bot takes."""
    match = _rebuild(position)
    asked = next(part for part in match.waiting if part.seat == seat)
    name = (position.table, seat, bot)
    player = _bots.pop(name, None)
    if player is None:
        player = bots.make(match.game, bot, zlib.crc32(f"{position.table}/{seat}".encode()))
    _bots[name] = player
    if len(_bots) > KEPT * 6:
        _bots.popitem(last=False)
    return player(match, asked).key


def advise(position: Position, seat: int) -> Thought:
    """What a search would do here, and what it thinks of the best options."""
    match = _rebuild(position)
    asked = next(part for part in match.waiting if part.seat == seat)
    root = Search(0, milliseconds=HINT_MS).think(match, seat)
    advised = chosen(root, asked)
    moves = sorted(asked.options, key=lambda one: (one is not advised, -root.moves[one.key].visits))
    judged = [
        (one.key, root.moves[one.key].total / root.moves[one.key].visits)
        for one in moves[:BEST]
        if root.moves[one.key].visits
    ]
    return Thought(advised.key, tuple(judged))


def _leave_with_parent() -> None:
    """A thinking process does not outlive its server, however that ends."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinker:
    """A process that thinks about one thing at a time; those for whom somebody waits come first."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._busy = False
        self._queue: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._count = 0

    async def run(self, patient: bool, function: Callable[..., T], *arguments: object) -> T:
        """What the function returns in the process; a process that died is replaced at the next call."""
        loop = asyncio.get_running_loop()
        if self._busy:
            turn: asyncio.Future[None] = loop.create_future()
            self._count += 1
            heappush(self._queue, (patient, self._count, turn))
            await turn
        self._busy = True
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_leave_with_parent)
        try:
            return await loop.run_in_executor(self._pool, function, *arguments)
        except BrokenProcessPool:
            self._pool = None
            raise
        finally:
            self._next()

    def _next(self) -> None:
        self._busy = False
        while self._queue:
            _, _, turn = heappop(self._queue)
            if not turn.done():
                self._busy = True
                turn.set_result(None)
                return

    def stop(self) -> None:
        """The process ends."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """Processes that think; a table always asks the same one, which remembers its match."""

    def __init__(self, count: int) -> None:
        self._all = [Thinker() for _ in range(max(1, count))]

    def _of(self, table: str) -> Thinker:
        return self._all[zlib.crc32(table.encode()) % len(self._all)]

    async def choose(self, position: Position, seat: int, bot: str, patient: bool = False) -> str:
        """The key of the option that the bot takes; a patient one lets tables go first at which people wait."""
        return await self._of(position.table).run(patient, choose, position, seat, bot)

    async def advise(self, position: Position, seat: int) -> Thought:
        """What a search would do here."""
        return await self._of(position.table).run(False, advise, position, seat)

    def stop(self) -> None:
        """The processes end."""
        for thinker in self._all:
            thinker.stop()
