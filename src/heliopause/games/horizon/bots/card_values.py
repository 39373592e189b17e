"""What the lines of Beyond the Horizon are worth in points, roughly and once for all: to judge what cards do later."""

from functools import lru_cache
from typing import Final, final

from heliopause.beyond.alternatives import Choice, May
from heliopause.beyond.lines import Line, Part
from heliopause.beyond.research import Private
from heliopause.games.horizon.rules.acting import BasicAction
from heliopause.games.horizon.rules.building import Build, TakeConstruction
from heliopause.games.horizon.rules.cards import Content
from heliopause.games.horizon.rules.constants import (
    CHEAP_CONSTRUCTION,
    CHEAP_POP,
    CHEAP_RESEARCH,
    CITY,
    FAR_MOVEMENT,
    OPEN_BORDERS,
    SECOND_EXPLORATION,
    SHARED_SPACE,
    STRONG_ENLISTING,
    STURDY_SETTLERS,
    VILLAGE,
)
from heliopause.games.horizon.rules.development import ActivateTheocracy, Invest
from heliopause.games.horizon.rules.economy import Activate, GainCoins, Pay
from heliopause.games.horizon.rules.goals import ClaimGoal
from heliopause.games.horizon.rules.moving import Move
from heliopause.games.horizon.rules.production import ProduceCoins, ProducePopulation
from heliopause.games.horizon.rules.research import Research
from heliopause.games.horizon.rules.settling import Found, TakeToken
from heliopause.games.horizon.rules.units import Enlist, Upgrade

COIN_WORTH: Final = 0.4
POP_WORTH: Final = 0.5
UNIT_WORTH: Final = 0.15  # for being there, and
STRENGTH_WORTH: Final = 0.4  # for each strength
MOVE_WORTH: Final = 0.2
INVEST_WORTH: Final = 1.2
CONSTRUCTION_WORTH: Final[tuple[float, ...]] = (0.0, 0.7, 0.9, 1.2)  # by level, to have one and not to have built it
BUILD_WORTH: Final = 1.5
RESEARCH_WORTH: Final[tuple[float, ...]] = (0.0, 2.0, 3.5, 5.0, 8.0)  # by level
TOKEN_WORTH: Final[tuple[float, ...]] = (1.6, 2.2)  # to settle, to fortify
SITE_WORTH: Final[tuple[float, ...]] = (4.0, 6.0)  # a village, a city
GOAL_WORTH: Final = 1.5  # to claim one earlier
SMALL_WORTH: Final = 0.4  # anything else

# Permanent powers, in points for each turn that is left.
POWERS_A_TURN: Final = {
    OPEN_BORDERS: 0.03,
    SECOND_EXPLORATION: 0.06,
    CHEAP_CONSTRUCTION: 0.12,
    CHEAP_RESEARCH: 0.15,
    CHEAP_POP: 0.06,
    SHARED_SPACE: 0.1,
    STURDY_SETTLERS: 0.1,
    STRONG_ENLISTING: 0.12,
    FAR_MOVEMENT: 0.12,
}


@final
class ActionWorth:
    """An action space in short: what a token or a research costs there, and what else it gives."""

    __slots__ = ("coins", "gain", "research", "token")

    def __init__(self, line: Line, extra: int) -> None:
        self.token = [-1, -1]  # coins for a settle or a fortify token, or for the site itself; -1: none here
        self.research = [-1.0] * 5  # by level: the price in points, or -1
        self.coins = [-1] * 5  # the same in coins
        self.gain = 0.0
        self._read(line, extra)

    def _read(self, line: Line, extra: int) -> None:
        coins = extra
        pop = 0
        for part in line.parts:
            if isinstance(part, Pay):
                coins += part.coins
                pop += part.pop
            elif isinstance(part, TakeToken | Found):
                self.token[part.site] = coins + pop
            elif isinstance(part, Research):
                price = coins * COIN_WORTH + pop * POP_WORTH
                for level in range(1, 5):
                    if part.levels >> level & 1 and not 0 <= self.research[level] <= price:
                        self.research[level] = price
                        self.coins[level] = coins
            elif isinstance(part, Choice):
                for other in part.lines:
                    self._read(other, coins)
        if max(self.token) < 0 and max(self.research) < 0:
            self.gain = max(self.gain, line_worth(line) - extra * COIN_WORTH)


def line_worth(line: Line | None) -> float:
    """A line's effects less its cost."""
    return 0.0 if line is None else sum((part_worth(part) for part in line.parts), 0.0)


def part_worth(part: Part) -> float:
    if isinstance(part, Pay):
        return -part.coins * COIN_WORTH - part.pop * POP_WORTH
    if isinstance(part, GainCoins):
        return COIN_WORTH * (part.coins if part.count is None else 0.7 * (part.count.limit or 2))
    if isinstance(part, Activate):
        return part.number * POP_WORTH
    if isinstance(part, ProducePopulation):
        return 2.2 * POP_WORTH
    if isinstance(part, ProduceCoins):
        return 2.5 * COIN_WORTH
    if isinstance(part, Enlist):
        return max(0.1, UNIT_WORTH + part.strength * STRENGTH_WORTH - (0.0 if part.from_supply else POP_WORTH))
    if isinstance(part, Upgrade):
        return part.number * part.by * STRENGTH_WORTH * 0.9
    if isinstance(part, Move):
        return part.movements * MOVE_WORTH
    if isinstance(part, Invest):
        return INVEST_WORTH
    if isinstance(part, TakeConstruction):
        return CONSTRUCTION_WORTH[part.levels[-1]]
    if isinstance(part, Build):
        return BUILD_WORTH
    if isinstance(part, TakeToken):
        return TOKEN_WORTH[part.site]
    if isinstance(part, Found):
        return SITE_WORTH[part.site]
    if isinstance(part, Research):
        levels = [level for level in range(1, 5) if part.levels >> level & 1]
        return RESEARCH_WORTH[max(levels, default=2)] - POP_WORTH
    if isinstance(part, Private):
        return RESEARCH_WORTH[part.level]
    if isinstance(part, May):
        return max(0.0, line_worth(part.line))
    if isinstance(part, Choice):
        return max(line_worth(line) for line in part.lines)
    if isinstance(part, BasicAction):
        return 1.2
    if isinstance(part, ClaimGoal):
        return GOAL_WORTH
    if isinstance(part, ActivateTheocracy):
        return 0.6
    return SMALL_WORTH


@final
class Worths:
    """The worth of everything in one box."""

    __slots__ = (
        "actions",
        "bonuses",
        "constructions",
        "investment",
        "leaders_of",
        "slots",
        "technologies",
        "tracks",
        "triggers",
    )

    def __init__(self, content: Content) -> None:
        self.actions = [ActionWorth(space.action.line, space.extra) for space in content.spaces]
        self.bonuses = [max(0.0, line_worth(card.bonus)) for card in content.territories]  # of villages
        self.constructions = [
            card.vp + 0.3 * card.first + max(0.0, line_worth(card.bonus)) for card in content.constructions
        ]
        self.slots = [sum(slot.bit for slot in content.slots if slot.level == level) for level in range(5)]
        self.leaders_of = [sum(1 for card in content.leaders if card.level == level) for level in range(5)]
        self.technologies = [
            max(0.0, line_worth(card.immediate)) + 4.0 * powers_a_turn(card.power) for card in content.technologies
        ]
        for card in content.technologies:
            best = max((self.actions[space.index] for space in card.spaces), key=_use, default=None)
            if best is not None:
                self.technologies[card.index] += _use(best)
        self.tracks = [[line_worth(space.line) for space in track] for track in content.tracks]
        self.investment = [line_worth(space.line) for space in content.investment]
        self.triggers = [max(0.0, line_worth(trigger.line)) for trigger in content.triggers]


def _use(action: ActionWorth) -> float:
    """What having an action is worth, very roughly."""
    if action.token[VILLAGE] >= 0 or action.token[CITY] >= 0:
        return 1.5
    return max(action.gain, 1.5 if max(action.research) >= 0 else 0.0)


@lru_cache(maxsize=8)
def worths(content: Content) -> Worths:
    return Worths(content)


def powers_a_turn(powers: int) -> float:
    return sum((worth for power, worth in POWERS_A_TURN.items() if powers & power), 0.0)
