"""Whole games in a real browser, clicked through data-option as the design pins it."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import heliopause
from heliopause.words import LANGUAGES
from tests import http
from tests.table.serving import Server, served
from tests.web.robot import PHONE, Robot, open_page, seen_troubles


def started(server: Server, *seats: dict[str, Any], **wishes: Any) -> tuple[str, dict[str, Any]]:
    """The address of a new table's maker, and all that was handed out."""
    opened = http.post(f"{server.url}/api/tables", json={"seats": list(seats), **wishes}).json()
    return f"{server.url}/t/{opened['table']}?key={opened['key']}", opened


def test_a_game_is_begun_with_one_click(server: Server, chromium: Browser) -> None:
    """How games come to their ends by clicks, see test_whole_games."""
    page = open_page(chromium, server.url)
    page.locator("[data-start]").first.click()
    page.wait_for_url(re.compile(r"/t/"))
    robot = Robot(server, page)
    robot.play(20)
    assert robot.clicks > 10
    assert seen_troubles(page) == []


def test_every_option_of_the_rules_can_be_clicked(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "here"})
    page = open_page(chromium, address, reduced_motion="reduce")
    robot = Robot(server, page)
    for _ in range(25):
        assert robot.wait_for_a_choice() is page
        page.wait_for_timeout(100)
        rules = {option.id for option in heliopause.load(robot.record(page)).options()}
        more = page.locator("button[aria-expanded=false].more")
        if more.count():
            more.first.click()
        assert set(robot.offered(page)) == rules
        robot.click_if_there(page, robot.pick(page))


def test_two_browsers_play_one_game(server: Server, chromium: Browser) -> None:
    address, opened = started(server, {"who": "me", "name": "Mira"}, {"who": "link", "name": "Ines"})
    link = f"{server.url}/t/{opened['table']}?key={opened['links'][0]['key']}"
    mine, theirs = (open_page(chromium, one, reduced_motion="reduce") for one in (address, link))
    robot = Robot(server, mine, theirs)
    robot.play(20)
    robot.wait_for_a_choice()  # what was chosen last may still be on its way
    asked = [page for page in (mine, theirs) if page.locator("[data-option]").count()]
    assert len(asked) == 1, "only the browser of the seat that is asked may choose"
    assert seen_troubles(mine) == seen_troubles(theirs) == []


def test_a_spectator_sees_and_touches_nothing(server: Server, chromium: Browser) -> None:
    _, opened = started(server, {"who": "me"}, {"who": "here"})
    page = open_page(chromium, f"{server.url}/t/{opened['table']}?key={opened['watch']}")
    expect(page.locator("main")).to_be_visible()
    page.wait_for_timeout(1000)
    assert page.locator("[data-option]").count() == 0


def test_reload_and_kill_9_in_the_middle_of_a_decision(tmp_path: Path, chromium: Browser) -> None:
    with served(tmp_path) as server:
        address, _ = started(server, {"who": "me"}, {"who": "here"})
        page = open_page(chromium, address)
        robot = Robot(server, page)
        robot.play_until("space:basic-3.0")
        robot.click(page, "space:basic-3.0")
        page.wait_for_function("() => !document.querySelector('[data-option^=\"space:\"]')")
        robot.wait_for_a_choice()
        before = robot.offered(page)
        page.reload()
        robot.wait_for_a_choice()
        assert robot.offered(page) == before
        server.kill()
        page.wait_for_function("() => !document.querySelector('[data-option]')")  # the line is lost
        server.start()
        robot.wait_for_a_choice()
        robot.click(page, before[0])
        page.wait_for_function(
            f"() => JSON.stringify([...document.querySelectorAll('[data-option]')].map(o => o.dataset.option).sort())"
            f" !== {before!r}",
            timeout=60_000,
        )


def test_a_solo_game_against_the_automa(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "automa"}, options={"level": "printed", "short": True})
    page = open_page(chromium, address, reduced_motion="reduce")
    assert Robot(server, page).play(1000)
    expect(page.locator("[data-game-over]")).to_be_visible()
    assert seen_troubles(page) == []


def test_the_german_page_speaks_german(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "bot", "bot": "greedy"})
    page = open_page(chromium, address, locale="de-DE")
    robot = Robot(server, page)
    robot.play(12)
    text = page.locator("body").inner_text()
    assert "Runde" in text
    assert not re.search(r"\b(Round|your turn|ore production|undiscovered)\b", text)
    assert page.locator("html").get_attribute("lang") == "de"


def test_the_page_offers_the_languages_of_the_server(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, server.url, locale="pt-PT")  # one that there are no words for
    offered = page.get_by_role("group", name="Language").get_by_role("radio")
    expect(offered).to_have_count(len(LANGUAGES))
    assert [one.get_attribute("value") for one in offered.all()] == list(LANGUAGES)
    expect(offered.first).to_be_checked()
    offered.nth(LANGUAGES.index("de")).check()
    expect(page.get_by_role("group", name="Sprache")).to_be_visible()
    assert seen_troubles(page) == []


@pytest.mark.soak  # with the other game, see test_horizon
def test_a_game_on_a_phone(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "bot", "bot": "greedy"})
    page = open_page(chromium, address, viewport=PHONE, has_touch=True, is_mobile=True)
    robot = Robot(server, page)
    robot.play(40)
    wide: int = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE["width"], "nothing sticks out at the side"
    asked = robot.wait_for_a_choice()
    if asked is not None:
        boxes = [one.bounding_box() for one in asked.locator("[data-option]").all()]
        assert any(box and box["y"] + box["height"] <= PHONE["height"] for box in boxes), "an option is within reach"
    assert seen_troubles(page) == []


def test_nothing_scrolls_at_a_desk(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, *({"who": "bot", "bot": "random"} for _ in range(3)))
    page = open_page(chromium, address)
    Robot(server, page).play(10)
    tall: int = page.evaluate("() => document.documentElement.scrollHeight")
    wide: int = page.evaluate("() => document.documentElement.scrollWidth")
    assert (wide, tall) <= (1440, 900)


def test_undo_by_its_button(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "here"})
    page = open_page(chromium, address)
    robot = Robot(server, page)
    robot.play_until("space:basic-3.0")
    before = robot.offered(page)
    robot.click(page, "space:basic-3.0")
    page.wait_for_function("() => document.querySelector('[data-option=\"build:sol\"]')")
    page.keyboard.press("u")
    page.wait_for_function("() => document.querySelector('[data-option^=\"space:\"]')")
    assert robot.offered(page) == before
