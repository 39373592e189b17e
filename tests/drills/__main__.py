"""All drills, long: `make drills`, or `python -m tests.drills --kills 1000 --messages 100000`."""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from tests.drills.faults import full_disk, kill_of_two, kill_one, races, restart_postgresql, three_servers
from tests.drills.fuzzing import fuzz
from tests.drills.ledger import Ledger, table_of

Drill = tuple[Callable[[Path, int], Coroutine[Any, Any, Ledger]], int]


def drills(kills: int, messages: int, rounds: int) -> dict[str, Drill]:
    return {
        "one": (kill_one, kills // 2),
        "two": (kill_of_two, kills - kills // 2),
        "three": (three_servers, rounds),
        "postgresql": (restart_postgresql, rounds),
        "disk": (full_disk, rounds),
        "races": (races, 10 * rounds),
        "fuzz": (fuzz, messages),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000, help="of servers, in all")
    parser.add_argument("--messages", type=int, default=100_000, help="of nonsense")
    parser.add_argument("--rounds", type=int, default=20, help="of what is done to network, database and disk")
    parser.add_argument("names", nargs="*", help="which drills; all without a name")
    wishes = parser.parse_args()
    chosen = drills(wishes.kills, wishes.messages, wishes.rounds)
    unknown = [name for name in wishes.names if name not in chosen]
    if unknown:
        parser.error(f"there is no drill {unknown[0]!r}: {', '.join(chosen)}")
    ledgers = []
    for name in wishes.names or chosen:
        drill, number = chosen[name]
        begun = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            ledgers.append(asyncio.run(drill(Path(folder), number)))
        print(f"{name}: {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)
        for fault in ledgers[-1].lost[:20]:
            print(f"  {fault[:500]}", file=sys.stderr, flush=True)
    print(table_of(ledgers))
    return any(ledger.lost for ledger in ledgers)


if __name__ == "__main__":
    sys.exit(main())
