"""The short way of a choice to the table: there are more choices than of all else that is asked of a server.

What is understood and granted is answered here. All else goes the usual way and is answered there, in the same words.
"""

import msgspec
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPScope, Receive, ReceiveMessage, Scope, Send

from heliopause.table import playing
from heliopause.table.messages import Choose
from heliopause.table.routes import FAILED, Landed, at_table

CHOICES = "/choices"
LONGEST_BODY = 1000
LONGEST_ID = 40
LONGEST_KEY = 600
_choice = msgspec.json.Decoder(Choose)
_landed = msgspec.json.Encoder()


class ShortWay(ASGIMiddleware):
    """Comes behind the gate: whoever gets here has been looked at."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "POST" or not scope["path"].endswith(CHOICES):
            await next_app(scope, receive, send)
            return
        message = await receive()
        try:
            landed = await _choose(scope, message)
        except Exception as error:  # whatever it is, it is answered where all errors are
            scope[FAILED] = error  # type: ignore[literal-required]
            landed = None
        if landed is None:
            await next_app(scope, _again(message, receive), send)
            return
        body = _landed.encode(Landed(landed))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


async def _choose(scope: HTTPScope, message: ReceiveMessage) -> int | None:
    """Where the game stands after the choice; None if it is not one that is understood here."""
    if message["type"] != "http.request" or message["more_body"] or len(message["body"]) > LONGEST_BODY:
        return None
    keys = [value for name, value in scope["headers"] if name == b"authorization"]
    table_id = scope["path_params"].get("table_id", "")
    if len(keys) != 1 or len(keys[0]) > LONGEST_KEY or not 0 < len(table_id) <= LONGEST_ID:
        return None
    try:
        wish = _choice.decode(message["body"])
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None
    hall, table, key = await at_table(scope["litestar_app"].state, table_id, keys[0].decode("latin-1"))
    return await playing.choose(hall, table, key, wish.seq, wish.option)


def _again(first: ReceiveMessage, receive: Receive) -> Receive:
    """What was received already comes first."""
    heard = [first]

    async def replayed() -> ReceiveMessage:
        return heard.pop() if heard else await receive()

    return replayed
