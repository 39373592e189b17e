"""Pages of the real browser, lent to one test after the other."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Frame, Page


class Lent:
    """A page alone in its context."""

    def __init__(self, page: Page, opened_as: str) -> None:
        self.page = page
        self.opened_as = opened_as
        self.kept = True  # may somebody else have it after this test?
        self._servers: set[str] = set()  # where it has been
        page.on("framenavigated", self._arrived)

    def _arrived(self, frame: Frame) -> None:
        parts = urlsplit(frame.url)
        if parts.netloc:
            self._servers.add(f"{parts.scheme}://{parts.netloc}")

    def empty(self) -> None:
        """As if it had never been anywhere."""
        self.page.goto("about:blank")
        session = self.page.context.new_cdp_session(self.page)
        for server in self._servers:
            session.send("Storage.clearDataForOrigin", {"origin": server, "storageTypes": "all"})
        session.detach()
        self._servers.clear()


_LENT: list[Lent] = []
_FREE: dict[str, list[Lent]] = {}


def take_page(browser: Browser, script: str, **context: Any) -> Page:
    """A page as new; `script` runs before whatever it shows.

    It is one that a test has left, if that was opened alike: a new one takes twice as long.
    """
    opened_as = repr((script, sorted(context.items(), key=str)))
    free = _FREE.get(opened_as)
    if free:
        lent = free.pop()
    else:
        opened = browser.new_context(**context)
        opened.add_init_script(script)
        lent = Lent(opened.new_page(), opened_as)
    lent.page.set_viewport_size(context["viewport"])
    lent.page.emulate_media(
        color_scheme=context.get("color_scheme", "light"),
        reduced_motion=context.get("reduced_motion", "no-preference"),
    )
    _LENT.append(lent)
    return lent.page


def keep_no_longer(page: Page) -> None:
    """What is done to this page cannot be taken back: nobody else gets it."""
    for lent in _LENT:
        if lent.page is page:
            lent.kept = False


@contextmanager
def lending(browser: Browser) -> Iterator[None]:
    """The pages that a test takes end with it: they would go on working beside the next."""
    before, contexts = len(_LENT), browser.contexts
    yield
    left = {lent.page.context: lent for lent in _LENT[before:]}
    del _LENT[before:]
    for context in {*browser.contexts, *left} - set(contexts) - left.keys():
        context.close()
    for context, lent in left.items():
        if lent.kept and context.pages == [lent.page]:
            lent.empty()
            _FREE.setdefault(lent.opened_as, []).append(lent)
        else:
            context.close()


def forget_pages() -> None:
    """The browser is closed."""
    _LENT.clear()
    _FREE.clear()
