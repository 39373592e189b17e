"""What is kept: tables, and the choices made at them. The choices are append-only, and their key is the lock."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, delete, insert, select, update
from sqlalchemy import Row as Found
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from heliopause.content import Tables
from heliopause.table.database import Database, News, Unusable, say
from heliopause.table.shape import OF_TABLE, choices, contents, metadata, packs, seats, secrets, tables, talk, voices

__all__ = ["Kept", "Row", "Stale", "Store", "Unusable", "Voice", "metadata"]

GONE = -1
LONGEST_NEWS = 7000  # bytes; PostgreSQL carries 8000
# What happens most often is said to the driver as it stands.
NEWEST = 'SELECT seating, (SELECT max(seq) FROM choices WHERE "table" = ?) FROM tables WHERE id = ?'
# Who closes the table meanwhile is waited for.
APPEND = """
INSERT INTO choices ("table", seq, seat, option, at, note, digest)
SELECT ?, ?, ?, ?, ?, ?, ? FROM tables WHERE id = ? AND state = 'open' FOR NO KEY UPDATE
"""


class Row(msgspec.Struct, frozen=True):
    """One choice: a seat's, chance's, or a step back; with a bot's reason, as the table keeps it, and a digest."""

    seat: int
    option: str
    note: dict[str, Any] | None = None
    digest: str | None = None


class Voice(msgspec.Struct, frozen=True):
    """That a seat would like to go back to a moment, from where the game stands at `seq`; or to close the table."""

    wish: str
    seat: int
    moment: int = 0
    seq: int = 0


class Kept(msgspec.Struct):
    """A table as it is kept, but for its choices."""

    game: str
    options: dict[str, Any]
    version: str
    state: str
    rules: int | None
    content: str | None
    lobby: dict[str, Any] | None
    pack: str | None
    seating: int
    pace: int
    remind: datetime | None
    due: datetime | None
    again: str | None
    seats: list[dict[str, Any]]
    voices: list[Voice]
    changed: datetime  # when it was opened, or the last choice was made


class Stale(Exception):
    """Somebody else's choice landed first, or somebody else's change of the seats."""


class Store(Database):
    """Tables, choices, seats, talk."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._append = self.in_its_words(APPEND)
        self._newest = self.in_its_words(NEWEST)

    async def secret(self, name: str, fresh: str) -> str:
        """A secret kept with the games, made on first use."""

        def work(connection: Connection) -> str:
            connection.execute(self.upsert(secrets).values(name=name, value=fresh).on_conflict_do_nothing())
            return str(connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar_one())

        return await self.in_transaction(work)

    # Tables

    async def add_table(
        self, id: str, rows: list[Row], cards: Callable[[], Tables], seated: list[dict[str, Any]], **values: Any
    ) -> None:
        """Keep a new table, the choices made so far, and its cards, once for all tables with the same."""

        def work(connection: Connection) -> None:
            known = select(contents.c.hash).where(contents.c.hash == values["content"])
            if connection.scalar(known) is None:
                content = self.upsert(contents).values(hash=values["content"], tables=cards())
                connection.execute(content.on_conflict_do_nothing())
            connection.execute(insert(tables).values(id=id, at=self.now(), **values))
            connection.execute(insert(seats), [{"table": id, "number": n, **seat} for n, seat in enumerate(seated)])
            self._insert_rows(connection, id, 0, rows)

        await self.in_transaction(work)

    async def content(self, hash: str) -> Tables:
        """The cards that a table began with."""
        query = select(contents.c.tables).where(contents.c.hash == hash)
        return await self.in_transaction(lambda connection: connection.execute(query).scalar_one())

    async def keep_pack(self, hash: str, game: str, name: str, text: str, models: str = "") -> None:
        """Once for all who bring the same."""
        pack = self.upsert(packs).values(hash=hash, game=game, name=name, text=text, models=models, at=self.now())
        await self.in_transaction(lambda connection: connection.execute(pack.on_conflict_do_nothing()))

    async def pack(self, hash: str) -> tuple[str, str, str, str] | None:
        """Its game, its name, its text and what was learned with it."""
        query = select(packs.c.game, packs.c.name, packs.c.text, packs.c.models).where(packs.c.hash == hash)
        found = await self.in_transaction(lambda connection: connection.execute(query).first())
        return None if found is None else (found[0], found[1], found[2], found[3])

    async def models(self, hash: str) -> str:
        """What was learned from games with a pack; empty if nothing was."""
        query = select(packs.c.models).where(packs.c.hash == hash)
        return await self.in_transaction(lambda connection: connection.execute(query).scalar()) or ""

    async def find_table(self, id: str, since: int = 0) -> tuple[Kept, list[Row]] | None:
        """A table, and the choices made at it since choice number `since`."""

        def work(connection: Connection) -> tuple[Kept, list[Row]] | None:
            last = select(choices.c.at).where(choices.c.table == id).order_by(choices.c.seq.desc()).limit(1)
            query = select(tables, last.scalar_subquery().label("changed")).where(tables.c.id == id)
            found = connection.execute(query).mappings().first()
            if found is None:
                return None
            return _kept(connection, dict(found)), _rows(connection, id, since)

        return await self.in_transaction(work)

    async def newest(self, id: str) -> tuple[int, int]:
        """How often all but the choices has changed, GONE if the table has gone, and how many choices there are."""
        found = await self.look(self._newest, id, id)
        return (GONE, 0) if found is None else (found[0], 0 if found[1] is None else found[1] + 1)

    async def delete_table(self, id: str) -> None:
        """A table and all that was chosen and said at it, for good."""

        def work(connection: Connection) -> None:
            for of_table in OF_TABLE:
                connection.execute(delete(of_table).where(of_table.c.table == id))
            connection.execute(delete(tables).where(tables.c.id == id))
            self.tell(connection, id, "moved")

        await self.in_transaction(work)

    async def change_table(self, id: str, **values: Any) -> None:
        change = update(tables).where(tables.c.id == id).values(seating=tables.c.seating + 1, **values)

        def work(connection: Connection) -> None:
            connection.execute(change)
            self.tell(connection, id, "moved")

        await self.in_transaction(work)

    # Choices

    async def rows_from(self, id: str, seq: int, most: int = 200) -> list[Row]:
        """Some choices from `seq` on."""
        return await self.in_transaction(lambda connection: _rows(connection, id, seq, most))

    async def add_rows(self, id: str, seq: int, rows: list[Row], **values: Any) -> None:
        """Append choices from `seq` on, all or none; Stale if others were first, or the table was closed.

        The table gets these values with them.
        """

        appending = [
            (id, n, row.seat, row.option, self.written(self.now()), _noted(row), row.digest, id)
            for n, row in enumerate(rows, seq)
        ]

        def work(connection: Connection) -> None:
            if say(connection, self._append, appending) != len(rows):
                raise Stale
            if values:
                connection.execute(update(tables).where(tables.c.id == id).values(**values))
            if not self.alone:
                self.pass_on(connection, self._of_choices(id, seq, rows, bool(values)))

        try:
            await self.in_transaction(work)
        except IntegrityError:
            raise Stale from None

    def _of_choices(self, id: str, seq: int, rows: list[Row], more: bool) -> News:
        """With the choices themselves, if that is all and PostgreSQL carries it: the others need not ask for them."""
        news = News(self.me, id, "moved", seq=seq, rows=[] if more else rows)
        return news if len(msgspec.json.encode(news)) <= LONGEST_NEWS else News(self.me, id, "moved")

    def _insert_rows(self, connection: Connection, id: str, seq: int, rows: list[Row]) -> None:
        if rows:
            of_all = {"table": id, "at": self.now()}
            values = [{**of_all, "seq": n, **msgspec.structs.asdict(row)} for n, row in enumerate(rows, seq)]
            connection.execute(insert(choices), values)

    # Seats

    async def change_seats(self, id: str, seating: int, changed: dict[int, dict[str, Any]], **values: Any) -> None:
        """Keep these seats as they are from now on, unless any have changed since `seating`."""

        def work(connection: Connection) -> None:
            self._claim(connection, id, seating, **values)
            for number, seat in changed.items():
                row = and_(seats.c.table == id, seats.c.number == number)
                connection.execute(update(seats).where(row).values(**seat))
            self.tell(connection, id, "moved")

        await self.in_transaction(work)

    async def change_gathering(self, id: str, seating: int, **values: Any) -> None:
        """What is played is still open, unless the seats have changed since, or the game has begun."""

        def work(connection: Connection) -> None:
            self._claim(connection, id, seating, tables.c.state == "gathering", **values)
            self.tell(connection, id, "moved")

        await self.in_transaction(work)

    async def begin_table(self, id: str, seating: int, rows: list[Row], **values: Any) -> None:
        """The game begins with these choices, unless the seats have changed since, or it has begun."""

        def work(connection: Connection) -> None:
            waits = tables.c.state == "gathering"
            self._claim(connection, id, seating, waits, state="open", at=self.now(), **values)
            self._insert_rows(connection, id, 0, rows)
            self.tell(connection, id, "moved")

        await self.in_transaction(work)

    def _claim(self, connection: Connection, id: str, seating: int, *also: ColumnElement[bool], **values: Any) -> None:
        change = update(tables).where(tables.c.id == id, tables.c.seating == seating, *also)
        if connection.execute(change.values(seating=seating + 1, **values)).rowcount != 1:
            raise Stale

    # Wishes that need several

    async def add_voices(self, id: str, wish: str, numbers: list[int], moment: int, seq: int) -> list[Voice]:
        """Seats agree with a wish; all who do by now. Another moment to go back to is another wish."""

        def work(connection: Connection) -> list[Voice]:
            self._touch(connection, id)
            others = and_(voices.c.table == id, voices.c.wish == wish)
            lapsed = (voices.c.moment != moment) | (voices.c.seq != seq) | voices.c.seat.in_(numbers)
            connection.execute(delete(voices).where(others, lapsed))
            agreed = [{"table": id, "wish": wish, "seat": seat, "moment": moment, "seq": seq} for seat in numbers]
            if agreed:
                connection.execute(insert(voices), agreed)
            return _voices(connection, id)

        return await self.in_transaction(work)

    async def end_wish(self, id: str, wish: str) -> None:
        def work(connection: Connection) -> None:
            self._touch(connection, id)
            connection.execute(delete(voices).where(voices.c.table == id, voices.c.wish == wish))

        await self.in_transaction(work)

    def _touch(self, connection: Connection, id: str) -> None:
        """Others wait until this is kept, and hear of it."""
        connection.execute(update(tables).where(tables.c.id == id).values(seating=tables.c.seating + 1))
        self.tell(connection, id, "moved")

    # Talk

    async def say(self, id: str, who: str, text: str, said: Any = None) -> dict[str, Any]:
        """Keep a line of talk; it comes back as the others will read it."""
        line = {"who": who, "text": text, "at": self.now(), "said": said}

        def work(connection: Connection) -> None:
            key = connection.execute(insert(talk).values(table=id, **line)).inserted_primary_key
            self.tell(connection, id, "said", 0 if key is None else key[0])

        await self.in_transaction(work)
        return {**line, "at": line["at"].isoformat()}

    async def said(self, id: str, last: int = 200) -> list[dict[str, Any]]:
        query = select(*SPOKEN).where(talk.c.table == id).order_by(talk.c.id.desc()).limit(last)
        lines = await self.in_transaction(lambda connection: connection.execute(query).all())
        return [_line(line) for line in reversed(lines)]

    async def line(self, number: int) -> dict[str, Any] | None:
        """A line of talk by its number."""
        query = select(*SPOKEN).where(talk.c.id == number)
        found = await self.in_transaction(lambda connection: connection.execute(query).first())
        return None if found is None else _line(found)


def _noted(row: Row) -> str | None:
    return None if row.note is None else msgspec.json.encode(row.note).decode()


SPOKEN = (talk.c.who, talk.c.text, talk.c.at, talk.c.said)


def _line(found: Found[Any, Any, Any, Any]) -> dict[str, Any]:
    who, text, at, said = found
    return {"who": who, "text": text, "at": at.isoformat(), "said": said}


def _kept(connection: Connection, found: dict[str, Any]) -> Kept:
    id = found.pop("id")
    fields = [column for column in seats.c if column.name not in ("table", "number")]
    names = [str(column.name) for column in fields]
    seated = connection.execute(select(*fields).where(seats.c.table == id).order_by(seats.c.number))
    at, changed = found.pop("at"), found.pop("changed")
    return Kept(
        **found,
        seats=[dict(zip(names, seat, strict=True)) for seat in seated],
        voices=_voices(connection, id),
        changed=changed or at,
    )


def _voices(connection: Connection, id: str) -> list[Voice]:
    columns = (voices.c.wish, voices.c.seat, voices.c.moment, voices.c.seq)
    return [Voice(*found) for found in connection.execute(select(*columns).where(voices.c.table == id))]


def _rows(connection: Connection, id: str, seq: int, most: int | None = None) -> list[Row]:
    columns = (choices.c.seat, choices.c.option, choices.c.note, choices.c.digest)
    query = select(*columns).where(choices.c.table == id, choices.c.seq >= seq).order_by(choices.c.seq).limit(most)
    return [Row(*found) for found in connection.execute(query)]
