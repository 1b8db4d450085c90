"""A table is closed, put away and played again; a seat is kept for somebody, given up, and played on for the absent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Apply; of the tables so far nobody is absent, has given up or is waited for."""
    op.add_column("matches", sa.Column("absence", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("rematch", sa.String(length=24), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("reserved", sa.String(length=24), nullable=True))
    op.add_column("seats", sa.Column("conceded", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index(op.f("ix_seats_reserved"), "seats", ["reserved"])
    op.create_table(
        "put_away",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_put_away_match")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_put_away_player")),
        sa.PrimaryKeyConstraint("match", "player", name=op.f("pk_put_away")),
    )


def downgrade() -> None:
    """Take back; a table that was closed is over."""
    matches = sa.table("matches", sa.column("stage"))
    op.execute(sa.update(matches).where(matches.c.stage == "closed").values(stage="over"))
    op.drop_table("put_away")
    op.drop_index(op.f("ix_seats_reserved"), table_name="seats")
    op.drop_column("seats", "conceded")
    op.drop_column("seats", "reserved")
    op.drop_column("matches", "rematch")
    op.drop_column("matches", "absence")
