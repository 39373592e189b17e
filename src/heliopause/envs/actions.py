"""The actions of a game: a fixed list in which every option that can ever be offered has its number.

The list is made from the content of the box, so an index means the same in every game with this content, whatever the
number of players and the variants. Groups of actions follow each other; docs/envs.md lists them.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from heliopause.kernel.option import Option


class Group(NamedTuple):
    """Actions of one kind, which stand together."""

    name: str
    first: int
    length: int
    meaning: str


class Actions:
    """All actions of a game, those whose option has the same id in every position; a game may add others."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.groups: list[Group] = []
        self._numbers: dict[str, int] = {}

    @property
    def size(self) -> int:
        return len(self.names)

    def legal(self, state: Any) -> dict[int, Option]:
        """What a seat may do, by action. `state` is one that asks a seat."""
        numbers = self._numbers
        return {numbers[option.id]: option for option in state.offered}

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


def add_common(actions: Actions, content: Any) -> None:
    """The actions that both games have, for the content of either."""
    actions.add_ids("pass", ["pass"], "leave out what is asked")
    actions.add_ids("done", ["done"], "end what is under way")
    actions.add_ids("take", ["take"], "carry out the optional line that is asked about (`fork` of the observation)")
    letters = [f"choose:{letter}" for letter in "abcdefgh"]
    actions.add_ids("choose", letters, "one of the alternatives of a line (`fork` of the observation), in its order")
    actions.add_options("type", content.type_options, "look for a technology of this type")
    actions.add_options("space", (space.option for space in content.spaces), "move the pawn to this action space")
    actions.add_options("slot", (slot.option for slot in content.slots), "research the technology of this slot")
    actions.add_options("card", (card.option for card in content.technologies), "take this technology card")
    actions.add_options("copy", (action.copy for action in content.actions), "carry out this action without the pawn")
