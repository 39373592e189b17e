"""What may happen in Beyond the Horizon, as codes for the log beside those of both games; and the log in words."""

from typing import Final, final

from heliopause.beyond import log
from heliopause.beyond.log import SHARED, Argument, Codes, Teller, code
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.constants import LEVELS, STAGES
from heliopause.games.horizon.rules.options import site_word, track_word, unit_word
from heliopause.games.horizon.rules.state import CRADLE, START, State
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.rules import Entry

_TABLE: Codes = list(SHARED)

GOVERNMENT: Final = code(_TABLE, "log-government", "g")
PAY_COINS: Final = code(_TABLE, "log-pay-coins", "n")
GAIN_COINS: Final = code(_TABLE, "log-gain-coins", "n")
ENLIST: Final = code(_TABLE, "log-enlist", "unx")
UPGRADE_UNIT: Final = code(_TABLE, "log-upgrade-unit", "unx")
MOVE_UNIT: Final = code(_TABLE, "log-move-unit", "uxx")
EXPLORE: Final = code(_TABLE, "log-explore", "x")
EXHAUST: Final = code(_TABLE, "log-exhaust", "unx")
WEAKEN: Final = code(_TABLE, "log-weaken", "nx")
DISBAND: Final = code(_TABLE, "log-disband", "unx")
FOUND: Final = code(_TABLE, "log-found", "wx")
CUBE: Final = code(_TABLE, "log-cube", "rn")
NO_CUBE: Final = code(_TABLE, "log-no-cube")
INVEST: Final = code(_TABLE, "log-invest", "rn")
STAGE: Final = code(_TABLE, "log-stage", "i")
TRIGGER: Final = code(_TABLE, "log-trigger", "f")
LEADER: Final = code(_TABLE, "log-leader", "e")
TAKE_CONSTRUCTION: Final = code(_TABLE, "log-take-construction", "b")
REVEAL_CONSTRUCTION: Final = code(_TABLE, "log-reveal-construction", "b")
BUILD_NEW: Final = code(_TABLE, "log-build-new", "bx")
BUILD_EXISTING: Final = code(_TABLE, "log-build-existing", "bx")
TAKE_TOKEN: Final = code(_TABLE, "log-take-token", "w")
PLAY_TOKEN: Final = code(_TABLE, "log-play-token", "w")
PRODUCE_COINS: Final = code(_TABLE, "log-produce-coins", "n")
BUY_PAWN: Final = code(_TABLE, "log-buy-pawn", "no")
SELL_PAWN: Final = code(_TABLE, "log-sell-pawn")
BASIC_ACTION: Final = code(_TABLE, "log-basic-action", "a")
EXPLORE_AGAIN: Final = code(_TABLE, "log-explore-again")

MESSAGES: Final = tuple(_TABLE)
MEANINGS: Final = {
    **log.MEANINGS,
    GOVERNMENT: "deed",
    PAY_COINS: "loss",
    GAIN_COINS: "gain",
    PRODUCE_COINS: "gain",
    ENLIST: "gain",
    UPGRADE_UNIT: "gain",
    CUBE: "gain",
    TAKE_TOKEN: "gain",
    EXHAUST: "loss",
    WEAKEN: "loss",
    DISBAND: "loss",
    EXPLORE: "deed",
    FOUND: "won",
    INVEST: "deed",
    STAGE: "deed",
    LEADER: "event",
    TAKE_CONSTRUCTION: "deed",
    BUILD_NEW: "deed",
    BUILD_EXISTING: "deed",
    BASIC_ACTION: "deed",
}


@final
class HorizonTeller(Teller):
    """Tells of tiles, units, tracks, leaders and governments."""

    messages: tuple[tuple[str, str], ...] = MESSAGES
    levels: tuple[str, ...] = LEVELS

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
            case "b":
                return content.constructions[value].phrase()
            case "e":
                return content.leaders[value].phrase()
            case "g":
                return content.governments[value].phrase()
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


tell: Final = HorizonTeller().tell
