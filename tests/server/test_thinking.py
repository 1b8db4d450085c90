"""Bots think within their limits: only those that are listed play, and one that never answers stops nobody."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Select, select, update

from locanda.games import load
from locanda.kernel.dice import Dice
from locanda.kernel.game import Setup
from locanda.kernel.match import Match
from locanda.server import lobby, tables, thinking
from locanda.server.metrics import Metrics
from locanda.server.schema import matches, moves, seats
from locanda.server.store import Store
from locanda.server.thinking import NoThought, Overdue, Situation, Thinker
from tests.server import slow_bots
from tests.server.house import House, Page, serving, sqlite

LIMIT = 0.5  # seconds
NEVER = 60.0  # seconds; longer than any test waits
UNLISTED = ["search:99999999999", "search:99999999999ms", "search:300", "search:5000ms", "clever", ""]


@pytest.mark.parametrize("bot", UNLISTED)
def test_a_bot_that_is_not_listed_is_refused(house: House, bot: str) -> None:
    ada = house.guest("Ada")
    wanted = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    refused = (400, "There is no such bot for this game.")
    assert ada.refused("/api/tables", game="runebound", seats=wanted) == refused
    assert ada.get("/api/tables")["mine"] == []
    if bot:  # no bot at all takes the seat back
        table = ada.play("me me")
        assert ada.refused(f"/api/tables/{table}/seats/1", bot=bot) == refused
        with ada.at(table) as page:
            page.until(lambda one: one.seats)
            assert [seat["bot"] for seat in page.seats["chairs"]] == ["", ""]


def test_every_bot_that_is_listed_is_let_in(house: House) -> None:
    ada = house.guest("Ada")
    for game in ada.get("/api/games"):
        assert game["house"] in game["bots"]
        assert game["budgets"]
        others = " me" * (game["seats"][0] - 1)
        table = ada.play(f"me{others}", game["id"])
        for bot in (*game["bots"], *game["budgets"]):
            ada.open(f"{bot}{others}", game["id"])
            ada.post(f"/api/tables/{table}/seats/0", bot=bot)
            ada.post(f"/api/tables/{table}/seats/0", bot="")


# One process


def thinking_with(limit: float, work: Callable[[Thinker], object]) -> None:
    """Work with a thinker that may take so many seconds for a thought."""

    async def run() -> None:
        thinker = Thinker(limit)
        try:
            await work(thinker)  # type: ignore[misc]
        finally:
            thinker.stop()

    asyncio.run(run())


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def _boil_over() -> None:
    raise ValueError("too hot")


def test_a_process_that_thinks_too_long_is_ended_and_replaced() -> None:
    async def work(thinker: Thinker) -> None:
        first = await thinker.run(False, os.getpid)
        began = time.monotonic()
        with pytest.raises(Overdue, match=r"longer than 0\.5 seconds"):
            await thinker.run(False, time.sleep, NEVER)
        assert LIMIT <= time.monotonic() - began < 10 * LIMIT
        assert not _alive(first)
        assert await thinker.run(False, os.getpid) != first

    thinking_with(LIMIT, work)


def test_those_who_wait_behind_it_are_answered_in_their_order() -> None:
    """People first, then those who can wait; none of them is lost with the process."""

    async def work(thinker: Thinker) -> None:
        done: list[str] = []

        async def ask(name: str, patient: bool) -> None:
            assert await thinker.run(patient, str.upper, name) == name.upper()
            done.append(name)

        stuck = asyncio.create_task(thinker.run(False, time.sleep, NEVER))
        await asyncio.sleep(0)
        asked = (("machines", True), ("ada", False), ("bob", False))
        others = [asyncio.create_task(ask(name, patient)) for name, patient in asked]
        with pytest.raises(Overdue):
            await stuck
        await asyncio.gather(*others)
        assert done == ["ada", "bob", "machines"]

    thinking_with(LIMIT, work)


def test_a_process_that_ends_by_itself_is_replaced() -> None:
    async def work(thinker: Thinker) -> None:
        with pytest.raises(NoThought, match="its process ended"):
            await thinker.run(False, os._exit, 3)
        assert await thinker.run(False, str.upper, "on") == "ON"

    thinking_with(NEVER, work)


def test_a_thought_that_fails_leaves_the_process_alone() -> None:
    async def work(thinker: Thinker) -> None:
        first = await thinker.run(False, os.getpid)
        with pytest.raises(NoThought, match="too hot"):
            await thinker.run(False, _boil_over)
        assert await thinker.run(False, os.getpid) == first

    thinking_with(NEVER, work)


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    """Neither somebody whose turn has not come, nor somebody whose turn came at that very moment."""

    async def work(thinker: Thinker) -> None:
        given_up: list[asyncio.Task[None]] = []

        async def go_first() -> None:
            await thinker.run(False, time.sleep, 0.2)
            given_up[1].cancel()  # it has its turn, and has not noticed yet

        first = asyncio.create_task(go_first())
        await asyncio.sleep(0)
        given_up += [asyncio.create_task(thinker.run(False, time.sleep, NEVER)) for _ in range(2)]
        await asyncio.sleep(0)
        given_up[0].cancel()
        await first
        assert await asyncio.wait_for(thinker.run(False, str.upper, "on"), 10) == "ON"

    thinking_with(NEVER, work)


def test_a_server_that_stops_does_not_wait_for_a_thought() -> None:
    async def work(thinker: Thinker) -> None:
        process = await thinker.run(False, os.getpid)
        stuck = asyncio.create_task(thinker.run(False, time.sleep, NEVER))
        await asyncio.sleep(0.1)
        thinker.stop()
        with pytest.raises(NoThought):
            await asyncio.wait_for(stuck, 10)
        with pytest.raises(NoThought):
            await thinker.run(False, str.upper, "on")
        deadline = time.monotonic() + 10
        while _alive(process):
            assert time.monotonic() < deadline, "the process is still there"
            await asyncio.sleep(0.05)

    thinking_with(NEVER, work)


# The game that they think about


@pytest.fixture
def harbour() -> Iterator[Situation]:
    """A traveler on the road stands where only the expansion has something to offer."""
    setup = Setup(2, expansions=("toy-harbours",))
    match = Match(load("toy-road", ["toy-harbours"]), setup, Dice(b"harbour"))
    while "harbour" not in match.waiting[0].prompt:
        asked = match.waiting[0]
        match.answer(asked.seat, asked.options[0].key)
    yield Situation("harbour", "toy-road", setup, b"harbour", tuple(match.answers))
    thinking._matches.pop("harbour", None)


def test_bots_think_about_the_game_with_its_expansions(harbour: Situation) -> None:
    match = thinking._rebuild(harbour)
    assert match.game.expansions == ("toy-harbours",)
    asked = match.waiting[0]
    keys = {option.key for option in asked.options}
    assert thinking.choose(harbour, asked.seat, "greedy") in keys
    assert thinking.advise(harbour, asked.seat).key in keys


# A whole server


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that names the bots which never answer."""
    found = tmp_path / "slow"
    found.write_text("")
    monkeypatch.setenv(slow_bots.SLOW, str(found))
    monkeypatch.setattr(thinking, "choose", slow_bots.choose)
    monkeypatch.setattr(tables, "AGAIN", 0.2)
    return found


@pytest.fixture
def inn(tmp_path: Path, slow: Path) -> Iterator[House]:
    """A server with one thinking process, whose bots may take a second."""
    with serving(sqlite(tmp_path, longest_thought=1.0)) as found:
        yield found


def _counted(house: House, name: str) -> int:
    text = house.guest("Ada").http.get("/metrics").text
    return int(
        next(line.split()[1] for line in text.splitlines() if line.startswith(f"locanda_{name}_total"))
    )


def _actors(house: House, table: str) -> list[str]:
    """Who made the moves of a table."""
    return _column(house, select(moves.c.actor).where(moves.c.match == table).order_by(moves.c.sequence))


def _column(house: House, query: Select[tuple[str]]) -> list[str]:
    """What the database answers."""

    async def run() -> list[str]:
        store = Store(house.settings.database)
        try:
            return [next(iter(one.values())) for one in await store.all(query)]
        finally:
            await store.stop()

    return asyncio.run(run())


def _moves(page: Page, count: int) -> None:
    """So many answers more are given."""
    page.until(lambda one: one.state)
    at = page.state["answers"]
    page.until(lambda one: one.state["answers"] >= at + count)


def test_a_bot_that_never_answers_stops_neither_its_own_table_nor_another(inn: House, slow: Path) -> None:
    slow.write_text("search")
    ada, bob = inn.guest("Ada"), inn.guest("Bob")
    stuck, other = ada.play("search search"), bob.play("random random")
    with ada.at(stuck) as page:
        _moves(page, 4)
        moved, given_up = len(_actors(inn, other)), len(_actors(inn, stuck))
        assert moved > 3 * given_up, "the other table moves only when the stuck one is given up"
    assert set(_actors(inn, stuck)) == {"greedy"}  # the bot of the house, for each of them
    assert set(_actors(inn, other)) == {"random"}
    assert _counted(inn, "thoughts_overdue") >= 2
    assert _counted(inn, "troubles") == 0


def test_it_answers_again_when_it_can(inn: House, slow: Path) -> None:
    """The bot of the house answers for one decision only."""
    slow.write_text("search")
    ada = inn.guest("Ada")
    table = ada.play("search search")
    with ada.at(table) as page:
        page.until(lambda one: one.state.get("answers", 0) >= 1)
        slow.write_text("")
        _moves(page, 5)
    actors = _actors(inn, table)
    assert actors[0] == "greedy"
    assert actors[-1] == "search"


@pytest.mark.parametrize("named", ["search greedy", "fails:search fails:greedy"])
def test_if_the_bot_of_the_house_fails_too_it_is_tried_again_later(
    inn: House, slow: Path, named: str
) -> None:
    slow.write_text(named)
    ada = inn.guest("Ada")
    table = ada.play("search search")
    count = "thoughts_failed" if "fails" in named else "thoughts_overdue"
    with ada.at(table) as page:
        deadline = time.monotonic() + 15
        while _counted(inn, count) < 3:
            assert time.monotonic() < deadline, "nothing is tried"
            time.sleep(0.1)
        assert page.until(lambda one: one.state)["answers"] == 0
        slow.write_text("")
        _moves(page, 3)


def test_a_person_who_takes_the_seat_back_meanwhile_is_not_answered_for(inn: House, slow: Path) -> None:
    slow.write_text("search")
    ada = inn.guest("Ada")
    table = ada.play("me me")
    with ada.at(table) as page:
        seat = page.asked()["seat"]
        ada.post(f"/api/tables/{table}/seats/{seat}", bot="search")
        ada.post(f"/api/tables/{table}/seats/{seat}", bot="")
        deadline = time.monotonic() + 15
        while not _counted(inn, "thoughts_overdue"):
            assert time.monotonic() < deadline, "nobody thinks"
            time.sleep(0.1)
        time.sleep(0.5)
        assert page.ask("speak", language="en")["answers"] == 0
        assert page.answer()["is"] == "state"


def test_the_lobby_does_not_wait_while_a_bot_thinks_for_somebody_who_is_late(
    tmp_path: Path, slow: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whose turn it is elsewhere is noted all the same."""
    monkeypatch.setattr(lobby, "SHORTEST_CLOCK", 1)
    slow.write_text("greedy")
    with serving(sqlite(tmp_path, longest_thought=NEVER)) as house:
        ada = house.guest("Ada")
        ada.play("me me", clock=1)
        time.sleep(2.0)  # the clock has run out, and the bot of the house thinks
        table = ada.play("me me")
        deadline = time.monotonic() + 5
        while table not in _noted(house):
            assert time.monotonic() < deadline, "the lobby's notes wait for a bot"
            time.sleep(0.1)


def _noted(house: House) -> list[str]:
    """The tables of which it is noted whose turn it is."""
    return _column(house, select(matches.c.id).where(matches.c.waiting != ""))


def test_a_table_from_before_whose_bot_is_not_listed_is_played_by_the_bot_of_the_house(
    tmp_path: Path,
) -> None:
    """Nobody thinks for ever where such a bot was let in once."""
    settings = sqlite(tmp_path)
    with serving(settings) as house:
        ada = house.guest("Ada")
        table = ada.play("me me")

    async def let_in() -> None:
        store = Store(settings.database)
        await store.do(update(seats).where(seats.c.match == table).values(bot="search:99999999999"))
        await store.stop()

    asyncio.run(let_in())
    with serving(settings) as house, ada.at(table, house.port) as page:
        _moves(page, 5)
        assert set(_actors(house, table)) == {"greedy"}


def test_a_hint_that_never_comes_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "advise", slow_bots.advise)
    with serving(sqlite(tmp_path, longest_thought=0.5)) as house:
        ada = house.guest("Ada")
        with ada.at(ada.play("me me")) as page:
            reply = page.ask("hint", seat=page.asked()["seat"])
            assert reply["is"] == "no"
            assert "went wrong" in reply["text"]
            assert page.answer()["is"] == "state"


def test_what_is_lost_is_counted_for_monitoring() -> None:
    text = Metrics(thoughts_overdue=2, thoughts_failed=3).text()
    assert "locanda_thoughts_overdue_total 2" in text
    assert "locanda_thoughts_failed_total 3" in text
