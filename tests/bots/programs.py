"""Programs that play as external bots, well or badly, each a real process of its own."""

import os
import shlex
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "example_bot.py"

# What a program does when it is asked to choose; before that it says hello as it should.
TALK = """
import json, os, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "bye":
        break
    if message["type"] == "hello":
        print("{}", flush=True)
        continue
    first = message["options"][0]["id"]
    REPLY
"""
MISDEEDS = {
    "hangs": "time.sleep(3600)",
    "exits": "sys.exit(3)",
    "crashes": "raise RuntimeError('on purpose')",
    "garbage": "print('I would rather not', flush=True)",
    "no object": "print('[1, 2]', flush=True)",
    "no option": "print('{}', flush=True)",
    "illegal": "print(json.dumps({'option': 'space:of-my-own'}), flush=True)",
    "not text": "print(json.dumps({'option': {'id': first}}), flush=True)",
    "huge line": "sys.stdout.write('x' * 3_000_000); sys.stdout.flush(); time.sleep(3600)",
    "deep": "print('[' * 100_000, flush=True)",
    "bytes": "sys.stdout.buffer.write(bytes(range(128, 200)) + b'\\n'); sys.stdout.flush()",
}


def program(folder: Path, reply: str, name: str = "program.py") -> str:
    """The text of an external bot that replies so."""
    path = folder / name
    path.write_text(TALK.replace("REPLY", reply), encoding="utf-8")
    return command(path)


def command(path: Path) -> str:
    return f"external:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def alive(pid: int) -> bool:
    """Running, and not only waiting to be counted as dead."""
    try:
        os.kill(pid, 0)
        return "Z" not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False
