"""The store: what the lobby shows is written down for many tables at once, and SQLite's log does not grow for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from sqlalchemy import select

from locanda.kernel.refusal import LocandaError
from locanda.server.migrate import migrate
from locanda.server.schema import matches, players, visits
from locanda.server.store import Note, Row, Store, Visit, now
from tests.server.house import sqlite

MOVES = 500


def using(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Work with a store that has two people and two matches."""
    migrate(url)

    async def run() -> None:
        store = Store(url)
        await store.start()
        try:
            match = {"game": "g", "rules": "1", "content": "", "setup": "{}", "owner": "ada", "public": True}
            match |= {"stage": "playing", "secret": "", "clock": 0, "created": 0.0, "touched": 0.0}
            await store.do(
                players.insert().values([{"id": who, "name": who, "created": 0.0} for who in ("ada", "eve")]),
                matches.insert().values([{**match, "id": one, "invite": one} for one in ("m1", "m2")]),
            )
            await work(store)
        finally:
            await store.stop()

    asyncio.run(run())


async def noted(store: Store) -> None:
    """Notes and visits are written, and written again."""
    first = [Note("m1", "playing", 3.5, ",0,", ""), Note("m2", "over", 4.5, "", ",1,")]
    await store.note(first, [Visit("m1", "ada", 7, 1.0), Visit("m1", "eve", 2, 1.0)])
    await store.note([Note("m1", "over", 5.5, "", ",0,1,")], [Visit("m1", "ada", 9, 2.0)])
    await store.note([Note("nowhere", "over", 5.5, "", "")], [])
    columns = [matches.c.id, matches.c.stage, matches.c.touched, matches.c.waiting, matches.c.winners]
    found = [tuple(one.values()) for one in await store.all(select(*columns).order_by(matches.c.id))]
    assert found == [("m1", "over", 5.5, "", ",0,1,"), ("m2", "over", 4.5, "", ",1,")]
    left = [tuple(one.values()) for one in await store.all(select(visits).order_by(visits.c.player))]
    assert left == [("m1", "ada", 9, 2.0), ("m1", "eve", 2, 1.0)]


def test_notes_are_written_for_many_tables_at_once(tmp_path: Path) -> None:
    using(sqlite(tmp_path).database, noted)


def test_so_they_are_in_postgresql(postgres: str) -> None:
    using(postgres, noted)


def test_what_cannot_be_noted_is_said(tmp_path: Path) -> None:
    """A visit of nobody is refused by the database, in words that can be told."""

    async def wrong(store: Store) -> None:
        with pytest.raises(LocandaError, match="the lobby's notes could not be kept"):
            await store.note([], [Visit("m1", "nobody", 1, 1.0)])

    using(sqlite(tmp_path).database, wrong)


def test_the_log_of_sqlite_is_put_away(tmp_path: Path) -> None:
    """Moves lie in the log until it is tidied up; then the database has them, and the log begins anew."""
    url = sqlite(tmp_path).database

    async def work(store: Store) -> None:
        file = Path(store.engine.url.database or "")
        log = file.with_name(f"{file.name}-wal")

        async def play(first: int) -> None:
            for number in range(first, first + MOVES):
                assert await store.append(Row("m1", number, "answer", 0, "x" * 200, "ada", None, now()))

        await play(1)
        before, grown = file.stat().st_size, log.stat().st_size
        await store.tidy()
        assert file.stat().st_size > before
        await play(MOVES + 1)
        assert log.stat().st_size < 1.5 * grown

    using(url, work)


def test_moves_that_come_in_together_are_written_together(tmp_path: Path) -> None:
    """Moves that arrive a moment after the first join its transaction; a clash leaves the others alone."""

    async def work(store: Store) -> None:
        sizes: list[int] = []
        insert = store._insert

        async def counted(rows: Sequence[Row]) -> None:
            sizes.append(len(rows))
            await insert(rows)

        async def late(row: Row, moments: int) -> bool:
            for _ in range(moments):
                await asyncio.sleep(0)
            return await store.append(row)

        store._insert = counted  # type: ignore[method-assign]
        rows = [Row("m1", number, "answer", 0, "go", "ada", None, now()) for number in range(1, 9)]
        assert all(await asyncio.gather(*(late(row, number) for number, row in enumerate(rows))))
        assert sizes == [8]
        again = [rows[3], Row("m2", 1, "answer", 0, "go", "ada", None, now())]
        assert await asyncio.gather(*(store.append(row) for row in again)) == [False, True]
        assert [row.sequence for row in await store.moves_since("m1", 5)] == [6, 7, 8]
        assert len(await store.moves_since("m2", 0)) == 1

    using(sqlite(tmp_path).database, work)
