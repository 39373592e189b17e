"""The question and its numbered options, each with what one would otherwise have to look up."""

from rich.console import Group, RenderableType
from rich.text import Text

from heliopause.kernel.option import Option
from heliopause.terminal.scene import QUIET, Scene, grid
from heliopause.terminal.screens import screens_of


def draw_question(scene: Scene, options: list[Option], ids: bool = False) -> RenderableType:
    hint = screens_of(scene.game.name).hint
    question = scene.game.question
    asked = "" if question is None else scene.say.tell(question.whole())
    table = grid("right", "wrap", padding=1)
    for first, last, option in _rows(scene, options, ids):
        told = Text(scene.say.tell(scene.game.told(option)))
        if ids:
            told.append(f"  {option.id}", style=QUIET)
        extra = hint(scene, option)
        if extra.plain:
            told.append("  ").append_text(extra)
        table.add_row(Text(str(first) if first == last else f"{first}-{last}", style="bold"), told)
    return Group(Text(asked, style="bold"), table)


def _rows(scene: Scene, options: list[Option], apart: bool) -> list[tuple[int, int, Option]]:
    """First and last number of options that read alike, such as two free spaces of one action; or each by itself."""
    rows: list[tuple[int, int, Option]] = []
    for number, option in enumerate(options, 1):
        if rows and not apart and _alike(scene, rows[-1][2], option):
            rows[-1] = (rows[-1][0], number, rows[-1][2])
        else:
            rows.append((number, number, option))
    return rows


def _alike(scene: Scene, one: Option, other: Option) -> bool:
    return scene.say.tell(scene.game.told(one)) == scene.say.tell(scene.game.told(other))
