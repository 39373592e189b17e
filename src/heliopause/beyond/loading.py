"""From tables to content: what reading a card takes in both games, and every mistake named with its table and key."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec

from heliopause.beyond.cards import BASIC, TECHNOLOGY, Action, Card, Content, Slot, Space, Technology
from heliopause.beyond.lines import Cost, Line, Part, all_parts
from heliopause.beyond.notation import Notation, Unreadable
from heliopause.beyond.powers import Powers
from heliopause.beyond.quantities import Condition, Formula
from heliopause.beyond.schema import ActionSchema, BasicSchema, Schema, SlotSchema
from heliopause.kernel.machine import FixedFrame
from heliopause.kernel.phrase import Phrase, with_names
from heliopause.kernel.refusal import BadContent, Problem
from heliopause.kernel.source import Source

T = TypeVar("T", bound=Schema)
C = TypeVar("C", bound=Content)
Tables = dict[str, dict[str, dict[str, Any]]]  # kind, id, key
LETTERS: Final = "abcd"  # of the actions of one card
MOST_SPACES: Final = 6


class Loader(Generic[C]):
    """Reads the tables of one game; each game has a subclass that knows its kinds of card."""

    schemas: dict[str, type[Schema]]  # by kind of table
    notation: Notation
    numerals: tuple[str, ...]
    powers: Powers
    space_with_extra: str  # the message of a space that costs extra
    basic_title: str  # with a number it is the message of a basic action
    copying: str  # the message of an action that is carried out without moving the pawn there
    not_basic: tuple[type[Part], ...] = ()  # what would take a basic action anew
    words: ClassVar[dict[str, tuple[str, ...]]] = {}  # that stand for `who` and `when`, as far as they can be listed

    def __init__(self, given: Tables, content: C) -> None:
        self.given = given
        self.content = content
        self.problems: list[Problem] = []
        self.cheaper = 0  # by how much powers make research cheaper, all together
        self.at = ("", "")  # the table being read: kind and id

    def compiled(self) -> C:
        """Compile all tables, or raise BadContent with everything that is wrong."""
        for kind in self.given:
            if kind not in self.schemas:
                self.problems.append(
                    Problem(kind, "", "", f"there is no such kind of table; known: {', '.join(self.schemas)}")
                )
        self.load()
        if self.problems:
            raise BadContent(self.problems)
        self.cheapest_prices()
        return self.content

    def cheapest_prices(self) -> None:
        """With more powers that make research cheaper than our box has, less money may be enough for an action."""
        if self.cheaper > 1:
            for action in self.content.actions:
                if action.line.costs:
                    cost = action.line.parts[0]
                    assert isinstance(cost, Cost)
                    action.line.money = cost.least_money(self.cheaper)

    def load(self) -> None:
        raise NotImplementedError

    # Reading a table

    def each(self, kind: str, schema: type[T], build: Callable[[str, T], Card]) -> None:
        for id, table in self.given.get(kind, {}).items():
            self.at = (kind, id)
            read = self.shaped(schema, table)
            if read is None:
                continue
            if read.names and "name" in table:
                named: Any = read
                named.name = with_names(named.name, read.names)
            card = build(id, read)
            self.provenance(card, read, table)

    def shaped(self, schema: type[T], table: dict[str, Any]) -> T | None:
        try:
            return msgspec.convert(table, schema)
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

    def provenance(self, card: Card, read: Schema, table: dict[str, Any]) -> None:
        keys = tuple(key for key in table if key not in ("printed", "inferred", "owner", "names"))
        card.keys = keys
        card.printed = keys if read.printed == "all" else tuple(read.printed)
        card.inferred = tuple(read.inferred)
        card.owner = tuple(read.owner)
        for key in (*(() if read.printed == "all" else card.printed), *card.inferred):
            if key not in keys:
                self.problem(key, f"listed as printed or inferred, but the table has no key {key!r}")

    def problem(self, key: str, what: str) -> None:
        self.problems.append(Problem(*self.at, key, what))

    # Texts

    def line(self, key: str, text: str, source: Source | None = None) -> Line | None:
        """The line of a text; what it does is told with its source, if it has one of its own."""
        if not text.strip():
            return None
        try:
            line = self.notation.line(text)
            if source is not None:
                line.frame = FixedFrame(source)
            return line
        except Unreadable as error:
            self.problem(key, str(error))
            return None

    def formula(self, key: str, given: str | int) -> Formula | None:
        try:
            return self.notation.formula(str(given))
        except Unreadable as error:
            self.problem(key, str(error))
            return None

    def condition(self, key: str, text: str) -> Condition:
        try:
            return self.notation.condition(text)
        except Unreadable as error:
            self.problem(key, str(error))
            return Condition(1, text, _nothing, ())

    def power(self, key: str, text: str) -> int:
        if not text.strip():
            return 0
        try:
            power = self.powers.read(text)
            self.cheaper += self.powers.number(power, self.powers.bits["cheap-research"])
            return power
        except ValueError as error:
            self.problem(key, str(error))
            return 0

    # Actions and spaces

    def action(self, id: str, title: Phrase, line: Line, owner_kind: int, owner: int) -> Action:
        action = Action(len(self.content.actions), id, title, line, owner_kind, owner, self.copying)
        self.content.actions.append(action)
        return action

    def space(self, id: str, action: Action, extra: int = 0, repeatable: bool = False) -> Space:
        space = Space(len(self.content.spaces), id, action, extra, repeatable, self.space_with_extra)
        self.content.spaces.append(space)
        return space

    def basic_actions(self) -> None:
        for number, (id, table) in enumerate(self.given.get("basic", {}).items(), 1):
            self.at = ("basic", id)
            read = self.shaped(BasicSchema, table)
            line = self.line("line", read.line) if read else None
            if read is None or line is None:
                continue
            if any(isinstance(part, self.not_basic) for part in all_parts(line)):
                self.problem("line", "a basic action cannot be to take a basic action: it would never end")
                continue
            action = self.action(
                f"basic-{number}",
                Phrase(f"{self.basic_title}-{number}", None, f"action:basic-{number}"),
                line,
                BASIC,
                number,
            )
            self.content.basic_actions.append(action)
            self.basic_spaces(action, read.spaces, read.repeatable)

    def basic_spaces(self, action: Action, spaces: dict[str, list[int]], repeatable: bool) -> None:
        """The spaces of an action on the board, by number of players, with what each costs extra."""
        for players in (2, 3, 4):
            extras = spaces.get(str(players))
            if extras is None:
                self.problem("spaces", f"there are no spaces for {players} players")
                continue
            for position, extra in enumerate(extras):
                space = self.space(f"{action.id}.{position}", action, extra, repeatable)
                self.content.basic_spaces.setdefault(players, []).append(space)

    # The technology tree

    def slots(self) -> None:
        given = self.given.get("slot", {})
        order = list(given)
        for index, (id, table) in enumerate(given.items()):
            self.at = ("slot", id)
            read = self.shaped(SlotSchema, table)
            if read is None:
                continue
            mask = 0
            for other in read.needs:
                if other not in order:
                    self.problem("needs", f"there is no slot {other!r}")
                else:
                    mask |= 1 << order.index(other)
            slot = Slot(index, id, read.level, self.numerals[read.level], mask, read.of or len(read.needs))
            self.provenance(slot, read, table)
            self.content.slots.append(slot)
        self.content.slots_of = [
            [slot for slot in self.content.slots if levels >> slot.level & 1] for levels in range(1 << 5)
        ]

    def technology_actions(self, card: Technology, actions: list[ActionSchema]) -> None:
        if len(actions) > len(LETTERS) or any(not 1 <= action.spaces <= MOST_SPACES for action in actions):
            self.problem("actions", f"a card has at most {len(LETTERS)} actions, each with 1 to {MOST_SPACES} spaces")
            return
        for number, table in enumerate(actions):
            line = self.line("actions", table.line)
            if line is None:
                continue
            letter = f".{LETTERS[number]}" if len(actions) > 1 else ""
            action = self.action(card.id + letter, card.phrase(), line, TECHNOLOGY, card.index)
            card.actions.append(action)
            for _ in range(table.spaces):
                card.spaces.append(self.space(f"{card.id}.{len(card.spaces)}", action))


def _nothing(state: Any, seat: int) -> int:
    return 0
