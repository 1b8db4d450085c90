"""Events: rounds of matches between entrants who are paired by how they stand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Apply; no table so far belongs to an event."""
    op.add_column("matches", sa.Column("event", sa.String(length=24), nullable=False, server_default=""))
    op.create_table(
        "events",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("owner", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("expansions", sa.Text(), nullable=False),
        sa.Column("opening", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("invite", sa.String(length=24), nullable=False),
        sa.Column("stage", sa.String(length=12), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("match", sa.String(length=24), nullable=False, server_default=""),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("clock", sa.Integer(), nullable=False),
        sa.Column("clock_for", sa.String(length=10), nullable=False),
        sa.Column("absence", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["players.id"], name=op.f("fk_events_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_events")),
        sa.UniqueConstraint("invite", name=op.f("uq_events_invite")),
    )
    op.create_index(op.f("ix_events_owner"), "events", ["owner"])
    op.create_index(op.f("ix_events_stage"), "events", ["stage"])
    op.create_table(
        "entrants",
        sa.Column("event", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("share", sa.String(length=64), nullable=False),
        sa.Column("brings", sa.String(length=1000), nullable=False),
        sa.Column("dropped", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("seen", sa.Float(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["event"], ["events.id"], name=op.f("fk_entrants_event")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_entrants_player")),
        sa.PrimaryKeyConstraint("event", "number", name=op.f("pk_entrants")),
        sa.UniqueConstraint("event", "player", name=op.f("uq_entrants_event_player")),
    )
    op.create_index(op.f("ix_entrants_player"), "entrants", ["player"])
    op.create_table(
        "pairings",
        sa.Column("event", sa.String(length=24), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("second", sa.Integer(), nullable=True),
        sa.Column("match", sa.String(length=24), nullable=False, server_default=""),
        sa.Column("result", sa.String(length=8), nullable=False, server_default=""),
        sa.ForeignKeyConstraint(["event"], ["events.id"], name=op.f("fk_pairings_event")),
        sa.PrimaryKeyConstraint("event", "round", "number", name=op.f("pk_pairings")),
    )
    op.create_index(op.f("ix_pairings_match"), "pairings", ["match"])


def downgrade() -> None:
    """Take back; the tables of events are tables like any other."""
    op.drop_table("pairings")
    op.drop_table("entrants")
    op.drop_table("events")
    op.drop_column("matches", "event")
