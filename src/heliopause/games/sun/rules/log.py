"""What may happen in Beyond the Sun, as codes for the log beside those of both games; and the log in words."""

from typing import TYPE_CHECKING, Final, final

from heliopause.beyond import log
from heliopause.beyond.log import SHARED, Argument, Codes, Teller, code
from heliopause.games.sun.rules.constants import LEVELS
from heliopause.games.sun.rules.options import disc_word
from heliopause.games.sun.rules.packing import unpack_card_line, unpack_place
from heliopause.kernel.phrase import Phrase, card_name, name
from heliopause.kernel.rules import Entry

if TYPE_CHECKING:
    from heliopause.games.sun.rules.state import State

_TABLE: Codes = list(SHARED)

LAID: Final = code(_TABLE, "log-laid", "tl")
IN_PLAY: Final = code(_TABLE, "log-in-play", "q")
MAT: Final = code(_TABLE, "log-mat", "m")
OUTFIT: Final = code(_TABLE, "log-outfit", "nn")
PAY_ORE: Final = code(_TABLE, "log-pay-ore", "n")
PAY_BOTH: Final = code(_TABLE, "log-pay-both", "nn")
GAIN_ORE: Final = code(_TABLE, "log-gain-ore", "n")
MOVE_SUPPLY: Final = code(_TABLE, "log-move-supply", "oo")
AUTOMATE: Final = code(_TABLE, "log-automate", "dn")
MINING: Final = code(_TABLE, "log-mining", "n")
BUY_POP: Final = code(_TABLE, "log-buy-pop", "no")
DECOMMISSION: Final = code(_TABLE, "log-decommission", "np")
DECOMMISSION_FREE: Final = code(_TABLE, "log-decommission-free", "np")
SELL_POP: Final = code(_TABLE, "log-sell-pop")
BUILD: Final = code(_TABLE, "log-build", "np")
BUILD_FROM_POP: Final = code(_TABLE, "log-build-from-pop", "np")
UPGRADE: Final = code(_TABLE, "log-upgrade", "nnp")
JUMP: Final = code(_TABLE, "log-jump", "npp")
MOVE: Final = code(_TABLE, "log-move", "npp")
GAIN_CONTROL: Final = code(_TABLE, "log-gain-control", "pd")
LOSE_CONTROL: Final = code(_TABLE, "log-lose-control", "pd")
SETTLE: Final = code(_TABLE, "log-settle", "np")
EXILE: Final = code(_TABLE, "log-exile", "np")
COLONIZE: Final = code(_TABLE, "log-colonize", "y")
ANNEX: Final = code(_TABLE, "log-annex", "y")
NEW_SYSTEM: Final = code(_TABLE, "log-new-system", "py")
EMPTY_SLOT: Final = code(_TABLE, "log-empty-slot", "p")
COLONY_DISC: Final = code(_TABLE, "log-colony-disc", "yd")
EVENT: Final = code(_TABLE, "log-event", "e")
GUILD: Final = code(_TABLE, "log-guild", "g")
COPY: Final = code(_TABLE, "log-copy", "a")
RETIRE: Final = code(_TABLE, "log-retire", "np")
REPLACE_STAR: Final = code(_TABLE, "log-replace-star", "d")
INNOVATION: Final = code(_TABLE, "log-innovation", "i")
ROW: Final = code(_TABLE, "log-row", "v")
ROW_CARD: Final = code(_TABLE, "log-row-card", "t")
ROW_CLEARED: Final = code(_TABLE, "log-row-cleared", "v")
ATTACH: Final = code(_TABLE, "log-attach", "ye")
EXTRA_SYSTEM: Final = code(_TABLE, "log-extra-system", "yp")
EVENT_GONE: Final = code(_TABLE, "log-event-gone", "e")
POWER: Final = code(_TABLE, "log-power", "u")
ENDING: Final = code(_TABLE, "log-ending", "n")

AUTOMA_REPLACE: Final = code(_TABLE, "log-automa-replace", "zz")
AUTOMA_CARD: Final = code(_TABLE, "log-automa-card", "z")
AUTOMA_LINE: Final = code(_TABLE, "log-automa-line", "rn")
AUTOMA_CANNOT: Final = code(_TABLE, "log-automa-cannot", "rx")
AUTOMA_REDRAW: Final = code(_TABLE, "log-automa-redraw")
AUTOMA_FALLBACK: Final = code(_TABLE, "log-automa-fallback")
AUTOMA_NO_DISC: Final = code(_TABLE, "log-automa-no-disc", "d")
AUTOMA_MOVE: Final = code(_TABLE, "log-automa-move", "jnp")
AUTOMA_STAY: Final = code(_TABLE, "log-automa-stay")
AUTOMA_UPGRADE: Final = code(_TABLE, "log-automa-upgrade", "fp")
AUTOMA_PLACE: Final = code(_TABLE, "log-automa-place", "hp")
AUTOMA_LEAST: Final = code(_TABLE, "log-automa-least", "nn")
AUTOMA_TOP: Final = code(_TABLE, "log-automa-top", "l")
AUTOMA_TYPE: Final = code(_TABLE, "log-automa-type", "kl")
AUTOMA_TIE: Final = code(_TABLE, "log-automa-tie", "n")
AUTOMA_CLAIM: Final = code(_TABLE, "log-automa-claim", "c")
AUTOMA_NO_CLAIM: Final = code(_TABLE, "log-automa-no-claim")
AUTOMA_OUT: Final = code(_TABLE, "log-automa-out")
AUTOMA_ENDING: Final = code(_TABLE, "log-automa-ending", "n")

MESSAGES: Final = tuple(_TABLE)
MEANINGS: Final = {
    **log.MEANINGS,
    MAT: "deed",
    PAY_ORE: "loss",
    PAY_BOTH: "loss",
    GAIN_ORE: "gain",
    MINING: "gain",
    AUTOMATE: "gain",
    BUILD: "gain",
    BUILD_FROM_POP: "gain",
    UPGRADE: "gain",
    GAIN_CONTROL: "won",
    LOSE_CONTROL: "lost",
    EXILE: "loss",
    COLONIZE: "feat",
    ANNEX: "feat",
    EVENT: "event",
    GUILD: "deed",
    RETIRE: "loss",
    INNOVATION: "discovery",
    POWER: "deed",
    ATTACH: "deed",
    EXTRA_SYSTEM: "deed",
    ENDING: "ending",
    AUTOMA_ENDING: "ending",
    AUTOMA_CARD: "deed",
}
AMOUNTS: Final = log.AMOUNTS | {PAY_ORE, GAIN_ORE, MINING}


@final
class SunTeller(Teller):
    """Tells of places, systems, discs and the automa."""

    messages: tuple[tuple[str, str], ...] = MESSAGES
    levels: tuple[str, ...] = LEVELS

    def own(self, state: "State", letter: str, entry: Entry, position: int, names: list[str]) -> Argument:
        content = state.content
        value = entry[2 + position]
        match letter:
            case "p":
                return place_word(state, *unpack_place(value))
            case "y":
                return content.systems[value].phrase()
            case "d":
                return disc_word(value)
            case "e":
                return content.events[value].phrase()
            case "g":
                return content.guilds[value].phrase()
            case "q":
                return content.achievements[value].phrase()
            case "m":
                return content.mats[value].phrase()
            case "u":
                return content.powers[value].option.phrase.args["card"]
            case "z":
                card_drawn = content.automa_cards[value]
                return name(card_drawn.name, f"card:automa-{card_drawn.id}")
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
                return card_name(state.seats[entry[1]].mat.innovations[value].name)
            case _:
                raise AssertionError(letter)


def place_word(state: "State", place: int, system: int) -> Phrase:
    """A place, with the system that lies there (-1 for none)."""
    where = state.board.names[place]
    if system < 0:
        return where
    return Phrase("place-with-system", {"place": where, "system": state.content.systems[system].phrase()}, where.about)


tell: Final = SunTeller().tell
