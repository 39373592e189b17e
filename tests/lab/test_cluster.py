"""Games on Ray: a real cluster of this machine, with two workers. `make ray` installs Ray and runs it."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import polars as pl
import pytest

from tests.cli.terminal import PROGRAM, call, environment

pytestmark = pytest.mark.ray

GAMES = 40
ASKED = ("simulate", "--players", "2", "--games", str(GAMES), "--json")


def test_the_games_are_the_same_as_here_even_after_an_interrupt(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    here = tmp_path / "here.parquet"
    assert call(tmp_path, *ASKED, "--workers", "1", "--out", str(here)).exit_code == 0
    out = tmp_path / "games.parquet"
    asked = [*PROGRAM, *ASKED, "--workers", "2", "--ray", "local", "--out", str(out)]
    with subprocess.Popen(asked, stdout=-1, stderr=-1, text=True, env=environment(tmp_path)) as run:
        while not any(tmp_path.glob("games.parquet.parts/*.jsonl")):
            assert run.poll() is None
            time.sleep(0.02)
        os.kill(run.pid, signal.SIGINT)
        _, said = run.communicate(timeout=120)
    assert run.returncode == 130, said
    assert said.strip().endswith(f"of {GAMES} games; the same command goes on.")
    done = subprocess.run(asked, capture_output=True, text=True, env=environment(tmp_path), timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["new_games"] < GAMES
    assert pl.read_parquet(out).equals(pl.read_parquet(here))


@pytest.mark.parametrize(
    ("address", "said"),
    [("127.0.0.1:1", "Connection refused"), ("nonsense", "an address is auto, local, HOST:PORT or ray://HOST:PORT")],
)
def test_where_no_cluster_is_nothing_is_written(tmp_path: Path, address: str, said: str) -> None:
    pytest.importorskip("ray")
    done = call(tmp_path, *ASKED, "--ray", address, "--out", str(tmp_path / "games.parquet"))
    assert done.exit_code == 2
    assert done.stderr.startswith(f"heliopause: No Ray cluster answers at {address}: ")
    assert said in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_model_is_learned_from_the_same_games_as_here(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    asked = ("lab", "train", "sun", "--games", "10", "--terms", "1", "--trials", "0", "--workers", "2")
    for name, more in (("here", ()), ("there", ("--ray", "local"))):
        files = ("--out", str(tmp_path / f"{name}.json"), "--folder", str(tmp_path / name))
        assert call(tmp_path, *asked, *files, *more).exit_code == 0
    assert (tmp_path / "there.json").read_text() == (tmp_path / "here.json").read_text()
    assert len(list((tmp_path / "there").glob("*.npz"))) == 10
