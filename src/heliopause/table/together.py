"""What this server's hall does for and with the other servers on the same database."""

import asyncio
import contextlib
import logging

import msgspec

from heliopause.table.database import UNREACHABLE, News
from heliopause.table.hall import Hall
from heliopause.table.news import listen
from heliopause.table.playing import wake_bot
from heliopause.table.refused import Refused
from heliopause.table.seated import SeatedGame
from heliopause.table.servers import BEAT, VISITORS
from heliopause.table.store import Row

PRESENCE_EVERY = 0.3  # seconds between two times that it is kept who came and went
log = logging.getLogger("heliopause.table")


class Together:
    """Hears what others tell, gives signs of life, and takes over what a dead server's bots thought about."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        # Tables of which there are news; those that say all, if it is only one.
        self._stale: dict[str, News | None] = {}
        self._reading: set[str] = set()  # those that are being read again

    async def begin(self) -> None:
        await self.hall.servers.begin()
        self.hall.start(self._keep_presence())
        self.hall.start(self._beat())
        if not self.hall.store.alone:
            self.hall.start(listen(self.hall.store, self._hear, self._missed))

    # News

    def _hear(self, news: News) -> None:
        table = self.hall.open_table(news.table)
        if table is None:
            return
        if news.what == "moved":
            self._read_again(table, news)
        elif news.what == "said":
            self.hall.start(self._pass_on(table, news.number))
        elif news.what == "present":
            self.hall.start(self._look_around(table))
        else:
            self.hall.show_thinking(table, news.number, news.done)

    def _missed(self) -> None:
        """Nobody knows what was told while the connection was lost."""
        for table in self.hall.all_tables():
            self._read_again(table)
            self.hall.start(self._look_around(table))

    def _read_again(self, table: SeatedGame, news: News | None = None) -> None:
        """However much is told of a table, it is read by one at a time, and once more if something came meanwhile."""
        first = table.id not in self._stale
        self._stale[table.id] = news if first and news is not None and news.rows else None
        if table.id not in self._reading:
            self._reading.add(table.id)
            self.hall.start(self._catch_up(table))

    async def _catch_up(self, table: SeatedGame) -> None:
        try:
            while table.id in self._stale:
                news = self._stale.pop(table.id)
                async with table.lock:
                    if news is None:
                        await self.hall.look_again(table)
                    else:
                        await self.hall.follow(table, news.seq, msgspec.convert(news.rows, list[Row]))
                wake_bot(self.hall, table)
        except Refused:
            return  # it has been deleted, or cannot be opened any more
        except UNREACHABLE as error:
            self._stale[table.id] = None  # with the next sign of life
            log.warning("a table was not read again", extra={"table": table.id, "error": repr(error)})
        finally:
            self._reading.discard(table.id)

    async def _pass_on(self, table: SeatedGame, number: int) -> None:
        try:
            line = await self.hall.store.line(number)
        except UNREACHABLE as error:
            log.warning("a line was not read", extra={"table": table.id, "error": repr(error)})
            return
        if line is not None:
            self.hall.talk(table, line)

    async def _look_around(self, table: SeatedGame) -> None:
        try:
            presence = await self.hall.servers.present(table.id)
        except UNREACHABLE as error:
            log.warning("who is there was not read", extra={"table": table.id, "error": repr(error)})
            return
        if table.hear_presence(presence):
            self.hall.publish(table, table.game.event_count)

    # Signs of life

    async def _keep_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_EVERY)
            try:
                await self.hall.servers.keep_presence()
            except UNREACHABLE as error:
                log.warning("who is there was not kept", extra={"error": repr(error)})

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._live()
            except (*UNREACHABLE, Refused) as error:
                log.warning("no sign of life", extra={"error": repr(error)})

    async def _live(self) -> None:
        if not self.hall.store.alone:
            signs = await self.hall.servers.beat()
            if signs.was_dead:
                self._come_again()
            for id in signs.left:
                self._hear(News(self.hall.store.me, id, "present"))
            for id in signs.orphans:
                self.hall.start(self._take_over(id))
        for table in self.hall.all_tables():
            if table.id in self._stale:
                self._read_again(table)
            wake_bot(self.hall, table)  # one whose choice could not be kept, or that was thought about elsewhere

    def _come_again(self) -> None:
        """The others took this server for dead, and those who are here for gone."""
        for table in self.hall.all_tables():
            for seat in (*range(len(table.seats)), VISITORS):
                if table.sockets(seat):
                    self.hall.servers.comes_or_goes(table.id, seat, table.sockets(seat))

    async def _take_over(self, id: str) -> None:
        """A table whose bot was thought for by a server that has died."""
        try:
            table = await self.hall.table(id)
        except (*UNREACHABLE, Refused):
            return  # whoever comes to the table wakes its bot
        if table.bot_asked is not None:
            wake_bot(self.hall, table)
            return
        with contextlib.suppress(*UNREACHABLE):
            await self.hall.servers.release(id)
