"""replay, simulate, pack and bench."""

import json
import re
from pathlib import Path

import pytest

import heliopause
from heliopause import registry
from heliopause.checking import plain
from heliopause.cli import bench, stopwatch
from heliopause.content import Pack, tables_of
from heliopause.terminal import rulebook
from heliopause.words import LANGUAGES
from tests.cli.terminal import call, script


@pytest.fixture
def record(tmp_path) -> tuple[Path, heliopause.Game]:
    _, game = script(seed=8, players=2)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.record()))
    return path, game


def test_replay_shows_the_end_of_a_game(tmp_path, record):
    path, game = record
    done = call(tmp_path, "replay", str(path))
    assert done.exit_code == 0, done.output
    choices = len(game.record()["choices"])
    assert f"After choice {choices:,} of {choices:,}." in done.output
    assert done.output.split("total")[1].split()[:2] == [str(score.total) for score in game.scores()]


def test_replay_to_a_choice_gives_that_very_position(tmp_path, record):
    path, game = record
    choices = game.record()["choices"]
    walked = heliopause.new("sun", chance="explicit", players=2)
    for number, id in enumerate(choices[:60]):
        if number in (0, 7, 59):
            done = call(tmp_path, "replay", str(path), "--to", str(number), "--json")
            report = json.loads(done.output)
            assert report["at"] == number
            assert report["choices"] == len(choices)
            assert report["view"] == plain(walked.view())
            assert "log" not in report
        walked.choose(id)


def test_replay_prints_the_log(tmp_path, record):
    path, game = record
    done = call(tmp_path, "replay", str(path), "--log", "--json")
    assert json.loads(done.output)["log"] == [event.words() for event in game.events]
    printed = call(tmp_path, "replay", str(path), "--log").output
    assert "Round 1: Player 1’s turn." in printed or "Round 1: Player 2’s turn." in printed
    assert "The game is over." in printed


def test_replay_does_not_go_beyond_the_record(tmp_path, record):
    path, _ = record
    done = call(tmp_path, "replay", str(path), "--to", "99999")
    assert done.exit_code == 2
    assert "so there is no choice 99,999" in done.stderr


def test_simulate_counts_and_writes_records(tmp_path):
    out = tmp_path / "games.jsonl"
    args = ("simulate", "sun", "--games", "4", "--players", "3", "--bots", "random", "--seed", "9", "--json")
    report = json.loads(call(tmp_path, *args, "--out", str(out)).stdout)
    games = [heliopause.load(json.loads(line)) for line in out.read_text().splitlines()]
    assert [game.over for game in games] == [True] * 4
    assert report["games"] == 4
    assert report["rounds"]["mean"] == sum(game.round for game in games) / 4
    for seat in range(3):
        totals = [game.scores()[seat].total for game in games]
        wins = sum((seat in game.winners()) / len(game.winners()) for game in games)
        assert report["seats"][seat] == {
            "bot": "random",
            "score": {"mean": sum(totals) / 4, "least": min(totals), "most": max(totals)},
            "wins": wins / 4,
        }
    assert report["decisions"] == sum(sum(1 for seat, _ in game.choices if seat >= 0) for game in games)
    again = json.loads(call(tmp_path, *args).stdout)
    assert (again["rounds"], again["seats"]) == (report["rounds"], report["seats"])


def test_simulate_prints_a_table(tmp_path):
    done = call(tmp_path, "simulate", "--games", "2", "--players", "2", "--bots", "random", "--tableau")
    assert done.exit_code == 0, done.output
    assert "2 games of 2 seats, seed 1" in done.stdout
    assert [line.split()[:2] for line in done.stdout.splitlines()[-2:]] == [["1", "random"], ["2", "random"]]


WRONG = '''\
# a comment with [guild.scholars-guild]
[guild.scholars-guild]
name = "Scholars"
line = """5 oree: research III"""

[mat.zheng-yi-advanced]
columns = [
  1, 2,
  3,
]
ore_track = "many"

[[slot]]
needs = ["Q"]
id = "A"

[system.sirus]
power = 3

[system]
procyon.vp = "many"

[[technology.narrow-beam-lasers.actions]]
line = "jmp 3"

[planet.mars]
name = "Mars"
'''

FOUND = (
    ("4", "guild.scholars-guild line", "'5 oree: research III' cannot be read"),
    ("11", "mat.zheng-yi-advanced ore_track", "this should be a list in brackets, not a text in quotes"),
    ("14", "slot.A needs", "there is no slot 'Q'"),
    ("17", "system.sirus", "the key 'name' is missing (did you mean system.sirius?)"),
    ("21", "system.procyon vp", "this should be a whole number, not a text in quotes"),
    ("23", "technology.narrow-beam-lasers actions", "'jmp 3' cannot be read"),
    ("26", "planet", "there is no such kind of table"),
)


def test_pack_check_names_every_mistake_with_its_line(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(WRONG)
    done = call(tmp_path, "pack", "check", str(path))
    assert done.exit_code == 1
    lines, offers = done.output.splitlines()[: len(FOUND)], done.output.splitlines()[len(FOUND) :]
    assert all(line.startswith(("Changes would mend", "  ")) for line in offers), "nothing else is wrong"
    for line, (number, where, what) in zip(lines, FOUND, strict=True):
        assert re.match(rf"{re.escape(f'{path}:{number}:')}\d+: {re.escape(f'{where}: {what}')}", line), line


def test_pack_check_says_where_a_file_is_not_toml(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('[guild.scholars-guild]\nline = "5 ore\n')
    done = call(tmp_path, "pack", "check", str(path))
    assert done.exit_code == 1
    assert done.output.startswith(f"{path}:2:14: the file is not valid TOML")


def test_pack_check_says_what_a_good_pack_changes(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('[guild.scholars-guild]\nline = "5 ore: research III"\ntier = 1\n')
    before = tables_of("sun")["guild"]["scholars-guild"]["line"]
    done = call(tmp_path, "pack", "check", str(path))
    assert done.exit_code == 0
    assert done.output.splitlines() == [
        "fine: 1 card changed",
        f"  guild.scholars-guild line: {before} -> 5 ore: research III",
        "  guild.scholars-guild tier: 1, as before",
    ]


def test_pack_new_writes_a_good_pack_once(tmp_path):
    path = tmp_path / "mine.toml"
    assert call(tmp_path, "pack", "new", str(path)).exit_code == 0
    written = path.read_text()
    assert written.startswith("# A pack for Heliopause")
    assert call(tmp_path, "pack", "check", str(path)).output.startswith("fine: 2 cards changed\n")
    again = call(tmp_path, "pack", "new", str(path))
    assert again.exit_code == 2
    assert "exists already and was left alone" in again.stderr
    assert path.read_text() == written


def test_a_game_with_a_pack_is_resumed_with_it(tmp_path):
    pack = tmp_path / "mine.toml"
    call(tmp_path, "pack", "new", str(pack))
    saves = tmp_path / "saves"
    done = call(saves, "play", "--seed", "4", "--pack", str(pack), typed="card scholars\nquit\n")
    assert "5 ore: research III" in done.output
    done = call(saves, "play", "--resume", typed="card scholars\nquit\n")
    assert done.exit_code == 0
    assert "5 ore: research III" in done.output
    (file,) = saves.glob("*.json")
    shown = call(saves, "replay", str(file))
    assert shown.exit_code == 0, shown.output
    pack.write_text('[guild.scholars-guild]\nline = "4 ore: research III"\n')
    changed = call(saves, "play", "--resume", typed="card scholars\nquit\n")
    assert changed.exit_code == 0
    assert "5 ore: research III" in changed.output, "a game keeps the cards it began with"


def test_a_pack_with_mistakes_is_not_played(tmp_path):
    pack = tmp_path / "mine.toml"
    pack.write_text('[guild.scholars-guild]\nline = "fly"\n')
    done = call(tmp_path, "play", "--pack", str(pack))
    assert done.exit_code == 2
    assert f"mine.toml has 1 mistake: heliopause pack check {pack} says where." in done.stderr


def test_pack_show_tells_a_card_with_its_provenance(tmp_path):
    pack = tmp_path / "mine.toml"
    call(tmp_path, "pack", "new", str(pack))
    shown = call(tmp_path, "pack", "show", "scholars-guild", "--pack", str(pack)).output
    rows = {line.split()[0]: line.split()[-1] for line in shown.splitlines() if line.startswith("  ") and line.strip()}
    assert rows["line"] == "owner"
    assert rows["tier"] == "house"
    assert "pay 5 ore: research III" in shown


@pytest.mark.parametrize("game", registry.games())
def test_pack_show_ends_with_the_shares_of_all_values(tmp_path, game):
    shown = call(tmp_path, "pack", "show", "--game", game).output
    shares, _, after = shown[shown.index("WHERE THE VALUES COME FROM") :].partition("\n\n")
    assert after.startswith("The next card that nobody has looked up: ")
    _, heads, *table = shares.splitlines()
    assert heads.split() == ["values", "printed", "inferred", "house", "owner"]
    found = [re.fullmatch(r"(.*\S)((?: +\d+){5}) ([#=.+]{10})", line) for line in table]
    assert all(found), "no number and no bar is cut at 80 columns"
    rows = {row[1]: [int(number) for number in row[2].split()] for row in found if row}
    assert rows["technology"][0] == sum(rows["technology"][1:])
    kinds = [row for name, row in rows.items() if name != "all"]
    assert rows["all"] == [sum(column) for column in zip(*kinds, strict=True)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_the_shares_fit_into_eighty_columns_in_every_language(tmp_path, game, language):
    shown = call(tmp_path, "pack", "show", "--game", game, "--language", language).output.rstrip().splitlines()
    bars = [line for line in shown if re.search(r" [#=.+]{5,}$", line)]
    assert bars
    assert all(re.search(r"\d +\d+ +\d+ +\d+ +\d+ [#=.+]{10}$", line) for line in bars)


def test_a_line_of_a_pack_is_found_however_it_is_written():
    text = (
        'guild.scholars-guild.line = "x"\n\n["guild" . "b"]\n"line" = 1\nname = """\n[guild.c]\nline = 1\n"""\ntier=1\n'
    )
    pack = Pack("mine", text)
    assert pack.line_of("guild", "scholars-guild", "line") == 1
    assert pack.line_of("guild", "b", "") == 3
    assert pack.line_of("guild", "b", "line") == 4
    assert pack.line_of("guild", "b", "name") == 5
    assert pack.line_of("guild", "b", "tier") == 9
    assert pack.line_of("guild", "b", "position") == 3
    assert pack.line_of("guild", "c", "") == 0


def test_bench_reports_both_engines(tmp_path, monkeypatch):
    monkeypatch.setattr(stopwatch, "SEARCHED", 2)
    monkeypatch.setattr(stopwatch, "ITERATIONS", 100)
    report = json.loads(call(tmp_path, "bench", "--seconds", "0.2", "--json").stdout)
    assert {"form", "sun-2", "sun-4", "microseconds", "bots", "peak_memory_mb"} <= set(report)
    assert report["form"] in ("compiled", "interpreted")
    assert set(report["microseconds"]) == {"copy", "options", "view"}
    assert report["sun-4"]["decisions"] > 0
    assert {"sun: random", "sun: greedy"} <= set(report["bots"])
    assert {"sun-2", "sun-4", "horizon-2", "horizon-4"} <= set(report["search"])
    assert all(speed["iterations_per_second"] > 0 for speed in report["search"].values())
    if "catanatron" in report:
        ratio = report["sun-4"]["decisions_per_second"] / report["catanatron"]["decisions_per_second"]
        assert report["ratio"] == ratio
        assert set(report["catanatron"]["microseconds"]) == {"copy", "options"}
    monkeypatch.setattr(bench, "installed", lambda: False)
    shown = call(tmp_path, "bench", "--seconds", "0.1").stdout
    assert "pip install 'heliopause[bench]'" in " ".join(shown.split())
    assert "Beyond the Sun, 4 seats" in shown
    assert "iterations/s" in shown


def test_every_rule_a_refusal_cites_can_be_looked_up():
    numbers = {section.number for section in rulebook.read_sections("sun")}
    source = (Path(heliopause.__file__).parent / "games" / "sun" / "rules" / "refusals.py").read_text()
    cited = set(re.findall(r'"(\d+\.\d+)"', source))
    assert {"8.1", "12.1"} <= cited
    assert cited <= numbers
