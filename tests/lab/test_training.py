"""Learning to tell who will win: the fit finds what decides, and a term is the same whoever is quickest."""

import json
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import heliopause
from heliopause.bots import NoSuchBot, make
from heliopause.bots.model import BadModel, read, write
from heliopause.bots.search_game import Model, model_of
from heliopause.cli import main
from heliopause.lab.training import Lesson, Notes, fit, play


def invented(number: int) -> list[Notes]:
    """Games in which the first feature decides who wins, at every time alike, and the second means nothing."""
    dice = np.random.default_rng(3)
    games = []
    for seed in range(number):
        seen = dice.normal(size=(10, 2, 2))
        early = np.linspace(1, 0, 10)[:, None, None]
        lead = seen[:, 0, 0].mean() - seen[:, 1, 0].mean()
        won = [1.0, 0.0] if lead > 0 else [0.0, 1.0]
        totals = [round(50 + 20 * lead), 50]
        both = np.concatenate([seen, early * seen], axis=2).astype(np.float32)
        games.append(Notes(seed, both, np.full((10, 2), 0.5, np.float32), totals, won))
    return games


def test_the_fit_finds_what_decides() -> None:
    found = fit(invented(400))
    assert found.surprise < found.by_hand == pytest.approx(found.blind, abs=1e-6)
    decisive, idle = (found.model.value(seen, 6) for seen in ([1.0, 0.0], [0.0, 1.0]))
    assert decisive > 5 * abs(idle)
    assert found.positions == 3600  # every tenth game is kept to test it


@pytest.mark.parametrize(("game", "players"), [("sun", 3), ("horizon", 2)])
def test_a_lesson_is_the_same_every_time_and_sees_every_turn(game: str, players: int) -> None:
    notes, again = (play(Lesson(game, players, 11, None)) for _ in range(2))
    assert np.array_equal(notes.seen, again.seen)
    assert notes.totals == again.totals
    assert sum(notes.won) == 1
    turns, seats, features = notes.seen.shape
    assert turns >= 8 * players
    assert seats == players
    half = features // 2
    assert np.all(np.abs(notes.seen[:, :, half:]) <= np.abs(notes.seen[:, :, :half]) + 1e-6)
    assert np.allclose(notes.evaluated.sum(axis=1), 1)


def test_train_writes_a_model_that_a_bot_plays_by(tmp_path: Path) -> None:
    out = tmp_path / "mine.json"
    write(out, {"horizon": {"2": {"always": [0.0, 0.0]}}})
    said = CliRunner().invoke(
        main, ["lab", "train", "sun", "--games", "10", "--terms", "1", "--workers", "2", "--out", str(out)]
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


def test_what_a_model_has_not_learned_about_counts_for_nothing(tmp_path: Path) -> None:
    weights = {"2": {"ore": [1.0, 2.0]}}
    model = model_of(weights, 2, ("card of my own", "ore"))
    assert isinstance(model, Model)
    assert model.value([5.0, 2.0], 0) == 2.0
    assert model.value([5.0, 2.0], 6) == 4.0
    assert model.value([5.0, 2.0], 12) == model.value([5.0, 2.0], 20) == 6.0
    nearest = model_of(weights, 4, ("ore",))
    assert nearest is not None
    assert nearest.end == [1.0]
    assert model_of({}, 2, ()) is None
    write(tmp_path / "a.json", {"sun": weights})
    assert json.loads((tmp_path / "a.json").read_text()) == {"sun": weights}
