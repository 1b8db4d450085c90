"""Hands: who plays the many games of a fit, in several processes and until time is up, always in the same order."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

from locanda.games import load
from locanda.kernel.game import Game
from locanda.kernel.refusal import LocandaError
from locanda.kit.guide import Guide

T = TypeVar("T")
R = TypeVar("R")
# Called when something begins (with its name and how many games it may take) and after every game (with neither).
Watch: TypeAlias = Callable[[str, int], None]


def guide_of(game: Game, seed: int, params: Any = None) -> Guide:
    """The game's own bot, with these parameters; refused if it has none to be tuned."""
    for make in game.bots.values():
        guide = make(seed)
        if isinstance(guide, Guide) and guide.params is not None:
            guide.params = guide.params if params is None else params
            return guide
    raise LocandaError(f"the bot of {game.id} has no parameters that could be fitted")


class Hands:
    """Plays games as long as there is time: in this process, or in `jobs` others that load the game by its id."""

    def __init__(self, game: Game, jobs: int = 1, watch: Watch | None = None) -> None:
        self.game = game
        self.jobs = jobs
        self.watch = watch or (lambda name, games: None)
        self.played = 0

    def each(
        self, work: Callable[[Game, T], R], tasks: Sequence[T], name: str, until: float = 0.0
    ) -> list[R]:
        """What `work` makes of the tasks, in their order; those are left out that have not begun in time."""
        self.watch(name, len(tasks))
        if self.jobs <= 1:
            return self._collect((work(self.game, task) for task in tasks), until)
        orders = [(work, self.game.id, self.game.expansions, task) for task in tasks]
        with multiprocessing.get_context("spawn").Pool(self.jobs) as pool:
            return self._collect(pool.imap(_obey, orders), until)

    def _collect(self, results: Iterable[R], until: float) -> list[R]:
        found = []
        for one in results:
            found.append(one)
            self.played += 1
            self.watch("", 0)
            if until and time.monotonic() > until:
                break
        return found


def _obey(order: tuple[Callable[[Game, Any], Any], str, tuple[str, ...], Any]) -> Any:
    """What a process does for a task."""
    work, game, expansions, task = order
    return work(load(game, expansions), task)
