"""The main screen: header, technology board, map, mats, what can be claimed, and the rest."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from heliopause.terminal.box import box_of
from heliopause.terminal.draw_score import draw_claims
from heliopause.terminal.scene import QUIET, Scene, dotted


def draw_screen(scene: Scene) -> RenderableType:
    box = box_of(scene.game.name)
    others = [seat for seat in _in_order(scene) if seat != scene.me]
    parts: list[RenderableType] = [draw_header(scene), box.draw_board(scene, False), Text("")]
    parts += [box.draw_map(scene, False), Text("")]
    if scene.me is not None:
        parts.append(box.draw_own(scene, scene.me))
    parts.append(box.draw_others(scene, others))
    parts += [Text(""), draw_claims(scene), box.draw_rest(scene)]
    return Group(*parts)


def _in_order(scene: Scene) -> list[int]:
    """The seats in turn order, from the one that looks."""
    start = scene.me if scene.me is not None else scene.view.first
    return [(start + step) % scene.view.players for step in range(scene.view.players)]


def draw_header(scene: Scene) -> RenderableType:
    say = scene.say
    view = scene.view
    parts = [Text(say("round", n=view.round), style="bold")]
    if view.over:
        parts.append(Text(say("over")))
    else:
        parts.append(Text.assemble(scene.who(view.active), " – ", say.tell(scene.game.phase.phrase)))
        if view.asked not in (view.active, None, -1):
            parts.append(Text.assemble(scene.who(view.asked), " ", say("asked")))
    if view.ending:
        parts.append(Text(say("ending", state=view.ending), style="bold red"))
    return Rule(dotted(parts), characters="-" if scene.plain else "─", align="left", style=QUIET)


def draw_status(scene: Scene) -> RenderableType:
    """One line instead of the screen, for a question in the middle of a turn."""
    seat = scene.me
    if seat is None:
        return draw_header(scene)
    say = scene.say
    box = box_of(scene.game.name)
    player = scene.view.seats[seat]
    doing = say.tell(scene.game.phase.phrase) if scene.view.active == seat else say("asked")
    supply = sum(column.cubes for column in player.columns)
    return dotted(
        [scene.who(seat), Text(doing), *box.purse(scene, player), Text(say("mat-supply", columns=str(supply)))]
    )
