"""Pages of a browser that are used again: one that has been elsewhere takes half as long to be ready as a new one.

A page is as if it had never been anywhere: what its sites kept is thrown away, and the pointer is outside. Of a page or
a profile to which a test did more than to look, click and type, nothing is used again.
"""

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

NEW = "about:blank"
ADDS = ("add_init_script", "expose_binding", "expose_function", "on", "once", "route", "route_web_socket")
SETS = ("set_default_navigation_timeout", "set_default_timeout", "set_extra_http_headers")
PROFILE_ALONE = ("add_cookies", "grant_permissions", "new_cdp_session", "new_page", "set_geolocation", "set_offline")


class Kept:
    """What is known of a profile that may be used again, with its one page."""

    def __init__(self, page: Page, wishes: str) -> None:
        self.page = page
        self.wishes = wishes
        self.free = False
        self.plain = True
        self.origins: set[str] = set()
        page.on("framenavigated", lambda frame: self.origins.add(frame.url))
        for one, names in ((page, (*ADDS, *SETS, "emulate_media")), (page.context, (*ADDS, *SETS, *PROFILE_ALONE))):
            for name in names:
                setattr(one, name, self._noting(getattr(one, name)))

    def _noting(self, method: Any) -> Any:
        def call(*args: Any, **named: Any) -> Any:
            self.plain = False
            return method(*args, **named)

        return call

    def clean(self, viewport: ViewportSize) -> None:
        profile = self.page.context
        session = BrowserContext.new_cdp_session(profile, self.page)
        for origin in {f"{parts.scheme}://{parts.netloc}" for parts in map(urlsplit, self.origins) if parts.netloc}:
            session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        session.detach()
        self.origins.clear()
        self.page.mouse.move(-1, -1)
        self.page.set_viewport_size(viewport)


def kept(browser: Browser, wishes: str, viewport: ViewportSize) -> Page | None:
    """A free page of a profile with these wishes, clean."""
    for profile in browser.contexts:
        known: Kept | None = getattr(profile, "kept", None)
        if known is not None and known.free and known.wishes == wishes:
            known.free = False
            known.clean(viewport)
            return known.page
    return None


def keep(page: Page, wishes: str) -> None:
    """Let a new page be used again when its test is over."""
    page.context.kept = Kept(page, wishes)  # type: ignore[attr-defined]


def is_free(profile: BrowserContext) -> bool:
    known: Kept | None = getattr(profile, "kept", None)
    return known is not None and known.free


def give_back(profile: BrowserContext) -> None:
    """Its test is over: it is free, or closed."""
    known: Kept | None = getattr(profile, "kept", None)
    if known is None or not known.plain or profile.pages != [known.page]:
        profile.close()
    elif not known.free:
        known.page.goto(NEW)  # its sockets are closed
        known.free = True
