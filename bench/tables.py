"""Two hundred tables with people at one server: from a decision to the other browsers, and what a table weighs.

    python -m bench.tables [--tables 200] [--seconds 30]

Every table has four seats and four sockets, from an address of its own, and makes a decision every two seconds.
Printed are the times from sending a decision to its arrival at the other three sockets, what a decision costs the
server, what a table weighs in memory, and beside them a bare echo of as many bytes, so that a slow or busy machine
shows as one.
"""

import argparse
import asyncio
import gc
import os
import random
import re
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
import websockets

from tests.table.serving import Server

PERIOD = 2.0
SEATS = 4
TICK = os.sysconf("SC_CLK_TCK")
SEQ = re.compile(r'"seq":(\d+)')


class Offered(msgspec.Struct):
    id: str


class State(msgspec.Struct):
    """What the person who is asked looks at."""

    seq: int
    asked: int | None
    options: list[Offered]


class Table:
    """One table: four people, four sockets, and how long they waited for what the others did."""

    def __init__(self, server: Server, number: int, opened: dict[str, Any]) -> None:
        self.server = server
        self.address = f"127.0.{1 + number // 250}.{1 + number % 250}"
        self.id = opened["table"]
        self.keys = {0: opened["key"], **{link["seat"]: link["key"] for link in opened["links"]}}
        transport = httpx.AsyncHTTPTransport(local_address=self.address, verify=False)
        self.client = httpx.AsyncClient(timeout=60, transport=transport)
        self.seqs = [0] * SEATS
        self.newest = ""
        self.asked: int | None = None
        self.sent = 0.0
        self.delays: list[float] = []

    async def listen(self, seat: int, ready: asyncio.Semaphore) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.id}/live?key={self.keys[seat]}"
        async with websockets.connect(url, max_size=None, local_addr=(self.address, 0)) as socket:
            async for text in socket:
                arrived = time.perf_counter()
                assert isinstance(text, str)
                found = SEQ.search(text)
                seq = int(found.group(1)) if found else 0
                if '"type":"hello"' in text:
                    ready.release()
                elif seq > self.seqs[seat] and seat != self.asked:
                    self.delays.append(arrived - self.sent)
                if seq > max(self.seqs) or not self.newest:
                    self.newest = text
                self.seqs[seat] = max(seq, self.seqs[seat])

    async def play(self, rng: random.Random, end: float) -> int:
        """One decision after the other; how many were made."""
        made = 0
        async with self.client as client:
            due = time.perf_counter() + rng.random() * PERIOD
            while due < end:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                state = state_in(self.newest)
                if state.asked is None:
                    break
                self.asked = state.asked
                body = {"seq": state.seq, "option": rng.choice(state.options).id}
                headers = {"Authorization": f"Bearer {self.keys[state.asked]}"}
                self.sent = time.perf_counter()
                answer = await client.post(
                    f"{self.server.url}/api/tables/{self.id}/choices", json=body, headers=headers
                )
                made += answer.status_code == 200
                due = max(due + PERIOD, time.perf_counter())
        return made


def state_in(text: str) -> State:
    message = msgspec.json.decode(text)
    return msgspec.convert(message.get("state", message), State)


@asynccontextmanager
async def people(server: Server, tables: int) -> AsyncIterator[list[Table]]:
    """Tables with everybody at them."""
    seats = [{"who": "me"}, *({"who": "link"} for _ in range(SEATS - 1))]
    async with httpx.AsyncClient(timeout=60) as client:
        opened = [(await client.post(f"{server.url}/api/tables", json={"seats": seats})).json() for _ in range(tables)]
    seated = [Table(server, number, one) for number, one in enumerate(opened)]
    ready = asyncio.Semaphore(0)
    listeners = []
    async with AsyncExitStack() as stack:
        for table in seated:
            listeners += [asyncio.create_task(table.listen(seat, ready)) for seat in range(SEATS)]
            for _ in range(SEATS):
                await ready.acquire()
        stack.callback(lambda: [listener.cancel() for listener in listeners])
        yield seated
    await asyncio.gather(*listeners, return_exceptions=True)


async def measure(server: Server, tables: int, seconds: float) -> None:
    empty = memory(server)
    async with people(server, tables) as seated:
        gc.disable()  # the load must not stop to clean up
        spent = processor_time(server)
        end = time.perf_counter() + seconds
        made = sum(await asyncio.gather(*(table.play(random.Random(table.id), end) for table in seated)))
        spent = processor_time(server) - spent
        full = memory(server)
    delays = [delay for table in seated for delay in table.delays]
    print(f"{tables} tables, {SEATS * tables} sockets, {made} decisions in {seconds:.0f} s")
    print(f"decision to other browsers: {spread(delays)}")
    print(f"a bare echo of 15 kB:       {spread(await echoes(500))}")
    print(f"server: {1000 * spent / made:.1f} ms of processor time a decision, {100 * spent / seconds:.0f}% of a core")
    print(f"memory: {(full - empty) / tables:.0f} kB a table with four people, {full / 1024:.0f} MB in all")


def spread(delays: list[float]) -> str:
    ordered = sorted(delays)
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "worst": 1.0}
    at = {name: ordered[min(len(ordered) - 1, int(share * len(ordered)))] for name, share in shares.items()}
    return ", ".join(f"{name} {1000 * delay:.1f} ms" for name, delay in at.items())


async def echoes(number: int) -> list[float]:
    async def echo(socket: websockets.ServerConnection) -> None:
        async for text in socket:
            await socket.send(text)

    delays = []
    async with websockets.serve(echo, "127.0.0.1", 0, compression=None) as serving:
        port = next(iter(serving.sockets)).getsockname()[1]
        async with websockets.connect(f"ws://127.0.0.1:{port}", compression=None) as socket:
            for _ in range(number):
                begun = time.perf_counter()
                await socket.send("x" * 15_000)
                await socket.recv()
                delays.append(time.perf_counter() - begun)
    return delays


def memory(server: Server) -> float:
    """Resident memory of the server in kB."""
    status = Path(f"/proc/{server.pid}/status").read_text(encoding="ascii")
    return float(status.split("VmRSS:")[1].split()[0])


def processor_time(server: Server) -> float:
    """Seconds that the server has computed."""
    after_name = Path(f"/proc/{server.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / TICK


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        try:
            uvloop.run(measure(server, wishes.tables, wishes.seconds))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
