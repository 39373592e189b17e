"""The browser of this machine."""

import shutil
from typing import Final

# Not chromium-headless-shell, which is a sixth quicker but no whole browser: it gets no push messages, for one thing.
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert program is not None, "there is no Chromium; `make chromium` installs one from the system's packages"
    return program
