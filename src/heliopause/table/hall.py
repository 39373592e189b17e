"""The hall: all tables of this server. Every change is committed first and published then."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

import heliopause
from heliopause.content import hash_of, tables_of
from heliopause.game import Game
from heliopause.kernel.refusal import BadOption
from heliopause.record import FORMAT, BadRecord
from heliopause.registry import games, spec_of
from heliopause.table.bot_pool import BotPool
from heliopause.table.clock import Clock, wound
from heliopause.table.database import UNREACHABLE
from heliopause.table.digest import digest_of
from heliopause.table.keys import Key, Signer
from heliopause.table.limits import Limits
from heliopause.table.messages import Link, Opened, SeatPlan
from heliopause.table.metrics import Metrics
from heliopause.table.notices import News, Notices
from heliopause.table.publishing import ENDED, Publishing
from heliopause.table.push import Push
from heliopause.table.reach import Reach
from heliopause.table.refused import refused
from heliopause.table.replaying import Damaged, effective, followed, replayed
from heliopause.table.seated import LobbySettings, Seat, SeatedGame, person_asked, reasons_of
from heliopause.table.store import Kept, Row, Stale, Store

log = logging.getLogger("heliopause.table")


class Hall(Publishing):
    """Tables by id, loaded when somebody comes and let go when nobody has come for a while."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        bot_pool: BotPool,
        patience: float,
        notices: Notices,
        push: Push,
        hour: float = 3600.0,
    ) -> None:
        super().__init__(store)
        self.limits = Limits(store)
        self.signer = signer
        self.bot_pool = bot_pool
        self.patience = patience  # seconds after which an absent player's seat may be handed to a bot
        self.hour = hour  # seconds of an hour of a table's pace
        self.notices = notices
        self.push = push
        self.reach: Reach | None = None  # which addresses work for whom, if that is known
        self.metrics = Metrics()
        self._tables: dict[str, SeatedGame] = {}
        self._loading: dict[str, asyncio.Task[SeatedGame]] = {}

    # Opening and finding

    async def keep(
        self,
        game: Game,
        seats: list[Seat],
        plans: list[SeatPlan],
        pace: int = 0,
        pack: str | None = None,
        hints: bool = False,
    ) -> Opened:
        """A new table, with a key for who opens it and one for each seat by link; `pack` is the hash of its pack.

        If a seat is free, the game waits: it is dealt when everybody is there.
        """
        id = secrets.token_urlsafe(6)
        gathering = any(seat.who == "free" for seat in seats)
        rows = [] if gathering else rows_of(game)
        own = tuple(number for number, plan in enumerate(plans) if plan.who in ("me", "here"))
        lobby = LobbySettings(invites=own[0] if own else None, hints=hints)
        table = SeatedGame(id, game, seats, len(rows))
        table.gathering, table.lobby, table.pack = gathering, lobby, pack
        table.pace, table.patience = pace, self.patience
        if not gathering:
            table.clock = self._clock(table, game, seats)
        await self.store.add_table(
            id,
            rows,
            lambda: tables_of(game.name, game.pack),
            [msgspec.to_builtins(seat) for seat in seats],
            game=game.name,
            rules=spec_of(game.name).number,
            content=hash_of(game.name, game.pack),
            options=game.settings,
            version=heliopause.__version__,
            state="gathering" if gathering else "open",
            lobby=msgspec.to_builtins(lobby),
            pack=pack,
            pace=pace,
            **msgspec.structs.asdict(table.clock),
        )
        self._tables[id] = table
        links = [
            Link(number, self.signer.sign(Key(id, (number,), renewed=(0,))))
            for number, plan in enumerate(plans)
            if plan.who in ("link", "free")
        ]
        return Opened(id, self.signer.sign(Key(id, own, True)), links, self.signer.sign(Key(id)))

    async def table(self, id: str) -> SeatedGame:
        """The table as it stands, whichever server has written last."""
        found = self._tables.get(id) or await self._loaded(id)
        found.wanted = time.monotonic()
        if not self.store.alone:
            newest = await self.store.newest(id)
            if newest != (found.seating, found.seq):
                async with found.lock:  # this server may have been writing just now
                    if newest != (found.seating, found.seq):
                        await self.look_again(found)
        return found

    def open_table(self, id: str) -> SeatedGame | None:
        """A table that is in memory, as far as it is known here."""
        return self._tables.get(id)

    async def _loaded(self, id: str) -> SeatedGame:
        """Who comes while it is loaded waits for the same."""
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        found = await asyncio.shield(loading)
        return self._tables.setdefault(id, found)

    async def _load(self, id: str) -> SeatedGame:
        found = await self.store.find_table(id)
        if found is None:
            raise refused(404, "refused-no-table")
        kept, rows = found
        try:
            record = await self._record(kept, rows)
            game, stopped = await asyncio.to_thread(replayed, record, rows)  # the other tables do not wait for it
        except Damaged as error:
            raise refused(409, "refused-damaged", detail=str(error)) from None
        except (BadRecord, BadOption) as error:
            raise refused(409, "refused-old-game", version=kept.version, detail=str(error)) from None
        table = SeatedGame(id, game, [], len(rows))
        table.sit(kept)
        table.patience = self.patience
        table.changed -= max(0.0, (self.store.now() - kept.changed).total_seconds())
        table.hear_presence(await self.servers.present(id))
        table.reasons = reasons_of(effective(rows)[: len(game.choices)])
        if stopped is not None:
            log.warning("stopped", extra={"table": id, "why": stopped.words()})
            table.stopped, table.kept = stopped, record
            table.played = {row.seat for row in effective(rows)}
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

    async def _record(self, kept: Kept, rows: list[Row]) -> dict[str, Any]:
        """A table as a record, with the cards it began with if this version has others."""
        names = [seat["name"] for seat in kept.seats]
        choices = [row.option for row in effective(rows)]
        told = {"game": kept.game, "rules": kept.rules, "content": kept.content, "options": kept.options}
        record = {"format": 1 if kept.content is None else FORMAT, **told, "names": names, "choices": choices}
        if kept.content is not None and not (kept.game in games() and kept.content == hash_of(kept.game)):
            record["tables"] = await self.store.content(kept.content)
        return record

    async def forget(self, table: SeatedGame) -> None:
        """Delete a table for good; who still looks at it is turned away."""
        await self.store.delete_table(table.id)
        self._drop(table)

    def _drop(self, table: SeatedGame) -> None:
        self._tables.pop(table.id, None)
        for listener in table.listeners:
            listener.tell_instead(ENDED)

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
        clock = self._clock(table, game, table.seats)
        try:
            await self.store.add_rows(table.id, table.seq, rows, **_changed(table.clock, clock))
        except Stale:
            await self.look_again(table)
            raise refused(409, "web-moved-on", seq=table.seq) from None
        known = table.game.event_count
        made = len(table.game.choices)
        table.put(game, table.seq + len(rows))
        table.clock = clock
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
            changed = {n: msgspec.to_builtins(seat) for n, seat in enumerate(seats) if seat != table.seats[n]}
            same = table.gathering or person_asked(table.game, seats) == table.waited_for
            clock = table.clock if same else self._clock(table, table.game, seats)
            try:
                await self.store.change_seats(table.id, table.seating, changed, **_changed(table.clock, clock))
                break
            except Stale:
                await self.look_again(table)
        table.seating += 1
        table.seats, table.clock = seats, clock
        table.game.names = [seat.name for seat in seats]

    async def change_game(self, table: SeatedGame, game: Game, pace: int) -> None:
        """Before it begins, the host decides what is played. Called with the lock held."""
        try:
            await self.store.change_gathering(table.id, table.seating, options=game.settings, pace=pace)
        except Stale:
            await self.look_again(table)
            raise refused(409, "refused-seats-changed") from None
        table.seating += 1
        table.game, table.pace = game, pace

    async def begin(self, table: SeatedGame) -> None:
        """All are there: the game is dealt. Called with the lock held."""
        game = heliopause.new(table.game.name, pack=table.game.pack, **table.game.settings)
        game.names = [seat.name for seat in table.seats]
        rows = rows_of(game)
        clock = self._clock(table, game, table.seats)
        try:
            await self.store.begin_table(table.id, table.seating, rows, **_changed(table.clock, clock))
        except Stale:
            await self.look_again(table)
            raise refused(409, "refused-seats-changed") from None
        table.seating += 1
        table.gathering, table.clock = False, clock
        table.put(game, len(rows))
        self._send(table, msgspec.json.encode(table.lobby_now()).decode())
        table.noticed = -1  # whoever begins may have gone away while they waited
        self._notice(table)

    async def change(self, table: SeatedGame, **values: Any) -> None:
        """Change what is kept of a table itself. Called with the lock held."""
        await self.store.change_table(table.id, **values)
        table.seating += 1

    async def wish(self, table: SeatedGame, wish: str, seats: tuple[int, ...], moment: int = 0) -> None:
        """Seats agree to go back, or to close. Called with the lock held."""
        seq = table.seq if wish == "rewind" else 0
        voices = await self.store.add_voices(table.id, wish, list(seats), moment, seq)
        table.seating += 1
        table.hear_voices(voices)

    async def end_wish(self, table: SeatedGame, wish: str) -> None:
        await self.store.end_wish(table.id, wish)
        table.seating += 1
        table.rewind = None

    def _clock(self, table: SeatedGame, game: Game, seats: list[Seat]) -> Clock:
        """Wound up for the person who is asked; it stands still at a live table, and while a bot is."""
        waits = table.pace > 0 and person_asked(game, seats) is not None
        return wound(self.store.now(), table.pace * self.hour) if waits else Clock()

    async def look_again(self, table: SeatedGame) -> None:
        """Another server has written; what this one knows is old. Called with the lock held."""
        found = await self.store.find_table(table.id, table.seq)
        if found is None:
            self._drop(table)
            raise refused(404, "refused-no-table")
        kept, rows = found
        if not rows and kept.seating == table.seating:
            return
        before = table.seats
        stepped = None if table.stopped or table.gathering else await followed(table.game, table.reasons, rows)
        if stepped is None:
            newer = await self._load(table.id)
            table.stopped, table.kept, table.reasons = newer.stopped, newer.kept, newer.reasons
            table.played = newer.played
            table.put(newer.game, newer.seq)
            events = 0
        else:
            game, table.reasons, events = stepped
            if rows:
                table.put(game, table.seq + len(rows))
        table.sit(kept)
        table.noticed = table.game.seat
        if [seat.name for seat in table.seats] != [seat.name for seat in before]:
            events = 0  # a new name stands in the log from its first line on
        self.publish(table, events)
        ended = zip(table.seats, before, strict=True)
        self.turn_away(table, tuple(n for n, (now, then) in enumerate(ended) if now.renewed != then.renewed))

    async def follow(self, table: SeatedGame, seq: int, rows: list[Row]) -> None:
        """Another server has told which choices were made. Called with the lock held."""
        if seq + len(rows) <= table.seq:
            return  # they are known already
        idle = table.stopped or table.gathering or table.closed
        stepped = None if idle or seq != table.seq else await followed(table.game, table.reasons, rows)
        if stepped is None:
            await self.look_again(table)
            return
        game, table.reasons, events = stepped
        table.put(game, table.seq + len(rows))
        table.noticed = game.seat
        self.publish(table, events)

    def _notice(self, table: SeatedGame) -> None:
        """Tell a person who is asked but not looking, once until somebody else is asked."""
        if table.game.seat == table.noticed:
            return
        table.noticed = table.game.seat
        if (seat := table.waited_for) is not None:
            self.tell(table, seat, "turn")
        if table.game.over:
            for number, seat_now in enumerate(table.seats):
                if seat_now.who == "person":
                    self.tell(table, number, "over")

    def tell(self, table: SeatedGame, number: int, news: News) -> None:
        """Somebody who is not looking gets to know, if they wished to; beside everything else."""
        if not table.online(number):
            self.start(self.notices.tell(table.id, number, table.seats[number], news))
        if not table.looks(number):
            self.start(self.push.tell(table, number, news))

    def all_tables(self) -> list[SeatedGame]:
        """Those in memory."""
        return list(self._tables.values())

    async def shut(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*UNREACHABLE):
            await self.servers.end()
        self.bot_pool.close()
        await self.store.close()


def rows_of(game: Game) -> list[Row]:
    """The choices a game begins with."""
    return _digested([Row(seat, option) for seat, option in game.choices], game)


def _changed(before: Clock, after: Clock) -> dict[str, Any]:
    """What is to be written with the rest."""
    return {} if before == after else msgspec.structs.asdict(after)


def _digested(rows: list[Row], game: Game) -> list[Row]:
    """The last of the choices that land together carries the digest of the position they lead to."""
    return [*rows[:-1], msgspec.structs.replace(rows[-1], digest=digest_of(game))] if rows else []
