"""What the platform knows of a game: a GameSpec. The game's own folder makes it; everything else is asked of it.

The parts of a game are named as "module:name" and imported when first needed, so that a list of games costs nothing,
and nobody who plays in the terminal loads the environments. A part that a game does not have is None: then the
platform uses what works for every game.
"""

from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from heliopause.kernel.refusal import BadOption


class GameOptions(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """How a game is set up. A game's own class adds its options, each with a default and a description.

    What fits one by one but not together is refused in `check`.
    """

    players: int = 2
    start: int | None = None  # the seat that begins; else it is drawn, or the first

    @classmethod
    def completed(cls, given: dict[str, Any]) -> dict[str, Any]:
        """What was given, with what follows from it."""
        return given

    def check(self) -> None:
        """Raise BadOption for options that do not go together."""
        if self.start is not None and not 0 <= self.start < self.players:
            raise BadOption(f"start is a seat from 0 to {self.players - 1}, not {self.start!r}")

    def automatic_seats(self) -> tuple[int, ...]:
        """Seats that nobody plays: the rules themselves answer for them."""
        return ()


@dataclass(frozen=True)
class GameSpec:
    """One game: what it is called, who can play it, what may be chosen about it, and where its parts are."""

    name: str  # as a program or a link has it
    title: str
    players: tuple[int, ...]
    options: type[GameOptions]
    package: str  # its folder: words/, content/ and the pages of rules lie there
    rules: str  # (content as tables) -> kernel.rules.Rules
    number: int = 1  # of its rules: rises when their behaviour changes
    view: str | None = None  # the msgspec struct that its view is; None: plain data
    content: tuple[str, ...] = ()  # the files of content/, in the order they are read
    pages: tuple[str, ...] = ("rules",)  # of rules, the first the game's own
    bots: str | None = None  # bots.playing.Knowledge: how it is evaluated, and how a turn is planned
    terminal: str | None = None  # terminal.box.Box: its screens
    env: str | None = None  # envs.encoding.Encoding of a content: actions and observation
    picture: str | None = None  # (canvas, game): what `render` draws
    lab: str | None = None  # lab.balance_reader.Reader: what its balance report counts
    cards: str | None = None  # (content) -> every card in phrases, for the browser

    def part(self, name: str) -> Any:
        """One of its parts, imported when first needed; None if the game has no such part."""
        where: str | None = getattr(self, name)
        return None if where is None else _imported(where)

    def file(self, *path: str) -> Traversable:
        """A file of its folder."""
        return files(self.package).joinpath(*path)

    def page(self, name: str) -> str:
        """A page of its rules, in Markdown; empty if it has none."""
        file = self.file(f"{name}.md")
        return file.read_text(encoding="utf-8") if name in self.pages and file.is_file() else ""

    def fields(self) -> dict[str, msgspec.inspect.Field]:
        """Its options with their types and defaults."""
        info = msgspec.inspect.type_info(self.options)
        assert isinstance(info, msgspec.inspect.StructType)
        return {field.name: field for field in info.fields}

    def read_options(self, given: dict[str, Any]) -> GameOptions:
        """The options of a new game; whatever does not fit raises BadOption with a sentence."""
        fields = self.fields()
        given = self.options.completed(given)
        for key, value in given.items():
            if key not in fields:
                raise BadOption(f"{self.title} has no option {key!r}; it has {', '.join(fields)}")
            if key == "players":
                if value not in self.players or isinstance(value, bool):
                    raise BadOption(f"{self.title} is for {_or(self.players)} players, not {value!r}")
            elif not _fits(value, self.options, key):
                raise BadOption(f"{key} is {_wanted(fields[key].type)}, not {value!r}")
        options = msgspec.convert(given, self.options)
        options.check()
        return options


@lru_cache(maxsize=64)
def _imported(where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


def _fits(value: Any, options: type[GameOptions], key: str) -> bool:
    try:
        msgspec.convert({key: value}, options)
    except msgspec.ValidationError:
        return False
    return True


def _wanted(kind: msgspec.inspect.Type) -> str:
    """What a value of this type may be, as the middle of a sentence."""
    match kind:
        case msgspec.inspect.BoolType():
            return "True or False"
        case msgspec.inspect.LiteralType():
            return _or(tuple(repr(value) for value in kind.values))
        case msgspec.inspect.IntType() if kind.ge is not None and kind.le is not None:
            return f"a number from {kind.ge} to {kind.le}"
        case msgspec.inspect.IntType():
            return "a number"
        case msgspec.inspect.UnionType():
            return _wanted(next(one for one in kind.types if not isinstance(one, msgspec.inspect.NoneType)))
        case msgspec.inspect.Metadata() if kind.extra_json_schema and "examples" in kind.extra_json_schema:
            return f"{_wanted(kind.type)} such as {_or(tuple(kind.extra_json_schema['examples']))}"
        case msgspec.inspect.Metadata():
            return _wanted(kind.type)
        case _:
            return "a text"


def _or(values: tuple[Any, ...]) -> str:
    *first, last = [str(value) for value in values]
    return f"{', '.join(first)} or {last}" if first else last
