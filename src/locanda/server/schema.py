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
    false,
)

BRINGS = 1000  # letters of what a seat brings, in short

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
    # gathering, playing, over or closed
    Column("stage", String(12), nullable=False, index=True),
    # The dice come from the secret and the seats' shares as they were when the match began, kept as JSON.
    Column("secret", String(64), nullable=False),
    Column("shares", Text, nullable=False, server_default="[]"),
    # Seconds for each decision, or for all decisions of a seat in a turn; 0 is as long as one likes.
    Column("clock", Integer, nullable=False),
    Column("clock_for", String(10), nullable=False, server_default="decision"),
    # Seconds after which a bot plays on for somebody who is asked and away; 0 is never.
    Column("absence", Integer, nullable=False, server_default="0"),
    # The lesson that it is, or the match and answer that it goes on from.
    Column("lesson", String(100), nullable=False, default=""),
    Column("forked", String(40), nullable=False, default=""),
    # The event of which it is a table.
    Column("event", String(24), nullable=False, server_default=""),
    # The table at which the same people play again.
    Column("rematch", String(24), nullable=False, server_default=""),
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
    Column("brings", String(BRINGS), nullable=False, default=""),
    # For whom the seat is kept until they come.
    Column("reserved", String(24), index=True),
    # Whether whoever plays there has given up; the moves are the truth.
    Column("conceded", Boolean, nullable=False, server_default=false()),
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

# Tables that somebody does not want to see among their own for now.
put_away = Table(
    "put_away",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("player", String(24), ForeignKey("players.id"), primary_key=True),
    Column("at", Float, nullable=False),
)

# What people have made of their own (decks) to bring to tables; nobody else ever sees it.
decks = Table(
    "decks",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("player", String(24), ForeignKey("players.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    # What it is made for, as the game tells kinds apart.
    Column("kind", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("brings", String(BRINGS), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)

# Several matches, round after round, with pairings by how everybody stands.
events = Table(
    "events",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("owner", String(24), ForeignKey("players.id"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    # Expansions, the options of the table at which all begin (none: there is no such table) and those of the rounds'
    # tables, as JSON.
    Column("expansions", Text, nullable=False),
    Column("opening", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invite", String(24), nullable=False, unique=True),
    # gathering, opening (all at one table), playing (rounds), over or closed
    Column("stage", String(12), nullable=False, index=True),
    # How many rounds there are (0: as many as it takes), and which is played.
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),
    # The table at which all begin.
    Column("match", String(24), nullable=False, server_default=""),
    # From this the dice secrets of its tables come.
    Column("secret", String(64), nullable=False),
    Column("clock", Integer, nullable=False),
    Column("clock_for", String(10), nullable=False),
    Column("absence", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)

# Who takes part in an event: a person, or a bot.
entrants = Table(
    "entrants",
    metadata,
    Column("event", String(24), ForeignKey("events.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", String(24), ForeignKey("players.id"), index=True),
    Column("bot", String(40), nullable=False, default=""),
    Column("name", String(40), nullable=False),
    # What they add to the dice of each table, and what they bring to it.
    Column("share", String(64), nullable=False, default=""),
    Column("brings", String(BRINGS), nullable=False, default=""),
    Column("dropped", Boolean, nullable=False, server_default=false()),
    # When they last looked at how the event stands.
    Column("seen", Float, nullable=False, server_default="0"),
    UniqueConstraint("event", "player"),
)

# Who meets whom in which round of an event, by the numbers of entrants.
pairings = Table(
    "pairings",
    metadata,
    Column("event", String(24), ForeignKey("events.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("first", Integer, nullable=False),
    # None for a bye.
    Column("second", Integer),
    Column("match", String(24), nullable=False, server_default="", index=True),
    # first, second, draw or bye; empty while they play.
    Column("result", String(8), nullable=False, server_default=""),
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


def seats_in(kept: str) -> tuple[int, ...]:
    """The seats that such a column holds."""
    return tuple(int(seat) for seat in kept.strip(",").split(",") if seat)
