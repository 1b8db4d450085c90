"""The life of a table: somebody gives up, leaves or stays away, others agree to close it, all play again."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sqlalchemy import select, update

from locanda.bots import house_bot
from locanda.kernel.refusal import LocandaError

from . import wire
from .accounts import Player
from .bus import Notice
from .course import ABSENCE, AYE, CLOSE, CONCEDE, JOIN, LEAVE, MOTION, NAY, REPLACE, concession, motion
from .denied import Denied
from .lobby import Lobby
from .presence import AGAIN
from .schema import matches, put_away, seats, visits
from .store import Row, now
from .table import PLAYING, Chair, LiveTable
from .waiting_room import WaitingRoom

log = logging.getLogger("locanda.lifecycle")

TICK = 0.5  # seconds between two looks at who is away
SEARCH = 30.0  # seconds between two looks for tables that nobody has open and somebody keeps waiting
GRACE = 30.0  # seconds after a start in which nobody is replaced, so that all pages can come back
MOMENT = 60.0  # seconds that somebody must be away before the others may let a bot play on
LONG_AGO = (
    3 * 24 * 3600.0
)  # seconds; whoever was not there since then is not asked whether the table may be closed
AT_ONCE = 50  # tables that are looked for at a time


class LifeCycle:
    """Everything that happens to a table besides the moves of its game."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.tables, self.store = lobby, lobby.tables, lobby.store
        self.room = WaitingRoom(lobby)
        self.started = now()
        self._left: dict[
            str, dict[str, float]
        ] = {}  # when people were last at the tables at hand, as it is kept
        self._due: dict[str, dict[int, float]] = {}  # what pages were told last
        self._announced = self._searched = now()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Those who stay away are noticed from now on."""
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Nobody is noticed any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # Giving up and leaving

    async def concede(self, player: Player, name: str) -> None:
        """Somebody has given up: the bot of the house plays their seats to the end, if there is one left to play to."""
        table = await self._played(name)
        bot = house_bot(table.game)

        def check() -> Row:
            mine = table.seats_of(player.id)
            if not mine:
                raise Denied("member", 403)
            self._check_unfinished(table)
            if set(mine) <= table.course.conceded:
                raise Denied("conceded")
            return self.tables.row(table, CONCEDE, mine[0], concession(mine, bot), player.id)

        await self.tables.make(table, check)
        mine = (seats.c.match == name, seats.c.player == player.id)
        await self.store.do(update(seats).where(*mine).values(bot=bot, conceded=True))
        await self._changed(table)

    async def leave(self, player: Player, name: str) -> None:
        """Somebody has left for good: a bot plays on, and whoever has the invitation may take the seat."""
        table = await self._played(name)
        if table.head.event:
            raise Denied("event-seat")  # there is nobody else who could take part
        bot = house_bot(table.game)
        mine = table.seats_of(player.id)
        if not mine:
            raise Denied("member", 403)
        for seat in mine:

            def check(seat: int = seat) -> Row:
                self._check_unfinished(table)
                if table.chairs[seat].player != player.id:
                    raise Denied("not-yours", 403)
                if not self._others(table, player.id):
                    raise Denied("alone")
                return self.tables.row(table, LEAVE, seat, f"{bot} {player.name}", player.id)

            await self.tables.make(table, check)
            here = (seats.c.match == name, seats.c.seat == seat)
            # What they brought is theirs: whoever takes the seat plays with it here, and takes it nowhere else.
            await self.store.do(update(seats).where(*here).values(player=None, bot=bot, brings=""))
        if table.head.owner == player.id:
            heir = next(iter(self._others(table, player.id)))
            await self.store.do(update(matches).where(matches.c.id == name).values(owner=heir))
        await self._changed(table)

    async def join(self, player: Player, name: str, seat: int, invite: str) -> None:
        """Somebody plays on at a seat that another one has left for good."""
        table = await self.lobby.visible(player, name, invite)
        if seat >= len(table.chairs):
            raise Denied("seat", 404)

        def check() -> Row:
            self._check_unfinished(table)
            if table.seats_of(player.id):
                raise Denied("sits-already")
            if seat not in table.course.left:
                raise Denied("taken")
            return self.tables.row(table, JOIN, seat, player.name, player.id)

        await self.tables.make(table, check)
        here = (seats.c.match == name, seats.c.seat == seat)
        await self.store.do(update(seats).where(*here).values(player=player.id, bot=""))
        await self._changed(table)

    # Questions to the others

    async def close(self, player: Player, name: str) -> None:
        """The owner's table is closed, or the others are asked whether it may be."""
        table = await self.tables.get(name)
        if table.head.owner != player.id:
            raise Denied("owner", 403)
        if table.match is None and not table.course.closed:
            await self.room.close(player, name)
            return
        if table.lesson is not None:
            raise Denied("lesson-step")
        await self._know(table)
        seat = next(iter(table.seats_of(player.id)), 0)

        def check() -> Row:
            self._check_unfinished(table)
            if self._asked_to_close(table, player.id):
                self._check_no_motion(table)
                return self.tables.row(table, MOTION, seat, motion("close", None, player.name), player.id)
            return self.tables.row(table, CLOSE, seat, "", player.id)

        await self.tables.make(table, check)
        await self._changed(table)

    async def replace(self, player: Player, name: str, seat: int) -> None:
        """A bot plays on for somebody who is away, or the others who are here are asked whether it shall."""
        table = await self._played(name)
        if seat >= len(table.chairs):
            raise Denied("seat", 404)
        await self._know(table)

        def check() -> Row:
            self._check_unfinished(table)
            mine = [one for one in table.seats_of(player.id) if one not in table.course.conceded]
            if not mine:
                raise Denied("member", 403)
            self._check_away(table, table.chairs[seat])
            self._check_no_motion(table)
            asks = motion("replace", seat, player.name)
            return self.tables.row(table, MOTION, mine[0], asks, player.id)

        await self.tables.make(table, check)
        await self._settle(table)
        await self._changed(table)

    async def vote(self, player: Player, name: str, asked: int, yes: bool) -> None:
        """Somebody agrees or not; what was asked is done when everybody has agreed."""
        table = await self._played(name)
        await self._know(table)

        def check() -> Row:
            open_one = self.motion_shown(table, player.id)
            if open_one is None or open_one.number != asked:
                raise Denied("motion")
            mine = table.seats_of(player.id)
            if open_one.mine and not yes:
                return self.tables.row(table, NAY, next(iter(mine), 0), str(asked), player.id)
            seat = next((one for one in self._missing(table) if one in mine), None)
            if seat is None:
                raise Denied("motion")
            return self.tables.row(table, AYE if yes else NAY, seat, str(asked), player.id)

        await self.tables.make(table, check)
        await self._settle(table)
        await self._changed(table)

    async def _settle(self, table: LiveTable) -> bool:
        """What all have agreed to is done; whether it was."""
        asked = table.course.motion
        if asked is None or self._missing(table):
            return False
        house = house_bot(table.game)

        def check() -> Row:
            if table.course.motion is not asked:
                raise Denied("motion")
            if asked.about is None:
                return self.tables.row(table, CLOSE, next(iter(table.seats_of(asked.by)), 0), "", asked.by)
            self._check_away(table, table.chairs[asked.about])
            return self.tables.row(table, REPLACE, asked.about, house, asked.by)

        with contextlib.suppress(Denied):
            await self.tables.make(table, check)
            if asked.about is not None:
                await self._seat_a_bot(table, asked.about, house)
            return True
        return False

    def motion_shown(self, table: LiveTable, player: str = "") -> wire.MotionShown | None:
        """What the others are asked, as a page shows it; nothing if whom it is about has come back meanwhile."""
        asked = table.course.motion
        if asked is None:
            return None
        if asked.about is not None and table.chairs[asked.about].player in self._here(table):
            return None
        missing = tuple(self._missing(table))
        return wire.MotionShown(
            asked.number, asked.kind, asked.name, asked.by == player, asked.about, missing
        )

    def _missing(self, table: LiveTable) -> list[int]:
        """A seat of everybody who must still agree."""
        asked = table.course.motion
        if asked is None:
            return []
        if asked.about is None:
            people = self._asked_to_close(table, asked.by)
        else:
            absent, here = table.chairs[asked.about].player, self._here(table)
            people = [one for one in self._others(table, asked.by) if one in here and one != absent]
        return [table.seats_of(one)[0] for one in people if one not in asked.agreed]

    def _asked_to_close(self, table: LiveTable, player: str) -> list[str]:
        """The other people at a table who were there not long ago."""
        return [one for one in self._others(table, player) if self.last_here(table, one) > now() - LONG_AGO]

    # Those who are away

    def _here(self, table: LiveTable) -> set[str]:
        return self.tables.presence.at(table.head.id)

    def last_here(self, table: LiveTable, player: str) -> float:
        """When somebody was last at a table."""
        kept = self._left.get(table.head.id, {}).get(player, table.head.created)
        return max(kept, self.tables.presence.last_seen(table.head.id, player))

    async def _know(self, table: LiveTable) -> None:
        """When people were last at this table is known."""
        name = table.head.id
        if name not in self._left:
            query = select(visits.c.player, visits.c.at).where(visits.c.match == name)
            self._left[name] = {one["player"]: one["at"] for one in await self.store.all(query)}

    def due(self, table: LiveTable) -> dict[int, float]:
        """The seats of people who are asked and away, and when a bot will play on for them, if that was agreed."""
        if not table.head.absence or table.match is None or table.over or table.lesson is not None:
            return {}
        here, found = self._here(table), {}
        if len({one.player for one in table.chairs if one.player is not None and not one.bot}) < 2:
            return {}  # bots alone would play it to the end while nobody looks
        for part in table.match.waiting:
            chair = table.chairs[part.seat]
            if chair.player is None or chair.bot or chair.player in here:
                continue
            since = max(table.asked_at, self.last_here(table, chair.player))
            found[part.seat] = max(since + table.head.absence, self.started + GRACE)
        return found

    async def _watch(self) -> None:
        """Bots play on for those who stay away, and what all who are left agree to is done."""
        while True:
            await asyncio.sleep(TICK)
            try:
                for name in self.tables.presence.tidy():
                    self.tables.look_round(name)
                if now() - self._announced > AGAIN:
                    self._announced = now()
                    for name in list(self.tables.watchers):
                        self.tables.announce(name)
                if now() - self._searched > SEARCH:
                    self._searched = now()
                    await self._find_forgotten()
                for table in list(self.tables.live.values()):
                    await self._look_at(table)
                for gone in self._left.keys() - self.tables.live.keys():
                    del self._left[gone]
                    self._due.pop(gone, None)
            except LocandaError as error:
                log.warning("%s", error)

    async def _find_forgotten(self) -> None:
        """Tables that nobody has open, and where somebody may have been away for too long, are at hand."""
        late = matches.c.touched < now() - matches.c.absence
        query = select(matches.c.id).where(matches.c.stage == PLAYING, matches.c.absence > 0, late)
        for found in await self.store.all(query.order_by(matches.c.touched.desc()).limit(AT_ONCE)):
            with contextlib.suppress(Denied):  # of other rules than ours: nobody can play there
                await self.tables.get(found["id"])

    async def _look_at(self, table: LiveTable) -> None:
        """Whoever is away at this table for too long is replaced; the pages know when it will be."""
        if table.course.motion is not None:
            await self._know(table)
            if await self._settle(table):
                await self._changed(table)
        if not table.head.absence:
            return
        await self._know(table)
        due, name = self.due(table), table.head.id
        for seat in [seat for seat, at in due.items() if at <= now()]:
            await self._replace_absent(table, seat)
        due = self.due(table)
        if due != self._due.get(name, {}):
            self._due[name] = due
            self.tables.tell_seats(table)

    async def _replace_absent(self, table: LiveTable, seat: int) -> None:
        house = house_bot(table.game)

        def check() -> Row:
            if self.due(table).get(seat, now() + 1) > now():
                raise Denied("is-here", name=table.name(seat))
            return self.tables.row(table, REPLACE, seat, house, ABSENCE)

        with contextlib.suppress(Denied):
            await self.tables.make(table, check)
            await self._seat_a_bot(table, seat, house)
            await self._changed(table)

    async def _seat_a_bot(self, table: LiveTable, seat: int, bot: str) -> None:
        here = (seats.c.match == table.head.id, seats.c.seat == seat)
        await self.store.do(update(seats).where(*here).values(bot=bot))

    # One's own list

    async def put_away(self, player: Player, name: str, away: bool) -> None:
        """The table is not among one's own for now, or again."""
        at = select(seats.c.match).where(seats.c.player == player.id)
        known = (matches.c.id == name) & (matches.c.id.in_(at) | (matches.c.owner == player.id))
        if await self.store.one(select(matches.c.id).where(known)) is None:
            raise Denied("member", 403)
        mine = (put_away.c.match == name, put_away.c.player == player.id)
        async with self.store.writing() as connection:
            await connection.execute(put_away.delete().where(*mine))
            if away:
                await connection.execute(put_away.insert().values(match=name, player=player.id, at=now()))

    # What all of these need

    async def _played(self, name: str) -> LiveTable:
        """A table at which a match was begun that is no lesson."""
        table = await self.tables.get(name)
        if table.lesson is not None:
            raise Denied("lesson-step")
        if table.match is None:
            raise Denied("closed" if table.course.closed else "not-begun")
        return table

    @staticmethod
    def _check_unfinished(table: LiveTable) -> None:
        if table.course.closed:
            raise Denied("closed")
        if table.over:
            raise Denied("over")

    def _check_no_motion(self, table: LiveTable) -> None:
        """One question at a time; one whose person has come back is none any more."""
        if self.motion_shown(table) is not None:
            raise Denied("asked-already")

    def _check_away(self, table: LiveTable, chair: Chair) -> None:
        if chair.player is None or chair.bot:
            raise Denied("bot-already")
        if chair.player in self._here(table):
            raise Denied("is-here", name=chair.name)
        if self.last_here(table, chair.player) > now() - MOMENT:
            raise Denied("just-left", name=chair.name)

    @staticmethod
    def _others(table: LiveTable, player: str) -> list[str]:
        """The other people who sit at a table and have not given up, each once, in the order of their seats."""
        playing = (one.player for one in table.chairs if one.seat not in table.course.conceded)
        return list(dict.fromkeys(one for one in playing if one is not None and one != player))

    async def _changed(self, table: LiveTable) -> None:
        await self.tables.reload(table)
        self.tables.tell_state(table)
        await self.tables.bus.tell(Notice(self.tables.worker, table.head.id, "seats"))
