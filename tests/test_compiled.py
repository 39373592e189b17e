"""Compiled and interpreted, the rules are the same: equal games, event by event, to the last. Bots change over."""

import asyncio
import json
import os
import shlex
import subprocess
import sys
import time
from itertools import zip_longest
from pathlib import Path

import pytest

import heliopause
from heliopause.table.bot_pool import BotPool
from heliopause.table.compiling import compile_beside
from tests import forms
from tests.bots.programs import alive

HERE = Path(__file__).parents[1]
COMPILED = HERE / "build" / "compiled"


@pytest.mark.skipif(forms.form() == "compiled", reason="compares the compiled form with the interpreted one")
def test_compiled_and_interpreted_games_are_equal() -> None:
    build_compiled()
    environment = {**os.environ, "PYTHONPATH": f"{COMPILED}{os.pathsep}{HERE}"}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.forms"], cwd=HERE, env=environment, text=True, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert json.loads(process.stdout.readline()) == "compiled"
        for name, expected in forms.games():
            line = process.stdout.readline()
            assert line, f"the compiled form broke off before {name}"
            compiled_name, trail = json.loads(line)
            assert compiled_name == name
            for number, (one, other) in enumerate(zip_longest(trail, expected)):
                assert one == other, f"{name}: entry {number + 1} of the trail differs"
    assert process.returncode == 0


@pytest.mark.skipif(forms.form() == "compiled", reason="changes over from interpreted workers to compiled ones")
def test_the_bots_take_over_what_was_compiled_while_they_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bot that thinks while the workers change finishes its thought; later ones are the same as before."""
    build_compiled()
    monkeypatch.setattr(sys, "path", [*sys.path])
    record = heliopause.new("sun", players=2, seed=1).record()

    async def played() -> None:
        pool = BotPool(1, 300.0)
        try:
            before = await pool.choose(record, "greedy", 1)
            thinking = asyncio.create_task(pool.choose(record, "search:2", 1))
            await asyncio.sleep(0)
            assert pool.form == "interpreted"
            await compile_beside(pool, f"{sys.executable} -c ''", COMPILED)
            assert pool.form == "compiled"
            after = await pool.choose(record, "greedy", 1)
            assert [thought.option for thought in after] == [thought.option for thought in before] != []
            assert await thinking != []
        finally:
            pool.close()

    asyncio.run(played())
    assert capsys.readouterr().out.splitlines()[-1] == "The bots run compiled now."


@pytest.mark.parametrize("command", ["-c 'raise SystemExit(1)'", "-c ''"], ids=["not built", "built interpreted"])
def test_without_a_compiled_form_the_bots_play_on(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "heliopause").symlink_to(HERE / "src" / "heliopause")
    monkeypatch.setattr(sys, "path", [*sys.path])
    record = heliopause.new("sun", players=2, seed=1).record()

    async def played() -> None:
        pool = BotPool(1, 300.0)
        before, path = pool.form, [*sys.path]
        try:
            await compile_beside(pool, f"{sys.executable} {command}", tmp_path)
            assert (pool.form, sys.path) == (before, path)
            assert await pool.choose(record, "greedy", 1) != []
        finally:
            pool.close()

    asyncio.run(played())
    assert capsys.readouterr().out.splitlines()[-1] == "The bots go on interpreted."


def test_a_build_ends_with_the_server(tmp_path: Path) -> None:
    """With all that it has started."""
    pids = tmp_path / "pids"
    child = f"import os, time; open({str(pids)!r}, 'a').write(f'{{os.getpid()}} '); time.sleep(3600)"
    text = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"

    async def ended() -> None:
        pool = BotPool(1, 300.0)
        try:
            building = asyncio.create_task(compile_beside(pool, shlex.join([sys.executable, "-c", text]), tmp_path))
            while not pids.exists() or not pids.read_text(encoding="utf-8").endswith(" "):
                await asyncio.sleep(0.05)
            building.cancel()
            await asyncio.gather(building, return_exceptions=True)
        finally:
            pool.close()

    asyncio.run(ended())
    (pid,) = map(int, pids.read_text(encoding="utf-8").split())
    while alive(pid):  # the signal is sent; should it never end, the test's time limit says so
        time.sleep(0.05)


def build_compiled() -> None:
    """Compile what has changed; `make compiled` does the same."""
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(COMPILED)]
    environment = {name: value for name, value in os.environ.items() if name != "HELIOPAUSE_COMPILE"}
    built = subprocess.run(command, cwd=HERE, env=environment, check=False, text=True, capture_output=True)
    if "there is no C compiler" in built.stderr:
        pytest.skip("there is no C compiler here")
    assert built.returncode == 0, built.stdout + built.stderr
    assert "run interpreted" not in built.stderr, built.stdout + built.stderr
