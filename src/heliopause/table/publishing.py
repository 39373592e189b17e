"""Letting people know: everybody may see everything, so that one message does for all."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import msgspec

from heliopause.kernel.phrase import Phrase
from heliopause.table.from_game import said
from heliopause.table.keys import Key
from heliopause.table.listener import Listener
from heliopause.table.messages import TalkNow, ThinkingNow
from heliopause.table.refused import refused
from heliopause.table.seated import SeatedGame
from heliopause.table.servers import VISITORS, Servers
from heliopause.table.store import Store

ENDED = ""  # instead of a message: the key has ended
MOST_LISTENERS = 100  # with the same seats, or with none, at one table
MOST_SOCKETS = 200  # of one address
log = logging.getLogger("heliopause.table")


class Publishing:
    """Who listens at the tables, here and at other servers."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.servers = Servers(store)
        self.sockets: Counter[str] = Counter()  # by the address they come from
        self.ended = 0  # sockets, since their remains were cleared away
        self._tasks: set[asyncio.Task[None]] = set()

    @contextlib.contextmanager
    def one_of_the_sockets(self, address: str) -> Iterator[None]:
        """Nobody takes the room of all others."""
        if self.sockets[address] >= MOST_SOCKETS:
            raise refused(429, "refused-full")
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.ended += 1
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside the requests; it is ended with the hall."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def listen(
        self, table: SeatedGame, key: Key, visitor: bool = False, at_once: Callable[[str], bool] | None = None
    ) -> Listener:
        """Get every change from now on; a visitor has no key, only the table's address."""
        if list(table.listeners.values()).count(key.seats) >= MOST_LISTENERS:
            raise refused(429, "refused-full")
        listener = Listener(at_once)
        came = [seat for seat in key.seats if not table.online(seat)]
        table.listeners[listener] = key.seats
        for seat in came:
            table.away_since.pop(seat, None)
        if visitor:
            table.visitors.add(listener)
        self._count(table, key.seats, visitor)
        if came or not key.seats:
            self.publish(table, table.game.event_count, but=listener)
        return listener

    def turn_away(self, table: SeatedGame, seats: tuple[int, ...]) -> None:
        """End the sockets of all who hold a key of these seats."""
        for listener, theirs in table.listeners.items():
            if set(theirs) & set(seats):
                listener.tell_instead(ENDED)

    def leave(self, table: SeatedGame, listener: Listener) -> None:
        seats = table.listeners.pop(listener)
        left = [seat for seat in seats if not table.online(seat)]
        for seat in left:
            table.away_since[seat] = time.monotonic()
        visited = listener in table.visitors
        table.visitors.discard(listener)
        table.hidden.discard(listener)
        self._count(table, seats, visited)
        if left or not seats:
            self.publish(table, table.game.event_count)

    def _count(self, table: SeatedGame, seats: tuple[int, ...], visitor: bool) -> None:
        for seat in (*seats, VISITORS) if visitor else seats:
            self.servers.comes_or_goes(table.id, seat, table.sockets(seat))

    def publish(self, table: SeatedGame, events_from: int, but: Listener | None = None) -> None:
        """Everybody may see everything, so that one message does for all."""
        if any(listener is not but for listener in table.listeners):
            self._send(table, _state_of(table, events_from), but)

    async def note(self, table: SeatedGame, phrase: Phrase) -> None:
        """The table itself says, for all to read and to be kept, what happened at it."""
        line = await self.store.say(table.id, "", phrase.words(), msgspec.to_builtins(said(phrase)))
        log.info("note", extra={"table": table.id, "note": line["text"]})
        self.talk(table, line)

    def thinking(self, table: SeatedGame, seat: int, done: float) -> None:
        """Let everybody see how far a bot's thinking is."""
        self.show_thinking(table, seat, done)
        if table.elsewhere:
            self.start(self.servers.tell_thinking(table.id, seat, done))

    def show_thinking(self, table: SeatedGame, seat: int, done: float) -> None:
        self._send(table, msgspec.json.encode(ThinkingNow(seat, done)).decode())

    def talk(self, table: SeatedGame, line: dict[str, Any]) -> None:
        self._send(table, msgspec.json.encode(msgspec.convert(line, TalkNow)).decode())

    def _send(self, table: SeatedGame, message: str, but: Listener | None = None) -> None:
        for listener in table.listeners:
            if listener is not but and not listener.tell(message):
                listener.tell_instead(_state_of(table))  # too slow for every change: it gets the table anew


def _state_of(table: SeatedGame, events_from: int = 0) -> str:
    """A table that waits for players has nothing to show but its lobby."""
    state = table.lobby_now() if table.gathering else table.snapshot(events_from)
    return msgspec.json.encode(state).decode()
