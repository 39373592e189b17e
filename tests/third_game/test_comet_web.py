"""Comet in the browser: set up on the start page, played on a board made from its view, clicked to the end."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table.serving import served
from tests.web.robot import PHONE, open_page, seen_troubles

pytestmark = pytest.mark.usefixtures("comet")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_it_is_set_up_and_clicked_to_the_end(tmp_path: Path, chromium: Browser, size: str) -> None:
    viewport = {"viewport": PHONE} if size == "phone" else {}
    with served(tmp_path) as server:
        page = open_page(chromium, server.url, locale="en-GB", reduced_motion="reduce", **viewport)
        page.get_by_role("radio", name="Comet").check()
        page.get_by_role("button", name="Set up a game").click()
        page.get_by_role("switch", name="Gentle tail").check()
        page.get_by_label("Ice to the end").fill("12")
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url(re.compile(r"/t/"))
        expect(page.get_by_role("heading", level=1)).to_contain_text("Comet · round 1")
        expect(page.get_by_text("ice to the end")).to_be_visible()
        turns = _play(page)
        assert turns > 3
        expect(page.locator("[data-game-over]")).to_contain_text(re.compile("wins|share the victory"))
        page.get_by_role("button", name="Rules").click()
        expect(page.get_by_text("A comet passes, and everybody wants its ice.")).to_be_visible()
        assert seen_troubles(page) == []


def _play(page: Page) -> int:
    """Fly by at a distance, and turn back with the first ice; how often something was clicked."""
    over = page.locator("[data-game-over]")
    wanted = page.locator("[data-option=far], [data-option=back]")
    for clicks in range(200):
        expect(wanted.or_(over)).to_be_visible()
        if over.is_visible():
            return clicks
        wanted.click()
    raise AssertionError("the game does not end")
