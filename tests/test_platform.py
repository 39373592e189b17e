"""The platform names no game: whatever knows one lies in its folder, and the registry finds it there."""

import re
from pathlib import Path

import pytest

from heliopause.registry import OURS, games, specs

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "heliopause"
PAGES = ROOT / "web" / "src"
WRITTEN = (".py", ".ftl", ".html", ".mako", ".ts", ".svelte", ".css")
MAY = (SOURCE / "registry.py", SOURCE / "__init__.py")  # the list of games, and the example in the package's docstring


def platform() -> list[Path]:
    """What is written by hand outside the folders of the games."""
    alone = [*(ROOT / "bench").glob("*"), *(ROOT / "web").glob("*.*"), ROOT / "setup.py"]
    files = [*SOURCE.rglob("*"), *PAGES.rglob("*"), *alone]
    apart = (SOURCE / "games", PAGES / "games", SOURCE / "table" / "site", PAGES / "lib" / "wire.ts")
    return [
        file
        for file in files
        if file.suffix in WRITTEN and file not in MAY and not any(file.is_relative_to(folder) for folder in apart)
    ]


def test_no_file_of_the_platform_names_a_game() -> None:
    """Neither as a word nor as a part of a name: `sun`, `Sun's`, `sun_deck`, `SunDeck`."""
    names = "|".join(games())
    titles = "|".join(name.title() for name in games())
    named = re.compile(rf"(?<![A-Za-z])(?:(?i:{names})(?![A-Za-z])|(?:{titles})(?![a-z]))")
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in platform()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert len(platform()) > 200
    assert found == []


@pytest.mark.parametrize("package", OURS)
def test_every_part_that_a_game_of_ours_names_is_there(package: str) -> None:
    (spec,) = [spec for spec in specs().values() if spec.package == package]
    for part in ("rules", "view", "bots", "terminal", "env", "text", "picture", "lab", "cards", "form"):
        assert spec.part(part) is not None, part
    assert all(spec.page(page).startswith("# ") for page in spec.pages)
    assert all(spec.file("content", f"{name}.toml").is_file() for name in spec.content)
