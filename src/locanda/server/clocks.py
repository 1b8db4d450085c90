"""Clocks: whose time runs at a table, how much of it is left, and whose has run out."""

from __future__ import annotations

from collections.abc import Iterable

from locanda.kernel.game import Game

# What a clock allows its time for.
DECISION, TURN = "decision", "turn"
KEPT = 8  # turns whose used time is remembered, so that taking moves back gives nobody more of it


class Clock:
    """The clock of a table: what every seat has used of its time, up to the last move.

    For a decision the time begins anew with every question; for a turn it runs over all that a seat is asked in it,
    its own turn or another's.
    """

    def __init__(self, seconds: int, allows: str, at: float) -> None:
        self.seconds = seconds
        self.allows = allows
        self.since = at
        self._used: dict[int, float] = {}
        self._turn: object = None
        self._turns: dict[object, dict[int, float]] = {}

    def start(self, at: float, turn: object) -> None:
        """The match begins: everybody has all their time."""
        self.since, self._used, self._turns = at, {}, {}
        self._enter(turn)

    def stop(self, at: float, running: Iterable[int]) -> None:
        """A move was made: the seats whose time ran until now have used it."""
        passed = max(0.0, at - self.since)
        for seat in running:
            self._used[seat] = self._used.get(seat, 0.0) + passed
        self.since = at

    def go_on(self, seat: int, turn: object, *, asked_anew: bool, taken_back: bool) -> None:
        """After a seat's move it is clear who is asked what, and how much time they have for it.

        `asked_anew`: another question is open than before. `taken_back`: moves were; whose time had run out has it
        again then, or the clock would choose the same once more.
        """
        if self.allows == DECISION:
            if asked_anew:
                self._used.clear()
            else:  # several choose at once: only who has answered has a new question
                self._used.pop(seat, None)
            return
        if turn != self._turn:
            self._enter(turn)
        if taken_back:
            for one in [one for one, used in self._used.items() if used >= self.seconds]:
                del self._used[one]

    def sat(self, seat: int) -> None:
        """A person or a bot plays on at a seat: a question is a new one for whoever sits there now."""
        if self.allows == DECISION:
            self._used.pop(seat, None)

    def _enter(self, turn: object) -> None:
        self._turn = turn
        self._used = self._turns.setdefault(turn, {})
        while len(self._turns) > KEPT:
            del self._turns[next(iter(self._turns))]

    def left(self, seat: int, at: float) -> float:
        """The seconds that a seat has left if its time runs on until then; nothing less than none."""
        return max(0.0, self.seconds - self._used.get(seat, 0.0) - max(0.0, at - self.since))


def counts_turns(game: Game) -> bool:
    """Whether a game says which turn is being played, so that a clock can run for one."""
    kind = type(game)
    return kind.turn is not Game.turn or kind.turns is not Game.turns
