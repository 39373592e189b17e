"""The main screen: the header, and below it the game's own drawing; or one line in the middle of a turn."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from heliopause.terminal.scene import QUIET, Scene, dotted
from heliopause.terminal.screens import screens_of


def draw_screen(scene: Scene) -> RenderableType:
    return Group(draw_header(scene), screens_of(scene.game.name).draw(scene))


def draw_header(scene: Scene) -> RenderableType:
    """The round, whose turn it is, its phase, and who is asked if it is somebody else."""
    game = scene.game
    parts = [Text(scene.say("round", n=game.round), style="bold")]
    asked = game.seat if game.seat is not None and game.seat >= 0 else None
    whose = game.turns()[-1].seat if game.turns() and not game.over else asked
    phase = Text(scene.say.tell(game.phase.phrase))
    parts.append(phase if whose is None else Text.assemble(scene.who(whose), " – ", phase))
    if asked not in (whose, None):
        parts.append(Text.assemble(scene.who(asked), " ", scene.say("asked")))
    return Rule(dotted(parts), characters="-" if scene.plain else "─", align="left", style=QUIET)


def draw_status(scene: Scene) -> RenderableType:
    """One line instead of the screen, for a question in the middle of a turn."""
    seat = scene.me
    if seat is None:
        return draw_header(scene)
    game = scene.game
    mine = not game.turns() or game.turns()[-1].seat == seat
    doing = scene.say.tell(game.phase.phrase) if mine else scene.say("asked")
    return dotted([scene.who(seat), Text(doing), *screens_of(game.name).purse(scene, seat)])
