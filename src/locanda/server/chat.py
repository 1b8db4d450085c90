"""What people say at a table: kept, passed on to every worker, and shown only to those it is meant for."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from . import wire
from .accounts import Player
from .bus import Notice
from .denied import Denied
from .schema import chats
from .store import Store, now
from .table import LiveTable
from .tables import Tables
from .watcher import Watcher

KEPT = 100  # remarks that somebody who comes is shown


class Remark(msgspec.Struct, frozen=True):
    """Something that somebody said, as it is kept; `team` holds the seats it is meant for, or nothing."""

    id: int
    name: str
    team: str
    text: str
    at: float

    def shown(self) -> wire.Said:
        """The remark as a page shows it."""
        return wire.Said(self.id, self.name, bool(self.team), self.text, self.at)

    def meant_for(self, watcher: Watcher) -> bool:
        """Whether this page may show it."""
        return not self.team or any(f",{seat}," in self.team for seat in watcher.seats)


_FIELDS = [chats.c[name] for name in Remark.__struct_fields__]


class Chat:
    """The chat of all tables."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        tables.on_said(self.pass_on)

    async def say(self, table: LiveTable, player: Player, message: wire.Say) -> None:
        """The remark is kept and everybody it is meant for will see it."""
        text = " ".join("".join(one if one.isprintable() else " " for one in message.text).split())
        if not text:
            raise Denied("message", 400, why="empty")
        team = self._team(table, player.id) if message.team else ""
        if not team and not self.may_say(table, player.id):
            raise Denied("watching", 403)
        values = {"match": table.head.id, "player": player.id, "name": player.name}
        statement = chats.insert().values(**values, team=team, text=text, at=now()).returning(chats.c.id)
        async with self.store.writing() as connection:
            number: int = (await connection.execute(statement)).scalar_one()
        await self.tables.tell_said(table.head.id, number)
        await self.tables.bus.tell(Notice(self.tables.worker, table.head.id, "said", number))

    @staticmethod
    def may_say(table: LiveTable, player: str) -> bool:
        """Whether somebody may say something to the whole table: who only watches may at a public one.

        Before the match whoever was let in may speak, so that friends can settle who sits where.
        """
        return table.match is None or table.head.public or bool(table.seats_of(player))

    def _team(self, table: LiveTable, player: str) -> str:
        """The seats of a person's team, as the chat keeps them."""
        mine = table.seats_of(player)
        teams = table.teams
        if not mine:
            raise Denied("member", 403)
        if len(set(teams)) == len(teams):
            raise Denied("team")
        team = {teams[seat] for seat in mine}
        return f",{','.join(str(seat) for seat, one in enumerate(teams) if one in team)},"

    async def recent(self, watcher: Watcher) -> list[wire.Said]:
        """What was said lately, as far as this page may know."""
        query = select(*_FIELDS).where(chats.c.match == watcher.table.head.id)
        found = await self.store.all(query.order_by(chats.c.id.desc()).limit(KEPT))
        remarks = [Remark(**one) for one in reversed(found)]
        return [remark.shown() for remark in remarks if remark.meant_for(watcher)]

    async def pass_on(self, name: str, number: int) -> None:
        """The pages of a table that are open at this worker show a remark."""
        watchers = self.tables.watchers.get(name)
        if not watchers:
            return
        found = await self.store.one(select(*_FIELDS).where(chats.c.id == number))
        if found is None:
            return
        remark = Remark(**found)
        for watcher in list(watchers):
            if remark.meant_for(watcher):
                watcher.send(remark.shown())
