"""Recorded games give the same events for ever. `make fixtures` brings them up to date, on purpose only."""

import json
from pathlib import Path
from typing import Any

import pytest

import heliopause
from heliopause import words
from tests.records.make import GAMES, HERE, LARGEST, PERFT, outcome, read, refreshed, told_of, wrapped

ON_PURPOSE = "If cards or rules were changed on purpose: make fixtures"


def test_every_recorded_game_is_known() -> None:
    assert {path.stem for path in HERE.glob("*.json")} == {*GAMES, PERFT.stem}


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_gives_the_same_events(name: str) -> None:
    kept = read(name)
    try:
        game = heliopause.load(kept["record"])
    except heliopause.BadRecord as error:
        pytest.fail(f"{error} {ON_PURPOSE}")
    assert game.over, ON_PURPOSE
    now = outcome(game)
    for number, (was, is_now, event) in enumerate(
        zip(wrapped(kept["trail"]), wrapped(now["trail"]), told_of(game), strict=False), 1
    ):
        assert is_now == was, f"event {number} is another one: {event}. {ON_PURPOSE}"
    assert now == {key: value for key, value in kept.items() if key != "record"}, ON_PURPOSE
    assert game.record() == kept["record"], ON_PURPOSE


def test_other_words_change_no_recorded_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message says something else, as if all had been typing mistakes."""
    kept = read("solo")
    folder = tmp_path / "other_words" / "words" / "en"
    folder.mkdir(parents=True)
    (tmp_path / "other_words" / "__init__.py").touch()
    (folder / "all.ftl").write_text("".join(f"{message} = oops\n" for message in words.messages("en")))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(words, "_tellers", [lambda: ["other_words"]])
    game = heliopause.load(kept["record"])
    assert game.events[0].words() == "oops"
    assert {"record": game.record(), **outcome(game)} == kept
    assert refreshed(GAMES["solo"], kept) == kept


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_what_it_says(name: str) -> None:
    path = HERE / f"{name}.json"
    kept: dict[str, Any] = json.loads(path.read_text())
    assert path.stat().st_size <= LARGEST
    assert kept["record"]["game"] == GAMES[name].game
    assert kept["record"]["options"] == GAMES[name].options
    assert kept["winners"]
    assert sum(len(card) for card in kept["record"]["choices"]) > 500


def test_horizon_is_recorded_with_all_it_has() -> None:
    """Every kind of choice that its cards bring about, for each number of players."""
    horizon = {name: read(name) for name, played in GAMES.items() if played.game == "horizon"}
    kinds = {choice.partition(":")[0] for kept in horizon.values() for choice in kept["record"]["choices"]}
    assert kinds >= {
        "space", "slot", "type", "card", "track", "move", "explore", "enlist", "upgrade", "decommission", "settle",
        "fortify", "use", "build", "build-existing", "choose", "copy", "claim", "produce", "trade", "pass",
    }  # fmt: skip
    assert {kept["record"]["options"]["players"] for kept in horizon.values()} == {2, 3, 4}
