"""Mass simulation: bots play many games, in several processes, and the results are counted."""

from __future__ import annotations

import itertools
import multiprocessing
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from locanda import bots as players
from locanda.games import load
from locanda.kernel import files, record
from locanda.kernel.dice import Dice
from locanda.kernel.game import Game, Setup
from locanda.kernel.match import Match
from locanda.kernel.refusal import LocandaError

DEFAULT_MAX_TURNS = 1000
# What seats bring without naming it: all seats the same, or each something else; in turn whatever there is.
MIRROR, ALL = "mirror", "all"


class Job(msgspec.Struct, frozen=True):
    """What to simulate."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int = 0
    max_turns: int = DEFAULT_MAX_TURNS
    expansions: tuple[str, ...] = ()
    options: dict[str, str] = {}
    brings: tuple[str, ...] = ()

    def setup(self, brings: Sequence[str] = ()) -> Setup:
        """What a game of the job is played with."""
        return Setup(self.players, options=self.options, expansions=self.expansions, brings=tuple(brings))


class Played(msgspec.Struct, frozen=True):
    """How one game went; one that broke says how, with its record as far as it came.

    `led` is whether the seat that took the first turn has won, where that is known.
    """

    number: int
    finished: bool
    turns: int
    decisions: int
    winners: tuple[str, ...]
    pieces: tuple[tuple[str, bool], ...]
    used: tuple[str, ...]
    error: str = ""
    record: bytes = b""
    led: bool | None = None


def seed_of(job: Job, number: int) -> str:
    """The seed of the dice of one game of a job."""
    return f"{job.seed}/{number}"


def check(job: Job) -> None:
    """Refuse a job that cannot be played, before any game starts."""
    game = load(job.game, job.expansions)
    game.check_setup(job.setup())
    ways(job, game)
    if job.games < 1:
        raise LocandaError("at least one game must be played")
    if len(job.bots) not in (1, job.players):
        raise LocandaError(
            f"{len(job.bots)} bots were named for {job.players} seats; name one, or one for each seat"
        )
    for name in job.bots:
        players.make(game, name, 0)


def ways(job: Job, game: Game) -> list[tuple[str, ...]]:
    """What the seats bring together, one way after the other; a job that names nothing leaves it to chance.

    Each way is played once for each seat, so that every bot that moves around the table has played each part of it.
    """
    if job.brings not in ((MIRROR,), (ALL,)):
        if len(job.brings) not in (0, 1, job.players):
            raise LocandaError(
                f"{len(job.brings)} choices were named for {job.players} seats; name one, or one for each seat"
            )
        brings = job.brings * (job.players if len(job.brings) == 1 else 1)
        game.check_setup(job.setup(brings))
        return [brings]
    known = list(game.brought())
    if job.brings == (MIRROR,):
        able = [(name,) * job.players for name in known]
    else:
        able = list(itertools.combinations(known, job.players))
    found = [one for one in able if _can_be_played(game, job.setup(one))]
    if not found:
        raise LocandaError(
            f"nothing that {game.id} knows can be brought like {job.brings[0]!r} to such a table"
        )
    Random(job.seed).shuffle(found)
    return found


def _can_be_played(game: Game, setup: Setup) -> bool:
    try:
        game.check_setup(setup)
    except LocandaError:
        return False
    return True


def play_one(job: Job, number: int, brings: Sequence[str] = ()) -> Played:
    """One game of the job; the bots change seats from game to game."""
    game = load(job.game, job.expansions)
    names = list(job.bots) * (job.players if len(job.bots) == 1 else 1)
    shift = number % job.players
    names = names[-shift:] + names[:-shift] if shift else names
    seats = [
        players.make(game, name, job.seed * 1_000_003 + number * 97 + seat) for seat, name in enumerate(names)
    ]
    searching = any(name.startswith("search") for name in names)
    seed = seed_of(job, number)
    match, error, kept = None, "", b""
    # Whatever breaks this game must not end the others: it is counted, told and kept.
    try:
        match = Match(game, job.setup(brings), Dice.from_seed(seed), checkpoints=searching)
        players.play(match, seats, job.max_turns)
    except Exception as problem:
        place = traceback.extract_tb(problem.__traceback__)[-1]
        error = f"game {number} (seed {seed}): {type(problem).__name__}: {problem} ({place.name}, line {place.lineno})"
        if match is not None:
            kept = record.encode(record.record_of(match, game.content, seed=seed, players=tuple(names)))
    if match is None:
        return Played(number, False, 0, 0, (), (), (), error)
    used: set[str] = set()
    for event in match.events:
        used.update(game.cards_used(event))
    result = match.table.result
    winners = () if result is None else result.winners
    first = None if result is None else game.first(match.table)
    return Played(
        number=number,
        finished=result is not None,
        turns=game.turns(match.table),
        decisions=match.answered,
        winners=tuple(names[seat] for seat in winners),
        pieces=tuple((name, seat in winners) for seat, name in enumerate(game.figures(match.table))),
        used=tuple(sorted(used)),
        error=error,
        record=kept,
        led=None if first is None else first in winners,
    )


def keep_broken(job: Job, one: Played, folder: Path) -> Path:
    """The record of a game that broke lies in the folder; its path."""
    path = folder / f"broken-{job.game}-{seed_of(job, one.number).replace('/', '-')}.json"
    files.write(path, one.record)
    return path


def _work(task: tuple[Job, int, tuple[str, ...]]) -> Played:
    return play_one(*task)


def play_all(job: Job, jobs: int = 1) -> Iterator[Played]:
    """Every game of the job as it ends, in any order."""
    rows = ways(job, load(job.game, job.expansions))
    tasks = [(job, number, rows[number // job.players % len(rows)]) for number in range(job.games)]
    if jobs <= 1:
        yield from map(_work, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(_work, tasks)


def summarise(job: Job, played: Sequence[Played], seconds: float) -> dict[str, Any]:
    """The figures of a simulation, as programs read them."""
    game = load(job.game, job.expansions)
    turns = sorted(one.turns for one in played if one.finished) or [0]
    wins: Counter[str] = Counter(dict.fromkeys(job.bots, 0))
    shares: dict[str, list[int]] = {}
    used: set[str] = set()
    for one in played:
        wins.update(one.winners)
        used.update(one.used)
        for name, won in one.pieces:
            count = shares.setdefault(name, [0, 0])
            count[0] += 1
            count[1] += won
    decisions = sum(one.decisions for one in played)
    led = [one.led for one in played if one.led is not None]

    def share(games: int, wins: int) -> dict[str, Any]:
        """How often somebody won, and of how large a part of a fair share that is."""
        return {"games": games, "wins": wins, "share": round(wins * job.players / games, 3)}

    return {
        "game": job.game,
        "players": job.players,
        "games": len(played),
        "finished": sum(one.finished for one in played),
        "errors": sum(bool(one.error) for one in played),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        "turns": {
            "mean": round(sum(turns) / len(turns), 2),
            "p5": turns[len(turns) * 5 // 100],
            "p50": turns[len(turns) // 2],
            "p95": turns[min(len(turns) - 1, len(turns) * 95 // 100)],
        },
        "wins": dict(wins),
        "first": share(len(led), sum(led)) if led else None,
        "figures": {name: share(*count) for name, count in sorted(shares.items())},
        "unused_cards": [card for card in game.card_ids() if card not in used],
        "messages": [one.error for one in played if one.error],
    }


def run(
    job: Job, jobs: int = 1, watch: Callable[[Played], None] | None = None, keep: Path | None = None
) -> dict[str, Any]:
    """The figures of a whole job; records of games that broke are kept in a folder, if one is named."""
    check(job)
    started = time.perf_counter()
    played = []
    for one in play_all(job, jobs):
        if one.record and keep is not None:
            one = msgspec.structs.replace(one, error=f"{one.error}; kept as {keep_broken(job, one, keep)}")
        played.append(one)
        if watch is not None:
            watch(one)
    played.sort(key=lambda one: one.number)
    return summarise(job, played, time.perf_counter() - started)
