"""The room of events: how they are found, looked at and held while they change."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import RowMapping, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from locanda.kernel.dice import commitment
from locanda.kernel.game import Game

from .accounts import Player
from .chairs import brings_shown
from .denied import Denied
from .event_forms import (
    EntrantShown,
    EventListed,
    EventLists,
    EventShown,
    PairingShown,
)
from .event_rows import (
    ENDED,
    LEAST,
    OPENING,
    RUNNING,
    entrants_of,
    expansions_of,
    meeting_of,
    opening_of,
    options_of,
    pairings_of,
)
from .lifecycle import LifeCycle
from .pairing import standings
from .schema import entrants, events, pairings, players
from .settings import Limits
from .shelf import seat_counts
from .table import GATHERING, OVER

LISTED = 30
PLAIN = (
    *("id", "game", "name", "stage", "round", "rounds", "clock", "clock_for", "absence", "created"),
    "touched",
)


class Moved(Denied):
    """An event is not at the stage any more at which it was thought to be."""


class EventRoom:
    """Events as they stand; what is done about them stands in `events`."""

    def __init__(self, life: LifeCycle, limits: Limits) -> None:
        self.life, self.lobby = life, life.lobby
        self.tables, self.store, self.shelf = life.tables, life.store, life.lobby.shelf
        self.most_events, self.most_entrants = limits.events, limits.entrants

    def _counts(self, game: Game, opening: dict[str, str] | None) -> list[int]:
        """How many may take part: as many as an event takes, or as there can be at the table at which all begin."""
        if opening is None:
            return list(range(LEAST, self.most_entrants + 1))
        return seat_counts(game, opening, self.most_entrants)

    async def _known(self, name: str) -> RowMapping:
        found = await self.store.one(select(events).where(events.c.id == name))
        if found is None:
            raise Denied("event", 404)
        return found

    async def _owned(self, player: Player, name: str) -> RowMapping:
        event = await self._known(name)
        if event["owner"] != player.id:
            raise Denied("event-owner", 403)
        return event

    async def _visible(self, player: Player, name: str, invite: str) -> RowMapping:
        """An event that this person may look at; a private one is as if there were none."""
        event = await self._known(name)
        inside = select(entrants.c.number).where(entrants.c.event == name, entrants.c.player == player.id)
        known = event["public"] or event["owner"] == player.id or invite == event["invite"]
        if not known and await self.store.one(inside) is None:
            raise Denied("event", 404)
        return event

    def _game(self, event: RowMapping) -> Game:
        return self.lobby.game(event["game"], expansions_of(event))

    @asynccontextmanager
    async def _held(self, name: str, *stages: str) -> AsyncIterator[AsyncConnection]:
        """An event may be changed over this connection; refused if it is at none of these stages.

        Its row is written first, unchanged: so it is held, and whoever else changes the event, here or at another
        worker, waits until this is kept and then looks at what it led to.
        """
        held = update(events).where(events.c.id == name, events.c.stage.in_(stages))
        async with self.store.writing() as connection:
            if not (await connection.execute(held.values(stage=events.c.stage))).rowcount:
                raise Moved("event-stage")
            yield connection

    # Looking

    async def lists(self, player: Player) -> EventLists:
        """What the lobby shows of events to a person."""
        inside = select(entrants.c.event).where(entrants.c.player == player.id)
        mine = events.c.id.in_(inside) | (events.c.owner == player.id)
        here = events.c.game.in_(self.shelf.names)
        goes_on = events.c.stage.in_((GATHERING, *RUNNING))
        queries = (
            mine & goes_on,
            ~mine & events.c.public & (events.c.stage == GATHERING),
            ~mine & events.c.public & events.c.stage.in_(RUNNING),
            mine & events.c.stage.in_(ENDED),
        )
        found = []
        for query in queries:
            rows = select(events).where(here, query).order_by(events.c.touched.desc()).limit(LISTED)
            found.append([await self._listed(player, one) for one in await self.store.all(rows)])
        return EventLists(*found)

    async def _listed(self, player: Player, event: RowMapping) -> EventListed:
        name, opening = event["id"], opening_of(event)
        people = await self.store.all(entrants_of(name))
        mine = next((one for one in people if one["player"] == player.id), None)
        try:
            counts = self._counts(self._game(event), opening) or [0]
        except Denied:  # its expansions are not here any more
            counts = [0]
        table = ""
        if mine is not None and not mine["dropped"] and event["stage"] in RUNNING:
            at = (
                (pairings.c.event == name)
                & (pairings.c.round == event["round"])
                & (pairings.c.result == "")
                & ((pairings.c.first == mine["number"]) | (pairings.c.second == mine["number"]))
            )
            found = await self.store.one(select(pairings.c.match).where(at))
            table = event["match"] if event["stage"] == OPENING else "" if found is None else found["match"]
        plain = {one: event[one] for one in PLAIN}
        return EventListed(
            **plain,
            public=bool(event["public"]),
            mine=event["owner"] == player.id,
            entered=mine is not None,
            entrants=len(people),
            fewest=counts[0],
            most=counts[-1],
            opening=opening,
            options=options_of(event),
            expansions=expansions_of(event),
            table=table,
            unread=mine is not None and mine["seen"] < event["touched"],
        )

    async def shown(self, player: Player, name: str, invite: str = "") -> EventShown:
        """An event as a person may see it; that they have seen how it stands is kept."""
        event = await self._visible(player, name, invite)
        people = await self.store.all(entrants_of(name))
        met = await self.store.all(pairings_of(name))
        member = event["owner"] == player.id or any(one["player"] == player.id for one in people)
        seen = (entrants.c.event == name, entrants.c.player == player.id)
        owner = await self.store.one(select(players.c.name).where(players.c.id == event["owner"]))
        listed = await self._listed(player, event)
        if listed.unread:
            await self.store.do(update(entrants).where(*seen).values(seen=event["touched"]))
        game = self._game(event)
        return EventShown(
            listed=listed,
            invite=event["invite"] if member else "",
            owner="" if owner is None else owner["name"],
            entrants=[
                EntrantShown(
                    number=one["number"],
                    name=one["name"],
                    bot=one["bot"],
                    mine=one["player"] == player.id,
                    dropped=bool(one["dropped"]),
                    brings=one["brings"] if one["player"] == player.id else brings_shown(game, one["brings"]),
                )
                for one in people
            ],
            pairings=[
                PairingShown(
                    one["round"], one["number"], one["first"], one["second"], one["match"], one["result"]
                )
                for one in met
            ],
            standings=standings([one["number"] for one in people], [meeting_of(one) for one in met]),
            first_table=event["match"],
            commitment=commitment(bytes.fromhex(event["secret"])),
            # Of one that was closed some tables may still be played at.
            secret=event["secret"] if event["stage"] == OVER else "",
        )
