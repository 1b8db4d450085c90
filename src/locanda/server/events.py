"""Events: rounds of matches, paired by how everybody stands. Everything follows from what the database holds.

A step of an event (it begins, results come in, the next round is paired) is one transaction that holds the event's row:
whichever worker takes it, it is taken once, and whole.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Any

from sqlalchemy import RowMapping, func, select, update

from locanda.bots import house_bot
from locanda.kernel.game import Game, Setup
from locanda.kernel.refusal import LocandaError

from .accounts import Player, new_id
from .denied import Denied, denied_setup
from .event_forms import (
    Enter,
    Fill,
    NewEvent,
)
from .event_room import Moved
from .event_rounds import EventRounds
from .event_rows import (
    ENDED,
    LEAST,
    OPENING,
    RUNNING,
    new_entrant,
    opening_of,
    packed,
    people_of,
    playable,
    round_setup,
)
from .lifecycle import LifeCycle
from .pairing import most_rounds, rounds_for
from .rows import new_secret
from .schema import entrants, events, matches, pairings, players, seats
from .settings import Limits
from .shelf import earns
from .store import now
from .table import CLOSED, GATHERING, PLAYING

log = logging.getLogger("locanda.events")

TICK = 0.5  # seconds between two looks at tables that have ended
SEARCH = 30.0  # seconds between two looks for tables at which bots play and nothing has happened for
STILL = 60.0  # seconds


class Events(EventRounds):
    """Everything about events; what happens at their tables is the tables' business."""

    def __init__(self, life: LifeCycle, limits: Limits) -> None:
        super().__init__(life, limits)
        self._searched = 0.0
        self._ended: set[str] = set()
        self._rests: dict[str, float] = {}  # until when events rest that could not go on
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Events go on by themselves from now on, wherever they were interrupted."""
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Events stand still."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # Opening and entering

    async def open(self, player: Player, new: NewEvent) -> str:
        """An event whose entrants gather; its id."""
        game = self.lobby.game(new.game, new.expansions)
        self.lobby.check_clock(game, new)
        name = " ".join(new.name.split())
        if not name or not name.isprintable():
            raise Denied("event-name", 400)
        self._check_tables(game, new)
        values = {
            "id": new_id(),
            "owner": player.id,
            "name": name,
            "game": game.id,
            "expansions": packed(game.expansions),
            "opening": packed(new.opening),
            "options": packed(new.options),
            "public": new.public,
            "invite": new_id(),
            "stage": GATHERING,
            "rounds": new.rounds,
            "secret": new_secret(),
            "clock": new.clock,
            "clock_for": new.clock_for,
            "absence": new.absence,
            "created": now(),
            "touched": now(),
        }
        own = (events.c.owner == player.id) & events.c.stage.in_((GATHERING, *RUNNING))
        async with self.store.writing() as connection:
            await connection.execute(
                update(players).where(players.c.id == player.id).values(name=players.c.name)
            )
            count = await connection.execute(select(func.count()).where(own))
            if count.scalar_one() >= self.most_events:
                raise Denied("many-events", 429)
            await connection.execute(events.insert().values(values))
        return str(values["id"])

    def _check_tables(self, game: Game, new: NewEvent) -> None:
        """Refuse tables that the game cannot be played at."""
        setup = Setup(LEAST, options=new.options, expansions=game.expansions)
        try:
            game.check_setup(setup)
        except LocandaError as error:
            raise denied_setup(game, error) from None
        if new.opening is None:
            return
        if not self._counts(game, new.opening):
            try:
                game.check_setup(Setup(game.seats[1], options=new.opening, expansions=game.expansions))
            except LocandaError as error:
                raise denied_setup(game, error) from None
        if not earns(game, new.opening):
            raise Denied("event-opening", 400)

    async def enter(self, player: Player, name: str, ask: Enter) -> None:
        """A person takes part, or (who does already) brings something else."""
        event = await self._visible(player, name, ask.invite)
        game, opening = self._game(event), opening_of(event)
        if opening is not None and ask.brings:
            raise Denied("event-brings", 400)
        async with self._held(name, GATHERING) as connection:
            people = await people_of(connection, name)
            mine = next((one for one in people if one["player"] == player.id), None)
            others = [one["brings"] for one in people if one is not mine]
            self._check_brings(game, event, ask.brings, others)
            if mine is not None:
                here = (entrants.c.event == name, entrants.c.number == mine["number"])
                again = update(entrants).where(*here).values(share=ask.share, brings=ask.brings)
                await connection.execute(again)
                return
            if len(people) >= self._counts(game, opening)[-1]:
                raise Denied("event-full")
            values: dict[str, Any] = {
                "name": player.name,
                "share": ask.share,
                "brings": ask.brings,
                "seen": now(),
            }
            await connection.execute(new_entrant(people, event, player=player.id, **values))
            await connection.execute(update(events).where(events.c.id == name).values(touched=now()))

    def _check_brings(self, game: Game, event: RowMapping, brings: str, others: Sequence[str]) -> None:
        """Refuse what nobody could bring to a round's table, or not opposite one of the others."""
        if not brings:
            return
        try:
            game.check_setup(round_setup(game, event, (brings, "")))
        except LocandaError as error:
            raise denied_setup(game, error) from None
        for other in set(others):
            if other and not playable(game, round_setup(game, event, (brings, other))):
                raise Denied("brought")

    async def fill(self, player: Player, name: str, ask: Fill) -> None:
        """Bots take part until there are so many entrants."""
        event = await self._owned(player, name)
        game = self._game(event)
        bot = ask.bot or house_bot(game)
        self.lobby.check_bot(game, bot)
        counts = self._counts(game, opening_of(event))
        if ask.seats > counts[-1]:
            raise Denied("event-count", fewest=counts[0], most=counts[-1])
        async with self._held(name, GATHERING) as connection:
            people = list(await people_of(connection, name))
            for _ in range(len(people), ask.seats):
                await connection.execute(new_entrant(people, event, bot=bot, name=bot))
                people = list(await people_of(connection, name))
            await connection.execute(update(events).where(events.c.id == name).values(touched=now()))

    # Going on

    async def begin(self, player: Player, name: str) -> None:
        """The owner begins: all sit down at one table, or the first round is paired."""
        event = await self._owned(player, name)
        game, opening = self._game(event), opening_of(event)
        counts = self._counts(game, opening)
        async with self._held(name, GATHERING) as connection:
            people = await people_of(connection, name)
            count = len(people)
            if count not in counts:
                raise Denied("event-count", fewest=counts[0], most=counts[-1])
            rounds = min(event["rounds"] or rounds_for(count), most_rounds(count))
            values: dict[str, Any] = {"rounds": rounds, "touched": now()}
            if opening is not None:
                setup = Setup(count, options=opening, expansions=game.expansions)
                table = await self._lay(connection, event, game, setup, people, 0)
                values |= {"stage": OPENING, "match": table}
                tables = [table]
            else:
                await self._provide(connection, event, game, people)
                people = await people_of(connection, name)
                tables = await self._pair(connection, event, game, people, [])
                values |= {"stage": PLAYING, "round": 1}
            await connection.execute(update(events).where(events.c.id == name).values(values))
        await self._wake(tables)

    # Dropping out

    async def drop(self, player: Player, name: str, number: int | None) -> None:
        """Somebody takes part no longer: before it begins they are gone, later they give up where they play.

        The owner may say so of others, who do not come any more.
        """
        event = await self._known(name)
        async with self._held(name, GATHERING, *RUNNING) as connection:
            people = await people_of(connection, name)
            found = next(
                (
                    one
                    for one in people
                    if (one["player"] == player.id if number is None else one["number"] == number)
                ),
                None,
            )
            if found is None:
                raise Denied("entrant", 404)
            if player.id not in (found["player"], event["owner"]):
                raise Denied("owner", 403)
            if found["dropped"]:
                raise Denied("dropped")
            here = (entrants.c.event == name, entrants.c.number == found["number"])
            stage = select(events.c.stage).where(events.c.id == name)
            if (await connection.execute(stage)).scalar_one() == GATHERING:
                await connection.execute(entrants.delete().where(*here))
            else:
                await connection.execute(update(entrants).where(*here).values(dropped=True))
            await connection.execute(update(events).where(events.c.id == name).values(touched=now()))
        await self._give_up(name)

    async def _give_up(self, name: str) -> None:
        """Whoever has dropped out plays on nowhere: a round's table is lost, and a bot minds the seat of the first."""
        event = await self._known(name)
        gone = select(entrants).where(entrants.c.event == name, entrants.c.dropped)
        people = {one["number"]: one for one in await self.store.all(gone) if one["player"] is not None}
        if not people:
            return
        if event["stage"] == OPENING:
            table = await self.tables.get(event["match"])
            gone_people = {one["player"] for one in people.values()}
            for chair in list(table.chairs):
                player = chair.player
                if player is not None and player in gone_people and not chair.bot:
                    with contextlib.suppress(Denied):  # it ended meanwhile
                        await self.tables.hand_over(table, player, chair.seat, house_bot(table.game))
        open_ones = select(pairings).where(pairings.c.event == name, pairings.c.result == "")
        for one in await self.store.all(open_ones):
            for number in (one["first"], one["second"]):
                found = people.get(number)
                if found is not None:
                    with contextlib.suppress(Denied):  # it ended meanwhile, or they gave up before
                        await self.life.concede(Player(found["player"], found["name"]), one["match"])

    async def close(self, player: Player, name: str) -> None:
        """The event comes to no end; its tables are tables like any other."""
        await self._owned(player, name)
        async with self._held(name, GATHERING, *RUNNING) as connection:
            await self._end(connection, name, CLOSED)

    # By itself

    async def _watch(self) -> None:
        """Events go on when their tables have ended, at whichever worker."""
        while True:
            try:
                if now() - self._searched > SEARCH:
                    await self._find_still()
                    self._searched = now()
                self._note_ended()
                due = [name for name in await self._due() if self._rests.get(name, 0.0) < now()]
                # Each by itself, so that one that cannot go on holds up no other.
                done = await asyncio.gather(*(self._go_on(name) for name in due), return_exceptions=True)
                for name, trouble in zip(due, done, strict=True):
                    if isinstance(trouble, Exception):
                        self._rests[name] = now() + SEARCH
                        self.tables.metrics.troubles += 1
                        log.error("event %s cannot go on", name, exc_info=trouble)
            except LocandaError as error:
                log.warning("%s", error)
            await asyncio.sleep(TICK)

    def _note_ended(self) -> None:
        """That a table has ended is written down by every worker that comes to know it, so that none says otherwise."""
        ended = {name for name, table in self.tables.live.items() if table.head.event and table.over}
        for name in ended - self._ended:
            self.tables.note(name)
        self._ended = ended

    async def _go_on(self, name: str) -> None:
        await self._give_up(name)
        with contextlib.suppress(Moved):  # another worker was faster
            await self.advance(name)

    async def _due(self) -> list[str]:
        """The events at which something has ended, or from which somebody has dropped out who plays still."""
        ended = matches.c.stage.in_(ENDED)
        open_one = pairings.c.result == ""
        opened = select(events.c.id).join(matches, matches.c.id == events.c.match)
        met = select(events.c.id).join(pairings, pairings.c.event == events.c.id)
        met = met.join(matches, matches.c.id == pairings.c.match).where(events.c.stage == PLAYING, open_one)
        playing = select(pairings.c.event).where(open_one)
        gone = met.join(entrants, entrants.c.event == events.c.id).where(
            matches.c.stage == PLAYING,
            entrants.c.dropped,
            entrants.c.player.is_not(None),
            entrants.c.number.in_((pairings.c.first, pairings.c.second)),
        )
        queries = (
            opened.where(events.c.stage == OPENING, ended),
            met.where(ended),
            select(events.c.id).where(events.c.stage == PLAYING, events.c.id.not_in(playing)),
            gone,
        )
        found = [one["id"] for query in queries for one in await self.store.all(query)]
        return list(dict.fromkeys(found))

    async def _find_still(self) -> None:
        """Tables that nobody has at hand are: at the start all, later those at which bots should have played.

        How such a table stands follows from its moves, also if its worker was ended before it noted that.
        """
        runs = matches.c.event.in_(select(events.c.id).where(events.c.stage.in_(RUNNING)))
        query = select(matches.c.id).where(matches.c.stage == PLAYING, runs)
        if self._searched:
            bots = select(seats.c.match).where(seats.c.bot != "")
            query = query.where(matches.c.touched < now() - STILL, matches.c.id.in_(bots))
        await self._wake([one["id"] for one in await self.store.all(query)])
