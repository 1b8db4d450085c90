"""The server is killed in the middle of everything: what was acknowledged is there, and nothing is there twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy import func, select
from websockets.exceptions import WebSocketException

from locanda.server.schema import moves
from locanda.server.store import engine_for
from tests.server.house import Page, Person, wait_for

BOT_TABLES = 200
KILLS, MOVES = 4, 20  # at least
LONGEST, SLOWER = 400.0, 0.2  # seconds
LOST = (OSError, WebSocketException, TimeoutError, httpx.TransportError, AssertionError)


class Server:
    """A server process that can be killed and started again at the same place."""

    def __init__(self, database: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.database = database
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "locanda", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--database", self.database], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_for(self.port)

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    found = Server(database)
    yield found
    found.stop()


class Client(threading.Thread):
    """Somebody who plays on and on, comes back after every interruption, and notes what was acknowledged."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        super().__init__(daemon=True)
        self.person, self.table, self.seat = person, table, seat
        self.acknowledged: list[tuple[str, str]] = []
        self.pending: tuple[str, dict[str, object]] | None = None
        self.done = threading.Event()
        self.random = random.Random(seat)

    def run(self) -> None:
        while not self.done.is_set():
            with contextlib.suppress(*LOST), self.person.at(self.table) as page:
                while not self.done.is_set():
                    self.move(page)
            time.sleep(0.05)

    def move(self, page: Page) -> None:
        """Answer once, or repeat the answer whose fate is unknown."""
        if self.pending is None:
            asked = page.asked()
            if not asked:
                self.done.set()
                return
            key = self.random.choice(asked["options"])["key"]
            request = f"seat{self.seat}-{len(self.acknowledged)}-{self.random.randrange(1 << 30)}"
            self.pending = (request, {"decision": asked["decision"], "seat": asked["seat"], "key": key})
        request, body = self.pending
        reply = page.ask("answer", request, **body)
        if reply["is"] != "no":
            self.acknowledged.append((request, str(body["key"])))
        self.pending = None


def test_no_acknowledged_move_is_lost_or_doubled(server: Server, database: str) -> None:
    """Two people play at one table while bots play at two hundred others, and the server is killed again and again."""
    ada, bob = Person(server.port), Person(server.port)
    ada.post("/api/guest", name="Ada")
    bob.post("/api/guest", name="Bob")
    # One address, many tables: the limits are for people, so the tables belong to several.
    owners = [Person(server.port) for _ in range(BOT_TABLES // 20)]
    for number, owner in enumerate(owners):
        if number % 5 == 4:
            time.sleep(1)
        while owner.http.post("/api/guest", json={"name": "Owner"}).status_code == 429:
            time.sleep(1)
        for _ in range(20):
            owner.play("greedy random")
    table = ada.open("me open greedy", public=True)
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b")
    ada.begin(table)
    clients = [Client(ada, table, 0), Client(bob, table, 1)]
    for client in clients:
        client.start()
    chance = random.Random(7)
    kills, deadline = 0, time.monotonic() + LONGEST
    while kills < KILLS or min(len(client.acknowledged) for client in clients) < MOVES:
        # On a slow machine the server lives longer each time, so that people get to move at all.
        time.sleep(chance.uniform(0.3, 2.5) + kills * SLOWER)
        server.kill()
        server.start()
        kills += 1
        assert time.monotonic() < deadline, "the people hardly get to move"
    for client in clients:
        client.done.set()
    server.kill()
    for client in clients:
        client.join(30)
    rows = asyncio.run(_rows(database))
    kept = [(request, body) for match, _, request, body in rows if match == table and request]
    for client in clients:
        for move in client.acknowledged:
            assert kept.count(move) == 1, f"{move} is there {kept.count(move)} times"
    sequences: dict[str, list[int]] = {}
    for match, sequence, _, _ in rows:
        sequences.setdefault(match, []).append(sequence)
    assert len(sequences) > BOT_TABLES // 2
    assert all(found == list(range(1, len(found) + 1)) for found in sequences.values())
    server.start()
    with ada.at(table) as page:
        page.until(lambda one: one.state.get("view"))
        assert page.state["at"] >= len(sequences[table])
    assert "locanda_troubles_total 0" in ada.http.get("/metrics").text


async def _rows(database: str) -> list[tuple[str, int, str | None, str]]:
    engine = engine_for(database)
    columns = (moves.c.match, moves.c.sequence, moves.c.request, moves.c.body)
    async with engine.connect() as connection:
        found = (await connection.execute(select(*columns).order_by(moves.c.match, moves.c.sequence))).all()
        count = (await connection.execute(select(func.count()).select_from(moves))).scalar_one()
    await engine.dispose()
    assert count == len(found)
    return [tuple(row) for row in found]
