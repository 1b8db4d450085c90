"""What happens to a table is kept and seen at every worker, and tables from before know what they need."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from sqlalchemy import inspect, select

from locanda.server import lifecycle, presence
from locanda.server.forms import Begin, Sit
from locanda.server.migrate import migrate, prepare
from locanda.server.schema import matches, seats
from locanda.server.settings import Settings
from locanda.server.store import engine_for
from locanda.server.table import GATHERING
from tests.server.house import PATIENT, House, Person, serving
from tests.server.test_lifecycle import at_once, noted, row
from tests.server.test_seats import Evening, back_to, evening, refusal, worker


@pytest.fixture
def workers(postgres: str, redis: str) -> Iterator[tuple[House, House]]:
    settings = prepare(Settings(postgres, bus=redis, limits=PATIENT))
    with serving(settings, ready=True) as one, serving(settings, ready=True) as two:
        yield one, two


def seated(workers: tuple[House, House]) -> tuple[Person, Person, str]:
    """Ada at one worker and Bob at the other, at a match that has begun."""
    ada, bob = workers[0].guest("Ada"), workers[1].guest("Bob")
    table = ada.open("me open", public=True)
    bob.post(f"/api/tables/{table}/sit", seat=1, share="0b")
    ada.begin(table)
    return ada, bob, table


# Several workers


def test_the_waiting_room_is_the_same_at_every_worker(workers: tuple[House, House]) -> None:
    ada, bob = workers[0].guest("Ada"), workers[1].guest("Bob")
    table = ada.open("me open open", public=True)
    with ada.at(table) as mine:
        mine.until(lambda one: one.seats)
        with bob.at(table) as theirs:
            theirs.until(lambda one: one.seats and one.seats["chairs"][0]["here"])
            bob.post(f"/api/tables/{table}/sit", seat=1, share="0b", brings="lissa")
            mine.until(
                lambda one: one.seats["chairs"][1]["brings"] == "lissa" and one.seats["chairs"][1]["here"]
            )
            ada.post(f"/api/tables/{table}/chairs/2", bot="greedy")
            theirs.until(lambda one: one.seats["chairs"][2]["bot"] == "greedy")
            theirs.ask("say", text="ciao")
            mine.until(lambda one: one.said == ["ciao"])
            ada.post(f"/api/tables/{table}/chairs/1", bot="")
            theirs.until(lambda one: not one.seats["chairs"][1]["taken"])
            bob.post(f"/api/tables/{table}/sit", seat=1, share="0b")
        mine.until(lambda one: one.seats["chairs"][1]["taken"] and not one.seats["chairs"][1]["here"])
        with bob.at(table) as theirs:
            theirs.until(lambda one: one.state)
            ada.post(f"/api/tables/{table}/close")
            theirs.until(lambda one: one.state["stage"] == "closed")


def test_a_worker_that_starts_later_asks_who_is_here(
    postgres: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lifecycle, "AGAIN", 1e9)
    settings = prepare(Settings(postgres, bus=redis, limits=PATIENT))
    with serving(settings, ready=True) as one:
        ada = one.guest("Ada")
        table = ada.open("me open", public=True)
        with ada.at(table) as mine:
            mine.until(lambda page: page.seats)
            with serving(settings, ready=True) as two, two.guest("Bob").at(table) as theirs:
                theirs.until(lambda page: page.seats and page.seats["chairs"][0]["here"])


def test_a_question_is_asked_and_answered_across_workers(workers: tuple[House, House]) -> None:
    ada, bob, table = seated(workers)
    with ada.at(table) as mine, bob.at(table) as theirs:
        theirs.until(lambda one: one.seats)
        ada.post(f"/api/tables/{table}/close")
        theirs.until(lambda one: one.seats["motion"])
        bob.post(f"/api/tables/{table}/vote", asked=theirs.seats["motion"]["number"], yes=True)
        mine.until(lambda one: one.state.get("stage") == "closed")


def test_who_gives_up_at_one_worker_has_lost_at_the_other(workers: tuple[House, House]) -> None:
    ada, bob, table = seated(workers)
    with bob.at(table) as theirs:
        theirs.until(lambda one: one.state.get("view"))
        ada.post(f"/api/tables/{table}/concede")
        theirs.until(lambda one: one.state["stage"] == "over" and one.seats["chairs"][0]["conceded"])
        assert theirs.state["winners"] == [1]
        again = at_once(
            *[partial(one.post, f"/api/tables/{table}/rematch", share="0c") for one in (ada, bob)]
        )
        assert again[0] == again[1]
        theirs.until(lambda one: one.seats["table"]["rematch"] == again[0]["id"])
    assert [seat["name"] for seat in row(ada, "mine", again[0]["id"])["seats"]] == ["Bob", "Ada"]


def test_whoever_is_here_at_another_worker_is_not_away(
    workers: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lifecycle, "MOMENT", 0.0)
    ada, bob, table = seated(workers)
    with ada.at(table) as mine:
        with bob.at(table) as theirs:
            theirs.until(lambda one: one.seats)
            mine.until(lambda one: one.seats and one.seats["chairs"][1]["here"])
            assert ada.refused(f"/api/tables/{table}/chairs/1/replace") == (409, "Bob is here.")
        mine.until(lambda one: not one.seats["chairs"][1]["here"])
        ada.post(f"/api/tables/{table}/chairs/1/replace")
        mine.until(lambda one: one.seats["chairs"][1]["bot"])
        assert len(noted(mine, "replaced")) == 1
    with bob.at(table) as theirs:
        theirs.until(lambda one: one.seats and one.seats["chairs"][1]["bot"])


def test_a_worker_that_falls_silent_has_nobody_there_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 1000.0
    monkeypatch.setattr(presence, "now", lambda: at)
    here = presence.Presence(lambda table: {"ada"})
    assert here.heard("t", "w", ("bob",)) and here.at("t") == {"ada", "bob"}
    at += presence.FORGOTTEN - 1
    assert here.tidy() == [] and here.last_seen("t", "bob") == at
    at += 2
    assert here.tidy() == ["t"] and here.at("t") == {"ada"}
    assert here.last_seen("t", "bob") == at and here.last_seen("t", "cleo") == 0
    at += 5
    assert here.last_seen("t", "bob") == at - 5


# Races that only the database can settle


def test_a_seat_is_not_emptied_after_the_match_has_begun(database: str) -> None:
    """Ada's other page still thinks that people gather."""

    async def work(table: Evening) -> None:
        assert await table.begin() == ""
        room = table.bobs.life.room
        assert await refusal(room.place(table.ada, table.table, 1, "")) == "no-begun"
        assert await refusal(room.choose(table.bob, table.table, 1, "lissa")) == "no-begun"
        assert await refusal(room.close(table.ada, table.table)) == "no-begun"
        await table.check_moves()

    evening(database, work)


def test_a_match_does_not_begin_at_a_table_that_was_closed(database: str) -> None:
    async def work(table: Evening) -> None:
        assert await refusal(table.bobs.life.room.close(table.ada, table.table)) == ""
        assert await table.begin() == "no-closed"
        sat = table.adas.lobby.sit(table.bob, table.table, Sit(1, "0b"))
        assert await refusal(sat) == "no-closed"

    evening(database, work)


def test_a_move_at_a_worker_that_has_not_heard_of_the_end_is_refused(database: str) -> None:
    """Somebody gives up at one worker; the other's move comes to another one, which only the database can tell."""

    async def work(table: Evening) -> None:
        assert await table.begin() == ""
        live = await table.adas.tables.get(table.table)
        await table.bobs.tables.reload(await table.bobs.tables.get(table.table))
        asked = live.playing.waiting[0].seat
        await table.bobs.life.concede((table.bob, table.ada)[asked], table.table)
        assert live.stage == "playing"
        assert await refusal(table.answer(live)) == "no-over"
        assert (live.stage, live.winners) == ("over", (asked,))

    evening(database, work)


def test_of_two_rematches_at_once_there_is_one(database: str) -> None:
    async def work(table: Evening) -> None:
        for _ in range(5):
            await table.gather()
            assert await table.begin() == ""
            await table.adas.life.concede(table.ada, table.table)
            await table.bobs.tables.reload(await table.bobs.tables.get(table.table))
            found = await asyncio.gather(
                table.adas.rematch.play_again(table.ada, table.table, "0c"),
                table.bobs.rematch.play_again(table.bob, table.table, "0d"),
            )
            assert found[0] == found[1]
            new = select(matches.c.id).where(matches.c.id == found[0])
            assert len(await table.adas.store.all(new)) == 1
            who = select(seats.c.player).where(seats.c.match == found[0]).order_by(seats.c.seat)
            assert [one["player"] for one in await table.adas.store.all(who)] == [table.bob.id, table.ada.id]

    evening(database, work)


# Tables from before


def test_tables_from_before_are_played_gathered_and_given_up(database: str) -> None:
    """The second schema knew neither absence nor rematch, no kept seats and nobody who gave up."""
    kept: dict[str, Any] = {}

    async def lay(table: Evening) -> None:
        assert await table.begin() == ""
        await table.check_moves()
        kept["played"] = table.table
        await table.gather()
        kept.update(gathering=table.table, ada=table.ada, bob=table.bob)

    async def go_on() -> None:
        async with worker(database) as house:
            lists = await house.lobby.lists(kept["ada"])
            assert {one.id for one in lists.mine} == {kept["played"], kept["gathering"]}
            assert lists.kept == lists.away == []
            table = await house.tables.get(kept["gathering"])
            assert (table.stage, table.head.absence, table.head.rematch) == (GATHERING, 0, "")
            await house.lobby.begin(kept["ada"], kept["gathering"], Begin("0a"))
            await house.life.concede(kept["bob"], kept["played"])
            played = await house.tables.get(kept["played"])
            assert (played.stage, played.winners) == ("over", (0,))
            await house.life.put_away(kept["ada"], kept["gathering"], True)
            assert [one.id for one in (await house.lobby.lists(kept["ada"])).away] == [kept["gathering"]]

    evening(database, lay)
    asyncio.run(back_to(database, "0002"))
    assert "put_away" not in asyncio.run(tables_of(database))
    migrate(database)
    asyncio.run(go_on())


async def tables_of(database: str) -> list[str]:
    engine = engine_for(database)
    async with engine.connect() as connection:
        found: list[str] = await connection.run_sync(lambda one: inspect(one).get_table_names())
    await engine.dispose()
    return found
