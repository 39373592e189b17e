"""The expert beside a running game, over HTTP."""

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from heliopause.table.gate import address_of
from heliopause.table.hint_messages import AskHint, AskTutor, HintNow, TutorNow
from heliopause.table.hints import Hints
from heliopause.table.refused import refused
from heliopause.table.routes import Asking, Authorization, TableId, at_game

ASKED = 2000  # an hour from one address


@post("/api/tables/{table_id:str}/hint", summary="What the expert would do", status_code=HTTP_200_OK)
async def ask_hint(
    request: Asking, state: State, table_id: TableId, data: JSONBody[AskHint], authorization: Authorization = ""
) -> HintNow:
    """Alone or against bots; among people if all have agreed to it, and then it is told to all."""
    _, table, key = await at_game(state, table_id, authorization)
    await _not_too_often(request, state)
    hints: Hints = state.hints
    return await hints.ask(table, key, data.seq)


@post("/api/tables/{table_id:str}/tutor", summary="Whether a choice would lose much", status_code=HTTP_200_OK)
async def ask_tutor(
    request: Asking, state: State, table_id: TableId, data: JSONBody[AskTutor], authorization: Authorization = ""
) -> TutorNow:
    """It answers soon, if only that it does not know yet."""
    _, table, key = await at_game(state, table_id, authorization)
    await _not_too_often(request, state)
    hints: Hints = state.hints
    return await hints.look_at(table, key, data.seq, data.option, data.limit)


async def _not_too_often(request: Asking, state: State) -> None:
    if not await state.hall.limits.passes(f"hints {address_of(request.scope)}", ASKED, 3600.0):
        raise refused(429, "web-too-fast")


HINT_ROUTES = [ask_hint, ask_tutor]
