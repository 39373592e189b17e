"""What the technology boards of both games have: action spaces with their pawns, and the tree by level."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from heliopause.beyond.view import PowerView, SlotView, SpaceView, TechnologyView
from heliopause.terminal.scene import QUIET, Scene, View, dotted, grid

S = TypeVar("S", bound=SpaceView)


def by_action(spaces: Sequence[S]) -> list[list[S]]:
    """The spaces of each action, in order."""
    found: dict[str, list[S]] = {}
    for space in spaces:
        found.setdefault(space.action, []).append(space)
    return list(found.values())


def draw_basic(scene: Scene) -> Table:
    """Two actions a line: what they do, and their spaces with the pawns on them."""
    cells = [
        Text.assemble(scene.line(spaces[0].line), "  ", draw_spaces(scene, spaces), no_wrap=True)
        for spaces in by_action(scene.view.basic)
    ]
    table = grid("fixed", "fixed", "cut")
    for row in range(0, len(cells), 2):
        table.add_row(Text(scene.say("basic") if row == 0 else "", style=QUIET), *cells[row : row + 2])
    return table


def draw_spaces(scene: Scene, spaces: Sequence[SpaceView]) -> Text:
    """`[ ][●][+1]`: a space with what stands on it, or what it costs more."""
    shown = Text()
    for space in spaces:
        inside = scene.marks(space.pawns)
        if space.repeatable:
            inside = Text.assemble("∞" if not scene.plain else "*", inside)
        elif not inside.plain:
            inside = Text(f"+{space.extra}" if space.extra else " ", style=QUIET)
        shown.append("[").append_text(inside).append("]")
    return shown


def draw_tree(
    scene: Scene, levels: tuple[str, ...], lines_of: Callable[[Scene, View], list[Text]], full: bool
) -> Table:
    """The slots with what lies on them; `levels` are the numerals of the game, `lines_of` tells the card of a slot."""
    table = grid("fixed", "fixed", "fixed", "fixed", "fixed", "wrap" if full else "cut", padding=1)
    level = 0
    for slot in scene.view.slots:
        card = slot.card
        if card is None and not full:
            continue
        numeral = levels[slot.level] if slot.level != level else ""
        level = slot.level
        if card is None:
            what = Text(scene.say("slot-hidden", needs=needs(scene, slot)), style=QUIET)
            table.add_row(Text(numeral, style=QUIET), Text(slot.id, style="bold"), "", Text("?"), "", what)
            continue
        lines = lines_of(scene, slot)
        told: Text = Text("\n").join(lines) if full else dotted(lines)
        if full and slot.needs:
            told.append(f"\n{scene.say('slot-needs', needs=needs(scene, slot))}", style=QUIET)
        table.add_row(
            Text(numeral, style=QUIET),
            Text(slot.id, style="bold"),
            scene.types(card),
            scene.named(card, "bold" if scene.me in slot.researched else ""),
            scene.marks(slot.researched),
            told,
        )
    return table


def action_lines(scene: Scene, card: TechnologyView) -> list[Text]:
    """The actions of a card with their spaces, and what comes at once."""
    lines = [
        Text.assemble(draw_spaces(scene, spaces), " ", scene.line(spaces[0].line)) for spaces in by_action(card.spaces)
    ]
    if card.immediate:
        lines.append(Text.assemble((scene.say("at-once"), QUIET), " ", scene.line(card.immediate)))
    return lines


def power_lines(scene: Scene, card: TechnologyView) -> list[Text]:
    """The powers of a technology, and what it scores at the end."""
    lines = [Text.assemble((scene.say("power"), QUIET), " ", power) for power in powers(scene, card.power)]
    formula = next((tech.vp for tech in scene.content.technologies if tech.id == card.id), None)
    if formula is not None:
        lines.append(Text.assemble((scene.say("vp"), QUIET), " ", scene.say.tell(formula.phrase())))
    return lines


def powers(scene: Scene, held: Sequence[PowerView]) -> list[str]:
    """Powers, in short."""
    return [scene.say.word(f"short-power-{power.id}", n=power.n) for power in held]


def needs(scene: Scene, slot: SlotView) -> str:
    """`1+2`, or `2/abc` where two of three are enough."""
    if slot.needed < len(slot.needs):
        return scene.say("needs-some", n=slot.needed, slots=" ".join(slot.needs))
    return "+".join(slot.needs)


def draw_undiscovered(scene: Scene, levels: tuple[str, ...]) -> list[RenderableType]:
    """One line per level with the slots still empty; those whose prerequisites the seat has are bold with a star."""
    shown: list[RenderableType] = []
    mine = {slot.id for slot in scene.view.slots if scene.me in slot.researched}
    for level in (2, 3, 4):
        slots = [slot for slot in scene.view.slots if slot.level == level and slot.card is None]
        if not slots:
            continue
        line = Text(f"{levels[level]:4} ", style=QUIET)
        line.append(scene.say("undiscovered"), style=QUIET)
        for slot in slots:
            ready = scene.me is not None and len(mine.intersection(slot.needs)) >= slot.needed
            line.append(f"  {slot.id}", style="bold")
            line.append("*" if ready else "", style="bold")
            line.append(f" ({needs(scene, slot)})", style=QUIET)
            line.append_text(scene.marks(slot.researched))
        shown.append(line)
    return shown
