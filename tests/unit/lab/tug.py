"""A toy game for fitting: three times everybody pulls as hard as its bot sees fit, and whoever pulled most wins.

Of the three parameters of the bot one makes it pull harder, one less hard, and one does nothing at all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import log
from pathlib import Path
from typing import Annotated, Any

import msgspec

from locanda.kernel.decision import Decision, Option, Rules, ask
from locanda.kernel.dice import Dice
from locanda.kernel.event import Result
from locanda.kernel.game import Game, Policy, Setup, Table
from locanda.kernel.plain import plain
from locanda.kit import weights
from locanda.kit.guide import Answers, Feature, Guide, Outlook, shares

ROUNDS, MOST = 3, 12
PULL = [Option("pull", str(n), n) for n in range(MOST + 1)]
Number = Annotated[float, msgspec.Meta(ge=0.2, le=5.0)]


class Params(msgspec.Struct, frozen=True):
    """What the bot judges by."""

    courage: Number = 1.0
    fear: Number = 1.0
    idle: Number = 1.0


@plain
class Rope(Table):
    """How much each seat has pulled so far, how much luck it had, and who pulls next."""

    seats: list[int]
    luck: list[int]
    pulled: int


def pull(t: Rope) -> Rules[None]:
    """A seat pulls; after the last pull whoever pulled most, with some luck, has won."""
    seat = t.pulled % len(t.seats)
    answer = yield from ask(t, seat, "pull", PULL)
    t.seats[seat] += answer.value
    t.luck[seat] += t.dice.pick(range(7))
    t.pulled += 1
    if t.pulled == ROUNDS * len(t.seats):
        ends = [effort + luck for effort, luck in zip(t.seats, t.luck, strict=True)]
        t.result = Result(tuple(n for n, end in enumerate(ends) if end == max(ends)), "TUG")


ANSWERS = Answers()


class Puller(Guide):
    """Pulls as hard as courage and fear bid."""

    answers = ANSWERS
    params: Params

    @ANSWERS.to("pull")
    def _pull(self, t: Rope, effort: int, decision: Decision) -> Option:
        wish = 6 + 3 * log(self.params.courage) - 3 * log(self.params.fear) + self.random.random() - 0.5
        return decision.options[max(0, min(MOST, round(wish)))]


def figures(t: Rope, seat: int) -> tuple[float, float, float]:
    """What a seat pulled, how lucky it was, and how much there is of everything for everybody."""
    return t.seats[seat], t.luck[seat], 1.0


FEATURES = (Feature("effort", 1, 0.0), Feature("luck", -1, 0.0), Feature("rope", 1, 0.7))


class Tug(Game):
    """The toy as the kernel sees it; its weights lie in a folder of the test's own."""

    id = "tug"
    seats = (2, 4)
    phases = {"pull": pull}

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.cards = "first cards"  # type: ignore[assignment, method-assign]
        (folder / "judging").mkdir(exist_ok=True)
        path = folder / weights.PLACE
        self.judged = Outlook(FEATURES, figures, path)

        class Own(Puller):
            outlook = self.judged

            @classmethod
            def usual_params(cls) -> Params:
                return weights.params_of(path, Params)

        self.kind = Own

    @property
    def bots(self) -> Mapping[str, Callable[[int], Policy]]:  # type: ignore[override]
        """One that pulls."""
        return {"puller": self.kind}

    @property
    def content(self) -> str:
        """What is printed on the rope."""
        return str(self.cards)

    def new_table(self, setup: Setup, dice: Dice) -> Rope:
        """Nobody has pulled."""
        return Rope([0] * setup.seats, [0] * setup.seats, 0, game=self, dice=dice, phase="pull")

    def forget(self, table: Any, seat: int | None, dice: Dice) -> None:
        """Only the dice are unknown."""
        table.dice = dice

    def turn(self, table: Any) -> object:
        """A turn is over when everybody has pulled once more."""
        return table.pulled // len(table.seats)

    def worth(self, table: Any) -> Sequence[float]:
        """By the outlook while it goes on."""
        if table.result is not None:
            return super().worth(table)
        return shares([self.judged.score(figures(table, seat)) for seat in range(len(table.seats))])
