"""From tables to content: every card compiled, every mistake named with the table and key it is in."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from heliopause.kernel.phrase import Phrase, name
from heliopause.sun import tables
from heliopause.sun.board import Board
from heliopause.sun.cards import (
    BASIC,
    EVENT,
    GUILD,
    TECHNOLOGY,
    Achievement,
    Action,
    AutomaCard,
    AutomaList,
    Card,
    Content,
    Event,
    Guild,
    Innovation,
    Mat,
    Slot,
    Space,
    System,
    Technology,
)
from heliopause.sun.copying import Copy
from heliopause.sun.counting import COUNTERS
from heliopause.sun.happenings import Effect, Who
from heliopause.sun.lines import Line
from heliopause.sun.notation import Unreadable, read_condition, read_formula, read_line
from heliopause.sun.terms import COLUMNS, DISCS, FOOD, ORE, PLACE_KINDS, POWERS, TRACK, TYPES

T = TypeVar("T", bound=tables.Table)
Tables = dict[str, dict[str, dict[str, Any]]]  # kind, id, key

SHAPES: dict[str, type[tables.Table]] = {
    "slot": tables.SlotTable,
    "basic": tables.BasicTable,
    "exploration": tables.ExplorationTable,
    "technology": tables.TechnologyTable,
    "event": tables.EventTable,
    "system": tables.SystemTable,
    "achievement": tables.AchievementTable,
    "guild": tables.GuildTable,
    "mat": tables.MatTable,
    "automa": tables.AutomaTable,
    "automa_deck": tables.AutomaDeckTable,
}


class Problem:
    """A mistake in a content file: which table, which key, what is wrong."""

    __slots__ = ("id", "key", "kind", "what")

    def __init__(self, kind: str, id: str, key: str, what: str) -> None:
        self.kind = kind
        self.id = id
        self.key = key
        self.what = what


class BadContent(ValueError):
    """Content with mistakes; all of them are listed."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(f"{p.kind}.{p.id} {p.key}: {p.what}" for p in problems))
        self.problems = problems


def compile_content(given: Tables) -> Content:
    """Compile all tables, or raise BadContent with everything that is wrong."""
    loader = _Loader(given)
    loader.load()
    if loader.problems:
        raise BadContent(loader.problems)
    return loader.content


class _Loader:
    def __init__(self, given: Tables) -> None:
        self.given = given
        self.content = Content()
        self.problems: list[Problem] = []
        self.at = ("", "")  # the table being read: kind and id

    def load(self) -> None:
        for kind in self.given:
            if kind not in SHAPES:
                self.problems.append(
                    Problem(kind, "", "", f"there is no such kind of table; known: {', '.join(SHAPES)}")
                )
        self.slots()
        self.basic_box()
        self.exploration()
        self.each("technology", tables.TechnologyTable, self.technology)
        self.each("event", tables.EventTable, self.event)
        self.each("system", tables.SystemTable, self.system)
        self.each("achievement", tables.AchievementTable, self.achievement)
        self.each("guild", tables.GuildTable, self.guild)
        self.content.guilds.sort(key=lambda guild: guild.position)
        for index, guild in enumerate(self.content.guilds):
            guild.index = index
            guild.option.a = index
        self.each("mat", tables.MatTable, self.mat)
        self.each("automa", tables.AutomaTable, self.automa_card)
        self.each("automa_deck", tables.AutomaDeckTable, self.automa_list)
        if not self.problems:
            self.counts()
            self.copying_actions()

    # Reading a table

    def each(self, kind: str, shape: type[T], build: Callable[[str, T], Card]) -> None:
        for id, table in self.given.get(kind, {}).items():
            self.at = (kind, id)
            read = self.shaped(shape, table)
            if read is None:
                continue
            card = build(id, read)
            self.provenance(card, read, table)

    def shaped(self, shape: type[T], table: dict[str, Any]) -> T | None:
        try:
            return msgspec.convert(table, shape)
        except msgspec.ValidationError as error:
            what, _, path = str(error).partition(" - at `$.")
            key = path.rstrip("`").split("[")[0].split(".")[0]
            if "unknown field" in what:
                key = what.split("`")[-2]
                what = f"there is no key {key!r} in such a table"
            elif "missing required field" in what:
                what = f"the key {what.split('`')[-2]!r} is missing"
            self.problem(key, what)
            return None

    def provenance(self, card: Card, read: tables.Table, table: dict[str, Any]) -> None:
        keys = tuple(key for key in table if key not in ("printed", "inferred", "owner"))
        card.keys = keys
        card.printed = keys if read.printed == "all" else tuple(read.printed)
        card.inferred = tuple(read.inferred)
        card.owner = tuple(read.owner)
        for key in (*(() if read.printed == "all" else card.printed), *card.inferred):
            if key not in keys:
                self.problem(key, f"listed as printed or inferred, but the table has no key {key!r}")

    def problem(self, key: str, what: str) -> None:
        self.problems.append(Problem(*self.at, key, what))

    def line(self, key: str, text: str) -> Line | None:
        if not text.strip():
            return None
        try:
            return read_line(text)
        except Unreadable as error:
            self.problem(key, str(error))
            return None

    def power(self, key: str, text: str) -> int:
        if text and text not in POWERS:
            self.problem(key, f"there is no power {text!r}; known: {', '.join(POWERS)}")
        return POWERS.get(text, 0)

    def anytime(self, id: str, title: str, text: str) -> Line | None:
        line = self.line("anytime", text)
        if line is not None:
            if line.costs:
                self.problem("anytime", "a power usable at any time has no cost")
            self.content.add_power(line, id, title)
        return line

    # Actions and spaces

    def action(self, id: str, title: Phrase, line: Line, owner_kind: int, owner: int) -> Action:
        action = Action(len(self.content.actions), id, title, line, owner_kind, owner)
        self.content.actions.append(action)
        return action

    def space(self, id: str, action: Action, extra: int = 0, repeatable: bool = False) -> Space:
        space = Space(len(self.content.spaces), id, action, extra, repeatable)
        self.content.spaces.append(space)
        return space

    def copying_actions(self) -> None:
        bit = 1
        for action in self.content.actions:
            if any(isinstance(part, Copy) for part in action.line.parts):
                action.copy_bit = bit
                bit <<= 1

    # Boards

    def slots(self) -> None:
        given = self.given.get("slot", {})
        order = list(given)
        for index, (id, table) in enumerate(given.items()):
            self.at = ("slot", id)
            read = self.shaped(tables.SlotTable, table)
            if read is None:
                continue
            mask = 0
            for other in read.needs:
                if other not in order:
                    self.problem("needs", f"there is no slot {other!r}")
                else:
                    mask |= 1 << order.index(other)
            slot = Slot(index, id, read.level, mask, read.of or len(read.needs))
            self.provenance(slot, read, table)
            self.content.slots.append(slot)
        self.content.slots_of = [
            [slot for slot in self.content.slots if levels >> slot.level & 1] for levels in range(1 << 5)
        ]

    def basic_box(self) -> None:
        for players in (2, 3, 4):
            self.content.basic_spaces[players] = []
        for number, (id, table) in enumerate(self.given.get("basic", {}).items(), 1):
            self.at = ("basic", id)
            read = self.shaped(tables.BasicTable, table)
            line = self.line("line", read.line) if read else None
            if read is None or line is None:
                continue
            action = self.action(f"basic-{number}", Phrase(f"basic-{number}"), line, BASIC, number)
            self.content.basic_actions.append(action)
            for players in (2, 3, 4):
                extras = read.spaces.get(str(players))
                if extras is None:
                    self.problem("spaces", f"there are no spaces for {players} players")
                    continue
                for position, extra in enumerate(extras):
                    space = self.space(f"basic-{number}.{position}", action, extra, read.repeatable)
                    self.content.basic_spaces[players].append(space)

    def exploration(self) -> None:
        for id, players in (("small", (2,)), ("large", (3, 4))):
            self.at = ("exploration", id)
            table = self.given.get("exploration", {}).get(id)
            read = self.shaped(tables.ExplorationTable, table) if table else None
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

    def technology(self, id: str, read: tables.TechnologyTable) -> Card:
        left = (TYPES.index(read.left[0]), TYPES.index(read.left[1]))
        right = TYPES.index(read.right) if read.right else -1
        card = Technology(len(self.content.technologies), id, read.name, read.level, left, right)
        if read.level < 4 and right < 0:
            self.problem("right", "only level IIII passes no type on")
        card.immediate = self.line("immediate", read.immediate)
        card.power = self.power("power", read.power)
        card.anytime = self.anytime(id, read.name, read.anytime)
        if read.level == 4:
            card.vp = self.formula("vp", read.vp)
        elif read.vp:
            self.problem("vp", "levels I to III score 1, 2 and 3 by rule")
        for number, table in enumerate(read.actions):
            line = self.line("actions", table.line)
            if line is None:
                continue
            letter = f".{'abcd'[number]}" if len(read.actions) > 1 else ""
            action = self.action(id + letter, name(read.name), line, TECHNOLOGY, card.index)
            card.actions.append(action)
            card.unlocks |= line.research
            for _ in range(table.spaces):
                card.spaces.append(self.space(f"{id}.{len(card.spaces)}", action))
        self.content.technologies.append(card)
        return card

    def formula(self, key: str, given: str | int) -> Any:
        try:
            return read_formula(str(given))
        except Unreadable as error:
            self.problem(key, str(error))
            return None

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

    def event(self, id: str, read: tables.EventTable) -> Card:
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
            card.space = self.space(f"{id}.0", self.action(id, name(read.name), line, EVENT, card.index))
        self.content.events.append(card)
        return card

    def system(self, id: str, read: tables.SystemTable) -> Card:
        specialty = tuple(sorted(DISCS.index(disc) for disc in read.specialty))
        if not specialty:
            self.problem("specialty", "a system has at least one specialty")
        card = System(len(self.content.systems), id, read.name, "AB".index(read.deck), read.power, specialty)
        card.start = read.start
        card.control = self.line("control", read.control)
        card.bonus = self.line("bonus", read.bonus)
        card.ability = self.power("ability", read.ability)
        card.anytime = self.anytime(id, read.name, read.anytime)
        card.vp = read.vp
        if read.power < 1:
            self.problem("power", "a system needs at least 1 power")
        self.content.systems.append(card)
        return card

    def achievement(self, id: str, read: tables.AchievementTable) -> Card:
        try:
            condition = read_condition(read.condition)
        except Unreadable as error:
            self.problem("condition", str(error))
            condition = read_condition("1 colonies")
        if sorted(read.slots, reverse=True) != read.slots or not read.slots:
            self.problem("slots", "slots hold victory points from left to right, the most first")
        deck = {"A": 0, "B": 1, "basic": -1}[read.deck]
        card = Achievement(len(self.content.achievements), id, read.name, deck, condition, tuple(read.slots))
        self.content.achievements.append(card)
        return card

    def guild(self, id: str, read: tables.GuildTable) -> Card:
        line = self.line("line", read.line) or Line((), "")
        index = len(self.content.guilds)
        action = self.action(id, name(read.name), line, GUILD, index)
        card = Guild(index, id, read.name, read.tier, read.position, self.space(f"{id}.0", action))
        self.content.guilds.append(card)
        return card

    def mat(self, id: str, read: tables.MatTable) -> Card:
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
        card.setup = self.line("setup", read.setup)
        card.min_players = read.min_players
        for innovation in read.innovations:
            card.innovations.append(self.innovation(innovation))
        self.content.mats.append(card)
        return card

    def innovation(self, read: tables.InnovationTable) -> Innovation:
        text = read.when or read.holds
        number, _, word = text.partition(" ")
        exchanges = int(number) if word == "exchanges" and number.isdigit() else 0
        condition = None
        if not exchanges:
            try:
                condition = read_condition(text)
            except Unreadable as error:
                self.problem("innovations", str(error))
        line = self.line("innovations", read.line)
        power = self.power("innovations", read.power)
        if (
            bool(read.when) == bool(read.holds)
            or bool(read.when) != (line is not None)
            or bool(read.holds) != bool(power)
        ):
            self.problem("innovations", "an innovation has `when` with a line, or `while` with a power")
        return Innovation(read.name, condition, exchanges, line, power)

    # The solo deck

    def automa_card(self, id: str, read: tables.AutomaTable) -> Card:
        card = AutomaCard(len(self.content.automa_cards), id, read.kind)
        card.automate = {"": (), "food": (FOOD,), "ore": (ORE,), "fewest": (FOOD, ORE)}[read.automate]
        for key, steps in (("first", read.first), ("second", read.second)):
            lines = [self.line(key, step) for step in steps]
            parts = tuple(part for line in lines if line is not None for part in line.parts)
            if parts:
                card.lines.append(Line(parts, ", ".join(steps)))
        card.least = read.production.startswith("least")
        card.produces_ore = read.production.endswith("ore")
        card.claim = read.claim
        self.content.automa_cards.append(card)
        return card

    def automa_list(self, id: str, read: tables.AutomaDeckTable) -> Card:
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
