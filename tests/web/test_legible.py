"""Everything on the table can be read: no type below what the design allows, no name that is cut."""

from typing import Any

import pytest
from playwright.sync_api import Browser

import heliopause
from tests.asking import asks
from tests.reaching import reached
from tests.table.serving import Server
from tests.web.legible import offending
from tests.web.robot import imported, open_page

ROUND = {"sun": 11, "horizon": 12}


@pytest.fixture(scope="module", params=["sun", "horizon"])
def late_game(request: pytest.FixtureRequest) -> heliopause.Game:
    """Four seats, late, at my turn: as full as a table gets."""
    name: str = request.param
    return reached(
        name, lambda game: game.seat == 0 and game.round >= ROUND[name] and asks(game) == "ask-space", start=0
    )


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize(("width", "height", "least"), [(1440, 900, 12), (1366, 768, 11)])
def test_everything_can_be_read(
    server: Server, chromium: Browser, late_game: heliopause.Game, locale: str, width: int, height: int, least: int
) -> None:
    size: Any = {"width": width, "height": height}
    address = imported(server, late_game)
    page = open_page(chromium, address, viewport=size, locale=locale, reduced_motion="reduce")
    page.locator("[data-option]").first.wait_for()
    offenders = {"": offending(page, least)}
    for tab in page.locator("[role=tab][id^=panel-]").all():
        tab.click()
        offenders[f"tab {tab.inner_text()}"] = offending(page, least)
    told = sorted({f"{where}  {one}".strip() for where, found in offenders.items() for one in found})
    assert not told, "\n" + "\n".join(told)
