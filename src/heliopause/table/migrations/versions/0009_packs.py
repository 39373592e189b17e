"""Packs are kept by their hash, and a table says which one it is played with."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.add_column("tables", sa.Column("pack", sa.String, nullable=True))
