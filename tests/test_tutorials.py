"""The ten minutes of owners of the box, of writers of bots and of researchers; contributors: test_contributing."""

from pathlib import Path

from tests.following import ROOT, follow, section


def test_owners_of_the_box(tmp_path: Path) -> None:
    follow(section(ROOT / "docs" / "owners.md", "Your own cards in ten minutes"), tmp_path, fails=2)


def test_writers_of_bots(tmp_path: Path) -> None:
    follow(section(ROOT / "docs" / "bot-writers.md", "Your own bot in ten minutes"), tmp_path)


def test_researchers(tmp_path: Path) -> None:
    follow(section(ROOT / "docs" / "researchers.md", "A first experiment in ten minutes"), tmp_path)
