"""What the lines of cards are worth in points, roughly and once for all: for judging what a card will do later."""

from functools import lru_cache
from typing import Final, final

from heliopause.beyond.alternatives import Choice, May
from heliopause.beyond.cards import Technology
from heliopause.beyond.lines import Line, Part
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
    RICH_MINING,
    SKIP_PREREQUISITE,
    WORMHOLE,
)
from heliopause.games.sun.rules.copying import Copy
from heliopause.games.sun.rules.discs import Automate
from heliopause.games.sun.rules.economy import GainOre, GainOrePer, Pay, SupplyToPop
from heliopause.games.sun.rules.fleet import FROM_POP, Build, Jump, MoveAnywhere, Upgrade
from heliopause.games.sun.rules.production import Grow, Mine
from heliopause.games.sun.rules.research import COLONIES_PLUS_ONE, Private, Research

ORE_WORTH: Final = 0.4
POP_WORTH: Final = 0.45
SHIP_WORTH: Final = 0.15  # for being there, and
POWER_WORTH: Final = 0.35  # for each level
JUMP_WORTH: Final = 0.25
AUTOMATION_WORTH: Final = 1.2
RESEARCH_WORTH: Final[tuple[float, ...]] = (0.0, 1.5, 2.5, 3.5, 7.0)  # by level
COLONY_WORTH: Final = 4.5
SMALL_WORTH: Final = 0.3  # anything else

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
class ActionWorth:
    """An action space in short: the ore it takes to colonize or research there, and what else it gives."""

    __slots__ = ("colonize", "gain", "infiltrates", "research")

    def __init__(self, line: Line, extra: int) -> None:
        self.colonize = -1  # ore, or -1: no colonizing here
        self.infiltrates = False
        self.research = [-1.0] * 5  # by level: the price in points, or -1
        self.gain = 0.0
        self._read(line, extra)

    def _read(self, line: Line, extra: int) -> None:
        price = extra * ORE_WORTH
        ore = extra
        for part in line.parts:
            if isinstance(part, Pay):
                price += part.ore * ORE_WORTH + part.pop * POP_WORTH
                ore += part.ore
            elif isinstance(part, Colonize | Infiltrate):
                self.colonize = ore if self.colonize < 0 else min(ore, self.colonize)
                self.infiltrates = isinstance(part, Infiltrate)
            elif isinstance(part, Research) and part.with_prerequisites:
                levels = 0b10100 if part.levels == COLONIES_PLUS_ONE else part.levels
                for level in range(1, 5):
                    if levels >> level & 1 and not 0 <= self.research[level] <= price:
                        self.research[level] = price
            elif isinstance(part, Choice):
                for other in part.lines:
                    self._read(other, ore)
            elif isinstance(part, Copy):
                self.gain = max(self.gain, 1.5 if part.research_only else 2.0)
        if self.colonize < 0 and max(self.research) < 0:
            self.gain = max(self.gain, line_worth(line) - extra * ORE_WORTH)


def line_worth(line: Line | None) -> float:
    """A line's effects less its cost."""
    return 0.0 if line is None else sum((part_worth(part) for part in line.parts), 0.0)


def part_worth(part: Part) -> float:
    if isinstance(part, Pay):
        return -part.ore * ORE_WORTH - part.pop * POP_WORTH
    if isinstance(part, GainOre):
        return part.ore * ORE_WORTH
    if isinstance(part, GainOrePer):
        return (part.count.limit or 2) * ORE_WORTH * 0.75
    if isinstance(part, SupplyToPop):
        return (1 if part.count else part.number) * POP_WORTH
    if isinstance(part, Grow | Mine):
        return 2 * ORE_WORTH
    if isinstance(part, Build):
        built = SHIP_WORTH + part.level * POWER_WORTH - (POP_WORTH if part.source == FROM_POP else 0)
        return part.number * max(0.1, built)
    if isinstance(part, Upgrade):
        return part.number * part.by * POWER_WORTH * 0.9
    if isinstance(part, Jump):
        return part.points * JUMP_WORTH
    if isinstance(part, MoveAnywhere):
        return part.number * 2 * JUMP_WORTH
    if isinstance(part, Automate):
        return AUTOMATION_WORTH
    if isinstance(part, Research):
        levels = [level for level in range(1, 5) if part.levels >> level & 1]
        return RESEARCH_WORTH[max(levels, default=2)] * (1 if part.with_bonus else 0.8) - POP_WORTH
    if isinstance(part, Private):
        return RESEARCH_WORTH[part.level]
    if isinstance(part, Colonize | Infiltrate | AnnexFrom | AnnexAttached):
        return COLONY_WORTH
    if isinstance(part, May):
        return max(0.0, line_worth(part.line))
    if isinstance(part, Choice):
        return max(line_worth(line) for line in part.lines)
    return SMALL_WORTH


@final
class Worths:
    """The worth of everything in one box."""

    __slots__ = ("actions", "anytime", "bonuses", "gains_of_control", "level_four", "systems", "technologies")

    def __init__(self, content: Content) -> None:
        self.actions = [ActionWorth(space.action.line, space.extra) for space in content.spaces]
        self.anytime = [line_worth(power.line) for power in content.powers]
        self.systems = [self._system(card) for card in content.systems]
        self.gains_of_control = [line_worth(card.control) for card in content.systems]
        self.technologies = [self._technology(card) for card in content.technologies]

    def _system(self, card: System) -> float:
        """What a system brings beside its discs: points, bonus."""
        return card.vp + max(0.0, line_worth(card.bonus))

    def _technology(self, card: Technology) -> float:
        return max(0.0, line_worth(card.immediate))


@lru_cache(maxsize=8)
def worths(content: Content) -> Worths:
    return Worths(content)


def powers_a_turn(powers: int) -> float:
    return sum((worth for power, worth in POWERS_A_TURN.items() if powers & power), 0.0)
