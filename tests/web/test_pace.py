"""A table's pace in the browser: chosen, shown, counted down; a bot keeps a seat warm, and its owner takes it back."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.table.serving import Guest, Server, served
from tests.web.robot import Robot, open_page, open_panel, seen_troubles
from tests.web.test_playing import started

ENGLISH = {"locale": "en-GB", "reduced_motion": "reduce"}
ME = {"who": "me", "name": "Mira"}
INES = {"who": "link", "name": "Ines"}


def test_the_pace_is_offered_where_friends_come_by_link(server: Server, chromium: Browser) -> None:
    host = open_page(chromium, server.url, **ENGLISH)
    host.get_by_role("button", name="Open a table").click()
    host.wait_for_url(re.compile("/t/"))
    expect(host.get_by_role("radio", name="24 hours a turn")).to_be_checked()
    host.get_by_role("radio", name="3 days a turn").check()
    guest = open_page(chromium, host.url, **ENGLISH)
    expect(guest.locator("[data-lobby]")).to_contain_text("Pace: 3 days a turn")
    expect(guest.locator("[data-lobby]")).to_contain_text("a bot keeps the seat warm until they return")
    host.get_by_role("radio", name="Live").check()
    expect(guest.locator("[data-lobby]")).to_contain_text("Pace: Live")

    host.goto(server.url)
    host.get_by_role("button", name="Set up a game").click()
    assert host.get_by_role("radio", name="24 hours a turn").count() == 0, "all sit at this screen"
    host.get_by_role("radio", name="3", exact=True).check()
    expect(host.get_by_role("radio", name="24 hours a turn")).to_be_checked()


def test_a_bot_keeps_a_seat_warm_and_gives_it_back_with_one_click(tmp_path: Path, chromium: Browser) -> None:
    with served(tmp_path, hour=15.0) as server:
        address, opened = started(server, ME, INES, options={"start": 0}, pace=1)
        mira = open_page(chromium, address, **ENGLISH)
        host = Guest(server, opened)
        while host.look()["asked"] == 0:  # the page may not have heard of the end of her turn yet
            Robot(server, mira).play(1)
        expect(mira.locator("[data-countdown]").first).to_have_text(re.compile(r"In \d+ s a bot takes over for Ines\."))
        assert mira.get_by_role("button", name="Let a bot play for Ines").count() == 0, "it would be refused"
        mira.locator("[data-option]").first.wait_for(state="attached")
        ines = open_page(chromium, f"{server.url}/t/{opened['table']}?key={opened['links'][0]['key']}", **ENGLISH)
        expect(ines.get_by_text("A bot keeps your seat warm, Ines.")).to_be_visible()
        ines.get_by_role("button", name="Play for Ines myself again").click()
        expect(ines.get_by_text("A bot keeps your seat warm, Ines.")).to_have_count(0)
        open_panel(ines, "Talk")
        expect(ines.get_by_role("log", name="What was said")).to_contain_text(
            "a bot keeps Ines’s seat warm until Ines takes it back"
        )
        ines.keyboard.press("Escape")
        Robot(server, mira, ines).play(6)
        assert seen_troubles(mira) == seen_troubles(ines) == []


def test_at_a_live_table_the_button_comes_when_it_would_be_granted(tmp_path: Path, chromium: Browser) -> None:
    with served(tmp_path, patience=6.0) as server:
        address, _ = started(server, ME, INES, options={"start": 1})
        mira = open_page(chromium, address, **ENGLISH)
        open_panel(mira, "Seats")
        expect(mira.get_by_text("Pace: Live")).to_be_visible()
        expect(mira.get_by_text(re.compile(r"In \d s you may let a bot play for Ines\.")).first).to_be_visible()
        mira.get_by_role("button", name="Let a bot play for Ines").last.click()
        mira.get_by_role("button", name="Hand over").click()
        expect(mira.get_by_text("plays for the moment")).to_be_visible()
        assert seen_troubles(mira) == []
