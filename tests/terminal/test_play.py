"""Whole games in the real program, what it saves, and how it goes on after any end."""

import json
import os
import signal
import subprocess
import time

import pytest

import heliopause
from tests.cli.terminal import PROGRAM, Terminal, call, environment, run, saved, script, sensible_script


def test_a_whole_game_of_two_people_typed_as_numbers(tmp_path):
    typed, game = sensible_script(seed=11, name="sun", players=2)
    done = run(tmp_path, "play", "sun", "--seats", "me,me", "--seed", "11", typed="\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    record = saved(tmp_path)
    assert record["choices"] == game.record()["choices"]
    assert record["over"] is True
    sheet = done.stdout[done.stdout.rindex("SCORE") :]
    totals = [str(score.total) for score in game.scores()]
    assert sheet.split("total")[1].split()[:2] == totals
    assert len([line for line in sheet.splitlines() if line[:2].strip().isdigit()]) == 11
    winner = game.names[game.winners()[0]]
    assert f"{winner} wins." in sheet
    assert str(next(tmp_path.glob("*.json"))) in sheet.replace("\n", "")


def test_option_ids_do_what_their_numbers_do(tmp_path):
    game = heliopause.new("sun", players=2, seed=4)
    ids = []
    for _ in range(6):
        ids.append(game.options()[-1].id)
        game.choose(game.options()[-1])
    done = run(tmp_path, "play", "--seats", "me,me", "--seed", "4", typed="\n".join(ids) + "\nquit\n")
    assert done.returncode == 0
    assert saved(tmp_path)["choices"] == game.record()["choices"]


def test_bots_among_themselves_play_to_the_end(tmp_path):
    done = call(tmp_path, "play", "sun", "--seats", "random,random,random", "--seed", "5")
    assert done.exit_code == 0, done.output
    record = saved(tmp_path)
    assert record["over"] is True
    assert heliopause.load(record).over
    assert "wins." in done.output or "share the victory." in done.output


def test_a_bot_moves_before_the_next_question_and_its_moves_are_told(tmp_path):
    # Player 1 starts with this seed: Recruit, then ore production; then the bot plays its first turn.
    game = heliopause.new("sun", players=2, seed=4)
    recruit = next(n for n, option in enumerate(game.options(), 1) if option.id == "space:basic-4.0")
    assert game.seat == 0
    typed = f"{recruit}\nproduce:ore\nquit\n"
    done = run(tmp_path, "play", "sun", "--seats", "me,random", "--seed", "4", typed=typed)
    after = done.stdout.rsplit("produce:ore", 1)[1]
    assert "Round 2" in after
    told = after.index("Random 2 takes")
    assert told < after.index("Where does your pawn go?")


@pytest.mark.parametrize("killer", [signal.SIGKILL, signal.SIGTERM])
def test_a_killed_game_goes_on_where_it_was(tmp_path, killer):
    typed, game = script(seed=21, choices=40, players=2)
    process = subprocess.Popen(
        [*PROGRAM, "play", "sun", "--seats", "me,me", "--seed", "21"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env=environment(tmp_path),
    )
    assert process.stdin is not None
    process.stdin.write(("\n".join(typed) + "\n").encode())
    process.stdin.flush()
    wanted = game.record()["choices"]
    end = time.monotonic() + 120
    while (
        not (files := list(tmp_path.glob("*.json")))
        or json.loads(files[0].read_text() or "{}").get("choices") != wanted
    ):
        assert time.monotonic() < end
        time.sleep(0.05)
    os.kill(process.pid, killer)
    assert process.wait() == -killer
    process.stdin.close()

    options = [option.id for option in heliopause.load(saved(tmp_path)).options()]
    done = run(tmp_path, "play", "sun", "--resume", typed=f"{options[0]}\n")
    assert done.returncode == 0, done.stderr
    record = saved(tmp_path)
    assert record["choices"][: len(wanted) + 1] == [*wanted, options[0]]
    assert record["table"]["seats"] == ["me", "me"]


def test_the_end_of_the_input_leaves_the_game_saved(tmp_path):
    done = run(tmp_path, "play", "sun", "--seed", "4", typed="")
    assert done.returncode == 0
    assert "heliopause play sun --resume" in done.stdout
    assert saved(tmp_path)["over"] is False


def test_resume_takes_the_last_unfinished_game(tmp_path):
    assert call(tmp_path, "play", "--seats", "random,random", "--seed", "1").exit_code == 0
    done = call(tmp_path, "play", "--resume")
    assert done.exit_code == 2
    call(tmp_path, "play", "--seats", "me,random", "--seed", "4", "--name", "Ada", typed="quit\n")
    done = call(tmp_path, "play", "--resume", typed="quit\n")
    assert done.exit_code == 0
    assert "Ada>" in done.output


def test_a_resumed_game_that_is_over_shows_its_result(tmp_path):
    call(tmp_path, "play", "--seats", "random,random", "--seed", "1")
    (path,) = tmp_path.glob("*.json")
    done = call(tmp_path, "play", "--resume", str(path))
    assert done.exit_code == 0
    assert "SCORE" in done.output


def test_undo_goes_back_to_the_barrier_and_is_saved(tmp_path):
    game = heliopause.new("sun", players=2, seed=4)
    before = game.record()["choices"]
    typed = "space:basic-3.0\n1\nundo\nquit\n"
    done = run(tmp_path, "play", "--seats", "me,me", "--seed", "4", typed=typed)
    assert "Taken back: " in done.stdout
    assert saved(tmp_path)["choices"] == [*before, "space:basic-3.0"]
    done = run(tmp_path, "play", "--resume", typed="undo all\nundo\nquit\n")
    assert saved(tmp_path)["choices"] == before
    assert "Nothing to take back" in done.stdout


def test_undo_all_and_restart_take_the_whole_turn_back(tmp_path):
    before = heliopause.new("sun", players=2, seed=4).record()["choices"]
    for number, command in enumerate(("undo all", "restart")):
        saves = tmp_path / str(number)
        typed = f"space:basic-3.0\n1\n1\n{command}\nquit\n"
        done = run(saves, "play", "--seats", "me,me", "--seed", "4", typed=typed)
        assert "Taken back: 3 choices of Player 1, back to before space:basic-3.0." in done.stdout
        assert saved(saves)["choices"] == before


def test_a_bot_choice_cannot_be_undone(tmp_path):
    typed = "space:basic-4.0\nproduce:ore\nundo\nrestart\nquit\n"
    done = run(tmp_path, "play", "--seats", "me,random", "--seed", "4", typed=typed)
    assert "Nothing to take back: chance has spoken, or it was somebody else’s choice." in done.stdout
    assert "You have not chosen anything yet that could be taken back." in done.stdout
    assert "produce:ore" in saved(tmp_path)["choices"]


def test_a_copy_is_saved_where_one_says_and_nothing_else_is_overwritten(tmp_path):
    other = tmp_path / "diary.txt"
    other.write_text("dear diary")
    copy = tmp_path / "copy.sav"
    typed = f"save {copy}\nsave {copy}\nsave {other}\nsave\nquit\n"
    done = run(tmp_path, "play", "--seed", "4", typed=typed)
    assert json.loads(copy.read_text())["choices"] == saved(tmp_path)["choices"]
    assert other.read_text() == "dear diary"
    assert "is not a saved game" in done.stdout.replace("\n", " ")


def test_names_are_for_people_in_order_or_for_everybody(tmp_path):
    call(tmp_path / "a", "play", "--seats", "random,me", "--name", "Ada", typed="quit\n")
    assert saved(tmp_path / "a")["names"] == ["Random 1", "Ada"]
    call(tmp_path / "b", "play", "--seats", "random,me", "--name", "Bob", "--name", "Ada", typed="quit\n")
    assert saved(tmp_path / "b")["names"] == ["Bob", "Ada"]


def test_variants_reach_the_game(tmp_path):
    args = ("--players", "3", "--mats", "advanced", "--choose-mats", "--tableau", "--beginners")
    done = call(tmp_path, "play", "sun", *args, typed="quit\n")
    assert done.exit_code == 0, done.output
    record = saved(tmp_path)
    assert record["options"] == {
        "players": 3,
        "mats": "advanced",
        "choose_mats": True,
        "tableau": True,
        "beginners": True,
    }
    assert record["table"]["seats"] == ["me", "greedy", "greedy"]


def test_enter_enter_starts_a_game_on_a_terminal(tmp_path):
    with Terminal(tmp_path, "play") as terminal:
        terminal.until("[me,greedy]:")
        terminal.type("\n")
        terminal.until("[none]:")
        terminal.type("\n")
        assert "\x1b[" in terminal.until("Player 1> ")  # colours
        terminal.type("quit\n")
        terminal.until("--resume")
        assert terminal.end() == 0
        assert saved(tmp_path)["table"]["seats"] == ["me", "greedy"]


def test_the_questions_take_seats_and_variants_and_ask_again(tmp_path):
    with Terminal(tmp_path, "play", "sun") as terminal:
        terminal.until("[me,greedy]:")
        terminal.type("me,nobody\n")
        terminal.until("There is no bot “nobody”")
        terminal.until("[me,greedy]:")
        terminal.type("me random random\n")
        assert "Technology tableau" in terminal.until("[none]:")
        terminal.type("q\n")
        terminal.until("is not clear")
        terminal.type("solo\n")
        terminal.until("players is 2")
        terminal.type("t begin\n")
        terminal.until("Player 1> ")
        terminal.type("\x04")
        terminal.until("--resume")
        assert terminal.end() == 0
        record = saved(tmp_path)
        assert record["table"]["seats"] == ["me", "random", "random"]
        assert record["options"] == {"players": 3, "tableau": True, "beginners": True}


def test_r_goes_on_with_the_unfinished_game(tmp_path):
    call(tmp_path, "play", "--seats", "me,random", "--name", "Ada", typed="quit\n")
    with Terminal(tmp_path, "play") as terminal:
        terminal.until("type r to go on")
        terminal.until("[me,greedy]:")
        terminal.type("r\n")
        terminal.until("Ada> ")
        time.sleep(0.5)  # until the program waits for a key; a person is not quicker either
        terminal.interrupt("The game is saved.")
        assert terminal.end() == 130
        assert len(list(tmp_path.glob("*.json"))) == 1


def test_no_color_is_honoured_on_a_terminal(tmp_path):
    with Terminal(tmp_path, "play", "--seed", "4", NO_COLOR="1") as terminal:
        seen = terminal.until("Player 1> ")
        assert "\x1b[3" not in seen  # a foreground colour
        terminal.type("quit\n")
        terminal.until("--resume")
        assert terminal.end() == 0


def test_a_dumb_terminal_gets_plain_text(tmp_path):
    with Terminal(tmp_path, "play", "--seed", "4", TERM="dumb") as terminal:
        seen = terminal.until("Player 1> ")
        assert "\x1b[3" not in seen
        terminal.type("quit\n")
        terminal.until("--resume")
        assert terminal.end() == 0


def test_ascii_only_output_does_not_fail(tmp_path):
    done = run(tmp_path, "play", "--seed", "4", typed="board\nmap\nquit\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0, done.stderr
    assert "@" in done.stdout  # the mark of seat 1
    assert "●" not in done.stdout
