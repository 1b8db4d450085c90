"""The server's doors: where it listens, and how it speaks."""

from __future__ import annotations

import asyncio
import socket

import pytest

from locanda.kernel.refusal import LocandaError
from locanda.server.serve import listen


def test_small_messages_are_sent_at_once() -> None:
    """A connection does not hold a message back until the last one's receipt has come."""

    async def run() -> int:
        met: asyncio.Future[asyncio.BaseTransport] = asyncio.get_running_loop().create_future()

        class Door(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                met.set_result(transport)

        taken = listen("127.0.0.1", 0)
        server = await asyncio.get_running_loop().create_server(Door, sock=taken)
        _, writer = await asyncio.open_connection(*taken.getsockname())
        transport = await met
        found: int = transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        writer.close()
        transport.close()
        server.close()
        return found

    assert asyncio.run(run())


def test_an_address_that_is_taken_is_refused_in_a_sentence() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(LocandaError, match=f"the address 127.0.0.1:{port} cannot be used"):
            listen("127.0.0.1", port)
