"""From tables to content: every card, tile and board of Beyond the Horizon compiled."""

from typing import ClassVar, Final

from heliopause.beyond.cards import Card
from heliopause.beyond.constants import COLUMNS
from heliopause.beyond.lines import Line, all_parts
from heliopause.beyond.loading import Loader, Tables
from heliopause.beyond.schema import BasicSchema, Schema, SlotSchema
from heliopause.games.horizon.rules import schema
from heliopause.games.horizon.rules.acting import BasicAction
from heliopause.games.horizon.rules.cards import (
    ADVANCED,
    Construction,
    Content,
    Effect,
    Goal,
    Government,
    Leader,
    Legacy,
    Technology,
    Territory,
    TrackSpace,
)
from heliopause.games.horizon.rules.constants import (
    COLOURS,
    CUBES,
    LEVELS,
    POWERS,
    STAGES,
    STRONGEST,
    TRACKS,
    TRIGGERS,
    UNITS,
)
from heliopause.games.horizon.rules.development import ActivateTheocracy
from heliopause.games.horizon.rules.notation import HORIZON, as_bonus
from heliopause.games.horizon.rules.production import ProduceCoins, ProducePopulation
from heliopause.games.horizon.rules.triggers import Trigger
from heliopause.games.horizon.rules.units import combinations
from heliopause.kernel.machine import FixedFrame
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.source import Source

PRODUCTION: Final = (ProducePopulation, ProduceCoins)
PLAYER_WORDS: Final = {2: "two", 3: "three", 4: "four"}

SCHEMAS: Final[dict[str, type[Schema]]] = {
    "slot": SlotSchema,
    "basic": BasicSchema,
    "advanced": schema.AdvancedSchema,
    "player": schema.PlayerSchema,
    "track": schema.TrackSchema,
    "token": schema.TokenSchema,
    "start": schema.StartSchema,
    "technology": schema.TechnologySchema,
    "leader": schema.LeaderSchema,
    "government": schema.GovernmentSchema,
    "goal": schema.GoalSchema,
    "territory": schema.TerritorySchema,
    "construction": schema.ConstructionSchema,
}


def compile_content(given: Tables) -> Content:
    """Compile all tables, or raise BadContent with everything that is wrong."""
    return _Loader(given, Content()).compiled()


class _Loader(Loader[Content]):
    schemas = SCHEMAS
    notation = HORIZON
    numerals = LEVELS
    powers = POWERS
    space_with_extra = "option-space-extra-coins"
    basic_title = "horizon-basic"
    copying = "option-basic-action"
    not_basic = (BasicAction,)
    words: ClassVar = {"who": ("you", "others", "all"), "when": tuple(TRIGGERS)}

    def load(self) -> None:
        self.slots()
        self.basic_actions()
        self.advanced_actions()
        self.player_board()
        self.tokens()
        self.starts()
        self.each("technology", schema.TechnologySchema, self.technology)
        self.each("leader", schema.LeaderSchema, self.leader)
        self.each("government", schema.GovernmentSchema, self.government)
        self.each("goal", schema.GoalSchema, self.goal)
        self.each("territory", schema.TerritorySchema, self.territory)
        self.each("construction", schema.ConstructionSchema, self.construction)
        self.counts()

    def bonus(self, key: str, text: str, source: Source | None = None) -> Line | None:
        line = self.line(key, text)
        if line is None:
            return None
        given = as_bonus(line)
        if source is not None:
            given.frame = FixedFrame(source)
        return given

    # Boards

    def advanced_actions(self) -> None:
        for number, (id, table) in enumerate(self.given.get("advanced", {}).items(), 1):
            self.at = ("advanced", id)
            read = self.shaped(schema.AdvancedSchema, table)
            line = self.line("line", read.line) if read else None
            if read is None or line is None:
                continue
            title = Phrase(f"horizon-advanced-{number}", None, f"action:advanced-{number}")
            action = self.action(f"advanced-{number}", title, line, ADVANCED, number)
            action.condition = self.condition("condition", read.condition)
            for players in (2, 3, 4):
                spaces = [
                    self.space(f"{action.id}.{position}", action, extra)
                    for position, extra in enumerate(read.spaces.get(str(players), []))
                ]
                if not spaces:
                    self.problem("spaces", f"there are no spaces for {players} players")
                self.content.advanced_spaces.setdefault(players, []).extend(spaces)

    def player_board(self) -> None:
        content = self.content
        self.at = ("player", "board")
        read = self.shaped(schema.PlayerSchema, self.given.get("player", {}).get("board", {}))
        if read is None:
            return
        if len(read.columns) != len(COLUMNS):
            self.problem("columns", "there are five population columns")
        if not 1 <= read.settler <= STRONGEST:
            self.problem("settler", f"a unit has a strength of 1 to {STRONGEST}")
        content.columns = list(read.columns)
        content.places = sum(read.columns)
        content.start_pop = read.pop
        content.start_coins = read.coins
        content.start_settler = read.settler
        content.tracks = [self.track(name, CUBES) for name in TRACKS]
        content.investment = self.track("investment", 0)
        food, economy, _ = (self.given.get("track", {}).get(name, {}) for name in TRACKS)
        first, least = food.get("open", "A"), economy.get("open", 0)
        known = isinstance(first, str) and first in tuple(COLUMNS)
        if not known or not isinstance(least, int):
            self.at = ("track", "economy" if known else "food")
            self.problem("open", "the food track opens with a column, A to E, the economy track with coins")
            return
        columns = [COLUMNS.index(first)]
        income = [least]
        content.columns_open = [tuple(columns)]
        for space in content.tracks[0]:
            columns += [space.column] if space.column >= 0 else []
            content.columns_open.append(tuple(columns))
        for space in content.tracks[1]:
            income.append(income[-1] + space.coins)
        content.income = income

    def track(self, id: str, length: int) -> list[TrackSpace]:
        self.at = ("track", id)
        read = self.shaped(schema.TrackSchema, self.given.get("track", {}).get(id, {}))
        if read is None:
            return []
        if length and len(read.spaces) != length:
            self.problem("spaces", f"a development track has {length} spaces")
        spaces = []
        for table in read.spaces:
            space = TrackSpace()
            track = Phrase(f"track-{id}")
            space.line = self.bonus(
                "spaces", table.line, Source("track", Phrase("source-track", {"track": track}), None, track)
            )
            space.column = COLUMNS.index(table.column) if table.column else -1
            space.coins = table.coins
            space.stage = STAGES[table.stage] if table.stage else 0
            space.power = self.power("spaces", table.power)
            space.vp = table.vp
            spaces.append(space)
        return spaces

    def tokens(self) -> None:
        for kind in UNITS:
            self.at = ("token", kind)
            read = self.shaped(schema.TokenSchema, self.given.get("token", {}).get(kind, {}))
            values = read.values if read else []
            if any(not 1 <= value <= STRONGEST for sides in values for value in sides):
                self.problem("values", f"a unit has a strength of 1 to {STRONGEST}")
                values = []
            self.content.tokens.append(combinations(values))

    def starts(self) -> None:
        for players, word in PLAYER_WORDS.items():
            self.at = ("start", word)
            read = self.shaped(schema.StartSchema, self.given.get("start", {}).get(word, {}))
            sides = read.sides if read else []
            if len(set(sides)) != players or not set(sides) <= set(range(6)):
                self.problem("sides", f"{players} different sides of the cradle, 0 to 5")
            self.content.start_sides[players] = list(sides)

    # Cards

    def technology(self, id: str, read: schema.TechnologySchema) -> Card:
        content = self.content
        banner: tuple[int, ...] = tuple(range(4))
        right = -1
        if read.level < 4:
            if read.colour is None or read.right is None or read.colour not in read.banner:
                self.problem(
                    "banner", "a card of levels I to III has a colour, which is in its banner, and passes one on"
                )
                banner = (0,)
            else:
                others = [colour for colour in read.banner if colour != read.colour]
                banner = tuple(COLOURS.index(colour) for colour in (read.colour, *others))
                right = COLOURS.index(read.right)
        card = Technology(len(content.technologies), id, read.name, read.level, banner, right)
        card.immediate = self.bonus("immediate", read.immediate, Source("technology", card.phrase()))
        card.power = self.power("power", read.power)
        card.vp = self.formula("vp", read.vp) if read.vp != "" else None
        self.technology_actions(card, read.actions)
        if read.trigger:
            card.trigger = self.trigger("trigger", read.trigger, card, card.phrase())
        content.technologies.append(card)
        return card

    def trigger(
        self, key: str, read: schema.AbilitySchema, card: Card, said: Phrase, origin: Phrase | None = None
    ) -> int:
        """A number of content.triggers, or -1 if the ability is none; `said` is what the log calls it."""
        if not read.when and not read.line:
            return -1
        line = self.bonus(key, read.line, Source("trigger", said, None, card.phrase(), origin))
        if read.when not in TRIGGERS:
            self.problem(key, f"nothing happens at {read.when!r}; known: {', '.join(TRIGGERS)}")
            return -1
        if line is None:
            self.problem(key, "a trigger has a line")
            return -1
        endless = (ActivateTheocracy, *(PRODUCTION if read.when.startswith("produce") else ()))
        if any(isinstance(part, endless) for part in all_parts(line)):
            self.problem(key, "the trigger could set itself off again and again")
            return -1
        self.content.triggers.append(Trigger(read.when, TRIGGERS[read.when], line, card.name, said))
        return len(self.content.triggers) - 1

    def leader(self, id: str, read: schema.LeaderSchema) -> Card:
        card = Leader(len(self.content.leaders), id, read.name, read.level)
        for effect in read.effects:
            if effect.who not in ("you", "others", "all"):
                self.problem("effects", f"{effect.who!r} is nobody: you, others or all")
            line = self.bonus("effects", effect.line)
            if line is not None:
                card.effects.append(Effect(effect.who, line))
        for number, choice in enumerate(read.choice):
            line = self.bonus("choice", choice.line)
            formula = self.formula("choice", choice.vp)
            if line is not None and formula is not None:
                card.choices.append(Legacy(number, line, formula))
        card.vp = self.formula("vp", read.vp) if read.vp != "" else None
        card.vp_others = read.vp_others
        self.content.leaders.append(card)
        return card

    def government(self, id: str, read: schema.GovernmentSchema) -> Card:
        card = Government(len(self.content.governments), id, read.name, read.card, read.side)
        card.despotism_power = self.power("despotism", read.despotism.power)
        card.despotism_trigger = self.trigger(
            "despotism", read.despotism, card, card.stage("despotism"), _stage("despotism")
        )
        card.theocracy_power = self.power("theocracy", read.theocracy.power)
        card.theocracy_trigger = self.trigger(
            "theocracy", read.theocracy, card, card.stage("theocracy"), _stage("theocracy")
        )
        if card.theocracy_trigger < 0:
            self.problem("theocracy", "a Theocracy ability has a line: the effect `theocracy` carries it out")
        once = Source("government", card.stage("once"), None, card.phrase(), _stage("once"))
        card.once = self.bonus("once", read.once, once)
        card.democracy = self.formula("democracy", read.democracy)
        self.content.governments.append(card)
        return card

    def goal(self, id: str, read: schema.GoalSchema) -> Card:
        card = Goal(len(self.content.goals), id, read.name, read.set, self.condition("condition", read.condition))
        self.content.goals.append(card)
        return card

    def territory(self, id: str, read: schema.TerritorySchema) -> Card:
        card = Territory(len(self.content.territories), id, read.name, read.strength)
        if read.strength < 1:
            self.problem("strength", "a territory has a strength of at least 1")
        card.explore = self.bonus("explore", read.explore, _territory_source(card, "explored"))
        card.bonus = self.bonus("village", read.village.bonus, _territory_source(card, "village"))
        card.tracks = (TRACKS.index(read.village.track), TRACKS.index(read.city.track))
        card.vp = (read.village.vp, read.city.vp)
        self.content.territories.append(card)
        return card

    def construction(self, id: str, read: schema.ConstructionSchema) -> Card:
        card = Construction(len(self.content.constructions), id, read.name, read.level, read.cost)
        if read.cost < 0:
            self.problem("cost", "a construction costs nothing or some coins")
        card.bonus = self.bonus("bonus", read.bonus, Source("construction", card.phrase()))
        card.vp = read.vp
        card.first = read.first
        card.tracks = (TRACKS.index(read.tracks[0]), TRACKS.index(read.tracks[1]))
        self.content.constructions.append(card)
        return card

    # The whole

    def counts(self) -> None:
        """What the rules need to be there."""
        content = self.content
        for level in (1, 2, 3, 4):
            slots = sum(1 for slot in content.slots if slot.level == level)
            cards = sum(1 for card in content.technologies if card.level == level)
            leaders = sum(1 for card in content.leaders if card.level == level)
            if cards < slots:
                self.at = ("technology", "")
                self.problem("", f"at least {slots} cards of level {level} are needed")
            if level > 1 and leaders < slots:
                self.at = ("leader", "")
                self.problem("", f"at least {slots} leaders of level {level} are needed")
        for letter in "ABC":
            if not any(goal.set == letter for goal in content.goals):
                self.at = ("goal", "")
                self.problem("", f"a goal of set {letter} is needed")
        if len({government.card for government in content.governments}) < 4:
            self.at = ("government", "")
            self.problem("", "four government cards are needed")


def _stage(word: str) -> Phrase:
    """What a stage of a government is to who has it."""
    return Phrase("origin-stage", {"stage": Phrase(f"stage-{word}")})


def _territory_source(card: Territory, word: str) -> Source:
    said = Phrase(f"source-{word}", {"card": card.phrase()})
    return Source("territory", said, None, card.phrase(), Phrase(f"origin-{word}"))


FORM: Final = _Loader
