"""The socket: the table as it stands on arrival, then every change. The browser acknowledges what it has seen.

While a table waits for players, whoever has its address may listen, without a key.
"""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from litestar.status_codes import HTTP_101_SWITCHING_PROTOCOLS, HTTP_426_UPGRADE_REQUIRED

from heliopause.table.database import UNREACHABLE
from heliopause.table.gate import address_of
from heliopause.table.hall import Hall
from heliopause.table.keys import BadKey, Key
from heliopause.table.listener import Listener
from heliopause.table.lobby_messages import LobbyNow
from heliopause.table.messages import Hello, Snapshot, TalkNow, ThinkingNow, Trouble
from heliopause.table.playing import wake_bot
from heliopause.table.publishing import ENDED
from heliopause.table.refused import Refused, refused
from heliopause.table.seated import SeatedGame
from heliopause.table.sockets import acknowledged, way_to_tell, way_to_tell_at_once

BAD_KEY = 4403
NO_TABLE = 4404
FULL = 4429
TOO_BIG = 1009
TRY_AGAIN = 1013
SILENCE = 60.0  # seconds without a word from the browser after which it counts as gone
Message = Hello | Snapshot | ThinkingNow | TalkNow | LobbyNow
LONGEST = 1000  # characters of a browser's message: it has only acknowledgements to send


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    hall: Hall = socket.app.state.hall
    await socket.accept()
    try:
        with hall.one_of_the_sockets(address_of(socket.scope)):
            await _tell_all(hall, socket, table_id)
    except BadKey as error:
        await socket.close(code=BAD_KEY, reason=error.message)
    except Refused as error:
        await socket.close(code=FULL if error.status == 429 else NO_TABLE, reason=error.phrase.message)
    except UNREACHABLE:
        await socket.close(code=TRY_AGAIN, reason="refused-not-kept")


async def _tell_all(hall: Hall, socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    table, listener = await _come(hall, socket, table_id)
    sender = asyncio.create_task(_send(socket, listener))
    code = 1000
    try:
        while code != TOO_BIG:  # signs of life, whether the page is seen; choices come over HTTP
            said = await _next_word(socket)
            if len(said) > LONGEST:
                code = TOO_BIG
            _hear(table, listener, said)
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        pass
    finally:
        hall.leave(table, listener)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code=code)


async def _come(hall: Hall, socket: WebSocket[Any, Any, Any], table_id: str) -> tuple[SeatedGame, Listener]:
    """Listen from now on; the table as it stands is told first, and not kept for as long as somebody listens."""
    given = socket.query_params.get("key", "")
    key = hall.signer.read(given, table_id) if given else Key(table_id)
    table = await hall.table(table_id)
    if not table.holds(key):
        raise BadKey("refused-key-renewed")
    if not given and not table.gathering:
        raise BadKey("refused-no-key")
    talk = msgspec.convert(await hall.store.said(table_id), list[TalkNow])
    listener = hall.listen(table, key, not given, way_to_tell_at_once(socket))
    wake_bot(hall, table)
    first = table.lobby_now() if table.gathering else Hello(list(key.seats), key.host, table.snapshot(), talk)
    listener.put_nowait(msgspec.json.encode(first).decode())
    return table, listener


async def _next_word(socket: WebSocket[Any, Any, Any]) -> str:
    """What the browser says next; TimeoutError if it has been silent for too long."""
    loop = asyncio.get_running_loop()
    until = loop.time() + SILENCE
    word = asyncio.ensure_future(socket.receive_text())
    try:
        while not word.done():
            await asyncio.wait([word], timeout=until - loop.time())
            until = max(until, acknowledged(socket) + SILENCE)
            if not word.done() and until <= loop.time():
                raise TimeoutError
        return word.result()
    finally:
        word.cancel()


@get(
    "/api/tables/{table_id:str}/live",
    summary="A socket that tells every change; the key goes into the query",
    status_code=HTTP_426_UPGRADE_REQUIRED,
    responses={HTTP_101_SWITCHING_PROTOCOLS: ResponseSpec(Message, False, "What it tells: hello first, or the lobby")},
)
async def no_socket(table_id: FromPath[str]) -> Trouble:
    raise refused(HTTP_426_UPGRADE_REQUIRED, "refused-not-understood", detail="Open a WebSocket here.")


class Heard(msgspec.Struct):
    """What a browser tells: the newest it has seen, or whether its page is hidden behind others."""

    ack: int | None = None
    hidden: bool | None = None


def _hear(table: SeatedGame, listener: Listener, said: str) -> None:
    with contextlib.suppress(msgspec.DecodeError):
        heard = msgspec.json.decode(said, type=Heard)
        if heard.hidden is not None:
            (table.hidden.add if heard.hidden else table.hidden.discard)(listener)


async def _send(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    tell = way_to_tell(socket)
    while (message := await listener.get()) != ENDED:
        await tell(message)
    await socket.close(code=BAD_KEY, reason="refused-key-renewed")
