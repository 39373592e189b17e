"""The connections below HTTP: whoever sends too slowly or too much, does not read, or holds too many, is cut off."""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from heliopause.table.gate import home_of

SLOWEST = 20.0  # seconds that a request may take to arrive
LARGEST_HEAD = 100_000  # bytes of a request before its body
MOST_CONNECTIONS = 200  # of one address; proxies that are named have no limit


def patient_with(proxies: tuple[str, ...], slowest: float) -> type[HttpToolsProtocol]:
    """uvicorn's protocol with a limit to its patience."""
    connected: Counter[str] = Counter()

    class Patient(HttpToolsProtocol):
        hurry: asyncio.TimerHandle | None = None
        reading: asyncio.TimerHandle | None = None  # until which the other end has to read something
        address = ""
        head = 0  # bytes so far of a request's head
        only_head = True  # is what has just arrived nothing but a part of one?

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            peer = transport.get_extra_info("peername", ("",))[0]
            self.address = home_of(peer)
            connected[self.address] += 1
            if connected[self.address] > MOST_CONNECTIONS and peer not in proxies:
                transport.abort()
                return
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._arrived()
            self._gone()
            self._stop_watching()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            self.only_head = True
            super().data_received(data)
            if self.only_head:
                self.head += len(data)
                if self.head > LARGEST_HEAD:
                    self.transport.abort()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._wait()

        def on_headers_complete(self) -> None:
            self.only_head = False
            super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            self.only_head = False
            super().on_body(body)

        def on_message_complete(self) -> None:
            self.head = 0
            self._arrived()
            super().on_message_complete()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._watch(self.transport.get_write_buffer_size())

        def resume_writing(self) -> None:
            self._stop_watching()
            super().resume_writing()

        def handle_websocket_upgrade(self) -> None:
            self._arrived()
            self._gone()  # a socket from now on, and counted as one
            super().handle_websocket_upgrade()

        def _watch(self, unread: int) -> None:
            """Who has read nothing of so much when the time is up is not waited for."""
            self._stop_watching()
            self.reading = self.loop.call_later(slowest, self._look, unread)

        def _look(self, unread: int) -> None:
            left = self.transport.get_write_buffer_size()
            if left < unread:
                self._watch(left)
            else:
                self.transport.abort()

        def _stop_watching(self) -> None:
            if self.reading is not None:
                self.reading.cancel()
                self.reading = None

        def _wait(self) -> None:
            if self.hurry is None:
                self.hurry = self.loop.call_later(slowest, self.transport.abort)

        def _arrived(self) -> None:
            if self.hurry is not None:
                self.hurry.cancel()
                self.hurry = None

        def _gone(self) -> None:
            if connected[self.address] <= 1:
                del connected[self.address]
            else:
                connected[self.address] -= 1

    return Patient
