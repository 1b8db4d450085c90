"""Search: determinised Monte-Carlo tree search over the kernel, for every game.

Each iteration imagines the match, with everything dealt anew that the seat cannot know (it never peeks), walks down
the tree by upper confidence bounds, plays the turn to its end with the game's own bot as guide (or on by chance, where
a game has none), and values where that leads.
"""

from __future__ import annotations

import time
from math import sqrt
from random import Random

from locanda.kernel.decision import Decision, Option
from locanda.kernel.dice import Dice
from locanda.kernel.game import Policy
from locanda.kernel.match import Match

EXPLORATION = 0.25
GUIDE_PRIOR = 0.5
# How many standard errors an option may be worse than it looks; the least spread that is assumed of a few lucky tries,
# and how many tries there must be.
DOUBT, SPREAD, FEW = 1.0, 0.0004, 5


class Node:
    """A point of the tree: how often each option was available and taken, and what it was worth to the chooser.

    `usual` is what the guide would choose there, if there is one.
    """

    __slots__ = ("moves", "total", "usual", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.usual = ""
        self.total = 0.0
        self.moves: dict[str, Move] = {}


class Move:
    """An option at a node, over all the deals in which it was there."""

    __slots__ = ("node", "prior", "squares", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.prior = prior
        self.node: Node | None = None

    def least(self, doubt: float, spread: float) -> float:
        """What the option is worth at least, if its mean is so many standard errors too high."""
        if self.visits < FEW:
            return -1.0
        return self.total / self.visits - doubt * sqrt(spread / self.visits)


def chosen(root: Node, decision: Decision) -> Option:
    """The option whose worth is surest to be high, or what the guide would do unless that is surely better.

    An option that was only lucky at first has been tried too seldom to be sure of. All are judged by the same spread:
    by its own, one that leaves nothing to chance would seem surer than one that dares something, and so the better.
    """
    moves = root.moves
    tried = [move for move in moves.values() if move.visits]
    within = sum(move.squares - move.total * move.total / move.visits for move in tried)
    spread = SPREAD + within / sum(move.visits for move in tried)
    best = max(decision.options, key=lambda one: moves[one.key].least(DOUBT, spread))
    usual = decision.find(root.usual)
    if usual is None or moves[best.key].least(DOUBT, spread) > moves[usual.key].least(-DOUBT, spread):
        return best
    return usual


class Search:
    """Thinks for a while, then does what it found to be best.

    The budget is a time or a number of iterations; `horizon` is how many answers a play-out gives at most.
    """

    def __init__(
        self,
        seed: int,
        *,
        milliseconds: int = 0,
        iterations: int = 0,
        horizon: int = 60,
        guided: bool = True,
    ) -> None:
        self.random = Random(seed)
        self.milliseconds = milliseconds
        self.iterations = iterations
        self.horizon = horizon
        self.guided = guided
        self.thought = 0

    def __call__(self, match: Match, decision: Decision) -> Option:
        """What thinking leads to; the tree is thrown away afterwards."""
        if len(decision.options) == 1:
            return decision.options[0]
        return chosen(self.think(match, decision), decision)

    def think(self, match: Match, decision: Decision) -> Node:
        """The tree after the budget is used up."""
        root = Node()
        guide = self._guide(match)
        deadline = time.perf_counter() + self.milliseconds / 1000
        count = 0
        while not count or count < self.iterations or (self.milliseconds and time.perf_counter() < deadline):
            self._iterate(match, decision, root, guide)
            count += 1
        self.thought = count
        return root

    def _guide(self, match: Match) -> Policy | None:
        """The game's own bot, if it has one."""
        if not self.guided:
            return None
        for make in match.game.bots.values():
            return make(self.random.randrange(1 << 30))
        return None

    def _iterate(self, match: Match, decision: Decision, root: Node, guide: Policy | None) -> None:
        """One deal, one way down the tree, one play-out, and what it was worth to everybody on the way."""
        seat = decision.seat
        option, move, fresh = self._select(match, root, decision, guide)
        turn = match.game.turn(match.table)
        copy = match.imagine(seat, Dice(self.random.randbytes(16)), guide)
        path = [(root, move, seat)]
        mine = copy.waiting
        asked = mine[0] if len(mine) == 1 else _same(mine, decision)
        copy.play(option, asked)
        while (
            not fresh and copy.decision is not None and (guide is None or copy.game.turn(copy.table) == turn)
        ):
            if move.node is None:
                move.node = Node()
            node, asked = move.node, copy.waiting[0]
            option, move, fresh = self._select(copy, node, asked, guide)
            path.append((node, move, asked.seat))
            copy.play(option, asked)
        self._play_out(copy, guide, turn)
        worth = copy.game.worth(copy.table)
        for visited, taken, chooser in path:
            value = worth[chooser]
            visited.visits += 1
            visited.total += value
            taken.visits += 1
            taken.total += value
            taken.squares += value * value

    def _select(
        self, match: Match, node: Node, asked: Decision, guide: Policy | None
    ) -> tuple[Option, Move, bool]:
        """The option to follow: known ones by their worth and their promise, new ones as the prior bids."""
        options = asked.options
        missing = [option for option in options if option.key not in node.moves]
        if missing:
            favourite = guide(match.table, asked) if guide is not None else None
            rest = (1.0 - GUIDE_PRIOR) / len(options) if favourite is not None else 1.0 / len(options)
            node.usual = favourite.key if favourite is not None else ""
            for option in missing:
                prior = rest + GUIDE_PRIOR if option is favourite else rest
                node.moves[option.key] = Move(prior)
        mean = node.total / node.visits if node.visits else 0.5
        reach = EXPLORATION * sqrt(node.visits + 1)
        best, best_move, best_bound = options[0], node.moves[options[0].key], -1.0
        for option in options:
            move = node.moves[option.key]
            value = move.total / move.visits if move.visits else mean
            bound = value + reach * move.prior / (1 + move.visits)
            if bound > best_bound:
                best, best_move, best_bound = option, move, bound
        return best, best_move, best_move.visits == 0

    def _play_out(self, match: Match, guide: Policy | None, turn: object) -> None:
        """Answer on as the guide would to the end of the turn, or by chance to the horizon."""
        if guide is None:
            match.play_out(self.random.random, self.horizon)
            return
        for _ in range(self.horizon):
            if match.decision is None or match.game.turn(match.table) != turn:
                return
            asked = match.waiting[0]
            match.play(guide(match.table, asked), asked)


def _same(waiting: tuple[Decision, ...], decision: Decision) -> Decision:
    """The decision of an imagined match that stands for one of the real match."""
    return next(part for part in waiting if (part.seat, part.part) == (decision.seat, decision.part))
