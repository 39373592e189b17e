"""The notation of Beyond the Sun: its costs and effects, its words (docs/notation.md)."""

from typing import Any, Final

from lark import Token, v_args

from heliopause.beyond.constants import COLUMNS
from heliopause.beyond.lines import Part
from heliopause.beyond.notation import Compiler, Counted, Notation, times, whole
from heliopause.beyond.quantities import Count
from heliopause.games.sun.rules.annexing import AnnexAttached, AnnexFrom
from heliopause.games.sun.rules.colonies import Colonize, Infiltrate
from heliopause.games.sun.rules.constants import COPIES, FOOD, LEVELS, MAX_SHIP, ORE
from heliopause.games.sun.rules.copying import Copy
from heliopause.games.sun.rules.discs import Automate, ReplaceStars
from heliopause.games.sun.rules.economy import (
    ColumnToPop,
    GainOre,
    GainOrePer,
    Lose,
    MoveRightmost,
    Pay,
    PayOpponent,
    SupplyToColumnA,
    SupplyToPop,
)
from heliopause.games.sun.rules.events import OpenGuild, Retire
from heliopause.games.sun.rules.fleet import (
    ANYWHERE,
    AT_YARDS,
    FROM_POP,
    FROM_SUPPLY,
    IN_DEEP_SPACE,
    Build,
    Jump,
    MoveAnywhere,
    Upgrade,
)
from heliopause.games.sun.rules.production import Decommission, Grow, Mine, Trade
from heliopause.games.sun.rules.quantities import COUNTERS
from heliopause.games.sun.rules.research import COLONIES_PLUS_ONE, Private, Research
from heliopause.games.sun.rules.tokens import COUNTED

GRAMMAR: Final = r"""
item: INT "ore" -> ore_item
    | INT "pop" -> pop_item

%extend effect: INT "ore" -> gain_ore
    | INT "ore" "per" counted -> gain_ore_per
    | "lose" INT "ore" -> lose_ore
    | "lose" INT "pop" -> lose_pop
    | "decommission" -> decommission
    | [INT] "supply" "->" "pop" -> supply_to_pop
    | [INT] "supply" "->" "pop" "per" counted -> supply_to_pop_per
    | "column" COLUMN "->" "pop" -> column_to_pop
    | [INT] "supply" "->" "ship" INT [PLACE] -> build_from_supply
    | [INT] "pop" "->" "ship" INT [PLACE] -> build_from_pop
    | "jump" INT -> jump
    | "jump" INT "per" counted -> jump_per
    | "pay" INT "ore" "to" "an" "opponent" -> pay_opponent
    | "move" INT "ships" "anywhere" -> move_anywhere
    | "move" INT "supply" "to" "column" COLUMN -> to_column_a
    | "move" "the" "rightmost" INT "supply" -> move_rightmost
    | "upgrade" INT ("ship" | "ships") "by" INT -> upgrade
    | "upgrade" UP_TO INT ("ship" | "ships") "by" INT -> upgrade_up_to
    | "upgrade" INT ("level" | "levels") -> upgrade_levels
    | "automate" "food" -> automate_food
    | "automate" "ore" -> automate_ore
    | "automate" "food" "or" "ore" -> automate_any
    | "colonize" -> colonize
    | "infiltrate" INT -> infiltrate
    | "grow" -> grow
    | "mine" -> mine
    | "trade" -> trade
    | "copy" "research" -> copy_research
    | "copy" "any" -> copy_any
    | "open" "guild" INT -> open_guild
    | "annex" "from" INT -> annex_from
    | "annex" "attached" -> annex_attached
    | "retire" "a" "ship" -> retire
    | "replace" "stars" -> replace_stars

%extend levels: "X" -> level_x

LEVEL.2: /I{1,4}\b/
COLUMN: /[A-E]\b/
PLACE: /in\s+Deep\s+Space|anywhere\b/
"""


@v_args(inline=True)
class _Compiler(Compiler):
    """The costs and effects of Beyond the Sun."""

    numerals = LEVELS

    def pay(self, items: tuple[Any, ...], parts: list[Part]) -> Part:
        ore = sum(item[0] for item in items)
        pop = sum(item[1] for item in items)
        return Pay(ore, pop, any(part.research & ~COPIES for part in parts))

    def make_research(self, levels: int, existing: bool, with_prerequisites: bool, with_bonus: bool) -> Research:
        return Research(levels, existing, with_prerequisites, with_bonus, False)

    def make_private(self, level: int) -> Part:
        return Private(level, LEVELS[level])

    def optional(self, part: Part) -> Part | None:
        if isinstance(part, Build):
            return Build(part.number, part.source, part.level, part.where, True)
        if isinstance(part, Research):
            research = Research(part.levels, part.existing, part.with_prerequisites, part.with_bonus, True)
            research.from_supply = part.from_supply
            return research
        return Retire(True) if isinstance(part, Retire) else None

    def ore_item(self, number: Token) -> tuple[int, int]:
        return whole(number), 0

    def pop_item(self, number: Token) -> tuple[int, int]:
        return 0, whole(number)

    def gain_ore(self, number: Token) -> list[Part]:
        return [GainOre(whole(number))]

    def gain_ore_per(self, number: Token, counted: Counted) -> list[Part]:
        return [GainOrePer(Count(whole(number), *counted))]

    def lose_ore(self, number: Token) -> list[Part]:
        return [Lose(whole(number), 0)]

    def lose_pop(self, number: Token) -> list[Part]:
        return [Lose(0, whole(number))]

    def decommission(self) -> list[Part]:
        return [Decommission()]

    def supply_to_pop(self, number: Token | None) -> list[Part]:
        return [SupplyToPop(times(number), None)]

    def supply_to_pop_per(self, number: Token | None, counted: Counted) -> list[Part]:
        return [SupplyToPop(0, Count(times(number), *counted))]

    def column_to_pop(self, letter: Token) -> list[Part]:
        return [ColumnToPop(COLUMNS.index(letter))]

    def build_from_supply(self, number: Token | None, level: Token, place: Token | None) -> list[Part]:
        return [Build(times(number), FROM_SUPPLY, _ship(level), _where(place), False)]

    def build_from_pop(self, number: Token | None, level: Token, place: Token | None) -> list[Part]:
        return [Build(times(number), FROM_POP, _ship(level), _where(place), False)]

    def jump(self, points: Token) -> list[Part]:
        return [Jump(whole(points), None)]

    def jump_per(self, points: Token, counted: Counted) -> list[Part]:
        return [Jump(0, Count(whole(points), *counted))]

    def pay_opponent(self, number: Token) -> list[Part]:
        return [PayOpponent(whole(number))]

    def move_anywhere(self, number: Token) -> list[Part]:
        return [MoveAnywhere(whole(number))]

    def to_column_a(self, number: Token, letter: Token) -> list[Part]:
        if letter != "A":
            raise ValueError("supply can be moved to column A only")
        return [SupplyToColumnA(whole(number))]

    def move_rightmost(self, number: Token) -> list[Part]:
        return [MoveRightmost(whole(number))]

    def upgrade(self, number: Token, by: Token) -> list[Part]:
        return [Upgrade(whole(number), whole(by), False, False)]

    def upgrade_up_to(self, _: Token, number: Token, by: Token) -> list[Part]:
        return [Upgrade(whole(number), whole(by), True, False)]

    def upgrade_levels(self, number: Token) -> list[Part]:
        return [Upgrade(whole(number), 1, False, True)]

    def automate_food(self) -> list[Part]:
        return [Automate((FOOD,))]

    def automate_ore(self) -> list[Part]:
        return [Automate((ORE,))]

    def automate_any(self) -> list[Part]:
        return [Automate((FOOD, ORE))]

    def level_x(self) -> int:
        return COLONIES_PLUS_ONE

    def colonize(self) -> list[Part]:
        return [Colonize()]

    def infiltrate(self, points: Token) -> list[Part]:
        return [Infiltrate(whole(points))]

    def grow(self) -> list[Part]:
        return [Grow()]

    def mine(self) -> list[Part]:
        return [Mine()]

    def trade(self) -> list[Part]:
        return [Trade()]

    def copy_research(self) -> list[Part]:
        return [Copy(True)]

    def copy_any(self) -> list[Part]:
        return [Copy(False)]

    def open_guild(self, tier: Token) -> list[Part]:
        return [OpenGuild(whole(tier))]

    def annex_from(self, number: Token) -> list[Part]:
        return [AnnexFrom(whole(number))]

    def annex_attached(self) -> list[Part]:
        return [AnnexAttached()]

    def retire(self) -> list[Part]:
        return [Retire(False)]

    def replace_stars(self) -> list[Part]:
        return [ReplaceStars()]


def _where(place: Token | None) -> int:
    if place is None:
        return AT_YARDS
    return ANYWHERE if place == "anywhere" else IN_DEEP_SPACE


def _ship(level: Token) -> int:
    if not 1 <= int(level) <= MAX_SHIP:
        raise ValueError(f"a ship has a level of 1 to {MAX_SHIP}, not {level}")
    return int(level)


BY_HAND: Final = (
    *("1 ore", "lose 1 ore", "supply -> pop", "lose 1 pop", "supply -> ship 1", "decommission"),
    *("upgrade 1 ship by 1", "jump 1", "move 1 ships anywhere", "automate food or ore", "trade"),
    *("research up to IIII without prerequisites", "private II", "private III", "colonize", "open guild 1"),
    "open guild 2",
)
NOTATION: Final = Notation(GRAMMAR, COUNTERS, COUNTED, _Compiler, BY_HAND)
