"""The hall: all tables of this server. Every change is committed first and published then."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

import heliopause
from heliopause.content import hash_of, tables_of
from heliopause.game import Game
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.refusal import BadOption
from heliopause.record import FORMAT, BadRecord
from heliopause.registry import games, spec_of
from heliopause.table.bot_pool import BotPool
from heliopause.table.digest import digest_of
from heliopause.table.from_game import said
from heliopause.table.keys import Key, Signer
from heliopause.table.messages import Link, Opened, SeatPlan, TalkNow, ThinkingNow
from heliopause.table.metrics import Metrics
from heliopause.table.notices import Notices
from heliopause.table.refused import refused
from heliopause.table.replaying import Damaged, effective, replayed
from heliopause.table.seated import LobbySettings, Seat, SeatedGame, reasons_of
from heliopause.table.store import Row, Stale, Store

ENDED = ""  # instead of a message: the key has ended
MOST_LISTENERS = 100  # with the same seats, or with none, at one table
log = logging.getLogger("heliopause.table")


class Hall:
    """Tables by id, loaded when somebody comes and let go when nobody has come for a while."""

    def __init__(
        self, store: Store, signer: Signer, bot_pool: BotPool, patience: float, notices: Notices | None = None
    ) -> None:
        self.store = store
        self.signer = signer
        self.bot_pool = bot_pool
        self.patience = patience  # seconds after which an absent player's seat may be handed to a bot
        self.notices = notices or Notices()
        self.metrics = Metrics()
        self._tables: dict[str, SeatedGame] = {}
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    # Opening and finding

    async def keep(self, game: Game, seats: list[Seat], plans: list[SeatPlan]) -> Opened:
        """A new table, with a key for who opens it and one for each seat by link.

        If a seat is free, the game waits: it is dealt when everybody is there.
        """
        id = secrets.token_urlsafe(6)
        gathering = any(seat.who == "free" for seat in seats)
        rows = [] if gathering else rows_of(game)
        own = tuple(number for number, plan in enumerate(plans) if plan.who in ("me", "here"))
        lobby = LobbySettings(invites=own[0] if own else None)
        await self.store.add_table(
            id,
            rows,
            tables_of(game.name, game.pack),
            game=game.name,
            rules=spec_of(game.name).number,
            content=hash_of(game.name, game.pack),
            options=game.settings,
            seats=[msgspec.to_builtins(seat) for seat in seats],
            version=heliopause.__version__,
            state="gathering" if gathering else "open",
            lobby=msgspec.to_builtins(lobby),
        )
        table = self._tables[id] = SeatedGame(id, game, seats, len(rows))
        table.gathering, table.lobby = gathering, lobby
        links = [
            Link(number, self.signer.sign(Key(id, (number,), renewed=(0,))))
            for number, plan in enumerate(plans)
            if plan.who in ("link", "free")
        ]
        return Opened(id, self.signer.sign(Key(id, own, True)), links, self.signer.sign(Key(id)))

    async def table(self, id: str) -> SeatedGame:
        found = self._tables.get(id)
        if found is None:
            async with self._loading:
                found = self._tables.get(id) or await self._load(id)
                self._tables[id] = found
        found.wanted = time.monotonic()
        return found

    async def _load(self, id: str) -> SeatedGame:
        found = await self.store.find_table(id)
        if found is None:
            raise refused(404, "refused-no-table")
        kept, rows = found
        seats = msgspec.convert(kept["seats"], list[Seat])
        try:
            record = await self._record(kept, rows)
            game, stopped = await asyncio.to_thread(replayed, record, rows)  # the other tables do not wait for it
        except Damaged as error:
            raise refused(409, "refused-damaged", detail=str(error)) from None
        except (BadRecord, BadOption) as error:
            raise refused(409, "refused-old-game", version=kept["version"], detail=str(error)) from None
        table = SeatedGame(id, game, seats, len(rows), kept["state"] == "closed")
        table.gathering = kept["state"] == "gathering" or (table.closed and not rows)
        table.lobby = msgspec.convert(kept["lobby"] or {}, LobbySettings)
        table.seating = kept["seating"]
        table.changed -= max(0.0, time.time() - kept["changed"].timestamp())
        table.reasons = reasons_of(effective(rows)[: len(game.choices)])
        if stopped is not None:
            log.warning("stopped", extra={"table": id, "why": stopped.words()})
            table.stopped, table.kept = stopped, record
        return table

    async def record(self, id: str) -> dict[str, Any]:
        """What can be saved of a table that this version cannot open."""
        found = await self.store.find_table(id)
        if found is None:
            raise refused(404, "refused-no-table")
        try:
            return await self._record(*found)
        except Damaged as error:
            raise refused(409, "refused-damaged", detail=str(error)) from None

    async def _record(self, kept: dict[str, Any], rows: list[Row]) -> dict[str, Any]:
        """A table as a record, with the cards it began with if this version has others."""
        names = [seat["name"] for seat in kept["seats"]]
        choices = [row.option for row in effective(rows)]
        told = {key: kept[key] for key in ("game", "rules", "content", "options")}
        record = {"format": 1 if kept["content"] is None else FORMAT, **told, "names": names, "choices": choices}
        if kept["content"] is not None and not (kept["game"] in games() and kept["content"] == hash_of(kept["game"])):
            record["tables"] = await self.store.content(kept["content"])
        return record

    async def forget(self, table: SeatedGame) -> None:
        """Delete a table for good; who still looks at it is turned away."""
        await self.store.delete_table(table.id)
        self._tables.pop(table.id, None)
        for queue in table.listeners:
            while not queue.empty():
                queue.get_nowait()
            queue.put_nowait(ENDED)

    def let_go(self, idle: float) -> None:
        """Forget tables nobody has looked at for so many seconds; the store has them."""
        before = time.monotonic() - idle
        for id, table in list(self._tables.items()):
            if not table.listeners and not table.thinking and not table.lock.locked() and table.wanted < before:
                del self._tables[id]

    # Landing

    async def land(self, table: SeatedGame, game: Game, rows: list[Row]) -> None:
        """Commit, then let everybody know. Called with the table's lock held."""
        rows = _digested(rows, game)
        try:
            await self.store.add_rows(table.id, table.seq, rows)
        except Stale:
            await self._look_again(table)
            raise refused(409, "web-moved-on", seq=table.seq) from None
        known = table.game.event_count
        made = len(table.game.choices)
        table.put(game, table.seq + len(rows))
        table.reasons += reasons_of(rows, made)
        self.metrics.choices += 1
        log.info("choice", extra={"table": table.id, "seq": table.seq, "seat": rows[0].seat, "option": rows[0].option})
        self.publish(table, min(known, game.event_count))
        self._notice(table)

    async def settle(self, table: SeatedGame, change: Callable[[list[Seat]], None]) -> None:
        """Change the seats. The database decides who was first; who was not decides anew. Called with the lock held."""
        while True:
            seats = [msgspec.structs.replace(seat) for seat in table.seats]
            change(seats)
            try:
                await self.store.change_seats(table.id, table.seating, [msgspec.to_builtins(seat) for seat in seats])
                break
            except Stale:
                await self._look_again(table)
        table.seating += 1
        table.seats = seats
        table.game.names = [seat.name for seat in seats]

    async def begin(self, table: SeatedGame) -> None:
        """All are there: the game is dealt. Called with the lock held."""
        game = heliopause.new(table.game.name, **table.game.settings)
        game.names = [seat.name for seat in table.seats]
        rows = rows_of(game)
        try:
            await self.store.begin_table(table.id, table.seating, rows)
        except Stale:
            await self._look_again(table)
            raise refused(409, "refused-seats-changed") from None
        table.seating += 1
        table.gathering = False
        table.put(game, len(rows))
        self._send(table, msgspec.json.encode(table.lobby_now()).decode())
        self._notice(table)

    async def _look_again(self, table: SeatedGame) -> None:
        """Another server has written; what this one knows is old."""
        newer = await self._load(table.id)
        table.seats, table.seating, table.closed = newer.seats, newer.seating, newer.closed
        table.gathering, table.lobby = newer.gathering, newer.lobby
        table.stopped, table.kept = newer.stopped, newer.kept
        table.put(newer.game, newer.seq)
        table.reasons = newer.reasons
        self.publish(table, 0)

    def _notice(self, table: SeatedGame) -> None:
        """Tell a person who is asked but not looking, once until somebody else is asked."""
        seat = table.game.seat
        if seat == table.noticed:
            return
        table.noticed = seat
        if seat is None or table.seats[seat].who != "person" or table.seats[seat].handed or table.online(seat):
            return
        self.start(self.notices.your_turn(table.id, seat, table.seats[seat]))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside the requests; it is ended with the hall."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Publishing

    def listen(self, table: SeatedGame, key: Key, visitor: bool = False) -> asyncio.Queue[str]:
        """Get every change from now on; a visitor has no key, only the table's address."""
        if list(table.listeners.values()).count(key.seats) >= MOST_LISTENERS:
            raise refused(429, "refused-full")
        queue: asyncio.Queue[str] = asyncio.Queue(maxsize=100)
        came = [seat for seat in key.seats if not table.online(seat)]
        table.listeners[queue] = key.seats
        for seat in came:
            table.away_since.pop(seat, None)
        if visitor:
            table.visitors.add(queue)
        if came or visitor:
            self.publish(table, table.game.event_count, but=queue)
        return queue

    def turn_away(self, table: SeatedGame, seats: tuple[int, ...]) -> None:
        """End the sockets of all who hold a key of these seats."""
        for queue, theirs in table.listeners.items():
            if set(theirs) & set(seats):
                while not queue.empty():
                    queue.get_nowait()
                queue.put_nowait(ENDED)

    def leave(self, table: SeatedGame, queue: asyncio.Queue[str]) -> None:
        left = [seat for seat in table.listeners.pop(queue) if not table.online(seat)]
        for seat in left:
            table.away_since[seat] = time.monotonic()
        visited = queue in table.visitors
        table.visitors.discard(queue)
        if left or visited:
            self.publish(table, table.game.event_count)

    def publish(self, table: SeatedGame, events_from: int, but: asyncio.Queue[str] | None = None) -> None:
        """Everybody may see everything, so that one message does for all."""
        if any(queue is not but for queue in table.listeners):
            self._send(table, _state_of(table, events_from), but)

    async def note(self, table: SeatedGame, phrase: Phrase) -> None:
        """The table itself says, for all to read and to be kept, what happened at it."""
        line = await self.store.say(table.id, "", phrase.words(), msgspec.to_builtins(said(phrase)))
        log.info("note", extra={"table": table.id, "note": line["text"]})
        self.talk(table, line)

    def thinking(self, table: SeatedGame, seat: int, done: float) -> None:
        """Let everybody see how far a bot's thinking is."""
        self._send(table, msgspec.json.encode(ThinkingNow(seat, done)).decode())

    def talk(self, table: SeatedGame, line: dict[str, Any]) -> None:
        self._send(table, msgspec.json.encode(msgspec.convert(line, TalkNow)).decode())

    def _send(self, table: SeatedGame, message: str, but: asyncio.Queue[str] | None = None) -> None:
        for queue in table.listeners:
            if queue is but:
                continue
            if not queue.full():
                queue.put_nowait(message)
                continue
            while not queue.empty():  # too slow for every change: it gets the table anew
                queue.get_nowait()
            queue.put_nowait(_state_of(table))

    @property
    def open_tables(self) -> int:
        return len(self._tables)

    @property
    def listeners(self) -> int:
        return sum(len(table.listeners) for table in self._tables.values())

    async def shut(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_pool.close()
        await self.store.close()


def rows_of(game: Game) -> list[Row]:
    """The choices a game begins with."""
    return _digested([Row(seat, option) for seat, option in game.choices], game)


def _state_of(table: SeatedGame, events_from: int = 0) -> str:
    """A table that waits for players has nothing to show but its lobby."""
    state = table.lobby_now() if table.gathering else table.snapshot(events_from)
    return msgspec.json.encode(state).decode()


def _digested(rows: list[Row], game: Game) -> list[Row]:
    """The last of the choices that land together carries the digest of the position they lead to."""
    return [*rows[:-1], msgspec.structs.replace(rows[-1], digest=digest_of(game))] if rows else []
