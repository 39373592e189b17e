"""The hall: all tables of this server. Every change is committed first and published then."""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Coroutine
from typing import Any

import msgspec

import heliopause
from heliopause.bots import BOTS
from heliopause.game import BadRecord, Game
from heliopause.kernel.machine import CHANCE
from heliopause.kernel.refusal import BadOption, IllegalChoice, Refusal
from heliopause.table.keys import Key, Signer
from heliopause.table.messages import Link, NewTable, Opened, SeatChange, SeatPlan, TalkNow
from heliopause.table.metrics import Metrics
from heliopause.table.notices import Notices
from heliopause.table.seated import REWIND, UNDO, Seat, SeatedGame, turns_of
from heliopause.table.store import Row, Stale, Store
from heliopause.table.thinkers import Thinkers

FALLBACK = random.Random()
log = logging.getLogger("heliopause.table")


class Refused(Exception):
    """A wish the table does not grant: a status, a sentence, and the rule if there is one."""

    def __init__(self, status: int, words: str, refusal: Refusal | None = None, seq: int | None = None) -> None:
        super().__init__(words)
        self.status = status
        self.words = words
        self.refusal = refusal
        self.seq = seq


class Hall:
    """Tables by id, loaded when somebody comes."""

    def __init__(
        self, store: Store, signer: Signer, thinkers: Thinkers, patience: float, notices: Notices | None = None
    ) -> None:
        self.store = store
        self.signer = signer
        self.thinkers = thinkers
        self.patience = patience  # seconds after which an absent player's seat may be handed to a bot
        self.notices = notices or Notices()
        self.metrics = Metrics()
        self._tables: dict[str, SeatedGame] = {}
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    # Opening and finding

    async def open_table(self, wish: NewTable) -> Opened:
        seats, options = seated(wish)
        try:
            game = heliopause.new(wish.game, **options)
        except BadOption as error:
            raise Refused(422, str(error)) from None
        return await self._keep(game, seats, wish.seats)

    async def import_record(self, record: dict[str, Any]) -> Opened:
        """A table for a record; whoever brings it gets all seats."""
        try:
            game = heliopause.load(record)
        except BadRecord as error:
            raise Refused(422, str(error)) from None
        solo = bool(game.settings.get("solo"))
        seats = [Seat(name, "automa" if solo and number else "person") for number, name in enumerate(game.names)]
        return await self._keep(game, seats, [SeatPlan("automa" if seat.who == "automa" else "here") for seat in seats])

    async def _keep(self, game: Game, seats: list[Seat], plans: list[SeatPlan]) -> Opened:
        id = secrets.token_urlsafe(6)
        rows = [Row(seat, option) for seat, option in game.choices]
        stored = [msgspec.to_builtins(seat) for seat in seats]
        await self.store.add_table(id, game.name, game.settings, stored, heliopause.__version__, rows)
        table = SeatedGame(id, game.name, game.settings, seats, rows)
        self._tables[id] = table
        self._wake_bot(table)
        own = tuple(number for number, plan in enumerate(plans) if plan.who in ("me", "here"))
        links = [
            Link(number, self.signer.sign(Key(id, (number,))))
            for number, plan in enumerate(plans)
            if plan.who == "link"
        ]
        return Opened(id, self.signer.sign(Key(id, own, True)), links, self.signer.sign(Key(id)))

    async def table(self, id: str) -> SeatedGame:
        found = self._tables.get(id)
        if found is not None:
            return found
        async with self._loading:
            if id in self._tables:
                return self._tables[id]
            kept = await self.store.find_table(id)
            if kept is None:
                raise Refused(404, "There is no such table.")
            rows = await self.store.rows(id)
            seats = msgspec.convert(kept["seats"], list[Seat])
            try:
                table = SeatedGame(id, kept["game"], kept["options"], seats, rows)
            except BadRecord as error:
                version = kept["version"]
                raise Refused(
                    409, f"This game was begun with version {version} and cannot be continued: {error}"
                ) from None
            table.closed = kept["state"] == "closed"
            self._tables[id] = table
            self._wake_bot(table)
            return table

    # Choices

    async def choose(self, table: SeatedGame, key: Key, seq: int, option: str) -> int:
        async with table.lock:
            seat = self._may_act(table, key, seq)
            twin = table.game.copy()
            try:
                twin.choose(option)
            except IllegalChoice as error:
                raise Refused(422, str(error), error.refusal) from None
            before = len(table.game.choices)
            rows = [Row(who, id) for who, id in twin.choices[before:]]
            assert rows[0].seat == seat
            await self._land(table, twin, rows)
        self._wake_bot(table)
        return table.seq

    async def undo(self, table: SeatedGame, key: Key, seq: int, whole_turn: bool) -> int:
        """Back by one choice, or to where the barrier is."""
        async with table.lock:
            self._check(table, seq)
            seat = table.game.choices[-1][0] if table.game.choices else CHANCE
            if seat not in key.seats or not table.game.can_undo:
                raise Refused(409, "There is nothing of yours to undo: chance has spoken, or somebody else has chosen.")
            twin = table.game.copy()
            rows: list[Row] = []
            while twin.can_undo and (whole_turn or not rows):
                twin.undo()
                rows.append(Row(seat, UNDO))
            await self._land(table, twin, rows)
        return table.seq

    async def rewind(self, table: SeatedGame, key: Key, seq: int, moment: int, agree: bool) -> int:
        """Back past a barrier, when all persons agree. The first call is the wish, the others answer it."""
        async with table.lock:
            self._check(table, seq)
            if not key.seats:
                raise Refused(403, "Only those who play may go back.")
            if moment >= len(table.game.choices):
                raise Refused(422, "That moment has not come yet.")
            if not agree:
                table.rewind = None
                self._publish(table, table.game.event_count)
                return table.seq
            wish = table.rewind
            if wish is None or wish["moment"] != moment:
                wish = table.rewind = {"moment": moment, "agreed": []}
            wish["agreed"] = sorted({*wish["agreed"], *key.seats})
            persons = [number for number, seat in enumerate(table.seats) if seat.who == "person" and not seat.handed]
            if any(number not in wish["agreed"] for number in persons):
                self._publish(table, table.game.event_count)
                return table.seq
            table.rewind = None
            choices = [id for _, id in table.game.choices][:moment]
            twin = heliopause.load(table.record(choices))
            drawn = [Row(who, id) for who, id in twin.choices[moment:]]
            await self._land(table, twin, [Row(key.seats[0], f"{REWIND}{moment}"), *drawn])
        self._wake_bot(table)
        return table.seq

    def _may_act(self, table: SeatedGame, key: Key, seq: int) -> int:
        self._check(table, seq)
        seat = table.game.seat
        if seat is None:
            raise Refused(409, "The game is over.", seq=table.seq)
        if seat not in key.seats or table.seats[seat].played_by is not None:
            raise Refused(403, f"It is {table.seats[seat].name}'s choice, not yours.")
        return seat

    def _check(self, table: SeatedGame, seq: int) -> None:
        if table.closed:
            raise Refused(409, "This table is closed.")
        if seq != table.seq:
            raise Refused(409, "The game has moved on; look again before you choose.", seq=table.seq)

    async def _land(self, table: SeatedGame, twin: Game, rows: list[Row]) -> None:
        """Commit, then let everybody know."""
        try:
            await self.store.add_rows(table.id, table.seq, rows)
        except Stale:
            self._tables.pop(table.id, None)
            raise Refused(409, "The game has moved on; look again before you choose.") from None
        known = table.game.event_count
        table.game = twin
        table.seq += len(rows)
        table.turns = turns_of(twin)
        self.metrics.choices += 1
        log.info("choice", extra={"table": table.id, "seq": table.seq, "seat": rows[0].seat})
        self._publish(table, min(known, twin.event_count))
        self._notice(table)

    def _notice(self, table: SeatedGame) -> None:
        """Tell a person who is asked but not looking, once until somebody else is asked."""
        seat = table.game.seat
        if seat == table.noticed:
            return
        table.noticed = seat
        if seat is None or table.seats[seat].who != "person" or table.seats[seat].handed or table.online(seat):
            return
        person = table.seats[seat]
        self._start(self.notices.your_turn(table.id, seat, person.name, person.mail))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Bots

    def _wake_bot(self, table: SeatedGame) -> None:
        seat = table.game.seat
        if seat is None or table.closed or table.thinking or table.seats[seat].played_by is None:
            return
        table.thinking = True
        self._start(self._let_bot_play(table))

    async def _let_bot_play(self, table: SeatedGame) -> None:
        """One choice of a bot after the other, until somebody else is asked."""
        try:
            while not table.closed:
                seat = table.game.seat
                bot = None if seat is None else table.seats[seat].played_by
                if seat is None or bot is None:
                    return
                seq = table.seq
                answer = await self.thinkers.choose(table.game.record(), bot, FALLBACK.randrange(1 << 30))
                async with table.lock:
                    if table.seq != seq or table.closed:
                        continue
                    twin = table.game.copy()
                    ids = [option.id for option in twin.options()]
                    if answer not in ids:
                        self.metrics.fallbacks += 1
                        answer = FALLBACK.choice(ids)
                    twin.choose(answer)
                    rows = [Row(who, id) for who, id in twin.choices[len(table.game.choices) :]]
                    await self._land(table, twin, rows)
        except Refused:
            return
        finally:
            table.thinking = False

    # Seats, talk, closing

    async def change_seat(self, table: SeatedGame, key: Key, number: int, wish: SeatChange) -> None:
        if not 0 <= number < len(table.seats):
            raise Refused(404, "There is no such seat.")
        seat = table.seats[number]
        own = number in key.seats
        if wish.name is not None:
            if not own and not key.host:
                raise Refused(403, "Only the seat's owner or the host may rename it.")
            seat.name = wish.name
            table.game.names = [other.name for other in table.seats]
        if wish.mail is not None:
            if not own:
                raise Refused(403, "Only the seat's owner may give an address for it.")
            if wish.mail and not self.notices.can_mail:
                raise Refused(409, "This server sends no mail.")
            seat.mail = wish.mail or None
        if wish.bot is not None:
            self._hand_over(table, key, number, wish.bot)
        if wish.back:
            if not own:
                raise Refused(403, "Only its owner may take a seat back.")
            seat.handed = False
            if seat.who == "person":
                seat.bot = None
        await self.store.change_table(table.id, seats=[msgspec.to_builtins(other) for other in table.seats])
        self._publish(table, 0 if wish.name is not None else table.game.event_count)
        self._wake_bot(table)

    def _hand_over(self, table: SeatedGame, key: Key, number: int, bot: str) -> None:
        seat = table.seats[number]
        if bot not in BOTS:
            raise Refused(422, f"There is no bot {bot!r}; there are {', '.join(BOTS)}.")
        if seat.who != "person":
            raise Refused(409, "No person sits there.")
        if number not in key.seats:
            if not key.seats:
                raise Refused(403, "Only those who play may hand a seat over.")
            away = table.away_since.get(number)
            if table.online(number) or away is None or time.monotonic() - away < self.patience:
                raise Refused(409, f"{seat.name} has not been away for long enough.")
        seat.handed, seat.bot = True, bot

    async def say(self, table: SeatedGame, key: Key, text: str, name: str | None) -> None:
        who = table.seats[key.seats[0]].name if key.seats else (name or "Spectator")
        await self.store.say(table.id, who, text)
        said = (await self.store.said(table.id, 1))[0]
        self._send(table, msgspec.json.encode(TalkNow(said["who"], said["text"], said["at"])))

    async def close_table(self, table: SeatedGame, key: Key) -> None:
        if not key.host:
            raise Refused(403, "Only the host may close the table.")
        table.closed = True
        await self.store.change_table(table.id, state="closed")
        self._publish(table, table.game.event_count)

    async def rematch(self, table: SeatedGame, key: Key) -> Opened:
        """The same seats and options again; the keys of this table's links do not fit the new one."""
        if not key.seats:
            raise Refused(403, "Only those who play may ask for a rematch.")
        plans = []
        for number, seat in enumerate(table.seats):
            if seat.who == "person":
                plans.append(SeatPlan("here" if number in key.seats else "link", seat.name))
            else:
                plans.append(SeatPlan(seat.who, seat.name, seat.bot))
        game = heliopause.new(table.name, **table.options)
        seats = [Seat(seat.name, seat.who, seat.bot if seat.who == "bot" else None) for seat in table.seats]
        game.names = [seat.name for seat in seats]
        return await self._keep(game, seats, plans)

    def at(self, table: SeatedGame, moment: int) -> Game:
        """The game as it stood after so many choices."""
        choices = [id for _, id in table.game.choices]
        if moment > len(choices):
            raise Refused(404, "That moment has not come yet.")
        return heliopause.load(table.record(choices[:moment])) if moment < len(choices) else table.game

    # Publishing

    def listen(self, table: SeatedGame, key: Key) -> asyncio.Queue[bytes]:
        queue: asyncio.Queue[bytes] = asyncio.Queue(maxsize=100)
        table.listeners[queue] = key.seats
        for seat in key.seats:
            table.away_since.pop(seat, None)
        self._publish(table, table.game.event_count, to_others=queue)
        return queue

    def leave(self, table: SeatedGame, queue: asyncio.Queue[bytes]) -> None:
        for seat in table.listeners.pop(queue, ()):
            if not table.online(seat):
                table.away_since[seat] = time.monotonic()
        self._publish(table, table.game.event_count)

    def _publish(self, table: SeatedGame, events_from: int, to_others: asyncio.Queue[bytes] | None = None) -> None:
        if table.listeners:
            self._send(table, msgspec.json.encode(table.snapshot(events_from)), to_others)

    def _send(self, table: SeatedGame, message: bytes, but: asyncio.Queue[bytes] | None = None) -> None:
        for queue in list(table.listeners):
            if queue is but:
                continue
            if queue.full():  # too slow: it will ask again when it notices the gap
                queue.get_nowait()
            queue.put_nowait(message)

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
        self.thinkers.close()
        await self.store.close()


def seated(wish: NewTable) -> tuple[list[Seat], dict[str, Any]]:
    """Seats and game options for a wish."""
    automas = [plan for plan in wish.seats if plan.who == "automa"]
    seats = []
    for number, plan in enumerate(wish.seats, 1):
        if plan.who == "bot" and plan.bot not in BOTS:
            raise Refused(422, f"There is no bot {plan.bot!r}; there are {', '.join(BOTS)}.")
        if plan.who == "bot":
            seats.append(Seat(plan.name or str(plan.bot), "bot", plan.bot))
        elif plan.who == "automa":
            seats.append(Seat(plan.name or "Automa", "automa"))
        else:
            seats.append(Seat(plan.name or f"Player {number}", "person"))
    options: dict[str, Any] = {"players": len(seats), "mats": wish.mats}
    options |= {"tableau": wish.tableau, "beginners": wish.beginners}
    if wish.choose_mats is not None:
        options["choose_mats"] = wish.choose_mats
    if automas:
        if len(seats) != 2 or wish.seats[1].who != "automa":
            raise Refused(422, "The automa plays against one person: two seats, the automa's second.")
        options["solo"] = True
    if wish.level is not None:
        options["level"] = wish.level
    return seats, options
