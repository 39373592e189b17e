"""The log in words: from a log entry to a phrase."""

from heliopause.common.terms import COLUMNS
from heliopause.horizon import hexes
from heliopause.horizon.log import MESSAGES
from heliopause.horizon.options import colour_word, site_word, track_word, unit_word
from heliopause.horizon.state import CRADLE, START, State
from heliopause.horizon.terms import LEVELS, STAGES
from heliopause.kernel.phrase import Phrase, name

Entry = tuple[int, int, int, int, int]


def tell(state: State, entry: Entry, names: list[str]) -> Phrase:
    """What happened, with the seats' names."""
    code, seat, *values = entry
    message, letters = MESSAGES[code]
    args: dict[str, str | int | Phrase | list[Phrase]] = {"who": name(names[seat])}
    for position, letter in enumerate(letters):
        args["abc"[position]] = _argument(state, letter, values[position], names)
    return Phrase(message, args)


def tile_word(state: State, tile: int, names: list[str]) -> Phrase:
    ground = state.ground[tile]
    if ground == CRADLE:
        return Phrase("tile-cradle")
    if ground <= START:
        return Phrase("tile-home", {"who": name(names[START - ground])})
    at = hexes.cell_id(state.cells[tile])
    return Phrase("tile-territory", {"card": name(state.content.territories[ground].name), "at": at})


def _argument(state: State, letter: str, value: int, names: list[str]) -> int | str | Phrase | list[Phrase]:
    content = state.content
    match letter:
        case "n":
            return value
        case "x":
            return tile_word(state, value, names)
        case "u":
            return unit_word(value)
        case "r":
            return track_word(value)
        case "w":
            return site_word(value)
        case "i":
            return Phrase(f"stage-{next(word for word, stage in STAGES.items() if stage == value)}")
        case "f":
            return name(content.triggers[value].title)
        case "t":
            return name(content.technologies[value].name)
        case "k":
            return colour_word(value)
        case "l":
            return name(content.slots[value].id)
        case "a":
            return content.actions[value].title
        case "b":
            return name(content.constructions[value].name)
        case "e":
            return name(content.leaders[value].name)
        case "g":
            return name(content.governments[value].name)
        case "c":
            return name(content.goals[value].name)
        case "s":
            return name(names[value])
        case "v":
            return name(LEVELS[value])
        case "o":
            return name(COLUMNS[value])
        case _:
            raise AssertionError(letter)
