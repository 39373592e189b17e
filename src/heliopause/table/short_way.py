"""The short way of a choice to the table: there are more choices than of all else that is asked of a server.

What is understood and granted is answered here, before the general machinery of requests. All else goes the usual way
and is answered there, in the same words.
"""

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Receive, ReceiveMessage, Scope, Send

from heliopause.table import playing
from heliopause.table.gate import Gate
from heliopause.table.messages import Choose
from heliopause.table.routes import FAILED, Landed, at_table
from heliopause.table.secured import SECURITY

TABLES, CHOICES = "/api/tables/", "/choices"
LONGEST_BODY = 1000
LONGEST_ID = 40
LONGEST_KEY = 600
_choice = msgspec.json.Decoder(Choose)
_landed = msgspec.json.Encoder()


class ShortWay:
    """Stands before the server, and lets in who may."""

    def __init__(self, server: Litestar, gate: Gate) -> None:
        self.server = server
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "POST" or not scope["path"].endswith(CHOICES):
            await self.server(scope, receive, send)
            return
        message = await receive()
        try:
            landed = await self._choose(scope, message)
        except Exception as error:  # whatever it is, it is answered where all errors are
            scope[FAILED] = error  # type: ignore[literal-required]
            landed = None
        if landed is None:
            await self.server(scope, _again(message, receive), send)
            return
        body = _landed.encode(Landed(landed))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *SECURITY]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def _choose(self, scope: HTTPScope, message: ReceiveMessage) -> int | None:
        """Where the game stands after the choice; None if it is not one that is understood here."""
        if message["type"] != "http.request" or message["more_body"] or len(message["body"]) > LONGEST_BODY:
            return None
        keys = [value for name, value in scope["headers"] if name == b"authorization"]
        path = scope["path"]
        table_id = path[len(TABLES) : -len(CHOICES)]
        known = path.startswith(TABLES) and 0 < len(table_id) <= LONGEST_ID and "/" not in table_id
        if not known or len(keys) != 1 or len(keys[0]) > LONGEST_KEY or self.gate.refusal(scope) is not None:
            return None
        try:
            wish = _choice.decode(message["body"])
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            return None
        hall, table, key = await at_table(self.server.state, table_id, keys[0].decode("latin-1"))
        return await playing.choose(hall, table, key, wish.seq, wish.option)


def _again(first: ReceiveMessage, receive: Receive) -> Receive:
    """What was received already comes first."""
    heard = [first]

    async def replayed() -> ReceiveMessage:
        return heard.pop() if heard else await receive()

    return replayed
