"""simulate as a command: the same games with any number of workers, interrupted or not; and what is refused."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import heliopause
from heliopause.lab import simulation
from tests.bots.programs import MISDEEDS, program
from tests.cli.terminal import PROGRAM, call, environment

GAMES = 120
ASKED = ("simulate", "sun", "--players", "2", "--games", str(GAMES), "--seed", "3")


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    """All games played one after the other, in this process."""
    folder = tmp_path_factory.mktemp("straight")
    done = call(folder, *ASKED, "--workers", "1", "--out", str(folder / "games.parquet"))
    assert done.exit_code == 0, done.output
    return pl.read_parquet(folder / "games.parquet")


def test_workers_make_no_difference(tmp_path: Path, straight: pl.DataFrame) -> None:
    out = tmp_path / "games.parquet"
    done = call(tmp_path, *ASKED, "--workers", "2", "--out", str(out), "--json")
    assert done.exit_code == 0, done.output
    assert straight["seed"].to_list() == list(range(3, 3 + GAMES))
    assert pl.read_parquet(out).equals(straight)
    report = json.loads(done.stdout)
    assert (report["games"], report["new_games"]) == (GAMES, GAMES)
    assert report["decisions"] == straight["decisions"].sum()
    assert report["rounds"]["mean"] == straight["rounds"].mean()
    for seat in range(2):
        totals = straight["totals"].list.get(seat)
        wins = (straight["winners"].list.contains(seat) / straight["winners"].list.len()).mean()
        assert report["seats"][seat] == {
            "bot": "random",
            "score": {"mean": totals.mean(), "least": totals.min(), "most": totals.max()},
            "wins": pytest.approx(wins),
        }


@pytest.mark.parametrize(
    "number",
    [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.soak), signal.SIGKILL],
    ids=lambda number: number.name,
)
def test_a_run_that_was_ended_goes_on(tmp_path: Path, straight: pl.DataFrame, number: signal.Signals) -> None:
    out = tmp_path / "games.parquet"
    asked = [*PROGRAM, *ASKED, "--workers", "2", "--out", str(out), "--json"]
    with subprocess.Popen(asked, stdout=-1, stderr=-1, text=True, env=environment(tmp_path)) as run:
        while not any(tmp_path.glob("games.parquet.parts/*.jsonl")):
            assert run.poll() is None
            time.sleep(0.02)
        os.kill(run.pid, number)
        _, said = run.communicate(timeout=120)
    if number != signal.SIGKILL:
        assert run.returncode == 130
        assert said.strip().endswith(f"of {GAMES} games; the same command goes on.")
    assert not out.exists()
    done = subprocess.run(asked, capture_output=True, text=True, env=environment(tmp_path), timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["games"] == GAMES > report["new_games"]
    assert f"Going on with {GAMES - report['new_games']} games" in done.stderr
    assert report["decisions"] == straight["decisions"].sum()
    assert pl.read_parquet(out).equals(straight)
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_an_interrupt_of_one_worker_is_seen_at_once(tmp_path: Path) -> None:
    """The second game never ends: its program hangs."""
    asked = tmp_path / "asked"
    text = program(tmp_path, f"open({str(asked)!r}, 'w').close(); time.sleep(3600)")
    args = ("simulate", "--players", "2", "--bots", f"random,{text}", "--games", "2", "--workers", "1")
    with subprocess.Popen([*PROGRAM, *args], stdout=-1, stderr=-1, text=True, env=environment(tmp_path)) as run:
        while not asked.exists():
            assert run.poll() is None
            time.sleep(0.02)
        os.kill(run.pid, signal.SIGINT)
        out, said = run.communicate(timeout=120)
    assert (run.returncode, out) == (130, "")
    assert said == "Interrupted after 0 of 2 games; with --out FILE they would have been kept.\n"


def test_one_worker_starts_no_process(tmp_path: Path) -> None:
    """A process that was started and waited for would have used memory."""
    asked = ["simulate", "--games", "2", "--players", "2", "--workers", "1", "--out", str(tmp_path / "games.parquet")]
    lines = (
        "import resource, sys",
        "from heliopause.cli import main",
        "try: main()",
        "finally: print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)",
    )
    call_it = [PROGRAM[0], "-c", "\n".join(lines), *asked]
    done = subprocess.run(call_it, capture_output=True, text=True, env=environment(tmp_path), timeout=120, check=True)
    assert done.stdout.splitlines()[-1] == "0"


def test_what_takes_long_is_shared_out_unless_workers_are_named(
    tmp_path: Path, straight: pl.DataFrame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "LONG", 0.0)
    monkeypatch.setattr(simulation, "cores", lambda: 2)
    out = tmp_path / "games.parquet"
    assert call(tmp_path, *ASKED, "--out", str(out)).exit_code == 0
    assert pl.read_parquet(out).equals(straight)


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    asked = ("simulate", "--games", "2", "--players", "2", "--out", str(tmp_path / "games.parquet"), "--json")
    first = json.loads(call(tmp_path, *asked).stdout)
    before = (tmp_path / "games.parquet").read_bytes()
    again = json.loads(call(tmp_path, *asked).stdout)
    assert (first["new_games"], again["new_games"]) == (2, 0)
    assert again["seats"] == first["seats"]
    assert (tmp_path / "games.parquet").read_bytes() == before
    assert json.loads(call(tmp_path, *asked, "--fresh").stdout)["new_games"] == 2


def test_moves_lost_to_the_fallback_are_told(tmp_path: Path) -> None:
    text = program(tmp_path, MISDEEDS["garbage"])
    out = tmp_path / "games.parquet"
    done = call(tmp_path, "simulate", "--games", "1", "--players", "2", "--bots", f"{text},random", "--out", str(out))
    (row,) = pl.read_parquet(out).to_dicts()
    lost = len(row["failures"][0])
    assert lost > 0
    told = f"{lost} moves were lost to the fallback; the first: {text}: its answer is not JSON"
    assert "".join(told.split()) in "".join(done.stdout.split())  # a long path may be broken anywhere


def test_a_worker_that_dies_ends_the_run_in_a_sentence(tmp_path: Path) -> None:
    """Its bot ends it; games that were finished are kept."""
    text = program(tmp_path, "os.kill(os.getppid(), 9)")
    args = ("simulate", "--games", "4", "--players", "2", "--bots", f"random,{text}", "--workers", "2")
    done = call(tmp_path, *args, "--out", str(tmp_path / "games.parquet"))
    assert done.exit_code == 2, done.output
    assert "heliopause: The games with the seeds" in done.stderr
    assert "Abnormal termination" in done.stderr
    assert not (tmp_path / "games.parquet").exists()


def test_lines_go_to_a_pipe_too(tmp_path: Path) -> None:
    args = [*PROGRAM, "simulate", "--games", "2", "--players", "2", "--out", "/dev/stderr", "--json"]
    done = subprocess.run(args, capture_output=True, text=True, env=environment(tmp_path), timeout=120, check=True)
    records = [json.loads(line) for line in done.stderr.splitlines() if line.startswith("{")]
    assert [record["seed"] for record in records] == [1, 2]
    assert json.loads(done.stdout)["games"] == 2


@pytest.mark.parametrize("name", ["games.parquet", "games.jsonl"])
def test_replay_finds_a_game_by_its_seed(tmp_path: Path, name: str) -> None:
    out = tmp_path / name
    call(tmp_path, "simulate", "--games", "3", "--players", "2", "--seed", "8", "--tableau", "--out", str(out))
    played = simulation.play(simulation.Simulation("sun", ("random", "random"), 9, {"tableau": True}), 9)
    report = json.loads(call(tmp_path, "replay", str(out), "--game", "9", "--json").stdout)
    assert report["over"]
    assert [score["total"] for score in report["scores"]] == played.totals
    assert report["choices"] == len(played.choices.split(" "))
    assert "name one by its seed, as in --game 1." in call(tmp_path, "replay", str(out)).stderr
    assert "holds no game with the seed 11." in call(tmp_path, "replay", str(out), "--game", "11").stderr


def test_a_pack_is_named_and_needed_to_replay(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[guild.scholars-guild]\nline = "5 ore: research III"\n', encoding="utf-8")
    out = tmp_path / "games.parquet"
    done = call(tmp_path, "simulate", "--games", "1", "--players", "2", "--pack", str(pack), "--out", str(out))
    assert done.exit_code == 0, done.output
    assert pl.read_parquet(out)["pack"].to_list() == ["mine"]
    assert "played with the pack “mine”" in call(tmp_path, "replay", str(out)).stderr
    assert call(tmp_path, "replay", str(out), "--pack", str(pack)).exit_code == 0


REFUSED: dict[str, tuple[list[str], str]] = {
    "a folder": (["simulate", "--out", "."], "is not a file that games can be kept in."),
    "no folder": (["simulate", "--out", "/nowhere/x.parquet"], "cannot be written"),
    "a negative seed": (["simulate", "--seed", "-1"], "--seed"),
    "no workers": (["simulate", "--workers", "0"], "--workers"),
    "a table that is not there": (["replay", "nowhere.parquet", "--game", "1"], "nowhere.parquet cannot be read"),
    "lines that are not there": (["replay", "nowhere.jsonl", "--game", "1"], "nowhere.jsonl cannot be read"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_done_is_refused_in_a_sentence(tmp_path: Path, case: str) -> None:
    args, wanted = REFUSED[case]
    refused(call(tmp_path, *args), wanted)


def test_another_run_into_the_same_file_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    asked = ("simulate", "--games", "2", "--players", "2", "--out", str(out))
    assert call(tmp_path, *asked).exit_code == 0
    before = out.read_bytes()
    refused(call(tmp_path, *asked, "--bots", "greedy"), "holds another simulation (its bots:")
    refused(call(tmp_path, *asked, "--games", "1"), "was begun for 2 games, and 1 are fewer")
    assert out.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "text"), [("x.parquet", "no table"), ("x.jsonl", "no lines"), ("y.jsonl", '{"a": 1}')]
)
def test_replay_refuses_what_holds_no_games(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    refused(call(tmp_path, "replay", str(tmp_path / name), "--game", "1"), "is not the record of a game.")


def test_replay_wants_no_seed_for_a_single_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(heliopause.new("sun", players=2, seed=1).record()), encoding="utf-8")
    refused(call(tmp_path, "replay", str(path), "--game", "1"), "so --game has no place here")


@pytest.mark.parametrize(
    ("library", "args"), [("polars", ("--out", "x.parquet")), ("ray", ("--ray", "local"))], ids=["polars", "ray"]
)
def test_a_library_that_is_missing_is_named(
    tmp_path: Path, library: str, args: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    refused(call(tmp_path, "simulate", *args), "pip install 'heliopause[")


def refused(done: Any, wanted: str) -> None:
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    assert wanted in done.stderr
    assert done.stderr.startswith("heliopause: ")
    assert done.stderr.count("\n") == 1
