"""Faction mats: one in full, one in three lines for its player, the others in one."""

from rich.console import Group, RenderableType
from rich.text import Text

from heliopause.beyond.constants import COLUMNS
from heliopause.games.sun.rules.constants import TRACK
from heliopause.games.sun.rules.view import FactionView
from heliopause.games.sun.terminal.draw_board import card_lines
from heliopause.games.sun.terminal.draw_rest import purse
from heliopause.terminal.beyond.draw_mat import Rows, draw_cards, growth, supply, title
from heliopause.terminal.scene import QUIET, Scene, dotted, grid


def draw_own(scene: Scene, seat: int) -> RenderableType:
    """The three lines of the seat that looks."""
    say = scene.say
    faction = scene.view.seats[seat]
    has = dotted(
        [
            *(Text(text.plain, style="bold") for text in purse(scene, faction)),
            Text(say("mat-supply", columns=supply(faction))),
            growth(scene, faction),
            Text(say("mat-mines", n=faction.mines)),
            Text(say("mat-automation", n=faction.automation)),
        ]
    )
    private = [card.name for card in faction.private]
    colonies = [card.name for card in faction.colonies]
    cards = draw_cards(scene, faction, {"mat-private": private, "mat-colonies": colonies})
    return Group(title(scene, faction, faction.mat, points=True), has, *([cards] if cards.plain else []))


def draw_others(scene: Scene, seats: list[int]) -> RenderableType:
    """A line for each of the others."""
    say = scene.say
    table = grid("fixed", "fixed", "fixed", "fixed", "fixed", "fixed", "fixed", "fixed", "fixed", "cut", padding=1)
    for seat in seats:
        faction = scene.view.seats[seat]
        table.add_row(
            scene.who(seat),
            Text(say("points", n=scene.total(seat))),
            *purse(scene, faction),
            Text(say("mat-supply", columns=str(sum(column.cubes for column in faction.columns)))),
            growth(scene, faction),
            Text(say("mat-mines", n=faction.mines)),
            Text(say("mat-technology-count", n=len(faction.technologies))),
            Text(say("mat-colony-count", n=len(faction.colonies))),
            scene.named(faction.mat, QUIET),
        )
    return table


def draw_mat(scene: Scene, seat: int) -> RenderableType:
    """One mat in full."""
    say = scene.say
    faction = scene.view.seats[seat]
    card = next((mat for mat in scene.content.mats if mat.id == faction.mat.id), None)
    rows = Rows(scene)
    row = rows.add
    row("row-pop", str(faction.pop))
    row("row-ore", str(faction.ore))
    row("row-supply", supply(faction))
    if card is not None:
        row("row-food", _food_track(card.growing, faction.food))
        row("row-mining", _ore_track(card.mining, faction.ore_discs))
        row("row-automation", _automation(faction))
        if card.setup is not None:
            row("row-setup", say.tell(card.setup.phrase()))
        for innovation, state in zip(card.innovations, faction.innovations, strict=True):
            reached = say("innovation-reached") if state.reached else ""
            row("row-innovation", f"{innovation.name} {reached}".strip())
    rows.add_technologies(seat)
    for private in faction.private:
        told = dotted([Text.assemble(scene.types(private), " ", scene.named(private)), *card_lines(scene, private)])
        row("row-private", told)
    row("row-colonies", say.list(f"{c.name} ({say('points', n=c.vp)})" for c in faction.colonies))
    rows.add_powers(faction)
    row("row-ships", say("ships-and-power", n=faction.ships, power=_power(scene, seat)))
    retired = [str(level) for level, n in enumerate(faction.retired, 1) for _ in range(n)]
    row("row-retired", "+".join(retired))
    rows.add_end("row-achievements", faction)
    return Group(title(scene, faction, faction.mat), rows.table, Text(say("mat-legend"), style=QUIET))


def _power(scene: Scene, seat: int) -> int:
    return sum(int(place.power[seat]) for place in scene.view.places)


def _food_track(growing: list[tuple[int, ...]], discs: int) -> str:
    """`A · (B) ...`: what stands on each circle, in parentheses where a disc still covers it."""
    shown = []
    for circle in range(TRACK + 1):
        before = growing[TRACK - circle + 1] if circle else ()
        new = growing[TRACK - circle][len(before) :]
        shown.append("".join(COLUMNS[column] for column in new) or "·")
    return _covered(shown, discs)


def _ore_track(mining: list[int], discs: int) -> str:
    shown = []
    for circle in range(TRACK + 1):
        more = mining[TRACK - circle] - (mining[TRACK - circle + 1] if circle else 0)
        shown.append(str(more) if more else "·")
    return _covered(shown, discs)


def _covered(circles: list[str], discs: int) -> str:
    open_circles = len(circles) - discs
    return "  ".join(text if number < open_circles else f"({text})" for number, text in enumerate(circles))


def _automation(faction: FactionView) -> str:
    reached = faction.automation
    levels = [f"[{vp}]" if level < reached else str(vp) for level, vp in enumerate(faction.automation_vp)]
    return "  ".join(levels) + (f"  +{reached - len(levels)}" if reached > len(levels) else "")
