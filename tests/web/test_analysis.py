"""The analysis page: from the final screen, by keyboard, the board as the expert, a link to a turn, playing on."""

import itertools
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import heliopause
from heliopause.analysis.summing_up import BLUNDER, SLIP
from heliopause.analysis.trust import WITHIN
from heliopause.words import LANGUAGES
from tests.records.make import read
from tests.table.serving import Server, served
from tests.web.legible import offending
from tests.web.robot import PHONE, imported, open_page, seen_troubles, spoken
from tests.web.test_access import serious


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("analysis"), depth=16) as running:
        yield running


@pytest.fixture(scope="module")
def address(quick: Server) -> str:
    return imported(quick, heliopause.load(read("basic-2-0")["record"]))


def analysed(page: Page) -> None:
    page.locator("[data-game-over] [data-analyse]").click()
    done(page)


def done(page: Page) -> None:
    """Its sentences come last."""
    expect(page.get_by_text("In three sentences").or_(page.get_by_text("In drei Sätzen"))).to_be_visible(
        timeout=120_000
    )
    expect(page.locator("[data-analysis] progress")).to_have_count(0, timeout=120_000)


def test_from_the_final_screen_to_a_turn_and_on_to_a_new_game(chromium: Browser, address: str) -> None:
    page = open_page(chromium, address)
    analysed(page)
    study = page.locator("[data-analysis]")
    study.locator("[aria-labelledby=sheet-title] td button").filter(has_text="Build and jump").first.click()
    heading = study.get_by_role("heading", level=2).nth(1)
    told = heading.inner_text()
    page.keyboard.press("ArrowRight")
    expect(heading).not_to_have_text(told)
    page.keyboard.press("ArrowLeft")
    expect(heading).to_have_text(told)
    assert "?analysis=" in page.url
    board = study.locator("section:has(#board-title)")
    before = board.inner_text()
    for side in ("As played", "Before", "As the expert"):
        study.get_by_role("radio", name=side).click()
        expect(study.get_by_role("radio", name=side)).to_be_checked()
        if side == "As played":
            expect(board).not_to_have_text(before, use_inner_text=True)
    expect(study.get_by_text("In three sentences")).to_be_visible()
    study.get_by_role("button", name="Play on from here").click()
    expect(page.locator("#question")).to_be_visible()
    assert page.url.split("?")[0] != address.split("?", maxsplit=1)[0]
    assert seen_troubles(page) == []


def test_the_curve_and_the_marks_can_be_read(chromium: Browser, address: str) -> None:
    page = open_page(chromium, address, bypass_csp=True)
    analysed(page)
    study = page.locator("[data-analysis]")
    curve = study.locator("section:has(#curve-title)")
    expect(curve).to_contain_text(f"right to about {round(100 * WITHIN)}")
    curve.get_by_text("As a table").focus()
    page.keyboard.press("Enter")
    turns = study.locator("[aria-labelledby=sheet-title] td button")
    expect(curve.get_by_role("row")).to_have_count(turns.count() + 1)
    marked = turns.filter(has_text=re.compile("slip|blunder|good|brilliant"))
    expect(curve.get_by_role("row").filter(has_text=re.compile(r"\((slip|blunder|good|brilliant)\)"))).to_have_count(
        marked.count()
    )
    page.keyboard.press("Enter")
    assert serious(page) == []
    study.get_by_text("Choice by choice").click()
    rows = study.locator("[data-each-choice] tbody tr")
    expect(rows.first).to_be_visible()
    assert sum(int(cell) for cell in rows.last.locator(".n").all_inner_texts()) in (99, 100, 101)
    assert seen_troubles(page) == []


@pytest.mark.parametrize("width", [1440, 1100])
def test_the_turning_points_are_named_above_the_curve(chromium: Browser, address: str, width: int) -> None:
    page = open_page(chromium, address, viewport={"width": width, "height": 900}, locale="de-DE")
    analysed(page)
    labels = page.locator("[data-analysis] [data-turning]")
    assert 1 < labels.count() <= 5
    assert page.locator("[data-analysis] [data-turning-point]").count() == labels.count()
    boxes = sorted((one.bounding_box() for one in labels.all()), key=lambda box: box["x"] if box else 0)
    curve = page.locator("[data-analysis] .curve .drawn").bounding_box()
    assert curve
    for one, other in itertools.pairwise([box for box in boxes if box]):
        assert one["x"] + one["width"] <= other["x"], "one label over another"
    for box in boxes:
        assert box
        assert box["x"] >= curve["x"]
        assert box["x"] + box["width"] <= curve["x"] + curve["width"]
    heading = page.locator("[data-analysis] h2").nth(1)
    for label in labels.all():
        label.click()
        expect(label).to_have_attribute("aria-current", "true")
        expect(heading).not_to_be_empty()
    assert seen_troubles(page) == []


def test_on_a_low_screen_all_languages_have_room(chromium: Browser, address: str) -> None:
    page = open_page(chromium, address, viewport={"width": 1366, "height": 768}, locale="en-GB")
    analysed(page)
    study = page.locator("[data-analysis]")
    expect(study.locator("header time")).to_have_text(re.compile(rf"\b{datetime.now(UTC).year}\b"))
    for _ in spoken(page, LANGUAGES):
        buttons = study.locator("section.turn > footer .button")
        expect(buttons).to_have_count(3)
        tops = {box["y"] for one in buttons.all() if (box := one.bounding_box())}
        assert len(tops) == 1, "a button stands in a second row"
        head, table = (study.locator(".curve").locator(part).first.bounding_box() for part in ("h2 small", "summary"))
        assert head
        assert table
        assert head["x"] + head["width"] <= table["x"] or head["y"] >= table["y"] + table["height"]
        shown = study.locator("section:has(#board-title) .drawn .frame")
        assert shown.evaluate("frame => frame.scrollHeight <= frame.clientHeight"), "the map is cut"
    assert seen_troubles(page) == []


def test_what_a_mistake_lost_stands_beside_its_mark(chromium: Browser, address: str) -> None:
    page = open_page(chromium, address)
    analysed(page)
    study = page.locator("[data-analysis]")
    lost = study.locator("section.turn [data-loss]")
    mistakes = study.locator("[aria-labelledby=sheet-title] td button").filter(has_text=re.compile("slip|blunder"))
    for mistake in (mistakes.first, mistakes.last):
        mistake.click()
        blunder = "blunder" in mistake.inner_text()
        percent = int(re.sub(r"\D", "", lost.inner_text()))
        assert (percent >= 100 * BLUNDER) is blunder
        assert percent >= 100 * SLIP
    study.locator("[aria-labelledby=sheet-title] td button:not(.marked)").first.click()
    expect(lost).to_have_count(0)
    assert seen_troubles(page) == []


def test_a_turn_has_arrows_for_what_moves(chromium: Browser, address: str) -> None:
    page = open_page(chromium, address)
    analysed(page)
    study = page.locator("[data-analysis]")
    arrows = study.locator(".played [data-arrow]")
    for number in range(8, 12):
        page.goto(f"{address}&analysis={number}")
        study.get_by_role("radio", name="As played").click()
        jumps = study.locator("article").first.locator("li", has_text="Jump: ")
        expect(arrows).to_have_count(jumps.count())
        for jump, arrow in zip(jumps.all(), arrows.all(), strict=True):
            system = re.sub(r".* to ", "", jump.inner_text())
            reached = study.locator(f"[data-area=stars] [data-place='{arrow_to(arrow)}']")
            expect(reached).to_have_accessible_name(re.compile(re.escape(system)))
        expect(study.locator(".legend .played")).to_have_count(1 if jumps.count() else 0)
    assert seen_troubles(page) == []


def arrow_to(arrow: Locator) -> str:
    return (arrow.get_attribute("data-arrow") or "").removeprefix("place:")


def test_on_a_phone_the_turning_points_are_a_list(chromium: Browser, address: str) -> None:
    page = open_page(chromium, address, viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto(f"{address}&analysis=7")
    done(page)
    labels = page.locator("[data-analysis] [data-turning]")
    tops = [box["y"] for one in labels.all() if (box := one.bounding_box())]
    assert len(tops) > 1
    assert tops == sorted(set(tops))
    assert offending(page, 11) == []
    assert seen_troubles(page) == []


def test_others_look_by_a_link_and_a_page_is_saved_that_needs_no_network(chromium: Browser, address: str) -> None:
    page = open_page(chromium, f"{address}&analysis=7", permissions=["clipboard-read", "clipboard-write"])
    done(page)  # before, there is no turn to be linked to
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert "key" not in link
    other = open_page(chromium, link)
    expect(other.locator("[data-analysis] h2").nth(1)).to_contain_text("Round 4")
    expect(other.get_by_text("In three sentences")).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a page").click()
    saved = Path(saving.value.path()).read_text(encoding="utf-8")
    assert not re.search(r"(?:src|href)=[\"'](?!#)|url\(|@import|<script", saved)
    assert seen_troubles(page) == seen_troubles(other) == []


def test_a_link_is_copied_where_the_browser_gives_no_clipboard(chromium: Browser, address: str) -> None:
    page = open_page(chromium, f"{address}&analysis=7")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")  # as over plain http
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
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
