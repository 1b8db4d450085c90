"""The rounds of an event: tables are laid, results come in, the next round is paired, each step in one transaction."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Sequence

from sqlalchemy import RowMapping, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from locanda.kernel.game import Game, Setup

from .accounts import Player, new_id
from .denied import Denied
from .event_room import EventRoom
from .event_rows import (
    ENDED,
    LEAST,
    OPENING,
    again,
    fitting,
    luck,
    meetings_of,
    options_of,
    packed,
    people_of,
    playable,
    round_setup,
    stayed,
)
from .pairing import BYE, Meeting, paired
from .rows import begun
from .schema import entrants, events, matches, pairings, seats, seats_in
from .store import now
from .table import CLOSED, OVER, PLAYING

log = logging.getLogger("locanda.events")


class EventRounds(EventRoom):
    """What happens to an event by itself while it is played."""

    async def _provide(
        self, connection: AsyncConnection, event: RowMapping, game: Game, people: Sequence[RowMapping]
    ) -> None:
        """Whoever brings nothing brings something of the shelf, and others than the others while there are any."""
        taken = [one["brings"] for one in people if one["brings"]]
        able = [one for one in game.brought() if playable(game, round_setup(game, event, (one, "")))]
        for one in people:
            if one["brings"] or not able:
                continue
            found = secrets.choice([brings for brings in able if brings not in taken] or able)
            if not all(playable(game, round_setup(game, event, (found, other))) for other in taken):
                continue  # the game deals something at each table
            taken.append(found)
            here = (entrants.c.event == event["id"], entrants.c.number == one["number"])
            await connection.execute(update(entrants).where(*here).values(brings=found))

    async def _pair(
        self,
        connection: AsyncConnection,
        event: RowMapping,
        game: Game,
        people: Sequence[RowMapping],
        meetings: Sequence[Meeting],
    ) -> list[str]:
        """The next round is paired, and its tables are laid; their ids."""
        following = max((one.round for one in meetings), default=0) + 1
        here = {one["number"]: one for one in people if not one["dropped"]}
        order = sorted(here, key=lambda number: luck(event, f"order/{following}/{number}"))
        began = Counter(one.first for one in meetings if one.second is not None)
        tables = []
        for number, (one, other) in enumerate(paired(order, meetings)):
            row = {"event": event["id"], "round": following, "number": number, "first": one, "second": other}
            if other is None:
                await connection.execute(pairings.insert().values(row | {"result": BYE}))
                continue
            # Who sat in the first seat less often than the other sits there.
            if began[other] < began[one]:
                row |= {"first": other, "second": one}
            pair = [here[row["first"]], here[row["second"]]]
            setup = round_setup(game, event, tuple(entrant["brings"] for entrant in pair))
            table = await self._lay(connection, event, game, setup, pair, following, number)
            await connection.execute(pairings.insert().values(row | {"match": table}))
            tables.append(table)
        return tables

    async def _lay(
        self,
        connection: AsyncConnection,
        event: RowMapping,
        game: Game,
        setup: Setup,
        people: Sequence[RowMapping],
        *where: int,
    ) -> str:
        """A table at which these entrants play, from now on; its id."""
        table = new_id()
        rows = [
            {
                "match": table,
                "seat": seat,
                "player": one["player"],
                "bot": one["bot"],
                "share": one["share"],
                "brings": one["brings"],
            }
            for seat, one in enumerate(people)
        ]
        host = next((one["player"] for one in people if one["player"] is not None), event["owner"])
        values = {name: event[name] for name in ("public", "clock", "clock_for", "absence")}
        values |= {"event": event["id"], "secret": luck(event, "/".join(map(str, ("dice", *where))))}
        values |= begun(one["share"] for one in people)
        for statement in self.lobby.laid(table, Player(host, ""), game, setup, rows, **values):
            await connection.execute(statement)
        return table

    async def advance(self, name: str) -> None:
        """What has come of an event's tables is taken down, and what follows from it done."""
        event = await self._known(name)
        if event["stage"] == OPENING:
            await self._after_opening(event)
        elif event["stage"] == PLAYING:
            await self._take_results(event)

    async def _after_opening(self, event: RowMapping) -> None:
        """From the table at which all began everybody takes what they bring to the rounds; the first is paired."""
        name, game = event["id"], self._game(event)
        try:
            table = await self.tables.get(event["match"])
        except Denied:  # of other rules than ours: nobody will ever know what was earned there
            async with self._held(name, OPENING) as connection:
                await self._end(connection, name, CLOSED)
            raise
        if not table.over:
            return
        earned = [] if table.course.closed else list(game.earned(table.playing.table))
        async with self._held(name, OPENING) as connection:
            people = await people_of(connection, name)
            if table.course.closed:
                await self._end(connection, name, CLOSED)
                return
            options = fitting(game, options_of(event), earned)
            await connection.execute(
                update(events).where(events.c.id == name).values(options=packed(options))
            )
            event = await again(connection, name)
            for seat, one in enumerate(people):
                brings = earned[seat] if earned else ""
                able = not brings or playable(game, round_setup(game, event, (brings, "")))
                dropped = one["dropped"] or seat in table.course.conceded or not able
                values = {"brings": brings if able else "", "dropped": dropped}
                here = (entrants.c.event == name, entrants.c.number == one["number"])
                await connection.execute(update(entrants).where(*here).values(values))
            people = await people_of(connection, name)
            if sum(not one["dropped"] for one in people) < LEAST:
                await self._end(connection, name, OVER)
                return
            tables = await self._pair(connection, event, game, people, [])
            values = {"stage": PLAYING, "round": 1, "touched": now()}
            await connection.execute(update(events).where(events.c.id == name).values(values))
        await self._wake(tables)

    async def _take_results(self, event: RowMapping) -> None:
        """The results of tables that have ended are taken down; after the last of a round the next one is paired."""
        name, game, tables = event["id"], self._game(event), list[str]()
        async with self._held(name, PLAYING) as connection:
            event = await again(connection, name)
            people = await people_of(connection, name)
            came_in = await self._collect(connection, name, {one["number"]: one for one in people})
            met = await meetings_of(connection, name)
            if came_in:
                touched = update(events).where(events.c.id == name).values(touched=now())
                await connection.execute(touched)
            if not all(one.result for one in met):
                return
            here = [one for one in people if not one["dropped"]]
            if event["round"] >= event["rounds"] or len(here) < LEAST:
                await self._end(connection, name, OVER)
                return
            tables = await self._pair(connection, event, game, people, met)
            values = {"round": event["round"] + 1, "touched": now()}
            await connection.execute(update(events).where(events.c.id == name).values(values))
        await self._wake(tables)

    async def _collect(self, connection: AsyncConnection, name: str, people: dict[int, RowMapping]) -> int:
        """How many tables have ended since the last look; what came of them is kept."""
        ended = (
            select(pairings, matches.c.stage, matches.c.winners)
            .join(matches, matches.c.id == pairings.c.match)
            .where(pairings.c.event == name, pairings.c.result == "", matches.c.stage.in_(ENDED))
        )
        found = (await connection.execute(ended)).mappings().all()
        for one in found:
            pair = [people[one["first"]], people[one["second"]]]
            if one["stage"] == OVER:
                won = set(seats_in(one["winners"]))
            else:
                at = select(seats).where(seats.c.match == one["match"]).order_by(seats.c.seat)
                won = stayed((await connection.execute(at)).mappings().all(), pair)
            result = "draw" if len(won) != 1 else "first" if 0 in won else "second"
            here = (
                pairings.c.event == name,
                pairings.c.round == one["round"],
                pairings.c.number == one["number"],
            )
            await connection.execute(update(pairings).where(*here).values(result=result))
        return len(found)

    async def _end(self, connection: AsyncConnection, name: str, stage: str) -> None:
        values = {"stage": stage, "touched": now()}
        await connection.execute(update(events).where(events.c.id == name).values(values))

    async def _wake(self, tables: Sequence[str]) -> None:
        """These tables are at hand, and their bots play."""
        done = await asyncio.gather(*(self.tables.get(name) for name in tables), return_exceptions=True)
        for name, trouble in zip(tables, done, strict=True):
            if isinstance(trouble, Denied):  # of other rules than ours: nobody can play there
                log.warning("table %s: %s", name, trouble)
            elif isinstance(trouble, Exception):
                self.tables.metrics.troubles += 1
                log.error("table %s cannot be played at", name, exc_info=trouble)
