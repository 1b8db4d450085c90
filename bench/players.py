"""Plays many matches of Anchor Quest at once over sockets, against Locanda or boardgame.io's own server.

Each match has a player and a watcher; the next move is sent when both have been told of the last, and the next match
begins when one is over. The client does as little as it can, for it shares the machine with the server: plain sockets,
one loop, and of each message only what the next move needs. Reads one JSON line, prints one:

    {"kind": "locanda", "port", "seconds", "slots", "tables": [...], "cookies": [player, watcher]}
    {"kind": "boardgame.io", "port", "seconds", "slots"}
"""

from __future__ import annotations

import os
import selectors
import socket
import sys
import time
from typing import Any

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri

WARM_UP = 1.5
BIG = 1 << 18


class Line:
    """One connection: what was said over it goes to `hear`, once it is open."""

    def __init__(self, port: int, path: str, cookie: str = "") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}{path}"), max_size=None)
        request = self.protocol.connect()
        if cookie:
            request.headers["Cookie"] = cookie
        self.protocol.send_request(request)
        self.flush()

    def flush(self) -> None:
        """What the protocol wants to send is sent."""
        for data in self.protocol.data_to_send():
            self.socket.sendall(data)

    def say(self, data: bytes) -> None:
        """Send a message."""
        self.protocol.send_text(data)
        self.flush()

    def read(self) -> bool:
        """Hear whatever has come; False if the other side is gone."""
        data = self.socket.recv(BIG)
        self.protocol.receive_data(data) if data else self.protocol.receive_eof()
        for event in self.protocol.events_received():
            if isinstance(event, Frame):
                self.hear(event.data)
            else:
                self.opened()
        self.flush()
        return bool(data)

    def opened(self) -> None:
        """The connection is open."""

    def hear(self, data: Any) -> None:
        """A message has come."""


class Match:
    """A match at play: how many of its two connections know of the last move, and when that was sent."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.heard = 0
        self.sent = 0.0
        self.over = False
        self.lines: list[Line] = []

    def told(self) -> None:
        """One of the connections has been told the newest state; after both the next move follows."""
        self.heard += 1
        if self.heard < 2:
            return
        self.heard = 0
        at = time.perf_counter()
        if self.sent:
            self.load.times.append(at - self.sent)
        if self.over:
            self.load.next(self)
        else:
            self.sent = at
            self.move()

    def move(self) -> None:
        """Send the next move."""
        raise NotImplementedError


class Option(msgspec.Struct):
    """What Locanda offers."""

    key: str


class Asked(msgspec.Struct):
    """What Locanda asks."""

    decision: int
    seat: int
    options: list[Option]


class State(msgspec.Struct, tag_field="is", tag="state"):
    """What Locanda tells."""

    at: int
    stage: str
    asked: list[Asked]


class LocandaLine(Line):
    """A page of Locanda."""

    def __init__(self, match: LocandaMatch, which: int, table: str) -> None:
        self.match, self.which, self.at = match, which, -1
        super().__init__(match.load.job["port"], f"/live/{table}", match.load.job["cookies"][which])

    def opened(self) -> None:
        """Greet."""
        self.say(b'{"do":"hello","id":"h","language":"en"}')

    def hear(self, data: Any) -> None:
        """Take note of a new state."""
        if not bytes(data[:13]).startswith(b'{"is":"state"'):
            if bytes(data[:10]).startswith(b'{"is":"no"'):
                raise SystemExit(bytes(data).decode())
            return
        state = LocandaMatch.decode(data)
        if state.at == self.at:
            return
        self.at = state.at
        if self.which == 0 and state.asked:
            self.match.asked = state.asked[0]
        if state.stage == "over":
            self.match.over = True
        self.match.told()


class LocandaMatch(Match):
    """A table of Locanda."""

    decode = msgspec.json.Decoder(State).decode

    def __init__(self, load: Load) -> None:
        super().__init__(load)
        self.count = 0
        self.asked: Asked | None = None
        table = load.job["tables"].pop()
        self.lines = [LocandaLine(self, which, table) for which in (0, 1)]

    def move(self) -> None:
        """The exits in turn."""
        asked = self.asked
        assert asked is not None
        self.count += 1
        key = asked.options[self.count % 4].key
        self.lines[0].say(
            b'{"do":"answer","id":"m%d","decision":%d,"seat":%d,"key":"%s"}'
            % (self.count, asked.decision, asked.seat, key.encode())
        )


class Context(msgspec.Struct):
    """What boardgame.io says of the course of a match."""

    currentPlayer: str  # noqa: N815 (boardgame.io's name)
    gameover: Any = None


class Told(msgspec.Struct):
    """What boardgame.io says of a match."""

    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Info(msgspec.Struct):
    """What boardgame.io answers to a greeting."""

    state: Told


class PeerLine(Line):
    """A client of boardgame.io, which speaks Socket.IO's protocol."""

    SYNC = msgspec.json.Decoder(tuple[str, str, Info])
    UPDATE = msgspec.json.Decoder(tuple[str, str, Told, Any])

    def __init__(self, match: PeerMatch, which: int) -> None:
        self.match, self.which = match, which
        super().__init__(match.load.job["port"], "/socket.io/?EIO=4&transport=websocket")

    def hear(self, data: Any) -> None:
        """Open the channel, answer pings, and take note of a new state."""
        text = bytes(data)
        if text.startswith(b"0"):
            self.say(b"40/aq1,")
        elif text == b"2":
            self.say(b"3")
        elif text.startswith(b"40/aq1"):
            self.match.ready(self.which)
        elif text.startswith(b'42/aq1,["sync"'):
            self.take(self.SYNC.decode(text[7:])[2].state)
        elif text.startswith(b'42/aq1,["update"'):
            self.take(self.UPDATE.decode(text[7:])[2])

    def take(self, state: Told) -> None:
        """The newest state."""
        if self.which == 0:
            self.match.state = state
            if len(self.match.lines) == 1 or not self.match.greeted:
                self.match.greeted = True
                self.match.greet(1)
        if state.ctx.gameover is not None:
            self.match.over = True
        self.match.told()


class PeerMatch(Match):
    """A match of boardgame.io: made by the first greeting, so the watcher greets after the player was answered."""

    count = 0

    def __init__(self, load: Load) -> None:
        super().__init__(load)
        PeerMatch.count += 1
        self.name = f"m{os.getpid()}-{PeerMatch.count}"
        self.state: Told | None = None
        self.moves = 0
        self.open: set[int] = set()
        self.greeted = False
        self.lines = [PeerLine(self, which) for which in (0, 1)]

    def ready(self, which: int) -> None:
        """A channel is open; once both are, the player greets."""
        self.open.add(which)
        if len(self.open) == 2:
            self.greet(0)

    def greet(self, which: int) -> None:
        """Ask for the match."""
        player = b"null" if which else b'"0"'
        self.lines[which].say(b'42/aq1,["sync","%s",%s,null,4]' % (self.name.encode(), player))

    def move(self) -> None:
        """The exits in turn."""
        state = self.state
        assert state is not None
        player = state.ctx.currentPlayer.encode()
        payload = b'{"type":"go","args":[%d],"playerID":"%s"}' % (self.moves % 4, player)
        self.moves += 1
        self.lines[0].say(
            b'42/aq1,["update",{"type":"MAKE_MOVE","payload":%s},%d,"%s","%s"]'
            % (payload, state.number, self.name.encode(), player)
        )


class Load:
    """All the matches at play, and how long each move took to reach both connections."""

    def __init__(self, job: dict[str, Any]) -> None:
        self.job = job
        self.times: list[float] = []
        self.poll = selectors.EpollSelector()
        self.ended: list[Match] = []

    def next(self, ended: Match | None = None) -> None:
        """A new match begins, in place of one that is over."""
        if ended is not None:
            self.ended.append(ended)
        match = LocandaMatch(self) if self.job["kind"] == "locanda" else PeerMatch(self)
        for line in match.lines:
            self.poll.register(line.socket, selectors.EVENT_READ, line)

    def run(self) -> dict[str, float]:
        """Play for the time that the job names, after a time for warming up."""
        for _ in range(self.job["slots"]):
            self.next()
        self.until(time.perf_counter() + WARM_UP)
        self.times.clear()
        begun = time.perf_counter()
        self.until(begun + self.job["seconds"])
        seconds = time.perf_counter() - begun
        times = sorted(self.times)
        at = [times[int(len(times) * share)] * 1000 if times else 0.0 for share in (0.5, 0.99)]
        return {"moves": len(times), "rate": len(times) / seconds, "p50": at[0], "p99": at[1]}

    def until(self, end: float) -> None:
        """Hear and answer until this time."""
        while time.perf_counter() < end:
            for key, _ in self.poll.select(0.1):
                if not key.data.read():
                    raise SystemExit("the server hung up")
            for match in self.ended:
                for line in match.lines:
                    self.poll.unregister(line.socket)
                    line.socket.close()
            self.ended.clear()


if __name__ == "__main__":
    print(msgspec.json.encode(Load(msgspec.json.decode(sys.stdin.readline())).run()).decode())
