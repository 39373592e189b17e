"""People at a table: opening, names, absence, talk, and closing."""

import asyncio
import unicodedata
from typing import Any

import msgspec

from heliopause.kernel.phrase import Phrase
from heliopause.registry import games
from heliopause.table.hall import Hall
from heliopause.table.keys import Key
from heliopause.table.messages import NewTable, Opened, SeatChange, SeatPlan
from heliopause.table.opening import game_of, game_of_record, known_bot
from heliopause.table.packs import pack_for
from heliopause.table.playing import people_since, wake_bot
from heliopause.table.refused import refused
from heliopause.table.seated import Seat, SeatedGame

LINES = 20  # of talk a minute, for the holders of a key; who watches is known by the address
RENAMES = 20  # an hour


async def open_table(hall: Hall, wish: NewTable, language: str) -> Opened:
    pack = await pack_for(hall, games()[0] if wish.game is None else wish.game, wish.pack)
    game, seats = game_of(wish, language, pack)
    return await open_doors(hall, await hall.keep(game, seats, wish.seats, wish.pace, wish.pack, wish.hints))


async def import_record(hall: Hall, record: dict[str, Any], language: str) -> Opened:
    """A table for a record; whoever brings it gets all seats, and plays alone."""
    game, seats = await asyncio.to_thread(game_of_record, record, language)  # the other tables do not wait for it
    plans = [SeatPlan("automa" if seat.who == "automa" else "here") for seat in seats]
    return await open_doors(hall, await hall.keep(game, seats, plans, hints=True))


async def open_doors(hall: Hall, opened: Opened) -> Opened:
    """A bot may be asked first."""
    wake_bot(hall, await hall.table(opened.table))
    return opened


async def change_seat(hall: Hall, table: SeatedGame, key: Key, number: int, wish: SeatChange, language: str) -> None:
    """All that is wished for a seat, or nothing."""
    if not 0 <= number < len(table.seats):
        raise refused(404, "refused-no-seat")
    notes: list[Phrase] = []

    def change(seats: list[Seat]) -> None:
        seat = seats[number]
        notes[:] = []
        if wish.name is not None and wish.name != seat.name:
            notes.extend(_rename(seats, number, wish.name, number in key.seats or key.host))
        if wish.mail is not None:
            write_to(hall, seat, wish.mail, number in key.seats, language)
        if wish.bot is not None:
            notes.extend(_hand_over(table, key, number, seat, wish.bot))
        if wish.back:
            notes.extend(_take_back(seat, number in key.seats))

    async with table.lock:
        before = table.seats[number]
        change([msgspec.structs.replace(seat) for seat in table.seats])  # what is not granted does not count
        if wish.name not in (None, before.name) and not await hall.limits.passes(
            f"names {table.id} {key.seats}", RENAMES, 3600.0
        ):
            raise refused(429, "refused-renames")
        await may_ask(hall, table, wish.mail)
        await hall.settle(table, change)
        # A new name stands in the log from its first line on.
        hall.publish(table, table.game.event_count if table.seats[number].name == before.name else 0)
        for note in notes:
            await hall.note(table, note)
    if wish.mail:
        hall.start(hall.notices.ask(table.id, number, table.seats[number]))
    wake_bot(hall, table)


async def confirm_address(hall: Hall, text: str, agreed: bool) -> None:
    """Who reads mails at an address wants them, or wants no more; if the seat has that address still."""
    id, number, address = hall.signer.read_address(text)
    table = await hall.table(id)

    def change(seats: list[Seat]) -> None:
        if seats[number].mail != address:
            raise refused(404, "refused-not-found")
        seats[number].mail, seats[number].confirmed = address if agreed else None, agreed

    async with table.lock:
        await hall.settle(table, change)


def _rename(seats: list[Seat], number: int, name: str, allowed: bool) -> list[Phrase]:
    if not allowed:
        raise refused(403, "refused-owner-or-host")
    free_name(seats, number, name)
    was, seats[number].name = seats[number].name, name
    return [Phrase("note-renamed", {"was": was, "name": name})] if was != name else []


def free_name(seats: list[Seat], number: int, name: str) -> None:
    """Nobody can pass for somebody else."""
    for other, seat in enumerate(seats):
        if other != number and _seen(seat.name) == _seen(name):
            raise refused(409, "refused-name-taken", name=seat.name)


def _seen(name: str) -> str:
    """Two names that look alike are one: of other letters for the same, spaces and signs of how an emoji is drawn."""
    plain = unicodedata.normalize("NFKC", name).replace("\ufe0f", "").casefold()
    return " ".join(plain.split())


def write_to(hall: Hall, seat: Seat, address: str, own: bool, language: str) -> None:
    """Where to write; nothing but the question is written there before who reads it has agreed."""
    if not own:
        raise refused(403, "refused-owner")
    if address and not hall.notices.can_mail:
        raise refused(409, "refused-no-mail")
    seat.mail, seat.confirmed = address or None, False
    seat.language = language


async def may_ask(hall: Hall, table: SeatedGame, address: str | None) -> None:
    """Refuse if too many questions went to this address, or from this table."""
    if address and not await hall.notices.may_ask(table.id, address):
        raise refused(429, "refused-mails")


def _hand_over(table: SeatedGame, key: Key, number: int, seat: Seat, bot: str) -> list[Phrase]:
    known_bot(bot)
    if table.gathering:
        raise refused(409, "refused-not-begun")
    if seat.who != "person":
        raise refused(409, "refused-no-person")
    if number not in key.seats:
        if not key.seats and not key.host:
            raise refused(403, "refused-watcher")
        if not table.may_be_handed(number):
            raise refused(409, "refused-paced" if table.pace else "refused-not-away", name=seat.name)
    seat.handed, seat.bot = True, bot
    return [Phrase("note-handed", {"name": seat.name, "bot": bot})]


def _take_back(seat: Seat, own: bool) -> list[Phrase]:
    if not own:
        raise refused(403, "refused-owner")
    if not seat.handed:
        return []
    seat.handed, seat.bot = False, None
    return [Phrase("note-back", {"name": seat.name})]


async def renew_key(hall: Hall, table: SeatedGame, key: Key) -> str:
    """Whoever else has a key of these seats holds them no longer: a link that went astray is worth nothing then."""
    if not key.seats:
        raise refused(403, "refused-watcher")

    def change(seats: list[Seat]) -> None:
        for number in key.seats:
            seats[number].renewed += 1

    async with table.lock:
        await hall.settle(table, change)
        hall.turn_away(table, key.seats)
        return sign_for(hall, table, key.seats, key.host)


def sign_for(hall: Hall, table: SeatedGame, seats: tuple[int, ...], host: bool = False) -> str:
    """A key of these seats, as good as the newest."""
    return hall.signer.sign(Key(table.id, seats, host, tuple(table.seats[seat].renewed for seat in seats)))


async def close_table(hall: Hall, table: SeatedGame, key: Key) -> None:
    """The host may wish it; it comes true when everybody who has chosen anything agrees."""
    if not key.host and not (table.closing and key.seats):
        raise refused(403, "refused-host")
    async with table.lock:
        if table.closed:
            return
        await hall.wish(table, "close", key.seats)
        waited_for = people_since(table, 0) - table.closing
        if waited_for:
            hall.publish(table, table.game.event_count)
            names = ", ".join(table.seats[seat].name for seat in sorted(waited_for))
            await hall.note(table, Phrase("note-close-wish", {"names": names}))
            for seat in sorted(waited_for):
                hall.tell(table, seat, "consent")
            return
        await hall.change(table, state="closed")
        table.closed = True
        hall.publish(table, table.game.event_count)
        await hall.note(table, Phrase("note-closed"))


async def delete_table(hall: Hall, table: SeatedGame, key: Key) -> None:
    """Closed by all who played, it may be deleted by the host, with all that was chosen and said."""
    if not key.host:
        raise refused(403, "refused-host")
    async with table.lock:
        if not table.closed:
            raise refused(409, "refused-open")
        await hall.forget(table)


async def say(
    hall: Hall, table: SeatedGame, key: Key, text: str, name: str | None, language: str, address: str
) -> None:
    """Who watches is marked as such: under a player's name only who sits there speaks."""
    if not await hall.limits.passes(f"talk {table.id} {key.seats or address}", LINES, 60.0):
        raise refused(429, "refused-talk")
    if key.seats and table.seats[key.seats[0]].who != "free":
        who = table.seats[key.seats[0]].name
    else:
        watching = Phrase("page-talk-spectator").words(language)
        who = f"{name} ({watching})" if name else watching
    hall.talk(table, await hall.store.say(table.id, who, text))
