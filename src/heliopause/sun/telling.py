"""The log in words: from a log entry to a phrase."""

from heliopause.common.terms import COLUMNS
from heliopause.kernel.phrase import Phrase, name
from heliopause.sun.log import MESSAGES
from heliopause.sun.options import disc_word, type_word
from heliopause.sun.state import State
from heliopause.sun.terms import LEVELS

Entry = tuple[int, int, int, int, int]


def tell(state: State, entry: Entry, names: list[str]) -> Phrase:
    """What happened, with the seats' names."""
    code, seat, *values = entry
    message, letters = MESSAGES[code]
    args: dict[str, str | int | Phrase | list[Phrase]] = {"who": name(names[seat])}
    for position, letter in enumerate(letters):
        if letter == "w":
            args["abc"[position]] = _place(state, values[position], values[2])
        else:
            args["abc"[position]] = _argument(state, letter, values[position], seat, names)
    return Phrase(message, args)


def _place(state: State, place: int, system: int) -> Phrase:
    where = state.board.names[place]
    if system < 0:
        return where
    return Phrase("place-with-system", {"place": where, "system": name(state.content.systems[system].name)})


def _argument(state: State, letter: str, value: int, seat: int, names: list[str]) -> int | str | Phrase | list[Phrase]:
    content = state.content
    match letter:
        case "n":
            return value
        case "p":
            return state.board.names[value]
        case "y":
            return name(content.systems[value].name)
        case "t":
            return name(content.technologies[value].name)
        case "k":
            return type_word(value)
        case "d":
            return disc_word(value)
        case "l":
            return name(content.slots[value].id)
        case "a":
            return content.actions[value].title
        case "e":
            return name(content.events[value].name)
        case "c":
            return name(content.achievements[value].name)
        case "g":
            return name(content.guilds[value].name)
        case "s":
            return name(names[value])
        case "v":
            return name(LEVELS[value])
        case "o":
            return name(COLUMNS[value])
        case "m":
            return name(content.mats[value].name)
        case "u":
            return content.powers[value].option.phrase.args["card"]
        case "z":
            return name(content.automa_cards[value].name)
        case "r":
            return content.automa_cards[value // 2].lines[value % 2].phrase()
        case "x":
            return Phrase(f"automa-reason-{value}")
        case "j":
            return Phrase(f"automa-move-{value}")
        case "f":
            return Phrase(f"automa-upgrade-{value}")
        case "h":
            return Phrase(f"automa-place-{value}")
        case "i":
            return name(state.seats[seat].mat.innovations[value].name)
        case _:
            raise AssertionError(letter)
