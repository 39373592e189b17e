"""Seats are rows, wishes are kept, and several servers agree on who lives, thinks, is there and has had enough."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

FIELDS = {
    "bot": None,
    "handed": False,
    "mail": None,
    "language": "en",
    "confirmed": False,
    "renewed": 0,
    "colour": None,
    "vacant": False,
}


def upgrade() -> None:
    seats = op.create_table(
        "seats",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=True),
        sa.Column("handed", sa.Boolean, nullable=False),
        sa.Column("mail", sa.String, nullable=True),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("renewed", sa.Integer, nullable=False),
        sa.Column("colour", sa.Integer, nullable=True),
        sa.Column("vacant", sa.Boolean, nullable=False),
    )
    before = sa.table("tables", sa.column("id", sa.String), sa.column("seats", sa.JSON))
    connection = op.get_bind()
    for id, seated in connection.execute(sa.select(before.c.id, before.c.seats)).all():
        for number, seat in enumerate(seated):
            values = {name: seat.get(name, usual) for name, usual in FIELDS.items()}
            row = {"table": id, "number": number, "name": seat["name"], "who": seat["who"], **values}
            connection.execute(sa.insert(seats).values(**row))
    op.drop_column("tables", "seats")
    op.create_table(
        "voices",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("wish", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("server", sa.String, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("server", sa.String, primary_key=True),
        sa.Column("sockets", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "counts",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("begun", sa.DateTime(timezone=True), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
