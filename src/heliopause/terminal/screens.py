"""What a game shows in the terminal; a game names its own `Screens`, and what it leaves out is made from its view."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from heliopause.kernel.option import Option
from heliopause.outline import outline
from heliopause.registry import spec_of
from heliopause.terminal.scene import QUIET, Scene
from heliopause.terminal.translator import Translator

Look = Callable[[Scene, str], RenderableType]  # what was typed behind the command is the text
Things = dict[str, tuple[str, list[str]]]


def draw_outline(scene: Scene) -> RenderableType:
    return Text("\n".join(outline(scene.game, scene.say.language)))


def previewed(scene: Scene, option: Option) -> Text:
    preview = scene.game.preview(option)
    return Text(scene.say.tell(preview.phrase) if preview.changes else "", style=QUIET)


@dataclass(frozen=True)
class Screens:
    """One game's part of the terminal."""

    draw: Callable[[Scene], RenderableType] = draw_outline  # the position, below the header
    purse: Callable[[Scene, int], list[Text]] = lambda scene, seat: []  # what a seat has, in the middle of its turn
    looks: Mapping[str, Look] = field(default_factory=dict)  # commands that only this game has
    hint: Callable[[Scene, Option], Text] = previewed  # what the words of an option leave open
    things: Callable[[Scene], Things] = lambda scene: {}  # by name: a title, and the ids of the options it could be
    cards: Callable[[Any], dict[str, Iterable[Any]]] = lambda view: {}  # those on the table, by kind
    read: Callable[[str, Any, Translator], list[str]] = lambda key, value, say: []  # a card's value in words


def screens_of(game: str) -> Screens:
    found = spec_of(game).part("terminal")
    return found if isinstance(found, Screens) else Screens()
