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


def test_compiled_and_interpreted_games_are_equal() -> None:
    """Each form in a process of its own, side by side."""
    build_compiled()
    with forms_played("interpreted") as interpreted, forms_played("compiled") as compiled:
        assert interpreted.stdout is not None
        assert compiled.stdout is not None
        assert json.loads(interpreted.stdout.readline()) == "interpreted"
        assert json.loads(compiled.stdout.readline()) == "compiled"
        played = 0
        for one, other in zip_longest(interpreted.stdout, compiled.stdout):
            assert one is not None, f"the interpreted form broke off before {other}"
            assert other is not None, f"the compiled form broke off before {one}"
            (name, expected), (compiled_name, trail) = json.loads(one), json.loads(other)
            assert compiled_name == name
            for number, (entry, wanted) in enumerate(zip_longest(trail, expected)):
                assert entry == wanted, f"{name}: entry {number + 1} of the trail differs"
            played += 1
    assert (interpreted.returncode, compiled.returncode) == (0, 0)
    assert played > 40


def forms_played(form: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.forms"]
    return subprocess.Popen(command, cwd=HERE, env=running(form), text=True, stdout=subprocess.PIPE)


def running(form: str) -> dict[str, str]:
    """The environment in which a program runs in a form."""
    paths = [COMPILED, HERE] if form == "compiled" else [HERE / "src", HERE]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}


def test_the_bots_take_over_what_was_compiled_while_they_play() -> None:
    build_compiled()
    changed = [sys.executable, "-m", "tests.changing_over", str(COMPILED)]
    done = subprocess.run(changed, cwd=HERE, env=running("interpreted"), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "The bots run compiled now."


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
    """Compile what has changed; `make compiled` does the same. If that form runs here, it is there."""
    if forms.form() == "compiled":
        return
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(COMPILED)]
    environment = {name: value for name, value in os.environ.items() if name != "HELIOPAUSE_COMPILE"}
    built = subprocess.run(command, cwd=HERE, env=environment, check=False, text=True, capture_output=True)
    if "there is no C compiler" in built.stderr:
        pytest.skip("there is no C compiler here")
    assert built.returncode == 0, built.stdout + built.stderr
    assert "run interpreted" not in built.stderr, built.stdout + built.stderr
