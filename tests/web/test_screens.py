"""Every screen is quiet: no error in the console, nothing refused by the content security policy or missing."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import heliopause
from heliopause.bots import make
from tests.table.serving import Server
from tests.web.robot import PHONE, Robot, imported, open_page, open_panel, seen_troubles
from tests.web.test_playing import started

PANELS = ("Rules", "Talk", "Seats", "Settings")
TABS = ("Stars", "Mat", "Others", "Log", "Technology")


def test_the_start_page_and_what_opens_from_it(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, server.url, locale="en-GB")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("heading", name="Three phases in order")).to_be_attached()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Set up a game").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile(r"/t/"))
    page.locator("[data-option]").first.wait_for()
    page.go_back()
    page.get_by_role("heading", name="Set up a game").wait_for()
    page.go_back()
    page.locator("[data-start]").wait_for()
    assert seen_troubles(page) == []


def test_the_table_with_all_its_panels(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "random"})
    page = open_page(chromium, address, locale="en-GB")
    Robot(server, page).play(6)
    for panel in PANELS:
        open_panel(page, panel)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("header [data-seat='1']").click()
    expect(page.locator("[data-area=mat][data-seat='1']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-area=mat][data-seat='0']")).to_be_visible()
    open_panel(page, "Guide")
    expect(page.get_by_role("region", name="Your first game")).to_be_visible()
    point_at_everything(page)
    page.get_by_role("link", name="HELIOPAUSE").click()
    page.locator("[data-start]").wait_for()
    assert seen_troubles(page) == []


def point_at_everything(page: Page) -> None:
    """Hover what can be pointed at on the boards: tips and reasons come and go."""
    # When one is asked again, the bots are done and nothing moves.
    page.locator("[data-option]").first.wait_for(state="attached")
    for thing in page.locator("[data-space], [data-place], [data-ship], article.card").all()[:40]:
        thing.hover(force=True)


def test_the_past_and_the_way_back(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "here"})
    page = open_page(chromium, address, locale="en-GB")
    Robot(server, page).play(12)
    page.get_by_role("button", name="One choice back").click()
    expect(page.get_by_text("You are looking at the past.")).to_be_visible()
    assert page.locator("[data-option]").count() == 0, "nobody chooses in the past"
    page.get_by_role("slider").press("Home")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 1")
    page.keyboard.press("Escape")
    page.locator("[data-option]").first.wait_for()
    assert seen_troubles(page) == []


def test_every_tab_of_a_phone(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "bot", "bot": "greedy"}, options={"mats": "advanced"})
    page = open_page(chromium, address, viewport=PHONE, has_touch=True, is_mobile=True, locale="en-GB")
    robot = Robot(server, page)
    robot.play(8)
    robot.wait_for_a_choice()
    for tab in TABS:
        page.get_by_role("tab", name=tab, exact=True).tap()
        expect(page.get_by_role("tabpanel", name=tab, exact=True)).to_be_visible()
    assert seen_troubles(page) == []


def test_the_final_screen_of_a_record(server: Server, chromium: Browser) -> None:
    game = heliopause.new("sun", players=3, seed=3)
    bot = make("greedy", 1)
    while not game.over:
        game.choose(bot.choose(game))
    page = open_page(chromium, imported(server, game), locale="en-GB")
    expect(page.locator("[data-game-over]")).to_be_visible()
    expect(page.get_by_text(f"{max(score.total for score in game.scores())} points").first).to_be_visible()
    expect(page.get_by_text("The same as a table")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    assert heliopause.load(read(saved.value)).over
    page.get_by_role("button", name="Look back through the game").click()
    page.locator("[data-game-over]").wait_for(state="detached")
    page.get_by_role("button", name="Result").click()
    page.get_by_role("button", name="Play again").click()
    page.locator("[data-option]").first.wait_for()
    assert seen_troubles(page) == []


def read(download: Any) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(Path(download.path()).read_text(encoding="utf-8"))
    return record


@pytest.mark.parametrize(
    ("address", "says"), [("/t/nowhere", "There is no such table."), ("/t/nowhere?key=x", "There is no such table.")]
)
def test_a_link_that_opens_nothing_says_so(server: Server, chromium: Browser, address: str, says: str) -> None:
    page = open_page(chromium, server.url + address, locale="en-GB")
    expect(page.get_by_role("heading", level=1)).to_contain_text(says)
    page.get_by_role("button", name="To the start page").click()
    page.locator("[data-start]").wait_for()
