"""People at tables, as light as they can be made: whoever measures must not want the processor for himself.

They do what a browser does with the server: they listen on a compressed socket, acknowledge what they have seen, answer
to pings, and send a decision over HTTP. But of a message only as much is unpacked as is needed.
"""

import asyncio
import base64
import os
import random
import re
import struct
import time
import zlib
from typing import Any

import msgspec

from tests.table.serving import Server

SEATS = 4
BEGINNING = 300  # bytes of a message in which its type and its number stand
SEQ = re.compile(rb'"seq":(\d+)')
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Offered(msgspec.Struct):
    id: str


class State(msgspec.Struct):
    """What the person who is asked looks at."""

    seq: int
    asked: int | None
    options: list[Offered]


class Hello(msgspec.Struct):
    state: State


class Line:
    """A connection for requests, one after the other. A whole client of HTTP would cost more than the server does."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, key: str, body: bytes) -> int:
        """The status of the answer. A server ends a connection that was idle; a choice may be sent again."""
        try:
            return await self._post(path, key, body)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.close()
            return await self._post(path, key, body)

    async def _post(self, path: str, key: str, body: bytes) -> int:
        if self.ends is None:
            self.ends = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        reader, writer = self.ends
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAuthorization: Bearer {key}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", answer, re.IGNORECASE)
        if length is not None:
            await reader.readexactly(int(length[1]))
        return int(answer.split(" ", 2)[1])

    def close(self) -> None:
        if self.ends is not None:
            self.ends[1].close()
        self.ends = None


class Ear(asyncio.Protocol):
    """A socket of one seat (RFC 6455 and 7692, as far as our server uses them)."""

    def __init__(self, table: "Table", seat: int, path: str) -> None:
        self.table = table
        self.seat = seat
        self.path = path
        self.buffer = b""
        self.opened = False
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        head += "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
        self.transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        arrived = time.perf_counter()
        self.buffer = self.buffer + data if self.buffer else data
        if not self.opened:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            assert b"permessage-deflate" in head, head
            self.opened, self.buffer = True, rest
        while (frame := self.next_frame()) is not None:
            kind, payload = frame
            if kind & 0xF == TEXT:
                self.table.hear(self, payload, bool(kind & 0x40), arrived)
            elif kind & 0xF == PING:
                self.send(PONG, payload)
            elif kind & 0xF == CLOSE:
                self.transport.close()

    def next_frame(self) -> tuple[int, bytes] | None:
        """Its first byte and what it carries, if it has arrived whole."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        begins, size = 2, buffer[1]
        if size == 126:
            begins, size = 4, int.from_bytes(buffer[2:4])
        elif size == 127:
            begins, size = 10, int.from_bytes(buffer[2:10])
        ends = begins + size
        if len(buffer) < begins or len(buffer) < ends:
            return None
        self.buffer = buffer[ends:]
        return buffer[0], buffer[begins:ends]

    def send(self, kind: int, data: bytes) -> None:
        """With a mask of zeros, which leaves it as it is."""
        self.transport.write(struct.pack("!BBI", 0x80 | kind, 0x80 | len(data), 0) + data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.table.cut_off += not self.table.done


class Table:
    """One table: four people, four sockets, and how long they waited for what the others did."""

    def __init__(self, servers: list[Server], number: int, opened: dict[str, Any]) -> None:
        self.servers = servers
        self.address = f"127.0.{1 + number // 250}.{1 + number % 250}"
        self.id = opened["table"]
        self.keys = {0: opened["key"], **{link["seat"]: link["key"] for link in opened["links"]}}
        self.lines = [Line(server.port, self.address) for server in servers]
        self.ears: list[Ear] = []
        self.greeted = asyncio.Semaphore(0)
        self.seqs = [0] * SEATS
        self.newest = (b"", False)
        self.moved = asyncio.Event()  # what came of the last decision has been heard
        self.asked: int | None = None
        self.sent = 0.0
        self.delays: list[float] = []
        self.late: list[float] = []  # by how much a decision was sent later than it should have been
        self.refused = 0
        self.cut_off = 0
        self.done = False

    async def sit_down(self) -> None:
        """Everybody comes, and is told how the table stands."""
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            ear = Ear(self, seat, f"/api/tables/{self.id}/live?key={self.keys[seat]}")
            port = self.servers[seat % len(self.servers)].port
            await loop.create_connection(lambda ear=ear: ear, "127.0.0.1", port, local_addr=(self.address, 0))  # type: ignore[misc]
            self.ears.append(ear)
        for _ in range(SEATS):
            await self.greeted.acquire()

    def hear(self, ear: Ear, payload: bytes, deflated: bool, arrived: float) -> None:
        start = zlib.decompressobj(-15).decompress(payload, BEGINNING) if deflated else payload[:BEGINNING]
        found = SEQ.search(start)
        if found is None:
            return
        seat, seq = ear.seat, int(found[1])
        if start.startswith(b'{"type":"hello"'):
            self.greeted.release()
        elif seq > self.seqs[seat] and seat != self.asked:
            self.delays.append(arrived - self.sent)
        if seq > max(self.seqs) or not self.newest[0]:
            self.newest = payload, deflated
            self.moved.set()
        self.seqs[seat] = max(seq, self.seqs[seat])
        ear.send(TEXT, b'{"ack":%d}' % seq)

    async def play(self, rng: random.Random, period: float, end: float) -> int:
        """A decision every `period` seconds, none before what came of the last is seen; how many were made."""
        made = 0
        due = time.perf_counter() + rng.random() * period
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            state = state_in(*self.newest)
            if state.asked is None:
                break
            self.asked = state.asked
            body = msgspec.json.encode({"seq": state.seq, "option": rng.choice(state.options).id})
            line = self.lines[state.asked % len(self.lines)]
            self.moved.clear()
            self.sent = time.perf_counter()
            self.late.append(self.sent - due)
            landed = await line.post(f"/api/tables/{self.id}/choices", self.keys[state.asked], body) == 200
            made += landed
            self.refused += not landed
            if landed:
                await self.moved.wait()
            due = max(due + period, time.perf_counter())
        return made

    def leave(self) -> None:
        self.done = True
        for ear in self.ears:
            ear.transport.abort()
        for line in self.lines:
            line.close()


def state_in(payload: bytes, deflated: bool) -> State:
    text = zlib.decompressobj(-15).decompress(payload) if deflated else payload
    if text.startswith(b'{"type":"hello"'):
        return msgspec.json.decode(text, type=Hello).state
    return msgspec.json.decode(text, type=State)
