"""The page of rules says of the boards what the content says."""

import re
import tomllib

import pytest

from heliopause.games.horizon.rules.constants import LEVELS
from heliopause.registry import spec_of
from tests.games.horizon.position import Position

PAGE = spec_of("horizon").page("rules")
BOARDS = tomllib.loads(spec_of("horizon").file("content", "boards.toml").read_text(encoding="utf-8"))


def table_after(heading: str) -> list[list[str]]:
    """The rows of the first table below a heading, cell by cell, without its first two lines."""
    below = PAGE.split(heading, 1)[1]
    lines = [line for line in below.split("\n\n|", 1)[1].split("\n\n", 1)[0].splitlines() if line]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.rule("3.9")
def test_the_spaces_of_the_basic_actions_on_the_page() -> None:
    rows = table_after("### 3.9 ")
    assert len(rows) == len(BOARDS["basic"])
    for row, action in zip(rows, BOARDS["basic"], strict=True):
        for players, cell in zip(("4", "3", "2"), row[1:], strict=True):
            extras = ", ".join(f"+{extra}" if extra else "0" for extra in action["spaces"][players])
            assert cell == ("unlimited" if action.get("repeatable") else extras), row[0]


@pytest.mark.rule("3.9", "3.10")
def test_the_lines_of_the_actions_on_the_page() -> None:
    for section, kind in (("### 3.9 ", "basic"), ("### 3.10 ", "advanced")):
        lines = re.findall(r"^\d\. `(.+?)`", PAGE.split(section, 1)[1].split("\n### ", 1)[0], re.MULTILINE)
        assert lines == [action["line"] for action in BOARDS[kind]]


@pytest.mark.rule("1.1")
def test_the_lines_between_the_spaces_on_the_page() -> None:
    said = next(line for line in PAGE.splitlines() if "II A={1}" in line)
    for slot in BOARDS["slot"]:
        needs = ",".join(slot.get("needs", []))
        if slot["level"] == 1:
            continue
        joined = f"two of {{{needs}}}" if "of" in slot else f"{{{needs}}}"
        assert f"{slot['id']}={joined}" in said, f"{LEVELS[slot['level']]} {slot['id']}"


@pytest.mark.rule("1.6")
def test_the_tracks_on_the_page() -> None:
    rows = {row[0]: row[2:] for row in table_after("### 1.6 ")}
    for track in ("food", "economy", "infrastructure"):
        assert rows[track] == [cell_of(space) for space in BOARDS["track"][track]["spaces"]]
    said = next(line for line in PAGE.splitlines() if line.startswith("- The investment track has nine spaces"))
    expected = ", ".join(cell_of(space) for space in BOARDS["track"]["investment"]["spaces"])
    assert said.endswith(f"{expected}.")


def cell_of(space: dict[str, object]) -> str:
    stages = {"theocracy": "Theocracy", "once": "one-time bonus", "democracy": "Democracy"}
    match space:
        case {"line": line}:
            return f"`{line}`"
        case {"column": column}:
            return f"column {column}"
        case {"coins": coins}:
            return f"+{coins} coin"
        case {"stage": stage}:
            return stages[str(stage)]
        case {"power": "far-movement"}:
            return "+1 movement for good"
    return f"{space['vp']} VP"


@pytest.mark.rule("1.6")
def test_the_pawns_and_coins_on_the_page() -> None:
    content = Position().state.content
    section = PAGE.split("### 1.6 ", 1)[1]
    columns = ", ".join(f"{letter} {places}" for letter, places in zip("ABCDE", content.columns, strict=True))
    assert f"{content.places} fill the population columns: {columns}." in section
    assert f"It has {content.start_coins} coin" in section
    assert f"a settler of strength {content.start_settler}" in section
