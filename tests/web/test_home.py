"""The first page: my games, those that wait for me on top, and one way in that most people want."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import heliopause
from heliopause.bots import make
from tests import http
from tests.records.make import read
from tests.table.serving import Server
from tests.web.robot import Robot, imported, open_page, seen_troubles
from tests.web.test_playing import started

ENGLISH = {"locale": "en-GB", "reduced_motion": "reduce"}
MIRA = {"who": "me", "name": "Mira"}


def visited(chromium: Browser, server: Server, *addresses: str) -> Page:
    """A browser that has been at these tables, back on the first page."""
    page = open_page(chromium, server.url, **ENGLISH)
    for address in addresses:
        page.goto(address)
        page.locator("#question, [data-lobby], [data-game-over]").first.wait_for(state="attached")
        page.wait_for_function("() => localStorage.getItem('heliopause.seats') !== null")
    page.goto(server.url)
    page.locator("[data-my-game]").first.wait_for()
    return page


def test_one_button_begins_against_a_bot_and_the_person_begins(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, server.url, **ENGLISH)
    expect(page.get_by_role("radio", name="Beginner")).to_be_checked()
    page.get_by_role("radio", name="Casual").check()
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url(re.compile("/t/"))
    robot = Robot(server, page)
    robot.wait_for_a_choice()
    assert heliopause.load(robot.record(page)).seat == 0
    expect(page.locator("header [data-seat='1']")).to_contain_text("Casual")
    assert seen_troubles(page) == []


def test_just_above_me_is_the_level_to_which_my_last_games_have_led(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, server.url, **ENGLISH)
    kept = json.dumps({"sun": {"level": 5, "lost": True, "table": "x"}})
    page.evaluate("kept => localStorage.setItem('heliopause.ladder', kept)", kept)
    page.reload()
    page.get_by_role("radio", name="Just above me").check()
    expect(page.get_by_text("level 5 of 10")).to_be_visible()
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("header [data-seat='1']")).to_contain_text("Level 5")
    assert seen_troubles(page) == []


def test_a_game_that_ends_counts_for_just_above_me(server: Server, chromium: Browser) -> None:
    """The last turns of a game that the first seat wins, against bots of my level or another."""
    records = (heliopause.load(read(f"basic-2-{number}")["record"]) for number in range(4))
    game = next(game for game in records if game.winners() == [0])
    last = {turn.seat: turn.choices for turn in game.turns()}
    table, key = imported(server, game).split("/t/")[1].split("?key=")
    mine = {"Authorization": f"Bearer {key}"}
    page = open_page(chromium, server.url, **ENGLISH)

    def step_after(seat: int, bot: str, counts: bool = True) -> tuple[int, bool]:
        wish = {"moment": last[seat], "seat": seat, "bot": bot}
        opened = http.post(f"{server.url}/api/tables/{table}/analysis/play", json=wish, headers=mine).json()
        page.goto(f"{server.url}/t/{opened['table']}?key={opened['key']}")
        assert Robot(server, page).play(40)
        page.reload()  # whoever looks again has not played again
        expect(page.locator("[data-game-over]")).to_be_visible()
        kept = "JSON.parse(localStorage.getItem('heliopause.ladder') ?? '{}').sun"
        if counts:
            page.wait_for_function(f"table => {kept}?.table === table", arg=opened["table"])
        step = page.evaluate(kept)
        return step["level"], step["lost"]

    assert step_after(0, "level:3") == (4, False)
    assert step_after(1, "level:7", counts=False) == (4, False)
    assert step_after(1, "level:4") == (4, True)
    assert step_after(1, "level:4") == (3, False)
    page.goto(server.url)
    page.get_by_role("radio", name="Just above me").check()
    expect(page.get_by_text("level 3 of 10")).to_be_visible()
    assert seen_troubles(page) == []


@pytest.mark.parametrize("players", [2, 3])
def test_several_at_this_screen(server: Server, chromium: Browser, players: int) -> None:
    page = open_page(chromium, server.url, **ENGLISH)
    here = page.get_by_role("article").filter(has=page.get_by_role("heading", name="At this screen"))
    here.get_by_role("radio", name=str(players)).check()
    here.get_by_role("button", name="Play").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("header [data-seat]")).to_have_count(players)


def test_solo_is_offered_where_a_game_has_it(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, server.url, **ENGLISH)
    solo = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Solo against the automa"))
    solo.get_by_role("button", name="Play").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("header [data-seat='1']")).to_contain_text("Automa")


def test_what_waits_for_me_is_on_top_with_all_that_one_wants_to_know(server: Server, chromium: Browser) -> None:
    mine, _ = started(server, MIRA, {"who": "link", "name": "Jonas"}, game="sun", options={"start": 0})
    theirs, _ = started(server, MIRA, {"who": "link", "name": "Ines"}, game="sun", options={"start": 1})
    waiting, _ = started(server, MIRA, {"who": "free"}, {"who": "free"}, game="horizon")
    page = visited(chromium, server, mine, waiting, theirs)
    expect(page.get_by_text("1 waits for you")).to_be_visible()
    cards = page.locator("[data-my-game]")
    expect(cards.first).to_contain_text("Your turn")
    told = [" ".join(text.split()) for text in cards.all_inner_texts()]
    assert [word for word in ("Beyond the Sun", "Round 1", "2 players", "Jonas", "Go on") if word not in told[0]] == []
    of_ines = next(text for text in told if "Ines" in text)
    assert "Ines to move" in of_ines
    assert "Look in" in of_ines
    gathering = next(text for text in told if "Beyond the Horizon" in text)
    assert "1 of 3 are taken" in gathering
    assert "Opened this minute" in gathering
    cards.first.get_by_role("button", name="Go on").click()
    page.locator("[data-option]").first.wait_for(state="attached")
    assert seen_troubles(page) == []


def test_a_game_that_is_over_can_be_looked_back_at(server: Server, chromium: Browser) -> None:
    game = heliopause.new("sun", players=2, seed=3)
    bot = make("random", 1)
    while not game.over:
        game.choose(bot.choose(game))
    page = visited(chromium, server, imported(server, game))
    card = page.locator("[data-my-game]")
    expect(card).to_contain_text(" : ".join(str(one) for one in sorted((s.total for s in game.scores()), reverse=True)))
    card.get_by_role("button", name="Look back").click()
    expect(page.locator("[data-game-over]")).to_be_visible()


def test_four_are_shown_and_the_rest_is_behind_all_games(server: Server, chromium: Browser) -> None:
    addresses = [started(server, MIRA, {"who": "here", "name": f"Guest {n}"})[0] for n in range(5)]
    page = visited(chromium, server, *addresses)
    expect(page.locator("[data-my-game]")).to_have_count(4)
    page.get_by_role("button", name="All 5 games").click()
    sheet = page.get_by_role("dialog", name="Your games")
    expect(sheet.locator("[data-my-game]")).to_have_count(5)
    sheet.get_by_role("button", name="Remove Mira, Guest 0").click()
    expect(sheet.locator("[data-my-game]")).to_have_count(4)
    sheet.get_by_role("button", name="Put it back").click()
    expect(sheet.locator("[data-my-game]")).to_have_count(5)


def test_the_name_is_asked_once(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, server.url, **ENGLISH)
    page.get_by_role("button", name="Your name").click()
    page.get_by_role("textbox", name="Your name").fill("Mira")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Mira")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Mira").wait_for()
    page.get_by_role("button", name="Play against a bot").click()
    expect(page.locator("header [data-seat='0']")).to_contain_text("Mira")


def test_join_by_a_link_with_a_key_or_without(server: Server, chromium: Browser) -> None:
    address, opened = started(server, MIRA, {"who": "free"})
    wishes: list[tuple[str, Any]] = [
        (f"{server.url}/t/{opened['table']}", "[data-take-seat]"),
        (address, "[data-lobby]"),
    ]
    for link, shown in wishes:
        page = open_page(chromium, server.url, **ENGLISH)
        page.get_by_role("textbox", name="Link").fill("not a link")
        page.get_by_role("button", name="Go", exact=True).click()
        expect(page.get_by_role("alert").filter(has_text="This is not a link to a table")).to_be_visible()
        page.get_by_role("textbox", name="Link").fill(link)
        page.get_by_role("button", name="Go", exact=True).click()
        page.locator(shown).wait_for()
