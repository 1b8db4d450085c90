"""A rematch: the same people at a new table, each one seat further, with everything else as it was."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select, update

from .accounts import Player, new_id
from .bus import Notice
from .denied import Denied
from .forms import Sit
from .lobby import Lobby
from .schema import matches, seats
from .table import CLOSED, GATHERING, OVER, Chair, LiveTable


class Rematch:
    """How people come from a finished table to a new one."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.tables, self.store = lobby, lobby.tables, lobby.store

    async def play_again(self, player: Player, name: str, share: str) -> str:
        """Somebody sits at the table of the rematch, which is opened if nobody has done so before; its id."""
        table = await self.tables.get(name)
        if not table.seats_of(player.id):
            raise Denied("member", 403)
        if table.stage != OVER or table.lesson is not None:
            raise Denied("unfinished")
        await self.lobby.check_revealed(table)
        if not table.head.rematch:
            await self.lobby.check_count(player)
        new = await self._claim(player, table, share)
        await self.tables.reload(table)
        await self.tables.bus.tell(Notice(self.tables.worker, name, "seats"))
        await self._sit(player, new, share)
        return new

    async def _claim(self, player: Player, table: LiveTable, share: str) -> str:
        """The table of the rematch: of two who ask at once, one opens it, and the other finds it."""
        new, old = new_id(), matches.c.id == table.head.id
        rematch = matches.alias("rematch")
        async with self.store.writing() as connection:
            # Written first, unchanged, so that whoever else asks waits here.
            await connection.execute(update(matches).where(old).values(rematch=matches.c.rematch))
            query = select(matches.c.rematch, rematch.c.stage).select_from(
                matches.outerjoin(rematch, matches.c.rematch == rematch.c.id)
            )
            found = (await connection.execute(query.where(old))).one()
            if found.rematch and found.stage != CLOSED:
                return str(found.rematch)
            head = table.head
            again = {"public": head.public, "clock": head.clock, "absence": head.absence}
            setup = msgspec.structs.replace(head.setup, brings=())
            for statement in self.lobby.laid(
                new, player, table.game, setup, turned(table.chairs, new, player.id, share), **again
            ):
                await connection.execute(statement)
            await connection.execute(update(matches).where(old).values(rematch=new))
        return new

    async def _sit(self, player: Player, new: str, share: str) -> None:
        """Every seat that is kept for this person at the new table is theirs."""
        query = select(seats.c.seat).where(seats.c.match == new, seats.c.reserved == player.id)
        table = await self.tables.get(new)
        if table.stage != GATHERING:
            return
        for found in await self.store.all(query):
            await self.lobby.sit(player, new, Sit(found["seat"], share))


def turned(chairs: list[Chair], new: str, player: str, share: str) -> list[dict[str, Any]]:
    """The seats of the rematch: people one seat further among themselves, with what they play; bots where they were."""
    people = [chair for chair in chairs if chair.player is not None]
    comes = (
        dict(zip([one.seat for one in people], [people[-1], *people[:-1]], strict=False)) if people else {}
    )
    rows = []
    for chair in chairs:
        sitter = comes.get(chair.seat, chair)
        mine = sitter.player == player
        rows.append(
            {
                "match": new,
                "seat": chair.seat,
                "player": player if mine else None,
                "bot": "" if sitter.player is not None else chair.bot,
                "share": share if mine else "",
                "brings": sitter.brings,
                "reserved": None if mine else sitter.player,
            }
        )
    return rows
