"""The components: territories, constructions, leaders, governments, goals, and the content that holds them all."""

from typing import Final, final

from heliopause.beyond.cards import Card, Claim, Space
from heliopause.beyond.cards import Content as BeyondContent
from heliopause.beyond.cards import Technology as BeyondTechnology
from heliopause.beyond.constants import PLAIN
from heliopause.beyond.lines import Line
from heliopause.beyond.quantities import Condition, Formula
from heliopause.games.horizon.rules.constants import FAR_MOVEMENT, ON_RESEARCH, POWERS, Stage
from heliopause.games.horizon.rules.options import COLOUR, MapOptions
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.triggers import Trigger, fire
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase

ADVANCED: Final = 2  # owner of an action, after BASIC and TECHNOLOGY
FIRST_GOAL: Final = 5
LATER_GOAL: Final = 3


@final
class Technology(BeyondTechnology):
    """A technology card; a trigger is a number in `content.triggers`, or -1."""

    __slots__ = ("trigger",)

    def __init__(self, index: int, id: str, title: str, level: int, left: tuple[int, ...], right: int) -> None:
        super().__init__(index, id, title, level, left, right)
        self.trigger = -1

    def gained(self, state: State, seat: int) -> None:
        civilization = state.seats[seat]
        civilization.reach += POWERS.number(self.power, FAR_MOVEMENT)
        fire(state, seat, ON_RESEARCH[self.level])
        if self.trigger >= 0:
            civilization.triggers.append(self.trigger)


@final
class Territory(Card):
    """A territory tile: what exploring it gives, its strength, its village and its city."""

    __slots__ = ("bonus", "draw", "explore", "strength", "tracks", "vp")

    def __init__(self, index: int, id: str, title: str, strength: int) -> None:
        super().__init__(index, id, title)
        self.strength = strength
        self.explore: Line | None = None
        self.bonus: Line | None = None  # of the village
        self.tracks = (0, 0)  # of the village and the city
        self.vp = (0, 0)
        self.draw = self.option_to("draw", "option-draw")


@final
class Construction(Card):
    """A construction tile; `tracks` are those of the first builder and the second."""

    __slots__ = ("bonus", "cost", "draw", "first", "level", "option", "tracks", "vp")

    def __init__(self, index: int, id: str, title: str, level: int, cost: int) -> None:
        super().__init__(index, id, title)
        self.level = level
        self.cost = cost
        self.bonus: Line | None = None
        self.vp = 0  # for every builder
        self.first = 0  # for the first, if there is a second
        self.tracks = (0, 0)
        self.option = Option(
            f"construction:{id}",
            PLAIN,
            index,
            0,
            0,
            Phrase("option-construction", {"card": self.phrase()}, f"card:{id}"),
        )
        self.draw = self.option_to("draw", "option-draw")


@final
class Effect:
    """What a leader gives: `who` is you, others or all."""

    __slots__ = ("line", "who")

    def __init__(self, who: str, line: Line) -> None:
        self.who = who
        self.line = line


@final
class Legacy:
    """One of the effects a leader lets its taker choose from; the formula then scores for all players."""

    __slots__ = ("line", "option", "vp")

    def __init__(self, number: int, line: Line, vp: Formula) -> None:
        self.line = line
        self.vp = vp
        said = Phrase("option-legacy", {"line": line.phrase(), "vp": vp.phrase()})
        self.option = Option(f"choose:{'abcd'[number]}", PLAIN, number, 0, 0, said)


@final
class Leader(Card):
    """A leader card."""

    __slots__ = ("choices", "draw", "effects", "level", "vp", "vp_others")

    def __init__(self, index: int, id: str, title: str, level: int) -> None:
        super().__init__(index, id, title)
        self.level = level
        self.effects: list[Effect] = []
        self.choices: list[Legacy] = []
        self.vp: Formula | None = None
        self.vp_others = 0
        self.draw = self.option_to("draw", "option-draw")


@final
class Government(Card):
    """One side of a government card; a trigger is a number in `content.triggers`, or -1."""

    __slots__ = (
        "card",
        "democracy",
        "despotism_power",
        "despotism_trigger",
        "draw",
        "once",
        "option",
        "side",
        "theocracy_power",
        "theocracy_trigger",
    )

    def __init__(self, index: int, id: str, title: str, card: int, side: str) -> None:
        super().__init__(index, id, title)
        self.card = card
        self.side = side
        self.despotism_power = 0
        self.despotism_trigger = -1
        self.theocracy_power = 0
        self.theocracy_trigger = -1
        self.once: Line | None = None
        self.democracy: Formula | None = None
        self.option = self.option_to("government", "option-government")
        self.draw = self.option_to("draw", "option-draw")

    def stage(self, word: Stage) -> Phrase:
        """`League of Cities (Theocracy)`."""
        return Phrase("government-stage", {"card": self.phrase(), "stage": Phrase(f"stage-{word}")})


@final
class Goal(Claim):
    """A goal card of one of the sets A, B and C."""

    __slots__ = ("set",)

    def __init__(self, index: int, id: str, title: str, letter: str, condition: Condition) -> None:
        super().__init__(index, id, title, condition, (FIRST_GOAL, LATER_GOAL, LATER_GOAL, LATER_GOAL))
        self.set = letter


@final
class TrackSpace:
    """A space of a development track or the investment track: what taking or placing a cube there does."""

    __slots__ = ("coins", "column", "line", "power", "stage", "vp")

    def __init__(self) -> None:
        self.line: Line | None = None
        self.column = -1
        self.coins = 0
        self.stage = 0
        self.power = 0
        self.vp = 0


@final
class Content(BeyondContent):
    """Everything in the box, compiled."""

    __slots__ = (
        "advanced_spaces",
        "columns",
        "columns_open",
        "constructions",
        "goals",
        "governments",
        "income",
        "investment",
        "leaders",
        "map_options",
        "places",
        "start_coins",
        "start_pop",
        "start_settler",
        "start_sides",
        "territories",
        "tokens",
        "tracks",
        "triggers",
    )

    technologies: list[Technology]  # type: ignore[assignment]  # mypy takes lists as invariant

    def __init__(self) -> None:
        super().__init__(POWERS)
        self.type_options = COLOUR
        self.advanced_spaces: dict[int, list[Space]] = {}  # by number of players
        self.map_options = MapOptions()
        self.territories: list[Territory] = []
        self.constructions: list[Construction] = []
        self.leaders: list[Leader] = []
        self.governments: list[Government] = []
        self.goals: list[Goal] = []
        self.triggers: list[Trigger] = []
        self.tracks: list[list[TrackSpace]] = []
        self.investment: list[TrackSpace] = []
        self.columns_open: list[tuple[int, ...]] = []  # by food cubes taken
        self.income: list[int] = []  # by economy cubes taken
        self.columns: list[int] = []
        self.places = 0  # for pawns, in all columns together
        self.start_pop = 0
        self.start_coins = 0
        self.start_settler = 0
        self.start_sides: dict[int, list[int]] = {}  # by number of players
        self.tokens: list[frozenset[int]] = []  # by kind of unit; see units.py


@final
class Settings:
    """How a game is set up."""

    __slots__ = ("players", "short", "start")

    def __init__(self, players: int, start: int | None, short: bool) -> None:
        self.players = players
        self.start = start
        self.short = short


def every_line(content: Content) -> list[Line | None]:
    """The lines of all cards and boards that a seat may be asked about."""
    lines: list[Line | None] = []
    for action in content.actions:
        lines.append(action.line)
    lines += [technology.immediate for technology in content.technologies]
    for territory in content.territories:
        lines += [territory.explore, territory.bonus]
    lines += [construction.bonus for construction in content.constructions]
    for leader in content.leaders:
        lines += [effect.line for effect in leader.effects]
        lines += [choice.line for choice in leader.choices]
    lines += [government.once for government in content.governments]
    lines += [trigger.line for trigger in content.triggers]
    for track in (*content.tracks, content.investment):
        lines += [space.line for space in track]
    return lines
