"""The log in words: what the letters stand for that only Beyond the Sun has."""

from typing import final

from heliopause.beyond.log_words import Argument, Teller
from heliopause.games.sun.rules.constants import LEVELS
from heliopause.games.sun.rules.log import MESSAGES
from heliopause.games.sun.rules.options import disc_word, type_word
from heliopause.games.sun.rules.packing import unpack_card_line
from heliopause.games.sun.rules.state import State
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.rules import Entry


@final
class SunTeller(Teller):
    """Tells of places, systems, discs and the automa."""

    messages = MESSAGES
    levels = LEVELS

    def own(self, state: State, letter: str, entry: Entry, position: int, names: list[str]) -> Argument:
        content = state.content
        value = entry[2 + position]
        match letter:
            case "w":
                return place_word(state, value, entry[4])
            case "p":
                return state.board.names[value]
            case "y":
                return content.systems[value].phrase()
            case "k":
                return type_word(value)
            case "d":
                return disc_word(value)
            case "e":
                return content.events[value].phrase()
            case "c":
                return content.achievements[value].phrase()
            case "g":
                return content.guilds[value].phrase()
            case "m":
                return content.mats[value].phrase()
            case "u":
                return content.powers[value].option.phrase.args["card"]
            case "z":
                return name(content.automa_cards[value].name)
            case "r":
                card, line = unpack_card_line(value)
                return content.automa_cards[card].lines[line].phrase()
            case "x":
                return Phrase(f"automa-reason-{value}")
            case "j":
                return Phrase(f"automa-move-{value}")
            case "f":
                return Phrase(f"automa-upgrade-{value}")
            case "h":
                return Phrase(f"automa-place-{value}")
            case "i":
                return name(state.seats[entry[1]].mat.innovations[value].name)
            case _:
                raise AssertionError(letter)


def place_word(state: State, place: int, system: int) -> Phrase:
    """A place, with the system that lies there (-1 for none)."""
    where = state.board.names[place]
    if system < 0:
        return where
    return Phrase("place-with-system", {"place": where, "system": state.content.systems[system].phrase()}, where.about)


tell = SunTeller().tell
