"""People: guests who give a name, accounts with a password, and the sessions that their devices keep."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from .denied import Denied
from .schema import players, sessions
from .store import Store, now

_LOGIN = re.compile(r"^[\w.-]{3,40}$")
_hasher = PasswordHasher()
# Compared with when there is no such account, so that the answer takes as long.
_NOBODY = _hasher.hash("nobody")


class Player(msgspec.Struct, frozen=True):
    """A person as the server knows them; guests have no login."""

    id: str
    name: str
    login: str | None = None


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(12)


def _hash(token: str) -> str:
    return hashlib.blake2b(token.encode(), digest_size=32).hexdigest()


def clean_name(name: str) -> str:
    """A name without needless blanks and without control characters."""
    found = " ".join("".join(one if one.isprintable() else " " for one in name).split())
    if not 1 <= len(found) <= 40:
        raise Denied("name", 400)
    return found


class Accounts:
    """Who people are."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def guest(self, name: str) -> tuple[Player, str]:
        """A new guest, and the token that their device keeps."""
        player = Player(new_id(), clean_name(name))
        await self.store.do(players.insert().values(id=player.id, name=player.name, created=now()))
        return player, await self._open(player)

    async def register(
        self, player: Player | None, name: str, login: str, password: str
    ) -> tuple[Player, str]:
        """An account; a guest keeps seats and games."""
        if not _LOGIN.match(login):
            raise Denied("login-bad", 400)
        if not 8 <= len(password) <= 200:
            raise Denied("password", 400)
        if player is not None and player.login is not None:
            raise Denied("account")
        hashed = await asyncio.to_thread(_hasher.hash, password)
        found = Player(player.id if player else new_id(), clean_name(name), login.lower())
        values = {"name": found.name, "login": found.login, "password": hashed}
        try:
            if player is None:
                await self.store.do(players.insert().values(id=found.id, created=now(), **values))
            else:
                await self.store.do(update(players).where(players.c.id == player.id).values(**values))
        except IntegrityError:
            raise Denied("login-taken") from None
        return found, await self._open(found)

    async def login(self, login: str, password: str) -> tuple[Player, str]:
        """The person of an account, and the token that this device keeps."""
        found = await self.store.one(select(players).where(players.c.login == login.lower()))
        hashed = _NOBODY if found is None or not found["password"] else found["password"]
        try:
            await asyncio.to_thread(_hasher.verify, hashed, password)
        except (Argon2Error, InvalidHashError):
            raise Denied("login", 403) from None
        if found is None:
            raise Denied("login", 403)
        player = Player(found["id"], found["name"], found["login"])
        return player, await self._open(player)

    async def logout(self, token: str) -> None:
        """The device is nobody's any more."""
        await self.store.do(delete(sessions).where(sessions.c.token == _hash(token)))

    async def who(self, token: str) -> Player | None:
        """The person whose device has this token."""
        query = (
            select(players.c.id, players.c.name, players.c.login)
            .join(sessions, sessions.c.player == players.c.id)
            .where(sessions.c.token == _hash(token))
        )
        found = await self.store.one(query)
        return None if found is None else Player(found["id"], found["name"], found["login"])

    async def _open(self, player: Player) -> str:
        token = secrets.token_urlsafe(32)
        await self.store.do(sessions.insert().values(token=_hash(token), player=player.id, created=now()))
        return token
