"""Beyond the Horizon in the terminal: a whole game, and the other commands."""

import json
import re
from pathlib import Path

import pytest

import heliopause
from heliopause.checking import plain
from heliopause.content import tables_of
from heliopause.terminal import rulebook
from heliopause.words import LANGUAGES
from tests.cli.terminal import Terminal, call, run, saved, script, sensible_script


def test_a_whole_game_of_two_people_typed_as_numbers(tmp_path):
    typed, game = sensible_script(seed=3, name="horizon", players=2)
    done = run(tmp_path, "play", "horizon", "--seats", "me,me", "--seed", "3", typed="\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    record = saved(tmp_path)
    assert record["choices"] == game.record()["choices"]
    assert record["over"] is True
    sheet = done.stdout[done.stdout.rindex("SCORE") :]
    assert sheet.split("total")[1].split()[:2] == [str(score.total) for score in game.scores()]
    assert len([line for line in sheet.splitlines() if line[:2].strip().isdigit()]) == 9
    names = ", ".join(game.names[seat] for seat in game.winners())
    assert f"{names} wins." in sheet or f"{names} share the victory." in sheet


def test_bots_among_themselves_play_to_the_end_in_german(tmp_path):
    done = call(tmp_path, "play", "horizon", "--seats", "greedy,greedy", "--seed", "3", "--language", "de")
    assert done.exit_code == 0, done.output
    assert saved(tmp_path)["over"] is True
    assert "KARTE" not in done.output  # no screen is drawn for bots
    assert re.search(r"gewinnt|teilen", done.output)


def test_a_game_is_saved_resumed_and_undone(tmp_path):
    before = heliopause.new("horizon", players=2, seed=4).record()["choices"]
    done = run(tmp_path, "play", "horizon", "--seats", "me,me", "--seed", "4", typed="1\nundo\n2\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Taken back: government:" in done.stdout
    assert "Go on with: heliopause play horizon --resume" in done.stdout
    assert len(saved(tmp_path)["choices"]) == len(before) + 1
    done = run(tmp_path, "play", "horizon", "--resume", typed="1\nundo all\nquit\n")
    assert done.returncode == 0, done.stderr
    assert len(saved(tmp_path)["choices"]) == len(before) + 1


def test_enter_starts_a_game_on_a_terminal(tmp_path):
    with Terminal(tmp_path, "play", "horizon") as terminal:
        terminal.until("Beyond the Horizon – unofficial.")
        terminal.until("[me,greedy]:")
        terminal.type("\n")
        terminal.until("[none]: ")
        terminal.type("\n")
        assert "\x1b[" in terminal.until("Player 1> ")
        terminal.type("quit\n")
        terminal.until("heliopause play horizon --resume")
        assert terminal.end() == 0
        assert saved(tmp_path)["table"]["seats"] == ["me", "greedy"]


def test_resume_with_a_game_named_takes_the_last_of_that_game(tmp_path):
    call(tmp_path, "play", "horizon", "--name", "Ada", typed="quit\n")
    call(tmp_path, "play", "sun", "--name", "Ben", typed="quit\n")
    assert "Ada> " in call(tmp_path, "play", "horizon", "--resume", typed="quit\n").output
    assert "Ben> " in call(tmp_path, "play", "sun", "--resume", typed="quit\n").output


def test_what_only_the_other_game_has_is_refused_in_a_sentence(tmp_path):
    for options in (["--mats", "advanced"], ["--tableau"], ["--solo"]):
        done = call(tmp_path, "play", "horizon", *options)
        assert done.exit_code == 2
        assert done.stderr.startswith("heliopause: Beyond the Horizon has no option ")
        assert done.stderr.count("\n") == 1
    assert call(tmp_path, "simulate", "horizon", "--tableau", "--games", "1").exit_code == 2


# The other commands


def test_replay_walks_a_record(tmp_path):
    _, game = script(seed=5, choices=120, name="horizon", players=3)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.record()))
    done = call(tmp_path, "replay", str(path), "--language", "de")
    assert done.exit_code == 0, done.output
    assert "KARTE" in done.output
    report = json.loads(call(tmp_path, "replay", str(path), "--json").output)
    assert report["game"] == "horizon"
    assert report["view"] == plain(game.view())


def test_simulate_plays_it(tmp_path):
    out = tmp_path / "games.jsonl"
    args = ("--games", "1", "--players", "2", "--bots", "greedy", "--seed", "3", "--out", str(out), "--json")
    report = json.loads(call(tmp_path, "simulate", "horizon", *args).stdout)
    assert report["games"] == 1
    record = json.loads(out.read_text())
    assert record["game"] == "horizon"
    assert heliopause.load(record).over


def test_packs_of_either_game_are_begun_checked_shown_and_played(tmp_path):
    pack = tmp_path / "mine.toml"
    new = call(tmp_path, "pack", "new", str(pack), "--game", "horizon")
    assert new.exit_code == 0
    assert f"heliopause pack check {pack} --game horizon" in new.output
    assert "heliopause play horizon --pack mine.toml" in pack.read_text()
    checked = call(tmp_path, "pack", "check", str(pack), "--game", "horizon")
    assert checked.output.startswith("fine: 2 cards changed\n")
    assert call(tmp_path, "pack", "check", str(pack)).exit_code == 1  # it is no pack of the other game
    shown = call(tmp_path, "pack", "show", "nile-delta", "--pack", str(pack), "--game", "horizon").output
    assert re.search(r"^  strength +3 +owner$", shown, re.MULTILINE)
    assert "gain 2 coins" in shown
    done = call(tmp_path / "saves", "play", "horizon", "--pack", str(pack), typed="card nile delta\nquit\n")
    assert done.exit_code == 0, done.output
    assert "gain 2 coins" in done.output


def test_pack_check_names_the_mistakes_of_a_pack_for_it(tmp_path):
    pack = tmp_path / "mine.toml"
    pack.write_text('[construction.frm]\ncost = 2\n\n[territory.nile-delta]\nexplore = "2 coinz"\n')
    done = call(tmp_path, "pack", "check", str(pack), "--game", "horizon")
    assert done.exit_code == 1
    first, second, *offered = done.output.splitlines()
    assert first.startswith(f"{pack}:1:1: construction.frm: ")
    assert "did you mean construction.farm?" in first
    assert second.startswith(f"{pack}:5:14: territory.nile-delta explore: '2 coinz' cannot be read")
    assert any("frm becomes farm" in line for line in offered)
    played = call(tmp_path, "play", "horizon", "--pack", str(pack))
    assert f"mine.toml has 2 mistakes: heliopause pack check {pack} --game horizon says where." in played.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_pack_show_tells_every_card(tmp_path, language):
    shown = call(tmp_path, "pack", "show", "--game", "horizon", "--language", language).output
    for kind, cards in tables_of("horizon").items():
        for id in cards:
            assert f"{kind}.{id}" in shown


def test_every_rule_a_refusal_cites_can_be_looked_up():
    numbers = {section.number for section in rulebook.read_sections("horizon")}
    source = (Path(heliopause.__file__).parent / "games" / "horizon" / "rules" / "refusals.py").read_text()
    cited = set(re.findall(r'"(\d+\.\d+)"', source))
    assert {"3.1", "7.4", "9.4"} <= cited
    assert cited <= numbers
