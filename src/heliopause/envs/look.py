"""Are things what they were? All that is looked at goes into one call, however many things and lists it is.

This is the interpreted form. look.c beside it is the compiled one, by hand, because what mypyc makes of comparing lists
is a call of Python for each. It does the very same; a build that has a C compiler puts it in this one's place.
"""

from typing import Any


class Look:
    """What some things were when they were last looked at."""

    def __init__(self) -> None:
        self._seen: list[Any] = []

    def changed(self, *things: Any) -> int:
        """Which of them are others now, as bits; at first all are. Lists, and lists in them, are remembered whole."""
        if len(things) > 62:
            raise ValueError(f"one looks at 62 things at once, not at {len(things)}")
        if len(self._seen) != len(things):
            self._seen = [kept(thing) for thing in things]
            return (1 << len(things)) - 1
        news = 0
        for number, thing in enumerate(things):
            if self._seen[number] is not thing and self._seen[number] != thing:
                self._seen[number] = kept(thing)
                news |= 1 << number
        return news


def kept(thing: Any) -> Any:
    return [kept(item) for item in thing] if type(thing) is list else thing
