"""What may happen, as codes for the log, beside what happens in both games (beyond/log.py, its letters too).

p a place, w a place with the system there (the third value), y a system, d a disc, e an event, g a guild, m a mat,
i an innovation of the seat's mat, u a power usable at any time. Of the solo deck: z a card, r a line (packed),
x a reason, j a preference for movement, f one for upgrades, h a reason for a place.
"""

from typing import Final

from heliopause.beyond import log as shared
from heliopause.beyond.log import SHARED, code

_TABLE = list(SHARED)


def _code(message: str, letters: str = "") -> int:
    return code(_TABLE, message, letters)


MAT: Final = _code("log-mat", "m")
PAY_ORE: Final = _code("log-pay-ore", "n")
GAIN_ORE: Final = _code("log-gain-ore", "n")
MOVE_SUPPLY: Final = _code("log-move-supply", "oo")
AUTOMATE: Final = _code("log-automate", "dn")
MINING: Final = _code("log-mining", "n")
BUY_POP: Final = _code("log-buy-pop", "no")
DECOMMISSION: Final = _code("log-decommission", "np")
SELL_POP: Final = _code("log-sell-pop")
BUILD: Final = _code("log-build", "np")
BUILD_FROM_POP: Final = _code("log-build-from-pop", "np")
UPGRADE: Final = _code("log-upgrade", "nnp")
JUMP: Final = _code("log-jump", "npp")
MOVE: Final = _code("log-move", "npp")
GAIN_CONTROL: Final = _code("log-gain-control", "wd")
LOSE_CONTROL: Final = _code("log-lose-control", "wd")
SETTLE: Final = _code("log-settle", "np")
EXILE: Final = _code("log-exile", "np")
COLONIZE: Final = _code("log-colonize", "y")
ANNEX: Final = _code("log-annex", "y")
NEW_SYSTEM: Final = _code("log-new-system", "py")
EMPTY_SLOT: Final = _code("log-empty-slot", "p")
COLONY_DISC: Final = _code("log-colony-disc", "yd")
EVENT: Final = _code("log-event", "e")
GUILD: Final = _code("log-guild", "g")
COPY: Final = _code("log-copy", "a")
RETIRE: Final = _code("log-retire", "n")
REPLACE_STAR: Final = _code("log-replace-star", "d")
INNOVATION: Final = _code("log-innovation", "i")
ROW: Final = _code("log-row", "v")
ROW_CARD: Final = _code("log-row-card", "t")
ROW_CLEARED: Final = _code("log-row-cleared", "v")
ATTACH: Final = _code("log-attach", "ye")
EXTRA_SYSTEM: Final = _code("log-extra-system", "yp")
EVENT_GONE: Final = _code("log-event-gone", "e")
POWER: Final = _code("log-power", "u")

AUTOMA_CARD: Final = _code("log-automa-card", "z")
AUTOMA_LINE: Final = _code("log-automa-line", "rn")
AUTOMA_CANNOT: Final = _code("log-automa-cannot", "rx")
AUTOMA_REDRAW: Final = _code("log-automa-redraw")
AUTOMA_FALLBACK: Final = _code("log-automa-fallback")
AUTOMA_NO_DISC: Final = _code("log-automa-no-disc", "d")
AUTOMA_MOVE: Final = _code("log-automa-move", "jnp")
AUTOMA_STAY: Final = _code("log-automa-stay")
AUTOMA_UPGRADE: Final = _code("log-automa-upgrade", "fp")
AUTOMA_PLACE: Final = _code("log-automa-place", "hp")
AUTOMA_LEAST: Final = _code("log-automa-least", "nn")
AUTOMA_TOP: Final = _code("log-automa-top", "l")
AUTOMA_TYPE: Final = _code("log-automa-type", "kl")
AUTOMA_TIE: Final = _code("log-automa-tie", "n")
AUTOMA_CLAIM: Final = _code("log-automa-claim", "c")
AUTOMA_NO_CLAIM: Final = _code("log-automa-no-claim")
AUTOMA_OUT: Final = _code("log-automa-out")

MESSAGES: Final = tuple(_TABLE)
MEANINGS: Final = {
    **shared.MEANINGS,
    MAT: "deed",
    PAY_ORE: "loss",
    GAIN_ORE: "gain",
    MINING: "gain",
    AUTOMATE: "gain",
    BUILD: "gain",
    BUILD_FROM_POP: "gain",
    UPGRADE: "gain",
    GAIN_CONTROL: "won",
    LOSE_CONTROL: "lost",
    EXILE: "loss",
    COLONIZE: "deed",
    ANNEX: "deed",
    EVENT: "event",
    GUILD: "deed",
    RETIRE: "loss",
    INNOVATION: "deed",
    POWER: "deed",
    ATTACH: "deed",
    EXTRA_SYSTEM: "deed",
    AUTOMA_CARD: "deed",
}
