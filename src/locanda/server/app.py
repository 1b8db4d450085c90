"""The web application: the rooms of the house put together, with cookies, headers and doors around them."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException

from locanda.kernel.refusal import LocandaError

from .accounts import Accounts
from .bus import Bus, RedisBus
from .chat import Chat
from .deck_routes import HANDLERS as DECKS
from .decks import Decks
from .event_routes import HANDLERS as EVENTS
from .events import Events
from .lifecycle import LifeCycle
from .lifecycle_routes import HANDLERS as LIFECYCLE
from .limits import Buckets
from .live import Live
from .lobby import Lobby
from .metrics import Metrics
from .page import page_in
from .rematch import Rematch
from .reviews import Reviews
from .routes import HANDLERS, House, house_of, known_player, maybe_player, misunderstood, refused, trouble
from .settings import Settings
from .shelf import Shelf
from .store import Store
from .tables import Tables
from .thinking import Thinkers

CSRF_COOKIE, CSRF_HEADER = "locanda-csrf", "x-csrf"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def build(settings: Settings) -> House:
    """The rooms of the house, not yet open."""
    store, metrics = Store(settings.database), Metrics()
    shelf, limits = Shelf(settings.game_ids, settings.load), settings.limits
    thinkers = Thinkers(settings.thinkers, settings.longest_thought, metrics)
    accounts = Accounts(store)
    tables = Tables(store, shelf, thinkers, metrics)
    chat = Chat(store, tables)
    lobby = Lobby(store, tables, shelf, limits)
    life = LifeCycle(lobby)
    return House(
        settings=settings,
        store=store,
        accounts=accounts,
        tables=tables,
        lobby=lobby,
        life=life,
        rematch=Rematch(lobby),
        live=Live(accounts, tables, life, chat, thinkers, store, limits, metrics),
        thinkers=thinkers,
        reviews=Reviews(),
        metrics=metrics,
        logins=Buckets(*limits.login),
        creations=Buckets(*limits.create),
        keeps=Buckets(*limits.keep),
        looks=Buckets(*limits.look),
        decks=Decks(store, shelf, limits),
        events=Events(life, limits),
    )


class SafeHeaders:
    """An application whose every response carries the headers that keep other sites and injected scripts out."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Add the headers to whatever is sent."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = scope["path"]

        async def send_safely(message: Any) -> None:
            if message["type"] == "http.response.start":
                # The names of assets change with what is in them; that there is none is not for ever.
                lasting = path.startswith("/assets/") and message["status"] in (200, 304)
                caching = b"public, max-age=31536000, immutable" if lasting else b"no-cache"
                extra = [*self.headers, (b"cache-control", caching)]
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        await self.app(scope, receive, send_safely)


def _spare_the_collector() -> None:
    """Python's collector passes over what was loaded, and does not stop the worker to go through every table.

    A look at everything takes a fifth of a second with hundreds of tables; it is taken when some are put away.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000_000)


def create_app(settings: Settings) -> SafeHeaders:
    """The application of one worker."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        house = build(settings)
        app.state.house = house
        await house.store.start()
        bus = RedisBus(settings.bus, house.tables.look_again) if settings.bus else Bus()
        await house.tables.start(bus)
        await house.life.start()
        await house.events.start()
        _spare_the_collector()
        try:
            yield
        finally:
            await house.events.stop()
            await house.life.stop()
            await house.tables.stop()
            house.thinkers.stop()
            house.reviews.stop()
            await house.store.stop()

    handlers: list[Any] = [*HANDLERS, *LIFECYCLE, *DECKS, *EVENTS]
    if settings.static.is_dir():
        handlers.append(page_in(settings.static))
    app = Litestar(
        handlers,
        lifespan=[open_house],
        dependencies={
            "house": Provide(house_of),
            "player": Provide(known_player),
            "somebody": Provide(maybe_player),
        },
        exception_handlers={
            LocandaError: refused,
            HTTPException: misunderstood,
            Exception: trouble,
        },
        csrf_config=CSRFConfig(
            secret=settings.key,
            cookie_name=CSRF_COOKIE,
            header_name=CSRF_HEADER,
            cookie_secure=settings.secure,
            cookie_samesite="lax",
        ),
        request_max_body_size=settings.limits.body,
        openapi_config=None,
        logging_config=None,
    )
    return SafeHeaders(app)
