"""Trying a pack over HTTP. Whoever has the id of one may look at it and stop it: nobody else can guess it."""

import asyncio
from typing import Annotated

from litestar import MediaType, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from heliopause.kernel.refusal import BadOption
from heliopause.packs.checking import read_text
from heliopause.registry import spec_of
from heliopause.table import workshop
from heliopause.table.gate import address_of
from heliopause.table.packs import learned_for, refusal
from heliopause.table.refused import refused
from heliopause.table.routes import Asking
from heliopause.table.weighing import Weighings
from heliopause.table.weighing_messages import WeighingGiven, WeighingNow
from heliopause.table.workshop_routes import GameName

WeighingId = Annotated[str, PathParameter(max_length=40)]
BEGUN = 30  # an hour from one address
# A report has names in it that strangers typed. It needs its own style and its own drawings, nothing else.
CLOSED = (
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)


@post("/api/workshop/{game:str}/weighing", summary="Let bots try a pack", status_code=HTTP_201_CREATED)
async def begin_weighing(request: Asking, state: State, game: GameName, data: JSONBody[WeighingGiven]) -> WeighingNow:
    workshop.check_game(game)
    try:
        spec_of(game).read_options({"players": data.players})
    except BadOption as error:
        raise refused(422, "refused-not-understood", detail=str(error)) from None
    pack, found = await asyncio.to_thread(read_text, "pack", data.text, game)
    if pack is None or found:
        raise refusal(found[0])
    learned_for(data.models, game)
    pack.models = data.models
    address = address_of(request.scope)
    if not await state.hall.limits.passes(f"weighings {address}", BEGUN, 3600.0):
        raise refused(429, "web-too-fast")
    weighings: Weighings = state.weighings
    return weighings.now(weighings.begin(game, pack, data.players, data.games, data.bots, address))


@get("/api/workshop/weighing/{weighing_id:str}", summary="How far it is, and what was found")
async def look_at_weighing(
    state: State, weighing_id: WeighingId, seen: Annotated[int, QueryParameter(ge=-1)] = -1
) -> WeighingNow:
    """Who says which number was `seen` waits a little for the next one."""
    weighings: Weighings = state.weighings
    found = weighings.find(weighing_id)
    await found.news(seen)
    return weighings.now(found)


@delete("/api/workshop/weighing/{weighing_id:str}", summary="Stop, and report so far", status_code=HTTP_200_OK)
async def stop_weighing(state: State, weighing_id: WeighingId) -> WeighingNow:
    weighings: Weighings = state.weighings
    found = weighings.find(weighing_id)
    weighings.stop(found)
    return weighings.now(found)


@get("/api/workshop/weighing/{weighing_id:str}/report", summary="The whole report", media_type=MediaType.HTML)
async def weighing_report(state: State, weighing_id: WeighingId) -> Response[str]:
    weighings: Weighings = state.weighings
    file = weighings.find(weighing_id).report
    if file is None:
        raise refused(404, "refused-no-weighing")
    page = await asyncio.to_thread(file.read_text, encoding="utf-8")
    return Response(page, media_type=MediaType.HTML, headers={"Content-Security-Policy": CLOSED})


WEIGHING_ROUTES = [begin_weighing, look_at_weighing, stop_weighing, weighing_report]
