"""The small numbers behind the rulebook's words."""

from typing import Final, Literal

from heliopause.beyond.constants import GAME_REASONS
from heliopause.beyond.powers import Powers

# Technology colours.
Colour = Literal["science", "commerce", "military", "culture"]
COLOURS: Final[tuple[Colour, ...]] = ("science", "commerce", "military", "culture")
LEVELS: Final = ("-", "I", "II", "III", "IV")

# Development tracks.
FOOD: Final = 0
ECONOMY: Final = 1
INFRASTRUCTURE: Final = 2
Track = Literal["food", "economy", "infrastructure"]
TRACKS: Final[tuple[Track, ...]] = ("food", "economy", "infrastructure")
CUBES: Final = 8  # on each track
PAWNS: Final = 22
CUBES_TO_END: Final = {2: 3, 3: 4, 4: 4}  # on goals, by number of players

# Units.
SETTLER: Final = 0
SOLDIER: Final = 1
UNITS: Final = ("settler", "soldier")
STRONGEST: Final = 6

# Tokens kept for the expansion phase, by the site they are for.
VILLAGE: Final = 0
CITY: Final = 1
SITES: Final = ("village", "city")
TOKENS: Final = 8  # of each in the box

# Stages of a government, as bits of Seat.stages; Despotism is there from the start.
THEOCRACY: Final = 1
ONCE: Final = 2
DEMOCRACY: Final = 4
Stage = Literal["despotism", "theocracy", "once", "democracy"]
STAGES: Final[dict[Stage, int]] = {"theocracy": THEOCRACY, "once": ONCE, "democracy": DEMOCRACY}

# Permanent powers, as bits of Seat.powers.
OPEN_BORDERS: Final = 1
SECOND_EXPLORATION: Final = 2
CHEAP_CONSTRUCTION: Final = 4
CHEAP_RESEARCH: Final = 8
CHEAP_POP: Final = 16
SHARED_SPACE: Final = 32
STURDY_SETTLERS: Final = 64
STRONG_ENLISTING: Final = 128
FAR_MOVEMENT: Final = 256  # also counted in Seat.reach, because two of them add up
POWER_BITS: Final = {
    "open-borders": OPEN_BORDERS,
    "second-exploration": SECOND_EXPLORATION,
    "cheap-construction": CHEAP_CONSTRUCTION,
    "cheap-research": CHEAP_RESEARCH,
    "cheap-pop": CHEAP_POP,
    "shared-space": SHARED_SPACE,
    "sturdy-settlers": STURDY_SETTLERS,
    "strong-enlisting": STRONG_ENLISTING,
    "far-movement": FAR_MOVEMENT,
}
POWERS: Final = Powers(
    POWER_BITS,
    ("second-exploration", "cheap-construction", "cheap-research", "strong-enlisting", "far-movement"),
)

# What sets a trigger off, as bits.
ON_EXPLORE: Final = 1
ON_SITE: Final = (2, 4)  # a village is settled, a city fortified
ON_BUILD_NEW: Final = 8
ON_BUILD_EXISTING: Final = 16
ON_RESEARCH: Final = (0, 32, 64, 128, 256)  # by level
ON_DISCOVER: Final = 512
ON_INVEST: Final = 1024
ON_ENLIST: Final = (2048, 4096)  # by kind of unit
ON_PRODUCE_POP: Final = 8192
ON_PRODUCE_COINS: Final = 16384
ON_CLAIM: Final = 32768
ON_TURN: Final = 65536
TRIGGERS: Final = {
    "explore": ON_EXPLORE,
    "settle": ON_SITE[VILLAGE],
    "fortify": ON_SITE[CITY],
    "build": ON_BUILD_NEW | ON_BUILD_EXISTING,
    "build new": ON_BUILD_NEW,
    "build existing": ON_BUILD_EXISTING,
    "research": sum(ON_RESEARCH),
    "research I": ON_RESEARCH[1],
    "research II": ON_RESEARCH[2],
    "research III": ON_RESEARCH[3],
    "research IV": ON_RESEARCH[4],
    "discover": ON_DISCOVER,
    "invest": ON_INVEST,
    "enlist settler": ON_ENLIST[SETTLER],
    "enlist soldier": ON_ENLIST[SOLDIER],
    "produce population": ON_PRODUCE_POP,
    "produce coins": ON_PRODUCE_COINS,
    "claim goal": ON_CLAIM,
    "turn": ON_TURN,
}

# Why a task cannot be carried out, beside the reasons of beyond/constants.py.
NO_SITE: Final = GAME_REASONS
NO_UNIT: Final = GAME_REASONS + 1
NO_SUPPLY: Final = GAME_REASONS + 2
NOT_YET: Final = GAME_REASONS + 3
FIRST_TURN: Final = GAME_REASONS + 4
NO_ROOM: Final = GAME_REASONS + 5
