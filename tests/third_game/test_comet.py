"""A game of another package plays everywhere, without an edit elsewhere: Comet, as an outsider would write it."""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test

import heliopause
from heliopause.checking import check_game
from heliopause.envs.frames import picture_of
from heliopause.envs.pettingzoo import env
from heliopause.envs.text import text_of
from heliopause.registry import OURS, games, spec_of, specs
from heliopause.words import LANGUAGES, messages
from tests import http
from tests.cli.terminal import run, saved, script
from tests.table.serving import served

SOURCES = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.usefixtures("comet")
OPTIONS: list[dict[str, Any]] = [{}, {"players": 4, "start": 2, "target": 25}, {"players": 3, "gentle": True}]


# Found


def test_it_is_found_by_its_entry_point_and_ours_come_first() -> None:
    assert games()[: len(OURS)] == [name for name, spec in specs().items() if spec.package in OURS]
    assert games()[-1] == "comet"
    assert spec_of("comet").title == "Comet"


def test_nothing_of_ours_names_it(comet: Path) -> None:
    places = [SOURCES / "src" / "heliopause", SOURCES / "web" / "src"]
    files = [file for place in places for file in place.rglob("*") if file.suffix in (".py", ".ts", ".svelte", ".ftl")]
    files = [file for file in files if file.name != "cards.ftl"]  # a card may be called after one
    assert len(files) > 200
    assert [file for file in files if "comet" in file.read_text(encoding="utf-8").lower()] == []
    lines = [line for file in comet.glob("*.py") for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(lines) < 250  # it is as little work as it looks


def test_it_speaks_the_languages_it_has_folders_for(comet: Path) -> None:
    spoken = {folder.name for folder in (comet / "words").iterdir()}
    assert {"en", "de"} <= spoken <= set(LANGUAGES)
    for language in spoken:
        assert "comet-near" in messages(language)


# Played


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("chance", ["drawn", "explicit"])
def test_it_keeps_every_promise_of_the_public_face(options: dict[str, Any], chance: str) -> None:
    for seed in range(3):
        game = heliopause.new("comet", seed=seed, chance=chance, **options)
        assert check_game(game, random.Random(seed), sample=0.2) > 5


def test_a_choice_is_undone_until_the_die_is_cast() -> None:
    game = heliopause.new("comet", seed=1)
    game.choose("far")
    assert not game.can_undo  # the die has been cast
    game = heliopause.new("comet", seed=1, chance="explicit")
    game.choose("near")
    assert game.seat == heliopause.CHANCE
    game.undo()
    assert game.options() == heliopause.new("comet").options()


def test_what_does_not_fit_is_refused_in_a_sentence() -> None:
    for options, why in (
        ({"players": 5}, "Comet is for 2, 3 or 4 players, not 5"),
        ({"target": 5}, "target is a number from 10 to 200, not 5"),
        ({"tail": True}, "Comet has no option 'tail'; it has players, start, target, gentle"),
    ):
        with pytest.raises(heliopause.BadOption) as refused:
            heliopause.new("comet", **options)
        assert str(refused.value) == why


def test_the_fuzzer_breaks_nothing(tmp_path: Path) -> None:
    done = run(tmp_path, "fuzz", "comet", "--games", "5", "--seed", "1", "--out", str(tmp_path), "--json")
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads(done.stdout)["games"] == 5


# In the terminal


@pytest.mark.parametrize(("language", "asked"), [("en", "How do you fly by?"), ("de", "Wie fliegst du vorbei?")])
def test_it_plays_in_the_terminal(tmp_path: Path, language: str, asked: str) -> None:
    typed, game = script(seed=6, name="comet", players=2, target=20)
    args = ("play", "comet", "--seats", "me,me", "--seed", "6", "--target", "20", "--language", language)
    done = run(tmp_path, *args, typed="\n".join(["help", "rules 2.2", "why near", *typed]) + "\n")
    assert done.returncode == 0, done.stderr
    assert asked in done.stdout
    assert saved(tmp_path)["over"]
    assert [int(number) for number in done.stdout.split("\n 1 ")[-1].split("\n")[0].split()[1:]] == [
        score.total for score in game.scores()
    ]


def test_the_command_line_has_its_flags(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "comet", "--help").stdout
    assert "Options of Comet:" in told
    assert "--target" in told
    assert "--tableau" not in told
    wrong = run(tmp_path, "play", "comet", "--tableau")
    assert wrong.stderr == "heliopause: Comet has no option --tableau; it has --players, --start, --target, --gentle.\n"


# With bots


def test_random_and_search_meet_in_the_arena(tmp_path: Path) -> None:
    args = ("--bots", "random,search:20", "--games", "6", "--target", "15", "--workers", "1", "--json")
    done = run(tmp_path, "arena", "--game", "comet", *args, HELIOPAUSE_ARENAS=str(tmp_path))
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["games"] == 6
    assert {bot["name"] for bot in found["bots"]} == {"random", "search:20"}
    assert all(bot["failures"] == 0 for bot in found["bots"])


def test_the_lab_reports_seats_and_rounds(tmp_path: Path) -> None:
    args = ("--game", "comet", "--games", "8", "--bots", "random", "--workers", "1", "--out", str(tmp_path / "out"))
    done = run(tmp_path, "lab", "balance", *args, "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["games"] == 8
    assert {row["by"] for row in found["wins"]} == {"place", "bot"}
    assert "Balance of Comet" in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")


def test_it_is_simulated(tmp_path: Path) -> None:
    done = run(
        tmp_path, "simulate", "comet", "--games", "4", "--gentle", "--json", "--out", str(tmp_path / "g.parquet")
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4


# For programs


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")  # a mask stands beside it
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
def test_it_is_a_pettingzoo_environment() -> None:
    api_test(env("comet", players=3), num_cycles=60)
    seed_test(lambda: env("comet", players=2), num_cycles=20)


def test_it_is_a_gymnasium_environment_by_its_name() -> None:
    made = (
        "import gymnasium; made = gymnasium.make('heliopause.envs.gymnasium:heliopause/Comet-v0', opponents='random');"
        "print(made.reset(seed=1)[1]['action_mask'])"
    )
    done = subprocess.run([sys.executable, "-c", made], capture_output=True, text=True, check=False)
    assert done.stdout == "[1 1 0 0]\n", done.stderr


def test_it_is_shown_as_text_and_as_a_picture() -> None:
    game = heliopause.new("comet", players=2, seed=1)
    assert text_of(game, "de").splitlines()[2:4] == [
        "Eis bis zum Ende: 40",
        "unterwegs: Platz Player 1, nah am Kometen Nein, Eis an Bord 0",
    ]
    assert picture_of(game).std() > 1


# At the web table


def test_it_is_played_at_the_table(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        start = http.get(f"{server.url}/api/start").json()
        offer = next(offer for offer in start["games"] if offer["name"] == "comet")
        assert [option["name"] for option in offer["options"]] == ["players", "start", "target", "gentle"]
        assert offer["first_game"] == {"gentle": True}
        assert "Fly by close" in http.get(f"{server.url}/words/en").text
        assert http.get(f"{server.url}/rules/comet/rules.md").text.startswith("# Comet")
        assert http.get(f"{server.url}/api/cards/comet").json() == {}
        seats = ({"who": "me"}, {"who": "here"})
        wrong = http.post(f"{server.url}/api/tables", json={"game": "comet", "seats": seats, "options": {"target": 5}})
        assert (wrong.status_code, wrong.json()["detail"]) == (422, "target is a number from 10 to 200, not 5")
        host = server.open(*seats, game="comet", options={"target": 12})
        state = host.look()
        while not state["over"]:
            state = host.choose_first() if state["options"][0]["id"] != "on" else _turn_back(host)
        assert max(score["total"] for score in state["scores"]) >= 12
        record = host.get("/record").json()
        assert heliopause.load(record).winners() == state["winners"]


def _turn_back(host: Any) -> dict[str, Any]:
    assert host.choose("back").status_code == 200
    found: dict[str, Any] = host.look()
    return found
