"""The log in words: what the letters stand for that only Beyond the Horizon has."""

from typing import final

from heliopause.beyond.log_words import Argument, Teller
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.constants import LEVELS, STAGES
from heliopause.games.horizon.rules.log import MESSAGES
from heliopause.games.horizon.rules.options import colour_word, site_word, track_word, unit_word
from heliopause.games.horizon.rules.state import CRADLE, START, State
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.rules import Entry


@final
class HorizonTeller(Teller):
    """Tells of tiles, units, tracks, leaders and governments."""

    messages = MESSAGES
    levels = LEVELS

    def own(self, state: State, letter: str, entry: Entry, position: int, names: list[str]) -> Argument:
        content = state.content
        value = entry[2 + position]
        match letter:
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
            case "k":
                return colour_word(value)
            case "b":
                return content.constructions[value].phrase()
            case "e":
                return content.leaders[value].phrase()
            case "g":
                return content.governments[value].phrase()
            case "c":
                return content.goals[value].phrase()
            case _:
                raise AssertionError(letter)


def tile_word(state: State, tile: int, names: list[str]) -> Phrase:
    ground = state.ground[tile]
    at = hexes.cell_id(state.cells[tile])
    about = f"tile:{at}"
    if ground == CRADLE:
        return Phrase("tile-cradle", None, about)
    if ground <= START:
        return Phrase("tile-home", {"who": name(names[START - ground])}, about)
    return Phrase("tile-territory", {"card": state.content.territories[ground].phrase(), "at": at}, about)


tell = HorizonTeller().tell
