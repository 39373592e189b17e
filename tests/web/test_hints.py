"""The expert in a browser: a hint on the board, the tutor's warning, a line tried from the analysis."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.analysis import played
from tests.table.serving import Guest, Server, served
from tests.web.robot import PHONE, imported, open_page, seen_troubles
from tests.web.test_access import serious

ENGLISH: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "bypass_csp": True}  # for axe
MIRA = {"who": "me", "name": "Mira"}
BOT = {"who": "bot", "bot": "random", "name": "Bot"}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("hints"), depth=16) as running:
        yield running


def begun(server: Server, game: str = "sun") -> tuple[Guest, str]:
    """Mira has to choose an action in the first round; and the address of her table."""
    mira = server.open(MIRA, BOT, game=game, options={"start": 0})
    while True:
        state = mira.wait_for(lambda now: now["asked"] == 0)
        if state["view"]["round"] and len(state["options"]) > 2:
            return mira, f"{server.url}/t/{mira.table}?key={mira.key}"
        mira.choose_first()


def with_tutor(page: Page, percent: int) -> None:
    page.evaluate(
        "tutor => localStorage.setItem('heliopause.settings', JSON.stringify("
        "{...JSON.parse(localStorage.getItem('heliopause.settings')), tutor, final: false, endTurn: false}))",
        percent,
    )
    page.reload()


@pytest.mark.parametrize("game", ["sun", pytest.param("horizon", marks=pytest.mark.soak)])
def test_a_hint_is_shown_on_the_board_and_can_be_tried(quick: Server, chromium: Browser, game: str) -> None:
    mira, address = begun(quick, game)
    page = open_page(chromium, address, **ENGLISH)
    page.locator("#question [data-option]").first.wait_for()
    page.keyboard.press("h")
    hint = page.locator("[data-hint=told]")
    expect(hint.get_by_role("heading")).to_have_text("What the expert would do")
    expect(hint.locator("[data-hint-line]").first).to_contain_text("%")
    expect(page.locator(".marks .mark").first).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    page.locator("[data-hint-ask]").click()
    path = mira.post("/hint", seq=mira.look()["seq"]).json()["lines"][0]["path"]
    before = mira.look()["seq"]
    hint.locator("[data-hint-try]").click()
    expect(page.locator(f'[data-plan] [data-line-step="{path[0]}"]').first).to_be_visible()
    assert mira.look()["seq"] == before
    assert seen_troubles(page) == []


def test_a_hint_on_a_phone(quick: Server, chromium: Browser) -> None:
    _, address = begun(quick)
    page = open_page(chromium, address, viewport=PHONE, has_touch=True, **ENGLISH)
    page.locator("[data-more]").tap()
    page.locator("[data-hint-ask]").tap()
    hint = page.locator("[data-hint=told]")
    expect(hint.locator("[data-hint-try]")).to_be_visible()
    box = hint.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    second = hint.locator("[data-hint-line]").nth(1)
    second.tap()
    expect(second).to_have_attribute("aria-pressed", "true")
    hint.get_by_role("button", name="Close the hint").tap()
    expect(hint).to_have_count(0)
    assert seen_troubles(page) == []


def test_the_tutor_warns_says_why_and_lets_it_be_played(quick: Server, chromium: Browser) -> None:
    mira, address = begun(quick)
    state = mira.look()
    losing = next(
        option["id"]
        for option in state["options"]
        if mira.post("/tutor", seq=state["seq"], limit=0.02, option=option["id"]).json()["says"] == "loses"
    )
    page = open_page(chromium, address, **ENGLISH)
    with_tutor(page, 2)
    page.locator(f'#question [data-option="{losing}"], main [data-option="{losing}"]').first.click()
    warning = page.get_by_role("alertdialog")
    expect(warning.get_by_role("heading")).to_contain_text("of your chance to win")
    assert mira.look()["seq"] == state["seq"]
    warning.get_by_role("button", name="Show me why").click()
    expect(warning.locator("[data-hint-line]")).to_have_count(2)
    assert serious(page) == []
    warning.get_by_role("button", name="Play it anyway").click()
    expect(warning).to_have_count(0)
    mira.wait_for(lambda now: now["seq"] > state["seq"])
    assert seen_troubles(page) == []


def test_a_line_is_tried_from_the_analysis(quick: Server, chromium: Browser) -> None:
    address = imported(quick, played("sun", "greedy,greedy", seed=2, short=True))
    page = open_page(chromium, f"{address}&analysis=7", **ENGLISH)
    plan = page.locator("[data-plan]")
    told = set()
    for turn in (8, 7):
        page.goto(f"{address}&analysis={turn}")
        expect(page.locator("[data-try-way=played]")).to_be_visible(timeout=120_000)
        whose = page.locator("#turn-title").inner_text().split(":")[0]
        page.locator("[data-try-way=played]").click()
        expect(plan.locator("[data-line-step]").first).to_be_visible()
        expect(plan.get_by_role("heading", name="after this line")).to_contain_text(whose)
        told.add(whose)
    assert len(told) == 2, "of the same seat twice"
    expect(plan).to_contain_text("A copy of the table after")
    expect(plan.get_by_role("button", name="Back to the analysis")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-analysis]")).to_be_visible()
    assert page.url.endswith("?analysis=7")
    page.locator("[data-try-line]").click()
    expect(plan.locator("#question")).to_be_visible()
    assert seen_troubles(page) == []
