"""External bots: any program that reads questions as JSON lines on stdin and answers on stdout (docs/bots.md)."""

import contextlib
import json
import os
import queue
import signal
import subprocess
import threading
from typing import Any, Final

import msgspec

from heliopause.bots.guard import BotFailed
from heliopause.game import Game
from heliopause.kernel.option import Option

PROTOCOL: Final = 1
SECONDS: Final = 10.0  # for a choice
START: Final = 30.0  # seconds for the answer to hello: a program may have much to load
LONGEST_LINE: Final = 1_000_000  # bytes
STARTS: Final = 3  # a program that hangs or dies is started anew, but not for ever
PARTING: Final = 1.0  # seconds to leave after bye


class External:
    """Asks a program. It is started at the first question of the game, and told bye when the game is over for it."""

    def __init__(self, command: list[str], seed: int | None = None, limit: float | None = None) -> None:
        self.command = command
        self.seconds = SECONDS if limit is None else limit
        self._seed = seed
        self._starts = 0
        self._program: Program | None = None

    def choose(self, game: Game) -> Option:
        program = self._program or self._start(game)
        options = game.options()
        question: dict[str, Any] = {
            "type": "choose",
            "seat": game.seat,
            "options": [{"id": option.id, "words": option.words()} for option in options],
        }
        if "view" in program.wants:
            question["view"] = msgspec.to_builtins(game.view())
        if "record" in program.wants:
            question["record"] = game.record()
        answer = self._ask(program, question, self.seconds)
        wanted = answer.get("option")
        for option in options:
            if option.id == wanted:
                return option
        raise BotFailed(f"it chose {str(wanted)[:60]!r}, which is not on offer")

    def close(self) -> None:
        if self._program is not None:
            self._program.part()
            self._program = None

    def _start(self, game: Game) -> "Program":
        if self._starts >= STARTS:
            raise BotFailed(f"it hung or ended {STARTS} times and is not started again")
        self._starts += 1
        try:
            program = self._program = Program(self.command)
        except OSError as error:
            raise BotFailed(f"it cannot be started: {error.strerror or error}") from None
        hello = {"type": "hello", "protocol": PROTOCOL, "game": game.name, "players": game.players}
        hello |= {"seat": game.seat, "seed": self._seed, "seconds": self.seconds}
        wants = self._ask(program, hello, max(START, self.seconds)).get("wants", ["view"])
        program.wants = wants if isinstance(wants, list) else ["view"]
        return program

    def _ask(self, program: "Program", message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a message. A program that gave none is ended: a late answer must not be taken for the next."""
        try:
            line = program.exchange(json.dumps(message).encode() + b"\n", seconds)
        except BotFailed:
            program.kill()
            self._program = None
            raise
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise BotFailed(f"its answer is not JSON: {line[:60]!r}") from None
        if not isinstance(answer, dict):
            raise BotFailed(f"its answer is not a JSON object: {line[:60]!r}")
        return answer


class Program:
    """A running program. A thread of its own writes and reads, so that nothing the program does can hold us up."""

    def __init__(self, command: list[str]) -> None:
        self.wants: list[str] = []
        # In a session of its own, so that an interrupt at our terminal is not one for it, and its children end with it.
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=os.name == "posix"
        )
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._talk, daemon=True).start()

    def exchange(self, line: bytes, seconds: float) -> bytes:
        self._questions.put(line)
        try:
            answer = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise BotFailed(f"it did not answer within {seconds:g} s") from None
        if not answer:
            raise BotFailed("it ended instead of answering")
        if not answer.endswith(b"\n") and len(answer) >= LONGEST_LINE:
            raise BotFailed(f"its answer is longer than {LONGEST_LINE:,} bytes")
        return answer

    def part(self) -> None:
        """Say bye, and wait a little for it to leave."""
        self._questions.put(b'{"type": "bye"}\n')
        self._questions.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING)
        self.kill()

    def kill(self) -> None:
        self._questions.put(None)
        if os.name == "posix":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()

    def _talk(self) -> None:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        with contextlib.suppress(OSError, ValueError):
            while (line := self._questions.get()) is not None:
                stdin.write(line)
                stdin.flush()
                if line != b'{"type": "bye"}\n':
                    self._answers.put(stdout.readline(LONGEST_LINE))
        self._answers.put(b"")
        for stream in (stdin, stdout):
            with contextlib.suppress(OSError):
                stream.close()
