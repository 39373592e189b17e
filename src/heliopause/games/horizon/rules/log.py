"""What may happen in Beyond the Horizon, as codes for the log beside those of both games; and the log in words."""

from typing import Final, final

from heliopause.beyond import log
from heliopause.beyond.log import SHARED, Argument, Codes, Teller, code
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.constants import LEVELS, STAGES
from heliopause.games.horizon.rules.options import founding_word, side_word, token_word, track_word, unit_word
from heliopause.games.horizon.rules.state import CRADLE, START, State
from heliopause.kernel import deck
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.rules import Entry

_TABLE: Codes = list(SHARED)

SETUP_TECHNOLOGIES: Final = code(_TABLE, "log-setup-technologies", "vT")
SETUP_GOALS: Final = code(_TABLE, "log-setup-goals", "C")
SETUP_SIDE: Final = code(_TABLE, "log-setup-side", "z")
SETUP_DISPLAY: Final = code(_TABLE, "log-setup-display", "vB")
SETUP_GOVERNMENTS: Final = code(_TABLE, "log-setup-governments", "G")
SETUP_BOARDS: Final = code(_TABLE, "log-setup-boards", "nnn")
GOVERNMENT: Final = code(_TABLE, "log-government", "g")
PAY_COINS: Final = code(_TABLE, "log-pay-coins", "n")
PAY_AND_EXHAUST: Final = code(_TABLE, "log-pay-and-exhaust", "nn")
EXHAUST_POP: Final = code(_TABLE, "log-exhaust-pop", "n")
GAIN_COINS: Final = code(_TABLE, "log-gain-coins", "n")
ACTIVATE: Final = code(_TABLE, "log-activate", "o")
ENLIST: Final = code(_TABLE, "log-enlist", "unx")
UPGRADE_UNIT: Final = code(_TABLE, "log-upgrade-unit", "unx")
MOVE_UNIT: Final = code(_TABLE, "log-move-unit", "uxx")
EXPLORE: Final = code(_TABLE, "log-explore", "x")
EXHAUST: Final = code(_TABLE, "log-exhaust", "unx")
WEAKEN: Final = code(_TABLE, "log-weaken", "nx")
DISBAND: Final = code(_TABLE, "log-disband", "unx")
FOUND: Final = code(_TABLE, "log-found", "yx")
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
PRODUCE_POP: Final = code(_TABLE, "log-produce-population", "n")
PRODUCE_COINS: Final = code(_TABLE, "log-produce-coins", "n")
BUY_PAWN: Final = code(_TABLE, "log-buy-pawn", "no")
SELL_PAWN: Final = code(_TABLE, "log-sell-pawn")
BASIC_ACTION: Final = code(_TABLE, "log-basic-action", "a")
EXPLORE_AGAIN: Final = code(_TABLE, "log-explore-again")
END_TRIGGERED: Final = code(_TABLE, "log-end-triggered", "n")

MESSAGES: Final = tuple(_TABLE)
MEANINGS: Final = {
    **log.MEANINGS,
    GOVERNMENT: "deed",
    PAY_COINS: "loss",
    PAY_AND_EXHAUST: "loss",
    EXHAUST_POP: "loss",
    ACTIVATE: "gain",
    GAIN_COINS: "gain",
    PRODUCE_POP: "gain",
    PRODUCE_COINS: "gain",
    ENLIST: "gain",
    UPGRADE_UNIT: "gain",
    CUBE: "gain",
    TAKE_TOKEN: "gain",
    EXHAUST: "loss",
    WEAKEN: "loss",
    DISBAND: "loss",
    EXPLORE: "deed",
    FOUND: "feat",
    INVEST: "deed",
    STAGE: "discovery",
    LEADER: "event",
    TAKE_CONSTRUCTION: "deed",
    BUILD_NEW: "discovery",
    BUILD_EXISTING: "discovery",
    BASIC_ACTION: "deed",
    END_TRIGGERED: "ending",
}
AMOUNTS: Final = log.AMOUNTS | {PAY_COINS, EXHAUST_POP, GAIN_COINS, PRODUCE_POP, PRODUCE_COINS}


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
                return token_word(value)
            case "y":
                return founding_word(value)
            case "z":
                return side_word(value)
            case "i":
                return Phrase(f"stage-{next(word for word, stage in STAGES.items() if stage == value)}")
            case "f":
                return content.triggers[value].said
            case "b":
                return content.constructions[value].phrase()
            case "e":
                return content.leaders[value].phrase()
            case "g":
                return content.governments[value].phrase()
            case "T":
                return _open_technologies(state, value)
            case "C":
                return [card.phrase() for card in state.claim_cards()]
            case "B":
                return [content.constructions[number].phrase() for number in deck.members(value)]
            case "G":
                return [content.governments[number].phrase() for number in deck.members(value)]
            case _:
                raise AssertionError(letter)


def _open_technologies(state: State, level: int) -> list[Phrase]:
    """The cards of a level that lie open from the start, with their slots."""
    content = state.content
    return [
        Phrase("card-in-slot", {"card": content.technologies[card].phrase(), "slot": slot.phrase()})
        for slot, card in zip(content.slots, state.card_at, strict=True)
        if slot.level == level
    ]


def tile_word(state: State, tile: int, names: list[str]) -> Phrase:
    ground = state.ground[tile]
    about = f"tile:{hexes.cell_id(state.cells[tile])}"
    if ground == CRADLE:
        return Phrase("tile-cradle", None, about)
    if ground <= START:
        return Phrase("tile-home", {"who": name(names[START - ground])}, about)
    return Phrase("tile-territory", {"card": state.content.territories[ground].phrase()}, about)


tell: Final = HorizonTeller().tell
