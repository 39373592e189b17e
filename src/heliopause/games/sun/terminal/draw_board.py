"""The technology board of Beyond the Sun: the basic box, the guilds, the tree, the tableau."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from heliopause.games.sun.rules.card_views import GuildView, SunTechnologyView
from heliopause.games.sun.rules.constants import LEVELS
from heliopause.terminal.beyond.draw_tree import (
    action_lines,
    draw_basic,
    draw_spaces,
    draw_tree,
    draw_undiscovered,
    power_lines,
)
from heliopause.terminal.scene import QUIET, Scene, dotted, grid, heading


def draw_board(scene: Scene, full: bool = False) -> RenderableType:
    parts: list[RenderableType] = [heading(scene.say("head-board"))]
    parts.append(draw_basic(scene))
    guilds = [guild for guild in scene.view.guilds if full or guild.open]
    if guilds:
        parts.append(_guilds(scene, guilds))
    parts.append(draw_tree(scene, LEVELS, lambda scene, slot: card_lines(scene, slot.card), full))
    if not full:
        parts += draw_undiscovered(scene, LEVELS)
    if scene.view.rows:
        parts.append(draw_tableau(scene, full))
    return Group(*parts)


def _guilds(scene: Scene, guilds: list[GuildView]) -> Table:
    table = grid("fixed", "fixed", "cut")
    for number, guild in enumerate(guilds):
        line = Text(scene.line(guild.space.line))
        if guild.open:
            line = Text.assemble(line, "  ", draw_spaces(scene, [guild.space]))
        else:
            line = Text.assemble(line, "  ", (scene.say("guild-closed", tier=guild.tier), QUIET))
        label = Text(scene.say("guilds") if number == 0 else "", style=QUIET)
        table.add_row(label, scene.named(guild), line)
    return table


def card_lines(scene: Scene, card: SunTechnologyView) -> list[Text]:
    """A technology: its actions with their spaces, what comes at once, its powers."""
    anytime = [Text.assemble((scene.say("any-time"), QUIET), " ", scene.line(card.anytime))] if card.anytime else []
    return [*action_lines(scene, card), *anytime, *power_lines(scene, card)]


def draw_tableau(scene: Scene, full: bool = False) -> RenderableType:
    """The rows of the technology tableau, if the game uses it."""
    if not scene.view.rows:
        return Text(scene.say("no-tableau"))
    table = grid("fixed", "fixed", "wrap") if full else grid("fixed", "wrap")
    for numeral, row in scene.view.rows.items():
        label = Text(scene.say("row", level=numeral), style=QUIET)
        cards = [card for card in row if card is not None]
        if not full:
            told = dotted(Text.assemble(scene.types(card), " ", scene.named(card)) for card in cards)
            table.add_row(label, told)
            continue
        for card in cards:
            name = Text.assemble(scene.types(card), " ", scene.named(card))
            table.add_row(label, name, dotted(card_lines(scene, card)))
            label = Text("")
    return table
