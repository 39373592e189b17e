"""What may happen, as codes for the log. Each has a message in words/*.ftl and a letter for every argument.

Beside the letters of beyond/log.py: x a tile, u a kind of unit, r a development track, y a territory, b a construction,
e a leader, g a government, w what is founded on a site (a village, a city), f a trigger.
"""

from typing import Final

from heliopause.beyond import log as shared
from heliopause.beyond.log import SHARED, Codes, code

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
    **shared.MEANINGS,
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
