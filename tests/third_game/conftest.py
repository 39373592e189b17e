"""Comet as if it were installed: its folder is on the path, and its metadata stand in a folder beside it."""

import os
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from heliopause.registry import specs
from heliopause.table.cards import cards_with

HOME = Path(__file__).parent


@pytest.fixture(scope="module")
def comet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Known in this process and in those it starts; yields its folder."""
    site = tmp_path_factory.mktemp("site")
    project = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    metadata = site / f"{project['name']}-{project['version']}.dist-info"
    metadata.mkdir()
    head = {"Metadata-Version": "2.1", "Name": project["name"], "Version": project["version"]}
    (metadata / "METADATA").write_text("".join(f"{key}: {value}\n" for key, value in head.items()))
    lines = [
        line
        for group, entries in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {where}" for name, where in entries.items()))
    ]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n")
    with pytest.MonkeyPatch.context() as patch:
        added = [str(site), str(HOME)]
        patch.setattr(sys, "path", [*sys.path, *added])
        before = [path for path in [os.environ.get("PYTHONPATH")] if path]
        patch.setenv("PYTHONPATH", os.pathsep.join([*before, *added]))
        specs.cache_clear()
        yield HOME / "comet"
    for name in [name for name in sys.modules if name.partition(".")[0] == "comet"]:
        del sys.modules[name]
    specs.cache_clear()
    cards_with.cache_clear()
