"""A pack may bring along what was learned from games with it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("packs", sa.Column("models", sa.Text, nullable=False, server_default=""))
