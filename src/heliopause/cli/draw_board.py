"""The technology board: the basic box with its pawns, the guilds, the tree by level, the tableau."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from heliopause.cli.scene import QUIET, Scene, View, dotted, grid, heading

LEVELS = ("", "I", "II", "III", "IIII")


def draw_board(scene: Scene, full: bool = False) -> RenderableType:
    parts: list[RenderableType] = [heading(scene.say("head-board"))]
    parts.append(_basic_box(scene))
    guilds = [guild for guild in scene.view["guilds"] if full or guild["open"]]
    if guilds:
        parts.append(_guilds(scene, guilds))
    parts.append(_tree(scene, full))
    if not full:
        parts += _undiscovered(scene)
    if scene.view["rows"]:
        parts.append(draw_tableau(scene, full))
    return Group(*parts)


def _basic_box(scene: Scene) -> Table:
    """Two actions a line: the line in the notation, and its spaces with the pawns on them."""
    by_action: dict[str, list[View]] = {}
    for space in scene.view["basic"]:
        by_action.setdefault(space["action"], []).append(space)
    cells = [
        Text.assemble((spaces[0]["line"], ""), "  ", draw_spaces(scene, spaces), no_wrap=True)
        for spaces in by_action.values()
    ]
    table = grid("fixed", "fixed", "cut")
    for row in range(0, len(cells), 2):
        table.add_row(Text(scene.say("basic") if row == 0 else "", style=QUIET), *cells[row : row + 2])
    return table


def draw_spaces(scene: Scene, spaces: list[View]) -> Text:
    """`[ ][●][+1]`: a space with what stands on it, or the ore it costs more."""
    shown = Text()
    for space in spaces:
        inside = scene.marks(space["pawns"])
        if space["repeatable"]:
            inside = Text.assemble("∞" if not scene.plain else "*", inside)
        elif not inside.plain:
            inside = Text(f"+{space['extra']}" if space["extra"] else " ", style=QUIET)
        shown.append("[").append_text(inside).append("]")
    return shown


def _guilds(scene: Scene, guilds: list[View]) -> Table:
    table = grid("fixed", "fixed", "cut")
    for number, guild in enumerate(guilds):
        line = Text(guild["space"]["line"])
        if guild["open"]:
            line = Text.assemble(line, "  ", draw_spaces(scene, [guild["space"]]))
        else:
            line = Text.assemble(line, "  ", (scene.say("guild-closed", tier=guild["tier"]), QUIET))
        label = Text(scene.say("guilds") if number == 0 else "", style=QUIET)
        table.add_row(label, scene.named(guild), line)
    return table


def _tree(scene: Scene, full: bool) -> Table:
    table = grid("fixed", "fixed", "fixed", "fixed", "fixed", "wrap" if full else "cut", padding=1)
    level = 0
    for slot in scene.view["slots"]:
        card = slot["card"]
        if card is None and not full:
            continue
        numeral = LEVELS[slot["level"]] if slot["level"] != level else ""
        level = slot["level"]
        if card is None:
            what = Text(scene.say("slot-hidden", needs=needs(scene, slot)), style=QUIET)
            table.add_row(Text(numeral, style=QUIET), Text(slot["id"], style="bold"), "", Text("?"), "", what)
            continue
        lines = card_lines(scene, card)
        told: Text = Text("\n").join(lines) if full else dotted(lines)
        if full and slot["needs"]:
            told.append(f"\n{scene.say('slot-needs', needs=needs(scene, slot))}", style=QUIET)
        researched = scene.marks(slot["researched"])
        table.add_row(
            Text(numeral, style=QUIET),
            Text(slot["id"], style="bold"),
            scene.types(card),
            scene.named(card, "bold" if scene.me in slot["researched"] else ""),
            researched,
            told,
        )
    return table


def card_lines(scene: Scene, card: View) -> list[Text]:
    """A technology in the notation: its actions with their spaces, what comes at once, its powers."""
    lines = []
    by_action: dict[str, list[View]] = {}
    for space in card["spaces"]:
        by_action.setdefault(space["action"], []).append(space)
    lines += [Text.assemble(draw_spaces(scene, spaces), " ", spaces[0]["line"]) for spaces in by_action.values()]
    if card["immediate"]:
        lines.append(Text.assemble((scene.say("at-once"), QUIET), " ", card["immediate"]))
    if card["anytime"]:
        lines.append(Text.assemble((scene.say("any-time"), QUIET), " ", card["anytime"]))
    lines += [Text.assemble((scene.say("power"), QUIET), " ", power) for power in card["power"]]
    formula = next((tech.vp for tech in scene.content.technologies if tech.id == card["id"]), None)
    if formula is not None:
        lines.append(Text.assemble((scene.say("vp"), QUIET), " ", scene.say.tell(formula.phrase())))
    return lines


def needs(scene: Scene, slot: View) -> str:
    """`1+2`, or `2/abc` where two of three are enough."""
    if slot["needed"] < len(slot["needs"]):
        return scene.say("needs-some", n=slot["needed"], slots=" ".join(slot["needs"]))
    return "+".join(slot["needs"])


def _undiscovered(scene: Scene) -> list[RenderableType]:
    """One line per level with the slots still empty; those whose prerequisites the seat has are bold with a star."""
    shown: list[RenderableType] = []
    mine = {slot["id"] for slot in scene.view["slots"] if scene.me in slot["researched"]}
    for level in (2, 3, 4):
        slots = [slot for slot in scene.view["slots"] if slot["level"] == level and slot["card"] is None]
        if not slots:
            continue
        line = Text(f"{LEVELS[level]:4} ", style=QUIET)
        line.append(scene.say("undiscovered"), style=QUIET)
        for slot in slots:
            ready = scene.me is not None and len(mine.intersection(slot["needs"])) >= slot["needed"]
            line.append(f"  {slot['id']}", style="bold")
            line.append("*" if ready else "", style="bold")
            line.append(f" ({needs(scene, slot)})", style=QUIET)
            line.append_text(scene.marks(slot["researched"]))
        shown.append(line)
    return shown


def draw_tableau(scene: Scene, full: bool = False) -> Table:
    """The rows of the technology tableau, if the game uses it."""
    table = grid("fixed", "fixed", "wrap") if full else grid("fixed", "wrap")
    for numeral, row in scene.view["rows"].items():
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
