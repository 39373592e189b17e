"""The components that both games have: cards with their provenance, slots, technologies, actions and their spaces."""

from typing import Any, Final, final

from heliopause.beyond.constants import PLAIN
from heliopause.beyond.lines import Line
from heliopause.beyond.powers import Powers
from heliopause.beyond.quantities import Condition, Formula
from heliopause.kernel.machine import FixedFrame
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase, name_message, plain_name
from heliopause.kernel.source import Source

# Whose an action is; a game adds its own kinds.
BASIC: Final = 0
TECHNOLOGY: Final = 1


class Card:
    """What every card has: an id, a name, and which of its values are printed or inferred; the others are house."""

    __slots__ = ("id", "index", "inferred", "keys", "name", "named", "owner", "printed")

    def __init__(self, index: int, id: str, name: str) -> None:
        self.index = index
        self.id = id
        self.name = plain_name(name)
        self.named = name_message(name)  # says it in a language that has its own name for it
        self.keys: tuple[str, ...] = ()
        self.printed: tuple[str, ...] = ()
        self.inferred: tuple[str, ...] = ()
        self.owner: tuple[str, ...] = ()  # set by a content pack

    @property
    def house(self) -> tuple[str, ...]:
        known = (*self.printed, *self.inferred, *self.owner)
        return tuple(key for key in self.keys if key not in known)

    def phrase(self) -> Phrase:
        """Its name."""
        return Phrase(self.named, {"text": self.name}, self.about())

    def about(self) -> str:
        """What stands for it in a phrase."""
        return f"card:{self.id}"

    def option_to(self, verb: str, message: str) -> Option:
        """To do something with this card: `claim:warlord`, `mat:nishida`; as an outcome of chance `draw:...`."""
        return Option(
            f"{verb}:{self.id}", PLAIN, self.index, 0, 0, Phrase(message, {"card": self.phrase()}, self.about())
        )


@final
class Action:
    """A line on an action space; `owner_kind` and `owner` say whose: a box of the board, a technology, ..."""

    __slots__ = (
        "condition",
        "copy",
        "id",
        "index",
        "line",
        "owner",
        "owner_kind",
        "title",
    )

    def __init__(
        self, index: int, id: str, title: Phrase, line: Line, owner_kind: int, owner: int, copying: str
    ) -> None:
        self.index = index
        self.id = id
        self.title = title
        self.line = line
        line.frame = FixedFrame(Source("space", title))
        self.owner_kind = owner_kind
        self.owner = owner
        self.condition: Condition | None = None  # who does not meet it may not take the action
        self.copy = Option(f"copy:{id}", PLAIN, index, 0, 0, self.phrase(copying))

    def phrase(self, message: str) -> Phrase:
        return Phrase(message, {"title": self.title, "line": self.line.phrase()}, self.title.about)


@final
class Space:
    """A place for one pawn; `extra` is what it costs beyond the action's own cost."""

    __slots__ = ("action", "extra", "id", "index", "option", "repeatable")

    def __init__(self, index: int, id: str, action: Action, extra: int, repeatable: bool, with_extra: str) -> None:
        self.index = index
        self.id = id
        self.action = action
        self.extra = extra
        self.repeatable = repeatable
        phrase = action.phrase("option-space")
        if extra:
            phrase.args["extra"] = extra
            phrase.message = with_extra
        phrase.about = f"space:{id}"
        self.option = Option(f"space:{id}", PLAIN, index, 0, 0, phrase)


@final
class Slot(Card):
    """A place on the technology board."""

    __slots__ = ("bit", "level", "needed", "option", "prerequisites")

    def __init__(self, index: int, id: str, level: int, numeral: str, prerequisites: int, needed: int) -> None:
        super().__init__(index, id, id)
        self.level = level
        self.bit = 1 << index
        self.prerequisites = prerequisites  # slots, as bits
        self.needed = needed
        said = Phrase("option-slot", {"slot": id, "level": numeral}, f"slot:{id}")
        self.option = Option(f"slot:{id}", PLAIN, index, 0, 0, said)

    def about(self) -> str:
        return f"slot:{self.id}"


class Technology(Card):
    """A technology card: the types it matches, the type it passes on, and what it gives."""

    __slots__ = (
        "actions",
        "draw",
        "immediate",
        "left",
        "level",
        "option",
        "power",
        "right",
        "spaces",
        "types",
        "vp",
    )

    def __init__(self, index: int, id: str, title: str, level: int, left: tuple[int, ...], right: int) -> None:
        super().__init__(index, id, title)
        self.level = level
        self.left = left
        self.types = 0
        for number in left:
            self.types |= 1 << number
        self.right = right  # -1 on the last level
        self.immediate: Line | None = None
        self.actions: list[Action] = []
        self.spaces: list[Space] = []
        self.power = 0
        self.vp: Formula | None = None
        self.option = Option(
            f"card:{id}", PLAIN, index, 0, 0, Phrase("option-card", {"card": self.phrase()}, f"card:{id}")
        )
        self.draw = self.option_to("draw", "option-draw")

    def gained(self, state: Any, seat: int) -> None:
        """The seat has it, with its spaces and power; its bonus is still to come."""


class Claim(Card):
    """What each seat may claim once: an achievement, a goal. `slots` are the points, first come first served."""

    __slots__ = ("condition", "draw", "option", "slots")

    def __init__(self, index: int, id: str, title: str, condition: Condition, slots: tuple[int, ...]) -> None:
        super().__init__(index, id, title)
        self.condition = condition
        self.slots = slots
        self.option = Option(
            f"claim:{id}", PLAIN, index, 0, 0, Phrase("option-claim", {"card": self.phrase()}, f"card:{id}")
        )
        self.draw = self.option_to("draw", "option-draw")

    def slot_count(self, players: int) -> int:
        """How many seats may claim it."""
        return min(players, len(self.slots))


class Content:
    """What is in both boxes, compiled."""

    __slots__ = (
        "actions",
        "basic_actions",
        "basic_spaces",
        "pack",
        "power_words",
        "slots",
        "slots_of",
        "spaces",
        "start_options",
        "technologies",
        "type_options",
    )

    def __init__(self, power_words: Powers) -> None:
        self.power_words = power_words
        self.slots: list[Slot] = []
        self.slots_of: list[list[Slot]] = []  # by levels as bits
        self.technologies: list[Technology] = []
        self.actions: list[Action] = []
        self.spaces: list[Space] = []
        self.basic_actions: list[Action] = []
        self.basic_spaces: dict[int, list[Space]] = {}  # by number of players
        self.pack: tuple[str, str] | None = None  # name and hash of an owner's pack
        self.type_options: list[Option] = []  # "look for a card of this type"
        self.start_options = [
            Option(f"start:{seat + 1}", PLAIN, seat, 0, 0, Phrase("option-start", {"seat": seat + 1}))
            for seat in range(4)
        ]
