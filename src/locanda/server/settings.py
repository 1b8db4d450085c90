"""What a server is started with."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from locanda import games
from locanda.kernel.game import Game
from locanda.kernel.refusal import LocandaError

STATIC = Path(__file__).parent / "static"
SQLITE, POSTGRESQL = "sqlite+aiosqlite", "postgresql+asyncpg"


class Limits(msgspec.Struct, frozen=True):
    """How much of everything one person (or one address) may ask for: so many at once, and so many a second."""

    login: tuple[float, float] = (10, 0.2)
    create: tuple[float, float] = (20, 0.2)
    chat: tuple[float, float] = (10, 1.0)
    move: tuple[float, float] = (60, 20.0)
    look: tuple[float, float] = (120, 20.0)
    keep: tuple[float, float] = (60, 1.0)
    body: int = 64 * 1024
    sockets: int = 40
    tables: int = 200
    decks: int = 100
    events: int = 20
    entrants: int = 32


class Settings(msgspec.Struct, frozen=True):
    """A server: where it listens, where it keeps its games, and how it speaks to other workers."""

    database: str
    bus: str = ""
    host: str = "127.0.0.1"
    port: int = 8765
    # How many processes think for the bots.
    thinkers: int = 1
    # How many seconds a bot may think about one answer before its process is ended.
    longest_thought: float = 30.0
    # The secret by which forms are told from forgeries; all workers share it.
    key: str = ""
    # Whether the page is reached by https, so that cookies must not travel otherwise.
    secure: bool = False
    static: Path = STATIC
    limits: Limits = Limits()
    # The games that are played here (none: every game that is installed), and where they come from.
    game_ids: tuple[str, ...] = ()
    load: Callable[[str, Sequence[str]], Game] = games.load
    # A table of one's own on this machine: who opens the page is the host, without a name to give.
    local: bool = False


def home() -> Path:
    """The folder in which a person's own games are kept."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "locanda"


def database_url(given: str) -> str:
    """The address of a database: a full address, or a file for SQLite; anything else is refused."""
    if "://" not in given:
        path = Path(given) if given else home() / "locanda.db"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise LocandaError(f"the folder {path.parent} cannot be made: {error.strerror}") from None
        return f"{SQLITE}:///{path.absolute()}"
    scheme = given.partition("://")[0]
    if scheme in ("sqlite", SQLITE):
        return given.replace(scheme, SQLITE, 1)
    if scheme in ("postgresql", "postgres", POSTGRESQL):
        return given.replace(scheme, POSTGRESQL, 1)
    raise LocandaError(
        f"a database is a file, sqlite:///FILE or {POSTGRESQL}://USER@HOST/NAME, not {scheme}://"
    )
