"""What a browser can ask for over HTTP, and the door of the live connection."""

from __future__ import annotations

import logging
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from locanda.kernel.record import encode
from locanda.kernel.refusal import LocandaError

from . import shelf
from .accounts import Accounts, Player
from .decks import Decks
from .denied import Denied
from .events import Events
from .forms import Begin, Fork, HandOver, Lists, NewTable, Position, Proof, Sit
from .lifecycle import LifeCycle
from .limits import Buckets
from .live import COOKIE, Live
from .lobby import Lobby
from .metrics import Metrics
from .rematch import Rematch
from .reviews import Reviewed, Reviews
from .settings import Settings
from .store import Store
from .tables import Tables
from .thinking import Thinkers

log = logging.getLogger("locanda.server")

MONTHS = 400 * 24 * 3600  # seconds that a device stays known
Text = Annotated[str, Meta(max_length=200)]
Asking: TypeAlias = Request[Any, Any, Any]


class House(msgspec.Struct):
    """Everything that a worker works with."""

    settings: Settings
    store: Store
    accounts: Accounts
    tables: Tables
    lobby: Lobby
    life: LifeCycle
    rematch: Rematch
    live: Live
    thinkers: Thinkers
    reviews: Reviews
    metrics: Metrics
    logins: Buckets
    creations: Buckets
    keeps: Buckets
    looks: Buckets
    decks: Decks
    events: Events

    def open_tables(self) -> dict[str, int]:
        """What is open now, for monitoring."""
        return {
            "tables": len(self.tables.live),
            "sockets": sum(len(found) for found in self.tables.watchers.values()),
        }


# Handlers are given the house they work in, and who asks.
Here: TypeAlias = NamedDependency[House]
Known: TypeAlias = NamedDependency[Player]
Anybody: TypeAlias = NamedDependency[Player | None]


class GuestForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody gives a name."""

    name: Text


class LoginForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes with an account."""

    login: Text
    password: Text


class AccountForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants an account."""

    name: Text
    login: Text
    password: Text


class Me(msgspec.Struct, frozen=True):
    """Who the page belongs to."""

    player: Player | None
    local: bool


class Opened(msgspec.Struct, frozen=True):
    """The id of a table."""

    id: str


def address(request: Asking) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else ""


def language(request: Asking) -> str:
    """The language that a request asks for."""
    return "it" if request.headers.get("accept-language", "").lower().startswith("it") else "en"


async def house_of(request: Asking) -> House:
    """The house that a request came to."""
    found: House = request.app.state.house
    found.metrics.requests += 1
    return found


async def maybe_player(request: Asking) -> Player | None:
    """Who sent the request, if they are known."""
    house: House = request.app.state.house
    token = request.cookies.get(COOKIE, "")
    return await house.accounts.who(token) if token else None


async def known_player(request: Asking) -> Player:
    """Who sent the request; strangers are asked for their name first."""
    house: House = request.app.state.house
    player = await maybe_player(request)
    if player is None:
        raise Denied("player", 401)
    house.looks.take(player.id)
    return player


def _known_as(house: House, player: Player, token: str) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=MONTHS,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )
    return Response(Me(player, house.settings.local), cookies=[cookie])


# People


@get("/api/me")
async def me(house: Here, somebody: Anybody) -> Me:
    """Who the page belongs to."""
    return Me(somebody, house.settings.local)


@post("/api/guest")
async def guest(house: Here, request: Asking, data: JSONBody[GuestForm]) -> Response[Me]:
    """A guest comes in."""
    house.logins.take(address(request))
    return _known_as(house, *await house.accounts.guest(data.name))


@post("/api/account")
async def register(
    house: Here, request: Asking, somebody: Anybody, data: JSONBody[AccountForm]
) -> Response[Me]:
    """An account is made; a guest keeps everything."""
    house.logins.take(address(request))
    return _known_as(house, *await house.accounts.register(somebody, data.name, data.login, data.password))


@post("/api/login")
async def login(house: Here, request: Asking, data: JSONBody[LoginForm]) -> Response[Me]:
    """Somebody comes in with an account."""
    house.logins.take(address(request))
    house.logins.take(f"login {data.login.lower()}")
    return _known_as(house, *await house.accounts.login(data.login, data.password))


@post("/api/logout")
async def logout(house: Here, request: Asking) -> Response[Me]:
    """The device forgets who it belonged to."""
    await house.accounts.logout(request.cookies.get(COOKIE, ""))
    response = Response(Me(None, house.settings.local))
    response.delete_cookie(COOKIE)
    return response


# Games


@get("/api/games")
async def games(house: Here, request: Asking) -> Response[bytes]:
    """The games that can be played here."""
    return shelf.listed(house.tables.shelf).answer(request)


@get("/api/games/{name:str}", cache_control=None)
async def game(
    house: Here, request: Asking, name: FromPath[str], with_: Annotated[str, QueryParameter(name="with")] = ""
) -> Response[bytes]:
    """Everything about a game that a page needs: its board, cards and rules, in both languages."""
    try:
        found = house.tables.shelf.game(name, [one for one in with_.split(",") if one])
    except LocandaError:
        raise Denied("table", 404) from None
    return shelf.library(found).answer(request)


# Tables


@get("/api/tables")
async def tables(house: Here, player: Known) -> Lists:
    """The tables that somebody may care about."""
    return await house.lobby.lists(player)


@post("/api/tables")
async def open_table(house: Here, player: Known, data: JSONBody[NewTable]) -> Opened:
    """A table is opened."""
    house.creations.take(player.id)
    return Opened(await house.lobby.open(player, data))


@post("/api/lessons/{game_id:str}/{lesson:str}")
async def teach(house: Here, player: Known, game_id: FromPath[str], lesson: FromPath[str]) -> Opened:
    """A lesson begins."""
    house.creations.take(player.id)
    return Opened(await house.lobby.teach(player, game_id, lesson))


@get("/api/invitations/{invite:str}")
async def invitation(house: Here, player: Known, invite: FromPath[str]) -> Opened:
    """The table of an invitation."""
    return Opened(await house.lobby.invited(invite))


@post("/api/tables/{name:str}/sit")
async def sit(house: Here, player: Known, name: FromPath[str], data: JSONBody[Sit]) -> Opened:
    """Somebody sits down."""
    await house.lobby.sit(player, name, data)
    return Opened(name)


@post("/api/tables/{name:str}/leave")
async def leave(house: Here, player: Known, name: FromPath[str]) -> Opened:
    """Somebody gets up before the match begins."""
    await house.lobby.leave(player, name)
    return Opened(name)


@post("/api/tables/{name:str}/begin")
async def begin(house: Here, player: Known, name: FromPath[str], data: JSONBody[Begin]) -> Opened:
    """The match begins."""
    await house.lobby.begin(player, name, data)
    return Opened(name)


@post("/api/tables/{name:str}/seats/{seat:int}")
async def hand_over(
    house: Here, player: Known, name: FromPath[str], seat: FromPath[int], data: JSONBody[HandOver]
) -> Opened:
    """A bot plays on at a seat, or a person again."""
    house.creations.take(player.id)
    await house.lobby.hand_over(player, name, seat, data.bot)
    return Opened(name)


@get("/api/tables/{name:str}/at/{answers:int}")
async def position(
    house: Here,
    player: Known,
    request: Asking,
    name: FromPath[str],
    answers: FromPath[int],
    in_words: Annotated[bool, QueryParameter()] = False,
) -> Position:
    """The match as it stood."""
    return await house.lobby.position(player, name, answers, language(request), in_words)


@post("/api/tables/{name:str}/fork")
async def fork(house: Here, player: Known, name: FromPath[str], data: JSONBody[Fork]) -> Opened:
    """A new table goes on from a position."""
    house.creations.take(player.id)
    return Opened(await house.lobby.fork(player, name, data.at))


@get("/api/tables/{name:str}/record")
async def record(house: Here, player: Known, name: FromPath[str]) -> Response[bytes]:
    """The record of a finished match, for `locanda verify`."""
    data = encode(await house.lobby.record(player, name))
    headers = {"Content-Disposition": f'attachment; filename="{name}.json"'}
    return Response(data, media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{name:str}/proof")
async def proof(house: Here, player: Known, name: FromPath[str]) -> Proof:
    """A finished match was fair."""
    house.creations.take(player.id)
    return await house.lobby.proof(player, name)


@get("/api/tables/{name:str}/review")
async def review(house: Here, player: Known, name: FromPath[str]) -> Reviewed:
    """What decided a finished match; whoever may see the table may know, as its record is theirs too."""
    table = await house.lobby.visible(player, name)
    await house.lobby.check_revealed(table)
    if table.over and not house.reviews.knows(table):
        house.creations.take(player.id)
    return Reviewed(await house.reviews.of(table))


@websocket("/live/{name:str}")
async def live(socket: WebSocket[Any, Any, Any], name: FromPath[str]) -> None:
    """The live connection of a page."""
    house: House = socket.app.state.house
    await house.live.serve(socket, name, socket.query_params.get("invite", ""))


# Monitoring


@get("/health", media_type=MediaType.TEXT)
async def health(house: Here) -> str:
    """Whether the worker and its database work."""
    await house.store.one(shelf.ALIVE)
    return "ok"


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(house: Here) -> str:
    """What the worker counts."""
    return house.metrics.text(**house.open_tables())


# Refusals


def refused(request: Asking, error: LocandaError) -> Response[dict[str, str]]:
    """A refusal is a sentence in the reader's language."""
    house: House = request.app.state.house
    house.metrics.refused += 1
    if isinstance(error, Denied):
        return Response({"error": error.text(language(request))}, status_code=error.status)
    return Response({"error": str(error)}, status_code=409)


def misunderstood(request: Asking, error: HTTPException) -> Response[dict[str, str]]:
    """A request that makes no sense gets a sentence too."""
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    why = Denied("message", error.status_code, why="; ".join(reasons)[:300] or str(error.detail)[:200])
    return Response({"error": why.text(language(request))}, status_code=error.status_code)


def trouble(request: Asking, error: Exception) -> Response[dict[str, str]]:
    """Our own fault: the log has the details, the client a sentence."""
    house: House = request.app.state.house
    house.metrics.troubles += 1
    log.exception("a request to %s failed", request.url.path, exc_info=error)
    return Response({"error": Denied("trouble").text(language(request))}, status_code=500)


HANDLERS: tuple[Any, ...] = (
    *(me, guest, register, login, logout, games, game, tables, open_table, teach, invitation, sit, leave),
    *(begin, hand_over, position, fork, record, proof, review, live, health, metrics),
)
