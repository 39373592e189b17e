"""The components: cards, mats, boards, and the content that holds them all."""

from typing import Final, final

from heliopause.beyond.cards import Card, Claim, Space
from heliopause.beyond.cards import Content as BeyondContent
from heliopause.beyond.cards import Technology as BeyondTechnology
from heliopause.beyond.lines import Line
from heliopause.beyond.quantities import Condition, Formula
from heliopause.games.sun.rules.board import Board
from heliopause.games.sun.rules.constants import POWERS
from heliopause.games.sun.rules.events import Effect, Who
from heliopause.games.sun.rules.options import TYPE
from heliopause.games.sun.rules.pilot import Pilot
from heliopause.games.sun.rules.powers import Power
from heliopause.games.sun.rules.state import State
from heliopause.kernel.machine import FixedFrame
from heliopause.kernel.phrase import Phrase, name, name_message
from heliopause.kernel.source import Source

GUILD: Final = 2
EVENT: Final = 3


@final
class Technology(BeyondTechnology):
    """A technology card; it may have a power usable at any time."""

    __slots__ = ("anytime", "unlocks")

    def __init__(self, index: int, id: str, title: str, level: int, left: tuple[int, ...], right: int) -> None:
        super().__init__(index, id, title, level, left, right)
        self.anytime: Power | None = None
        self.unlocks = 0  # levels its actions research, as bits

    def gained(self, state: State, seat: int) -> None:
        if self.anytime is not None:
            state.seats[seat].anytime += (self.anytime,)


@final
class Event(Card):
    """An event card."""

    __slots__ = (
        "attach",
        "draw",
        "effects",
        "extra_system",
        "fixed",
        "level",
        "museum",
        "score_vp",
        "score_who",
        "space",
    )

    def __init__(self, index: int, id: str, title: str, level: int) -> None:
        super().__init__(index, id, title)
        self.level = level
        self.fixed = False
        self.effects: list[Effect] = []
        self.score_who: Who | None = None
        self.score_vp: Formula | None = None
        self.museum = 0  # VP per level of a retired ship
        self.attach = -1  # a system deck
        self.extra_system = -1
        self.space: Space | None = None
        self.draw = self.option_to("draw", "option-draw")

    @property
    def stays(self) -> bool:
        return self.score_who is not None or bool(self.museum) or self.attach >= 0


@final
class System(Card):
    """A system card."""

    __slots__ = (
        "ability",
        "annex",
        "anytime",
        "bonus",
        "control",
        "deck",
        "draw",
        "power",
        "specialty",
        "start",
        "vp",
    )

    def __init__(self, index: int, id: str, title: str, deck: int, power: int, specialty: tuple[int, ...]) -> None:
        super().__init__(index, id, title)
        self.deck = deck
        self.power = power
        self.specialty = specialty
        self.start = False
        self.control: Line | None = None
        self.bonus: Line | None = None
        self.ability = 0
        self.anytime: Power | None = None
        self.vp = 0
        self.draw = self.option_to("draw", "option-draw")
        self.annex = self.option_to("annex", "option-annex")


@final
class Achievement(Claim):
    """An achievement card; deck 0 is A, 1 is B, -1 the two basic ones."""

    __slots__ = ("deck",)

    def __init__(
        self, index: int, id: str, title: str, deck: int, condition: Condition, slots: tuple[int, ...]
    ) -> None:
        super().__init__(index, id, title, condition, slots)
        self.deck = deck

    def slot_count(self, players: int) -> int:
        """The second slot of card A is for four players only (rule 1.4)."""
        return 1 if self.deck == 0 and players < 4 else len(self.slots)


@final
class Guild(Card):
    """A guild under the basic box."""

    __slots__ = ("option", "position", "space", "tier")

    def __init__(self, index: int, id: str, title: str, tier: int, position: int, space: Space) -> None:
        super().__init__(index, id, title)
        self.tier = tier
        self.position = position
        self.space = space
        self.option = self.option_to("guild", "option-guild")


@final
class Innovation:
    """What an advanced mat reaches: once with a line, or a power while a condition holds."""

    __slots__ = ("condition", "exchanges", "line", "name", "named", "power")

    def __init__(self, title: str, condition: Condition | None, exchanges: int, line: Line | None, power: int) -> None:
        self.name = title
        self.named = name_message(title)
        self.condition = condition
        self.exchanges = exchanges  # in one trade of the production phase
        self.line = line
        self.power = power

    def reached(self, state: State, seat: int) -> bool:
        if self.condition is None:
            return seat == state.active and state.exchanges >= self.exchanges
        return self.condition.holds(state, seat)


@final
class Mat(Card):
    """A faction mat."""

    __slots__ = (
        "advanced",
        "automation",
        "columns",
        "draw",
        "faction",
        "growing",
        "growth",
        "innovations",
        "min_players",
        "mining",
        "once",
        "option",
        "ore_track",
        "setup",
    )

    def __init__(self, index: int, id: str, title: str, faction: str, advanced: bool) -> None:
        super().__init__(index, id, title)
        self.faction = faction
        self.advanced = advanced
        self.columns: list[int] = [0] * 5
        self.growth: list[str] = []  # the letters on the food track, '-' for none
        self.ore_track: list[int] = []
        self.growing: list[tuple[int, ...]] = []  # by food discs on the track: the columns that grow
        self.mining: list[int] = []  # by ore discs on the track: the ore produced
        self.automation: list[int] = []
        self.setup: Line | None = None
        self.min_players = 2
        self.innovations: list[Innovation] = []
        self.once = 0  # those that work once, as bits
        self.option = self.option_to("mat", "option-mat")
        self.draw = self.option_to("draw", "option-draw")


@final
class AutomaCard(Card):
    """A card of the solo deck: automate, the first line that can be resolved or else the second, production."""

    __slots__ = ("automate", "claim", "draw", "frame", "kind", "least", "lines", "produces_ore", "remove")

    def __init__(self, index: int, id: str, kind: str) -> None:
        super().__init__(index, id, id.upper())
        self.kind = kind
        thing = name(self.name, f"card:{id}")
        said = Phrase("source-automa", {"card": thing})
        self.frame = FixedFrame(Source("solo", said, None, thing))  # what the card gives is told as its doing
        self.automate: tuple[int, ...] = ()  # the disc to automate; both: the one of which fewest are left
        self.lines: list[Line] = []
        self.claim = ""  # the achievement claimed by a special card
        self.produces_ore = False
        self.least = False  # produce what there is least of; `produces_ore` breaks the tie
        self.draw = self.option_to("draw", "option-automa-card")
        self.remove = self.option_to("remove", "option-automa-remove")


@final
class AutomaList(Card):
    """The solo cards that go with an achievement."""

    __slots__ = ("level_1", "level_2")

    def __init__(self, id: str, level_1: tuple[int, ...], level_2: tuple[int, ...]) -> None:
        super().__init__(0, id, id)
        self.level_1 = level_1
        self.level_2 = level_2


@final
class Content(BeyondContent):
    """Everything in the box, compiled."""

    __slots__ = (
        "achievements",
        "automa_cards",
        "automa_lists",
        "blank_mat",
        "boards",
        "copy_bits",
        "events",
        "guilds",
        "mats",
        "powers",
        "research_lines",
        "systems",
    )

    technologies: list[Technology]  # type: ignore[assignment]  # mypy takes lists as invariant

    def __init__(self) -> None:
        super().__init__(POWERS)
        self.type_options = TYPE
        self.powers: list[Power] = []
        self.research_lines: list[Line | None] = []  # by action: what `copy research` makes of it
        self.copy_bits: list[int] = []  # by action: a bit of its own for one that copies
        self.events: list[Event] = []
        self.systems: list[System] = []
        self.achievements: list[Achievement] = []
        self.guilds: list[Guild] = []
        self.automa_cards: list[AutomaCard] = []
        self.automa_lists: dict[str, AutomaList] = {}  # by achievement
        self.mats: list[Mat] = []
        self.boards: dict[int, Board] = {}
        self.blank_mat = Mat(-1, "none", "-", "none", False)


@final
class Settings:
    """How a game is set up."""

    __slots__ = (
        "automa",
        "beginners",
        "choose_mats",
        "mats",
        "pilot",
        "players",
        "short",
        "start",
        "tableau",
        "upgrades",
    )

    def __init__(
        self, players: int, mats: str, choose_mats: bool, tableau: bool, beginners: bool, start: int | None, short: bool
    ) -> None:
        self.automa = -1  # the seat the solo deck plays
        self.pilot = Pilot()
        self.upgrades: tuple[str, ...] = ()  # upgrade cards in the solo deck
        self.players = players
        self.mats = mats
        self.choose_mats = choose_mats
        self.tableau = tableau
        self.beginners = beginners
        self.start = start
        self.short = short


def every_line(content: Content) -> list[Line | None]:
    """The lines of all cards that a seat may be asked about."""
    lines: list[Line | None] = []
    for action in content.actions:
        lines += [action.line, content.research_lines[action.index]]
    for technology in content.technologies:
        lines += [technology.immediate, technology.anytime.line if technology.anytime else None]
    for system in content.systems:
        lines += [system.control, system.bonus, system.anytime.line if system.anytime else None]
    lines += [effect.line for event in content.events for effect in event.effects]
    for mat in content.mats:
        lines += [mat.setup, *(innovation.line for innovation in mat.innovations)]
    return lines
