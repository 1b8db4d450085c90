"""Starts the server: the database made ready, the port taken, one worker or several."""

from __future__ import annotations

import functools
import logging
import socket
import sys
from collections.abc import Callable

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from locanda.kernel.refusal import LocandaError

from .app import create_app
from .connection import Connection
from .migrate import prepare
from .settings import Settings

LIVE_PING = 20.0


class Structured(logging.Formatter):
    """A log line as JSON, for programs that read logs; no secret is ever among its fields."""

    def format(self, record: logging.LogRecord) -> str:
        """One object on one line."""
        fields = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields).decode()


def start_logging(level: int = logging.INFO) -> None:
    """Everything is logged to the error output, one JSON object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Structured())
    logging.basicConfig(level=level, handlers=[handler], force=True)


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; an address that cannot be had is refused in a sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, so that asyncio sends small messages at once instead of waiting for the last one's receipt.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        raise LocandaError(f"the address {host}:{port} cannot be used: {error.strerror}") from None
    found.set_inheritable(True)
    return found


def app_of(settings: Settings) -> object:
    """The application of a worker; also what a worker process calls first."""
    return create_app(settings)


def config_of(settings: Settings, workers: int = 1) -> uvicorn.Config:
    """How a worker is run."""
    return uvicorn.Config(
        functools.partial(app_of, settings),
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=workers,
        ws=Connection,
        ws_max_size=settings.limits.body,
        ws_ping_interval=LIVE_PING,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
    )


def serve(
    settings: Settings,
    workers: int = 1,
    started: Callable[[int], None] | None = None,
    quiet: bool = False,
) -> None:
    """The server runs until it is told to stop; `started` hears the port once connections are taken."""
    if workers > 1 and not settings.bus:
        raise LocandaError("several workers need a bus: --bus redis://HOST")
    if not (settings.static / "index.html").exists():
        raise LocandaError("the page has not been built yet; `make page` builds it")
    ready = prepare(settings)
    start_logging(logging.WARNING if quiet else logging.INFO)
    taken = listen(settings.host, settings.port)
    port = taken.getsockname()[1]
    config = config_of(ready, workers)
    if started is not None:
        started(port)
    if workers > 1:
        Multiprocess(config, [taken]).run()
    else:
        uvicorn.Server(config).run(sockets=[taken])
