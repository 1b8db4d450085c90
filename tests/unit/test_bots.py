"""Bots: names and budgets, a search that finds what can be found and never peeks at what is hidden."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from locanda import bots
from locanda.bots.search import Move, Node, Search, chosen
from locanda.games import load
from locanda.kernel.decision import Decision, Option, Rules, ask
from locanda.kernel.dice import Dice
from locanda.kernel.event import Result
from locanda.kernel.game import Game, Setup, Table
from locanda.kernel.match import Match
from locanda.kernel.plain import plain
from locanda.kernel.refusal import LocandaError

GUESS = [Option("guess", str(n), n) for n in range(4)]


@plain
class Cups(Table):
    """A ball under one of four cups; nobody sees it."""

    seats: list[int]
    ball: int
    weights: list[int]


def guess(t: Cups) -> Rules[None]:
    """Whoever lifts the right cup wins."""
    answer = yield from ask(t, 0, "guess", GUESS)
    t.result = Result((0,) if answer.value == t.ball else (1,), "CUPS")


class CupGame(Game):
    """The ball lies under each cup with a known weight."""

    id = "cups"
    phases = {"guess": guess}

    def __init__(self, weights: list[int]) -> None:
        super().__init__()
        self.weights = weights

    def hide(self, dice: Dice) -> int:
        """Where the ball is."""
        return dice.pick([cup for cup, weight in enumerate(self.weights) for _ in range(weight)])

    def new_table(self, setup: Setup, dice: Dice) -> Cups:
        """The ball is hidden."""
        return Cups([0, 1], self.hide(dice), self.weights, game=self, dice=dice, phase="guess")

    def forget(self, table: Cups, seat: int | None, dice: Dice) -> None:
        """Nobody knows where the ball is, only the weights."""
        table.ball = self.hide(dice)
        table.dice = dice

    def worth(self, table: Cups) -> Sequence[float]:
        """One for the winner; even before that."""
        return [0.5, 0.5] if table.result is None else super().worth(table)


def test_search_does_not_peek() -> None:
    """With four equal cups it finds the ball about every fourth time, not always."""
    found = 0
    for seed in range(40):
        match = Match(CupGame([1, 1, 1, 1]), Setup(2), Dice.from_seed(seed))
        choice = Search(seed, iterations=60)(match, match.waiting[0])
        assert isinstance(match.table, Cups)
        found += choice.value == match.table.ball
    assert 2 <= found <= 20


def test_search_finds_the_better_chance() -> None:
    """A cup that has the ball seven times of ten is lifted."""
    for seed in range(5):
        match = Match(CupGame([1, 1, 7, 1]), Setup(2), Dice.from_seed(seed))
        assert Search(seed, iterations=300)(match, match.waiting[0]).value == 2


def test_search_leaves_the_match_alone() -> None:
    """Thinking changes nothing."""
    match = Match(load("runebound"), Setup(2), Dice.from_seed(1))
    before = match.snapshot()
    bots.make(match.game, "search:5", 1)(match, match.waiting[0])
    assert match.snapshot() == before and match.answers == []


def test_search_plays_games_with_secret_choices() -> None:
    """Each seat thinks about its own bids, one seat about two of them."""
    match = Match(load("toy-faction"), Setup(3), Dice.from_seed(0))
    for asked in match.waiting[::-1]:
        option = Search(1, iterations=20)(match, asked)
        assert option in asked.options
        match.answer(asked.seat, asked.key(option))
    assert len(match.view(None)["bids"]) == 4


@pytest.mark.parametrize("name", ["random", "greedy", "search", "search:3", "search:10ms"])
def test_every_bot_answers_with_an_offered_option(name: str) -> None:
    """By name, and with a budget."""
    match = Match(load("runebound"), Setup(2), Dice.from_seed(2))
    asked = match.waiting[0]
    assert bots.make(match.game, name, 1)(match, asked) in asked.options


@pytest.mark.parametrize("name", ["genius", "search:", "search:0", "search:fast", ""])
def test_an_unknown_bot_is_refused(name: str) -> None:
    """The sentence says what there is."""
    with pytest.raises(LocandaError, match=r"no bot|must be at least 1"):
        bots.make(load("runebound"), name, 1)


def _thought(usual: str, **tries: tuple[int, float, float]) -> Node:
    """A tree of one node: how often each option was tried, its mean worth, and how much it varied."""
    root = Node()
    root.usual = usual
    for key, (visits, mean, spread) in tries.items():
        move = root.moves[key] = Move(0.5)
        move.visits, move.total = visits, visits * mean
        move.squares = visits * (mean * mean + spread * spread)
    return root


def test_a_search_leaves_its_guide_only_when_it_is_sure() -> None:
    """A small lead is luck after twenty tries and knowledge after a thousand; without a guide the best counts."""
    stay, go = Option("stay"), Option("go")
    asked = Decision(0, "now", (stay, go))
    lead = {"stay": (200, 0.50, 0.1), "go": (200, 0.51, 0.1)}
    assert chosen(_thought("stay", **lead), asked) is stay
    assert chosen(_thought("", **lead), asked) is go
    assert chosen(_thought("stay", stay=(1000, 0.50, 0.1), go=(1000, 0.51, 0.1)), asked) is go
    assert chosen(_thought("stay", stay=(200, 0.50, 0.1), go=(20, 0.70, 0.1)), asked) is go
    assert chosen(_thought("", stay=(200, 0.50, 0.1), go=(2, 0.99, 0.0)), asked) is stay


def test_what_leaves_nothing_to_chance_is_no_better_for_it() -> None:
    """A rest that always comes out the same does not beat a bold step that is worth as much on average."""
    step, rest = Option("step"), Option("rest")
    asked = Decision(0, "now", (rest, step))
    assert chosen(_thought("", step=(250, 0.47, 0.2), rest=(50, 0.472, 0.0)), asked) is step
    assert chosen(_thought("", step=(250, 0.47, 0.2), rest=(250, 0.53, 0.0)), asked) is rest
