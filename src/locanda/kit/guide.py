"""The base of a game's own bot: an answer for every prompt, and what positions are worth as shares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import exp
from operator import mul
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

from locanda.kernel.decision import Decision, Option

from . import weights

F = TypeVar("F", bound=Callable[..., Option])


class Answers(dict[str, Callable[..., Option]]):
    """How a bot answers, by the prompt; each gets the bot, the table, the seat's pieces and the decision."""

    def to(self, *prompts: str) -> Callable[[F], F]:
        """Mark what answers these prompts."""

        def mark(function: F) -> F:
            self.update(dict.fromkeys(prompts, function))
            return function

        return mark


class Guide:
    """A bot that knows its game; at a prompt that it does not know it answers by chance, and that is counted.

    `more` are the answers that expansions add, `params` the numbers that it judges by, if not the usual ones.
    """

    answers: Answers
    # What a position is worth, for the bot's own game, if that is a matter of weights.
    outlook: Outlook | None = None
    # The prompts that some bot of this process did not know, and how often it met them.
    strange: Counter[str] = Counter()

    def __init__(self, seed: int = 0, more: Iterable[Answers] = (), params: Any = None) -> None:
        self.random = Random(seed)
        self.params = self.usual_params() if params is None else params
        self._known = dict(type(self).answers)
        for answers in more:
            self._known |= answers

    @classmethod
    def usual_params(cls) -> Any:
        """The numbers that a bot of this kind judges by; none if it has none that could be others."""
        return None

    def __call__(self, table: Any, decision: Decision) -> Option:
        """The answer of this bot."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        answer = self._known.get(decision.prompt)
        if answer is None:
            self.strange[decision.prompt] += 1
            return self.random.choice(options)
        return answer(self, table, table.seats[decision.seat], decision)


class Feature(NamedTuple):
    """A figure of a position: whether more of it can only help (1), only harm (-1) or either (0), and its weight."""

    name: str
    sign: int
    weight: float


class Outlook:
    """What a position is worth to a seat: a sum of figures, each with its weight.

    `figures` tells those of a seat at a table. The weights are those of the file, if it has some.
    """

    def __init__(
        self,
        features: tuple[Feature, ...],
        figures: Callable[[Any, int], Sequence[float]],
        path: Path,
    ) -> None:
        self.features = features
        self.figures = figures
        self.weights = weights.outlook_of(path, {one.name: one.weight for one in features})

    def score(self, figures: Iterable[float]) -> float:
        """What figures add up to."""
        total: float = sum(map(mul, self.weights, figures))
        return total

    @contextmanager
    def weighing(self, other: Sequence[float]) -> Iterator[None]:
        """For a while figures have other weights."""
        before, self.weights = self.weights, tuple(other)
        try:
            yield
        finally:
            self.weights = before


def shares(scores: Sequence[float]) -> list[float]:
    """The chance of each seat to win, from scores of which a difference of 1 makes one e times as likely as another."""
    top = max(scores)
    weights = [exp(one - top) for one in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
