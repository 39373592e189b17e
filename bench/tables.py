"""Tables with people at them: from a decision to the other browsers, and what a table weighs.

    python -m bench.tables [--tables 200] [--period 2] [--seconds 30] [--servers 1] [--postgresql]

Every table has four seats and four sockets, from an address of its own, and makes a decision every
`--period` seconds.
Printed are the times from sending a decision to its arrival at the other three sockets, what a decision costs the
server, what a table weighs in memory. So that a slow or busy machine shows as one, there are beside them a bare echo of
as many bytes, how late the decisions themselves were sent, and what the people, who need a core too, have taken. With
several servers on one PostgreSQL the seats of a table are spread over them.

    python -m bench.tables --loop

prints instead how long loading, replay, import and going back take, and for how long they hold up the other tables.
"""

import argparse
import asyncio
import gc
import os
import random
import resource
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import uvloop
import websockets

from bench.loop import held_up
from bench.people import SEATS, Table
from tests.table.postgresql import database_for
from tests.table.serving import Server

TICK = os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def people(servers: list[Server], tables: int) -> AsyncIterator[list[Table]]:
    """Tables with everybody at them."""
    seats = [{"who": "me"}, *({"who": "link"} for _ in range(SEATS - 1))]
    async with httpx.AsyncClient(timeout=60) as client:
        urls = [servers[number % len(servers)].url for number in range(tables)]
        opened = [(await client.post(f"{url}/api/tables", json={"seats": seats})).json() for url in urls]
    seated = [Table(servers, number, one) for number, one in enumerate(opened)]
    try:
        for table in seated:
            await table.sit_down()
        yield seated
    finally:
        for table in seated:
            table.leave()


async def measure(servers: list[Server], tables: int, period: float, seconds: float) -> None:
    empty = sum(map(memory, servers))
    async with people(servers, tables) as seated:
        gc.collect()
        gc.disable()  # the load must not stop to clean up
        spent, own, idle = sum(map(processor_time, servers)), time.process_time(), idle_time()
        end = time.perf_counter() + seconds
        made = sum(await asyncio.gather(*(table.play(random.Random(table.id), period, end) for table in seated)))
        spent = sum(map(processor_time, servers)) - spent
        own, idle = time.process_time() - own, idle_time() - idle
        full = sum(map(memory, servers))
    delays = [delay for table in seated for delay in table.delays]
    late = [delay for table in seated for delay in table.late]
    refused, cut_off = sum(table.refused for table in seated), sum(table.cut_off for table in seated)
    cores = os.cpu_count() or 1
    print(f"{tables} tables, {SEATS * tables} sockets, {len(servers)} servers, {made} decisions in {seconds:.0f} s")
    print(f"refused: {refused}, cut off: {cut_off}")
    print(f"decision to other browsers: {spread(delays)}")
    print(f"sent later than meant:      {spread(late)}")
    print(f"a bare echo of 15 kB:       {spread(await echoes(500))}")
    print(f"server: {1000 * spent / made:.2f} ms of processor time a decision, {100 * spent / seconds:.0f}% of a core")
    print(f"the people: {100 * own / seconds:.0f}% of a core; idle: {100 * idle / seconds:.0f}% of {100 * cores}%")
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


def idle_time() -> float:
    """Seconds that the processors had nothing to do, all together."""
    return int(Path("/proc/stat").read_text(encoding="ascii").split("\n", 1)[0].split()[4]) / TICK


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--period", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--loop", action="store_true")
    wishes = parser.parse_args()
    if wishes.servers > 1 and not wishes.postgresql:
        parser.error("several servers need --postgresql")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 32_768)), hard))
    with tempfile.TemporaryDirectory() as folder:
        if wishes.loop:
            uvloop.run(held_up(Path(folder)))
            return
        database = database_for(Path(folder)) if wishes.postgresql else ""
        servers = []
        try:
            for number in range(wishes.servers):
                (Path(folder) / f"{number}").mkdir()
                servers.append(Server(Path(folder) / f"{number}", database=database).start())
            uvloop.run(measure(servers, wishes.tables, wishes.period, wishes.seconds))
        finally:
            for server in servers:
                server.kill()


if __name__ == "__main__":
    main()
