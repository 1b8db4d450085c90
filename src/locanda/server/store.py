"""The store: one database, many rows at once, and nothing said to be kept before it is."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection as DatabaseConnection
from sqlalchemy import RowMapping, bindparam, create_engine, event, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from locanda.kernel.refusal import LocandaError

from .schema import matches, moves, visits

MOST_ROWS = 500  # in one transaction
QUIET = 2  # rounds of the event loop without a new move, after which those at hand are written
# Waits for the disk and for other writers; the log is tidied up when there is time, not in the middle of a move.
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "wal_autocheckpoint=0",
)
CLASHES = (IntegrityError, sqlite3.IntegrityError)  # another row has its place already


class Row(msgspec.Struct, frozen=True):
    """A move as it is kept: an answer, or something else that changed the match."""

    match: str
    sequence: int
    kind: str
    seat: int
    body: str
    actor: str
    request: str | None
    at: float


class Note(msgspec.Struct, frozen=True):
    """What the lobby shows of a match; it follows from the moves, and is written down now and then."""

    match: str
    stage: str
    touched: float
    waiting: str
    winners: str


class Visit(msgspec.Struct, frozen=True):
    """How much of a match's log somebody had read when they left."""

    match: str
    player: str
    sequence: int
    at: float


def _fields(of: type[msgspec.Struct]) -> tuple[str, str]:
    """The columns of a record, and where SQLite finds their values in a list of records as JSON."""
    names = of.__struct_fields__
    return ", ".join(names), ", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(names)))


_PLACES = ", ".join(["?"] * len(Row.__struct_fields__))
_INSERT = f"INSERT INTO {moves.name} ({', '.join(Row.__struct_fields__)}) VALUES ({_PLACES})"
# SQLite takes all notes in one statement, which is also the transaction.
_NOTE = f"""UPDATE {matches.name} SET (stage, touched, waiting, winners) =
    (json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]'))
    FROM json_each(?) WHERE {matches.name}.id = json_extract(value, '$[0]')"""
_VISIT = """INSERT INTO {} ({}) SELECT {} FROM json_each(?) WHERE true
    ON CONFLICT DO UPDATE SET sequence = excluded.sequence, at = excluded.at""".format(
    visits.name, *_fields(Visit)
)
# Other databases take them one by one.
_NOTES = (
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values({name: bindparam(name) for name in Note.__struct_fields__[1:]})
)
_FORGOTTEN = visits.delete().where(
    visits.c.match == bindparam("of_match"), visits.c.player == bindparam("of_player")
)


def now() -> float:
    """The time, in seconds."""
    return time.time()


def engine_for(url: str) -> AsyncEngine:
    """The engine of a database; SQLite syncs fully and lets readers read while it writes."""
    try:
        # What is kept is nobody's business in messages and logs.
        engine = create_async_engine(url, hide_parameters=True)
    except (SQLAlchemyError, ImportError) as error:
        raise LocandaError(f"the database {url} cannot be used: {error}") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _reader_for(engine: AsyncEngine) -> DatabaseConnection:
    """A connection to the same SQLite for short looks; each sees whatever is kept by then."""
    here = create_engine(
        engine.url.set(drivername="sqlite"), isolation_level="AUTOCOMMIT", hide_parameters=True
    )
    event.listen(here, "connect", _prepare)
    return here.connect()


def _prepare(connection: Any, _: Any) -> None:
    """Every connection to SQLite waits for the disk, and for other writers."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """A database and the writer that adds moves to it, many in one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        # SQLite's moves are written and its rows looked up right here: the way to another thread and back would cost
        # more than the work itself.
        self._direct: sqlite3.Connection | None = None
        self._reader: DatabaseConnection | None = None
        # SQLite has one writer at a time, and lets others sleep: within a worker they wait here instead.
        self._gate = asyncio.Lock()
        if self.engine.dialect.name == "sqlite":
            path = self.engine.url.database or ":memory:"
            self._direct = sqlite3.connect(path, isolation_level=None)
            _prepare(self._direct, None)
            self._reader = _reader_for(self.engine)
        self._queue: list[tuple[Row, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """The writer is at work."""
        self._writer = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Nothing more is written, and the database is closed."""
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        for _, done in self._queue:
            done.cancel()
        await self.engine.dispose()
        if self._direct is not None:
            self._direct.close()
        if self._reader is not None:
            self._reader.close()
            self._reader.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose changes are kept together, or not at all."""
        if self._direct is None:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._gate, self.engine.begin() as connection:
            yield connection

    async def append(self, row: Row) -> bool:
        """True once the move is durable; False if another move took its place in the sequence, or its request did."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append((row, done))
        self._wake.set()
        return await done

    async def _write(self) -> None:
        """Write what has come in since the last transaction, over and over."""
        while True:
            await self._wake.wait()
            await self._gather()
            batch, self._queue = self._queue[:MOST_ROWS], self._queue[MOST_ROWS:]
            if not self._queue:
                self._wake.clear()
            try:
                with _kept("the move"):
                    await self._write_batch(batch)
            except LocandaError as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)

    async def _gather(self) -> None:
        """Moves that are just coming in join those that wait: the disk takes as long for many as for one."""
        count = quiet = 0
        while quiet < QUIET and len(self._queue) < MOST_ROWS:
            quiet = quiet + 1 if len(self._queue) == count else 0
            count = len(self._queue)
            await asyncio.sleep(0)

    async def _write_batch(self, batch: list[tuple[Row, asyncio.Future[bool]]]) -> None:
        """All rows in one transaction; if one of them clashes, each in its own."""
        try:
            await self._insert([row for row, _ in batch])
        except CLASHES:
            for row, done in batch:
                try:
                    await self._insert([row])
                except CLASHES:
                    _settle(done, False)
                else:
                    _settle(done, True)
            return
        for _, done in batch:
            _settle(done, True)

    async def _insert(self, rows: Sequence[Row]) -> None:
        if self._direct is not None:
            async with self._gate:
                with self._direct:
                    self._direct.execute("BEGIN IMMEDIATE")
                    self._direct.executemany(_INSERT, [msgspec.structs.astuple(row) for row in rows])
            return
        values = [msgspec.structs.asdict(row) for row in rows]
        async with self.engine.begin() as connection:
            await connection.execute(moves.insert(), values)

    async def note(self, notes: Sequence[Note], left: Sequence[Visit]) -> None:
        """What the lobby shows is written down, and who had read how much."""
        with _kept("the lobby's notes"):
            if self._direct is not None:
                async with self._gate:
                    for statement, rows in ((_NOTE, notes), (_VISIT, left)):
                        if rows:
                            self._direct.execute(statement, (_rows(rows),))
                return
            async with self.engine.begin() as connection:
                if notes:
                    await connection.execute(_NOTES, [msgspec.structs.asdict(one) for one in notes])
                if left:
                    gone = [{"of_match": one.match, "of_player": one.player} for one in left]
                    await connection.execute(_FORGOTTEN, gone)
                    await connection.execute(visits.insert(), [msgspec.structs.asdict(one) for one in left])

    async def tidy(self) -> None:
        """What SQLite has written to its log goes to its place; moves are written meanwhile."""
        if self._direct is not None:
            with _kept("the log of the database"):
                async with self.reading() as connection:
                    await connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))

    async def moves_since(self, match: str, sequence: int) -> list[Row]:
        """The moves of a match after this one, in order."""
        query = select(moves).where(moves.c.match == match, moves.c.sequence > sequence)
        return [Row(**one) for one in await self.all(query.order_by(moves.c.sequence))]

    async def one(self, query: Any) -> RowMapping | None:
        """The only row of a query, if there is one."""
        if self._reader is not None:
            return self._reader.execute(query).mappings().first()
        async with self.reading() as connection:
            return (await connection.execute(query)).mappings().first()

    async def all(self, query: Any) -> Sequence[RowMapping]:
        """Every row of a query."""
        if self._reader is not None:
            return self._reader.execute(query).mappings().all()
        async with self.reading() as connection:
            return (await connection.execute(query)).mappings().all()

    async def do(self, *statements: Any) -> None:
        """These changes are kept together."""
        async with self.writing() as connection:
            for statement in statements:
                await connection.execute(statement)


@contextmanager
def _kept(what: str) -> Iterator[None]:
    """A database that fails is a trouble that can be told."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise LocandaError(f"{what} could not be kept: {error}") from error


def _rows(records: Sequence[msgspec.Struct]) -> str:
    """Records as SQLite's statements take them."""
    return msgspec.json.encode([msgspec.structs.astuple(one) for one in records]).decode()


def _settle(done: asyncio.Future[bool], kept: bool) -> None:
    if not done.done():
        done.set_result(kept)
