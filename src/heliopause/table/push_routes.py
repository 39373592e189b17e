"""Asking for push messages, and for no more of them."""

from typing import Annotated

import msgspec
from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from heliopause.table.refused import language_of, refused
from heliopause.table.routes import Asking, Authorization, Landed, TableId, at_table
from heliopause.table.subscriptions import Subscription, subscribe, unsubscribe

SUBSCRIBING = 60  # an hour, for the holders of a key
Endpoint = Annotated[str, msgspec.Meta(max_length=1000)]
Letters = Annotated[str, msgspec.Meta(max_length=200, pattern="^[A-Za-z0-9_-]+$")]


class PushWish(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser's push service takes messages for it, and what they are encrypted with."""

    endpoint: Endpoint
    p256dh: Letters
    auth: Letters


class PushEnd(msgspec.Struct, forbid_unknown_fields=True):
    endpoint: Endpoint


@post("/api/tables/{table_id:str}/push", summary="Tell this browser what concerns my seats", status_code=HTTP_200_OK)
async def begin_push(
    request: Asking, state: State, table_id: TableId, data: JSONBody[PushWish], authorization: Authorization = ""
) -> Landed:
    hall, table, key = await at_table(state, table_id, authorization)
    if not key.seats:
        raise refused(403, "refused-watcher")
    hall.push.check(data.endpoint, data.p256dh, data.auth)
    if not await hall.limits.passes(f"push {table.id} {key.seats}", SUBSCRIBING, 3600.0):
        raise refused(429, "web-too-fast")
    for seat in key.seats:
        wish = Subscription(
            data.endpoint,
            table.id,
            seat,
            table.seats[seat].renewed,
            data.p256dh,
            data.auth,
            language_of(request),
        )
        await subscribe(hall.store, wish)
    return Landed(table.seq)


@post("/api/tables/{table_id:str}/push/end", summary="Tell this browser nothing more", status_code=HTTP_200_OK)
async def end_push(
    state: State, table_id: TableId, data: JSONBody[PushEnd], authorization: Authorization = ""
) -> Landed:
    hall, table, key = await at_table(state, table_id, authorization)
    await unsubscribe(hall.store, data.endpoint, table.id, key.seats)
    return Landed(table.seq)


PUSH_ROUTES = [begin_push, end_push]
