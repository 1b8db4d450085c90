"""All the tables of a worker: loaded when somebody comes, moved on by people, bots and clocks, told to every page."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import select, update

from locanda.bots import house_bot
from locanda.kernel.game import Setup
from locanda.kernel.refusal import LocandaError, Refused
from locanda.scenario import lessons

from . import course, wire
from .audience import Audience
from .bus import Bus, Notice
from .chairs import chairs_of
from .denied import Denied
from .metrics import Metrics
from .schema import matches, moves, seat_list, seats
from .shelf import Shelf, lists_bot
from .store import Note, Row, Store, Visit, now
from .table import ANSWER, CLOCK, CLOSED, PLAYING, SIT, Head, LiveTable
from .thinking import NoThought, Thinkers

log = logging.getLogger("locanda.tables")

IDLE = 300.0  # seconds after which a table that nobody watches is put away
TICK = 0.5  # seconds between two looks at clocks and tables to put away
PATIENCE = 6.0  # seconds that bots wait for a page which shows their moves at a reader's pace
GLANCE = 0.03  # seconds between two looks at such a page
AGAIN = 5.0  # seconds after which a bot is asked again that had no answer
TIDY = 1.0  # seconds after which the store is tidied up again
CHUNK = 20  # moves that are replayed before others get their turn
RESUMED = 7 * 24 * 3600.0  # seconds; bots play on at start-up where something happened since
# What a table's head takes from its row as it is.
_PLAIN = tuple(name for name in Head.__struct_fields__ if name not in ("setup", "shares", "public"))


class Tables(Audience):
    """The tables that this worker has at hand, and everything that can happen at one."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        thinkers: Thinkers,
        metrics: Metrics,
    ) -> None:
        super().__init__()
        self.store = store
        self.shelf = shelf
        self.thinkers = thinkers
        self.metrics = metrics
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._used: dict[str, float] = {}
        self._dirty: set[str] = set()
        self._collected = now()
        self._tidied = now()
        self._tasks: list[asyncio.Task[None]] = []
        self._listeners: list[Callable[[str, int], Awaitable[None]]] = []

    # Coming and going

    async def start(self, bus: Bus) -> None:
        """The tables can be used, and bots play on where they were interrupted."""
        self.bus = bus
        await bus.start(self._heard)
        self._tasks = [asyncio.create_task(self._tick()), asyncio.create_task(self._resume())]

    async def stop(self) -> None:
        """Everything that runs by itself is stopped; nothing is lost, for every move is in the store."""
        running = (*self._tasks, *self._driving.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self._flush()
        await self.bus.stop()

    async def get(self, name: str) -> LiveTable:
        """The table of this id, loaded if need be."""
        self._used[name] = now()
        found = self.live.get(name)
        if found is not None:
            return found
        task = self._loading.get(name)
        if task is None:
            task = self._loading[name] = asyncio.create_task(self._load(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> LiveTable:
        """The table as its rows tell it."""
        found = await self.store.one(select(matches).where(matches.c.id == name))
        if found is None:
            raise Denied("table", 404)
        head = Head(
            **{field: found[field] for field in _PLAIN},
            setup=msgspec.json.decode(found["setup"], type=Setup),
            shares=msgspec.json.decode(found["shares"], type=tuple[str, ...]),
            public=bool(found["public"]),
        )
        try:
            game = self.shelf.game(head.game, head.setup.expansions)
        except LocandaError:
            raise Denied("version", 410) from None
        if (game.version, game.content) != (head.rules, head.content):
            raise Denied("version", 410)
        lesson = lessons.find(game, head.lesson) if head.lesson else None
        table = LiveTable(head, await chairs_of(self.store, name), game, lesson)
        await self._catch_up(table)
        self.live[name] = table
        if table.stage != head.stage:
            self._dirty.add(name)  # what was noted last is not how it ended
        await self.bus.tell(Notice(self.worker, name, "who"))
        self.drive(table)
        return table

    async def _catch_up(self, table: LiveTable) -> bool:
        """The moves that others made are taken; whether there were any."""
        if table.match is None:
            return False
        rows = await self.store.moves_since(table.head.id, table.sequence)
        course.foresee(table, rows)
        for number, row in enumerate(rows):
            if row.sequence == table.sequence + 1:
                table.take(row)
            if number % CHUNK == CHUNK - 1:
                await asyncio.sleep(0)
        return bool(rows)

    async def reload(self, table: LiveTable) -> None:
        """The seats and the stage are read anew, after somebody sat down or the match began."""
        async with table.lock:
            found = await self.store.one(select(matches).where(matches.c.id == table.head.id))
            assert found is not None
            table.chairs = await chairs_of(self.store, table.head.id)
            kept = {"owner": found["owner"], "rematch": found["rematch"]}
            shares = msgspec.json.decode(found["shares"], type=tuple[str, ...])
            if shares and table.match is None:
                kept |= {"setup": msgspec.json.decode(found["setup"], type=Setup), "shares": shares}
            table.head = msgspec.structs.replace(table.head, **kept)
            if shares and table.match is None:
                table.moved_at = table.asked_at = found["touched"]
                table.start()
            table.course.closed |= found["stage"] == CLOSED and not shares
            await self._catch_up(table)
            table.refresh()
        self._dirty.add(table.head.id)
        self.tell_seats(table)
        self.drive(table)

    def note(self, name: str) -> None:
        """What the lobby shows of this table will be written down again."""
        self._dirty.add(name)

    # What is heard from other workers

    async def _heard(self, notice: Notice) -> None:
        if notice.kind == "here" and notice.worker != self.worker:
            self.hear_of(notice)
        if notice.worker == self.worker or notice.kind == "here" or notice.table not in self.live:
            return
        table = self.live[notice.table]
        if notice.kind == "who":
            self.announce(notice.table)
        elif notice.kind == "said":
            await self.tell_said(notice.table, notice.said)
        elif notice.kind == "seats":
            await self.reload(table)
        else:
            async with table.lock:
                changed = await self._catch_up(table)
            if changed:
                self.tell_state(table)

    async def look_again(self) -> None:
        """Every table is compared with the store, after the bus was out of reach."""
        for table in list(self.live.values()):
            await self.reload(table)

    def on_said(self, listener: Callable[[str, int], Awaitable[None]]) -> None:
        """The listener hears when something is said at a table, here or elsewhere."""
        self._listeners.append(listener)

    async def tell_said(self, name: str, number: int) -> None:
        """Whoever passes on what is said hears of it."""
        for listener in self._listeners:
            await listener(name, number)

    # Moves

    async def make(self, table: LiveTable, check: Callable[[], Row]) -> bool:
        """A move is durable and taken: `check` refuses or says which; False if its request was carried out before.

        If another worker was faster, what it did is taken and the check is made again.
        """
        async with table.lock:
            while True:
                row = check()
                if row.request is not None and table.repeated(row.request, row.actor):
                    return False
                if await self.store.append(row):
                    break
                if not await self._catch_up(table) and await self._repeated(row):
                    return False
                self.tell_state(table)
            table.take(row)
        self.metrics.moves += 1
        self._dirty.add(table.head.id)
        self._used[table.head.id] = row.at
        await self.bus.tell(Notice(self.worker, table.head.id, "moves"))
        return True

    async def _repeated(self, row: Row) -> bool:
        """Whether the same request of the same person is in the store already."""
        query = select(moves.c.actor).where(moves.c.match == row.match, moves.c.request == row.request)
        found = await self.store.one(query)
        if found is None:
            return False
        if found["actor"] != row.actor:
            raise Denied("stale")
        return True

    def row(
        self, table: LiveTable, kind: str, seat: int, body: str, actor: str, request: str | None = None
    ) -> Row:
        """The next move of a table; there is none after its end, and who gave up does not play on in person."""
        if table.course.ended and (request is None or not table.repeated(request, actor)):
            raise Denied("closed" if table.course.closed else "over")
        if kind == SIT and not body and seat in table.course.conceded:
            raise Denied("conceded")
        return Row(table.head.id, table.sequence + 1, kind, seat, body, actor, request, now())

    async def answer(self, table: LiveTable, player: str, message: wire.Answer) -> bool:
        """A person's answer is durable and taken; False if it was so before."""

        def allowed() -> None:
            table.check_answer(message.decision, message.seat, message.key)

        return await self._say(table, player, message, message.key, allowed)

    async def window(self, table: LiveTable, player: str, message: wire.Window) -> bool:
        """What a person says about a window is durable and taken; False if it was so before."""
        key = f"!{message.want}:{message.window}"
        return await self._say(table, player, message, key, lambda: table.check_window(message.seat, key))

    async def _say(
        self,
        table: LiveTable,
        player: str,
        message: wire.Answer | wire.Window,
        key: str,
        allowed: Callable[[], None],
    ) -> bool:
        def check() -> Row:
            if not table.repeated(message.id, player):
                table.sits(player, message.seat)
                allowed()
            return self.row(table, ANSWER, message.seat, key, player, message.id)

        return await self.make(table, check)

    async def hand_over(self, table: LiveTable, player: str, seat: int, bot: str) -> None:
        """A bot plays on at a person's own seat, or (with an empty name) they do again."""

        def check() -> Row:
            chair = table.chairs[seat] if seat < len(table.chairs) else None
            if chair is None:
                raise Denied("seat", 404)
            if table.match is None:
                raise Denied("not-begun")
            if table.over:
                raise Denied("over")
            if chair.player != player:
                raise Denied("not-yours", 403)  # for somebody who is away the others agree on it
            return self.row(table, SIT, seat, bot, player)

        await self.make(table, check)
        changed = update(seats).where(seats.c.match == table.head.id, seats.c.seat == seat).values(bot=bot)
        await self.store.do(changed)
        self.tell_state(table)
        self.tell_seats(table)
        self.drive(table)
        await self.bus.tell(Notice(self.worker, table.head.id, "seats"))

    # Bots and clocks

    def drive(self, table: LiveTable) -> None:
        """Bots answer for their seats, and for people whose clock has run out, until people are asked."""
        name = table.head.id
        if name in self._driving or (table.scripted() is None and self._bot_turn(table) is None):
            return
        task = self._driving[name] = asyncio.create_task(self._drive(table))
        task.add_done_callback(lambda _: self._driving.pop(name, None))

    def _bot_turn(self, table: LiveTable) -> tuple[int, str, str] | None:
        """A seat for which a bot must answer now, which bot, and in whose name."""
        house = house_bot(table.game)
        for part in table.bot_parts():
            bot = table.chairs[part.seat].bot
            # A bot that is not listed (any more) could think for ever.
            bot = bot if lists_bot(table.game, bot) else house
            return part.seat, bot, bot
        for seat in table.late(now()):
            return seat, house, CLOCK
        return None

    async def _drive(self, table: LiveTable) -> None:
        try:
            while True:
                await self._watched(table)
                scripted, turn = table.scripted(), self._bot_turn(table)
                if scripted is not None:
                    await self._machine(table, *scripted, "lesson")
                elif turn is not None:
                    await self._think(table, turn)
                else:
                    return
        except LocandaError as error:
            log.warning("table %s: %s", table.head.id, error)

    async def _watched(self, table: LiveTable) -> None:
        """Whoever only watches bots play has seen what they did last, or takes too long over it."""
        longest = now() + PATIENCE
        while now() < longest and any(one.behind for one in self.watchers.get(table.head.id, ())):
            await asyncio.sleep(GLANCE)

    async def _think(self, table: LiveTable, turn: tuple[int, str, str]) -> None:
        """A bot answers for a seat; if it cannot, the bot of the house does; if that cannot, there is a pause."""
        seat, bot, actor = turn
        decision, patient = table.decision, table.head.id not in self.watchers
        for name in dict.fromkeys((bot, house_bot(table.game))):
            try:
                key = await self.thinkers.choose(table.situation(), seat, name, patient)
            except NoThought:  # it is in the log already
                key = ""
            if decision != table.decision or self._bot_turn(table) != turn:
                return
            if key:
                await self._machine(table, seat, key, CLOCK if actor == CLOCK else name)
                return
        await asyncio.sleep(AGAIN)

    async def _machine(self, table: LiveTable, seat: int, key: str, actor: str) -> None:
        """One answer that no person gives; if the table moved on meanwhile, nothing happens."""
        decision = table.decision

        def check() -> Row:
            table.check_answer(decision, seat, key)
            return self.row(table, ANSWER, seat, key, actor)

        with contextlib.suppress(Denied, Refused):
            await self.make(table, check)
            self.tell_state(table)

    async def _tick(self) -> None:
        """Clocks run out, the lobby's notes are written, and tables that nobody watches are put away."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self._flush()
                for table in list(self.live.values()):
                    self.drive(table)
                self._put_away()
                if now() - self._tidied > TIDY:
                    self._tidied = now()
                    await self.store.tidy()
            except LocandaError as error:
                log.warning("%s", error)

    def _put_away(self) -> None:
        before, count = now() - IDLE, len(self.live)
        for name in [
            one for one in self.live if one not in self.watchers and self._used.get(one, 0) < before
        ]:
            if name not in self._driving and not self.live[name].lock.locked():
                del self.live[name]
                self._used.pop(name, None)
        if len(self.live) < count and now() - self._collected > IDLE:
            self._collected = now()
            gc.collect()

    async def _flush(self) -> None:
        """What the lobby shows of tables that changed is written down, and who had read how much."""
        names, self._dirty = self._dirty, set()
        left, self.visits = self.visits, {}
        notes = []
        for name in names:
            table = self.live.get(name)
            if table is None or table.match is None:
                continue
            waiting = seat_list(() if table.over else (part.seat for part in table.match.waiting))
            winners = seat_list(table.winners or ())
            notes.append(Note(name, table.stage, table.moved_at, waiting, winners))
        visits = [Visit(name, player, told, at) for (name, player), (told, at) in left.items()]
        if not notes and not visits:
            return
        try:
            await self.store.note(notes, visits)
        except LocandaError:
            self._dirty |= names
            self.visits = left | self.visits
            raise

    async def _resume(self) -> None:
        """Tables at which bots play are loaded, so that they play on after a restart."""
        query = (
            select(matches.c.id)
            .join(seats, seats.c.match == matches.c.id)
            .where(matches.c.stage == PLAYING, matches.c.touched > now() - RESUMED, seats.c.bot != "")
            .distinct()
        )
        for found in await self.store.all(query):
            try:
                await self.get(found["id"])
            except Denied as error:
                log.warning("table %s: %s", found["id"], error)
            await asyncio.sleep(0)
