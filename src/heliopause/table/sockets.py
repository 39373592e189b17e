"""Sockets for which a message is compressed and framed once for all who get it.

Everybody at a table hears the same: doing it anew for each, through all layers of the server, was a third of its work.
That all of them say they have heard it was as much: an acknowledgement is noted where it arrives, and goes no further.
"""

import struct
import zlib
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, Final

from litestar import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import State

LEVEL: Final = 3
KEPT: Final = 64  # messages: they go to all listeners one after the other
SYNC: Final = 4  # bytes at the end of a flush that are not sent (RFC 7692, 7.2.1)
WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a whole message,
DEFLATED: Final = 0x40  # and what is added to it if that is compressed
TELL: Final = "heliopause.tell"  # among the extensions of a connection,
AT_ONCE: Final = "heliopause.at_once"  # the same without waiting,
HEARD: Final = "heliopause.heard"  # and when an acknowledgement came last, in the loop's time
ACK: Final = b'{"ack":'  # how a browser's acknowledgement begins
LONGEST_ACK: Final = 40


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's, with a short way for what is told to many. No message leans on the one before."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
        ]
        self.heard = 0.0
        self.telling = False  # something waits for a browser that reads slowly

    async def run_asgi(self) -> None:
        ways: dict[str, Any] = {TELL: self.tell, AT_ONCE: self.tell_at_once, HEARD: lambda: self.heard}
        self.scope["extensions"] = {**(self.scope.get("extensions") or {}), **ways}
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and len(self.frames) == 1:
            said = self.frames[0]
            if len(said) <= LONGEST_ACK and bytes(said).startswith(ACK):
                self.frames = []
                self.heard = self.loop.time()
                return
        super().send_receive_event_to_app()

    async def tell(self, text: str) -> None:
        """Send a text on a socket that was accepted; who reads slowly is waited for."""
        self.telling = True
        try:
            while not self.writable.is_set():
                await self.writable.wait()
        finally:
            self.telling = False
        if not self.tell_at_once(text):
            raise ClientDisconnected

    def tell_at_once(self, text: str) -> bool:
        """Send a text; False if it would have to wait, or if nobody is there any more."""
        gone = self.disconnected or self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing()
        if gone or self.telling or not self.writable.is_set():
            return False
        self.transport.write(framed(text, self._window_bits()))
        return True

    def _window_bits(self) -> int | None:
        """None if the browser does not want messages to be compressed."""
        agreed = [one for one in self.conn.extensions if isinstance(one, PerMessageDeflate)]
        return agreed[0].local_max_window_bits if agreed else None


def way_to_tell(socket: WebSocket[Any, Any, Any]) -> Callable[[str], Awaitable[None]]:
    """The short way, where the server has one."""
    tell: Callable[[str], Awaitable[None]] = _ways(socket).get(TELL, socket.send_text)
    return tell


def way_to_tell_at_once(socket: WebSocket[Any, Any, Any]) -> Callable[[str], bool] | None:
    """Where the server has one: False if a text has to wait."""
    return _ways(socket).get(AT_ONCE)


def acknowledged(socket: WebSocket[Any, Any, Any]) -> float:
    """When the browser last said that it has heard something, in the loop's time; 0 if it never has."""
    heard: Callable[[], float] = _ways(socket).get(HEARD, float)
    return heard()


def _ways(socket: WebSocket[Any, Any, Any]) -> dict[str, Any]:
    return socket.scope.get("extensions") or {}


@lru_cache(KEPT)
def framed(text: str, window_bits: int | None) -> bytes:
    """A message as it goes over the wire (RFC 6455, 5.2)."""
    data = text.encode()
    head = WHOLE_TEXT
    if window_bits is not None:
        head |= DEFLATED
        encoder = zlib.compressobj(level=LEVEL, wbits=-window_bits)
        data = (encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH))[:-SYNC]
    size = len(data)
    if size < 126:
        return struct.pack("!BB", head, size) + data
    if size < 1 << 16:
        return struct.pack("!BBH", head, 126, size) + data
    return struct.pack("!BBQ", head, 127, size) + data
