"""The benchmarks: our engine beside others, in alternating short rounds; the median ratio is what counts."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from anchor_quest import AnchorQuest
from locanda import bots
from locanda.bots.search import Search
from locanda.games import load
from locanda.kernel import record as records
from locanda.kernel.dice import Dice
from locanda.kernel.game import Game, Setup
from locanda.kernel.match import Match
from peers import Peer, PeerMissing, venv_python

SLICE = 0.3
Batch = Callable[[], int]


def playout(game: Game, setup: Setup, limit: int = 1_000_000_000) -> Batch:
    """Whole games by chance at full speed; counts decisions."""
    random = Random(1)
    number = [0]

    def batch() -> int:
        number[0] += 1
        match = Match(game, setup, Dice.from_seed(number[0]), journal=False, checkpoints=False)
        return match.play_out(random.random, limit)

    return batch


def table(game: Game, setup: Setup, limit: int) -> Batch:
    """Games by chance as at a table: events, checkpoints, every answer checked; counts decisions."""
    random = Random(2)
    number = [0]

    def batch() -> int:
        number[0] += 1
        match = Match(game, setup, Dice.from_seed(number[0]))
        count = 0
        while match.decision is not None and count < limit:
            options = match.decision.options
            match.answer(match.decision.seat, options[int(random.random() * len(options))].key)
            count += 1
        return count

    return batch


def halfway(game: Game, setup: Setup, answers: int, seeds: int = 8) -> list[Match]:
    """Some matches in the middle of a game."""
    found = []
    for seed in range(seeds):
        match, random = Match(game, setup, Dice.from_seed(seed)), Random(seed)
        for _ in range(answers):
            asked = match.waiting[0]
            match.answer(asked.seat, random.choice(asked.options).key)
        found.append(match)
    return found


def copies(matches: list[Match]) -> Batch:
    """Copies of half-played matches, ready to be played on; counts copies."""

    def batch() -> int:
        for match in matches:
            match.copy()
        return len(matches)

    return batch


def undos(matches: list[Match]) -> Batch:
    """An answer taken back and given again; counts both."""

    def batch() -> int:
        for match in matches:
            match.undo()
            match.redo()
        return 2 * len(matches)

    return batch


def saves(matches: list[Match]) -> Batch:
    """Records encoded as they are written to disk; counts records."""

    def batch() -> int:
        for match in matches:
            records.encode(records.record_of(match, match.game.content, seed="x"))
        return len(matches)

    return batch


def searching(match: Match, iterations: int, guided: bool, horizon: int) -> Batch:
    """Search from one position; counts iterations."""
    search = Search(1, iterations=iterations, guided=guided, horizon=horizon)

    def batch() -> int:
        search.think(match, match.waiting[0])
        return iterations

    return batch


def greedy_games(game: Game, setup: Setup) -> Batch:
    """Whole games of greedy bots; counts games."""
    number = [0]

    def batch() -> int:
        number[0] += 1
        match = Match(game, setup, Dice.from_seed(number[0]), journal=False, checkpoints=False)
        bots.play(match, [bots.make(game, "greedy", seat) for seat in range(setup.seats)], 1000)
        return 1

    return batch


def cold_start() -> Batch:
    """A fresh process up to the first decision of a Runebound game; counts processes."""
    script = (
        "from locanda.games import load\n"
        "from locanda.kernel.dice import Dice\n"
        "from locanda.kernel.game import Setup\n"
        "from locanda.kernel.match import Match\n"
        "match = Match(load('runebound'), Setup(4), Dice.from_seed(1))\n"
        "print([option.key for option in match.decision.options], flush=True)\n"
    )

    # Compiled files are kept, as on any user's machine.
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}

    def batch() -> int:
        with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, env=clean) as process:
            assert process.stdout is not None
            process.stdout.readline()
        return 1

    return batch


def rate(batch: Batch, seconds: float) -> float:
    """Operations per second over about so much time."""
    started, count = time.perf_counter(), 0
    while True:
        count += batch()
        passed = time.perf_counter() - started
        if passed >= seconds:
            return count / passed


class Measure:
    """Something that we measure, and the measures of others that stand beside it."""

    def __init__(
        self,
        name: str,
        batch: Callable[[], Batch],
        unit: str,
        against: tuple[str, ...] = (),
        goal: float = 0.0,
        seconds: float = SLICE,
    ) -> None:
        self.name = name
        self.batch = batch
        self.unit = unit
        self.against = against
        self.goal = goal
        self.seconds = seconds


def measures() -> list[Measure]:
    """Everything that is measured."""
    return [
        *_of_anchor_quest(),
        *_of_runebound(),
        *_of_the_adventure_game(),
        *_of_the_card_game(),
        *_of_the_board_game(),
    ]


def _of_anchor_quest() -> list[Measure]:
    one, two, four = AnchorQuest(two=False), AnchorQuest(two=True), Setup(4)
    return [
        Measure("AQ2 play-out", lambda: playout(two, four), "decisions/s", ("aq2-raw-reducer",), 20),
        Measure("AQ2 table", lambda: table(two, four, 10_000), "decisions/s", ("aq2-raw-reducer",), 10),
        Measure("AQ2 clone", lambda: copies(halfway(two, four, 280)), "copies/s", ("clone",), 4),
        Measure(
            "AQ1 search, depth 50",
            lambda: searching(Match(one, four, Dice.from_seed(1)), 200, False, 50),
            "iterations/s",
            ("mcts",),
            20,
        ),
    ]


def _of_runebound() -> list[Measure]:
    rune, four = load("runebound"), Setup(4)
    return [
        Measure(
            "Runebound random play",
            lambda: playout(rune, four, 20_000),
            "decisions/s",
            ("catanatron-random", "chess-random"),
            2,
            1.0,
        ),
        Measure(
            "Runebound copy", lambda: copies(halfway(rune, four, 300)), "copies/s", ("catanatron-copy",), 2
        ),
        Measure("Runebound cold start", cold_start, "starts/s", ("catanatron-cold",), 1, 0.6),
        Measure("Runebound table", lambda: table(rune, four, 2_000), "decisions/s", seconds=1.0),
        Measure("Runebound undo and redo", lambda: undos(halfway(rune, four, 300, 4)), "steps/s"),
        Measure("Runebound save", lambda: saves(halfway(rune, four, 300, 4)), "records/s"),
        Measure("Runebound greedy games", lambda: greedy_games(rune, four), "games/s", seconds=2.0),
        Measure(
            "Runebound search",
            lambda: searching(halfway(rune, four, 100, 1)[0], 20, True, 60),
            "iterations/s",
            seconds=1.0,
        ),
    ]


def _of_the_adventure_game() -> list[Measure]:
    game, four = load("wow-adventure"), Setup(4)
    return [
        Measure("Adventure random play", lambda: playout(game, four, 20_000), "decisions/s", seconds=1.0),
        Measure("Adventure copy", lambda: copies(halfway(game, four, 200)), "copies/s"),
        Measure("Adventure table", lambda: table(game, four, 2_000), "decisions/s", seconds=1.0),
        Measure("Adventure greedy games", lambda: greedy_games(game, four), "games/s", seconds=2.0),
        Measure(
            "Adventure search",
            lambda: searching(halfway(game, four, 100, 1)[0], 20, True, 60),
            "iterations/s",
            seconds=1.0,
        ),
    ]


def _of_the_card_game() -> list[Measure]:
    """Two players with decks of the shelf for beginners; a random game has about 170 decisions."""
    game, two = load("wow-tcg"), Setup(2, {"decks": "starter"})

    def random_play() -> Batch:
        return playout(game, two, 20_000)

    return [
        Measure("TCG random play", random_play, "decisions/s", ("uno-random",), 0.5, 1.0),
        Measure("TCG and Uno's rules alone", random_play, "decisions/s", ("uno-rules",), seconds=1.0),
        Measure("TCG and dgisim", random_play, "decisions/s", ("dgisim-random",), 30, 1.0),
        Measure(
            "TCG copy", lambda: copies(halfway(game, two, 80)), "copies/s", ("catanatron-copy",), 1 / 1.2
        ),
        Measure("TCG table", lambda: table(game, two, 2_000), "decisions/s", seconds=1.0),
        Measure("TCG undo and redo", lambda: undos(halfway(game, two, 80, 4)), "steps/s"),
        Measure("TCG save", lambda: saves(halfway(game, two, 80, 4)), "records/s"),
        Measure("TCG greedy games", lambda: greedy_games(game, two), "games/s", seconds=2.0),
        Measure(
            "TCG search",
            lambda: searching(halfway(game, two, 60, 1)[0], 20, True, 60),
            "iterations/s",
            seconds=1.0,
        ),
    ]


def _of_the_board_game() -> list[Measure]:
    """Six players with a character each; a random game has about 900 decisions."""
    game, six = load("wow-boardgame"), Setup(6)
    return [
        Measure(
            "Board Game random play",
            lambda: playout(game, six, 20_000),
            "decisions/s",
            ("catanatron-random",),
            seconds=1.0,
        ),
        Measure("Board Game copy", lambda: copies(halfway(game, six, 300)), "copies/s", ("catanatron-copy",)),
        Measure("Board Game table", lambda: table(game, six, 2_000), "decisions/s", seconds=1.0),
        Measure("Board Game undo and redo", lambda: undos(halfway(game, six, 300, 4)), "steps/s"),
        Measure("Board Game save", lambda: saves(halfway(game, six, 300, 4)), "records/s"),
        Measure("Board Game greedy games", lambda: greedy_games(game, six), "games/s", seconds=4.0),
        Measure(
            "Board Game search",
            lambda: searching(halfway(game, six, 100, 1)[0], 20, True, 60),
            "iterations/s",
            seconds=1.0,
        ),
    ]


def memory_per_match(count: int = 40) -> float:
    """The kilobytes that a half-played match with its log and checkpoints takes."""
    import tracemalloc

    game = load("runebound")
    halfway(game, Setup(4), 300, 4)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = halfway(game, Setup(4), 300, count)
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept) / 1024


def _start_peers(stack: ExitStack, folder: Path | None, say: Callable[[str], None]) -> dict[str, Peer]:
    """The other engines that are installed, by the measures they know."""
    found: dict[str, Peer] = {}
    if folder is None:
        say("no --peers folder: only our own figures (make bench-peers installs the others)")
        return found
    for make in (
        lambda: Peer.node("boardgame_io.js", node_modules=folder / "node_modules"),
        lambda: Peer.python("catanatron_peer.py", python=venv_python(folder)),
        lambda: Peer.python("chess_peer.py", python=venv_python(folder)),
        lambda: Peer.python("rlcard_peer.py", python=venv_python(folder)),
        lambda: Peer.python("dgisim_peer.py", python=venv_python(folder)),
    ):
        try:
            peer = stack.enter_context(make())
        except PeerMissing as missing:
            say(str(missing))
            continue
        for name in peer.measures:
            found[name] = peer
    return found


def run(folder: Path | None, rounds: int, only: str = "", quiet: bool = False) -> list[dict[str, Any]]:
    """Every measure in turn: rounds of ours and of the others alternate; medians, extremes and ratios."""

    def say(text: str) -> None:
        if not quiet:
            print(text, flush=True)

    report: list[dict[str, Any]] = []
    with ExitStack() as stack:
        peers = _start_peers(stack, folder, say)
        for measure in measures():
            if only.lower() not in measure.name.lower():
                continue
            row = _measure(measure, peers, rounds)
            report.append(row)
            goal = f" (goal {measure.goal:.3g}x)" if measure.goal else ""
            beside = f"  {row['ratio']:6.2f}x {row['peer']}{goal}" if row["ratio"] else ""
            say(f"{row['name']:26} {row['median']:12,.1f} {row['unit']:13}{beside}")
    if only.lower() in "runebound memory":
        size = memory_per_match()
        report.append(
            {
                "name": "Runebound memory",
                "median": size,
                "low": size,
                "high": size,
                "unit": "KB/match",
                "peer": "",
                "ratio": None,
            }
        )
        say(f"{'Runebound memory':26} {size:12,.1f} KB/match")
    return report


def _measure(measure: Measure, peers: dict[str, Peer], rounds: int) -> dict[str, Any]:
    batch = measure.batch()
    rate(batch, measure.seconds)
    ours: list[float] = []
    theirs: dict[str, list[float]] = {name: [] for name in measure.against if name in peers}
    for name in theirs:
        peers[name].rate(name, measure.seconds)
    for _ in range(rounds):
        ours.append(rate(batch, measure.seconds))
        for name, figures in theirs.items():
            figures.append(peers[name].rate(name, measure.seconds))
    best = max(theirs, key=lambda name: median(theirs[name]), default="")
    ratios = [mine / other for mine, other in zip(ours, theirs[best], strict=True)] if best else []
    return {
        "name": measure.name,
        "median": round(median(ours), 2),
        "low": round(min(ours), 2),
        "high": round(max(ours), 2),
        "unit": measure.unit,
        "peer": best,
        "ratio": round(median(ratios), 2) if ratios else None,
        "goal": measure.goal or None,
    }
