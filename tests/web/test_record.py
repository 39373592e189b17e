"""Your record: kept in the browser, brought as a file and taken along as one."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.table.serving import Server
from tests.web.robot import open_page, seen_troubles
from tests.web.test_access import serious

PHASES = [{"turns": 4, "lost": 0.08}, {"turns": 4, "lost": 0.16}, {"turns": 2, "lost": 0.0}]
GAME: dict[str, Any] = {
    "table": "abc",
    "seat": 0,
    "game": "sun",
    "at": 1_800_000_000_000,
    "players": 2,
    "opponents": ["strong"],
    "points": 41,
    "won": 1,
    "luck": 0.05,
    "phases": PHASES,
}


def test_a_record_is_imported_looked_at_and_exported(server: Server, chromium: Browser, tmp_path: Path) -> None:
    page = open_page(chromium, server.url, locale="en-GB", bypass_csp=True)
    page.get_by_role("link", name="Your record").click()
    expect(page.get_by_role("heading", name="Your record")).to_be_visible()
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"kind": "heliopause-own-record", "version": 1, "games": [GAME]}), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("One game was added.")).to_be_visible()
    row = page.get_by_role("table", name="By game").get_by_role("row").nth(1)
    expect(row).to_have_text("Beyond the Sun 1 1 2.4 % 2.0 % 4.0 % 0.0 % +5.0 %", use_inner_text=True)
    assert serious(page) == []
    other = tmp_path / "other.json"
    other.write_text("[]", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(other)
    expect(page.get_by_text("other.json does not hold your record.")).to_be_visible()
    page.reload()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Export").click()
    assert json.loads(Path(saving.value.path()).read_text(encoding="utf-8"))["games"] == [GAME]
    assert seen_troubles(page) == []
