"""A table's plain address over HTTP. A key is not needed to look, to watch, or to take a free seat."""

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from heliopause.table import lobby
from heliopause.table.hall import Hall
from heliopause.table.keys import Key
from heliopause.table.lobby_messages import LobbyChange, LobbySeatChange, Seated, Start, TakeSeat, Visit
from heliopause.table.refused import language_of
from heliopause.table.routes import Asking, Authorization, Landed, TableId, at_table
from heliopause.table.seated import SeatedGame


async def at_lobby(state: State, table_id: str, authorization: str) -> tuple[Hall, SeatedGame, Key | None]:
    """As at the table, but a key is not needed."""
    if authorization:
        return await at_table(state, table_id, authorization)
    hall: Hall = state.hall
    return hall, await hall.table(table_id), None


@get("/api/tables/{table_id:str}/lobby", summary="A table from outside: who plays what, and which seats are free")
async def look_in(state: State, table_id: TableId, authorization: Authorization = "") -> Visit:
    return await lobby.visit(*await at_lobby(state, table_id, authorization))


@post("/api/tables/{table_id:str}/lobby", summary="Who may come, and when it starts", status_code=HTTP_200_OK)
async def change_lobby(
    state: State, table_id: TableId, data: JSONBody[LobbyChange], authorization: Authorization = ""
) -> Landed:
    hall, table, key = await at_table(state, table_id, authorization)
    await lobby.change_lobby(hall, table, key, data)
    return Landed(table.seq)


@post("/api/tables/{table_id:str}/seats/{number:int}/take", summary="Take a free seat")
async def take_seat(
    request: Asking,
    state: State,
    table_id: TableId,
    number: FromPath[int],
    data: JSONBody[TakeSeat],
    authorization: Authorization = "",
) -> Seated:
    hall, table, key = await at_lobby(state, table_id, authorization)
    return Seated(await lobby.take(hall, table, key, number, data, language_of(request)))


@post(
    "/api/tables/{table_id:str}/lobby/seats/{number:int}",
    summary="Before the start: name and colour of one's own seat, bots and free seats from the host",
    status_code=HTTP_200_OK,
)
async def change_lobby_seat(
    request: Asking,
    state: State,
    table_id: TableId,
    number: FromPath[int],
    data: JSONBody[LobbySeatChange],
    authorization: Authorization = "",
) -> Landed:
    hall, table, key = await at_table(state, table_id, authorization)
    await lobby.change_seat(hall, table, key, number, data, language_of(request))
    return Landed(table.seq)


@post("/api/tables/{table_id:str}/start", summary="Begin the game", status_code=HTTP_200_OK)
async def start(
    request: Asking,
    state: State,
    table_id: TableId,
    data: JSONBody[Start],
    authorization: Authorization = "",
) -> Landed:
    hall, table, key = await at_table(state, table_id, authorization)
    await lobby.start(hall, table, key, data.fill, language_of(request))
    return Landed(table.seq)


LOBBY_ROUTES = [look_in, change_lobby, take_seat, change_lobby_seat, start]
