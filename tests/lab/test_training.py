"""Learning to tell who will win: a term is the same whoever is quickest, and nothing that was seen is lost."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import heliopause
from heliopause.bots import NoSuchBot, make
from heliopause.bots.model import BadModel, read, write
from heliopause.cli import main
from heliopause.lab.lessons import Lesson, Notes, play


@pytest.mark.parametrize(("game", "players"), [("sun", 3), ("horizon", 2)])
def test_a_lesson_is_the_same_every_time_and_sees_every_turn(game: str, players: int) -> None:
    notes, again = (play(Lesson(game, players, 11, None)) for _ in range(2))
    assert np.array_equal(notes.seen, again.seen)
    assert notes.totals == again.totals
    assert sum(notes.won) == 1
    turns, seats, _ = notes.seen.shape
    assert turns >= 8 * players
    assert notes.early.shape == (turns, players)
    assert seats == players
    assert notes.early.max() <= 1
    assert np.all(np.diff(notes.early[:, 0]) <= 0.25)  # time passes
    assert np.allclose(notes.evaluated.sum(axis=1), 1)


def test_train_writes_a_model_that_a_bot_plays_by(tmp_path: Path) -> None:
    out = tmp_path / "mine.json"
    write(out, {"horizon": {"2": {"always": [0.0, 0.0]}}})
    said = CliRunner().invoke(
        main,
        [
            "lab",
            "train",
            "sun",
            "--games",
            "10",
            "--terms",
            "1",
            "--trials",
            "0",
            "--workers",
            "2",
            "--out",
            str(out),
            "--folder",
            str(tmp_path / "games"),
        ],
    )
    assert said.exit_code == 0, said.output
    assert "term 1: 10 games" in said.output
    assert set(read(out)) == {"sun", "horizon"}  # what was there is kept
    game = heliopause.new("sun", players=2, seed=1)
    bot = make(f"learned:{out}", 1)
    while game.round < 3:
        game.choose(bot.choose(game))


@pytest.mark.parametrize(
    "text", ["", "[]", '{"sun": 3}', '{"sun": {"2": {"ore": [1]}}}', '{"sun": {"2": {"ore": "x"}}}']
)
def test_a_file_without_models_is_refused_and_kept(text: str, tmp_path: Path) -> None:
    file = tmp_path / "models.json"
    file.write_text(text)
    with pytest.raises(BadModel, match=r"models\.json holds no models$"):
        read(file)
    with pytest.raises(NoSuchBot, match="holds no models"):
        make(f"learned:{file}")
    said = CliRunner().invoke(main, ["lab", "train", "--out", str(file)])
    assert said.exit_code != 0
    assert "holds no models" in said.output
    assert file.read_text() == text


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(NoSuchBot, match=r"^no-such\.json cannot be read: No such file or directory$"):
        make("learned:no-such.json")


def train(out: Path, *more: str) -> list[str]:
    plan = ["--games", "10", "--terms", "2", "--depth", "2", "--trials", "1", "--workers", "1"]
    return ["lab", "train", "sun", *plan, "--out", str(out), "--folder", str(out.with_suffix("")), *more]


def test_a_training_that_was_killed_goes_on_and_learns_the_same(tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed.json", tmp_path / "whole.json"
    process = subprocess.Popen([sys.executable, "-m", "heliopause", *train(killed)], start_new_session=True)
    folder = killed.with_suffix("")
    while len(kept := sorted(folder.glob("*.npz"))) < 5:
        assert process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    times = {file: file.stat().st_mtime_ns for file in kept}
    for out in (killed, whole):
        said = CliRunner().invoke(main, train(out))
        assert said.exit_code == 0, said.output
        assert "term 2: 20 games" in said.output
    assert {file: file.stat().st_mtime_ns for file in kept} == times  # none of them was played again
    assert killed.read_text() == whole.read_text()
    page = (folder / "report.html").read_text()
    assert "Training for Beyond the Sun, 2 players" in page
    assert page.count("<svg") == 3


def test_it_begins_with_the_models_of_a_file(tmp_path: Path) -> None:
    begin, out = tmp_path / "before.json", tmp_path / "after.json"
    write(begin, {"sun": {"2": {"score": [3.0, 0.0]}}})
    said = CliRunner().invoke(main, [*train(out), "--terms", "1", "--depth", "0", "--begin", str(begin)])
    assert said.exit_code == 0, said.output
    notes = [Notes.read(file) for file in out.with_suffix("").glob("*.npz")]
    assert any(one.decisions for one in notes)  # nobody would have looked ahead without models
    assert read(out)["sun"]["2"]["score"][0] > 1.0
    said = CliRunner().invoke(main, [*train(out), "--begin", "no-such.json"])
    assert said.exit_code != 0
    assert "no-such.json cannot be read" in said.output


def test_notes_are_read_as_they_were_written(tmp_path: Path) -> None:
    learned = {"sun": {"2": {"score": [1.0, 0.0]}}}
    notes = next(found for seed in range(9) if (found := play(Lesson("sun", 2, seed, learned, depth=24))).decisions)
    notes.write(tmp_path / "a.npz")
    again = Notes.read(tmp_path / "a.npz")
    assert again.decisions == notes.decisions
    assert all(len(one.plans) == len(one.values) == len(one.promises) > 1 for one in notes.decisions)
    assert np.array_equal(again.seen, notes.seen)
    assert np.array_equal(again.told, notes.told)
    assert set(notes.told.sum(axis=1).round(5)) <= {0, 1}
    assert (again.won, again.totals) == (notes.won, notes.totals)


def test_where_search_plays_nearly_everybody_plays_in_earnest() -> None:
    """So most turns are told, by seats that neither slip nor are pushed."""
    learned = {"sun": {"2": {"score": [1.0, 0.0]}}}
    told = [play(Lesson("sun", 2, seed, learned, depth=1)).told.sum(axis=1) for seed in range(10)]
    glanced = [play(Lesson("sun", 2, seed, learned)).told.sum(axis=1) for seed in range(10)]
    assert np.concatenate(told).mean() > 0.6 > np.concatenate(glanced).mean()
