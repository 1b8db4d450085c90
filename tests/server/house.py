"""A server for tests, on a free port of this machine, and a page's side of the conversation with it."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from locanda.server.migrate import prepare
from locanda.server.serve import config_of, listen
from locanda.server.settings import Limits, Settings, database_url

POSTGRES = os.environ.get("LOCANDA_TEST_POSTGRES", "postgresql+asyncpg://postgres@127.0.0.1:5432")
REDIS = os.environ.get("LOCANDA_TEST_REDIS", "redis://127.0.0.1:6379/9")
MANY = (1e6, 1e6)
PATIENT = Limits(login=MANY, create=MANY, chat=MANY, move=MANY, look=MANY, sockets=1000, tables=100_000)
WAIT = 20.0


class House:
    """A running server."""

    def __init__(self, settings: Settings, port: int) -> None:
        self.settings = settings
        self.port = port

    def guest(self, name: str) -> Person:
        person = Person(self.port)
        person.post("/api/guest", name=name)
        return person


@contextlib.contextmanager
def serving(settings: Settings, ready: bool = False) -> Iterator[House]:
    """A server in a thread of this process."""
    settings = settings if ready else prepare(settings)
    taken = listen("127.0.0.1", 0)
    port = taken.getsockname()[1]
    server = uvicorn.Server(config_of(settings))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [taken]}, daemon=True)
    thread.start()
    wait_for(port)
    try:
        yield House(settings, port)
    finally:
        server.should_exit = True
        thread.join(WAIT)
        taken.close()


def wait_for(port: int) -> None:
    """The server at this port answers."""
    deadline = time.monotonic() + WAIT
    while True:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200:
                return
        if time.monotonic() > deadline:
            raise AssertionError("the server does not answer")
        time.sleep(0.05)


def sqlite(folder: Path, **more: Any) -> Settings:
    """A server on a file of its own, without rate limits."""
    return Settings(database_url(str(folder / "test.db")), **{"limits": PATIENT, **more})


class Person:
    """Somebody with a browser."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=WAIT)
        self.http.get("/api/me")
        self.http.headers["x-csrf"] = self.http.cookies["locanda-csrf"]

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def post(self, path: str, **body: Any) -> Any:
        response = self.http.post(path, json=body)
        assert response.status_code < 300, response.text
        return response.json()

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        response = self.http.post(path, json=body)
        assert response.status_code >= 400, response.text
        return response.status_code, response.json()["error"]

    def open(self, seats: str = "me greedy greedy greedy", game: str = "runebound", **more: Any) -> str:
        """A new table; `me`, `open`, or a bot's name for each seat."""
        wanted = [
            {"kind": one} if one in ("me", "open") else {"kind": "bot", "bot": one} for one in seats.split()
        ]
        table: str = self.post("/api/tables", game=game, seats=wanted, **more)["id"]
        return table

    def begin(self, table: str) -> None:
        self.post(f"/api/tables/{table}/begin", share="0a")

    def play(self, seats: str = "me greedy greedy greedy", game: str = "runebound", **more: Any) -> str:
        """A new table at which the match has begun."""
        table = self.open(seats, game, **more)
        self.begin(table)
        return table

    @contextlib.contextmanager
    def at(
        self, table: str, port: int = 0, invite: str = "", language: str = "en", since: int = 0
    ) -> Iterator[Page]:
        """A page that shows a table."""
        url = f"ws://127.0.0.1:{port or self.port}/live/{table}?invite={invite}"
        with connect(url, additional_headers={"cookie": self.cookies}, max_size=None) as socket:
            page = Page(socket)
            with contextlib.suppress(ConnectionClosed):  # some are sent away at the door
                page.send("hello", language=language, since=since)
            yield page


def sit_down(people: Sequence[Person], game: str, **more: Any) -> str:
    """A table at which these people play, the first of whom opened it."""
    host, *others = people
    table = host.open(" ".join(["me", *["open"] * len(others)]), game, **{"public": True, **more})
    for seat, person in enumerate(others, 1):
        person.post(f"/api/tables/{table}/sit", seat=seat, share="0b")
    host.begin(table)
    return table


class Page:
    """The open page of a table: what it was told, and what it asks."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.seats: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.said: list[str] = []
        self.heard: list[bytes] = []
        self.next = 0
        # Not the id of the object: a later page may get the same, and its requests would be taken for repeated ones.
        self.name = secrets.token_hex(6)

    def send(self, do: str, request: str = "", **body: Any) -> str:
        """Send a message; its id."""
        self.next += 1
        request = request or f"{self.name}-{self.next}"
        self.socket.send(json.dumps({"do": do, "id": request, **body}))
        return request

    def hear(self) -> dict[str, Any]:
        """The next message."""
        data = self.socket.recv(WAIT)
        raw = data if isinstance(data, bytes) else data.encode()
        self.heard.append(raw)
        message: dict[str, Any] = json.loads(raw)
        if message["is"] == "state":
            self.state = message
            self.lines += message["lines"]
        elif message["is"] == "seats":
            self.seats = message
        elif message["is"] == "said":
            self.said.append(message["text"])
        return message

    def ask(self, do: str, request: str = "", **body: Any) -> dict[str, Any]:
        """Send a message and hear its reply."""
        sent = self.send(do, request, **body)
        while True:
            message = self.hear()
            if message.get("reply") == sent or sent in message.get("replies", ()):
                return message

    def until(self, true: Callable[[Page], Any]) -> dict[str, Any]:
        """Listen until something is true of the page; the state then."""
        deadline = time.monotonic() + WAIT
        while not true(self):
            assert time.monotonic() < deadline, "it never came true"
            self.hear()
        return self.state

    def asked(self) -> dict[str, Any]:
        """The decision that is ours, once there is one; nothing if the match is over."""
        self.until(lambda page: page.state.get("asked") or page.state.get("stage") == "over")
        found: dict[str, Any] = self.state["asked"][0] if self.state["asked"] else {}
        return found

    def answer(self, key: str = "", request: str = "", **change: Any) -> dict[str, Any]:
        """Answer what is asked (by its first option, if no key is given) and hear the reply."""
        asked = self.asked()
        body = {
            "decision": asked["decision"],
            "seat": asked["seat"],
            "key": key or asked["options"][0]["key"],
        }
        return self.ask("answer", request, **(body | change))

    def closed(self) -> int:
        """The code with which the server closes the page."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
