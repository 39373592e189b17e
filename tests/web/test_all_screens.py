"""Every screen on desk, laptop and phone: nothing is cut, too small, or hard to touch.

German has the longest words, so it is looked at each time, and the other languages in the long runs; so are the screens
that differ from another one by little, and those that are built alike for both games are looked at on a desk for one
game and on a phone for the other.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from heliopause.words import LANGUAGES
from tests.table.serving import Server
from tests.web.gallery import SCREENS, Gallery, Screen
from tests.web.legible import hard_to_touch, offending, scrolls_down
from tests.web.robot import SETTLED, open_page, resized, spoken

# width, height, the smallest type; on a laptop, which is little smaller than a desk, in the languages with long words
DESKS = {"desk": (1440, 900, 12), "laptop": (1366, 768, 11)}
LONG = ("de", "fr")
PHONES = {"upright": (390, 844, 11), "sideways": (844, 390, 11)}
LONGEST = "de"
SPOKEN = pytest.mark.parametrize(
    "languages",
    [
        pytest.param([LONGEST], id=LONGEST),
        pytest.param([one for one in LANGUAGES if one != LONGEST], id="others", marks=pytest.mark.soak),
    ],
)


def shown_on(size: str) -> pytest.MarkDecorator:
    """All screens; those that another one stands for are left to the long runs."""
    stood_for = {one.name for one in SCREENS if one.like_another or one.on not in ("", size)}
    marks = {name: [pytest.mark.soak] for name in stood_for}
    return pytest.mark.parametrize(
        "screen", [pytest.param(one, id=one.name, marks=marks.get(one.name, [])) for one in SCREENS]
    )


TABS = "main > .tabs [role=tab]"
SHOW_TAB = f"""async ([tabs, number]) => {{
    const tab = document.querySelectorAll(tabs)[number];
    tab.click();
    await {SETTLED};
    return tab.id;
}}"""


@pytest.fixture(scope="module")
def gallery(server: Server) -> Gallery:
    return Gallery(server)


@pytest.fixture(scope="module")
def desk(running_chromium: Browser) -> Iterator[Page]:
    page = open_page(running_chromium, "about:blank", reduced_motion="reduce")
    yield page
    page.context.close()


@pytest.fixture(scope="module")
def phone(running_chromium: Browser) -> Iterator[Page]:
    page = open_page(running_chromium, "about:blank", has_touch=True, is_mobile=True, reduced_motion="reduce")
    yield page
    page.context.close()


def at(page: Page, gallery: Gallery, screen: Screen, width: int, height: int) -> None:
    """A page that has been elsewhere, as if it had never been anywhere: a new one each time takes twice as long."""
    page.goto("about:blank")
    kept = {"origin": gallery.server.url, "storageTypes": "all"}
    page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", kept)
    page.set_viewport_size({"width": width, "height": height})
    screen.go(gallery, page)


@SPOKEN
@shown_on("desk")
def test_a_screen_on_a_desk(gallery: Gallery, desk: Page, screen: Screen, languages: list[str]) -> None:
    page = desk
    at(page, gallery, screen, *DESKS["desk"][:2])
    told = []
    for language in spoken(page, languages):
        for name, (width, height, least) in DESKS.items():
            if name == "laptop" and language not in LONG:
                continue
            resized(page, width, height)
            told += [f"{language} {name}  {one}" for one in offending(page, least)]
            if name == "desk" and screen.fits and scrolls_down(page):
                told.append(f"{language} {name}  the page scrolls by {scrolls_down(page)} px")
    assert not told, "\n" + "\n".join(told)


@SPOKEN
@shown_on("phone")
def test_a_screen_on_a_phone(gallery: Gallery, phone: Page, screen: Screen, languages: list[str]) -> None:
    page = phone
    at(page, gallery, screen, *PHONES["upright"][:2])
    told = []
    for language in spoken(page, languages):
        for name, (width, height, least) in PHONES.items():
            resized(page, width, height)
            for tab in tabs_of(page, screen):
                told += [f"{language} {name} {tab}  {one}" for one in offending(page, least) + hard_to_touch(page)]
    assert not told, "\n" + "\n".join(told)


def tabs_of(page: Page, screen: Screen) -> Iterator[str]:
    """On a small screen the boards are tabs: each in turn, or the one that is asked about."""
    tabs = page.locator(TABS).count() if screen.tabs else 0
    if not tabs:
        yield ""
    for number in range(tabs):
        tab: str = page.evaluate(SHOW_TAB, [TABS, number])
        yield tab.removeprefix("tab-")
