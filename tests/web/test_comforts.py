"""What makes the table pleasant: an explicit end of turn, previews, reasons with their rule, the log."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import heliopause
from heliopause.bots import make
from tests.table.serving import Server
from tests.web.robot import Robot, open_page, seen_troubles
from tests.web.test_playing import started

ENGLISH = {"locale": "en-GB"}


def test_the_end_of_a_turn_waits_where_undo_could_not_bring_it_back(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "bot", "bot": "greedy"})
    page = open_page(chromium, address, reduced_motion="reduce", **ENGLISH)
    robot = Robot(server, page)
    robot.play_until("produce:ore")
    before = robot.record(page)["choices"]
    page.locator('[data-option="produce:ore"]').first.click()
    end = page.locator("#question").get_by_role("button", name="End turn")
    expect(end).to_be_visible()
    expect(page.locator('#question .option[data-option="produce:ore"]')).to_have_attribute("aria-pressed", "true")
    assert robot.record(page)["choices"] == before, "nothing has been decided yet"
    page.keyboard.press("Escape")
    expect(page.locator('[data-option="produce:growth"]').first).to_be_visible()
    page.locator('[data-option="produce:ore"]').first.click()
    end.click()
    expect(end).to_have_count(0)
    assert len(robot.record(page)["choices"]) > len(before)


def test_the_end_of_a_turn_does_not_wait_if_that_is_switched_off(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "bot", "bot": "greedy"})
    page = open_page(chromium, address, reduced_motion="reduce", **ENGLISH)
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("switch", name="Confirm the end of my turn").click()
    page.keyboard.press("Escape")
    robot = Robot(server, page)
    robot.play_until("produce:ore")
    page.locator('[data-option="produce:ore"]').first.click()
    page.wait_for_function("() => !document.querySelector('[data-option^=\"produce:\"]')")
    assert page.get_by_role("button", name="End turn").count() == 0


def test_around_one_screen_undo_brings_the_end_of_a_turn_back(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me", "name": "Mira"}, {"who": "here", "name": "Ines"})
    page = open_page(chromium, address, reduced_motion="reduce", **ENGLISH)
    robot = Robot(server, page)
    robot.play_until("produce:ore")
    page.locator('[data-option="produce:ore"]').first.click()
    page.wait_for_function("() => !document.querySelector('[data-option^=\"produce:\"]')")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('[data-option="produce:ore"]').first).to_be_visible()


def test_restart_takes_the_whole_turn_back(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "bot", "bot": "greedy"})
    page = open_page(chromium, address, reduced_motion="reduce", **ENGLISH)
    robot = Robot(server, page)
    robot.play_until("space:basic-3.1")
    spaces = robot.offered(page)
    robot.click(page, "space:basic-3.1")
    page.locator('[data-option="build:sol"]').first.click()
    page.wait_for_function("() => document.querySelector('[data-option^=\"jump:\"]')")
    page.get_by_role("button", name="Restart turn").click()
    page.wait_for_function("() => document.querySelector('[data-option^=\"space:\"]')")
    assert robot.offered(page) == spaces


def test_what_an_option_costs_is_seen_before_it_is_chosen(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "here"})
    page = open_page(chromium, address, **ENGLISH)
    robot = Robot(server, page)
    robot.play_until("produce:ore")
    view = heliopause.load(robot.record(page)).view()
    mat = view.seats[view.asked]
    page.locator('#question [data-option="produce:ore"]').hover()
    expect(page.locator("#question .preview")).to_contain_text(f"{mat.ore}→{mat.ore + mat.mines}")


def test_what_is_not_possible_says_why_and_opens_the_rule(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "here"})
    page = open_page(chromium, address, **ENGLISH)
    Robot(server, page).wait_for_a_choice()
    page.locator('[data-space="basic-2.0"]').click(force=True)
    expect(page.locator("[data-why]")).to_contain_text("Research II")
    rule = page.locator("[data-why] button")
    section = re.sub(r"^rule ", "", rule.inner_text())
    rule.click()
    expect(page.locator(f"#rule-sun-rules-{section.replace('.', chr(92) + '.')}")).to_be_focused()
    assert seen_troubles(page) == []


def test_a_line_of_the_log_lights_up_what_it_names(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "here"})
    page = open_page(chromium, address, **ENGLISH)
    robot = Robot(server, page)
    robot.play_until("produce:ore")
    page.locator('[data-area="log"]').get_by_role(
        "button", name=re.compile("Research I|Build and jump|Recruit")
    ).first.hover()
    expect(page.locator('[data-area="technology"] .lit').first).to_be_visible()


def test_the_tab_tells_whose_turn_it_is(server: Server, chromium: Browser) -> None:
    address, opened = started(server, {"who": "me"}, {"who": "link"})
    mine = open_page(chromium, address, **ENGLISH)
    theirs = open_page(chromium, f"{server.url}/t/{opened['table']}?key={opened['links'][0]['key']}", **ENGLISH)
    robot = Robot(server, mine, theirs)
    asked = robot.wait_for_a_choice()
    other = theirs if asked is mine else mine
    assert asked is not None
    expect(asked).to_have_title(re.compile("Your turn"))
    expect(other).to_have_title("Heliopause")


def test_a_screen_reader_hears_what_happens(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me", "name": "Mira"}, {"who": "here", "name": "Ines"})
    page = open_page(chromium, address, **ENGLISH)
    robot = Robot(server, page)
    robot.wait_for_a_choice()
    robot.click(page, "space:basic-4.0")
    expect(page.locator("[aria-live=polite]", has_text="takes Recruit.").first).to_be_attached()
    twin = page.locator("#twin")
    expect(twin.get_by_role("row").filter(has_text="Recruit").first).to_contain_text(re.compile("Mira|Ines"))


def test_the_automas_last_turn_can_be_read(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "automa", "name": "Automa"}, options={"level": "printed"})
    page = open_page(chromium, address, reduced_motion="reduce", **ENGLISH)
    robot = Robot(server, page)
    told = page.get_by_role("region", name="The last turn of Automa")
    for _ in range(40):
        if told.get_by_role("article").count():
            break
        robot.play(1)
    expect(told.get_by_role("heading", level=3).first).to_have_text("Its last turn")
    expect(told.get_by_role("article").get_by_role("heading", level=3)).to_contain_text(re.compile(r"^Card \w+"))
    expect(told).to_contain_text(re.compile("line:|Neither line|special card"))


def test_a_bot_shows_how_far_it_has_thought_and_says_why(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "bot", "bot": "expert", "name": "Expert"})
    page = open_page(chromium, address, reduced_motion="reduce", **ENGLISH)
    robot = Robot(server, page)
    thinks = page.get_by_role("progressbar", name="Expert is thinking")
    for _ in range(40):
        page.locator("[data-option]").or_(thinks).first.wait_for(timeout=60_000)
        if thinks.count():
            break
        robot.click_if_there(page, robot.pick(page))
    robot.wait_for_a_choice()
    expect(thinks).to_have_count(0)
    why = page.locator('[data-area="log"]').get_by_role("button", name="Why").first
    why.dispatch_event("click")
    expect(page.locator('[data-area="log"] li.reason').first).to_contain_text("% to win")


@pytest.mark.parametrize("players", [2, 3])
def test_a_record_is_opened_from_a_file(server: Server, chromium: Browser, tmp_path: Path, players: int) -> None:
    game = heliopause.new("sun", players=players, seed=9)
    bot = make("greedy", 1)
    for _ in range(40):
        game.choose(bot.choose(game))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record()), encoding="utf-8")
    page = open_page(chromium, server.url, **ENGLISH)
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"Round {game.round}")
    Robot(server, page).wait_for_a_choice()


def test_a_file_that_is_no_record_is_refused_in_a_sentence(server: Server, chromium: Browser, tmp_path: Path) -> None:
    file = tmp_path / "poem.json"
    file.write_text('{"roses": "red"}', encoding="utf-8")
    page = open_page(chromium, server.url, **ENGLISH)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("poem.json")
    assert "/t/" not in page.url
