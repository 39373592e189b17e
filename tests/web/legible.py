"""What makes a page hard to read or to touch, as a browser measures it."""

from playwright.sync_api import Page

# Chromium rounds what it has scaled.
ROUNDING = 0.05
TOUCH = 44

COMMON = """
    // asked once for each element: most of them stand around many others
    const once = (ask) => {
        const known = new Map();
        return (one) => {
            if (!known.has(one)) known.set(one, ask(one));
            return known.get(one);
        };
    };
    const shown = once((one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
        !one.closest('.unseen, [aria-hidden="true"] svg, svg defs, title'));
    const styleOf = once((one) => {
        const {overflowX, overflowY, textOverflow, fontSize, position, display, pointerEvents} = getComputedStyle(one);
        return {overflowX, overflowY, textOverflow, fontSize, position, display, pointerEvents};
    });
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
    const told = (one) => `"${(one.textContent.trim() || one.getAttribute('aria-label') || '').slice(0, 60)}"`;
"""

# Text as it is seen: its size after all scaling, and whether its box, or one around it, cuts it off.
OFFENDERS = (
    "(least) => {"
    + COMMON
    + """
    const found = [];
    // of a box wide enough that rounding does not tell
    const scaleOf = once((one) => {
        if (one instanceof SVGGraphicsElement) return Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b);
        for (let at = one; at; at = at.parentElement)
            if (at.offsetWidth >= 300) return at.getBoundingClientRect().width / at.offsetWidth;
        return 1;
    });
    const tall = document.scrollingElement.scrollHeight - scrollY;
    const inView = (box) => box.width > 0 && box.height > 0 && box.right > 0 && box.bottom > -scrollY &&
        box.left < innerWidth && box.top < tall;
    const words = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
        const text = node.textContent.trim();
        const one = node.parentElement;
        if (!text || !shown(one) || one.closest('.unseen, option')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (!inView(box)) continue;
        const size = parseFloat(styleOf(one).fontSize) * scaleOf(one);
        if (size < least) found.push(`${size.toFixed(1)} px  ${path(one)}  "${text.slice(0, 60)}"`);
        const button = one.closest('button, .button, [role=tab], select');
        if (button && !button.closest('svg')) {
            const edge = button.getBoundingClientRect();
            const out = box.right > edge.right + 2 || box.left < edge.left - 2 ||
                box.bottom > edge.bottom + 3 || box.top < edge.top - 3;
            if (out && styleOf(one).position !== 'absolute')
                found.push(`spills  ${path(button)}  "${text.slice(0, 60)}"`);
        }
        // a box that cuts what stands in it, unless it can be scrolled or moved
        for (let at = one; at && at !== document.body; at = at.parentElement) {
            const style = styleOf(at);
            const scrolls = (way) => ['auto', 'scroll'].includes(style[way]);
            if (at.dataset.moves !== undefined || at.dataset.slips !== undefined) break;
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
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth + 1) found.push(`the page scrolls sideways, by ${page.scrollWidth - innerWidth}`);
    return [...new Set(found)];
}"""
)

# What a finger meets: how far to either side of its middle a touch still means the same thing.
# Words inside a sentence are left out, as in WCAG 2.5.8; so is what lies out of sight.
SMALL_TARGETS = (
    "(least) => {"
    + COMMON
    + """
    const TARGETS = 'button, a[href], input, select, textarea, summary, ' +
        '[role=button], [role=tab], [role=radio], [data-option]';
    const meant = (one) => one.closest('label') ?? one.closest('[data-touch]') ?? one.closest(TARGETS);
    const moves = (one) => one.dataset.moves !== undefined ||
        ['overflowX', 'overflowY'].some((way) => ['auto', 'scroll'].includes(styleOf(one)[way]));
    const isCut = (one, box) => {
        for (let at = one.parentElement; at; at = at.parentElement) {
            const edge = moves(at) && at.getBoundingClientRect();
            if (edge && (box.left < edge.left || box.right > edge.right)) return true;
            if (edge && (box.top < edge.top || box.bottom > edge.bottom)) return true;
        }
        return box.top < 0 || box.bottom > innerHeight;
    };
    // a bar that stays while the page scrolls below it
    const bars = [...document.querySelectorAll('*')].filter((one) => styleOf(one).position === 'sticky');
    const near = (box) => bars.map((one) => one.getBoundingClientRect()).some(
        (bar) => bar.top < box.bottom && bar.bottom > box.top && bar.left < box.right && bar.right > box.left);
    const isUnderBar = (one, box) => near(box) && [box.top + 1, box.bottom - 1].some((y) => {
        let at = document.elementFromPoint((box.left + box.right) / 2, y);
        while (at && styleOf(at).position !== 'sticky') at = at.parentElement;
        return at !== null && !at.contains(one);
    });
    const top = document.querySelector('dialog:modal');
    const found = [];
    const seen = new Set();
    for (const one of document.querySelectorAll(TARGETS)) {
        if (!shown(one) || one.disabled || (top && !top.contains(one))) continue;
        if (one.matches('[data-word]') || (one.matches('a') && styleOf(one).display === 'inline')) continue;
        if (styleOf(one).pointerEvents === 'none') continue;
        const target = meant(one);
        if (seen.has(target)) continue;
        seen.add(target);
        let box = target.getBoundingClientRect();
        const from = scrollY;
        if (isUnderBar(target, box)) {  // it is brought out from under the bar, as a finger would
            target.scrollIntoView({block: 'center', behavior: 'instant'});
            box = target.getBoundingClientRect();
            if (isUnderBar(target, box)) found.push(`under a bar  ${path(target)}  ${told(target)}`);
        }
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const hits = (x, y) => {
            const there = document.elementFromPoint(x, y);
            return there !== null && meant(there) === target;
        };
        const done = (told) => {
            if (told) found.push(told);
            scrollTo({top: from, behavior: 'instant'});
        };
        if (!hits(x, y)) { done(); continue; }  // out of sight, or under something
        const reach = (dx, dy) => {
            let far = 0;
            while (far < least && hits(x + dx * (far + 1), y + dy * (far + 1))) far++;
            return far;
        };
        // whoever is large enough to all sides needs no measuring point by point
        const half = (least - 2) / 2;
        const spans = (dx, dy) => [-half, half].every((far) => hits(x + dx * far, y + dy * far));
        // by the edge of what scrolls or moves: it is brought into sight first
        if (isCut(target, box) || (spans(1, 0) && spans(0, 1))) { done(); continue; }
        const wide = reach(-1, 0) + reach(1, 0) + 1;
        const high = reach(0, -1) + reach(0, 1) + 1;
        done(wide < least - 1 || high < least - 1 ? `${wide} x ${high}  ${path(target)}  ${told(target)}` : '');
    }
    return [...new Set(found)];
}"""
)

SCROLLS_DOWN = "() => Math.max(0, document.scrollingElement.scrollHeight - innerHeight)"


def offending(page: Page, least: float) -> list[str]:
    """Text that is too small, cut, or runs out of its box."""
    found: list[str] = page.evaluate(OFFENDERS, least - ROUNDING)
    return found


def hard_to_touch(page: Page) -> list[str]:
    """What a finger would miss."""
    found: list[str] = page.evaluate(SMALL_TARGETS, TOUCH)
    return found


def scrolls_down(page: Page) -> int:
    """By how much the page is taller than its window."""
    by: int = page.evaluate(SCROLLS_DOWN)
    return by
