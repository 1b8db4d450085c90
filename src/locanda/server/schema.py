"""What the database holds. A move is one row that is only ever added; everything about a match follows from them."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("created", Float, nullable=False),
)

# A person's way in on one device; only the hash of the token is kept.
sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("player", String(24), ForeignKey("players.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("content", String(64), nullable=False),
    Column("setup", Text, nullable=False),
    Column("owner", String(24), ForeignKey("players.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("invite", String(24), nullable=False, unique=True),
    # gathering, playing or over
    Column("stage", String(12), nullable=False, index=True),
    # The dice come from the secret and the seats' shares as they were when the match began, kept as JSON.
    Column("secret", String(64), nullable=False),
    Column("shares", Text, nullable=False, server_default="[]"),
    # Seconds for each decision; 0 is as long as one likes.
    Column("clock", Integer, nullable=False),
    # The lesson that it is, or the match and answer that it goes on from.
    Column("lesson", String(100), nullable=False, default=""),
    Column("forked", String(40), nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    # Who is waited for, as the lobby shows it; the moves are the truth.
    Column("waiting", String(40), nullable=False, default=""),
    Column("winners", String(40), nullable=False, default=""),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # Whose seat it is; none while nobody sits there, or for a bot from the start.
    Column("player", String(24), ForeignKey("players.id"), index=True),
    # The bot that plays there now; empty while a person does.
    Column("bot", String(40), nullable=False, default=""),
    # What the seat adds to the dice, until the match begins.
    Column("share", String(64), nullable=False, default=""),
    # What the seat wants to play (a hero, a deck); empty for whatever comes.
    Column("brings", String(200), nullable=False, default=""),
)

moves = Table(
    "moves",
    metadata,
    Column("match", String(24), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", String(200), nullable=False),
    # Who did it: a person, a bot's name, or the clock.
    Column("actor", String(40), nullable=False),
    # The id that the client gave to the request, so that repeating it is harmless; none for bots and clocks.
    Column("request", String(40)),
    Column("at", Float, nullable=False),
    UniqueConstraint("match", "request"),
    sqlite_with_rowid=False,
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(24), ForeignKey("matches.id"), nullable=False),
    Column("player", String(24), ForeignKey("players.id"), nullable=False),
    Column("name", String(40), nullable=False),
    # Empty for the whole table, or the seats of a team.
    Column("team", String(40), nullable=False, default=""),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_chats_match_id", "match", "id"),
)

# How far somebody has followed a match, for the digest at the next visit.
visits = Table(
    "visits",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("player", String(24), ForeignKey("players.id"), primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

# Secrets that all workers share.
keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)


def seat_list(numbers: Iterable[int]) -> str:
    """Seats as the lobby's columns keep them: between commas, so that one can be looked for."""
    found = tuple(numbers)
    return f",{','.join(map(str, found))}," if found else ""
