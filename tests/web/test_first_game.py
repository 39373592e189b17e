"""A first game with the guide: the learner begins, nothing is hidden, and it ends with a finished game and a word."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.table.serving import Server
from tests.web.robot import DESK, PHONE, Robot, open_page, seen_troubles

WORDS: dict[str, dict[str, Any]] = {
    "en-GB": {
        "learn": "Learn by playing",
        "guide": "Your first game",
        "begin": "Begin",
        "heard": ["A small game", "Produce", "The last round"],
        "end": "How it went",
    },
    "de-DE": {
        "learn": "Beim Spielen lernen",
        "guide": "Deine erste Partie",
        "begin": "Los geht’s",
        "heard": ["Eine kleine Partie", "Produziere", "Die letzte Runde"],
        "end": "Wie es lief",
    },
}
HIDDEN = """guide => {
    const box = guide.getBoundingClientRect();
    const over = one => {
        const other = one.getBoundingClientRect();
        return other.width > 0 && other.left < box.right - 1 && other.right > box.left + 1
            && other.top < box.bottom - 1 && other.bottom > box.top + 1;
    };
    if (document.querySelector('[data-event-card]'))
        return [...document.querySelectorAll('[data-event-card]')].filter(over).map(() => 'what was turned up');
    return [...document.querySelectorAll('main [data-option], #question, .ring')]
        .filter(one => one.id === 'question' || !one.closest('[role=tabpanel], #question'))  // what scrolls inside
        .filter(one => !(one.offsetWidth * one.offsetHeight > innerWidth * innerHeight / 3))
        .filter(over).map(one => one.dataset.option ?? (one.id || 'ring'));
}"""


@pytest.mark.parametrize(
    ("title", "size", "locale"),
    [
        ("Beyond the Sun", DESK, "en-GB"),
        ("Beyond the Horizon", PHONE, "de-DE"),
        pytest.param("Beyond the Horizon", DESK, "en-GB", marks=pytest.mark.soak),
    ],
)
def test_the_guide_leads_to_the_end_of_a_small_game(
    server: Server, chromium: Browser, title: str, size: dict[str, int], locale: str
) -> None:
    words = WORDS[locale]
    page = open_page(chromium, server.url, viewport=size, locale=locale, reduced_motion="reduce")
    page.locator("label", has_text=title).first.click()
    page.get_by_role("button", name=words["learn"]).click()
    guide = page.get_by_role("region", name=words["guide"])
    robot = Robot(server, page)
    robot.play_until("space:")
    heard = {guide.get_by_role("heading", level=3).inner_text()}
    guide.get_by_role("button", name=words["begin"]).click()
    looks: list[set[str]] = []
    assert robot.record(page)["options"]["start"] == 0, "the learner begins"
    while (asked := robot.wait_for_a_choice()) is not None:
        heard |= hear(guide)
        robot.click_if_there(asked, robot.pick(asked))
        if robot.clicks % 7 == 0:
            looks.append(hidden_by(page, guide))
    assert set().union(*looks) <= {"ring"}, "what may be chosen is never hidden"
    assert sum(map(bool, looks)) * 4 <= len(looks), "and what it speaks of only where gold leaves no other place"
    assert set(words["heard"]) <= heard
    assert len(heard) >= 8, "it goes with what is done"
    assert not [one for one in heard if "guide" in one], "everything has its words"
    end = page.locator("[data-game-over]").get_by_role("region", name=words["end"])
    expect(end).to_be_visible()
    assert end.locator("p").count() >= 3
    assert robot.record(page)["options"]["short"] is True
    assert seen_troubles(page) == []


def hear(guide: Locator) -> set[str]:
    found = guide.get_by_role("heading", level=3)
    return {found.first.inner_text()} if found.count() else set()


def hidden_by(page: Page, guide: Locator) -> set[str]:
    page.wait_for_timeout(500)  # it settles where there is room
    if not guide.count() or page.locator("dialog[open]").count():
        return set()
    hidden: list[str] = guide.evaluate(HIDDEN)
    return set(hidden)
