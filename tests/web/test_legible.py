"""Everything on the table can be read: no type below what the design allows, no name that is cut."""

import pytest
from playwright.sync_api import Browser

import heliopause
from tests.asking import asks
from tests.reaching import reached
from tests.table.serving import Server
from tests.web.legible import offending
from tests.web.robot import imported, open_page, resized, spoken

ROUND = {"sun": 11, "horizon": 12}
SIZES = [(1440, 900, 12), (1366, 768, 11)]  # with the smallest type


@pytest.fixture(scope="module", params=["sun", "horizon"])
def late_game(request: pytest.FixtureRequest) -> heliopause.Game:
    """Four seats, late, at my turn: as full as a table gets."""
    name: str = request.param
    return reached(
        name, lambda game: game.seat == 0 and game.round >= ROUND[name] and asks(game) == "ask-space", start=0
    )


def test_everything_can_be_read(server: Server, chromium: Browser, late_game: heliopause.Game) -> None:
    page = open_page(chromium, imported(server, late_game), reduced_motion="reduce")
    page.locator("[data-option]").first.wait_for()
    told = set()
    for language in spoken(page, ["en", "de"]):
        for width, height, least in SIZES:
            resized(page, width, height)
            told |= {f"{language} {width}  {one}" for one in offending(page, least)}
            for tab in page.locator("[role=tab][id^=panel-]").all():
                tab.click()
                told |= {f"{language} {width} tab {tab.inner_text()}  {one}" for one in offending(page, least)}
    assert not told, "\n" + "\n".join(sorted(told))
