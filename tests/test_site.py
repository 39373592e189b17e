"""The documents as a site: it builds without a warning, links and headings included, and needs no network."""

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from docs import make_site
from tests.following import ROOT

FETCHED = re.compile(
    r"""<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=["']?(?:https?:)?//|url\(["']?https?://|@import"""
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    patch = pytest.MonkeyPatch()
    patch.setattr(make_site, "BUILT", folder)
    make_site.gather()
    patch.undo()
    config = folder / "zensical.toml"
    config.write_text(config.read_text("utf-8").replace('"../../src"', f'"{ROOT / "src"}"'), "utf-8")
    return folder


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, "-m", "zensical", "build", "--strict", "-f", str(folder / "zensical.toml")]
    return subprocess.run(call, cwd=folder, capture_output=True, text=True, check=False)


def test_it_builds_without_a_warning_and_fetches_nothing(site: Path) -> None:
    done = build(site)
    assert done.returncode == 0, done.stdout + done.stderr
    pages = [*(site / "site").rglob("*.html"), *(site / "site").rglob("*.css")]
    assert len(pages) > 20
    ours = [page for page in pages if "reports" not in page.parts]
    assert [page.name for page in ours if FETCHED.search(page.read_text("utf-8"))] == []
    told = (site / "site" / "api.html").read_text("utf-8")
    assert all(f'id="heliopause.{name}"' in told for name in ("new", "Game.choose", "Refusal.words"))


def test_a_link_to_a_heading_that_is_not_there_is_noticed(site: Path, tmp_path: Path) -> None:
    copy = tmp_path / "docs"
    shutil.copytree(site, copy, ignore=shutil.ignore_patterns("site", ".cache"))
    (copy / "pages" / "players.md").write_text("# Players\n\n[there](table.md#nowhere)\n", "utf-8")
    done = build(copy)
    assert done.returncode != 0
    assert "anchor does not exist" in done.stderr


def test_a_link_to_a_file_that_is_not_there_is_noticed() -> None:
    with pytest.raises(make_site.NoSuchFile, match=r"docs/bots\.md leads to nowhere\.md"):
        make_site.linked("[there](nowhere.md)", "docs/bots.md", make_site.pages())


def test_a_link_leads_to_the_place_on_the_site_or_is_text() -> None:
    text = "[a](../SECURITY.md#x) [b](../setup.py) `[c](none)` ![d](pictures/table.png)"
    told = make_site.linked(text, "docs/table.md", make_site.pages())
    assert told == "[a](security.md#x) b `[c](none)` ![d](pictures/table.png)"


def test_every_page_can_be_found() -> None:
    """It stands in the navigation, and the readers that it names have a page each."""
    config = tomllib.loads((ROOT / "docs" / "zensical.toml").read_text("utf-8"))
    said = "docs/zensical.toml says where a page stands"
    assert sorted(listed(config["project"]["nav"])) == sorted(make_site.pages().values()), said


def listed(nav: Any) -> Iterator[str]:
    for entry in nav:
        found = entry if isinstance(entry, str) else next(iter(entry.values()))
        if isinstance(found, str):
            yield found
        else:
            yield from listed(found)
