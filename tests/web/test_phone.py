"""A phone in the hand: one tap shows what a thing is and does, another does it; sideways all is on one screen."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.table.serving import Server
from tests.web.gallery import Gallery, early, late, moving
from tests.web.robot import PHONE, open_page, seen_troubles

SIDEWAYS = {"width": 844, "height": 390}
FINGER: dict[str, Any] = {"has_touch": True, "is_mobile": True, "locale": "en-GB", "reduced_motion": "reduce"}


@pytest.fixture
def gallery(server: Server) -> Gallery:
    """Tables of its own for each test: they are played on."""
    return Gallery(server)


@pytest.fixture(params=["upright", "sideways"])
def held(request: pytest.FixtureRequest) -> dict[str, int]:
    return PHONE if request.param == "upright" else SIDEWAYS


@pytest.fixture
def page(chromium: Browser, held: dict[str, int]) -> Iterator[Page]:
    opened = open_page(chromium, "about:blank", viewport=held, **FINGER)
    yield opened
    opened.context.close()


def option_in(page: Page) -> Locator:
    option = page.locator("#question .options [data-option]").first
    option.wait_for()
    return option


@pytest.mark.parametrize("game", ["sun", "horizon"])
def test_one_tap_shows_what_happens_and_another_does_it(gallery: Gallery, page: Page, game: str) -> None:
    gallery.table(page, game, 2, early)
    option = option_in(page)
    question = page.locator("#question .question").inner_text()
    expect(page.locator("#question")).to_contain_text("Tap once: see what happens. Twice: do it.")
    option.tap()
    expect(option).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#question .told")).not_to_be_empty()
    expect(page.locator("[data-confirm]")).to_be_visible()
    expect(page.locator("#question .question")).to_have_text(question)
    page.wait_for_timeout(600)  # two taps in a hurry do nothing that cannot be taken back
    option.tap()
    expect(page.locator("#question .question")).not_to_have_text(question)


def test_the_named_button_does_it_too(gallery: Gallery, page: Page) -> None:
    gallery.table(page, "sun", 2, early)
    question = page.locator("#question .question").inner_text()
    option_in(page).tap()
    page.locator("[data-confirm]").tap()
    expect(page.locator("#question .question")).not_to_have_text(question)


def test_a_tap_says_what_a_thing_is_and_why_it_is_not_possible(gallery: Gallery, page: Page) -> None:
    gallery.table(page, "sun", 4, late)
    page.locator("#tab-technology").tap()
    box = page.locator(".box:not(.may)").first
    box.tap(position={"x": 20, "y": 12})
    expect(page.locator(".tip")).to_be_visible()
    expect(page.locator(".tip .why")).to_be_visible()


@pytest.mark.parametrize("game", ["sun", "horizon"])
def test_a_gold_dot_marks_where_the_question_is(gallery: Gallery, page: Page, game: str) -> None:
    gallery.table(page, game, 4, moving)
    expect(page.locator("#tab-stars .dot")).to_be_visible()
    expect(page.locator(".tabs .dot")).to_have_count(1)
    expect(page.locator("#tab-stars")).to_have_attribute("aria-selected", "true")


def test_far_places_are_dashed_and_wait_for_a_second_tap(gallery: Gallery, page: Page) -> None:
    gallery.table(page, "sun", 4, moving)
    far = page.locator("[data-jumps='2']").first
    far.wait_for()
    assert far.evaluate("one => getComputedStyle(one).outlineStyle") == "dashed"
    near = page.locator("[data-place][data-option]").first
    assert near.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
    far.tap()
    expect(page.locator("#question .told")).to_contain_text("2 jumps")
    assert far.evaluate("one => getComputedStyle(one).outlineWidth") == "5px"
    page.get_by_role("button", name="Jump there").tap()
    expect(page.locator("#question .told")).to_have_count(0)
    assert seen_troubles(page)[1:] == []


@pytest.mark.parametrize("game", ["sun", "horizon"])
def test_sideways_everything_has_its_place(gallery: Gallery, chromium: Browser, game: str) -> None:
    page = open_page(chromium, "about:blank", viewport=SIDEWAYS, **FINGER)
    gallery.table(page, game, 4, late)
    page.locator("#question [data-option]").first.wait_for()
    boxes = {name: page.locator(where).bounding_box() for name, where in PLACES.items()}
    assert all(boxes.values())
    found = {name: [box["x"], box["y"], box["width"], box["height"]] for name, box in boxes.items() if box}
    assert found == {
        "top": [0, 0, 844, 36],
        "tabs": [0, 36, 68, 354],
        "ask": [586, 36, 258, 354],
        "board": [68, 36, 518, 354],
    }
    for tab in ("technology", "stars"):
        page.locator(f"#tab-{tab}").tap()
        frame = page.locator(".board .frame")
        over = frame.evaluate("one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]")
        assert over == [0, 0], f"{tab} scrolls"


PLACES = {"top": "header.top", "tabs": ".tabs", "ask": "#question", "board": ".board#tab-panel"}


def test_turned_and_turned_back_it_is_as_before(gallery: Gallery, page: Page, held: dict[str, int]) -> None:
    gallery.table(page, "sun", 4, early)
    for way in (SIDEWAYS if held is PHONE else PHONE, held):
        page.set_viewport_size({"width": way["width"], "height": way["height"]})
        expect(page.locator(".phone")).to_have_css("width", f"{way['width']}px")
        expect(page.locator(".phone")).to_have_css("height", f"{way['height']}px")
        page.wait_for_function("width => innerWidth === width && visualViewport.scale === 1", arg=way["width"])


# Words of names that go on in another line, though nothing separates them.
BROKEN = """() => [...document.querySelectorAll('.name, [data-name]')].flatMap(one => {
    const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), found = [];
    for (let node = words.nextNode(); node; node = words.nextNode())
        for (const word of node.textContent.matchAll(/[^\\s\\u00ad-]+/g)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1) found.push(word[0]);
        }
    return found;
})"""


@pytest.mark.parametrize("game", ["sun", "horizon"])
def test_in_the_largest_type_no_name_breaks_between_letters(gallery: Gallery, chromium: Browser, game: str) -> None:
    page = open_page(chromium, gallery.server.url, viewport=PHONE, **{**FINGER, "locale": "de-DE"})
    page.evaluate("() => localStorage.setItem('heliopause.settings', JSON.stringify({textSize: 1.3, botPace: 'once'}))")
    gallery.table(page, game, 4, late)
    for tab in page.locator("main > .tabs [role=tab]").all():
        tab.click()
        page.wait_for_timeout(100)
        assert page.evaluate(BROKEN) == [], tab.inner_text()


def test_the_rest_is_behind_one_button(gallery: Gallery, page: Page) -> None:
    gallery.table(page, "sun", 2, early)
    page.locator("[data-more]").tap()
    page.locator("[data-panel=rules]").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    page.locator("[data-more]").tap()
    page.locator(".menu a").tap()
    page.locator("[data-start]").first.wait_for()
