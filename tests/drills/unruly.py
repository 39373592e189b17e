"""A network between a server and its database that drops, delays and resets."""

import asyncio
import contextlib
import random
import socket
import struct
import threading
from typing import Literal

Mood = Literal["fair", "silent", "slow", "resetting"]
RESET = struct.pack("ii", 1, 0)  # linger for no time: the other end hears of a reset


class Unruly:
    """A TCP port on loopback that leads to PostgreSQL's socket, as well as its mood lets it; in a thread of its own."""

    def __init__(self, to: str, rng: random.Random) -> None:
        self.to = to
        self.rng = rng
        self.mood: Mood = "fair"
        self._lines: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def start(self) -> int:
        """The port."""
        self._thread.start()
        starting = asyncio.start_server(self._lead, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(starting, self._loop).result()
        return int(self._server.sockets[0].getsockname()[1])

    def stop(self) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        if self._server is not None:
            self._server.close()
        self._cut()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def reset(self) -> None:
        """Every line is cut at once, as by a machine that has gone."""
        self._loop.call_soon_threadsafe(self._cut)

    def _cut(self) -> None:
        for line in list(self._lines):
            end: socket.socket = line.get_extra_info("socket")
            with contextlib.suppress(OSError):
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            line.transport.abort()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.mood == "resetting":
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_unix_connection(self.to)
        except OSError:  # PostgreSQL is not there just now
            writer.transport.abort()
            return
        self._lines |= {writer, back}
        try:
            await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
        finally:
            for line in (writer, back):
                self._lines.discard(line)
                line.transport.abort()

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                while self.mood == "silent":
                    await asyncio.sleep(0.05)
                if self.mood == "slow":
                    await asyncio.sleep(self.rng.uniform(0.05, 0.6))
                target.write(data)
                await target.drain()
        target.transport.abort()
