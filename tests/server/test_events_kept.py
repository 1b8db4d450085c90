"""Events whatever happens to the server: restarts, kills, two workers, steps taken at once or half-way."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event as sql
from sqlalchemy import select, update

from locanda.server import wire
from locanda.server.accounts import Player
from locanda.server.bus import Notice
from locanda.server.denied import Denied
from locanda.server.event_forms import Enter, NewEvent
from locanda.server.events import TICK, Events
from locanda.server.migrate import migrate, prepare
from locanda.server.routes import House as Worker
from locanda.server.schema import events, matches, pairings
from locanda.server.settings import Settings
from tests.server.evenings import (
    CARDS,
    KILLS,
    LONG,
    ROAD,
    check_whole,
    duel,
    enter,
    look,
    opened,
    over,
    play_out,
    settled,
    until,
)
from tests.server.house import PATIENT, House, Page, Person, serving, sqlite
from tests.server.test_kill import Server
from tests.server.test_seats import worker


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a game of two, and one with tables from which something is taken to others."""
    folder = tmp_path_factory.mktemp("events")
    with serving(sqlite(folder, game_ids=(ROAD, CARDS, "runebound"))) as found:
        yield found


def test_an_event_goes_on_after_every_restart(tmp_path: Path) -> None:
    settings = prepare(sqlite(tmp_path, game_ids=(ROAD,)))
    event, cookies, ended, starts = "", {}, False, 0
    while not ended:
        with serving(settings, ready=True) as house:
            starts += 1
            ada = Person(house.port)
            if not event:
                ada.post("/api/guest", name="Ada")
                cookies = dict(ada.http.cookies)
                event = opened(ada)
                ada.post(f"/api/events/{event}/fill", seats=6, bot="random")
                ada.post(f"/api/events/{event}/begin")
            ada.http.cookies.update(cookies)
            time.sleep(0.4)
            found = look(ada, event)
            ended = over(found)
        assert starts < 100
    assert starts > 2
    check_whole(found)
    settled(settings.database, event)


def test_an_event_survives_a_server_that_is_killed_again_and_again(database: str) -> None:
    server = Server(database)
    try:
        ada = Person(server.port)
        ada.post("/api/guest", name="Ada")
        event = opened(ada, CARDS)
        ada.post(f"/api/events/{event}/fill", seats=4)
        ada.post(f"/api/events/{event}/begin")
        for number in range(KILLS):
            time.sleep(0.5 + number * 0.5)
            server.kill()
            server.start()
        found = until(ada, event, over)
    finally:
        server.stop()
    check_whole(found)
    settled(database, event)


def test_two_workers_share_an_event(postgres: str, redis: str) -> None:
    settings = prepare(Settings(postgres, bus=redis, limits=PATIENT, game_ids=(ROAD,)))
    with serving(settings, ready=True) as one, serving(settings, ready=True) as two:
        ada, bob = one.guest("Ada"), two.guest("Bob")
        event = opened(ada, rounds=3)
        enter(ada, event)
        enter(bob, event)
        ada.post(f"/api/events/{event}/fill", seats=4, bot="random")
        ada.post(f"/api/events/{event}/begin")
        for number in (1, 2, 3):
            for person in (ada, bob):
                play_out(person, event, number)
        found = until(bob, event, over)
    check_whole(found)
    settled(postgres, event)


class Night:
    """An event between four people at two workers that hear of no other; what they play is written down for them."""

    def __init__(self, houses: list[Worker], event: str) -> None:
        self.houses, self.event = houses, event

    async def end_tables(self) -> None:
        """Every table ends, won by its first seat."""
        ended = update(matches).where(matches.c.stage == "playing").values(stage="over", winners=",0,")
        await self.houses[0].store.do(ended)

    async def pairs(self) -> Counter[int]:
        """How many pairs there are in each round."""
        found = await self.houses[0].store.all(select(pairings.c.round))
        return Counter(one["round"] for one in found)

    async def tables(self) -> int:
        """How many tables the event has."""
        found = await self.houses[0].store.all(select(matches.c.id).where(matches.c.event == self.event))
        return len(found)


def night(database: str, work: Callable[[Night], Awaitable[None]]) -> None:
    """Work with such an event, which has begun."""
    migrate(database)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            houses = [await stack.enter_async_context(worker(database)) for _ in range(2)]
            house = houses[0]
            people = [(await house.accounts.guest(name))[0] for name in ("Ada", "Bob", "Cleo", "Dan")]
            event = await house.events.open(people[0], NewEvent(ROAD, "Evening", rounds=3, public=True))
            for one in people:
                await house.events.enter(one, event, Enter("0b"))
            await house.events.begin(people[0], event)
            await work(Night(houses, event))

    asyncio.run(run())


def test_two_workers_that_see_a_round_end_at_once_pair_the_next_one_once(database: str) -> None:
    async def race(it: Night) -> None:
        for number in (1, 2):
            assert (await it.pairs())[number] == 2
            await it.end_tables()
            rooms = [house.events for house in it.houses]
            found = await asyncio.gather(
                *(room.advance(it.event) for room in rooms * 2), return_exceptions=True
            )
            assert found == [None] * 4
            assert await it.pairs() == dict.fromkeys(range(1, number + 2), 2)
            assert await it.tables() == 2 * (number + 1)

    night(database, race)


def test_a_worker_that_looked_long_ago_goes_by_how_the_event_stands_now(database: str) -> None:
    async def late(it: Night) -> None:
        slow, quick = (house.events for house in it.houses)
        query = select(events).where(events.c.id == it.event)
        stale = await slow.store.one(query)
        assert stale is not None and stale["round"] == 1
        await it.end_tables()
        await quick.advance(it.event)
        await it.end_tables()
        await slow._take_results(stale)
        found = await slow.store.one(query)
        assert found is not None and (found["round"], await it.tables()) == (3, 6)

    night(database, late)


def test_finished_tables_keep_their_secrets_while_others_are_played_at_or_will_be(database: str) -> None:
    async def look(it: Night) -> None:
        house = it.houses[0]
        names = [one["match"] for one in await house.store.all(select(pairings.c.match))]
        table = await house.tables.get(names[0])

        async def revealed() -> bool:
            try:
                await house.lobby.check_revealed(table)
            except Denied as error:
                assert error.message == "no-event-runs"
                return False
            return True

        await it.end_tables()
        assert not await revealed()  # the next round is not even paired
        owner = (await house.store.all(select(events.c.owner)))[0]["owner"]
        await house.store.do(update(matches).where(matches.c.id == names[1]).values(stage="playing"))
        await house.events.close(Player(owner, ""), it.event)
        assert not await revealed()  # the other table of the event goes on with what was brought
        await it.end_tables()
        assert await revealed()

    night(database, look)


def test_an_event_that_cannot_go_on_holds_up_no_other(database: str) -> None:
    async def stumble(it: Night) -> None:
        room, lobby = it.houses[0].events, it.houses[0].lobby
        ada, _ = await it.houses[0].accounts.guest("Ada")
        bob, _ = await it.houses[0].accounts.guest("Bob")
        other = await room.open(ada, NewEvent(ROAD, "Other", public=True))
        for one in (ada, bob):
            await room.enter(one, other, Enter("0b"))
        await room.begin(ada, other)
        await it.end_tables()

        def stop(*args: Any, **kwargs: Any) -> Any:
            raise Stumble

        lay, lobby.laid = lobby.laid, stop  # type: ignore[method-assign]
        await room.start()
        await stands(room, other, "over")  # it needs no table more
        await asyncio.sleep(4 * TICK)  # the first one rests, and is not tried over and over
        lobby.laid = lay  # type: ignore[method-assign]
        await room.stop()
        assert await it.pairs() == {1: 3} and it.houses[0].metrics.troubles == 1
        room._rests.clear()
        await room.start()
        deadline = time.monotonic() + LONG
        while (await it.pairs())[2] != 2:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)
        await room.stop()

    night(database, stumble)


async def stands(room: Events, event: str, stage: str) -> None:
    """The event comes to this stage."""
    deadline = time.monotonic() + LONG
    while True:
        found = await room.store.one(select(events.c.stage).where(events.c.id == event))
        if found is not None and found["stage"] == stage:
            return
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)


def test_a_table_that_ended_unnoted_is_noticed_at_the_next_start(database: str) -> None:
    async def lose_notes(it: Night) -> None:
        house = it.houses[0]
        names = [one["match"] for one in await house.store.all(select(pairings.c.match))]
        won = {name: await play_to_the_end(house, name) for name in names}
        await house.tables.stop()
        # As a worker leaves it that is ended before it writes down what the lobby shows.
        await house.store.do(update(matches).values(stage="playing", winners=""))
        async with worker(house.settings.database) as other:
            await other.events.start()
            deadline = time.monotonic() + LONG
            while (await it.pairs())[2] != 2:
                assert time.monotonic() < deadline
                await asyncio.sleep(0.05)
            await other.events.stop()
            found = await other.store.all(select(pairings).where(pairings.c.round == 1))
            assert {one["match"]: one["result"] for one in found} == won

    night(database, lose_notes)


def test_everybody_sits_first_about_as_often_as_the_others(database: str) -> None:
    async def count(it: Night) -> None:
        for _ in range(2):  # who sits first wins, and would be the first again
            await it.end_tables()
            await it.houses[0].events.advance(it.event)
        found = Counter(one["first"] for one in await it.houses[0].store.all(select(pairings.c.first)))
        assert sum(found.values()) == 6 and set(found.values()) <= {1, 2} and len(found) == 4

    night(database, count)


def test_a_worker_that_hears_of_an_end_notes_it_whatever_it_noted_before(database: str) -> None:
    async def hear(it: Night) -> None:
        plays, hears = it.houses
        names = [one["match"] for one in await plays.store.all(select(pairings.c.match))]
        for name in names:
            await hears.tables.get(name)
            await play_to_the_end(plays, name)
        await plays.tables.stop()
        # What the other one knew until then, written down last.
        await plays.store.do(update(matches).values(stage="playing", winners=""))
        await hears.events.start()
        await asyncio.sleep(1.0)
        assert (await it.pairs())[2] == 0
        for name in names:
            await hears.tables._heard(Notice(plays.tables.worker, name, "moves"))
        deadline = time.monotonic() + LONG
        while (await it.pairs())[2] != 2:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)
        await hears.events.stop()

    night(database, hear)


async def play_to_the_end(house: Worker, name: str) -> str:
    """Whoever is asked takes the first option until the match is over; what came of it."""
    table = await house.tables.get(name)
    while not table.over:
        asked = table.playing.waiting[0]
        who, key = table.chairs[asked.seat].player, asked.options[0].key
        answer = wire.Answer(f"r{table.sequence}", table.decision, asked.seat, key)
        await house.tables.answer(table, str(who), answer)
    return {(0,): "first", (1,): "second"}.get(table.winners or (), "draw")


def test_two_who_begin_an_event_at_once_begin_it_once(database: str) -> None:
    migrate(database)

    async def run() -> None:
        async with worker(database) as one, worker(database) as two:
            ada, _ = await one.accounts.guest("Ada")
            bob, _ = await one.accounts.guest("Bob")
            event = await one.events.open(ada, NewEvent(ROAD, "Evening"))
            for person in (ada, bob):
                invite = (await one.events.shown(ada, event)).invite
                await one.events.enter(person, event, Enter("0b", invite=invite))
            begun = [house.events.begin(ada, event) for house in (one, two)]
            found = await asyncio.gather(*begun, return_exceptions=True)
            refused = [error.message for error in found if error is not None]  # type: ignore[union-attr]
            assert refused == ["no-event-stage"]
            assert len(await one.store.all(select(matches.c.id).where(matches.c.event == event))) == 1

    asyncio.run(run())


class Stumble(Exception):
    """What stops a worker half-way."""


@contextlib.contextmanager
def stumbling(room: Events, table: str, at: int) -> Iterator[None]:
    """A worker that is stopped when it writes its so-manieth row of a table."""
    count = 0

    def trip(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        nonlocal count
        if statement.startswith(f"INSERT INTO {table} "):
            count += 1
            if count == at:
                raise Stumble

    engine = room.store.engine.sync_engine
    sql.listen(engine, "before_cursor_execute", trip)
    try:
        yield
    finally:
        sql.remove(engine, "before_cursor_execute", trip)


@pytest.mark.parametrize(("table", "at"), [("matches", 1), ("matches", 2), ("seats", 2), ("pairings", 2)])
def test_a_worker_that_is_stopped_half_way_through_pairing_leaves_nothing(
    database: str, table: str, at: int
) -> None:
    async def stop(it: Night) -> None:
        await it.end_tables()
        with stumbling(it.houses[0].events, table, at), pytest.raises(Stumble):
            await it.houses[0].events.advance(it.event)
        assert await it.pairs() == {1: 2} and await it.tables() == 2
        results = await it.houses[0].store.all(select(pairings.c.result))
        assert {one["result"] for one in results} == {""}
        await it.houses[1].events.advance(it.event)
        assert await it.pairs() == {1: 2, 2: 2} and await it.tables() == 4
        stands = await it.houses[0].store.one(select(events.c.stage, events.c.round))
        assert stands is not None and tuple(stands.values()) == ("playing", 2)

    night(database, stop)


def test_a_page_of_a_table_says_of_which_event_it_is(house: House) -> None:
    ada, bob, event, table = duel(house)
    with bob.at(table) as page:
        assert event_of(page) == event
    other = ada.open("me open", ROAD)
    with ada.at(other) as page:
        assert event_of(page) == ""


def event_of(page: Page) -> str:
    page.until(lambda one: one.seats)
    found: str = page.seats["table"]["event"]
    return found
