"""What happens at a table besides the game is told in phrases."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("talk", sa.Column("said", sa.JSON(none_as_null=True), nullable=True))
