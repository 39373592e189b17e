"""Whatever can be pointed at and cannot be chosen says why, and stops saying so when one leaves."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import heliopause
from tests.asking import asks
from tests.reaching import reached
from tests.table.serving import Server
from tests.web.robot import imported, open_page, seen_troubles

# What lies on the boards: action boxes, cards, places of either map.
THINGS = "[data-area='technology'] [data-action], main [data-card], main [data-place], main [data-tile]"
# A point of each that nothing else covers, and which offers nothing.
CLOSED = """things => [...document.querySelectorAll(things)].flatMap(one => {
    if (one.closest('[data-option], [data-takes]') || one.querySelector('[data-option], [data-takes]')) return [];
    const box = one.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.5, 0.15], [0.9, 0.5], [0.5, 0.85], [0.1, 0.5]]) {
        const at = [box.x + x * box.width, box.y + y * box.height];
        const seen = document.elementFromPoint(...at);
        if (seen && one.contains(seen)) return [[one.dataset.action ?? one.dataset.card ?? one.dataset.place
            ?? one.dataset.tile, ...at]];
    }
    return [];
})"""


def at_my_pawn(name: str) -> heliopause.Game:
    return reached(
        name,
        lambda game: game.seat == 0 and game.round >= 5 and asks(game) == "ask-space",
        players=3,
        seeds=range(5, 65),
        start=0,
    )


def closed_things(page: Page) -> list[tuple[str, float, float]]:
    found: list[Any] = page.evaluate(CLOSED, THINGS)
    return [(str(name), float(x), float(y)) for name, x, y in found]


@pytest.mark.parametrize("name", ["sun", "horizon"])
def test_everything_that_cannot_be_chosen_says_why(server: Server, chromium: Browser, name: str) -> None:
    page = open_page(chromium, imported(server, at_my_pawn(name)), locale="en-GB", reduced_motion="reduce")
    page.locator("[data-option]").first.wait_for()
    page.wait_for_load_state("networkidle")
    things = closed_things(page)
    assert len(things) > 8
    why = page.locator("[data-why]")
    for thing, x, y in things:
        page.mouse.move(x, y)
        expect(why.first, thing).to_contain_text(re.compile(r"\w{3}"))
        page.mouse.move(720, 30)
        expect(why, thing).to_have_count(0)
    assert seen_troubles(page) == []
