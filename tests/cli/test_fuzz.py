"""`heliopause fuzz`: it finds what was planted, saves it, and the command it prints shows it again."""

import dataclasses
import json
import random
from pathlib import Path
from typing import Any

import pytest

import heliopause
from heliopause import game as face
from heliopause.checking.everything import Printed, everything
from heliopause.checking.fuzz import Stroll, beginning_of_check, broken_still, random_options
from heliopause.checking.promises import Broken, differences, hold, same
from heliopause.checking.walk import Walk
from heliopause.game import state_of
from heliopause.games.sun.rules.turn import AskProduction
from heliopause.kernel.form import form
from heliopause.kernel.refusal import Refusal
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


@pytest.mark.interpreted
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


def test_two_broken_promises_are_two_failures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing raises, but with two players a score is not the sum of its parts, and with more there is no such rule."""
    sound = face.rules_of("horizon")

    def dishonest(state: Any) -> list[Score]:
        scores = sound.scores(state)
        if state.players == 2:
            scores[0].total += 1
        return scores

    def unruled(state: Any, id: str, names: list[str]) -> Refusal:
        refusal = sound.why_not(state, id, names)
        return refusal if state.players == 2 else Refusal(refusal.phrase, "99.9")

    planted = dataclasses.replace(sound, scores=dishonest, why_not=unruled)
    monkeypatch.setattr(face, "_standard", lambda name: planted)
    done = call(tmp_path, "fuzz", "horizon", "--games", "2", "--minutes", "9", "--seed", "5", "--out", str(tmp_path))
    assert done.exit_code == 1
    assert "a score is not the sum of its parts" in done.output
    assert "is refused by a rule that there is not: '99.9'" in done.output
    files = sorted(tmp_path.glob("fuzz-horizon-*.json"))
    assert len(files) == 2
    assert all(f"  heliopause replay {file}" in done.output for file in files)
    assert call(tmp_path, "replay", str(files[0])).exit_code == 1


def test_what_differs_is_saved_with_what_it_ran_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Points that are others at every look: the record says which, and how the check can be repeated."""
    sound = face.rules_of("horizon")
    looks: list[int] = []

    def restless(state: Any) -> list[Score]:
        scores = sound.scores(state)
        if state.round >= 1:
            looks.append(len(looks))
            scores[1].parts["planted"] = len(looks)
            scores[1].total += len(looks)
        return scores

    with monkeypatch.context() as planted:
        planted.setattr(face, "_standard", lambda name: dataclasses.replace(sound, scores=restless))
        monkeypatch.setenv("PYTHONHASHSEED", "17")
        done = call(
            tmp_path, "fuzz", "horizon", "--games", "1", "--minutes", "9", "--seed", "1", "--out", str(tmp_path)
        )
        assert done.exit_code == 1, done.output
        (file,) = tmp_path.glob("fuzz-horizon-*.json")
        record = json.loads(file.read_text(encoding="utf-8"))
        failure = record["failure"]
        assert failure["what"] == "Broken: a refused choice changed the game"
        assert "checking/walk.py" in failure["where"]
        (difference,) = failure["differences"]
        assert difference.startswith("scores[1].planted: ")
        assert failure["expected_after"] == record["choices"]
        assert failure["ran_on"]["form"] == form()
        assert failure["ran_on"]["hash_seed"] == "17"
        assert broken_still(record) == failure["what"]
    assert broken_still(record) is None


def test_the_check_that_broke_is_repeated_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure that comes only with certain samples comes again."""
    tried: list[list[str]] = []

    def noted(walk: Walk, id: str) -> None:
        tried[-1].append(id)

    monkeypatch.setattr(Walk, "check_refused", noted)
    stroll = Stroll(heliopause.new("sun", players=2, seed=5), random.Random(8), [])
    for _ in range(40):
        stroll.check_step()
        stroll.game.choose(stroll.pick(stroll.game))
    stroll.check_step()
    stroll.made = len(stroll.game.choices)
    stroll.check = beginning_of_check(stroll)
    tried.append([])
    stroll.check_everything()
    with pytest.raises(Broken) as broken:
        hold(False, "planted")
    failure = stroll.failure(broken.value, 5)
    assert "test_fuzz.py" in failure.where
    tried.append([])
    assert broken_still(json.loads(json.dumps(failure.record))) is None
    assert len(tried[0]) > 30
    assert tried[1] == tried[0]


def test_differences_are_told_slot_by_slot() -> None:
    game = heliopause.new("sun", players=2, seed=3)
    twin = game.copy(seed=1)
    assert list(differences(everything(game), everything(twin))) == []
    expected = everything(twin)
    state_of(twin).seats[1].ore += 2
    ore = state_of(game).seats[1].ore
    with pytest.raises(Broken, match="planted") as broken:
        same(everything(twin), expected, "planted")
    assert f"state.seats[1].ore: {ore + 2} instead of {ore}" in broken.value.differences
    assert f"view.seats[1].ore: {ore + 2} instead of {ore}" in broken.value.__notes__
    asked = ("AskTrade", ("made", 3), ("seat", 1))
    assert list(differences({"state": asked}, {"state": ("AskTrade", 99)})) == [
        f"state: ('AskTrade', 99) instead of {asked}"
    ]
    assert list(differences([1, 2], [1])) == ["[1]: nothing instead of 2"]


@pytest.mark.interpreted
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


def test_what_a_look_at_the_content_made_is_never_taken_for_a_part_of_it() -> None:
    """The shape of a memoryview is made anew at every look, as are some tuples of compiled classes."""
    printed = Printed([memoryview(bytes(size)) for size in range(20)])
    assert not [shape for shape in [(size,) for size in range(200, 2000)] if id(shape) in printed.ids]
