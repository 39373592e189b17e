"""One game's part of the terminal: its drawings, its hints, its cards. Every game has a package here with its `BOX`."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from heliopause.beyond.notation import Notation
from heliopause.beyond.view import CardView
from heliopause.content import Tables
from heliopause.kernel.option import Option
from heliopause.registry import spec_of
from heliopause.terminal.scene import Scene, View
from heliopause.terminal.translator import Speech

Things = dict[str, tuple[str, list[str]]]


@dataclass(frozen=True)
class Box:
    """What the shared commands need to know of a game."""

    name: str
    # Drawings; `full` is for the command that shows nothing else
    draw_board: Callable[[Scene, bool], RenderableType]
    draw_map: Callable[[Scene, bool], RenderableType]
    draw_own: Callable[[Scene, int], RenderableType]
    draw_others: Callable[[Scene, list[int]], RenderableType]
    draw_mat: Callable[[Scene, int], RenderableType]
    draw_rest: Callable[[Scene], RenderableType]
    purse: Callable[[Scene, View], list[Text]]  # what a seat has to spend, for the line in the middle of a turn
    looks: dict[str, Callable[[Scene], RenderableType]]  # commands of this game only
    # The question
    turn_begins: tuple[str, ...]  # the questions that come with the whole screen
    hint: Callable[[Scene, Option], Text]
    things: Callable[[Scene], Things]  # what has a name, with its title and the ids of the options it could be
    # Cards
    cards: Callable[[View], dict[str, Iterable[CardView]]]  # those on the table, by kind
    items: tuple[str, ...]  # of the score sheet
    notation: Notation
    lines: tuple[str, ...]  # keys of cards whose value is a line
    read: Callable[[str, Any, Speech], list[str]]  # what the value of a key says, where it is not a line
    compile_content: Callable[[Tables], Any]
    starter: str  # a pack to begin with
    # A new game
    variants: dict[str, Any] = field(default_factory=dict)  # options of the game, as they usually are
    letters: dict[str, tuple[str, Any]] = field(default_factory=dict)  # variants one can ask for by a letter


def box_of(game: str) -> Box:
    box = spec_of(game).part("terminal")
    assert isinstance(box, Box)
    return box
