"""How long a click takes until the page shows what came of it, at a table of four, in a real browser.

python -m bench.clicks [clicks]
"""

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import heliopause
from heliopause.registry import games
from tests.browser import chromium
from tests.reaching import reached
from tests.table.serving import served
from tests.web.robot import Robot, imported, open_page

ROUND = 8

# From the click to the first picture in which the table has moved on; the second number is its own script.
MEASURE = """id => new Promise((tell) => {
    const one = document.querySelector(`[data-option="${CSS.escape(id)}"]`);
    if (!one) return tell(null);
    const before = document.querySelector('#question').innerText;
    const start = performance.now();
    one.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, composed: true}));
    const look = () => {
        const late = performance.now() - start;
        if (document.querySelector('#question').innerText !== before || document.querySelector('[data-game-over]'))
            return requestAnimationFrame(() => tell(performance.now() - start));
        if (late > 3000) return tell(null);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""


def main(clicks: int) -> None:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for name in games():
            page = open_page(browser, imported(server, a_game(name)), reduced_motion="reduce")
            took = sorted(clicked(Robot(server, page), page, clicks))
            most = took[int(len(took) * 0.95)] if took else 0
            print(f"{name}, four seats, round {ROUND}: {len(took)} clicks, median {statistics.median(took):.0f} ms,")
            print(f"  95 of 100 within {most:.0f} ms")
        browser.close()


def a_game(name: str) -> heliopause.Game:
    return reached(name, lambda game: game.round == ROUND)


def clicked(robot: Robot, page: Page, clicks: int) -> list[float]:
    """Choices that need no confirmation, as a person who waits for the page would make them."""
    took: list[float] = []
    for _ in range(clicks):
        if robot.wait_for_a_choice() is None:
            break
        page.wait_for_timeout(300)
        late = page.evaluate(MEASURE, robot.pick(page))
        if late is not None:
            took.append(late)
    return took


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
