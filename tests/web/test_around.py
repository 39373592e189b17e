"""Several around one screen: the change of player is announced, the table may be covered in between, and turned."""

import math

import pytest
from playwright.sync_api import Browser, FrameLocator, Locator, Page, expect

import heliopause
from tests.reaching import reached
from tests.table.serving import Server
from tests.web.robot import DESK, Robot, imported, open_page, open_panel, seen_troubles

ENGLISH = {"locale": "en-GB", "reduced_motion": "reduce"}
TABLET = {"width": 1180, "height": 820}


def early(server: Server, game: str) -> str:
    """Two at one screen, at the second turn of the first."""
    found = reached(game, lambda game: game.seat == 0 and game.round == 2, players=2, names=["Mira", "Ines"], start=0)
    return imported(server, found)


def play_to(server: Server, page: Page, seat: int) -> None:
    """Choose until another player is asked."""
    robot = Robot(server, page)
    for _ in range(60):
        robot.wait_for_a_choice()
        if heliopause.load(robot.record(page)).seat == seat or page.locator("[data-cover]").count():
            return
        robot.click_if_there(page, robot.pick(page))
    raise AssertionError("the turn does not end")


def test_the_change_of_player_is_announced(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, early(server, "sun"), **ENGLISH)
    page.locator("[data-option]").first.wait_for()
    expect(page.locator("[data-handover]")).to_have_count(0)
    play_to(server, page, 1)
    expect(page.locator("[data-handover]")).to_have_text("Ines: your turn")
    expect(page.locator("[data-handover]")).to_have_count(0)
    assert seen_troubles(page) == []


def test_the_table_is_covered_until_the_next_player_shows_it(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, early(server, "sun"), **ENGLISH)
    page.locator("[data-option]").first.wait_for()
    open_panel(page, "Settings")
    page.get_by_role("switch", name="Cover the table in between").check()
    page.keyboard.press("Escape")
    play_to(server, page, 1)
    cover = page.get_by_role("dialog", name="Pass to Ines")
    expect(cover).to_be_visible()
    box = cover.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (DESK["width"], DESK["height"])
    page.keyboard.press("Escape")
    page.reload()
    expect(cover).to_be_visible()
    cover.get_by_role("button", name="I am Ines, show the table").click()
    expect(cover).to_have_count(0)
    page.locator("[data-option]").first.wait_for()
    assert seen_troubles(page) == []


def test_one_alone_is_never_covered(server: Server, chromium: Browser) -> None:
    opened = server.open({"who": "me", "name": "Mira"}, {"who": "bot", "bot": "random"}, game="sun")
    page = open_page(chromium, f"{server.url}/t/{opened.table}?key={opened.key}", **ENGLISH)
    page.locator("[data-option]").first.wait_for()
    open_panel(page, "Settings")
    expect(page.locator("[data-around]")).to_have_count(0)


@pytest.mark.parametrize("game", ["sun", pytest.param("horizon", marks=pytest.mark.soak)])
def test_the_table_turns_to_who_sits_there(server: Server, chromium: Browser, game: str) -> None:
    page = open_page(chromium, early(server, game), viewport=TABLET, **ENGLISH)
    page.locator("[data-option]").first.wait_for()
    open_panel(page, "Settings")
    page.get_by_role("radio", name="left edge").click()
    frame = page.locator("iframe[data-turned='90']")
    expect(frame).to_be_visible()
    box = frame.bounding_box()
    assert box is not None
    assert (round(box["x"]), round(box["y"]), round(box["width"]), round(box["height"])) == (0, 0, 1180, 820)
    inside = page.frame_locator("iframe")
    assert inside.locator("html").evaluate("() => [innerWidth, innerHeight]") == [820, 1180]
    chosen_by_pointing(page, inside)
    page.reload()
    expect(page.locator("iframe[data-turned='90']")).to_be_visible()
    turn_back(page, inside)
    expect(page.locator("iframe")).to_have_count(0)
    page.locator("[data-option]").first.wait_for()


def on_screen(page: Page, inside: Locator, angle: int) -> tuple[float, float]:
    """Where the middle of something in the turned frame is seen."""
    x, y, wide, high = inside.evaluate(
        """one => {
            const box = one.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2, innerWidth, innerHeight];
        }"""
    )
    turn = math.radians(angle)
    across, down = x - wide / 2, y - high / 2
    size = page.viewport_size
    assert size is not None
    return (
        size["width"] / 2 + across * math.cos(turn) - down * math.sin(turn),
        size["height"] / 2 + across * math.sin(turn) + down * math.cos(turn),
    )


def chosen_by_pointing(page: Page, inside: FrameLocator) -> None:
    """A click at the place on the screen where an option is seen."""
    option = inside.locator("#question .options [data-option]").first
    option.wait_for()
    id = option.get_attribute("data-option")
    page.mouse.click(*on_screen(page, option, 90))
    expect(inside.locator(f'#question .options [data-option="{id}"]:not([aria-pressed])')).to_have_count(0)


def turn_back(page: Page, inside: FrameLocator) -> None:
    for step in ("[data-more]", "[data-panel=settings]", "[data-around] input[value='0']"):
        thing = inside.locator(step).first
        thing.wait_for(state="attached")
        page.mouse.click(*on_screen(page, thing, 90))


def test_the_table_turns_with_the_turn(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, early(server, "sun"), viewport=TABLET, **ENGLISH)
    page.locator("[data-option]").first.wait_for()
    open_panel(page, "Settings")
    page.get_by_role("radio", name="who is on turn").click()
    expect(page.locator("iframe[data-turned='0']")).to_be_visible()
    inside = page.frame_locator("iframe")
    for _ in range(60):
        if page.locator("iframe[data-turned='180']").count():
            break
        options = inside.locator("#question [data-option]")
        options.first.wait_for()
        options.last.evaluate("one => one.click()")
        page.wait_for_timeout(120)
    expect(page.locator("iframe[data-turned='180']")).to_be_visible()
    expect(inside.locator("[data-handover]")).to_have_text("Ines: your turn")
