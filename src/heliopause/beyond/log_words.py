"""The log in words: from a log entry to a phrase. Each game says what its own letters mean."""

from typing import Any

from heliopause.beyond.constants import COLUMNS
from heliopause.beyond.state import State
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.rules import Entry

Argument = int | str | Phrase | list[Phrase]


class Teller:
    """Tells the entries of one game."""

    messages: tuple[tuple[str, str], ...]  # by code: the message, and a letter for what each number stands for
    levels: tuple[str, ...]

    def tell(self, state: Any, entry: Entry, names: list[str]) -> Phrase:
        """What happened, with the seats' names."""
        code, seat, *values = entry
        message, letters = self.messages[code]
        args: dict[str, Argument] = {"who": name(names[seat], f"seat:{seat}")}
        for position, letter in enumerate(letters):
            said = self.shared(state, letter, values[position], names)
            args["abc"[position]] = said if said is not None else self.own(state, letter, entry, position, names)
        return Phrase(message, args)

    def shared(self, state: State, letter: str, value: int, names: list[str]) -> Argument | None:
        content = state.common
        match letter:
            case "n":
                return value
            case "s":
                return name(names[value], f"seat:{value}")
            case "t":
                return content.technologies[value].phrase()
            case "l":
                return content.slots[value].phrase()
            case "a":
                return content.actions[value].title
            case "v":
                return name(self.levels[value])
            case "o":
                return name(COLUMNS[value])
            case _:
                return None

    def own(self, state: Any, letter: str, entry: Entry, position: int, names: list[str]) -> Argument:
        """What a letter stands for that only this game has."""
        raise NotImplementedError
