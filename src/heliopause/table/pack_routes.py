"""Packs over HTTP. A pack needs no key: whoever has its hash may see it, as whoever sits at a table with it must."""

import asyncio
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from heliopause.content import tables_of
from heliopause.table import packs
from heliopause.table.card_phrases import CardSaid
from heliopause.table.cards import cards_with
from heliopause.table.gate import address_of
from heliopause.table.lobby_routes import at_lobby
from heliopause.table.pack_messages import PackChecked, PackGiven, PackNow
from heliopause.table.refused import refused
from heliopause.table.routes import Asking, Authorization, TableId

Hash = Annotated[str, PathParameter(max_length=40, pattern="^[0-9a-f]+$")]
GameName = Annotated[str, PathParameter(max_length=20)]


@post("/api/packs/check", summary="What is wrong with a pack, or what it changes", status_code=HTTP_200_OK)
async def check_pack(data: JSONBody[PackGiven]) -> PackChecked:
    return await asyncio.to_thread(packs.checked, data.game, data.text)


@post("/api/packs", summary="Bring a pack, to play with it")
async def bring_pack(request: Asking, state: State, data: JSONBody[PackGiven]) -> PackNow:
    return await packs.bring(state.hall, data.game, data.text, address_of(request.scope), data.models)


@get("/api/packs/{hash:str}", summary="A pack: whose it is, and what it changes")
async def look_at_pack(state: State, hash: Hash) -> PackNow:
    game, pack = await packs.kept(state.hall, hash)
    return await asyncio.to_thread(packs.pack_now, game, pack)


@get("/api/packs/{hash:str}/file", summary="The file of a pack")
async def pack_file(state: State, hash: Hash) -> Response[str]:
    _, pack = await packs.kept(state.hall, hash)
    name = f"heliopause-{hash}.toml"
    return Response(
        pack.text, media_type="application/toml", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@get("/api/packs/{hash:str}/models", summary="What was learned with a pack, as a file")
async def pack_models(state: State, hash: Hash) -> Response[str]:
    _, pack = await packs.kept(state.hall, hash)
    if not pack.models:
        raise refused(404, "refused-no-pack")
    name = f"heliopause-{hash}.models.json"
    return Response(
        pack.models, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@get("/api/box/{game:str}", summary="All values of all cards of a game, and where they come from", cache=3600)
async def box(game: GameName) -> dict[str, dict[str, dict[str, Any]]]:
    packs.known(game)
    return tables_of(game)


@get("/api/tables/{table_id:str}/cards", summary="Every card as it is at this table")
async def cards_at_table(state: State, table_id: TableId, authorization: Authorization = "") -> dict[str, CardSaid]:
    _, table, _ = await at_lobby(state, table_id, authorization)
    return await asyncio.to_thread(cards_with, table.game.name, table.game.pack)


PACK_ROUTES = [check_pack, bring_pack, look_at_pack, pack_file, pack_models, box, cards_at_table]
