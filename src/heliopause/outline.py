"""A view as an outline in words: what a text, a terminal or a picture shows of a game that has no drawing of its own.

What a value is called says the game's message `view-GAME-NAME`; without one it goes by its plain name.
"""

from typing import Any

import msgspec

from heliopause import words
from heliopause.game import Game

WIDEST = 90  # of what stands side by side on a line


def outline(game: Game, language: str) -> list[str]:
    """The lines, indented by depth."""
    view = msgspec.to_builtins(game.view(language))
    return [line for name, value in view.items() for line in _Outline(game, language).lines(name, value)]


class _Outline:
    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language

    def lines(self, name: str, value: Any) -> list[str]:
        return self.part(self.label(name), self.named(name, value), names=name == "seats")

    def named(self, name: str, value: Any) -> Any:
        """A seat goes by who sits there."""
        return self.game.names[value] if name == "seat" and isinstance(value, int) else value

    def part(self, label: str, value: Any, names: bool = False) -> list[str]:
        """A value under its label: on the same line if it is short, else below it."""
        short = self.short(value)
        if short is not None:
            return [f"{label}: {short}"]
        if isinstance(value, dict):
            inside = [line for name, one in value.items() for line in self.lines(name, one)]
        else:
            titles = self.game.names if names and len(value) == self.game.players else range(1, len(value) + 1)
            inside = [line for title, one in zip(titles, value, strict=True) for line in self.part(str(title), one)]
        return [label, *(f"  {line}" for line in inside)]

    def short(self, value: Any) -> str | None:
        """A value without values inside its values; None if it has such, or is long."""
        if isinstance(value, dict):
            parts = [self.pair(name, one) for name, one in value.items() if _single(one)]
        elif isinstance(value, list):
            parts = [self.plain(one) for one in value if _single(one)]
        else:
            return self.plain(value)
        text = words.joined(self.language, parts) or "-"
        return text if len(parts) == len(value) and len(text) <= WIDEST else None

    def pair(self, name: str, value: Any) -> str:
        return f"{self.label(name)} {self.plain(self.named(name, value))}"

    def plain(self, value: Any) -> str:
        if isinstance(value, bool):
            return words.say(self.language, "yes" if value else "no", {})
        return "-" if value is None else str(value)

    def label(self, name: str) -> str:
        message = f"view-{self.game.name}-{name}".replace("_", "-")
        return words.say(self.language, message, {}) if words.knows(message) else name.replace("_", " ")


def _single(value: Any) -> bool:
    return not isinstance(value, (dict, list))
