"""`heliopause fuzz`: it finds what was planted, saves it, and the command it prints shows it again."""

import dataclasses
import json
import random
from pathlib import Path
from typing import Any

import pytest

import heliopause
from heliopause import game as face
from heliopause.checking.fuzz import random_options
from heliopause.games.sun.rules.turn import AskProduction
from heliopause.kernel.score import Score
from heliopause.registry import games, spec_of
from tests.cli.terminal import call


@pytest.mark.parametrize("game", games())
def test_nothing_breaks_in_a_sound_game(game: str, tmp_path: Path) -> None:
    done = call(
        tmp_path, "fuzz", game, "--games", "1", "--minutes", "0.3", "--seed", "3", "--out", str(tmp_path / "out")
    )
    assert done.exit_code == 0, done.output
    assert "1 game from the seed 3 on" in done.output
    assert "Nothing broke." in done.output
    assert not (tmp_path / "out").exists()


def test_a_rule_that_breaks_is_found_saved_and_shown_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = AskProduction.answer

    def broken(self: Any, state: Any, option: Any) -> None:
        if state.round >= 2:
            raise ZeroDivisionError("planted")
        answer(self, state, option)

    with monkeypatch.context() as planted:
        planted.setattr(AskProduction, "answer", broken)
        done = call(tmp_path, "fuzz", "sun", "--games", "3", "--seed", "1", "--out", str(tmp_path), "--json")
        assert done.exit_code == 1
        report = json.loads(done.stdout)
        (found,) = report["broken"]
        assert found["what"] == "ZeroDivisionError: planted"
        assert "test_fuzz.py" in found["where"]
        assert found["command"] == f"heliopause replay {found['file']}"
        record = json.loads(Path(found["file"]).read_text(encoding="utf-8"))
        assert record["failure"]["then"][0].startswith("produce:")
        assert heliopause.load(record).round == 2, "the record ends where all was still well"
        shown = call(tmp_path, *found["command"].split()[1:])
        assert shown.exit_code == 1
        assert "Here something broke: ZeroDivisionError: planted" in shown.output
        assert "It still does: ZeroDivisionError: planted" in shown.output
    mended = call(tmp_path, *found["command"].split()[1:])
    assert mended.exit_code == 0
    assert "It does no longer." in mended.output


def test_a_broken_promise_is_found_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Points that are no points: nothing raises, but a score is not the sum of its parts."""
    sound = face.rules_of("horizon")

    def dishonest(state: Any) -> list[Score]:
        scores = sound.scores(state)
        if state.round >= 1:
            scores[0].total += 1
        return scores

    monkeypatch.setattr(face, "_standard", lambda name: dataclasses.replace(sound, scores=dishonest))
    done = call(tmp_path, "fuzz", "horizon", "--games", "9", "--seed", "1", "--out", str(tmp_path))
    assert done.exit_code == 1
    assert "a score is not the sum of its parts" in done.output
    (file,) = tmp_path.glob("fuzz-horizon-*.json")
    assert f"  heliopause replay {file}" in done.output
    assert call(tmp_path, "replay", str(file)).exit_code == 1


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AskProduction, "answer", lambda self, state, option: 1 / 0)
    (tmp_path / "file").touch()
    done = call(tmp_path, "fuzz", "sun", "--games", "1", "--seed", "1", "--out", str(tmp_path / "file"))
    assert done.exit_code == 2
    assert "cannot be written" in done.stderr


def test_all_options_of_a_game_come_up() -> None:
    spec = spec_of("sun")
    drawn = [random_options(spec, random.Random(seed)) for seed in range(200)]
    assert {name for given in drawn for name in given} == set(spec.fields())
    assert {given["players"] for given in drawn} == set(spec.players)
