"""Garbage is collected in small steps, and all of it once enough sockets have ended."""

import asyncio
import gc
import weakref
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from heliopause.table import collecting
from heliopause.table.collecting import FEW, collect_in_steps
from heliopause.table.hall import Hall
from heliopause.table.store import Store
from tests.table.serving import hall_of


class Circle:
    """Garbage that is only found by looking for it."""

    def __init__(self) -> None:
        self.itself = self


def test_young_garbage_is_found_at_a_step_and_old_when_sockets_have_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def watch(hall: Hall) -> None:
        assert not gc.isenabled()
        await gone(weakref.ref(Circle()))
        known = await grown_old()
        await asyncio.sleep(0.05)
        assert known() is not None
        hall.ended = FEW + 1
        await gone(known)
        assert hall.ended == 0

    while_collecting(tmp_path, monkeypatch, watch)
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_old_garbage_is_found_in_the_end_also_if_no_socket_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def watch(_hall: Hall) -> None:
        await gone(await grown_old())

    monkeypatch.setattr(collecting, "MOST", 100)
    while_collecting(tmp_path, monkeypatch, watch)


def while_collecting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watch: Callable[[Hall], Coroutine[Any, Any, None]]
) -> None:
    monkeypatch.setattr(collecting, "STEP", 0.001)

    async def run() -> None:
        hall = hall_of(Store(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
        collector = asyncio.create_task(collect_in_steps(hall))
        await asyncio.sleep(0)
        await watch(hall)
        collector.cancel()
        await asyncio.gather(collector, return_exceptions=True)
        await hall.shut()

    asyncio.run(run())


async def grown_old() -> weakref.ref[Circle]:
    """Garbage that was still in use when young garbage was looked for."""
    old = Circle()
    await asyncio.sleep(0.05)
    return weakref.ref(old)


async def gone(known: weakref.ref[Circle]) -> None:
    async with asyncio.timeout(20):
        while known() is not None:
            await asyncio.sleep(0.001)
