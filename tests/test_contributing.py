"""The pages of CONTRIBUTING.md, followed in a copy of the repository (tests/following.py), and docs/contributors.md.

The page about a bot is followed in tests/bots/test_adding.py; all that a game has from the start is tried in
tests/third_game.
"""

import re
import shutil
import sys
from pathlib import Path

import pytest

import heliopause
from tests import following
from tests.following import ROOT

DOCUMENTS = ("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "SECURITY.md")
NEEDED = (*DOCUMENTS, "src", "tests", "docs", "web/src", "Makefile", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("*.so", "site")  # bytecode comes along: what is not changed is not made anew


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


@pytest.fixture
def fast(copy: Path) -> Path:
    """With what is compiled, if that is what runs here: for pages that change no file of the rules."""
    running = Path(heliopause.__file__).parents[1]
    for library in (*running.glob("heliopause__mypyc*.so"), *running.glob("heliopause/**/*.so")):
        shutil.copy(library, copy / "src" / library.relative_to(running))
    return copy


def page(title: str) -> str:
    return following.section(ROOT / "CONTRIBUTING.md", title)


def follow(title: str, copy: Path, fails: int = -1) -> list[str]:
    return following.follow(page(title), copy, fails)


def test_adding_a_card(fast: Path) -> None:
    shown, rest = follow("Add a card", fast)
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
    following.run([sys.executable, "-m", "pytest", "tests/games/sun/test_doubled.py"], copy, fails=False)


DOUBLED = """
from heliopause.games.sun.rules.notation import NOTATION
from tests.games.sun.position import Position

def test_ore_is_doubled():
    p = Position().even()
    p.give(0, ore=3)
    NOTATION.line("double ore").parts[0].begin(p.state, 0, True)
    assert p.seat(0).ore == 6
"""


@pytest.mark.soak  # the same steps, interpreted too, as for an effect word
def test_mending_a_rule(copy: Path) -> None:
    (rest,) = follow("Add or mend a rule", copy)
    assert "0 of " in rest
    table = (copy / "src" / "heliopause" / "games" / "sun" / "rules.md").read_text(encoding="utf-8")
    assert "| 7.6 | `test_cubes`: an_effect_brings_nobody_above_200_ore |" in table


def test_adding_a_language(fast: Path) -> None:
    _, rest = follow("Add a language", fast)
    assert "[en|de|eo|es|fr|pl]" in rest
    assert "passed" in rest


def test_adding_a_game(fast: Path) -> None:
    _, played = follow("Add a game", fast)
    assert "4 games of 4 seats" in played
    assert "Nothing broke." in played


def test_a_first_change(fast: Path) -> None:
    """The ten minutes of docs/contributors.md."""
    text = following.section(ROOT / "docs" / "contributors.md", "A first change in ten minutes")
    shown, refreshed, tested = following.follow(text, fast)
    assert "4 ore + 1 pop" in shown
    assert not re.search(r"(?<!\d)0 of ", refreshed)
    assert "passed" in tested


def test_nothing_is_left_to_refresh(fast: Path) -> None:
    before = {file: file.read_bytes() for file in fast.rglob("*") if file.suffix in (".json", ".md")}
    (printed,) = follow("What follows from a change", fast)
    assert "0 of " in printed
    assert {file: file.read_bytes() for file in before} == before


@pytest.mark.parametrize("title", ["Add a card", "Add an effect word", "Add or mend a rule", "Add a game"])
def test_every_file_that_a_page_names_is_there(title: str) -> None:
    """As a path of the repository or of the package; NAME stands for each game."""
    named = re.findall(r"`((?:src|tests|docs|games|rules|kernel|web)/[\w./-]*)`", page(title).replace("NAME", "sun"))
    assert named
    places = (ROOT, ROOT / "src" / "heliopause", ROOT / "src" / "heliopause" / "games" / "sun")
    assert [path for path in named if not any((place / path).exists() for place in places)] == []
