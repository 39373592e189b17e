"""How a game becomes numbers: its actions, the outcomes of chance, and its observations."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, Protocol

from heliopause.content import Pack
from heliopause.envs.actions import Actions, Draws
from heliopause.envs.layout import Field, Layout
from heliopause.envs.sheet import Sheet
from heliopause.game import rules_of
from heliopause.kernel.refusal import BadOption
from heliopause.registry import spec_of


class Observer(Protocol):
    """Writes positions as numbers."""

    layout: Layout

    def write(self, state: Any, seat: int, sheet: Sheet) -> None:
        """Bring the sheet up to date, the page of this seat at least. All 0 at first, it follows one state."""

    def points(self, state: Any, seat: int) -> int:
        """The seat's victory points as the position stands."""


class Encoding(NamedTuple):
    """One game with the content of one box."""

    actions: Actions
    draws: Draws
    observer: Observer


class Features:
    """An observer for a game with few numbers: its fields in one block, and a function that gives them all."""

    def __init__(
        self,
        fields: list[Field],
        numbers: Callable[[Any, int], list[float]],
        points: Callable[[Any, int], int],
    ) -> None:
        self.layout = Layout()
        self.layout.add("position", 1, "as the seat sees it", fields)
        self._numbers = numbers
        self._points = points

    def write(self, state: Any, seat: int, sheet: Sheet) -> None:
        sheet.values(seat, self._numbers(state, seat))

    def points(self, state: Any, seat: int) -> int:
        return self._points(state, seat)


def encoding_of(game: str, pack: Pack | None = None) -> Encoding:
    """The encoding of a game; an owner's pack has one of its own, because its cards may be others."""
    return _standard(game) if pack is None else _encoding(game, pack)


@cache
def _standard(game: str) -> Encoding:
    return _encoding(game)


def _encoding(game: str, pack: Pack | None = None) -> Encoding:
    spec = spec_of(game)
    encode = spec.part("env")
    if encode is None:
        raise BadOption(f"{spec.title} cannot be played in an environment: it does not say how it becomes numbers")
    encoding: Encoding = encode(rules_of(game, pack).content)
    return encoding
