"""Analyses over HTTP: whoever may look at the table may look at its analysis, and have it begun."""

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

import heliopause
from heliopause.analysis.page import page
from heliopause.game import Game
from heliopause.kernel.refusal import IllegalChoice
from heliopause.table import playing
from heliopause.table.analyses import Analyses
from heliopause.table.analysis_messages import AnalysisNow, PlayOn
from heliopause.table.gate import address_of
from heliopause.table.messages import Opened, SeatPlan, Snapshot
from heliopause.table.opening import seat_of
from heliopause.table.refused import language_of, refused
from heliopause.table.routes import Asking, Authorization, TableId, at_game
from heliopause.table.seats import open_doors
from heliopause.table.weighing_routes import CLOSED
from heliopause.words import ENGLISH, LANGUAGES

BEGUN = 60  # an hour from one address
TurnNumber = Annotated[int, PathParameter(ge=0, le=10_000)]


@post("/api/tables/{table_id:str}/analysis", summary="Have the finished game analysed", status_code=HTTP_200_OK)
async def begin_analysis(
    request: Asking, state: State, table_id: TableId, authorization: Authorization = ""
) -> AnalysisNow:
    _, table, _ = await at_game(state, table_id, authorization)
    analyses: Analyses = state.analyses
    known = await analyses.find(table)
    if known.done or known.working:
        return analyses.now(known)
    if not await state.hall.limits.passes(f"analyses {address_of(request.scope)}", BEGUN, 3600.0):
        raise refused(429, "web-too-fast")
    return analyses.now(await analyses.begin(table))


@get("/api/tables/{table_id:str}/analysis", summary="How far the analysis is, and what was found")
async def look_at_analysis(
    state: State,
    table_id: TableId,
    seen: Annotated[int, QueryParameter(ge=-1)] = -1,
    since: Annotated[int, QueryParameter(ge=0)] = 0,
    authorization: Authorization = "",
) -> AnalysisNow:
    """Who says which number was `seen` waits a little for the next one; turns are told from number `since` on."""
    _, table, _ = await at_game(state, table_id, authorization)
    analyses: Analyses = state.analyses
    known = await analyses.look(table)
    await known.news(seen)
    return analyses.now(known, since)


@get("/api/tables/{table_id:str}/analysis/{turn:int}/expert", summary="The table as the expert would have left it")
async def as_the_expert(
    state: State, table_id: TableId, turn: TurnNumber, authorization: Authorization = ""
) -> Snapshot:
    """After what the expert chooses in a turn, before chance speaks."""
    _, table, _ = await at_game(state, table_id, authorization)
    analyses: Analyses = state.analyses
    told = (await analyses.find(table)).told
    best = told.turns[turn].best if told is not None and turn < len(told.turns) else None
    if told is None or best is None:
        raise refused(404, "refused-not-yet")
    before = [id for _, id in table.game.choices[: told.turns[turn].moment]]
    try:
        found = table.snapshot(game=await asyncio.to_thread(_after, table.game, [*before, *best.path]))
    except IllegalChoice:
        raise refused(404, "refused-not-yet") from None
    return msgspec.structs.replace(found, asked=None, question=None, options=[])  # nobody is asked in what never was


def _after(game: Game, choices: list[str]) -> Game:
    """The game after these choices, with nothing drawn that they do not say."""
    found = heliopause.new(game.name, chance="explicit", pack=game.pack, **game.settings)
    found.names = list(game.names)
    for id in choices:
        found.choose(id)
    return found


@get("/api/tables/{table_id:str}/analysis/page", summary="The analysis as one page", media_type=MediaType.HTML)
async def analysis_page(
    state: State,
    table_id: TableId,
    language: Annotated[str, QueryParameter(max_length=20)] = ENGLISH,
    authorization: Authorization = "",
) -> Response[str]:
    _, table, _ = await at_game(state, table_id, authorization)
    analyses: Analyses = state.analyses
    told = (await analyses.find(table)).told
    if told is None:
        raise refused(404, "refused-not-yet")
    spoken = language if language in LANGUAGES else ENGLISH
    headers = {
        "Content-Security-Policy": CLOSED,
        "Content-Disposition": f'attachment; filename="heliopause-{table_id}.html"',
    }
    return Response(await asyncio.to_thread(page, told, spoken), media_type=MediaType.HTML, headers=headers)


@post("/api/tables/{table_id:str}/analysis/play", summary="Play on from a moment of the game, against bots")
async def play_on(
    request: Asking, state: State, table_id: TableId, data: JSONBody[PlayOn], authorization: Authorization = ""
) -> Opened:
    hall, table, _ = await at_game(state, table_id, authorization)
    if not table.game.over:
        raise refused(409, "refused-analysis-not-over")
    if data.seat >= len(table.seats) or table.seats[data.seat].who == "automa":
        raise refused(422, "refused-no-seat")
    game = await playing.at(table, data.moment)
    if game.over:
        raise refused(409, "refused-over")
    language = language_of(request)
    plans: list[SeatPlan] = []
    for number, seat in enumerate(table.seats):
        mine, played = number == data.seat, seat.who != "automa"
        plans.append(SeatPlan("me" if mine else "bot" if played else "automa", seat.name, data.bot if played else None))
    seats = [seat_of(plan, number, language) for number, plan in enumerate(plans)]
    for new, seat in zip(seats, table.seats, strict=True):
        new.colour = seat.colour
    game.names = [seat.name for seat in seats]
    return await open_doors(hall, await hall.keep(game, seats, plans, 0, table.pack))


ANALYSIS_ROUTES = [begin_analysis, look_at_analysis, as_the_expert, analysis_page, play_on]
