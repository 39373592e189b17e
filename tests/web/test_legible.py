"""Everything on the table can be read: no type below what the design allows, no name that is cut."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import heliopause
from tests.asking import asks
from tests.reaching import reached
from tests.table.serving import Server
from tests.web.robot import imported, open_page

ROUND = {"sun": 11, "horizon": 12}
# Chromium rounds what it has scaled.
ROUNDING = 0.05

# Text as it is seen: its size after all scaling, and whether its box, or one around it, cuts it off.
OFFENDERS = """(least) => {
    const found = [];
    const shown = (one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
        !one.closest('.unseen, [aria-hidden="true"] svg, svg defs, title');
    const path = (one) => {
        const names = [];
        for (let at = one; at && names.length < 4; at = at.parentElement) {
            const classes = [...at.classList].filter((name) => !name.startsWith('svelte-')).slice(0, 2);
            names.unshift([at.localName, ...classes].join('.'));
            if (at.dataset.area) { names.unshift(`[${at.dataset.area}]`); break; }
        }
        const area = one.closest('[data-area]')?.dataset.area;
        return (area && !names[0].startsWith('[') ? `[${area}] ` : '') + names.join(' > ');
    };
    // of a box wide enough that rounding does not tell
    const scaleOf = (one) => {
        if (one instanceof SVGGraphicsElement) return one.getScreenCTM().a;
        for (let at = one; at; at = at.parentElement)
            if (at.offsetWidth >= 300) return at.getBoundingClientRect().width / at.offsetWidth;
        return 1;
    };
    const inView = (box) => box.width > 0 && box.height > 0 && box.right > 0 && box.bottom > 0 &&
        box.left < innerWidth && box.top < innerHeight;
    const words = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
        const text = node.textContent.trim();
        const one = node.parentElement;
        if (!text || !shown(one) || one.closest('.unseen')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (!inView(box)) continue;
        const size = parseFloat(getComputedStyle(one).fontSize) * scaleOf(one);
        if (size < least) found.push(`${size.toFixed(1)} px  ${path(one)}  "${text.slice(0, 60)}"`);
        // a box that cuts what stands in it, unless it can be scrolled
        for (let at = one; at && at !== document.body; at = at.parentElement) {
            const style = getComputedStyle(at);
            const scrolls = (way) => ['auto', 'scroll'].includes(style[way]);
            if (style.textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth + 1)
                found.push(`ellipsis  ${path(at)}  "${text.slice(0, 60)}"`);
            if (style.overflowX === 'hidden' || style.overflowX === 'clip') {
                const edge = at.getBoundingClientRect();
                if (box.right > edge.right + 1 || box.left < edge.left - 1 || box.bottom > edge.bottom + 3)
                    found.push(`cut  ${path(one)} by ${path(at)}  "${text.slice(0, 60)}"`);
            }
            if (scrolls('overflowX') || scrolls('overflowY')) break;
        }
    }
    for (const one of document.querySelectorAll('[data-name]')) {
        if (!shown(one)) continue;
        if (one.clientWidth && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3))
            found.push(`name  ${path(one)}  "${one.textContent.trim()}"`);
    }
    return [...new Set(found)];
}"""


@pytest.fixture(scope="module", params=["sun", "horizon"])
def late_game(request: pytest.FixtureRequest) -> heliopause.Game:
    """Four seats, late, at my turn: as full as a table gets."""
    name: str = request.param
    return reached(
        name, lambda game: game.seat == 0 and game.round >= ROUND[name] and asks(game) == "ask-space", start=0
    )


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize(("width", "height", "least"), [(1440, 900, 12), (1366, 768, 11)])
def test_everything_can_be_read(
    server: Server, chromium: Browser, late_game: heliopause.Game, locale: str, width: int, height: int, least: int
) -> None:
    size: Any = {"width": width, "height": height}
    address = imported(server, late_game)
    page = open_page(chromium, address, viewport=size, locale=locale, reduced_motion="reduce")
    page.locator("[data-option]").first.wait_for()
    offenders = {"": offending(page, least)}
    for tab in page.locator("[role=tab][id^=panel-]").all():
        tab.click()
        offenders[f"tab {tab.inner_text()}"] = offending(page, least)
    told = sorted({f"{where}  {one}".strip() for where, found in offenders.items() for one in found})
    assert not told, "\n" + "\n".join(told)


def offending(page: Page, least: float) -> list[str]:
    found: list[str] = page.evaluate(OFFENDERS, least - ROUNDING)
    return found
