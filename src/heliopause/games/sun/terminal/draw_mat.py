"""Faction mats: one in full, one in three lines for its player, the others in one."""

from rich.console import Group, RenderableType
from rich.text import Text

from heliopause.beyond.constants import COLUMNS
from heliopause.games.sun.rules.constants import TRACK
from heliopause.games.sun.rules.view import FactionView
from heliopause.games.sun.terminal.draw_board import card_lines
from heliopause.terminal.beyond.draw_tree import powers
from heliopause.terminal.scene import QUIET, Scene, dotted, grid


def _technologies(scene: Scene, faction: FactionView) -> list[str]:
    """The names of a seat's technologies on the board, by slot; a slot just being discovered has no card yet."""
    researched = [slot for slot in scene.view.slots if faction.seat in slot.researched]
    return [slot.card.name if slot.card else f"? ({slot.id})" for slot in researched]


def _slots(scene: Scene, seat: int) -> str:
    """The slots a seat has researched, as `1 2 A a`."""
    return " ".join(slot.id for slot in scene.view.slots if seat in slot.researched)


def _supply(faction: FactionView) -> str:
    return "  ".join(f"{column.column} {column.cubes}/{column.room}" for column in faction.columns)


def _title(scene: Scene, faction: FactionView) -> Text:
    return Text.assemble(scene.who(faction.seat), "  ", scene.named(faction.mat, QUIET))


def draw_own(scene: Scene, seat: int) -> RenderableType:
    """The three lines of the seat that looks."""
    say = scene.say
    faction = scene.view.seats[seat]
    first = dotted(
        [
            _title(scene, faction),
            Text(say("points", n=scene.total(seat)), style="bold"),
            _pawn(scene, faction),
        ]
    )
    second = dotted(
        [
            Text(say("mat-pop", n=faction.pop), style="bold"),
            Text(say("mat-ore", n=faction.ore), style="bold"),
            Text(say("mat-supply", columns=_supply(faction))),
            Text(say("mat-grows", letters="".join(faction.grows) or "-")),
            Text(say("mat-mines", n=faction.mines)),
            Text(say("mat-automation", n=faction.automation)),
        ]
    )
    third = dotted(
        [
            *_listed(scene, "mat-technologies", [_slots(scene, seat)] if _slots(scene, seat) else []),
            *_listed(scene, "mat-private", [card.name for card in faction.private]),
            *_listed(scene, "mat-colonies", [card.name for card in faction.colonies]),
            *_listed(scene, "mat-powers", powers(scene, faction.powers)),
        ]
    )
    return Group(*(line for line in (first, second, third) if line.plain))


def _listed(scene: Scene, message: str, names: list[str]) -> list[Text]:
    return [Text.assemble((scene.say(message), QUIET), " ", ", ".join(names))] if names else []


def _pawn(scene: Scene, faction: FactionView) -> Text:
    """Where the pawn stands: it must move."""
    if faction.pawn is None:
        return Text("")
    space = next(space for space in scene.content.spaces if space.id == faction.pawn)
    return Text(scene.say("mat-pawn", where=scene.say.tell(space.action.title)), style=QUIET)


def draw_others(scene: Scene, seats: list[int]) -> RenderableType:
    """A line for each of the others."""
    say = scene.say
    table = grid("fixed", "fixed", "fixed", "fixed", "fixed", "fixed", "fixed", "fixed", "fixed", "cut", padding=1)
    for seat in seats:
        faction = scene.view.seats[seat]
        supply = sum(column.cubes for column in faction.columns)
        table.add_row(
            scene.who(seat),
            Text(say("points", n=scene.total(seat))),
            Text(say("mat-pop", n=faction.pop)),
            Text(say("mat-ore", n=faction.ore)),
            Text(say("mat-supply", columns=str(supply))),
            Text(say("mat-grows", letters="".join(faction.grows) or "-")),
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
    table = grid("fixed", "wrap")

    def row(message: str, value: str | Text) -> None:
        if value:
            table.add_row(Text(say(message), style=QUIET), value)

    row("row-pop", str(faction.pop))
    row("row-ore", str(faction.ore))
    row("row-supply", _supply(faction))
    if card is not None:
        row("row-food", _food_track(card.growing, faction.food))
        row("row-mining", _ore_track(card.mining, faction.ore_discs))
        row("row-automation", _automation(faction))
        if card.setup is not None:
            row("row-setup", say.tell(card.setup.phrase()))
        for innovation, state in zip(card.innovations, faction.innovations, strict=True):
            reached = say("innovation-reached") if state.reached else ""
            row("row-innovation", f"{innovation.name} {reached}".strip())
    row("row-technologies", ", ".join(_technologies(scene, faction)))
    for private in faction.private:
        told = dotted([Text.assemble(scene.types(private), " ", scene.named(private)), *card_lines(scene, private)])
        row("row-private", told)
    row("row-colonies", ", ".join(f"{c.name} ({say('points', n=c.vp)})" for c in faction.colonies))
    row("row-powers", ", ".join(say.word(f"power-{power}") for power in faction.powers))
    row("row-ships", say("ships-and-power", n=faction.ships, power=_power(scene, seat)))
    retired = [str(level) for level, n in enumerate(faction.retired, 1) for _ in range(n)]
    row("row-retired", "+".join(retired))
    names = {card.id: card.name for card in scene.content.achievements}
    row("row-achievements", ", ".join(names[id] for id in faction.achievements))
    row("row-points", str(scene.total(seat)))
    return Group(dotted([_title(scene, faction), _pawn(scene, faction)]), table, Text(say("mat-legend"), style=QUIET))


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
