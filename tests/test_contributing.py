"""The pages of CONTRIBUTING.md, followed to the letter in a copy of the repository.

A block whose first line names a file is added to that file; a diff is applied; the lines of a block for the shell are
run. (The page about a bot is followed in tests/bots/test_adding.py; all that a game has from the start is tried in
tests/third_game.)
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = ("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "SECURITY.md")
NEEDED = (*DOCUMENTS, "src", "tests", "docs", "web/src", "Makefile", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "site")
MODULES = ("heliopause", "pytest")  # programs that are run as modules of this Python


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def page(title: str) -> str:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return text.split(f"\n## {title}\n")[1].split("\n## ")[0]


def follow(title: str, copy: Path, fails: int = -1) -> list[str]:
    """Do what a page says; what each of its shell blocks printed. One of them, by number, is to fail."""
    printed: list[str] = []
    for kind, block in re.findall(r"^ *```(\w+)\n(.*?)^ *```$", page(title), re.MULTILINE | re.DOTALL):
        text = dedent(block)
        if kind == "sh":
            done = [run(call, copy, len(printed) == fails) for line in text.splitlines() for call in calls(line, copy)]
            printed.append("".join(done))
        elif kind == "diff":
            for part in text.split("+++ ")[1:]:
                path, _, change = part.partition("\n")
                apply(copy / path, change)
        else:
            first, _, rest = text.partition("\n")
            file = copy / first.removeprefix("# ")
            file.write_text(file.read_text(encoding="utf-8") + rest, encoding="utf-8")
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


def calls(line: str, copy: Path) -> list[list[str]]:
    """A line of the shell as programs of this Python; `make TARGET` is what its recipe says."""
    program, *args = shlex.split(line)
    if program == "make":
        return [call for target in args for call in recipe(target, copy)]
    if program in MODULES:
        return [[sys.executable, "-m", program, *args]]
    return [["bash", "-ec", line]]


def recipe(target: str, copy: Path) -> list[list[str]]:
    """The programs of a target and of the targets it needs; those that set up .venv are left to this Python."""
    makefile = (copy / "Makefile").read_text(encoding="utf-8")
    found = re.search(rf"^{target}:([^#\n]*)[^\n]*\n((?:\t[^\n]*\n)*)", makefile, re.MULTILINE)
    assert found, f"there is no `make {target}`"
    needs = [name for name in found[1].split() if not name.startswith("$")]
    lines = [line.strip().replace("$(BIN)/python", sys.executable) for line in found[2].splitlines()]
    return [call for name in needs for call in recipe(name, copy)] + [shlex.split(line) for line in lines]


def run(call: list[str], copy: Path, fails: bool) -> str:
    env = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "COV"))}
    env |= {"PYTHONPATH": str(copy / "src"), "LC_ALL": "C.UTF-8", "PYTEST_ADDOPTS": "-p no:cacheprovider"}
    done = subprocess.run(call, cwd=copy, env=env, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode != 0) == fails, f"{call}\n{done.stdout[-4000:]}\n{done.stderr[-2000:]}"
    return done.stdout


def test_adding_a_card(copy: Path) -> None:
    shown, rest = follow("Add a card", copy)
    assert "Murasaki Shikibu" in shown
    assert "gain 3 coins" in shown
    changed = [line for line in rest.splitlines() if ": " in line]
    assert any(line.startswith("horizon-2-0: content") for line in changed)
    assert not any(line.startswith(("basic-", "solo", "table set")) for line in changed), "the other game is as it was"


def test_adding_an_effect_word(copy: Path) -> None:
    named, rest = follow("Add an effect word", copy, fails=0)
    for lack in ("DoubleOre: docs/notation.md has no line with it", "'double_ore'", "'DoubleOre'"):
        assert lack in named
    assert "\n0 of " in f"\n{rest}", "no recorded game is another one for a word that no card has"
    (copy / "tests" / "games" / "sun" / "test_doubled.py").write_text(DOUBLED, encoding="utf-8")
    run([sys.executable, "-m", "pytest", "tests/games/sun/test_doubled.py"], copy, False)


DOUBLED = """
from heliopause.games.sun.rules.notation import NOTATION
from tests.games.sun.position import Position

def test_ore_is_doubled():
    p = Position().even()
    p.give(0, ore=3)
    NOTATION.line("double ore").parts[0].begin(p.state, 0, True)
    assert p.seat(0).ore == 6
"""


def test_mending_a_rule(copy: Path) -> None:
    (rest,) = follow("Add or mend a rule", copy)
    assert "0 of " in rest
    table = (copy / "src" / "heliopause" / "games" / "sun" / "rules.md").read_text(encoding="utf-8")
    assert "| 7.6 | `test_cubes`: an_effect_brings_nobody_above_200_ore |" in table


def test_adding_a_language(copy: Path) -> None:
    _, rest = follow("Add a language", copy)
    assert "[en|de|eo]" in rest
    assert "passed" in rest


def test_adding_a_game(copy: Path) -> None:
    _, played = follow("Add a game", copy)
    assert "4 games of 4 seats" in played
    assert "Nothing broke." in played


def test_nothing_is_left_to_refresh(copy: Path) -> None:
    before = {file: file.read_bytes() for file in copy.rglob("*") if file.suffix in (".json", ".md")}
    (printed,) = follow("What follows from a change", copy)
    assert "0 of " in printed
    assert {file: file.read_bytes() for file in before} == before


@pytest.mark.parametrize("title", ["Add a card", "Add an effect word", "Add or mend a rule", "Add a game"])
def test_every_file_that_a_page_names_is_there(title: str) -> None:
    """As a path of the repository or of the package; NAME stands for each game."""
    named = re.findall(r"`((?:src|tests|docs|games|rules|kernel|web)/[\w./-]*)`", page(title).replace("NAME", "sun"))
    assert named
    places = (ROOT, ROOT / "src" / "heliopause", ROOT / "src" / "heliopause" / "games" / "sun")
    assert [path for path in named if not any((place / path).exists() for place in places)] == []
