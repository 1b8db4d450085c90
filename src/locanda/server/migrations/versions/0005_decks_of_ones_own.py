"""People keep decks of their own, and a seat brings as much as a deck takes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

SHORT, LONG = 200, 1000


def upgrade() -> None:
    """Apply; nobody has a deck yet."""
    _widen(SHORT, LONG)
    op.create_table(
        "decks",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("brings", sa.String(length=LONG), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_decks_player")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_decks")),
    )
    op.create_index(op.f("ix_decks_player"), "decks", ["player"])


def downgrade() -> None:
    """Take back; who had chosen something too long to be kept has chosen nothing."""
    op.drop_table("decks")
    seats = sa.table("seats", sa.column("brings"))
    op.execute(sa.update(seats).where(sa.func.length(seats.c.brings) > SHORT).values(brings=""))
    _widen(LONG, SHORT)


def _widen(before: int, after: int) -> None:
    """What a seat brings may have so many letters."""
    with op.batch_alter_table("seats") as seats:
        seats.alter_column(
            "brings",
            existing_type=sa.String(length=before),
            type_=sa.String(length=after),
            existing_nullable=False,
        )
