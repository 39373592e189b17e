"""'Write to me when it is my turn': asked for in the panel of seats, where the server can write."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.table.serving import Server
from tests.web.robot import open_page, open_panel, seen_troubles
from tests.web.test_playing import started

WISH = "Write to me when it is my turn"


def seats_panel(server: Server, chromium: Browser) -> Page:
    address, _ = started(server, {"who": "me"}, {"who": "link"})
    page = open_page(chromium, address, reduced_motion="reduce", locale="en-GB")
    open_panel(page, "Seats")
    return page


def test_the_address_is_kept_with_the_own_seat(tmp_path: Path, chromium: Browser) -> None:
    server = Server(tmp_path, mail="smtp://127.0.0.1:9/?from=table@example.org", public="http://localhost").start()
    try:
        page = seats_panel(server, chromium)
        expect(page.get_by_role("button", name=WISH)).to_have_count(1)  # for the own seat only
        page.get_by_role("button", name=WISH).click()
        page.get_by_label("Your mail address").fill("mira@example.org")
        page.get_by_role("button", name="Save", exact=True).click()
        expect(page.get_by_role("button", name=WISH)).to_be_visible()
        assert seen_troubles(page) == []
        kept = server.execute("select mail from seats order by number")
        assert [mail for (mail,) in kept] == ["mira@example.org", None]
    finally:
        server.stop()


def test_a_server_that_cannot_write_does_not_offer_to(server: Server, chromium: Browser) -> None:
    page = seats_panel(server, chromium)
    expect(page.get_by_role("button", name="Rename")).not_to_have_count(0)
    expect(page.get_by_role("button", name=WISH)).to_have_count(0)
