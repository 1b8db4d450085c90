"""The connection to a page: uvicorn's WebSocket, heard and spoken to without a detour through ASGI messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

EXTENSION = "locanda.connection"
MOST_WAITING = (
    16  # messages; a page that sends faster than we answer is not read from until it has been answered
)


class Gone(Exception):
    """The page is not there any more."""


class Connection(WebSocketsSansIOProtocol):
    """A page's WebSocket as uvicorn opens, keeps alive and closes it; what is said goes straight to the listener.

    The application finds it in its scope (`connection_of`), accepts it as usual, and then only uses `hear` and `tell`.
    """

    drained: Callable[[], None] | None = None

    @property
    def slow(self) -> bool:
        """Whether the page is behind with reading; telling it more would only pile up."""
        return not self.writable.is_set()

    async def hear(self) -> bytes:
        """The next message, whole, as it came."""
        said: Any = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if isinstance(said, dict):
            raise Gone
        return said  # type: ignore[no-any-return]

    def tell(self, data: bytes) -> None:
        """The page is sent this; nothing happens if it has gone."""
        if not self.transport.is_closing() and not self.close_sent:
            self.transport.write(Frame(Opcode.BINARY, data).serialize(mask=False))

    # What uvicorn calls

    def handle_connect(self, event: Request) -> None:
        """The application will find the connection in the scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"connection": self}

    def send_receive_event_to_app(self) -> None:
        """A message is complete; reading goes on while only a few wait."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        self.queue.put_nowait(data)  # type: ignore[arg-type]
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        """The page has caught up with reading."""
        super().resume_writing()
        if self.drained is not None:
            self.drained()


def connection_of(scope: Mapping[str, Any]) -> Connection:
    """The connection that a scope belongs to."""
    found: Connection = scope["extensions"][EXTENSION]["connection"]
    return found
