"""`lab balance` with Beyond the Horizon: what is seen of a game is what came of it."""

import json
import re
from collections import Counter

import pytest

from heliopause.games.horizon.lab import SOURCES, WAYS, HorizonReader
from heliopause.games.sun.lab import SunReader
from heliopause.lab import balance
from heliopause.lab.balance_tables import by_words
from tests.cli.terminal import call


def planned(players: int) -> balance.Plan:
    return balance.plan("horizon", players, ["random"], 5, {}, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_taken_is_owned_and_was_on_offer(players):
    # A city is not owned as a territory, and a construction that is taken need not be built.
    kinds = {"government": "government", "discovery": "technology", "research": "technology", "build": "construction"}
    for number in range(3):
        game = balance.play(planned(players), number)
        assert sorted(seat.place for seat in game.seats) == list(range(1, players + 1))
        assert sum(seat.win for seat in game.seats) == pytest.approx(1)
        for seat in game.seats:
            assert set(seat.points) == set(SOURCES)
            for way, kind in {**kinds, "settle": "territory", "fortify": "city"}.items():
                taken = Counter({id: took for id, (_, took) in seat.seen.get(way, {}).items()})
                assert taken <= Counter(seat.owned[kind]), way
            for offers in seat.seen.values():
                assert all(0 <= took <= offered and offered for offered, took in offers.values())
            # One action is chosen in every turn.
            assert sum(took for _, took in seat.seen["action"].values()) == game.rounds


def test_everything_seen_is_a_card_of_its_kind():
    plan = planned(4)
    known = {(card.kind, card.id) for card in HorizonReader().cards(balance.new_game(plan, 0))}
    for number in range(2):
        for seat in balance.play(plan, number).seats:
            for way, offers in seat.seen.items():
                assert {(WAYS[way][0], id) for id in offers} <= known
            for kind in HorizonReader.kinds:
                assert {(kind, id) for id in seat.owned[kind]} <= known


def test_the_command_reads_the_game(tmp_path):
    args = ("--game", "horizon", "--games", "3", "--players", "2", "--bots", "random", "--workers", "1")
    done = call(tmp_path, "lab", "balance", *args, "--out", str(tmp_path / "out"), "--json")
    assert done.exit_code == 0, done.output
    figures = json.loads(done.stdout)
    assert figures["games"] == 3
    assert {row["strategy"] for row in figures["strategies"]} == {"research", "mixed", "expansion"}
    assert sum(row["wins"] for row in figures["wins"] if row["by"] == "faction") == pytest.approx(3)


def test_the_report_speaks_of_governments_and_goals(tmp_path):
    args = ("--game", "horizon", "--games", "3", "--players", "3", "--bots", "random", "--workers", "1")
    done = call(tmp_path, "lab", "balance", *args, "--out", str(tmp_path / "out"))
    assert done.exit_code == 0, done.output
    page = next((tmp_path / "out").rglob("*.html")).read_text(encoding="utf-8")
    said = " ".join(re.sub(r"<style>.*?</style>|<[^>]+>", " ", page, flags=re.DOTALL).split())
    assert "win rate by government" in said
    assert "first goal of the game" in said
    assert re.search(r"Government \S+ wins \d+%", said)
    for word in ("faction", "achievement", "colony", "colonies", "ore", "event", "system"):
        assert not re.search(rf"\b{word}s?\b", said + done.output, re.IGNORECASE), word


def test_the_report_of_the_other_game_keeps_its_words():
    assert by_words(SunReader())["faction"] == "faction"
    assert by_words(SunReader())["first"] == "first achievement of the game"
