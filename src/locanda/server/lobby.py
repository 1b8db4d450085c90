"""The lobby: tables are opened, found, joined, begun, looked back at and gone on from."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Insert, RowMapping, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from locanda import bots
from locanda.kernel import record as records
from locanda.kernel.dice import commitment
from locanda.kernel.game import Game, Setup
from locanda.kernel.record import FairDice, Record
from locanda.kernel.refusal import LocandaError
from locanda.scenario import lessons

from .accounts import Player, new_id
from .bus import Notice
from .chairs import brings_shown, seated
from .clocks import DECISION, TURN, counts_turns
from .denied import Denied, denied_setup
from .event_forms import NewEvent
from .forms import (
    LONGEST_CLOCK,
    SHORTEST_ABSENCE,
    SHORTEST_CLOCK,
    Begin,
    Listed,
    Lists,
    NewTable,
    Position,
    Proof,
    SeatListed,
    Sit,
)
from .rows import answers_kept, begun, new_secret
from .schema import events, matches, moves, put_away, seat_list, seats, seats_in, visits
from .settings import Limits
from .shelf import Shelf, lists_bot
from .sight import sections
from .store import Store, now
from .table import CLOSED, GATHERING, OVER, PLAYING, LiveTable
from .tables import Tables

LISTED = 100
UNFINISHED = (GATHERING, PLAYING)


class Lobby:
    """Everything about tables but the moves."""

    def __init__(self, store: Store, tables: Tables, shelf: Shelf, limits: Limits) -> None:
        self.store, self.tables, self.shelf = store, tables, shelf
        self.most_tables = limits.tables

    # Opening and joining

    async def open(self, player: Player, new: NewTable) -> str:
        """A table whose players gather; its id."""
        game = self.game(new.game, new.expansions)
        self.check_clock(game, new)
        await self.check_count(player)
        for seat in new.seats:
            if seat.kind == "bot":
                self.check_bot(game, seat.bot)
        setup = Setup(
            len(new.seats),
            options=new.options,
            expansions=game.expansions,
            brings=tuple(seat.brings for seat in new.seats),
            always_ask=new.always_ask,
        )
        try:
            game.check_setup(setup)
        except LocandaError as error:
            raise denied_setup(game, error) from None
        name = new_id()
        rows = [
            {
                "match": name,
                "seat": number,
                "player": player.id if seat.kind == "me" else None,
                "bot": seat.bot if seat.kind == "bot" else "",
                "share": "",
                "brings": seat.brings,
            }
            for number, seat in enumerate(new.seats)
        ]
        agreed = {
            "public": new.public,
            "clock": new.clock,
            "clock_for": new.clock_for,
            "absence": new.absence,
        }
        await self.insert(name, player, game, setup, rows, **agreed)
        return name

    def game(self, name: str, expansions: Sequence[str] = ()) -> Game:
        """A game that can be played here."""
        try:
            return self.shelf.game(name, expansions)
        except LocandaError as error:
            raise Denied("setup", 400, why=str(error)) from None

    async def teach(self, player: Player, game_id: str, lesson_id: str) -> str:
        """A lesson begins at a table of its own; its id."""
        game = self.game(game_id)
        if lesson_id not in {lesson.id for lesson in lessons.all_of(game)}:
            raise Denied("lesson", 404)
        await self.check_count(player)
        setup = lessons.find(game, lesson_id).begin(game).setup
        name = new_id()
        rows = [
            {"match": name, "seat": seat, "player": None if seat else player.id, "bot": "", "share": ""}
            for seat in range(setup.seats)
        ]
        await self.insert(name, player, game, setup, rows, **begun([""] * setup.seats), lesson=lesson_id)
        return name

    async def insert(
        self,
        name: str,
        player: Player,
        game: Game,
        setup: Setup,
        rows: Sequence[dict[str, Any]],
        **values: Any,
    ) -> None:
        """The table and its seats are kept."""
        await self.store.do(*self.laid(name, player, game, setup, rows, **values))

    def laid(
        self,
        name: str,
        player: Player,
        game: Game,
        setup: Setup,
        rows: Sequence[dict[str, Any]],
        **values: Any,
    ) -> tuple[Insert, Insert]:
        """What keeps a new table and its seats."""
        given = {
            "id": name,
            "game": game.id,
            "rules": game.version,
            "content": game.content,
            "setup": msgspec.json.encode(setup).decode(),
            "owner": player.id,
            "public": False,
            "invite": new_id(),
            "stage": GATHERING,
            "secret": new_secret(),
            "clock": 0,
            "clock_for": DECISION,
            "lesson": "",
            "forked": "",
            "created": now(),
            "touched": now(),
            "waiting": "",
            "winners": "",
        }
        return matches.insert().values(**given | values), seats.insert().values(list(rows))

    async def sit(self, player: Player, name: str, ask: Sit) -> None:
        """A person sits down on an empty seat."""
        table = await self.visible(player, name, ask.invite)
        if ask.seat >= len(table.chairs):
            raise Denied("seat", 404)
        here = (seats.c.match == name, seats.c.seat == ask.seat)
        async with self.gathering(name) as connection:
            found = (await connection.execute(select(seats).where(*here))).mappings().one()
            if found["player"] is not None or found["bot"]:
                raise Denied("taken")
            if found["reserved"] not in (None, player.id):
                raise Denied("reserved", name=table.chairs[ask.seat].kept_for)
            # Who comes to a seat that was kept for them plays what they chose for it, unless they say otherwise.
            brings = ask.brings or (found["brings"] if found["reserved"] else "")
            await self.choose(connection, table, ask.seat, brings)
            values = {"player": player.id, "share": ask.share, "reserved": None}
            await connection.execute(update(seats).where(*here).values(values))
        await self.seats_changed(table)

    @asynccontextmanager
    async def gathering(self, name: str) -> AsyncIterator[AsyncConnection]:
        """Seats may be changed over this connection; refused once the match has begun.

        The row of the match is written first, unchanged: so it is held, and whoever else changes a seat or begins,
        here or at another worker, waits until this is kept and then looks at what it led to.
        """
        held = update(matches).where(matches.c.id == name, matches.c.stage == GATHERING)
        async with self.store.writing() as connection:
            if not (await connection.execute(held.values(stage=GATHERING))).rowcount:
                query = select(matches.c.stage).where(matches.c.id == name)
                stage = (await connection.execute(query)).scalar_one()
                raise Denied("closed" if stage == CLOSED else "begun")
            yield connection

    async def choose(self, connection: AsyncConnection, table: LiveTable, seat: int, brings: str) -> None:
        """A seat will play this; refused if it cannot, beside what the others have chosen."""
        name = table.head.id
        query = select(seats.c.brings).where(seats.c.match == name).order_by(seats.c.seat)
        wanted = list((await connection.execute(query)).scalars())
        taken = bool(brings) and brings in (*wanted[:seat], *wanted[seat + 1 :])
        wanted[seat] = brings
        try:
            table.game.check_setup(msgspec.structs.replace(table.head.setup, brings=tuple(wanted)))
        except LocandaError as error:
            if taken and self._plays_alone(table, wanted, seat):
                raise Denied("brought") from None
            raise denied_setup(table.game, error) from None
        here = (seats.c.match == name, seats.c.seat == seat)
        await connection.execute(update(seats).where(*here).values(brings=brings))

    @staticmethod
    def _plays_alone(table: LiveTable, wanted: Sequence[str], seat: int) -> bool:
        """Whether a seat could play what it wants if nobody else had chosen the same."""
        alone = [one if at == seat or one != wanted[seat] else "" for at, one in enumerate(wanted)]
        try:
            table.game.check_setup(msgspec.structs.replace(table.head.setup, brings=tuple(alone)))
        except LocandaError:
            return False
        return True

    async def leave(self, player: Player, name: str) -> None:
        """A person gets up before the match has begun."""
        table = await self.tables.get(name)
        mine = (seats.c.match == name, seats.c.player == player.id)
        async with self.gathering(name) as connection:
            await connection.execute(update(seats).where(*mine).values(player=None, share="", brings=""))
        await self.seats_changed(table)

    async def begin(self, player: Player, name: str, ask: Begin) -> None:
        """The owner begins: every seat is taken, the shares are in, and the dice are what they make them."""
        table = await self.tables.get(name)
        if table.head.owner != player.id:
            raise Denied("owner", 403)
        mine = (seats.c.match == name, seats.c.player == player.id)
        query = select(seats).where(seats.c.match == name).order_by(seats.c.seat)
        async with self.gathering(name) as connection:
            await connection.execute(update(seats).where(*mine).values(share=ask.share))
            found = (await connection.execute(query)).mappings().all()
            if any(one["player"] is None and not one["bot"] for one in found):
                raise Denied("empty")
            setup = msgspec.structs.replace(table.head.setup, brings=tuple(one["brings"] for one in found))
            try:
                table.game.check_setup(setup)
            except LocandaError as error:
                raise denied_setup(table.game, error) from None
            values = begun(one["share"] for one in found)
            values |= {"setup": msgspec.json.encode(setup).decode(), "touched": now()}
            await connection.execute(update(matches).where(matches.c.id == name).values(values))
        await self.seats_changed(table)

    async def seats_changed(self, table: LiveTable) -> None:
        """Every page, at whichever worker, shows how the table stands now."""
        await self.tables.reload(table)
        await self.tables.bus.tell(Notice(self.tables.worker, table.head.id, "seats"))

    def check_clock(self, game: Game, new: NewTable | NewEvent) -> None:
        """Refuse a clock, or a time to be away, that makes no sense."""
        if new.clock and not SHORTEST_CLOCK <= new.clock <= LONGEST_CLOCK:
            raise Denied("clock", 400)
        if new.clock and new.clock_for == TURN and not counts_turns(game):
            raise Denied("turns", 400)
        if new.absence and new.absence < SHORTEST_ABSENCE:
            raise Denied("absence", 400)

    def check_bot(self, game: Game, name: str) -> None:
        """Refuse a bot that does not play this game here."""
        if not lists_bot(game, name):
            raise Denied("bot", 400)

    async def check_count(self, player: Player) -> None:
        """Refuse another table to somebody who has as many as one may have."""
        own = (matches.c.owner == player.id) & (matches.c.event == "")
        query = select(func.count()).where(own, matches.c.stage.in_(UNFINISHED))
        async with self.store.reading() as connection:
            if (await connection.execute(query)).scalar_one() >= self.most_tables:
                raise Denied("many-tables", 429)

    async def hand_over(self, player: Player, name: str, seat: int, bot: str) -> None:
        """A bot plays on at a seat, or its owner does again."""
        table = await self.tables.get(name)
        if bot:
            self.check_bot(table.game, bot)
        await self.tables.hand_over(table, player.id, seat, bot)

    # Finding

    async def visible(self, player: Player, name: str, invite: str = "") -> LiveTable:
        """A table that this person may look at."""
        table = await self.tables.get(name)
        if not table.shown_to(player.id, invite):
            raise Denied("private", 403)
        return table

    async def invited(self, invite: str) -> str:
        """The table of an invitation."""
        found = await self.store.one(select(matches.c.id).where(matches.c.invite == invite))
        if found is None:
            raise Denied("table", 404)
        return str(found["id"])

    async def lists(self, player: Player) -> Lists:
        """What the lobby shows to a person."""
        at = select(seats.c.match).where(seats.c.player == player.id)
        # At the tables of an event nobody is at home but who sits there.
        mine = matches.c.id.in_(at) | ((matches.c.owner == player.id) & (matches.c.event == ""))
        known = self.shelf.names
        here = matches.c.game.in_(known) & (matches.c.lesson == "")
        recent = matches.c.touched.desc()
        away = matches.c.id.in_(select(put_away.c.match).where(put_away.c.player == player.id))
        kept = matches.c.id.in_(select(seats.c.match).where(seats.c.reserved == player.id))
        unfinished = matches.c.stage.in_(UNFINISHED)
        queries = (
            select(matches).where(kept, here, matches.c.stage == GATHERING).order_by(recent),
            select(matches).where(mine, here, ~away, unfinished).order_by(recent),
            select(matches)
            .where(here, matches.c.public, ~mine, ~kept, matches.c.stage == GATHERING)
            .order_by(recent),
            select(matches).where(here, matches.c.public, ~mine, matches.c.stage == PLAYING).order_by(recent),
            select(matches).where(here, mine, matches.c.stage == OVER).order_by(recent),
            select(matches)
            .where(here, mine, (away & unfinished) | (matches.c.stage == CLOSED))
            .order_by(recent),
        )
        found = [await self._listed(player, await self.store.all(query.limit(LISTED))) for query in queries]
        return Lists(*found)

    async def _listed(self, player: Player, found: Sequence[RowMapping]) -> list[Listed]:
        names = [one["id"] for one in found]
        if not names:
            return []
        played = {one["id"]: self._played(one) for one in found}
        listed: dict[str, list[SeatListed]] = {name: [] for name in names}
        for one in await self.store.all(seated(seats.c.match.in_(names))):
            listed[one["match"]].append(
                SeatListed(
                    seat=one["seat"],
                    name=one["name"] or "",
                    bot=one["bot"],
                    mine=one["player"] == player.id,
                    open=one["player"] is None and not one["bot"],
                    brings=self._shown(played[one["match"]], one["brings"]),
                    conceded=bool(one["conceded"]),
                    kept_for=one["kept_for"] or "",
                    for_me=one["reserved"] == player.id,
                )
            )
        seen_query = select(visits.c.match, visits.c.at).where(
            visits.c.player == player.id, visits.c.match.in_(names)
        )
        seen = {one["match"]: one["at"] for one in await self.store.all(seen_query)}
        return [self._list_one(player, one, listed[one["id"]], seen.get(one["id"])) for one in found]

    def _played(self, one: RowMapping) -> Game | None:
        """The game of a table, if it can still be played here."""
        try:
            return self.shelf.game(one["game"], msgspec.json.decode(one["setup"], type=Setup).expansions)
        except LocandaError:
            return None

    @staticmethod
    def _shown(game: Game | None, brings: str) -> str:
        """What everybody may know of what a seat brings; nothing of a game that is not here any more."""
        return "" if game is None else brings_shown(game, brings)

    def _waiting(self, one: RowMapping) -> str:
        """Who is waited for at a table: what this worker knows, or what was written down last."""
        live = self.tables.live.get(one["id"])
        if live is None or live.match is None:
            return str(one["waiting"])
        return seat_list(() if live.over else (part.seat for part in live.match.waiting))

    def _list_one(
        self, player: Player, one: RowMapping, sitting: list[SeatListed], seen: float | None
    ) -> Listed:
        waiting = self._waiting(one)
        return Listed(
            id=one["id"],
            game=one["game"],
            stage=one["stage"],
            public=bool(one["public"]),
            owner=one["owner"] == player.id,
            expansions=msgspec.json.decode(one["setup"], type=Setup).expansions,
            clock=one["clock"],
            absence=one["absence"],
            clock_for=one["clock_for"],
            lesson=one["lesson"],
            event=one["event"],
            created=one["created"],
            touched=one["touched"],
            your_turn=any(seat.mine and not seat.bot and f",{seat.seat}," in waiting for seat in sitting),
            unread=seen is None or seen < one["touched"],
            winners=seats_in(one["winners"]),
            seats=sitting,
        )

    # Looking back

    async def position(
        self, player: Player, name: str, at: int, language: str, in_words: bool = False
    ) -> Position:
        """The match as this person could have seen it after so many answers."""
        table = await self.visible(player, name)
        match = table.playing
        answers = len(match.answers)
        if not 0 <= at <= answers:
            raise Denied("position", 404, answers=answers, at=at)
        then = match.fork(at)
        seat = table.perspective(table.seats_of(player.id))
        return Position(
            at=at,
            answers=answers,
            told=table.told_at(at),
            view=then.view(seat),
            waiting=tuple(part.seat for part in then.waiting),
            sections=sections(table.game, then, seat, language, in_words),
        )

    async def record(self, player: Player, name: str) -> Record:
        """The record of a finished match, with the secret of its dice."""
        table = await self.visible(player, name)
        if not table.over or table.lesson is not None:
            raise Denied("unfinished")
        await self.check_revealed(table)
        secret = bytes.fromhex(table.head.secret)
        return records.record_of(
            table.playing,
            table.game.content,
            fair=FairDice(commitment(secret), table.head.shares, table.head.secret),
            players=tuple(chair.bot or chair.name for chair in table.chairs),
            conceded=table.course.conceded,
        )

    async def check_revealed(self, table: LiveTable) -> None:
        """Refuse what would show more of a finished match than was seen, while its event goes on.

        What somebody brought to it they bring to the next one too.
        """
        if not table.head.event:
            return
        event = table.head.event
        runs = select(events.c.id).where(events.c.id == event, events.c.stage.not_in((OVER, CLOSED)))
        played = select(matches.c.id).where(matches.c.event == event, matches.c.stage == PLAYING)
        for query in (runs, played):
            if await self.store.one(query.limit(1)) is not None:
                raise Denied("event-runs")

    async def proof(self, player: Player, name: str) -> Proof:
        """The finished match was replayed from its record: every answer was allowed, every die came from the secret."""
        record = await self.record(player, name)
        game = self.shelf.game(record.game, record.setup.expansions)
        records.replay(record, game, game.content, checkpoints=False)
        assert record.fair is not None
        given = len(record.answers)
        return Proof(
            record.fair.commitment, record.fair.secret, record.fair.shares, given, record.winners or ()
        )

    async def fork(self, player: Player, name: str, at: int) -> str:
        """A new table that goes on from a position of a finished match, or of one that nobody else plays; its id."""
        table = await self.visible(player, name)
        others = {chair.player for chair in table.chairs} - {None, player.id}
        if not table.over and others:
            raise Denied("unfinished")
        await self.check_revealed(table)
        answers = table.playing.answers
        if not 0 <= at <= len(answers):
            raise Denied("position", 404, answers=len(answers), at=at)
        await self.check_count(player)
        mine = table.seats_of(player.id) or (table.playing.waiting[0].seat if not table.over else 0,)
        new = new_id()
        rows = [
            {
                "match": new,
                "seat": chair.seat,
                "player": player.id if chair.seat in mine else None,
                "bot": "" if chair.seat in mine else chair.bot or bots.house_bot(table.game),
                "share": share,
                # What others have brought is theirs, and does not go on to another table.
                "brings": chair.brings if chair.player in (None, player.id) else "",
            }
            for chair, share in zip(table.chairs, table.head.shares, strict=True)
        ]
        values = begun(table.head.shares) | {
            "secret": table.head.secret,
            "forked": f"{name}:{at}",
            "lesson": table.head.lesson,
            "waiting": seat_list(part.seat for part in table.playing.fork(at).waiting),
        }
        await self.insert(new, player, table.game, table.head.setup, rows, **values)
        if given := answers_kept(new, player.id, answers[:at]):
            await self.store.do(moves.insert().values(given))
        return new
