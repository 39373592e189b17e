"""What the platform knows of a game: a GameSpec. The game's own folder makes it; everything else is asked of it.

The parts of a game are named as "module:name" and imported when first needed, so that a list of games costs nothing,
and nobody who plays in the terminal loads the environments. A part that a game does not have is None: then the
platform uses what works for every game.
"""

import re
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from heliopause.kernel.game_options import GameOptions, OptionField, fields_of, fits, one_of
from heliopause.kernel.refusal import BadOption

# What a page says of the cards: filled in from the content, and so the same in a translation.
_FACTS: Final = re.compile(r"<!-- (.+?):begin -->.*?<!-- \1:end -->", re.DOTALL)


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
    first_game: dict[str, Any] = field(default_factory=dict)  # options for somebody who has never played it
    view: str | None = None  # the msgspec struct that its view is; None: plain data
    content: tuple[str, ...] = ()  # the files of content/, in the order they are read
    pages: tuple[str, ...] = ("rules",)  # of rules, the first the game's own
    bots: str | None = None  # (state, below, learned, ahead) -> bots.search_game.SearchGame: what a bot knows of it
    terminal: str | None = None  # terminal.screens.Screens
    env: str | None = None  # (content) -> envs.encoding.Encoding: actions, outcomes of chance, observation
    text: str | None = None  # (game, language) -> lines: the position in plain text
    picture: str | None = None  # (canvas, game): what `render` draws
    lab: str | None = None  # lab.balance_reader.Reader: what its balance report counts
    cards: str | None = None  # (content) -> every card in phrases, for the browser
    form: str | None = None  # beyond.loading.Loader: the shape of its tables, and the notation of their lines

    def part(self, name: str) -> Any:
        """One of its parts, imported when first needed; None if the game has no such part."""
        where: str | None = getattr(self, name)
        return None if where is None else _imported(where)

    def file(self, *path: str) -> Traversable:
        """A file of its folder."""
        return files(self.package).joinpath(*path)

    def page(self, name: str, language: str = "en") -> str:
        """A page of its rules, in Markdown, in English where the language has none; empty if there is none at all."""
        file = self.file(f"{name}.md")
        if name not in self.pages or not file.is_file():
            return ""
        page = file.read_text(encoding="utf-8")
        if not self.has_page(name, language):
            return page
        facts = {found[1]: found[0] for found in _FACTS.finditer(page)}
        translated = self.file("words", language, f"{name}.md").read_text(encoding="utf-8")
        return _FACTS.sub(lambda found: facts.get(found[1], found[0]), translated)

    def has_page(self, name: str, language: str) -> bool:
        """Is there a translation of the page? It lies with the language's words."""
        return name in self.pages and self.file("words", language, f"{name}.md").is_file()

    def fields(self) -> dict[str, OptionField]:
        """Its options as a form, a command line or a document shows them."""
        found = fields_of(self.options)
        players = msgspec.structs.replace(found["players"], kind="choice", values=list(self.players))
        return {**found, "players": players}

    def read_options(self, given: dict[str, Any]) -> GameOptions:
        """The options of a new game; whatever does not fit raises BadOption with a sentence."""
        fields = self.fields()
        given = self.options.completed(given)
        for key, value in given.items():
            if key not in fields:
                raise BadOption(f"{self.title} has no option {key!r}; it has {', '.join(fields)}")
            if key == "players":
                if value not in self.players or isinstance(value, bool):
                    raise BadOption(f"{self.title} is for {one_of(self.players)} players, not {value!r}")
            elif not fits(self.options, key, value):
                raise BadOption(f"{key} is {fields[key].wanted}, not {value!r}")
        options = msgspec.convert(given, self.options)
        options.check()
        return options

    def automatic(self) -> dict[str, GameOptions]:
        """The flags that hand seats to the rules themselves, each with the options it makes by itself."""
        found: dict[str, GameOptions] = {}
        for name, option in self.fields().items():
            if option.kind == "flag":
                with suppress(BadOption):  # one that needs another beside it
                    found[name] = self.read_options({name: True})
        return {name: options for name, options in found.items() if options.automatic_seats()}

    def handing(self, seats: tuple[int, ...]) -> dict[str, Any]:
        """The option that hands just these seats to the rules; none if there is no such option."""
        found = [name for name, options in self.automatic().items() if options.automatic_seats() == seats]
        return dict.fromkeys(found[:1], True)


@lru_cache(maxsize=64)
def _imported(where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)
