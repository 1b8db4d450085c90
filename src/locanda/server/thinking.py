"""Bots think in processes of their own, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import traceback
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from heapq import heappop, heappush
from multiprocessing.connection import Connection as Pipe
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

import msgspec

from locanda import bots, games
from locanda.bots.search import Search, chosen
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.scenario import lessons

from .metrics import Metrics

log = logging.getLogger("locanda.thinking")

T = TypeVar("T")

STARTED = 60.0  # seconds within which a new process must be there
KEPT = 500  # matches that a thinker remembers
HINT_MS = 400
BEST = 3  # options that a hint judges


class Situation(msgspec.Struct, frozen=True):
    """Where a bot is asked: all that a thinker needs to rebuild the match."""

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


class NoThought(Exception):
    """A bot has no answer: it failed, or its process ended."""


class Overdue(NoThought):
    """A bot thought for too long, and its process was ended."""


_matches: OrderedDict[str, Match] = OrderedDict()
_bots: OrderedDict[tuple[str, int, str], bots.Bot] = OrderedDict()


def _rebuild(situation: Situation) -> Match:
    """The match in this situation, from where this process knew it last."""
    match = _matches.pop(situation.table, None)
    known = () if match is None else tuple(match.answers)
    if match is None or known != situation.answers[: len(known)]:
        game = games.load(situation.game, situation.setup.expansions)
        if situation.lesson:
            match = lessons.find(game, situation.lesson).begin(game)
        else:
            match = Match(game, situation.setup, Dice(situation.key), journal=False)
        known = ()
    for seat, key in situation.answers[len(known) :]:
        match.answer(seat, key)
    _matches[situation.table] = match
    if len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match


def choose(situation: Situation, seat: int, bot: str) -> str:
    """The key of the option that the bot takes."""
    match = _rebuild(situation)
    asked = next(part for part in match.waiting if part.seat == seat)
    name = (situation.table, seat, bot)
    player = _bots.pop(name, None)
    if player is None:
        player = bots.make(match.game, bot, zlib.crc32(f"{situation.table}/{seat}".encode()))
    _bots[name] = player
    if len(_bots) > KEPT * 6:
        _bots.popitem(last=False)
    return asked.key(player(match, asked))


def advise(situation: Situation, seat: int, part: str = "") -> Thought:
    """What a search would do here, and what it thinks of the best options."""
    match = _rebuild(situation)
    asked = next(one for one in match.waiting if (one.seat, one.part) == (seat, part))
    root = Search(0, milliseconds=HINT_MS).think(match, asked)
    advised = chosen(root, asked)
    moves = sorted(asked.options, key=lambda one: (one is not advised, -root.moves[one.key].visits))
    judged = [
        (asked.key(one), root.moves[one.key].total / root.moves[one.key].visits)
        for one in moves[:BEST]
        if root.moves[one.key].visits
    ]
    return Thought(asked.key(advised), tuple(judged))


def _leave_with_parent() -> None:
    """A thinking process does not outlive its server, however that ends."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _answer_questions(pipe: Pipe) -> None:
    """What a thinking process does: it says that it is there, and then answers one question after another."""
    _leave_with_parent()
    pipe.send(None)
    while True:
        try:
            function, arguments = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, function(*arguments))
        except Exception:
            # A bot that fails is told about, as `NoThought`; the process thinks on for the other tables.
            answer = (False, traceback.format_exc())
        pipe.send(answer)


class Thinker:
    """A process that thinks about one thing at a time; those for whom somebody waits come first.

    A thread waits for its answers. A process that ended, or was ended because it took longer than the limit (in
    seconds), is replaced at the next question.
    """

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self._thread = ThreadPoolExecutor(1, "thinker")
        self._starting = threading.Lock()
        self._stopped = False
        self._running: tuple[BaseProcess, Pipe] | None = None
        self._busy = False
        self._queue: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._count = 0

    async def run(self, patient: bool, function: Callable[..., T], *arguments: object) -> T:
        """What the function returns in the process; `NoThought` if it returns nothing."""
        loop = asyncio.get_running_loop()
        if self._busy:
            turn: asyncio.Future[None] = loop.create_future()
            self._count += 1
            heappush(self._queue, (patient, self._count, turn))
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():
                    self._next()
                raise
        self._busy = True
        try:
            if self._stopped:
                raise NoThought("nobody thinks any more")
            answer: T = await loop.run_in_executor(self._thread, self._ask, function, arguments)
            return answer
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

    def _ask(self, function: Callable[..., Any], arguments: tuple[object, ...]) -> Any:
        """What the process answers, in the thread that waits for it."""
        try:
            pipe = self._start()
            pipe.send((function, arguments))
            if not pipe.poll(self.limit):
                self._end()
                raise Overdue(f"it took longer than {self.limit:g} seconds")
            done, answer = pipe.recv()
        except (EOFError, OSError):
            self._end()
            raise NoThought("its process ended") from None
        if not done:
            raise NoThought(answer)
        return answer

    def _start(self) -> Pipe:
        """The pipe to the process, which is started if need be."""
        with self._starting:
            if self._stopped:
                raise NoThought("nobody thinks any more")
            if self._running is not None:
                return self._running[1]
            context = multiprocessing.get_context("spawn")
            pipe, theirs = context.Pipe()
            process = context.Process(target=_answer_questions, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self._running = (process, pipe)
        if not pipe.poll(STARTED):
            self._end()
            raise NoThought(f"its process was not there within {STARTED:g} seconds")
        pipe.recv()
        return pipe

    def _end(self) -> None:
        """The process is no more, whatever it was doing."""
        if self._running is not None:
            process, pipe = self._running
            self._running = None
            process.kill()
            process.join()
            pipe.close()

    def stop(self) -> None:
        """The process ends, and no other is started."""
        with self._starting:
            if self._stopped:
                return
            self._stopped = True
            running = self._running
        if running is not None:
            running[0].kill()
        self._thread.submit(self._end)
        self._thread.shutdown(wait=False)


class Thinkers:
    """Processes that think; a table always asks the same one, which remembers its match.

    A bot that took too long is asked in a corner, by a process of its own, until it is in time again: so it holds
    up the other tables once, and not at every decision.
    """

    def __init__(self, count: int, limit: float, metrics: Metrics) -> None:
        self.metrics = metrics
        self._all = [Thinker(limit) for _ in range(max(1, count))]
        self._corner = Thinker(limit)
        self._slow: OrderedDict[tuple[object, ...], None] = OrderedDict()

    async def choose(self, situation: Situation, seat: int, bot: str, patient: bool = False) -> str:
        """The key of the option that the bot takes; a patient one lets tables go first at which people wait."""
        return await self._run(patient, choose, situation, seat, bot)

    async def advise(self, situation: Situation, seat: int, part: str = "") -> Thought:
        """What a search would do here."""
        return await self._run(False, advise, situation, seat, part)

    async def _run(
        self, patient: bool, function: Callable[..., T], situation: Situation, *arguments: object
    ) -> T:
        """What the function returns; a thought that is lost is counted and logged."""
        who = (situation.table, *arguments)
        usual = self._all[zlib.crc32(situation.table.encode()) % len(self._all)]
        thinker = self._corner if who in self._slow else usual
        try:
            answer = await thinker.run(patient, function, situation, *arguments)
        except NoThought as error:
            if isinstance(error, Overdue):
                self.metrics.thoughts_overdue += 1
                self._slow[who] = None
                if len(self._slow) > KEPT:
                    self._slow.popitem(last=False)
            else:
                self.metrics.thoughts_failed += 1
            log.warning("table %s, seat and bot %s: no answer: %s", situation.table, arguments, error)
            raise
        self._slow.pop(who, None)
        return answer

    def stop(self) -> None:
        """The processes end."""
        for thinker in (*self._all, self._corner):
            thinker.stop()
