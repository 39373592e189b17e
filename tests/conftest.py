"""How Hypothesis searches (no test asserts a time, CI repeats the same examples), and a real Chromium."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, expect, sync_playwright

from tests import pages
from tests.browser import chromium as browser_program
from tests.forms import form

settings.register_profile(
    "steady", deadline=None, derandomize="CI" in os.environ, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", parent=settings.get_profile("steady"), derandomize=False, max_examples=2000)
settings.load_profile("steady")

PATIENCE = 60_000  # milliseconds, for a busy machine; what comes is not waited for longer than it takes
expect.set_options(timeout=PATIENCE)


HERE = Path(__file__).parent
# What takes longest, first: a file is run by one worker, and one that is begun last would be waited for by the others.
FIRST = (
    "test_contributing.py",
    "test_wheel.py",
    "web/test_all_screens.py",
    "web/test_workshop.py",
    "web/",
    "drills/",
    "table/",
)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What looks into the rules while they run is left to the run in which they are interpreted; long files first."""
    if form() == "compiled":
        left_out = {item for item in items if item.get_closest_marker("interpreted")}
        config.hook.pytest_deselected(items=[*left_out])
        items[:] = [item for item in items if item not in left_out]
    items.sort(key=turn)


def turn(item: pytest.Item) -> int:
    """When the file of a test is begun."""
    name = item.path.relative_to(HERE).as_posix() if item.path.is_relative_to(HERE) else item.path.name
    return next((number for number, long in enumerate(FIRST) if name.startswith(long)), len(FIRST))


FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # What Playwright leaves out, and what a new window would prepare for its own address bar: a third of its work.
    "--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay,"
    "MediaRouter,OptimizationHints,PaintHolding,ThirdPartyStoragePartitioning,WebUIOmniboxAimPopup,WebUIOmniboxPopup",
]


@pytest.fixture
def chromium(running_chromium: Browser) -> Iterator[Browser]:
    """The pages of a test end with it: they would go on working beside the next."""
    before = [context for context in running_chromium.contexts if not pages.is_free(context)]
    yield running_chromium
    for context in running_chromium.contexts:
        if context not in before:
            pages.give_back(context)


@pytest.fixture(scope="module")
def running_chromium() -> Iterator[Browser]:
    """For one file at a time: while it is open, no other test may start an event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=FLAGS)
        yield browser
        browser.close()
