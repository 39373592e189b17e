"""The connections below HTTP: whoever sends too slowly, or holds too many, is cut off."""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SLOWEST = 20.0  # seconds that a request may take to arrive
MOST_CONNECTIONS = 200  # of one address; proxies that are named have no limit


def patient_with(proxies: tuple[str, ...], slowest: float) -> type[HttpToolsProtocol]:
    """uvicorn's protocol with a limit to its patience."""
    connected: Counter[str] = Counter()

    class Patient(HttpToolsProtocol):
        hurry: asyncio.TimerHandle | None = None
        address = ""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.address = transport.get_extra_info("peername", ("",))[0]
            connected[self.address] += 1
            if connected[self.address] > MOST_CONNECTIONS and self.address not in proxies:
                transport.abort()
                return
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._arrived()
            self._gone()
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._wait()

        def on_message_complete(self) -> None:
            self._arrived()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._arrived()
            self._gone()  # a socket from now on, and counted as one
            super().handle_websocket_upgrade()

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
