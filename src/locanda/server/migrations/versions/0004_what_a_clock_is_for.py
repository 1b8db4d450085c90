"""A table's clock is for a decision, or for a whole turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Apply; the clocks that there are were for decisions."""
    op.add_column("matches", sa.Column("clock_for", sa.String(10), nullable=False, server_default="decision"))


def downgrade() -> None:
    """Take back; every clock is for decisions again."""
    op.drop_column("matches", "clock_for")
