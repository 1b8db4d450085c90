"""The match: runs a game's scripts, checks answers, keeps checkpoints, undoes, forks and copies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .decision import Decision, Option, allowed
from .dice import Dice
from .event import Event
from .game import Game, Setup, Table
from .plain import Shared, snapshot
from .refusal import LocandaError, Refused

KEPT_CHECKPOINTS = 12
# What a seat may say at any time, before the name of a window: to be stopped there, always to pass there, or no longer.
STOP, NO_STOP, SKIP, NO_SKIP = "!stop:", "!no-stop:", "!skip:", "!no-skip:"
LONGEST_WINDOW = 60


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
        "_opened",
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
        self._begin(game, setup, game.lay(setup, dice), journal, checkpoints)

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
        self._opened = 0
        self._checkpoints: list[Checkpoint] | None = [] if checkpoints else None
        self._last_answered = -1_000_000
        self._journal: list[Event] | None = [] if journal else None
        table.journal = self._journal
        table.stops, table.always_ask = setup.stops, setup.always_ask
        self._script: Any = None
        self.decision: Decision | None = self._run_phases()

    # Playing

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.decision is None

    @property
    def waiting(self) -> tuple[Decision, ...]:
        """Every decision that is open now: one, or several where seats choose at the same time."""
        if self.decision is None:
            return ()
        if self.decision.parts is None:
            return (self.decision,)
        given = self._together or {}
        return tuple(part for number, part in enumerate(self.decision.parts) if number not in given)

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
        return next((seat for seat, index, _ in reversed(self._given) if index >= 0), None)

    @property
    def events(self) -> Sequence[Event]:
        """What has happened so far."""
        return self._journal or ()

    def answer(self, seat: int, key: str) -> None:
        """Take this seat's answer, or refuse it with a reason and change nothing.

        Of several decisions that are open for a seat the key names one: `part/key`. A seat may also say at any time at
        which windows it wants to be stopped or always to pass (`!stop:NAME`), which is part of the record.
        """
        asked = self.decision
        short = key
        if asked is None or asked.parts is not None or asked.seat != seat:
            if key[:1] == "!":
                return self._wish(seat, key)
            asked = self._asked(seat, key)
            if asked.part:
                short = key[len(asked.part) + 1 :]
        index = 0
        for option in asked.options:
            if option.key == short:
                break
            index += 1
        else:
            if key[:1] == "!":
                return self._wish(seat, key)
            raise self._refusal(asked, key)
        self._given.append((seat, index, key))
        if self._undone:
            self._undone.clear()
        if asked is self.decision:
            self._send(option)
        else:
            self._take(asked, option)
        return None

    def why_not(self, seat: int, key: str) -> Refused | None:
        """Why this answer would be refused now; none if it would be taken."""
        try:
            if key[:1] == "!":
                self._wished(seat, key)
                return None
            asked = self._asked(seat, key)
        except Refused as refused:
            return refused
        return None if asked.find(key) is not None else self._refusal(asked, key)

    def _asked(self, seat: int, key: str) -> Decision:
        """The decision that this seat must answer now, and that this answer means."""
        if self.decision is None:
            raise Refused(f"the match is over, {key!r} came too late")
        waiting = self.waiting
        for part in waiting:
            if part.seat == seat and part.part and key.startswith(f"{part.part}/"):
                return part
        for part in waiting:
            if part.seat == seat and not part.part:
                return part
        names = [part.part for part in waiting if part.seat == seat]
        if names:
            raise Refused(
                f"seat {seat} is asked for {', '.join(names)}: {key!r} must say for which, as {names[0]}/..."
            )
        awaited = ", ".join(dict.fromkeys(str(part.seat) for part in waiting))
        raise Refused(f"seat {seat} is not asked now; seat {awaited} is")

    def _refusal(self, asked: Decision, key: str) -> Refused:
        reasons = asked.blocked().get(key, ())
        rules = ", ".join(dict.fromkeys(reason.rule for reason in reasons)) or ", ".join(asked.cites)
        offered = ", ".join(asked.key(one) for one in asked.options)
        return Refused(
            f"{key!r} is not allowed at {asked.prompt!r}{f' ({rules})' if rules else ''}; offered: {offered}",
            reasons,
        )

    def _take(self, asked: Decision, option: Option) -> None:
        current = self.decision
        if current is asked or current is None or current.parts is None:
            self._send(option)
        elif current.any_of:
            self._send((asked, option))
        else:
            given = self._together
            if given is None:
                given = self._together = {}
                self._opened = len(self._given) - 1
            given[current.parts.index(asked)] = option
            if len(given) == len(current.parts):
                self._together = None
                self._send([given[number] for number in range(len(current.parts))])

    def _send(self, answer: Any) -> None:
        try:
            self.decision = self._script.send(answer)
        except StopIteration:
            self.decision = self._run_phases()

    def _wish(self, seat: int, key: str) -> None:
        """The seat is stopped at a window from now on, or always passes there, or no longer."""
        verb, name = self._wished(seat, key)
        table, mark = self.table, (seat, name)
        if verb in (STOP, NO_STOP):
            table.stops = _without(table.stops, mark) + ((mark,) if verb == STOP else ())
            table.skips = _without(table.skips, mark)
        else:
            table.skips = _without(table.skips, mark) + ((mark,) if verb == SKIP else ())
            table.stops = _without(table.stops, mark)
        self._given.append((seat, -1, key))

    def _wished(self, seat: int, key: str) -> tuple[str, str]:
        """What a seat says about which window."""
        verb, name = key[: key.find(":") + 1], key[key.find(":") + 1 :]
        if not 0 <= seat < self.setup.seats:
            raise Refused(f"there is no seat {seat}")
        if verb not in (STOP, NO_STOP, SKIP, NO_SKIP) or not 0 < len(name) <= LONGEST_WINDOW:
            raise Refused(
                f"{key!r} is no wish about a window: {STOP}NAME, {NO_STOP}NAME, {SKIP}NAME or {NO_SKIP}NAME is"
            )
        return verb, name

    def play(self, option: Option, asked: Decision | None = None) -> None:
        """Take an offered option at full speed, without checking and without record (for play-outs).

        Where several decisions are open, `asked` says which one it answers; otherwise it is the first one.
        """
        decision = self.decision
        assert decision is not None
        if decision.parts is None:
            self._send(option)
        else:
            self._take(asked or self.waiting[0], option)

    def play_out(self, random: Callable[[], float], limit: int) -> int:
        """Answer by chance at full speed until the match is over or `limit` answers were given; says how many."""
        decision, count = self.decision, 0
        send = self._script.send if self._script is not None else None
        while decision is not None and count < limit:
            if decision.parts is not None:
                self.decision = decision
                waiting = self.waiting
                asked = waiting[int(random() * len(waiting))]
                self._take(asked, asked.options[int(random() * len(asked.options))])
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
        return self._replayed(base, self._given[base.answered :])

    def imagine(
        self, seat: int, dice: Dice, choose: Callable[[Any, Decision], Option] | None = None
    ) -> Match:
        """A match for play-outs as this seat could imagine it: what it cannot know is dealt anew by these dice.

        What others have answered in secret is forgotten; whatever they choose in secret with this seat is imagined by
        `choose`, or by chance, from what they could choose with the cards they were dealt.
        """
        if not self._checkpoints:
            raise LocandaError("a match that keeps no checkpoints cannot be imagined")
        base = self._checkpoints[-1]
        given = self._given[base.answered :]
        secret = self.decision is not None and self.decision.parts is not None and not self.decision.any_of
        if secret and self._together:
            open_since = self._opened - base.answered
            given = [
                one for number, one in enumerate(given) if number < open_since or one[0] == seat or one[1] < 0
            ]
        match = self._replayed(base, given)
        match.game.deal_anew(match.table, seat, dice)
        if secret:
            for part in match.waiting:
                if part.seat != seat and len(match.waiting) > 1:
                    match._take(part, match._imagined(part, dice, choose))
        return match

    def _imagined(
        self, part: Decision, dice: Dice, choose: Callable[[Any, Decision], Option] | None
    ) -> Option:
        """What another seat may choose in secret, with the cards that it has in this imagined match."""
        if part.candidates is not None and part.why_not is not None:
            able = allowed(part.subject, part.candidates(part.subject), part.why_not)
            known = {option.key for option in part.candidates(part.subject)}
            part.options = [*able, *(option for option in part.options if option.key not in known)]
        if choose is not None:
            return choose(self.table, part)
        return part.options[dice.below(len(part.options))]

    def _replayed(self, base: Checkpoint, given: list[tuple[int, int, str]]) -> Match:
        """A match for play-outs that stands where these answers lead from a checkpoint."""
        match = object.__new__(Match)
        match.game, match.setup = self.game, self.setup
        match.table = base.table.copy()
        match._given = []
        match._undone = []
        match._opened = 0
        match._together = match._checkpoints = match._journal = match._script = None
        match.decision = match._run_phases()
        if given:
            match._feed(given)
        return match

    def _restore(self, base: Checkpoint, upto: int, journal: bool, checkpoints: bool) -> Match:
        """A match that stands where this one stood after `upto` answers."""
        match = object.__new__(Match)
        match.game, match.setup = self.game, self.setup
        match.table = table = base.table.copy()
        match._given = self._given[: base.answered] if checkpoints else []
        match._undone = []
        match._together = None
        match._opened = 0
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
            seat, index, key = one
            if index < 0:
                self._wish(seat, key)
                continue
            asked = self.decision
            self._given.append(one)
            if asked.parts is None:  # type: ignore[union-attr]
                try:
                    self.decision = self._script.send(asked.options[index])  # type: ignore[union-attr]
                except StopIteration:
                    self.decision = self._run_phases()
            else:
                part = self._asked(seat, key)
                self._take(part, part.options[index])

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
        if any(who != seat and index >= 0 for who, index, _ in self._given[answered:]):
            return "move"
        before = self.fork(answered)
        if before.table.dice.snapshot() != self.table.dice.snapshot():
            return "die"
        told = self.events[len(before.events) :]
        if any(event.to is not None and event.kind != "forced" for event in told):
            return "card"  # what only some may know was hidden before
        return "" if self.game.secrets(before.table) == self.game.secrets(self.table) else "card"

    def _become(self, other: Match) -> None:
        for slot in Match.__slots__:
            setattr(self, slot, getattr(other, slot))

    # Looking

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat (or a spectator) may see."""
        return self.game.look(self.table, seat)

    def snapshot(self) -> Any:
        """The whole state as plain data, for comparisons."""
        return snapshot(self.table)


def _without(marks: tuple[tuple[int, str], ...], mark: tuple[int, str]) -> tuple[tuple[int, str], ...]:
    return tuple(one for one in marks if one != mark)
