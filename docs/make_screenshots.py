"""Takes the pictures of the table that the README and the docs show, from a real game in a real browser.

python docs/make_screenshots.py
"""

import sys
import tempfile
from pathlib import Path

import httpx
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import heliopause  # noqa: E402
from heliopause.bots import make  # noqa: E402
from tests.browser import chromium  # noqa: E402
from tests.table.serving import Server, served  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
ROUND = 10
HORIZON_ROUND, HORIZON_SEED = 9, 12


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        middle, end = a_game(server)
        take(browser, server.url, "start", DESK, "dark")
        take(browser, middle, "table", DESK, "dark")
        take(browser, middle, "table-light", DESK, "light")
        take(browser, middle, "phone", PHONE, "dark")
        take(browser, end, "final", DESK, "dark")
        take(browser, on_the_horizon(server), "horizon", DESK, "dark")
        take(browser, server.url, "guide", DESK, "dark", "Learn by playing")
        browser.close()


def a_game(server: Server) -> tuple[str, str]:
    """The addresses of a game in its tenth round, and of the same game at its end."""
    game = heliopause.new("sun", players=4, seed=10, start=0)
    game.names = ["Mira", "Jonas", "Ines", "Tom"]
    bots = [make("greedy", seat) for seat in range(4)]
    middle = ""
    while (seat := game.seat) is not None:
        if not middle and seat == 0 and game.round >= ROUND and asked(game) == "ask-space":
            middle = imported(server, game)
        game.choose(bots[seat].choose(game))
    return middle, imported(server, game)


def on_the_horizon(server: Server) -> str:
    """The address of a game of Beyond the Horizon some way on, with a unit about to move."""
    game = heliopause.new("horizon", players=4, seed=HORIZON_SEED, start=0)
    game.names = ["Mira", "Jonas", "Ines", "Tom"]
    bots = [make("greedy", seat) for seat in range(4)]
    while game.seat != 0 or game.round < HORIZON_ROUND or asked(game) != "ask-move-unit":
        assert game.seat is not None, "the game ended before"
        game.choose(bots[game.seat].choose(game))
    return imported(server, game)


def asked(game: heliopause.Game) -> str:
    return game.question.phrase.message if game.question else ""


def imported(server: Server, game: heliopause.Game) -> str:
    opened = httpx.post(f"{server.url}/api/import", json={"record": game.record()}, timeout=60).json()
    return f"{server.url}/t/{opened['table']}?key={opened['key']}"


def take(browser: Browser, address: str, name: str, size: dict[str, int], scheme: str, button: str = "") -> None:
    """A picture of a page, or of what a button on it leads to."""
    wishes = {"viewport": size, "color_scheme": scheme, "reduced_motion": "reduce", "locale": "en-GB"}
    page = browser.new_context(**wishes).new_page()  # type: ignore[arg-type]
    page.goto(address)
    if button:
        page.get_by_role("button", name=button).click()
        page.locator("[data-option]").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    page.screenshot(path=PICTURES / f"{name}.png")
    page.context.close()


if __name__ == "__main__":
    main()
