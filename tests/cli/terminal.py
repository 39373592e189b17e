"""Driving the real program: in a subprocess through pipes or a pseudo-terminal, or in this process."""

import fcntl
import json
import os
import pty
import random
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

import heliopause
from heliopause.bots import make
from heliopause.cli import main

# A process started in the background, as these tests may be, ignores interrupts, and so does all that it starts.
INTERRUPTIBLE = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
PROGRAM = [sys.executable, "-c", f"{INTERRUPTIBLE}; from heliopause.cli import main; main()"]
# Makes the pseudo-terminal the one that Ctrl-C comes from.
ON_A_TERMINAL = [sys.executable, "-c", f"import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); {PROGRAM[2]}"]


def environment(saves: Path, **more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
    return {**kept, "HELIOPAUSE_SAVES": str(saves), "LC_ALL": "C.UTF-8", **more}


def run(saves: Path, *args: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The program with lines typed into a pipe."""
    return subprocess.run(
        [*PROGRAM, *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(saves, **more),
        timeout=120,
        check=False,
    )


def call(saves: Path, *args: str, typed: str = "") -> Result:
    """The program in this process."""
    return CliRunner(env={"HELIOPAUSE_SAVES": str(saves), "LC_ALL": "C.UTF-8"}).invoke(main, args, input=typed)


def saved(saves: Path) -> dict[str, Any]:
    """The one game in the folder."""
    (path,) = saves.glob("*.json")
    record = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(record, dict)
    return record


def script(
    seed: int, choices: int | None = None, name: str = "sun", **options: Any
) -> tuple[list[str], heliopause.Game]:
    """Numbers to type for a game of random choices, and the game they lead to."""
    game = heliopause.new(name, seed=seed, **options)
    draw = random.Random(seed)
    typed: list[str] = []
    while not game.over and (choices is None or len(typed) < choices):
        number = draw.randrange(len(game.options()))
        game.choose(game.options()[number])
        typed.append(str(number + 1))
    return typed, game


def sensible_script(seed: int, name: str, players: int) -> tuple[list[str], heliopause.Game]:
    """The same for a game of greedy choices, which comes to its end much sooner."""
    game = heliopause.new(name, seed=seed, players=players)
    bots = [make("greedy", seat) for seat in range(players)]
    typed: list[str] = []
    while (seat := game.seat) is not None:
        option = bots[seat].choose(game)
        typed.append(str([offered.id for offered in game.options()].index(option.id) + 1))
        game.choose(option)
    return typed, game


class Terminal:
    """The program on a pseudo-terminal of 100 columns."""

    def __init__(self, saves: Path, *args: str, **more: str) -> None:
        self.screen, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 100, 0, 0))
        env = environment(saves, **{"TERM": "xterm-256color", **more})
        self.process = subprocess.Popen(
            [*ON_A_TERMINAL, *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env,
            start_new_session=True,
        )
        os.close(theirs)
        self.unread = ""

    def interrupt(self, text: str) -> None:
        """Press Ctrl-C until the program says this; one press may come a moment before it listens."""
        for _ in range(10):
            self.type("\x03")
            try:
                self.until(text, 4.0)
            except AssertionError:
                continue
            return
        raise AssertionError(f"{text!r} did not appear after ten interrupts")

    def until(self, text: str, seconds: float = 120.0) -> str:
        """Read on until the text appears; what stood before it, and it."""
        end = time.monotonic() + seconds
        while text not in self.unread:
            assert time.monotonic() < end, f"{text!r} did not appear in {self.unread!r}"
            if select.select([self.screen], [], [], 0.2)[0]:
                try:
                    piece = os.read(self.screen, 65536)
                except OSError:  # Linux: the other end is closed
                    piece = b""
                assert piece, f"{text!r} is not in {self.unread!r}, and the program has ended"
                self.unread += piece.decode("utf-8", "replace")
        before, _, self.unread = self.unread.partition(text)
        return before + text

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def end(self) -> int:
        """Wait for the program to end; its exit code."""
        return self.process.wait(timeout=120)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.screen)
