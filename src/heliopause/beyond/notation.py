"""The notation of docs/notation.md as far as both games have it: lines, costs, formulas, conditions.

A game adds its own cost items, effects and words to the grammar (`%extend effect`), and a Compiler for them.
"""

from typing import Any, Final

from lark import Lark, Token, Transformer, UnexpectedInput, UnexpectedToken, v_args
from lark.exceptions import VisitError

from heliopause.beyond.alternatives import Choice, May
from heliopause.beyond.by_hand import LONGEST, ByHand, HandStep
from heliopause.beyond.conditional import ForEach, If, Others
from heliopause.beyond.lines import Line, Part, all_parts
from heliopause.beyond.quantities import Condition, Count, Counter, Formula, Several, Sum
from heliopause.beyond.research import Research
from heliopause.kernel.tokens import Tokens

GRAMMAR: Final = r"""
line: [cost ":"] effect ("," effect)*
cost: item ("+" item)*

effect: "research" levels [EXISTING] [NO_PREREQUISITES] [NO_BONUS] [FROM_SUPPLY] -> research
    | "private" LEVEL -> private
    | "(" line ")" -> may
    | "[" line ("|" line)* "]" -> choice
    | INT "x" "[" line ("|" line)* "]" -> repeated
    | "if" condition "[" line "]" -> if_so
    | "for" "each" counted "[" line "]" -> for_each
    | "others" "[" line "]" -> others
    | "everyone" "[" line "]" -> everyone
    | "by" "hand" ESCAPED_STRING -> by_hand

levels: LEVEL -> one_level
    | LEVEL "or" LEVEL -> two_levels
    | UP_TO LEVEL -> up_to_level

counted: [INT] COUNT [UP_TO INT]

formula: term ("+" term)*
term: INT -> number
    | INT "per" counted -> per

condition: alternative ("or" alternative)*
alternative: least ("+" least)*
least: INT COUNT ("|" COUNT)*

UP_TO: /up\s+to/
EXISTING: "existing"
NO_PREREQUISITES: /without\s+prerequisites/
NO_BONUS: /without\s+bonus/
FROM_SUPPLY: /from\s+supply/
%import common.ESCAPED_STRING
%import common.INT
%import common.WS
%ignore WS
"""


MOST: Final = 99  # of anything
MOST_PARTS: Final = 60  # of a line, with the lines inside it
MOST_WAYS: Final = 8


class Unreadable(ValueError):
    """A text that is not in the notation; the message says where."""


class Notation:
    """Reads the texts of one game."""

    def __init__(
        self,
        grammar: str,
        counters: dict[str, Counter],
        icons: dict[str, Tokens],
        compiler: "type[Compiler]",
        steps: tuple[str, ...],
    ) -> None:
        """`steps`: lines that can be done by hand."""
        self.compiler = compiler(counters, icons)
        words = "|".join(r"\s+".join(word.split()) for word in sorted(counters, key=len, reverse=True))
        self.parser = Lark(
            GRAMMAR + grammar + f"\nCOUNT: /({words})\\b/\n",
            parser="lalr",
            start=["line", "formula", "condition"],
            maybe_placeholders=True,
        )
        self.compiler.steps += [HandStep(number, self.line(text)) for number, text in enumerate(steps)]

    def line(self, text: str) -> Line:
        line = self._read("line", text)
        assert isinstance(line, Line)
        return line

    def formula(self, text: str) -> Formula:
        formula = self._read("formula", text)
        assert isinstance(formula, Formula)
        return formula

    def condition(self, text: str) -> Condition:
        condition = self._read("condition", text)
        assert isinstance(condition, Condition)
        condition.text = text
        return condition

    def _read(self, start: str, text: str) -> Any:
        try:
            return self.compiler.compiled(self.parser.parse(text, start=start), text)
        except UnexpectedInput as error:
            at_end = isinstance(error, UnexpectedToken) and error.token.type == "$END"
            where = "" if at_end else text[max(error.column, 1) - 1 :]
            found = f"at {where!r}" if where else "at its end"
            raise Unreadable(f"{text!r} cannot be read {found}") from None
        except VisitError as error:
            raise Unreadable(f"{text!r}: {error.orig_exc}") from None
        except RecursionError:
            raise Unreadable(f"{text[:40]!r}... is nested too deeply") from None


@v_args(inline=True)
class Compiler(Transformer[Token, Any]):
    """Builds the parts while the tree is walked from its leaves."""

    numerals: tuple[str, ...]  # of the levels, from 1 on
    lenient = False  # see Line

    def __init__(self, counters: dict[str, Counter], icons: dict[str, Tokens]) -> None:
        super().__init__()
        self.counters = counters
        self.icons = icons  # of the same words
        self.text = ""
        self.steps: list[HandStep] = []  # that can be done by hand; filled when they can be read

    def compiled(self, tree: Any, text: str) -> Any:
        self.text = text
        return self.transform(tree)

    # What a game says its own way

    def pay(self, items: tuple[Any, ...], parts: list[Part]) -> Part:
        """The cost of a line with these parts."""
        raise NotImplementedError

    def make_research(self, levels: int, existing: bool, with_prerequisites: bool, with_bonus: bool) -> Research:
        raise NotImplementedError

    def make_private(self, level: int) -> Part:
        raise NotImplementedError

    def optional(self, part: Part) -> Part | None:
        """The part as one that asks by itself whether it is wanted, if it can."""
        return None

    # Lines

    def line(self, cost: tuple[Any, ...] | None, *effects: list[Part]) -> Line:
        parts = [part for effect in effects for part in effect]
        if cost is not None:
            for part in parts:
                if isinstance(part, Research):
                    part.paid = True
            parts.insert(0, self.pay(cost, parts))
        if len(parts) > MOST_PARTS:
            raise ValueError(f"a line has at most {MOST_PARTS} effects")
        line = Line(tuple(parts), self.text, self.lenient)
        if len(all_parts(line)) > MOST_PARTS:
            raise ValueError(f"a line has at most {MOST_PARTS} effects")
        return line

    def cost(self, *items: Any) -> tuple[Any, ...]:
        return items

    def may(self, line: Line) -> list[Part]:
        """A single part may ask for itself; anything else is offered as a whole."""
        if len(line.parts) == 1:
            part = self.optional(line.parts[0])
            if part is not None:
                return [part]
        return [May(line)]

    def choice(self, *lines: Line) -> list[Part]:
        if len(lines) > MOST_WAYS:
            raise ValueError(f"there are at most {MOST_WAYS} ways to choose from")
        return [Choice(lines)]

    def repeated(self, number: Token, *lines: Line) -> list[Part]:
        return self.choice(*lines) + [Choice(lines) for _ in range(whole(number) - 1)]

    def if_so(self, condition: Condition, line: Line) -> list[Part]:
        return [If(condition, _free(line))]

    def for_each(self, counted: "Counted", line: Line) -> list[Part]:
        return [ForEach(Count(1, *counted), _free(line))]

    def others(self, line: Line) -> list[Part]:
        return [Others(_free(line), False)]

    def everyone(self, line: Line) -> list[Part]:
        return [Others(_free(line), True)]

    def by_hand(self, quoted: Token) -> list[Part]:
        text = quoted[1:-1].strip()
        if not text or len(text) > LONGEST or not text.isprintable() or "\\" in text:
            raise ValueError(f"what is done by hand is told in 1 to {LONGEST} plain characters")
        return [ByHand(text, self.steps)]

    def research(
        self,
        levels: int,
        existing: Token | None,
        no_prerequisites: Token | None,
        no_bonus: Token | None,
        from_supply: Token | None,
    ) -> list[Part]:
        part = self.make_research(levels, existing is not None, no_prerequisites is None, no_bonus is None)
        part.from_supply = from_supply is not None
        return [part]

    def private(self, level: Token) -> list[Part]:
        if level not in self.numerals[2:4]:
            raise ValueError(f"a private technology is of level {self.numerals[2]} or {self.numerals[3]}")
        return [self.make_private(self.numerals.index(level))]

    # Levels, as bits

    def one_level(self, level: Token) -> int:
        return 1 << self.numerals.index(level)

    def two_levels(self, one: Token, other: Token) -> int:
        return self.one_level(one) | self.one_level(other)

    def up_to_level(self, _: Token, level: Token) -> int:
        return sum(1 << number for number in range(1, self.numerals.index(level) + 1))

    # Counting

    def counted(self, per: Token | None, word: Token, _: Token | None, limit: Token | None) -> "Counted":
        words = self.words(word)
        return times(per), words, whole(limit) if limit else 0, self.counters[words], self.icons[words]

    def words(self, word: Token) -> str:
        """What is counted, as the game's counters have it."""
        return " ".join(word.split())

    def number(self, number: Token) -> Formula:
        return Formula(small(number), [])

    def per(self, number: Token, counted: "Counted") -> Formula:
        return Formula(0, [Count(small(number), *counted)])

    def formula(self, *terms: Formula) -> Formula:
        return Formula(sum(term.base for term in terms), [count for term in terms for count in term.counts], self.text)

    def least(self, number: Token, *words: Token) -> Condition:
        found = [self.words(word) for word in words]
        counters = [self.counters[word] for word in found]
        icons = [self.icons[word] for word in found]
        if len(found) > 1:
            return Sum(small(number), found, counters, icons)
        return Condition(small(number), found[0], counters[0], icons[0])

    def alternative(self, *parts: Condition) -> Condition:
        return parts[0] if len(parts) == 1 else Several(list(parts), True)

    def condition(self, *parts: Condition) -> Condition:
        return parts[0] if len(parts) == 1 else Several(list(parts), False)


Counted = tuple[int, str, int, Counter, Tokens]  # per, word, limit, counter, icons


def _free(line: Line) -> Line:
    if line.costs:
        raise ValueError("a cost inside these brackets stands in parentheses, so that it can be left")
    return line


def times(number: Token | None) -> int:
    return 1 if number is None else whole(number)


def whole(number: Token) -> int:
    if int(number) == 0:
        raise ValueError("0 of something is nothing")
    return small(number)


def small(number: Token) -> int:
    if len(number) > 3 or int(number) > MOST:
        raise ValueError(f"a number is {MOST} at most")
    return int(number)
