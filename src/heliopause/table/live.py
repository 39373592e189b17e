"""The socket: the table as it stands on arrival, then every change. The browser acknowledges what it has seen."""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from heliopause.table.hall import Hall, Refused
from heliopause.table.keys import BadKey
from heliopause.table.messages import Hello

BAD_KEY = 4403
NO_TABLE = 4404
SILENCE = 60.0  # seconds without a word from the browser after which it counts as gone


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    hall: Hall = socket.app.state.hall
    await socket.accept()
    try:
        key = hall.signer.read(socket.query_params.get("key", ""), table_id)
        table = await hall.table(table_id)
    except BadKey:
        await socket.close(code=BAD_KEY, reason="this link is not for this table")
        return
    except Refused as error:
        await socket.close(code=NO_TABLE, reason=error.words)
        return
    queue = hall.listen(table, key)
    sender: asyncio.Task[None] | None = None
    try:
        hello = Hello(list(key.seats), key.host, table.snapshot(), await hall.store.said(table_id))
        await socket.send_text(msgspec.json.encode(hello).decode())
        sender = asyncio.create_task(_send(socket, queue))
        while True:  # acknowledgements and signs of life; choices come over HTTP
            await asyncio.wait_for(socket.receive_text(), SILENCE)
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        pass
    finally:
        if sender is not None:
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender
        hall.leave(table, queue)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close()


async def _send(socket: WebSocket[Any, Any, Any], queue: asyncio.Queue[bytes]) -> None:
    while True:
        await socket.send_text((await queue.get()).decode())
