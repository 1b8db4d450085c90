"""Who sits where is settled when the match begins: nobody gets up from under it, and its dice stay what they were."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from locanda.server import wire
from locanda.server.accounts import Player
from locanda.server.app import build
from locanda.server.bus import Bus
from locanda.server.denied import Denied
from locanda.server.forms import Begin, NewSeat, NewTable, Sit
from locanda.server.migrate import FOLDER, migrate
from locanda.server.routes import House
from locanda.server.schema import matches, moves, seats
from locanda.server.settings import Settings
from locanda.server.store import engine_for
from locanda.server.table import GATHERING, PLAYING, LiveTable
from tests.server.house import PATIENT

RACES = 25
MOVES = 5
A_WHILE = 0.3  # seconds, in which something that need not wait is long done


@asynccontextmanager
async def worker(database: str) -> AsyncIterator[House]:
    """A worker that hears of no other, so that only the database can settle who was first."""
    house = build(Settings(database, limits=PATIENT))
    await house.store.start()
    await house.tables.start(Bus())
    try:
        yield house
    finally:
        await house.tables.stop()
        house.thinkers.stop()
        await house.store.stop()


class Evening:
    """Ada has opened a table at one worker and Bob has sat down at it; both workers know it."""

    def __init__(self, database: str, adas: House, bobs: House, ada: Player, bob: Player) -> None:
        self.database, self.adas, self.bobs, self.ada, self.bob = database, adas, bobs, ada, bob
        self.table = ""

    async def gather(self) -> None:
        """A new table, with everybody on their seats."""
        new = NewTable("runebound", [NewSeat("me"), NewSeat("open")], public=True)
        self.table = await self.adas.lobby.open(self.ada, new)
        await self.bobs.lobby.sit(self.bob, self.table, Sit(1, "0b"))
        for house in (self.adas, self.bobs):
            await house.tables.reload(await house.tables.get(self.table))

    async def begin(self, share: str = "0a") -> str:
        """Ada begins; why not, if she may not."""
        return await refusal(self.adas.lobby.begin(self.ada, self.table, Begin(share)))

    async def leave(self) -> str:
        """Bob gets up; why not, if he may not."""
        return await refusal(self.bobs.lobby.leave(self.bob, self.table))

    async def row(self) -> tuple[str, str | None]:
        """The stage of the table and who has the second seat, as they are kept."""
        query = select(matches.c.stage, seats.c.player).join(seats, seats.c.match == matches.c.id)
        found = await self.adas.store.one(query.where(matches.c.id == self.table, seats.c.seat == 1))
        assert found is not None
        return found["stage"], found["player"]

    async def check(self, began: str, left: str) -> None:
        """Either the match began and Bob still sits there, or he left and it did not begin."""
        if began:
            assert (began, left) == ("no-empty", "")
            assert await self.row() == (GATHERING, None)
            return
        assert left == "no-begun"
        assert await self.row() == (PLAYING, self.bob.id)
        await self.check_moves()

    async def check_moves(self) -> None:
        """Moves that are acknowledged now are there when the table is loaded anew, with the same dice."""
        table = await self.adas.tables.get(self.table)
        for _ in range(MOVES):
            await self.answer(table)
        async with worker(self.database) as other:
            found = await other.tables.get(self.table)
            assert found.dice_key == table.dice_key
            assert found.playing.answers == table.playing.answers
            assert found.sequence == MOVES
            assert found.playing.view(0) == table.playing.view(0)

    async def answer(self, table: LiveTable) -> None:
        """Whoever is asked takes the first option."""
        asked = table.playing.waiting[0]
        who = (self.ada, self.bob)[asked.seat]
        request = f"r{table.sequence}"
        message = wire.Answer(request, table.decision, asked.seat, asked.options[0].key)
        assert await self.adas.tables.answer(table, who.id, message)


async def refusal(asked: Awaitable[None]) -> str:
    """Why something was refused; nothing if it was done."""
    try:
        await asked
    except Denied as error:
        return error.message
    return ""


def evening(database: str, work: Callable[[Evening], Awaitable[None]], workers: int = 2) -> None:
    """Work with a table between Ada and Bob, at one worker or at two."""
    migrate(database)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            houses = [await stack.enter_async_context(worker(database)) for _ in range(workers)]
            ada, _ = await houses[0].accounts.guest("Ada")
            bob, _ = await houses[0].accounts.guest("Bob")
            found = Evening(database, houses[0], houses[-1], ada, bob)
            await found.gather()
            await work(found)

    asyncio.run(run())


class Held:
    """A worker's next change is held up, at the door of its transaction or at the end, until it is let on."""

    def __init__(self, house: House, at_the_end: bool) -> None:
        self.reached, self.go = asyncio.Event(), asyncio.Event()
        writing = house.store.writing

        @asynccontextmanager
        async def held() -> AsyncIterator[AsyncConnection]:
            house.store.writing = writing  # type: ignore[method-assign]
            if not at_the_end:
                await self.wait()
            async with writing() as connection:
                yield connection
                if at_the_end:
                    await self.wait()

        house.store.writing = held  # type: ignore[method-assign]

    async def wait(self) -> None:
        self.reached.set()
        await self.go.wait()


def test_who_gets_up_too_late_keeps_the_seat(database: str) -> None:
    """Bob's worker still thinks that people gather when Ada's match has begun."""

    async def work(table: Evening) -> None:
        held = Held(table.bobs, at_the_end=False)
        leaving = asyncio.create_task(table.leave())
        await held.reached.wait()
        began = await table.begin()
        held.go.set()
        assert began == ""
        await table.check(began, await leaving)

    evening(database, work)


def test_a_match_does_not_begin_when_somebody_has_just_got_up(database: str) -> None:
    """Ada's worker still thinks that every seat is taken when Bob has left."""

    async def work(table: Evening) -> None:
        held = Held(table.adas, at_the_end=False)
        beginning = asyncio.create_task(table.begin())
        await held.reached.wait()
        left = await table.leave()
        held.go.set()
        assert left == ""
        await table.check(await beginning, left)

    evening(database, work)


def test_who_gets_up_while_the_match_begins_waits_until_it_has(database: str) -> None:
    async def work(table: Evening) -> None:
        held = Held(table.adas, at_the_end=True)
        beginning = asyncio.create_task(table.begin())
        await held.reached.wait()
        leaving = asyncio.create_task(table.leave())
        await asyncio.sleep(A_WHILE)
        assert not leaving.done()
        held.go.set()
        assert await beginning == ""
        await table.check("", await leaving)

    evening(database, work)


def test_a_match_that_begins_while_somebody_gets_up_waits_until_they_have(database: str) -> None:
    async def work(table: Evening) -> None:
        held = Held(table.bobs, at_the_end=True)
        leaving = asyncio.create_task(table.leave())
        await held.reached.wait()
        beginning = asyncio.create_task(table.begin())
        await asyncio.sleep(A_WHILE)
        assert not beginning.done()
        held.go.set()
        assert await leaving == ""
        await table.check(await beginning, "")

    evening(database, work)


@pytest.mark.parametrize("workers", [1, 2])
def test_whoever_wins_the_race_to_leave_or_to_begin_wins_it_wholly(database: str, workers: int) -> None:
    async def work(table: Evening) -> None:
        for race in range(RACES):
            await table.gather()
            if race % 2:
                began, left = await asyncio.gather(table.begin(), table.leave())
            else:
                left, began = await asyncio.gather(table.leave(), table.begin())
            await table.check(began, left)

    evening(database, work, workers)


def test_of_two_who_begin_at_once_one_does(database: str) -> None:
    """The dice are made from the share of the one that was first, whatever the other one brought."""

    async def work(table: Evening) -> None:
        for race in range(RACES):
            await table.gather()
            second = table.bobs.lobby.begin(table.ada, table.table, Begin("ee"))
            both = await asyncio.gather(table.begin("0a"), refusal(second))
            assert sorted(both) == ["", "no-begun"], f"race {race}"
            await table.adas.tables.reload(await table.adas.tables.get(table.table))
            await table.check_moves()

    evening(database, work)


def test_nobody_sits_down_at_a_match_that_has_begun(database: str) -> None:
    """Neither where somebody sits, nor where the database should say that nobody does."""

    async def work(table: Evening) -> None:
        assert await table.begin() == ""
        eve, _ = await table.bobs.accounts.guest("Eve")
        emptied = update(seats).where(seats.c.match == table.table, seats.c.seat == 1)
        await table.bobs.store.do(emptied.values(player=None))
        assert await refusal(table.bobs.lobby.sit(eve, table.table, Sit(1, "0e"))) == "no-begun"
        assert await table.row() == (PLAYING, None)

    evening(database, work)


def test_nothing_that_happens_to_the_seats_later_changes_the_dice(database: str) -> None:
    async def work(table: Evening) -> None:
        assert await table.begin() == ""
        changed = update(seats).where(seats.c.match == table.table).values(share="ff")
        await table.adas.store.do(changed)
        await table.check_moves()

    evening(database, work)


def test_a_seat_is_not_handed_over_before_the_match_has_begun(database: str) -> None:
    """The refusal leaves no move behind that the match would begin with."""

    async def work(table: Evening) -> None:
        handed = table.bobs.lobby.hand_over(table.bob, table.table, 1, "greedy")
        assert await refusal(handed) == "no-not-begun"
        assert await table.adas.store.all(select(moves).where(moves.c.match == table.table)) == []
        assert await table.begin() == ""
        await table.check_moves()

    evening(database, work)


def test_a_table_that_began_before_its_dice_were_kept_is_still_played(database: str) -> None:
    """The first schema knew only the shares of the seats; a match of that time goes on with the same dice."""
    kept: dict[str, Any] = {}

    async def play(table: Evening) -> None:
        assert await table.begin() == ""
        await table.check_moves()
        live = await table.adas.tables.get(table.table)
        kept.update(table=table.table, key=live.dice_key, answers=live.playing.answers)

    async def load() -> None:
        async with worker(database) as house:
            found = await house.tables.get(kept["table"])
            assert (found.dice_key, found.playing.answers) == (kept["key"], kept["answers"])

    evening(database, play)
    asyncio.run(back_to(database, "0001"))
    migrate(database)
    asyncio.run(load())


def test_a_clock_that_ran_before_there_were_clocks_for_turns_is_for_decisions(database: str) -> None:
    kept: dict[str, str] = {}

    async def play(table: Evening) -> None:
        assert await table.begin() == ""
        await table.adas.store.do(update(matches).values(clock=60, clock_for="turn"))
        kept.update(table=table.table)

    async def load() -> None:
        async with worker(database) as house:
            found = await house.tables.get(kept["table"])
            assert (found.head.clock, found.head.clock_for) == (60, "decision")
            assert [one.seat for one in found.clocks(found.moved_at)] == [found.playing.waiting[0].seat]

    evening(database, play)
    asyncio.run(back_to(database, "0003"))
    migrate(database)
    asyncio.run(load())


async def back_to(database: str, schema: str) -> None:
    """The database is as an earlier version left it."""

    def downgrade(connection: Any) -> None:
        config = Config()
        config.set_main_option("script_location", str(FOLDER))
        config.attributes["connection"] = connection
        command.downgrade(config, schema)

    engine = engine_for(database)
    async with engine.begin() as connection:
        await connection.run_sync(downgrade)
    await engine.dispose()
