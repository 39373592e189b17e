"""Programs play over stdin and stdout; those that hang, crash or answer nonsense lose their moves, and play goes on."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import heliopause
from heliopause import bots
from heliopause.bots.external import STARTS, External
from heliopause.bots.guard import BotFailed, Guard
from tests.bots.programs import EXAMPLE, MISDEEDS, alive, command, program


@contextmanager
def seated(text: str, seed: int | None = 1, limit: float | None = 30.0) -> Iterator[Guard]:
    guard = Guard(bots.make(text, seed, limit), seed)
    try:
        yield guard
    finally:
        guard.close()


def play_against_random(guard: Guard, seed: int = 1, choices: int = 10_000) -> heliopause.Game:
    """The guard has the first seat."""
    game = heliopause.new("sun", players=2, seed=seed)
    other = bots.make("random", seed)
    asked = 0
    while (seat := game.seat) is not None and asked < choices:
        asked += seat == 0
        game.choose(guard.choose(game) if seat == 0 else other.choose(game))
    return game


def test_the_example_plays_a_whole_game_without_losing_a_move() -> None:
    with seated(command(EXAMPLE)) as guard:
        assert play_against_random(guard).over
    assert guard.failures == []


def test_the_example_chooses_the_same_for_the_same_seed() -> None:
    records = []
    for _ in range(2):
        with seated(command(EXAMPLE), seed=5) as guard:
            records.append(play_against_random(guard, choices=40).record())
    assert records[0] == records[1]


def test_the_example_is_about_twenty_lines() -> None:
    lines = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 24


@pytest.mark.parametrize("misdeed", MISDEEDS)
def test_a_misbehaving_program_loses_its_moves_and_the_game_goes_on(misdeed: str, tmp_path: Path) -> None:
    with seated(program(tmp_path, MISDEEDS[misdeed]), limit=0.3) as guard:
        game = play_against_random(guard, choices=8)
    assert len(guard.failures) == 8
    chosen = [id for seat, id in game.choices if seat == 0]
    assert len(chosen) == 8


def test_what_a_program_did_wrong_is_said() -> None:
    bot = External(["/nowhere/a-bot"])
    with pytest.raises(BotFailed, match="cannot be started"):
        bot.choose(heliopause.new("sun", players=2, seed=1))


@pytest.mark.parametrize(
    ("misdeed", "said"),
    [
        ("hangs", "it did not answer within 0.3 s"),
        ("exits", "it ended instead of answering"),
        ("garbage", "its answer is not JSON: b'I would rather not"),
        ("no object", "its answer is not a JSON object"),
        ("illegal", "it chose 'space:of-my-own', which is not on offer"),
        ("huge line", "its answer is longer than 1,000,000 bytes"),
    ],
)
def test_each_misdeed_is_called_by_its_name(misdeed: str, said: str, tmp_path: Path) -> None:
    with seated(program(tmp_path, MISDEEDS[misdeed]), limit=0.3) as guard:
        play_against_random(guard, choices=1)
    assert guard.failures[0].startswith(said)


def test_a_program_that_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    """Its pipe runs full: more than a pipe holds is written to it."""
    text = program(tmp_path, "print(json.dumps({'option': first}), flush=True); time.sleep(3600)")
    with seated(text, limit=0.5) as guard:
        play_against_random(guard, choices=12)
    assert guard.failures


def test_a_program_is_started_again_after_it_ended_but_not_for_ever(tmp_path: Path) -> None:
    log = tmp_path / "starts"
    reply = f"open({str(log)!r}, 'a').write('x'); sys.exit(1)"
    with seated(program(tmp_path, reply)) as guard:
        play_against_random(guard, choices=6)
    assert log.read_text(encoding="utf-8") == "x" * STARTS
    assert len(guard.failures) == 6
    assert "not started again" in guard.failures[-1]


def test_one_wrong_answer_does_not_cost_the_next_move(tmp_path: Path) -> None:
    reply = (
        "count = globals().get('count', 0) + 1; print(json.dumps({'option': first if count > 1 else 'x'}), flush=True)"
    )
    with seated(program(tmp_path, reply)) as guard:
        play_against_random(guard, choices=6)
    assert len(guard.failures) == 1


def test_a_program_gets_what_it_wants_and_can_play_on_from_the_record(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    reply = f"open({str(kept)!r}, 'w').write(line); print(json.dumps({{'option': first}}), flush=True)"
    text = program(tmp_path, reply)
    path = tmp_path / "program.py"
    path.write_text(
        path.read_text("utf-8").replace('print("{}"', """print('{"wants": ["record"]}'"""), encoding="utf-8"
    )
    with seated(text) as guard:
        play_against_random(guard, choices=5)
    asked = json.loads(kept.read_text(encoding="utf-8"))
    assert "view" not in asked
    game = heliopause.load(asked["record"])
    assert game.seat == asked["seat"] == 0
    assert [option.id for option in game.options()] == [option["id"] for option in asked["options"]]
    assert asked["options"][0]["words"] == game.options()[0].words()


def test_a_program_and_what_it_started_end_with_the_game(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    reply = f"""import subprocess
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
    open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
    time.sleep(3600)"""
    with seated(program(tmp_path, reply), limit=2.0) as guard:
        play_against_random(guard, choices=1)
    for pid in map(int, pids.read_text(encoding="utf-8").split()):
        deadline = time.monotonic() + 120
        while alive(pid) and time.monotonic() < deadline:
            time.sleep(0.02)
        assert not alive(pid)


def test_the_messages_of_the_documentation_are_those_that_are_sent(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    reply = f"open({str(kept)!r}, 'a').write(line); print(json.dumps({{'option': first}}), flush=True)"
    text = program(tmp_path, reply)
    path = tmp_path / "program.py"
    before = f"open({str(kept)!r}, 'a').write(line); print("
    path.write_text(path.read_text("utf-8").replace('print("{}"', before + '"{}"'), encoding="utf-8")
    with seated(text) as guard:
        play_against_random(guard, choices=1)
    sent = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    page = (EXAMPLE.parent / "bots.md").read_text(encoding="utf-8")
    shown = [json.loads(line) for line in re.findall(r'^\{"type".*\}$', page, re.MULTILINE)]
    assert [list(message) for message in shown] == [list(message) for message in sent]
