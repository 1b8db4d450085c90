"""A match keeps what its dice were made from."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Apply; matches that have begun keep the shares that their seats have now."""
    op.add_column("matches", sa.Column("shares", sa.Text(), nullable=False, server_default="[]"))
    matches = sa.table("matches", sa.column("id"), sa.column("stage"), sa.column("shares"))
    seats = sa.table("seats", sa.column("match"), sa.column("seat"), sa.column("share"))
    connection = op.get_bind()
    query = (
        sa.select(seats.c.match, seats.c.share)
        .join(matches, matches.c.id == seats.c.match)
        .where(matches.c.stage != "gathering")
        .order_by(seats.c.match, seats.c.seat)
    )
    shares: dict[str, list[str]] = {}
    for match, share in connection.execute(query):
        shares.setdefault(match, []).append(share)
    if shares:
        kept = (
            sa.update(matches)
            .where(matches.c.id == sa.bindparam("match"))
            .values(shares=sa.bindparam("given"))
        )
        rows = [{"match": match, "given": json.dumps(given)} for match, given in shares.items()]
        connection.execute(kept, rows)


def downgrade() -> None:
    """Take back; the seats have their shares still."""
    op.drop_column("matches", "shares")
