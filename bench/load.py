"""Load on the server: Runebound at many tables, what a move costs in each game, Anchor Quest beside boardgame.io.

    python bench/load.py --peers .bench-peers

Everything runs on this machine, over loopback, for a bounded time; SQLite syncs fully before a move is acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).resolve().parent
TABLES, RATE, SECONDS = 200, 200, 10
SLOTS, ROUNDS, SLICE, SPARE = 25, 6, 3, 14
PAGE = 4096
# What a move costs: each game in turn at so many tables for so many seconds, as fast as moves are answered.
COST_SEATS = {"runebound": 4, "wow-adventure": 4, "wow-tcg": 2, "wow-boardgame": 4}
COST_TABLES, COST_ROUNDS, COST_SECONDS = 10, 5, 4
TICKS = os.sysconf("SC_CLK_TCK")


@contextmanager
def locanda() -> Iterator[tuple[int, int]]:
    """A server with a database of its own; its port and its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(HERE / "serve_anchor.py"), str(Path(folder) / "load.db"), "0"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=HERE)
        assert process.stdout is not None
        port = int(process.stdout.readline())
        _wait(port)
        try:
            yield port, process.pid
        finally:
            process.terminate()
            process.wait(20)


def _wait(port: int) -> None:
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise SystemExit(f"nothing answers at port {port}")


class Person:
    """Somebody who opens tables."""

    def __init__(self, port: int, name: str) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30)
        self.http.get("/api/me")
        self.http.headers["x-csrf"] = self.http.cookies["locanda-csrf"]
        self.http.post("/api/guest", json={"name": name}).raise_for_status()

    @property
    def cookies(self) -> str:
        """What the browser of this person sends along."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def play(self, game: str, seats: int) -> str:
        """A table at which this person plays all seats."""
        body = {"game": game, "public": True, "seats": [{"kind": "me"}] * seats}
        table: str = self.http.post("/api/tables", json=body).raise_for_status().json()["id"]
        self.http.post(f"/api/tables/{table}/begin", json={"share": ""}).raise_for_status()
        return table


def memory(pid: int) -> int:
    """The memory of a process, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def busy(pid: int) -> float:
    """The seconds that a process has kept a processor busy."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Seat:
    """A table under load: the socket of its player, the socket of a watcher, and when the last move was sent."""

    def __init__(self, player: ClientConnection, watcher: ClientConnection, seed: int) -> None:
        self.sockets = (player, watcher)
        self.random = random.Random(seed)
        self.asked: dict[str, object] | None = None
        self.sent = 0.0
        self.left = 0
        self.times: list[float] = []
        self.moves = 0
        self.heard = 0

    async def listen(self, which: int) -> None:
        """Hear what one of the sockets is told, and note when both have heard of a move."""
        at = -1
        async for data in self.sockets[which]:
            self.heard += len(data)
            message = json.loads(data)
            if message["is"] == "no":
                raise SystemExit(message["text"])
            if message["is"] != "state" or message["at"] == at:
                continue
            at = message["at"]
            if which == 0:
                self.asked = message["asked"][0] if message["asked"] else None
            if self.left:
                self.left -= 1
                if not self.left:
                    self.times.append(time.perf_counter() - self.sent)

    async def move(self) -> None:
        """Send a move, unless the last one is still on its way."""
        asked = self.asked
        if asked is None or self.left:
            return
        option = self.random.choice(asked["options"])  # type: ignore[call-overload]
        self.moves += 1
        body = {"decision": asked["decision"], "seat": asked["seat"], "key": option["key"]}
        self.left, self.sent = 2, time.perf_counter()
        await self.sockets[0].send(json.dumps({"do": "answer", "id": f"m{self.moves}", **body}))


async def _sit_down(port: int, ada: Person, eve: Person, game: str, seats: int, seed: int) -> Seat:
    """A table of Ada's at which Eve watches."""
    table = ada.play(game, seats)
    pair = []
    for cookies in (ada.cookies, eve.cookies):
        url = f"ws://127.0.0.1:{port}/live/{table}"
        found = await connect(url, additional_headers={"cookie": cookies}, compression=None, max_size=None)
        await found.send(json.dumps({"do": "hello", "id": "h", "language": "en"}))
        pair.append(found)
    return Seat(pair[0], pair[1], seed)


async def _leave(seats: list[Seat], listening: list[asyncio.Task[None]]) -> None:
    for task in listening:
        task.cancel()
    for seat in seats:
        for one in seat.sockets:
            await one.close()


async def _cost(port: int, pid: int, game: str, first: int) -> dict[str, float]:
    """What a move by chance costs the server at a few tables of a game: processor time and bytes to a page."""
    ada, eve = Person(port, "Ada"), Person(port, "Eve")
    numbers = range(first, first + COST_TABLES)
    seats = [await _sit_down(port, ada, eve, game, COST_SEATS[game], number) for number in numbers]
    listening = [asyncio.create_task(seat.listen(which)) for seat in seats for which in (0, 1)]
    await asyncio.sleep(1)
    heard, used, start = sum(seat.heard for seat in seats), busy(pid), time.perf_counter()
    while time.perf_counter() - start < COST_SECONDS:
        for seat in seats:
            await seat.move()
        await asyncio.sleep(0.002)
    await asyncio.sleep(0.5)
    times = [one for seat in seats for one in seat.times]
    cost = {
        "moves": float(len(times)),
        "ms_busy": (busy(pid) - used) / len(times) * 1000,
        "kb_to_a_page": (sum(seat.heard for seat in seats) - heard) / len(times) / 2 / 1000,
        "p50_ms": statistics.median(times) * 1000,
    }
    await _leave(seats, listening)
    return cost


def what_a_move_costs() -> dict[str, dict[str, float]]:
    """The games take turns at one server; of every figure the median of the rounds."""
    found: dict[str, list[dict[str, float]]] = {game: [] for game in COST_SEATS}
    with locanda() as (port, pid):
        for number in range(COST_ROUNDS):
            for game, rounds in found.items():
                rounds.append(asyncio.run(_cost(port, pid, game, number * COST_TABLES)))
    return {
        game: {name: statistics.median(one[name] for one in rounds) for name in rounds[0]}
        for game, rounds in found.items()
    }


async def _many_tables(port: int, pid: int) -> dict[str, float]:
    ada, eve = Person(port, "Ada"), Person(port, "Eve")
    before = memory(pid)
    seats = [await _sit_down(port, ada, eve, "runebound", 4, number) for number in range(TABLES)]
    listening = [asyncio.create_task(seat.listen(which)) for seat in seats for which in (0, 1)]
    await asyncio.sleep(2)
    start = time.perf_counter()
    for number in range(RATE * SECONDS):
        late = start + number / RATE - time.perf_counter()
        if late > 0:
            await asyncio.sleep(late)
        await seats[number % TABLES].move()
    await asyncio.sleep(1)
    seconds = time.perf_counter() - start - 1
    times = sorted(one for seat in seats for one in seat.times)
    after = memory(pid)
    await _leave(seats, listening)
    return {
        "moves": len(times),
        "moves_per_second": len(times) / seconds,
        "p50_ms": statistics.median(times) * 1000,
        "p99_ms": times[int(len(times) * 0.99)] * 1000,
        "kb_per_table": (after - before) / TABLES / 1024,
    }


def _load(job: dict[str, object]) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, str(HERE / "players.py")],
        input=json.dumps(job) + "\n",
        capture_output=True,
        text=True,
        timeout=120,
    )
    if done.returncode or not done.stdout:
        raise SystemExit(f"the load client failed: {done.stderr[-500:]}")
    found: dict[str, float] = json.loads(done.stdout)
    return found


@contextmanager
def _boardgame_io(peers: Path) -> Iterator[int]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    env = {**os.environ, "NODE_PATH": str((peers / "node_modules").absolute())}
    script = str(HERE / "peers" / "server_boardgame_io.js")
    process = subprocess.Popen(["node", script, str(port)], stdout=subprocess.DEVNULL, env=env)
    _wait(port)
    try:
        yield port
    finally:
        process.terminate()
        process.wait(20)


def beside_boardgame_io(peers: Path) -> dict[str, float]:
    """Both servers play Anchor Quest in turns; the median of the ratios counts."""
    ours, theirs = [], []
    with locanda() as (port, _), _boardgame_io(peers) as other:
        ada, eve = Person(port, "Ada"), Person(port, "Eve")
        for _ in range(ROUNDS):
            theirs.append(_load({"kind": "boardgame.io", "port": other, "seconds": SLICE, "slots": SLOTS}))
            tables = [ada.play("anchor-quest", 4) for _ in range(SLOTS * SPARE)]
            job = {"kind": "locanda", "port": port, "seconds": SLICE, "slots": SLOTS, "tables": tables}
            ours.append(_load(job | {"cookies": [ada.cookies, eve.cookies]}))
    ratios = [one["rate"] / two["rate"] for one, two in zip(ours, theirs, strict=True)]
    return {
        "locanda_moves_per_second": statistics.median(one["rate"] for one in ours),
        "locanda_p99_ms": statistics.median(one["p99"] for one in ours),
        "boardgame_io_moves_per_second": statistics.median(one["rate"] for one in theirs),
        "boardgame_io_p99_ms": statistics.median(one["p99"] for one in theirs),
        "ratio": statistics.median(ratios),
    }


def main() -> None:
    """Run all measures and print them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", type=Path, default=Path(".bench-peers"))
    parser.add_argument("--only", choices=("tables", "cost", "peer"), default=None)
    given = parser.parse_args()
    if given.only in (None, "tables"):
        with locanda() as (port, pid):
            for name, value in asyncio.run(_many_tables(port, pid)).items():
                print(f"{TABLES} tables, {2 * TABLES} sockets: {name} {value:.1f}", flush=True)
    if given.only in (None, "cost"):
        for game, cost in what_a_move_costs().items():
            told = ", ".join(f"{name} {value:.1f}" for name, value in cost.items())
            print(f"{game}, {COST_TABLES} tables: {told}", flush=True)
    if given.only in (None, "peer"):
        if not (given.peers / "node_modules" / "boardgame.io").is_dir():
            raise SystemExit("boardgame.io is not installed; `make bench-peers` installs it")
        for name, value in beside_boardgame_io(given.peers).items():
            print(f"Anchor Quest, {SLOTS} matches: {name} {value:.1f}", flush=True)


if __name__ == "__main__":
    main()
