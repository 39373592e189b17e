"""A table may wait for its players: how they come, and how often its seats have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lobby", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("seating", sa.Integer, nullable=False, server_default="0"))
