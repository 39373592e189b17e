"""The notation of docs/notation.md: lines, formulas and conditions, parsed once and compiled into parts."""

from typing import Any, Final

from lark import Lark, Token, Transformer, UnexpectedInput, UnexpectedToken, v_args
from lark.exceptions import VisitError

from heliopause.sun.annexing import AnnexAttached, AnnexFrom
from heliopause.sun.colonies import Colonize, Infiltrate
from heliopause.sun.copying import Copy
from heliopause.sun.counting import COUNTERS, Condition, Count, Formula
from heliopause.sun.discs import Automate, ReplaceStars
from heliopause.sun.economy import (
    ColumnToPop,
    GainOre,
    GainOrePer,
    MoveRightmost,
    Pay,
    SupplyToColumnA,
    SupplyToPop,
)
from heliopause.sun.fleet import FROM_POP, FROM_SUPPLY, Build, Jump, MoveAnywhere, Upgrade
from heliopause.sun.happenings import OpenGuild, Retire
from heliopause.sun.lines import Choice, Line, May, Part
from heliopause.sun.production import Grow, Mine, Trade
from heliopause.sun.research import COLONIES_PLUS_ONE, Private, Research
from heliopause.sun.terms import COLUMNS, COPIES, FOOD, LEVELS, MAX_SHIP, ORE

GRAMMAR: Final = r"""
line: [cost ":"] effect ("," effect)*
cost: item ("+" item)*
item: INT "ore" -> ore_item
    | INT "pop" -> pop_item

effect: INT "ore" -> gain_ore
    | INT "ore" "per" counted -> gain_ore_per
    | [INT] "supply" "->" "pop" -> supply_to_pop
    | [INT] "supply" "->" "pop" "per" counted -> supply_to_pop_per
    | "column" COLUMN "->" "pop" -> column_to_pop
    | [INT] "supply" "->" "ship" INT [DEEP_SPACE] -> build_from_supply
    | [INT] "pop" "->" "ship" INT [DEEP_SPACE] -> build_from_pop
    | "jump" INT -> jump
    | "move" INT "ships" "anywhere" -> move_anywhere
    | "move" INT "supply" "to" "column" COLUMN -> to_column_a
    | "move" "the" "rightmost" INT "supply" -> move_rightmost
    | "upgrade" INT ("ship" | "ships") "by" INT -> upgrade
    | "upgrade" UP_TO INT ("ship" | "ships") "by" INT -> upgrade_up_to
    | "upgrade" INT ("level" | "levels") -> upgrade_levels
    | "automate" "food" -> automate_food
    | "automate" "ore" -> automate_ore
    | "automate" "food" "or" "ore" -> automate_any
    | "research" levels [EXISTING] [NO_PREREQUISITES] [NO_BONUS] -> research
    | "private" LEVEL -> private
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
    | "(" line ")" -> may
    | "[" line ("|" line)* "]" -> choice
    | INT "x" "[" line ("|" line)* "]" -> repeated

levels: LEVEL -> one_level
    | LEVEL "or" LEVEL -> two_levels
    | UP_TO LEVEL -> up_to_level
    | "X" -> level_x

counted: [INT] COUNT [UP_TO INT]

formula: term ("+" term)*
term: INT -> number
    | INT "per" counted -> per

condition: INT COUNT

LEVEL.2: /I{1,4}\b/
COLUMN: /[A-E]\b/
DEEP_SPACE: /in\s+Deep\s+Space/
UP_TO: /up\s+to/
EXISTING: "existing"
NO_PREREQUISITES: /without\s+prerequisites/
NO_BONUS: /without\s+bonus/
COUNT: /(%s)\b/
%%import common.INT
%%import common.WS
%%ignore WS
"""


class Unreadable(ValueError):
    """A text that is not in the notation; the message says where."""


def read_line(text: str) -> Line:
    line = _read("line", text)
    assert isinstance(line, Line)
    return line


def read_formula(text: str) -> Formula:
    formula = _read("formula", text)
    assert isinstance(formula, Formula)
    return formula


def read_condition(text: str) -> Condition:
    condition = _read("condition", text)
    assert isinstance(condition, Condition)
    return condition


def _read(start: str, text: str) -> Any:
    try:
        return _COMPILER.transform(_PARSER.parse(text, start=start), text)
    except UnexpectedInput as error:
        at_end = isinstance(error, UnexpectedToken) and error.token.type == "$END"
        where = "" if at_end else text[max(error.column, 1) - 1 :]
        found = f"at {where!r}" if where else "at its end"
        raise Unreadable(f"{text!r} cannot be read {found}") from None
    except VisitError as error:
        raise Unreadable(f"{text!r}: {error.orig_exc}") from None


@v_args(inline=True)
class _Compiler(Transformer[Token, Any]):
    """Builds the parts while the tree is walked from its leaves."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def transform(self, tree: Any, text: str = "") -> Any:
        self.text = text
        return super().transform(tree)

    def line(self, cost: tuple[int, int] | None, *effects: list[Part]) -> Line:
        parts: list[Part] = [part for effect in effects for part in effect]
        if cost is not None:
            for part in parts:
                if isinstance(part, Research):
                    part.paid = True
            parts.insert(0, Pay(*cost, any(part.research & ~COPIES for part in parts)))
        return Line(tuple(parts), self.text)

    def cost(self, *items: tuple[int, int]) -> tuple[int, int]:
        return sum(ore for ore, _ in items), sum(pop for _, pop in items)

    def ore_item(self, number: Token) -> tuple[int, int]:
        return _number(number), 0

    def pop_item(self, number: Token) -> tuple[int, int]:
        return 0, _number(number)

    def gain_ore(self, number: Token) -> list[Part]:
        return [GainOre(_number(number))]

    def gain_ore_per(self, number: Token, counted: tuple[int, str, int]) -> list[Part]:
        return [GainOrePer(Count(_number(number), *counted))]

    def supply_to_pop(self, number: Token | None) -> list[Part]:
        return [SupplyToPop(_times(number), None)]

    def supply_to_pop_per(self, number: Token | None, counted: tuple[int, str, int]) -> list[Part]:
        return [SupplyToPop(0, Count(_times(number), *counted))]

    def column_to_pop(self, letter: Token) -> list[Part]:
        return [ColumnToPop(COLUMNS.index(letter))]

    def build_from_supply(self, number: Token | None, level: Token, deep: Token | None) -> list[Part]:
        return [Build(_times(number), FROM_SUPPLY, _ship(level), deep is not None, False)]

    def build_from_pop(self, number: Token | None, level: Token, deep: Token | None) -> list[Part]:
        return [Build(_times(number), FROM_POP, _ship(level), deep is not None, False)]

    def jump(self, points: Token) -> list[Part]:
        return [Jump(_number(points))]

    def move_anywhere(self, number: Token) -> list[Part]:
        return [MoveAnywhere(_number(number))]

    def to_column_a(self, number: Token, letter: Token) -> list[Part]:
        if letter != "A":
            raise ValueError("supply can be moved to column A only")
        return [SupplyToColumnA(_number(number))]

    def move_rightmost(self, number: Token) -> list[Part]:
        return [MoveRightmost(_number(number))]

    def upgrade(self, number: Token, by: Token) -> list[Part]:
        return [Upgrade(_number(number), _number(by), False, False)]

    def upgrade_up_to(self, _: Token, number: Token, by: Token) -> list[Part]:
        return [Upgrade(_number(number), _number(by), True, False)]

    def upgrade_levels(self, number: Token) -> list[Part]:
        return [Upgrade(_number(number), 1, False, True)]

    def automate_food(self) -> list[Part]:
        return [Automate((FOOD,))]

    def automate_ore(self) -> list[Part]:
        return [Automate((ORE,))]

    def automate_any(self) -> list[Part]:
        return [Automate((FOOD, ORE))]

    def research(
        self, levels: int, existing: Token | None, no_prerequisites: Token | None, no_bonus: Token | None
    ) -> list[Part]:
        return [Research(levels, existing is not None, no_prerequisites is None, no_bonus is None, False)]

    def one_level(self, level: Token) -> int:
        return 1 << LEVELS.index(level)

    def two_levels(self, one: Token, other: Token) -> int:
        return 1 << LEVELS.index(one) | 1 << LEVELS.index(other)

    def up_to_level(self, _: Token, level: Token) -> int:
        return sum(1 << number for number in range(1, LEVELS.index(level) + 1))

    def level_x(self) -> int:
        return COLONIES_PLUS_ONE

    def private(self, level: Token) -> list[Part]:
        if level not in ("II", "III"):
            raise ValueError("a private technology is of level II or III")
        return [Private(LEVELS.index(level))]

    def colonize(self) -> list[Part]:
        return [Colonize()]

    def infiltrate(self, points: Token) -> list[Part]:
        return [Infiltrate(_number(points))]

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
        return [OpenGuild(_number(tier))]

    def annex_from(self, number: Token) -> list[Part]:
        return [AnnexFrom(_number(number))]

    def annex_attached(self) -> list[Part]:
        return [AnnexAttached()]

    def retire(self) -> list[Part]:
        return [Retire(False)]

    def replace_stars(self) -> list[Part]:
        return [ReplaceStars()]

    def may(self, line: Line) -> list[Part]:
        """A single build, research or retirement asks for itself; anything else is offered as a whole."""
        part = line.parts[0]
        if len(line.parts) == 1:
            if isinstance(part, Build):
                return [Build(part.number, part.source, part.level, part.in_deep_space, True)]
            if isinstance(part, Research):
                return [Research(part.levels, part.existing, part.with_prerequisites, part.with_bonus, True)]
            if isinstance(part, Retire):
                return [Retire(True)]
        return [May(line)]

    def choice(self, *lines: Line) -> list[Part]:
        return [Choice(lines)]

    def repeated(self, number: Token, *lines: Line) -> list[Part]:
        return [Choice(lines) for _ in range(_number(number))]

    def counted(self, per: Token | None, word: Token, _: Token | None, limit: Token | None) -> tuple[int, str, int]:
        return _times(per), _word(word), _number(limit) if limit else 0

    def number(self, number: Token) -> Formula:
        return Formula(int(number), [])

    def per(self, number: Token, counted: tuple[int, str, int]) -> Formula:
        return Formula(0, [Count(int(number), *counted)])

    def formula(self, *terms: Formula) -> Formula:
        return Formula(sum(term.base for term in terms), [count for term in terms for count in term.counts], self.text)

    def condition(self, number: Token, word: Token) -> Condition:
        return Condition(int(number), _word(word))


def _times(number: Token | None) -> int:
    return 1 if number is None else _number(number)


def _number(number: Token) -> int:
    if int(number) == 0:
        raise ValueError("0 of something is nothing")
    return int(number)


def _word(word: Token) -> str:
    return " ".join(word.split())


def _ship(level: Token) -> int:
    if not 1 <= int(level) <= MAX_SHIP:
        raise ValueError(f"a ship has a level of 1 to {MAX_SHIP}, not {level}")
    return int(level)


_COUNT_WORDS = "|".join(sorted(COUNTERS, key=len, reverse=True)).replace(" ", r"\s+")
_PARSER: Final = Lark(
    GRAMMAR % _COUNT_WORDS, start=["line", "formula", "condition"], parser="lalr", maybe_placeholders=True
)
_COMPILER: Final = _Compiler()
