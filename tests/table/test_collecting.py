"""Garbage is collected in small steps, and all of it once enough sockets have ended."""

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from heliopause.table import collecting
from heliopause.table.collecting import FEW, collect_in_steps
from heliopause.table.store import Store
from tests.table.serving import hall_of


class Circle:
    """Garbage that is only found by looking for it."""

    def __init__(self) -> None:
        self.itself = self


def test_young_garbage_is_found_at_a_step_and_old_when_sockets_have_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collecting, "STEP", 0.001)

    async def run() -> None:
        hall = hall_of(Store(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
        collector = asyncio.create_task(collect_in_steps(hall))
        await asyncio.sleep(0)
        assert not gc.isenabled()
        await gone(weakref.ref(Circle()))
        old = Circle()
        known = weakref.ref(old)
        await asyncio.sleep(0.05)
        del old
        await asyncio.sleep(0.05)
        assert known() is not None
        hall.ended = FEW + 1
        await gone(known)
        assert hall.ended == 0
        collector.cancel()
        await asyncio.gather(collector, return_exceptions=True)
        await hall.shut()

    asyncio.run(run())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


async def gone(known: weakref.ref[Circle]) -> None:
    async with asyncio.timeout(20):
        while known() is not None:
            await asyncio.sleep(0.001)
