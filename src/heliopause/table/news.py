"""What the servers on one PostgreSQL tell each other, by LISTEN and NOTIFY."""

import asyncio
import logging
from collections.abc import Callable

import msgspec

from heliopause.table.database import CHANNEL, POSTGRESQL, SLOWEST, Database, News

QUIET = 3.0  # seconds without news after which it is tried whether any could come
AGAIN = 0.5  # seconds before a lost connection is made anew
log = logging.getLogger("heliopause.table")


async def listen(database: Database, hear: Callable[[News], None], missed: Callable[[], None]) -> None:
    """Hear all that other servers tell, for ever. Whenever some of it may have been lost, `missed` is called."""
    import psycopg  # noqa: PLC0415 only who has a PostgreSQL needs its driver

    url = database.engine.url
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    settings: dict[str, str] = {**POSTGRESQL, **{name: str(value) for name, value in url.query.items()}}
    while True:
        try:
            connecting = psycopg.AsyncConnection.connect(address, autocommit=True, **settings)  # type: ignore[arg-type]
            async with await connecting as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                missed()
                while True:
                    async for told in connection.notifies(timeout=QUIET):
                        news = msgspec.json.decode(told.payload, type=News)
                        if news.server != database.me:
                            hear(news)
                    await asyncio.wait_for(connection.execute("select 1"), SLOWEST)
        except (psycopg.Error, OSError, TimeoutError, msgspec.MsgspecError) as error:
            log.warning("the news are interrupted", extra={"error": repr(error)})
            await asyncio.sleep(AGAIN)
