"""The small numbers behind the rulebook's words."""

from typing import Final, Literal

from heliopause.beyond.powers import Powers

# The kind of an option that is offered beside whatever is asked: to use a power.
POWER: Final = 1

# Production discs, by the track they come from; a star is a placeholder.
FOOD: Final = 0
ORE: Final = 1
STAR: Final = 2
Disc = Literal["food", "ore", "star"]
DISCS: Final[tuple[Disc, ...]] = ("food", "ore", "star")

# Technology types.
Type = Literal["scientific", "economic", "military", "commercial"]
TYPES: Final[tuple[Type, ...]] = ("scientific", "economic", "military", "commercial")
LEVELS: Final = ("-", "I", "II", "III", "IIII")

# Kinds of place on the exploration board. An extra system is a place that an event may add.
SOL: Final = 0
DEEP: Final = 1
SYSTEM: Final = 2
SHIPYARD: Final = 3
PlaceKind = Literal["sol", "deep", "system", "shipyard"]
PLACE_KINDS: Final[tuple[PlaceKind, ...]] = ("sol", "deep", "system", "shipyard")

# In a part's research levels: no level of its own, but research may be copied with it.
COPIES: Final = 32

MAX_SHIP: Final = 4
DISCS_TO_END: Final = {2: 3, 3: 3, 4: 4}  # on achievements, by number of players
AUTOMATION_LEVELS: Final = 7
CUBES: Final = 20
TRACK: Final = 8

# Permanent powers, as bits of Seat.powers.
SKIP_PREREQUISITE: Final = 1
ORE_FOR_POP: Final = 2
EITHER_TRACK: Final = 4
WORMHOLE: Final = 8
CROWD: Final = 16
CHEAP_RESEARCH: Final = 32
CHEAP_COLONIZE: Final = 64
FAR_JUMP: Final = 128
CHEAP_TRADE: Final = 256
RICH_MINING: Final = 512
DEEP_YARD: Final = 1024
GIGA: Final = 2048
POWER_BITS: Final = {
    "skip-prerequisite": SKIP_PREREQUISITE,
    "ore-for-pop": ORE_FOR_POP,
    "either-track": EITHER_TRACK,
    "wormhole": WORMHOLE,
    "crowd": CROWD,
    "cheap-research": CHEAP_RESEARCH,
    "cheap-colonize": CHEAP_COLONIZE,
    "far-jump": FAR_JUMP,
    "cheap-trade": CHEAP_TRADE,
    "rich-mining": RICH_MINING,
    "deep-yard": DEEP_YARD,
    "giga": GIGA,
}
POWERS: Final = Powers(POWER_BITS, ("cheap-research", "cheap-colonize", "far-jump", "rich-mining"))

# Why a line cannot be carried out, beside the reasons of beyond/constants.py.
NO_SYSTEM: Final = 4
NOTHING_TO_COPY: Final = 5
NOTHING_LEFT: Final = 9
