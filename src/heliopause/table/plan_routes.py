"""The planning board over HTTP."""

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from heliopause.table import planning
from heliopause.table.plan_messages import KeepLines, LinesNow, PlanNow, TryLine
from heliopause.table.routes import Authorization, TableId, at_game


@post("/api/tables/{table_id:str}/plan", summary="Try a line on a copy of the game", status_code=HTTP_200_OK)
async def try_line(
    state: State, table_id: TableId, data: JSONBody[TryLine], authorization: Authorization = ""
) -> PlanNow:
    _, table, key = await at_game(state, table_id, authorization)
    return await planning.try_line(table, key, data)


@get("/api/tables/{table_id:str}/plan/lines", summary="The lines one has tried, as the game stands")
async def look_at_lines(state: State, table_id: TableId, authorization: Authorization = "") -> LinesNow:
    hall, table, key = await at_game(state, table_id, authorization)
    return await planning.lines_now(hall.store, table, key)


@post("/api/tables/{table_id:str}/plan/lines", summary="Keep the lines one has tried", status_code=HTTP_200_OK)
async def keep_lines(
    state: State, table_id: TableId, data: JSONBody[KeepLines], authorization: Authorization = ""
) -> LinesNow:
    hall, table, key = await at_game(state, table_id, authorization)
    return await planning.keep_lines(hall.store, table, key, data)


PLAN_ROUTES = [try_line, look_at_lines, keep_lines]
