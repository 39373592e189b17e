"""Before a game begins: taking a seat, a colour and a name, bots for seats that stay free, and the start.

A seat that a bot plays for want of a person can be taken later too, if the host likes it.
"""

import msgspec

from heliopause.kernel.phrase import Phrase
from heliopause.table.hall import Hall
from heliopause.table.keys import Key
from heliopause.table.lobby_messages import LobbyChange, LobbySeatChange, TakeSeat, Visit
from heliopause.table.messages import Link, TalkNow
from heliopause.table.opening import game_with, known_bot
from heliopause.table.playing import wake_bot
from heliopause.table.refused import refused
from heliopause.table.seated import Seat, SeatedGame
from heliopause.table.seats import free_name, may_ask, sign_for, write_to

COLOURS = 4  # there are as many marks; a table with more seats has a colour for each


async def visit(hall: Hall, table: SeatedGame, key: Key | None) -> Visit:
    """What somebody sees who comes to the table's address, with a key or without."""
    host = key is not None and key.host
    free = [number for number, seat in enumerate(table.seats) if host and seat.who == "free"]
    links = [Link(number, sign_for(hall, table, (number,))) for number in free]
    mine = list(key.seats) if key else []
    talk = msgspec.convert(await hall.store.said(table.id), list[TalkNow]) if table.gathering else []
    reach = hall.reach if host else None
    return Visit(table.lobby_now(), mine, host, hall.signer.sign(Key(table.id)), links, talk, reach)


async def take(
    hall: Hall, table: SeatedGame, key: Key | None, number: int, wish: TakeSeat, language: str, claims: bool = False
) -> str:
    """Sit down; the key of the seat. Of two who want the same seat one gets it, and the other hears so.

    Who claims it had it in the game before.
    """
    if not 0 <= number < len(table.seats):
        raise refused(404, "refused-no-seat")
    own = key is not None and number in key.seats

    def change(seats: list[Seat]) -> None:
        _may_take(table, key, number)
        seat = seats[number]
        free_name(seats, number, wish.name)
        seat.name, seat.who, seat.bot, seat.vacant = wish.name, "person", None, False
        seat.claimed = claims
        if not own:
            seat.renewed += 1  # whoever was given the link of this seat came too late
        if wish.colour is not None:
            _recolour(seats, number, wish.colour)
        if wish.mail:
            write_to(hall, seat, wish.mail, True, language)

    async with table.lock:
        began = not table.gathering
        change([msgspec.structs.replace(seat) for seat in table.seats])  # what is not granted does not count
        await may_ask(hall, table, wish.mail)
        await hall.settle(table, change)
        hall.publish(table, 0)
        if began:
            await hall.note(table, Phrase("note-seated", {"name": wish.name}))
        elif table.lobby.starts and not _free(table):
            await hall.begin(table)
    if wish.mail:
        hall.start(hall.notices.ask(table.id, number, table.seats[number]))
    wake_bot(hall, table)
    return sign_for(hall, table, (number,), own and key is not None and key.host)


def _may_take(table: SeatedGame, key: Key | None, number: int) -> None:
    seat = table.seats[number]
    if table.closed:
        raise refused(409, "refused-closed")
    if not table.may_be_taken(seat):
        raise refused(409, "refused-seat-taken", name=seat.name)
    if key is not None and any(table.seats[mine].who == "person" for mine in key.seats):
        raise refused(409, "refused-seated")
    if table.lobby.admits == "link" and (key is None or number not in key.seats):
        raise refused(403, "refused-by-link")


async def change_seat(
    hall: Hall, table: SeatedGame, key: Key, number: int, wish: LobbySeatChange, language: str
) -> None:
    """Before the start the host gives seats away and sets them free; name and colour are for who sits there."""
    if not 0 <= number < len(table.seats):
        raise refused(404, "refused-no-seat")
    own = number in key.seats
    if not (key.host or own):
        raise refused(403, "refused-owner-or-host")

    def change(seats: list[Seat]) -> None:
        _still_gathering(table)
        seat = seats[number]
        if seat.who == "automa":
            raise refused(409, "refused-no-person")
        if wish.free:
            seats[number] = Seat("", "free", renewed=seat.renewed + 1, colour=seat.colour)
        elif wish.bot is not None:
            _give_to_bot(seats, number, wish.bot, language)
        if wish.name is not None or wish.colour is not None:
            _dress(seats, number, wish, own)

    async with table.lock:
        before = table.seats[number]
        await hall.settle(table, change)
        if table.seats[number].renewed != before.renewed:
            hall.turn_away(table, (number,))
        hall.publish(table, 0)


def _dress(seats: list[Seat], number: int, wish: LobbySeatChange, own: bool) -> None:
    if not own:
        raise refused(403, "refused-owner")
    if wish.name is not None:
        free_name(seats, number, wish.name)
        seats[number].name = wish.name
    if wish.colour is not None:
        _recolour(seats, number, wish.colour)


def _give_to_bot(seats: list[Seat], number: int, bot: str, language: str) -> None:
    known_bot(bot)
    before = seats[number]
    renewed = before.renewed + (before.who != "bot")  # who has a key of the seat holds it no longer
    vacant = before.who == "free" or before.vacant
    others = {seat.name for seat in seats if seat is not before}
    name = Phrase(f"page-bot-{bot}").words(language)
    names = [name, *(f"{name} {n}" for n in range(2, len(seats) + 1))]
    unused = next(one for one in names if one not in others)
    seats[number] = Seat(unused, "bot", bot, renewed=renewed, colour=before.colour, vacant=vacant)


def _recolour(seats: list[Seat], number: int, colour: int) -> None:
    """A bot or a free seat gives way and takes what is left; a person keeps the colour chosen."""
    if colour >= max(COLOURS, len(seats)):
        raise refused(422, "refused-no-colour")
    shown = [other if seat.colour is None else seat.colour for other, seat in enumerate(seats)]
    if colour in shown and (holder := shown.index(colour)) != number:
        if seats[holder].who == "person":
            raise refused(409, "refused-colour-taken", name=seats[holder].name)
        seats[holder].colour = shown[number]
    seats[number].colour = colour


async def change_lobby(hall: Hall, table: SeatedGame, key: Key, wish: LobbyChange) -> None:
    """What the host likes: who may come, how it starts, whether bots make room later, the pace, the game's options."""
    if not key.host:
        raise refused(403, "refused-host")
    async with table.lock:
        wished = {name: value for name, value in msgspec.structs.asdict(wish).items() if value is not None}
        pace, options = wished.pop("pace", table.pace), wished.pop("options", None)
        _may_change_hints(table, key, wish.hints)
        lobby = msgspec.structs.replace(table.lobby, **wished)
        if pace != table.pace or options is not None:
            _still_gathering(table)
            game = table.game if options is None else game_with(table.game, table.seats, options)
            await hall.change_game(table, game, pace)
        await hall.change(table, lobby=msgspec.to_builtins(lobby))
        table.lobby = lobby
        hall.publish(table, table.game.event_count)


def _may_change_hints(table: SeatedGame, key: Key, hints: bool | None) -> None:
    """Whoever has sat down has agreed to what the lobby said then."""
    if hints is None or hints == table.lobby.hints:
        return
    _still_gathering(table)
    if hints and any(seat.who == "person" and number not in key.seats for number, seat in enumerate(table.seats)):
        raise refused(409, "refused-hints-late")


async def start(hall: Hall, table: SeatedGame, key: Key, fill: str | None, language: str) -> None:
    """The host begins; with a bot to fill the seats that are still free."""
    if not key.host:
        raise refused(403, "refused-host")

    def change(seats: list[Seat]) -> None:
        _still_gathering(table)
        for number, seat in enumerate(seats):
            if seat.who == "free":
                _give_to_bot(seats, number, fill or "", language)

    async with table.lock:
        _still_gathering(table)
        if fill is not None:
            await hall.settle(table, change)
        if free := _free(table):
            raise refused(409, "refused-seats-free", n=free)
        await hall.begin(table)
    wake_bot(hall, table)


def _still_gathering(table: SeatedGame) -> None:
    if table.closed:
        raise refused(409, "refused-closed")
    if not table.gathering:
        raise refused(409, "refused-begun")


def _free(table: SeatedGame) -> int:
    return sum(seat.who == "free" for seat in table.seats)
