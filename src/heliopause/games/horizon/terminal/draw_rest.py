"""Constructions on display, decks and leaders still to be met."""

from rich.console import Group, RenderableType
from rich.text import Text

from heliopause.games.horizon.terminal.draw_map import draw_display
from heliopause.terminal.scene import QUIET, Scene


def draw_rest(scene: Scene) -> RenderableType:
    view = scene.view
    decks = " ".join(f"{level} {number}" for level, number in view.decks.items())
    leaders = " ".join(f"{level} {number}" for level, number in view.leaders_hidden.items())
    return Group(
        draw_display(scene), Text(scene.say("decks-horizon", technologies=decks, leaders=leaders), style=QUIET)
    )
