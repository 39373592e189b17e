"""The actions of a game: a fixed list in which every option that can ever be offered has its number.

The list is made from the content of the box, so an index means the same in every game with this content, whatever the
number of players and the variants. Groups of actions follow each other; docs/envs.md lists them.
"""

from collections.abc import Iterable
from typing import Any, final

from mypy_extensions import mypyc_attr

from heliopause.kernel.machine import State
from heliopause.kernel.option import Option


@final
class Group:
    """Actions of one kind, which stand together."""

    __slots__ = ("first", "length", "meaning", "name")

    def __init__(self, name: str, first: int, length: int, meaning: str) -> None:
        self.name = name
        self.first = first
        self.length = length
        self.meaning = meaning


@mypyc_attr(allow_interpreted_subclasses=True)
class Actions:
    """All actions of a game, those whose option has the same id in every position; a game may add others."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.groups: list[Group] = []
        self._numbers: dict[str, int] = {}  # by option id

    @property
    def size(self) -> int:
        return len(self.names)

    def of(self, state: Any) -> list[int]:
        """The action of every option on offer, in the same order. `state` is one that asks a seat."""
        position: State = state
        numbers = self._numbers
        found: list[int] = []
        for option in position.offered:
            found.append(numbers[option.id])  # noqa: PERF401 - compiled, a loop is as fast and needs no closure
        return found

    def legal(self, state: Any) -> dict[int, Option]:
        """What a seat may do, by action."""
        position: State = state
        return dict(zip(self.of(state), position.offered, strict=True))

    def number(self, name: str) -> int:
        """The action with this name, which for most actions is the option's id."""
        return self.names.index(name)

    # Making the list

    def add_ids(self, group: str, ids: Iterable[str], meaning: str) -> None:
        """A group of options that are told by their ids alone; an id that is there twice counts once."""
        first = self._add_group(group, list(dict.fromkeys(ids)), meaning)
        for number in range(first, self.size):
            self._numbers[self.names[number]] = number

    def add_options(self, group: str, options: Iterable[Option], meaning: str) -> None:
        self.add_ids(group, (option.id for option in options), meaning)

    def _add_group(self, group: str, names: list[str], meaning: str) -> int:
        first = self.size
        self.names += names
        self.groups.append(Group(group, first, len(names), meaning))
        return first


@final
class Draws:
    """The outcomes of chance, numbered in the same way."""

    def __init__(self, ids: Iterable[str]) -> None:
        self.names = list(dict.fromkeys(ids))
        self._numbers = {name: number for number, name in enumerate(self.names)}

    @property
    def size(self) -> int:
        return len(self.names)

    def number(self, option: Option) -> int:
        return self._numbers[option.id]
