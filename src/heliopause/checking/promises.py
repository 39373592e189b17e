"""A promise is held or broken; where two things had to be the same, it is said slot by slot how they differ."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

MOST_DIFFERENCES = 40
LONGEST = 200  # letters of a value that differs


class Broken(AssertionError):
    """A game did not keep its word."""

    def __init__(self, what: str, differences: list[str] | None = None, choices: list[str] | None = None) -> None:
        super().__init__(what)
        self.differences = differences or []
        self.choices = choices or []  # those that led to what was expected, if they are known
        for difference in self.differences:
            self.add_note(difference)


def hold(promise: bool, broken: str) -> None:
    if not promise:
        raise Broken(broken)


def same(now: Any, expected: Any, broken: str) -> None:
    """Both are plain data, as `everything` and `dump` make it."""
    if now != expected:
        known = expected.get("choices", []) if isinstance(expected, dict) else []
        found = list(islice(differences(expected, now), MOST_DIFFERENCES))
        raise Broken(broken, found, [id for _, id in known])


def differences(expected: Any, now: Any, where: str = "") -> Iterator[str]:
    """A line for each slot, key or place in which they differ: `state.seats[2].ore: 4 instead of 3`."""
    if expected == now:
        return
    one, other = _parts(expected), _parts(now)
    if one is None or other is None or type(expected) is not type(now) or one.get("") != other.get(""):
        yield f"{where.removeprefix('.') or 'all'}: {_shown(now)} instead of {_shown(expected)}"
        return
    for name in dict.fromkeys([*one, *other]):
        yield from differences(one.get(name, NOTHING), other.get(name, NOTHING), where + name)


class Nothing:
    """Stands where the other has something."""

    def __repr__(self) -> str:
        return "nothing"


NOTHING = Nothing()


def _parts(thing: Any) -> dict[str, Any] | None:
    """What it is made of, by what is added to the path; the class of a dumped object goes by the empty name."""
    if isinstance(thing, dict):
        return {f".{key}": value for key, value in thing.items()}
    if not isinstance(thing, (list, tuple)):
        return None
    if thing and isinstance(thing[0], str):
        slots = thing[1:]
        if all(isinstance(slot, tuple) and len(slot) == 2 and isinstance(slot[0], str) for slot in slots):
            return {"": thing[0], **{f".{name}": value for name, value in slots}}
        if len(thing) == 2:
            return None  # told by identity
    return {f"[{number}]": value for number, value in enumerate(thing)}


def _shown(thing: Any) -> str:
    text = repr(thing)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
