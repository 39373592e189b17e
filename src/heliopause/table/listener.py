"""Somebody who listens at a table: what they have still to be told, and a way to tell it at once."""

import asyncio
from collections.abc import Callable

MOST_WAITING = 100  # messages


class Listener(asyncio.Queue[str]):
    """What waits to be told, in order. `at_once` tells a message without waiting, where that is possible."""

    def __init__(self, at_once: Callable[[str], bool] | None = None) -> None:
        super().__init__(MOST_WAITING)
        self._at_once = at_once

    def tell(self, message: str) -> bool:
        """At once if it can be, and nothing waits before it; False if too much waits already."""
        if self.empty() and self._at_once is not None and self._at_once(message):
            return True
        if self.full():
            return False
        self.put_nowait(message)
        return True

    def tell_instead(self, message: str) -> None:
        """Instead of all that waits."""
        while not self.empty():
            self.get_nowait()
        self.put_nowait(message)
