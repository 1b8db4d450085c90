"""Brings a database to the schema of this version, before any worker starts."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from locanda.kernel.refusal import LocandaError

from .schema import keys
from .settings import Settings
from .store import engine_for

FOLDER = Path(__file__).parent / "migrations"


def migrate(url: str) -> None:
    """The database has the tables of this version; one that cannot be reached or is newer is refused in a sentence."""

    def upgrade(connection: Any) -> None:
        config = Config()
        config.set_main_option("script_location", str(FOLDER))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

    async def run() -> None:
        engine = engine_for(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
        finally:
            await engine.dispose()

    try:
        asyncio.run(run())
    except (SQLAlchemyError, OSError, CommandError) as error:
        reason = str(error).splitlines()[0]
        raise LocandaError(f"the database {_without_password(url)} cannot be used: {reason}") from None


def prepare(settings: Settings) -> Settings:
    """The settings with which workers start, on a database that is ready for them."""
    migrate(settings.database)
    return msgspec.structs.replace(settings, key=shared_key(settings.database, "csrf"))


def shared_key(url: str, name: str) -> str:
    """A secret that all workers share, made by the first of them."""

    async def run() -> str:
        engine = engine_for(url)
        query = select(keys.c.value).where(keys.c.name == name)
        try:
            async with engine.begin() as connection:
                found = (await connection.execute(query)).scalar()
                if found is None:
                    found = secrets.token_hex(32)
                    await connection.execute(keys.insert().values(name=name, value=found))
            return str(found)
        except IntegrityError:
            async with engine.connect() as connection:
                return str((await connection.execute(query)).scalar_one())
        finally:
            await engine.dispose()

    return asyncio.run(run())


def _without_password(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
