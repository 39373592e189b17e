"""The analysis page: from the final screen, by keyboard, the board as the expert, a link to a turn, playing on."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import heliopause
from tests.records.make import read
from tests.table.serving import Server, served
from tests.web.robot import PHONE, imported, open_page, seen_troubles


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("analysis"), depth=16) as running:
        yield running


@pytest.fixture(scope="module")
def address(quick: Server) -> str:
    return imported(quick, heliopause.load(read("basic-2-0")["record"]))


def analysed(page: Page) -> None:
    page.locator("[data-game-over] [data-analyse]").click()
    expect(page.locator("[data-analysis] progress")).to_have_count(0, timeout=120_000)
    expect(page.locator("[data-analysis]")).to_be_visible()


def test_from_the_final_screen_to_a_turn_and_on_to_a_new_game(chromium: Browser, address: str) -> None:
    page = open_page(chromium, address)
    analysed(page)
    study = page.locator("[data-analysis]")
    study.get_by_role("button").filter(has_text="Research").first.click()
    heading = study.get_by_role("heading", level=2).nth(1)
    told = heading.inner_text()
    page.keyboard.press("ArrowRight")
    expect(heading).not_to_have_text(told)
    page.keyboard.press("ArrowLeft")
    expect(heading).to_have_text(told)
    assert "?analysis=" in page.url
    expect(study.locator("table").first).to_be_attached()
    study.get_by_role("radio", name="As the expert").click()
    expect(study.get_by_role("radio", name="As the expert")).to_be_checked()
    expect(study.get_by_text("In three sentences")).to_be_visible()
    study.get_by_role("button", name="Play on from here").click()
    expect(page.locator("#question")).to_be_visible()
    assert page.url.split("?")[0] != address.split("?", maxsplit=1)[0]
    assert seen_troubles(page) == []


def test_a_link_leads_to_its_turn_on_a_phone(chromium: Browser, address: str) -> None:
    page = open_page(chromium, f"{address}&analysis=7", viewport=PHONE)
    expect(page.locator("[data-analysis] progress")).to_have_count(0, timeout=120_000)
    expect(page.locator("[data-analysis] h2").nth(1)).to_contain_text("Round 4")
    assert "key=" not in page.url
    assert page.url.endswith("?analysis=7")
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    page.get_by_role("button", name="Back to the result").click()
    expect(page.locator("[data-game-over]")).to_be_visible()
    assert seen_troubles(page) == []
