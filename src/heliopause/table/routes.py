"""The table over HTTP. Whoever holds a key sends it as `Authorization: Bearer <key>`."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

import heliopause
from heliopause.bots import LEVELS, STRENGTHS
from heliopause.registry import specs
from heliopause.table import again, cards, playing, seats
from heliopause.table.card_phrases import CardSaid
from heliopause.table.from_game import PreviewNow, StoryNow, previews_now, said, story_now
from heliopause.table.gate import address_of
from heliopause.table.hall import Hall
from heliopause.table.keys import BadKey, Key
from heliopause.table.messages import (
    At,
    Choose,
    Import,
    NewTable,
    Opened,
    Renewed,
    Rewind,
    SeatChange,
    Snapshot,
    StartChoices,
    Talk,
    Why,
    offer,
)
from heliopause.table.refused import Refused, language_of, refused
from heliopause.table.seated import SeatedGame

Asking = Request[Any, Any, Any]
Authorization = Annotated[str, HeaderParameter(name="Authorization", max_length=600)]
FAILED = "heliopause.failed"
TableId = Annotated[str, PathParameter(max_length=40)]


class Landed(msgspec.Struct):
    """A wish was granted; the game is at this sequence number."""

    seq: int


async def at_table(state: State, table_id: str, authorization: str) -> tuple[Hall, SeatedGame, Key]:
    """The table and what the key's holder may do there."""
    hall: Hall = state.hall
    if not authorization.startswith("Bearer "):
        raise refused(401, "refused-no-key", detail="Send the key of your link as 'Authorization: Bearer ...'.")
    try:
        key = hall.signer.read(authorization.removeprefix("Bearer "), table_id)
    except BadKey as error:
        raise refused(403, error.message) from None
    table = await hall.table(table_id)
    if not table.holds(key):
        raise refused(403, "refused-key-renewed")
    playing.wake_bot(hall, table)  # it may have been asked when the server was ended
    return hall, table, key


async def at_game(state: State, table_id: str, authorization: str) -> tuple[Hall, SeatedGame, Key]:
    """As at the table, once the game has begun."""
    hall, table, key = await at_table(state, table_id, authorization)
    if table.gathering:
        raise refused(409, "refused-not-begun")
    return hall, table, key


@post("/api/tables", summary="Open a table")
async def open_table(request: Asking, state: State, data: JSONBody[NewTable]) -> Opened:
    return await seats.open_table(state.hall, data, language_of(request))


@post("/api/import", summary="Open a table for a record")
async def import_record(request: Asking, state: State, data: JSONBody[Import]) -> Opened:
    return await seats.import_record(state.hall, data.record, language_of(request))


@get("/api/tables/{table_id:str}", summary="The table as it stands")
async def look(state: State, table_id: TableId, authorization: Authorization = "") -> Snapshot:
    _, table, _ = await at_game(state, table_id, authorization)
    return table.snapshot()


@get("/api/tables/{table_id:str}/at/{moment:int}", summary="The table as it stood after so many choices")
async def look_back(
    state: State, table_id: TableId, moment: Annotated[int, PathParameter(ge=0)], authorization: Authorization = ""
) -> Snapshot:
    _, table, _ = await at_game(state, table_id, authorization)
    return table.snapshot(game=await playing.at(table, moment))


@post("/api/tables/{table_id:str}/choices", summary="Choose an option", status_code=HTTP_200_OK)
async def choose(
    request: Asking, state: State, table_id: TableId, data: JSONBody[Choose], authorization: Authorization = ""
) -> Landed:
    failed: Exception | None = request.scope.get(FAILED)  # type: ignore[assignment]
    if failed is not None:  # on the short way (short_way.py)
        raise failed
    hall, table, key = await at_table(state, table_id, authorization)
    return Landed(await playing.choose(hall, table, key, data.seq, data.option))


@post("/api/tables/{table_id:str}/undo", summary="Take the last choice back", status_code=HTTP_200_OK)
async def undo(state: State, table_id: TableId, data: JSONBody[At], authorization: Authorization = "") -> Landed:
    hall, table, key = await at_table(state, table_id, authorization)
    return Landed(await playing.undo(hall, table, key, data.seq, False))


@post("/api/tables/{table_id:str}/restart", summary="Take back all choices up to the barrier", status_code=HTTP_200_OK)
async def restart(state: State, table_id: TableId, data: JSONBody[At], authorization: Authorization = "") -> Landed:
    hall, table, key = await at_table(state, table_id, authorization)
    return Landed(await playing.undo(hall, table, key, data.seq, True))


@post(
    "/api/tables/{table_id:str}/rewind",
    summary="Go back past a barrier, with everybody's consent",
    status_code=HTTP_200_OK,
)
async def rewind(state: State, table_id: TableId, data: JSONBody[Rewind], authorization: Authorization = "") -> Landed:
    hall, table, key = await at_table(state, table_id, authorization)
    return Landed(await playing.rewind(hall, table, key, data.seq, data.moment, data.agree))


@get("/api/tables/{table_id:str}/why", summary="Why an option is not offered")
async def why(
    state: State,
    table_id: TableId,
    option: Annotated[str, QueryParameter(max_length=80)],
    authorization: Authorization = "",
) -> Why:
    _, table, _ = await at_game(state, table_id, authorization)
    refusal = table.game.why_not(option)
    return Why(None, "") if refusal is None else Why(said(refusal.phrase), refusal.rule)


@get("/api/tables/{table_id:str}/previews", summary="What each of the options would do")
async def previews(state: State, table_id: TableId, authorization: Authorization = "") -> list[PreviewNow]:
    _, table, _ = await at_game(state, table_id, authorization)
    return await asyncio.to_thread(previews_now, table.game.copy())


@get("/api/tables/{table_id:str}/story", summary="What happened since a seat last chose, as it concerns that seat")
async def story(
    state: State,
    table_id: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=9)],
    since: Annotated[int | None, QueryParameter(ge=0)] = None,
    authorization: Authorization = "",
) -> list[StoryNow]:
    _, table, _ = await at_game(state, table_id, authorization)
    if seat >= table.game.players:
        raise refused(422, "refused-no-seat")
    return story_now(table.game, seat, since)


@get("/api/tables/{table_id:str}/record", summary="The record of the game")
async def record(state: State, table_id: TableId, authorization: Authorization = "") -> Response[dict[str, Any]]:
    try:
        _, table, _ = await at_game(state, table_id, authorization)
        saved = table.kept or table.game.record(with_content=True)
    except Refused as error:
        if error.status != 409:
            raise
        saved = await state.hall.record(table_id)  # it cannot be opened, but it can be saved
    name = f"heliopause-{table_id}.json"
    return Response(saved, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@post("/api/tables/{table_id:str}/talk", summary="Say something", status_code=HTTP_200_OK)
async def talk(
    request: Asking, state: State, table_id: TableId, data: JSONBody[Talk], authorization: Authorization = ""
) -> Landed:
    hall, table, key = await at_table(state, table_id, authorization)
    await seats.say(hall, table, key, data.text, data.name, language_of(request), address_of(request.scope))
    return Landed(table.seq)


@post(
    "/api/tables/{table_id:str}/seats/{number:int}",
    summary="Rename, hand over or take back a seat",
    status_code=HTTP_200_OK,
)
async def change_seat(
    request: Asking,
    state: State,
    table_id: TableId,
    number: FromPath[int],
    data: JSONBody[SeatChange],
    authorization: Authorization = "",
) -> Landed:
    hall, table, key = await at_table(state, table_id, authorization)
    await seats.change_seat(hall, table, key, number, data, language_of(request))
    return Landed(table.seq)


@post("/api/tables/{table_id:str}/key", summary="A new key for one's seats; the old ones end", status_code=HTTP_200_OK)
async def renew_key(state: State, table_id: TableId, authorization: Authorization = "") -> Renewed:
    hall, table, key = await at_table(state, table_id, authorization)
    return Renewed(await seats.renew_key(hall, table, key))


@post(
    "/api/tables/{table_id:str}/close",
    summary="Close the table, when all who have played agree",
    status_code=HTTP_200_OK,
)
async def close(state: State, table_id: TableId, authorization: Authorization = "") -> Landed:
    hall, table, key = await at_table(state, table_id, authorization)
    await seats.close_table(hall, table, key)
    return Landed(table.seq)


@delete("/api/tables/{table_id:str}", summary="Delete a closed table for good", status_code=HTTP_200_OK)
async def delete_table(state: State, table_id: TableId, authorization: Authorization = "") -> Landed:
    hall, table, key = await at_table(state, table_id, authorization)
    await seats.delete_table(hall, table, key)
    return Landed(table.seq)


@post(
    "/api/tables/{table_id:str}/rematch",
    summary="The same again: a table for all who played; whoever asks gets the seat they had",
)
async def rematch(request: Asking, state: State, table_id: TableId, authorization: Authorization = "") -> Opened:
    hall, table, key = await at_game(state, table_id, authorization)
    return await again.play_again(hall, table, key, language_of(request))


@get("/api/start", summary="What there is to play with")
async def start(state: State) -> StartChoices:
    hall: Hall = state.hall
    games = [offer(spec) for spec in specs().values()]
    return StartChoices(
        heliopause.__version__,
        hall.bot_pool.form,
        games,
        list(STRENGTHS),
        len(LEVELS),
        hall.notices.can_mail,
        hall.push.public_key,
    )


@get("/api/cards/{game:str}", summary="Every card in words and tokens", cache=3600)
async def all_cards(game: Annotated[str, PathParameter(max_length=20)]) -> dict[str, CardSaid]:
    if game not in specs():
        raise refused(404, "refused-no-game")
    return cards.cards_with(game)


ROUTES = [
    open_table,
    import_record,
    look,
    look_back,
    choose,
    undo,
    restart,
    rewind,
    why,
    previews,
    story,
    record,
    talk,
    change_seat,
    renew_key,
    close,
    delete_table,
    rematch,
    start,
    all_cards,
]
