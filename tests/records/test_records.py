"""Recorded games give the same events for ever. `python -m tests.records.make` makes them anew, on purpose only."""

import json
from typing import Any

import pytest

import heliopause
from tests.records.make import GAMES, HERE, LARGEST, PERFT, fingerprint, outcome, read, trace


def test_every_recorded_game_is_known() -> None:
    assert {path.stem for path in HERE.glob("*.json")} == {*GAMES, PERFT.stem}


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_gives_the_same_events(name: str) -> None:
    kept = read(name)
    game = heliopause.load(kept["record"])
    assert game.over
    events = game.events
    for number, event in enumerate(events):
        known = kept["trail"][4 * number : 4 * number + 4]
        assert trace(event) == known, f"event {number + 1} is another one: {event.words()}"
    assert len(kept["trail"]) == 4 * len(events)
    assert fingerprint(events) == kept["events"]
    assert outcome(game) == {key: value for key, value in kept.items() if key != "record"}
    assert game.record() == kept["record"]


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
