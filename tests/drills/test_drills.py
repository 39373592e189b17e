"""Each drill, short. What `make drills` does for long must not go wrong for short either."""

import asyncio
from pathlib import Path

import pytest

from tests.drills.__main__ import drills
from tests.drills.ledger import Ledger, table_of
from tests.table.serving import execute

SHORT = drills(kills=4, messages=800, rounds=2)


@pytest.mark.parametrize("name", SHORT)
def test_nothing_acknowledged_is_lost(name: str, tmp_path: Path) -> None:
    drill, number = SHORT[name]
    ledger = asyncio.run(drill(tmp_path, number))
    assert ledger.lost == []
    assert ledger.tried
    assert sum(ledger.faults.values())
    assert name == "fuzz" or ledger.acknowledged, table_of([ledger])


def test_the_checker_notices_what_is_lost(tmp_path: Path) -> None:
    """A choice that is not kept, one that is another, and one that is not shown."""
    database = f"sqlite:///{tmp_path / 'kept.sqlite3'}"
    execute(database, 'create table choices ("table" text, seq integer, option text)')
    execute(database, "insert into choices values ('t', 0, 'a'), ('t', 1, 'b'), ('u', 0, 'c'), ('u', 2, 'd')")
    ledger = Ledger("a false witness")
    for seq, option in enumerate("axy"):
        ledger.acknowledge("t", seq, option, seq + 1)
    ledger.acknowledge("t", 0, "b", 1)
    ledger.saw("t", 2, ledger.newest("t"))
    ledger.acknowledge("u", 0, "c", 1)
    ledger.compare(database)
    assert len(ledger.lost) == 5
    assert " 5 " in table_of([ledger])
