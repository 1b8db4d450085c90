"""The match: runs a game's scripts, checks answers, keeps checkpoints, undoes, forks and copies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .decision import Decision, Option
from .dice import Dice
from .event import Event
from .game import Game, Setup, Table
from .plain import Shared, snapshot
from .refusal import LocandaError, Refused

KEPT_CHECKPOINTS = 12


class Checkpoint(Shared):
    """A copy of the table between two phases, and how much had been answered and told by then."""

    __slots__ = ("answered", "table", "told")

    def __init__(self, answered: int, told: int, table: Table) -> None:
        self.answered = answered
        self.told = told
        self.table = table


class Match:
    """A game being played. `decision` is what is asked now; none means that the match is over.

    The truth is the setup, the dice key and `answers`; everything else is derived. With `journal` and
    `checkpoints` off (as in the play-outs of a search) it runs at full speed but cannot be copied or undone.
    """

    __slots__ = (
        "_checkpoints",
        "_given",
        "_journal",
        "_last_answered",
        "_script",
        "_together",
        "_undone",
        "decision",
        "game",
        "setup",
        "table",
    )

    def __init__(
        self, game: Game, setup: Setup, dice: Dice, *, journal: bool = True, checkpoints: bool = True
    ) -> None:
        game.check_setup(setup)
        self._begin(game, setup, game.new_table(setup, dice), journal, checkpoints)

    @classmethod
    def at(cls, table: Table, setup: Setup, *, journal: bool = True, checkpoints: bool = True) -> Match:
        """A match that goes on from this table, which stands between two phases."""
        match = object.__new__(cls)
        match._begin(table.game, setup, table, journal, checkpoints)
        return match

    def _begin(self, game: Game, setup: Setup, table: Table, journal: bool, checkpoints: bool) -> None:
        self.game = game
        self.setup = setup
        self.table = table
        self._given: list[tuple[int, int, str]] = []
        self._undone: list[tuple[int, str]] = []
        self._together: dict[int, Option] | None = None
        self._checkpoints: list[Checkpoint] | None = [] if checkpoints else None
        self._last_answered = -1_000_000
        self._journal: list[Event] | None = [] if journal else None
        table.journal = self._journal
        self._script: Any = None
        self.decision: Decision | None = self._run_phases()

    # Playing

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.decision is None

    @property
    def waiting(self) -> tuple[Decision, ...]:
        """Every decision that is open now: one, or several where seats choose in secret at the same time."""
        if self.decision is None:
            return ()
        if self.decision.parts is None:
            return (self.decision,)
        given = self._together or {}
        return tuple(part for part in self.decision.parts if part.seat not in given)

    @property
    def answers(self) -> list[tuple[int, str]]:
        """The seats and keys of all answers so far: with setup and dice key the whole truth of the match."""
        return [(seat, key) for seat, _, key in self._given]

    @property
    def answered(self) -> int:
        """How many answers were given so far."""
        return len(self._given)

    @property
    def last_seat(self) -> int | None:
        """The seat that answered last."""
        return self._given[-1][0] if self._given else None

    @property
    def events(self) -> Sequence[Event]:
        """What has happened so far."""
        return self._journal or ()

    def answer(self, seat: int, key: str) -> None:
        """Take this seat's answer, or refuse it with a reason and change nothing."""
        asked = self.decision
        if asked is None or asked.parts is not None or asked.seat != seat:
            asked = self._asked(seat, key)
        index = 0
        for option in asked.options:
            if option.key == key:
                break
            index += 1
        else:
            raise self._refusal(asked, key)
        self._given.append((seat, index, key))
        self._undone.clear()
        self._take(asked, option)

    def why_not(self, seat: int, key: str) -> Refused | None:
        """Why this answer would be refused now; none if it would be taken."""
        try:
            asked = self._asked(seat, key)
        except Refused as refused:
            return refused
        return None if asked.find(key) is not None else self._refusal(asked, key)

    def _asked(self, seat: int, key: str) -> Decision:
        """The decision that this seat must answer now."""
        if self.decision is None:
            raise Refused(f"the match is over, {key!r} came too late")
        for part in self.waiting:
            if part.seat == seat:
                return part
        awaited = ", ".join(str(part.seat) for part in self.waiting)
        raise Refused(f"seat {seat} is not asked now; seat {awaited} is")

    def _refusal(self, asked: Decision, key: str) -> Refused:
        reasons = asked.blocked().get(key, ())
        rules = ", ".join(dict.fromkeys(reason.rule for reason in reasons)) or ", ".join(asked.cites)
        offered = ", ".join(one.key for one in asked.options)
        return Refused(
            f"{key!r} is not allowed at {asked.prompt!r}{f' ({rules})' if rules else ''}; offered: {offered}",
            reasons,
        )

    def _take(self, asked: Decision, option: Option) -> None:
        current = self.decision
        if current is not asked and current is not None and current.parts is not None:
            given = self._together = self._together or {}
            given[asked.seat] = option
            if len(given) < len(current.parts):
                return
            self._together = None
            self._send({part.seat: given[part.seat] for part in current.parts})
            return
        self._send(option)

    def _send(self, answer: Any) -> None:
        try:
            self.decision = self._script.send(answer)
        except StopIteration:
            self.decision = self._run_phases()

    def play(self, option: Option, seat: int | None = None) -> None:
        """Take an offered option at full speed, without checking and without record (for play-outs).

        Where several seats choose in secret, `seat` says whose option it is; otherwise it is the first one's.
        """
        decision = self.decision
        assert decision is not None
        if decision.parts is not None:
            waiting = self.waiting
            self._take(next((part for part in waiting if part.seat == seat), waiting[0]), option)
        else:
            self._send(option)

    def play_out(self, random: Callable[[], float], limit: int) -> int:
        """Answer by chance at full speed until the match is over or `limit` answers were given; says how many."""
        decision, count = self.decision, 0
        send = self._script.send if self._script is not None else None
        while decision is not None and count < limit:
            if decision.parts is not None:
                self.decision = decision
                options = self.waiting[0].options
                self.play(options[int(random() * len(options))])
                decision = self.decision
                send = self._script.send
            else:
                options = decision.options
                try:
                    decision = send(options[int(random() * len(options))])  # type: ignore[misc]
                except StopIteration:
                    decision = self._run_phases()
                    send = self._script.send
            count += 1
        self.decision = decision
        return count

    def _run_phases(self) -> Decision | None:
        """Run phase after phase until somebody is asked or the match is over."""
        table, phases = self.table, self.game.phases
        while table.result is None:
            if self._checkpoints is not None:
                self._maybe_checkpoint()
            script = phases[table.phase](table)
            if script is not None:
                try:
                    decision: Decision = next(script)
                except StopIteration:
                    continue
                self._script = script
                return decision
        return None

    # Checkpoints, copies, undo

    def _maybe_checkpoint(self) -> None:
        """Keep a copy if the game wants one here; without an answer since the last one it takes that one's place."""
        assert self._checkpoints is not None
        answered = len(self._given)
        since = answered - self._last_answered
        if not self.game.checkpoint(self.table, since):
            return
        told = len(self._journal) if self._journal is not None else 0
        checkpoint = Checkpoint(answered, told, self.table.copy())
        if since:
            self._last_answered = answered
            self._checkpoints.append(checkpoint)
            if len(self._checkpoints) > KEPT_CHECKPOINTS:
                del self._checkpoints[1]
        else:
            self._checkpoints[-1] = checkpoint

    def copy(self, *, journal: bool = False, checkpoints: bool = False) -> Match:
        """An independent match in the same state: the last checkpoint's copy, fed the answers since.

        Without checkpoints of its own the copy is for play-outs: it keeps no record of the answers before it.
        """
        if not self._checkpoints:
            raise LocandaError("a match that keeps no checkpoints cannot be copied")
        base = self._checkpoints[-1]
        if journal or checkpoints:
            return self._restore(base, len(self._given), journal, checkpoints)
        match = object.__new__(Match)
        match.game, match.setup = self.game, self.setup
        match.table = base.table.copy()
        match._given = []
        match._undone = []
        match._together = match._checkpoints = match._journal = None
        match.decision = match._run_phases()
        if len(self._given) > base.answered:
            match._feed(self._given[base.answered :])
        return match

    def _restore(self, base: Checkpoint, upto: int, journal: bool, checkpoints: bool) -> Match:
        """A match that stands where this one stood after `upto` answers."""
        match = object.__new__(Match)
        match.game, match.setup = self.game, self.setup
        match.table = table = base.table.copy()
        match._given = self._given[: base.answered] if checkpoints else []
        match._undone = []
        match._together = None
        match._script = None
        match._journal = table.journal = list(self.events[: base.told]) if journal else None
        match._checkpoints = None
        match._last_answered = base.answered
        if checkpoints:
            assert self._checkpoints is not None
            match._checkpoints = [one for one in self._checkpoints if one.answered < base.answered]
            match._last_answered = match._checkpoints[-1].answered if match._checkpoints else -1_000_000
        match.decision = match._run_phases()
        match._feed(self._given[base.answered : upto])
        return match

    def _feed(self, given: list[tuple[int, int, str]]) -> None:
        """Give answers again that were given before, at full speed."""
        for one in given:
            asked = self.decision
            self._given.append(one)
            if asked.parts is None:  # type: ignore[union-attr]
                try:
                    self.decision = self._script.send(asked.options[one[1]])  # type: ignore[union-attr]
                except StopIteration:
                    self.decision = self._run_phases()
            else:
                assert asked is not None and asked.parts is not None
                part = next(part for part in asked.parts if part.seat == one[0])
                self._take(part, part.options[one[1]])

    def undo(self) -> None:
        """Take back the last answer."""
        if not self._given:
            raise LocandaError("there is nothing to undo")
        if not self._checkpoints:
            raise LocandaError("a match that keeps no checkpoints cannot be undone")
        seat, _, key = self._given[-1]
        undone = [*self._undone, (seat, key)]
        self._become(self.fork(len(self._given) - 1))
        self._undone = undone

    def redo(self) -> None:
        """Give again the last answer that was taken back."""
        if not self._undone:
            raise LocandaError("there is nothing to redo")
        undone = self._undone[:]
        seat, key = undone.pop()
        self.answer(seat, key)
        self._undone = undone

    def fork(self, answered: int) -> Match:
        """A match of its own that stands where this one stood after so many answers."""
        if not 0 <= answered <= len(self._given):
            raise LocandaError(f"the match has {len(self._given)} answers, there is no position {answered}")
        if not self._checkpoints:
            raise LocandaError("a match that keeps no checkpoints cannot be forked")
        base = next(one for one in reversed(self._checkpoints) if one.answered <= answered)
        return self._restore(base, answered, self._journal is not None, True)

    def news_since(self, answered: int, seat: int) -> str:
        """What this seat would have to unlearn to go back there; empty if nothing.

        `move` is another seat's move, `die` anything by chance, `card` something hidden that was drawn or shown.
        """
        if any(who != seat for who, _, _ in self._given[answered:]):
            return "move"
        before = self.fork(answered)
        if before.table.dice.snapshot() != self.table.dice.snapshot():
            return "die"
        told = self.events[len(before.events) :]
        if any(event.to is not None and event.kind != "forced" for event in told):
            return "card"  # what only some may know was hidden before
        return "" if self.game.hidden(before.table) == self.game.hidden(self.table) else "card"

    def _become(self, other: Match) -> None:
        for slot in Match.__slots__:
            setattr(self, slot, getattr(other, slot))

    # Looking

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat (or a spectator) may see."""
        return self.game.view(self.table, seat)

    def snapshot(self) -> Any:
        """The whole state as plain data, for comparisons."""
        return snapshot(self.table)
