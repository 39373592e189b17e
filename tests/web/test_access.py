"""For everybody: axe finds nothing serious on any screen, in both themes; the keyboard reaches everything."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import heliopause
from heliopause.bots import make
from tests.asking import asks
from tests.table.serving import Server
from tests.web.robot import PHONE, Robot, imported, open_page, open_panel
from tests.web.test_playing import started

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
THEMES: dict[str, dict[str, Any]] = {
    "dark": {"resultTypes": ["violations"], "rules": {"label-content-name-mismatch": {"enabled": True}}},
    "light": {"resultTypes": ["violations"], "runOnly": ["color-contrast", "link-in-text-block"]},
}


def serious(page: Page) -> list[str]:
    """What axe finds, in both themes: all of it in one, and what hangs on colours in the other."""
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(path=AXE)
    return [f"{scheme} {one}" for scheme, wishes in THEMES.items() for one in _serious(page, scheme, wishes)]


def _serious(page: Page, scheme: Any, wishes: dict[str, Any]) -> list[str]:
    page.emulate_media(color_scheme=scheme)
    page.wait_for_function("scheme => document.documentElement.dataset.theme === scheme", arg=scheme)
    found: list[dict[str, Any]] = page.evaluate("async wishes => (await axe.run(wishes)).violations", wishes)
    return [
        f"{violation['id']}: {violation['nodes'][0]['html'][:200]}"
        for violation in found
        if violation["impact"] in SERIOUS
    ]


def test_the_start_page(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, server.url, bypass_csp=True)
    page.locator("[data-start]").first.wait_for()
    assert serious(page) == []


def test_setting_a_table_up_for_friends(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, server.url, bypass_csp=True, locale="en-GB", reduced_motion="reduce")
    page.get_by_role("button", name="Set up a game").click()
    page.get_by_role("combobox", name="Who sits on seat 2").select_option("free")
    assert serious(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.locator("[data-lobby]").wait_for()
    assert serious(page) == []


def test_what_stands_beside_the_table(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "here"})
    page = open_page(chromium, address, bypass_csp=True, locale="en-GB", reduced_motion="reduce")
    beside = page.locator("dialog[open], [aria-label='Your first game']")
    for panel in ("Rules", "Talk", "Seats", "Settings", "Guide"):
        open_panel(page, panel)
        beside.first.wait_for()
        assert serious(page) == [], panel
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_final_screen(server: Server, chromium: Browser, size: str) -> None:
    wishes: dict[str, Any] = {"viewport": PHONE} if size == "phone" else {}
    page = open_page(chromium, imported(server, ended()), bypass_csp=True, reduced_motion="reduce", **wishes)
    page.locator("[data-game-over] table").first.wait_for()
    assert serious(page) == []


@cache
def ended() -> heliopause.Game:
    game = heliopause.new("sun", players=2, seed=3)
    bot = make("random", 1)
    while not game.over:
        game.choose(bot.choose(game))
    return game


@cache
def in_the_middle() -> heliopause.Game:
    game = heliopause.new("sun", players=2, seed=3, tableau=True)
    bot = make("greedy", 1)
    while game.round < 8 or asks(game) != "ask-space":
        game.choose(bot.choose(game))
    return game


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_table(server: Server, chromium: Browser, size: str) -> None:
    wishes: dict[str, Any] = {"viewport": PHONE} if size == "phone" else {}
    page = open_page(chromium, imported(server, in_the_middle()), bypass_csp=True, reduced_motion="reduce", **wishes)
    Robot(server, page).wait_for_a_choice()
    page.wait_for_timeout(400)
    assert serious(page) == []


def test_a_turn_by_keyboard_alone(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "here"})
    page = open_page(chromium, address)
    robot = Robot(server, page)
    robot.wait_for_a_choice()
    for _ in range(3):
        before = robot.offered(page)
        for _ in range(200):
            page.keyboard.press("Tab")
            if page.evaluate("() => document.activeElement.closest('[data-option]') !== null"):
                break
        else:
            raise AssertionError("the keyboard does not reach an option")
        page.keyboard.press("Enter")
        page.wait_for_timeout(500)
        assert robot.offered(page) != before
