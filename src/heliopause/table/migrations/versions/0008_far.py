"""When friends are far: a table's pace and what falls due, who is told by push, and the table of the next game."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("remind", sa.DateTime(timezone=True), nullable=True))
    op.add_column("tables", sa.Column("due", sa.DateTime(timezone=True), nullable=True))
    op.add_column("tables", sa.Column("again", sa.String, nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("kept_for", sa.String, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("claimed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String, primary_key=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("renewed", sa.Integer, nullable=False),
        sa.Column("p256dh", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_subscriptions_table", "subscriptions", ["table"])
