"""The shape of the database: what is kept of tables, and what several servers on one database agree on."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
)

metadata = MetaData()


class Moment(TypeDecorator[datetime]):
    """A time in UTC. SQLite forgets the zone of what it keeps; PostgreSQL tells it in the zone of the session."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        told: datetime = value
        return told.replace(tzinfo=UTC) if told.tzinfo is None else told.astimezone(UTC)


# Tables

contents = Table(
    "contents",
    metadata,
    Column("hash", String, primary_key=True),
    Column("tables", JSON, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("version", String, nullable=False),
    Column("state", String, nullable=False),  # gathering, open or closed
    Column("at", Moment, nullable=False),
    Column("rules", Integer, nullable=True),
    Column("content", String, nullable=True),  # the hash of one of the contents
    Column("lobby", JSON(none_as_null=True), nullable=True),  # how players come
    Column("pack", String, nullable=True),  # the hash of the pack it is played with
    Column("seating", Integer, nullable=False, server_default="0"),  # how often all but the choices changed: the lock
    Column("pace", Integer, nullable=False, server_default="0"),  # hours a turn; 0: live
    Column("remind", Moment, nullable=True),  # when who is asked is reminded,
    Column("due", Moment, nullable=True, index=True),  # and when a bot takes over
    Column("again", String, nullable=True),  # the table at which the same people play again
)
seats = Table(
    "seats",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("who", String, nullable=False),
    Column("bot", String, nullable=True),
    Column("handed", Boolean, nullable=False),
    Column("mail", String, nullable=True),
    Column("language", String, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("renewed", Integer, nullable=False),
    Column("colour", Integer, nullable=True),
    Column("vacant", Boolean, nullable=False),
    Column("kept_for", String, nullable=False, server_default=""),
    Column("claimed", Boolean, nullable=False, server_default=false()),
)
choices = Table(
    "choices",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("option", String, nullable=False),
    Column("at", Moment, nullable=False),
    Column("note", JSON(none_as_null=True), nullable=True),  # why a bot chose so
    Column("digest", String, nullable=True),  # of the position that was told after it
)
voices = Table(
    "voices",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("wish", String, primary_key=True),  # rewind or close
    Column("seat", Integer, primary_key=True),
    Column("moment", Integer, nullable=False),  # where to go back to,
    Column("seq", Integer, nullable=False),  # from where: the wish lapses when the game goes on
)
talk = Table(
    "talk",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String, ForeignKey("tables.id"), nullable=False, index=True),
    Column("who", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Moment, nullable=False),
    Column("said", JSON(none_as_null=True), nullable=True),  # a phrase, if it was the table that spoke
)
analyses = Table(
    "analyses",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("choices", Integer, nullable=False),  # of the game that it is about
    Column("told", Text, nullable=False),  # all that was found, as JSON
    Column("at", Moment, nullable=False),
)
packs = Table(
    "packs",
    metadata,
    Column("hash", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("models", Text, nullable=False, server_default=""),  # what was learned from games with it
)
subscriptions = Table(  # to push messages
    "subscriptions",
    metadata,
    Column("endpoint", String, primary_key=True),  # where the browser's push service takes messages for it
    Column("table", String, ForeignKey("tables.id"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True),
    Column("renewed", Integer, nullable=False),  # it ends with the key that it was asked for with
    Column("p256dh", String, nullable=False),  # the browser's public key,
    Column("auth", String, nullable=False),  # and the secret it shares with this server
    Column("language", String, nullable=False),
    Column("at", Moment, nullable=False),
)
plans = Table(  # the lines that a seat has tried on its planning board
    "plans",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("moment", Integer, nullable=False),  # how many choices the lines begin after
    Column("lines", JSON, nullable=False),
    Column("at", Moment, nullable=False),
)
secrets = Table("secrets", metadata, Column("name", String, primary_key=True), Column("value", String, nullable=False))

# Servers

servers = Table(
    "servers",
    metadata,
    Column("id", String, primary_key=True),
    Column("seen", Moment, nullable=False),  # when it last gave a sign of life
)
leases = Table(  # what only one server does at a time: thinking for a table, by the table's id
    "leases",
    metadata,
    Column("name", String, primary_key=True),
    Column("server", String, nullable=False),
)
presence = Table(
    "presence",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1 for those who have only the address
    Column("server", String, primary_key=True),
    Column("sockets", Integer, nullable=False),
    Column("at", Moment, nullable=False),  # since when there are so many
)
counts = Table(
    "counts",
    metadata,
    Column("name", String, primary_key=True),
    Column("begun", Moment, nullable=False),
    Column("number", Integer, nullable=False),
)
OF_TABLE = (plans, analyses, subscriptions, voices, presence, talk, choices, seats)  # what goes with a table
