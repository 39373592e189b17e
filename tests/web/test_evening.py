"""Evenings with friends, played as people do: from nothing to the second round, to the end, and once more."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table.serving import Server, served
from tests.web.robot import PHONE, Robot, open_page, open_panel, seen_troubles
from tests.web.test_lobby import seat_link
from tests.web.test_playing import started

ENGLISH = {"locale": "en-GB", "reduced_motion": "reduce"}
ME = {"who": "me", "name": "Mira"}
FREE = {"who": "free"}


def join(chromium: Browser, address: str, name: str, **context: object) -> Page:
    page = open_page(chromium, address, **{**ENGLISH, **context})
    page.get_by_role("textbox", name="Your name").fill(name)
    page.locator("[data-take-seat]").click()
    return page


@pytest.mark.soak  # with three, and for twelve clicks, see test_lobby
def test_a_first_evening(server: Server, chromium: Browser) -> None:
    """Four seats, one link, from nothing to the second round."""
    host = open_page(chromium, server.url, **ENGLISH)
    friends = host.locator("article", has=host.get_by_role("button", name="Open a table"))
    friends.get_by_role("radio", name="4").check()
    friends.get_by_role("button", name="Open a table").click()
    host.wait_for_url(re.compile("/t/"))
    address = host.get_by_role("textbox", name="Address of the table").input_value()
    host.get_by_role("textbox", name="Your name").fill("Mira")  # asked there, if it was not yet
    host.get_by_role("button", name="Done").click()
    expect(host.get_by_role("button", name="Done")).to_have_count(0)
    guests = [join(chromium, address, name) for name in ("Ines", "Tom", "Ulla")]
    expect(guests[-1].locator("header [data-seat='0']")).to_contain_text("Mira")
    robot = Robot(server, host, *guests)
    second = re.compile(r"Round 2\b")
    while not second.search(host.locator("header h1").inner_text()):
        assert robot.play(1) is False
    for page in guests:
        expect(page.locator("header h1")).to_contain_text(second)
        assert seen_troubles(page) == []


@pytest.mark.soak
def test_to_the_end_and_again_with_one_link(tmp_path: Path, chromium: Browser) -> None:
    """A phone, a server that is ended in between, a spectator, and then all come to one table again."""
    with served(tmp_path) as server:
        address, opened = started(server, ME, FREE, options={"short": True})
        plain = f"{server.url}/t/{opened['table']}"
        mira = open_page(chromium, address, **ENGLISH)
        ines = join(chromium, plain, "Ines")
        robot = Robot(server, mira, ines)
        robot.play(6)
        open_panel(ines, "Seats")
        link = seat_link(ines)
        ines.keyboard.press("Escape")
        phone = open_page(chromium, link, viewport=PHONE, has_touch=True, is_mobile=True, **ENGLISH)
        robot = Robot(server, mira, phone)
        robot.play(4)
        server.kill()
        server.start()
        watcher = open_page(chromium, plain, **ENGLISH)
        watcher.get_by_role("button", name="Watch the game").click()
        expect(watcher.get_by_text("You are watching.").first).to_be_visible()
        open_panel(mira, "Seats")
        mira.get_by_text("One person is watching.").wait_for()  # her browser comes back by itself
        mira.keyboard.press("Escape")
        robot = Robot(server, mira, ines)
        assert robot.play(2000), "the seat went back to the desk and the game to its end"
        expect(watcher.locator("[data-game-over]")).to_be_visible()
        assert watcher.get_by_role("button", name="Play again").count() == 0

        mira.locator("[data-game-over]").get_by_role("button", name="Play again").click()
        mira.wait_for_url(re.compile(rf"/t/(?!{opened['table']})"))
        expect(mira.locator("[data-lobby]")).to_contain_text("kept for Ines")
        ines.get_by_role("button", name="Play again with the others").click()
        ines.wait_for_url(mira.url)
        Robot(server, mira, ines).play(4)


def test_talk_and_other_options_while_they_wait(server: Server, chromium: Browser) -> None:
    address, opened = started(server, ME, FREE, FREE)
    mira = open_page(chromium, address, **ENGLISH)
    ines = join(chromium, f"{server.url}/t/{opened['table']}", "Ines")
    expect(ines.get_by_role("button", name="Play on another device")).to_be_visible()
    mira.get_by_role("button", name="Talk").click()
    mira.get_by_role("textbox", name="Say something").fill("Who brings the crisps?")
    mira.keyboard.press("Enter")
    expect(mira.get_by_role("log")).to_contain_text("Who brings the crisps?")
    mira.keyboard.press("Escape")
    ines.get_by_role("button", name="Who brings the crisps?").click()
    ines.get_by_role("textbox", name="Say something").fill("I do")
    ines.keyboard.press("Enter")
    expect(ines.get_by_role("log")).to_contain_text("I do")
    mira.reload()
    mira.get_by_role("button", name="Talk").click()
    expect(mira.get_by_role("log")).to_contain_text("I do")
    mira.keyboard.press("Escape")

    mira.get_by_role("button", name="Change options").click()
    mira.get_by_role("switch", name=re.compile("[Tt]ableau")).check()
    mira.get_by_role("button", name="Play it like this").click()
    expect(ines.locator("[data-lobby]")).to_contain_text(re.compile("[Tt]ableau"))
    assert ines.get_by_role("button", name="Change options").count() == 0
    assert seen_troubles(mira) == seen_troubles(ines) == []


def test_the_host_sees_from_where_the_table_can_be_reached(tmp_path: Path, chromium: Browser) -> None:
    with served(tmp_path, listens=("127.0.0.1", 8240)) as server:
        address, _ = started(server, ME, FREE)
        host = open_page(chromium, address, **ENGLISH)
        reach = host.locator("[data-reach]")
        reach.wait_for()
        expect(reach).to_contain_text("On this computer: http://localhost:8240")
        expect(reach).to_contain_text("heliopause serve --host 0.0.0.0")
        expect(reach).to_contain_text("docs/hosting.md")
    (tmp_path / "open").mkdir()
    with served(tmp_path / "open", listens=("198.51.100.7", 8240), public="https://table.example.org") as server:
        address, opened = started(server, ME, FREE)
        host = open_page(chromium, address, **ENGLISH)
        host.locator("[data-reach]").wait_for()
        expect(host.locator("[data-reach]")).to_contain_text("From everywhere: https://table.example.org")
        shared = host.get_by_role("textbox", name="Address of the table")
        expect(shared).to_have_value(f"https://table.example.org/t/{opened['table']}")
        host.get_by_role("button", name="Play on another device").click()
        there = re.compile(r"^https://table\.example\.org/t/")
        expect(host.locator("[data-device-link]")).to_have_attribute("data-device-link", there)
