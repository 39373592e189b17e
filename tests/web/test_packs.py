"""A pack in the browser: opened as a file where a table is set up, looked at before sitting down, played with."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

import heliopause
from tests.table.serving import Server
from tests.web.robot import Robot, open_page, seen_troubles

MINE = """
[pack]
game = "sun"
name = "My box"
author = "Ines"

[[basic]]
action = "recruit"
line = "supply -> pop, 3 ore"
printed = ["line"]

[guild.scholars-guild]
line = 'by hand "everybody shows a ship"'
"""


def setting_up(chromium: Browser, server: Server) -> Page:
    page = open_page(chromium, server.url, locale="en-GB", reduced_motion="reduce")
    page.get_by_role("button", name="Set up a game").click()
    return page


def test_a_pack_is_opened_looked_at_and_played_with(server: Server, chromium: Browser, tmp_path: Path) -> None:
    page = setting_up(chromium, server)
    file = tmp_path / "mine.toml"
    file.write_text(MINE, encoding="utf-8")
    page.locator("[data-pack-file]").set_input_files(file)
    expect(page.get_by_text("My box")).to_be_visible()
    expect(page.get_by_text("It changes 2 values.")).to_be_visible()
    page.get_by_role("button", name="What it changes").click()
    sheet = page.locator("[data-pack]")
    expect(sheet).to_contain_text("everybody shows a ship")
    expect(sheet).to_contain_text("supply -> pop, 3 ore")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    robot = Robot(server, page)
    robot.wait_for_a_choice()
    game = heliopause.load(robot.record(page))
    assert game.pack is not None
    guest = open_page(chromium, page.url, locale="en-GB")
    guest.locator("[data-pack-chip]").click()
    expect(guest.locator("[data-pack]")).to_contain_text("By Ines")
    assert seen_troubles(page) == seen_troubles(guest) == []


def test_what_is_wrong_with_a_pack_is_said_where_it_was_opened(
    server: Server, chromium: Browser, tmp_path: Path
) -> None:
    page = setting_up(chromium, server)
    file = tmp_path / "mine.toml"
    file.write_text('[guild.scholars-guild]\nline = "4 ore: resarch III"\n', encoding="utf-8")
    page.locator("[data-pack-file]").set_input_files(file)
    expect(page.get_by_role("alert").filter(has_text="mine.toml")).to_contain_text("(line 2, column 16)")
