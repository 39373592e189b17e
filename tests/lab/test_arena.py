"""The arena as a command: whole runs, resumed and interrupted ones, and what is refused."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import heliopause
from heliopause.cli import main
from heliopause.lab.arena import Arena
from heliopause.lab.ledger import Ledger
from heliopause.lab.ledger import program as program_state
from heliopause.lab.match import Played
from tests.bots.programs import MISDEEDS, alive, command, program


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HELIOPAUSE_ARENAS", str(tmp_path / "arenas"))


def call(*args: str) -> list[str]:
    return [sys.executable, "-c", "from heliopause.cli import main; main()", "arena", *args]


def arena(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(call(*args), capture_output=True, text=True, timeout=300, check=False)


def figures(*args: str) -> dict[str, Any]:
    done = arena(*args, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_a_run_says_who_wins_how_surely_and_how_fast() -> None:
    found = figures("--bots", "random,greedy", "--games", "8", "--workers", "2")
    assert found["games"] == 8
    random, greedy = found["bots"]
    assert [random["name"], greedy["name"]] == ["random", "greedy"]
    assert random["share"] + greedy["share"] == pytest.approx(1)
    assert greedy["share"] > 0.5
    for bot in found["bots"]:
        assert bot["low"] <= bot["share"] <= bot["high"]
        assert bot["games"] == 8
        assert bot["moves"] > 0
        assert bot["ms_per_move"] > 0
        assert bot["failures"] == 0
    assert random["elo"] == 0
    assert greedy["elo_low"] < greedy["elo"] < greedy["elo_high"]
    assert found["rounds"]["least"] <= found["rounds"]["mean"] <= found["rounds"]["most"]


def test_the_same_seed_plays_the_same_games_whatever_the_number_of_workers(tmp_path: Path) -> None:
    kept = []
    for workers in ("1", "2"):
        path = tmp_path / workers
        figures("--bots", "beginner,random", "--games", "2", "--seed", "5", "--workers", workers, "--out", str(path))
        games = sorted(lines(path)[1:], key=lambda game: game["number"])
        kept.append([(game["seed"], game["seats"], game["scores"], game["rounds"]) for game in games])
    assert kept[0] == kept[1]
    assert kept[0][0][0] == kept[0][1][0]
    assert kept[0][0][1] == list(reversed(kept[0][1][1]))


def test_a_run_goes_on_where_it_was_and_can_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    asked = ("--bots", "random,beginner", "--out", str(path), "--workers", "1")
    assert figures(*asked, "--games", "2")["new_games"] == 2
    with path.open("a", encoding="utf-8") as file:
        file.write('{"number": 2, "se')  # interrupted in the middle of a line
    assert figures(*asked, "--games", "4")["new_games"] == 2
    assert sorted(game["number"] for game in lines(path)[1:]) == [0, 1, 2, 3]
    again = figures(*asked, "--games", "4")
    assert (again["new_games"], again["games"]) == (0, 4)
    assert figures(*asked, "--games", "4", "--fresh")["new_games"] == 4


def test_the_usual_file_is_found_again_by_the_same_command() -> None:
    first = figures("--bots", "random,beginner", "--games", "2", "--workers", "1")
    again = figures("--bots", "random,beginner", "--games", "2", "--workers", "1")
    other = figures("--bots", "random,beginner", "--games", "1", "--workers", "1", "--seed", "2")
    assert first["file"] == again["file"] != other["file"]
    assert again["new_games"] == 0


def test_an_interrupt_ends_with_the_table_so_far_and_the_command_goes_on(tmp_path: Path) -> None:
    """The first two games are played; then comes a program that hangs, and goes with the arena."""
    path, pids = tmp_path / "games.jsonl", tmp_path / "pids"
    text = program(tmp_path, f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}} '); time.sleep(3600)")
    asked = ("--bots", f"random,greedy,{text}", "--out", str(path), "--workers", "2", "--limit", "3600")
    with subprocess.Popen(call(*asked, "--games", "500", "--json"), stdout=-1, stderr=-1) as run:
        while not pids.exists() or not path.exists() or path.read_bytes().count(b"\n") < 3:
            assert run.poll() is None
            time.sleep(0.05)
        os.kill(run.pid, signal.SIGINT)
        out, err = run.communicate(timeout=120)
    assert run.returncode == 130
    assert json.loads(out)["games"] == 2
    assert b"the same command goes on" in err
    assert [game["number"] for game in lines(path)[1:]] in ([0, 1], [1, 0])
    assert not any(alive(int(pid)) for pid in pids.read_text(encoding="utf-8").split())
    assert figures(*asked, "--games", "2")["new_games"] == 0


def test_a_run_stops_early_when_the_order_is_clear_unless_all_are_wanted(tmp_path: Path) -> None:
    """A run of which 50 games are played already, all of them won by the same bot."""
    path = tmp_path / "games.jsonl"
    entered = Arena("sun", ["greedy", "random"], 2, seed=1, limit=10.0)
    ledger = Ledger(path, {**entered.plain(), "program": program_state()})
    for number in range(50):
        fixture = entered.fixture(number)
        won = [float(bot == "greedy") for bot in fixture.seats]
        ledger.add(Played(number, fixture.seed, fixture.seats, won, [9, 9], 15, [80, 80], [0.1, 0.1], [[], []]))
    asked = ("--bots", "greedy,random", "--out", str(path), "--games", "52", "--workers", "2")
    found = figures(*asked)
    assert found["stopped_early"]
    assert (found["games"], found["new_games"]) == (50, 0)
    assert found["interval"] == "anytime"
    assert found["bots"][0]["low"] > 0.5
    found = figures(*asked, "--all")
    assert not found["stopped_early"]
    assert (found["games"], found["new_games"]) == (52, 2)
    assert found["interval"] == "wilson"


def test_equal_bots_are_not_clear() -> None:
    entered = Arena("sun", ["greedy", "random"], 2, seed=1, limit=10.0)
    games = {}
    for number in range(200):
        fixture = entered.fixture(number)
        won = [float(seat == 0) for seat in range(2)]  # the first seat always wins: no bot is better
        games[number] = Played(number, fixture.seed, fixture.seats, won, [9, 9], 15, [80, 80], [0.1, 0.1], [[], []])
    assert not entered.clear(games)


def test_moves_lost_to_the_fallback_are_counted_and_shown(tmp_path: Path) -> None:
    text = program(tmp_path, MISDEEDS["garbage"])
    path = tmp_path / "games.jsonl"
    done = arena("--bots", f"random,{text}", "--games", "2", "--workers", "1", "--out", str(path))
    bad = [(game, game["seats"].index(text)) for game in lines(path)[1:]]
    moves = sum(game["moves"][seat] for game, seat in bad)
    assert moves == sum(len(game["failures"][seat]) for game, seat in bad) > 0
    assert all(game["victory"][seat] == 1 for game, seat in bad)  # the fallback is greedy
    shown = " ".join(done.stdout.split())
    assert f"lost {moves} of {moves} moves to the fallback; the first time its answer is not JSON" in shown


def test_a_command_with_commas_stands_in_quotation_marks(tmp_path: Path) -> None:
    path = tmp_path / "a,b.py"
    program(tmp_path, "print(json.dumps({'option': message['options'][-1]['id']}), flush=True)", path.name)
    text = command(path).replace('"', '""')
    found = figures("--bots", f'random,"{text}"', "--games", "1", "--workers", "1")
    assert found["bots"][1]["failures"] == 0
    assert shlex.split(found["bots"][1]["name"])[-1] == str(path)


def test_the_report_has_the_command_the_table_and_the_machine(tmp_path: Path) -> None:
    path = tmp_path / "report.md"
    figures("--bots", "random,beginner", "--games", "2", "--workers", "1", "--report", str(path))
    page = path.read_text(encoding="utf-8")
    assert "heliopause arena --game sun --bots random,beginner --games 2 --players 2 --seed 1 --limit 10\n" in page
    assert str(tmp_path) not in page
    assert page.count("\n| `") == 2
    assert "| bot | games | wins | share | 95% interval |" in page
    assert "2 games of 2 seats" in page
    assert "Python 3." in page


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--bots", "greedy,deep-blue"), "there is no bot 'deep-blue'; there is random, greedy, beginner, search"),
        (("--bots", "greedy,search:soon"), "a search is limited to seconds or iterations"),
        (("--bots", "greedy,external:"), "an external bot needs its command"),
        (("--bots", "greedy,external:python 'x"), "has an open quotation mark"),
        (("--bots", "greedy,greedy"), "two different bots at least"),
        (("--bots", ","), "two different bots at least"),
        (("--bots", "greedy,random", "--players", "9"), "--players"),
        (("--bots", "greedy,random", "--game", "chess"), "--game"),
        (("--bots", "greedy,random", "--out", "/proc/nowhere/x"), "cannot be used"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(args: tuple[str, ...], said: str) -> None:
    done = CliRunner().invoke(main, ["arena", *args, "--games", "1"])
    assert done.exit_code != 0
    assert done.stdout == ""
    assert done.stderr.startswith("heliopause: ")
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_file_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("my notes\n", encoding="utf-8")
    done = arena("--bots", "greedy,random", "--games", "1", "--out", str(path))
    assert done.returncode != 0
    assert "is not the file of an arena" in done.stderr
    assert path.read_text(encoding="utf-8") == "my notes\n"


@pytest.mark.parametrize("name", ["models.json", "planning.py", "cards.toml"])
def test_the_state_of_the_program_has_its_code_its_cards_and_what_was_learned(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bots" / name
    file.parent.mkdir()
    monkeypatch.setattr(heliopause, "__file__", str(tmp_path / "__init__.py"))
    states = set()
    for text in ("1", "2"):
        file.write_text(text, encoding="utf-8")
        states.add(program_state.__wrapped__())
    assert len(states) == 2


def test_a_file_of_another_arena_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    figures("--bots", "random,beginner", "--games", "1", "--workers", "1", "--out", str(path))
    before = path.read_bytes()
    done = arena("--bots", "greedy,random", "--games", "1", "--out", str(path))
    assert done.returncode != 0
    assert "holds another arena (its bots: ['random', 'beginner'])" in done.stderr
    assert path.read_bytes() == before
