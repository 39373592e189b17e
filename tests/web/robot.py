"""A robot at a browser: it knows nothing of the game but data-option, and asks a bot which of them to click."""

from collections.abc import Iterable, Iterator
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, expect

import heliopause
from heliopause.bots import make
from tests import http
from tests.pages import keep, kept
from tests.table.serving import Server

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20))))"


def open_page(browser: Browser, address: str, **context: Any) -> Page:
    """A page in a browser profile of its own; anything it complains about fails the test.

    Others' turns are shown at once, unless another pace is wished for.
    """
    viewport: ViewportSize = context.pop("viewport", DESK)
    wishes = repr(sorted(context.items()))
    if (again := kept(browser, wishes, viewport)) is not None:
        seen_troubles(again).clear()
        again.goto(address)
        return again
    opened = browser.new_context(viewport=viewport, **{k: v for k, v in context.items() if k != "pace"})
    opened.add_init_script(
        f"localStorage.getItem('heliopause.settings') ?? "
        f"localStorage.setItem('heliopause.settings', JSON.stringify({{botPace: '{context.get('pace', 'once')}'}}))"
    )
    page = opened.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on(
        "console",
        lambda said: troubles.append(f"{said.text} ({said.location.get('url')})") if said.type == "error" else None,
    )
    keep(page, wishes)
    page.goto(address)
    page.troubles = troubles  # type: ignore[attr-defined]
    return page


def seen_troubles(page: Page) -> list[str]:
    troubles: list[str] = page.troubles  # type: ignore[attr-defined]
    return troubles


def spoken(page: Page, languages: Iterable[str]) -> Iterator[str]:
    """The page, said in each of these languages in turn, as if another tab had set it."""
    for language in languages:
        page.evaluate(
            """language => {
                const kept = JSON.parse(localStorage.getItem('heliopause.settings') ?? '{}');
                const value = JSON.stringify({...kept, language});
                localStorage.setItem('heliopause.settings', value);
                dispatchEvent(new StorageEvent('storage', {key: 'heliopause.settings', newValue: value}));
            }""",
            language,
        )
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        yield language


def resized(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(f"() => {SETTLED}")
    wide = page.evaluate("innerWidth")  # a phone makes what is too wide smaller
    assert wide == width, f"{wide} px are drawn on {width}"


def open_panel(page: Page, name: str) -> None:
    """Rules, talk and settings stand in the header, or behind one button; the others are tabs of what those open."""
    if page.locator("[data-more]").is_visible():
        page.locator("[data-more]").click()
    if name not in ("Rules", "Talk", "Settings"):
        page.get_by_role("button", name="Settings", exact=True).first.click()
    page.get_by_role("button", name=name, exact=True).last.click()


def imported(server: Server, game: heliopause.Game) -> str:
    """The address of a game that was played elsewhere."""
    opened = http.post(f"{server.url}/api/import", json={"record": game.record()}).json()
    return f"{server.url}/t/{opened['table']}?key={opened['key']}"


class Robot:
    """Plays whatever seats the pages hold, by clicking."""

    def __init__(self, server: Server, *pages: Page) -> None:
        self.server = server
        self.pages = pages
        self.bot = make("greedy", 1)
        self.clicks = 0

    def offered(self, page: Page) -> list[str]:
        """The ids of all options that can be clicked on a page."""
        ids: list[str] = page.eval_on_selector_all("[data-option]", "all => all.map(one => one.dataset.option)")
        return sorted({id for id in ids if id})  # one may just be going away

    def play(self, most: int) -> bool:
        """Click up to so many options; True when the game is over."""
        for _ in range(most):
            page = self.wait_for_a_choice()
            if page is None:
                return True
            self.click_if_there(page, self.pick(page))
        return self.over()

    def play_until(self, kind: str) -> None:
        """Click until options of this kind are offered, such as `space:`, or this one, and leave them alone."""
        while (page := self.wait_for_a_choice()) is not None:
            if any(option.startswith(kind) for option in self.offered(page)):
                return
            picked = self.pick(page)
            if not picked.startswith(kind):  # the page may have moved on meanwhile
                self.click_if_there(page, picked)
        raise AssertionError(f"the game is over, and nothing of the kind {kind!r} was offered")

    def over(self) -> bool:
        return any(page.locator("[data-game-over]").count() for page in self.pages)

    def wait_for_a_choice(self) -> Page | None:
        """The page with something to click; None when the game is over."""
        for _ in range(1200):
            if self.over():
                return None
            for page in self.pages:
                if page.locator("[data-option]").count():
                    return page
            self.pages[0].wait_for_timeout(25)
        raise AssertionError("nobody is asked, and the game is not over")

    def pick(self, page: Page) -> str:
        """What the greedy bot would choose, if the page offers it; otherwise the page and the rules disagree."""
        offered = self.offered(page)
        record = self.record(page)
        game = heliopause.load(record)
        rules = sorted(option.id for option in game.options())
        if set(offered) != set(rules):
            return offered[0] if offered else ""
        return str(self.bot.choose(game))

    def record(self, page: Page) -> dict[str, Any]:
        """The record, fetched the way the page itself would."""
        found: dict[str, Any] = page.evaluate(
            """async () => {
                const table = location.pathname.split('/')[2];
                const kept = JSON.stringify(Object.entries(localStorage));
                const key = kept.match(new RegExp(table + '[^]*?([A-Za-z0-9_-]{12,}\\\\.[A-Za-z0-9_-]{20,})'))[1];
                const answer = await fetch(`/api/tables/${table}/record`, {headers: {Authorization: `Bearer ${key}`}});
                return await answer.json();
            }"""
        )
        return found

    def click(self, page: Page, id: str) -> None:
        expect(page.locator(f'[data-option="{id}"]').first).to_be_attached()
        self.click_if_there(page, id)

    def click_if_there(self, page: Page, id: str) -> None:
        """Looks and clicks in one step: a page may have moved on since it was asked what it offers."""
        found: bool = page.evaluate(
            """id => {
                const one = document.querySelector(`[data-option="${CSS.escape(id)}"]`);
                one?.scrollIntoView({block: 'nearest'});
                one?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, composed: true}));
                return one !== null;
            }""",
            id,
        )
        self.clicks += found
        page.wait_for_timeout(20)
