"""The technology board of Beyond the Horizon: basic and advanced actions, the tree with its leaders."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from heliopause.games.horizon.rules.card_views import HorizonTechnologyView, TriggerView
from heliopause.games.horizon.rules.constants import LEVELS
from heliopause.games.horizon.rules.view import HorizonSlotView, OwnTriggerView
from heliopause.terminal.beyond.draw_tree import (
    action_lines,
    by_action,
    draw_basic,
    draw_spaces,
    draw_tree,
    draw_undiscovered,
    power_lines,
)
from heliopause.terminal.scene import QUIET, Scene, grid, heading


def draw_board(scene: Scene, full: bool = False) -> RenderableType:
    parts: list[RenderableType] = [heading(scene.say("head-board")), draw_basic(scene), _advanced(scene)]
    parts.append(draw_tree(scene, LEVELS, slot_lines, full))
    if not full:
        parts += draw_undiscovered(scene, LEVELS)
    return Group(*parts)


def _advanced(scene: Scene) -> Table:
    """An action a line: its line and spaces, its condition, and who meets it."""
    conditions = {space.id: space.action.condition for space in scene.content.advanced_spaces[scene.view.players]}
    table = grid("fixed", "fixed", "cut")
    for number, spaces in enumerate(by_action(scene.view.advanced)):
        line = Text.assemble(scene.line(spaces[0].line), "  ", draw_spaces(scene, spaces))
        condition = scene.say.tell(conditions[spaces[0].id].phrase())
        told = Text.assemble((scene.say("asks-for", what=condition), QUIET), " ", scene.marks(spaces[0].met))
        table.add_row(Text(scene.say("advanced") if number == 0 else "", style=QUIET), line, told)
    return table


def slot_lines(scene: Scene, slot: HorizonSlotView) -> list[Text]:
    lines = card_lines(scene, slot.card) if slot.card else []
    return [*lines, Text(scene.say("leader-here"), style=QUIET)] if slot.leader else lines


def card_lines(scene: Scene, card: HorizonTechnologyView) -> list[Text]:
    """A technology: its actions with their spaces, what comes at once, its trigger and powers."""
    triggers = [trigger_line(scene, card.trigger)] if card.trigger else []
    return [*action_lines(scene, card), *triggers, *power_lines(scene, card)]


def trigger_line(scene: Scene, trigger: TriggerView | OwnTriggerView) -> Text:
    """`whenever you explore: 1 coin`."""
    when = scene.say.word(f"when-{trigger.when.replace(' ', '-')}")
    return Text.assemble((f"{when}:", QUIET), " ", scene.line(trigger.line))
