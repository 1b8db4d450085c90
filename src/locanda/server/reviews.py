"""Reviews of finished matches: worked out in a process of their own, so that neither bots nor people wait for them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

import msgspec

from locanda import games
from locanda.kernel.dice import Dice
from locanda.lab.review import Review, review_answers

from .denied import Denied
from .table import LiveTable
from .thinking import NoThought, Situation, Thinker

log = logging.getLogger("locanda.reviews")

LIMIT = 120.0  # seconds that a review may take
PATIENCE = 20.0  # seconds after which somebody who waits is told to ask again
KEPT = 200


class Reviewed(msgspec.Struct, frozen=True):
    """What decided a finished match; none while that is still being worked out, so that one asks again."""

    review: Review | None


def decide(situation: Situation, winners: tuple[int, ...]) -> Review:
    """What decided a match that is over, by its rules or because the others gave up."""
    game = games.load(situation.game, situation.setup.expansions)
    return review_answers(game, situation.setup, Dice(situation.key), situation.answers, winners=winners)


class Reviews:
    """The reviews of a worker: worked out one at a time, by a process that the first one starts, and kept."""

    def __init__(self) -> None:
        self._thinker = Thinker(LIMIT)
        self._kept: OrderedDict[tuple[str, int], asyncio.Task[Review]] = OrderedDict()

    def knows(self, table: LiveTable) -> bool:
        """Whether the review of this table is there or on its way."""
        return _key(table) in self._kept

    async def of(self, table: LiveTable, patience: float = PATIENCE) -> Review | None:
        """The review of a finished table; none if it takes longer than anybody should wait for an answer."""
        if not table.over or table.winners is None or table.lesson is not None:
            raise Denied("unfinished")
        key = _key(table)
        task = self._kept.get(key)
        if task is None:
            task = self._kept[key] = asyncio.create_task(
                self._thinker.run(True, decide, table.situation(), table.winners or ()),
                name=f"review of {table.head.id}",
            )
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            return await asyncio.wait_for(asyncio.shield(task), patience)
        except TimeoutError:
            return None
        except NoThought as error:
            self._kept.pop(key, None)
            log.warning("table %s: no review: %s", table.head.id, error)
            raise Denied("trouble", 500) from None

    def stop(self) -> None:
        """The process ends, and whoever still waits gets nothing."""
        for task in self._kept.values():
            task.cancel()
        self._thinker.stop()


def _key(table: LiveTable) -> tuple[str, int]:
    return table.head.id, table.sequence
