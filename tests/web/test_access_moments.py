"""For everybody, in both games: axe finds nothing serious with the guide, the news, a card turned up, at the end."""

import pytest
from playwright.sync_api import Browser

from tests.table.serving import Server
from tests.web.robot import PHONE, Robot, open_page
from tests.web.test_access import serious


@pytest.mark.parametrize(
    ("title", "size"),
    [pytest.param("Beyond the Sun", "desk", marks=pytest.mark.soak), ("Beyond the Horizon", "phone")],
)
def test_a_guided_game_from_its_beginning_to_its_end(server: Server, chromium: Browser, title: str, size: str) -> None:
    wishes = {"viewport": PHONE} if size == "phone" else {}
    page = open_page(chromium, server.url, bypass_csp=True, locale="en-GB", reduced_motion="reduce", **wishes)
    page.locator("label", has_text=title).first.click()
    page.get_by_role("button", name="Learn by playing").click()
    page.get_by_role("region", name="Your first game").wait_for()
    robot = Robot(server, page)
    robot.wait_for_a_choice()
    assert serious(page) == []
    looked: set[str] = set()
    while (asked := robot.wait_for_a_choice()) is not None:
        robot.click_if_there(asked, robot.pick(asked))
        for moment in ("[data-event-card]", "[data-since] li, [data-since] button", "[data-confirm]"):
            if moment not in looked and page.locator(moment).count():
                looked.add(moment)
                page.wait_for_timeout(400)
                assert serious(page) == [], moment
    page.get_by_role("region", name="How it went").wait_for()
    assert serious(page) == []
    assert looked, "some moments have been seen"
