"""Whole games of both with real input: by the keys that the help names, and by the mouse on whole cards and tiles.

Each time one game is played by keys and the other by mouse; the long runs have them the other way round too.
"""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table.serving import Server
from tests.web.robot import Robot, open_page, seen_troubles
from tests.web.test_playing import started

FOCUSED = "() => document.activeElement?.closest('[data-option]')?.dataset.option ?? ''"
# A point of what takes the option on a board or mat: of a whole card or box if it can, as far from its middle as
# possible. How large that is, too.
EDGE = """id => {
    const all = kind => [...document.querySelectorAll(`main [${kind}="${CSS.escape(id)}"]`)];
    for (const kind of ['data-takes', 'data-option']) {
        let best = null;
        for (const one of all(kind).filter(one => !one.closest('#question'))) {
            const box = one.getBoundingClientRect();
            for (const a of [.06, .25, .5, .75, .94]) for (const b of [.06, .25, .5, .75, .94]) {
                const [x, y] = [box.x + a * box.width, box.y + b * box.height];
                const away = Math.hypot((a - .5) * box.width, (b - .5) * box.height);
                if (document.elementFromPoint(x, y)?.closest(`[${kind}]`) === one && away > (best?.away ?? -1))
                    best = {x, y, away, area: box.width * box.height};
            }
        }
        if (best !== null) return best;
    }
    return null;
}"""


def opened(server: Server, chromium: Browser, game: str) -> Page:
    seats = ({"who": "me", "name": "Mira"}, {"who": "bot", "bot": "greedy", "name": "Jonas"})
    address, _ = started(server, *seats, game=game, options={"short": True, "start": 0})
    return open_page(chromium, address, locale="en-GB", reduced_motion="reduce")


@pytest.mark.parametrize("game", ["sun", pytest.param("horizon", marks=pytest.mark.soak)])
def test_a_whole_game_by_keyboard_alone(server: Server, chromium: Browser, game: str) -> None:
    page = opened(server, chromium, game)
    robot = Robot(server, page)
    pressed = 0
    while robot.wait_for_a_choice() is not None:
        before = len(robot.record(page)["choices"])
        wanted = robot.pick(page)
        page.keyboard.press("o")  # to the question; arrows go from button to button
        for _ in range(30):
            if page.evaluate(FOCUSED) == wanted:
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
        if page.locator("[data-confirm]").count():
            page.keyboard.press("Enter")
        settle(robot, page, before)
        pressed += 1
    expect(page.locator("[data-game-over]")).to_be_visible()
    assert pressed >= 8 * 2, "eight turns of an action and a production"
    assert seen_troubles(page) == []


@pytest.mark.parametrize("game", [pytest.param("sun", marks=pytest.mark.soak), "horizon"])
def test_a_whole_game_by_the_mouse_on_whole_things(server: Server, chromium: Browser, game: str) -> None:
    page = opened(server, chromium, game)
    robot = Robot(server, page)
    on_boards: dict[str, list[float]] = {}
    in_the_bar: set[str] = set()
    while robot.wait_for_a_choice() is not None:
        before = len(robot.record(page)["choices"])
        wanted = robot.pick(page)
        kind = wanted.partition(":")[0]
        spot = page.evaluate(EDGE, wanted)
        if spot is not None:
            page.mouse.click(spot["x"], spot["y"])
            on_boards.setdefault(kind, []).append(spot["area"])
        elif wanted:
            in_the_bar.add(kind)
            robot.click_if_there(page, wanted)
        for _ in range(40):  # what it would do may have to be learned first
            if page.locator("[data-confirm]").count() or len(robot.record(page)["choices"]) > before:
                break
            page.wait_for_timeout(50)
        if page.locator("[data-confirm]").count():
            page.wait_for_timeout(320)  # what opens under the pointer takes no click for a moment
            page.locator("[data-confirm]").click()
        settle(robot, page, before)
    assert {"space", "slot", "produce"} <= set(on_boards), "actions, cards and the mat are clicked where they lie"
    assert not in_the_bar & {"space", "slot"}
    whole = [area for area in on_boards["space"] if area > 40 * 100]
    assert len(whole) * 2 > len(on_boards["space"]), "a whole card or box takes the click, not its hexagon alone"
    assert min(on_boards["slot"]) > 60 * 100
    assert seen_troubles(page) == []


def settle(robot: Robot, page: Page, before: int) -> None:
    """Until the choice has arrived; a list or an unclear click that came to nothing is tried again by the caller."""
    for _ in range(40):
        if robot.over() or len(robot.record(page)["choices"]) > before:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"nothing was chosen: {page.locator('#question').inner_text()!r}")
