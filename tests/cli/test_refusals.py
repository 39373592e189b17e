"""What cannot be done is said in one sentence on stderr, with exit code 2 and no traceback."""

import json

import pytest

from heliopause.kernel.form import form
from tests.cli.terminal import call, run, script

CASES = {
    "unknown command": (["conquer"], "No such command 'conquer'."),
    "unknown option": (["play", "sun", "--colour"], "No such option"),
    "unknown game": (["play", "moon"], "'moon'"),
    "too many players": (["play", "--players", "5"], "5 is not in the range"),
    "unknown bot": (["play", "--seats", "me,hal"], "There is no bot “hal”; a seat is me or one of random, greedy"),
    "one seat": (["play", "--seats", "me"], "Beyond the Sun is for 2, 3 or 4 players, not 1"),
    "an automa that is none": (["play", "horizon", "--seats", "me,automa"], "the rules play no seat: none is automa"),
    "an automa that is not asked for": (["play", "--solo", "--seats", "me,random"], "play seat 2: that one is automa"),
    "another game's option": (["play", "horizon", "--tableau"], "Horizon has no option --tableau; it has --players,"),
    "a level without solo": (["arena", "--bots", "random,greedy", "--level", "cadet"], "a level is for the solo game"),
    "seats and players": (["play", "--seats", "me,me", "--players", "3"], "--seats names 2 seats and --players 3."),
    "too many names": (["play", "--name", "A", "--name", "B", "--name", "C"], "3 names were given for 1"),
    "equal names": (["play", "--seats", "me,me", "--name", "A", "--name", "a"], "cannot have the same name"),
    "long name": (["play", "--name", "A" * 21], "A name has 1 to 20 letters."),
    "nothing to resume": (["play", "--resume"], "There is no unfinished game in"),
    "resume with options": (["play", "--resume", "x.json", "--players", "3"], "so --players has no place beside it."),
    "missing save": (["play", "--resume", "nowhere.json"], "nowhere.json cannot be read: No such file or directory."),
    "missing pack": (["play", "--pack", "nowhere.toml"], "nowhere.toml cannot be read"),
    "missing record": (["replay", "nowhere.json"], "nowhere.json cannot be read: No such file or directory."),
    "me in a simulation": (["simulate", "--bots", "me,random"], "A simulation is for bots"),
    "unknown bot in a simulation": (["simulate", "--bots", "hal"], "There is no bot “hal”"),
    "too many bots": (["simulate", "--players", "2", "--bots", "random,random,random"], "3 bots do not fit 2 seats."),
    "unwritable records": (["simulate", "--games", "1", "--out", "/nowhere/x.jsonl"], "cannot be written"),
    "missing pack to check": (["pack", "check", "nowhere.toml"], "nowhere.toml cannot be read"),
    "unknown card": (["pack", "show", "xyzzy"], "There is no card like “xyzzy”."),
}


@pytest.mark.parametrize("case", CASES)
def test_one_sentence_and_exit_code_2(tmp_path, case):
    args, wanted = CASES[case]
    done = call(tmp_path, *args)
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    assert wanted in done.stderr
    assert done.stderr.startswith("heliopause: ")
    assert done.stderr.count("\n") == 1


BROKEN = {
    "empty": "",
    "no JSON": "{",
    "binary": "\udcff",
    "a list": "[]",
    "no record": '{"a": 1}',
    "wrong format": '{"format": 99, "choices": []}',
    "unknown game": '{"format": 1, "game": "moon", "choices": []}',
    "bad options": '{"format": 1, "game": "sun", "options": {"players": 9}, "choices": []}',
    "odd options": '{"format": 1, "game": "sun", "options": 7, "choices": []}',
    "bad choice": '{"format": 1, "game": "sun", "options": {"players": 2}, "choices": ["fly"]}',
    "a pack that is not there": '{"format": 1, "game": "sun", "pack": {"name": "x", "hash": "y"}, "choices": []}',
}


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]], ids=["resume", "replay"])
@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_save_is_refused(tmp_path, case, command):
    path = tmp_path / "broken.json"
    path.write_bytes(BROKEN[case].encode("utf-8", "surrogateescape"))
    done = call(tmp_path, *command, str(path))
    assert done.exit_code == 2, done.output
    assert "broken.json" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_save_with_an_unknown_bot_is_refused(tmp_path):
    _, game = script(seed=1, choices=3, players=2)
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**game.record(), "table": {"seats": ["me", "hal"], "pack": None}}))
    done = call(tmp_path, "play", "--resume", str(path))
    assert done.exit_code == 2
    assert "There is no bot “hal”" in done.stderr


def test_a_save_from_elsewhere_cannot_run_a_program(tmp_path):
    _, game = script(seed=1, choices=3, players=2)
    elsewhere = tmp_path / "mail"
    elsewhere.mkdir()
    path = elsewhere / "game.json"
    trace = tmp_path / "trace"
    table = {"seats": ["me", f"external:touch {trace}"], "pack": None}
    path.write_text(json.dumps({**game.record(), "table": table}))
    done = call(tmp_path, "play", "--resume", str(path))
    assert done.exit_code == 2
    assert "only resumed from the folder of your own games" in done.stderr
    assert not trace.exists()


def test_the_real_program_prints_no_traceback(tmp_path):
    done = run(tmp_path, "play", "sun", "--seats", "me,hal")
    assert done.returncode == 2
    assert done.stdout == ""
    known = "random, greedy, beginner, search, linear-search, plain-search, learned, casual, strong, expert"
    assert done.stderr == f"heliopause: There is no bot “hal”; a seat is me or one of {known}.\n"


def test_an_unwritable_folder_is_named(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    done = call(blocked, "play", "--seed", "1")
    assert done.exit_code == 2
    assert f"Games cannot be saved in {blocked}" in done.stderr


def test_version_and_help(tmp_path):
    assert call(tmp_path, "--version").output == f"heliopause 0.2.0 ({form()})\n"
    shown = call(tmp_path, "--help")
    assert shown.exit_code == 0
    listed = [line.split()[0] for line in shown.output.split("Commands:")[1].strip().splitlines()]
    assert {"play", "replay", "simulate", "pack", "bench"} <= set(listed)
