"""The waiting room: before a match its owner fills and empties seats, and everybody chooses what to play."""

from __future__ import annotations

from sqlalchemy import select, update

from .accounts import Player
from .denied import Denied
from .lobby import Lobby
from .schema import matches, seats
from .store import now
from .table import CLOSED, LiveTable


class WaitingRoom:
    """What can be settled at a table while its players gather."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.tables = lobby, lobby.tables

    async def place(self, player: Player, name: str, seat: int, bot: str) -> None:
        """The owner has put a bot on a free seat, or (with an empty name) has emptied one, whoever sat there."""
        table = await self._owned(player, name)
        if seat >= len(table.chairs):
            raise Denied("seat", 404)
        if bot:
            self.lobby.check_bot(table.game, bot)
        here = (seats.c.match == name, seats.c.seat == seat)
        async with self.lobby.gathering(name) as connection:
            found = (await connection.execute(select(seats).where(*here))).mappings().one()
            if bot and found["player"] is not None:
                raise Denied("taken")
            values = {"player": None, "bot": bot, "share": "", "reserved": None}
            # What a bot plays stays with the seat when another bot comes; what a person chose goes with them.
            if not bot or found["reserved"] is not None:
                values["brings"] = ""
            await connection.execute(update(seats).where(*here).values(values))
        await self.lobby.seats_changed(table)

    async def choose(self, player: Player, name: str, seat: int, brings: str) -> None:
        """A seat will play this: one's own, or for the owner also that of a bot."""
        table = await self.tables.get(name)
        if seat >= len(table.chairs):
            raise Denied("seat", 404)
        here = (seats.c.match == name, seats.c.seat == seat)
        async with self.lobby.gathering(name) as connection:
            found = (await connection.execute(select(seats).where(*here))).mappings().one()
            bots_owner = bool(found["bot"]) and table.head.owner == player.id
            if found["player"] != player.id and not bots_owner:
                raise Denied("not-yours", 403)
            await self.lobby.choose(connection, table, seat, brings)
        await self.lobby.seats_changed(table)

    async def close(self, player: Player, name: str) -> None:
        """The table is closed before anybody played at it."""
        table = await self._owned(player, name)
        async with self.lobby.gathering(name) as connection:
            closed = update(matches).where(matches.c.id == name).values(stage=CLOSED, touched=now())
            await connection.execute(closed)
            # Nobody is waited for any more.
            await connection.execute(update(seats).where(seats.c.match == name).values(reserved=None))
        await self.lobby.seats_changed(table)

    async def _owned(self, player: Player, name: str) -> LiveTable:
        table = await self.tables.get(name)
        if table.head.owner != player.id:
            raise Denied("owner", 403)
        return table
