"""The planning board in a browser: open it, try lines, name chance, play a line for real; a line becomes impossible."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

import heliopause
from heliopause.kernel.machine import CHANCE
from tests.table.serving import Guest, Server
from tests.web.gallery import moment
from tests.web.robot import PHONE, imported, open_page, seen_troubles
from tests.web.test_access import serious
from tests.web.test_playing import started

ENGLISH = {"locale": "en-GB", "reduced_motion": "reduce"}
MIRA = {"who": "me", "name": "Mira"}
INES = {"who": "link", "name": "Ines"}
PLAN = "[data-plan]"


def begun(server: Server, game: str) -> tuple[Guest, Guest, str]:
    """Mira is asked in the first round, Ines waits; and the address of a key."""
    _, opened = started(server, MIRA, INES, game=game, options={"start": 0})
    mira = Guest(server, opened)
    while (state := mira.look())["view"]["round"] == 0 or state["asked"] != 0:
        (mira if state["asked"] == 0 else mira.link).choose_first()
    return mira, mira.link, f"{server.url}/t/{opened['table']}?key="


def plan_on(page: Page) -> None:
    page.locator("#question").wait_for()
    if page.locator("[data-more]").is_visible():
        page.locator("[data-more]").click()
    page.locator("[data-plan-open]").click()
    expect(page.locator(f"{PLAN} #question")).to_contain_text("If it were")


def choose(page: Page, option: str) -> None:
    page.locator(f'{PLAN} #question [data-option="{option}"]').first.click()
    expect(page.locator(f'{PLAN} [data-line-step="{option}"]').first).to_be_visible()


def to_chance(game: heliopause.Game) -> str:
    """An option that leads straight to chance, if there is one."""
    return next((option.id for option in game.options() if game.preview(option).next == CHANCE), "")


@pytest.mark.parametrize("game", [pytest.param("sun", marks=pytest.mark.soak), "horizon"])
def test_lines_are_tried_and_one_is_played_for_real(server: Server, chromium: Browser, game: str) -> None:
    mira, _, address = begun(server, game)
    page = open_page(chromium, address + mira.key, bypass_csp=True, **ENGLISH)
    before = mira.look()
    plan_on(page)
    first, second = (option["id"] for option in before["options"][:2])

    choose(page, first)
    page.keyboard.press("u")
    expect(page.locator(f"{PLAN} [data-plan-undo]")).to_be_disabled()
    choose(page, second)
    expect(page.locator(f"{PLAN} [data-line-step]")).to_have_count(2)
    expect(page.locator(PLAN)).to_contain_text("2 lines, kept with your seat")
    assert mira.look()["seq"] == before["seq"]
    assert serious(page) == []

    page.wait_for_timeout(900)  # until the lines are kept
    page.reload()
    plan_on(page)
    expect(page.locator(f"{PLAN} [data-line-step]")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(PLAN)).to_have_count(0)
    assert mira.look()["seq"] == before["seq"]

    plan_on(page)
    page.locator(f'{PLAN} [data-line-step="{first}"]').click()
    page.locator(f"{PLAN} [data-play-line]").click()
    page.locator("[data-play-yes], [data-playing-line=ended]").first.wait_for()
    if page.locator("[data-play-yes]").is_visible():
        page.locator("[data-play-yes]").click()
    expect(page.locator("[data-playing-line=ended]")).to_contain_text("Your line is played.")
    assert mira.get("/record").json()["choices"][before["moment"]] == first
    assert seen_troubles(page) == []


def test_chance_is_named_on_a_phone(server: Server, chromium: Browser) -> None:
    game = moment("basic-2-0", lambda game: game.round > 0 and to_chance(game) != "")
    page = open_page(chromium, imported(server, game), viewport=PHONE, has_touch=True, is_mobile=True, **ENGLISH)
    plan_on(page)
    offered = page.locator(f'{PLAN} #question [data-option="{to_chance(game)}"]').first
    offered.tap()
    expect(page.locator(f"{PLAN} #question")).to_contain_text("chance would decide here")
    outcome = page.locator(f"{PLAN} [data-chance]").nth(1)
    said = (outcome.inner_text().strip().splitlines() or [""])[0]
    outcome.tap()
    page.get_by_role("tab", name="Lines").click()
    last = page.locator(f"{PLAN} [data-line-step]").last
    expect(last).to_contain_text(said)
    lines, after = page.locator(f"{PLAN} .lines").bounding_box(), page.locator(f"{PLAN} .after").bounding_box()
    step = last.bounding_box()
    assert lines
    assert after
    assert step
    assert step["y"] + step["height"] <= lines["y"] + lines["height"] <= after["y"]  # they do not lie over each other
    assert seen_troubles(page) == []


def test_while_another_thinks_a_line_is_planned_and_becomes_impossible(server: Server, chromium: Browser) -> None:
    mira, ines, address = begun(server, "sun")
    page = open_page(chromium, address + ines.key, **ENGLISH)
    plan_on(page)
    expect(page.locator(f"{PLAN} #question")).to_contain_text("If it were your turn:")
    choose(page, "space:basic-1.0")
    expect(page.locator(f"{PLAN} [data-play-line]")).to_be_disabled()
    expect(page.locator(PLAN)).to_contain_text("Possible when it is your turn.")

    mira.choose("space:basic-1.0")
    while mira.look()["asked"] == 0:
        mira.choose_first()
    expect(page.locator(f"{PLAN} [role=status]").filter(has_text="It is your turn at the live table.")).to_be_visible()
    expect(page.locator(f"{PLAN} [data-line-gone]")).to_have_text(re.compile("No longer possible: .+"))
    expect(page.locator(PLAN)).to_contain_text("one of your lines is no longer possible")
    page.locator(f"{PLAN} [data-plan-leave]").click()
    expect(page.locator("#question [data-option]").first).to_be_visible()
    assert seen_troubles(page) == []
