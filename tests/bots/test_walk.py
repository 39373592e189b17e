"""The walk of docs/bots.md: the files that a decision passes through are those of the table, eleven at most."""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import heliopause
from heliopause.bots import make

ROOT = Path(__file__).parents[2]
SOURCE = Path(heliopause.__file__).parent
ROW = re.compile(r"^\| \d+ \| `([^`]+)` \| (\(not greedy\))?", re.MULTILINE)


def table(game: str) -> dict[str, bool]:
    """The files of the page, as the game has them, by whether greedy needs them."""
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    if game == "horizon":
        page = page.replace("games/sun", "games/horizon").replace("fleet_value.py", "map_value.py")
    return {file: not without for file, without in ROW.findall(page)}


def passed(work: Callable[[], Any]) -> set[str]:
    """The files of bots whose functions are called while something is done."""
    seen = set()

    def look(frame: FrameType, _event: str, _argument: object) -> None:
        seen.add(frame.f_code.co_filename)

    sys.setprofile(look)
    try:
        work()
    finally:
        sys.setprofile(None)
    files = [Path(file).relative_to(SOURCE) for file in seen if SOURCE in Path(file).parents]
    return {file.as_posix() for file in files if "bots" in file.parts}


@pytest.mark.interpreted
@pytest.mark.parametrize("game", ["sun", "horizon"])
@pytest.mark.parametrize("text", ["greedy", "search:20"])
def test_a_decision_passes_through_the_files_of_the_page(game: str, text: str) -> None:
    files = table(game)
    assert len(files) == 11
    played = heliopause.new(game, players=2, seed=3)
    others = [make("greedy", seat) for seat in range(2)]
    while played.round < 3 or len(played.options()) < 4:
        seat = played.seat
        assert seat is not None
        played.choose(others[seat].choose(played))
    make(text, 1).choose(played)  # reads what is read only once: the models
    bot = make(text, 2)
    found = passed(lambda: bot.choose(played))
    assert found == {file for file, greedy in files.items() if greedy or text != "greedy"}
