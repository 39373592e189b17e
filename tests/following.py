"""A page of the documents, followed to the letter in a folder.

A block whose first line names a file is added to that file; a diff is applied; the lines of a block for the shell are
run, and a block of text after them is what they print, with `...` for whatever else there is. What is marked `console`
is for people alone.
"""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).resolve().parent.parent
MODULES = ("heliopause", "pytest")  # programs that are run as modules of this Python
BLOCK = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
SAME = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
INSTALLED = "installed"


def section(file: Path, title: str) -> str:
    return file.read_text(encoding="utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]


def follow(text: str, folder: Path, fails: int = -1) -> list[str]:
    """Do what a text says; what each of its shell blocks printed. One of them, by number, is to fail."""
    printed: list[str] = []
    for kind, indented in BLOCK.findall(text):
        block = dedent(indented)
        if kind == "sh":
            fail = len(printed) == fails
            calls = [call for line in block.splitlines() for call in calls_of(line, folder)]
            printed.append("".join(run(call, folder, fail) for call in calls))
        elif kind == "text":
            assert doctest.OutputChecker().check_output(block, printed[-1], SAME), f"{block}\nbut it was\n{printed[-1]}"
        elif kind == "diff":
            for part in block.split("+++ ")[1:]:
                path, _, change = part.partition("\n")
                apply(folder / path, change)
        elif kind != "console":
            first, _, rest = block.partition("\n")
            file = folder / first.removeprefix("# ")
            before = file.read_text(encoding="utf-8") if file.exists() else ""
            file.write_text(before + rest, encoding="utf-8")
    return printed


def apply(file: Path, change: str) -> None:
    """Carry out the hunks of a diff, each of which must fit in exactly one place."""
    text = file.read_text(encoding="utf-8")
    for hunk in change.split("@@\n"):
        lines = hunk.splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if line[0] != "+")
        assert text.count(before) == 1, f"{file.name}: {before!r}"
        text = text.replace(before, "".join(line[1:] for line in lines if line[0] != "-"))
    file.write_text(text, encoding="utf-8")


def calls_of(line: str, folder: Path) -> list[list[str]]:
    """A line of the shell as programs of this Python; `make TARGET` is what its recipe says."""
    program, *args = shlex.split(line)
    if program == "make":
        return [call for target in args for call in recipe(target, folder)]
    if program == "python":
        return [[sys.executable, *args]]
    if line == "pip install -e .":  # beside the environment of the tests, which stays as it is
        return [[sys.executable, "-m", "pip", "install", "-q", "--no-build-isolation", "--target", INSTALLED, "."]]
    if program in MODULES:
        return [[sys.executable, "-m", program, *args]]
    return [["bash", "-ec", line]]


def recipe(target: str, folder: Path) -> list[list[str]]:
    """The programs of a target and of the targets it needs; those that set up .venv are left to this Python."""
    makefile = (folder / "Makefile").read_text(encoding="utf-8")
    found = re.search(rf"^{target}:([^#\n]*)[^\n]*\n((?:\t[^\n]*\n)*)", makefile, re.MULTILINE)
    assert found, f"there is no `make {target}`"
    needs = [name for name in found[1].split() if not name.startswith("$")]
    lines = [line.strip().replace("$(BIN)/python", sys.executable) for line in found[2].splitlines()]
    return [call for name in needs for call in recipe(name, folder)] + [shlex.split(line) for line in lines]


def run(call: list[str], folder: Path, fails: bool) -> str:
    """In a copy of the repository its own source is run, elsewhere the one that runs here."""
    own = folder / "src"
    paths = [str(own)] if own.is_dir() else [os.environ.get("PYTHONPATH", ""), str(folder / INSTALLED)]
    env = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "COV"))}
    env |= {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    env |= {"HELIOPAUSE_SAVES": str(folder), "HELIOPAUSE_ARENAS": str(folder)}
    env |= {"LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    # A short run of pytest is mostly its start, and that mostly plugins: the one that is configured will do.
    env |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "-p no:cacheprovider -p pytest_timeout"}
    done = subprocess.run(call, cwd=folder, env=env, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode != 0) == fails, f"{call}\n{done.stdout[-4000:]}\n{done.stderr[-2000:]}"
    return done.stdout
