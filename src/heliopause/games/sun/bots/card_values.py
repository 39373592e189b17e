"""What things are worth in points: the weights of the evaluation, and the lines of cards, roughly and once for all."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, final

from heliopause.beyond.alternatives import Choice, May
from heliopause.beyond.cards import Technology
from heliopause.beyond.conditional import ForEach, If, Others
from heliopause.beyond.lines import Line, Part
from heliopause.bots.beyond.evaluation import ActionValue, TechnologyWeights, conditional_value
from heliopause.games.sun.rules.annexing import AnnexAttached, AnnexFrom
from heliopause.games.sun.rules.cards import Content, System
from heliopause.games.sun.rules.colonies import Colonize, Infiltrate
from heliopause.games.sun.rules.constants import (
    CHEAP_COLONIZE,
    CHEAP_RESEARCH,
    CHEAP_TRADE,
    CROWD,
    DEEP_YARD,
    EITHER_TRACK,
    FAR_JUMP,
    GIGA,
    ORE_FOR_POP,
    POWERS,
    RICH_MINING,
    SKIP_PREREQUISITE,
    WORMHOLE,
)
from heliopause.games.sun.rules.copying import Copy
from heliopause.games.sun.rules.discs import Automate
from heliopause.games.sun.rules.economy import GainOre, GainOrePer, Lose, Pay, PayOpponent, SupplyToPop
from heliopause.games.sun.rules.fleet import FROM_POP, Build, Jump, MoveAnywhere, Upgrade
from heliopause.games.sun.rules.production import Grow, Mine
from heliopause.games.sun.rules.research import COLONIES_PLUS_ONE, Private, Research

TECHNOLOGIES: Final = TechnologyWeights(
    research_three=(1.7, 1.4, 5.0), research_four=(4.5, 1.6, 5.0), recruiting=0.85, slot=0.55, without_action=0.6
)


@dataclass(frozen=True)
class Weights:
    """The table. All weights are in victory points."""

    # Points now
    volatile: float = 0.35  # a point that may be lost again (Sol, Deep Space, events), early in the game
    # Points in reach
    achievement: float = 0.45  # of an achievement's points, when it is all but reached
    colony: float = 0.26  # of a system's net value, when it could be colonized next
    colony_later: float = 0.4  # of that, without an action to colonize
    transcendence: float = 0.48  # of a level IIII technology's value, when it could be researched next
    # Income, for each turn left
    letter: float = 0.2  # a growth letter
    symbol: float = 0.21  # an ore symbol
    # Resources, while they can still be used
    pop: tuple[float, ...] = (1.2, 0.95, 0.7, 0.4, 0.2, 0.07)  # the first, the second, ...
    ore: tuple[float, ...] = (0.38, 0.38, 0.38, 0.35, 0.3, 0.22, 0.15, 0.1, 0.06, 0.03, 0.02)
    supply: float = 0.13  # a cube in supply
    use: float = 1.0  # of all this, with many turns left
    use_half: float = 1.5  # turns left that make it half of that
    # Fleet
    power: float = 0.25  # a level of a ship
    hold: tuple[float, ...] = (0.1, 0.2, 0.3, 0.35, 0.4, 0.4)  # of an outpost's value, by the power that guards it
    rival: float = 0.1  # an outpost of somebody else
    # Technologies
    technologies: TechnologyWeights = TECHNOLOGIES
    often: float = 8.0  # turns left after which more turns do not make an action more useful
    colonizing: float = 1.5  # an action to colonize
    colonized: float = 0.0  # a colony, beside its points and what its discs show
    discovery: tuple[float, ...] = (0.0, 1.6, 1.6, 1.6, 5.5)  # a card not yet known, by level


WEIGHTS: Final = Weights()
# What a position at the end of a turn is worth to somebody who looks on from there: measured by what became of it.
FARSIGHTED: Final = replace(WEIGHTS, discovery=(0.0, 1.6, 2.4, 5.0, 9.0), use=1.2, use_half=0.4, often=6.0)

# Weights that push a bot towards a way to play, to see whether it wins more than its share with it.
STYLES: Final[dict[str, dict[str, Any]]] = {
    "ships": {"power": 0.6, "rival": 0.3, "hold": (0.4, 0.5, 0.6, 0.65, 0.7, 0.7)},
    "colonies": {"power": 0.35, "colony": 0.5, "colony_later": 0.6, "colonizing": 3.0, "colonized": 3.0},
    "income": {"letter": 0.4, "symbol": 0.42},
}

ORE_VALUE: Final = 0.4
POP_VALUE: Final = 0.45
SHIP_VALUE: Final = 0.15  # for being there, and
POWER_VALUE: Final = 0.35  # for each level
JUMP_VALUE: Final = 0.25
AUTOMATION_VALUE: Final = 1.2
RESEARCH_VALUE: Final[tuple[float, ...]] = (0.0, 1.5, 2.5, 3.5, 7.0)  # by level
COLONY_VALUE: Final = 4.5
SMALL_VALUE: Final = 0.3  # anything else
GIFT_VALUE: Final = 0.15  # what an ore is worth to somebody else

# Permanent powers, in points for each turn that is left.
POWERS_A_TURN: Final = {
    SKIP_PREREQUISITE: 0.1,
    ORE_FOR_POP: 0.05,
    EITHER_TRACK: 0.1,
    WORMHOLE: 0.15,
    CROWD: 0.15,
    CHEAP_RESEARCH: 0.2,
    CHEAP_COLONIZE: 0.15,
    FAR_JUMP: 0.15,
    CHEAP_TRADE: 0.1,
    RICH_MINING: 0.2,
    DEEP_YARD: 0.05,
    GIGA: 0.05,
}


@final
class SunActionValue(ActionValue):
    """And the ore it takes to colonize there."""

    __slots__ = ("colonize",)

    def __init__(self, line: Line, extra: int) -> None:
        super().__init__()
        self.colonize = -1  # ore, or -1: no colonizing here
        self._read(line, extra)

    def _read(self, line: Line, extra: int) -> None:
        price = extra * ORE_VALUE
        ore = extra
        for part in line.parts:
            if isinstance(part, Pay):
                price += part.ore * ORE_VALUE + part.pop * POP_VALUE
                ore += part.ore
            elif isinstance(part, Colonize | Infiltrate):
                self.colonize = ore if self.colonize < 0 else min(ore, self.colonize)
            elif isinstance(part, Research) and part.with_prerequisites:
                self.researches(0b10100 if part.levels == COLONIES_PLUS_ONE else part.levels, price)
            elif isinstance(part, Choice):
                for other in part.lines:
                    self._read(other, ore)
            elif isinstance(part, Copy):
                self.gain = max(self.gain, 1.5 if part.research_only else 2.0)
        if self.colonize < 0 and max(self.research) < 0:
            self.gain = max(self.gain, line_value(line) - extra * ORE_VALUE)


def line_value(line: Line | None) -> float:
    """A line's effects less its cost."""
    return 0.0 if line is None else sum((part_value(part) for part in line.parts), 0.0)


def part_value(part: Part) -> float:
    if isinstance(part, Pay):
        return -part.ore * ORE_VALUE - part.pop * POP_VALUE
    if isinstance(part, GainOre):
        return part.ore * ORE_VALUE
    if isinstance(part, GainOrePer):
        return (part.count.limit or 2) * ORE_VALUE * 0.75
    if isinstance(part, SupplyToPop):
        return (1 if part.count else part.number) * POP_VALUE
    if isinstance(part, Grow | Mine):
        return 2 * ORE_VALUE
    if isinstance(part, Build):
        built = SHIP_VALUE + part.level * POWER_VALUE - (POP_VALUE if part.source == FROM_POP else 0)
        return part.number * max(0.1, built)
    if isinstance(part, Upgrade):
        return part.number * part.by * POWER_VALUE * 0.9
    if isinstance(part, Jump):
        return (part.points if part.count is None else part.count.limit or 2) * JUMP_VALUE
    if isinstance(part, PayOpponent):
        return -part.ore * (ORE_VALUE + GIFT_VALUE)
    if isinstance(part, MoveAnywhere):
        return part.number * 2 * JUMP_VALUE
    if isinstance(part, Automate):
        return AUTOMATION_VALUE
    if isinstance(part, Research):
        levels = [level for level in range(1, 5) if part.levels >> level & 1]
        return RESEARCH_VALUE[max(levels, default=2)] * (1 if part.with_bonus else 0.8) - POP_VALUE
    if isinstance(part, Private):
        return RESEARCH_VALUE[part.level]
    if isinstance(part, Colonize | Infiltrate | AnnexFrom | AnnexAttached):
        return COLONY_VALUE
    if isinstance(part, May):
        return max(0.0, line_value(part.line))
    if isinstance(part, Choice):
        return max(line_value(line) for line in part.lines)
    if isinstance(part, If | ForEach | Others):
        return conditional_value(part, line_value(part.line))
    if isinstance(part, Lose):
        return -part.ore * ORE_VALUE - part.pop * POP_VALUE
    return SMALL_VALUE


@final
class CardValues:
    """The value of everything in one box."""

    __slots__ = ("actions", "anytime", "gains_of_control", "systems", "technologies")

    def __init__(self, content: Content) -> None:
        self.actions = [SunActionValue(space.action.line, space.extra) for space in content.spaces]
        self.anytime = [line_value(power.line) for power in content.powers]
        self.systems = [self._system(card) for card in content.systems]
        self.gains_of_control = [line_value(card.control) for card in content.systems]
        self.technologies = [self._technology(card) for card in content.technologies]

    def _system(self, card: System) -> float:
        """What a system brings beside its discs: points, bonus."""
        return card.vp + max(0.0, line_value(card.bonus))

    def _technology(self, card: Technology) -> float:
        return max(0.0, line_value(card.immediate))


@lru_cache(maxsize=8)
def card_values(content: Content) -> CardValues:
    return CardValues(content)


def powers_a_turn(powers: int) -> float:
    return sum(
        (points * POWERS.number(powers, power) for power, points in POWERS_A_TURN.items() if powers & power), 0.0
    )
