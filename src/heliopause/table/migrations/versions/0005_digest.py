"""A digest of the position is kept with the choices."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("choices", sa.Column("digest", sa.String, nullable=True))
