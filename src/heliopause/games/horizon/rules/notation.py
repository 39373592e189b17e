"""The notation of Beyond the Horizon: its costs and tasks, its words, its conditions (docs/notation.md)."""

from typing import Any, Final

from lark import Token, v_args

from heliopause.beyond.alternatives import May
from heliopause.beyond.lines import Line, Part
from heliopause.beyond.notation import Compiler, Counted, Notation, times, whole
from heliopause.beyond.quantities import Count
from heliopause.games.horizon.rules.acting import BasicAction
from heliopause.games.horizon.rules.building import Build, TakeConstruction
from heliopause.games.horizon.rules.constants import CITY, LEVELS, STRONGEST, TRACKS, UNITS, VILLAGE
from heliopause.games.horizon.rules.development import ActivateTheocracy, Invest
from heliopause.games.horizon.rules.economy import Activate, GainCoins, Lose, Pay
from heliopause.games.horizon.rules.goals import ClaimGoal
from heliopause.games.horizon.rules.moving import ExploreAgain, Move
from heliopause.games.horizon.rules.production import ProduceCoins, ProducePopulation, Trade
from heliopause.games.horizon.rules.quantities import COUNTERS, WORDS
from heliopause.games.horizon.rules.research import Private, Research
from heliopause.games.horizon.rules.settling import Found, TakeToken
from heliopause.games.horizon.rules.tokens import COUNTED
from heliopause.games.horizon.rules.units import BOTH, Decommission, Enlist, Upgrade

GRAMMAR: Final = r"""
item: INT _COINS -> coins_item
    | INT "pop" -> pop_item

%extend effect: INT _COINS -> gain_coins
    | INT _COINS "per" counted -> gain_coins_per
    | "lose" INT _COINS -> lose_coins
    | "lose" INT "pop" -> lose_pop
    | [INT] "supply" "->" "pop" -> activate
    | [INT] "supply" "->" "pop" "per" counted -> activate_per
    | "pop" "->" KIND INT -> enlist
    | "supply" "->" KIND INT -> enlist_from_supply
    | "move" INT -> move
    | "move" INT "per" counted -> move_per
    | "upgrade" KIND "by" INT -> upgrade
    | "upgrade" INT KIND "by" INT -> upgrade_several
    | "invest" (TRACK | ANY) -> invest
    | "produce" "population" -> produce_population
    | "produce" _COINS -> produce_coins
    | "take" "settle" "token" -> take_settle_token
    | "take" "fortify" "token" -> take_fortify_token
    | "settle" -> settle
    | "fortify" -> fortify
    | "construction" LEVEL -> construction
    | "construction" UP_TO LEVEL -> construction_up_to
    | "build" "new" -> build_new
    | "build" "existing" -> build_existing
    | "build" -> build
    | "theocracy" -> theocracy
    | "claim" "goal" -> claim_goal
    | "basic" "action" -> basic_action
    | "explore" "again" -> explore_again
    | "decommission" -> decommission
    | "trade" -> trade

_COINS: /coins?\b/
LEVEL.2: /(IV|I{1,3})\b/
KIND: /(settler|soldier|unit)s?\b/
TRACK: /(food|economy|infrastructure)\b/
ANY: "any"
"""


@v_args(inline=True)
class _Compiler(Compiler):
    """The parts of Beyond the Horizon."""

    numerals = LEVELS
    lenient = True

    def pay(self, items: tuple[Any, ...], parts: list[Part]) -> Part:
        coins = sum(coins for coins, _ in items)
        return Pay(coins, sum(pop for _, pop in items), any(part.research for part in parts))

    def make_research(self, levels: int, existing: bool, with_prerequisites: bool, with_bonus: bool) -> Research:
        return Research(levels, existing, with_prerequisites, with_bonus, False)

    def make_private(self, level: int) -> Part:
        return Private(level)

    def line(self, cost: tuple[Any, ...] | None, *effects: list[Part]) -> Line:
        several = len(effects) > 1
        return super().line(cost, *([_asking(part) for part in effect] if several else effect for effect in effects))

    def coins_item(self, number: Token) -> tuple[int, int]:
        return whole(number), 0

    def pop_item(self, number: Token) -> tuple[int, int]:
        return 0, whole(number)

    def gain_coins(self, number: Token) -> list[Part]:
        return [GainCoins(whole(number), None)]

    def gain_coins_per(self, number: Token, counted: Counted) -> list[Part]:
        return [GainCoins(0, Count(whole(number), *counted))]

    def lose_coins(self, number: Token) -> list[Part]:
        return [Lose(whole(number), 0)]

    def lose_pop(self, number: Token) -> list[Part]:
        return [Lose(0, whole(number))]

    def activate(self, number: Token | None) -> list[Part]:
        return [Activate(times(number), None)]

    def activate_per(self, number: Token | None, counted: Counted) -> list[Part]:
        return [Activate(0, Count(times(number), *counted))]

    def enlist(self, kind: Token, strength: Token) -> list[Part]:
        return [Enlist(False, _kinds(kind), _strength(strength))]

    def enlist_from_supply(self, kind: Token, strength: Token) -> list[Part]:
        return [Enlist(True, _kinds(kind), _strength(strength))]

    def move(self, number: Token) -> list[Part]:
        return [Move(whole(number), None)]

    def move_per(self, number: Token, counted: Counted) -> list[Part]:
        return [Move(0, Count(whole(number), *counted))]

    def upgrade(self, kind: Token, by: Token) -> list[Part]:
        return [Upgrade(1, _kinds(kind), whole(by))]

    def upgrade_several(self, number: Token, kind: Token, by: Token) -> list[Part]:
        return [Upgrade(whole(number), _kinds(kind), whole(by))]

    def invest(self, track: Token) -> list[Part]:
        return [Invest((0, 1, 2) if track == "any" else (TRACKS.index(track),))]

    def produce_population(self) -> list[Part]:
        return [ProducePopulation()]

    def produce_coins(self) -> list[Part]:
        return [ProduceCoins()]

    def take_settle_token(self) -> list[Part]:
        return [TakeToken(VILLAGE)]

    def take_fortify_token(self) -> list[Part]:
        return [TakeToken(CITY)]

    def settle(self) -> list[Part]:
        return [Found(VILLAGE)]

    def fortify(self) -> list[Part]:
        return [Found(CITY)]

    def construction(self, level: Token) -> list[Part]:
        return [TakeConstruction((_construction(level),))]

    def construction_up_to(self, _: Token, level: Token) -> list[Part]:
        return [TakeConstruction(tuple(range(1, _construction(level) + 1)))]

    def build_new(self) -> list[Part]:
        return [Build(True, False)]

    def build_existing(self) -> list[Part]:
        return [Build(False, True)]

    def build(self) -> list[Part]:
        return [Build(True, True)]

    def theocracy(self) -> list[Part]:
        return [ActivateTheocracy()]

    def claim_goal(self) -> list[Part]:
        return [ClaimGoal()]

    def basic_action(self) -> list[Part]:
        return [BasicAction()]

    def explore_again(self) -> list[Part]:
        return [ExploreAgain()]

    def decommission(self) -> list[Part]:
        return [Decommission()]

    def trade(self) -> list[Part]:
        return [Trade()]

    def words(self, word: Token) -> str:
        return WORDS[super().words(word)]


# These offer to pass by themselves.
ASKING: Final = (
    Enlist,
    Upgrade,
    Invest,
    Research,
    Move,
    Found,
    Build,
    TakeConstruction,
    ClaimGoal,
    BasicAction,
    Decommission,
)


def _asking(part: Part) -> Part:
    """Of several tasks one in parentheses asks for itself whether it is done; anything else is offered as a whole."""
    if isinstance(part, May) and len(part.line.parts) == 1 and isinstance(part.line.parts[0], ASKING):
        return part.line.parts[0]
    return part


def _kinds(kind: Token) -> tuple[int, ...]:
    word = kind.removesuffix("s")
    return BOTH if word == "unit" else (UNITS.index(word),)


def _strength(strength: Token) -> int:
    if not 1 <= int(strength) <= STRONGEST:
        raise ValueError(f"a unit has a strength of 1 to {STRONGEST}, not {strength}")
    return int(strength)


def _construction(level: Token) -> int:
    if level == "IV":
        raise ValueError("a construction is of level I, II or III")
    return LEVELS.index(level)


BY_HAND: Final = (
    *("1 coin", "lose 1 coin", "supply -> pop", "lose 1 pop", "supply -> settler 1", "supply -> soldier 1"),
    *("upgrade unit by 1", "decommission", "move 1", "explore again", "invest any", "trade"),
    *("research up to IV without prerequisites", "private II", "private III", "construction up to III", "build"),
    *("take settle token", "take fortify token", "settle", "fortify", "theocracy", "claim goal"),
)
HORIZON: Final = Notation(
    GRAMMAR, {form: COUNTERS[words] for form, words in WORDS.items()}, COUNTED, _Compiler, BY_HAND
)


def as_bonus(line: Line) -> Line:
    """A line that comes as a bonus: with a cost it may be left as a whole."""
    return Line((May(line),), line.text, True) if line.costs else line
