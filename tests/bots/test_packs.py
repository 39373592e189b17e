"""Bots and packs: they judge cards by their lines, not by their names, and a model may travel with a pack."""

import json
from pathlib import Path
from typing import Any

import pytest

import heliopause
from heliopause.bots import make
from heliopause.bots.model import shipped, with_pack
from heliopause.content import Pack, changed_cards, models_beside, read_pack, tables_of
from heliopause.packs.writing import written
from tests.cli.terminal import call


def renamed(game: str) -> Pack:
    """All technologies under other ids: those of the box stay, but can no longer be what they were."""
    box = tables_of(game)["technology"]
    plain = {id: {key: card[key] for key in card if key != "owner"} for id, card in box.items()}
    ids = list(plain)
    lines = ("immediate", "actions", "power", "anytime", "trigger")
    swapped: dict[str, dict[str, Any]] = {}
    for id in ids:  # each card of a level has what the next one of that level had
        level = [other for other in ids if plain[other]["level"] == plain[id]["level"]]
        after = plain[level[(level.index(id) + 1) % len(level)]]
        swapped[id] = {key: plain[id][key] for key in plain[id] if key not in (*lines, "printed", "inferred")}
        swapped[id] |= {key: after[key] for key in lines if key in after}
        swapped[id] |= {key: "" if key != "actions" else [] for key in lines if key in plain[id] and key not in after}
        if isinstance(swapped[id].get("trigger"), str):
            del swapped[id]["trigger"]
        swapped[id]["name"] = f"Number {ids.index(id)}"
    added = {f"new-{id}": {**card, "name": f"New {card['name']}"} for id, card in swapped.items()}
    return Pack("renamed", written(game, Pack("", "").header, {"technology": {**swapped, **added}}))


@pytest.mark.parametrize("game", ["sun", "horizon"])
def test_what_a_model_learned_of_a_card_is_not_said_of_another(game: str) -> None:
    pack = renamed(game)
    strange = {f"technology {id}" for kind, id in changed_cards(game, pack) if kind == "technology"}
    assert len(strange) > 40
    weights = with_pack(game, pack)[game]
    assert all(not strange & set(known) for known in weights.values())
    assert all(len(known) > 20 for known in weights.values())  # what is no card is known still
    names = Pack("names", "[technology.terraforming]\nname = 'Else'\n") if game == "sun" else Pack("none", "")
    assert with_pack(game, names) == shipped(game)  # a name is no other card


@pytest.mark.parametrize("game", ["sun", "horizon"])
@pytest.mark.parametrize("bot", ["learned", "search:8", "greedy"])
def test_bots_beat_chance_clearly_with_cards_nobody_has_seen(game: str, bot: str) -> None:
    pack = renamed(game)
    won = 0
    games = 2 if bot == "learned" else 4
    for seed in range(games):
        played = heliopause.new(game, players=2, seed=seed, pack=pack, short=True)
        seats = [make(bot, seed), make("random", seed)]
        if seed % 2:
            seats.reverse()
        while (seat := played.seat) is not None:
            played.choose(seats[seat].choose(played))
        won += played.winners() == [seed % 2]
    assert won * 4 >= games * 3


def test_a_model_travels_with_its_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.toml").write_text("[technology.terraforming]\nimmediate = '2 ore'\n", encoding="utf-8")
    once = ["--games", "10", "--terms", "1", "--trials", "0", "--workers", "1"]
    done = call(tmp_path, "lab", "train", "sun", "--pack", "mine.toml", *once)
    assert done.exit_code == 0, done.output
    beside = models_beside(tmp_path / "mine.toml")
    assert beside.name == "mine.models.json"
    pack = read_pack(tmp_path / "mine.toml")
    assert with_pack("sun", pack) == json.loads(beside.read_text(encoding="utf-8"))
    game = heliopause.new("sun", players=2, seed=1, pack=pack)
    assert make("learned", 1).choose(game) in game.options()
    beside.unlink()
    assert with_pack("sun", read_pack(tmp_path / "mine.toml"))["sun"].keys() == shipped("sun")["sun"].keys()
