"""What things are worth in points: the weights of the evaluation, and the lines of cards, roughly and once for all."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, final

from heliopause.beyond.alternatives import Choice, May
from heliopause.beyond.conditional import ForEach, If, Others
from heliopause.beyond.lines import Line, Part
from heliopause.bots.beyond.evaluation import ActionValue, TechnologyWeights, conditional_value
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
    POWERS,
    SECOND_EXPLORATION,
    SHARED_SPACE,
    STRONG_ENLISTING,
    STURDY_SETTLERS,
    VILLAGE,
)
from heliopause.games.horizon.rules.development import ActivateTheocracy, Invest
from heliopause.games.horizon.rules.economy import Activate, GainCoins, Lose, Pay
from heliopause.games.horizon.rules.goals import ClaimGoal
from heliopause.games.horizon.rules.moving import Move
from heliopause.games.horizon.rules.production import ProduceCoins, ProducePopulation
from heliopause.games.horizon.rules.research import Private, Research
from heliopause.games.horizon.rules.settling import Found, TakeToken
from heliopause.games.horizon.rules.units import Enlist, Upgrade

TECHNOLOGIES: Final = TechnologyWeights(
    research_three=(1.2, 1.5, 4.0), research_four=(2.5, 1.7, 5.0), recruiting=0.9, slot=0.4, without_action=0.5
)


@dataclass(frozen=True)
class Weights:
    """The table. All weights are in victory points."""

    # Points in reach
    goal: float = 1.0  # of a goal's points, when it is all but reached
    site: tuple[float, ...] = (0.45, 0.42)  # of a village's or a city's net value, with a token in hand,
    site_next: tuple[float, ...] = (0.27, 0.27)  # with an action to take one and the coins for it,
    site_later: tuple[float, ...] = (0.13, 0.13)  # and without such an action
    missing: float = 0.05  # less for each coin that is missing
    foreign_village: float = 0.6  # of a city's value, if the village is another's
    building: float = 0.4  # of a construction's net value, with a settler where it can be built
    spoilt: float = 1.2  # a village that cannot be settled any more
    unbuilt: float = 0.3  # of a construction's value, for having it
    founded: float = 0.0  # a village or a city, beside its points and its cube,
    built: float = 0.0  # and a construction
    level_four: float = 0.45  # of a level IV technology's value, when it could be researched next
    # Development, for each turn left
    column: float = 0.38  # an open column
    coin: float = 0.38  # a coin of production
    trigger: float = 0.22  # of the value of a line that something sets off
    movement: float = 0.16  # one more, for good
    democracy: float = 1.25  # of its points, when all but the last cube is taken
    pace: float = 0.7  # cubes moved in a turn towards one of these
    investment: float = 1.0  # of the points at the end of the track, when they are all but reached
    # Resources, while they can still be used
    pop: tuple[float, ...] = (1.0, 0.8, 0.6, 0.45, 0.3, 0.15, 0.05)  # the first, the second, ...
    coins: tuple[float, ...] = (0.4, 0.4, 0.4, 0.4, 0.36, 0.32, 0.25, 0.2, 0.12, 0.08, 0.04)
    supply: float = 0.05  # a pawn in supply
    use_half: float = 2.5  # turns left that make all this worth half
    token: tuple[float, ...] = (1.3, 1.5)
    # Units
    strength: float = 0.3
    explore: float = 0.7
    # Technologies
    technologies: TechnologyWeights = TECHNOLOGIES
    often: float = 8.0  # turns left after which more turns do not make an action more useful
    founding: float = 0.8  # an action to settle or fortify beside those of the board
    discovery: tuple[float, ...] = (0.0, 1.5, 2.2, 2.6, 0.0)  # a card not yet known, by level
    leader: tuple[float, ...] = (0.0, 0.0, 1.1, 1.6, 2.4)


WEIGHTS: Final = Weights()
# What a card and a leader not yet known are worth to somebody who looks on from there: measured by what came of them.
FARSIGHTED: Final = replace(WEIGHTS, discovery=(0.0, 1.5, 3.0, 3.6, 0.0), leader=(0.0, 0.0, 1.4, 2.0, 2.8))

# Weights that push a bot towards a way to play, to see whether it wins more than its share with it.
STYLES: Final[dict[str, dict[str, Any]]] = {
    "units": {"strength": 0.6, "explore": 1.2},
    "expansion": {
        "site": (0.6, 0.6),
        "site_next": (0.42, 0.42),
        "site_later": (0.25, 0.25),
        "strength": 0.35,
        "founded": 2.0,
    },
    "constructions": {"building": 0.7, "unbuilt": 0.7, "built": 3.0},
    "income": {"column": 0.8, "coin": 0.8},
}

COIN_VALUE: Final = 0.4
POP_VALUE: Final = 0.5
UNIT_VALUE: Final = 0.15  # for being there, and
STRENGTH_VALUE: Final = 0.4  # for each strength
MOVE_VALUE: Final = 0.2
INVEST_VALUE: Final = 1.2
CONSTRUCTION_VALUE: Final[tuple[float, ...]] = (0.0, 0.7, 0.9, 1.2)  # by level, to have one and not to have built it
BUILD_VALUE: Final = 1.5
RESEARCH_VALUE: Final[tuple[float, ...]] = (0.0, 2.0, 3.5, 5.0, 8.0)  # by level
TOKEN_VALUE: Final[tuple[float, ...]] = (1.6, 2.2)  # to settle, to fortify
SITE_VALUE: Final[tuple[float, ...]] = (4.0, 6.0)  # a village, a city
GOAL_VALUE: Final = 1.5  # to claim one earlier
SMALL_VALUE: Final = 0.4  # anything else

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
class HorizonActionValue(ActionValue):
    """And what a settle or a fortify token costs there."""

    __slots__ = ("token",)

    def __init__(self, line: Line, extra: int) -> None:
        super().__init__()
        self.token = [-1, -1]  # coins for a settle or a fortify token, or for the site itself; -1: none here
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
                self.researches(part.levels, coins * COIN_VALUE + pop * POP_VALUE)
            elif isinstance(part, Choice):
                for other in part.lines:
                    self._read(other, coins)
        if max(self.token) < 0 and max(self.research) < 0:
            self.gain = max(self.gain, line_value(line) - extra * COIN_VALUE)


def line_value(line: Line | None) -> float:
    """A line's effects less its cost."""
    return 0.0 if line is None else sum((part_value(part) for part in line.parts), 0.0)


def part_value(part: Part) -> float:
    if isinstance(part, Pay):
        return -part.coins * COIN_VALUE - part.pop * POP_VALUE
    if isinstance(part, GainCoins):
        return COIN_VALUE * (part.coins if part.count is None else 0.7 * (part.count.limit or 2))
    if isinstance(part, Activate):
        return (part.number if part.count is None else 1) * POP_VALUE
    if isinstance(part, ProducePopulation):
        return 2.2 * POP_VALUE
    if isinstance(part, ProduceCoins):
        return 2.5 * COIN_VALUE
    if isinstance(part, Enlist):
        return max(0.1, UNIT_VALUE + part.strength * STRENGTH_VALUE - (0.0 if part.from_supply else POP_VALUE))
    if isinstance(part, Upgrade):
        return part.number * part.by * STRENGTH_VALUE * 0.9
    if isinstance(part, Move):
        return (part.movements if part.count is None else part.count.limit or 2) * MOVE_VALUE
    if isinstance(part, Invest):
        return INVEST_VALUE
    if isinstance(part, TakeConstruction):
        return CONSTRUCTION_VALUE[part.levels[-1]]
    if isinstance(part, Build):
        return BUILD_VALUE
    if isinstance(part, TakeToken):
        return TOKEN_VALUE[part.site]
    if isinstance(part, Found):
        return SITE_VALUE[part.site]
    if isinstance(part, Research):
        levels = [level for level in range(1, 5) if part.levels >> level & 1]
        return RESEARCH_VALUE[max(levels, default=2)] - POP_VALUE
    if isinstance(part, Private):
        return RESEARCH_VALUE[part.level]
    if isinstance(part, May):
        return max(0.0, line_value(part.line))
    if isinstance(part, Choice):
        return max(line_value(line) for line in part.lines)
    if isinstance(part, If | ForEach | Others):
        return conditional_value(part, line_value(part.line))
    if isinstance(part, Lose):
        return -part.coins * COIN_VALUE - part.pop * POP_VALUE
    if isinstance(part, BasicAction):
        return 1.2
    if isinstance(part, ClaimGoal):
        return GOAL_VALUE
    if isinstance(part, ActivateTheocracy):
        return 0.6
    return SMALL_VALUE


@final
class CardValues:
    """The value of everything in one box."""

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
        self.actions = [HorizonActionValue(space.action.line, space.extra) for space in content.spaces]
        self.bonuses = [max(0.0, line_value(card.bonus)) for card in content.territories]  # of villages
        self.constructions = [
            card.vp + 0.3 * card.first + max(0.0, line_value(card.bonus)) for card in content.constructions
        ]
        self.slots = [sum(slot.bit for slot in content.slots if slot.level == level) for level in range(5)]
        self.leaders_of = [sum(1 for card in content.leaders if card.level == level) for level in range(5)]
        self.technologies = [
            max(0.0, line_value(card.immediate)) + 4.0 * powers_a_turn(card.power) for card in content.technologies
        ]
        for card in content.technologies:
            best = max((self.actions[space.index] for space in card.spaces), key=_use, default=None)
            if best is not None:
                self.technologies[card.index] += _use(best)
        self.tracks = [[line_value(space.line) for space in track] for track in content.tracks]
        self.investment = [line_value(space.line) for space in content.investment]
        self.triggers = [max(0.0, line_value(trigger.line)) for trigger in content.triggers]


def _use(action: HorizonActionValue) -> float:
    """What having an action is worth, very roughly."""
    if action.token[VILLAGE] >= 0 or action.token[CITY] >= 0:
        return 1.5
    return max(action.gain, 1.5 if max(action.research) >= 0 else 0.0)


@lru_cache(maxsize=8)
def card_values(content: Content) -> CardValues:
    return CardValues(content)


def powers_a_turn(powers: int) -> float:
    return sum(
        (points * POWERS.number(powers, power) for power, points in POWERS_A_TURN.items() if powers & power), 0.0
    )
