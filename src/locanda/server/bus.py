"""The bus: how workers tell each other that something happened at a table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from locanda.kernel.refusal import LocandaError

CHANNEL = "locanda"
RETRY = 0.5  # seconds until a lost connection is tried again


class Notice(msgspec.Struct, frozen=True):
    """Something happened at a table: its moves or seats changed, or somebody said something (`said`).

    Or somebody came or went: `people` are those who are there now; a worker that opens the table asks for them.
    """

    worker: str
    table: str
    kind: str
    said: int = 0
    people: tuple[str, ...] = ()


Listener = Callable[[Notice], Awaitable[None]]


class Bus:
    """The bus of one worker alone: whoever it would tell knows already."""

    async def start(self, listener: Listener) -> None:
        """From now on the listener hears what other workers tell."""

    async def tell(self, notice: Notice) -> None:
        """The other workers will hear of this."""

    async def stop(self) -> None:
        """Nothing more is heard."""


class RedisBus(Bus):
    """The bus of several workers. A lost notice loses no move: every table looks again after a reconnection."""

    def __init__(self, url: str, on_reconnect: Callable[[], Awaitable[None]]) -> None:
        try:
            self._redis: Redis = Redis.from_url(url)
        except ValueError as error:
            raise LocandaError(f"the bus {url} cannot be used: {error}") from None
        self._on_reconnect = on_reconnect
        self._task: asyncio.Task[None] | None = None

    async def start(self, listener: Listener) -> None:
        """Listen until stopped, over lost connections."""
        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            raise LocandaError(f"the bus cannot be reached: {error}") from None
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listener, ready))
        await ready.wait()

    async def _listen(self, listener: Listener, ready: asyncio.Event) -> None:
        decode = msgspec.json.Decoder(Notice).decode
        while True:
            with contextlib.suppress(RedisError, OSError):
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    if ready.is_set():
                        await self._on_reconnect()
                    ready.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await listener(decode(message["data"]))
            await asyncio.sleep(RETRY)

    async def tell(self, notice: Notice) -> None:
        """Told to every worker; those who cannot be reached look again when they can."""
        with contextlib.suppress(RedisError, OSError):
            await self._redis.publish(CHANNEL, msgspec.json.encode(notice))

    async def stop(self) -> None:
        """The connection is closed."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._redis.aclose()
