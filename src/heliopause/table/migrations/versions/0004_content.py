"""A table knows the rules and keeps the content it began with; those from before know neither."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("tables", sa.JSON, nullable=False),
    )
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("content", sa.String, nullable=True))
