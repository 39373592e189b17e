"""A bot of one's own, as the documents print it: it plays, and can be seated by name."""

import re
import sys
import textwrap
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import heliopause
from heliopause import bots
from heliopause.bots import Bot, NoSuchBot, make

PAGE = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8").split("## Add a bot\n")[1].split("\n## ")[0]


def printed(language: str) -> str:
    """The one block of the page in this language."""
    (block,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return str(block)


def wins_or_loses(bot: Bot) -> bool:
    game = heliopause.new("sun", players=2, seed=4)
    seated = [bot, make("random", 4)]
    while (seat := game.seat) is not None:
        game.choose(seated[seat].choose(game))
    return bool(game.winners())


def test_the_ten_lines_of_the_docstring_are_a_bot() -> None:
    assert bots.__doc__ is not None
    lines = bots.__doc__.split("it plays:\n\n")[1].split("\n\nIt may look")[0].splitlines()
    example: dict[str, Any] = {}
    exec(textwrap.dedent("\n".join(lines)), example)
    assert sum(1 for line in lines if line.strip()) == 10 - 1
    assert wins_or_loses(example["Grabber"]())


def test_the_bot_of_the_page_plays_once_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    module: dict[str, Any] = {}
    exec(printed("python"), module)
    name, kind = re.findall(r'`"(\w+)": (\w+)`', PAGE)[0]
    monkeypatch.setitem(bots.BOTS, name, module[kind])
    assert wins_or_loses(make(name, 7))


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of somebody else's, installed, that offers what the page offers."""
    offered = tomllib.loads(printed("toml"))["project"]["entry-points"][bots.GROUP]
    known = tmp_path / "my_package-1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: my-package\nVersion: 1.0\n")
    lines = [f"[{bots.GROUP}]", *(f"{name} = {where}" for name, where in offered.items())]
    (known / "entry_points.txt").write_text("\n".join(lines) + "\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith("my_package")]:
        del sys.modules[name]


def test_a_bot_of_another_package_is_found_by_its_name(package: Path) -> None:
    (package / "my_package").mkdir()
    (package / "my_package" / "first.py").write_text(printed("python"))
    bot = make("first", 7)
    assert type(bot).__module__ == "my_package.first"
    assert wins_or_loses(bot)
    with pytest.raises(NoSuchBot, match=r"^the bot 'first' takes nothing after a colon$"):
        make("first:2s")
    with pytest.raises(NoSuchBot, match=r"^there is no bot 'second'; there is random, .*, first, search:3s"):
        make("second")


def test_a_bot_that_cannot_be_loaded_is_refused_in_a_sentence(package: Path) -> None:
    with pytest.raises(
        NoSuchBot, match=r"^the bot 'first' is offered as my_package\.first:First, which cannot be loaded"
    ):
        make("first")
