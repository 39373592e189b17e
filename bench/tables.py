"""Two hundred tables with people at one server: from a decision to the other browsers, and what a table weighs.

    python bench/tables.py [--tables 200] [--seconds 30]

Every table has four seats and four sockets; it makes a decision every two seconds. Printed are the times from sending
the decision to its arrival at the other three sockets, and beside them the same for a bare echo of as many bytes
over the same sockets library, so that a slow machine shows as one.
"""

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

from tests.table.serving import Server

PERIOD = 2.0


class Table:
    """One table: four people, four sockets, and what they saw when."""

    def __init__(self, server: Server, opened: dict[str, Any]) -> None:
        self.server = server
        self.id = opened["table"]
        self.keys = {0: opened["key"], **{link["seat"]: link["key"] for link in opened["links"]}}
        self.states: dict[int, dict[str, Any]] = {}
        self.sent = 0.0
        self.seen: list[float] = []

    async def listen(self, seat: int, ready: asyncio.Semaphore) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.id}/live?key={self.keys[seat]}"
        async with websockets.connect(url, max_size=None) as socket:
            self.states[seat] = json.loads(await socket.recv())["state"]
            ready.release()
            async for text in socket:
                arrived = time.perf_counter()
                message = json.loads(text)
                if message["type"] == "state":
                    if message["seq"] > self.states[seat]["seq"] and seat != self.states[seat]["asked"] and self.sent:
                        self.seen.append(arrived - self.sent)
                    self.states[seat] = message

    async def play(self, client: httpx.AsyncClient, rng: random.Random, end: float) -> int:
        made = 0
        await asyncio.sleep(rng.random() * PERIOD)
        while time.perf_counter() < end:
            state = max(self.states.values(), key=lambda state: int(state["seq"]))
            if state["over"]:
                break
            option = rng.choice(state["options"])["id"]
            self.sent = time.perf_counter()
            answer = await client.post(
                f"{self.server.url}/api/tables/{self.id}/choices",
                json={"seq": state["seq"], "option": option},
                headers={"Authorization": f"Bearer {self.keys[state['asked']]}"},
            )
            made += answer.status_code == 200
            await asyncio.sleep(PERIOD)
        return made


async def measure(server: Server, tables: int, seconds: float) -> None:
    rng = random.Random(1)
    before = memory(server)
    seats = [{"who": "me"}, *({"who": "link"} for _ in range(3))]
    async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=200)) as client:
        opened = [(await client.post(f"{server.url}/api/tables", json={"seats": seats})).json() for _ in range(tables)]
        all_tables = [Table(server, one) for one in opened]
        ready = asyncio.Semaphore(0)
        listeners = [asyncio.create_task(table.listen(seat, ready)) for table in all_tables for seat in range(4)]
        for _ in listeners:
            await ready.acquire()
        end = time.perf_counter() + seconds
        made = sum(await asyncio.gather(*(table.play(client, rng, end) for table in all_tables)))
        for listener in listeners:
            listener.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)
    seen = sorted(1000 * delay for table in all_tables for delay in table.seen)
    echo = sorted(1000 * delay for delay in await echoes(200))
    print(f"{tables} tables, {4 * tables} sockets, {made} decisions in {seconds:.0f} s")
    spread = f"median {at(seen, 0.5):.1f} ms, p99 {at(seen, 0.99):.1f} ms, worst {seen[-1]:.1f} ms"
    print(f"decision to other browsers: {spread}")
    print(f"a bare echo of 20 kB:       median {at(echo, 0.5):.1f} ms, p99 {at(echo, 0.99):.1f} ms")
    print(f"ratio of the medians: {statistics.median(seen) / statistics.median(echo):.1f}")
    print(f"memory: {(memory(server) - before) / tables:.0f} kB a table with four people")


def at(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))]


async def echoes(number: int) -> list[float]:
    async def echo(socket: websockets.ServerConnection) -> None:
        async for text in socket:
            await socket.send(text)

    delays = []
    async with websockets.serve(echo, "127.0.0.1", 0) as serving:
        port = next(iter(serving.sockets)).getsockname()[1]
        async with websockets.connect(f"ws://127.0.0.1:{port}") as socket:
            for _ in range(number):
                begun = time.perf_counter()
                await socket.send("x" * 20_000)
                await socket.recv()
                delays.append(time.perf_counter() - begun)
    return delays


def memory(server: Server) -> float:
    """Resident memory of the server in kB."""
    assert server.process is not None
    for line in Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    raise AssertionError("no VmRSS")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        try:
            asyncio.run(measure(server, wishes.tables, wishes.seconds))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
