"""`heliopause analyse`: a table, JSON or a page; a sentence for what cannot be analysed."""

import json
from pathlib import Path

import pytest

import heliopause
from tests.analysis import played
from tests.cli.terminal import call


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "game.json"
    path.write_text(json.dumps(played("sun", "greedy,greedy", seed=2, short=True).record()))
    return path


def test_json_has_turns_luck_and_skill(tmp_path: Path, file: Path) -> None:
    done = call(tmp_path, "analyse", str(file), "--json", "--depth", "0")
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert {"turns", "luck", "skill", "initial", "final"} <= set(told)
    assert {"seat", "round", "chances", "played", "best", "loss"} <= set(told["turns"][0])
    for seat in range(2):
        assert abs(told["luck"][seat] + told["skill"][seat] - told["final"][seat] + told["initial"][seat]) < 1e-12


def test_the_table_and_the_page(tmp_path: Path, file: Path) -> None:
    out = tmp_path / "analysis.html"
    done = call(tmp_path, "analyse", str(file), "--depth", "0", "--html", str(out), "--language", "de")
    assert done.exit_code == 0, done.output
    assert f"Geschrieben: {out}" in done.output
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")
    done = call(tmp_path, "analyse", str(file), "--depth", "0", "--language", "en")
    assert "Luck was kindest to" in " ".join(done.output.split())


def test_what_cannot_be_analysed_is_said_in_a_sentence(tmp_path: Path, file: Path) -> None:
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(json.dumps(heliopause.new("sun", players=2, seed=1).record()))
    nonsense = tmp_path / "nonsense.json"
    nonsense.write_text("{}")
    for arguments, sentence in [
        ([str(unfinished)], "is not over"),
        ([str(nonsense)], "is not the record of a game"),
        ([str(tmp_path / "missing.json")], "cannot be read"),
        ([str(file), "--html", str(tmp_path / "nowhere" / "x.html")], "cannot be written"),
    ]:
        done = call(tmp_path, "analyse", *arguments, "--language", "en")
        assert done.exit_code == 2
        assert sentence in done.output
