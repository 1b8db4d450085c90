"""A server for the tests of a module, and the services that a developer's machine may or may not have."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from redis import Redis
from redis.exceptions import RedisError

from tests.server.house import POSTGRES, REDIS, House, serving, sqlite


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on SQLite."""
    with serving(sqlite(tmp_path_factory.mktemp("house"))) as found:
        yield found


def missing(service: str, error: Exception) -> None:
    """Skip on a developer's machine; where all services are promised, fail."""
    if os.environ.get("CI"):
        pytest.fail(f"{service} is not there: {error}")
    pytest.skip(f"no {service} on this machine")


@pytest.fixture
def postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL database, dropped afterwards."""
    name = f"locanda_{secrets.token_hex(6)}"
    server = POSTGRES.replace("postgresql+asyncpg", "postgresql")

    async def run(statement: str) -> None:
        connection = await asyncpg.connect(f"{server}/postgres")
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    try:
        asyncio.run(run(f'CREATE DATABASE "{name}"'))
    except (OSError, asyncpg.PostgresError) as error:
        missing("PostgreSQL", error)
    yield f"{POSTGRES}/{name}"
    asyncio.run(run(f'DROP DATABASE "{name}" WITH (FORCE)'))


@pytest.fixture
def redis() -> str:
    """The address of a Redis."""
    try:
        with Redis.from_url(REDIS) as found:
            found.ping()
    except RedisError as error:
        missing("Redis", error)
    return REDIS


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each kind of database, empty."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/test.db"
    found: str = request.getfixturevalue("postgres")
    return found
