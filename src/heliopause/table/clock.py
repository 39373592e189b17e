"""The clock of a table with hours a turn: when who is asked is reminded, and when a bot takes over."""

from datetime import UTC, datetime, timedelta

import msgspec


class Clock(msgspec.Struct, frozen=True):
    """It stands still at a live table, and while no person is asked."""

    remind: datetime | None = None
    due: datetime | None = None

    def seconds_left(self) -> int | None:
        return None if self.due is None else max(0, round((self.due - datetime.now(UTC)).total_seconds()))


def wound(now: datetime, seconds: float) -> Clock:
    """It starts now, and reminds when a quarter of the time is left."""
    return Clock(now + timedelta(seconds=seconds * 3 / 4), now + timedelta(seconds=seconds))
