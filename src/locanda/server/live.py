"""The live connection of a page: it greets, asks, and is told whatever happens at its table."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from sqlalchemy import select

from locanda.kernel.decision import Decision
from locanda.kernel.refusal import LocandaError, Refused

from . import sight, wire
from .accounts import Accounts, Player
from .chairs import brings_shown
from .chat import Chat
from .connection import Connection, Gone, connection_of
from .denied import Denied
from .lifecycle import LifeCycle
from .limits import Buckets
from .metrics import Metrics
from .schema import visits
from .settings import Limits
from .store import Store
from .table import LiveTable
from .tables import Tables
from .takeback import consent, take_back
from .thinking import NoThought, Thinkers
from .watcher import Watcher

log = logging.getLogger("locanda.live")

Socket: TypeAlias = WebSocket[Any, Any, Any]

COOKIE = "locanda"
GREETING = 10.0  # seconds within which a page must greet
POLICY, TROUBLE = 4008, 4011  # why a connection is closed: by a rule of the house, or through our fault


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a connection comes from a page of this server; programs that are no browsers send no origin."""
    return origin is None or urlsplit(origin).netloc == host


class Live:
    """The live connections of a worker."""

    def __init__(
        self,
        accounts: Accounts,
        tables: Tables,
        life: LifeCycle,
        chat: Chat,
        thinkers: Thinkers,
        store: Store,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        self.accounts, self.tables, self.life, self.chat = accounts, tables, life, chat
        self.thinkers, self.store, self.metrics = thinkers, store, metrics
        self.most = limits.sockets
        self.moves, self.chats = Buckets(*limits.move), Buckets(*limits.chat)
        self.open: Counter[str] = Counter()

    async def serve(self, socket: Socket, name: str, invite: str) -> None:
        """One page, from its greeting until it goes."""
        player = await self.accounts.who(socket.cookies.get(COOKIE, ""))
        await socket.accept()
        connection = connection_of(socket.scope)
        try:
            if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
                raise Denied("private", 403)
            if player is None:
                raise Denied("player", 401)
            if self.open[player.id] >= self.most:
                raise Denied("many-sockets", 429)
            table = await self.tables.get(name)
            if not table.shown_to(player.id, invite):
                raise Denied("private", 403)
            hello = await asyncio.wait_for(self._greeting(connection), GREETING)
        except (Denied, TimeoutError) as error:
            reason = error if isinstance(error, Denied) else Denied("hello")
            connection.tell(wire.encoder.encode(wire.No("", str(reason))))
            await socket.close(POLICY, reason.message)
            return
        except Gone:
            return
        self.open[player.id] += 1
        try:
            # A task of its own: it is woken for every message, and need not come through all that led here.
            await asyncio.create_task(self._sit(connection, table, player, hello))
        finally:
            self.open[player.id] -= 1
            if not self.open[player.id]:
                del self.open[player.id]

    @staticmethod
    async def _greeting(connection: Connection) -> wire.Hello:
        data = await connection.hear()
        try:
            message = wire.decoder.decode(data)
        except msgspec.DecodeError as error:
            raise Denied("message", 400, why=str(error)) from None
        if not isinstance(message, wire.Hello):
            raise Denied("hello", 400)
        return message

    async def _sit(self, connection: Connection, table: LiveTable, player: Player, hello: wire.Hello) -> None:
        watcher = Watcher(table, player.id, connection, self._seats)
        watcher.language = hello.language
        watcher.in_words = hello.in_words
        watcher.paces = hello.paces
        watcher.told = min(hello.since, len(table.log))
        self.tables.watch(watcher)
        try:
            visited = await self._last_visit(table, player.id)
            teams = table.teams
            watcher.send(wire.Welcome(player.id, player.name, visited, len(set(teams)) < len(teams)))
            for said in await self.chat.recent(watcher):
                watcher.send(said)
            watcher.release()
            while True:
                data = await connection.hear()
                self.metrics.messages += 1
                await self._hear(watcher, player, data)
        except Gone:
            pass
        finally:
            self.tables.unwatch(watcher)
            self.tables.visited(table, player.id, watcher.told)

    def _seats(self, watcher: Watcher) -> wire.Seats:
        table, here = watcher.table, self.tables.present(watcher.table)
        teams = table.teams
        due, course = self.life.due(table), table.course
        shown = [
            wire.SeatShown(
                seat=chair.seat,
                name=chair.name,
                taken=chair.player is not None or bool(chair.bot),
                mine=chair.player == watcher.player,
                bot=chair.bot,
                here=chair.player in here,
                team=teams[chair.seat] if len(set(teams)) < len(teams) else None,
                brings=chair.brings
                if watcher.player in (chair.player, chair.reserved)
                else brings_shown(table.game, chair.brings),
                kept_for=chair.kept_for,
                for_me=chair.reserved == watcher.player,
                conceded=chair.seat in course.conceded,
                free=chair.seat in course.left and not table.over,
                replaced_at=due.get(chair.seat),
            )
            for chair in table.chairs
        ]
        sitting = {chair.player for chair in table.chairs}
        chats = self.chat.may_say(table, watcher.player)
        motion = self.life.motion_shown(table, watcher.player)
        return wire.Seats(sight.shown(table, watcher.player), shown, len(here - sitting), motion, chats)

    # What a page asks for

    async def _hear(self, watcher: Watcher, player: Player, data: bytes) -> None:
        request = ""
        try:
            try:
                message = wire.decoder.decode(data)
            except msgspec.DecodeError as error:
                raise Denied("message", 400, why=str(error)) from None
            request = message.id
            await self._do(watcher, player, message)
        except LocandaError as error:
            self.metrics.refused += 1
            text, reasons = watcher.table.refusal(error, watcher.language)
            code = error.message if isinstance(error, Denied) else ""
            watcher.send(wire.No(request, text, reasons, code))

    async def _do(self, watcher: Watcher, player: Player, message: wire.Message) -> None:
        table, tables = watcher.table, self.tables
        match message:
            case wire.Answer():
                self.moves.take(player.id)
                await tables.answer(table, player.id, message)
            case wire.Window():
                self.moves.take(player.id)
                await tables.window(table, player.id, message)
            case wire.TakeBack():
                self.moves.take(player.id)
                await take_back(tables, table, player.id, message)
            case wire.Consent():
                self.moves.take(player.id)
                await consent(tables, table, player.id, message)
            case wire.Say():
                self.chats.take(player.id)
                await self.chat.say(table, player, message)
                watcher.send(wire.Yes(message.id))
                return
            case wire.WhyNot():
                watcher.send(self._because(watcher, message))
                return
            case wire.WhyNotThis():
                watcher.send(self._because_of(watcher, message))
                return
            case wire.Details():
                watcher.send(self._pictured(watcher, message))
                return
            case wire.Shown():
                watcher.shown = max(watcher.shown, message.at)
                return
            case wire.Look():
                if message.seat not in watcher.seats:
                    raise Denied("not-yours", 403)
                watcher.eyes = message.seat
                watcher.replies = (*watcher.replies, message.id)
                watcher.tell()
                return
            case wire.Hint():
                self.chats.take(player.id)
                watcher.send(await self._advice(watcher, player, message))
                return
            case wire.Speak() | wire.Hello():
                if isinstance(message, wire.Hello):
                    watcher.in_words, watcher.paces = message.in_words, message.paces
                watcher.language = message.language
                watcher.told = 0
                watcher.stale_seats = True
                watcher.replies = (*watcher.replies, message.id)
                watcher.tell()
                return
        tables.tell_state(table, watcher, message.id)
        tables.drive(table)

    @staticmethod
    def _because(watcher: Watcher, message: wire.WhyNot) -> wire.Because:
        table = watcher.table
        if message.seat not in watcher.seats:
            raise Denied("not-yours", 403)
        refused = table.playing.why_not(message.seat, message.key)
        text, reasons = ("", []) if refused is None else table.refusal(refused, watcher.language)
        return wire.Because(message.id, text, reasons)

    @staticmethod
    def _because_of(watcher: Watcher, message: wire.WhyNotThis) -> wire.Because:
        """What stands against a card now; nothing if it has no part in what is asked."""
        table, part = watcher.table, _asked(watcher, message.seat, message.part)
        against = part.against(message.about)
        if not against:
            return wire.Because(message.id, "", [])
        text, reasons = table.refusal(Refused("", against), watcher.language)
        return wire.Because(message.id, text, reasons)

    @staticmethod
    def _pictured(watcher: Watcher, message: wire.Details) -> wire.Pictured:
        """What helps to picture an offered option of one's own."""
        table, match = watcher.table, watcher.table.playing
        parts = [one for one in match.waiting if one.seat == message.seat and one.find(message.key)]
        if not parts:
            raise Denied("allowed")
        part = _asked(watcher, message.seat, parts[0].part)
        option = part.find(message.key)
        assert option is not None
        facts = table.game.narrator(watcher.language).details(match.table, part, option)
        return wire.Pictured(message.id, message.key, facts)

    async def _advice(self, watcher: Watcher, player: Player, message: wire.Hint) -> wire.Advice:
        """What a search would do and why, in words; hints are for the seat that is asked."""
        table = watcher.table
        table.sits(player.id, message.seat)
        part = _asked(watcher, message.seat, message.part)
        try:
            thought = await self.thinkers.advise(table.situation(), message.seat, part.part)
        except NoThought:
            raise Denied("trouble", 500) from None
        narrator, match = table.game.narrator(watcher.language), table.playing
        texts = {part.key(one): narrator.option(match.table, part, one) for one in part.options}
        judged = [wire.Chance(texts[key], worth) for key, worth in thought.judged]
        advised = part.find(thought.key)
        reason = narrator.reason_for(match.table, part, advised) if advised is not None else ""
        return wire.Advice(message.id, message.seat, thought.key, texts[thought.key], judged, reason)

    # Visits

    async def _last_visit(self, table: LiveTable, player: str) -> int | None:
        known = self.tables.last_visit(table, player)
        if known is not None:
            return known
        query = select(visits.c.sequence).where(visits.c.match == table.head.id, visits.c.player == player)
        found = await self.store.one(query)
        return None if found is None else int(found["sequence"])


def _asked(watcher: Watcher, seat: int, name: str = "") -> Decision:
    """The decision (of several, the one of this name) that is open for a seat of this person's own."""
    waiting = watcher.table.playing.waiting
    part = next((one for one in waiting if one.seat == seat and name in ("", one.part)), None)
    if seat not in watcher.seats or part is None:
        raise Denied("not-asked")
    return part
