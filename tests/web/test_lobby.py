"""Friends at one table: from the plain address to both seated and playing, on any device, with races and strangers."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests import http
from tests.table.serving import Server
from tests.web.robot import PHONE, Robot, open_page, open_panel, resized, seen_troubles, spoken
from tests.web.test_access import serious
from tests.web.test_playing import started

ENGLISH = {"locale": "en-GB", "reduced_motion": "reduce"}
ME = {"who": "me", "name": "Mira"}
FREE = {"who": "free"}
SIDEWAYS = {"width": 844, "height": 390}
SIZES = {"desk": ({"width": 1440, "height": 900}, 12), "phone": (PHONE, 11), "sideways": (SIDEWAYS, 11)}
SMALL = """least => [...document.querySelectorAll('body *')]
    .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
    .filter(one => one.getClientRects().length && !one.closest('.unseen, option'))
    .filter(one => parseFloat(getComputedStyle(one).fontSize) < least)
    .map(one => one.textContent.trim())"""
CUT = """() => [...document.querySelectorAll('body *')]
    .filter(one => !one.closest('.unseen, svg') && !one.classList.contains('page'))
    .filter(one => getComputedStyle(one).overflowX !== 'visible' && getComputedStyle(one).overflowX !== 'auto')
    .filter(one => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
    .map(one => one.outerHTML.slice(0, 120))"""


def seat_link(page: Page) -> str:
    """What the QR code of one's own seat says."""
    page.get_by_role("button", name="Play on another device").click()
    link = page.locator("[data-device-link]").get_attribute("data-device-link")
    assert link is not None
    expect(page.get_by_role("img", name="QR code of the link").last).to_be_visible()
    return link


def test_from_one_link_to_three_who_play(server: Server, chromium: Browser) -> None:
    host = open_page(chromium, server.url, **ENGLISH)
    host.get_by_role("button", name="Your name").click()
    host.get_by_role("textbox", name="Your name").fill("Mira")
    host.get_by_role("button", name="Open a table").click()
    host.wait_for_url(re.compile("/t/"))
    address = host.get_by_role("textbox", name="Address of the table").input_value()
    assert address == host.url
    expect(host.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    expect(host.get_by_text("2 seats are still free.")).to_be_visible()

    ines = open_page(chromium, address, **ENGLISH)
    expect(ines.locator("[data-lobby]")).to_contain_text("Mira invites you to")
    expect(host.get_by_text("somebody is choosing a name just now").first).to_be_visible()
    ines.get_by_role("textbox", name="Your name").fill("Ines")
    ines.get_by_role("radio", name="turquoise").check()
    ines.get_by_role("button", name="Take the seat as Ines").click()
    expect(host.get_by_text("One seat is still free.")).to_be_visible()
    expect(host.locator("[data-lobby]")).to_contain_text("Ines")

    tom = open_page(chromium, address, **ENGLISH)
    expect(tom.get_by_role("radio", name="turquoise: Ines")).to_be_disabled()
    tom.locator("[data-take-seat]").click()
    robot = Robot(server, host, ines, tom)
    robot.play(12)
    assert robot.clicks == 12
    for page in (host, ines, tom):
        names = page.locator("header [data-seat]").all_inner_texts()
        assert [name for name in ("Mira", "Ines", "Player 3") if not any(name in one for one in names)] == []
        turquoise, own = page.evaluate(
            "() => ['--colour-3', '--seat-1'].map(name => getComputedStyle(document.documentElement)"
            ".getPropertyValue(name))"
        )
        assert own == turquoise, "the second seat is drawn in the colour that was picked"
        assert seen_troubles(page) == []


def deaf(socket: WebSocketRoute) -> None:
    """A line so slow that only the first message has come."""
    server = socket.connect_to_server()
    heard: list[str | bytes] = []

    def pass_on_the_first(message: str | bytes) -> None:
        heard.append(message)
        if len(heard) == 1:
            socket.send(message)

    server.on_message(pass_on_the_first)


def test_two_guests_want_the_same_seat(server: Server, chromium: Browser) -> None:
    address, opened = started(server, ME, FREE, FREE, FREE)
    plain = f"{server.url}/t/{opened['table']}"
    ines, tom = (open_page(chromium, plain, **ENGLISH) for _ in range(2))
    tom.route_web_socket(re.compile("/live"), deaf)
    tom.reload()
    for page, name in ((ines, "Ines"), (tom, "Tom")):
        page.get_by_role("textbox", name="Your name").fill(name)
        page.get_by_role("radio", name="seat 2").check()
    ines.locator("[data-take-seat]").click()
    expect(ines.get_by_role("button", name="Play on another device")).to_be_visible()
    expect(tom.get_by_role("radio", name="seat 2")).to_be_checked()
    tom.locator("[data-take-seat]").click()
    expect(tom.get_by_role("alert")).to_have_text("Ines has this seat already.")
    expect(tom.get_by_role("radio", name="seat 2")).to_have_count(0)
    tom.locator("[data-take-seat]").click()
    host = open_page(chromium, address, **ENGLISH)
    expect(host.get_by_text("One seat is still free.")).to_be_visible()
    expect(host.locator("[data-lobby]")).to_contain_text("Tom")


def test_a_seat_is_carried_to_a_phone_and_back_and_the_old_link_ends(server: Server, chromium: Browser) -> None:
    address, opened = started(server, ME, FREE)
    desk = open_page(chromium, address, **ENGLISH)
    phone = open_page(chromium, seat_link(desk), viewport=PHONE, has_touch=True, is_mobile=True, **ENGLISH)
    expect(phone.get_by_role("heading", name="Your table")).to_be_visible()
    desk.get_by_role("button", name="Fill with a bot and start").click()
    robot = Robot(server, phone, desk)
    robot.play(4)
    robot.wait_for_a_choice()
    assert robot.offered(desk) == robot.offered(phone), "both devices play the seat"
    desk.get_by_role("button", name="Settings", exact=True).first.click()
    desk.get_by_role("button", name="Seats", exact=True).last.click()
    link = seat_link(desk)
    desk.get_by_role("button", name="Make older links useless").click()
    expect(desk.get_by_text("only this link opens your seat")).to_be_visible()
    expect(phone.get_by_text("The link you came with opens nothing any more")).to_be_visible()
    assert desk.locator("[data-device-link]").get_attribute("data-device-link") != link
    expect(desk.locator("[data-option]").first).to_be_attached()
    phone.goto(str(desk.locator("[data-device-link]").get_attribute("data-device-link")))
    phone.locator("[data-option]").first.wait_for(state="attached")
    assert opened["table"] in phone.url


def test_all_my_games_are_carried_to_another_device_at_once(server: Server, chromium: Browser) -> None:
    desk = open_page(chromium, server.url, **ENGLISH)
    for seats in ([ME, FREE], [ME, {"who": "here", "name": "Ines"}]):
        address, _ = started(server, *seats)
        desk.goto(address)
        desk.locator("[data-option], [data-lobby]").first.wait_for(state="attached")
    desk.goto(server.url)
    desk.get_by_role("button", name="All 2 games").click()
    desk.get_by_role("button", name="Take all games along").click()
    link = desk.locator("[data-games-link]").get_attribute("data-games-link")
    phone = open_page(chromium, str(link), viewport=PHONE, has_touch=True, is_mobile=True, **ENGLISH)
    expect(phone.get_by_text("2 games were brought along")).to_be_visible()
    assert "games=" not in phone.url, "what plays as me does not stay in sight"
    phone.get_by_role("button", name=re.compile("Go on.*Ines")).click()
    phone.locator("[data-option]").first.wait_for(state="attached")


def test_a_seat_that_the_host_sets_free_is_free_again(server: Server, chromium: Browser) -> None:
    address, opened = started(server, ME, FREE, FREE)
    host = open_page(chromium, address, **ENGLISH)
    ines = open_page(chromium, f"{server.url}/t/{opened['table']}", **ENGLISH)
    ines.locator("[data-take-seat]").click()
    expect(host.get_by_role("button", name="Free this seat Player 2")).to_be_visible()
    host.get_by_role("button", name="Free this seat Player 2").click()
    expect(ines.get_by_text("the host set the seat free")).to_be_visible()
    expect(ines.locator("[data-take-seat]")).to_be_visible()
    host.get_by_role("button", name="Give it to a bot").first.click()
    host.get_by_role("combobox", name="Strength of Casual").select_option("beginner")
    expect(ines.locator("[data-lobby]")).to_contain_text("errs now and then")


def test_only_with_the_link_of_a_seat(server: Server, chromium: Browser) -> None:
    address, opened = started(server, ME, FREE)
    plain = f"{server.url}/t/{opened['table']}"
    host = open_page(chromium, address, **ENGLISH)
    host.get_by_role("radio", name="who has the seat’s link").check()
    stranger = open_page(chromium, plain, **ENGLISH)
    expect(stranger.get_by_text("ask the host for one")).to_be_visible()
    expect(stranger.locator("[data-take-seat]")).to_have_count(0)
    expect(host.get_by_role("button", name="Copy this seat’s link")).to_be_visible()
    ines = open_page(chromium, f"{plain}?key={opened['links'][0]['key']}", **ENGLISH)
    ines.locator("[data-take-seat]").click()
    Robot(server, host, ines).play(3)
    expect(stranger.locator("[data-lobby=playing]")).to_be_visible()
    stranger.get_by_role("button", name="Watch the game").click()
    stranger.locator("#question").wait_for()
    assert stranger.locator("[data-option]").count() == 0


def test_once_begun_the_address_offers_the_seat_of_a_bot_and_watching(server: Server, chromium: Browser) -> None:
    address, opened = started(server, ME, FREE, options={"start": 0})
    host = open_page(chromium, address, **ENGLISH)
    host.get_by_role("button", name="Fill with a bot and start").click()
    host.locator("[data-option]").first.wait_for(state="attached")
    late = open_page(chromium, f"{server.url}/t/{opened['table']}", **ENGLISH)
    expect(late.locator("[data-lobby=playing]")).to_contain_text("This game")
    late.get_by_role("textbox", name="Your name").fill("Ines")
    late.locator("[data-take-seat]").click()
    late.locator("#question").wait_for()
    expect(host.locator("header [data-seat='1']")).to_contain_text("Ines")
    Robot(server, host, late).play(12)


def test_a_closed_table_says_so_at_its_plain_address(server: Server, chromium: Browser) -> None:
    _, opened = started(server, ME, {"who": "here"})
    key = {"Authorization": f"Bearer {opened['key']}"}
    http.post(f"{server.url}/api/tables/{opened['table']}/close", headers=key).raise_for_status()
    page = open_page(chromium, f"{server.url}/t/{opened['table']}", **ENGLISH)
    expect(page.locator("[data-lobby=closed]")).to_contain_text("This table is closed.")
    expect(page.locator("[data-take-seat]")).to_have_count(0)


def test_the_lobby_is_for_everybody(server: Server, chromium: Browser) -> None:
    address, opened = started(server, ME, FREE, {"who": "bot", "bot": "strong"})
    wishes: dict[str, Any] = {**ENGLISH, "bypass_csp": True}
    host = open_page(chromium, address, **wishes)
    seat_link(host)
    assert serious(host) == []
    guest = open_page(chromium, f"{server.url}/t/{opened['table']}", **wishes)
    guest.locator("[data-take-seat]").wait_for()
    assert serious(guest) == []


@pytest.mark.parametrize("whose", ["nobody's", "the host's", "a guest's"])
def test_nothing_is_small_cut_or_sticks_out(server: Server, chromium: Browser, whose: str) -> None:
    address, opened = started(server, ME, FREE, {"who": "bot", "bot": "strong"}, FREE, options={"tableau": True})
    plain = f"{server.url}/t/{opened['table']}"
    page = open_page(chromium, {"nobody's": server.url, "the host's": address, "a guest's": plain}[whose], **ENGLISH)
    page.locator("[data-start], [data-lobby]").first.wait_for()
    page.wait_for_function("() => document.querySelectorAll('input[type=radio]').length > 1")
    for language in spoken(page, ["en", "de"]):
        for size, (viewport, least) in SIZES.items():
            resized(page, **viewport)
            assert page.evaluate(SMALL, least) == [], (language, size)
            assert page.evaluate(CUT) == [], (language, size)
            wide, tall = page.evaluate("() => [document.body.scrollWidth, document.documentElement.scrollHeight]")
            assert wide <= viewport["width"], (language, size)
            if size == "desk":
                assert tall <= viewport["height"], f"nothing scrolls at a desk: {language}"


def test_going_back_is_asked_once_and_what_is_said_is_seen(server: Server, chromium: Browser) -> None:
    address, opened = started(server, ME, {"who": "link", "name": "Ines"}, options={"start": 0})
    mine = open_page(chromium, address, **ENGLISH)
    theirs = open_page(chromium, f"{server.url}/t/{opened['table']}?key={opened['links'][0]['key']}", **ENGLISH)
    robot = Robot(server, mine, theirs)
    robot.play(10)
    robot.wait_for_a_choice()
    host = {"Authorization": f"Bearer {opened['key']}"}
    table = f"{server.url}/api/tables/{opened['table']}"
    http.post(f"{table}/talk", json={"text": "Good luck!"}, headers=host).raise_for_status()
    expect(theirs.get_by_role("button", name="Good luck!")).to_be_visible()
    assert mine.get_by_role("button", name="Good luck!").count() == 0, "one's own words need no toast"
    theirs.get_by_role("button", name="Good luck!").click()
    expect(theirs.get_by_role("dialog")).to_contain_text("Good luck!")
    theirs.keyboard.press("Escape")
    seq = http.get(table, headers=host).json()["seq"]
    http.post(f"{table}/rewind", json={"seq": seq, "moment": 2}, headers=host).raise_for_status()
    expect(theirs.get_by_role("alertdialog", name="Go back?")).to_be_visible()
    expect(theirs.get_by_role("button", name="Agree")).to_have_count(1)
    expect(theirs.get_by_text("would like to go back")).to_have_count(1)
    expect(mine.get_by_role("button", name="Withdraw")).to_be_visible()
    theirs.get_by_role("button", name="Agree").click()
    expect(theirs.get_by_role("alertdialog")).to_have_count(0)


def test_who_sits_may_change_name_and_colour_before_the_start(server: Server, chromium: Browser) -> None:
    address, opened = started(server, ME, FREE, FREE)
    host = open_page(chromium, address, **ENGLISH)
    guest = open_page(chromium, f"{server.url}/t/{opened['table']}", **ENGLISH)
    host.get_by_role("button", name="Name and colour").click()
    host.get_by_role("radio", name="white").check()
    expect(guest.get_by_role("radio", name="white: Mira")).to_be_disabled()
    host.get_by_role("textbox", name="Your name").fill("Miriam")
    host.get_by_role("button", name="Done").click()
    expect(guest.locator("[data-lobby]")).to_contain_text("Miriam invites you to")
    assert seen_troubles(host) == seen_troubles(guest) == []


def test_the_host_may_close_a_table_that_has_not_begun(server: Server, chromium: Browser) -> None:
    address, opened = started(server, ME, FREE)
    host = open_page(chromium, address, **ENGLISH)
    guest = open_page(chromium, f"{server.url}/t/{opened['table']}", **ENGLISH)
    guest.locator("[data-take-seat]").wait_for()
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="Yes, close it").click()
    for page in (host, guest):
        expect(page.locator("[data-lobby=closed]")).to_contain_text("This table is closed.")
        expect(page.locator("[data-take-seat]")).to_have_count(0)


def test_whether_late_comers_take_over_from_bots_is_asked_where_such_a_bot_plays(
    server: Server, chromium: Browser
) -> None:
    address, opened = started(server, ME, FREE, options={"start": 0})
    host = open_page(chromium, address, **ENGLISH)
    host.get_by_role("button", name="Fill with a bot and start").click()
    host.locator("[data-option]").first.wait_for(state="attached")
    open_panel(host, "Seats")
    host.get_by_role("switch", name="Who comes late").uncheck()
    late = open_page(chromium, f"{server.url}/t/{opened['table']}", **ENGLISH)
    late.get_by_role("button", name="Watch the game").wait_for()
    assert late.locator("[data-take-seat]").count() == 0
    other, _ = started(server, ME, {"who": "bot", "bot": "greedy"}, options={"start": 0})
    host.goto(other)
    host.locator("[data-option]").first.wait_for(state="attached")
    open_panel(host, "Seats")
    host.get_by_role("button", name="Play on another device").wait_for()
    assert host.get_by_role("switch", name="Who comes late").count() == 0
