"""A bot's reason is kept with its choice."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("choices", sa.Column("note", sa.JSON(none_as_null=True), nullable=True))
