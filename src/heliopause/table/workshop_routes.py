"""The workshop over HTTP. Nothing is kept here: a pack that is being made lies in its owner's browser."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from heliopause.packs.form import with_forms
from heliopause.table import workshop
from heliopause.table.gate import address_of
from heliopause.table.refused import refused
from heliopause.table.routes import Asking
from heliopause.table.workshop_messages import (
    DraftGiven,
    DraftNow,
    Form,
    LineNow,
    LineTyped,
    MendNow,
    MergeGiven,
    MergeNow,
    SignAdded,
    SignPut,
    TextGiven,
    TextRead,
)

GameName = Annotated[str, PathParameter(max_length=20)]
DRAFTS = 240  # a minute from one address: reading all cards takes a while


@get("/api/workshop", summary="The games that have cards to type in")
async def games_with_cards() -> list[str]:
    return with_forms()


@get("/api/workshop/{game:str}/form", summary="What the cards of a game are made of", cache=3600)
async def form(game: GameName) -> Form:
    return await asyncio.to_thread(workshop.form_of, game)


@post("/api/workshop/{game:str}/line", summary="What a line says so far", status_code=HTTP_200_OK)
async def line(game: GameName, data: JSONBody[LineTyped]) -> LineNow:
    return await asyncio.to_thread(workshop.line_now, game, data)


@post("/api/workshop/{game:str}/sign", summary="Put a sign into a line", status_code=HTTP_200_OK)
async def sign(game: GameName, data: JSONBody[SignAdded]) -> SignPut:
    return await asyncio.to_thread(workshop.sign_put, game, data)


@post("/api/workshop/{game:str}/draft", summary="A pack as the game sees it", status_code=HTTP_200_OK)
async def draft(request: Asking, state: State, game: GameName, data: JSONBody[DraftGiven]) -> DraftNow:
    await _pass(state, request)
    return await asyncio.to_thread(workshop.draft_now, game, data)


@post("/api/workshop/read", summary="The pack of a file", status_code=HTTP_200_OK)
async def read(request: Asking, state: State, data: JSONBody[TextGiven]) -> TextRead:
    await _pass(state, request)
    return await asyncio.to_thread(workshop.text_read, data.text, data.models)


@post("/api/workshop/{game:str}/merge", summary="Two packs made one", status_code=HTTP_200_OK)
async def merge(request: Asking, state: State, game: GameName, data: JSONBody[MergeGiven]) -> MergeNow:
    await _pass(state, request)
    return await asyncio.to_thread(workshop.merge_now, game, data)


@post("/api/workshop/{game:str}/mend", summary="A pack of another version, made to fit", status_code=HTTP_200_OK)
async def mend(request: Asking, state: State, game: GameName, data: JSONBody[DraftGiven]) -> MendNow:
    await _pass(state, request)
    return await asyncio.to_thread(workshop.mend_now, game, data)


async def _pass(state: State, request: Asking) -> None:
    if not await state.hall.limits.passes(f"drafts {address_of(request.scope)}", DRAFTS, 60.0):
        raise refused(429, "web-too-fast")


WORKSHOP_ROUTES = [games_with_cards, form, line, sign, draft, read, merge, mend]
