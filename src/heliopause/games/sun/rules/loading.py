"""From tables to content: the cards of Beyond the Sun."""

from typing import ClassVar, Final

from heliopause.beyond.cards import Card
from heliopause.beyond.constants import COLUMNS
from heliopause.beyond.lines import Line, all_parts
from heliopause.beyond.loading import Loader, Tables
from heliopause.beyond.schema import BasicSchema, Schema, SlotSchema
from heliopause.games.sun.rules import schema
from heliopause.games.sun.rules.board import Board
from heliopause.games.sun.rules.cards import (
    EVENT,
    GUILD,
    Achievement,
    AutomaCard,
    AutomaList,
    Content,
    Event,
    Guild,
    Innovation,
    Mat,
    System,
    Technology,
)
from heliopause.games.sun.rules.constants import DISCS, FOOD, LEVELS, ORE, PLACE_KINDS, POWERS, TRACK, TYPES
from heliopause.games.sun.rules.copying import Copy, with_research
from heliopause.games.sun.rules.events import Effect, Who
from heliopause.games.sun.rules.notation import NOTATION
from heliopause.games.sun.rules.powers import Power
from heliopause.games.sun.rules.quantities import COUNTERS
from heliopause.kernel.phrase import Phrase, card_name
from heliopause.kernel.source import Source

SCHEMAS: Final[dict[str, type[Schema]]] = {
    "slot": SlotSchema,
    "basic": BasicSchema,
    "exploration": schema.ExplorationSchema,
    "technology": schema.TechnologySchema,
    "event": schema.EventSchema,
    "system": schema.SystemSchema,
    "achievement": schema.AchievementSchema,
    "guild": schema.GuildSchema,
    "mat": schema.MatSchema,
    "automa": schema.AutomaSchema,
    "automa_deck": schema.AutomaDeckSchema,
}


def compile_content(given: Tables) -> Content:
    """Compile all tables, or raise BadContent with everything that is wrong."""
    return _Loader(given, Content()).compiled()


class _Loader(Loader[Content]):
    schemas = SCHEMAS
    notation = NOTATION
    numerals = LEVELS
    powers = POWERS
    space_with_extra = "option-space-extra"
    basic_title = "basic"
    copying = "option-copy"
    words: ClassVar = {
        "who": (
            *("discoverer", "everyone", "others"),
            *(f"{rank} {word}" for rank in ("most", "fewest") for word in COUNTERS),
        )
    }

    def load(self) -> None:
        self.slots()
        self.basic_actions()
        self.exploration()
        self.each("technology", schema.TechnologySchema, self.technology)
        self.each("event", schema.EventSchema, self.event)
        self.each("system", schema.SystemSchema, self.system)
        self.each("achievement", schema.AchievementSchema, self.achievement)
        self.each("guild", schema.GuildSchema, self.guild)
        self.content.guilds.sort(key=lambda guild: guild.position)
        for index, guild in enumerate(self.content.guilds):
            guild.index = index
            guild.option.a = index
        self.each("mat", schema.MatSchema, self.mat)
        self.each("automa", schema.AutomaSchema, self.automa_card)
        self.each("automa_deck", schema.AutomaDeckSchema, self.automa_list)
        if not self.problems:
            self.counts()
            self.copying_actions()

    def anytime(self, card: Card, text: str) -> Power | None:
        line = self.line("anytime", text)
        if line is None:
            return None
        if line.costs:
            self.problem("anytime", "a power usable at any time has no cost")
        power = Power(len(self.content.powers), card.id, card.phrase(), line)
        self.content.powers.append(power)
        return power

    def copying_actions(self) -> None:
        """What each action is to one that copies it."""
        bit = 1
        for action in self.content.actions:
            copies = any(isinstance(part, Copy) for part in all_parts(action.line))
            self.content.copy_bits.append(bit if copies else 0)
            self.content.research_lines.append(with_research(action.line))
            bit <<= copies

    # Boards

    def exploration(self) -> None:
        for id, players in (("small", (2,)), ("large", (3, 4))):
            self.at = ("exploration", id)
            table = self.given.get("exploration", {}).get(id)
            read = self.shaped(schema.ExplorationSchema, table) if table else None
            if read is None:
                self.problem("", "the board is missing or cannot be read")
                continue
            ids = [place.id for place in read.places]
            for route in read.routes:
                for end in route:
                    if end not in ids:
                        self.problem("routes", f"there is no place {end!r}")
                        return
            board = Board(
                ids,
                [PLACE_KINDS.index(place.kind) for place in read.places],
                [0 if place.deck in (None, "A") else 1 for place in read.places],
                [tuple(DISCS.index(disc) for disc in place.specialty) for place in read.places],
                [(ids.index(one), ids.index(other)) for one, other in read.routes],
            )
            for count in players:
                self.content.boards[count] = board

    # Cards

    def technology(self, id: str, read: schema.TechnologySchema) -> Card:
        left = (TYPES.index(read.left[0]), TYPES.index(read.left[1]))
        right = TYPES.index(read.right) if read.right else -1
        card = Technology(len(self.content.technologies), id, read.name, read.level, left, right)
        if read.level < 4 and right < 0:
            self.problem("right", "only level IIII passes no type on")
        card.immediate = self.line("immediate", read.immediate, Source("technology", card.phrase()))
        card.power = self.power("power", read.power)
        card.anytime = self.anytime(card, read.anytime)
        if read.level == 4:
            card.vp = self.formula("vp", read.vp)
        elif read.vp:
            self.problem("vp", "levels I to III score 1, 2 and 3 by rule")
        self.technology_actions(card, read.actions)
        for action in card.actions:
            card.unlocks |= action.line.research
        self.content.technologies.append(card)
        return card

    def who(self, key: str, text: str) -> Who | None:
        who = Who(text)
        plain = who.rank in ("discoverer", "everyone", "others") and not who.word
        ranked = who.rank in ("most", "fewest") and who.word in COUNTERS
        if not plain and not ranked:
            self.problem(
                key, f"{text!r} is nobody: discoverer, everyone, others, or most / fewest of something counted"
            )
            return None
        return who

    def event(self, id: str, read: schema.EventSchema) -> Card:
        card = Event(len(self.content.events), id, read.name, read.level)
        card.fixed = read.fixed
        for effect in read.effects:
            who = self.who("effects", effect.who)
            line = self.line("effects", effect.line)
            if who is not None and line is not None:
                card.effects.append(Effect(who, line))
        if read.score is not None:
            card.score_who = self.who("score", read.score.who)
            card.score_vp = self.formula("score", read.score.vp)
        if read.museum:
            card.museum = read.vp_per_level
        card.attach = "AB".index(read.attach) if read.attach else -1
        card.extra_system = "AB".index(read.extra_system) if read.extra_system else -1
        line = self.line("space", read.space)
        if line is not None:
            if card.attach < 0:
                self.problem("space", "only an event with an attached system has an action space")
            card.space = self.space(f"{id}.0", self.action(id, card.phrase(), line, EVENT, card.index))
        self.content.events.append(card)
        return card

    def system(self, id: str, read: schema.SystemSchema) -> Card:
        specialty = tuple(sorted(DISCS.index(disc) for disc in read.specialty))
        if not specialty:
            self.problem("specialty", "a system has at least one specialty")
        card = System(len(self.content.systems), id, read.name, "AB".index(read.deck), read.power, specialty)
        card.start = read.start
        card.control = self.line("control", read.control, _system_source(card, "control"))
        card.bonus = self.line("bonus", read.bonus, _system_source(card, "colony"))
        card.ability = self.power("ability", read.ability)
        card.anytime = self.anytime(card, read.anytime)
        card.vp = read.vp
        if read.power < 1:
            self.problem("power", "a system needs at least 1 power")
        self.content.systems.append(card)
        return card

    def achievement(self, id: str, read: schema.AchievementSchema) -> Card:
        condition = self.condition("condition", read.condition)
        if sorted(read.slots, reverse=True) != read.slots or not read.slots:
            self.problem("slots", "slots hold victory points from left to right, the most first")
        deck = {"A": 0, "B": 1, "basic": -1}[read.deck]
        card = Achievement(len(self.content.achievements), id, read.name, deck, condition, tuple(read.slots))
        self.content.achievements.append(card)
        return card

    def guild(self, id: str, read: schema.GuildSchema) -> Card:
        line = self.line("line", read.line) or Line((), "", False)
        index = len(self.content.guilds)
        action = self.action(id, card_name(read.name, f"card:{id}"), line, GUILD, index)
        card = Guild(index, id, read.name, read.tier, read.position, self.space(f"{id}.0", action))
        self.content.guilds.append(card)
        return card

    def mat(self, id: str, read: schema.MatSchema) -> Card:
        card = Mat(len(self.content.mats), id, read.name, read.faction, read.set == "advanced")
        if len(read.columns) != 5 or sum(read.columns) != 17:
            self.problem("columns", "five columns hold 17 cubes in all")
        if len(read.growth) != TRACK + 1 or len(read.ore_track) != TRACK + 1:
            self.problem("growth", f"a track shows {TRACK + 1} circles, the leftmost and one under each disc")
            return card
        card.columns = list(read.columns)
        card.growth = list(read.growth)
        card.ore_track = list(read.ore_track)
        for on_track in range(TRACK + 1):
            shown = TRACK - on_track + 1
            letters = [letter for letter in read.growth[:shown] if letter != "-"]
            card.growing.append(tuple(COLUMNS.index(letter) for letter in letters))
            card.mining.append(sum(read.ore_track[:shown]))
        card.automation = list(read.automation)
        card.setup = self.line("setup", read.setup, Source("mat", card.phrase()))
        card.min_players = read.min_players
        for innovation in read.innovations:
            card.innovations.append(self.innovation(innovation))
        card.once = sum(1 << number for number, one in enumerate(card.innovations) if one.line is not None)
        self.content.mats.append(card)
        return card

    def innovation(self, read: schema.InnovationSchema) -> Innovation:
        text = read.when or read.holds
        number, _, word = text.partition(" ")
        exchanges = int(number) if word == "exchanges" and number.isdigit() else 0
        condition = None if exchanges else self.condition("innovations", text)
        source = Source(
            "innovation", Phrase("source-innovation", {"innovation": card_name(read.name)}), None, card_name(read.name)
        )
        line = self.line("innovations", read.line, source)
        power = self.power("innovations", read.power)
        if (
            bool(read.when) == bool(read.holds)
            or bool(read.when) != (line is not None)
            or bool(read.holds) != bool(power)
        ):
            self.problem("innovations", "an innovation has `when` with a line, or `while` with a power")
        return Innovation(read.name, condition, exchanges, line, power)

    # The solo deck

    def automa_card(self, id: str, read: schema.AutomaSchema) -> Card:
        card = AutomaCard(len(self.content.automa_cards), id, read.kind)
        card.automate = {"": (), "food": (FOOD,), "ore": (ORE,), "fewest": (FOOD, ORE)}[read.automate]
        for key, steps in (("first", read.first), ("second", read.second)):
            lines = [self.line(key, step) for step in steps]
            parts = tuple(part for line in lines if line is not None for part in line.parts)
            if parts:
                line = Line(parts, ", ".join(steps), False)
                line.frame = card.frame
                card.lines.append(line)
        card.least = read.production.startswith("least")
        card.produces_ore = read.production.endswith("ore")
        card.claim = read.claim
        self.content.automa_cards.append(card)
        return card

    def automa_list(self, id: str, read: schema.AutomaDeckSchema) -> Card:
        numbers = {card.id: card.index for card in self.content.automa_cards}
        for number in (*read.level_1, *read.level_2):
            if str(number) not in numbers:
                self.problem("level_1", f"there is no automa card {number}")
                return AutomaList(id, (), ())
        card = AutomaList(
            id,
            tuple(numbers[str(number)] for number in read.level_1),
            tuple(numbers[str(number)] for number in read.level_2),
        )
        self.content.automa_lists[id] = card
        return card

    # The whole

    def counts(self) -> None:
        """What the rules need to be there."""
        content = self.content
        for level, least in ((1, 4), (2, 6), (3, 6), (4, 3)):
            for number, type_name in enumerate(TYPES):
                found = [card for card in content.technologies if card.level == level and card.types >> number & 1]
                if len(found) < (1 if level == 1 else 2):
                    self.at = ("technology", "")
                    self.problem("", f"too few {type_name} cards of level {level}")
            if sum(1 for card in content.technologies if card.level == level) < least:
                self.at = ("technology", "")
                self.problem("", f"at least {least} cards of level {level} are needed")
        for level in (2, 3):
            here = [card for card in content.events if card.level == level]
            slots = sum(1 for slot in content.slots if slot.level == level)
            if len(here) < slots:
                self.at = ("event", "")
                self.problem("", f"at least {slots} events of level {level} are needed")
        for deck, needed in ((0, 1), (1, 1), (-1, 2)):
            if sum(1 for card in content.achievements if card.deck == deck) < needed:
                self.at = ("achievement", "")
                self.problem("", "two basic achievements and at least one of each deck are needed")


def _system_source(card: System, word: str) -> Source:
    said = Phrase(f"source-{word}", {"system": card.phrase()})
    return Source("system", said, None, card.phrase(), Phrase(f"origin-{word}"))


FORM: Final = _Loader
