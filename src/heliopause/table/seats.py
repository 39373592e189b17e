"""People at a table: opening, names, absence, talk, closing, and playing again."""

from collections import deque
from time import monotonic
from typing import Any

import msgspec

import heliopause
from heliopause.kernel.phrase import Phrase
from heliopause.table.hall import Hall
from heliopause.table.keys import Key
from heliopause.table.messages import NewTable, Opened, SeatChange, SeatPlan
from heliopause.table.opening import game_of, game_of_record, known_bot
from heliopause.table.playing import wake_bot
from heliopause.table.refused import refused
from heliopause.table.seated import Seat, SeatedGame

LINES = 20  # that one key may say in
A_WHILE = 60.0  # seconds


async def open_table(hall: Hall, wish: NewTable, language: str) -> Opened:
    game, seats = game_of(wish, language)
    return await _open(hall, await hall.keep(game, seats, wish.seats))


async def import_record(hall: Hall, record: dict[str, Any], language: str) -> Opened:
    """A table for a record; whoever brings it gets all seats."""
    game, seats = game_of_record(record, language)
    return await _open(
        hall, await hall.keep(game, seats, [SeatPlan("automa" if seat.who == "automa" else "here") for seat in seats])
    )


async def rematch(hall: Hall, table: SeatedGame, key: Key) -> Opened:
    """The same seats and options again; the keys of this table's links do not fit the new one."""
    if not key.seats:
        raise refused(403, "refused-watcher")
    plans, seats = [], []
    for number, seat in enumerate(table.seats):
        if seat.who == "person":
            plans.append(SeatPlan("here" if number in key.seats else "link"))
        else:
            plans.append(SeatPlan(seat.who))
        seats.append(Seat(seat.name, seat.who, seat.bot if seat.who == "bot" else None))
    game = heliopause.new(table.game.name, **table.game.settings)
    game.names = [seat.name for seat in seats]
    return await _open(hall, await hall.keep(game, seats, plans))


async def _open(hall: Hall, opened: Opened) -> Opened:
    wake_bot(hall, await hall.table(opened.table))
    return opened


async def change_seat(hall: Hall, table: SeatedGame, key: Key, number: int, wish: SeatChange, by: "Visitor") -> None:
    """All that is wished for a seat, or nothing."""
    if not 0 <= number < len(table.seats):
        raise refused(404, "refused-no-seat")
    async with table.lock:
        before = table.seats[number]
        seat = msgspec.structs.replace(before)
        notes = []
        if wish.name is not None:
            notes += _rename(seat, wish.name, number in key.seats or key.host)
        if wish.mail is not None:
            _write_to(hall, seat, wish.mail, number in key.seats, by)
        if wish.bot is not None:
            notes += _hand_over(hall, table, key, number, seat, wish.bot)
        if wish.back:
            notes += _take_back(seat, number in key.seats)
        seats = [seat if other is before else other for other in table.seats]
        await hall.store.change_table(table.id, seats=[msgspec.to_builtins(other) for other in seats])
        table.seats = seats
        table.game.names = [other.name for other in seats]
        # A new name stands in the log from its first line on.
        hall.publish(table, table.game.event_count if seat.name == before.name else 0)
        for note in notes:
            await hall.note(table, note)
    wake_bot(hall, table)


class Visitor(msgspec.Struct):
    """What a request tells about who sends it: the language, and the address at which this visitor plays."""

    language: str
    page: str


def _rename(seat: Seat, name: str, allowed: bool) -> list[Phrase]:
    if not allowed:
        raise refused(403, "refused-owner-or-host")
    was, seat.name = seat.name, name
    return [Phrase("note-renamed", {"was": was, "name": name})] if was != name else []


def _write_to(hall: Hall, seat: Seat, address: str, own: bool, by: Visitor) -> None:
    if not own:
        raise refused(403, "refused-owner")
    if address and not hall.notices.can_mail:
        raise refused(409, "refused-no-mail")
    seat.mail = address or None
    seat.language = by.language
    seat.page = by.page if address else None


def _hand_over(hall: Hall, table: SeatedGame, key: Key, number: int, seat: Seat, bot: str) -> list[Phrase]:
    known_bot(bot)
    if seat.who != "person":
        raise refused(409, "refused-no-person")
    if number not in key.seats:
        if not key.seats and not key.host:
            raise refused(403, "refused-watcher")
        if table.online(number) or table.away(number) < hall.patience:
            raise refused(409, "refused-not-away", name=seat.name)
    seat.handed, seat.bot = True, bot
    return [Phrase("note-handed", {"name": seat.name, "bot": bot})]


def _take_back(seat: Seat, own: bool) -> list[Phrase]:
    if not own:
        raise refused(403, "refused-owner")
    if not seat.handed:
        return []
    seat.handed, seat.bot = False, None
    return [Phrase("note-back", {"name": seat.name})]


async def close_table(hall: Hall, table: SeatedGame, key: Key) -> None:
    if not key.host:
        raise refused(403, "refused-host")
    async with table.lock:
        if table.closed:
            return
        await hall.store.change_table(table.id, state="closed")
        table.closed = True
        hall.publish(table, table.game.event_count)
        await hall.note(table, Phrase("note-closed"))


async def say(hall: Hall, table: SeatedGame, key: Key, text: str, name: str | None, language: str) -> None:
    spoken = table.spoken.setdefault(key.seats, deque(maxlen=LINES))
    if len(spoken) == LINES and monotonic() - spoken[0] < A_WHILE:
        raise refused(429, "refused-talk")
    spoken.append(monotonic())
    who = table.seats[key.seats[0]].name if key.seats else (name or Phrase("page-talk-spectator").words(language))
    hall.talk(table, await hall.store.say(table.id, who, text))
